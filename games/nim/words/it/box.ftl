# What is printed on the box: the game, its options and presets.

nim-title = Nim
nim-about = Un antichissimo gioco di pietre.

nim-option-heaps = Mucchi
nim-option-misere = Chi prende l’ultimo sasso perde
nim-preset-classic = classico
nim-preset-misere = misère
