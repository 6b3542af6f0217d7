# Age of Conan : ce qui est demandé, proposé, raconté et refusé.

## Mots

face-military = militaire
face-intrigue = intrigue
face-court-conan = cour+Conan
face-military-intrigue = militaire/intrigue
face-wild = joker
use-military = une action militaire
use-intrigue = une action d’intrigue
use-court = une action de cour
conflict-hit = coup
conflict-hit-conan = coup+Conan
conflict-hit-attacker = coup (attaquant)
conflict-shield = bouclier
conflict-axe = hache
conflict-miss = raté
contest-campaign = campagne
    .a = une campagne
contest-siege = siège
    .a = un siège
contest-battle = bataille
    .a = une bataille
contest-alliance = conflit d’intrigues pour une alliance
    .a = un conflit d’intrigues pour une alliance
contest-breaking = conflit d’intrigues pour annuler une alliance
    .a = un conflit d’intrigues pour annuler une alliance
side-attacker = attaquant
    .class = mv
side-defender = défenseur
    .class = m
aoc-unseen-token = pion caché
    .the = le pion caché
aoc-from-cards = cartes
aoc-source-before = ce qui était déjà là
aoc-source-failure = le couronnement manqué
aoc-source-raids = pillages
aoc-source-supremacy = la majorité des pions aventure
aoc-source-crown = la couronne de Conan
aoc-source-crom = le plus de pions Crom
aoc-source-gold = le royaume le plus riche
aoc-source-forts = forts et cités
aoc-source-objectives = objectifs
aoc-source-campaigns = campagnes

## Questions

aoc-wait-all = Chacun fait un choix secret.
aoc-ask-bid = Misez pour Conan : un pion mise et une carte stratégie, en secret.
aoc-ask-second-card = Vous avez la carte Bonus Conan : remplacer votre carte stratégie par une autre ?
aoc-ask-move-conan = Déplacer Conan ? L’aventure le mène { $destination-to }.
aoc-ask-keep-or-trade = Garder le pion ou l’échanger ?
aoc-ask-main = Jouez et réactivez des cartes permanentes, puis choisissez un dé du destin.
aoc-ask-conan-action = Action Conan : déplacez Conan, placez un pillard, ou les deux.
aoc-ask-take-token = Prendre le premier pion aventure ?
aoc-ask-court = Action de cour : piochez des cartes ou jouez un événement.
aoc-ask-military = Action militaire : redéployez, attaquez ou placez des unités.
aoc-ask-redeploy = Redéployer quelle armée ?
aoc-ask-how-many = Combien d’unités quittent { $from-the } ?
aoc-ask-where-to = Où { $count ->
    [one] va l’unité venue
   *[other] vont les { $count } unités venues
} { $from-from } ?
aoc-ask-place-second = Placer une seconde unité ailleurs ?
aoc-ask-march = Marche forcée { $at-in } ?
aoc-ask-retreat = Faire retraite, ou poursuivre le conflit { $at-in } ?
aoc-ask-intrigue = Action d’intrigue : déplacez des émissaires, initiez un conflit d’intrigues, collectez de l’or ou placez un émissaire.
aoc-ask-emissary-to = Où va l’émissaire ? Il part { $from-from }.
aoc-ask-strategy-card = { $contest } { $at-in } : jouez-vous une carte stratégie comme { $side } ?
aoc-ask-window = { $contest } { $at-in } : utilisez-vous une carte ou la sorcellerie ?
aoc-ask-dice = Choisissez les dés à relancer, encore { $count } au plus.
aoc-ask-sacrifice = La carte coûte une unité : laquelle ?
aoc-ask-put = Choisissez une province pour la carte (encore { $count }).
aoc-ask-rob = À qui prendre jusqu’à { $gold ->
    [0] { $sorcery ->
        [one] { $sorcery } pion sorcellerie
       *[other] { $sorcery } pions sorcellerie
    }
    [one] { $gold } pion or
   *[other] { $gold } pions or
} ?
aoc-ask-make-ready = Quelle carte utilisée redevient prête ?
aoc-ask-stride = Déplacer Conan ? { $count ->
    [one] Il reste un pas.
   *[other] Il reste { $count } pas.
}
aoc-ask-raids = Pillages : retirer une unité pour chasser les pillards ?
aoc-ask-troops = Placez des unités, ou changez des forts en cités.
aoc-ask-spending = Dépenser de l’or ? Vous avez { $gold ->
    [one] { $gold } pion or
   *[other] { $gold } pions or
}.
aoc-ask-artifact = Choisissez en secret des pions d’une catégorie pour un artefact.
aoc-ask-crown = Tenter de couronner Conan ?

## Propositions

aoc-offer-bid = Miser { $token } avec { $card-the } : { $worth } en tout
aoc-offer-bid-token = Miser { $token } sans carte
aoc-offer-strategy = Jouer { $card-the }
aoc-offer-table = Jouer { $card-the } : { $text }
aoc-offer-refresh = Réactiver { $card-the } : { $text }
aoc-offer-ready = Rendre prête { $card-the } : { $text }
aoc-offer-use = Utiliser { $card-the } : { $text }
aoc-offer-conan = Conan va { $at-to }
aoc-offer-raider = Placer un pillard { $at-in }
aoc-offer-place = Placer une unité { $at-in }
aoc-offer-buy-unit = Acheter une unité { $at-in } (2 pions or)
aoc-offer-send = Placer un émissaire { $at-in }
aoc-offer-buy-emissary = Acheter un émissaire { $at-in } (2 pions or)
aoc-offer-army = Déplacer l’armée qui est { $at-in }
aoc-offer-emissary = Déplacer un émissaire qui est { $at-in }
aoc-offer-emissary-to = Aller { $at-to }
aoc-offer-redeploy = Redéployer { $at-to }
aoc-offer-attack = Attaquer { $at-the }
aoc-offer-campaign = Poursuivre la campagne { $at-in }
aoc-offer-contest = Initier un conflit d’intrigues { $at-in }
aoc-offer-collect = Collecter de l’or { $at-in }
aoc-offer-retreat = Faire retraite { $at-to }
aoc-offer-sacrifice = Sacrifier une unité { $at-in }
aoc-offer-repel = Défausser les pillards { $at-in }
aoc-offer-city = Construire une cité { $at-in }
aoc-offer-take = Prendre le premier pion
aoc-offer-leave-token = Laisser le pion
aoc-offer-keep = Garder { $token-the }
aoc-offer-trade = Échanger { $token-the } contre { $gold ->
    [0] { $sorcery ->
        [one] { $sorcery } pion sorcellerie
       *[other] { $sorcery } pions sorcellerie
    }
   *[other] { $gold ->
        [one] { $gold } pion or
       *[other] { $gold } pions or
    }{ $sorcery ->
        [0] { "" }
        [one] {" "}et { $sorcery } pion sorcellerie
       *[other] {" "}et { $sorcery } pions sorcellerie
    }
}
aoc-offer-die = Utiliser un dé « { $face } » pour { $use }
aoc-offer-draw-both = Piocher une carte royaume et une carte stratégie
aoc-offer-draw-two = Piocher deux cartes stratégie
aoc-offer-units = { $count ->
    [one] Une unité
   *[other] { $count } unités
}
aoc-offer-sorcery = Dépenser un pion sorcellerie pour relancer tous les dés
aoc-offer-reroll = Relancer un dé : { $die }
aoc-offer-march = Marche forcée : retirer une unité et poursuivre la campagne
aoc-offer-halt = S’arrêter
aoc-offer-fight = Jouer un autre round
aoc-offer-rob = { $who-dat }
aoc-offer-slay = Une unité { $who-of } { $at-in }
aoc-offer-banish = Un émissaire { $who-of } { $at-in }
aoc-offer-buy-both = Acheter une carte royaume et une carte stratégie (2 pions or)
aoc-offer-buy-one = Acheter une carte stratégie (1 pion or)
aoc-offer-category = Choisir les pions { $category }
aoc-offer-token = Ajouter { $token-the }
aoc-offer-reconsider = Choisir à nouveau
aoc-offer-seal = Sceller ce choix
aoc-offer-crown = Couronner Conan avec vos pions { $category } (total { $total }). Si un autre joueur en a autant, vous finissez à la dernière place avec 0 point
aoc-offer-no-crown = Ne pas couronner Conan
aoc-offer-stay = Conan reste
aoc-offer-pass = Passer
aoc-offer-done = Rien de plus

## Ce qui se passe

aoc-takes = { $seat-the } joue { $who-the }.
aoc-objective-up = Nouvel objectif, « { $objective } » : { $text }
aoc-adventure-up = L’aventure « { $adventure } » commence ; elle mène Conan { $destination-to }.
aoc-track-filled = Sur l’échelle d’aventure : { $tokens }.
aoc-artifact-to = { $who-the } reçoit { $artifact-the }.
aoc-artifact-aside = Personne ne montre de pions pour { $artifact-the } : il est mis de côté.
aoc-artifact-tied = Égalité pour { $artifact-the } : personne ne le reçoit.
aoc-bonus-card-to = { $who-the } reçoit la carte Bonus Conan.
aoc-bonus-card-by-points = { $who-the } a le moins de points d’empire et reçoit la carte Bonus Conan.
aoc-bonus-card-by-tokens = Parmi les derniers en points d’empire, { $who-the } a le moins de pions aventure et reçoit la carte Bonus Conan.
aoc-bonus-card-aside = Personne ne reçoit la carte Bonus Conan : les derniers en points d’empire ont aussi peu de pions aventure.
aoc-drew-card = { $who-the } pioche { $card-the }.
aoc-drew-kingdom = { $who-the } pioche une carte royaume.
aoc-drew-strategy = { $who-the } pioche une carte stratégie.
aoc-first-player = { $who-the } prend le pion premier joueur.
aoc-fate-rolled = Les dés du destin montrent : { $dice }.
aoc-bid = { $who-the } mise { $token } avec { $card-the } : { $worth } en tout.
aoc-bid-token = { $who-the } mise { $token } sans carte.
aoc-second-card = { $who-the } joue plutôt { $card-the } : { $worth } en tout.
aoc-bids-tied-tokens = Les plus fortes mises sont égales : le plus petit nombre de pions aventure l’emporte.
aoc-bids-tied-distance = Les plus fortes mises sont égales, les nombres de pions aventure aussi : le chemin le plus court depuis la province d’origine l’emporte.
aoc-bids-tied-lot = Les plus fortes mises sont égales et rien ne les départage : le sort en décide.
aoc-conan-player = { $who-the } devient le joueur Conan.
aoc-tokens-back = { $who-the } reprend ses pions mise utilisés ; le 0 reste utilisé.
aoc-turn-of = C’est au tour { $who-of }.
aoc-conan-moves = Conan va { $to-to }.
aoc-token-taken = { $who-the } prend { $token-the }.
aoc-token-discarded = { $token-the } { $token-is } défaussé{ $token-e }.
aoc-token-drawn = { $who-the } pioche { $token-the } dans le sac.
aoc-token-drawn-unseen = { $who-the } pioche un pion dans le sac, sans le montrer.
aoc-token-kept = { $who-the } garde le pion.
aoc-token-traded = { $who-the } échange { $token-the } contre { $gold ->
    [0] { $sorcery ->
        [one] { $sorcery } pion sorcellerie
       *[other] { $sorcery } pions sorcellerie
    }
   *[other] { $gold ->
        [one] { $gold } pion or
       *[other] { $gold } pions or
    }{ $sorcery ->
        [0] { "" }
        [one] {" "}et { $sorcery } pion sorcellerie
       *[other] {" "}et { $sorcery } pions sorcellerie
    }
}.
aoc-table-played = { $who-the } joue { $card-the } sur la table{ $gold ->
    [0] { "" }
    [one] {" "}pour { $gold } pion or
   *[other] {" "}pour { $gold } pions or
}.
aoc-refreshed = { $who-the } réactive { $card-the }{ $gold ->
    [0] { "" }
    [one] {" "}pour { $gold } pion or
   *[other] {" "}pour { $gold } pions or
}.
aoc-used = { $who-the } utilise { $card-the }{ $gold ->
    [0] { "" }
    [one] {" "}pour { $gold } pion or
   *[other] {" "}pour { $gold } pions or
}{ $sorcery ->
    [0] { "" }
    [one] {" "}pour { $sorcery } pion sorcellerie
   *[other] {" "}pour { $sorcery } pions sorcellerie
}.
aoc-made-ready = La carte « { $card } » { $who-of } redevient prête.
aoc-die-used = { $who-the } utilise un dé « { $face } » pour { $use }.
aoc-adventure-ends = L’aventure « { $adventure } » est terminée.
aoc-unit-placed = { $who-the } place une unité { $at-in }.
aoc-units-moved = { $who-the } déplace { $count ->
    [one] une unité
   *[other] { $count } unités
} { $from-from } { $to-to }.
aoc-units-removed = { $who-the } perd { $count ->
    [one] une unité
   *[other] { $count } unités
} { $at-in }.
aoc-emissary-placed = { $who-the } place un émissaire { $at-in }.
aoc-emissary-moved = Un émissaire { $who-of } passe { $from-from } { $to-to }.
aoc-emissary-removed = { $who-the } retire un émissaire { $at-in }.
aoc-raider-placed = Des pillards surgissent { $at-in }.
aoc-raiders-discarded = { $count ->
    [one] Un pillard est défaussé
   *[other] { $count } pillards sont défaussés
} { $at-in }.
aoc-marker-removed = { $who-the } ne contrôle plus { $at-the }.
aoc-city-built = { $who-the } construit une cité { $at-in }.
aoc-contest-begins = { $who-the } initie { $contest-a } contre { $defender-the } { $at-in }.
aoc-contest-begins-alone = { $who-the } initie { $contest-a } { $at-in }.
aoc-card-face-down = { $who-the } joue une carte stratégie face cachée.
aoc-card-revealed = { $who-the } révèle { $card-the }.
aoc-rolled = Dés { $side-of } : { $dice }.
aoc-rolled-again = Dés { $side-of } après relance : { $dice }.
aoc-sorcery-spent = { $who-the } dépense un pion sorcellerie.
aoc-counted = Succès { $side-of } : { $sum }{ $sum-count ->
    [one] { "" }
   *[other] {" "}= { $total }
}.
aoc-compared = { $attacker } succès à { $defender } : { $winner-the } l’emporte.
aoc-compared-tied = { $attacker } succès à { $defender } : à égalité, { $winner-the } l’emporte.
aoc-compared-artifact = { $attacker } succès à { $defender } : grâce à { $artifact-the }, { $winner-the } l’emporte aussi à égalité.
aoc-advanced = { $who-the } avance au symbole { $icon } { $at-in }.
aoc-subjugated = { $who-the } assujettit { $at-the }.
aoc-allied = { $who-the } s’allie { $at-dat }.
aoc-forced-march = { $who-the } fait une marche forcée { $at-in }.
aoc-retreated = { $who-the } fait retraite { $from-from } { $to-to }.
aoc-crom = { $who-the } reçoit un pion « Crom, compte les morts ! ».
aoc-gold = { $who-the } gagne { $count ->
    [one] { $count } pion or
   *[other] { $count } pions or
}.
aoc-gold-income = Revenu { $who-of } : { $count ->
    [one] { $count } pion or
   *[other] { $count } pions or
}.
aoc-gold-towers = { $who-the } gagne { $count ->
    [one] { $count } pion or
   *[other] { $count } pions or
} pour ses tours et cités.
aoc-spent = { $who-the } dépense { $gold ->
    [one] { $gold } pion or
   *[other] { $gold } pions or
}.
aoc-sorcery = { $who-the } gagne { $count ->
    [one] { $count } pion sorcellerie
   *[other] { $count } pions sorcellerie
}.
aoc-points = { $who-the } gagne { $count ->
    [one] { $count } point d’empire
   *[other] { $count } points d’empire
}.
aoc-points-forts = { $who-the } gagne { $count ->
    [one] { $count } point d’empire
   *[other] { $count } points d’empire
} pour ses forts et cités.
aoc-points-lost = { $who-the } perd { $count ->
    [one] { $count } point d’empire
   *[other] { $count } points d’empire
} à cause des pillards.
aoc-robbed = { $who-the } prend { $gold ->
    [0] { $sorcery ->
        [one] { $sorcery } pion sorcellerie
       *[other] { $sorcery } pions sorcellerie
    }
   *[other] { $gold ->
        [one] { $gold } pion or
       *[other] { $gold } pions or
    }{ $sorcery ->
        [0] { "" }
        [one] {" "}et { $sorcery } pion sorcellerie
       *[other] {" "}et { $sorcery } pions sorcellerie
    }
} { $victim-dat }.
aoc-age-ends = L’âge { $age } est terminé.
aoc-objective-met = { $who-the } remplit { $objective-the } : { $points ->
    [one] { $points } point d’empire
   *[other] { $points } points d’empire
}.
aoc-offering = { $who-the } montre des pions { $category }, { $total } en tout : { $tokens }.
aoc-crown-succeeds = { $who-the } couronne Conan ({ $category }) !
aoc-crown-fails = { $who-the } échoue à couronner Conan ({ $category }), quitte la partie et finit à la dernière place avec 0 point.
aoc-richest = { $who-the } est { $tied ->
    [0] le royaume le plus riche
   *[other] l’un des royaumes les plus riches
}, avec { $gold ->
    [one] { $gold } pion or
   *[other] { $gold } pions or
} : { $points ->
    [one] { $points } point d’empire
   *[other] { $points } points d’empire
}.
aoc-most-crom = { $who-the } a le plus de pions « Crom, compte les morts ! »{ $tied ->
    [0] { "" }
   *[other] , à égalité
} ({ $crom }) : { $points ->
    [one] { $points } point d’empire
   *[other] { $points } points d’empire
}.
aoc-crowned = { $who-the } a couronné Conan : { $points ->
    [one] { $points } point d’empire
   *[other] { $points } points d’empire
}.
aoc-supremacy = { $who-the } a la majorité des pions { $category }{ $tied ->
    [0] { "" }
   *[other] , à égalité
} (total { $total }) : { $points ->
    [one] { $points } point d’empire
   *[other] { $points } points d’empire
}.
aoc-points-tied = À égalité de points d’empire, les pions aventure départagent : { $who-the } en a { $count }.
aoc-points-tied-value = À égalité de points d’empire, la valeur des pions aventure départage : { $who-the } a { $count }.
aoc-final-count = { $who-the } : { $sum-count ->
    [0] { "" }
   *[other] { $sum } ={" "}
}{ $points ->
    [one] { $points } point d’empire
   *[other] { $points } points d’empire
}.

## La position

aoc-describe-age = Âge { $age }, aventure « { $adventure } » ; { $left ->
    [0] c’est la dernière de cet âge
   *[other] encore { $left } dans cet âge
}.
aoc-describe-conan = Conan est { $at-in } ; l’aventure le mène { $destination-to }.
aoc-describe-conan-player = Joueur Conan : { $who }.
aoc-describe-no-conan-player = Personne n’est le joueur Conan avant la première mise.
aoc-describe-track = Échelle d’aventure : { $tokens }.
aoc-describe-pool = Dés du destin : { $dice }.
aoc-describe-turn = Tour : { $who } ; premier joueur : { $first }.
aoc-describe-objective = Objectif « { $objective } » ({ $points }) : { $text }
aoc-describe-artifact = { $who-the } détient { $artifact-the }.
aoc-describe-bonus = { $who-the } détient la carte Bonus Conan.
aoc-describe-realm = { $who } : points d’empire { $points }, or { $gold }, sorcellerie { $sorcery }, Crom { $crom } ; cartes royaume { $kingdom }, cartes stratégie { $strategy }, pions aventure { $tokens }.
aoc-describe-cards = { $who }, cartes permanentes – prêtes : { $ready-count ->
    [0] aucune
   *[other] { $ready }
} ; utilisées : { $used-count ->
    [0] aucune
   *[other] { $used }
}.
aoc-describe-hand = { $who }, en main – royaume : { $kingdom } ; stratégie : { $strategy } ; pions : { $tokens }.
aoc-describe-open = { $who-the } garde à découvert : { $tokens }.
aoc-describe-home = { $at } : { $who }, province de départ ; unités { $units }, émissaires { $emissaries }.
aoc-describe-fort = { $at } : { $who }, un fort ; unités { $units }, émissaires { $emissaries }.
aoc-describe-tower = { $at } : { $who }, une tour ; unités { $units }, émissaires { $emissaries }.
aoc-describe-city = { $at } : { $who }, une cité ; unités { $units }, émissaires { $emissaries }.
aoc-describe-abroad = { $at } : { $who }, hors de ses provinces ; unités { $units }, émissaires { $emissaries }.
aoc-describe-step = { $at } : { $who }, en campagne, symbole { $icon } sur { $icons }.
aoc-describe-raiders = { $at } : pillards { $count }.
aoc-describe-dice = Dés { $side-of } : { $dice }.

## Refus

refused-aoc-not-now = Pas à ce moment.
refused-aoc-bid-first = La mise pour Conan vient d’abord.
refused-aoc-no-bid-now = On ne mise pas maintenant.
refused-aoc-no-such-token = Aucun pion mise n’a cette valeur.
refused-aoc-token-spent = Ce pion mise est utilisé.
refused-aoc-card-mandatory = Il faut ajouter une carte stratégie à la mise.
refused-aoc-not-in-hand = Cette carte n’est pas dans votre main.
refused-aoc-token-first = Gardez ou échangez d’abord le pion.
refused-aoc-die-first = Il faut choisir un dé du destin.
refused-aoc-die-chosen = Le dé de ce tour est déjà choisi.
refused-aoc-die-not-there = Aucun dé de la réserve ne montre cela.
refused-aoc-die-blocked = Un autre dé de la réserve donne cette action.
refused-aoc-die-other-use = Ce dé donne une autre action.
refused-aoc-court-first = Piochez des cartes ou jouez un événement.
refused-aoc-must-choose = Il faut choisir quelque chose ici.
refused-aoc-once = Une seule fois.
refused-aoc-not-adjacent = Cette province n’est pas adjacente.
refused-aoc-raider-too-far = Les pillards ne vont que dans la province de Conan ou dans une province adjacente.
refused-aoc-card-elsewhere = Cette carte stratégie ne s’applique pas ici.
refused-aoc-too-expensive = Vous n’avez pas assez d’or.
refused-aoc-no-table-card = Ce n’est pas une carte permanente.
refused-aoc-not-used = Cette carte n’est pas une de vos cartes permanentes utilisées.
refused-aoc-used-this-turn = Elle a servi ce tour-ci ; réactivez-la plus tard.
refused-aoc-not-ready = Cette carte n’est pas prête devant vous.
refused-aoc-event-needs-court = Un événement demande une action de cour.
refused-aoc-not-its-window = Cette carte s’utilise à un autre moment.
refused-aoc-no-effect = Elle serait sans effet, ou son prix ne peut pas être payé.
refused-aoc-supply-empty = Il n’en reste pas dans la réserve.
refused-aoc-sorcery-once = La sorcellerie sert une fois par conflit.
refused-aoc-no-sorcery = Vous n’avez pas de pion sorcellerie à dépenser.
refused-aoc-sorcery-not-now = La sorcellerie se dépense juste après son propre jet.
refused-aoc-not-friendly = Cette province n’est pas amie.
refused-aoc-limit = Il ne peut pas y avoir plus de cinq unités.
refused-aoc-moved-already = Quelque chose a déjà été déplacé.
refused-aoc-two-provinces = Les deux unités vont dans deux provinces différentes.
refused-aoc-no-army = Vous n’y avez pas d’unités.
refused-aoc-no-way = Ces unités ne peuvent plus bouger, ou n’ont nulle part où aller.
refused-aoc-no-campaign = Vous n’y avez pas d’armée en campagne.
refused-aoc-no-fort-left = Sans fort en réserve, pas de round sur le dernier symbole.
refused-aoc-how-many = Choisissez une ou plusieurs des unités présentes.
refused-aoc-home = C’est impossible dans la province de départ d’un autre royaume.
refused-aoc-out-of-play = Cette zone n’est pas en jeu.
refused-aoc-out-of-reach = L’émissaire ne peut pas y aller.
refused-aoc-no-emissary = Vous n’avez pas d’émissaire pour cela.
refused-aoc-no-collection = Un émissaire collecte de l’or en province ennemie, jamais dans une province de départ.
refused-aoc-savage = Pas d’alliance dans une province sauvage.
refused-aoc-friendly = Cette province est déjà amie.
refused-aoc-enemy-fort = Un fort ou une cité de l’ennemi s’y trouve.
refused-aoc-enemy-army = L’armée d’un autre joueur s’y trouve.
refused-aoc-retreat-there = On ne fait pas retraite vers cette province.
refused-aoc-march-or-halt = Faites une marche forcée ou arrêtez-vous.
refused-aoc-no-garrison = Il n’y a pas de pillards, ou pas d’unité pour les chasser.
refused-aoc-levy = Des unités ne se lèvent que dans votre province de départ et là où se dressent vos forts et vos cités.
refused-aoc-no-fort = Une cité ne naît que de votre propre fort.
refused-aoc-offering = Choisissez des pions d’une catégorie, ou aucun.
refused-aoc-no-crown = On ne couronne Conan qu’à la fin d’une aventure du troisième âge, s’il est dans la province de départ du joueur Conan.
