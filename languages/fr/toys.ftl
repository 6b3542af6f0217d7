# Les deux petits jeux : Nim et Embuscade.

## Nim

nim-ask = { $seat } prend des pierres dans un tas.
nim-offer = { $stones ->
    [one] Prendre une pierre
   *[other] Prendre { $stones } pierres
} du tas { $heap }
nim-took = { $seat } prend { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
} du tas { $heap }.
nim-heap = Tas { $heap } : { $stones ->
    [0] vide
    [one] une pierre
   *[other] { $stones } pierres
}
nim-refused-empty-heap = Il n’y a pas de pierre dans ce tas.
nim-refused-none = Il faut prendre au moins une pierre.
nim-refused-too-many = Ce tas ne contient pas autant de pierres.

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
