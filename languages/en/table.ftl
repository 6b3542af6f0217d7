# What the table itself says, whatever the game.

## Seats and lists

seat-unnamed = Player { $number }
list-none = none
list-next = { $list }, { $item }
list-last = { $list } and { $item }
sum-first = { $count } ({ $item })
sum-plus = { $sum } + { $count } ({ $item })
sum-minus = { $sum } − { $count } ({ $item })

## Refusals

refused-not-your-turn = It is not your turn.
refused-over = The game is over.
refused-left = This seat is no longer in the game.
refused-by-rule = { $why } ({ $rule })
refused-no-such-seat = There is no seat { $number }: the { $seats } seats are counted from 0.
refused-unreadable = No action of this game is written “{ $action }”.
nothing-to-take-back = There is nothing to take back: something was rolled or shown, or somebody else has acted.
chance-too-few = { $given ->
    [one] Chance is asked more than once, but only one answer is given.
   *[other] Chance is asked more often than { $given } times.
}
chance-too-many = Chance is asked { $asked ->
    [one] once
   *[other] { $asked } times
}, but { $given ->
    [one] one answer is
   *[other] { $given } answers are
} given.
chance-out-of-range = Answer { $number } of chance is { $answer }, but must be below { $limit }.

## Setups

setup-seats = { $given ->
    [one] One seat is
   *[other] { $given } seats are
} given, but the game needs { $least } to { $most }.
setup-unknown-role = There is no role “{ $role }” (seat { $number }).
setup-role-twice = Two seats want the role “{ $role }”.
setup-unknown-edition = Edition { $edition } is not known; the newest here is { $newest }.
setup-unknown-option = There is no option “{ $option }”.
setup-unknown-preset = There is no set of options named “{ $preset }”.
setup-bad-value = The option “{ $option }” cannot be “{ $value }”; it takes { $expected }.
setup-unfit = Rule { $rule } does not allow this combination ({ $field }).
misread = Line { $line }, column { $column }: expected { $expected }, found “{ $found }”.
misread-nothing = Line { $line }, column { $column }: expected { $expected }, but the text ends there.
value-off = off
value-on = on

## The state of play

waits-for = Waiting for { $seat }.
left = { $seat } leaves the game.
game-over = The game has ended.
winners = { $seats-count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}
standing-line = { $place }. { $seat }: { $score }
