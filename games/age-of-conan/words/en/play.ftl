# Age of Conan: what is asked, offered, told and refused.

## Words

face-military = military
face-intrigue = intrigue
face-court-conan = court+Conan
face-military-intrigue = military/intrigue
face-wild = wild
use-military = a military action
use-intrigue = an intrigue action
use-court = a court action
conflict-hit = hit
conflict-hit-conan = hit+Conan
conflict-hit-attacker = hit (attacker)
conflict-shield = shield
conflict-axe = axe
conflict-miss = miss
contest-campaign = campaign
    .a = a campaign
contest-siege = siege
    .a = a siege
contest-battle = battle
    .a = a battle
contest-alliance = intrigue contest for an alliance
    .a = an intrigue contest for an alliance
contest-breaking = intrigue contest to break an alliance
    .a = an intrigue contest to break an alliance
side-attacker = attacker
side-defender = defender
aoc-unseen-token = unseen token
    .the = an unseen token
aoc-from-cards = cards
aoc-source-before = what was there before
aoc-source-failure = the failed crowning
aoc-source-raids = raids
aoc-source-supremacy = adventure supremacy
aoc-source-crown = Conan’s crown
aoc-source-crom = the most Crom tokens
aoc-source-gold = the richest kingdom
aoc-source-forts = forts and cities
aoc-source-objectives = objectives
aoc-source-campaigns = campaigns

## Prompts

aoc-wait-all = Everybody is making a secret choice.
aoc-ask-bid = Bid for Conan: a bid token and a strategy card, in secret.
aoc-ask-second-card = You hold the Conan bonus card: replace your strategy card by another?
aoc-ask-move-conan = Move Conan? The adventure leads to { $destination-the }.
aoc-ask-keep-or-trade = Keep the token or trade it?
aoc-ask-main = Play and refresh table cards, then choose a fate die.
aoc-ask-conan-action = Conan action: move Conan, place a raider, or both.
aoc-ask-take-token = Take the first adventure token?
aoc-ask-court = Court action: draw cards or play an event.
aoc-ask-military = Military action: redeploy, attack or place units.
aoc-ask-redeploy = Redeploy which army?
aoc-ask-how-many = How many units leave { $from-the }?
aoc-ask-where-to = Where { $count ->
    [one] does the unit
   *[other] do the { $count } units
} from { $from-the } go?
aoc-ask-place-second = Place a second unit elsewhere?
aoc-ask-march = Forced march in { $at-the }?
aoc-ask-retreat = Retreat, or fight on in { $at-the }?
aoc-ask-intrigue = Intrigue action: move emissaries, start an intrigue contest, collect gold or place an emissary.
aoc-ask-emissary-to = Where does the emissary go? It starts in { $from-the }.
aoc-ask-strategy-card = { $contest } in { $at-the }: do you play a strategy card as { $side-the }?
aoc-ask-window = { $contest } in { $at-the }: do you use a card or sorcery?
aoc-ask-dice = Choose dice to reroll, at most { $count } more.
aoc-ask-sacrifice = The card costs a unit: which?
aoc-ask-put = Choose a province for the card ({ $count } left).
aoc-ask-rob = Take up to { $gold ->
    [0] { $sorcery } sorcery
   *[other] { $gold } gold
} from whom?
aoc-ask-make-ready = Which used card becomes ready?
aoc-ask-stride = Move Conan? { $count ->
    [one] One step is left.
   *[other] { $count } steps are left.
}
aoc-ask-raids = Raids: remove a unit to drive raiders off?
aoc-ask-troops = Place units, or turn forts into cities.
aoc-ask-spending = Spend gold? You have { $gold }.
aoc-ask-artifact = Choose tokens of one category for an artifact, in secret.
aoc-ask-crown = Attempt to crown Conan?

## Offers

aoc-offer-bid = Bid { $token } with { $card-the }: { $worth } in all
aoc-offer-bid-token = Bid { $token } without a card
aoc-offer-strategy = Play { $card-the }
aoc-offer-table = Play { $card-the }: { $text }
aoc-offer-refresh = Refresh { $card-the }: { $text }
aoc-offer-ready = Make { $card-the } ready: { $text }
aoc-offer-use = Use { $card-the }: { $text }
aoc-offer-conan = Conan goes to { $at-the }
aoc-offer-raider = Place a raider in { $at-the }
aoc-offer-place = Place a unit in { $at-the }
aoc-offer-buy-unit = Buy a unit in { $at-the } (2 gold)
aoc-offer-send = Place an emissary in { $at-the }
aoc-offer-buy-emissary = Buy an emissary in { $at-the } (2 gold)
aoc-offer-army = Move the army in { $at-the }
aoc-offer-emissary = Move an emissary from { $at-the }
aoc-offer-emissary-to = Go to { $at-the }
aoc-offer-redeploy = Redeploy to { $at-the }
aoc-offer-attack = Attack { $at-the }
aoc-offer-campaign = Continue the campaign in { $at-the }
aoc-offer-contest = Start an intrigue contest in { $at-the }
aoc-offer-collect = Collect gold in { $at-the }
aoc-offer-retreat = Retreat to { $at-the }
aoc-offer-sacrifice = Give up a unit in { $at-the }
aoc-offer-repel = Discard the raiders in { $at-the }
aoc-offer-city = Build a city in { $at-the }
aoc-offer-take = Take the first token
aoc-offer-leave-token = Leave the token
aoc-offer-keep = Keep { $token-the }
aoc-offer-trade = Trade { $token-the } for { $gold ->
    [0] { $sorcery } sorcery
   *[other] { $sorcery ->
        [0] { $gold } gold
       *[other] { $gold } gold and { $sorcery } sorcery
    }
}
aoc-offer-die = Use the die “{ $face }” for { $use }
aoc-offer-draw-both = Draw one kingdom card and one strategy card
aoc-offer-draw-two = Draw two strategy cards
aoc-offer-units = { $count ->
    [one] One unit
   *[other] { $count } units
}
aoc-offer-sorcery = Spend a sorcery token to reroll all dice
aoc-offer-reroll = Reroll a die: { $die }
aoc-offer-march = Forced march: remove a unit and fight on
aoc-offer-halt = Halt
aoc-offer-fight = Fight another round
aoc-offer-rob = From { $who }
aoc-offer-slay = { $who-s } unit in { $at-the }
aoc-offer-banish = { $who-s } emissary in { $at-the }
aoc-offer-buy-both = Buy a kingdom card and a strategy card (2 gold)
aoc-offer-buy-one = Buy a strategy card (1 gold)
aoc-offer-category = Choose { $category }
aoc-offer-token = Add { $token-the }
aoc-offer-reconsider = Choose again
aoc-offer-seal = Seal this choice
aoc-offer-crown = Crown Conan ({ $category }, total { $total }). If another player has as much, you end last with 0 points
aoc-offer-no-crown = Do not crown Conan
aoc-offer-stay = Conan stays
aoc-offer-pass = Pass
aoc-offer-done = Nothing more

## What happens

aoc-takes = { $seat } plays { $who }.
aoc-objective-up = New objective, “{ $objective }”: { $text }
aoc-adventure-up = The adventure “{ $adventure }” begins. It leads to { $destination-the }.
aoc-track-filled = On the adventure track: { $tokens }.
aoc-artifact-to = { $who } receives the artifact “{ $artifact }”.
aoc-artifact-aside = Nobody shows tokens for the artifact “{ $artifact }”: it is set aside.
aoc-artifact-tied = A tie for the artifact “{ $artifact }”: nobody receives it.
aoc-bonus-card-to = { $who } receives the Conan bonus card.
aoc-bonus-card-by-points = { $who } has the fewest empire points and receives the Conan bonus card.
aoc-bonus-card-by-tokens = Of those with the fewest empire points { $who } has the fewest adventure tokens and receives the Conan bonus card.
aoc-bonus-card-aside = Nobody receives the Conan bonus card: those with the fewest empire points have equally few adventure tokens.
aoc-drew-card = { $who } draws { $card-the }.
aoc-drew-kingdom = { $who } draws a kingdom card.
aoc-drew-strategy = { $who } draws a strategy card.
aoc-first-player = { $who } takes the first-player token.
aoc-fate-rolled = The fate dice show: { $dice }.
aoc-bid = { $who } bids { $token } with { $card-the }: { $worth } in all.
aoc-bid-token = { $who } bids { $token } without a card.
aoc-second-card = { $who } plays { $card-the } instead: { $worth } in all.
aoc-bids-tied-tokens = The highest bids are equal: the fewest adventure tokens decide.
aoc-bids-tied-distance = The highest bids are equal, and so are the numbers of adventure tokens: the shortest way from the home province decides.
aoc-bids-tied-lot = The highest bids are equal, and nothing else tells them apart: the lot decides.
aoc-conan-player = { $who } becomes the Conan player.
aoc-tokens-back = { $who } takes back the used bid tokens; the 0 stays used.
aoc-turn-of = It is { $who-s } turn.
aoc-conan-moves = Conan goes to { $to-the }.
aoc-token-taken = { $who } takes { $token-the }.
aoc-token-discarded = { $token-the } { $token-class ->
    [p] are
   *[c] is
} discarded.
aoc-token-drawn = { $who } draws { $token-the } from the bag.
aoc-token-drawn-unseen = { $who } draws a token from the bag, unseen.
aoc-token-kept = { $who } keeps the token.
aoc-token-traded = { $who } trades { $token-the } for { $gold ->
    [0] { $sorcery } sorcery
   *[other] { $sorcery ->
        [0] { $gold } gold
       *[other] { $gold } gold and { $sorcery } sorcery
    }
}.
aoc-table-played = { $who } plays { $card-the } on the table{ $gold ->
    [0] { "" }
   *[other] {" "}for { $gold } gold
}.
aoc-refreshed = { $who } refreshes { $card-the }{ $gold ->
    [0] { "" }
   *[other] {" "}for { $gold } gold
}.
aoc-used = { $who } uses { $card-the }{ $gold ->
    [0] { "" }
   *[other] {" "}for { $gold } gold
}{ $sorcery ->
    [0] { "" }
   *[other] {" "}for { $sorcery } sorcery
}.
aoc-made-ready = { $who-s } card “{ $card }” becomes ready.
aoc-die-used = { $who } uses the die “{ $face }” for { $use }.
aoc-adventure-ends = The adventure “{ $adventure }” is over.
aoc-unit-placed = { $who } places a unit in { $at-the }.
aoc-units-moved = { $who } moves { $count ->
    [one] one unit
   *[other] { $count } units
} from { $from-the } to { $to-the }.
aoc-units-removed = { $who } loses { $count ->
    [one] one unit
   *[other] { $count } units
} in { $at-the }.
aoc-emissary-placed = { $who } places an emissary in { $at-the }.
aoc-emissary-moved = { $who-s } emissary goes from { $from-the } to { $to-the }.
aoc-emissary-removed = { $who } removes an emissary from { $at-the }.
aoc-raider-placed = Raiders appear in { $at-the }.
aoc-raiders-discarded = { $count ->
    [one] A raider is
   *[other] { $count } raiders are
} discarded in { $at-the }.
aoc-marker-removed = { $who } loses control of { $at-the }.
aoc-city-built = { $who } builds a city in { $at-the }.
aoc-contest-begins = { $who } starts { $contest-a } against { $defender } in { $at-the }.
aoc-contest-begins-alone = { $who } starts { $contest-a } in { $at-the }.
aoc-card-face-down = { $who } plays a strategy card face down.
aoc-card-revealed = { $who } reveals { $card-the }.
aoc-rolled = { $side-the } rolls: { $dice }.
aoc-rolled-again = { $side-the } rerolls, and has: { $dice }.
aoc-sorcery-spent = { $who } spends a sorcery token.
aoc-counted = Successes of { $side-the }: { $sum }{ $sum-count ->
    [one] { "" }
   *[other] {" "}= { $total }
}.
aoc-compared = { $attacker } to { $defender } in successes: { $winner-the } wins.
aoc-compared-tied = { $attacker } to { $defender } in successes: at equal numbers { $winner-the } wins.
aoc-compared-artifact = { $attacker } to { $defender } in successes: with the artifact “{ $artifact }” { $winner-the } wins at equal numbers, too.
aoc-advanced = { $who } advances to icon { $icon } in { $at-the }.
aoc-subjugated = { $who } subjugates { $at-the }.
aoc-allied = { $who } is allied with { $at-the }.
aoc-forced-march = { $who } makes a forced march in { $at-the }.
aoc-retreated = { $who } retreats from { $from-the } to { $to-the }.
aoc-crom = { $who } receives a “Crom, count the dead!” token.
aoc-gold = { $who } gains { $count } gold.
aoc-gold-income = { $who-s } income: { $count } gold.
aoc-gold-towers = { $who } gains { $count } gold for towers and cities.
aoc-spent = { $who } spends { $gold } gold.
aoc-sorcery = { $who } gains { $count } sorcery.
aoc-points = { $who } gains { $count ->
    [one] one empire point
   *[other] { $count } empire points
}.
aoc-points-forts = { $who } gains { $count ->
    [one] one empire point
   *[other] { $count } empire points
} for forts and cities.
aoc-points-lost = { $who } loses { $count ->
    [one] one empire point
   *[other] { $count } empire points
} to raiders.
aoc-robbed = { $who } takes { $gold ->
    [0] { $sorcery } sorcery
   *[other] { $sorcery ->
        [0] { $gold } gold
       *[other] { $gold } gold and { $sorcery } sorcery
    }
} from { $victim }.
aoc-age-ends = Age { $age } is over.
aoc-objective-met = { $who } meets the objective “{ $objective }”: { $points ->
    [one] one empire point
   *[other] { $points } empire points
}.
aoc-offering = { $who } shows { $category }, { $total } in all: { $tokens }.
aoc-crown-succeeds = { $who } crowns Conan ({ $category })!
aoc-crown-fails = { $who } fails to crown Conan ({ $category }), is out of the game and ends last with 0 points.
aoc-richest = { $who } { $tied ->
    [0] is the richest kingdom
   *[other] is one of the richest kingdoms
} with { $gold } gold: { $points ->
    [one] one empire point
   *[other] { $points } empire points
}.
aoc-most-crom = { $who } has the most Crom tokens{ $tied ->
    [0] { "" }
   *[other] , as somebody else does
} ({ $crom }): { $points ->
    [one] one empire point
   *[other] { $points } empire points
}.
aoc-crowned = { $who } has crowned Conan: { $points ->
    [one] one empire point
   *[other] { $points } empire points
}.
aoc-supremacy = Adventure supremacy in { $category }{ $tied ->
    [0] { "" }
   *[other] , shared,
} goes to { $who } with a total of { $total }: { $points ->
    [one] one empire point
   *[other] { $points } empire points
}.
aoc-points-tied = At equal empire points adventure tokens decide: { $who } has { $count }.
aoc-points-tied-value = At equal empire points the value of the adventure tokens decides: { $who } has { $count }.
aoc-final-count = { $who }: { $sum-count ->
    [0] { "" }
   *[other] { $sum } ={" "}
}{ $points ->
    [one] one empire point
   *[other] { $points } empire points
}.

## The position

aoc-describe-age = Age { $age }, adventure “{ $adventure }”; { $left ->
    [0] it is the last of this age
   *[other] { $left } more in this age
}.
aoc-describe-conan = Conan is in { $at-the }; the adventure leads to { $destination-the }.
aoc-describe-conan-player = Conan player: { $who }.
aoc-describe-no-conan-player = Nobody is the Conan player before the first bid.
aoc-describe-track = Adventure track: { $tokens }.
aoc-describe-pool = Fate dice: { $dice }.
aoc-describe-turn = Turn: { $who }; first player: { $first }.
aoc-describe-objective = Objective “{ $objective }” ({ $points }): { $text }
aoc-describe-artifact = { $who } holds the artifact “{ $artifact }”.
aoc-describe-bonus = { $who } holds the Conan bonus card.
aoc-describe-realm = { $who }: empire points { $points }, gold { $gold }, sorcery { $sorcery }, Crom { $crom }; kingdom cards { $kingdom }, strategy cards { $strategy }, adventure tokens { $tokens }.
aoc-describe-cards = { $who }, table cards – ready: { $ready }; used: { $used }.
aoc-describe-hand = { $who }, in hand – kingdom: { $kingdom }; strategy: { $strategy }; tokens: { $tokens }.
aoc-describe-open = { $who } keeps face up: { $tokens }.
aoc-describe-home = { $at }: { $who }, home province; units { $units }, emissaries { $emissaries }.
aoc-describe-fort = { $at }: { $who }, fort; units { $units }, emissaries { $emissaries }.
aoc-describe-tower = { $at }: { $who }, tower; units { $units }, emissaries { $emissaries }.
aoc-describe-city = { $at }: { $who }, city; units { $units }, emissaries { $emissaries }.
aoc-describe-abroad = { $at }: { $who }, abroad; units { $units }, emissaries { $emissaries }.
aoc-describe-step = { $at }: { $who }, campaign, icon { $icon } of { $icons }.
aoc-describe-raiders = { $at }: raiders { $count }.
aoc-describe-dice = Dice of { $side-the }: { $dice }.

## Refusals

refused-aoc-not-now = Not at this moment.
refused-aoc-bid-first = The bid for Conan comes first.
refused-aoc-no-bid-now = There is no bid now.
refused-aoc-no-such-token = There is no bid token of that value.
refused-aoc-token-spent = This bid token is used.
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
refused-aoc-no-table-card = This is not a table card.
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
refused-aoc-no-way = These units cannot move any more, or have nowhere to go.
refused-aoc-no-campaign = You have no campaigning army there.
refused-aoc-no-fort-left = Without a fort in the supply no round is fought on the last icon.
refused-aoc-how-many = Choose one or more of the units there.
refused-aoc-home = This cannot be done in the home province of another kingdom.
refused-aoc-out-of-play = That area is not in play.
refused-aoc-out-of-reach = The emissary cannot get there.
refused-aoc-no-emissary = You have no emissary for this.
refused-aoc-no-collection = An emissary collects gold only in an enemy province, never in a home province.
refused-aoc-savage = No alliance is made in a savage province.
refused-aoc-friendly = That province is already friendly.
refused-aoc-enemy-fort = An enemy fort or city stands there.
refused-aoc-enemy-army = Another player’s army stands there.
refused-aoc-retreat-there = There is no retreat to that province.
refused-aoc-march-or-halt = March on or halt.
refused-aoc-no-garrison = There are no raiders, or no units to drive them off.
refused-aoc-levy = Units are raised only in your home province and where your forts and cities stand.
refused-aoc-no-fort = A city grows only from your own fort.
refused-aoc-offering = Choose tokens of one category, or none.
refused-aoc-no-crown = Conan can be crowned only when an adventure of the third age ends with him in the Conan player’s home province.
