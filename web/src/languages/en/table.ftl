# What the pages themselves say; the games speak through the shared files.

web-active = On turn
web-adventure = Age { $age } · the adventure
web-adventures-left = { $count ->
    [0] the last adventure of this age
    [one] one more in this age
   *[other] { $count } more in this age
}
web-age-of-conan = Age of Conan
web-age-of-conan-about = Rule a kingdom, and ride with a king to be.
web-all-offers = Show everything that can be done
web-bid-tokens = Bid tokens
web-card-game = Conan, the card game
web-card-game-about = Heroes, wagers and broken promises.
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
web-language = Language
web-map = The map of the Hyborian world
web-motto = Know, O prince: two games of the Hyborian age.
web-no-server = The server cannot be reached.
web-objectives = Objectives
web-objects = Magic objects
web-pile = Cards in the draw pile
web-play-bots = Play against bots
web-players = Players
web-points = Empire points
web-position = The position in words
web-reconnecting = Connecting to the table …
web-samples = Or look at a table:
web-sorcery = Sorcery
web-spent = The ability is spent
web-story = What happened
web-take-back = Take back
web-theme = Look
web-theme-contrast = high contrast
web-theme-dark = by lamplight
web-theme-light = by day
web-tokens = Adventure tokens
web-track = The tokens of the adventure, the next one first
web-unit-supply = Units in the supply
