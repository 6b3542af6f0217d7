# What the pages themselves say; the games speak through the shared files.

web-active = Di turno
web-adventure = Era { $age } · l’avventura
web-adventures-left = { $count ->
    [0] l’ultima avventura di questa era
    [one] ancora una in questa era
   *[other] ancora { $count } in questa era
}
web-age-of-conan = L’Era di Conan
web-age-of-conan-about = Governa un regno e cavalca con un futuro re.
web-all-offers = Mostra tutto ciò che si può fare
web-bid-tokens = Segnalini offerta
web-card-game = Conan, il gioco di carte
web-card-game-about = Eroi, scommesse e promesse infrante.
web-cards = Carte in mano
web-conan = Conan
web-conan-player = Giocatore di Conan
web-contest = La contesa
web-crom = Segnalini Crom
web-decision = La tua decisione
web-destination = Destinazione
web-difficulty = Difficoltà
web-duel = Duello
web-emissary-supply = Emissari nella riserva
web-face-down = Una carta giace coperta.
web-fallen = Caduto
web-fate = Dadi del fato
web-fate-empty = La riserva è vuota.
web-first = Primo giocatore
web-glory = Punti gloria
web-gold = Oro
web-hand = La tua mano
web-kingdoms = Regni
web-language = Lingua
web-map = La mappa del mondo hyboriano
web-motto = Sappi, o principe: due giochi dell’era hyboriana.
web-no-server = Il server non è raggiungibile.
web-objectives = Obiettivi
web-objects = Oggetti magici
web-pile = Carte nel mazzo
web-play-bots = Gioca contro i bot
web-players = Giocatori
web-points = Punti impero
web-position = La posizione a parole
web-reconnecting = Connessione al tavolo…
web-samples = Oppure guarda un tavolo:
web-sorcery = Stregoneria
web-spent = L’abilità è stata usata
web-story = Che cosa è accaduto
web-take-back = Ritira la mossa
web-theme = Aspetto
web-theme-contrast = alto contrasto
web-theme-dark = a lume di lampada
web-theme-light = di giorno
web-tokens = Segnalini avventura
web-track = I segnalini dell’avventura, il prossimo per primo
web-unit-supply = Unità nella riserva
