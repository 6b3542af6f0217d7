# What is printed on the box: the game, its options and presets.

nim-title = Nim
nim-about = A very old game of stones.

nim-option-heaps = Heaps
nim-option-misere = Who takes the last stone loses
nim-preset-classic = classic
nim-preset-misere = misère
