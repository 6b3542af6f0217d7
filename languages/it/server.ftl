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
server-no-client = Questo programma è stato costruito senza le sue pagine: esegui «make play», oppure «npm run build» in web/ e poi ricostruiscilo.
server-verified = Ognuna delle { $entries } voci è permessa dalle regole, e tutte le { $answers } risposte del caso sono state ricalcolate dal segreto promesso prima della partita.
server-verified-unopened = Ognuna delle { $entries } voci è permessa dalle regole; le { $answers } risposte del caso non si possono ancora ricalcolare: il segreto non è svelato.
server-verified-on-trust = Ognuna delle { $entries } voci è permessa dalle regole; le { $answers } risposte del caso sono possibili, ma nulla era stato promesso prima della partita.
bot-random = Giullare
bot-greedy = Avido
bot-squire = Scudiero
bot-captain = Capitano
bot-general = Generale
bot-king = Re
bot-raider = predone
bot-schemer = intrigante
bot-adventurer = avventuriero
bot-at-a-seat = { $bot } ({ $number })
bot-of-a-temper = { $bot }, { $temper } ({ $number })
