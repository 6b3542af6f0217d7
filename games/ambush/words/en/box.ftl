# What is printed on the box: the game, its options and presets.

ambush-title = Ambush
ambush-about = A small game of bands in the hills.

ambush-option-men = Men at the start
ambush-option-rounds = Rounds
ambush-option-feints = Feints are in the bag
ambush-preset-standard = standard
ambush-preset-short = short game
