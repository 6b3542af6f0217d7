# What the pages themselves say; the games speak through the shared files.

web-active = On turn
web-adventure = Age { $age } · the adventure
web-adventures-left = { $count ->
    [0] the last adventure of this age
    [one] one more in this age
   *[other] { $count } more in this age
}
web-all-offers = Show everything that can be done
web-bid-tokens = Bid tokens
web-cards = Cards in hand
web-conan = Conan
web-conan-player = Conan player
web-contest = The contest
web-crom = Crom counters
web-decision = Your decision
web-destination = Destination
web-difficulty = Difficulty
web-duel = Duel
web-emissary-supply = Emissaries in the supply
web-face-down = A card lies face down.
web-fallen = Fallen
web-fate = Fate dice
web-fate-empty = The pool is empty.
web-first = First player
web-glory = Glory points
web-gold = Gold
web-hand = Your hand
web-kingdoms = Kingdoms
web-map = The map of the Hyborian world
web-objectives = Objectives
web-objects = Magic objects
web-pile = Cards in the draw pile
web-points = Empire points
web-position = The position in words
web-sorcery = Sorcery
web-spent = The ability is spent
web-story = What happened
web-tokens = Adventure tokens
web-track = The tokens of the adventure, the next one first
web-unit-supply = Units in the supply
