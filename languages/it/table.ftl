# Ciò che dice il tavolo stesso, qualunque sia il gioco.

## Posti ed elenchi

seat-unnamed = Giocatore { $number }
    .the = il giocatore { $number }
    .of = del giocatore { $number }
    .dat = al giocatore { $number }
    .on = sul giocatore { $number }
    .by = dal giocatore { $number }
list-none = nulla
list-next = { $list }, { $item }
list-last = { $list } e { $item }
sum-first = { $count } ({ $item })
sum-plus = { $sum } + { $count } ({ $item })
sum-minus = { $sum } − { $count } ({ $item })

## Rifiuti

refused-not-your-turn = Non è il tuo turno.
refused-over = La partita è finita.
refused-left = Questo posto non è più in gioco.
refused-by-rule = { $why } ({ $rule })
refused-no-such-seat = Non esiste il posto { $number }: i { $seats } posti si contano a partire da 0.
refused-unreadable = Nessuna azione di questo gioco si scrive «{ $action }».
nothing-to-take-back = Non c’è nulla da annullare: si sono tirati i dadi, si è visto un segreto, oppure qualcun altro ha agito.
chance-too-few = { $given ->
    [one] Il caso è interpellato più di una volta.
   *[other] Il caso è interpellato più di { $given } volte.
}
chance-too-many = Il caso è interpellato { $asked ->
    [one] una volta
   *[other] { $asked } volte
}, ma { $given ->
    [one] è data una risposta
   *[other] sono date { $given } risposte
}.
chance-out-of-range = La risposta { $number } del caso è { $answer }, ma deve essere minore di { $limit }.

## Preparazione

setup-seats = { $given ->
    [one] È indicato un posto
   *[other] Sono indicati { $given } posti
}, ma ne servono da { $least } a { $most }.
setup-unknown-role = Il ruolo «{ $role }» non esiste (posto { $number }).
setup-role-twice = Due posti chiedono il ruolo «{ $role }».
setup-unknown-edition = L’edizione { $edition } è sconosciuta; la più recente qui è la { $newest }.
setup-unknown-option = L’opzione «{ $option }» non esiste.
setup-unknown-preset = Nessun gruppo di opzioni si chiama «{ $preset }».
setup-bad-value = L’opzione «{ $option }» non può valere «{ $value }»; valori possibili: { $expected }.
setup-unfit = La regola { $rule } non ammette questa combinazione ({ $field }).
misread = Riga { $line }, colonna { $column }: atteso { $expected }, trovato «{ $found }».
misread-nothing = Riga { $line }, colonna { $column }: atteso { $expected }, ma il testo finisce lì.
value-off = no
value-on = sì

## Lo stato della partita

waits-for = Si attende { $seat-the }.
left = { $seat-the } lascia la partita.
game-over = La partita è terminata.
winners = { $seats-count ->
    [one] Vince { $seats-the }.
   *[other] La vittoria è divisa tra { $seats-the }.
}
standing-line = { $place }º { $seat }: { $score }
