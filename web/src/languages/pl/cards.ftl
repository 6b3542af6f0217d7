# Co mówi stół gry karcianej.

web-acts = działa
web-add = dodaj
web-all-in = wszystko
web-at-stake = stawka: { $amount } PCh
web-between-others = Między innymi
web-between-whom = Z kim?
web-bluff = blef
web-cancelled = bez efektu
web-challenge-seen = Wyzwanie { $number }, zakryte, widzisz je tylko ty: { $card }
web-challenge-up = Wyzwanie { $number }: { $card }
web-duels = { $hero-nom } wyzywa { $other-acc } na pojedynek
web-effect-for = Efekt specjalny: { $hero }.
web-faces = { $hero-nom } mierzy się z Wyzwaniem „{ $challenge }”
web-gives = { $hero-nom } daje
web-hand-count = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kart
}
web-laid = Wyłożone karty
web-laid-by = Wyłożona przez: { $by }
web-laid-by-on = Wyłożona przez: { $by }, na: { $on }
web-lay-here = Wyłóż tutaj
web-one-less = mniej
web-lies-face-down = zakryty
web-loot = Łup
web-one-more = więcej
web-must-exceed = { $opponent }: trzeba przekroczyć { $value }
web-next = następne
web-object-for = Przedmiot { $number }: { $hero }.
web-owns = { $glory } PCh, karty: { $cards }
web-piles = Talie i odrzucone
web-printed = wartości z kart
web-put = Połóż
web-room = Miejsce na Wyzwanie
web-seal-send = Opieczętuj i wyślij
web-stands-here = { $hero } stoi tutaj{ $count ->
    [0] .
   *[other] {" "}({ $allies }).
}
web-stays-beside = Twoja stawka: { $stake }. Poza nią zostaje { $stays } PCh.
web-theirs = ich
web-whoever-acts = ten, kto działa
web-you-give = Ty dajesz
web-yours = twoja
