# What is said in play.

nim-ask = { $seat-the } choisit un tas.
nim-ask-stones = { $seat-the } prend des cailloux dans le tas { $heap }.
nim-offer-heap = Tas { $heap }
nim-offer-take = { $stones ->
    [one] Prendre un caillou
   *[other] Prendre { $stones } cailloux
}
nim-chose = { $seat-the } choisit le tas { $heap }.
nim-took = { $seat-the } prend { $stones ->
    [one] un caillou
   *[other] { $stones } cailloux
} dans le tas { $heap }.
nim-heap = Tas { $heap } : { $stones ->
    [0] vide
    [one] un caillou
   *[other] { $stones } cailloux
}
nim-refused-empty-heap = Il n’y a pas de caillou dans ce tas.
nim-refused-choose-heap = Choisissez d’abord un tas.
nim-refused-chosen = Un tas est déjà choisi ; reprenez le coup pour en choisir un autre.
nim-refused-none = Il faut prendre au moins un caillou.
nim-refused-too-many = Ce tas ne contient pas autant de cailloux.
