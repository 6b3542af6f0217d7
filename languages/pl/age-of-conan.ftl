# Epoka Conana: pytania, propozycje, opowieść i odmowy.

## Słowa

face-military = wojna
face-intrigue = intryga
face-court-conan = korona i Conan
face-military-intrigue = wojna/intryga
face-wild = dzika kość
use-military = akcja wojny
use-intrigue = akcja intrygi
use-court = akcja korony
conflict-hit = trafienie
conflict-hit-conan = trafienie-Conan
conflict-hit-attacker = trafienie-atakujący
conflict-shield = tarcza
conflict-axe = topór
conflict-miss = pudło
contest-campaign = kampania
contest-siege = oblężenie
contest-battle = bitwa
contest-alliance = starcie o sojusz
contest-breaking = starcie o zerwanie sojuszu
side-attacker = atakujący
side-defender = obrońca
aoc-unseen-token = ukryty żeton

## Pytania

aoc-wait-all = Wszyscy dokonują tajnego wyboru.
aoc-ask-bid = Licytuj o Conana: żeton licytacji i karta strategii, w tajemnicy.
aoc-ask-second-card = Masz bonusową kartę Conana: zastąpić swoją kartę strategii inną?
aoc-ask-move-conan = Poruszyć Conana? Wyzwanie prowadzi { $destination-to }.
aoc-ask-keep-or-trade = Zatrzymać żeton czy go wymienić?
aoc-ask-main = Zagraj i uaktywnij karty stołu, potem wybierz kość losu.
aoc-ask-conan-action = Akcja Conana: porusz Conana, połóż żeton najazdu albo jedno i drugie.
aoc-ask-take-token = Wziąć pierwszy żeton wyzwania?
aoc-ask-court = Akcja korony: dobierz karty albo zagraj wydarzenie.
aoc-ask-military = Akcja wojny: reorganizuj, atakuj albo umieść jednostki.
aoc-ask-redeploy = Którą armię reorganizować?
aoc-ask-how-many = Ile jednostek opuszcza { $from-of }?
aoc-ask-where-to = { $from }: dokąd idą jednostki ({ $count })?
aoc-ask-place-second = Umieścić drugą jednostkę gdzie indziej?
aoc-ask-march = Forsowny marsz { $at-in }?
aoc-ask-retreat = Odwrót czy dalsza walka { $at-in }?
aoc-ask-intrigue = Akcja intrygi: porusz emisariuszy, stocz starcie polityczne, zbierz złoto albo umieść emisariusza.
aoc-ask-emissary-to = Dokąd idzie emisariusz? Wyrusza: { $from }.
aoc-ask-strategy-card = { $contest } { $at-in }: zagrać kartę strategii ({ $side })?
aoc-ask-window = { $contest } { $at-in }: użyć karty albo czarów?
aoc-ask-dice = Wybierz kości do przerzucenia (najwyżej jeszcze { $count }).
aoc-ask-sacrifice = Karta kosztuje jednostkę: którą?
aoc-ask-put = Wybierz prowincję dla karty (pozostało { $count }).
aoc-ask-rob = Komu zabrać?
aoc-ask-make-ready = Która użyta karta staje się gotowa?
aoc-ask-stride = Poruszyć Conana (pozostało kroków: { $count })?
aoc-ask-raids = Najazdy: usunąć jednostkę, by przepędzić najeźdźców?
aoc-ask-troops = Umieść jednostki albo zamień forty w miasta.
aoc-ask-spending = Wydać złoto? Masz { $gold }.
aoc-ask-artifact = Wybierz w tajemnicy żetony jednego rodzaju na artefakt.
aoc-ask-crown = Spróbować koronować Conana?
aoc-ask-nothing = Nie ma nic do rozstrzygnięcia.

## Propozycje

aoc-offer-bid = Licytuj { $token } i { $card } (razem { $worth })
aoc-offer-bid-token = Licytuj samo { $token }
aoc-offer-strategy = Zagraj { $card }
aoc-offer-table = Zagraj { $card }: { $text }
aoc-offer-refresh = Uaktywnij { $card }: { $text }
aoc-offer-ready = Uczyń gotową { $card }: { $text }
aoc-offer-use = Użyj { $card }: { $text }
aoc-offer-conan = Conan idzie { $at-to }
aoc-offer-raider = Połóż żeton najazdu { $at-in }
aoc-offer-place = Umieść jednostkę { $at-in }
aoc-offer-buy-unit = Kup jednostkę { $at-in } (2 złota)
aoc-offer-send = Umieść emisariusza { $at-in }
aoc-offer-buy-emissary = Kup emisariusza { $at-in } (2 złota)
aoc-offer-army = Porusz armię { $at-in }
aoc-offer-emissary = Porusz emisariusza { $at-in }
aoc-offer-emissary-to = Idź { $at-to }
aoc-offer-redeploy = Reorganizuj { $at-to }
aoc-offer-attack = Atakuj: { $at }
aoc-offer-campaign = Prowadź dalej kampanię { $at-in }
aoc-offer-contest = Starcie polityczne { $at-in }
aoc-offer-collect = Zbierz złoto { $at-in }
aoc-offer-retreat = Odwrót { $at-to }
aoc-offer-sacrifice = Poświęć jednostkę { $at-in }
aoc-offer-repel = Odrzuć żetony najazdu { $at-in }
aoc-offer-city = Zbuduj miasto { $at-in }
aoc-offer-take = Weź pierwszy żeton
aoc-offer-leave-token = Zostaw żeton
aoc-offer-keep = Zatrzymaj: { $token }
aoc-offer-trade = Wymień: { $token } (złoto { $gold }, czary { $sorcery })
aoc-offer-die = Kość „{ $face }”: { $use }
aoc-offer-draw-both = Dobierz kartę królestwa i kartę strategii
aoc-offer-draw-two = Dobierz dwie karty strategii
aoc-offer-units = Jednostki: { $count }
aoc-offer-sorcery = Wydaj żeton czarów, by przerzucić wszystkie kości
aoc-offer-reroll = Przerzuć: { $die }
aoc-offer-march = Forsowny marsz: usuń jednostkę i walcz dalej
aoc-offer-halt = Zatrzymaj się
aoc-offer-fight = Walcz kolejną rundę
aoc-offer-rob = Od gracza { $who }
aoc-offer-slay = Jednostka { $who-of } { $at-in }
aoc-offer-banish = Emisariusz { $who-of } { $at-in }
aoc-offer-buy-both = Kup kartę królestwa i kartę strategii (2 złota)
aoc-offer-buy-one = Kup kartę strategii (1 złoto)
aoc-offer-category = Wybierz: { $category }
aoc-offer-token = Dodaj { $token }
aoc-offer-reconsider = Wybierz od nowa
aoc-offer-seal = Zatwierdź ten wybór
aoc-offer-crown = Koronuj Conana; rodzaj: { $category } (suma { $total }). Jeśli inny gracz ma co najmniej tyle samo, kończysz na ostatnim miejscu z 0 punktów
aoc-offer-no-crown = Nie koronuj
aoc-offer-stay = Conan zostaje
aoc-offer-pass = Pas
aoc-offer-done = Nic więcej

## Co się dzieje

aoc-takes = { $seat } gra: { $who }.
aoc-objective-up = Nowy cel: { $objective } – { $text }
aoc-adventure-up = Rozpoczyna się wyzwanie „{ $adventure }”; prowadzi { $destination-to }.
aoc-track-filled = Na szlaku wyzwania: { $tokens }.
aoc-artifact-to = { $who } otrzymuje: { $artifact }.
aoc-artifact-aside = Nikt nie otrzymuje: { $artifact }.
aoc-bonus-card-to = { $who } otrzymuje bonusową kartę Conana.
aoc-drew-card = { $who } dobiera: { $card }.
aoc-drew-kingdom = { $who } dobiera kartę królestwa.
aoc-drew-strategy = { $who } dobiera kartę strategii.
aoc-first-player = { $who } bierze żeton rozpoczynającego.
aoc-fate-rolled = Kości losu pokazują: { $dice }.
aoc-bid = { $who } licytuje { $token } i { $card }: { $worth }.
aoc-bid-token = { $who } licytuje { $token } bez karty.
aoc-second-card = { $who } zagrywa zamiast tego { $card }: { $worth }.
aoc-conan-player = { $who } to gracz Conan.
aoc-tokens-back = { $who } odzyskuje wydane żetony licytacji; 0 pozostaje wydane.
aoc-turn-of = Tura: { $who }.
aoc-conan-moves = Conan idzie { $to-to }.
aoc-token-taken = { $who } bierze: { $token }.
aoc-token-discarded = Odrzucono: { $token }.
aoc-token-drawn = { $who } wyciąga z woreczka: { $token }.
aoc-token-drawn-unseen = { $who } wyciąga z woreczka żeton, nie pokazując go.
aoc-token-kept = { $who } zatrzymuje żeton.
aoc-token-traded = { $who } wymienia: { $token } (złoto { $gold }, czary { $sorcery }).
aoc-table-played = { $who } wykłada na stół: { $card }.
aoc-refreshed = { $who } uaktywnia: { $card }.
aoc-used = { $who } używa: { $card }.
aoc-made-ready = { $card } ({ $who }) staje się gotowa.
aoc-die-used = { $who } używa kości „{ $face }”: { $use }.
aoc-adventure-ends = Wyzwanie „{ $adventure }” dobiegło końca.
aoc-unit-placed = { $who } umieszcza jednostkę { $at-in }.
aoc-units-moved = { $who } przesuwa jednostki ({ $count }) z { $from-of } { $to-to }.
aoc-units-removed = { $who } traci jednostki ({ $count }) { $at-in }.
aoc-emissary-placed = { $who } umieszcza emisariusza { $at-in }.
aoc-emissary-moved = Emisariusz { $who-of } idzie z { $from-of } { $to-to }.
aoc-emissary-removed = { $who } usuwa emisariusza { $at-in }.
aoc-raider-placed = Najeźdźcy pojawiają się { $at-in }.
aoc-raiders-discarded = Odrzucone żetony najazdu { $at-in }: { $count }.
aoc-marker-removed = { $who } traci kontrolę: { $at }.
aoc-city-built = { $who } buduje miasto { $at-in }.
aoc-contest-begins = { $who } atakuje { $at-in }: { $contest }.
aoc-card-face-down = { $who } zagrywa zakrytą kartę strategii.
aoc-card-revealed = { $who } odkrywa: { $card }.
aoc-rolled = Kości ({ $side }): { $dice }.
aoc-rolled-again = Kości ({ $side }) po przerzucie: { $dice }.
aoc-sorcery-spent = { $who } wydaje żeton czarów.
aoc-counted = { $bonus ->
    [0] { $dice-count ->
        [0] Żadna kość nie daje sukcesu ({ $side }).
       *[other] Sukcesy ({ $side }): { $dice }.
    }
   *[other] { $dice-count ->
        [0] Sukcesy ({ $side }): { $bonus } z kart.
       *[other] Sukcesy ({ $side }): { $dice }, a z kart { $bonus }.
    }
}
aoc-compared = Sukcesy { $attacker } do { $defender }: wygrywa { $winner }.
aoc-advanced = { $who } przechodzi na ikonę { $icon } { $at-in }.
aoc-subjugated = { $who } podbija: { $at }.
aoc-allied = { $who } zawiera sojusz: { $at }.
aoc-forced-march = { $who } rusza forsownym marszem { $at-in }.
aoc-retreated = { $who } wycofuje się z { $from-of } { $to-to }.
aoc-crom = { $who } otrzymuje żeton „Crom, licz umarłych!”.
aoc-gold = { $who } zyskuje złoto: { $count }.
aoc-sorcery = { $who } zyskuje czary: { $count }.
aoc-points = { $who } zyskuje punkty imperium: { $count }.
aoc-points-lost = { $who } traci punkty imperium: { $count }.
aoc-robbed = { $who } zabiera ({ $victim }): złoto { $gold }, czary { $sorcery }.
aoc-age-ends = Epoka { $age } dobiegła końca.
aoc-objective-met = { $who } spełnia { $objective }: punkty imperium { $points }.
aoc-offering = { $who } pokazuje: { $category }, razem { $total }: { $tokens }.
aoc-no-offering = { $who } nie pokazuje nic.
aoc-crown-succeeds = { $who } koronuje Conana ({ $category })!
aoc-crown-fails = Koronacja Conana ({ $category }) nie powiodła się: { $who } odpada z gry i kończy na ostatnim miejscu z 0 punktów.
aoc-richest = { $who } to najbogatsze królestwo: { $points }.
aoc-most-crom = { $who } ma najwięcej żetonów Croma: { $points }.
aoc-crowned = { $who } koronował Conana: { $points }.
aoc-supremacy = Przewaga w żetonach wyzwania, { $category }: { $who }, { $points }.

## Stan gry

aoc-describe-age = Epoka { $age }, wyzwanie „{ $adventure }”; w tej epoce jeszcze { $left }.
aoc-describe-conan = Conan jest { $at-in }; wyzwanie prowadzi { $destination-to }.
aoc-describe-conan-player = Gracz Conan: { $who }.
aoc-describe-no-conan-player = Przed pierwszą licytacją nikt nie jest graczem Conanem.
aoc-describe-track = Szlak wyzwania: { $tokens }.
aoc-describe-pool = Kości losu: { $dice }.
aoc-describe-turn = Tura: { $who }; rozpoczynający: { $first }.
aoc-describe-objective = Cel { $objective } ({ $points }): { $text }
aoc-describe-artifact = { $who } ma: { $artifact }.
aoc-describe-bonus = { $who } ma bonusową kartę Conana.
aoc-describe-realm = { $who }: punkty imperium { $points }, złoto { $gold }, czary { $sorcery }, Crom { $crom }; karty królestwa { $kingdom }, karty strategii { $strategy }, żetony wyzwania { $tokens }.
aoc-describe-cards = { $who }, karty stołu – gotowe: { $ready }; użyte: { $used }.
aoc-describe-hand = { $who }, na ręce – królestwo: { $kingdom }; strategia: { $strategy }; żetony: { $tokens }.
aoc-describe-open = { $who } trzyma odkryte: { $tokens }.
aoc-describe-home = { $at }: { $who }, prowincja ojczysta; jednostki { $units }, emisariusze { $emissaries }.
aoc-describe-fort = { $at }: { $who }, fort; jednostki { $units }, emisariusze { $emissaries }.
aoc-describe-tower = { $at }: { $who }, wieża; jednostki { $units }, emisariusze { $emissaries }.
aoc-describe-city = { $at }: { $who }, miasto; jednostki { $units }, emisariusze { $emissaries }.
aoc-describe-abroad = { $at }: { $who }, poza granicami; jednostki { $units }, emisariusze { $emissaries }.
aoc-describe-step = { $at }: { $who } prowadzi kampanię, ikona { $icon } z { $icons }.
aoc-describe-raiders = { $at }: żetony najazdu { $count }.
aoc-describe-dice = Kości ({ $side }): { $dice }.

## Odmowy

refused-aoc-not-now = Nie w tej chwili.
refused-aoc-bid-first = Najpierw licytacja o Conana.
refused-aoc-no-bid-now = Teraz nie ma licytacji.
refused-aoc-no-such-token = Nie ma żetonu licytacji o tej wartości.
refused-aoc-token-spent = Ten żeton licytacji jest wydany.
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
refused-aoc-raider-too-far = Najeźdźcy trafiają tylko do prowincji Conana lub sąsiedniej.
refused-aoc-card-elsewhere = Ta karta strategii tutaj nie działa.
refused-aoc-too-expensive = Za mało złota.
refused-aoc-no-table-card = To nie jest karta stołu.
refused-aoc-not-used = To nie jest twoja użyta karta stołu.
refused-aoc-used-this-turn = Użyto jej w tej turze; uaktywnij ją później.
refused-aoc-not-ready = Ta karta nie leży przed tobą gotowa.
refused-aoc-event-needs-court = Wydarzenie wymaga akcji korony.
refused-aoc-not-its-window = Tej karty używa się w innej chwili.
refused-aoc-no-effect = Teraz nie miałaby skutku albo nie można zapłacić jej ceny.
refused-aoc-supply-empty = W rezerwie nic nie zostało.
refused-aoc-sorcery-once = Czarów używa się raz na starcie.
refused-aoc-no-sorcery = Nie ma żetonu czarów do wydania.
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
refused-aoc-home = Ojczysta prowincja innego królestwa jest wykluczona.
refused-aoc-out-of-play = Ta strefa nie jest w grze.
refused-aoc-out-of-reach = Emisariusz nie może tam dotrzeć.
refused-aoc-no-emissary = Nie masz tam emisariusza do tego.
refused-aoc-no-collection = Złoto zbiera emisariusz we wrogiej prowincji, która nie jest ojczysta.
refused-aoc-savage = W prowincji barbarzyńskiej nie zawiera się sojuszu.
refused-aoc-friendly = Ta prowincja jest już sojusznicza.
refused-aoc-enemy-fort = Stoi tam wrogi fort lub miasto.
refused-aoc-enemy-army = Stoi tam armia innego gracza.
refused-aoc-retreat-there = Do tej prowincji nie ma odwrotu.
refused-aoc-march-or-halt = Maszeruj albo się zatrzymaj.
refused-aoc-no-garrison = Nie ma tam najeźdźców albo jednostek, by ich przepędzić.
refused-aoc-levy = Jednostki wystawia się tylko w ojczystej prowincji oraz tam, gdzie stoją własne forty i miasta.
refused-aoc-no-fort = Miasto powstaje tylko z własnego fortu.
refused-aoc-offering = Wybierz żetony jednego rodzaju albo żadne.
refused-aoc-no-crown = Conana koronuje się tylko na koniec wyzwania trzeciej epoki, gdy jest w ojczyźnie gracza Conana.
