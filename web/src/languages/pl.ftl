# What the pages themselves say; the games speak through the shared files.

web-active = Na ruchu
web-adventure = Epoka { $age } · przygoda
web-adventures-left = { $count ->
    [0] ostatnia przygoda tej epoki
    [one] jeszcze jedna w tej epoce
    [few] jeszcze { $count } w tej epoce
   *[other] jeszcze { $count } w tej epoce
}
web-all-offers = Pokaż wszystko, co można zrobić
web-bid-tokens = Żetony licytacji
web-cards = Karty na ręce
web-conan = Conan
web-conan-player = Gracz Conana
web-contest = Starcie
web-crom = Znaczniki Croma
web-decision = Twoja decyzja
web-destination = Cel wędrówki
web-difficulty = Trudność
web-duel = Pojedynek
web-emissary-supply = Emisariusze w zasobach
web-face-down = Leży tu zakryta karta.
web-fallen = Poległ
web-fate = Kości losu
web-fate-empty = Pula jest pusta.
web-first = Pierwszy gracz
web-glory = Punkty chwały
web-gold = Złoto
web-hand = Twoja ręka
web-kingdoms = Królestwa
web-map = Mapa świata hyboryjskiego
web-objectives = Cele
web-objects = Magiczne przedmioty
web-pile = Karty w talii
web-points = Punkty imperium
web-position = Pozycja słowami
web-sorcery = Czary
web-spent = Zdolność wykorzystana
web-story = Co się wydarzyło
web-tokens = Żetony przygód
web-track = Żetony przygody, najpierw najbliższy
web-unit-supply = Oddziały w zasobach
