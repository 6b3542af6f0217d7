# What is said in play.

ambush-card-shield = Bouclier
ambush-card-feint = Feinte
ambush-card-rally = Ralliement

ambush-ask-plan = Choisissez en secret ce que fera votre bande.
ambush-ask-answer = Répondez-vous avec { $card-the } ?
ambush-wait-plans = Les bandes préparent leurs plans.

ambush-offer-lie-low = Se cacher
ambush-offer-rally = Rallier : jouer la carte et regagner un homme
ambush-offer-strike = Attaquer { $target-the }
ambush-offer-decline = Ne pas répondre
ambush-offer-answer = Répondre avec { $card-the }

ambush-round = La manche { $round } commence.
ambush-drew = { $seat-the } pioche { $card-the }.
ambush-drew-unseen = { $seat-the } pioche une carte.
ambush-lies-low = { $seat-the } se cache.
ambush-rallies = { $seat-the } appelle à l’aide.
ambush-goes-for = { $seat-the } marche contre { $target-the }.
ambush-rallied = { $seat-the } regagne un homme.
ambush-struck = { $seat-the } fond sur { $target-the } avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
}.
ambush-answered = { $seat-the } répond avec { $card-the }.
ambush-rolled = { $seat-the } { $hits ->
    [0] ne fait aucun mal { $target-dat }
    [one] touche { $target-the } une fois
   *[other] touche { $hits } fois { $target-the }
}.
ambush-out = La bande { $seat-of } est dispersée.
ambush-discarded = { $seat-the } défausse { $cards-the }.

ambush-describe-round = Manche { $round } sur { $rounds }
ambush-describe-band = { $seat } : { $men ->
    [0] aucun homme
    [one] un homme
   *[other] { $men } hommes
}, { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}
ambush-describe-hand = Votre main : { $cards }
ambush-describe-sealed = Votre plan est fait ; vous pouvez le changer tant que tous n’ont pas choisi.

ambush-refused-no-rally = Vous n’avez pas de Ralliement à jouer.
ambush-refused-target = On n’attaque qu’une autre bande encore debout.
ambush-refused-plan-first = C’est le moment des plans : choisissez-en un.
ambush-refused-not-held = Vous n’avez pas cette carte.
ambush-refused-answer = Cela ne répond pas à ce qui est demandé.
