# Epoka Conana: pytania, propozycje, opowieść i odmowy.

## Słowa

face-military = wojna
face-intrigue = intryga
face-court-conan = korona-Conan
face-military-intrigue = wojna/intryga
face-wild = dzika
use-military = akcja wojny
    .gen = akcji wojny
use-intrigue = akcja intrygi
    .gen = akcji intrygi
use-court = akcja korony
    .gen = akcji korony
conflict-hit = trafienie
conflict-hit-conan = trafienie-Conan
conflict-hit-attacker = trafienie-atakujący
conflict-shield = tarcza
conflict-axe = topór
conflict-miss = pudło
contest-campaign = kampania
    .acc = kampanię
contest-siege = oblężenie
    .acc = oblężenie
contest-battle = bitwa
    .acc = bitwę
contest-alliance = starcie polityczne o sojusz
    .acc = starcie polityczne o sojusz
contest-breaking = starcie polityczne o zerwanie sojuszu
    .acc = starcie polityczne o zerwanie sojuszu
side-attacker = atakujący
    .gen = atakującego
side-defender = obrońca
    .gen = obrońcy
aoc-unseen-token = ukryty żeton
    .acc = ukryty żeton
aoc-from-cards = karty
aoc-source-before = to, co było wcześniej
aoc-source-failure = nieudana koronacja
aoc-source-raids = najazdy
aoc-source-supremacy = przewaga w wyzwaniach
aoc-source-crown = korona Conana
aoc-source-crom = najwięcej żetonów Croma
aoc-source-gold = najbogatsze królestwo
aoc-source-forts = forty i miasta
aoc-source-objectives = cele
aoc-source-campaigns = kampanie

## Pytania

aoc-wait-all = Wszyscy dokonują tajnego wyboru.
aoc-ask-bid = Licytuj o Conana: żeton licytacji i karta strategii, w tajemnicy.
aoc-ask-second-card = Masz bonusową kartę Conana: czy zastępujesz swoją kartę strategii inną?
aoc-ask-move-conan = Czy przesuwasz Conana? Wyzwanie prowadzi go { $destination-to }.
aoc-ask-keep-or-trade = Zatrzymujesz żeton czy go wymieniasz?
aoc-ask-main = Zagraj i uaktywnij karty stołu, potem wybierz kość losu.
aoc-ask-conan-action = Akcja Conana: przesuń Conana, umieść żeton najazdu albo jedno i drugie.
aoc-ask-take-token = Czy bierzesz pierwszy żeton wyzwania?
aoc-ask-court = Akcja korony: dobierz karty albo zagraj wydarzenie.
aoc-ask-military = Akcja wojny: reorganizuj, atakuj albo umieść jednostki.
aoc-ask-redeploy = Którą armię reorganizujesz?
aoc-ask-how-many = Ile jednostek opuszcza { $from-acc }?
aoc-ask-where-to = Dokąd { $count ->
    [one] idzie jednostka
    [few] idą { $count } jednostki
   *[many] idzie { $count } jednostek
} { $from-from }?
aoc-ask-place-second = Czy umieszczasz drugą jednostkę gdzie indziej?
aoc-ask-march = Forsowny marsz { $at-in }?
aoc-ask-retreat = Wycofujesz się czy walczysz dalej { $at-in }?
aoc-ask-intrigue = Akcja intrygi: przesuń emisariuszy, rozpocznij starcie polityczne, zbierz złoto albo umieść emisariusza.
aoc-ask-emissary-to = Dokąd idzie emisariusz? Wyrusza { $from-from }.
aoc-ask-strategy-card = { $contest } { $at-in }: zagrywasz kartę strategii jako { $side }?
aoc-ask-window = { $contest } { $at-in }: używasz karty albo czarów?
aoc-ask-dice = Wybierz kości do przerzucenia, najwyżej jeszcze { $count }.
aoc-ask-sacrifice = Karta kosztuje jednostkę: którą?
aoc-ask-put = Wybierz prowincję dla karty (zostało: { $count }).
aoc-ask-rob = Komu zabierasz najwyżej { $gold ->
    [0] { $sorcery ->
        [one] { $sorcery } żeton czarów
        [few] { $sorcery } żetony czarów
       *[many] { $sorcery } żetonów czarów
    }
    [one] { $gold } sztukę złota
    [few] { $gold } sztuki złota
   *[many] { $gold } sztuk złota
}?
aoc-ask-make-ready = Która użyta karta staje się gotowa?
aoc-ask-stride = Czy przesuwasz Conana? { $count ->
    [one] Został jeden krok.
    [few] Zostały { $count } kroki.
   *[many] Zostało { $count } kroków.
}
aoc-ask-raids = Najazdy: czy usuwasz jednostkę, by przepędzić najeźdźców?
aoc-ask-troops = Umieść jednostki albo zamień forty w miasta.
aoc-ask-spending = Czy wydajesz złoto? Masz { $gold ->
    [one] { $gold } sztukę złota
    [few] { $gold } sztuki złota
   *[many] { $gold } sztuk złota
}.
aoc-ask-artifact = Wybierz w tajemnicy żetony jednego rodzaju na artefakt.
aoc-ask-crown = Czy próbujesz koronować Conana?

## Propozycje

aoc-offer-bid = Licytuj żetonem { $token } i { $card-ins }: razem { $worth }
aoc-offer-bid-token = Licytuj samym żetonem { $token }
aoc-offer-strategy = Zagraj { $card-acc }
aoc-offer-table = Zagraj { $card-acc }: { $text }
aoc-offer-refresh = Uaktywnij { $card-acc }: { $text }
aoc-offer-ready = Przygotuj { $card-acc }: { $text }
aoc-offer-use = Użyj { $card-gen }: { $text }
aoc-offer-conan = Conan idzie { $at-to }
aoc-offer-raider = Umieść żeton najazdu { $at-in }
aoc-offer-place = Umieść jednostkę { $at-in }
aoc-offer-buy-unit = Kup jednostkę { $at-in } (2 sztuki złota)
aoc-offer-send = Umieść emisariusza { $at-in }
aoc-offer-buy-emissary = Kup emisariusza { $at-in } (2 sztuki złota)
aoc-offer-army = Przesuń armię { $at-from }
aoc-offer-emissary = Przesuń emisariusza { $at-from }
aoc-offer-emissary-to = Idź { $at-to }
aoc-offer-redeploy = Reorganizuj: przejdź { $at-to }
aoc-offer-attack = Atakuj { $at-acc }
aoc-offer-campaign = Prowadź dalej kampanię { $at-in }
aoc-offer-contest = Rozpocznij starcie polityczne { $at-in }
aoc-offer-collect = Zbierz złoto { $at-in }
aoc-offer-retreat = Wycofaj się { $at-to }
aoc-offer-sacrifice = Poświęć jednostkę { $at-in }
aoc-offer-repel = Odrzuć żetony najazdu { $at-in }
aoc-offer-city = Zbuduj miasto { $at-in }
aoc-offer-take = Weź pierwszy żeton
aoc-offer-leave-token = Zostaw żeton
aoc-offer-keep = Zatrzymaj { $token-acc }
aoc-offer-trade = Wymień { $token-acc } na { $gold ->
    [0] { $sorcery ->
        [one] { $sorcery } żeton czarów
        [few] { $sorcery } żetony czarów
       *[many] { $sorcery } żetonów czarów
    }
   *[other] { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }{ $sorcery ->
        [0] { "" }
        [one] {" "}i { $sorcery } żeton czarów
        [few] {" "}i { $sorcery } żetony czarów
       *[many] {" "}i { $sorcery } żetonów czarów
    }
}
aoc-offer-die = Użyj kości „{ $face }” do { $use-gen }
aoc-offer-draw-both = Dobierz kartę królestwa i kartę strategii
aoc-offer-draw-two = Dobierz dwie karty strategii
aoc-offer-units = { $count ->
    [one] Jedna jednostka
    [few] { $count } jednostki
   *[many] { $count } jednostek
}
aoc-offer-sorcery = Wydaj żeton czarów, by przerzucić wszystkie kości
aoc-offer-reroll = Przerzuć kość: { $die }
aoc-offer-march = Forsowny marsz: usuń jednostkę i walcz dalej
aoc-offer-halt = Zatrzymaj się
aoc-offer-fight = Walcz kolejną rundę
aoc-offer-rob = { $who-dat }
aoc-offer-slay = Jednostka { $who-gen } { $at-in }
aoc-offer-banish = Emisariusz { $who-gen } { $at-in }
aoc-offer-buy-both = Kup kartę królestwa i kartę strategii (2 sztuki złota)
aoc-offer-buy-one = Kup kartę strategii (1 sztuka złota)
aoc-offer-category = Wybierz rodzaj: { $category }
aoc-offer-token = Dodaj { $token-acc }
aoc-offer-reconsider = Wybierz od nowa
aoc-offer-seal = Zatwierdź ten wybór
aoc-offer-crown = Koronuj Conana żetonami { $category-gen } (suma { $total }). Jeśli inny gracz ma co najmniej tyle samo, kończysz na ostatnim miejscu z 0 punktów
aoc-offer-no-crown = Nie koronuj Conana
aoc-offer-stay = Conan zostaje
aoc-offer-pass = Spasuj
aoc-offer-done = Nic więcej

## Co się dzieje

aoc-takes = { $seat } gra { $who-ins }.
aoc-objective-up = Nowy cel, „{ $objective }”: { $text }
aoc-adventure-up = Rozpoczyna się wyzwanie „{ $adventure }”; prowadzi Conana { $destination-to }.
aoc-track-filled = Na szlaku wyzwania: { $tokens }.
aoc-artifact-to = { $who } otrzymuje { $artifact-acc }.
aoc-artifact-aside = Nikt nie pokazuje żetonów o { $artifact-acc }, który zostaje odłożony.
aoc-artifact-tied = Remis o { $artifact-acc }: nikt go nie otrzymuje.
aoc-bonus-card-to = { $who } otrzymuje bonusową kartę Conana.
aoc-bonus-card-by-points = { $who } ma najmniej punktów imperium i otrzymuje bonusową kartę Conana.
aoc-bonus-card-by-tokens = Wśród tych, którzy mają najmniej punktów imperium, { $who } ma najmniej żetonów wyzwań i otrzymuje bonusową kartę Conana.
aoc-bonus-card-aside = Nikt nie otrzymuje bonusowej karty Conana: ci, którzy mają najmniej punktów imperium, mają tyle samo żetonów wyzwań.
aoc-drew-card = { $who } dobiera { $card-acc }.
aoc-drew-kingdom = { $who } dobiera kartę królestwa.
aoc-drew-strategy = { $who } dobiera kartę strategii.
aoc-first-player = { $who } bierze żeton rozpoczynającego.
aoc-fate-rolled = Kości losu pokazują: { $dice }.
aoc-bid = { $who } licytuje żetonem { $token } i { $card-ins }: razem { $worth }.
aoc-bid-token = { $who } licytuje żetonem { $token } bez karty.
aoc-second-card = { $who } zagrywa zamiast tego { $card-acc }: razem { $worth }.
aoc-bids-tied-tokens = Licytacja kończy się remisem: rozstrzyga mniejsza liczba żetonów wyzwań.
aoc-bids-tied-distance = Licytacja kończy się remisem, także w liczbie żetonów wyzwań: rozstrzyga najkrótsza droga z prowincji macierzystej.
aoc-bids-tied-lot = Licytacja kończy się remisem i nic go nie rozstrzyga: decyduje los.
aoc-conan-player = Graczem Conanem zostaje { $who }.
aoc-tokens-back = { $who } odzyskuje zużyte żetony licytacji; żeton 0 pozostaje zużyty.
aoc-turn-of = Teraz tura { $who-gen }.
aoc-conan-moves = Conan idzie { $to-to }.
aoc-token-taken = { $who } zabiera { $token-acc }.
aoc-token-discarded = Żeton „{ $token }” zostaje odrzucony.
aoc-token-drawn = { $who } wyciąga z woreczka { $token-acc }.
aoc-token-drawn-unseen = { $who } wyciąga z woreczka żeton i nie pokazuje go.
aoc-token-kept = { $who } zatrzymuje żeton.
aoc-token-traded = { $who } wymienia { $token-acc } na { $gold ->
    [0] { $sorcery ->
        [one] { $sorcery } żeton czarów
        [few] { $sorcery } żetony czarów
       *[many] { $sorcery } żetonów czarów
    }
   *[other] { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }{ $sorcery ->
        [0] { "" }
        [one] {" "}i { $sorcery } żeton czarów
        [few] {" "}i { $sorcery } żetony czarów
       *[many] {" "}i { $sorcery } żetonów czarów
    }
}.
aoc-table-played = { $who } wykłada na stół { $card-acc }{ $gold ->
    [0] { "" }
    [one] {" "}za { $gold } sztukę złota
    [few] {" "}za { $gold } sztuki złota
   *[many] {" "}za { $gold } sztuk złota
}.
aoc-refreshed = { $who } uaktywnia { $card-acc }{ $gold ->
    [0] { "" }
    [one] {" "}za { $gold } sztukę złota
    [few] {" "}za { $gold } sztuki złota
   *[many] {" "}za { $gold } sztuk złota
}.
aoc-used = { $who } używa { $card-gen }{ $gold ->
    [0] { "" }
    [one] {" "}za { $gold } sztukę złota
    [few] {" "}za { $gold } sztuki złota
   *[many] {" "}za { $gold } sztuk złota
}{ $sorcery ->
    [0] { "" }
    [one] {" "}za { $sorcery } żeton czarów
    [few] {" "}za { $sorcery } żetony czarów
   *[many] {" "}za { $sorcery } żetonów czarów
}.
aoc-made-ready = Karta { $who-gen } „{ $card }” jest znów gotowa.
aoc-die-used = { $who } używa kości „{ $face }” do { $use-gen }.
aoc-adventure-ends = Wyzwanie „{ $adventure }” dobiega końca.
aoc-unit-placed = { $who } umieszcza jednostkę { $at-in }.
aoc-units-moved = { $who } przemieszcza { $count ->
    [one] jednostkę
    [few] { $count } jednostki
   *[many] { $count } jednostek
} { $from-from } { $to-to }.
aoc-units-removed = { $who } traci { $count ->
    [one] jednostkę
    [few] { $count } jednostki
   *[many] { $count } jednostek
} { $at-in }.
aoc-emissary-placed = { $who } umieszcza emisariusza { $at-in }.
aoc-emissary-moved = Emisariusz { $who-gen } przechodzi { $from-from } { $to-to }.
aoc-emissary-removed = { $who } usuwa emisariusza { $at-in }.
aoc-raider-placed = Najeźdźcy pojawiają się { $at-in }.
aoc-raiders-discarded = { $count ->
    [one] Odrzucono żeton najazdu
    [few] Odrzucono { $count } żetony najazdu
   *[many] Odrzucono { $count } żetonów najazdu
} { $at-in }.
aoc-marker-removed = { $who } traci kontrolę nad { $at-ins }.
aoc-city-built = { $who } buduje miasto { $at-in }.
aoc-contest-begins = { $who } rozpoczyna { $contest-acc } { $at-in }. Broni się { $defender }.
aoc-contest-begins-alone = { $who } rozpoczyna { $contest-acc } { $at-in }.
aoc-card-face-down = { $who } zagrywa zakrytą kartę strategii.
aoc-card-revealed = { $who } odkrywa { $card-acc }.
aoc-rolled = Kości { $side-gen }: { $dice }.
aoc-rolled-again = Kości { $side-gen } po przerzucie: { $dice }.
aoc-sorcery-spent = { $who } wydaje żeton czarów.
aoc-counted = Sukcesy { $side-gen }: { $sum }{ $sum-count ->
    [one] { "" }
   *[other] {" "}= { $total }
}.
aoc-compared = Sukcesy: { $attacker } do { $defender }. Wygrywa { $winner }.
aoc-compared-tied = Sukcesy: { $attacker } do { $defender }. Przy równej liczbie wygrywa { $winner }.
aoc-compared-artifact = Sukcesy: { $attacker } do { $defender }. Mając artefakt „{ $artifact }”, { $winner } wygrywa także przy równej liczbie.
aoc-advanced = { $who } przechodzi na ikonę { $icon } { $at-in }.
aoc-subjugated = { $who } podbija { $at-acc }.
aoc-allied = { $who } zawiera sojusz { $at-with }.
aoc-forced-march = { $who } podejmuje forsowny marsz { $at-in }.
aoc-retreated = { $who } wycofuje się { $from-from } { $to-to }.
aoc-crom = { $who } otrzymuje żeton „Crom, licz umarłych!”.
aoc-gold = { $who } otrzymuje { $count ->
    [one] { $count } sztukę złota
    [few] { $count } sztuki złota
   *[many] { $count } sztuk złota
}.
aoc-gold-income = Dochód { $who-gen }: { $count ->
    [one] { $count } sztuka złota
    [few] { $count } sztuki złota
   *[many] { $count } sztuk złota
}.
aoc-gold-towers = { $who } otrzymuje za wieże i miasta { $count ->
    [one] { $count } sztukę złota
    [few] { $count } sztuki złota
   *[many] { $count } sztuk złota
}.
aoc-spent = { $who } wydaje { $gold ->
    [one] { $gold } sztukę złota
    [few] { $gold } sztuki złota
   *[many] { $gold } sztuk złota
}.
aoc-sorcery = { $who } otrzymuje { $count ->
    [one] { $count } żeton czarów
    [few] { $count } żetony czarów
   *[many] { $count } żetonów czarów
}.
aoc-points = { $who } otrzymuje { $count ->
    [one] { $count } punkt imperium
    [few] { $count } punkty imperium
   *[many] { $count } punktów imperium
}.
aoc-points-forts = { $who } otrzymuje za forty i miasta { $count ->
    [one] { $count } punkt imperium
    [few] { $count } punkty imperium
   *[many] { $count } punktów imperium
}.
aoc-points-lost = { $who } traci przez najeźdźców { $count ->
    [one] { $count } punkt imperium
    [few] { $count } punkty imperium
   *[many] { $count } punktów imperium
}.
aoc-robbed = { $who } zabiera { $victim-dat } { $gold ->
    [0] { $sorcery ->
        [one] { $sorcery } żeton czarów
        [few] { $sorcery } żetony czarów
       *[many] { $sorcery } żetonów czarów
    }
   *[other] { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }{ $sorcery ->
        [0] { "" }
        [one] {" "}i { $sorcery } żeton czarów
        [few] {" "}i { $sorcery } żetony czarów
       *[many] {" "}i { $sorcery } żetonów czarów
    }
}.
aoc-age-ends = Epoka { $age } dobiega końca.
aoc-objective-met = { $who } realizuje { $objective-acc }: { $points ->
    [one] { $points } punkt imperium
    [few] { $points } punkty imperium
   *[many] { $points } punktów imperium
}.
aoc-offering = { $who } pokazuje żetony { $category-gen }, razem { $total }: { $tokens }.
aoc-crown-succeeds = { $who } koronuje Conana ({ $category })!
aoc-crown-fails = { $who } bez powodzenia próbuje koronować Conana ({ $category }), odpada z gry i kończy na ostatnim miejscu z 0 punktów.
aoc-richest = { $who } to { $tied ->
    [0] najbogatsze królestwo
   *[other] jedno z najbogatszych królestw
} – ma { $gold ->
    [one] { $gold } sztukę złota
    [few] { $gold } sztuki złota
   *[many] { $gold } sztuk złota
}: { $points ->
    [one] { $points } punkt imperium
    [few] { $points } punkty imperium
   *[many] { $points } punktów imperium
}.
aoc-most-crom = { $who } ma najwięcej żetonów „Crom, licz umarłych!”{ $tied ->
    [0] { "" }
   *[other] , na równi z kimś jeszcze
} ({ $crom }): { $points ->
    [one] { $points } punkt imperium
    [few] { $points } punkty imperium
   *[many] { $points } punktów imperium
}.
aoc-crowned = { $who } otrzymuje za koronację Conana { $points ->
    [one] { $points } punkt imperium
    [few] { $points } punkty imperium
   *[many] { $points } punktów imperium
}.
aoc-supremacy = { $who } ma przewagę w żetonach { $category-gen }{ $tied ->
    [0] { "" }
   *[other] , na równi z kimś jeszcze
} (razem { $total }): { $points ->
    [one] { $points } punkt imperium
    [few] { $points } punkty imperium
   *[many] { $points } punktów imperium
}.
aoc-points-tied = Przy równych punktach imperium rozstrzygają żetony wyzwań: { $who } ma ich { $count }.
aoc-points-tied-value = Przy równych punktach imperium rozstrzyga wartość żetonów wyzwań: { $who } ma { $count }.
aoc-final-count = { $who }: { $sum-count ->
    [0] { "" }
   *[other] { $sum } ={" "}
}{ $points ->
    [one] { $points } punkt imperium
    [few] { $points } punkty imperium
   *[many] { $points } punktów imperium
}.

## Stan gry

aoc-describe-age = Epoka { $age }, wyzwanie „{ $adventure }”; { $left ->
    [0] ostatnie w tej epoce
   *[other] w tej epoce jeszcze { $left }
}.
aoc-describe-conan = Conan jest { $at-in }; wyzwanie prowadzi go { $destination-to }.
aoc-describe-conan-player = Gracz Conan: { $who }.
aoc-describe-no-conan-player = Przed pierwszą licytacją nikt nie jest graczem Conanem.
aoc-describe-track = Szlak wyzwania: { $tokens }.
aoc-describe-pool = Kości losu: { $dice }.
aoc-describe-turn = Tura: { $who }; rozpoczynający: { $first }.
aoc-describe-objective = Cel „{ $objective }” ({ $points }): { $text }
aoc-describe-artifact = { $who } ma { $artifact-acc }.
aoc-describe-bonus = { $who } ma bonusową kartę Conana.
aoc-describe-realm = { $who }: punkty imperium { $points }, złoto { $gold }, czary { $sorcery }, Crom { $crom }; karty królestwa { $kingdom }, karty strategii { $strategy }, żetony wyzwania { $tokens }.
aoc-describe-cards = { $who }, karty stołu – gotowe: { $ready-count ->
    [0] brak
   *[other] { $ready }
}; użyte: { $used-count ->
    [0] brak
   *[other] { $used }
}.
aoc-describe-hand = { $who }, na ręce – królestwo: { $kingdom }; strategia: { $strategy }; żetony: { $tokens }.
aoc-describe-open = { $who } trzyma odkryte: { $tokens }.
aoc-describe-home = { $at }: { $who }, prowincja ojczysta; jednostki { $units }, emisariusze { $emissaries }.
aoc-describe-fort = { $at }: { $who }, fort; jednostki { $units }, emisariusze { $emissaries }.
aoc-describe-tower = { $at }: { $who }, wieża; jednostki { $units }, emisariusze { $emissaries }.
aoc-describe-city = { $at }: { $who }, miasto; jednostki { $units }, emisariusze { $emissaries }.
aoc-describe-abroad = { $at }: { $who }, poza swoimi prowincjami; jednostki { $units }, emisariusze { $emissaries }.
aoc-describe-step = { $at }: { $who }, kampania, ikona { $icon } z { $icons }.
aoc-describe-raiders = { $at }: żetony najazdu { $count }.
aoc-describe-dice = Kości { $side-gen }: { $dice }.

## Odmowy

refused-aoc-not-now = Nie w tej chwili.
refused-aoc-bid-first = Najpierw licytacja o Conana.
refused-aoc-no-bid-now = Teraz nie ma licytacji.
refused-aoc-no-such-token = Nie ma żetonu licytacji o tej wartości.
refused-aoc-token-spent = Ten żeton licytacji jest zużyty.
refused-aoc-card-mandatory = Do licytacji trzeba dołożyć kartę strategii.
refused-aoc-not-in-hand = Tej karty nie masz na ręce.
refused-aoc-token-first = Najpierw zatrzymaj albo wymień żeton.
refused-aoc-die-first = Trzeba wybrać kość losu.
refused-aoc-die-chosen = Kość tej tury jest już wybrana.
refused-aoc-die-not-there = Żadna kość w puli tego nie pokazuje.
refused-aoc-die-blocked = Tę akcję daje inna kość z puli.
refused-aoc-die-other-use = Ta kość daje inną akcję.
refused-aoc-court-first = Dobierz karty albo zagraj wydarzenie.
refused-aoc-must-choose = Tu trzeba coś wybrać.
refused-aoc-once = Tylko raz.
refused-aoc-not-adjacent = Ta prowincja nie sąsiaduje.
refused-aoc-raider-too-far = Żeton najazdu trafia tylko do prowincji Conana lub do sąsiedniej.
refused-aoc-card-elsewhere = Ta karta strategii tutaj nie działa.
refused-aoc-too-expensive = Masz za mało złota.
refused-aoc-no-table-card = To nie jest karta stołu.
refused-aoc-not-used = To nie jest twoja użyta karta stołu.
refused-aoc-used-this-turn = Użyto jej w tej turze; uaktywnij ją później.
refused-aoc-not-ready = Ta karta nie leży przed tobą gotowa.
refused-aoc-event-needs-court = Wydarzenie wymaga akcji korony.
refused-aoc-not-its-window = Tej karty używa się w innej chwili.
refused-aoc-no-effect = Teraz nie miałaby skutku albo nie można zapłacić jej ceny.
refused-aoc-supply-empty = W rezerwie nic nie zostało.
refused-aoc-sorcery-once = Czarów używa się raz na starcie.
refused-aoc-no-sorcery = Nie masz żetonu czarów do wydania.
refused-aoc-sorcery-not-now = Czary wydaje się zaraz po własnym rzucie.
refused-aoc-not-friendly = Ta prowincja nie jest sojusznicza.
refused-aoc-limit = Nie może tam stać więcej niż pięć jednostek.
refused-aoc-moved-already = Coś już zostało przesunięte.
refused-aoc-two-provinces = Dwie jednostki trafiają do dwóch różnych prowincji.
refused-aoc-no-army = Nie masz tam jednostek.
refused-aoc-no-way = Te jednostki nie mogą się już ruszyć albo nie mają dokąd.
refused-aoc-no-campaign = Nie masz tam armii prowadzącej kampanię.
refused-aoc-no-fort-left = Bez fortu w rezerwie nie walczy się na ostatniej ikonie.
refused-aoc-how-many = Wybierz jedną lub więcej stojących tam jednostek.
refused-aoc-home = Tego nie można zrobić w prowincji ojczystej innego królestwa.
refused-aoc-out-of-play = Ta strefa nie jest w grze.
refused-aoc-out-of-reach = Emisariusz nie może tam dotrzeć.
refused-aoc-no-emissary = Nie masz do tego emisariusza.
refused-aoc-no-collection = Emisariusz zbiera złoto tylko we wrogiej prowincji, nigdy w ojczystej.
refused-aoc-savage = W prowincji barbarzyńskiej nie zawiera się sojuszu.
refused-aoc-friendly = Ta prowincja jest już sojusznicza.
refused-aoc-enemy-fort = Stoi tam wrogi fort lub wrogie miasto.
refused-aoc-enemy-army = Stoi tam armia innego gracza.
refused-aoc-retreat-there = Do tej prowincji nie można się wycofać.
refused-aoc-march-or-halt = Podejmij forsowny marsz albo się zatrzymaj.
refused-aoc-no-garrison = Nie ma tam najeźdźców albo jednostek, by ich przepędzić.
refused-aoc-levy = Jednostki powołuje się tylko w prowincji ojczystej oraz tam, gdzie stoją twoje forty i miasta.
refused-aoc-no-fort = Miasto powstaje tylko z własnego fortu.
refused-aoc-offering = Wybierz żetony jednego rodzaju albo żadne.
refused-aoc-no-crown = Conana koronuje się tylko na koniec wyzwania trzeciej epoki, gdy jest w prowincji ojczystej gracza Conana.
