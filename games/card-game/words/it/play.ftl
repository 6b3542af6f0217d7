# Conan, il gioco di carte: domande, offerte, racconto, rifiuti e descrizione della posizione.

## Domande

cg-over = La partita è finita.
cg-waiting = Si attende { $seat-the }.
cg-unknown-card = carta sconosciuta
    .the = una carta sconosciuta
cg-never-below-nothing = mai meno di 0
    .the = mai meno di 0
cg-source-start = inizio
cg-source-cards = carte giocate
cg-source-bids = aste
cg-source-loot = bottino
cg-source-plunder = saccheggio
cg-source-effects = effetti delle carte
cg-source-alliances = alleanze
cg-source-treaties = trattati
cg-source-hired = alleati ingaggiati
cg-source-ransoms = riscatti
cg-source-accusations = accuse
cg-source-fall = eliminazione
cg-ask-swap = Proponi a un altro giocatore di scambiare gli eroi?
cg-ask-answer-swap = { $seat-the } ti propone { $hero-the } in cambio del tuo eroe. Accetti?
cg-ask-first-challenge = Su quale Avventura piazzi { $card-the }?
cg-ask-enter = Su quale Avventura comincia il tuo eroe?
cg-ask-play = Gioca una carta o passa.
cg-ask-deed = Che cosa fa il tuo eroe?
cg-ask-honour = Onore: il tuo Cavaliere può combattere ancora subito.
cg-ask-swift = Rapidità: il tuo Nomade può agire una seconda volta.
cg-ask-bid = Asta contro { $against-the }: { $mine } PG tuoi, { $theirs } PG { $other-of }. La tua offerta?
cg-ask-name = Scegli l’attributo e il personaggio contro { $against-the }.
cg-ask-lay = Cala una carta coperta o passa. { $count ->
    [0] Nessuna carta è ancora calata.
    [one] Una carta è calata.
   *[other] { $count } carte sono calate.
}
cg-ask-rage = Le carte sono scoperte. Il tuo Barbaro si infuria?
cg-ask-break-settlement = Sei in debito con i compagni. Violi le condizioni dell’alleanza?
cg-ask-break-loot = Dividi il bottino secondo le condizioni o prendi di più?
cg-ask-break-treaty = Il trattato è concluso. Tieni per te ciò che hai promesso di dare?
cg-ask-stop = C’è un accordo tra { $heroes-the }. Predichi contro di esso?
cg-ask-talk = Fai una proposta?
cg-ask-draft = Componi la tua proposta.
cg-ask-answer = { $seat-the } ti fa una proposta. Accetti?
cg-ask-pick = Scegli una carta per il trattato.
cg-ask-choice = { $card-the }: la tua scelta.
cg-ask-draw = Pesca la tua carta.
cg-ask-accuse = Accusi qualcuno di aver barato?

## Offerte

cg-offer-pass = Passa
cg-offer-decline = Non ora
cg-offer-no = No
cg-offer-yes = Sì
cg-offer-done = Nessun’altra proposta
cg-offer-scrap = Rinuncia a questa proposta
cg-offer-withdraw = Ritirati
cg-offer-counter = No, e proponi altro
cg-offer-submit = Presenta la proposta
cg-offer-match = Pareggia l’offerta
cg-offer-swap = Proponi uno scambio { $seat-dat } ({ $hero })
cg-offer-accuse = Accusa { $seat-the } ({ $hero })
cg-offer-player = { $seat } ({ $hero })
cg-offer-adventure-there = { $adventure }
cg-offer-spot = Sfida { $number } sull’Avventura «{ $adventure }»: { $card-the }
cg-offer-hidden-object = Un oggetto coperto { $seat-of }
cg-offer-choose = { $card }
cg-offer-play-adventure = Gioca l’Avventura «{ $card }»
cg-offer-play-challenge = Piazza { $card-the } sull’Avventura «{ $adventure }»
cg-offer-turn-object = Scopri l’oggetto «{ $card }»
cg-offer-play-special = Gioca la carta Speciale «{ $card }»
cg-offer-bid = Offri { $amount } PG
cg-offer-hire = Assolda { $card-the }
cg-offer-hire-free = Fratellanza: assolda { $card-the } gratis
cg-offer-name = { $attribute }, con { $figure-the }
cg-offer-lay = Cala { $card-the }
cg-offer-lay-on = Cala { $card-the } { $hero-on }
cg-offer-rage = Furia: la Sfida o il duello diventa di Forza
cg-offer-sermon = Pronuncia il Sermone
cg-offer-draw = Pesca una carta
cg-offer-draw-two = Bara: pesca due carte
cg-offer-swap-two = Bara: rimetti { $card-the }, pesca due carte
cg-offer-stand = Non fare nulla
cg-offer-move = Vai sull’Avventura «{ $adventure }»
cg-offer-face = Affronta la Sfida { $number } sull’Avventura «{ $adventure }»: { $card-the }
cg-offer-duel = Sfida a duello { $seat-the } ({ $hero })
cg-offer-complete = Completa l’Avventura
cg-offer-steal-card = Dita agili: prendi una carta a caso { $seat-dat } ({ $hero })
cg-offer-steal-object = Dita agili: prendi l’oggetto «{ $card }»
cg-offer-steal-hidden = Dita agili: prendi un oggetto coperto { $seat-dat } ({ $hero })
cg-offer-return = Tornerò: parti per l’Avventura «{ $adventure }»
cg-offer-ransom = Paga un riscatto di { $amount } PG e vai sull’Avventura «{ $adventure }»
cg-offer-use = Usa l’oggetto «{ $card }»
cg-a-hand-card = una carta della mano
cg-a-hidden-object = un oggetto coperto
cg-peek-stand = Non fare nulla; bara: guarda la Sfida { $number } sull’Avventura «{ $place }»
cg-peek-move = Vai sull’Avventura «{ $adventure }»; bara: guarda la Sfida { $number } sull’Avventura «{ $place }»
cg-peek-face = Affronta la Sfida { $challenge }; bara: guarda la Sfida { $number } sull’Avventura «{ $place }»
cg-peek-duel = Duello con { $hero-the }; bara: guarda la Sfida { $number } sull’Avventura «{ $place }»
cg-peek-complete = Completa l’Avventura; bara: guarda la Sfida { $number } sull’Avventura «{ $place }»
cg-peek-steal = Dita agili: prendi { $what } { $seat-dat }; bara: guarda la Sfida { $number } sull’Avventura «{ $place }»
cg-peek-steal-object = Dita agili: prendi l’oggetto «{ $card }»; bara: guarda la Sfida { $number } sull’Avventura «{ $place }»
cg-peek-use = Usa l’oggetto «{ $card }»; bara: guarda la Sfida { $number } sull’Avventura «{ $place }»
cg-peek-leave = Parti per l’Avventura «{ $adventure }»; bara: guarda la Sfida { $number } sull’Avventura «{ $place }»
cg-offer-treaty = Proponi un trattato
cg-offer-alliance = Proponi un’alleanza
cg-offer-invite = Invita { $seat-the } ({ $hero })
cg-offer-share-loot = { $tenths ->
    [0] Nessuna parte
    [one] Un decimo
   *[other] { $tenths } decimi
} del bottino { $seat-dat }
cg-offer-share-gains = { $tenths ->
    [0] Nessuna parte
    [one] Un decimo
   *[other] { $tenths } decimi
} dei guadagni all’asta { $seat-dat }
cg-offer-share-losses = { $tenths ->
    [0] Nessuna parte
    [one] Un decimo
   *[other] { $tenths } decimi
} delle perdite all’asta { $seat-dat }
cg-offer-object-active = L’oggetto va al giocatore attivo
cg-offer-object-heir = L’oggetto va { $seat-dat }
cg-offer-effect-active = L’effetto speciale va al giocatore attivo
cg-offer-effect-heir = L’effetto speciale va { $seat-dat }
cg-offer-between = { $from-the } dà { $to-dat }
cg-good-glory = Punti gloria
cg-good-card = Una carta della mano, per nome
cg-good-random-cards = Carte della mano, a caso
cg-good-chosen-cards = Carte della mano, a scelta di chi dà
cg-good-adventures = Avventure della mano, a scelta di chi dà
cg-good-challenges = Sfide della mano, a scelta di chi dà
cg-good-resolutions = Carte di risoluzione, a scelta di chi dà
cg-good-object = Un oggetto scoperto
cg-good-hidden-objects = Oggetti coperti
cg-good-show-random = Mostrare carte a caso
cg-good-show-chosen = Mostrare carte scelte
cg-good-show-adventures = Mostrare Avventure della mano
cg-good-show-challenges = Mostrare Sfide della mano
cg-good-show-resolutions = Mostrare carte di risoluzione
cg-good-show-objects = Mostrare oggetti coperti
cg-good-show-placed = Mostrare una Sfida piazzata
cg-offer-amount = { $amount }
cg-offer-amount-glory = { $amount } PG
cg-offer-grab = Viola le condizioni: prendi { $glory } PG{ $objects ->
    [0] { "" }
    [one] , un oggetto promesso ad altri
   *[other] , { $objects } oggetti promessi ad altri
}{ $effect ->
    [0] { "" }
   *[other] , e l’effetto speciale altrui
}

## Racconto

cg-told-hero = { $seat-the } gioca con { $hero-the }.
cg-told-swap-offered = { $seat-the } propone { $other-dat } di scambiare gli eroi.
cg-told-swapped = { $seat-the } e { $other-the } si scambiano gli eroi.
cg-told-swap-declined = { $seat-the } rifiuta lo scambio con { $other-the }.
cg-told-opened = { $seat-the } apre con l’Avventura «{ $card }».
cg-told-reopened = Parità: { $seat-the } pesca invece l’Avventura «{ $card }».
cg-told-first = Primo giocatore: { $seat }.
cg-told-first-by-lot = Primo giocatore, per sorteggio: { $seat }.
cg-told-placed = { $seat-the } piazza coperta la Sfida «{ $card }» sull’Avventura «{ $adventure }».
cg-told-placed-unseen = { $seat-the } piazza una Sfida coperta sull’Avventura «{ $adventure }».
cg-told-unplaced = { $seat-the } non trova posto per la Sfida.
cg-told-drew = { $seat-the } pesca { $card-the }.
cg-told-drew-unseen = { $seat-the } pesca una carta.
cg-told-drew-secretly = { $seat-the } pesca { $cards-the }. Di nascosto torna nel mazzo: { $back }.
cg-told-drew-something = { $seat-the } pesca dal mazzo.
cg-told-nothing-to-draw = { $seat-the } non ha nulla da pescare.
cg-told-entered = { $seat-the } comincia sull’Avventura «{ $adventure }».
cg-told-card-phase = Ciclo { $cycle }: fase delle carte.
cg-told-hero-phase = Fase degli eroi.
cg-told-diplomacy-phase = Fase di diplomazia.
cg-told-draw-phase = Fase di pesca.
cg-told-passed = { $seat-the } passa.
cg-told-played-adventure = { $seat-the } gioca l’Avventura «{ $card }».
cg-told-turned-object = { $seat-the } scopre l’oggetto «{ $card }».
cg-told-played-special = { $seat-the } gioca la carta Speciale «{ $card }».
cg-told-used-object = { $seat-the } usa e scarta l’oggetto «{ $card }».
cg-told-tied = Parità in testa: si continua.
cg-told-eliminated = L’eroe { $seat-of }, { $hero-the }, è eliminato. Carte mostrate e scartate: { $cards }.
cg-told-eliminated-bare = L’eroe { $seat-of }, { $hero-the }, è eliminato.
cg-told-left = { $seat-the } lascia la partita.
cg-told-won-by-glory = Vittoria per gloria { $heroes-of }.
cg-told-won-as-last = Vince l’ultimo eroe rimasto: { $heroes }.
cg-told-won-at-the-end = L’era è finita. La gloria più grande spetta { $heroes-dat }.
cg-told-moved = { $seat-the } va sull’Avventura «{ $adventure }».
cg-told-returned = Lo Stregone { $seat-of } svanisce e riappare sull’Avventura «{ $adventure }».
cg-told-waited = { $seat-the } non ha dove andare e aspetta.
cg-told-ransomed = { $seat-the } paga { $other-dat } un riscatto di { $amount } PG.
cg-told-pile-reformed = Gli scarti formano il nuovo mazzo di pesca.
cg-told-object-pile-reformed = Gli oggetti scartati formano il nuovo mazzo degli oggetti.
cg-told-brought-back = { $count ->
    [one] Un’Avventura completata torna
   *[other] { $count } Avventure completate tornano
} nel mazzo di pesca.
cg-told-guilty = { $seat-the } accusa a ragione { $other-the } di barare.
cg-told-innocent = { $seat-the } accusa a torto { $other-the } di barare.
cg-told-peeked = Di nascosto, { $seat-the } guarda { $card-the } sull’Avventura «{ $adventure }».
cg-told-faced = { $seat-the } affronta { $card-the } sull’Avventura «{ $adventure }».
cg-told-challenged = { $seat-the } sfida { $other-the } a duello.
cg-told-hired = { $seat-the } assolda { $card-the } { $amount ->
    [0] gratis
   *[other] per { $amount } PG
}.
cg-told-bid = { $seat-the } offre { $amount } PG.
cg-told-matched = { $seat-the } pareggia l’offerta: { $amount } PG.
cg-told-withdrew = { $seat-the } si ritira{ $amount ->
    [0] {" "}senza perdere nulla
   *[other] { "" }
}.
cg-told-named = { $seat-the } sceglie { $attribute-the }, con { $figure-the }.
cg-told-laid = { $seat-the } cala coperta la carta «{ $card }».
cg-told-laid-unseen = { $seat-the } cala una carta coperta.
cg-told-laid-on = { $seat-the } cala coperta la carta «{ $card }» { $hero-on }.
cg-told-laid-on-unseen = { $seat-the } cala una carta coperta { $hero-on }.
cg-told-shown = Si scopre la carta calata { $seat-by }: { $card }.
cg-told-shown-cancelled = Si scopre, senza effetto, la carta calata { $seat-by }: { $card }.
cg-told-became = Ora decide { $attribute-the }.
cg-told-raged = Il Barbaro { $seat-of } si infuria: ora decide la Forza.
cg-told-compared = { $sum-the }{ $sum-count ->
    [one] { "" }
   *[other] {" "}= { $value }
} contro { $foes-the }{ $foes-count ->
    [one] { "" }
   *[other] {" "}= { $against }
}.
cg-told-compared-tied = { $sum-the }{ $sum-count ->
    [one] { "" }
   *[other] {" "}= { $value }
} contro { $foes-the }{ $foes-count ->
    [one] { "" }
   *[other] {" "}= { $against }
}: in parità la Sfida resiste.
cg-told-compared-duel-tied = { $sum-the }{ $sum-count ->
    [one] { "" }
   *[other] {" "}= { $value }
} contro { $foes-the }{ $foes-count ->
    [one] { "" }
   *[other] {" "}= { $against }
}: in parità vince l’eroe sfidato.
cg-told-compared-card = { $sum-the }{ $sum-count ->
    [one] { "" }
   *[other] {" "}= { $value }
} contro { $foes-the }{ $foes-count ->
    [one] { "" }
   *[other] {" "}= { $against }
}, e { $card-the } vince in parità.
cg-told-beaten = { $seat-the } batte { $card-the }.
cg-told-held = { $card-the } { $seat-of } { $card-number ->
    [many] resistono
   *[one] resiste
}.
cg-told-duel-won = { $seat-the } vince il duello contro { $other-the }.
cg-told-called-off = Nessuno vince; le offerte tornano indietro.
cg-told-expelled = L’eroe { $seat-of }, { $hero-the }, è espulso dall’Avventura «{ $adventure }».
cg-told-completed = { $seat-the } completa l’Avventura «{ $adventure }».
cg-told-grabbed = { $seat-the } viola le condizioni e prende più bottino.
cg-told-plundered = { $seat-the } saccheggia.
cg-told-banished = { $seat-the } scarta { $card-the } dall’Avventura «{ $adventure }».
cg-told-razed = { $seat-the } rade al suolo l’Avventura «{ $adventure }»: sparisce con tutto ciò che vi era.
cg-told-renewed = L’abilità dell’eroe { $seat-of } è di nuovo disponibile.
cg-told-gained = { $seat-the } guadagna { $amount } PG.
cg-told-gained-loot = { $seat-the } ottiene { $amount } PG di bottino.
cg-told-lost = { $seat-the } paga { $amount } PG alla riserva.
cg-told-paid = { $from-the } paga { $amount } PG { $to-dat }.
cg-told-paid-bid = { $from-the } paga { $to-dat } l’offerta di { $amount } PG.
cg-told-paid-share = Secondo le condizioni dell’alleanza { $from-the } paga { $amount } PG { $to-dat }.
cg-told-object-taken = { $to-the } prende l’oggetto «{ $card }» { $from-dat }.
cg-told-object-taken-unseen = { $to-the } prende un oggetto coperto { $from-dat }.
cg-told-looted = { $seat-the } ottiene l’oggetto «{ $card }» dal bottino.
cg-told-looted-unseen = { $seat-the } ottiene un oggetto magico dal bottino.
cg-told-discarded = { $seat-the } scarta { $card-the }.
cg-told-card-taken = { $to-the } prende { $card-the } { $from-dat }.
cg-told-card-taken-unseen = { $to-the } prende una carta { $from-dat }.
cg-told-recovered = { $seat-the } riprende { $card-the } dagli scarti.
cg-told-kept = { $seat-the } prende in mano { $card-the }.
cg-told-undone = L’inganno è annullato. Tornano nel mazzo: { $cards }.
cg-told-undone-exchange = Lo scambio è annullato. Tornano nel mazzo: { $cards }. Tornano nella mano { $seat-of }: { $taken }.
cg-told-saw-hand = { $seat-the } guarda la mano { $other-of }: { $cards }.
cg-told-saw-hand-unseen = { $seat-the } guarda la mano { $other-of }.
cg-told-saw-challenge = { $seat-the } vede la Sfida { $number } sull’Avventura «{ $adventure }»: { $card-the }.
cg-told-saw-challenge-unseen = { $seat-the } vede la Sfida { $number } sull’Avventura «{ $adventure }».
cg-told-given = { $from-the } dà { $card-the } { $to-dat }.
cg-told-given-unseen = { $from-the } dà una carta { $to-dat }.
cg-told-showed = { $from-the } mostra { $card-the } { $to-dat }.
cg-told-showed-unseen = { $from-the } mostra una carta { $to-dat }.
cg-told-proposed-alliance = { $seat-the } propone un’alleanza { $heroes-dat }.
cg-told-proposed-treaty = { $seat-the } propone un trattato { $heroes-dat }.
cg-told-agreed = { $seat-the } accetta.
cg-told-refused = { $seat-the } rifiuta.
cg-told-counters = { $seat-the } rifiuta e prepara una propria proposta.
cg-told-stopped = { $seat-the } predica: l’accordo è nullo.
cg-told-broke = { $seat-the } manca di parola e non dà nulla.
cg-told-concluded = L’accordo è concluso tra { $heroes-the }.
cg-told-allied = L’alleanza è conclusa tra { $heroes-the }.
cg-told-alliance-ended = L’alleanza tra { $heroes-the } è finita.
cg-final-count = { $seat-the }, { $hero-the }: { $sum-count ->
    [one] { "" }
   *[other] { $sum } ={" "}
}{ $glory } PG.
cg-told-glory-tied = A parità di gloria decidono le Avventure completate: { $seat-the } ne ha { $count }.

## Condizioni dei trattati

cg-clause-glory = – { $from-the } dà { $amount } PG { $to-dat }.
cg-clause-card = – { $from-the } dà { $to-dat } queste carte, per nome: { $cards }.
cg-clause-random-cards = – { $from-the } dà { $amount ->
    [one] una carta a caso
   *[other] { $amount } carte a caso
} { $to-dat }.
cg-clause-chosen-cards = – { $from-the } dà { $amount ->
    [one] una carta a sua scelta
   *[other] { $amount } carte a sua scelta
} { $to-dat }.
cg-clause-adventures = – { $from-the } dà { $amount ->
    [one] un’Avventura a sua scelta
   *[other] { $amount } Avventure a sua scelta
} { $to-dat }.
cg-clause-challenges = – { $from-the } dà { $amount ->
    [one] una Sfida a sua scelta
   *[other] { $amount } Sfide a sua scelta
} { $to-dat }.
cg-clause-resolutions = – { $from-the } dà { $amount ->
    [one] una carta di risoluzione a sua scelta
   *[other] { $amount } carte di risoluzione a sua scelta
} { $to-dat }.
cg-clause-object = – { $from-the } dà { $to-dat } questi oggetti magici: { $cards }.
cg-clause-hidden-objects = – { $from-the } dà { $amount ->
    [one] un oggetto coperto
   *[other] { $amount } oggetti coperti
} { $to-dat }.
cg-clause-show-random = – { $from-the } mostra { $amount ->
    [one] una carta a caso della propria mano
   *[other] { $amount } carte a caso della propria mano
} { $to-dat }.
cg-clause-show-chosen = – { $from-the } mostra { $amount ->
    [one] una carta a scelta della propria mano
   *[other] { $amount } carte a scelta della propria mano
} { $to-dat }.
cg-clause-show-adventures = – { $from-the } mostra { $amount ->
    [one] un’Avventura della propria mano
   *[other] { $amount } Avventure della propria mano
} { $to-dat }.
cg-clause-show-challenges = – { $from-the } mostra { $amount ->
    [one] una Sfida della propria mano
   *[other] { $amount } Sfide della propria mano
} { $to-dat }.
cg-clause-show-resolutions = – { $from-the } mostra { $amount ->
    [one] una carta di risoluzione
   *[other] { $amount } carte di risoluzione
} { $to-dat }.
cg-clause-show-objects = – { $from-the } mostra { $amount ->
    [one] un oggetto coperto
   *[other] { $amount } oggetti coperti
} { $to-dat }.
cg-clause-show-placed = – { $from-the } mostra { $to-dat } la Sfida { $number } sull’Avventura «{ $adventure }».

## La posizione

cg-line-cycle = Ciclo { $cycle }. Primo giocatore: { $seat }.
cg-line-goal = Obiettivo: { $goal } PG.
cg-line-player = { $seat }, { $hero }: { $glory } PG, carte in mano: { $cards }.
cg-line-player-uncounted = { $seat }, { $hero }: { $glory } PG.
cg-line-out = { $seat }, { $hero }: fuori dalla partita.
cg-line-at = – sull’Avventura «{ $adventure }».
cg-line-between = – tra un’Avventura e l’altra.
cg-line-expelled = – eroe espulso dall’Avventura «{ $adventure }».
cg-line-away = – non ancora in gioco.
cg-line-spent = – abilità usata.
cg-line-hand = – mano: { $cards }.
cg-line-objects = – oggetti: { $cards }.
cg-line-allies = – alleati: { $cards }.
cg-line-hidden-objects = – oggetti coperti: { $cards }.
cg-line-hidden-count = – oggetti coperti: { $count }.
cg-line-completed = – Avventure completate: { $cards }.
cg-line-outstanding = – ancora attive: { $cards }.
cg-line-adventure = «{ $adventure }» (giocata { $seat-by }): difficoltà { $difficulty }, bottino { $glory } PG, oggetti { $objects }.
cg-line-adventure-of-nobody = «{ $adventure }» (di nessuno): difficoltà { $difficulty }, bottino { $glory } PG, oggetti { $objects }.
cg-line-challenge-up = – { $number }: { $card }, Sfida { $seat-of } – Forza { $strength }, Astuzia { $cunning }, Spirito { $spirit }.
cg-line-challenge-seen = – { $number }: coperta, vista da te: { $card }, Sfida { $seat-of } – Forza { $strength }, Astuzia { $cunning }, Spirito { $spirit }.
cg-line-challenge-down = – { $number }: una Sfida coperta, piazzata { $seat-by }.
cg-line-pile = Mazzo di pesca: { $count }.
cg-line-object-pile = Mazzo degli oggetti: { $count }.
cg-line-discard = Scarti: { $cards }.
cg-line-object-discard = Oggetti scartati: { $cards }.
cg-line-alliance = Alleanza: { $heroes }.
cg-line-shares = – { $hero }: { $loot }/10 del bottino, { $gains }/10 dei guadagni, { $losses }/10 delle perdite.
cg-line-object-heir = – oggetto { $number }: { $hero }.
cg-line-effect-heir = – effetto speciale: { $hero }.
cg-line-duel = Duello: { $seat } contro { $other-the }.
cg-line-contest = { $seat-the } affronta { $card-the } { $other-of }: Forza { $strength }, Astuzia { $cunning }, Spirito { $spirit }.
cg-line-bids = – offerte: { $mine } PG { $seat-of }, { $theirs } PG { $other-of }.
cg-line-named = – { $attribute }, con { $figure-the }.
cg-line-laid = – calata { $seat-by } { $hero-on }: { $card }.
cg-line-laid-unseen = – calata { $seat-by } { $hero-on }: una carta coperta.
cg-line-offer = Proposta { $seat-of }{ $heroes-count ->
    [0] .
   *[other] {" "}{ $heroes-dat }.
}

## Rifiuti

cg-refused-already-out = Sei già fuori dal gioco.
cg-refused-no-cheating = Qui non si può barare così, o hai già barato in questo ciclo.
cg-refused-honour = L’Onore serve per la prossima Sfida o per un altro duello.
cg-refused-bid = Un’offerta deve superare quella dell’avversario, senza superare ciò che possiede ciascuno dei due né il limite del tavolo.
cg-refused-nothing-to-match = Non c’è ancora un’offerta da pareggiare.
cg-refused-hire = Questo alleato non si può assoldare ora.
cg-refused-must-bid = Nessuno può rifiutarsi: offri o ritirati.
cg-refused-rage = La Furia qui non è possibile.
cg-refused-name = Scegli un attributo e un personaggio della tua parte.
cg-refused-lay-on-a-hero = In duello una carta si cala su uno dei due eroi.
cg-refused-lay = Non puoi calare questa carta ora.
cg-refused-not-held = Non hai questa carta in mano.
cg-refused-no-allies = Nessuno qui può allearsi con te.
cg-refused-talk = Fai una proposta o concludi.
cg-refused-cannot-give = Non hai tutto ciò che dovresti dare.
cg-refused-answer = Rispondi sì o no.
cg-refused-pick = Scegli una carta che puoi dare.
cg-refused-enter = Il tuo eroe non può cominciare dove hai piazzato una Sfida.
cg-refused-first-challenge = Piazzala sull’Avventura di un altro giocatore dove c’è ancora posto.
cg-refused-swap = Questo scambio non è possibile.
cg-refused-sermon = Predica o lascia stare.
cg-refused-choice = Non è tra le scelte di questa carta.
cg-refused-not-now = Ora non si può fare.
cg-refused-no-such-adventure = Quell’Avventura non è sul tavolo.
cg-refused-own-adventure = Questa Avventura è stata giocata da te.
cg-refused-own-hero-there = Lì c’è il tuo eroe.
cg-refused-no-room = Non c’è posto per un’altra Sfida.
cg-refused-not-in-card-phase = Questa carta non si gioca nella fase delle carte.
cg-refused-no-such-object = Non hai questo oggetto coperto.
cg-refused-expelled = Il tuo eroe è stato espulso: deve andare su un’altra Avventura.
cg-refused-between = Il tuo eroe è tra un’Avventura e l’altra fino alla prossima fase degli eroi.
cg-refused-held-by-challenges = Le Sfide trattengono il tuo eroe.
cg-refused-own-challenge-there = Lì c’è una Sfida piazzata da te.
cg-refused-move = Il tuo eroe non può andarci.
cg-refused-nothing-to-face = Non c’è nessuna Sfida da affrontare.
cg-refused-order-of-challenges = Le Sfide si affrontano in ordine.
cg-refused-duel-with-partner = I compagni di un’alleanza non si sfidano a duello.
cg-refused-duel = Questo eroe non può essere sfidato qui.
cg-refused-complete = Un’Avventura si completa solo senza Sfide né eroi rivali.
cg-refused-steal = Il Ladro non può prenderlo ora.
cg-refused-return = Lo Stregone non può sparire lì ora.
cg-refused-ransom = Qui non si può pagare un riscatto.
cg-refused-use = Non hai questo oggetto da usare.
cg-refused-name-only-own = Si nominano solo le proprie carte e quelle che ti sono state mostrate.
cg-refused-too-much = È più di quanto si possa dare: deve restare 1 PG.
cg-refused-not-tradable = Non può far parte di un trattato.
cg-refused-invite = Si invitano solo eroi della stessa Avventura, che non vi abbiano piazzato Sfide.
cg-refused-terms = Queste condizioni non sono possibili.
cg-refused-incomplete = La proposta non è completa.
