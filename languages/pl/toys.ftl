# Dwie małe gry: Nim i Zasadzka.

## Nim

nim-ask = { $seat } zabiera kamienie z jednego stosu.
nim-offer = { $stones ->
    [one] Weź jeden kamień
    [few] Weź { $stones } kamienie
   *[other] Weź { $stones } kamieni
} ze stosu { $heap }
nim-took = { $seat } zabiera { $stones ->
    [one] jeden kamień
    [few] { $stones } kamienie
   *[other] { $stones } kamieni
} ze stosu { $heap }.
nim-heap = Stos { $heap }: { $stones ->
    [0] pusty
    [one] jeden kamień
    [few] { $stones } kamienie
   *[other] { $stones } kamieni
}
nim-refused-empty-heap = Na tym stosie nie ma kamieni.
nim-refused-none = Trzeba wziąć przynajmniej jeden kamień.
nim-refused-too-many = Na tym stosie nie ma tylu kamieni.

## Zasadzka

# Odmiana przez przypadki: .acc – biernik (dobiera…), .ins – narzędnik (odpowiada…).
ambush-card-shield = Tarcza
    .acc = Tarczę
    .ins = Tarczą
ambush-card-feint = Zmyłka
    .acc = Zmyłkę
    .ins = Zmyłką
ambush-card-rally = Zew
    .acc = Zew
    .ins = Zewem

ambush-ask-plan = Wybierz w tajemnicy, co zrobi twoja banda.
ambush-ask-answer = Czy odpowiadasz { $card-ins }?
ambush-wait-plans = Bandy układają plany.

ambush-offer-lie-low = Przyczaj się
ambush-offer-rally = Zew: zagraj kartę i odzyskaj jednego człowieka
ambush-offer-strike = Uderz (cel: { $target })
ambush-offer-decline = Nie odpowiadaj
ambush-offer-answer = Odpowiedz { $card-ins }

ambush-round = Zaczyna się runda { $round }.
ambush-drew = { $seat } dobiera { $card-acc }.
ambush-drew-unseen = { $seat } dobiera kartę.
ambush-lies-low = { $seat } czai się w ukryciu.
ambush-rallies = { $seat } wzywa pomocy.
ambush-goes-for = { $seat } rusza do uderzenia. Cel: { $target }.
ambush-rallied = { $seat } odzyskuje jednego człowieka.
ambush-struck = { $seat } uderza, rzucając { $dice ->
    [one] jedną kością
   *[other] { $dice } kośćmi
}. Cel: { $target }.
ambush-answered = { $seat } odpowiada { $card-ins }.
ambush-rolled = { $hits ->
    [0] { $seat } nie trafia ani razu. Cel: { $target }.
    [one] { $seat } trafia raz. Cel: { $target }.
   *[other] { $seat } trafia { $hits } razy. Cel: { $target }.
}
ambush-out = Banda rozbita: { $seat }.
ambush-discarded = { $seat } odrzuca karty: { $cards }.

ambush-describe-round = Runda { $round } z { $rounds }
ambush-describe-band = { $seat }: { $men ->
    [0] brak ludzi
    [one] jeden człowiek
   *[other] { $men } ludzi
}, { $cards ->
    [0] brak kart
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
ambush-describe-hand = Twoja ręka: { $cards }
ambush-describe-sealed = Plan gotowy; możesz go zmienić, dopóki wszyscy nie wybiorą.

ambush-refused-no-rally = Nie masz na ręce Zewu.
ambush-refused-target = Uderzyć można tylko w inną bandę, która jeszcze stoi.
ambush-refused-plan-first = Trwa układanie planów: wybierz jeden.
ambush-refused-not-held = Nie masz tej karty.
ambush-refused-answer = To nie jest odpowiedź na to, o co teraz chodzi.
