# What is printed on the box: the game, its options and presets.

nim-title = Nim
nim-about = Un très vieux jeu de cailloux.

nim-option-heaps = Tas
nim-option-misere = Qui prend le dernier caillou perd
nim-preset-classic = classique
nim-preset-misere = misère
