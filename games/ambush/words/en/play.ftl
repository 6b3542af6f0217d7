# What is said in play.

ambush-card-shield = Shield
ambush-card-feint = Feint
ambush-card-rally = Rally

ambush-ask-plan = Choose in secret what your band will do.
ambush-ask-answer = Do you answer with { $card }?
ambush-wait-plans = The bands are making their plans.

ambush-offer-lie-low = Lie low
ambush-offer-rally = Rally: play the card and win back a man
ambush-offer-strike = Strike at { $target }
ambush-offer-decline = Do not answer
ambush-offer-answer = Answer with { $card }

ambush-round = Round { $round } begins.
ambush-drew = { $seat } draws { $card }.
ambush-drew-unseen = { $seat } draws a card.
ambush-lies-low = { $seat } lies low.
ambush-rallies = { $seat } calls for help.
ambush-goes-for = { $seat } sets out against { $target }.
ambush-rallied = { $seat } wins back a man.
ambush-struck = { $seat } falls upon { $target } with { $dice ->
    [one] one die
   *[other] { $dice } dice
}.
ambush-answered = { $seat } answers with { $card }.
ambush-rolled = { $seat } { $hits ->
    [0] does no harm to { $target }
    [one] lands one hit on { $target }
   *[other] lands { $hits } hits on { $target }
}.
ambush-out = { $seat-s } band is scattered.
ambush-discarded = { $seat } discards { $cards }.

ambush-describe-round = Round { $round } of { $rounds }
ambush-describe-band = { $seat }: { $men ->
    [0] no men
    [one] one man
   *[other] { $men } men
}, { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
}
ambush-describe-hand = Your hand: { $cards }
ambush-describe-sealed = Your plan is made; you may change it until everybody has chosen.

ambush-refused-no-rally = You hold no Rally to play.
ambush-refused-target = You can only strike at another band that still stands.
ambush-refused-plan-first = Plans are being made: choose one.
ambush-refused-not-held = You do not hold that card.
ambush-refused-answer = That does not answer what is asked now.
