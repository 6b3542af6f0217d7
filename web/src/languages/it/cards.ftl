# Quello che dice il tavolo del gioco di carte.

web-acts = gioca
web-add = aggiungi
web-all-in = tutto
web-at-stake = { $amount } PG in palio
web-between-others = Tra gli altri
web-between-whom = Con chi?
web-bluff = bluff
web-cancelled = senza effetto
web-challenge-seen = Sfida { $number }, coperta, vista solo da te: { $card }
web-challenge-up = Sfida { $number }: { $card }
web-duels = { $hero-the } sfida { $other-the } a duello
web-effect-for = Effetto speciale: { $hero }.
web-faces = { $hero-the } affronta { $challenge-the }
web-gives = { $hero-the } dà
web-hand-count = { $count ->
    [one] una carta
   *[other] { $count } carte
}
web-laid = Le carte giocate
web-laid-by = Giocata da: { $by }
web-laid-by-on = Giocata da: { $by }, su: { $on }
web-lay-here = Giocala qui
web-one-less = meno
web-lies-face-down = coperto
web-loot = Bottino
web-one-more = più
web-must-exceed = { $opponent }: { $value } da superare
web-next = prossima
web-object-for = Oggetto { $number }: { $hero }.
web-owns = { $glory } PG, carte: { $cards }
web-piles = Mazzi e scarti
web-printed = come stampato
web-put = Mettilo lì
web-room = Posto per una Sfida
web-seal-send = Sigilla e invia
web-stands-here = { $hero } è qui{ $count ->
    [0] .
   *[other] , con { $allies }.
}
web-stays-beside = La tua posta: { $stake }. Accanto restano { $stays } PG.
web-theirs = la loro
web-whoever-acts = chi agisce
web-you-give = Tu dai
web-yours = la tua
