# What is printed on the box: the game, its roles, its options and presets.

age-of-conan-title = Epoka Conana
age-of-conan-about = Rządź królestwem i jedź u boku przyszłego króla.

age-of-conan-role-aquilonia = { kingdom-aquilonia }
age-of-conan-role-turan = { kingdom-turan }
age-of-conan-role-stygia = { kingdom-stygia }
age-of-conan-role-hyperborea = { kingdom-hyperborea }

age-of-conan-option-bid-tie-distance = Remis w licytacji o Conana: odległość do
age-of-conan-option-bid-tie-distance-destination = znacznika celu
age-of-conan-option-bid-tie-distance-conan = Conana
age-of-conan-option-battle-retreat = Dokąd może się wycofać atakujący
age-of-conan-option-battle-retreat-where-from = skąd przyszedł
age-of-conan-option-battle-retreat-only-friendly = tylko do sojuszniczej
age-of-conan-option-conan-token-take = Wzięcie żetonu kością korona-Conan
age-of-conan-option-conan-token-take-may = dozwolone
age-of-conan-option-conan-token-take-must = obowiązkowe
age-of-conan-option-redeploy-twice = Jednostka w obu krokach akcji wojny
age-of-conan-option-redeploy-twice-may = dozwolone
age-of-conan-option-redeploy-twice-once = niedozwolone
age-of-conan-option-final-tie = Remis na koniec: żetony wyzwań według
age-of-conan-option-final-tie-number = liczby
age-of-conan-option-final-tie-total-value = łącznej wartości
age-of-conan-option-coast = Morza tworzące wybrzeże
age-of-conan-option-coast-three-seas = wszystkie trzy
age-of-conan-option-coast-no-southern-sea = wszystkie prócz Morza Południowego
age-of-conan-option-open-tokens = Zachowane żetony wyzwań pozostają jawne
age-of-conan-option-dice-refill = Kości losu są przerzucane
age-of-conan-option-dice-refill-end-of-turn = na koniec tury
age-of-conan-option-dice-refill-next-turn = w następnej turze
age-of-conan-option-aquilonia = Aquilonia bierze udział w grze
age-of-conan-option-aquilonia-free = jeśli ktoś ją obejmie
age-of-conan-option-aquilonia-always = zawsze

age-of-conan-preset-first-edition = Pierwsza edycja
age-of-conan-preset-second-edition = Druga edycja
