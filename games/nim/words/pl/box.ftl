# What is printed on the box: the game, its options and presets.

nim-title = Nim
nim-about = Bardzo stara gra w kamyki.

nim-option-heaps = Stosy
nim-option-misere = Kto bierze ostatni kamyk, przegrywa
nim-preset-classic = klasyczna
nim-preset-misere = misère
