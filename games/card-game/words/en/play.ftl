# Conan, the card game: prompts, offers, narration, refusals, and the position in words.

## Prompts

cg-over = The game is over.
cg-waiting = Waiting for { $seat }.
cg-unknown-card = unseen card
    .the = an unseen card
cg-never-below-nothing = never below 0
    .the = never below 0
cg-source-start = start
cg-source-cards = cards played
cg-source-bids = bids
cg-source-loot = loot
cg-source-plunder = plunder
cg-source-effects = effects of cards
cg-source-alliances = alliances
cg-source-treaties = treaties
cg-source-hired = allies hired
cg-source-ransoms = ransoms
cg-source-accusations = accusations
cg-source-fall = elimination
cg-ask-swap = Will you offer to swap heroes with another player?
cg-ask-answer-swap = { $seat } offers you { $hero-the } in exchange for your hero. Do you accept?
cg-ask-first-challenge = On whose adventure do you place { $card-the }?
cg-ask-enter = On which adventure does your hero begin?
cg-ask-play = Play a card, or pass.
cg-ask-deed = What does your hero do?
cg-ask-honour = Honour: your Knight may fight on at once.
cg-ask-swift = Swift: your Nomad may act a second time.
cg-ask-bid = Bidding against { $against-the }: your { $mine } GP to { $other-s } { $theirs } GP. Your bid?
cg-ask-name = Name the attribute, and the figure to use, against { $against-the }.
cg-ask-lay = Lay a card face down, or pass. { $count ->
    [0] No card lies there yet.
    [one] One card lies there.
   *[other] { $count } cards lie there.
}
cg-ask-rage = The cards are turned up. Does your Barbarian fly into a rage?
cg-ask-break-settlement = You owe your partners. Do you break the alliance’s terms?
cg-ask-break-loot = Do you share the loot by the terms, or take more?
cg-ask-break-treaty = The treaty is agreed. Do you keep what you promised to give?
cg-ask-stop = { $heroes-the } have agreed. Do you preach against it?
cg-ask-talk = Do you make a proposal?
cg-ask-draft = Build your proposal.
cg-ask-answer = { $seat } makes you a proposal. Do you agree?
cg-ask-pick = Choose a card for the treaty.
cg-ask-choice = { $card }: your choice.
cg-ask-draw = Draw your card.
cg-ask-accuse = Do you accuse somebody of having cheated?

## Offers

cg-offer-pass = Pass
cg-offer-decline = Not now
cg-offer-no = No
cg-offer-yes = Yes
cg-offer-done = No more proposals
cg-offer-scrap = Drop this proposal
cg-offer-withdraw = Withdraw
cg-offer-counter = No, and propose something else
cg-offer-submit = Put the proposal to the others
cg-offer-match = Match the bid
cg-offer-swap = Offer a swap to { $seat } ({ $hero })
cg-offer-accuse = Accuse { $seat } ({ $hero })
cg-offer-player = { $seat } ({ $hero })
cg-offer-adventure-there = { $adventure }
cg-offer-spot = Challenge { $number } on “{ $adventure }”: { $card }
cg-offer-hidden-object = One of { $seat-s } face-down objects
cg-offer-choose = { $card }
cg-offer-play-adventure = Play the adventure “{ $card }”
cg-offer-play-challenge = Place { $card-the } on “{ $adventure }”
cg-offer-turn-object = Turn { $card-the } face up
cg-offer-play-special = Play { $card-the }
cg-offer-bid = Bid { $amount } GP
cg-offer-hire = Hire { $card-the }
cg-offer-hire-free = Brotherhood: hire { $card-the } for nothing
cg-offer-name = { $attribute }, with { $figure-the }
cg-offer-lay = Lay { $card-the }
cg-offer-lay-on = Lay { $card-the } on { $hero-the }
cg-offer-rage = Rage: it becomes a matter of Strength
cg-offer-sermon = Preach the Sermon
cg-offer-draw = Draw a card
cg-offer-draw-two = Cheat: draw two cards
cg-offer-swap-two = Cheat: put { $card-the } back, draw two cards
cg-offer-stand = Do nothing
cg-offer-move = Move to “{ $adventure }”
cg-offer-face = Face challenge { $number } on “{ $adventure }”: { $card }
cg-offer-duel = Challenge { $seat } ({ $hero }) to a duel
cg-offer-complete = Complete the adventure
cg-offer-steal-card = Nimble Fingers: a random card from { $seat } ({ $hero })
cg-offer-steal-object = Nimble Fingers: take { $card-the }
cg-offer-steal-hidden = Nimble Fingers: a face-down object from { $seat } ({ $hero })
cg-offer-return = I Shall Return: leave for “{ $adventure }”
cg-offer-ransom = Pay a ransom of { $amount } GP and move to “{ $adventure }”
cg-offer-use = Use { $card-the }
cg-a-hand-card = a hand card
cg-a-hidden-object = a face-down object
cg-peek-stand = Do nothing; cheat: look at challenge { $number } on “{ $place }”
cg-peek-move = Move to “{ $adventure }”; cheat: look at challenge { $number } on “{ $place }”
cg-peek-face = Face challenge { $challenge }; cheat: look at challenge { $number } on “{ $place }”
cg-peek-duel = Duel with { $hero-the }; cheat: look at challenge { $number } on “{ $place }”
cg-peek-complete = Complete the adventure; cheat: look at challenge { $number } on “{ $place }”
cg-peek-steal = Nimble Fingers: { $what } from { $seat }; cheat: look at challenge { $number } on “{ $place }”
cg-peek-steal-object = Nimble Fingers: take { $card-the }; cheat: look at challenge { $number } on “{ $place }”
cg-peek-use = Use { $card-the }; cheat: look at challenge { $number } on “{ $place }”
cg-peek-leave = Leave for “{ $adventure }”; cheat: look at challenge { $number } on “{ $place }”
cg-offer-treaty = Propose a treaty
cg-offer-alliance = Propose an alliance
cg-offer-invite = Invite { $seat } ({ $hero })
cg-offer-share-loot = { $tenths ->
    [0] No share
    [one] One tenth
   *[other] { $tenths } tenths
} of the loot for { $seat }
cg-offer-share-gains = { $tenths ->
    [0] No share
    [one] One tenth
   *[other] { $tenths } tenths
} of the bidding gains for { $seat }
cg-offer-share-losses = { $tenths ->
    [0] No share
    [one] One tenth
   *[other] { $tenths } tenths
} of the bidding losses for { $seat }
cg-offer-object-active = The object goes to the active player
cg-offer-object-heir = The object goes to { $seat }
cg-offer-effect-active = The special effect is for the active player
cg-offer-effect-heir = The special effect is for { $seat }
cg-offer-between = { $from } gives to { $to }
cg-good-glory = Glory points
cg-good-card = A hand card, by name
cg-good-random-cards = Hand cards, at random
cg-good-chosen-cards = Hand cards of the giver’s choice
cg-good-adventures = Adventures from the hand, of the giver’s choice
cg-good-challenges = Challenges from the hand, of the giver’s choice
cg-good-resolutions = Resolution cards, of the giver’s choice
cg-good-object = A face-up object
cg-good-hidden-objects = Face-down objects
cg-good-show-random = A look at random hand cards
cg-good-show-chosen = A look at chosen hand cards
cg-good-show-adventures = A look at chosen adventures from the hand
cg-good-show-challenges = A look at chosen challenges from the hand
cg-good-show-resolutions = A look at chosen resolution cards
cg-good-show-objects = A look at face-down objects
cg-good-show-placed = A look at a placed challenge
cg-offer-amount = { $amount }
cg-offer-amount-glory = { $amount } GP
cg-offer-grab = Break the terms: take { $glory } GP{ $objects ->
    [0] { "" }
    [one] , one object promised to others
   *[other] , { $objects } objects promised to others
}{ $effect ->
    [0] { "" }
   *[other] , and the special effect of others
}

## Narration

cg-told-hero = { $seat } plays { $hero-the }.
cg-told-swap-offered = { $seat } offers { $other } a swap of heroes.
cg-told-swapped = { $seat } and { $other } swap heroes.
cg-told-swap-declined = { $seat } declines the swap with { $other }.
cg-told-opened = { $seat } opens with the adventure “{ $card }”.
cg-told-reopened = A tie: { $seat } draws the adventure “{ $card }” instead.
cg-told-first = { $seat } is the first player.
cg-told-first-by-lot = { $seat } is the first player, by lot.
cg-told-placed = { $seat } places { $card-the } face down on “{ $adventure }”.
cg-told-placed-unseen = { $seat } places a challenge face down on “{ $adventure }”.
cg-told-unplaced = { $seat } finds no place for the challenge.
cg-told-drew = { $seat } draws { $card-the }.
cg-told-drew-unseen = { $seat } draws a card.
cg-told-drew-secretly = { $seat } draws: { $cards }. Put back unseen: { $back }.
cg-told-drew-something = { $seat } draws from the pile.
cg-told-nothing-to-draw = There is nothing for { $seat } to draw.
cg-told-entered = { $seat } begins on “{ $adventure }”.
cg-told-card-phase = Cycle { $cycle }: card phase.
cg-told-hero-phase = Hero phase.
cg-told-diplomacy-phase = Diplomacy phase.
cg-told-draw-phase = Draw phase.
cg-told-passed = { $seat } passes.
cg-told-played-adventure = { $seat } plays the adventure “{ $card }”.
cg-told-turned-object = { $seat } turns { $card-the } face up.
cg-told-played-special = { $seat } plays { $card-the }.
cg-told-used-object = { $seat } uses up { $card-the }.
cg-told-tied = A tie for the most glory: play goes on.
cg-told-eliminated = { $seat-s } hero, { $hero-the }, is eliminated. Cards shown and discarded: { $cards }.
cg-told-eliminated-bare = { $seat-s } hero, { $hero-the }, is eliminated.
cg-told-left = { $seat } leaves the game.
cg-told-won-by-glory = Victory by glory for { $heroes-the }.
cg-told-won-as-last = The last hero left wins: { $heroes }.
cg-told-won-at-the-end = The age is over. The most glory belongs to { $heroes-the }.
cg-told-moved = { $seat } moves to “{ $adventure }”.
cg-told-returned = { $seat-s } Sorcerer vanishes and appears on “{ $adventure }”.
cg-told-waited = { $seat } has nowhere to go and waits.
cg-told-ransomed = { $seat } pays { $other } a ransom of { $amount } GP.
cg-told-pile-reformed = The discard becomes the new draw pile.
cg-told-object-pile-reformed = The discarded objects become the new object pile.
cg-told-brought-back = { $count ->
    [one] A completed adventure returns
   *[other] { $count } completed adventures return
} to the draw pile.
cg-told-guilty = { $seat } accuses { $other } of cheating, and rightly.
cg-told-innocent = { $seat } accuses { $other } of cheating, and wrongly.
cg-told-peeked = Unseen by all, { $seat } looks at { $card-the } on “{ $adventure }”.
cg-told-faced = { $seat } faces { $card-the } on “{ $adventure }”.
cg-told-challenged = { $seat } challenges { $other } to a duel.
cg-told-hired = { $seat } hires { $card-the } for { $amount ->
    [0] nothing
   *[other] { $amount } GP
}.
cg-told-bid = { $seat } bids { $amount } GP.
cg-told-matched = { $seat } matches { $amount } GP.
cg-told-withdrew = { $seat } withdraws{ $amount ->
    [0] {" "}at no cost
   *[other] { "" }
}.
cg-told-named = { $seat } names { $attribute }, with { $figure-the }.
cg-told-laid = { $seat } lays { $card-the } face down.
cg-told-laid-unseen = { $seat } lays a card face down.
cg-told-laid-on = { $seat } lays { $card-the } face down on { $hero-the }.
cg-told-laid-on-unseen = { $seat } lays a card face down on { $hero-the }.
cg-told-shown = { $seat-s } card is turned up: { $card }.
cg-told-shown-cancelled = { $seat-s } card is turned up and has no effect: { $card }.
cg-told-became = It becomes a matter of { $attribute }.
cg-told-raged = { $seat-s } Barbarian rages: it becomes a matter of Strength.
cg-told-compared = { $sum-the }{ $sum-count ->
    [one] { "" }
   *[other] {" "}= { $value }
} against { $foes-the }{ $foes-count ->
    [one] { "" }
   *[other] {" "}= { $against }
}.
cg-told-compared-tied = { $sum-the }{ $sum-count ->
    [one] { "" }
   *[other] {" "}= { $value }
} against { $foes-the }{ $foes-count ->
    [one] { "" }
   *[other] {" "}= { $against }
}: at equal values the challenge holds.
cg-told-compared-duel-tied = { $sum-the }{ $sum-count ->
    [one] { "" }
   *[other] {" "}= { $value }
} against { $foes-the }{ $foes-count ->
    [one] { "" }
   *[other] {" "}= { $against }
}: at equal values the challenged hero wins.
cg-told-compared-card = { $sum-the }{ $sum-count ->
    [one] { "" }
   *[other] {" "}= { $value }
} against { $foes-the }{ $foes-count ->
    [one] { "" }
   *[other] {" "}= { $against }
}, and { $card-the } wins ties.
cg-told-beaten = { $seat } beats { $card-the }.
cg-told-held = { $seat-s } { $card } { $card-class ->
    [p] hold.
   *[c] holds.
}
cg-told-duel-won = { $seat } wins the duel against { $other }.
cg-told-called-off = Nobody wins; all bids go back.
cg-told-expelled = { $seat-s } hero, { $hero-the }, is expelled from “{ $adventure }”.
cg-told-completed = { $seat } completes “{ $adventure }”.
cg-told-grabbed = { $seat } breaks the terms and takes more of the loot.
cg-told-plundered = { $seat } plunders.
cg-told-banished = { $seat } discards { $card-the } from “{ $adventure }”.
cg-told-razed = { $seat } razes “{ $adventure }”: it is gone, with all that lay there.
cg-told-renewed = { $seat-s } hero can use the ability once more.
cg-told-gained = { $seat } gains { $amount } GP.
cg-told-gained-loot = { $seat } gains { $amount } GP of loot.
cg-told-lost = { $seat } pays { $amount } GP to the bank.
cg-told-paid = { $from } pays { $amount } GP to { $to }.
cg-told-paid-bid = { $from } pays a bid of { $amount } GP to { $to }.
cg-told-paid-share = By the terms of the alliance { $from } pays { $amount } GP to { $to }.
cg-told-object-taken = { $card-the } passes from { $from } to { $to }.
cg-told-object-taken-unseen = A face-down object passes from { $from } to { $to }.
cg-told-looted = { $seat } loots { $card-the }.
cg-told-looted-unseen = { $seat } loots a magic object.
cg-told-discarded = { $seat } discards { $card-the }.
cg-told-card-taken = { $to } takes { $card-the } from { $from }.
cg-told-card-taken-unseen = { $to } takes a card from { $from }.
cg-told-recovered = { $seat } takes { $card-the } from the discard.
cg-told-kept = { $seat } takes { $card-the } into hand.
cg-told-undone = The cheat is undone. Back into the pile: { $cards }.
cg-told-undone-exchange = The exchange is undone. Back into the pile: { $cards }. Into { $seat-s } hand: { $taken }.
cg-told-saw-hand = { $seat } looks at { $other-s } hand: { $cards }.
cg-told-saw-hand-unseen = { $seat } looks at { $other-s } hand.
cg-told-saw-challenge = { $seat } sees challenge { $number } on “{ $adventure }”: { $card }.
cg-told-saw-challenge-unseen = { $seat } sees challenge { $number } on “{ $adventure }”.
cg-told-given = { $from } gives { $card-the } to { $to }.
cg-told-given-unseen = { $from } gives a card to { $to }.
cg-told-showed = { $from } shows { $card-the } to { $to }.
cg-told-showed-unseen = { $from } shows a card to { $to }.
cg-told-proposed-alliance = { $seat } proposes an alliance to { $heroes-the }.
cg-told-proposed-treaty = { $seat } proposes a treaty to { $heroes-the }.
cg-told-agreed = { $seat } agrees.
cg-told-refused = { $seat } refuses.
cg-told-counters = { $seat } refuses and prepares another proposal.
cg-told-stopped = { $seat } preaches: the agreement is void.
cg-told-broke = { $seat } breaks a promise and gives nothing.
cg-told-concluded = It is agreed between { $heroes-the }.
cg-told-allied = { $heroes-the } are allied now.
cg-told-alliance-ended = The alliance of { $heroes-the } is over.
cg-final-count = { $seat }, { $hero-the }: { $sum-count ->
    [one] { "" }
   *[other] { $sum } ={" "}
}{ $glory } GP.
cg-told-glory-tied = At equal glory completed adventures decide: { $seat } has { $count }.

## Terms of treaties

cg-clause-glory = – { $from-the } gives { $amount } GP to { $to-the }.
cg-clause-card = – { $from-the } gives { $to-the }, by name: { $cards }.
cg-clause-random-cards = – { $from-the } gives { $amount ->
    [one] one random card
   *[other] { $amount } random cards
} to { $to-the }.
cg-clause-chosen-cards = – { $from-the } gives { $amount ->
    [one] one card of the giver’s choice
   *[other] { $amount } cards of the giver’s choice
} to { $to-the }.
cg-clause-adventures = – { $from-the } gives { $amount ->
    [one] one adventure of the giver’s choice
   *[other] { $amount } adventures of the giver’s choice
} to { $to-the }.
cg-clause-challenges = – { $from-the } gives { $amount ->
    [one] one challenge of the giver’s choice
   *[other] { $amount } challenges of the giver’s choice
} to { $to-the }.
cg-clause-resolutions = – { $from-the } gives { $amount ->
    [one] one resolution card of the giver’s choice
   *[other] { $amount } resolution cards of the giver’s choice
} to { $to-the }.
cg-clause-object = – { $from-the } gives { $to-the } magic objects: { $cards }.
cg-clause-hidden-objects = – { $from-the } gives { $amount ->
    [one] one face-down object
   *[other] { $amount } face-down objects
} to { $to-the }.
cg-clause-show-random = – { $from-the } shows { $amount ->
    [one] one random hand card
   *[other] { $amount } random hand cards
} to { $to-the }.
cg-clause-show-chosen = – { $from-the } shows { $amount ->
    [one] one hand card of the giver’s choice
   *[other] { $amount } hand cards of the giver’s choice
} to { $to-the }.
cg-clause-show-adventures = – { $from-the } shows { $amount ->
    [one] one adventure from the hand
   *[other] { $amount } adventures from the hand
} to { $to-the }.
cg-clause-show-challenges = – { $from-the } shows { $amount ->
    [one] one challenge from the hand
   *[other] { $amount } challenges from the hand
} to { $to-the }.
cg-clause-show-resolutions = – { $from-the } shows { $amount ->
    [one] one resolution card
   *[other] { $amount } resolution cards
} to { $to-the }.
cg-clause-show-objects = – { $from-the } shows { $amount ->
    [one] one face-down object
   *[other] { $amount } face-down objects
} to { $to-the }.
cg-clause-show-placed = – { $from-the } shows { $to-the } challenge { $number } on “{ $adventure }”.

## The position

cg-line-cycle = Cycle { $cycle }. First player: { $seat }.
cg-line-goal = Goal: { $goal } GP.
cg-line-player = { $seat }, { $hero }: { $glory } GP, cards in hand: { $cards }.
cg-line-player-uncounted = { $seat }, { $hero }: { $glory } GP.
cg-line-out = { $seat }, { $hero }: out of the game.
cg-line-at = – stands on “{ $adventure }”.
cg-line-between = – is between adventures.
cg-line-expelled = – was expelled from “{ $adventure }”.
cg-line-away = – has not entered yet.
cg-line-spent = – the ability is spent.
cg-line-hand = – hand: { $cards }.
cg-line-objects = – objects: { $cards }.
cg-line-allies = – allies: { $cards }.
cg-line-hidden-objects = – face-down objects: { $cards }.
cg-line-hidden-count = – face-down objects: { $count }.
cg-line-completed = – completed: { $cards }.
cg-line-outstanding = – still at work: { $cards }.
cg-line-adventure = “{ $adventure }” (played by { $seat }): difficulty { $difficulty }, loot { $glory } GP, objects { $objects }.
cg-line-adventure-of-nobody = “{ $adventure }” (nobody’s): difficulty { $difficulty }, loot { $glory } GP, objects { $objects }.
cg-line-challenge-up = – { $number }: { $seat-s } { $card } – Strength { $strength }, Cunning { $cunning }, Spirit { $spirit }.
cg-line-challenge-seen = – { $number }: face down, seen by you: { $seat-s } { $card } – Strength { $strength }, Cunning { $cunning }, Spirit { $spirit }.
cg-line-challenge-down = – { $number }: a face-down challenge, placed by { $seat }.
cg-line-pile = Draw pile: { $count }.
cg-line-object-pile = Object pile: { $count }.
cg-line-discard = Discard: { $cards }.
cg-line-object-discard = Discarded objects: { $cards }.
cg-line-alliance = Alliance: { $heroes }.
cg-line-shares = – { $hero }: { $loot }/10 of the loot, { $gains }/10 of gains, { $losses }/10 of losses.
cg-line-object-heir = – object { $number }: { $hero }.
cg-line-effect-heir = – special effect: { $hero }.
cg-line-duel = Duel: { $seat } against { $other }.
cg-line-contest = { $seat } faces { $other-s } { $card }: Strength { $strength }, Cunning { $cunning }, Spirit { $spirit }.
cg-line-bids = – bids: { $mine } GP by { $seat }, { $theirs } GP by { $other }.
cg-line-named = – { $attribute }, with { $figure-the }.
cg-line-laid = – laid by { $seat } on { $hero-the }: { $card }.
cg-line-laid-unseen = – laid by { $seat } on { $hero-the }: a face-down card.
cg-line-offer = { $seat-s } proposal{ $heroes-count ->
    [0] .
   *[other] {" "}to { $heroes-the }.
}

## Refusals

cg-refused-already-out = You are already out of the game.
cg-refused-no-cheating = There is no such cheat here, or you have cheated this cycle.
cg-refused-honour = Honour is for the next challenge or another duel.
cg-refused-bid = A bid must be higher than the other’s, no more than either player owns, and within the table’s limit.
cg-refused-nothing-to-match = There is no bid to match yet.
cg-refused-hire = This ally cannot be hired now.
cg-refused-must-bid = Nobody may refuse to take part: bid or withdraw.
cg-refused-rage = Rage is not possible here.
cg-refused-name = Name an attribute and a figure of your side.
cg-refused-lay-on-a-hero = In a duel a card is laid on one of the two heroes.
cg-refused-lay = You may not lay this card now.
cg-refused-not-held = You do not hold this card.
cg-refused-no-allies = Nobody here could join an alliance with you.
cg-refused-talk = Make a proposal, or be done.
cg-refused-cannot-give = You do not hold all you would have to give.
cg-refused-answer = Answer yes or no.
cg-refused-pick = Choose one of the cards you can give.
cg-refused-enter = Your hero cannot begin where you placed a challenge.
cg-refused-first-challenge = Place it on another player’s adventure that has room.
cg-refused-swap = No such swap is possible.
cg-refused-sermon = Preach, or let it be.
cg-refused-choice = That is not among the choices of this card.
cg-refused-not-now = That cannot be done now.
cg-refused-no-such-adventure = That adventure is not on the table.
cg-refused-own-adventure = You played this adventure yourself.
cg-refused-own-hero-there = Your own hero is there.
cg-refused-no-room = There is no room for another challenge there.
cg-refused-not-in-card-phase = This card is not played in the card phase.
cg-refused-no-such-object = You have no such face-down object.
cg-refused-expelled = Your hero was expelled and must move to another adventure.
cg-refused-between = Your hero is between adventures until the next hero phase.
cg-refused-held-by-challenges = Challenges hold your hero there.
cg-refused-own-challenge-there = A challenge you placed lies there.
cg-refused-move = Your hero cannot move there.
cg-refused-nothing-to-face = There is no challenge to face.
cg-refused-order-of-challenges = Challenges are faced in order.
cg-refused-duel-with-partner = Partners of an alliance do not duel.
cg-refused-duel = This hero cannot be challenged here.
cg-refused-complete = An adventure is completed without challenges or rival heroes on it.
cg-refused-steal = The Thief cannot take that now.
cg-refused-return = The Sorcerer cannot vanish there now.
cg-refused-ransom = No ransom can be paid here.
cg-refused-use = You have no such object to use.
cg-refused-name-only-own = Only your own cards can be named, and cards you were shown.
cg-refused-too-much = That is more than can be given: 1 GP must remain.
cg-refused-not-tradable = That cannot be part of a treaty.
cg-refused-invite = Only heroes on the same adventure can be invited, without a challenge of theirs there.
cg-refused-terms = These terms are not possible.
cg-refused-incomplete = The proposal is not complete.
