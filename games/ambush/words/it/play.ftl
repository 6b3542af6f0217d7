# What is said in play.

ambush-card-shield = Scudo
ambush-card-feint = Finta
ambush-card-rally = Adunata

ambush-ask-plan = Scegli in segreto che cosa farà la tua banda.
ambush-ask-answer = Rispondi con { $card-the }?
ambush-wait-plans = Le bande preparano i loro piani.

ambush-offer-lie-low = Nasconditi
ambush-offer-rally = Adunata: gioca la carta e recupera un uomo
ambush-offer-strike = Attacca { $target-the }
ambush-offer-decline = Non rispondere
ambush-offer-answer = Rispondi con { $card-the }

ambush-round = Comincia il turno { $round }.
ambush-drew = { $seat-the } pesca { $card-the }.
ambush-drew-unseen = { $seat-the } pesca una carta.
ambush-lies-low = { $seat-the } resta nell’ombra.
ambush-rallies = { $seat-the } chiama aiuto.
ambush-goes-for = { $seat-the } muove contro { $target-the }.
ambush-rallied = { $seat-the } recupera un uomo.
ambush-struck = { $seat-the } piomba { $target-on } con { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}.
ambush-answered = { $seat-the } risponde con { $card-the }.
ambush-rolled = { $seat-the } { $hits ->
    [0] non fa alcun danno { $target-dat }
    [one] colpisce { $target-the } una volta
   *[other] colpisce { $hits } volte { $target-the }
}.
ambush-out = La banda { $seat-of } è dispersa.
ambush-discarded = { $seat-the } scarta { $cards-the }.

ambush-describe-round = Turno { $round } di { $rounds }
ambush-describe-band = { $seat }: { $men ->
    [0] nessun uomo
    [one] un uomo
   *[other] { $men } uomini
}, { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
}
ambush-describe-hand = La tua mano: { $cards }
ambush-describe-sealed = Il tuo piano è fatto; puoi cambiarlo finché non hanno scelto tutti.

ambush-refused-no-rally = Non hai un’Adunata da giocare.
ambush-refused-target = Puoi attaccare soltanto un’altra banda ancora in piedi.
ambush-refused-plan-first = È il momento dei piani: scegline uno.
ambush-refused-not-held = Non hai quella carta.
ambush-refused-answer = Questo non risponde a ciò che si chiede ora.
