# L'Era di Conan: ciò che si chiede, si offre, si racconta e si rifiuta.

## Parole

face-military = militare
face-intrigue = intrigo
face-court-conan = corte e Conan
face-military-intrigue = militare/intrigo
face-wild = jolly
use-military = un’azione militare
use-intrigue = un’azione di intrigo
use-court = un’azione di corte
conflict-hit = colpito
conflict-hit-conan = colpito e Conan
conflict-hit-attacker = colpito (attaccante)
conflict-shield = scudo
conflict-axe = ascia
conflict-miss = mancato
contest-campaign = campagna
contest-siege = assedio
contest-battle = battaglia
contest-alliance = conflitto di intrigo per un’alleanza
contest-breaking = conflitto di intrigo per spezzare un’alleanza
side-attacker = attaccante
side-defender = difensore
aoc-unseen-token = un segnalino nascosto

## Domande

aoc-wait-all = Ognuno compie una scelta segreta.
aoc-ask-bid = Scommetti per Conan: un segnalino scommessa e una carta strategia, in segreto.
aoc-ask-second-card = Hai la carta bonus per Conan: vuoi sostituire la tua carta strategia con un’altra?
aoc-ask-move-conan = Muovere Conan? L’avventura porta { $destination-to }.
aoc-ask-keep-or-trade = Tenere il segnalino o scambiarlo?
aoc-ask-main = Gioca e riattiva carte potenziamento, poi scegli un dado del fato.
aoc-ask-conan-action = Azione di Conan: muovi Conan, piazza un razziatore, o entrambe le cose.
aoc-ask-take-token = Prendere il primo segnalino avventura?
aoc-ask-court = Azione di corte: pesca carte o gioca un evento.
aoc-ask-military = Azione militare: ridisponi, attacca o piazza unità.
aoc-ask-redeploy = Quale esercito ridisporre?
aoc-ask-how-many = Quante unità lasciano { $from }?
aoc-ask-where-to = { $from }: dove vanno le unità ({ $count })?
aoc-ask-place-second = Piazzare una seconda unità altrove?
aoc-ask-march = Marcia forzata { $at-in }?
aoc-ask-retreat = Ritirarsi, o combattere ancora { $at-in }?
aoc-ask-intrigue = Azione di intrigo: muovi emissari, affronta un conflitto di intrigo, raccogli oro o piazza un emissario.
aoc-ask-emissary-to = Dove va l’emissario? Parte da: { $from }.
aoc-ask-strategy-card = { $contest } { $at-in }: giocare una carta strategia ({ $side })?
aoc-ask-window = { $contest } { $at-in }: usare una carta o la stregoneria?
aoc-ask-dice = Scegli i dadi da rilanciare (al massimo altri { $count }).
aoc-ask-sacrifice = La carta costa un’unità: quale?
aoc-ask-put = Scegli una provincia per la carta (ancora { $count }).
aoc-ask-rob = Prendere a chi?
aoc-ask-make-ready = Quale carta usata torna pronta?
aoc-ask-stride = Muovere Conan (passi rimasti: { $count })?
aoc-ask-raids = Razzie: rimuovere un’unità per scacciare i razziatori?
aoc-ask-troops = Piazza unità, o trasforma forti in città.
aoc-ask-spending = Spendere oro? Ne hai { $gold }.
aoc-ask-artifact = Scegli in segreto segnalini di una categoria per un artefatto.
aoc-ask-crown = Tentare di incoronare Conan?
aoc-ask-nothing = Non c’è nulla da decidere.

## Offerte

aoc-offer-bid = Scommetti { $token } con { $card } (totale { $worth })
aoc-offer-bid-token = Scommetti { $token } da solo
aoc-offer-strategy = Gioca { $card }
aoc-offer-table = Gioca { $card }: { $text }
aoc-offer-refresh = Riattiva { $card }: { $text }
aoc-offer-ready = Rendi pronta { $card }: { $text }
aoc-offer-use = Usa { $card }: { $text }
aoc-offer-conan = Conan va { $at-to }
aoc-offer-raider = Piazza un razziatore { $at-in }
aoc-offer-place = Piazza un’unità { $at-in }
aoc-offer-buy-unit = Compra un’unità { $at-in } (2 oro)
aoc-offer-send = Piazza un emissario { $at-in }
aoc-offer-buy-emissary = Compra un emissario { $at-in } (2 oro)
aoc-offer-army = Muovi l’esercito { $at-in }
aoc-offer-emissary = Muovi un emissario { $at-in }
aoc-offer-emissary-to = Vai { $at-to }
aoc-offer-redeploy = Ridisponi { $at-to }
aoc-offer-attack = Attacca: { $at }
aoc-offer-campaign = Prosegui la campagna { $at-in }
aoc-offer-contest = Conflitto di intrigo { $at-in }
aoc-offer-collect = Raccogli oro { $at-in }
aoc-offer-retreat = Ritirati { $at-to }
aoc-offer-sacrifice = Sacrifica un’unità { $at-in }
aoc-offer-repel = Scarta i razziatori { $at-in }
aoc-offer-city = Costruisci una città { $at-in }
aoc-offer-take = Prendi il primo segnalino
aoc-offer-leave-token = Lascia il segnalino
aoc-offer-keep = Tienilo: { $token }
aoc-offer-trade = Scambialo: { $token } (oro { $gold }, stregoneria { $sorcery })
aoc-offer-die = Dado «{ $face }» per { $use }
aoc-offer-draw-both = Pesca una carta regno e una carta strategia
aoc-offer-draw-two = Pesca due carte strategia
aoc-offer-units = Unità: { $count }
aoc-offer-sorcery = Spendi un segnalino stregoneria per rilanciare tutti i dadi
aoc-offer-reroll = Rilancia: { $die }
aoc-offer-march = Marcia forzata: rimuovi un’unità e combatti ancora
aoc-offer-halt = Fermati
aoc-offer-fight = Combatti un altro round
aoc-offer-rob = A: { $who }
aoc-offer-slay = Un’unità { $who-of } { $at-in }
aoc-offer-banish = Un emissario { $who-of } { $at-in }
aoc-offer-buy-both = Compra una carta regno e una carta strategia (2 oro)
aoc-offer-buy-one = Compra una carta strategia (1 oro)
aoc-offer-category = Scegli: { $category }
aoc-offer-token = Aggiungi { $token }
aoc-offer-reconsider = Scegli di nuovo
aoc-offer-seal = Sigilla questa scelta
aoc-offer-crown = Incorona Conan con: { $category } (totale { $total }). Se un altro giocatore ha un totale pari o superiore, arrivi ultimo con 0 punti
aoc-offer-no-crown = Non incoronarlo
aoc-offer-stay = Conan resta
aoc-offer-pass = Passa
aoc-offer-done = Nient’altro

## Ciò che accade

aoc-takes = { $seat } gioca { $who }.
aoc-objective-up = Nuovo obiettivo: { $objective } – { $text }
aoc-adventure-up = Comincia l’avventura «{ $adventure }»; porta { $destination-to }.
aoc-track-filled = Sul percorso dell’avventura: { $tokens }.
aoc-artifact-to = { $who } riceve { $artifact }.
aoc-artifact-aside = Nessuno riceve { $artifact }.
aoc-bonus-card-to = { $who } riceve la carta bonus per Conan.
aoc-drew-card = { $who } pesca { $card }.
aoc-drew-kingdom = { $who } pesca una carta regno.
aoc-drew-strategy = { $who } pesca una carta strategia.
aoc-first-player = { $who } prende il segnalino primo giocatore.
aoc-fate-rolled = I dadi del fato mostrano: { $dice }.
aoc-bid = { $who } scommette { $token } con { $card }: { $worth }.
aoc-bid-token = { $who } scommette { $token } senza carta.
aoc-second-card = { $who } gioca invece { $card }: { $worth }.
aoc-conan-player = { $who } è il giocatore Conan.
aoc-tokens-back = { $who } riprende i segnalini scommessa spesi; lo 0 resta speso.
aoc-turn-of = È il turno: { $who }.
aoc-conan-moves = Conan va { $to-to }.
aoc-token-taken = { $who } prende { $token }.
aoc-token-discarded = { $token } viene scartato.
aoc-token-drawn = { $who } pesca { $token } dal sacchetto.
aoc-token-drawn-unseen = { $who } pesca un segnalino dal sacchetto, senza mostrarlo.
aoc-token-kept = { $who } tiene il segnalino.
aoc-token-traded = { $who } scambia { $token } (oro { $gold }, stregoneria { $sorcery }).
aoc-table-played = { $who } mette in tavola { $card }.
aoc-refreshed = { $who } riattiva { $card }.
aoc-used = { $who } usa { $card }.
aoc-made-ready = { $card } ({ $who }) torna pronta.
aoc-die-used = { $who } usa il dado «{ $face }» per { $use }.
aoc-adventure-ends = L’avventura «{ $adventure }» è finita.
aoc-unit-placed = { $who } piazza un’unità { $at-in }.
aoc-units-moved = { $who } muove { $count ->
    [one] un’unità
   *[other] { $count } unità
} ({ $from }) { $to-to }.
aoc-units-removed = { $who } perde { $count ->
    [one] un’unità
   *[other] { $count } unità
} { $at-in }.
aoc-emissary-placed = { $who } piazza un emissario { $at-in }.
aoc-emissary-moved = Un emissario { $who-of } ({ $from }) va { $to-to }.
aoc-emissary-removed = { $who } rimuove un emissario { $at-in }.
aoc-raider-placed = Compaiono razziatori { $at-in }.
aoc-raiders-discarded = Razziatori scartati { $at-in }: { $count }.
aoc-marker-removed = { $who } perde il controllo: { $at }.
aoc-city-built = { $who } costruisce una città { $at-in }.
aoc-contest-begins = { $who } attacca { $at-in }: { $contest }.
aoc-card-face-down = { $who } gioca una carta strategia coperta.
aoc-card-revealed = { $who } rivela { $card }.
aoc-rolled = Dadi ({ $side }): { $dice }.
aoc-rolled-again = Dadi ({ $side }) dopo il rilancio: { $dice }.
aoc-sorcery-spent = { $who } spende un segnalino stregoneria.
aoc-counted = { $bonus ->
    [0] { $dice-count ->
        [0] Nessun dado ha successo ({ $side }).
       *[other] Successi ({ $side }): { $dice }.
    }
   *[other] { $dice-count ->
        [0] Successi ({ $side }): { $bonus } dalle carte.
       *[other] Successi ({ $side }): { $dice }, più { $bonus } dalle carte.
    }
}
aoc-compared = Successi { $attacker } a { $defender }: vince l’{ $winner }.
aoc-advanced = { $who } avanza all’icona { $icon } { $at-in }.
aoc-subjugated = { $who } soggioga { $at }.
aoc-allied = { $who } si allea: { $at }.
aoc-forced-march = { $who } compie una marcia forzata { $at-in }.
aoc-retreated = { $who } si ritira ({ $from }) { $to-to }.
aoc-crom = { $who } riceve un segnalino «Crom, conta i morti!».
aoc-gold = { $who } guadagna oro: { $count }.
aoc-sorcery = { $who } guadagna stregoneria: { $count }.
aoc-points = { $who } guadagna punti impero: { $count }.
aoc-points-lost = { $who } perde punti impero: { $count }.
aoc-robbed = { $who } prende ({ $victim }): oro { $gold }, stregoneria { $sorcery }.
aoc-age-ends = L’era { $age } è finita.
aoc-objective-met = { $who } raggiunge { $objective }: { $points } punti impero.
aoc-offering = { $who } mostra: { $category }, in tutto { $total }: { $tokens }.
aoc-no-offering = { $who } non mostra nulla.
aoc-crown-succeeds = { $who } incorona Conan ({ $category })!
aoc-crown-fails = { $who } non riesce a incoronare Conan ({ $category }), è fuori dal gioco e arriva all’ultimo posto con 0 punti.
aoc-richest = { $who } è l’impero più ricco: { $points }.
aoc-most-crom = { $who } ha più segnalini Crom: { $points }.
aoc-crowned = { $who } ha incoronato Conan: { $points }.
aoc-supremacy = Supremazia nei segnalini avventura, { $category }: { $who }, { $points }.

## La posizione

aoc-describe-age = Era { $age }, avventura «{ $adventure }»; ancora { $left } in questa era.
aoc-describe-conan = Conan è { $at-in }; l’avventura porta { $destination-to }.
aoc-describe-conan-player = Giocatore Conan: { $who }.
aoc-describe-no-conan-player = Nessuno è il giocatore Conan prima della prima scommessa.
aoc-describe-track = Percorso dell’avventura: { $tokens }.
aoc-describe-pool = Dadi del fato: { $dice }.
aoc-describe-turn = Turno: { $who }; primo giocatore: { $first }.
aoc-describe-objective = Obiettivo { $objective } ({ $points }): { $text }
aoc-describe-artifact = { $who } possiede { $artifact }.
aoc-describe-bonus = { $who } possiede la carta bonus per Conan.
aoc-describe-realm = { $who }: punti impero { $points }, oro { $gold }, stregoneria { $sorcery }, Crom { $crom }; carte regno { $kingdom }, carte strategia { $strategy }, segnalini avventura { $tokens }.
aoc-describe-cards = { $who }, carte potenziamento – pronte: { $ready }; usate: { $used }.
aoc-describe-hand = { $who }, in mano – regno: { $kingdom }; strategia: { $strategy }; segnalini: { $tokens }.
aoc-describe-open = { $who } tiene scoperti: { $tokens }.
aoc-describe-home = { $at }: { $who }, provincia d’origine; unità { $units }, emissari { $emissaries }.
aoc-describe-fort = { $at }: { $who }, forte; unità { $units }, emissari { $emissaries }.
aoc-describe-tower = { $at }: { $who }, torre; unità { $units }, emissari { $emissaries }.
aoc-describe-city = { $at }: { $who }, città; unità { $units }, emissari { $emissaries }.
aoc-describe-abroad = { $at }: { $who }, all’estero; unità { $units }, emissari { $emissaries }.
aoc-describe-step = { $at }: { $who } è in campagna, icona { $icon } di { $icons }.
aoc-describe-raiders = { $at }: razziatori { $count }.
aoc-describe-dice = Dadi ({ $side }): { $dice }.

## Rifiuti

refused-aoc-not-now = Non in questo momento.
refused-aoc-bid-first = Prima viene la scommessa per Conan.
refused-aoc-no-bid-now = Ora non si scommette.
refused-aoc-no-such-token = Nessun segnalino scommessa ha questo valore.
refused-aoc-token-spent = Questo segnalino scommessa è speso.
refused-aoc-card-mandatory = Alla scommessa va aggiunta una carta strategia.
refused-aoc-not-in-hand = Questa carta non è nella tua mano.
refused-aoc-token-first = Prima tieni o scambia il segnalino.
refused-aoc-die-first = Bisogna scegliere un dado del fato.
refused-aoc-die-chosen = Il dado di questo turno è già scelto.
refused-aoc-die-not-there = Nessun dado della riserva lo mostra.
refused-aoc-die-blocked = Un altro dado della riserva dà questa azione.
refused-aoc-die-other-use = Questo dado dà un’altra azione.
refused-aoc-court-first = Pesca carte o gioca un evento.
refused-aoc-must-choose = Qui bisogna scegliere qualcosa.
refused-aoc-once = Una sola volta.
refused-aoc-not-adjacent = Quella provincia non è adiacente.
refused-aoc-raider-too-far = I razziatori vanno solo nella provincia di Conan o in una adiacente.
refused-aoc-card-elsewhere = Questa carta strategia qui non vale.
refused-aoc-too-expensive = L’oro non basta.
refused-aoc-no-table-card = Non è una carta potenziamento.
refused-aoc-not-used = Questa carta non è una tua carta potenziamento usata.
refused-aoc-used-this-turn = È stata usata in questo turno; riattivala più tardi.
refused-aoc-not-ready = Questa carta non è pronta davanti a te.
refused-aoc-event-needs-court = Un evento richiede un’azione di corte.
refused-aoc-not-its-window = Questa carta si usa in un altro momento.
refused-aoc-no-effect = Ora non avrebbe effetto, o il prezzo non si può pagare.
refused-aoc-supply-empty = Nella riserva non ce ne sono più.
refused-aoc-sorcery-once = La stregoneria si usa una volta per conflitto.
refused-aoc-no-sorcery = Non ci sono segnalini stregoneria da spendere.
refused-aoc-sorcery-not-now = La stregoneria si spende subito dopo il proprio lancio.
refused-aoc-not-friendly = Quella provincia non è amica.
refused-aoc-limit = Non ci possono stare più di cinque unità.
refused-aoc-moved-already = Qualcosa è già stato mosso.
refused-aoc-two-provinces = Le due unità vanno in due province diverse.
refused-aoc-no-army = Non hai unità lì.
refused-aoc-no-way = Queste unità non possono più muovere, o non hanno dove.
refused-aoc-no-campaign = Non hai un esercito in campagna lì.
refused-aoc-no-fort-left = Senza forti nella riserva non si combatte sull’ultima icona.
refused-aoc-how-many = Scegli una o più delle unità presenti.
refused-aoc-home = La provincia d’origine di un altro regno è esclusa.
refused-aoc-out-of-play = Quell’area non è in gioco.
refused-aoc-out-of-reach = L’emissario non può arrivarci.
refused-aoc-no-emissary = Non hai un emissario per questo.
refused-aoc-no-collection = L’oro si raccoglie con un emissario in una provincia nemica non d’origine.
refused-aoc-savage = Nessuna alleanza in una provincia selvaggia.
refused-aoc-friendly = Quella provincia è già amica.
refused-aoc-enemy-fort = C’è un forte o una città nemica.
refused-aoc-enemy-army = C’è l’esercito di un altro giocatore.
refused-aoc-retreat-there = Non ci si ritira in quella provincia.
refused-aoc-march-or-halt = Marcia o fermati.
refused-aoc-no-garrison = Non ci sono razziatori, o unità per scacciarli.
refused-aoc-levy = Le unità si arruolano solo nella tua provincia d’origine e dove sorgono i tuoi forti e le tue città.
refused-aoc-no-fort = Una città nasce solo da un tuo forte.
refused-aoc-offering = Scegli segnalini di una categoria, o nessuno.
refused-aoc-no-crown = Conan si incorona solo alla fine di un’avventura della terza era, se è in casa del giocatore Conan.
