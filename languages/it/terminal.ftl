# Quello che il terminale dice intorno a una partita.

terminal-menu = Quale gioco?
terminal-menu-game = Il suo numero:
terminal-menu-players = Quanti giocatori ({ $least }–{ $most })?
terminal-menu-humans = Quanti di loro sono qui (0–{ $most })? Gli altri posti vanno ai bot.
terminal-number-between = Scrivi un numero da { $least } a { $most }.

terminal-welcome = Scrivi un numero o un’azione; «help» elenca i comandi.
terminal-watch = Qui giocano solo bot. Puoi guardare.
terminal-committed = Sigillo dei dadi di questa partita, da verificare alla fine: { $commitment }
terminal-curtain = Passa lo schermo { $seat-dat } e premi Invio.
terminal-only-answer = È possibile una sola risposta: { $offer }
terminal-hint = Scrivi il numero di una proposta, la sua notazione tra parentesi, oppure «help».

terminal-help =
    Un numero o un’azione la gioca.
    why AZIONE   dice se è permessa e, se no, per quale regola; anche why COSA
    undo         annulla, finché nulla è stato tirato, mostrato o passato
    view         mostra di nuovo la posizione
    score        mostra come stanno tutti ora
    forecast     dice come finirà probabilmente
    hint         dice che cosa ti conviene fare, e perché
    explain      confronta le mosse migliori
    offers       mostra di nuovo le offerte (anche Invio)
    story        racconta tutto dall’inizio
    rules ID     mostra una regola; rules PAROLE la cerca
    seat NUMERO  dà lo schermo a un altro che può scegliere ora
    save FILE    salva adesso, e poi dopo ogni passo
    resign       lascia la partita per sempre
    quit         smette; una partita salvata si può riprendere

terminal-forecast = { $name }: circa { $points } punti alla fine, { $chance }% di probabilità di vincere
terminal-advice = { $offer } – { $chance }% di probabilità di vincere, circa { $points } punti. { $because }
terminal-allowed = È permesso.
terminal-why-what = Quale azione? Scrivi: why AZIONE
terminal-rules-what = Quale regola, o quali parole? Scrivi: rules M-1
terminal-no-rule = Nessuna regola ha quel numero o dice «{ $words }»; guarda { $near }.
terminal-no-rulebook = Questo gioco non ha qui un regolamento.
terminal-undone = Annullato.
terminal-seat-not-awaited = Nessuno qui può agire ora da quel posto.
terminal-yes = sì
terminal-resign-sure = Non si può annullare. Scrivi «{ $yes }» per lasciare la partita:
terminal-not-resigned = Resti in partita.
terminal-saved = Salvato in { $file }.
terminal-save-where = In quale file? Scrivi: save FILE
terminal-save-exists = Il file { $file } esiste già: scegli un altro nome.
terminal-quit-saved = La partita aspetta in { $file }.
terminal-quit-unsaved = La partita non è stata salvata.
terminal-verifiable = Tutta la partita, dadi compresi, è in { $file } e si può verificare.

terminal-legend-age-of-conan = A5: cinque unità di A, A2/1: due sulla prima icona di una campagna, a2: due emissari, ×2: razziatori, ⌂ provincia d’origine, ■ forte, ▲ torre, (3) valore di una provincia neutrale, ♛ Conan, ◎ la sua destinazione

## nemedian games

games-seats = posti
games-edition = edizione
games-content = contenuto
games-roles = ruoli
games-options = opzioni
games-presets = formule
games-rule = regola { $rule }
