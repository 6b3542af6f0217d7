# Quello che il server dice a un tavolo.

server-took-back = { $seat } ritira l’ultima azione.
server-stand-in = Ora gioca un bot al tuo posto. Riprendi prima il posto.
server-onlooker = Chi guarda non agisce.
server-not-begun = La partita non è iniziata.
server-unknown-bot = Questo bot non esiste.
server-no-hints = A questo tavolo si gioca senza consigli.
server-too-long = È troppo lungo.
server-slowly = Piano: una riga dopo l’altra.
server-empty = Non c’è nulla da dire.
server-no-coach = Nessun allenatore conosce ancora questo gioco.
