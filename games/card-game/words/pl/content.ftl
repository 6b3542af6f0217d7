# Karty gry Conan, gra karciana: jak nazywa je nasza edycja i co robią.

## Atrybuty

cg-attribute-strength = Siła
    .gen = Siły
    .acc = Siłę
cg-attribute-cunning = Spryt
    .gen = Sprytu
    .acc = Spryt
cg-attribute-spirit = Duch
    .gen = Ducha
    .acc = Ducha

## Bohaterowie

cg-hero-barbarian = Barbarzyńca
    .nom = Barbarzyńca
    .gen = Barbarzyńcy
    .dat = Barbarzyńcy
    .acc = Barbarzyńcę
    .ins = Barbarzyńcą
    .with = z Barbarzyńcą
cg-hero-barbarian-text = Szał (raz w grze): Wyzwanie lub pojedynek, w którym bierzesz udział, toczy się odtąd o Siłę i żadna karta już tego nie zmieni.

cg-hero-thief = Złodziej
    .nom = Złodziej
    .gen = Złodzieja
    .dat = Złodziejowi
    .acc = Złodzieja
    .ins = Złodziejem
    .with = ze Złodziejem
cg-hero-thief-text = Zręczne palce (raz w grze, jako akcja): weź losową kartę z ręki innego gracza albo, na tej samej Przygodzie, jeden z jego magicznych przedmiotów.

cg-hero-sorcerer = Czarownik
    .nom = Czarownik
    .gen = Czarownika
    .dat = Czarownikowi
    .acc = Czarownika
    .ins = Czarownikiem
    .with = z Czarownikiem
cg-hero-sorcerer-text = Jeszcze wrócę (raz w grze, jako akcja): mimo Wyzwań i bohaterów opuszcza Przygodę i idzie na inną, na której nie leży twoje Wyzwanie.

cg-hero-mercenary = Najemnik
    .nom = Najemnik
    .gen = Najemnika
    .dat = Najemnikowi
    .acc = Najemnika
    .ins = Najemnikiem
    .with = z Najemnikiem
cg-hero-mercenary-text = Bractwo najemników (raz w grze): zwerbowanie sojusznika nic nie kosztuje.

cg-hero-explorer = Odkrywca
    .nom = Odkrywca
    .gen = Odkrywcy
    .dat = Odkrywcy
    .acc = Odkrywcę
    .ins = Odkrywcą
    .with = z Odkrywcą
cg-hero-explorer-text = Wytrawny tropiciel (zawsze): widzisz Wyzwania tam, gdzie stoi, i mierzy się z nimi w dowolnej kolejności.

cg-hero-priest = Kapłan
    .nom = Kapłan
    .gen = Kapłana
    .dat = Kapłanowi
    .acc = Kapłana
    .ins = Kapłanem
    .with = z Kapłanem
cg-hero-priest-text = Kazanie (raz w grze): udaremnij cudzy traktat lub sojusz, zanim zadziała, albo złam własny: bierzesz, a nic nie dajesz.

cg-hero-raider = Łupieżca
    .nom = Łupieżca
    .gen = Łupieżcy
    .dat = Łupieżcy
    .acc = Łupieżcę
    .ins = Łupieżcą
    .with = z Łupieżcą
cg-hero-raider-text = Grabież (zawsze): 1 PCh więcej z banku za każdą ukończoną Przygodę, z której łupu coś dostajesz: PCh, przedmiot albo efekt specjalny.

cg-hero-nomad = Koczownik
    .nom = Koczownik
    .gen = Koczownika
    .dat = Koczownikowi
    .acc = Koczownika
    .ins = Koczownikiem
    .with = z Koczownikiem
cg-hero-nomad-text = Chyżość (raz w grze): po swojej akcji natychmiast wykonuje drugą.

cg-hero-knight = Rycerz
    .nom = Rycerz
    .gen = Rycerza
    .dat = Rycerzowi
    .acc = Rycerza
    .ins = Rycerzem
    .with = z Rycerzem
cg-hero-knight-text = Honor (raz w grze): gdy w swojej turze pokona Wyzwanie lub wygra pojedynek, od razu mierzy się z następnym Wyzwaniem albo toczy kolejny pojedynek; gdy nie pokona Wyzwania, może od razu ponownie stanąć do Wyzwania.

cg-hero-merchant = Kupiec
    .nom = Kupiec
    .gen = Kupca
    .dat = Kupcowi
    .acc = Kupca
    .ins = Kupcem
    .with = z Kupcem
cg-hero-merchant-text = Szachrajstwo (zawsze): wycofanie się przed pierwszą stawką albo przy ostatniej stawce równej 1 nic cię nie kosztuje.

## Wyzwania

cg-challenge-massive-doors = Masywne wrota
cg-challenge-massive-doors-line = Ten, kto je wykuł, bał się tego, co za nimi, a nie tego, kto przed nimi stanie.
cg-challenge-rusted-portcullis = Zardzewiała krata
cg-challenge-rusted-portcullis-line = Sto lat deszczu przeżarło żelazo, lecz nie jego ciężar.
cg-challenge-grey-ape = Szara małpa
cg-challenge-grey-ape-line = Nienawiści nauczyli ją ludzie, którzy ją karmili.
cg-challenge-painted-war-band = Malowani wojownicy
cg-challenge-painted-war-band-line = Bębny umilkły o zmierzchu i to było gorsze.
cg-challenge-frost-giant = Lodowy olbrzym
cg-challenge-frost-giant-line = Jego śmiech spada z lodowców, zanim spadnie topór.
cg-challenge-lion-of-the-sands = Lew z piasków
cg-challenge-lion-of-the-sands-line = Pożarł trzy karawany i pamięta smak każdej.
cg-challenge-quicksand = Ruchome piaski
cg-challenge-quicksand-line = Ziemia jest cierpliwa i nigdy nie oddaje butów.
cg-challenge-rockslide = Lawina głazów
cg-challenge-rockslide-line = Najpierw kamyk, potem cały gniew góry.
cg-challenge-maze-of-passages = Labirynt korytarzy
cg-challenge-maze-of-passages-line = Idź śladem kości: leżą tam, gdzie inni się poddali.
cg-challenge-poisoned-needle = Zatruta igła
cg-challenge-poisoned-needle-line = Zamek otwiera się łatwo. Właśnie tak zabija.
cg-challenge-city-watch = Straż miejska
cg-challenge-city-watch-line = Za srebrną monetę nie widzą nic; za dwie widzą ciebie.
cg-challenge-tower-spider = Pająk z wieży
cg-challenge-tower-spider-line = To, co wisi w jego sieciach, też przyszło po klejnoty.
cg-challenge-pit-of-stakes = Wilczy dół
cg-challenge-pit-of-stakes-line = Liście nad nim leżą odrobinę za równo.
cg-challenge-night-cannibals = Nocni ludożercy
cg-challenge-night-cannibals-line = W tym mieście mądrzy ryglują drzwi, a na drzwiach są ślady pazurów.
cg-challenge-riddle-of-the-seal = Zagadka pieczęci
cg-challenge-riddle-of-the-seal-line = Pyta w języku, który umarł przed Waluzją.
cg-challenge-slave-raiders = Łowcy niewolników
cg-challenge-slave-raiders-line = Najpierw cię policzą, potem będą walczyć.
cg-challenge-headless-shade = Bezgłowy cień
cg-challenge-headless-shade-line = Szuka tego, co zabrał topór, i każda głowa się nada.
cg-challenge-black-lotus-dream = Sen czarnego lotosu
cg-challenge-black-lotus-dream-line = Nikt nie budzi się sam i mało kto by chciał.
cg-challenge-serpents-gaze = Spojrzenie węża
cg-challenge-serpents-gaze-line = Przed takimi oczami klękały królestwa.
cg-challenge-winged-horror = Skrzydlata zgroza
cg-challenge-winged-horror-line = Księżyc zgasł na chwilę; potem nadleciały skrzydła.
cg-challenge-risen-dead = Powstali z martwych
cg-challenge-risen-dead-line = Nie żywią urazy. Tylko słuchają rozkazów.
cg-challenge-wizard-fire = Czarnoksięski ogień
cg-challenge-wizard-fire-line = Pali zimnem i biegnie pod górę.
cg-challenge-desert-thirst = Pustynne pragnienie
cg-challenge-desert-thirst-line = Czwartego dnia wydmy zaczynają mówić o wodzie.
cg-challenge-voices-in-the-tower = Głosy w wieży
cg-challenge-voices-in-the-tower-line = Znają twoje imię, a także to poprzednie.
cg-challenge-kozak-hetman = Hetman kozaków
cg-challenge-kozak-hetman-line = Złoto kupi jego szablę, wino pieśni, a kolan nie zegnie nic.
cg-challenge-zamorian-cutpurse = Zamoriański rzezimieszek
cg-challenge-zamorian-cutpurse-line = Policzył już twoje monety. Jednej brakuje.
cg-challenge-corsair-captain = Kapitan korsarzy
cg-challenge-corsair-captain-line = Pokład jej okrętu jest czerwony; nikt nie pyta, czym go malowano.
cg-challenge-kushite-spearman = Kuszycki włócznik
cg-challenge-kushite-spearman-line = Jego włócznia jest dłuższa od twojego miecza, cierpliwość też.
cg-challenge-stygian-acolyte = Stygijski akolita
cg-challenge-stygian-acolyte-line = Służy wężowi, ale sakiewka też ma swój głos.
cg-challenge-hyrkanian-archer = Hyrkański łucznik
cg-challenge-hyrkanian-archer-line = Konia usłyszysz długo po strzale.
cg-challenge-exiled-prince = Wygnany książę
cg-challenge-exiled-prince-line = Koronę stracił; dumy nikt nie zdołał mu odebrać.
cg-challenge-black-dragon-deserter = Dezerter z Czarnych Smoków
cg-challenge-black-dragon-deserter-line = Wciąż poleruje zbroję, za którą by go powieszono.

## Przygody

cg-adventure-tavern-in-the-maul = Tawerna w dzielnicy Maul
cg-adventure-tavern-in-the-maul-text = Możesz wziąć losową kartę z ręki innego gracza, którego wskażesz.
cg-adventure-tavern-in-the-maul-line = Kupisz tu wino, sekret albo nóż, a resztę wydadzą ci ostrzem.

cg-adventure-caravan-road = Szlak karawan
cg-adventure-caravan-road-text = Twój bohater może od razu pójść na inną Przygodę, na której nie leży twoje Wyzwanie.
cg-adventure-caravan-road-line = Całe bogactwo Wschodu idzie nim zmęczonym krokiem.

cg-adventure-hermits-cave = Jaskinia pustelnika
cg-adventure-hermits-cave-text = Możesz obejrzeć wszystkie Wyzwania na wybranej Przygodzie. Potem dobierz kartę.
cg-adventure-hermits-cave-line = Porzucił świat, a świat wciąż mu o wszystkim opowiada.

cg-adventure-ravaged-village = Spustoszona wieś
cg-adventure-ravaged-village-text = Gracz, który zagrał tę Przygodę, dostaje 1 PCh z banku, chyba że to ty.
cg-adventure-ravaged-village-line = Popioły są ciepłe, żądza zemsty również.

cg-adventure-camp-of-the-free-companions = Obóz Wolnych Kompanów
cg-adventure-camp-of-the-free-companions-text = Do końca następnego cyklu sojusznik kosztuje cię o 2 PCh mniej.
cg-adventure-camp-of-the-free-companions-line = Żadnemu królowi nic nie są winni, poza żołdem ostatniego.

cg-adventure-forgotten-crypt = Zapomniana krypta
cg-adventure-forgotten-crypt-text = Bez efektu specjalnego.
cg-adventure-forgotten-crypt-line = Nikt nie wyrył tu imienia: ktoś chciał, by przepadło.

cg-adventure-spring-of-the-ancients = Źródło Pradawnych
cg-adventure-spring-of-the-ancients-text = Jeśli zdolność twojego bohatera jest zużyta, można jej użyć jeszcze raz.
cg-adventure-spring-of-the-ancients-line = Napij się, a lata spadną jak mokry płaszcz.

cg-adventure-smugglers-cove = Zatoczka przemytników
cg-adventure-smugglers-cove-text = Każdy inny gracz odrzuca losową kartę z ręki.
cg-adventure-smugglers-cove-line = Trzy latarnie to złoto, dwie to żołnierze, jedna: uciekaj.

cg-adventure-arena-of-messantia = Arena w Messantii
cg-adventure-arena-of-messantia-text = Do końca następnego cyklu: 2 PCh z banku, ilekroć twój bohater wygra pojedynek, 1 PCh, ilekroć w twojej turze zostanie pokonane Wyzwanie.
cg-adventure-arena-of-messantia-line = Piasek zmieniają co rano, tłum nigdy.

cg-adventure-ruined-watchtower = Zrujnowana strażnica
cg-adventure-ruined-watchtower-text = Możesz odrzucić jedno wybrane Wyzwanie z dowolnej Przygody.
cg-adventure-ruined-watchtower-line = Wypatrywała wroga; wróg przyszedł spod ziemi.

cg-adventure-oracle-of-the-jewelled-caves = Wyrocznia z klejnotowych jaskiń
cg-adventure-oracle-of-the-jewelled-caves-text = Do końca następnego cyklu widzisz Wyzwania tam, gdzie stoi twój bohater, a w fazie dobierania dobierasz o jedną kartę więcej.
cg-adventure-oracle-of-the-jewelled-caves-line = Mówi prawdę i dlatego mało kto wraca po raz drugi.

cg-adventure-house-of-mitra = Dom Mitry
cg-adventure-house-of-mitra-text = Do końca następnego cyklu nikt nie może wyzwać twojego bohatera na pojedynek.
cg-adventure-house-of-mitra-line = Żadna krew nie splamiła tych kamieni. Niech tak zostanie.

cg-adventure-black-river = Czarna Rzeka
cg-adventure-black-river-text = Możesz wziąć na rękę wybraną kartę ze stosu kart odrzuconych. Potem dobierz kartę.
cg-adventure-black-river-line = Za nią mapy są białe, a noce nie.

cg-adventure-drowned-city = Zatopione miasto
cg-adventure-drowned-city-text = Możesz obejrzeć rękę innego gracza, którego wskażesz.
cg-adventure-drowned-city-line = Przy odpływie biją dzwony, choć nie ma już dzwonników.

cg-adventure-red-citadel = Czerwona cytadela
cg-adventure-red-citadel-text = Możesz wygnać wybranego innego bohatera z jego Przygody.
cg-adventure-red-citadel-line = Budowniczowie wmieszali w zaprawę pokonanych.

cg-adventure-isle-of-iron-statues = Wyspa żelaznych posągów
cg-adventure-isle-of-iron-statues-text = Bez efektu specjalnego.
cg-adventure-isle-of-iron-statues-line = Za dnia rdzewieją. Nocą ktoś oliwi im stawy.

cg-adventure-frontier-fort = Fort na rubieży
cg-adventure-frontier-fort-text = Do końca następnego cyklu: 2 PCh z banku, ilekroć wyłożone przez ciebie Wyzwanie zostanie rozstrzygnięte i nie będzie pokonane.
cg-adventure-frontier-fort-line = Za palisadą prawo; przed nią wszystko, co głodne.

cg-adventure-halls-of-the-jade-city = Komnaty jadeitowego miasta
cg-adventure-halls-of-the-jade-city-text = Możesz wziąć jeden magiczny przedmiot innego gracza, odkryty albo w ciemno zakryty; leży dalej tak, jak leżał.
cg-adventure-halls-of-the-jade-city-line = Zielone światło, ani jednego okna i czyjś oddech.

cg-adventure-mountain-of-crom = Góra Croma
cg-adventure-mountain-of-crom-text = Do końca swojego najbliższego Wyzwania lub pojedynku twój bohater ma +2 do każdego atrybutu i wygrywa także przy remisie.
cg-adventure-mountain-of-crom-line = Dał ci siłę przy narodzinach. Nie idź na górę prosić o więcej.

cg-adventure-throne-of-acheron = Tron Acheronu
cg-adventure-throne-of-acheron-text = Każdy inny gracz płaci ci 2 PCh, ale zachowuje co najmniej 1. Potem możesz usunąć ze stołu wybraną Przygodę wraz z leżącymi na niej Wyzwaniami.
cg-adventure-throne-of-acheron-line = Imperium spadło z niego jak kurz, a siedzisko wciąż jest ciepłe.

## Karty rozstrzygnięcia i magiczne przedmioty

cg-special-curse-of-nergal = Klątwa Nergala
cg-special-curse-of-nergal-text = Postać ma −1 do Siły.
cg-special-curse-of-nergal-line = Najsilniejsze ramię ciąży, gdy oprze się na nim grób.

cg-special-stygian-venom = Stygijski jad
cg-special-stygian-venom-text = Postać ma −2 do Siły.
cg-special-stygian-venom-line = Warzony nad Styksem, czeka jedno uderzenie serca, nim ukąsi.

cg-special-lotus-haze = Opary lotosu
cg-special-lotus-haze-text = Postać ma −1 do Sprytu. Jeśli twoja strona przegra, dobierz kartę.
cg-special-lotus-haze-line = Każda myśl nadchodziła, lecz o chwilę za późno.

cg-special-false-trail = Fałszywy trop
cg-special-false-trail-text = Postać ma −2 do Sprytu.
cg-special-false-trail-line = Ślady prowadzą naprzód, a ten, kto je zostawił, idzie za tobą.

cg-special-whisper-of-set = Szept Seta
cg-special-whisper-of-set-text = Postać ma −1 do Ducha. Jeśli twoja strona przegra, ta karta wraca na twoją rękę.
cg-special-whisper-of-set-line = Odpędź go trzykroć, a przyjdzie po raz czwarty.

cg-special-dread-of-the-outer-dark = Groza zewnętrznych ciemności
cg-special-dread-of-the-outer-dark-text = Postać ma −2 do Ducha.
cg-special-dread-of-the-outer-dark-line = Między gwiazdami są otchłanie i coś przez nie spogląda.

cg-special-iron-thews = Żelazne mięśnie
cg-special-iron-thews-text = Postać ma +2 do Siły.
cg-special-iron-thews-line = Nie prosił o pomoc żadnego boga i wygiął kraty.

cg-special-hunters-pride = Duma łowcy
cg-special-hunters-pride-text = Postać ma +1 do Siły. Jeśli Wyzwanie zostanie pokonane, trafia na twoją rękę.
cg-special-hunters-pride-line = Dobrze ubita bestia zasługuje na miejsce na ścianie.

cg-special-cats-step = Koci krok
cg-special-cats-step-text = Postać ma +2 do Sprytu.
cg-special-cats-step-line = Strażnik przysięgał, że korytarz był pusty.

cg-special-thieves-cant = Złodziejska gwara
cg-special-thieves-cant-text = Postać ma +1 do Sprytu. Jeśli twoja strona wygra, weź losową kartę z ręki licytującego drugiej strony.
cg-special-thieves-cant-line = Trzy słowa, potarcie nosa i sakiewka zmieniła właściciela.

cg-special-will-of-iron = Żelazna wola
cg-special-will-of-iron-text = Postać ma +2 do Ducha.
cg-special-will-of-iron-line = Zaklęcie rozbiło się o niego jak fala o skałę.

cg-special-prayer-to-mitra = Modlitwa do Mitry
cg-special-prayer-to-mitra-text = Postać ma +1 do Ducha. Jeśli twoja strona wygra, dostajesz 1 PCh z banku.
cg-special-prayer-to-mitra-line = Bóg światła nie żąda krwi, jedynie prawego serca.

cg-special-battle-madness = Bitewne szaleństwo
cg-special-battle-madness-text = Przeciw Wyzwaniu postać ma +1 do każdego atrybutu. W pojedynku bez efektu.
cg-special-battle-madness-line = Zaśmiał się i najśmielszy z nich cofnął się o krok.

cg-special-affair-of-honour = Sprawa honorowa
cg-special-affair-of-honour-text = W pojedynku bohater, na którym leży ta karta, ma +2 do każdego atrybutu. Przeciw Wyzwaniu bez efektu.
cg-special-affair-of-honour-line = Przynieś jeden miecz i żadnych przyjaciół.

cg-special-hidden-weakness = Ukryta słabość
cg-special-hidden-weakness-text = Wyzwanie ma −1 do każdego atrybutu; w pojedynku ten bohater, na którym leży ta karta.
cg-special-hidden-weakness-line = Nawet smok ma łuskę, która nie przylega.

cg-special-fresh-troops = Świeże siły
cg-special-fresh-troops-text = Wyzwanie ma +2 do Siły; w pojedynku ten bohater, na którym leży ta karta.
cg-special-fresh-troops-line = Kiedy padł ostatni, rogi zagrały znowu.

cg-special-hidden-mechanism = Ukryty mechanizm
cg-special-hidden-mechanism-text = Wyzwanie ma +2 do Sprytu; w pojedynku ten bohater, na którym leży ta karta.
cg-special-hidden-mechanism-line = Coś szczęknęło w głębi, coś, co czekało od wieków.

cg-special-ancient-ward = Prastara pieczęć
cg-special-ancient-ward-text = Wyzwanie ma +2 do Ducha; w pojedynku ten bohater, na którym leży ta karta.
cg-special-ancient-ward-line = Kapłani są prochem, lecz ich klątwa trzyma straż.

cg-special-test-of-steel = Próba stali
cg-special-test-of-steel-text = Wyzwanie lub pojedynek toczy się odtąd o Siłę.
cg-special-test-of-steel-line = Dość słów; niech przemówią miecze.

cg-special-battle-of-wits = Pojedynek na fortele
cg-special-battle-of-wits-text = Wyzwanie lub pojedynek toczy się odtąd o Spryt.
cg-special-battle-of-wits-line = Głupiec pierwszy dobywa miecza; sprytny ruszył już podłogę.

cg-special-contest-of-wills = Starcie woli
cg-special-contest-of-wills-text = Wyzwanie lub pojedynek toczy się odtąd o Ducha.
cg-special-contest-of-wills-line = Nie drgnęli aż do świtu, a wstał tylko jeden.

cg-special-wheel-of-fate = Koło losu
cg-special-wheel-of-fate-text = Wyzwanie lub pojedynek toczy się o następny atrybut: Siła, Spryt, Duch i znów Siła.
cg-special-wheel-of-fate-line = Królom obraca się równie lekko jak żebrakom.

cg-special-unbroken-oath = Dotrzymana przysięga
cg-special-unbroken-oath-text = Żadna zagrana karta nie zmienia atrybutu. Postać wygrywa także przy remisie.
cg-special-unbroken-oath-line = Dał słowo umarłemu i go dotrzymał.

cg-special-sign-of-the-phoenix = Znak feniksa
cg-special-sign-of-the-phoenix-text = Ostatnia karta zagrana przez drugą stronę przed tą nie działa, nawet jeśli to blef.
cg-special-sign-of-the-phoenix-line = Wyryty na ostrzu, kazał demonowi wyć.

cg-special-baited-trap = Pułapka z przynętą
cg-special-baited-trap-text = Pierwsza karta zagrana przez drugą stronę po tej nie działa, nawet jeśli to blef. Jeśli twoja strona wygra, dobierz kartę.
cg-special-baited-trap-line = Skrzynia stała otwarta. To powinno ich ostrzec.

cg-special-mirror-of-shadows = Zwierciadło cieni
cg-special-mirror-of-shadows-text = Działa jak ostatnia karta zagrana przez drugą stronę przed tą, chyba że tamta jest anulowana, anuluje inną kartę albo odbija inną. Tego, co karta robi po wyniku, nie odbija.
cg-special-mirror-of-shadows-line = Twój cios do ciebie wraca i czegoś się nauczył.

cg-special-mockery-of-fate = Drwina losu
cg-special-mockery-of-fate-text = To, co zagrane karty dodają postaci, odejmuje się, a to, co odejmują, dodaje się.
cg-special-mockery-of-fate-line = Błogosławieństwo go przygniotło, a przekleństwo poniosło.

cg-special-born-to-battle = Zrodzony do walki
cg-special-born-to-battle-text = Postać liczy najwyższy ze swoich trzech atrybutów. Modyfikatory pozostają te od atrybutu, o który toczy się walka.
cg-special-born-to-battle-line = Jego kołysanką był szczęk tarcz.

cg-special-grasping-shadow = Chwytny cień
cg-special-grasping-shadow-text = Magiczne przedmioty postaci i jej Przygody z trwającym efektem nic nie dodają.
cg-special-grasping-shadow-line = Zacisnął się na dłoni i miecza już w niej nie było.

cg-special-fog-of-the-grey-lands = Mgła Szarych Krain
cg-special-fog-of-the-grey-lands-text = Nikt nie wygrywa: stawki wracają, Wyzwanie zostaje na miejscu, odkryte, i nikt nie zostaje wygnany.
cg-special-fog-of-the-grey-lands-line = Gdy opadła, nie było już z kim walczyć.

cg-special-hidden-purse = Ukryta sakiewka
cg-special-hidden-purse-text = Jeśli twoja strona przegra, jej licytujący zachowuje do 3 PCh ze swojej stawki, a ty dobierasz kartę.
cg-special-hidden-purse-line = Strać wszystko, ale nigdy wszystkiego, co masz.

cg-special-victors-price = Cena zwycięzcy
cg-special-victors-price-text = Jeśli twoja strona wygra, licytujący drugiej strony płaci licytującemu twojej strony jeszcze 2 PCh, ale zachowuje 1, i odrzuca losową kartę.
cg-special-victors-price-line = Zażądał złota, a potem jeszcze konia.

cg-special-rumours-of-gold = Pogłoski o złocie
cg-special-rumours-of-gold-text = Zagraj w fazie kart: możesz obejrzeć wszystkie Wyzwania na wybranej Przygodzie. Potem dobierz kartę.
cg-special-rumours-of-gold-line = Powiedział to umierający, sprzedał karczmarz.

cg-special-bribed-guards = Przekupieni strażnicy
cg-special-bribed-guards-text = Zagraj w fazie kart: odrzuć Wyzwanie, z którym twój bohater zmierzyłby się w następnej kolejności.
cg-special-bribed-guards-line = Tej nocy patrzyli w gwiazdy, wszyscy czterej.

cg-special-atlantean-blade = Atlantydzkie ostrze
cg-special-atlantean-blade-text = Twój bohater ma +1 do Siły.
cg-special-atlantean-blade-line = Morze zabrało kowala, a zostawiło ostrze.

cg-special-night-thiefs-cloak = Płaszcz nocnego złodzieja
cg-special-night-thiefs-cloak-text = Twój bohater ma +1 do Sprytu.
cg-special-night-thiefs-cloak-line = Uszyty z ciemności, za którą nikt nie zapłacił.

cg-special-ring-of-the-black-circle = Pierścień Czarnego Kręgu
cg-special-ring-of-the-black-circle-text = Twój bohater ma +1 do Ducha.
cg-special-ring-of-the-black-circle-line = Włóż go, a jasnowidze na swej górze odwrócą głowy.

cg-special-duellists-gauntlet = Rękawica pojedynkowicza
cg-special-duellists-gauntlet-text = W pojedynkach twój bohater ma +1 do Siły, a ty wybierasz atrybut także jako wyzywający.
cg-special-duellists-gauntlet-line = Czterdzieści razy rzucona, czterdzieści jeden podniesiona.

cg-special-burning-heart = Płonące serce
cg-special-burning-heart-text = Twój bohater ma +1 do każdego atrybutu. Gdy licytujesz, pierwsza stawka wynosi co najmniej 3 albo najwyższą możliwą.
cg-special-burning-heart-line = Bije dla tego, kto waży się na najwięcej.

cg-special-scales-of-asura = Waga Asury
cg-special-scales-of-asura-text = Gdy licytujesz, żadna stawka nie może przekroczyć 4.
cg-special-scales-of-asura-line = Na niej król nie waży więcej niż złodziej.

cg-special-coin-of-bel = Moneta Bela
cg-special-coin-of-bel-text = Wycofanie się kosztuje cię najwyżej 1 PCh.
cg-special-coin-of-bel-line = Zawsze wraca do domu i rzadko wraca sama.

cg-special-mask-of-yelaya = Maska Yelayi
cg-special-mask-of-yelaya-text = Gdy to ty masz otworzyć licytację, otwiera ją drugi licytujący.
cg-special-mask-of-yelaya-line = Za złotym uśmiechem nikt nie wie, kto mówi.

cg-special-crystal-of-far-sight = Kryształ dalekowidzenia
cg-special-crystal-of-far-sight-text = Widzisz Wyzwania tam, gdzie stoi twój bohater. Mierzy się z nimi w ich kolejności.
cg-special-crystal-of-far-sight-line = Pokazuje drugą stronę wzgórza i tego, kto tam czeka.

cg-special-scroll-of-skelos = Zwój Skelosa
cg-special-scroll-of-skelos-text = W fazie dobierania dobierasz o jedną kartę więcej.
cg-special-scroll-of-skelos-line = Jedna strona przeczytana, jedna noc bez snu.

cg-special-collar-of-silence = Obroża milczenia
cg-special-collar-of-silence-text = Gdy licytujesz, drugi licytujący może zagrać najwyżej jedną kartę.
cg-special-collar-of-silence-line = Czarownik wciąż porusza ustami.

cg-special-bridle-of-the-ghost-steed = Uzda widmowego rumaka
cg-special-bridle-of-the-ghost-steed-text = Gdy twój bohater ukończy Przygodę w twojej turze, może od razu pójść na inną, na której nie leży twoje Wyzwanie.
cg-special-bridle-of-the-ghost-steed-line = Wyrusz o zmierzchu, przybądź przed wieścią.

cg-special-gate-stone = Kamień bramy
cg-special-gate-stone-text = Akcja twojego bohatera, z odrzuceniem tego przedmiotu: mimo Wyzwań i bohaterów może pójść na inną Przygodę, na której nie leży twoje Wyzwanie.
cg-special-gate-stone-line = Jeden krok i ogary wyją już w innej krainie.

cg-special-dust-of-the-tomb = Grobowy pył
cg-special-dust-of-the-tomb-text = Akcja twojego bohatera, z odrzuceniem tego przedmiotu: kończy on Przygodę, na której stoi, mimo Wyzwań i innych bohaterów. Łup jest tylko twój.
cg-special-dust-of-the-tomb-line = Szczypta na progu i strażnicy znów się kładą.
