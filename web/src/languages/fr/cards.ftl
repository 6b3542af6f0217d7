# Ce que dit la table du jeu de cartes.

web-acts = joue
web-add = ajouter
web-all-in = tapis
web-at-stake = { $amount } PG en jeu
web-between-others = Entre les autres
web-between-whom = Avec qui ?
web-bluff = bluff
web-cancelled = sans effet
web-challenge-seen = Défi { $number }, face cachée, vu de vous seul : { $card }
web-challenge-up = Défi { $number } : { $card }
web-duels = { $hero-the } défie { $other-the } en duel
web-effect-for = Effet spécial : { $hero }.
web-faces = { $hero-the } affronte { $challenge-the }
web-gives = { $hero-the } donne
web-hand-count = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
web-laid = Les cartes jouées
web-laid-by = Jouée par : { $by }
web-laid-by-on = Jouée par : { $by }, sur : { $on }
web-lay-here = La jouer ici
web-one-less = moins
web-lies-face-down = face cachée
web-loot = Butin
web-one-more = plus
web-must-exceed = { $opponent } : { $value } à dépasser
web-next = suivant
web-object-for = Objet { $number } : { $hero }.
web-owns = { $glory } PG, cartes : { $cards }
web-piles = Pioches et défausses
web-printed = valeurs imprimées
web-put = Le poser
web-room = Place pour un Défi
web-seal-send = Sceller et envoyer
web-stands-here = { $hero } se tient ici{ $count ->
    [0] .
   *[other] , avec { $allies }.
}
web-stays-beside = Votre mise : { $stake }. À côté restent { $stays } PG.
web-theirs = la leur
web-whoever-acts = qui joue
web-you-give = Vous donnez
web-yours = la vôtre
