# What the pages themselves say; the games speak through the shared files.

web-active = Na ruchu
web-adventure = Epoka { $age } · przygoda
web-adventures-left = { $count ->
    [0] ostatnia przygoda tej epoki
    [one] jeszcze jedna w tej epoce
    [few] jeszcze { $count } w tej epoce
   *[other] jeszcze { $count } w tej epoce
}
web-age-of-conan = Epoka Conana
web-age-of-conan-about = Rządź królestwem i jedź u boku przyszłego króla.
web-all-offers = Pokaż wszystko, co można zrobić
web-bid-tokens = Żetony licytacji
web-card-game = Conan, gra karciana
web-card-game-about = Bohaterowie, zakłady i złamane obietnice.
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
web-language = Język
web-map = Mapa świata hyboryjskiego
web-motto = Wiedz, o książę: dwie gry ery hyboryjskiej.
web-no-server = Serwer jest nieosiągalny.
web-objectives = Cele
web-objects = Magiczne przedmioty
web-pile = Karty w talii
web-play-bots = Zagraj z botami
web-players = Gracze
web-points = Punkty imperium
web-position = Pozycja słowami
web-reconnecting = Łączenie ze stołem…
web-samples = Albo obejrzyj stół:
web-sorcery = Czary
web-spent = Zdolność wykorzystana
web-story = Co się wydarzyło
web-take-back = Cofnij
web-theme = Wygląd
web-theme-contrast = wysoki kontrast
web-theme-dark = przy lampie
web-theme-light = za dnia
web-tokens = Żetony przygód
web-track = Żetony przygody, najpierw najbliższy
web-unit-supply = Oddziały w zasobach
