# L’Era di Conan: ciò che si chiede, si offre, si racconta e si rifiuta.

## Parole

face-military = militare
face-intrigue = intrigo
face-court-conan = corte+Conan
face-military-intrigue = militare/intrigo
face-wild = jolly
use-military = un’azione militare
use-intrigue = un’azione di intrigo
use-court = un’azione corte
conflict-hit = colpito
conflict-hit-conan = colpito+Conan
conflict-hit-attacker = colpito (attaccante)
conflict-shield = scudo
conflict-axe = ascia
conflict-miss = mancato
contest-campaign = campagna
    .a = una campagna
contest-siege = assedio
    .a = un assedio
contest-battle = battaglia
    .a = una battaglia
contest-alliance = conflitto di intrigo per un’alleanza
    .a = un conflitto di intrigo per un’alleanza
contest-breaking = conflitto di intrigo per cancellare un’alleanza
    .a = un conflitto di intrigo per cancellare un’alleanza
side-attacker = attaccante
    .class = mv
side-defender = difensore
    .class = m
aoc-unseen-token = segnalino nascosto
    .the = il segnalino nascosto
aoc-from-cards = carte
aoc-source-before = quanto c’era già
aoc-source-failure = l’incoronazione fallita
aoc-source-raids = razzie
aoc-source-supremacy = la supremazia nelle avventure
aoc-source-crown = la corona di Conan
aoc-source-crom = la maggioranza di segnalini Crom
aoc-source-gold = il regno più ricco
aoc-source-forts = forti e città
aoc-source-objectives = obiettivi
aoc-source-campaigns = campagne

## Domande

aoc-wait-all = Ognuno compie una scelta segreta.
aoc-ask-bid = Scommetti per Conan: un segnalino scommessa e una carta strategia, in segreto.
aoc-ask-second-card = Hai la carta bonus per Conan: vuoi sostituire la tua carta strategia con un’altra?
aoc-ask-move-conan = Muovi Conan? L’avventura lo porta { $destination-to }.
aoc-ask-keep-or-trade = Tieni il segnalino o lo scambi?
aoc-ask-main = Gioca e riattiva carte potenziamento, poi scegli un dado del fato.
aoc-ask-conan-action = Azione Conan: muovi Conan, piazza un razziatore, o entrambe le cose.
aoc-ask-take-token = Prendi il primo segnalino avventura?
aoc-ask-court = Azione corte: pesca carte o gioca un evento.
aoc-ask-military = Azione militare: ridisponi, attacca o piazza unità.
aoc-ask-redeploy = Quale esercito ridisponi?
aoc-ask-how-many = Quante unità lasciano { $from-the }?
aoc-ask-where-to = Dove { $count ->
    [one] va l’unità che parte
   *[other] vanno le { $count } unità che partono
} { $from-from }?
aoc-ask-place-second = Piazzi una seconda unità altrove?
aoc-ask-march = Marcia forzata { $at-in }?
aoc-ask-retreat = Ti ritiri, o continui il conflitto { $at-in }?
aoc-ask-intrigue = Azione di intrigo: muovi emissari, inizia un conflitto di intrigo, ottieni oro o piazza un emissario.
aoc-ask-emissary-to = Dove va l’emissario? Parte { $from-from }.
aoc-ask-strategy-card = { $contest } { $at-in }: giochi una carta strategia come { $side }?
aoc-ask-window = { $contest } { $at-in }: usi una carta o la stregoneria?
aoc-ask-dice = Scegli i dadi da ritirare, al massimo altri { $count }.
aoc-ask-sacrifice = La carta costa un’unità: quale?
aoc-ask-put = Scegli una provincia per la carta (ancora { $count }).
aoc-ask-rob = A chi prendi fino a { $gold ->
    [0] { $sorcery ->
        [one] { $sorcery } segnalino stregoneria
       *[other] { $sorcery } segnalini stregoneria
    }
    [one] { $gold } segnalino oro
   *[other] { $gold } segnalini oro
}?
aoc-ask-make-ready = Quale carta usata torna pronta?
aoc-ask-stride = Muovi Conan? { $count ->
    [one] Resta un passo.
   *[other] Restano { $count } passi.
}
aoc-ask-raids = Razzie: elimini un’unità per scacciare i razziatori?
aoc-ask-troops = Piazza unità, o trasforma forti in città.
aoc-ask-spending = Spendi oro? Hai { $gold ->
    [one] { $gold } segnalino oro
   *[other] { $gold } segnalini oro
}.
aoc-ask-artifact = Scegli in segreto segnalini di una categoria per un artefatto.
aoc-ask-crown = Tenti di incoronare Conan?

## Offerte

aoc-offer-bid = Scommetti { $token } con { $card-the }: in tutto { $worth }
aoc-offer-bid-token = Scommetti { $token } senza carta
aoc-offer-strategy = Gioca { $card-the }
aoc-offer-table = Gioca { $card-the }: { $text }
aoc-offer-refresh = Riattiva { $card-the }: { $text }
aoc-offer-ready = Rendi pronta { $card-the }: { $text }
aoc-offer-use = Usa { $card-the }: { $text }
aoc-offer-conan = Conan va { $at-to }
aoc-offer-raider = Piazza un razziatore { $at-in }
aoc-offer-place = Piazza un’unità { $at-in }
aoc-offer-buy-unit = Acquista un’unità { $at-in } (2 oro)
aoc-offer-send = Piazza un emissario { $at-in }
aoc-offer-buy-emissary = Acquista un emissario { $at-in } (2 oro)
aoc-offer-army = Muovi l’esercito che è { $at-in }
aoc-offer-emissary = Muovi un emissario { $at-from }
aoc-offer-emissary-to = Vai { $at-to }
aoc-offer-redeploy = Ridisponi { $at-to }
aoc-offer-attack = Attacca { $at-the }
aoc-offer-campaign = Prosegui la campagna { $at-in }
aoc-offer-contest = Inizia un conflitto di intrigo { $at-in }
aoc-offer-collect = Ottieni oro { $at-in }
aoc-offer-retreat = Ritirati { $at-to }
aoc-offer-sacrifice = Sacrifica un’unità { $at-in }
aoc-offer-repel = Scarta i razziatori { $at-in }
aoc-offer-city = Costruisci una città { $at-in }
aoc-offer-take = Prendi il primo segnalino
aoc-offer-leave-token = Lascia il segnalino
aoc-offer-keep = Tieni { $token-the }
aoc-offer-trade = Scambia { $token-the } per { $gold ->
    [0] { $sorcery ->
        [one] { $sorcery } segnalino stregoneria
       *[other] { $sorcery } segnalini stregoneria
    }
   *[other] { $gold ->
        [one] { $gold } segnalino oro
       *[other] { $gold } segnalini oro
    }{ $sorcery ->
        [0] { "" }
        [one] {" "}e { $sorcery } segnalino stregoneria
       *[other] {" "}e { $sorcery } segnalini stregoneria
    }
}
aoc-offer-die = Usa un dado «{ $face }» per { $use }
aoc-offer-draw-both = Pesca una carta regno e una carta strategia
aoc-offer-draw-two = Pesca due carte strategia
aoc-offer-units = { $count ->
    [one] Un’unità
   *[other] { $count } unità
}
aoc-offer-sorcery = Spendi un segnalino stregoneria per ritirare tutti i dadi
aoc-offer-reroll = Ritira un dado: { $die }
aoc-offer-march = Marcia forzata: elimina un’unità e prosegui la campagna
aoc-offer-halt = Fermati
aoc-offer-fight = Inizia un altro conflitto
aoc-offer-rob = { $who-dat }
aoc-offer-slay = Un’unità { $who-of } { $at-in }
aoc-offer-banish = Un emissario { $who-of } { $at-in }
aoc-offer-buy-both = Acquista una carta regno e una carta strategia (2 oro)
aoc-offer-buy-one = Acquista una carta strategia (1 oro)
aoc-offer-category = Scegli la categoria { $category }
aoc-offer-token = Aggiungi { $token-the }
aoc-offer-reconsider = Scegli di nuovo
aoc-offer-seal = Sigilla questa scelta
aoc-offer-crown = Incorona Conan ({ $category }, totale { $total }). Se un altro giocatore ha un totale pari o superiore, arrivi all’ultimo posto con 0 punti
aoc-offer-no-crown = Non incoronare Conan
aoc-offer-stay = Conan resta
aoc-offer-pass = Passa
aoc-offer-done = Nient’altro

## Ciò che accade

aoc-takes = { $seat-the } gioca con { $who-the }.
aoc-objective-up = Nuovo obiettivo, «{ $objective }»: { $text }
aoc-adventure-up = Comincia l’avventura «{ $adventure }»; porta Conan { $destination-to }.
aoc-track-filled = Sul percorso dell’avventura: { $tokens }.
aoc-artifact-to = { $who-the } riceve { $artifact-the }.
aoc-artifact-aside = Nessuno mostra segnalini per { $artifact-the }, che viene messo da parte.
aoc-artifact-tied = Parità per { $artifact-the }: nessuno lo riceve.
aoc-bonus-card-to = { $who-the } riceve la carta bonus per Conan.
aoc-bonus-card-by-points = { $who-the } ha meno punti impero di tutti e riceve la carta bonus per Conan.
aoc-bonus-card-by-tokens = Tra chi ha meno punti impero { $who-the } ha meno segnalini avventura e riceve la carta bonus per Conan.
aoc-bonus-card-aside = Nessuno riceve la carta bonus per Conan: chi ha meno punti impero ha altrettanto pochi segnalini avventura.
aoc-drew-card = { $who-the } pesca { $card-the }.
aoc-drew-kingdom = { $who-the } pesca una carta regno.
aoc-drew-strategy = { $who-the } pesca una carta strategia.
aoc-first-player = { $who-the } prende il segnalino primo giocatore.
aoc-fate-rolled = I dadi del fato mostrano: { $dice }.
aoc-bid = { $who-the } scommette { $token } con { $card-the }: in tutto { $worth }.
aoc-bid-token = { $who-the } scommette { $token } senza carta.
aoc-second-card = { $who-the } gioca invece { $card-the }: in tutto { $worth }.
aoc-bids-tied-tokens = Le scommesse più alte sono pari: decide il minor numero di segnalini avventura.
aoc-bids-tied-distance = Le scommesse più alte sono pari, e lo è il numero di segnalini avventura: decide la via più breve dalla provincia di partenza.
aoc-bids-tied-lot = Le scommesse più alte sono pari e nient’altro le distingue: decide la sorte.
aoc-conan-player = { $who-the } diventa il giocatore Conan.
aoc-tokens-back = { $who-the } riprende i segnalini scommessa usati; lo 0 resta usato.
aoc-turn-of = È il turno { $who-of }.
aoc-conan-moves = Conan va { $to-to }.
aoc-token-taken = { $who-the } prende { $token-the }.
aoc-token-discarded = { $token-the } { $token-number ->
    [many] vengono
   *[one] viene
} scartat{ $token-o }.
aoc-token-drawn = { $who-the } pesca { $token-the } dal sacchetto.
aoc-token-drawn-unseen = { $who-the } pesca un segnalino dal sacchetto, senza mostrarlo.
aoc-token-kept = { $who-the } tiene il segnalino.
aoc-token-traded = { $who-the } scambia { $token-the } per { $gold ->
    [0] { $sorcery ->
        [one] { $sorcery } segnalino stregoneria
       *[other] { $sorcery } segnalini stregoneria
    }
   *[other] { $gold ->
        [one] { $gold } segnalino oro
       *[other] { $gold } segnalini oro
    }{ $sorcery ->
        [0] { "" }
        [one] {" "}e { $sorcery } segnalino stregoneria
       *[other] {" "}e { $sorcery } segnalini stregoneria
    }
}.
aoc-table-played = { $who-the } gioca { $card-the } sul tavolo{ $gold ->
    [0] { "" }
    [one] {" "}per { $gold } segnalino oro
   *[other] {" "}per { $gold } segnalini oro
}.
aoc-refreshed = { $who-the } riattiva { $card-the }{ $gold ->
    [0] { "" }
    [one] {" "}per { $gold } segnalino oro
   *[other] {" "}per { $gold } segnalini oro
}.
aoc-used = { $who-the } usa { $card-the }{ $gold ->
    [0] { "" }
    [one] {" "}per { $gold } segnalino oro
   *[other] {" "}per { $gold } segnalini oro
}{ $sorcery ->
    [0] { "" }
    [one] {" "}per { $sorcery } segnalino stregoneria
   *[other] {" "}per { $sorcery } segnalini stregoneria
}.
aoc-made-ready = La carta «{ $card }» { $who-of } torna pronta.
aoc-die-used = { $who-the } usa un dado «{ $face }» per { $use }.
aoc-adventure-ends = L’avventura «{ $adventure }» è finita.
aoc-unit-placed = { $who-the } piazza un’unità { $at-in }.
aoc-units-moved = { $who-the } muove { $count ->
    [one] un’unità
   *[other] { $count } unità
} { $from-from } { $to-to }.
aoc-units-removed = { $who-the } perde { $count ->
    [one] un’unità
   *[other] { $count } unità
} { $at-in }.
aoc-emissary-placed = { $who-the } piazza un emissario { $at-in }.
aoc-emissary-moved = Un emissario { $who-of } va { $from-from } { $to-to }.
aoc-emissary-removed = { $who-the } elimina un emissario { $at-in }.
aoc-raider-placed = Compaiono razziatori { $at-in }.
aoc-raiders-discarded = { $count ->
    [one] Viene scartato un razziatore
   *[other] Vengono scartati { $count } razziatori
} { $at-in }.
aoc-marker-removed = { $who-the } perde il controllo { $at-of }.
aoc-city-built = { $who-the } costruisce una città { $at-in }.
aoc-contest-begins = { $who-the } inizia { $contest-a } contro { $defender-the } { $at-in }.
aoc-contest-begins-alone = { $who-the } inizia { $contest-a } { $at-in }.
aoc-card-face-down = { $who-the } gioca una carta strategia coperta.
aoc-card-revealed = { $who-the } rivela { $card-the }.
aoc-rolled = Dadi { $side-of }: { $dice }.
aoc-rolled-again = Dadi { $side-of } dopo averli ritirati: { $dice }.
aoc-sorcery-spent = { $who-the } spende un segnalino stregoneria.
aoc-counted = Successi { $side-of }: { $sum }{ $sum-count ->
    [one] { "" }
   *[other] {" "}= { $total }
}.
aoc-compared = { $attacker } a { $defender } nei successi: vince { $winner-the }.
aoc-compared-tied = { $attacker } a { $defender } nei successi: in parità vince { $winner-the }.
aoc-compared-artifact = { $attacker } a { $defender } nei successi: grazie all’artefatto «{ $artifact }» { $winner-the } vince anche in parità.
aoc-advanced = { $who-the } avanza all’icona { $icon } { $at-in }.
aoc-subjugated = { $who-the } soggioga { $at-the }.
aoc-allied = { $who-the } si allea con { $at-the }.
aoc-forced-march = { $who-the } compie una marcia forzata { $at-in }.
aoc-retreated = { $who-the } si ritira { $from-from } { $to-to }.
aoc-crom = { $who-the } riceve un segnalino «Crom, conta i morti!».
aoc-gold = { $who-the } ottiene { $count ->
    [one] { $count } segnalino oro
   *[other] { $count } segnalini oro
}.
aoc-gold-income = Rendita { $who-of }: { $count ->
    [one] { $count } segnalino oro
   *[other] { $count } segnalini oro
}.
aoc-gold-towers = { $who-the } ottiene { $count ->
    [one] { $count } segnalino oro
   *[other] { $count } segnalini oro
} per torri e città.
aoc-spent = { $who-the } spende { $gold ->
    [one] { $gold } segnalino oro
   *[other] { $gold } segnalini oro
}.
aoc-sorcery = { $who-the } ottiene { $count ->
    [one] { $count } segnalino stregoneria
   *[other] { $count } segnalini stregoneria
}.
aoc-points = { $who-the } ottiene { $count ->
    [one] { $count } punto impero
   *[other] { $count } punti impero
}.
aoc-points-forts = { $who-the } ottiene { $count ->
    [one] { $count } punto impero
   *[other] { $count } punti impero
} per forti e città.
aoc-points-lost = { $who-the } perde { $count ->
    [one] { $count } punto impero
   *[other] { $count } punti impero
} a causa dei razziatori.
aoc-robbed = { $who-the } prende { $gold ->
    [0] { $sorcery ->
        [one] { $sorcery } segnalino stregoneria
       *[other] { $sorcery } segnalini stregoneria
    }
   *[other] { $gold ->
        [one] { $gold } segnalino oro
       *[other] { $gold } segnalini oro
    }{ $sorcery ->
        [0] { "" }
        [one] {" "}e { $sorcery } segnalino stregoneria
       *[other] {" "}e { $sorcery } segnalini stregoneria
    }
} { $victim-dat }.
aoc-age-ends = L’era { $age } è finita.
aoc-objective-met = { $who-the } raggiunge { $objective-the }: { $points ->
    [one] { $points } punto impero
   *[other] { $points } punti impero
}.
aoc-offering = { $who-the } mostra segnalini della categoria { $category }, in tutto { $total }: { $tokens }.
aoc-crown-succeeds = { $who-the } incorona Conan ({ $category })!
aoc-crown-fails = { $who-the } non riesce a incoronare Conan ({ $category }), lascia la partita e arriva all’ultimo posto con 0 punti.
aoc-richest = { $who-the } è { $tied ->
    [0] il regno più ricco
   *[other] uno dei regni più ricchi
}, con { $gold ->
    [one] { $gold } segnalino oro
   *[other] { $gold } segnalini oro
}: { $points ->
    [one] { $points } punto impero
   *[other] { $points } punti impero
}.
aoc-most-crom = { $who-the } ha il maggior numero di segnalini «Crom, conta i morti!»{ $tied ->
    [0] { "" }
   *[other] , in parità
} ({ $crom }): { $points ->
    [one] { $points } punto impero
   *[other] { $points } punti impero
}.
aoc-crowned = { $who-the } ha incoronato Conan: { $points ->
    [one] { $points } punto impero
   *[other] { $points } punti impero
}.
aoc-supremacy = { $who-the } ha la supremazia nelle avventure ({ $category }){ $tied ->
    [0] { "" }
   *[other] {" "}in parità
} con un totale di { $total }: { $points ->
    [one] { $points } punto impero
   *[other] { $points } punti impero
}.
aoc-points-tied = A parità di punti impero decidono i segnalini avventura: { $who-the } ne ha { $count }.
aoc-points-tied-value = A parità di punti impero decide il valore dei segnalini avventura: { $who-the } ha { $count }.
aoc-final-count = { $who-the }: { $sum-count ->
    [0] { "" }
   *[other] { $sum } ={" "}
}{ $points ->
    [one] { $points } punto impero
   *[other] { $points } punti impero
}.

## La posizione

aoc-describe-age = Era { $age }, avventura «{ $adventure }»; { $left ->
    [0] è l’ultima di questa era
   *[other] ancora { $left } in questa era
}.
aoc-describe-conan = Conan è { $at-in }; l’avventura lo porta { $destination-to }.
aoc-describe-conan-player = Giocatore Conan: { $who }.
aoc-describe-no-conan-player = Nessuno è il giocatore Conan prima della prima scommessa.
aoc-describe-track = Percorso dell’avventura: { $tokens }.
aoc-describe-pool = Dadi del fato: { $dice }.
aoc-describe-turn = Turno: { $who }; primo giocatore: { $first }.
aoc-describe-objective = Obiettivo «{ $objective }» ({ $points }): { $text }
aoc-describe-artifact = { $who-the } possiede { $artifact-the }.
aoc-describe-bonus = { $who-the } possiede la carta bonus per Conan.
aoc-describe-realm = { $who }: punti impero { $points }, oro { $gold }, stregoneria { $sorcery }, Crom { $crom }; carte regno { $kingdom }, carte strategia { $strategy }, segnalini avventura { $tokens }.
aoc-describe-cards = { $who }, carte potenziamento – pronte: { $ready-count ->
    [0] nessuna
   *[other] { $ready }
}; usate: { $used-count ->
    [0] nessuna
   *[other] { $used }
}.
aoc-describe-hand = { $who }, in mano – regno: { $kingdom }; strategia: { $strategy }; segnalini: { $tokens }.
aoc-describe-open = { $who-the } tiene scoperti: { $tokens }.
aoc-describe-home = { $at }: { $who }, provincia d’origine; unità { $units }, emissari { $emissaries }.
aoc-describe-fort = { $at }: { $who }, un forte; unità { $units }, emissari { $emissaries }.
aoc-describe-tower = { $at }: { $who }, una torre; unità { $units }, emissari { $emissaries }.
aoc-describe-city = { $at }: { $who }, una città; unità { $units }, emissari { $emissaries }.
aoc-describe-abroad = { $at }: { $who }, fuori dalle sue province; unità { $units }, emissari { $emissaries }.
aoc-describe-step = { $at }: { $who }, in campagna, icona { $icon } di { $icons }.
aoc-describe-raiders = { $at }: razziatori { $count }.
aoc-describe-dice = Dadi { $side-of }: { $dice }.

## Rifiuti

refused-aoc-not-now = Non in questo momento.
refused-aoc-bid-first = Prima viene la scommessa per Conan.
refused-aoc-no-bid-now = Ora non si scommette.
refused-aoc-no-such-token = Nessun segnalino scommessa ha questo valore.
refused-aoc-token-spent = Questo segnalino scommessa è usato.
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
refused-aoc-not-used = Questa non è una tua carta potenziamento usata.
refused-aoc-used-this-turn = È stata usata in questo turno; riattivala più tardi.
refused-aoc-not-ready = Questa carta non è pronta davanti a te.
refused-aoc-event-needs-court = Un evento richiede un’azione corte.
refused-aoc-not-its-window = Questa carta si usa in un altro momento.
refused-aoc-no-effect = Ora non avrebbe effetto, o il prezzo non si può pagare.
refused-aoc-supply-empty = Nella riserva non ce ne sono più.
refused-aoc-sorcery-once = La stregoneria si usa una volta per conflitto.
refused-aoc-no-sorcery = Non hai segnalini stregoneria da spendere.
refused-aoc-sorcery-not-now = La stregoneria si spende subito dopo il proprio tiro.
refused-aoc-not-friendly = Quella provincia non è amica.
refused-aoc-limit = Non ci possono stare più di cinque unità.
refused-aoc-moved-already = Qualcosa è già stato mosso.
refused-aoc-two-provinces = Le due unità vanno in due province diverse.
refused-aoc-no-army = Non hai unità lì.
refused-aoc-no-way = Queste unità non possono più muoversi, o non hanno dove andare.
refused-aoc-no-campaign = Non hai un esercito in campagna lì.
refused-aoc-no-fort-left = Senza forti nella riserva non si inizia un conflitto sull’ultima icona.
refused-aoc-how-many = Scegli una o più delle unità presenti.
refused-aoc-home = Non si può nella provincia d’origine di un altro regno.
refused-aoc-out-of-play = Quell’area non è in gioco.
refused-aoc-out-of-reach = L’emissario non può arrivarci.
refused-aoc-no-emissary = Non hai un emissario per questo.
refused-aoc-no-collection = Un emissario ottiene oro solo in una provincia nemica, mai in una provincia d’origine.
refused-aoc-savage = Nessuna alleanza in una provincia selvaggia.
refused-aoc-friendly = Quella provincia è già amica.
refused-aoc-enemy-fort = Lì c’è un forte o una città del nemico.
refused-aoc-enemy-army = Lì c’è l’esercito di un altro giocatore.
refused-aoc-retreat-there = Non ci si ritira in quella provincia.
refused-aoc-march-or-halt = Fai una marcia forzata o fermati.
refused-aoc-no-garrison = Non ci sono razziatori, o unità per scacciarli.
refused-aoc-levy = Le unità si arruolano solo nella tua provincia d’origine e dove sorgono i tuoi forti e le tue città.
refused-aoc-no-fort = Una città nasce solo da un tuo forte.
refused-aoc-offering = Scegli segnalini di una categoria, o nessuno.
refused-aoc-no-crown = Conan si incorona solo alla fine di un’avventura della terza era, se è nella provincia d’origine del giocatore Conan.
