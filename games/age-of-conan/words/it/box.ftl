# What is printed on the box: the game, its roles, its options and presets.

age-of-conan-title = L’Era di Conan
age-of-conan-about = Governa un regno e cavalca con un futuro re.

age-of-conan-role-aquilonia = { kingdom-aquilonia }
age-of-conan-role-turan = { kingdom-turan }
age-of-conan-role-stygia = { kingdom-stygia }
age-of-conan-role-hyperborea = { kingdom-hyperborea }

age-of-conan-option-bid-tie-distance = Scommessa per Conan in parità: distanza da
age-of-conan-option-bid-tie-distance-destination = il segnalino destinazione
age-of-conan-option-bid-tie-distance-conan = Conan
age-of-conan-option-battle-retreat = Dove può ritirarsi l’attaccante
age-of-conan-option-battle-retreat-where-from = da dove è venuto
age-of-conan-option-battle-retreat-only-friendly = solo se amica
age-of-conan-option-conan-token-take = Prendere il segnalino con un dado corte+Conan
age-of-conan-option-conan-token-take-may = permesso
age-of-conan-option-conan-token-take-must = obbligatorio
age-of-conan-option-redeploy-twice = Un’unità in entrambi i passi di un’azione militare
age-of-conan-option-redeploy-twice-may = permesso
age-of-conan-option-redeploy-twice-once = vietato
age-of-conan-option-final-tie = Parità finale: segnalini avventura per
age-of-conan-option-final-tie-number = numero
age-of-conan-option-final-tie-total-value = valore totale
age-of-conan-option-coast = Mari che fanno costa
age-of-conan-option-coast-three-seas = tutti e tre
age-of-conan-option-coast-no-southern-sea = tutti tranne il Mare meridionale
age-of-conan-option-open-tokens = I segnalini avventura tenuti restano visibili
age-of-conan-option-dice-refill = I dadi del fato si ritirano
age-of-conan-option-dice-refill-end-of-turn = alla fine del turno
age-of-conan-option-dice-refill-next-turn = al turno seguente
age-of-conan-option-aquilonia = Aquilonia è in gioco
age-of-conan-option-aquilonia-free = se qualcuno la prende
age-of-conan-option-aquilonia-always = sempre

age-of-conan-preset-first-edition = Prima edizione
age-of-conan-preset-second-edition = Seconda edizione
