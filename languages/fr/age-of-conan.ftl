# Age of Conan : ce qui est demandé, proposé, raconté et refusé.

## Mots

face-military = militaire
face-intrigue = intrigue
face-court-conan = cour et Conan
face-military-intrigue = militaire/intrigue
face-wild = joker
use-military = une action militaire
use-intrigue = une action d’intrigue
use-court = une action de cour
conflict-hit = coup
conflict-hit-conan = coup et Conan
conflict-hit-attacker = coup (attaquant)
conflict-shield = bouclier
conflict-axe = hache
conflict-miss = raté
contest-campaign = campagne
contest-siege = siège
contest-battle = bataille
contest-alliance = conflit d’intrigues pour une alliance
contest-breaking = conflit d’intrigues pour rompre une alliance
side-attacker = attaquant
side-defender = défenseur
aoc-unseen-token = un pion caché

## Questions

aoc-wait-all = Chacun fait un choix secret.
aoc-ask-bid = Misez pour Conan : un pion mise et une carte stratégie, en secret.
aoc-ask-second-card = Vous avez la carte Bonus Conan : remplacer votre carte stratégie par une autre ?
aoc-ask-move-conan = Déplacer Conan ? L’aventure mène { $destination-to }.
aoc-ask-keep-or-trade = Garder le pion ou l’échanger ?
aoc-ask-main = Jouez et réactivez des cartes permanentes, puis choisissez un dé du destin.
aoc-ask-conan-action = Action de Conan : déplacez Conan, placez un pillard, ou les deux.
aoc-ask-take-token = Prendre le premier pion aventure ?
aoc-ask-court = Action de cour : piochez des cartes ou jouez un événement.
aoc-ask-military = Action militaire : redéployez, attaquez ou placez des unités.
aoc-ask-redeploy = Redéployer quelle armée ?
aoc-ask-how-many = Combien d’unités quittent { $from } ?
aoc-ask-where-to = { $from } : où vont les unités ({ $count }) ?
aoc-ask-place-second = Placer une seconde unité ailleurs ?
aoc-ask-march = Marche forcée { $at-in } ?
aoc-ask-retreat = Battre en retraite, ou continuer { $at-in } ?
aoc-ask-intrigue = Action d’intrigue : déplacez des émissaires, livrez un conflit d’intrigues, percevez de l’or ou placez un émissaire.
aoc-ask-emissary-to = Où va l’émissaire ? Il part de : { $from }.
aoc-ask-strategy-card = { $contest } { $at-in } : jouer une carte stratégie ({ $side }) ?
aoc-ask-window = { $contest } { $at-in } : utiliser une carte ou la sorcellerie ?
aoc-ask-dice = Choisissez les dés à relancer (encore { $count } au plus).
aoc-ask-sacrifice = La carte coûte une unité : laquelle ?
aoc-ask-put = Choisissez une province pour la carte (reste { $count }).
aoc-ask-rob = Prendre à qui ?
aoc-ask-make-ready = Quelle carte utilisée redevient prête ?
aoc-ask-stride = Déplacer Conan (pas restants : { $count }) ?
aoc-ask-raids = Pillages : retirer une unité pour chasser les pillards ?
aoc-ask-troops = Placez des unités, ou changez des forts en cités.
aoc-ask-spending = Dépenser de l’or ? Vous en avez { $gold }.
aoc-ask-artifact = Choisissez en secret des pions d’une catégorie pour un artefact.
aoc-ask-crown = Tenter de couronner Conan ?
aoc-ask-nothing = Il n’y a rien à décider.

## Propositions

aoc-offer-bid = Miser { $token } avec { $card } (total { $worth })
aoc-offer-bid-token = Miser { $token } seul
aoc-offer-strategy = Jouer { $card }
aoc-offer-table = Jouer { $card } : { $text }
aoc-offer-refresh = Réactiver { $card } : { $text }
aoc-offer-ready = Rendre { $card } prête : { $text }
aoc-offer-use = Utiliser { $card } : { $text }
aoc-offer-conan = Conan va { $at-to }
aoc-offer-raider = Placer un pillard { $at-in }
aoc-offer-place = Placer une unité { $at-in }
aoc-offer-buy-unit = Acheter une unité { $at-in } (2 or)
aoc-offer-send = Placer un émissaire { $at-in }
aoc-offer-buy-emissary = Acheter un émissaire { $at-in } (2 or)
aoc-offer-army = Déplacer l’armée { $at-in }
aoc-offer-emissary = Déplacer un émissaire { $at-in }
aoc-offer-emissary-to = Aller { $at-to }
aoc-offer-redeploy = Redéployer { $at-to }
aoc-offer-attack = Attaquer : { $at }
aoc-offer-campaign = Poursuivre la campagne { $at-in }
aoc-offer-contest = Conflit d’intrigues { $at-in }
aoc-offer-collect = Percevoir de l’or { $at-in }
aoc-offer-retreat = Battre en retraite { $at-to }
aoc-offer-sacrifice = Sacrifier une unité { $at-in }
aoc-offer-repel = Défausser les pillards { $at-in }
aoc-offer-city = Bâtir une cité { $at-in }
aoc-offer-take = Prendre le premier pion
aoc-offer-leave-token = Laisser le pion
aoc-offer-keep = Le garder : { $token }
aoc-offer-trade = L’échanger : { $token } (or { $gold }, sorcellerie { $sorcery })
aoc-offer-die = Dé « { $face } » pour { $use }
aoc-offer-draw-both = Piocher une carte royaume et une carte stratégie
aoc-offer-draw-two = Piocher deux cartes stratégie
aoc-offer-units = Unités : { $count }
aoc-offer-sorcery = Dépenser un pion sorcellerie pour tout relancer
aoc-offer-reroll = Relancer : { $die }
aoc-offer-march = Marche forcée : retirer une unité et combattre encore
aoc-offer-halt = S’arrêter
aoc-offer-fight = Livrer un autre round
aoc-offer-rob = À : { $who }
aoc-offer-slay = Une unité { $who-of } { $at-in }
aoc-offer-banish = Un émissaire { $who-of } { $at-in }
aoc-offer-buy-both = Acheter une carte royaume et une carte stratégie (2 or)
aoc-offer-buy-one = Acheter une carte stratégie (1 or)
aoc-offer-category = Choisir : { $category }
aoc-offer-token = Ajouter { $token }
aoc-offer-reconsider = Choisir à nouveau
aoc-offer-seal = Sceller ce choix
aoc-offer-crown = Couronner Conan avec vos { $category } (total { $total }). Si un autre joueur en a autant, vous finissez dernier avec 0 point
aoc-offer-no-crown = Ne pas le couronner
aoc-offer-stay = Conan reste
aoc-offer-pass = Passer
aoc-offer-done = Rien de plus

## Ce qui se passe

aoc-takes = { $seat } joue { $who }.
aoc-objective-up = Nouvel objectif : { $objective } – { $text }
aoc-adventure-up = L’aventure « { $adventure } » commence ; elle mène { $destination-to }.
aoc-track-filled = Sur l’échelle d’aventure : { $tokens }.
aoc-artifact-to = { $who } reçoit { $artifact }.
aoc-artifact-aside = Personne ne reçoit { $artifact }.
aoc-bonus-card-to = { $who } reçoit la carte Bonus Conan.
aoc-drew-card = { $who } pioche { $card }.
aoc-drew-kingdom = { $who } pioche une carte royaume.
aoc-drew-strategy = { $who } pioche une carte stratégie.
aoc-first-player = { $who } prend le pion premier joueur.
aoc-fate-rolled = Les dés du destin montrent : { $dice }.
aoc-bid = { $who } mise { $token } avec { $card } : { $worth }.
aoc-bid-token = { $who } mise { $token } sans carte.
aoc-second-card = { $who } joue plutôt { $card } : { $worth }.
aoc-conan-player = { $who } est le joueur Conan.
aoc-tokens-back = { $who } reprend les pions mise dépensés ; le 0 reste dépensé.
aoc-turn-of = C’est le tour : { $who }.
aoc-conan-moves = Conan va { $to-to }.
aoc-token-taken = { $who } prend { $token }.
aoc-token-discarded = { $token } est défaussé.
aoc-token-drawn = { $who } pioche { $token } dans le sac.
aoc-token-drawn-unseen = { $who } pioche un pion dans le sac, sans le montrer.
aoc-token-kept = { $who } garde le pion.
aoc-token-traded = { $who } échange { $token } (or { $gold }, sorcellerie { $sorcery }).
aoc-table-played = { $who } joue { $card } sur la table.
aoc-refreshed = { $who } réactive { $card }.
aoc-used = { $who } utilise { $card }.
aoc-made-ready = { $card } ({ $who }) redevient prête.
aoc-die-used = { $who } utilise le dé « { $face } » pour { $use }.
aoc-adventure-ends = L’aventure « { $adventure } » est terminée.
aoc-unit-placed = { $who } place une unité { $at-in }.
aoc-units-moved = { $who } déplace { $count ->
    [one] une unité
   *[other] { $count } unités
} ({ $from }) { $to-to }.
aoc-units-removed = { $who } perd { $count ->
    [one] une unité
   *[other] { $count } unités
} { $at-in }.
aoc-emissary-placed = { $who } place un émissaire { $at-in }.
aoc-emissary-moved = Un émissaire { $who-of } ({ $from }) va { $to-to }.
aoc-emissary-removed = { $who } retire un émissaire { $at-in }.
aoc-raider-placed = Des pillards surgissent { $at-in }.
aoc-raiders-discarded = Pillards défaussés { $at-in } : { $count }.
aoc-marker-removed = { $who } perd le contrôle : { $at }.
aoc-city-built = { $who } bâtit une cité { $at-in }.
aoc-contest-begins = { $who } attaque { $at-in } : { $contest }.
aoc-card-face-down = { $who } joue une carte stratégie face cachée.
aoc-card-revealed = { $who } révèle { $card }.
aoc-rolled = Dés ({ $side }) : { $dice }.
aoc-rolled-again = Dés ({ $side }) après relance : { $dice }.
aoc-sorcery-spent = { $who } dépense un pion sorcellerie.
aoc-counted = { $bonus ->
    [0] { $dice-count ->
        [0] Aucun dé ne réussit ({ $side }).
       *[other] Succès ({ $side }) : { $dice }.
    }
   *[other] { $dice-count ->
        [0] Succès ({ $side }) : { $bonus } par cartes.
       *[other] Succès ({ $side }) : { $dice }, plus { $bonus } par cartes.
    }
}
aoc-compared = Succès { $attacker } à { $defender } : vainqueur, l’{ $winner }.
aoc-advanced = { $who } avance au symbole { $icon } { $at-in }.
aoc-subjugated = { $who } assujettit { $at }.
aoc-allied = { $who } s’allie : { $at }.
aoc-forced-march = { $who } fait une marche forcée { $at-in }.
aoc-retreated = { $who } bat en retraite ({ $from }) { $to-to }.
aoc-crom = { $who } reçoit un pion « Crom, compte les morts ! ».
aoc-gold = { $who } gagne de l’or : { $count }.
aoc-sorcery = { $who } gagne de la sorcellerie : { $count }.
aoc-points = { $who } gagne des points d’empire : { $count }.
aoc-points-lost = { $who } perd des points d’empire : { $count }.
aoc-robbed = { $who } prend ({ $victim }) : or { $gold }, sorcellerie { $sorcery }.
aoc-age-ends = L’âge { $age } est terminé.
aoc-objective-met = { $who } remplit { $objective } : { $points } points d’empire.
aoc-offering = { $who } montre : { $category }, { $total } au total : { $tokens }.
aoc-no-offering = { $who } ne montre rien.
aoc-crown-succeeds = { $who } couronne Conan ({ $category }) !
aoc-crown-fails = { $who } échoue à couronner Conan ({ $category }), quitte la partie et finit à la dernière place avec 0 point.
aoc-richest = { $who } est le royaume le plus riche : { $points }.
aoc-most-crom = { $who } a le plus de pions Crom : { $points }.
aoc-crowned = { $who } a couronné Conan : { $points }.
aoc-supremacy = Majorité en pions aventure, { $category } : { $who }, { $points }.

## La position

aoc-describe-age = Âge { $age }, aventure « { $adventure } » ; encore { $left } dans cet âge.
aoc-describe-conan = Conan est { $at-in } ; l’aventure mène { $destination-to }.
aoc-describe-conan-player = Joueur Conan : { $who }.
aoc-describe-no-conan-player = Personne n’est le joueur Conan avant la première mise.
aoc-describe-track = Échelle d’aventure : { $tokens }.
aoc-describe-pool = Dés du destin : { $dice }.
aoc-describe-turn = Tour : { $who } ; premier joueur : { $first }.
aoc-describe-objective = Objectif { $objective } ({ $points }) : { $text }
aoc-describe-artifact = { $who } détient { $artifact }.
aoc-describe-bonus = { $who } détient la carte Bonus Conan.
aoc-describe-realm = { $who } : points d’empire { $points }, or { $gold }, sorcellerie { $sorcery }, Crom { $crom } ; cartes royaume { $kingdom }, cartes stratégie { $strategy }, pions aventure { $tokens }.
aoc-describe-cards = { $who }, cartes permanentes – prêtes : { $ready } ; utilisées : { $used }.
aoc-describe-hand = { $who }, en main – royaume : { $kingdom } ; stratégie : { $strategy } ; pions : { $tokens }.
aoc-describe-open = { $who } garde à découvert : { $tokens }.
aoc-describe-home = { $at } : { $who }, province de départ ; unités { $units }, émissaires { $emissaries }.
aoc-describe-fort = { $at } : { $who }, fort ; unités { $units }, émissaires { $emissaries }.
aoc-describe-tower = { $at } : { $who }, tour ; unités { $units }, émissaires { $emissaries }.
aoc-describe-city = { $at } : { $who }, cité ; unités { $units }, émissaires { $emissaries }.
aoc-describe-abroad = { $at } : { $who }, à l’étranger ; unités { $units }, émissaires { $emissaries }.
aoc-describe-step = { $at } : { $who } est en campagne, symbole { $icon } sur { $icons }.
aoc-describe-raiders = { $at } : pillards { $count }.
aoc-describe-dice = Dés ({ $side }) : { $dice }.

## Refus

refused-aoc-not-now = Pas à ce moment.
refused-aoc-bid-first = La mise pour Conan passe d’abord.
refused-aoc-no-bid-now = Il n’y a pas de mise maintenant.
refused-aoc-no-such-token = Aucun pion mise n’a cette valeur.
refused-aoc-token-spent = Ce pion mise est dépensé.
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
refused-aoc-raider-too-far = Les pillards ne vont que dans la province de Conan ou une province adjacente.
refused-aoc-card-elsewhere = Cette carte stratégie ne s’applique pas ici.
refused-aoc-too-expensive = Il n’y a pas assez d’or.
refused-aoc-no-table-card = Ce n’est pas une carte permanente.
refused-aoc-not-used = Cette carte n’est pas une de vos cartes permanentes utilisées.
refused-aoc-used-this-turn = Elle a servi ce tour-ci ; réactivez-la plus tard.
refused-aoc-not-ready = Cette carte n’est pas prête devant vous.
refused-aoc-event-needs-court = Un événement demande une action de cour.
refused-aoc-not-its-window = Cette carte s’utilise à un autre moment.
refused-aoc-no-effect = Elle serait sans effet, ou son prix ne peut être payé.
refused-aoc-supply-empty = Il n’en reste pas dans la réserve.
refused-aoc-sorcery-once = La sorcellerie sert une fois par conflit.
refused-aoc-no-sorcery = Il n’y a pas de pion sorcellerie à dépenser.
refused-aoc-sorcery-not-now = La sorcellerie se dépense juste après son propre jet.
refused-aoc-not-friendly = Cette province n’est pas amie.
refused-aoc-limit = Il ne peut y avoir plus de cinq unités.
refused-aoc-moved-already = Quelque chose a déjà été déplacé.
refused-aoc-two-provinces = Les deux unités vont dans deux provinces différentes.
refused-aoc-no-army = Vous n’y avez pas d’unités.
refused-aoc-no-way = Ces unités ne peuvent plus bouger, ou nulle part.
refused-aoc-no-campaign = Vous n’y avez pas d’armée en campagne.
refused-aoc-no-fort-left = Sans fort en réserve, pas de round sur le dernier symbole.
refused-aoc-how-many = Choisissez une ou plusieurs des unités présentes.
refused-aoc-home = La province de départ d’un autre royaume est exclue.
refused-aoc-out-of-play = Cette zone n’est pas en jeu.
refused-aoc-out-of-reach = L’émissaire ne peut pas y aller.
refused-aoc-no-emissary = Vous n’avez pas d’émissaire pour cela.
refused-aoc-no-collection = L’or est perçu par un émissaire dans une province ennemie, non de départ.
refused-aoc-savage = Pas d’alliance dans une province sauvage.
refused-aoc-friendly = Cette province est déjà amie.
refused-aoc-enemy-fort = Un fort ou une cité ennemie s’y trouve.
refused-aoc-enemy-army = L’armée d’un autre joueur s’y trouve.
refused-aoc-retreat-there = Pas de retraite vers cette province.
refused-aoc-march-or-halt = Marchez ou arrêtez-vous.
refused-aoc-no-garrison = Il n’y a pas de pillards, ou pas d’unité pour les chasser.
refused-aoc-levy = Des unités ne se lèvent que dans votre province de départ et là où se dressent vos forts et vos cités.
refused-aoc-no-fort = Une cité ne naît que de votre propre fort.
refused-aoc-offering = Choisissez des pions d’une catégorie, ou aucun.
refused-aoc-no-crown = On ne couronne Conan qu’à la fin d’une aventure du troisième âge, s’il est chez le joueur Conan.
