# I due piccoli giochi: Nim e Imboscata.

## Nim

nim-ask = { $seat } sceglie un mucchio.
nim-ask-stones = { $seat } prende sassi dal mucchio { $heap }.
nim-offer-heap = Mucchio { $heap }
nim-offer-take = { $stones ->
    [one] Prendi un sasso
   *[other] Prendi { $stones } sassi
}
nim-chose = { $seat } sceglie il mucchio { $heap }.
nim-took = { $seat } prende { $stones ->
    [one] un sasso
   *[other] { $stones } sassi
} dal mucchio { $heap }.
nim-heap = Mucchio { $heap }: { $stones ->
    [0] vuoto
    [one] un sasso
   *[other] { $stones } sassi
}
nim-refused-empty-heap = In quel mucchio non ci sono sassi.
nim-refused-choose-heap = Scegli prima un mucchio.
nim-refused-chosen = Un mucchio è già scelto; ritira la mossa per sceglierne un altro.
nim-refused-none = Devi prendere almeno un sasso.
nim-refused-too-many = Quel mucchio non ha così tanti sassi.

## Imboscata

ambush-card-shield = Scudo
ambush-card-feint = Finta
ambush-card-rally = Adunata

ambush-ask-plan = Scegli in segreto che cosa farà la tua banda.
ambush-ask-answer = Rispondi con { $card }?
ambush-wait-plans = Le bande preparano i loro piani.

ambush-offer-lie-low = Resta nascosto
ambush-offer-rally = Adunata: gioca la carta e recupera un uomo
ambush-offer-strike = Attacca { $target }
ambush-offer-decline = Non rispondere
ambush-offer-answer = Rispondi con { $card }

ambush-round = Comincia il turno { $round }.
ambush-drew = { $seat } pesca { $card }.
ambush-drew-unseen = { $seat } pesca una carta.
ambush-lies-low = { $seat } resta nell’ombra.
ambush-rallies = { $seat } chiama aiuto.
ambush-goes-for = { $seat } muove contro { $target }.
ambush-rallied = { $seat } recupera un uomo.
ambush-struck = { $seat } piomba su { $target } con { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}.
ambush-answered = { $seat } risponde con { $card }.
ambush-rolled = { $hits ->
    [0] { $seat } non fa alcun danno a { $target }.
    [one] { $seat } colpisce { $target } una volta.
   *[other] { $seat } colpisce { $target } { $hits } volte.
}
ambush-out = La banda di { $seat } è dispersa.
ambush-discarded = { $seat } scarta { $cards }.

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
