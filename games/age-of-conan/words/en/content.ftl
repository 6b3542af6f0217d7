# The built-in edition of Age of Conan: names and card texts.
# What a name needs is said in names.ftl.

## Provinces

province-aquilonia = Aquilonia
    .class = bare
province-turan = Turan
    .class = bare
province-stygia = Stygia
    .class = bare
province-hyperborea = Hyperborea
    .class = bare
province-ophir = Ophir
    .class = bare
province-argos = Argos
    .class = bare
province-koth = Koth
    .class = bare
province-nemedia = Nemedia
    .class = bare
province-corinthia = Corinthia
    .class = bare
province-zingara = Zingara
    .class = bare
province-zamora = Zamora
    .class = bare
province-khauran = Khauran
    .class = bare
province-steppes = Steppes
    .class = p
province-khoraja = Khoraja
    .class = bare
province-eastern-desert = Eastern Desert
    .class = c
province-iranistan = Iranistan
    .class = bare
province-shem = Shem
    .class = bare
province-kush = Kush
    .class = bare
province-darfar = Darfar
    .class = bare
province-keshan = Keshan
    .class = bare
province-punt = Punt
    .class = bare
province-black-kingdoms = Black Kingdoms
    .class = p
province-cimmeria = Cimmeria
    .class = bare
province-nordheim = Nordheim
    .class = bare
province-border-kingdom = Border Kingdom
    .class = c
province-brythunia = Brythunia
    .class = bare
province-pictish-wilderness = Pictish Wilderness
    .class = c

## Kingdoms

kingdom-aquilonia = Aquilonia
kingdom-turan = Turan
kingdom-stygia = Stygia
kingdom-hyperborea = Hyperborea

## Areas, terrains and seas

area-central = Central Hyboria
area-east = East
area-south = South
area-north = North
terrain-plains = plains
terrain-hills = hills
terrain-woods = woods
terrain-urban = urban
sea-western = Western Sea
sea-vilayet = Vilayet Sea
sea-southern = Southern Sea

## Adventures

adventure-the-phoenix-on-the-sword = The Phoenix on the Sword
adventure-the-scarlet-citadel = The Scarlet Citadel
adventure-the-tower-of-the-elephant = The Tower of the Elephant
adventure-black-colossus = Black Colossus
adventure-xuthal-of-the-dusk = Xuthal of the Dusk
adventure-the-pool-of-the-black-one = The Pool of the Black One
adventure-rogues-in-the-house = Rogues in the House
adventure-iron-shadows-in-the-moon = Iron Shadows in the Moon
adventure-queen-of-the-black-coast = Queen of the Black Coast
adventure-the-devil-in-iron = The Devil in Iron
adventure-the-people-of-the-black-circle = The People of the Black Circle
adventure-a-witch-shall-be-born = A Witch Shall Be Born
adventure-jewels-of-gwahlur = Jewels of Gwahlur
adventure-beyond-the-black-river = Beyond the Black River
adventure-shadows-in-zamboula = Shadows in Zamboula
adventure-red-nails = Red Nails
adventure-the-hour-of-the-dragon = The Hour of the Dragon
adventure-the-god-in-the-bowl = The God in the Bowl
adventure-the-vale-of-lost-women = The Vale of Lost Women
adventure-the-frost-giants-daughter = The Frost-Giant’s Daughter
adventure-the-black-stranger = The Black Stranger
adventure-the-hall-of-the-dead = The Hall of the Dead
adventure-the-snout-in-the-dark = The Snout in the Dark
adventure-drums-of-tombalku = Drums of Tombalku
adventure-wolves-beyond-the-border = Wolves Beyond the Border
adventure-the-hand-of-nergal = The Hand of Nergal
adventure-cimmeria = Cimmeria

## Objectives

objective-hyborian-empire = Hyborian Empire
objective-hyborian-empire-text = Have at least two forts or cities in Central Hyboria.
objective-road-of-kings = Road of Kings
objective-road-of-kings-text = Ophir, Koth and Corinthia are friendly to you.
objective-dark-arts = Dark Arts
objective-dark-arts-text = Have more sorcery tokens than any other player.
objective-subdue-the-savage-lands = Subdue the Savage Lands
objective-subdue-the-savage-lands-text = Have at least two forts or cities in savage provinces.
objective-dominion-of-the-seas = Dominion of the Seas
objective-dominion-of-the-seas-text = Two coastal provinces not adjacent to each other are friendly to you; home provinces do not count.
objective-war-on-pirates = War on Pirates
objective-war-on-pirates-text = Have at least two forts or cities in coastal provinces.
objective-merchant-kings = Merchant Kings
objective-merchant-kings-text = Have at least three towers or cities in Central Hyboria, and more than any other player.
objective-military-might = Military Might
objective-military-might-text = Have more forts and cities than any other player.
objective-count-the-dead = Count the Dead
objective-count-the-dead-text = Have more “Crom, count the dead!” tokens than any other player.
objective-web-of-spies = Web of Spies
objective-web-of-spies-text = Have at least three emissaries in provinces not friendly to you, and more of them than any other player.
objective-tales-of-the-hero = Tales of the Hero
objective-tales-of-the-hero-text = Have more adventure tokens than any other player.
objective-walls-and-towers = Walls and Towers
objective-walls-and-towers-text = Have at least two cities.

## Strategy cards: adventure value, symbols, terrains, area with 2 to 4 players (and with 2 or 3)

strategy-axe-shield-central-north-1 = 1 · axe+shield · plains, hills, urban · Central Hyboria (North)
strategy-axe-shield-south-central-1 = 1 · axe+shield · plains, woods, urban · South (Central Hyboria)
strategy-axe-shield-north-east-1 = 1 · axe+shield · plains, hills, woods · North (East)
strategy-axe-shield-east-south-1 = 1 · axe+shield · hills, woods, urban · East (South)
strategy-axe-shield-east-central-2 = 2 · axe+shield · plains, hills · East (Central Hyboria)
strategy-axe-shield-north-south-2 = 2 · axe+shield · woods, urban · North (South)
strategy-axe-south-east-2 = 2 · axe · plains, hills, woods, urban · South (East)
strategy-shield-central-east-2 = 2 · shield · plains, hills, woods, urban · Central Hyboria (East)
strategy-shield-north-east-3 = 3 · shield · plains, hills, woods · North (East)
strategy-axe-east-north-3 = 3 · axe · plains, woods, urban · East (North)
strategy-axe-central-south-3 = 3 · axe · plains, hills, urban · Central Hyboria (South)
strategy-shield-south-north-3 = 3 · shield · plains, woods, urban · South (North)
strategy-axe-shield-south-east-3 = 3 · axe+shield · plains · South (East)
strategy-axe-north-central-4 = 4 · axe · plains, hills · North (Central Hyboria)
strategy-shield-central-south-4 = 4 · shield · plains, woods · Central Hyboria (South)
strategy-shield-east-south-4 = 4 · shield · hills, urban · East (South)
strategy-axe-south-central-4 = 4 · axe · plains, woods · South (Central Hyboria)
strategy-axe-east-central-4 = 4 · axe · woods, urban · East (Central Hyboria)
strategy-axe-north-south-5 = 5 · axe · plains, woods · North (South)
strategy-shield-south-east-5 = 5 · shield · plains, urban · South (East)
strategy-shield-central-north-5 = 5 · shield · hills, woods · Central Hyboria (North)
strategy-axe-north-east-5 = 5 · axe · plains · North (East)
strategy-axe-north-central-6 = 6 · axe · woods · North (Central Hyboria)
strategy-shield-central-east-6 = 6 · shield · plains · Central Hyboria (East)
strategy-axe-south-north-6 = 6 · axe · plains · South (North)
strategy-shield-east-north-6 = 6 · shield · urban · East (North)

## Kingdom cards of Aquilonia

card-bossonian-archers = Bossonian Archers
card-bossonian-archers-text = In a military contest, right after your roll: you have one more success.
card-gunderland-pikemen = Gunderland Pikemen
card-gunderland-pikemen-text = In a military contest in hills or woods, after the strategy cards are revealed: shields are successes for you.
card-poitanian-knights = Poitanian Knights
card-poitanian-knights-text = In a military contest on plains, after the strategy cards are revealed: you roll one more die, even a sixth, and axes are successes for you.
card-count-prospero = Count Prospero
card-count-prospero-text = After a campaign round in which you attacked, won or lost: if you make a forced march after it, you remove no unit for it, and one unit is enough.
card-black-dragons = Black Dragons
card-black-dragons-text = In a military contest, right after your roll: reroll any number of your dice.
card-feudal-levy = Feudal Levy
card-feudal-levy-text = Place three units in your friendly provinces, together or apart.
card-royal-taxes = Royal Taxes
card-royal-taxes-text = Gain 2 gold, and 1 more for each of your forts and cities, at most 4 more.
card-old-comrades = Old Comrades
card-old-comrades-text = Move Conan up to two steps; no adventure token is taken or discarded for it. Draw one kingdom card and one strategy card.
card-pallantides = Pallantides
card-pallantides-text = When you have lost a military contest: you remove no unit for it.
card-cavalry-charge = Cavalry Charge
card-cavalry-charge-text = When you attack in a military contest, after the strategy cards are revealed: you roll two more dice, at most five in all.
card-council-of-war = Council of War
card-council-of-war-text = When a military contest of yours is announced: draw two strategy cards.
card-border-rangers = Border Rangers
card-border-rangers-text = In your turn, before the fate die: discard all raider tokens in one of your friendly provinces, and gain 1 gold.
card-lion-banner = Lion Banner
card-lion-banner-text = In a military contest, right after your roll: each of your hit+Conan dice is two successes.

## Kingdom cards of Turan

card-veziz-shah = Veziz Shah
card-veziz-shah-text = In an intrigue contest, right after your roll: reroll up to two of your dice.
card-hyrkanian-archers = Hyrkanian Archers
card-hyrkanian-archers-text = In a military contest, after the strategy cards are revealed: you roll one more die, at most five in all, and shields are successes for you.
card-steppe-riders = Steppe Riders
card-steppe-riders-text = In your turn, before the fate die: make one redeployment.
card-spies-of-aghrapur = Spies of Aghrapur
card-spies-of-aghrapur-text = In an intrigue contest, after the strategy cards are revealed: you roll one more die, at most five in all.
card-golden-bribes = Golden Bribes
card-golden-bribes-text = In an intrigue contest, right after your roll: pay 1 gold to have one more success.
card-eastern-caravan = Eastern Caravan
card-eastern-caravan-text = Gain 5 gold.
card-royal-envoys = Royal Envoys
card-royal-envoys-text = Place two emissaries in your friendly provinces, together or apart; then you may move one emissary.
card-hired-kozaki = Hired Kozaki
card-hired-kozaki-text = Place one raider token in an enemy province. Take 2 gold, or all they have, from another player of your choice.
card-kings-purse = The King’s Purse
card-kings-purse-text = In your turn, before the fate die: gain 2 gold and draw one strategy card.
card-feigned-flight = Feigned Flight
card-feigned-flight-text = In a military contest, right after the enemy’s roll: choose up to two of the enemy’s dice; they are rerolled.
card-stolen-plans = Stolen Plans
card-stolen-plans-text = In any contest, after the strategy cards are revealed: the enemy’s strategy card has no effect.
card-knives-in-the-night = Knives in the Night
card-knives-in-the-night-text = In your turn, before the fate die: remove one emissary of another player, in any province in play.
card-silken-promises = Silken Promises
card-silken-promises-text = When you have won an alliance: your emissary is not removed for it.

## Kingdom cards of Stygia

card-sons-of-set = Sons of Set
card-sons-of-set-text = In any contest, right after the enemy’s roll: pay 1 sorcery and choose up to three of the enemy’s dice; they are rerolled.
card-altar-of-set = Altar of Set
card-altar-of-set-text = In your turn, before the fate die: remove one of your units from a friendly province to gain 2 sorcery.
card-black-ring-adepts = Adepts of the Black Ring
card-black-ring-adepts-text = In any contest, right after your roll: pay 1 sorcery to have two more successes.
card-forbidden-scrolls = Forbidden Scrolls
card-forbidden-scrolls-text = In your turn, before the fate die: pay 2 gold to gain 1 sorcery.
card-stygian-chariots = Stygian Chariots
card-stygian-chariots-text = When you attack in a military contest on plains or in urban terrain, after the strategy cards are revealed: axes and shields are successes for you.
card-dark-research = Dark Research
card-dark-research-text = Gain 2 sorcery and draw one kingdom card.
card-tomb-plague = Plague from the Tombs
card-tomb-plague-text = Pay 1 sorcery: remove one unit of another player, in any province in play.
card-slavers-of-khemi = Slavers of Khemi
card-slavers-of-khemi-text = Place two units in your home province and gain 2 gold.
card-coils-of-the-serpent = Coils of the Serpent
card-coils-of-the-serpent-text = In a military contest, after the strategy cards are revealed: the enemy rolls one die fewer.
card-veil-of-shadows = Veil of Shadows
card-veil-of-shadows-text = When a contest of yours against another player is announced: that player may play no strategy card in it.
card-black-lotus-dreams = Dreams of the Black Lotus
card-black-lotus-dreams-text = In your turn, before the fate die: take 1 sorcery from another player of your choice.
card-rise-of-the-dead = The Dead Rise
card-rise-of-the-dead-text = When you have lost a military contest: pay 1 sorcery; you remove no unit for it.
card-ring-of-thoth-amon = Ring of Thoth-Amon
card-ring-of-thoth-amon-text = In your turn, before the fate die: pay 1 sorcery and take the first token of the adventure track.

## Kingdom cards of Hyperborea

card-white-hand-witchmen = Witchmen of the White Hand
card-white-hand-witchmen-text = In an intrigue contest, after the strategy cards are revealed: axes are successes for you.
card-gaunt-giants = Gaunt Giants
card-gaunt-giants-text = In a military contest, after the strategy cards are revealed: you roll one more die, even a sixth.
card-bitter-cold = Bitter Cold
card-bitter-cold-text = In a military contest in the North, after the strategy cards are revealed: the enemy rolls one die fewer.
card-savage-vassals = Savage Vassals
card-savage-vassals-text = In a military contest in a savage province, right after your roll: you have one more success.
card-louhi = Louhi
card-louhi-text = In your turn, before the fate die: pay 1 sorcery to reroll all fate dice in the pool.
card-call-of-the-tribes = Call of the Tribes
card-call-of-the-tribes-text = Place two units in your friendly provinces, together or apart, and one raider token in any province in play.
card-slave-pens = Slave Pens
card-slave-pens-text = Remove one of your units from a friendly province to gain 4 gold and 1 sorcery.
card-visions-in-the-ice = Visions in the Ice
card-visions-in-the-ice-text = Draw two strategy cards and gain 1 sorcery.
card-howling-blizzard = Howling Blizzard
card-howling-blizzard-text = When you have won a round of a siege or battle: the loser removes one more unit there.
card-blood-of-ymir = Blood of Ymir
card-blood-of-ymir-text = In a military contest, after the strategy cards are revealed: shields are successes for you, and hits (attacker) too, even when you defend.
card-witchfire = Witchfire
card-witchfire-text = In your turn, before the fate die: one of your used table cards becomes ready.
card-wolves-of-the-waste = Wolves of the Waste
card-wolves-of-the-waste-text = In your turn, before the fate die: place two raider tokens in neutral provinces in play, together or apart.
card-over-the-glaciers = Over the Glaciers
card-over-the-glaciers-text = When you have won a campaign round as the attacker: your army advances one icon more, never past the last.

## Artifacts and the Conan bonus card

artifact-sword-of-atlantis = Sword of Atlantis
artifact-sword-of-atlantis-text = You win military contests on equal successes, also as the attacker.
artifact-cobra-crown = Cobra Crown
artifact-cobra-crown-text = Once in each intrigue contest of yours, right after your roll: reroll up to two of your dice.
artifact-heart-of-tammuz = Heart of Tammuz
artifact-heart-of-tammuz-text = Whenever you take a token from the adventure track, draw one strategy card.
artifact-conan-bonus = Conan Bonus
artifact-conan-bonus-text = Once in each bid for Conan, after the reveal: play a second strategy card from hand, which replaces your first in the sum; both are discarded.

## Adventure tokens

category-monsters = monsters
category-treasures = treasures
category-women = women
token-wolf-pack = Wolf pack
    .class = c
token-ghoul = Ghoul
    .class = c
token-giant-spider = Giant spider
    .class = c
token-giant-serpent = Giant serpent
    .class = c
token-grey-ape = Grey ape
    .class = c
token-sabre-tooth = Sabre-tooth
    .class = c
token-winged-ape = Winged ape
    .class = c
token-frost-giant = Frost giant
    .class = c
token-forest-dragon = Dragon of the forest
    .class = c
token-slithering-shadow = Slithering shadow
    .class = c
token-demon-of-the-outer-dark = Demon of the outer dark
    .class = c
token-copper-armlets = Copper armlets
    .class = p
token-purse-of-coins = Purse of coins
    .class = c
token-silver-goblets = Silver goblets
    .class = p
token-ivory-idol = Ivory idol
    .class = c
token-string-of-pearls = String of pearls
    .class = c
token-jewelled-dagger = Jewelled dagger
    .class = c
token-serpent-ring = Serpent ring
    .class = c
token-iron-bound-chest = Iron-bound chest
    .class = c
token-star-of-khorala = Star of Khorala
    .class = c
token-heart-of-ahriman = Heart of Ahriman
    .class = c
token-dancer = Dancer
    .class = c
token-innkeeper = Innkeeper
    .class = c
token-temple-novice = Temple novice
    .class = c
token-merchants-daughter = Merchant’s daughter
    .class = c
token-noblewoman = Noblewoman
    .class = c
token-priestess = Priestess
    .class = c
token-pirate-queen = Pirate queen
    .class = c
token-princess = Princess
    .class = c
token-enchantress = Enchantress
    .class = c
token-queen = Queen
    .class = c
