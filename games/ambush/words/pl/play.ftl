# What is said in play.

# Odmiana przez przypadki: .acc – biernik (dobiera…), .ins – narzędnik (odpowiada…).
ambush-card-shield = Tarcza
    .acc = Tarczę
    .ins = Tarczą
ambush-card-feint = Zmyłka
    .acc = Zmyłkę
    .ins = Zmyłką
ambush-card-rally = Zbiórka
    .acc = Zbiórkę
    .ins = Zbiórką

ambush-ask-plan = Wybierz w tajemnicy, co zrobi twoja banda.
ambush-ask-answer = Czy odpowiadasz { $card-ins }?
ambush-wait-plans = Bandy układają plany.

ambush-offer-lie-low = Przyczaj się
ambush-offer-rally = Zbiórka: zagraj kartę i odzyskaj jednego człowieka
ambush-offer-strike = Uderz w bandę { $target-gen }
ambush-offer-decline = Nie odpowiadaj
ambush-offer-answer = Odpowiedz { $card-ins }

ambush-round = Zaczyna się runda { $round }.
ambush-drew = { $seat } dobiera { $card-acc }.
ambush-drew-unseen = { $seat } dobiera kartę.
ambush-lies-low = { $seat } czai się w ukryciu.
ambush-rallies = { $seat } wzywa pomocy.
ambush-goes-for = { $seat } rusza na bandę { $target-gen }.
ambush-rallied = { $seat } odzyskuje jednego człowieka.
ambush-struck = { $seat } uderza w bandę { $target-gen } { $dice ->
    [one] jedną kością
   *[other] kośćmi: { $dice }
}.
ambush-answered = { $seat } odpowiada { $card-ins }.
ambush-rolled = { $seat } { $hits ->
    [0] nie trafia bandy { $target-gen } ani razu
    [one] trafia bandę { $target-gen } raz
   *[other] trafia { $hits } razy bandę { $target-gen }
}.
ambush-out = Banda { $seat-gen } jest rozbita.
ambush-discarded = { $seat } odrzuca: { $cards }.

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

ambush-refused-no-rally = Nie masz na ręce Zbiórki.
ambush-refused-target = Uderzyć można tylko w inną bandę, która jeszcze stoi.
ambush-refused-plan-first = Trwa układanie planów: wybierz jeden.
ambush-refused-not-held = Nie masz tej karty.
ambush-refused-answer = To nie jest odpowiedź na to, o co teraz chodzi.
