# Dwie małe gry: Nim i Zasadzka.

## Nim

nim-ask = { $seat } wybiera stos.
nim-ask-stones = { $seat } bierze kamyki ze stosu { $heap }.
nim-offer-heap = Stos { $heap }
nim-offer-take = { $stones ->
    [one] Weź jeden kamyk
    [few] Weź { $stones } kamyki
   *[other] Weź { $stones } kamyków
}
nim-chose = { $seat } wybiera stos { $heap }.
nim-took = { $seat } zabiera { $stones ->
    [one] jeden kamyk
    [few] { $stones } kamyki
   *[other] { $stones } kamyków
} ze stosu { $heap }.
nim-heap = Stos { $heap }: { $stones ->
    [0] pusty
    [one] jeden kamyk
    [few] { $stones } kamyki
   *[other] { $stones } kamyków
}
nim-refused-empty-heap = Na tym stosie nie ma kamyków.
nim-refused-choose-heap = Najpierw wybierz stos.
nim-refused-chosen = Stos jest już wybrany; cofnij ruch, aby wybrać inny.
nim-refused-none = Trzeba wziąć przynajmniej jeden kamyk.
nim-refused-too-many = Na tym stosie nie ma tylu kamyków.

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
