# The cards of Conan, the card game: what our edition calls them and what they do.

## Attributes

cg-attribute-strength = Strength
cg-attribute-cunning = Cunning
cg-attribute-spirit = Spirit

## Heroes

cg-hero-barbarian = Barbarian
cg-hero-barbarian-text = Rage (once): a challenge or duel you take part in becomes one of Strength, and no card changes that any more.

cg-hero-thief = Thief
cg-hero-thief-text = Nimble Fingers (once, as his action): take a random card from another player’s hand or, on the same adventure, one of that player’s magic objects.

cg-hero-sorcerer = Sorcerer
cg-hero-sorcerer-text = I Shall Return (once, as his action): in spite of challenges and heroes he leaves his adventure for another one without a challenge you placed.

cg-hero-mercenary = Mercenary
cg-hero-mercenary-text = Brotherhood of Mercenaries (once): hiring an ally costs nothing.

cg-hero-explorer = Explorer
cg-hero-explorer-text = Expert Tracker (always): you see the challenges where he stands, and he faces them in any order.

cg-hero-priest = Priest
cg-hero-priest-text = Sermon (once): stop a treaty or alliance of others before it takes effect, or break your own: you take, and give nothing.

cg-hero-raider = Raider
cg-hero-raider-text = Plunder (always): 1 GP more from the bank for each completed adventure of whose loot you get a part.

cg-hero-nomad = Nomad
cg-hero-nomad-text = Swift (once): after his action he takes a second one at once.

cg-hero-knight = Knight
cg-hero-knight-text = Honour (once): having beaten a challenge or won a duel on his turn, he at once faces the next challenge or fights another duel.

cg-hero-merchant = Merchant
cg-hero-merchant-text = Swindle (always): withdrawing before you have bid, or with a last bid of 1, costs you nothing.

## Challenges

cg-challenge-massive-doors = Massive Doors
cg-challenge-rusted-portcullis = Rusted Portcullis
cg-challenge-grey-ape = Grey Ape
cg-challenge-painted-war-band = Painted War Band
cg-challenge-frost-giant = Frost Giant
cg-challenge-lion-of-the-sands = Lion of the Sands
cg-challenge-quicksand = Quicksand
cg-challenge-rockslide = Rockslide
cg-challenge-maze-of-passages = Maze of Passages
cg-challenge-poisoned-needle = Poisoned Needle
cg-challenge-city-watch = City Watch
cg-challenge-tower-spider = Spider of the Tower
cg-challenge-pit-of-stakes = Pit of Stakes
cg-challenge-night-cannibals = Cannibals of the Night
cg-challenge-riddle-of-the-seal = Riddle of the Seal
cg-challenge-slave-raiders = Slave Raiders
cg-challenge-headless-shade = Headless Shade
cg-challenge-black-lotus-dream = Dream of the Black Lotus
cg-challenge-serpents-gaze = Gaze of the Serpent
cg-challenge-winged-horror = Winged Horror
cg-challenge-risen-dead = The Risen Dead
cg-challenge-wizard-fire = Wizard Fire
cg-challenge-desert-thirst = Thirst of the Desert
cg-challenge-voices-in-the-tower = Voices in the Tower
cg-challenge-kozak-hetman = Kozak Hetman
cg-challenge-zamorian-cutpurse = Zamorian Cutpurse
cg-challenge-corsair-captain = Corsair Captain
cg-challenge-kushite-spearman = Kushite Spearman
cg-challenge-stygian-acolyte = Stygian Acolyte
cg-challenge-hyrkanian-archer = Hyrkanian Archer
cg-challenge-exiled-prince = Exiled Prince
cg-challenge-black-dragon-deserter = Black Dragon Deserter

## Adventures

cg-adventure-tavern-in-the-maul = Tavern in the Maul
cg-adventure-tavern-in-the-maul-text = You may take a random card from the hand of another player of your choice.

cg-adventure-caravan-road = Caravan Road
cg-adventure-caravan-road-text = Your hero may at once go to another adventure without a challenge you placed.

cg-adventure-hermits-cave = Hermit’s Cave
cg-adventure-hermits-cave-text = You may look at all challenges on one adventure of your choice. Then draw a card.

cg-adventure-ravaged-village = Ravaged Village
cg-adventure-ravaged-village-text = The player who played this adventure gains 1 GP from the bank, unless it is you.

cg-adventure-camp-of-the-free-companions = Camp of the Free Companions
cg-adventure-camp-of-the-free-companions-text = Until the end of the next cycle an ally costs you 2 GP less.

cg-adventure-forgotten-crypt = The Forgotten Crypt
cg-adventure-forgotten-crypt-text = No special effect.

cg-adventure-spring-of-the-ancients = Spring of the Ancients
cg-adventure-spring-of-the-ancients-text = If your hero’s ability is spent, it may be used once more.

cg-adventure-smugglers-cove = Smugglers’ Cove
cg-adventure-smugglers-cove-text = Every other player discards a card from his hand at random.

cg-adventure-arena-of-messantia = Arena of Messantia
cg-adventure-arena-of-messantia-text = Until the end of the next cycle: 2 GP from the bank whenever your hero wins a duel, 1 GP whenever a challenge is beaten on your turn.

cg-adventure-ruined-watchtower = Ruined Watchtower
cg-adventure-ruined-watchtower-text = You may discard one challenge of your choice, on any adventure.

cg-adventure-oracle-of-the-jewelled-caves = Oracle of the Jewelled Caves
cg-adventure-oracle-of-the-jewelled-caves-text = Until the end of the next cycle you see the challenges where your hero stands, and you draw one card more in the draw phase.

cg-adventure-house-of-mitra = House of Mitra
cg-adventure-house-of-mitra-text = Until the end of the next cycle nobody may challenge your hero to a duel.

cg-adventure-black-river = The Black River
cg-adventure-black-river-text = You may take a card of your choice from the discard into your hand. Then draw a card.

cg-adventure-drowned-city = The Drowned City
cg-adventure-drowned-city-text = You may look at the hand of another player of your choice.

cg-adventure-red-citadel = The Red Citadel
cg-adventure-red-citadel-text = You may expel another hero of your choice from his adventure.

cg-adventure-isle-of-iron-statues = Isle of Iron Statues
cg-adventure-isle-of-iron-statues-text = No special effect.

cg-adventure-frontier-fort = Frontier Fort
cg-adventure-frontier-fort-text = Until the end of the next cycle: 2 GP from the bank whenever a challenge you placed is resolved and not beaten.

cg-adventure-halls-of-the-jade-city = Halls of the Jade City
cg-adventure-halls-of-the-jade-city-text = You may take one magic object of another player, face up or blindly face down; it stays as it lies.

cg-adventure-mountain-of-crom = Mountain of Crom
cg-adventure-mountain-of-crom-text = Until his next challenge or duel is over your hero gets +2 to every attribute and also wins at equal values.

cg-adventure-throne-of-acheron = Throne of Acheron
cg-adventure-throne-of-acheron-text = Every other player pays you 2 GP, but keeps at least 1. Then you may remove an adventure of your choice from the table, with all challenges on it.

## Resolution cards and magic objects

cg-special-curse-of-nergal = The Curse of Nergal
cg-special-curse-of-nergal-text = The figure gets −1 Strength.

cg-special-stygian-venom = Stygian Venom
cg-special-stygian-venom-text = The figure gets −2 Strength.

cg-special-lotus-haze = Lotus Haze
cg-special-lotus-haze-text = The figure gets −1 Cunning. If your side loses, draw a card.

cg-special-false-trail = False Trail
cg-special-false-trail-text = The figure gets −2 Cunning.

cg-special-whisper-of-set = Whisper of Set
cg-special-whisper-of-set-text = The figure gets −1 Spirit. If your side loses, this card returns to your hand.

cg-special-dread-of-the-outer-dark = Dread of the Outer Dark
cg-special-dread-of-the-outer-dark-text = The figure gets −2 Spirit.

cg-special-iron-thews = Iron Thews
cg-special-iron-thews-text = The figure gets +2 Strength.

cg-special-hunters-pride = Hunter’s Pride
cg-special-hunters-pride-text = The figure gets +1 Strength. If the challenge is beaten, it goes into your hand.

cg-special-cats-step = Step of the Cat
cg-special-cats-step-text = The figure gets +2 Cunning.

cg-special-thieves-cant = Thieves’ Cant
cg-special-thieves-cant-text = The figure gets +1 Cunning. If your side wins, take a random card from the hand of the other side’s bidder.

cg-special-will-of-iron = Will of Iron
cg-special-will-of-iron-text = The figure gets +2 Spirit.

cg-special-prayer-to-mitra = Prayer to Mitra
cg-special-prayer-to-mitra-text = The figure gets +1 Spirit. If your side wins, you gain 1 GP from the bank.

cg-special-battle-madness = Battle Madness
cg-special-battle-madness-text = Against a challenge, the figure gets +1 to any attribute. No effect in a duel.

cg-special-affair-of-honour = Affair of Honour
cg-special-affair-of-honour-text = In a duel, the hero this card lies on gets +2 to any attribute. No effect against a challenge.

cg-special-hidden-weakness = Hidden Weakness
cg-special-hidden-weakness-text = The challenge gets −1 to any attribute; in a duel, the hero this card lies on does.

cg-special-fresh-troops = Fresh Troops
cg-special-fresh-troops-text = The challenge gets +2 Strength; in a duel, the hero this card lies on does.

cg-special-hidden-mechanism = Hidden Mechanism
cg-special-hidden-mechanism-text = The challenge gets +2 Cunning; in a duel, the hero this card lies on does.

cg-special-ancient-ward = Ancient Ward
cg-special-ancient-ward-text = The challenge gets +2 Spirit; in a duel, the hero this card lies on does.

cg-special-test-of-steel = Test of Steel
cg-special-test-of-steel-text = The challenge or duel becomes one of Strength.

cg-special-battle-of-wits = Battle of Wits
cg-special-battle-of-wits-text = The challenge or duel becomes one of Cunning.

cg-special-contest-of-wills = Contest of Wills
cg-special-contest-of-wills-text = The challenge or duel becomes one of Spirit.

cg-special-wheel-of-fate = Wheel of Fate
cg-special-wheel-of-fate-text = The challenge or duel becomes one of the next attribute: Strength, Cunning, Spirit, and Strength again.

cg-special-unbroken-oath = Unbroken Oath
cg-special-unbroken-oath-text = No laid card changes the attribute. The figure also wins at equal values.

cg-special-sign-of-the-phoenix = Sign of the Phoenix
cg-special-sign-of-the-phoenix-text = The card the other side laid last before this one has no effect, even if it is a bluff.

cg-special-baited-trap = Baited Trap
cg-special-baited-trap-text = The card the other side lays first after this one has no effect, even if it is a bluff. If your side wins, draw a card.

cg-special-mirror-of-shadows = Mirror of Shadows
cg-special-mirror-of-shadows-text = Works as the card the other side laid last before this one, unless that one is cancelled, cancels a card or mirrors one. What a card does after the result is not mirrored.

cg-special-mockery-of-fate = Mockery of Fate
cg-special-mockery-of-fate-text = What laid cards add to the figure is taken away instead, and what they take away is added.

cg-special-born-to-battle = Born to Battle
cg-special-born-to-battle-text = The figure counts with the highest of its three attributes. Modifiers remain those of the attribute contested.

cg-special-grasping-shadow = Grasping Shadow
cg-special-grasping-shadow-text = The figure’s magic objects and outstanding adventures add nothing.

cg-special-fog-of-the-grey-lands = Fog of the Grey Lands
cg-special-fog-of-the-grey-lands-text = Nobody wins: all bids go back, the challenge stays, face up, and nobody is expelled.

cg-special-hidden-purse = Hidden Purse
cg-special-hidden-purse-text = If your side loses, its bidder keeps up to 3 GP of his bid, and you draw a card.

cg-special-victors-price = The Victor’s Price
cg-special-victors-price-text = If your side wins, the other side’s bidder pays yours 2 GP more, but keeps 1, and discards a card at random.

cg-special-rumours-of-gold = Rumours of Gold
cg-special-rumours-of-gold-text = Play it in the card phase: you may look at all challenges on one adventure of your choice. Then draw a card.

cg-special-bribed-guards = Bribed Guards
cg-special-bribed-guards-text = Play it in the card phase: discard the challenge your hero would face next.

cg-special-atlantean-blade = Atlantean Blade
cg-special-atlantean-blade-text = Your hero gets +1 Strength.

cg-special-night-thiefs-cloak = Cloak of the Night Thief
cg-special-night-thiefs-cloak-text = Your hero gets +1 Cunning.

cg-special-ring-of-the-black-circle = Ring of the Black Circle
cg-special-ring-of-the-black-circle-text = Your hero gets +1 Spirit.

cg-special-duellists-gauntlet = Duellist’s Gauntlet
cg-special-duellists-gauntlet-text = In duels your hero gets +1 Strength, and you name the attribute also as the challenger.

cg-special-burning-heart = The Burning Heart
cg-special-burning-heart-text = Your hero gets +1 to every attribute. When you are a bidder, the first bid must be at least 3, or the highest possible one.

cg-special-scales-of-asura = Scales of Asura
cg-special-scales-of-asura-text = When you are a bidder, no bid may be higher than 4.

cg-special-coin-of-bel = Coin of Bel
cg-special-coin-of-bel-text = Withdrawing costs you 1 GP at most.

cg-special-mask-of-yelaya = Mask of Yelaya
cg-special-mask-of-yelaya-text = Where you would open the bidding, the other bidder does.

cg-special-crystal-of-far-sight = Crystal of Far Sight
cg-special-crystal-of-far-sight-text = You see the challenges where your hero stands. He faces them in their order.

cg-special-scroll-of-skelos = Scroll of Skelos
cg-special-scroll-of-skelos-text = You draw one card more in the draw phase.

cg-special-collar-of-silence = Collar of Silence
cg-special-collar-of-silence-text = When you are a bidder, the other bidder may lay at most one card.

cg-special-bridle-of-the-ghost-steed = Bridle of the Ghost Steed
cg-special-bridle-of-the-ghost-steed-text = When your hero has completed an adventure on your turn, he may at once go to another one without a challenge you placed.

cg-special-gate-stone = Gate Stone
cg-special-gate-stone-text = Your hero’s action, discarding this object: in spite of challenges and heroes he may go to another adventure without a challenge you placed.

cg-special-dust-of-the-tomb = Dust of the Tomb
cg-special-dust-of-the-tomb-text = Your hero’s action, discarding this object: he completes the adventure he stands on, in spite of challenges and other heroes. The loot is yours alone.
