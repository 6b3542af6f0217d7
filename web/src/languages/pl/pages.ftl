# What the pages around the tables say.

web-about = O programie
web-about-engraved = Każdy drzeworyt wycina sam program, w przeglądarce, z jednej linijki danych. Twarze narysowano dla tej gry.
web-about-letters = Kroje pisma
web-about-pictures = Obrazy
web-about-project = Nieoficjalny projekt graczy dla graczy. Nie jest związany z wydawcami gier ani z właścicielami praw do Conana i dzieł Roberta E. Howarda.
web-about-silhouettes = Wiele postaci powstało z sylwetek poniższego zbioru. Zostały zmienione: uproszczone, obrócone, wycieniowane i osadzone w scenach.
web-admin = Serwer
web-admin-about = Ten link czyni cię administratorem tego serwera. Działa tylko raz.
web-admin-do = Zostań administratorem
web-admin-loaded = stoły w pamięci
web-all-games = Wszystkie gry
web-all-mine = Wszystkie moje gry
web-animation = Ruch
web-animation-about = Kości się toczą, jednostki maszerują, karty się odwracają.
web-animation-still = Twój system prosi o spokój, więc nic się nie rusza.
web-begin = Rozpocznij grę
web-begin-when-full = Możesz zacząć, gdy wszyscy usiądą.
web-being-played = { $count ->
    [one] Jedna gra do obejrzenia
    [few] { $count } gry do obejrzenia
   *[other] { $count } gier do obejrzenia
}
web-bot-captain = Kapitan
web-bot-captain-line = Torvald. Trzyma szyk i liczy szanse: równy przeciwnik.
web-bot-conqueror = Zdobywca
web-bot-conqueror-line = Orkhan Chan. Nigdy nie nauczył się przegrywać i nie ma zamiaru.
web-bot-general = Generał
web-bot-general-line = Castor. Planuje trzy ruchy naprzód i żadnego nie wybacza.
web-bot-greedy = Chciwy
web-bot-greedy-line = Marsio. Bierze to, co najbliżej, zawsze.
web-bot-king = Król
web-bot-king-line = Numerian Stary. Widział każdy podstęp i większości użył.
web-bot-level = Poziom
web-bot-random = Błazen
web-bot-random-line = Gullah z dzwonkami. Wszystko może się zdarzyć i się zdarza.
web-bot-squire = Giermek
web-bot-squire-line = Aldric. Dopiero zaczyna i uczy się razem z wami.
web-bot-with-temper = { $bot }, { $temper }
web-cards-of = Karty: { $game }
web-chance-recomputed = Każda została wyliczona na nowo z sekretu, tego samego, którego pieczęć podano przed grą.
web-chance-unopened = Sekretu jeszcze nie odkryto, więc nie dało się ich wyliczyć na nowo.
web-chance-unverifiable = Nie podano pieczęci żadnego sekretu, więc nikt nie może ich dowieść.
web-change-password = Zmień hasło
web-change-password-about = Wszystkie inne logowania zostaną zakończone.
web-chronicles-about = Każdą zakończoną grę można obejrzeć jeszcze raz, ruch po ruchu, oczami dowolnego gracza.
web-claim = Przyjmij imię
web-claim-do = Przyjmij to imię
web-claimed = To imię należy teraz do ciebie.
web-close = Zamknij
web-commitment = Pieczęć podana przed grą
web-company = Z kim?
web-company-anybody = Ktokolwiek
web-company-anybody-about = Otwarty stół w poczekalni
web-company-bots = Boty
web-company-bots-about = Gra zaczyna się od razu
web-company-friends = Przyjaciele
web-company-friends-about = Link do każdego miejsca
web-company-screen = Jeden ekran
web-company-screen-about = Urządzenie krąży z rąk do rąk
web-confirm = Pytaj przed tym, czego nie da się cofnąć
web-confirm-about = Jedno kliknięcie więcej, gdy ruch coś odkrywa lub rzuca kośćmi.
web-copied = Skopiowano
web-copy = Kopiuj link
web-course = Przebieg gry
web-course-at = Liczby przy wpisie { $entry }
web-delete = Usuń konto
web-delete-about = Twoje imię znika wszędzie. Trwające gry toczą się dalej z botem; miejsca w grach, które się nie zaczęły, zwalniają się, a twoje własne stoły, które się nie zaczęły, zostają zamknięte. Tego nie można cofnąć.
web-delete-do = Usuń na zawsze
web-delete-name = Wpisz swoje imię, aby potwierdzić: { $name }
web-deleted = Konto usunięte. Żegnaj!
web-digest = Pieczęć kroniki
web-door-against = { $count ->
    [one] przeciw jednemu botowi ({ $bot })
   *[other] przeciw { $count } botom ({ $bot })
}
web-door-all = Wszystkie ustawienia nowego stołu
web-door-change = Zmień
web-download = Pobierz kronikę
web-end-login = Zakończ
web-enter = Wejdź
web-export = Twoje dane
web-export-about = Wszystko, co o tobie przechowujemy: konto, logowania, miejsca, ruchy, stoły i rozmowy, w pliku JSON.
web-export-do = Pobierz
web-eyes = Oczami
web-eyes-all = wszystkowidzący
web-eyes-onlooker = widz
web-figure = Liczba
web-first-step = Na początek
web-forgotten = Nie pamiętasz hasła?
web-forgotten-about = Podaj swoje imię albo potwierdzony adres. Jeśli go znamy, wyślemy link do ustawienia nowego hasła.
web-forgotten-do = Wyślij link
web-forgotten-done = Jeśli istnieje takie imię z potwierdzonym adresem, link jest już w drodze. Jest ważny godzinę.
web-fork = Graj dalej od tego miejsca
web-fork-about = Nowa gra zaczyna się od wpisu { $entry }. To, co twoje miejsce wtedy wiedziało, pozostaje; cała reszta jest rozdawana na nowo.
web-fork-do = Graj dalej
web-fork-seat = Twoje miejsce
web-fork-unfinished = Tę grę przerwano po wpisie { $count }. Nie można jej obejrzeć, ale można grać dalej.
web-found = { $count ->
    [one] znaleziono jedną
    [few] znaleziono { $count }
   *[other] znaleziono { $count }
}
web-friends = Z przyjaciółmi
web-friends-about = Otwórz stół i wyślij link. Kto go otworzy, siada do gry: bez konta i bez pobierania.
web-friends-link = Przez link
web-game = Gra
web-gathering-full = Wszyscy są na miejscu.
web-gathering-waiting = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[other] { $count } miejsc jest jeszcze wolnych.
}
web-giving-chosen = wybrane
web-giving-drawn = losowane
web-giving-recommended = zalecane
web-guest = Gość
web-heap = Karty
web-heap-adventures = Przygody
web-heap-all = Wszystkie karty
web-heap-artifacts = Artefakty
web-heap-challenges = Wyzwania
web-heap-heroes = Bohaterowie
web-heap-objectives = Karty celu
web-heap-objects = Karty magicznych przedmiotów
web-heap-resolution = Karty rozstrzygnięcia
web-heap-strategy = Karty strategii
web-heap-tales = Karty wyzwań
web-heap-tokens = Żetony wyzwań
web-hints = Podpowiedzi
web-hints-about = Każdy gracz może spytać doradcę, który nie wie więcej od gracza.
web-import = Otwórz kronikę
web-import-about = Plik gry, rozegranej tu lub gdzie indziej. Przed pokazaniem jest sprawdzany; przerwaną grę można dokończyć.
web-import-choose = Wybierz plik
web-invitation = Zaproszenie
web-invited = Masz zaproszenie
web-is-listed = widoczny w poczekalni
web-is-unlisted = tylko dla tych, którzy mają link
web-join = Dołącz do stołu
web-join-begun = Gra już trwa: nie można już zająć miejsca.
web-join-full = Wszystkie miejsca są zajęte.
web-language = Język
web-last-step = Na koniec
web-length = Długość
web-level = Poziom botów
web-listed = Pokaż w poczekalni
web-listed-about = Każdy może go tam znaleźć; w przeciwnym razie tylko przez link.
web-lobby-about = Zajmij wolne miejsce, otwórz własny stół albo patrz, jak grają inni.
web-lobby-now = Teraz w poczekalni
web-log-in = Zaloguj się
web-log-in-about = Jeśli masz tu już nazwę. Gry gościa pozostają przy gościu.
web-log-ins = Twoje logowania
web-log-out = Wyloguj się
web-logged-in = Zalogowano.
web-logged-out = Wylogowano.
web-login-ended = To logowanie zakończono.
web-look = Zajrzyj
web-mail = Adres e-mail (nieobowiązkowo)
web-mail-address = Adres e-mail
web-mail-again = Wyślij link ponownie
web-mail-change = Zmień adres
web-mail-changed = Adres e-mail zmieniony.
web-mail-confirm = Potwierdź adres e-mail
web-mail-confirm-about = Naciśnij przycisk, aby potwierdzić, że to twój adres.
web-mail-confirm-do = Potwierdź
web-mail-confirmed = Twój adres e-mail jest potwierdzony.
web-mail-no-letters = Ten serwer nie wysyła poczty, więc adresu nie można potwierdzić.
web-mail-none = Nie podano adresu. Z potwierdzonym adresem ustawisz nowe hasło, jeśli zapomnisz obecnego.
web-mail-sent = Wysłaliśmy ci link: otwórz go w ciągu doby.
web-mail-unconfirmed = Adres nie jest jeszcze potwierdzony: otwórz link, który wysłaliśmy.
web-mine-gathering = Jeszcze nierozpoczęte
web-mine-none = Nie masz jeszcze żadnych gier.
web-mine-others = Ruch innych
web-mine-over = Zakończone gry
web-mine-your-move = Twój ruch
web-moment = Chwila gry
web-moment-of = { $now } z { $last }
web-motto = Wiedz, o książę: dwie gry ery hyboriańskiej.
web-name = Imię
web-name-or-mail = Imię lub adres e-mail
web-nav = Strony
web-nav-cards = Karty
web-nav-foot = Strony, na dole
web-nav-lobby = Poczekalnia
web-nav-mine = Moje gry
web-nav-more = Więcej
web-nav-play = Graj
web-nav-profile = Profil
web-nav-replay = Kroniki
web-nav-rules = Zasady
web-nav-settings = Ustawienia
web-new-password = Hasło (co najmniej osiem znaków)
web-new-table = Nowy stół
web-new-table-of = Nowy stół: { $game }
web-newer = Jest nowsza wersja.
web-no-chronicles = Żadna z twoich gier jeszcze się nie skończyła.
web-no-open-tables = Nikt teraz nie czeka na graczy. Otwórz stół!
web-no-running-tables = Nie toczy się żadna widoczna gra.
web-no-server = Serwer jest nieosiągalny.
web-nothing-found = Nic nie znaleziono. Spróbuj innych słów.
web-nowhere = Ta droga donikąd nie prowadzi
web-nowhere-about = Żadna z naszych map nie pokazuje miejsca, o które pytasz.
web-offline = Brak połączenia. Nic nie przepadło: gra potoczy się dalej, gdy wróci.
web-old-password = Obecne hasło
web-open-table = Otwórz stół
web-open-tables = Stoły z wolnymi miejscami
web-opening = Stół jest przygotowywany…
web-options = { $count ->
    [0] Każda opcja z osobna
    [one] Każda opcja z osobna (zmieniono jedną)
    [few] Każda opcja z osobna (zmieniono { $count })
   *[other] Każda opcja z osobna (zmieniono { $count })
}
web-owner-begins = Grę rozpocznie osoba, która otworzyła stół.
web-password = Hasło
web-password-changed = Hasło zmienione. Teraz tylko to logowanie jest ważne.
web-patterns = Wzory na zajętych ziemiach
web-patterns-about = Widać, czyja jest ziemia, także bez kolorów.
web-pause = Pauza
web-pictures-after = Ryciny według sylwetek:
web-plan-changed = { $count ->
    [one] zmieniono jedną regułę
    [few] zmieniono { $count } reguły
   *[other] zmieniono { $count } reguł
}
web-plan-seats = { $count ->
    [one] jedno miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
}
web-play = Odtwarzaj
web-play-bots = Zagraj z botami
web-play-now = Graj teraz
web-play-on = Graj dalej
web-player-number = Gracz { $number }
web-players = Gracze
web-portrait = Portret
web-portrait-about = Inni widzą go przy stole, w poczekalni i przed początkiem gry.
web-portrait-chosen = To teraz twój portret.
web-portrait-none = Bez portretu
web-portrait-number = Portret { $number }
web-present = obecny
web-print-cards = Wydrukuj te karty
web-printing-cards = Trwa rycie obrazów…
web-profile-guest = Grasz jako { $name }, gość znany tylko tej przeglądarce. Z nazwą i hasłem znajdziesz swoje gry wszędzie.
web-profile-named = Twoje gry są przechowywane pod tą nazwą.
web-profile-nobody = Nikt cię tu jeszcze nie zna. Możesz grać od razu jako gość albo najpierw przyjąć nazwę.
web-promise = Skąd wiadomo, że los jest uczciwy
web-promise-about = Cały los tej gry wynika z sekretu wybranego, zanim ktokolwiek usiadł, i z tego, co dokłada każde miejsce. To jego pieczęć. Po grze sekret zostaje odkryty i każdy może to sprawdzić.
web-reading = Czytanie i sprawdzanie…
web-reload = Wczytaj ponownie
web-rename = Tylko zmień nazwę
web-renamed = Imię zmienione.
web-replay = Powtórka
web-reset = Ustaw nowe hasło
web-reset-about = Ten link działa tylko raz. Wszystkie logowania zostaną zakończone, a ty zalogujesz się nowym hasłem.
web-reset-done = Hasło zmienione. Zaloguj się nim teraz.
web-retry = Spróbuj ponownie
web-role = Rola
web-role-drawn = losowana
web-role-theirs = według życzenia
web-roles = Role
web-rules-of = Zasady: { $game }
web-rules-played = Według jakich zasad?
web-running-tables = Gry do oglądania
web-search-cards = Szukaj w kartach
web-search-rules = Szukaj w zasadach
web-seat = Miejsce
web-seat-change = zmień
web-seat-empty = jeszcze nie
web-seat-invited = zaproszony
web-seat-number = Miejsce { $number }
web-seat-open = wolne miejsce
web-seat-you = { $name } (ty)
web-seated = przy stole
web-seats = Miejsca
web-secret = Odkryty sekret
web-sections = Rozdziały zasad
web-see-end = Zobacz koniec
web-send-link = Wyślij to przyjaciołom
web-send-link-about = Kto otworzy link, siada do gry; bez konta i bez pobierania.
web-settings-about = Przechowywane tylko w tej przeglądarce. Wszystko działa od razu.
web-settings-look = Wygląd i język
web-settings-play = Przy stole
web-share = Udostępnij
web-since-you-looked = Od ostatniej wizyty:
web-single = Odpowiadaj samo, gdy jest tylko jedna możliwość
web-single-about = Gdy można zrobić tylko jedno, nie ma pytania.
web-sit-down = Usiądź
web-sit-too = Zajmij też to miejsce
web-sitter-bot = bot
web-sitter-invited = ktoś zaproszony
web-sitter-invited-about = dostanie link, gdy stół będzie gotowy
web-sitter-me = ja
web-sitter-me-about = gra na tym urządzeniu
web-sitter-open = ktokolwiek
web-sitter-open-about = kto pierwszy przyjdzie
web-skip = Przejdź do treści
web-sound = Dźwięk
web-sound-about = Kości, kroki i sygnał, gdy przychodzi twoja tura.
web-stand-up = Odejdź od stołu
web-start = Początek
web-state-gathering = czeka na graczy
web-state-over = zakończona
web-state-running = w toku
web-step = Krok naprzód
web-step-back = Krok wstecz
web-table = Stół
web-table-manners = Zwyczaje stołu
web-table-missing = Nie ma takiego stołu albo nie możesz go oglądać.
web-temper = Usposobienie
web-temper-adventurer = awanturnik
web-temper-adventurer-line = Idzie za Conanem wszędzie tam, gdzie czeka opowieść.
web-temper-none = zrównoważony
web-temper-raider = łupieżca
web-temper-raider-line = Uderza pierwszy, a potem jeszcze raz.
web-temper-schemer = intrygant
web-temper-schemer-line = Złoto, listy i nóż na później.
web-theme = Wygląd
web-theme-contrast = wysoki kontrast
web-theme-dark = przy lampie
web-theme-light = za dnia
web-theme-system = jak w systemie
web-this-one = to tutaj
web-to-lobby = Do poczekalni
web-to-start = Na początek
web-trouble-forbidden = Nie możesz tego zrobić.
web-trouble-name-taken = To imię jest zajęte.
web-trouble-nobody-yet = Najpierw zagraj jako gość albo zaloguj się.
web-trouble-not-found = Niczego takiego tu nie ma.
web-trouble-origin = Serwer nie odpowiada na żądania z tego adresu.
web-trouble-other = Nie udało się: { $text }
web-trouble-seat-taken = To miejsce jest zajęte.
web-trouble-too-many = Za dużo naraz: poczekaj chwilę.
web-trouble-unavailable = Serwer nie może teraz nic zapisać. Niczego nie zrobiono: spróbuj ponownie.
web-trouble-unfit = Ta wersja serwera nie może kontynuować tej gry.
web-trouble-wrong-password = Imię lub hasło jest błędne.
web-unknown-device = nieznane urządzenie
web-verified = Wszystko się zgadza.
web-verified-answers = { $count ->
    [one] Los odpowiedział raz.
   *[other] Los odpowiedział { $count } razy.
}
web-verified-entries = { $count ->
    [one] Jeden wpis, zgodny z zasadami, z pozycją, do której ma prowadzić.
    [few] { $count } wpisy, każdy zgodny z zasadami i z pozycją, do której ma prowadzić.
   *[other] { $count } wpisów, każdy zgodny z zasadami i z pozycją, do której ma prowadzić.
}
web-verify = Sprawdź
web-verifying = Cała gra jest rozgrywana ponownie i porównywana…
web-waiting-for-you = { $count ->
    [one] Jedna gra czeka na ciebie
    [few] { $count } gry czekają na ciebie
   *[other] { $count } gier czeka na ciebie
}
web-watch = Oglądaj
web-watchable = Inni mogą oglądać
web-watchable-about = Widzą tylko to, co widzą wszyscy przy stole.
web-you-begin = Wszyscy siedzą. Gra zacznie się, gdy tak powiesz.
web-your-name = Twoje imię
