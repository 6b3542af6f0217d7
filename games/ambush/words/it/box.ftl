# What is printed on the box: the game, its options and presets.

ambush-title = Imboscata
ambush-about = Un piccolo gioco di bande sulle colline.

ambush-option-men = Uomini all’inizio
ambush-option-rounds = Round
ambush-option-feints = Le finte sono nel sacchetto
ambush-preset-standard = standard
ambush-preset-short = partita breve
