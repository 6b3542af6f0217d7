# Le persone: nomi, link, posta.

server-mixed-name = Un nome si scrive con un solo alfabeto.
server-reserved-name = Questo nome è riservato al server, ai suoi bot e a chi non ha un nome.
server-bad-link = Questo link è già stato usato o è scaduto. Chiedine uno nuovo.
server-no-mail = Questo server non invia posta. Chiedi un link al gestore.
server-not-your-name = Quello che hai scritto non è il tuo nome.
server-guest = Un ospite non ha una password. Prendi prima un nome.
guest-name = Ospite { $number }
former-player = Ex giocatore
player-of-a-seat = Giocatore { $number }
mail-confirm-subject = Nemedian: conferma il tuo indirizzo di posta
mail-confirm = Ciao { $name },

    qualcuno – speriamo tu – ha indicato questo indirizzo per il nome { $name } su { $site }. Per confermarlo, apri questo link entro un giorno:

    { $link }

    Se non sei stato tu, non fare nulla: senza conferma l’indirizzo non verrà mai usato.
mail-reset-subject = Nemedian: una nuova password
mail-reset = Ciao { $name },

    qualcuno – speriamo tu – ha dimenticato la password di { $name } su { $site }. Per sceglierne una nuova, apri questo link entro un’ora:

    { $link }

    Vale una volta sola e chiude tutti gli accessi. Se non sei stato tu, non fare nulla: la tua password resta com’è.
