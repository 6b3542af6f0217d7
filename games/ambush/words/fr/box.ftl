# What is printed on the box: the game, its options and presets.

ambush-title = Embuscade
ambush-about = Un petit jeu de bandes dans les collines.

ambush-option-men = Hommes au départ
ambush-option-rounds = Manches
ambush-option-feints = Les feintes sont dans le sac
ambush-preset-standard = standard
ambush-preset-short = partie courte
