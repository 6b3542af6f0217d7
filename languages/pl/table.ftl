# Co mówi sam stół, niezależnie od gry.

## Miejsca i wyliczenia

seat-unnamed = Gracz { $number }
    .nom = gracz { $number }
    .gen = gracza { $number }
    .dat = graczowi { $number }
    .acc = gracza { $number }
    .ins = graczem { $number }
list-none = nic
list-next = { $list }, { $item }
list-last = { $list } i { $item }
sum-first = { $count } ({ $item })
sum-plus = { $sum } + { $count } ({ $item })
sum-minus = { $sum } − { $count } ({ $item })

## Odmowy

refused-not-your-turn = To nie twoja tura.
refused-over = Gra jest skończona.
refused-left = To miejsce nie bierze już udziału w grze.
refused-by-rule = { $why } ({ $rule })
refused-no-such-seat = Nie ma miejsca { $number }: miejsca liczy się od 0, a jest ich { $seats }.
refused-unreadable = Żadnej akcji tej gry nie zapisuje się „{ $action }”.
nothing-to-take-back = Nie ma czego cofnąć: rzucono kośćmi, coś odsłonięto albo zagrał już ktoś inny.
chance-too-few = { $given ->
    [one] Los jest pytany więcej niż raz.
   *[other] Los jest pytany więcej niż { $given } razy.
}
chance-too-many = Los jest pytany { $asked ->
    [one] raz
   *[other] { $asked } razy
}, a { $given ->
    [one] podano jedną odpowiedź
   *[other] liczba podanych odpowiedzi to { $given }
}.
chance-out-of-range = Odpowiedź losu nr { $number } to { $answer }, a musi być mniejsza niż { $limit }.

## Przygotowanie

setup-seats = { $given ->
    [one] Podano jedno miejsce
    [few] Podano { $given } miejsca
   *[other] Podano { $given } miejsc
}, a w grze bierze udział od { $least } do { $most }.
setup-unknown-role = Nie ma roli „{ $role }” (miejsce { $number }).
setup-role-twice = O rolę „{ $role }” ubiegają się dwa miejsca.
setup-unknown-edition = Wydanie { $edition } jest nieznane; najnowsze tutaj to { $newest }.
setup-unknown-option = Nie ma opcji „{ $option }”.
setup-unknown-preset = Nie ma zestawu opcji o nazwie „{ $preset }”.
setup-bad-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”; dozwolone: { $expected }.
setup-unfit = Zasada { $rule } nie dopuszcza takiego połączenia ({ $field }).
misread = Wiersz { $line }, kolumna { $column }: oczekiwano { $expected }, znaleziono „{ $found }”.
misread-nothing = Wiersz { $line }, kolumna { $column }: oczekiwano { $expected }, a tekst się tu kończy.
value-off = wyłączone
value-on = włączone

## Stan gry

waits-for = Czekamy na { $seat-acc }.
left = { $seat } opuszcza grę.
game-over = Gra dobiegła końca.
winners = { $seats-count ->
    [one] Wygrywa { $seats-nom }.
   *[other] Zwycięstwem dzielą się { $seats-nom }.
}
standing-line = { $place }. { $seat }: { $score }
