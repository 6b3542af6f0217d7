# Karty gry Conan, gra karciana: jak nazywa je nasza edycja i co robią.

## Atrybuty

cg-attribute-strength = Siła
cg-attribute-cunning = Spryt
cg-attribute-spirit = Duch

## Bohaterowie

cg-hero-barbarian = Barbarzyńca
cg-hero-barbarian-text = Szał (raz w grze): Wyzwanie lub pojedynek, w którym bierzesz udział, toczy się odtąd o Siłę i żadna karta już tego nie zmieni.

cg-hero-thief = Złodziej
cg-hero-thief-text = Zręczne palce (raz w grze, jako akcja): weź losową kartę z ręki innego gracza albo, na tej samej Przygodzie, jeden z jego magicznych przedmiotów.

cg-hero-sorcerer = Czarownik
cg-hero-sorcerer-text = Jeszcze wrócę (raz w grze, jako akcja): mimo Wyzwań i bohaterów opuszcza Przygodę i idzie na inną, na której nie leży twoje Wyzwanie.

cg-hero-mercenary = Najemnik
cg-hero-mercenary-text = Bractwo najemników (raz w grze): zwerbowanie sojusznika nic nie kosztuje.

cg-hero-explorer = Odkrywca
cg-hero-explorer-text = Wytrawny tropiciel (zawsze): widzisz Wyzwania tam, gdzie stoi, i mierzy się z nimi w dowolnej kolejności.

cg-hero-priest = Kapłan
cg-hero-priest-text = Kazanie (raz w grze): udaremnij cudzy traktat lub sojusz, zanim zadziała, albo złam własny: bierzesz, a nic nie dajesz.

cg-hero-raider = Łupieżca
cg-hero-raider-text = Grabież (zawsze): 1 PCh więcej z banku za każdą ukończoną Przygodę, z której łupu coś dostajesz.

cg-hero-nomad = Koczownik
cg-hero-nomad-text = Chyżość (raz w grze): po swojej akcji natychmiast wykonuje drugą.

cg-hero-knight = Rycerz
cg-hero-knight-text = Honor (raz w grze): gdy w swojej turze pokona Wyzwanie lub wygra pojedynek, od razu mierzy się z następnym Wyzwaniem albo toczy kolejny pojedynek.

cg-hero-merchant = Kupiec
cg-hero-merchant-text = Szachrajstwo (zawsze): wycofanie się przed pierwszą stawką albo przy ostatniej stawce równej 1 nic cię nie kosztuje.

## Wyzwania

cg-challenge-massive-doors = Masywne wrota
cg-challenge-rusted-portcullis = Zardzewiała krata
cg-challenge-grey-ape = Szara małpa
cg-challenge-painted-war-band = Malowani wojownicy
cg-challenge-frost-giant = Lodowy olbrzym
cg-challenge-lion-of-the-sands = Lew z piasków
cg-challenge-quicksand = Ruchome piaski
cg-challenge-rockslide = Lawina głazów
cg-challenge-maze-of-passages = Labirynt korytarzy
cg-challenge-poisoned-needle = Zatruta igła
cg-challenge-city-watch = Straż miejska
cg-challenge-tower-spider = Pająk z wieży
cg-challenge-pit-of-stakes = Wilczy dół
cg-challenge-night-cannibals = Nocni ludożercy
cg-challenge-riddle-of-the-seal = Zagadka pieczęci
cg-challenge-slave-raiders = Łowcy niewolników
cg-challenge-headless-shade = Bezgłowy cień
cg-challenge-black-lotus-dream = Sen czarnego lotosu
cg-challenge-serpents-gaze = Spojrzenie węża
cg-challenge-winged-horror = Skrzydlata zgroza
cg-challenge-risen-dead = Powstali z martwych
cg-challenge-wizard-fire = Czarnoksięski ogień
cg-challenge-desert-thirst = Pustynne pragnienie
cg-challenge-voices-in-the-tower = Głosy w wieży
cg-challenge-kozak-hetman = Hetman kozaków
cg-challenge-zamorian-cutpurse = Zamoriański rzezimieszek
cg-challenge-corsair-captain = Kapitan korsarzy
cg-challenge-kushite-spearman = Kuszycki włócznik
cg-challenge-stygian-acolyte = Stygijski akolita
cg-challenge-hyrkanian-archer = Hyrkański łucznik
cg-challenge-exiled-prince = Wygnany książę
cg-challenge-black-dragon-deserter = Dezerter z Czarnych Smoków

## Przygody

cg-adventure-tavern-in-the-maul = Tawerna w dzielnicy Maul
cg-adventure-tavern-in-the-maul-text = Możesz wziąć losową kartę z ręki innego gracza, którego wskażesz.

cg-adventure-caravan-road = Szlak karawan
cg-adventure-caravan-road-text = Twój bohater może od razu pójść na inną Przygodę, na której nie leży twoje Wyzwanie.

cg-adventure-hermits-cave = Jaskinia pustelnika
cg-adventure-hermits-cave-text = Możesz obejrzeć wszystkie Wyzwania na wybranej Przygodzie. Potem dobierz kartę.

cg-adventure-ravaged-village = Spustoszona wieś
cg-adventure-ravaged-village-text = Gracz, który zagrał tę Przygodę, dostaje 1 PCh z banku, chyba że to ty.

cg-adventure-camp-of-the-free-companions = Obóz Wolnych Kompanów
cg-adventure-camp-of-the-free-companions-text = Do końca następnego cyklu sojusznik kosztuje cię o 2 PCh mniej.

cg-adventure-forgotten-crypt = Zapomniana krypta
cg-adventure-forgotten-crypt-text = Bez efektu specjalnego.

cg-adventure-spring-of-the-ancients = Źródło Pradawnych
cg-adventure-spring-of-the-ancients-text = Jeśli zdolność twojego bohatera jest zużyta, można jej użyć jeszcze raz.

cg-adventure-smugglers-cove = Zatoczka przemytników
cg-adventure-smugglers-cove-text = Każdy inny gracz odrzuca losową kartę z ręki.

cg-adventure-arena-of-messantia = Arena w Messantii
cg-adventure-arena-of-messantia-text = Do końca następnego cyklu: 2 PCh z banku, ilekroć twój bohater wygra pojedynek, 1 PCh, ilekroć w twojej turze zostanie pokonane Wyzwanie.

cg-adventure-ruined-watchtower = Zrujnowana strażnica
cg-adventure-ruined-watchtower-text = Możesz odrzucić jedno wybrane Wyzwanie z dowolnej Przygody.

cg-adventure-oracle-of-the-jewelled-caves = Wyrocznia z klejnotowych jaskiń
cg-adventure-oracle-of-the-jewelled-caves-text = Do końca następnego cyklu widzisz Wyzwania tam, gdzie stoi twój bohater, a w fazie dobierania dobierasz o jedną kartę więcej.

cg-adventure-house-of-mitra = Dom Mitry
cg-adventure-house-of-mitra-text = Do końca następnego cyklu nikt nie może wyzwać twojego bohatera na pojedynek.

cg-adventure-black-river = Czarna Rzeka
cg-adventure-black-river-text = Możesz wziąć na rękę wybraną kartę ze stosu kart odrzuconych. Potem dobierz kartę.

cg-adventure-drowned-city = Zatopione miasto
cg-adventure-drowned-city-text = Możesz obejrzeć rękę innego gracza, którego wskażesz.

cg-adventure-red-citadel = Czerwona cytadela
cg-adventure-red-citadel-text = Możesz wygnać wybranego innego bohatera z jego Przygody.

cg-adventure-isle-of-iron-statues = Wyspa żelaznych posągów
cg-adventure-isle-of-iron-statues-text = Bez efektu specjalnego.

cg-adventure-frontier-fort = Fort na rubieży
cg-adventure-frontier-fort-text = Do końca następnego cyklu: 2 PCh z banku, ilekroć wyłożone przez ciebie Wyzwanie zostanie rozstrzygnięte i nie będzie pokonane.

cg-adventure-halls-of-the-jade-city = Komnaty jadeitowego miasta
cg-adventure-halls-of-the-jade-city-text = Możesz wziąć jeden magiczny przedmiot innego gracza, odkryty albo w ciemno zakryty; leży dalej tak, jak leżał.

cg-adventure-mountain-of-crom = Góra Croma
cg-adventure-mountain-of-crom-text = Do końca swojego najbliższego Wyzwania lub pojedynku twój bohater ma +2 do każdego atrybutu i wygrywa także przy remisie.

cg-adventure-throne-of-acheron = Tron Acheronu
cg-adventure-throne-of-acheron-text = Każdy inny gracz płaci ci 2 PCh, ale zachowuje co najmniej 1. Potem możesz usunąć ze stołu wybraną Przygodę wraz z leżącymi na niej Wyzwaniami.

## Karty rozstrzygnięcia i magiczne przedmioty

cg-special-curse-of-nergal = Klątwa Nergala
cg-special-curse-of-nergal-text = Postać ma −1 do Siły.

cg-special-stygian-venom = Stygijski jad
cg-special-stygian-venom-text = Postać ma −2 do Siły.

cg-special-lotus-haze = Opary lotosu
cg-special-lotus-haze-text = Postać ma −1 do Sprytu. Jeśli twoja strona przegra, dobierz kartę.

cg-special-false-trail = Fałszywy trop
cg-special-false-trail-text = Postać ma −2 do Sprytu.

cg-special-whisper-of-set = Szept Seta
cg-special-whisper-of-set-text = Postać ma −1 do Ducha. Jeśli twoja strona przegra, ta karta wraca na twoją rękę.

cg-special-dread-of-the-outer-dark = Groza zewnętrznych ciemności
cg-special-dread-of-the-outer-dark-text = Postać ma −2 do Ducha.

cg-special-iron-thews = Żelazne mięśnie
cg-special-iron-thews-text = Postać ma +2 do Siły.

cg-special-hunters-pride = Duma łowcy
cg-special-hunters-pride-text = Postać ma +1 do Siły. Jeśli Wyzwanie zostanie pokonane, trafia na twoją rękę.

cg-special-cats-step = Koci krok
cg-special-cats-step-text = Postać ma +2 do Sprytu.

cg-special-thieves-cant = Złodziejska gwara
cg-special-thieves-cant-text = Postać ma +1 do Sprytu. Jeśli twoja strona wygra, weź losową kartę z ręki licytującego drugiej strony.

cg-special-will-of-iron = Żelazna wola
cg-special-will-of-iron-text = Postać ma +2 do Ducha.

cg-special-prayer-to-mitra = Modlitwa do Mitry
cg-special-prayer-to-mitra-text = Postać ma +1 do Ducha. Jeśli twoja strona wygra, dostajesz 1 PCh z banku.

cg-special-battle-madness = Bitewne szaleństwo
cg-special-battle-madness-text = Przeciw Wyzwaniu postać ma +1 do każdego atrybutu. W pojedynku bez efektu.

cg-special-affair-of-honour = Sprawa honorowa
cg-special-affair-of-honour-text = W pojedynku bohater, na którym leży ta karta, ma +2 do każdego atrybutu. Przeciw Wyzwaniu bez efektu.

cg-special-hidden-weakness = Ukryta słabość
cg-special-hidden-weakness-text = Wyzwanie ma −1 do każdego atrybutu; w pojedynku ten bohater, na którym leży ta karta.

cg-special-fresh-troops = Świeże siły
cg-special-fresh-troops-text = Wyzwanie ma +2 do Siły; w pojedynku ten bohater, na którym leży ta karta.

cg-special-hidden-mechanism = Ukryty mechanizm
cg-special-hidden-mechanism-text = Wyzwanie ma +2 do Sprytu; w pojedynku ten bohater, na którym leży ta karta.

cg-special-ancient-ward = Prastara pieczęć
cg-special-ancient-ward-text = Wyzwanie ma +2 do Ducha; w pojedynku ten bohater, na którym leży ta karta.

cg-special-test-of-steel = Próba stali
cg-special-test-of-steel-text = Wyzwanie lub pojedynek toczy się odtąd o Siłę.

cg-special-battle-of-wits = Pojedynek na fortele
cg-special-battle-of-wits-text = Wyzwanie lub pojedynek toczy się odtąd o Spryt.

cg-special-contest-of-wills = Starcie woli
cg-special-contest-of-wills-text = Wyzwanie lub pojedynek toczy się odtąd o Ducha.

cg-special-wheel-of-fate = Koło losu
cg-special-wheel-of-fate-text = Wyzwanie lub pojedynek toczy się o następny atrybut: Siła, Spryt, Duch i znów Siła.

cg-special-unbroken-oath = Dotrzymana przysięga
cg-special-unbroken-oath-text = Żadna zagrana karta nie zmienia atrybutu. Postać wygrywa także przy remisie.

cg-special-sign-of-the-phoenix = Znak feniksa
cg-special-sign-of-the-phoenix-text = Ostatnia karta zagrana przez drugą stronę przed tą nie działa, nawet jeśli to blef.

cg-special-baited-trap = Pułapka z przynętą
cg-special-baited-trap-text = Pierwsza karta zagrana przez drugą stronę po tej nie działa, nawet jeśli to blef. Jeśli twoja strona wygra, dobierz kartę.

cg-special-mirror-of-shadows = Zwierciadło cieni
cg-special-mirror-of-shadows-text = Działa jak ostatnia karta zagrana przez drugą stronę przed tą, chyba że tamta jest anulowana, anuluje inną kartę albo odbija inną. Tego, co karta robi po wyniku, nie odbija.

cg-special-mockery-of-fate = Drwina losu
cg-special-mockery-of-fate-text = To, co zagrane karty dodają postaci, odejmuje się, a to, co odejmują, dodaje się.

cg-special-born-to-battle = Zrodzony do walki
cg-special-born-to-battle-text = Postać liczy najwyższy ze swoich trzech atrybutów. Modyfikatory pozostają te od atrybutu, o który toczy się walka.

cg-special-grasping-shadow = Chwytny cień
cg-special-grasping-shadow-text = Magiczne przedmioty postaci i jej Przygody z trwającym efektem nic nie dodają.

cg-special-fog-of-the-grey-lands = Mgła Szarych Krain
cg-special-fog-of-the-grey-lands-text = Nikt nie wygrywa: stawki wracają, Wyzwanie zostaje na miejscu, odkryte, i nikt nie zostaje wygnany.

cg-special-hidden-purse = Ukryta sakiewka
cg-special-hidden-purse-text = Jeśli twoja strona przegra, jej licytujący zachowuje do 3 PCh ze swojej stawki, a ty dobierasz kartę.

cg-special-victors-price = Cena zwycięzcy
cg-special-victors-price-text = Jeśli twoja strona wygra, licytujący drugiej strony płaci licytującemu twojej strony jeszcze 2 PCh, ale zachowuje 1, i odrzuca losową kartę.

cg-special-rumours-of-gold = Pogłoski o złocie
cg-special-rumours-of-gold-text = Zagraj w fazie kart: możesz obejrzeć wszystkie Wyzwania na wybranej Przygodzie. Potem dobierz kartę.

cg-special-bribed-guards = Przekupieni strażnicy
cg-special-bribed-guards-text = Zagraj w fazie kart: odrzuć Wyzwanie, z którym twój bohater zmierzyłby się w następnej kolejności.

cg-special-atlantean-blade = Atlantydzkie ostrze
cg-special-atlantean-blade-text = Twój bohater ma +1 do Siły.

cg-special-night-thiefs-cloak = Płaszcz nocnego złodzieja
cg-special-night-thiefs-cloak-text = Twój bohater ma +1 do Sprytu.

cg-special-ring-of-the-black-circle = Pierścień Czarnego Kręgu
cg-special-ring-of-the-black-circle-text = Twój bohater ma +1 do Ducha.

cg-special-duellists-gauntlet = Rękawica pojedynkowicza
cg-special-duellists-gauntlet-text = W pojedynkach twój bohater ma +1 do Siły, a ty wybierasz atrybut także jako wyzywający.

cg-special-burning-heart = Płonące serce
cg-special-burning-heart-text = Twój bohater ma +1 do każdego atrybutu. Gdy licytujesz, pierwsza stawka wynosi co najmniej 3 albo najwyższą możliwą.

cg-special-scales-of-asura = Waga Asury
cg-special-scales-of-asura-text = Gdy licytujesz, żadna stawka nie może przekroczyć 4.

cg-special-coin-of-bel = Moneta Bela
cg-special-coin-of-bel-text = Wycofanie się kosztuje cię najwyżej 1 PCh.

cg-special-mask-of-yelaya = Maska Yelayi
cg-special-mask-of-yelaya-text = Gdy to ty masz otworzyć licytację, otwiera ją drugi licytujący.

cg-special-crystal-of-far-sight = Kryształ dalekowidzenia
cg-special-crystal-of-far-sight-text = Widzisz Wyzwania tam, gdzie stoi twój bohater. Mierzy się z nimi w ich kolejności.

cg-special-scroll-of-skelos = Zwój Skelosa
cg-special-scroll-of-skelos-text = W fazie dobierania dobierasz o jedną kartę więcej.

cg-special-collar-of-silence = Obroża milczenia
cg-special-collar-of-silence-text = Gdy licytujesz, drugi licytujący może zagrać najwyżej jedną kartę.

cg-special-bridle-of-the-ghost-steed = Uzda widmowego rumaka
cg-special-bridle-of-the-ghost-steed-text = Gdy twój bohater ukończy Przygodę w twojej turze, może od razu pójść na inną, na której nie leży twoje Wyzwanie.

cg-special-gate-stone = Kamień bramy
cg-special-gate-stone-text = Akcja twojego bohatera, z odrzuceniem tego przedmiotu: mimo Wyzwań i bohaterów może pójść na inną Przygodę, na której nie leży twoje Wyzwanie.

cg-special-dust-of-the-tomb = Grobowy pył
cg-special-dust-of-the-tomb-text = Akcja twojego bohatera, z odrzuceniem tego przedmiotu: kończy on Przygodę, na której stoi, mimo Wyzwań i innych bohaterów. Łup jest tylko twój.
