# Les deux petits jeux : Nim et Embuscade.

## Nim

nim-ask = { $seat } choisit un tas.
nim-ask-stones = { $seat } prend des cailloux dans le tas { $heap }.
nim-offer-heap = Tas { $heap }
nim-offer-take = { $stones ->
    [one] Prendre un caillou
   *[other] Prendre { $stones } cailloux
}
nim-chose = { $seat } choisit le tas { $heap }.
nim-took = { $seat } prend { $stones ->
    [one] un caillou
   *[other] { $stones } cailloux
} du tas { $heap }.
nim-heap = Tas { $heap } : { $stones ->
    [0] vide
    [one] un caillou
   *[other] { $stones } cailloux
}
nim-refused-empty-heap = Il n’y a pas de caillou dans ce tas.
nim-refused-choose-heap = Choisissez d’abord un tas.
nim-refused-chosen = Un tas est déjà choisi ; reprenez le coup pour en choisir un autre.
nim-refused-none = Il faut prendre au moins un caillou.
nim-refused-too-many = Ce tas ne contient pas autant de cailloux.

## Embuscade

ambush-card-shield = Bouclier
ambush-card-feint = Feinte
ambush-card-rally = Ralliement

ambush-ask-plan = Choisissez en secret ce que fera votre bande.
ambush-ask-answer = Répondez-vous avec { $card } ?
ambush-wait-plans = Les bandes préparent leurs plans.

ambush-offer-lie-low = Se cacher
ambush-offer-rally = Rallier : jouer la carte et regagner un homme
ambush-offer-strike = Attaquer { $target }
ambush-offer-decline = Ne pas répondre
ambush-offer-answer = Répondre avec { $card }

ambush-round = La manche { $round } commence.
ambush-drew = { $seat } pioche { $card }.
ambush-drew-unseen = { $seat } pioche une carte.
ambush-lies-low = { $seat } se cache.
ambush-rallies = { $seat } appelle à l’aide.
ambush-goes-for = { $seat } marche contre { $target }.
ambush-rallied = { $seat } regagne un homme.
ambush-struck = { $seat } fond sur { $target } avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
}.
ambush-answered = { $seat } répond avec { $card }.
ambush-rolled = { $hits ->
    [0] { $seat } ne fait aucun mal à { $target }.
    [one] { $seat } touche { $target } une fois.
   *[other] { $seat } touche { $target } { $hits } fois.
}
ambush-out = La bande de { $seat } est dispersée.
ambush-discarded = { $seat } défausse { $cards }.

ambush-describe-round = Manche { $round } sur { $rounds }
ambush-describe-band = { $seat } : { $men ->
    [0] aucun homme
    [one] un homme
   *[other] { $men } hommes
}, { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}
ambush-describe-hand = Votre main : { $cards }
ambush-describe-sealed = Votre plan est fait ; vous pouvez le changer tant que tous n’ont pas choisi.

ambush-refused-no-rally = Vous n’avez pas de Ralliement à jouer.
ambush-refused-target = On n’attaque qu’une autre bande encore debout.
ambush-refused-plan-first = C’est le moment des plans : choisissez-en un.
ambush-refused-not-held = Vous n’avez pas cette carte.
ambush-refused-answer = Cela ne répond pas à ce qui est demandé.
