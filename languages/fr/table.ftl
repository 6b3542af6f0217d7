# Ce que dit la table elle-même, quel que soit le jeu.

## Places et listes

seat-unnamed = Joueur { $number }
    .the = le joueur { $number }
    .of = du joueur { $number }
    .dat = au joueur { $number }
list-none = rien
list-next = { $list }, { $item }
list-last = { $list } et { $item }
sum-first = { $count } ({ $item })
sum-plus = { $sum } + { $count } ({ $item })
sum-minus = { $sum } − { $count } ({ $item })

## Refus

refused-not-your-turn = Ce n’est pas à vous de jouer.
refused-over = La partie est terminée.
refused-left = Cette place n’est plus dans la partie.
refused-by-rule = { $why } ({ $rule })
refused-no-such-seat = Il n’y a pas de place { $number } : les { $seats } places se comptent à partir de 0.
refused-unreadable = Aucune action de ce jeu ne s’écrit « { $action } ».
nothing-to-take-back = Il n’y a rien à reprendre : les dés ont parlé, un secret a été vu, ou quelqu’un d’autre a joué.
chance-too-few = Le hasard est consulté plus { $given ->
    [one] d’une fois
   *[other] de { $given } fois
}.
chance-too-many = Le hasard est consulté { $asked } fois, mais { $given ->
    [one] { $given } réponse est donnée
   *[other] { $given } réponses sont données
}.
chance-out-of-range = La réponse { $number } du hasard est { $answer }, mais elle doit être inférieure à { $limit }.

## Mise en place

setup-seats = { $given ->
    [one] { $given } place est prévue
   *[other] { $given } places sont prévues
}, mais il en faut de { $least } à { $most }.
setup-unknown-role = Le rôle « { $role } » n’existe pas (place { $number }).
setup-role-twice = Deux places demandent le rôle « { $role } ».
setup-unknown-edition = L’édition { $edition } est inconnue ; la plus récente ici est la { $newest }.
setup-unknown-option = L’option « { $option } » n’existe pas.
setup-unknown-preset = Aucun jeu d’options ne s’appelle « { $preset } ».
setup-bad-value = L’option « { $option } » ne peut pas valoir « { $value } » ; valeurs possibles : { $expected }.
setup-unfit = La règle { $rule } n’admet pas cette combinaison ({ $field }).
misread = Ligne { $line }, colonne { $column } : attendu { $expected }, trouvé « { $found } ».
misread-nothing = Ligne { $line }, colonne { $column } : attendu { $expected }, mais le texte s’arrête là.
value-off = non
value-on = oui

## L’état de la partie

waits-for = On attend { $seat-the }.
left = { $seat-the } quitte la partie.
game-over = La partie est finie.
winners = { $seats-the } { $seats-count ->
    [one] l’emporte
   *[other] se partagent la victoire
}.
standing-line = { $place }. { $seat } : { $score }
