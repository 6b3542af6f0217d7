# Conan, gra karciana: pytania, propozycje, opowieść, odmowy i opis pozycji.

## Pytania

cg-over = Gra skończona.
cg-waiting = Czekamy na { $seat-acc }.
cg-unknown-card = nieznana karta
    .nom = nieznana karta
    .acc = nieznaną kartę
cg-never-below-nothing = nigdy poniżej 0
    .nom = nigdy poniżej 0
cg-source-start = początek
cg-source-cards = zagrane karty
cg-source-bids = licytacje
cg-source-loot = łup
cg-source-plunder = grabież
cg-source-effects = efekty kart
cg-source-alliances = sojusze
cg-source-treaties = układy
cg-source-hired = najęci sprzymierzeńcy
cg-source-ransoms = okupy
cg-source-accusations = oskarżenia
cg-source-fall = odpadnięcie z gry
cg-ask-swap = Czy proponujesz komuś zamianę bohaterów?
cg-ask-answer-swap = { $seat } proponuje ci { $hero-acc } w zamian za twojego bohatera. Zgadzasz się?
cg-ask-first-challenge = Na której Przygodzie wykładasz { $card-acc }?
cg-ask-enter = Na której Przygodzie zaczyna twój bohater?
cg-ask-play = Zagraj kartę albo spasuj.
cg-ask-deed = Co robi twój bohater?
cg-ask-honour = Honor: twój Rycerz może od razu walczyć dalej.
cg-ask-swift = Chyżość: twój Koczownik może działać drugi raz.
cg-ask-bid = Licytacja przeciw { $against-dat }: twoja stawka { $mine } PCh, { $other-gen } – { $theirs } PCh. Ile licytujesz?
cg-ask-name = Wybierz atrybut i postać przeciw { $against-dat }.
cg-ask-lay = Zagraj zakrytą kartę albo spasuj. { $count ->
    [0] Nie leży jeszcze żadna karta.
    [one] Leży jedna karta.
    [few] Leżą { $count } karty.
   *[many] Leży { $count } kart.
}
cg-ask-rage = Karty są odkryte. Czy twój Barbarzyńca wpada w szał?
cg-ask-break-settlement = Masz dług wobec partnerów. Czy łamiesz warunki sojuszu?
cg-ask-break-loot = Czy dzielisz łup według warunków, czy bierzesz więcej?
cg-ask-break-treaty = Traktat zawarty. Czy łamiesz obietnicę i niczego nie oddajesz?
cg-ask-stop = Porozumienie zawierają { $heroes-nom }. Czy głosisz Kazanie przeciw temu?
cg-ask-talk = Czy składasz propozycję?
cg-ask-draft = Ułóż swoją propozycję.
cg-ask-answer = { $seat } składa ci propozycję. Zgadzasz się?
cg-ask-pick = Wybierz kartę do traktatu.
cg-ask-choice = { $card-nom }: twój wybór.
cg-ask-draw = Dobierz kartę.
cg-ask-accuse = Czy oskarżasz kogoś o oszustwo?

## Możliwości

cg-offer-pass = Spasuj
cg-offer-decline = Nie teraz
cg-offer-no = Nie
cg-offer-yes = Tak
cg-offer-done = Koniec propozycji
cg-offer-scrap = Porzuć tę propozycję
cg-offer-withdraw = Wycofaj się
cg-offer-counter = Nie, i zaproponuj coś innego
cg-offer-submit = Przedstaw propozycję
cg-offer-match = Wyrównaj stawkę
cg-offer-swap = Zaproponuj zamianę { $seat-dat } ({ $hero })
cg-offer-accuse = Oskarż { $seat-acc } ({ $hero })
cg-offer-player = { $seat } ({ $hero })
cg-offer-adventure-there = { $adventure }
cg-offer-spot = Wyzwanie { $number } na Przygodzie „{ $adventure }”: { $card }
cg-offer-hidden-object = Zakryty przedmiot { $seat-gen }
cg-offer-choose = { $card }
cg-offer-play-adventure = Zagraj Przygodę „{ $card }”
cg-offer-play-challenge = Wyłóż Wyzwanie „{ $card }” na Przygodzie „{ $adventure }”
cg-offer-turn-object = Odkryj przedmiot „{ $card }”
cg-offer-play-special = Zagraj kartę specjalną „{ $card }”
cg-offer-bid = Postaw { $amount } PCh
cg-offer-hire = Zwerbuj sojusznika „{ $card }”
cg-offer-hire-free = Bractwo: zwerbuj za darmo sojusznika „{ $card }”
cg-offer-name = { $attribute }, postać: { $figure }
cg-offer-lay = Zagraj zakrytą kartę „{ $card }”
cg-offer-lay-on = Zagraj zakrytą kartę „{ $card }” na { $hero-acc }
cg-offer-rage = Szał: rozstrzyga Siła
cg-offer-sermon = Wygłoś Kazanie
cg-offer-draw = Dobierz kartę
cg-offer-draw-two = Oszukaj: dobierz dwie karty
cg-offer-swap-two = Oszukaj: oddaj kartę „{ $card }”, dobierz dwie karty
cg-offer-stand = Nie rób nic
cg-offer-move = Idź na Przygodę „{ $adventure }”
cg-offer-face = Zmierz się z Wyzwaniem { $number } na Przygodzie „{ $adventure }”: { $card }
cg-offer-duel = Wyzwij na pojedynek { $seat-acc } ({ $hero })
cg-offer-complete = Ukończ Przygodę
cg-offer-steal-card = Zręczne palce: zabierz losową kartę { $seat-dat } ({ $hero })
cg-offer-steal-object = Zręczne palce: zabierz przedmiot „{ $card }”
cg-offer-steal-hidden = Zręczne palce: zabierz zakryty przedmiot { $seat-dat } ({ $hero })
cg-offer-return = Jeszcze wrócę: odejdź na Przygodę „{ $adventure }”
cg-offer-ransom = Zapłać okup { $amount } PCh i idź na Przygodę „{ $adventure }”
cg-offer-use = Użyj przedmiotu „{ $card }”
cg-a-hand-card = karta z ręki
    .acc = kartę z ręki
cg-a-hidden-object = zakryty przedmiot
    .acc = zakryty przedmiot
cg-peek-stand = Nie rób nic; oszukaj: podejrzyj Wyzwanie { $number } na Przygodzie „{ $place }”
cg-peek-move = Idź na Przygodę „{ $adventure }”; oszukaj: podejrzyj Wyzwanie { $number } na Przygodzie „{ $place }”
cg-peek-face = Zmierz się z Wyzwaniem { $challenge }; oszukaj: podejrzyj Wyzwanie { $number } na Przygodzie „{ $place }”
cg-peek-duel = Pojedynek { $hero-with }; oszukaj: podejrzyj Wyzwanie { $number } na Przygodzie „{ $place }”
cg-peek-complete = Ukończ Przygodę; oszukaj: podejrzyj Wyzwanie { $number } na Przygodzie „{ $place }”
cg-peek-steal = Zręczne palce: zabierz { $what-acc } { $seat-dat }; oszukaj: podejrzyj Wyzwanie { $number } na Przygodzie „{ $place }”
cg-peek-steal-object = Zręczne palce: zabierz przedmiot „{ $card }”; oszukaj: podejrzyj Wyzwanie { $number } na Przygodzie „{ $place }”
cg-peek-use = Użyj przedmiotu „{ $card }”; oszukaj: podejrzyj Wyzwanie { $number } na Przygodzie „{ $place }”
cg-peek-leave = Odejdź na Przygodę „{ $adventure }”; oszukaj: podejrzyj Wyzwanie { $number } na Przygodzie „{ $place }”
cg-offer-treaty = Zaproponuj traktat
cg-offer-alliance = Zaproponuj sojusz
cg-offer-invite = Zaproś { $seat-acc } ({ $hero })
cg-offer-share-loot = { $tenths }/10 łupu dla { $seat-gen }
cg-offer-share-gains = { $tenths }/10 zysków z licytacji dla { $seat-gen }
cg-offer-share-losses = { $tenths }/10 strat z licytacji dla { $seat-gen }
cg-offer-object-active = Przedmiot dla aktywnego gracza
cg-offer-object-heir = Przedmiot dla { $seat-gen }
cg-offer-effect-active = Efekt specjalny dla aktywnego gracza
cg-offer-effect-heir = Efekt specjalny dla { $seat-gen }
cg-offer-between = { $from } daje { $to-dat }
cg-good-glory = Punkty chwały
cg-good-card = Karta z ręki, z nazwy
cg-good-random-cards = Karty z ręki, losowo
cg-good-chosen-cards = Karty z ręki, wybiera dający
cg-good-adventures = Przygody z ręki, wybiera dający
cg-good-challenges = Wyzwania z ręki, wybiera dający
cg-good-resolutions = Karty rozstrzygnięcia, wybiera dający
cg-good-object = Odkryty przedmiot
cg-good-hidden-objects = Zakryte przedmioty
cg-good-show-random = Pokazanie losowych kart
cg-good-show-chosen = Pokazanie wybranych kart
cg-good-show-adventures = Pokazanie Przygód z ręki
cg-good-show-challenges = Pokazanie Wyzwań z ręki
cg-good-show-resolutions = Pokazanie kart rozstrzygnięcia
cg-good-show-objects = Pokazanie zakrytych przedmiotów
cg-good-show-placed = Pokazanie wyłożonego Wyzwania
cg-offer-amount = { $amount }
cg-offer-amount-glory = { $amount } PCh
cg-offer-grab = Złam warunki: weź { $glory } PCh{ $objects ->
    [0] { "" }
    [one] , cudzy przedmiot
    [few] , { $objects } cudze przedmioty
   *[many] , { $objects } cudzych przedmiotów
}{ $effect ->
    [0] { "" }
   *[other] , a do tego cudzy efekt specjalny
}

## Opowieść

cg-told-hero = { $seat } gra { $hero-ins }.
cg-told-swap-offered = { $seat } proponuje zamianę bohaterów { $other-dat }.
cg-told-swapped = { $seat } i { $other-nom } zamieniają się bohaterami.
cg-told-swap-declined = { $seat } odrzuca zamianę z { $other-ins }.
cg-told-opened = { $seat } otwiera grę Przygodą „{ $card }”.
cg-told-reopened = Remis: { $seat-nom } dobiera w zamian Przygodę „{ $card }”.
cg-told-first = Pierwszym graczem zostaje { $seat-nom }.
cg-told-first-by-lot = Drogą losowania pierwszym graczem zostaje { $seat-nom }.
cg-told-placed = { $seat } wykłada zakryte Wyzwanie „{ $card }” na Przygodzie „{ $adventure }”.
cg-told-placed-unseen = { $seat } wykłada zakryte Wyzwanie na Przygodzie „{ $adventure }”.
cg-told-unplaced = { $seat } nie znajduje miejsca na Wyzwanie.
cg-told-drew = { $seat } dobiera { $card-acc }.
cg-told-drew-unseen = { $seat } dobiera kartę.
cg-told-drew-secretly = { $seat } dobiera { $cards-acc }. Po kryjomu wraca do talii: { $back }.
cg-told-drew-something = { $seat } dobiera z talii.
cg-told-nothing-to-draw = { $seat } nie ma czego dobrać.
cg-told-entered = { $seat } zaczyna na Przygodzie „{ $adventure }”.
cg-told-card-phase = Cykl { $cycle }: faza kart.
cg-told-hero-phase = Faza bohaterów.
cg-told-diplomacy-phase = Faza dyplomacji.
cg-told-draw-phase = Faza dobierania.
cg-told-passed = { $seat } pasuje.
cg-told-played-adventure = { $seat } zagrywa Przygodę „{ $card }”.
cg-told-turned-object = { $seat } odkrywa przedmiot „{ $card }”.
cg-told-played-special = { $seat } zagrywa kartę specjalną „{ $card }”.
cg-told-used-object = { $seat } zużywa przedmiot „{ $card }”.
cg-told-tied = Remis na czele: gra toczy się dalej.
cg-told-eliminated = Bohater { $seat-gen }, { $hero-nom }, odpada z gry. Karty pokazane i odrzucone: { $cards }.
cg-told-eliminated-bare = Bohater { $seat-gen }, { $hero-nom }, odpada z gry.
cg-told-left = { $seat } opuszcza grę.
cg-told-won-by-glory = Zwycięstwo dzięki chwale: { $heroes-nom }.
cg-told-won-as-last = Wygrywa ostatni bohater w grze: { $heroes-nom }.
cg-told-won-at-the-end = Epoka dobiega końca. Najwięcej chwały { $heroes-count ->
    [one] zdobywa
   *[other] zdobywają
} { $heroes-nom }.
cg-told-moved = { $seat } idzie na Przygodę „{ $adventure }”.
cg-told-returned = Czarownik { $seat-gen } znika i pojawia się na Przygodzie „{ $adventure }”.
cg-told-waited = { $seat } nie ma dokąd iść i czeka.
cg-told-ransomed = { $seat } płaci okup { $other-dat }: { $amount } PCh.
cg-told-pile-reformed = Odrzucone karty tworzą nową talię.
cg-told-object-pile-reformed = Odrzucone przedmioty tworzą nową talię przedmiotów.
cg-told-brought-back = { $count ->
    [one] Ukończona Przygoda wraca
    [few] { $count } ukończone Przygody wracają
   *[many] { $count } ukończonych Przygód wraca
} do talii.
cg-told-guilty = { $seat } słusznie oskarża { $other-acc } o oszustwo.
cg-told-innocent = { $seat } niesłusznie oskarża { $other-acc } o oszustwo.
cg-told-peeked = Po kryjomu { $seat-nom } podgląda Wyzwanie „{ $card }” na Przygodzie „{ $adventure }”.
cg-told-faced = { $seat } mierzy się z Wyzwaniem „{ $card }” na Przygodzie „{ $adventure }”.
cg-told-challenged = { $seat } wyzywa { $other-acc } na pojedynek.
cg-told-hired = { $seat } werbuje { $amount ->
    [0] za darmo
   *[other] za { $amount } PCh
} sojusznika „{ $card }”.
cg-told-bid = { $seat } stawia { $amount } PCh.
cg-told-matched = { $seat } wyrównuje do { $amount } PCh.
cg-told-withdrew = { $seat } wycofuje się{ $amount ->
    [0] {" "}i nic nie traci
   *[other] { "" }
}.
cg-told-named = { $seat } wybiera { $attribute-acc }; postać: { $figure }.
cg-told-laid = { $seat } zagrywa zakrytą kartę „{ $card }”.
cg-told-laid-unseen = { $seat } zagrywa zakrytą kartę.
cg-told-laid-on = { $seat } zagrywa zakrytą kartę „{ $card }” na { $hero-acc }.
cg-told-laid-on-unseen = { $seat } zagrywa zakrytą kartę na { $hero-acc }.
cg-told-shown = Karta { $seat-gen } zostaje odkryta: { $card }.
cg-told-shown-cancelled = Karta { $seat-gen } zostaje odkryta i nie działa: { $card }.
cg-told-became = Teraz rozstrzyga { $attribute }.
cg-told-raged = Barbarzyńca { $seat-gen } wpada w szał: rozstrzyga Siła.
cg-told-compared = { $sum-nom }{ $sum-count ->
    [one] { "" }
   *[other] {" "}= { $value }
} przeciw { $foes-nom }{ $foes-count ->
    [one] { "" }
   *[other] {" "}= { $against }
}.
cg-told-compared-tied = { $sum-nom }{ $sum-count ->
    [one] { "" }
   *[other] {" "}= { $value }
} przeciw { $foes-nom }{ $foes-count ->
    [one] { "" }
   *[other] {" "}= { $against }
}: przy równych wartościach Wyzwanie pozostaje niepokonane.
cg-told-compared-duel-tied = { $sum-nom }{ $sum-count ->
    [one] { "" }
   *[other] {" "}= { $value }
} przeciw { $foes-nom }{ $foes-count ->
    [one] { "" }
   *[other] {" "}= { $against }
}: przy równych wartościach wygrywa wyzwany bohater.
cg-told-compared-card = { $sum-nom }{ $sum-count ->
    [one] { "" }
   *[other] {" "}= { $value }
} przeciw { $foes-nom }{ $foes-count ->
    [one] { "" }
   *[other] {" "}= { $against }
}, a przy równych wartościach wygrywa { $card-nom }.
cg-told-beaten = { $seat } pokonuje Wyzwanie „{ $card }”.
cg-told-held = Wyzwanie { $seat-gen }, „{ $card }”, pozostaje niepokonane.
cg-told-duel-won = { $seat } wygrywa pojedynek z { $other-ins }.
cg-told-called-off = Nikt nie wygrywa, stawki wracają.
cg-told-expelled = Bohater { $seat-gen }, { $hero-nom }, zostaje wygnany z Przygody „{ $adventure }”.
cg-told-completed = Przygoda „{ $adventure }” zostaje ukończona przez { $seat-acc }.
cg-told-grabbed = { $seat } łamie warunki i bierze więcej łupu.
cg-told-plundered = { $seat } grabi.
cg-told-banished = { $seat } odrzuca Wyzwanie „{ $card }” z Przygody „{ $adventure }”.
cg-told-razed = { $seat } pustoszy Przygodę „{ $adventure }”: znika wraz ze wszystkim, co na niej leżało.
cg-told-renewed = Bohater { $seat-gen } może znów użyć swojej zdolności.
cg-told-gained = { $seat } zyskuje { $amount } PCh.
cg-told-gained-loot = { $seat } bierze z łupu { $amount } PCh.
cg-told-lost = { $seat } płaci bankowi { $amount } PCh.
cg-told-paid = { $from } płaci { $amount } PCh { $to-dat }.
cg-told-paid-bid = { $from } płaci { $to-dat } stawkę: { $amount } PCh.
cg-told-paid-share = { $from } zgodnie z warunkami sojuszu płaci { $amount } PCh { $to-dat }.
cg-told-object-taken = { $to } zabiera przedmiot „{ $card }” { $from-dat }.
cg-told-object-taken-unseen = { $to } zabiera zakryty przedmiot { $from-dat }.
cg-told-looted = { $seat } bierze z łupu przedmiot „{ $card }”.
cg-told-looted-unseen = { $seat } bierze z łupu magiczny przedmiot.
cg-told-discarded = { $seat } odrzuca { $card-acc }.
cg-told-card-taken = { $to } zabiera { $card-acc } { $from-dat }.
cg-told-card-taken-unseen = { $to } zabiera kartę { $from-dat }.
cg-told-recovered = { $seat } bierze z odrzuconych { $card-acc }.
cg-told-kept = { $seat } bierze na rękę { $card-acc }.
cg-told-undone = Oszustwo cofnięto. Do talii wraca: { $cards }.
cg-told-undone-exchange = Wymianę cofnięto. Do talii wraca: { $cards }. Na rękę { $seat-gen } wraca: { $taken }.
cg-told-saw-hand = { $seat } ogląda rękę { $other-gen }: { $cards }.
cg-told-saw-hand-unseen = { $seat } ogląda rękę { $other-gen }.
cg-told-saw-challenge = { $seat } widzi Wyzwanie { $number } na Przygodzie „{ $adventure }”: { $card }.
cg-told-saw-challenge-unseen = { $seat } widzi Wyzwanie { $number } na Przygodzie „{ $adventure }”.
cg-told-given = { $from } oddaje { $card-acc } { $to-dat }.
cg-told-given-unseen = { $from } oddaje kartę { $to-dat }.
cg-told-showed = { $from } pokazuje { $card-acc } { $to-dat }.
cg-told-showed-unseen = { $from } pokazuje kartę { $to-dat }.
cg-told-proposed-alliance = { $seat } proponuje sojusz { $heroes-dat }.
cg-told-proposed-treaty = { $seat } proponuje traktat { $heroes-dat }.
cg-told-agreed = { $seat } zgadza się.
cg-told-refused = { $seat } odmawia.
cg-told-counters = { $seat } odmawia i układa własną propozycję.
cg-told-stopped = { $seat } głosi Kazanie: porozumienie jest nieważne.
cg-told-broke = { $seat } łamie słowo i nic nie oddaje.
cg-told-concluded = Porozumienie zawierają { $heroes-nom }.
cg-told-allied = Sojusz zawierają { $heroes-nom }.
cg-told-alliance-ended = Sojusz, który łączył { $heroes-acc }, dobiega końca.
cg-final-count = { $seat }, { $hero-nom }: { $sum-count ->
    [one] { "" }
   *[other] { $sum } ={" "}
}{ $glory } PCh.
cg-told-glory-tied = Przy równej chwale rozstrzygają ukończone Przygody: { $seat } ma ich { $count }.

## Warunki traktatów

cg-clause-glory = – { $from } daje { $amount } PCh { $to-dat }.
cg-clause-card = – { $from } daje wymienione z nazwy karty { $to-dat }: { $cards }.
cg-clause-random-cards = – { $from } daje { $amount ->
    [one] losową kartę
    [few] { $amount } losowe karty
   *[many] { $amount } losowych kart
} { $to-dat }.
cg-clause-chosen-cards = – { $from } daje { $amount ->
    [one] wybraną przez siebie kartę
    [few] { $amount } wybrane przez siebie karty
   *[many] { $amount } wybranych przez siebie kart
} { $to-dat }.
cg-clause-adventures = – { $from } daje { $amount ->
    [one] wybraną przez siebie Przygodę
    [few] { $amount } wybrane przez siebie Przygody
   *[many] { $amount } wybranych przez siebie Przygód
} { $to-dat }.
cg-clause-challenges = – { $from } daje { $amount ->
    [one] wybrane przez siebie Wyzwanie
    [few] { $amount } wybrane przez siebie Wyzwania
   *[many] { $amount } wybranych przez siebie Wyzwań
} { $to-dat }.
cg-clause-resolutions = – { $from } daje { $amount ->
    [one] wybraną przez siebie kartę rozstrzygnięcia
    [few] { $amount } wybrane przez siebie karty rozstrzygnięcia
   *[many] { $amount } wybranych przez siebie kart rozstrzygnięcia
} { $to-dat }.
cg-clause-object = – { $from } daje magiczne przedmioty { $to-dat }: { $cards }.
cg-clause-hidden-objects = – { $from } daje { $amount ->
    [one] zakryty przedmiot
    [few] { $amount } zakryte przedmioty
   *[many] { $amount } zakrytych przedmiotów
} { $to-dat }.
cg-clause-show-random = – { $from } pokazuje { $amount ->
    [one] losową kartę z ręki
    [few] { $amount } losowe karty z ręki
   *[many] { $amount } losowych kart z ręki
} { $to-dat }.
cg-clause-show-chosen = – { $from } pokazuje { $amount ->
    [one] wybraną przez siebie kartę z ręki
    [few] { $amount } wybrane przez siebie karty z ręki
   *[many] { $amount } wybranych przez siebie kart z ręki
} { $to-dat }.
cg-clause-show-adventures = – { $from } pokazuje { $amount ->
    [one] Przygodę z ręki
    [few] { $amount } Przygody z ręki
   *[many] { $amount } Przygód z ręki
} { $to-dat }.
cg-clause-show-challenges = – { $from } pokazuje { $amount ->
    [one] Wyzwanie z ręki
    [few] { $amount } Wyzwania z ręki
   *[many] { $amount } Wyzwań z ręki
} { $to-dat }.
cg-clause-show-resolutions = – { $from } pokazuje { $amount ->
    [one] kartę rozstrzygnięcia
    [few] { $amount } karty rozstrzygnięcia
   *[many] { $amount } kart rozstrzygnięcia
} { $to-dat }.
cg-clause-show-objects = – { $from } pokazuje { $amount ->
    [one] zakryty przedmiot
    [few] { $amount } zakryte przedmioty
   *[many] { $amount } zakrytych przedmiotów
} { $to-dat }.
cg-clause-show-placed = – { $from } pokazuje { $to-dat }, co leży na Przygodzie „{ $adventure }”: Wyzwanie { $number }.

## Pozycja

cg-line-cycle = Cykl { $cycle }. Pierwszy gracz: { $seat }.
cg-line-goal = Cel: { $goal } PCh.
cg-line-player = { $seat }, { $hero }: { $glory } PCh, kart na ręce: { $cards }.
cg-line-player-uncounted = { $seat }, { $hero }: { $glory } PCh.
cg-line-out = { $seat }, { $hero }: poza grą.
cg-line-at = – na Przygodzie „{ $adventure }”.
cg-line-between = – między Przygodami.
cg-line-expelled = – bohater wygnany z Przygody „{ $adventure }”.
cg-line-away = – jeszcze poza stołem.
cg-line-spent = – zdolność zużyta.
cg-line-hand = – ręka: { $cards }.
cg-line-objects = – przedmioty: { $cards }.
cg-line-allies = – sojusznicy: { $cards }.
cg-line-hidden-objects = – zakryte przedmioty: { $cards }.
cg-line-hidden-count = – zakryte przedmioty: { $count }.
cg-line-completed = – ukończone Przygody: { $cards }.
cg-line-outstanding = – wciąż działa: { $cards }.
cg-line-adventure = „{ $adventure }” (Przygoda { $seat-gen }): trudność { $difficulty }, łup { $glory } PCh, przedmioty { $objects }.
cg-line-adventure-of-nobody = „{ $adventure }” (niczyja): trudność { $difficulty }, łup { $glory } PCh, przedmioty { $objects }.
cg-line-challenge-up = – { $number }: „{ $card }”, Wyzwanie { $seat-gen } – Siła { $strength }, Spryt { $cunning }, Duch { $spirit }.
cg-line-challenge-seen = – { $number }: zakryte, widzisz je: „{ $card }”, Wyzwanie { $seat-gen } – Siła { $strength }, Spryt { $cunning }, Duch { $spirit }.
cg-line-challenge-down = – { $number }: zakryte Wyzwanie { $seat-gen }.
cg-line-pile = Talia: { $count }.
cg-line-object-pile = Talia przedmiotów: { $count }.
cg-line-discard = Karty odrzucone: { $cards }.
cg-line-object-discard = Odrzucone przedmioty: { $cards }.
cg-line-alliance = Sojusz: { $heroes }.
cg-line-shares = – { $hero }: { $loot }/10 łupu, { $gains }/10 zysków, { $losses }/10 strat.
cg-line-object-heir = – przedmiot { $number }: { $hero }.
cg-line-effect-heir = – efekt specjalny: { $hero }.
cg-line-duel = Pojedynek: { $seat } przeciw { $other-dat }.
cg-line-contest = { $seat } mierzy się z Wyzwaniem { $other-gen }, „{ $card }”: Siła { $strength }, Spryt { $cunning }, Duch { $spirit }.
cg-line-bids = – stawki: { $mine } PCh { $seat-gen }, { $theirs } PCh { $other-gen }.
cg-line-named = – { $attribute }, postać: { $figure }.
cg-line-laid = – karta { $seat-gen }, zagrana na { $hero-acc }: { $card }.
cg-line-laid-unseen = – zakryta karta { $seat-gen }, zagrana na { $hero-acc }.
cg-line-offer = Propozycja { $seat-gen }{ $heroes-count ->
    [0] .
   *[other] {" "}dla { $heroes-gen }.
}

## Odmowy

cg-refused-already-out = Jesteś już poza grą.
cg-refused-no-cheating = Tu nie można tak oszukać albo masz już za sobą oszustwo w tym cyklu.
cg-refused-honour = Honor pozwala tylko na kolejne Wyzwanie lub pojedynek.
cg-refused-bid = Stawka musi być wyższa od stawki rywala, nie większa, niż ma którykolwiek z was, i nie wyższa niż limit stołu.
cg-refused-nothing-to-match = Nie ma jeszcze stawki do wyrównania.
cg-refused-hire = Tego sojusznika nie można teraz zwerbować.
cg-refused-must-bid = Nikt nie może odmówić udziału: licytuj albo się wycofaj.
cg-refused-rage = Szał nie jest tu możliwy.
cg-refused-name = Wybierz atrybut i postać po swojej stronie.
cg-refused-lay-on-a-hero = W pojedynku kartę zagrywa się na jednego z dwóch bohaterów.
cg-refused-lay = Nie możesz teraz zagrać tej karty.
cg-refused-not-held = Nie masz tej karty na ręce.
cg-refused-no-allies = Nikt tutaj nie może zawrzeć z tobą sojuszu.
cg-refused-talk = Złóż propozycję albo zakończ.
cg-refused-cannot-give = Nie masz wszystkiego, co trzeba by oddać.
cg-refused-answer = Odpowiedz tak albo nie.
cg-refused-pick = Wybierz kartę, którą możesz oddać.
cg-refused-enter = Bohater nie może zacząć tam, gdzie leży twoje Wyzwanie.
cg-refused-first-challenge = Wyłóż je na cudzej Przygodzie, na której jest miejsce.
cg-refused-swap = Taka zamiana nie jest możliwa.
cg-refused-sermon = Wygłoś Kazanie albo odpuść.
cg-refused-choice = Ta karta nie daje takiego wyboru.
cg-refused-not-now = Teraz nie można tego zrobić.
cg-refused-no-such-adventure = Tej Przygody nie ma na stole.
cg-refused-own-adventure = To Przygoda zagrana przez ciebie.
cg-refused-own-hero-there = Jest tam twój bohater.
cg-refused-no-room = Nie ma tam miejsca na kolejne Wyzwanie.
cg-refused-not-in-card-phase = Tej karty nie zagrywa się w fazie kart.
cg-refused-no-such-object = Nie masz takiego zakrytego przedmiotu.
cg-refused-expelled = Bohater został wygnany: musi iść na inną Przygodę.
cg-refused-between = Bohater jest między Przygodami do następnej fazy bohaterów.
cg-refused-held-by-challenges = Wyzwania zatrzymują twojego bohatera.
cg-refused-own-challenge-there = Leży tam twoje Wyzwanie.
cg-refused-move = Bohater nie może tam iść.
cg-refused-nothing-to-face = Nie ma tu Wyzwania.
cg-refused-order-of-challenges = Z Wyzwaniami mierzysz się po kolei.
cg-refused-duel-with-partner = Partnerzy w sojuszu nie toczą pojedynków.
cg-refused-duel = Tego bohatera nie można tu wyzwać.
cg-refused-complete = Przygodę można ukończyć tylko wtedy, gdy nie ma na niej Wyzwań ani obcych bohaterów.
cg-refused-steal = Złodziej nie może tego teraz zabrać.
cg-refused-return = Czarownik nie może się tam teraz przenieść.
cg-refused-ransom = Nie można tu zapłacić okupu.
cg-refused-use = Nie masz takiego przedmiotu do użycia.
cg-refused-name-only-own = Z nazwy można podać tylko własne karty i te, które ci pokazano.
cg-refused-too-much = To więcej, niż można oddać: musi zostać 1 PCh.
cg-refused-not-tradable = To nie może być częścią traktatu.
cg-refused-invite = Zaprosić można tylko bohaterów z tej samej Przygody, którzy nie mają na niej swoich Wyzwań.
cg-refused-terms = Takie warunki nie są możliwe.
cg-refused-incomplete = Propozycja nie jest pełna.
