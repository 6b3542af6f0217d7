# What is printed on the box: the game, its roles, its options and presets.

age-of-conan-title = Age of Conan
age-of-conan-about = Rule a kingdom, and ride with a king to be.

age-of-conan-role-aquilonia = { kingdom-aquilonia }
age-of-conan-role-turan = { kingdom-turan }
age-of-conan-role-stygia = { kingdom-stygia }
age-of-conan-role-hyperborea = { kingdom-hyperborea }

age-of-conan-option-bid-tie-distance = A tied bid for Conan: distance to
age-of-conan-option-bid-tie-distance-destination = the destination marker
age-of-conan-option-bid-tie-distance-conan = Conan
age-of-conan-option-battle-retreat = Where a beaten attacker may retreat
age-of-conan-option-battle-retreat-where-from = where it came from
age-of-conan-option-battle-retreat-only-friendly = only where friendly
age-of-conan-option-conan-token-take = Taking the token with a court+Conan die
age-of-conan-option-conan-token-take-may = allowed
age-of-conan-option-conan-token-take-must = required
age-of-conan-option-redeploy-twice = A unit in both steps of a military action
age-of-conan-option-redeploy-twice-may = allowed
age-of-conan-option-redeploy-twice-once = not allowed
age-of-conan-option-final-tie = A tie at the end: adventure tokens by
age-of-conan-option-final-tie-number = number
age-of-conan-option-final-tie-total-value = total value
age-of-conan-option-coast = Seas that make a coast
age-of-conan-option-coast-three-seas = all three
age-of-conan-option-coast-no-southern-sea = all but the Southern Sea
age-of-conan-option-open-tokens = Kept adventure tokens stay visible
age-of-conan-option-dice-refill = The fate dice are rerolled
age-of-conan-option-dice-refill-end-of-turn = at the end of the turn
age-of-conan-option-dice-refill-next-turn = at the next turn
age-of-conan-option-aquilonia = Aquilonia is played
age-of-conan-option-aquilonia-free = if somebody takes it
age-of-conan-option-aquilonia-always = always

age-of-conan-preset-first-edition = First edition
age-of-conan-preset-second-edition = Second edition
