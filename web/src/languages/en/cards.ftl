# What the card game’s table says.

web-acts = acts
web-add = add
web-all-in = all in
web-at-stake = { $amount } GP at stake
web-between-others = Between the others
web-between-whom = With whom?
web-bluff = bluff
web-cancelled = no effect
web-challenge-seen = Challenge { $number }, face down, seen by you alone: { $card }
web-challenge-up = Challenge { $number }: { $card }
web-duels = { $hero-the } duels with { $other-the }
web-effect-for = Special effect: { $hero }.
web-faces = { $hero-the } faces { $challenge-the }
web-gives = { $hero-the } gives
web-hand-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
web-laid = The cards laid
web-laid-by = Laid by: { $by }
web-laid-by-on = Laid by: { $by }, on: { $on }
web-lay-here = Lay it here
web-one-less = less
web-lies-face-down = face down
web-loot = Loot
web-one-more = more
web-must-exceed = { $opponent }: { $value } must be exceeded
web-next = next
web-object-for = Object { $number }: { $hero }.
web-owns = { $glory } GP, cards: { $cards }
web-piles = Piles and discards
web-printed = as printed
web-put = Put it there
web-room = Room for a challenge
web-seal-send = Seal and send
web-stands-here = { $hero } stands here{ $count ->
    [0] .
   *[other] , with { $allies }.
}
web-stays-beside = Your stake: { $stake }. Beside it stay { $stays } GP.
web-theirs = theirs
web-whoever-acts = whoever acts
web-you-give = You give
web-yours = yours
