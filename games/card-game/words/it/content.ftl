# Le carte di Conan, il gioco di carte: come le chiama la nostra edizione e che cosa fanno.

## Attributi

cg-attribute-strength = Forza
    .the = la Forza
cg-attribute-cunning = Astuzia
    .the = l’Astuzia
cg-attribute-spirit = Spirito
    .the = lo Spirito

## Eroi

cg-hero-barbarian = Barbaro
    .class = m
cg-hero-barbarian-text = Furia (una volta): una Sfida o un duello a cui prendi parte diventa di Forza, e nessuna carta lo cambia più.

cg-hero-thief = Ladro
    .class = m
cg-hero-thief-text = Dita agili (una volta, come azione): prendi una carta a caso dalla mano di un altro giocatore oppure, sulla stessa Avventura, uno dei suoi oggetti magici.

cg-hero-sorcerer = Stregone
    .class = ms
cg-hero-sorcerer-text = Tornerò (una volta, come azione): malgrado Sfide ed eroi, lascia la sua Avventura per un’altra in cui non hai piazzato Sfide.

cg-hero-mercenary = Mercenario
    .class = m
cg-hero-mercenary-text = Fratellanza dei mercenari (una volta): assoldare un alleato non costa nulla.

cg-hero-explorer = Esploratore
    .class = mv
cg-hero-explorer-text = Segugio esperto (sempre): vedi le Sfide dove si trova, e le affronta nell’ordine che vuoi.

cg-hero-priest = Sacerdote
    .class = m
cg-hero-priest-text = Sermone (una volta): impedisci un trattato o un’alleanza di altri prima che abbia effetto, oppure rompi il tuo: prendi, e non dai nulla.

cg-hero-raider = Predone
    .class = m
cg-hero-raider-text = Saccheggio (sempre): 1 PG in più dalla riserva per ogni Avventura completata del cui bottino ricevi una parte: PG, oggetti o effetto speciale.

cg-hero-nomad = Nomade
    .class = m
cg-hero-nomad-text = Rapidità (una volta): dopo la sua azione ne compie subito una seconda.

cg-hero-knight = Cavaliere
    .class = m
cg-hero-knight-text = Onore (una volta): dopo aver battuto una Sfida o vinto un duello nel suo turno, affronta subito la Sfida seguente o un altro duello; dopo aver fallito contro una Sfida può affrontarne subito una di nuovo.

cg-hero-merchant = Mercante
    .class = m
cg-hero-merchant-text = Raggiro (sempre): ritirarti prima di aver offerto, o con un’ultima offerta di 1, non ti costa nulla.

## Sfide

cg-challenge-massive-doors = Portoni massicci
    .class = mp
cg-challenge-massive-doors-line = Chi li forgiò temeva ciò che sta dietro, non chi bussa davanti.
cg-challenge-rusted-portcullis = Saracinesca arrugginita
    .class = f
cg-challenge-rusted-portcullis-line = Cent’anni di pioggia hanno mangiato il ferro, ma non il peso.
cg-challenge-grey-ape = Scimmia grigia
    .class = f
cg-challenge-grey-ape-line = Imparò l’odio dagli uomini che la nutrivano.
cg-challenge-painted-war-band = Guerrieri dipinti
    .class = mp
cg-challenge-painted-war-band-line = I tamburi tacquero al tramonto, e fu peggio.
cg-challenge-frost-giant = Gigante dei ghiacci
    .class = m
cg-challenge-frost-giant-line = La sua risata scende dai ghiacciai prima della sua ascia.
cg-challenge-lion-of-the-sands = Leone delle sabbie
    .class = m
cg-challenge-lion-of-the-sands-line = Ha divorato tre carovane e ricorda il sapore di ognuna.
cg-challenge-quicksand = Sabbie mobili
    .class = fp
cg-challenge-quicksand-line = La terra è paziente, e non restituisce mai uno stivale.
cg-challenge-rockslide = Frana
    .class = f
cg-challenge-rockslide-line = Prima un sasso, poi tutta l’ira della montagna.
cg-challenge-maze-of-passages = Labirinto di corridoi
    .class = m
cg-challenge-maze-of-passages-line = Segui le ossa: giacciono dove altri si arresero.
cg-challenge-poisoned-needle = Ago avvelenato
    .class = mv
cg-challenge-poisoned-needle-line = La serratura si apre facilmente. È così che uccide.
cg-challenge-city-watch = Guardia cittadina
    .class = f
cg-challenge-city-watch-line = Per una moneta d’argento non vedono nulla; per due vedono te.
cg-challenge-tower-spider = Ragno della torre
    .class = m
cg-challenge-tower-spider-line = Ciò che pende dalle sue tele venne anch’esso per i gioielli.
cg-challenge-pit-of-stakes = Fossa dei pali
    .class = f
cg-challenge-pit-of-stakes-line = Le foglie che la coprono giacciono un po’ troppo ordinate.
cg-challenge-night-cannibals = Cannibali della notte
    .class = mp
cg-challenge-night-cannibals-line = In quella città il saggio sbarra la porta, e le porte recano graffi.
cg-challenge-riddle-of-the-seal = Enigma del sigillo
    .class = mv
cg-challenge-riddle-of-the-seal-line = Interroga in una lingua morta prima di Valusia.
cg-challenge-slave-raiders = Razziatori di schiavi
    .class = mp
cg-challenge-slave-raiders-line = Ti contano prima di combatterti.
cg-challenge-headless-shade = Ombra senza testa
    .class = fv
cg-challenge-headless-shade-line = Cerca ciò che l’ascia le tolse, e qualunque testa va bene.
cg-challenge-black-lotus-dream = Sogno del loto nero
    .class = m
cg-challenge-black-lotus-dream-line = Nessuno si desta da solo, e pochi lo desiderano.
cg-challenge-serpents-gaze = Sguardo del serpente
    .class = ms
cg-challenge-serpents-gaze-line = Davanti a occhi simili si sono inginocchiati regni.
cg-challenge-winged-horror = Orrore alato
    .class = mv
cg-challenge-winged-horror-line = La luna si spense un istante; poi vennero le ali.
cg-challenge-risen-dead = Morti risorti
    .class = mp
cg-challenge-risen-dead-line = Non serbano rancore. Obbediscono soltanto.
cg-challenge-wizard-fire = Fuoco stregato
    .class = m
cg-challenge-wizard-fire-line = Brucia freddo, e corre verso l’alto.
cg-challenge-desert-thirst = Sete del deserto
    .class = f
cg-challenge-desert-thirst-line = Il quarto giorno le dune cominciano a parlare d’acqua.
cg-challenge-voices-in-the-tower = Voci nella torre
    .class = fp
cg-challenge-voices-in-the-tower-line = Sanno il tuo nome, e quello che portavi prima.
cg-challenge-kozak-hetman = Atamano kozako
    .class = mv
cg-challenge-kozak-hetman-line = L’oro compra la sua sciabola; il vino, i suoi canti; nulla, il suo ginocchio.
cg-challenge-zamorian-cutpurse = Tagliaborse zamoriano
    .class = m
cg-challenge-zamorian-cutpurse-line = Ha già contato le tue monete. Te ne manca una.
cg-challenge-corsair-captain = Capitano corsaro
    .class = m
cg-challenge-corsair-captain-line = Il ponte della sua nave è rosso; nessuno chiede chi l’abbia dipinto.
cg-challenge-kushite-spearman = Lanciere kushita
    .class = m
cg-challenge-kushite-spearman-line = La sua lancia è più lunga della tua spada, e così la sua pazienza.
cg-challenge-stygian-acolyte = Accolito stygiano
    .class = mv
cg-challenge-stygian-acolyte-line = Serve il serpente, ma anche la borsa ha una voce.
cg-challenge-hyrkanian-archer = Arciere hyrkaniano
    .class = mv
cg-challenge-hyrkanian-archer-line = Senti il cavallo molto dopo la freccia.
cg-challenge-exiled-prince = Principe in esilio
    .class = m
cg-challenge-exiled-prince-line = Perse la corona; l’orgoglio nessuno poté toglierglielo.
cg-challenge-black-dragon-deserter = Disertore dei Dragoni Neri
    .class = m
cg-challenge-black-dragon-deserter-line = Lucida ancora l’armatura che lo farebbe impiccare.

## Avventure

cg-adventure-tavern-in-the-maul = Taverna del Maul
cg-adventure-tavern-in-the-maul-text = Puoi prendere una carta a caso dalla mano di un altro giocatore a tua scelta.
cg-adventure-tavern-in-the-maul-line = Qui si compra vino, un segreto o un coltello, e spesso si è pagati con l’ultimo.

cg-adventure-caravan-road = Strada delle carovane
cg-adventure-caravan-road-text = Il tuo eroe può andare subito in un’altra Avventura in cui non hai piazzato Sfide.
cg-adventure-caravan-road-line = Tutta la ricchezza d’Oriente vi cammina su piedi stanchi.

cg-adventure-hermits-cave = Grotta dell’eremita
cg-adventure-hermits-cave-text = Puoi guardare tutte le Sfide di un’Avventura a tua scelta. Poi pesca una carta.
cg-adventure-hermits-cave-line = Ha lasciato il mondo, eppure il mondo gli racconta ancora tutto.

cg-adventure-ravaged-village = Villaggio devastato
cg-adventure-ravaged-village-text = Il giocatore che ha giocato questa Avventura guadagna 1 PG dalla riserva, a meno che non sia tu.
cg-adventure-ravaged-village-line = Le ceneri sono calde, e così la sete di vendetta.

cg-adventure-camp-of-the-free-companions = Campo dei Liberi Compagni
cg-adventure-camp-of-the-free-companions-text = Fino alla fine del prossimo ciclo un alleato ti costa 2 PG in meno.
cg-adventure-camp-of-the-free-companions-line = Non devono nulla a nessun re, salvo la paga all’ultimo.

cg-adventure-forgotten-crypt = La cripta dimenticata
cg-adventure-forgotten-crypt-text = Nessun effetto speciale.
cg-adventure-forgotten-crypt-line = Nessuno qui ha inciso un nome: qualcuno lo voleva perduto.

cg-adventure-spring-of-the-ancients = Fonte degli Antichi
cg-adventure-spring-of-the-ancients-text = Se l’abilità del tuo eroe è usata, può servire un’altra volta.
cg-adventure-spring-of-the-ancients-line = Bevi, e gli anni cadono come un mantello bagnato.

cg-adventure-smugglers-cove = Cala dei contrabbandieri
cg-adventure-smugglers-cove-text = Ogni altro giocatore scarta a caso una carta dalla mano.
cg-adventure-smugglers-cove-line = Tre lanterne: oro. Due: soldati. Una: scappa.

cg-adventure-arena-of-messantia = Arena di Messantia
cg-adventure-arena-of-messantia-text = Fino alla fine del prossimo ciclo: 2 PG dalla riserva ogni volta che il tuo eroe vince un duello, 1 PG ogni volta che nel tuo turno una Sfida è battuta.
cg-adventure-arena-of-messantia-line = La sabbia si cambia ogni mattina; la folla mai.

cg-adventure-ruined-watchtower = Torre di guardia in rovina
cg-adventure-ruined-watchtower-text = Puoi scartare una Sfida a tua scelta, in qualunque Avventura.
cg-adventure-ruined-watchtower-line = Vegliava su un nemico; il nemico venne da sotto.

cg-adventure-oracle-of-the-jewelled-caves = Oracolo delle grotte gemmate
cg-adventure-oracle-of-the-jewelled-caves-text = Fino alla fine del prossimo ciclo vedi le Sfide dove si trova il tuo eroe e peschi una carta in più nella fase di pesca.
cg-adventure-oracle-of-the-jewelled-caves-line = Risponde il vero: per questo in pochi tornano.

cg-adventure-house-of-mitra = Casa di Mitra
cg-adventure-house-of-mitra-text = Fino alla fine del prossimo ciclo nessuno può sfidare a duello il tuo eroe.
cg-adventure-house-of-mitra-line = Nessun sangue ha toccato queste pietre. Intendono che resti così.

cg-adventure-black-river = Il Fiume Nero
cg-adventure-black-river-text = Puoi prendere in mano una carta a tua scelta dalla pila degli scarti. Poi pesca una carta.
cg-adventure-black-river-line = Al di là le mappe sono bianche, e le notti no.

cg-adventure-drowned-city = La città sommersa
cg-adventure-drowned-city-text = Puoi guardare la mano di un altro giocatore a tua scelta.
cg-adventure-drowned-city-line = Con la bassa marea le campane suonano, benché nessuno le tiri più.

cg-adventure-red-citadel = La cittadella rossa
cg-adventure-red-citadel-text = Puoi espellere un altro eroe a tua scelta dalla sua Avventura.
cg-adventure-red-citadel-line = I costruttori impastarono la calce con i vinti della guerra.

cg-adventure-isle-of-iron-statues = Isola delle statue di ferro
cg-adventure-isle-of-iron-statues-text = Nessun effetto speciale.
cg-adventure-isle-of-iron-statues-line = Di giorno arrugginiscono. Di notte qualcuno ne unge le giunture.

cg-adventure-frontier-fort = Forte di frontiera
cg-adventure-frontier-fort-text = Fino alla fine del prossimo ciclo: 2 PG dalla riserva ogni volta che una Sfida piazzata da te viene risolta e non è battuta.
cg-adventure-frontier-fort-line = Dietro la palizzata, la legge; davanti, ciò che ha fame.

cg-adventure-halls-of-the-jade-city = Sale della città di giada
cg-adventure-halls-of-the-jade-city-text = Puoi prendere un oggetto magico di un altro giocatore, scoperto o, senza vederlo, coperto; resta com’è.
cg-adventure-halls-of-the-jade-city-line = Luce verde, nessuna finestra, e il suono di un respiro.

cg-adventure-mountain-of-crom = Montagna di Crom
cg-adventure-mountain-of-crom-text = Finché non termina la sua prossima Sfida o il suo prossimo duello, il tuo eroe ha +2 a ogni attributo e vince anche in parità.
cg-adventure-mountain-of-crom-line = Ti diede la forza alla nascita. Non salire a chiederne altra.

cg-adventure-throne-of-acheron = Trono di Acheron
cg-adventure-throne-of-acheron-text = Ogni altro giocatore ti paga 2 PG, ma ne conserva almeno 1. Poi puoi togliere dal tavolo un’Avventura a tua scelta, con tutte le sue Sfide.
cg-adventure-throne-of-acheron-line = Un impero ne cadde come polvere, e il seggio è ancora caldo.

## Carte di risoluzione e oggetti magici

cg-special-curse-of-nergal = La maledizione di Nergal
cg-special-curse-of-nergal-text = Il personaggio ha −1 alla Forza.
cg-special-curse-of-nergal-line = Il braccio più forte si appesantisce quando la tomba vi si appoggia.

cg-special-stygian-venom = Veleno stygiano
cg-special-stygian-venom-text = Il personaggio ha −2 alla Forza.
cg-special-stygian-venom-line = Distillato sullo Stige, attende un battito prima di mordere.

cg-special-lotus-haze = Foschia di loto
cg-special-lotus-haze-text = Il personaggio ha −1 all’Astuzia. Se la tua parte perde, pesca una carta.
cg-special-lotus-haze-line = Ogni pensiero giungeva, ma sempre un po’ troppo tardi.

cg-special-false-trail = Falsa pista
cg-special-false-trail-text = Il personaggio ha −2 all’Astuzia.
cg-special-false-trail-line = Le orme vanno avanti, e chi le fece ti cammina dietro.

cg-special-whisper-of-set = Sussurro di Set
cg-special-whisper-of-set-text = Il personaggio ha −1 allo Spirito. Se la tua parte perde, questa carta torna nella tua mano.
cg-special-whisper-of-set-line = Respingilo tre volte, e verrà una quarta.

cg-special-dread-of-the-outer-dark = Terrore delle tenebre esterne
cg-special-dread-of-the-outer-dark-text = Il personaggio ha −2 allo Spirito.
cg-special-dread-of-the-outer-dark-line = Ci sono abissi tra le stelle, e qualcosa guarda attraverso.

cg-special-iron-thews = Muscoli di ferro
cg-special-iron-thews-text = Il personaggio ha +2 alla Forza.
cg-special-iron-thews-line = Non chiese aiuto a nessun dio, e piegò le sbarre.

cg-special-hunters-pride = Orgoglio del cacciatore
cg-special-hunters-pride-text = Il personaggio ha +1 alla Forza. Se la Sfida è battuta, va nella tua mano.
cg-special-hunters-pride-line = Una bestia ben uccisa merita un posto sul muro.

cg-special-cats-step = Passo del gatto
cg-special-cats-step-text = Il personaggio ha +2 all’Astuzia.
cg-special-cats-step-line = La guardia giurò che il corridoio era vuoto.

cg-special-thieves-cant = Gergo dei ladri
cg-special-thieves-cant-text = Il personaggio ha +1 all’Astuzia. Se la tua parte vince, prendi una carta a caso dalla mano dell’offerente avversario.
cg-special-thieves-cant-line = Tre parole, un dito sul naso, e la borsa cambiò padrone.

cg-special-will-of-iron = Volontà di ferro
cg-special-will-of-iron-text = Il personaggio ha +2 allo Spirito.
cg-special-will-of-iron-line = L’incantesimo si infranse su di lui come l’onda sullo scoglio.

cg-special-prayer-to-mitra = Preghiera a Mitra
cg-special-prayer-to-mitra-text = Il personaggio ha +1 allo Spirito. Se la tua parte vince, guadagni 1 PG dalla riserva.
cg-special-prayer-to-mitra-line = Il dio della luce non chiede sangue, solo un cuore retto.

cg-special-battle-madness = Follia della battaglia
cg-special-battle-madness-text = Contro una Sfida il personaggio ha +1 a qualunque attributo. Nessun effetto in duello.
cg-special-battle-madness-line = Rise, e il più ardito di loro fece un passo indietro.

cg-special-affair-of-honour = Questione d’onore
cg-special-affair-of-honour-text = In duello l’eroe su cui è calata questa carta ha +2 a qualunque attributo. Nessun effetto contro una Sfida.
cg-special-affair-of-honour-line = Porta una spada e nessun amico.

cg-special-hidden-weakness = Debolezza nascosta
cg-special-hidden-weakness-text = La Sfida ha −1 a qualunque attributo; in duello, l’eroe su cui è calata questa carta.
cg-special-hidden-weakness-line = Persino il drago ha una squama che non combacia.

cg-special-fresh-troops = Truppe fresche
cg-special-fresh-troops-text = La Sfida ha +2 alla Forza; in duello, l’eroe su cui è calata questa carta.
cg-special-fresh-troops-line = Quando cadde l’ultimo, i corni suonarono di nuovo.

cg-special-hidden-mechanism = Meccanismo nascosto
cg-special-hidden-mechanism-text = La Sfida ha +2 all’Astuzia; in duello, l’eroe su cui è calata questa carta.
cg-special-hidden-mechanism-line = Uno scatto, laggiù, che attendeva da secoli.

cg-special-ancient-ward = Antico sigillo
cg-special-ancient-ward-text = La Sfida ha +2 allo Spirito; in duello, l’eroe su cui è calata questa carta.
cg-special-ancient-ward-line = I sacerdoti sono polvere, ma la loro maledizione veglia.

cg-special-test-of-steel = Prova d’acciaio
cg-special-test-of-steel-text = La Sfida o il duello diventa di Forza.
cg-special-test-of-steel-line = Basta parole: si odano le spade.

cg-special-battle-of-wits = Gara d’ingegno
cg-special-battle-of-wits-text = La Sfida o il duello diventa di Astuzia.
cg-special-battle-of-wits-line = Lo stolto sguaina per primo; il furbo ha già spostato il pavimento.

cg-special-contest-of-wills = Scontro di volontà
cg-special-contest-of-wills-text = La Sfida o il duello diventa di Spirito.
cg-special-contest-of-wills-line = Non si mossero fino all’alba, e uno solo si rialzò.

cg-special-wheel-of-fate = Ruota del destino
cg-special-wheel-of-fate-text = La Sfida o il duello passa all’attributo seguente: Forza, Astuzia, Spirito, poi di nuovo Forza.
cg-special-wheel-of-fate-line = Gira per i re leggera come per i mendicanti.

cg-special-unbroken-oath = Giuramento mantenuto
cg-special-unbroken-oath-text = Nessuna carta calata cambia l’attributo. Il personaggio vince anche in parità.
cg-special-unbroken-oath-line = Diede la parola a un morto, e la mantenne.

cg-special-sign-of-the-phoenix = Segno della fenice
cg-special-sign-of-the-phoenix-text = L’ultima carta calata dall’altra parte prima di questa non ha effetto, anche se è un bluff.
cg-special-sign-of-the-phoenix-line = Inciso sulla lama, fece urlare il demone.

cg-special-baited-trap = Trappola con l’esca
cg-special-baited-trap-text = La prima carta calata dall’altra parte dopo questa non ha effetto, anche se è un bluff. Se la tua parte vince, pesca una carta.
cg-special-baited-trap-line = Lo scrigno era aperto. Questo doveva metterli in guardia.

cg-special-mirror-of-shadows = Specchio delle ombre
cg-special-mirror-of-shadows-text = Agisce come l’ultima carta calata dall’altra parte prima di questa, a meno che sia annullata, annulli una carta o ne rispecchi una. Ciò che una carta fa dopo il risultato non si rispecchia.
cg-special-mirror-of-shadows-line = Il tuo colpo ritorna, e ha imparato.

cg-special-mockery-of-fate = Beffa del destino
cg-special-mockery-of-fate-text = Ciò che le carte calate aggiungono al personaggio viene tolto, e ciò che tolgono viene aggiunto.
cg-special-mockery-of-fate-line = La benedizione lo schiacciò; la maledizione lo sorresse.

cg-special-born-to-battle = Nato per la battaglia
cg-special-born-to-battle-text = Il personaggio conta con il più alto dei suoi tre attributi. I modificatori restano quelli dell’attributo in gioco.
cg-special-born-to-battle-line = La sua ninna nanna fu il cozzo degli scudi.

cg-special-grasping-shadow = Ombra rapace
cg-special-grasping-shadow-text = Gli oggetti magici e le Avventure ancora in effetto del personaggio non aggiungono nulla.
cg-special-grasping-shadow-line = Si chiuse sulla mano, e la spada non c’era più.

cg-special-fog-of-the-grey-lands = Nebbia delle Terre Grigie
cg-special-fog-of-the-grey-lands-text = Nessuno vince: le offerte tornano indietro, la Sfida resta, scoperta, e nessuno è espulso.
cg-special-fog-of-the-grey-lands-line = Quando si levò, non c’era più nessuno da combattere.

cg-special-hidden-purse = Borsa nascosta
cg-special-hidden-purse-text = Se la tua parte perde, il suo offerente conserva fino a 3 PG della sua offerta e tu peschi una carta.
cg-special-hidden-purse-line = Perdi tutto, ma mai tutto quello che hai.

cg-special-victors-price = Il prezzo del vincitore
cg-special-victors-price-text = Se la tua parte vince, l’offerente avversario paga al tuo altri 2 PG, ma ne conserva 1, e scarta una carta a caso.
cg-special-victors-price-line = Chiese l’oro, e poi il cavallo.

cg-special-rumours-of-gold = Voci d’oro
cg-special-rumours-of-gold-text = Si gioca nella fase delle carte: puoi guardare tutte le Sfide di un’Avventura a tua scelta. Poi pesca una carta.
cg-special-rumours-of-gold-line = Lo disse un morente; l’oste lo vendette.

cg-special-bribed-guards = Guardie corrotte
cg-special-bribed-guards-text = Si gioca nella fase delle carte: scarta la prossima Sfida che il tuo eroe affronterebbe.
cg-special-bribed-guards-line = Quella notte guardavano le stelle, tutti e quattro.

cg-special-atlantean-blade = Lama di Atlantide
cg-special-atlantean-blade-text = Il tuo eroe ha +1 alla Forza.
cg-special-atlantean-blade-line = Il mare prese il fabbro e lasciò il filo.

cg-special-night-thiefs-cloak = Mantello del ladro notturno
cg-special-night-thiefs-cloak-text = Il tuo eroe ha +1 all’Astuzia.
cg-special-night-thiefs-cloak-line = Cucito in un buio che nessuno pagò.

cg-special-ring-of-the-black-circle = Anello del Cerchio Nero
cg-special-ring-of-the-black-circle-text = Il tuo eroe ha +1 allo Spirito.
cg-special-ring-of-the-black-circle-line = Portalo, e i veggenti sul loro monte volgono il capo.

cg-special-duellists-gauntlet = Guanto del duellante
cg-special-duellists-gauntlet-text = In duello il tuo eroe ha +1 alla Forza, e scegli tu l’attributo anche da sfidante.
cg-special-duellists-gauntlet-line = Gettato quaranta volte, raccolto quarantuno.

cg-special-burning-heart = Il cuore ardente
cg-special-burning-heart-text = Il tuo eroe ha +1 a ogni attributo. Quando partecipi a un’asta, la prima offerta è di almeno 3, o la più alta possibile.
cg-special-burning-heart-line = Batte per chi osa di più.

cg-special-scales-of-asura = Bilancia di Asura
cg-special-scales-of-asura-text = Quando partecipi a un’asta, nessuna offerta può superare 4.
cg-special-scales-of-asura-line = Davanti a essa un re non pesa più di un ladro.

cg-special-coin-of-bel = Moneta di Bel
cg-special-coin-of-bel-text = Ritirarti ti costa al massimo 1 PG.
cg-special-coin-of-bel-line = Ritrova sempre la via di casa, e di rado da sola.

cg-special-mask-of-yelaya = Maschera di Yelaya
cg-special-mask-of-yelaya-text = Quando toccherebbe a te aprire l’asta, la apre l’altro offerente.
cg-special-mask-of-yelaya-line = Dietro il sorriso d’oro nessuno sa chi parli.

cg-special-crystal-of-far-sight = Cristallo della vista lontana
cg-special-crystal-of-far-sight-text = Vedi le Sfide dove si trova il tuo eroe. Le affronta nel loro ordine.
cg-special-crystal-of-far-sight-line = Mostra l’altro versante del colle, e chi ti aspetta laggiù.

cg-special-scroll-of-skelos = Rotolo di Skelos
cg-special-scroll-of-skelos-text = Peschi una carta in più nella fase di pesca.
cg-special-scroll-of-skelos-line = Una pagina letta, una notte di sonno perduta.

cg-special-collar-of-silence = Collare del silenzio
cg-special-collar-of-silence-text = Quando partecipi a un’asta, l’altro offerente può calare al massimo una carta.
cg-special-collar-of-silence-line = Lo stregone muove ancora le labbra.

cg-special-bridle-of-the-ghost-steed = Briglia del destriero spettrale
cg-special-bridle-of-the-ghost-steed-text = Quando il tuo eroe ha completato un’Avventura nel tuo turno, può andare subito in un’altra in cui non hai piazzato Sfide.
cg-special-bridle-of-the-ghost-steed-line = Parti al tramonto, arriva prima della notizia.

cg-special-gate-stone = Pietra del varco
cg-special-gate-stone-text = Azione del tuo eroe, scartando questo oggetto: malgrado Sfide ed eroi può andare in un’altra Avventura in cui non hai piazzato Sfide.
cg-special-gate-stone-line = Un passo, e i segugi ululano in un’altra terra.

cg-special-dust-of-the-tomb = Polvere del sepolcro
cg-special-dust-of-the-tomb-text = Azione del tuo eroe, scartando questo oggetto: completa l’Avventura in cui si trova, malgrado le Sfide e gli altri eroi. Il bottino è solo tuo.
cg-special-dust-of-the-tomb-line = Un pizzico sulla soglia, e i guardiani tornano a giacere.
