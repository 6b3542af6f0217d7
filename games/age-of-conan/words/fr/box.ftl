# What is printed on the box: the game, its roles, its options and presets.

age-of-conan-title = Age of Conan
age-of-conan-about = Régnez sur un royaume, chevauchez avec un futur roi.

age-of-conan-role-aquilonia = { kingdom-aquilonia }
age-of-conan-role-turan = { kingdom-turan }
age-of-conan-role-stygia = { kingdom-stygia }
age-of-conan-role-hyperborea = { kingdom-hyperborea }

age-of-conan-option-bid-tie-distance = Mise pour Conan à égalité : distance jusqu’à
age-of-conan-option-bid-tie-distance-destination = le marqueur de destination
age-of-conan-option-bid-tie-distance-conan = Conan
age-of-conan-option-battle-retreat = Où l’attaquant peut faire retraite
age-of-conan-option-battle-retreat-where-from = d’où il vient
age-of-conan-option-battle-retreat-only-friendly = seulement si amie
age-of-conan-option-conan-token-take = Prendre le pion avec un dé cour+Conan
age-of-conan-option-conan-token-take-may = permis
age-of-conan-option-conan-token-take-must = obligatoire
age-of-conan-option-redeploy-twice = Une unité aux deux étapes d’une action militaire
age-of-conan-option-redeploy-twice-may = permis
age-of-conan-option-redeploy-twice-once = interdit
age-of-conan-option-final-tie = Égalité finale : pions aventure selon
age-of-conan-option-final-tie-number = nombre
age-of-conan-option-final-tie-total-value = valeur totale
age-of-conan-option-coast = Mers qui font une côte
age-of-conan-option-coast-three-seas = les trois
age-of-conan-option-coast-no-southern-sea = toutes sauf la Mer du Sud
age-of-conan-option-open-tokens = Les pions aventure gardés restent visibles
age-of-conan-option-dice-refill = Les dés du destin sont relancés
age-of-conan-option-dice-refill-end-of-turn = à la fin du tour
age-of-conan-option-dice-refill-next-turn = au tour suivant
age-of-conan-option-aquilonia = L’Aquilonie est jouée
age-of-conan-option-aquilonia-free = si quelqu’un la prend
age-of-conan-option-aquilonia-always = toujours

age-of-conan-preset-first-edition = Première édition
age-of-conan-preset-second-edition = Deuxième édition
