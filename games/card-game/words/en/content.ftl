# The cards of Conan, the card game: what our edition calls them and what they do.

## Attributes

cg-attribute-strength = Strength
cg-attribute-cunning = Cunning
cg-attribute-spirit = Spirit

## Heroes

cg-hero-barbarian = Barbarian
    .class = c
cg-hero-barbarian-text = Rage (once): a challenge or duel you take part in becomes one of Strength, and no card changes that any more.

cg-hero-thief = Thief
    .class = c
cg-hero-thief-text = Nimble Fingers (once, as the hero’s action): take a random card from another player’s hand or, on the same adventure, one of that player’s magic objects.

cg-hero-sorcerer = Sorcerer
    .class = c
cg-hero-sorcerer-text = I Shall Return (once, as the hero’s action): in spite of challenges and heroes, the hero leaves for another adventure without a challenge you placed.

cg-hero-mercenary = Mercenary
    .class = c
cg-hero-mercenary-text = Brotherhood of Mercenaries (once): hiring an ally costs nothing.

cg-hero-explorer = Explorer
    .class = c
cg-hero-explorer-text = Expert Tracker (always): you see the challenges where the hero stands, and may face them in any order.

cg-hero-priest = Priest
    .class = c
cg-hero-priest-text = Sermon (once): stop a treaty or alliance of others before it takes effect, or break your own: you take, and give nothing.

cg-hero-raider = Raider
    .class = c
cg-hero-raider-text = Plunder (always): 1 GP more from the bank for each completed adventure of whose loot – GP, objects or special effect – you get a part.

cg-hero-nomad = Nomad
    .class = c
cg-hero-nomad-text = Swift (once): after one action the hero takes a second one at once.

cg-hero-knight = Knight
    .class = c
cg-hero-knight-text = Honour (once): after beating a challenge or winning a duel on your turn, the hero at once faces the next challenge or fights another duel; after failing against a challenge, the hero may at once face one again.

cg-hero-merchant = Merchant
    .class = c
cg-hero-merchant-text = Swindle (always): withdrawing before you have bid, or with a last bid of 1, costs you nothing.

## Challenges

cg-challenge-massive-doors = Massive Doors
    .class = p
cg-challenge-massive-doors-line = Whoever forged them feared what lay behind, not what stood before.
cg-challenge-rusted-portcullis = Rusted Portcullis
    .class = c
cg-challenge-rusted-portcullis-line = A hundred years of rain have eaten the iron, but not the weight.
cg-challenge-grey-ape = Grey Ape
    .class = c
cg-challenge-grey-ape-line = It learned to hate from the men who fed it.
cg-challenge-painted-war-band = Painted War Band
    .class = c
cg-challenge-painted-war-band-line = The drums stopped at dusk, and that was worse.
cg-challenge-frost-giant = Frost Giant
    .class = c
cg-challenge-frost-giant-line = His laughter rolls down from the glaciers before his axe does.
cg-challenge-lion-of-the-sands = Lion of the Sands
    .class = c
cg-challenge-lion-of-the-sands-line = It has eaten three caravans, and remembers the taste of each.
cg-challenge-quicksand = Quicksand
    .class = c
cg-challenge-quicksand-line = The earth is patient, and never gives back a boot.
cg-challenge-rockslide = Rockslide
    .class = c
cg-challenge-rockslide-line = First a pebble, then the whole wrath of the mountain.
cg-challenge-maze-of-passages = Maze of Passages
    .class = c
cg-challenge-maze-of-passages-line = Follow the bones: they lie where others gave up.
cg-challenge-poisoned-needle = Poisoned Needle
    .class = c
cg-challenge-poisoned-needle-line = The lock opens easily. That is how it kills.
cg-challenge-city-watch = City Watch
    .class = c
cg-challenge-city-watch-line = For a silver coin they see nothing; for two they see you.
cg-challenge-tower-spider = Spider of the Tower
    .class = c
cg-challenge-tower-spider-line = What hangs in its webs once came for the jewels, too.
cg-challenge-pit-of-stakes = Pit of Stakes
    .class = c
cg-challenge-pit-of-stakes-line = The leaves above it lie a little too neatly.
cg-challenge-night-cannibals = Cannibals of the Night
    .class = p
cg-challenge-night-cannibals-line = In that city wise men bar their doors, and the doors have claw marks.
cg-challenge-riddle-of-the-seal = Riddle of the Seal
    .class = c
cg-challenge-riddle-of-the-seal-line = It asks in a tongue that died before Valusia.
cg-challenge-slave-raiders = Slave Raiders
    .class = p
cg-challenge-slave-raiders-line = They count you before they fight you.
cg-challenge-headless-shade = Headless Shade
    .class = c
cg-challenge-headless-shade-line = It seeks what the axe took, and any head will do.
cg-challenge-black-lotus-dream = Dream of the Black Lotus
    .class = c
cg-challenge-black-lotus-dream-line = Nobody wakes by himself, and few wish to.
cg-challenge-serpents-gaze = Gaze of the Serpent
    .class = c
cg-challenge-serpents-gaze-line = Kingdoms have knelt before eyes like these.
cg-challenge-winged-horror = Winged Horror
    .class = c
cg-challenge-winged-horror-line = The moon went out for a moment; then came the wings.
cg-challenge-risen-dead = Risen Dead
    .class = p
cg-challenge-risen-dead-line = They bear no grudge. They only obey.
cg-challenge-wizard-fire = Wizard Fire
    .class = c
cg-challenge-wizard-fire-line = It burns cold, and runs uphill.
cg-challenge-desert-thirst = Thirst of the Desert
    .class = c
cg-challenge-desert-thirst-line = On the fourth day the dunes begin to speak of water.
cg-challenge-voices-in-the-tower = Voices in the Tower
    .class = p
cg-challenge-voices-in-the-tower-line = They know your name, and the one you bore before.
cg-challenge-kozak-hetman = Kozak Hetman
    .class = c
cg-challenge-kozak-hetman-line = Gold buys his sabre; wine, his songs; nothing, his knee.
cg-challenge-zamorian-cutpurse = Zamorian Cutpurse
    .class = c
cg-challenge-zamorian-cutpurse-line = He has already counted your coins. You are short by one.
cg-challenge-corsair-captain = Corsair Captain
    .class = c
cg-challenge-corsair-captain-line = Her deck is red planking; nobody asks why it was painted.
cg-challenge-kushite-spearman = Kushite Spearman
    .class = c
cg-challenge-kushite-spearman-line = His spear is longer than your sword, and so is his patience.
cg-challenge-stygian-acolyte = Stygian Acolyte
    .class = c
cg-challenge-stygian-acolyte-line = He serves the serpent, but the purse has a voice as well.
cg-challenge-hyrkanian-archer = Hyrkanian Archer
    .class = c
cg-challenge-hyrkanian-archer-line = You hear the horse long after the arrow.
cg-challenge-exiled-prince = Exiled Prince
    .class = c
cg-challenge-exiled-prince-line = A crown he lost; the pride nobody could take.
cg-challenge-black-dragon-deserter = Black Dragon Deserter
    .class = c
cg-challenge-black-dragon-deserter-line = He still polishes the armour that would hang him.

## Adventures

cg-adventure-tavern-in-the-maul = Tavern in the Maul
cg-adventure-tavern-in-the-maul-text = You may take a random card from the hand of another player of your choice.
cg-adventure-tavern-in-the-maul-line = Here a man may buy wine, a secret or a knife, and be paid with the last.

cg-adventure-caravan-road = Caravan Road
cg-adventure-caravan-road-text = Your hero may at once go to another adventure without a challenge you placed.
cg-adventure-caravan-road-line = All the wealth of the East walks it on tired feet.

cg-adventure-hermits-cave = Hermit’s Cave
cg-adventure-hermits-cave-text = You may look at all challenges on one adventure of your choice. Then draw a card.
cg-adventure-hermits-cave-line = He left the world, yet the world still tells him everything.

cg-adventure-ravaged-village = Ravaged Village
cg-adventure-ravaged-village-text = The player who played this adventure gains 1 GP from the bank, unless it is you.
cg-adventure-ravaged-village-line = The ashes are warm, and so is the thirst for revenge.

cg-adventure-camp-of-the-free-companions = Camp of the Free Companions
cg-adventure-camp-of-the-free-companions-text = Until the end of the next cycle an ally costs you 2 GP less.
cg-adventure-camp-of-the-free-companions-line = They owe nothing to any king, and their pay to the last one.

cg-adventure-forgotten-crypt = The Forgotten Crypt
cg-adventure-forgotten-crypt-text = No special effect.
cg-adventure-forgotten-crypt-line = No one carved a name here: someone wished it lost.

cg-adventure-spring-of-the-ancients = Spring of the Ancients
cg-adventure-spring-of-the-ancients-text = If your hero’s ability is spent, it may be used once more.
cg-adventure-spring-of-the-ancients-line = Drink, and the years fall off like a wet cloak.

cg-adventure-smugglers-cove = Smugglers’ Cove
cg-adventure-smugglers-cove-text = Every other player discards a random card from hand.
cg-adventure-smugglers-cove-line = Three lanterns mean gold, two mean soldiers, one means run.

cg-adventure-arena-of-messantia = Arena of Messantia
cg-adventure-arena-of-messantia-text = Until the end of the next cycle: 2 GP from the bank whenever your hero wins a duel, 1 GP whenever a challenge is beaten on your turn.
cg-adventure-arena-of-messantia-line = The sand is changed every morning; the crowd never is.

cg-adventure-ruined-watchtower = Ruined Watchtower
cg-adventure-ruined-watchtower-text = You may discard one challenge of your choice, on any adventure.
cg-adventure-ruined-watchtower-line = It watched for an enemy; the enemy came from below.

cg-adventure-oracle-of-the-jewelled-caves = Oracle of the Jewelled Caves
cg-adventure-oracle-of-the-jewelled-caves-text = Until the end of the next cycle you see the challenges where your hero stands, and you draw one card more in the draw phase.
cg-adventure-oracle-of-the-jewelled-caves-line = She answers truly, which is why so few return twice.

cg-adventure-house-of-mitra = House of Mitra
cg-adventure-house-of-mitra-text = Until the end of the next cycle nobody may challenge your hero to a duel.
cg-adventure-house-of-mitra-line = No blood has touched these stones. They mean to keep it so.

cg-adventure-black-river = The Black River
cg-adventure-black-river-text = You may take a card of your choice from the discard into your hand. Then draw a card.
cg-adventure-black-river-line = Beyond it the maps are white, and the nights are not.

cg-adventure-drowned-city = The Drowned City
cg-adventure-drowned-city-text = You may look at the hand of another player of your choice.
cg-adventure-drowned-city-line = At low tide the bells ring, though no one is left to pull them.

cg-adventure-red-citadel = The Red Citadel
cg-adventure-red-citadel-text = You may expel another hero of your choice from an adventure.
cg-adventure-red-citadel-line = Its builders mixed the mortar with the losers of the war.

cg-adventure-isle-of-iron-statues = Isle of Iron Statues
cg-adventure-isle-of-iron-statues-text = No special effect.
cg-adventure-isle-of-iron-statues-line = By day they rust. By night someone oils their joints.

cg-adventure-frontier-fort = Frontier Fort
cg-adventure-frontier-fort-text = Until the end of the next cycle: 2 GP from the bank whenever a challenge you placed is resolved and not beaten.
cg-adventure-frontier-fort-line = Behind the palisade, law; before it, whatever is hungry.

cg-adventure-halls-of-the-jade-city = Halls of the Jade City
cg-adventure-halls-of-the-jade-city-text = You may take one magic object of another player, face up or blindly face down; it stays as it lies.
cg-adventure-halls-of-the-jade-city-line = Green light, no windows, and the sound of someone breathing.

cg-adventure-mountain-of-crom = Mountain of Crom
cg-adventure-mountain-of-crom-text = Until the next challenge or duel of your hero is over, the hero gets +2 to every attribute and also wins at equal values.
cg-adventure-mountain-of-crom-line = He gave you strength at birth. Do not climb up to ask for more.

cg-adventure-throne-of-acheron = Throne of Acheron
cg-adventure-throne-of-acheron-text = Every other player pays you 2 GP, but keeps at least 1. Then you may remove an adventure of your choice from the table, with all challenges on it.
cg-adventure-throne-of-acheron-line = An empire fell off it like dust, and the seat is still warm.

## Resolution cards and magic objects

cg-special-curse-of-nergal = The Curse of Nergal
cg-special-curse-of-nergal-text = The figure gets −1 Strength.
cg-special-curse-of-nergal-line = The strongest arm grows heavy when the grave leans on it.

cg-special-stygian-venom = Stygian Venom
cg-special-stygian-venom-text = The figure gets −2 Strength.
cg-special-stygian-venom-line = Brewed by the Styx, it waits a heartbeat before it bites.

cg-special-lotus-haze = Lotus Haze
cg-special-lotus-haze-text = The figure gets −1 Cunning. If your side loses, draw a card.
cg-special-lotus-haze-line = Every thought arrived, but each a little too late.

cg-special-false-trail = False Trail
cg-special-false-trail-text = The figure gets −2 Cunning.
cg-special-false-trail-line = The prints lead on, and the man who made them walks behind you.

cg-special-whisper-of-set = Whisper of Set
cg-special-whisper-of-set-text = The figure gets −1 Spirit. If your side loses, this card returns to your hand.
cg-special-whisper-of-set-line = Deny it thrice, and it will come a fourth time.

cg-special-dread-of-the-outer-dark = Dread of the Outer Dark
cg-special-dread-of-the-outer-dark-text = The figure gets −2 Spirit.
cg-special-dread-of-the-outer-dark-line = There are gulfs between the stars, and something looks across.

cg-special-iron-thews = Iron Thews
cg-special-iron-thews-text = The figure gets +2 Strength.
cg-special-iron-thews-line = He asked no god for help, and bent the bars.

cg-special-hunters-pride = Hunter’s Pride
cg-special-hunters-pride-text = The figure gets +1 Strength. If the challenge is beaten, it goes into your hand.
cg-special-hunters-pride-line = A beast well slain deserves a place on the wall.

cg-special-cats-step = Step of the Cat
cg-special-cats-step-text = The figure gets +2 Cunning.
cg-special-cats-step-line = The guard swore the corridor had been empty.

cg-special-thieves-cant = Thieves’ Cant
cg-special-thieves-cant-text = The figure gets +1 Cunning. If your side wins, take a random card from the hand of the other side’s bidder.
cg-special-thieves-cant-line = Three words, a scratch of the nose, and the purse changed owners.

cg-special-will-of-iron = Will of Iron
cg-special-will-of-iron-text = The figure gets +2 Spirit.
cg-special-will-of-iron-line = The spell broke on him like surf upon a reef.

cg-special-prayer-to-mitra = Prayer to Mitra
cg-special-prayer-to-mitra-text = The figure gets +1 Spirit. If your side wins, you gain 1 GP from the bank.
cg-special-prayer-to-mitra-line = The god of light asks no blood, only an upright heart.

cg-special-battle-madness = Battle Madness
cg-special-battle-madness-text = Against a challenge, the figure gets +1 to any attribute. No effect in a duel.
cg-special-battle-madness-line = He laughed, and the boldest of them stepped back.

cg-special-affair-of-honour = Affair of Honour
cg-special-affair-of-honour-text = In a duel, the hero this card lies on gets +2 to any attribute. No effect against a challenge.
cg-special-affair-of-honour-line = Bring one sword and no friends.

cg-special-hidden-weakness = Hidden Weakness
cg-special-hidden-weakness-text = The challenge gets −1 to any attribute; in a duel, the hero this card lies on does.
cg-special-hidden-weakness-line = Even the dragon has a scale that does not fit.

cg-special-fresh-troops = Fresh Troops
cg-special-fresh-troops-text = The challenge gets +2 Strength; in a duel, the hero this card lies on does.
cg-special-fresh-troops-line = Just when the last one fell, the horns sounded again.

cg-special-hidden-mechanism = Hidden Mechanism
cg-special-hidden-mechanism-text = The challenge gets +2 Cunning; in a duel, the hero this card lies on does.
cg-special-hidden-mechanism-line = Something clicked, far below, that had waited for centuries.

cg-special-ancient-ward = Ancient Ward
cg-special-ancient-ward-text = The challenge gets +2 Spirit; in a duel, the hero this card lies on does.
cg-special-ancient-ward-line = The priests are dust, but their curse keeps its watch.

cg-special-test-of-steel = Test of Steel
cg-special-test-of-steel-text = The challenge or duel becomes one of Strength.
cg-special-test-of-steel-line = Enough talk; let the swords be heard.

cg-special-battle-of-wits = Battle of Wits
cg-special-battle-of-wits-text = The challenge or duel becomes one of Cunning.
cg-special-battle-of-wits-line = The fool draws first; the clever one has moved the floor.

cg-special-contest-of-wills = Contest of Wills
cg-special-contest-of-wills-text = The challenge or duel becomes one of Spirit.
cg-special-contest-of-wills-line = They did not move till dawn, and only one got up.

cg-special-wheel-of-fate = Wheel of Fate
cg-special-wheel-of-fate-text = The challenge or duel becomes one of the next attribute: Strength, Cunning, Spirit, and Strength again.
cg-special-wheel-of-fate-line = It turns for kings as lightly as for beggars.

cg-special-unbroken-oath = Unbroken Oath
cg-special-unbroken-oath-text = No laid card changes the attribute. The figure also wins at equal values.
cg-special-unbroken-oath-line = He gave his word to a dead man, and kept it.

cg-special-sign-of-the-phoenix = Sign of the Phoenix
cg-special-sign-of-the-phoenix-text = The card the other side laid last before this one has no effect, even if it is a bluff.
cg-special-sign-of-the-phoenix-line = Scratched upon the blade, it made the demon scream.

cg-special-baited-trap = Baited Trap
cg-special-baited-trap-text = The card the other side lays first after this one has no effect, even if it is a bluff. If your side wins, draw a card.
cg-special-baited-trap-line = The chest was open. That should have warned them.

cg-special-mirror-of-shadows = Mirror of Shadows
cg-special-mirror-of-shadows-text = Works as the card the other side laid last before this one, unless that one is cancelled, cancels a card or mirrors one. What a card does after the result is not mirrored.
cg-special-mirror-of-shadows-line = Your blow comes back to you, and it has learned.

cg-special-mockery-of-fate = Mockery of Fate
cg-special-mockery-of-fate-text = What laid cards add to the figure is taken away instead, and what they take away is added.
cg-special-mockery-of-fate-line = The blessing weighed him down; the curse carried him.

cg-special-born-to-battle = Born to Battle
cg-special-born-to-battle-text = The figure counts with the highest of its three attributes. Modifiers remain those of the attribute contested.
cg-special-born-to-battle-line = His cradle song was the clash of shields.

cg-special-grasping-shadow = Grasping Shadow
cg-special-grasping-shadow-text = The figure’s magic objects and outstanding adventures add nothing.
cg-special-grasping-shadow-line = It closed on the sword hand, and the sword was gone.

cg-special-fog-of-the-grey-lands = Fog of the Grey Lands
cg-special-fog-of-the-grey-lands-text = Nobody wins: all bids go back, the challenge stays, face up, and nobody is expelled.
cg-special-fog-of-the-grey-lands-line = When it lifted, there was no one left to fight.

cg-special-hidden-purse = Hidden Purse
cg-special-hidden-purse-text = If your side loses, its bidder keeps up to 3 GP of the bid, and you draw a card.
cg-special-hidden-purse-line = Lose everything, but never everything you own.

cg-special-victors-price = The Victor’s Price
cg-special-victors-price-text = If your side wins, the other side’s bidder pays yours 2 GP more, but keeps 1, and discards a card at random.
cg-special-victors-price-line = He asked for the gold, and then for the horse.

cg-special-rumours-of-gold = Rumours of Gold
cg-special-rumours-of-gold-text = Play it in the card phase: you may look at all challenges on one adventure of your choice. Then draw a card.
cg-special-rumours-of-gold-line = A dying man told it; the innkeeper sold it.

cg-special-bribed-guards = Bribed Guards
cg-special-bribed-guards-text = Play it in the card phase: discard the challenge your hero would face next.
cg-special-bribed-guards-line = They were looking at the stars that night, all four of them.

cg-special-atlantean-blade = Atlantean Blade
cg-special-atlantean-blade-text = Your hero gets +1 Strength.
cg-special-atlantean-blade-line = The sea took the smith and left the edge.

cg-special-night-thiefs-cloak = Cloak of the Night Thief
cg-special-night-thiefs-cloak-text = Your hero gets +1 Cunning.
cg-special-night-thiefs-cloak-line = Sewn from a darkness that was never paid for.

cg-special-ring-of-the-black-circle = Ring of the Black Circle
cg-special-ring-of-the-black-circle-text = Your hero gets +1 Spirit.
cg-special-ring-of-the-black-circle-line = Wear it, and the seers on their mountain turn their heads.

cg-special-duellists-gauntlet = Duellist’s Gauntlet
cg-special-duellists-gauntlet-text = In duels your hero gets +1 Strength, and you name the attribute also as the challenger.
cg-special-duellists-gauntlet-line = Thrown down forty times, picked up forty-one.

cg-special-burning-heart = The Burning Heart
cg-special-burning-heart-text = Your hero gets +1 to every attribute. When you are a bidder, the first bid must be at least 3, or the highest possible one.
cg-special-burning-heart-line = It beats for whoever dares the most.

cg-special-scales-of-asura = Scales of Asura
cg-special-scales-of-asura-text = When you are a bidder, no bid may be higher than 4.
cg-special-scales-of-asura-line = Before them a king weighs no more than a thief.

cg-special-coin-of-bel = Coin of Bel
cg-special-coin-of-bel-text = Withdrawing costs you 1 GP at most.
cg-special-coin-of-bel-line = It always finds its way home, and seldom alone.

cg-special-mask-of-yelaya = Mask of Yelaya
cg-special-mask-of-yelaya-text = Where you would open the bidding, the other bidder does.
cg-special-mask-of-yelaya-line = Behind the golden smile nobody knows who speaks.

cg-special-crystal-of-far-sight = Crystal of Far Sight
cg-special-crystal-of-far-sight-text = You see the challenges where your hero stands. They are still faced in order.
cg-special-crystal-of-far-sight-line = It shows the far side of the hill, and who is waiting there.

cg-special-scroll-of-skelos = Scroll of Skelos
cg-special-scroll-of-skelos-text = You draw one card more in the draw phase.
cg-special-scroll-of-skelos-line = One page read is one night of sleep less.

cg-special-collar-of-silence = Collar of Silence
cg-special-collar-of-silence-text = When you are a bidder, the other bidder may lay at most one card.
cg-special-collar-of-silence-line = The sorcerer still moves his lips.

cg-special-bridle-of-the-ghost-steed = Bridle of the Ghost Steed
cg-special-bridle-of-the-ghost-steed-text = When your hero has completed an adventure on your turn, the hero may at once go to another one without a challenge you placed.
cg-special-bridle-of-the-ghost-steed-line = Leave at dusk, arrive before the news.

cg-special-gate-stone = Gate Stone
cg-special-gate-stone-text = Your hero’s action, discarding this object: in spite of challenges and heroes, the hero may go to another adventure without a challenge you placed.
cg-special-gate-stone-line = One step through it, and the hounds howl in another land.

cg-special-dust-of-the-tomb = Dust of the Tomb
cg-special-dust-of-the-tomb-text = Your hero’s action, discarding this object: the hero completes the adventure where the hero stands, in spite of challenges and other heroes. The loot is yours alone.
cg-special-dust-of-the-tomb-line = A pinch on the threshold, and the guardians lie down again.
