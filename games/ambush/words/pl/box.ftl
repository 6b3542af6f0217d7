# What is printed on the box: the game, its options and presets.

ambush-title = Zasadzka
ambush-about = Mała gra o bandach na wzgórzach.

ambush-option-men = Ludzie na początku
ambush-option-rounds = Rundy
ambush-option-feints = Zmyłki są w worku
ambush-preset-standard = standardowo
ambush-preset-short = krótka gra
