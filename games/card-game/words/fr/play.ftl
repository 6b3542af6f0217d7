# Conan, le jeu de cartes : questions, offres, récit, refus et description de la position.

## Questions

cg-over = La partie est terminée.
cg-waiting = On attend { $seat-the }.
cg-unknown-card = carte inconnue
    .the = une carte inconnue
cg-never-below-nothing = jamais moins de 0
    .the = jamais moins de 0
cg-source-start = départ
cg-source-cards = cartes jouées
cg-source-bids = enchères
cg-source-loot = butin
cg-source-plunder = pillage
cg-source-effects = effets de cartes
cg-source-alliances = alliances
cg-source-treaties = traités
cg-source-hired = alliés engagés
cg-source-ransoms = rançons
cg-source-accusations = accusations
cg-source-fall = élimination
cg-ask-swap = Proposez-vous à un autre joueur d’échanger vos héros ?
cg-ask-answer-swap = { $seat-the } vous propose { $hero-the } en échange de votre héros. Acceptez-vous ?
cg-ask-first-challenge = Sur quelle Aventure posez-vous { $card-the } ?
cg-ask-enter = Sur quelle Aventure votre héros commence-t-il ?
cg-ask-play = Jouez une carte ou passez.
cg-ask-deed = Que fait votre héros ?
cg-ask-honour = Honneur : votre Chevalier peut continuer le combat aussitôt.
cg-ask-swift = Rapide : votre Nomade peut agir une seconde fois.
cg-ask-bid = Enchères contre { $against-the } : { $mine } PG de votre part, { $theirs } PG de la part { $other-of }. Votre mise ?
cg-ask-name = Choisissez l’attribut et le personnage contre { $against-the }.
cg-ask-lay = Posez une carte face cachée ou passez. { $count ->
    [0] Aucune carte n’est encore posée.
    [one] Une carte est posée.
   *[other] { $count } cartes sont posées.
}
cg-ask-rage = Les cartes sont révélées. Votre Barbare entre-t-il en rage ?
cg-ask-break-settlement = Vous avez une dette envers vos partenaires. Rompez-vous les termes de l’alliance ?
cg-ask-break-loot = Partagez-vous le butin selon les termes, ou prenez-vous plus ?
cg-ask-break-treaty = Le traité est conclu. Gardez-vous ce que vous avez promis de donner ?
cg-ask-stop = Un accord est trouvé entre { $heroes-the }. Prêchez-vous contre lui ?
cg-ask-talk = Faites-vous une proposition ?
cg-ask-draft = Composez votre proposition.
cg-ask-answer = { $seat-the } vous fait une proposition. Acceptez-vous ?
cg-ask-pick = Choisissez une carte pour le traité.
cg-ask-choice = { $card-the } : votre choix.
cg-ask-draw = Piochez votre carte.
cg-ask-accuse = Accusez-vous quelqu’un d’avoir triché ?

## Offres

cg-offer-pass = Passer
cg-offer-decline = Pas maintenant
cg-offer-no = Non
cg-offer-yes = Oui
cg-offer-done = Plus de propositions
cg-offer-scrap = Abandonner cette proposition
cg-offer-withdraw = Se retirer
cg-offer-counter = Non, et proposer autre chose
cg-offer-submit = Soumettre la proposition
cg-offer-match = Suivre la mise
cg-offer-swap = Proposer un échange { $seat-dat } ({ $hero })
cg-offer-accuse = Accuser { $seat-the } ({ $hero })
cg-offer-player = { $seat } ({ $hero })
cg-offer-adventure-there = { $adventure }
cg-offer-spot = Défi { $number } sur l’Aventure « { $adventure } » : { $card-the }
cg-offer-hidden-object = Un objet face cachée { $seat-of }
cg-offer-choose = { $card }
cg-offer-play-adventure = Jouer l’Aventure « { $card } »
cg-offer-play-challenge = Poser { $card-the } sur l’Aventure « { $adventure } »
cg-offer-turn-object = Retourner l’objet « { $card } »
cg-offer-play-special = Jouer la carte Spécial « { $card } »
cg-offer-bid = Miser { $amount } PG
cg-offer-hire = Engager { $card-the }
cg-offer-hire-free = Fraternité : engager { $card-the } gratuitement
cg-offer-name = { $attribute }, avec { $figure-the }
cg-offer-lay = Poser { $card-the }
cg-offer-lay-on = Poser { $card-the } sur { $hero-the }
cg-offer-rage = Rage : le Défi ou le duel se joue sur la Force
cg-offer-sermon = Prononcer le Sermon
cg-offer-draw = Piocher une carte
cg-offer-draw-two = Tricher : piocher deux cartes
cg-offer-swap-two = Tricher : remettre { $card-the }, piocher deux cartes
cg-offer-stand = Ne rien faire
cg-offer-move = Aller sur l’Aventure « { $adventure } »
cg-offer-face = Affronter le Défi { $number } sur l’Aventure « { $adventure } » : { $card-the }
cg-offer-duel = Défier { $seat-the } ({ $hero }) en duel
cg-offer-complete = Accomplir l’Aventure
cg-offer-steal-card = Doigts Agiles : prendre au hasard une carte { $seat-dat } ({ $hero })
cg-offer-steal-object = Doigts Agiles : prendre l’objet « { $card } »
cg-offer-steal-hidden = Doigts Agiles : prendre un objet face cachée { $seat-dat } ({ $hero })
cg-offer-return = Je Reviendrai : partir pour l’Aventure « { $adventure } »
cg-offer-ransom = Payer une rançon de { $amount } PG et aller sur l’Aventure « { $adventure } »
cg-offer-use = Utiliser l’objet « { $card } »
cg-a-hand-card = une carte de la main
cg-a-hidden-object = un objet face cachée
cg-peek-stand = Ne rien faire ; tricher : regarder le Défi { $number } sur l’Aventure « { $place } »
cg-peek-move = Aller sur l’Aventure « { $adventure } » ; tricher : regarder le Défi { $number } sur l’Aventure « { $place } »
cg-peek-face = Affronter le Défi { $challenge } ; tricher : regarder le Défi { $number } sur l’Aventure « { $place } »
cg-peek-duel = Duel contre { $hero-the } ; tricher : regarder le Défi { $number } sur l’Aventure « { $place } »
cg-peek-complete = Accomplir l’Aventure ; tricher : regarder le Défi { $number } sur l’Aventure « { $place } »
cg-peek-steal = Doigts Agiles : prendre { $what } { $seat-dat } ; tricher : regarder le Défi { $number } sur l’Aventure « { $place } »
cg-peek-steal-object = Doigts Agiles : prendre l’objet « { $card } » ; tricher : regarder le Défi { $number } sur l’Aventure « { $place } »
cg-peek-use = Utiliser l’objet « { $card } » ; tricher : regarder le Défi { $number } sur l’Aventure « { $place } »
cg-peek-leave = Partir pour l’Aventure « { $adventure } » ; tricher : regarder le Défi { $number } sur l’Aventure « { $place } »
cg-offer-treaty = Proposer un traité
cg-offer-alliance = Proposer une alliance
cg-offer-invite = Inviter { $seat-the } ({ $hero })
cg-offer-share-loot = { $tenths ->
    [0] Aucune part
    [one] Un dixième
   *[other] { $tenths } dixièmes
} du butin { $seat-dat }
cg-offer-share-gains = { $tenths ->
    [0] Aucune part
    [one] Un dixième
   *[other] { $tenths } dixièmes
} des gains aux enchères { $seat-dat }
cg-offer-share-losses = { $tenths ->
    [0] Aucune part
    [one] Un dixième
   *[other] { $tenths } dixièmes
} des pertes aux enchères { $seat-dat }
cg-offer-object-active = L’objet va au joueur actif
cg-offer-object-heir = L’objet va { $seat-dat }
cg-offer-effect-active = L’effet spécial va au joueur actif
cg-offer-effect-heir = L’effet spécial va { $seat-dat }
cg-offer-between = { $from-the } donne { $to-dat }
cg-good-glory = Points de gloire
cg-good-card = Une carte nommée de la main
cg-good-random-cards = Des cartes de la main, au hasard
cg-good-chosen-cards = Des cartes de la main, au choix du donneur
cg-good-adventures = Des Aventures de la main, au choix du donneur
cg-good-challenges = Des Défis de la main, au choix du donneur
cg-good-resolutions = Des cartes de résolution, au choix du donneur
cg-good-object = Un objet face visible
cg-good-hidden-objects = Des objets face cachée
cg-good-show-random = Montrer des cartes au hasard
cg-good-show-chosen = Montrer des cartes choisies
cg-good-show-adventures = Montrer des Aventures de la main
cg-good-show-challenges = Montrer des Défis de la main
cg-good-show-resolutions = Montrer des cartes de résolution
cg-good-show-objects = Montrer des objets face cachée
cg-good-show-placed = Montrer un Défi posé
cg-offer-amount = { $amount }
cg-offer-amount-glory = { $amount } PG
cg-offer-grab = Rompre les termes : prendre { $glory } PG{ $objects ->
    [0] { "" }
    [one] , un objet promis à d’autres
   *[other] , { $objects } objets promis à d’autres
}{ $effect ->
    [0] { "" }
   *[other] , et l’effet spécial des autres
}

## Récit

cg-told-hero = { $seat-the } joue { $hero-the }.
cg-told-swap-offered = { $seat-the } propose { $other-dat } d’échanger leurs héros.
cg-told-swapped = { $seat-the } et { $other-the } échangent leurs héros.
cg-told-swap-declined = { $seat-the } refuse l’échange avec { $other-the }.
cg-told-opened = { $seat-the } commence avec l’Aventure « { $card } ».
cg-told-reopened = Égalité : { $seat-the } pioche à la place l’Aventure « { $card } ».
cg-told-first = Premier joueur : { $seat }.
cg-told-first-by-lot = Premier joueur, par tirage au sort : { $seat }.
cg-told-placed = { $seat-the } pose { $card-the } face cachée sur l’Aventure « { $adventure } ».
cg-told-placed-unseen = { $seat-the } pose un Défi face cachée sur l’Aventure « { $adventure } ».
cg-told-unplaced = { $seat-the } ne trouve pas de place pour le Défi.
cg-told-drew = { $seat-the } pioche { $card-the }.
cg-told-drew-unseen = { $seat-the } pioche une carte.
cg-told-drew-secretly = { $seat-the } pioche { $cards-the }. Retour en secret dans la pioche : { $back }.
cg-told-drew-something = { $seat-the } pioche.
cg-told-nothing-to-draw = { $seat-the } n’a rien à piocher.
cg-told-entered = { $seat-the } commence sur l’Aventure « { $adventure } ».
cg-told-card-phase = Cycle { $cycle } : phase de cartes.
cg-told-hero-phase = Phase des héros.
cg-told-diplomacy-phase = Phase de diplomatie.
cg-told-draw-phase = Phase de pioche.
cg-told-passed = { $seat-the } passe.
cg-told-played-adventure = { $seat-the } joue l’Aventure « { $card } ».
cg-told-turned-object = { $seat-the } retourne l’objet « { $card } ».
cg-told-played-special = { $seat-the } joue la carte Spécial « { $card } ».
cg-told-used-object = { $seat-the } utilise et défausse l’objet « { $card } ».
cg-told-tied = Égalité en tête : la partie continue.
cg-told-eliminated = Le héros { $seat-of }, { $hero-the }, est éliminé. Cartes montrées et défaussées : { $cards }.
cg-told-eliminated-bare = Le héros { $seat-of }, { $hero-the }, est éliminé.
cg-told-left = { $seat-the } quitte la partie.
cg-told-won-by-glory = Victoire par la gloire pour { $heroes-the }.
cg-told-won-as-last = Le dernier héros en jeu l’emporte : { $heroes }.
cg-told-won-at-the-end = L’âge est terminé. La plus grande gloire revient { $heroes-dat }.
cg-told-moved = { $seat-the } va sur l’Aventure « { $adventure } ».
cg-told-returned = Le Sorcier { $seat-of } disparaît et reparaît sur l’Aventure « { $adventure } ».
cg-told-waited = { $seat-the } n’a nulle part où aller et attend.
cg-told-ransomed = { $seat-the } paie { $other-dat } une rançon de { $amount } PG.
cg-told-pile-reformed = La défausse forme la nouvelle pioche.
cg-told-object-pile-reformed = Les objets défaussés forment le nouveau paquet d’objets.
cg-told-brought-back = { $count ->
    [one] Une Aventure accomplie retourne
   *[other] { $count } Aventures accomplies retournent
} dans la pioche.
cg-told-guilty = { $seat-the } accuse à juste titre { $other-the } de tricher.
cg-told-innocent = { $seat-the } accuse à tort { $other-the } de tricher.
cg-told-peeked = À l’insu de tous, { $seat-the } regarde { $card-the } sur l’Aventure « { $adventure } ».
cg-told-faced = { $seat-the } affronte { $card-the } sur l’Aventure « { $adventure } ».
cg-told-challenged = { $seat-the } défie { $other-the } en duel.
cg-told-hired = { $seat-the } engage { $card-the } { $amount ->
    [0] gratuitement
   *[other] pour { $amount } PG
}.
cg-told-bid = { $seat-the } mise { $amount } PG.
cg-told-matched = { $seat-the } suit la mise : { $amount } PG.
cg-told-withdrew = { $seat-the } se retire{ $amount ->
    [0] {" "}sans rien perdre
   *[other] { "" }
}.
cg-told-named = { $seat-the } choisit { $attribute-the }, avec { $figure-the }.
cg-told-laid = { $seat-the } pose { $card-the } face cachée.
cg-told-laid-unseen = { $seat-the } pose une carte face cachée.
cg-told-laid-on = { $seat-the } pose { $card-the } face cachée sur { $hero-the }.
cg-told-laid-on-unseen = { $seat-the } pose une carte face cachée sur { $hero-the }.
cg-told-shown = La carte { $seat-of } est révélée : { $card }.
cg-told-shown-cancelled = La carte { $seat-of } est révélée, mais sans effet : { $card }.
cg-told-became = Tout se joue désormais sur { $attribute-the }.
cg-told-raged = Le Barbare { $seat-of } entre en rage : tout se joue sur la Force.
cg-told-compared = { $sum-the }{ $sum-count ->
    [one] { "" }
   *[other] {" "}= { $value }
} contre { $foes-the }{ $foes-count ->
    [one] { "" }
   *[other] {" "}= { $against }
}.
cg-told-compared-tied = { $sum-the }{ $sum-count ->
    [one] { "" }
   *[other] {" "}= { $value }
} contre { $foes-the }{ $foes-count ->
    [one] { "" }
   *[other] {" "}= { $against }
} : à égalité, le Défi tient bon.
cg-told-compared-duel-tied = { $sum-the }{ $sum-count ->
    [one] { "" }
   *[other] {" "}= { $value }
} contre { $foes-the }{ $foes-count ->
    [one] { "" }
   *[other] {" "}= { $against }
} : à égalité, le héros défié gagne.
cg-told-compared-card = { $sum-the }{ $sum-count ->
    [one] { "" }
   *[other] {" "}= { $value }
} contre { $foes-the }{ $foes-count ->
    [one] { "" }
   *[other] {" "}= { $against }
}, et { $card-the } l’emporte à égalité.
cg-told-beaten = { $seat-the } bat { $card-the }.
cg-told-held = { $card-the } { $seat-of } { $card-number ->
    [many] tiennent
   *[one] tient
} bon.
cg-told-duel-won = { $seat-the } gagne le duel contre { $other-the }.
cg-told-called-off = Personne ne gagne ; les mises sont rendues.
cg-told-expelled = Le héros { $seat-of }, { $hero-the }, est expulsé de l’Aventure « { $adventure } ».
cg-told-completed = { $seat-the } accomplit l’Aventure « { $adventure } ».
cg-told-grabbed = { $seat-the } rompt les termes et prend plus de butin.
cg-told-plundered = { $seat-the } pille.
cg-told-banished = { $seat-the } défausse { $card-the }, sur l’Aventure « { $adventure } ».
cg-told-razed = { $seat-the } ravage l’Aventure « { $adventure } » : elle disparaît avec tout ce qui s’y trouvait.
cg-told-renewed = La capacité du héros { $seat-of } est de nouveau disponible.
cg-told-gained = { $seat-the } gagne { $amount } PG.
cg-told-gained-loot = { $seat-the } gagne { $amount } PG de butin.
cg-told-lost = { $seat-the } paie { $amount } PG à la réserve.
cg-told-paid = { $from-the } paie { $amount } PG { $to-dat }.
cg-told-paid-bid = { $from-the } paie sa mise de { $amount } PG { $to-dat }.
cg-told-paid-share = Selon les termes de l’alliance, { $from-the } paie { $amount } PG { $to-dat }.
cg-told-object-taken = { $to-the } prend l’objet « { $card } » { $from-dat }.
cg-told-object-taken-unseen = { $to-the } prend un objet face cachée { $from-dat }.
cg-told-looted = { $seat-the } reçoit l’objet « { $card } » en butin.
cg-told-looted-unseen = { $seat-the } reçoit un objet magique en butin.
cg-told-discarded = { $seat-the } défausse { $card-the }.
cg-told-card-taken = { $to-the } prend { $card-the } { $from-dat }.
cg-told-card-taken-unseen = { $to-the } prend une carte { $from-dat }.
cg-told-recovered = { $seat-the } reprend { $card-the } dans la défausse.
cg-told-kept = { $seat-the } prend en main { $card-the }.
cg-told-undone = La tricherie est annulée. Retour dans la pioche : { $cards }.
cg-told-undone-exchange = L’échange est annulé. Retour dans la pioche : { $cards }. Retour dans la main { $seat-of } : { $taken }.
cg-told-saw-hand = { $seat-the } regarde la main { $other-of } : { $cards }.
cg-told-saw-hand-unseen = { $seat-the } regarde la main { $other-of }.
cg-told-saw-challenge = { $seat-the } voit le Défi { $number } sur l’Aventure « { $adventure } » : { $card-the }.
cg-told-saw-challenge-unseen = { $seat-the } voit le Défi { $number } sur l’Aventure « { $adventure } ».
cg-told-given = { $from-the } donne { $card-the } { $to-dat }.
cg-told-given-unseen = { $from-the } donne une carte { $to-dat }.
cg-told-showed = { $from-the } montre { $card-the } { $to-dat }.
cg-told-showed-unseen = { $from-the } montre une carte { $to-dat }.
cg-told-proposed-alliance = { $seat-the } propose une alliance { $heroes-dat }.
cg-told-proposed-treaty = { $seat-the } propose un traité { $heroes-dat }.
cg-told-agreed = { $seat-the } accepte.
cg-told-refused = { $seat-the } refuse.
cg-told-counters = { $seat-the } refuse et prépare sa propre proposition.
cg-told-stopped = { $seat-the } prêche : l’accord est nul.
cg-told-broke = { $seat-the } manque à sa parole et ne donne rien.
cg-told-concluded = L’accord est conclu entre { $heroes-the }.
cg-told-allied = L’alliance est conclue entre { $heroes-the }.
cg-told-alliance-ended = L’alliance entre { $heroes-the } est terminée.
cg-final-count = { $seat-the }, { $hero-the } : { $sum-count ->
    [one] { "" }
   *[other] { $sum } ={" "}
}{ $glory } PG.
cg-told-glory-tied = À égalité de gloire, les Aventures accomplies départagent : { $seat-the } en a { $count }.

## Termes des traités

cg-clause-glory = – { $from-the } donne { $amount } PG { $to-dat }.
cg-clause-card = – { $from-the } donne { $to-dat } ces cartes nommées : { $cards }.
cg-clause-random-cards = – { $from-the } donne { $amount ->
    [one] une carte au hasard
   *[other] { $amount } cartes au hasard
} { $to-dat }.
cg-clause-chosen-cards = – { $from-the } donne { $amount ->
    [one] une carte de son choix
   *[other] { $amount } cartes de son choix
} { $to-dat }.
cg-clause-adventures = – { $from-the } donne { $amount ->
    [one] une Aventure de son choix
   *[other] { $amount } Aventures de son choix
} { $to-dat }.
cg-clause-challenges = – { $from-the } donne { $amount ->
    [one] un Défi de son choix
   *[other] { $amount } Défis de son choix
} { $to-dat }.
cg-clause-resolutions = – { $from-the } donne { $amount ->
    [one] une carte de résolution de son choix
   *[other] { $amount } cartes de résolution de son choix
} { $to-dat }.
cg-clause-object = – { $from-the } donne { $to-dat } ces objets magiques : { $cards }.
cg-clause-hidden-objects = – { $from-the } donne { $amount ->
    [one] un objet face cachée
   *[other] { $amount } objets face cachée
} { $to-dat }.
cg-clause-show-random = – { $from-the } montre { $amount ->
    [one] une carte de sa main, au hasard,
   *[other] { $amount } cartes de sa main, au hasard,
} { $to-dat }.
cg-clause-show-chosen = – { $from-the } montre { $amount ->
    [one] une carte de sa main, à son choix,
   *[other] { $amount } cartes de sa main, à son choix,
} { $to-dat }.
cg-clause-show-adventures = – { $from-the } montre { $amount ->
    [one] une Aventure de sa main
   *[other] { $amount } Aventures de sa main
} { $to-dat }.
cg-clause-show-challenges = – { $from-the } montre { $amount ->
    [one] un Défi de sa main
   *[other] { $amount } Défis de sa main
} { $to-dat }.
cg-clause-show-resolutions = – { $from-the } montre { $amount ->
    [one] une carte de résolution
   *[other] { $amount } cartes de résolution
} { $to-dat }.
cg-clause-show-objects = – { $from-the } montre { $amount ->
    [one] un objet face cachée
   *[other] { $amount } objets face cachée
} { $to-dat }.
cg-clause-show-placed = – { $from-the } montre { $to-dat } le Défi { $number } sur l’Aventure « { $adventure } ».

## La position

cg-line-cycle = Cycle { $cycle }. Premier joueur : { $seat }.
cg-line-goal = Objectif : { $goal } PG.
cg-line-player = { $seat }, { $hero } : { $glory } PG, cartes en main : { $cards }.
cg-line-player-uncounted = { $seat }, { $hero } : { $glory } PG.
cg-line-out = { $seat }, { $hero } : hors de la partie.
cg-line-at = – sur l’Aventure « { $adventure } ».
cg-line-between = – entre deux Aventures.
cg-line-expelled = – héros expulsé de l’Aventure « { $adventure } ».
cg-line-away = – pas encore en jeu.
cg-line-spent = – capacité utilisée.
cg-line-hand = – main : { $cards }.
cg-line-objects = – objets : { $cards }.
cg-line-allies = – alliés : { $cards }.
cg-line-hidden-objects = – objets face cachée : { $cards }.
cg-line-hidden-count = – objets face cachée : { $count }.
cg-line-completed = – Aventures accomplies : { $cards }.
cg-line-outstanding = – effets en cours : { $cards }.
cg-line-adventure = « { $adventure } » (jouée par { $seat-the }) : difficulté { $difficulty }, butin { $glory } PG, objets { $objects }.
cg-line-adventure-of-nobody = « { $adventure } » (à personne) : difficulté { $difficulty }, butin { $glory } PG, objets { $objects }.
cg-line-challenge-up = – { $number } : { $card }, Défi { $seat-of } – Force { $strength }, Ruse { $cunning }, Esprit { $spirit }.
cg-line-challenge-seen = – { $number } : face cachée, vu par vous : { $card }, Défi { $seat-of } – Force { $strength }, Ruse { $cunning }, Esprit { $spirit }.
cg-line-challenge-down = – { $number } : un Défi face cachée, posé par { $seat-the }.
cg-line-pile = Pioche : { $count }.
cg-line-object-pile = Paquet d’objets : { $count }.
cg-line-discard = Défausse : { $cards }.
cg-line-object-discard = Objets défaussés : { $cards }.
cg-line-alliance = Alliance : { $heroes }.
cg-line-shares = – { $hero } : { $loot }/10 du butin, { $gains }/10 des gains, { $losses }/10 des pertes.
cg-line-object-heir = – objet { $number } : { $hero }.
cg-line-effect-heir = – effet spécial : { $hero }.
cg-line-duel = Duel : { $seat } contre { $other-the }.
cg-line-contest = { $seat-the } affronte { $card-the } { $other-of } : Force { $strength }, Ruse { $cunning }, Esprit { $spirit }.
cg-line-bids = – mises : { $mine } PG de la part { $seat-of }, { $theirs } PG de la part { $other-of }.
cg-line-named = – { $attribute }, avec { $figure-the }.
cg-line-laid = – posée par { $seat-the } sur { $hero-the } : { $card }.
cg-line-laid-unseen = – posée par { $seat-the } sur { $hero-the } : une carte face cachée.
cg-line-offer = Proposition { $seat-of }{ $heroes-count ->
    [0] .
   *[other] {" "}{ $heroes-dat }.
}

## Refus

cg-refused-already-out = Vous êtes déjà hors jeu.
cg-refused-no-cheating = Cette tricherie n’existe pas ici, ou vous avez déjà triché ce cycle.
cg-refused-honour = L’Honneur sert à affronter le prochain Défi ou à livrer un autre duel.
cg-refused-bid = Une mise doit dépasser celle de l’autre, sans dépasser ce que possède l’un des deux joueurs ni la limite de la table.
cg-refused-nothing-to-match = Il n’y a pas encore de mise à suivre.
cg-refused-hire = Cet allié ne peut pas être engagé maintenant.
cg-refused-must-bid = Nul ne peut refuser d’y participer : misez ou retirez-vous.
cg-refused-rage = La Rage n’est pas possible ici.
cg-refused-name = Choisissez un attribut et un personnage de votre camp.
cg-refused-lay-on-a-hero = En duel, une carte se pose sur l’un des deux héros.
cg-refused-lay = Vous ne pouvez pas poser cette carte maintenant.
cg-refused-not-held = Vous n’avez pas cette carte en main.
cg-refused-no-allies = Personne ici ne peut s’allier avec vous.
cg-refused-talk = Faites une proposition, ou terminez.
cg-refused-cannot-give = Vous n’avez pas tout ce que vous devriez donner.
cg-refused-answer = Répondez oui ou non.
cg-refused-pick = Choisissez une carte que vous pouvez donner.
cg-refused-enter = Votre héros ne peut pas commencer là où vous avez posé un Défi.
cg-refused-first-challenge = Posez-le sur l’Aventure d’un autre joueur où il reste de la place.
cg-refused-swap = Cet échange n’est pas possible.
cg-refused-sermon = Prêchez, ou laissez faire.
cg-refused-choice = Cela ne fait pas partie des choix de cette carte.
cg-refused-not-now = Cela ne peut pas se faire maintenant.
cg-refused-no-such-adventure = Cette Aventure n’est pas sur la table.
cg-refused-own-adventure = Vous avez joué vous-même cette Aventure.
cg-refused-own-hero-there = Votre propre héros s’y trouve.
cg-refused-no-room = Il n’y a plus de place pour un Défi.
cg-refused-not-in-card-phase = Cette carte ne se joue pas pendant la phase de cartes.
cg-refused-no-such-object = Vous n’avez pas cet objet face cachée.
cg-refused-expelled = Votre héros a été expulsé : il doit aller sur une autre Aventure.
cg-refused-between = Votre héros est entre deux Aventures jusqu’à la prochaine phase des héros.
cg-refused-held-by-challenges = Des Défis retiennent votre héros.
cg-refused-own-challenge-there = Un Défi que vous avez posé s’y trouve.
cg-refused-move = Votre héros ne peut pas y aller.
cg-refused-nothing-to-face = Il n’y a pas de Défi à affronter.
cg-refused-order-of-challenges = Les Défis s’affrontent dans l’ordre.
cg-refused-duel-with-partner = Les partenaires d’une alliance ne se battent pas en duel.
cg-refused-duel = Ce héros ne peut pas être défié ici.
cg-refused-complete = On n’accomplit une Aventure que sans Défi ni héros rival.
cg-refused-steal = Le Voleur ne peut pas prendre cela maintenant.
cg-refused-return = Le Sorcier ne peut pas y partir maintenant.
cg-refused-ransom = On ne peut pas payer de rançon ici.
cg-refused-use = Vous n’avez pas cet objet à utiliser.
cg-refused-name-only-own = On ne nomme que ses propres cartes, et celles qu’on vous a montrées.
cg-refused-too-much = C’est plus qu’on ne peut donner : il doit rester 1 PG.
cg-refused-not-tradable = Cela ne peut pas faire partie d’un traité.
cg-refused-invite = On n’invite que des héros de la même Aventure, et qui n’y ont posé aucun Défi.
cg-refused-terms = Ces termes ne sont pas possibles.
cg-refused-incomplete = La proposition n’est pas complète.
