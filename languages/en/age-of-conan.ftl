# Age of Conan: what is asked, offered, told and refused.

## Words

face-military = military
face-intrigue = intrigue
face-court-conan = court and Conan
face-military-intrigue = military/intrigue
face-wild = wild
use-military = a military action
use-intrigue = an intrigue action
use-court = a court action
conflict-hit = hit
conflict-hit-conan = hit and Conan
conflict-hit-attacker = hit (attacker)
conflict-shield = shield
conflict-axe = axe
conflict-miss = miss
contest-campaign = campaign
contest-siege = siege
contest-battle = battle
contest-alliance = contest for an alliance
contest-breaking = contest to break an alliance
side-attacker = attacker
side-defender = defender
aoc-unseen-token = an unseen token

## Prompts

aoc-wait-all = Everybody is making a secret choice.
aoc-ask-bid = Bid for Conan: a bid token and a strategy card, in secret.
aoc-ask-second-card = You hold the Conan bonus card: replace your strategy card by another?
aoc-ask-move-conan = Move Conan? The adventure leads { $destination-to }.
aoc-ask-keep-or-trade = Keep the token or trade it?
aoc-ask-main = Play and refresh table cards, then choose a fate die.
aoc-ask-conan-action = Conan action: move Conan, place a raider, or both.
aoc-ask-take-token = Take the first adventure token?
aoc-ask-court = Court action: draw cards or play an event.
aoc-ask-military = Military action: redeploy, attack or place units.
aoc-ask-redeploy = Redeploy which army?
aoc-ask-how-many = How many units leave { $from }?
aoc-ask-where-to = { $from }: where do the units go ({ $count })?
aoc-ask-place-second = Place a second unit elsewhere?
aoc-ask-march = Forced march { $at-in }?
aoc-ask-retreat = Retreat, or fight on { $at-in }?
aoc-ask-intrigue = Intrigue action: move emissaries, fight an intrigue contest, collect gold or place an emissary.
aoc-ask-emissary-to = Where does the emissary go? It starts { $from-in }.
aoc-ask-strategy-card = { $contest } { $at-in }: play a strategy card as the { $side }?
aoc-ask-window = { $contest } { $at-in }: use a card or sorcery?
aoc-ask-dice = Choose dice to roll again (at most { $count } more).
aoc-ask-sacrifice = The card costs a unit: which?
aoc-ask-put = Choose a province for the card ({ $count } left).
aoc-ask-rob = Take from whom?
aoc-ask-make-ready = Which used card becomes ready?
aoc-ask-stride = Move Conan (steps left: { $count })?
aoc-ask-raids = Raids: remove a unit to drive raiders off?
aoc-ask-troops = Place units, or turn forts into cities.
aoc-ask-spending = Spend gold? You have { $gold }.
aoc-ask-artifact = Choose tokens of one category for an artifact, in secret.
aoc-ask-crown = Attempt to crown Conan?
aoc-ask-nothing = There is nothing to decide.

## Offers

aoc-offer-bid = Bid { $token } with { $card } (worth { $worth })
aoc-offer-bid-token = Bid { $token } alone
aoc-offer-strategy = Play { $card }
aoc-offer-table = Play { $card }: { $text }
aoc-offer-refresh = Refresh { $card }: { $text }
aoc-offer-ready = Make { $card } ready: { $text }
aoc-offer-use = Use { $card }: { $text }
aoc-offer-conan = Conan goes { $at-to }
aoc-offer-raider = Place a raider { $at-in }
aoc-offer-place = Place a unit { $at-in }
aoc-offer-buy-unit = Buy a unit { $at-in } (2 gold)
aoc-offer-send = Place an emissary { $at-in }
aoc-offer-buy-emissary = Buy an emissary { $at-in } (2 gold)
aoc-offer-army = Move the army { $at-in }
aoc-offer-emissary = Move an emissary { $at-in }
aoc-offer-emissary-to = Go { $at-to }
aoc-offer-redeploy = Redeploy { $at-to }
aoc-offer-attack = Attack: { $at }
aoc-offer-campaign = Continue the campaign { $at-in }
aoc-offer-contest = Intrigue contest { $at-in }
aoc-offer-collect = Collect gold { $at-in }
aoc-offer-retreat = Retreat { $at-to }
aoc-offer-sacrifice = Give up a unit { $at-in }
aoc-offer-repel = Discard the raiders { $at-in }
aoc-offer-city = Build a city { $at-in }
aoc-offer-take = Take the first token
aoc-offer-leave-token = Leave the token
aoc-offer-keep = Keep it: { $token }
aoc-offer-trade = Trade it: { $token } (gold { $gold }, sorcery { $sorcery })
aoc-offer-die = Die “{ $face }” for { $use }
aoc-offer-draw-both = Draw one kingdom card and one strategy card
aoc-offer-draw-two = Draw two strategy cards
aoc-offer-units = Units: { $count }
aoc-offer-sorcery = Spend a sorcery token to roll all dice again
aoc-offer-reroll = Roll again: { $die }
aoc-offer-march = Forced march: remove a unit and fight on
aoc-offer-halt = Halt
aoc-offer-fight = Fight another round
aoc-offer-rob = From { $who }
aoc-offer-slay = A unit of { $who } { $at-in }
aoc-offer-banish = An emissary of { $who } { $at-in }
aoc-offer-buy-both = Buy a kingdom card and a strategy card (2 gold)
aoc-offer-buy-one = Buy a strategy card (1 gold)
aoc-offer-category = Choose { $category }
aoc-offer-token = Add { $token }
aoc-offer-reconsider = Choose again
aoc-offer-seal = Seal this choice
aoc-offer-crown = Crown Conan with your { $category } (total { $total }). If another player has as much, you end last with 0 points
aoc-offer-no-crown = Do not crown him
aoc-offer-stay = Conan stays
aoc-offer-pass = Pass
aoc-offer-done = Nothing more

## What happens

aoc-takes = { $seat } plays { $who }.
aoc-objective-up = New objective: { $objective } – { $text }
aoc-adventure-up = The adventure “{ $adventure }” begins; it leads { $destination-to }.
aoc-track-filled = On the adventure track: { $tokens }.
aoc-artifact-to = { $who } receives { $artifact }.
aoc-artifact-aside = Nobody receives { $artifact }.
aoc-bonus-card-to = { $who } receives the Conan bonus card.
aoc-drew-card = { $who } draws { $card }.
aoc-drew-kingdom = { $who } draws a kingdom card.
aoc-drew-strategy = { $who } draws a strategy card.
aoc-first-player = { $who } takes the first-player token.
aoc-fate-rolled = The fate dice show: { $dice }.
aoc-bid = { $who } bids { $token } with { $card }: { $worth }.
aoc-bid-token = { $who } bids { $token } without a card.
aoc-second-card = { $who } plays { $card } instead: { $worth }.
aoc-conan-player = { $who } is the Conan player.
aoc-tokens-back = { $who } takes back the spent bid tokens; the 0 stays spent.
aoc-turn-of = It is the turn of { $who }.
aoc-conan-moves = Conan goes { $to-to }.
aoc-token-taken = { $who } takes { $token }.
aoc-token-discarded = { $token } is discarded.
aoc-token-drawn = { $who } draws { $token } from the bag.
aoc-token-drawn-unseen = { $who } draws a token from the bag, unseen.
aoc-token-kept = { $who } keeps the token.
aoc-token-traded = { $who } trades { $token } (gold { $gold }, sorcery { $sorcery }).
aoc-table-played = { $who } plays { $card } on the table.
aoc-refreshed = { $who } refreshes { $card }.
aoc-used = { $who } uses { $card }.
aoc-made-ready = { $card } of { $who } becomes ready.
aoc-die-used = { $who } uses the die “{ $face }” for { $use }.
aoc-adventure-ends = The adventure “{ $adventure }” is over.
aoc-unit-placed = { $who } places a unit { $at-in }.
aoc-units-moved = { $who } moves { $count ->
    [one] one unit
   *[other] { $count } units
} from { $from } { $to-to }.
aoc-units-removed = { $who } loses { $count ->
    [one] one unit
   *[other] { $count } units
} { $at-in }.
aoc-emissary-placed = { $who } places an emissary { $at-in }.
aoc-emissary-moved = An emissary of { $who } goes from { $from } { $to-to }.
aoc-emissary-removed = { $who } removes an emissary { $at-in }.
aoc-raider-placed = Raiders appear { $at-in }.
aoc-raiders-discarded = Raiders discarded { $at-in }: { $count }.
aoc-marker-removed = { $who } loses control of { $at }.
aoc-city-built = { $who } builds a city { $at-in }.
aoc-contest-begins = { $who } attacks { $at-in }: { $contest }.
aoc-card-face-down = { $who } plays a strategy card face down.
aoc-card-revealed = { $who } reveals { $card }.
aoc-rolled = Dice of the { $side }: { $dice }.
aoc-rolled-again = Dice of the { $side } after rolling again: { $dice }.
aoc-sorcery-spent = { $who } spends a sorcery token.
aoc-counted = { $bonus ->
    [0] { $dice-count ->
        [0] No die succeeds for the { $side }.
       *[other] Successes of the { $side }: { $dice }.
    }
   *[other] { $dice-count ->
        [0] Successes of the { $side }: { $bonus } by cards.
       *[other] Successes of the { $side }: { $dice }, and { $bonus } by cards.
    }
}
aoc-compared = Successes { $attacker } to { $defender }: the { $winner } wins.
aoc-advanced = { $who } advances to icon { $icon } { $at-in }.
aoc-subjugated = { $who } subjugates { $at }.
aoc-allied = { $who } is allied with { $at }.
aoc-forced-march = { $who } makes a forced march { $at-in }.
aoc-retreated = { $who } retreats from { $from } { $to-to }.
aoc-crom = { $who } receives a token “Crom, count the dead!”.
aoc-gold = { $who } gains gold: { $count }.
aoc-sorcery = { $who } gains sorcery: { $count }.
aoc-points = { $who } gains empire points: { $count }.
aoc-points-lost = { $who } loses empire points: { $count }.
aoc-robbed = { $who } takes from { $victim }: gold { $gold }, sorcery { $sorcery }.
aoc-age-ends = Age { $age } is over.
aoc-objective-met = { $who } meets { $objective }: { $points } empire points.
aoc-offering = { $who } shows { $category }, { $total } in all: { $tokens }.
aoc-no-offering = { $who } shows nothing.
aoc-crown-succeeds = { $who } crowns Conan ({ $category })!
aoc-crown-fails = { $who } fails to crown Conan ({ $category }), is out of the game and ends last with 0 points.
aoc-richest = { $who } is the richest kingdom: { $points }.
aoc-most-crom = { $who } has most Crom tokens: { $points }.
aoc-crowned = { $who } has crowned Conan: { $points }.
aoc-supremacy = Adventure supremacy, { $category }: { $who }, { $points }.

## The position

aoc-describe-age = Age { $age }, adventure “{ $adventure }”; { $left } more in this age.
aoc-describe-conan = Conan is { $at-in }; the adventure leads { $destination-to }.
aoc-describe-conan-player = Conan player: { $who }.
aoc-describe-no-conan-player = Nobody is the Conan player before the first bid.
aoc-describe-track = Adventure track: { $tokens }.
aoc-describe-pool = Fate dice: { $dice }.
aoc-describe-turn = Turn: { $who }; first player: { $first }.
aoc-describe-objective = Objective { $objective } ({ $points }): { $text }
aoc-describe-artifact = { $who } holds { $artifact }.
aoc-describe-bonus = { $who } holds the Conan bonus card.
aoc-describe-realm = { $who }: empire points { $points }, gold { $gold }, sorcery { $sorcery }, Crom { $crom }; kingdom cards { $kingdom }, strategy cards { $strategy }, adventure tokens { $tokens }.
aoc-describe-cards = { $who }, table cards – ready: { $ready }; used: { $used }.
aoc-describe-hand = { $who }, in hand – kingdom: { $kingdom }; strategy: { $strategy }; tokens: { $tokens }.
aoc-describe-open = { $who } keeps openly: { $tokens }.
aoc-describe-home = { $at }: { $who }, home; units { $units }, emissaries { $emissaries }.
aoc-describe-fort = { $at }: { $who }, fort; units { $units }, emissaries { $emissaries }.
aoc-describe-tower = { $at }: { $who }, tower; units { $units }, emissaries { $emissaries }.
aoc-describe-city = { $at }: { $who }, city; units { $units }, emissaries { $emissaries }.
aoc-describe-abroad = { $at }: { $who }, abroad; units { $units }, emissaries { $emissaries }.
aoc-describe-step = { $at }: { $who } campaigns on icon { $icon } of { $icons }.
aoc-describe-raiders = { $at }: raiders { $count }.
aoc-describe-dice = Dice of the { $side }: { $dice }.

## Refusals

refused-aoc-not-now = Not at this moment.
refused-aoc-bid-first = The bid for Conan comes first.
refused-aoc-no-bid-now = There is no bid now.
refused-aoc-no-such-token = There is no bid token of that value.
refused-aoc-token-spent = This bid token is spent.
refused-aoc-card-mandatory = A strategy card must be added to the bid.
refused-aoc-not-in-hand = This card is not in your hand.
refused-aoc-token-first = First keep or trade the token.
refused-aoc-die-first = A fate die must be chosen.
refused-aoc-die-chosen = The die of this turn is already chosen.
refused-aoc-die-not-there = No die of the pool shows this.
refused-aoc-die-blocked = Another die of the pool gives this action.
refused-aoc-die-other-use = This die gives another action.
refused-aoc-court-first = Draw cards or play an event.
refused-aoc-must-choose = Something must be chosen here.
refused-aoc-once = Only once.
refused-aoc-not-adjacent = That province is not adjacent.
refused-aoc-raider-too-far = Raiders come only to Conan’s province or one adjacent to it.
refused-aoc-card-elsewhere = This strategy card does not apply here.
refused-aoc-too-expensive = There is not enough gold.
refused-aoc-no-table-card = This is no table card.
refused-aoc-not-used = This card is not a used table card of yours.
refused-aoc-used-this-turn = It was used in this turn; refresh it in a later one.
refused-aoc-not-ready = This card does not lie ready on your table.
refused-aoc-event-needs-court = An event needs a court action.
refused-aoc-not-its-window = This card is used at another moment.
refused-aoc-no-effect = It would have no effect now, or its price cannot be paid.
refused-aoc-supply-empty = There is none left in the supply.
refused-aoc-sorcery-once = Sorcery is spent once a contest.
refused-aoc-no-sorcery = There is no sorcery token to spend.
refused-aoc-sorcery-not-now = Sorcery is spent right after one’s own roll.
refused-aoc-not-friendly = That province is not friendly.
refused-aoc-limit = No more than five units may stand there.
refused-aoc-moved-already = Something has been moved already.
refused-aoc-two-provinces = The two units go to two different provinces.
refused-aoc-no-army = You have no units there.
refused-aoc-no-way = These units cannot move any more, or nowhere.
refused-aoc-no-campaign = You have no campaigning army there.
refused-aoc-no-fort-left = Without a fort in the supply no round is fought on the last icon.
refused-aoc-how-many = Choose one or more of the units there.
refused-aoc-home = Another kingdom’s home is not for this.
refused-aoc-out-of-play = That area is not in play.
refused-aoc-out-of-reach = The emissary cannot get there.
refused-aoc-no-emissary = There is no emissary of yours for this.
refused-aoc-no-collection = Gold is collected by an emissary in an enemy province that is no home.
refused-aoc-savage = No alliance is made in a savage province.
refused-aoc-friendly = That province is already friendly.
refused-aoc-enemy-fort = An enemy fort or city stands there.
refused-aoc-enemy-army = Another player’s army stands there.
refused-aoc-retreat-there = There is no retreat to that province.
refused-aoc-march-or-halt = March on or halt.
refused-aoc-no-garrison = There are no raiders, or no units to drive them off.
refused-aoc-levy = Units are raised only at home and where your forts and cities stand.
refused-aoc-no-fort = A city grows only from your own fort.
refused-aoc-offering = Choose tokens of one category, or none.
refused-aoc-no-crown = Conan can be crowned only when an adventure of the third age ends with him in the Conan player’s home.
