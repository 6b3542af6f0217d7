# L'edizione integrata de L'Era di Conan: nomi e testi delle carte.
# Che cosa occorre a un nome è detto in names.ftl.

## Province

province-aquilonia = Aquilonia
    .class = bare
province-turan = Turan
    .class = bare
province-stygia = Stygia
    .class = bare
province-hyperborea = Hyperborea
    .class = bare
province-ophir = Ophir
    .class = bare
province-argos = Argos
    .class = bare
province-koth = Koth
    .class = bare
province-nemedia = Nemedia
    .class = bare
province-corinthia = Corinthia
    .class = bare
province-zingara = Zingara
    .class = bare
province-zamora = Zamora
    .class = bare
province-khauran = Khauran
    .class = bare
province-steppes = Steppe
    .class = fp
province-khoraja = Khoraja
    .class = bare
province-eastern-desert = Deserto Orientale
    .class = md
province-iranistan = Iranistan
    .class = bare
province-shem = Shem
    .class = bare
province-kush = Kush
    .class = bare
province-darfar = Darfar
    .class = bare
province-keshan = Keshan
    .class = bare
province-punt = Punt
    .class = bare
province-black-kingdoms = Regni Neri
    .class = mp
province-cimmeria = Cimmeria
    .class = bare
province-nordheim = Nordheim
    .class = bare
province-border-kingdom = Regno di Confine
    .class = md
province-brythunia = Brythunia
    .class = bare
province-pictish-wilderness = Terra dei Pitti
    .class = fd

## Regni

kingdom-aquilonia = Aquilonia
kingdom-turan = Turan
kingdom-stygia = Stygia
kingdom-hyperborea = Hyperborea

## Aree, terreni e mari

area-central = Hyboria Centrale
area-east = Est
area-south = Sud
area-north = Nord
terrain-plains = pianura
terrain-hills = collina
terrain-woods = bosco
terrain-urban = terreno urbano
sea-western = Mare occidentale
sea-vilayet = Mare di Vilayet
sea-southern = Mare meridionale

## Avventure

adventure-the-phoenix-on-the-sword = La fenice sulla spada
adventure-the-scarlet-citadel = La cittadella scarlatta
adventure-the-tower-of-the-elephant = La torre dell’elefante
adventure-black-colossus = Il colosso nero
adventure-xuthal-of-the-dusk = Xuthal del crepuscolo
adventure-the-pool-of-the-black-one = Lo stagno del Nero
adventure-rogues-in-the-house = Furfanti in casa
adventure-iron-shadows-in-the-moon = Ombre di ferro nella luna
adventure-queen-of-the-black-coast = La regina della Costa Nera
adventure-the-devil-in-iron = Il demone di ferro
adventure-the-people-of-the-black-circle = Il popolo del Cerchio Nero
adventure-a-witch-shall-be-born = Nascerà una strega
adventure-jewels-of-gwahlur = I gioielli di Gwahlur
adventure-beyond-the-black-river = Oltre il Fiume Nero
adventure-shadows-in-zamboula = Ombre a Zamboula
adventure-red-nails = Chiodi rossi
adventure-the-hour-of-the-dragon = L’ora del dragone
adventure-the-god-in-the-bowl = Il dio nell’urna
adventure-the-vale-of-lost-women = La valle delle donne perdute
adventure-the-frost-giants-daughter = La figlia del gigante dei ghiacci
adventure-the-black-stranger = Lo straniero nero
adventure-the-hall-of-the-dead = La sala dei morti
adventure-the-snout-in-the-dark = Il grugno nel buio
adventure-drums-of-tombalku = I tamburi di Tombalku
adventure-wolves-beyond-the-border = Lupi oltre il confine
adventure-the-hand-of-nergal = La mano di Nergal
adventure-cimmeria = Cimmeria

## Obiettivi

objective-hyborian-empire = Impero hyboriano
objective-hyborian-empire-text = Avere almeno due forti o città in Hyboria Centrale.
objective-road-of-kings = La Strada dei Re
objective-road-of-kings-text = Ophir, Koth e Corinthia ti sono amiche.
objective-dark-arts = Arti oscure
objective-dark-arts-text = Avere più segnalini stregoneria di ogni altro giocatore.
objective-subdue-the-savage-lands = Domare le terre selvagge
objective-subdue-the-savage-lands-text = Avere almeno due forti o città in province selvagge.
objective-dominion-of-the-seas = Dominio dei mari
objective-dominion-of-the-seas-text = Due province costiere non adiacenti tra loro ti sono amiche; le province d’origine non contano.
objective-war-on-pirates = Guerra ai pirati
objective-war-on-pirates-text = Avere almeno due forti o città in province costiere.
objective-merchant-kings = Re mercanti
objective-merchant-kings-text = Avere almeno tre torri o città in Hyboria Centrale, e più di ogni altro giocatore.
objective-military-might = Potenza militare
objective-military-might-text = Avere più forti e città di ogni altro giocatore.
objective-count-the-dead = Conta i morti
objective-count-the-dead-text = Avere più segnalini «Crom, conta i morti!» di ogni altro giocatore.
objective-web-of-spies = Rete di spie
objective-web-of-spies-text = Avere almeno tre emissari in province che non ti sono amiche, e più di ogni altro giocatore.
objective-tales-of-the-hero = I racconti dell’eroe
objective-tales-of-the-hero-text = Avere più segnalini avventura di ogni altro giocatore.
objective-walls-and-towers = Mura e torri
objective-walls-and-towers-text = Avere almeno due città.

## Carte strategia: valore di avventura, simboli, terreni, area con 2–4 giocatori (e con 2–3)

strategy-axe-shield-central-north-1 = 1 · ascia+scudo · pianura, collina, terreno urbano · Hyboria Centrale (Nord)
strategy-axe-shield-south-central-1 = 1 · ascia+scudo · pianura, bosco, terreno urbano · Sud (Hyboria Centrale)
strategy-axe-shield-north-east-1 = 1 · ascia+scudo · pianura, collina, bosco · Nord (Est)
strategy-axe-shield-east-south-1 = 1 · ascia+scudo · collina, bosco, terreno urbano · Est (Sud)
strategy-axe-shield-east-central-2 = 2 · ascia+scudo · pianura, collina · Est (Hyboria Centrale)
strategy-axe-shield-north-south-2 = 2 · ascia+scudo · bosco, terreno urbano · Nord (Sud)
strategy-axe-south-east-2 = 2 · ascia · pianura, collina, bosco, terreno urbano · Sud (Est)
strategy-shield-central-east-2 = 2 · scudo · pianura, collina, bosco, terreno urbano · Hyboria Centrale (Est)
strategy-shield-north-east-3 = 3 · scudo · pianura, collina, bosco · Nord (Est)
strategy-axe-east-north-3 = 3 · ascia · pianura, bosco, terreno urbano · Est (Nord)
strategy-axe-central-south-3 = 3 · ascia · pianura, collina, terreno urbano · Hyboria Centrale (Sud)
strategy-shield-south-north-3 = 3 · scudo · pianura, bosco, terreno urbano · Sud (Nord)
strategy-axe-shield-south-east-3 = 3 · ascia+scudo · pianura · Sud (Est)
strategy-axe-north-central-4 = 4 · ascia · pianura, collina · Nord (Hyboria Centrale)
strategy-shield-central-south-4 = 4 · scudo · pianura, bosco · Hyboria Centrale (Sud)
strategy-shield-east-south-4 = 4 · scudo · collina, terreno urbano · Est (Sud)
strategy-axe-south-central-4 = 4 · ascia · pianura, bosco · Sud (Hyboria Centrale)
strategy-axe-east-central-4 = 4 · ascia · bosco, terreno urbano · Est (Hyboria Centrale)
strategy-axe-north-south-5 = 5 · ascia · pianura, bosco · Nord (Sud)
strategy-shield-south-east-5 = 5 · scudo · pianura, terreno urbano · Sud (Est)
strategy-shield-central-north-5 = 5 · scudo · collina, bosco · Hyboria Centrale (Nord)
strategy-axe-north-east-5 = 5 · ascia · pianura · Nord (Est)
strategy-axe-north-central-6 = 6 · ascia · bosco · Nord (Hyboria Centrale)
strategy-shield-central-east-6 = 6 · scudo · pianura · Hyboria Centrale (Est)
strategy-axe-south-north-6 = 6 · ascia · pianura · Sud (Nord)
strategy-shield-east-north-6 = 6 · scudo · terreno urbano · Est (Nord)

## Carte regno: Aquilonia

card-bossonian-archers = Arcieri bossoniani
card-bossonian-archers-text = In un conflitto militare, subito dopo il tuo tiro: hai un successo in più.
card-gunderland-pikemen = Picchieri del Gunderland
card-gunderland-pikemen-text = In un conflitto militare in collina o nel bosco, dopo la rivelazione delle carte strategia: per te gli scudi sono successi.
card-poitanian-knights = Cavalieri di Poitain
card-poitanian-knights-text = In un conflitto militare in pianura, dopo la rivelazione delle carte strategia: tiri un dado in più, anche un sesto, e per te le asce sono successi.
card-count-prospero = Conte Prospero
card-count-prospero-text = Dopo un conflitto di una campagna in cui eri l’attaccante, vinto o perso: se poi fai una marcia forzata, non elimini alcuna unità per farla, e ne basta una sola.
card-black-dragons = Dragoni Neri
card-black-dragons-text = In un conflitto militare, subito dopo il tuo tiro: ritira quanti tuoi dadi vuoi.
card-feudal-levy = Leva feudale
card-feudal-levy-text = Piazza tre unità nelle tue province amiche, insieme o separate.
card-royal-taxes = Tasse reali
card-royal-taxes-text = Ottieni 2 oro, più 1 per ogni tuo forte o città, al massimo altri 4.
card-old-comrades = Vecchi compagni
card-old-comrades-text = Muovi Conan fino a due passi, senza prendere né scartare segnalini avventura. Pesca una carta regno e una carta strategia.
card-pallantides = Pallantides
card-pallantides-text = Quando hai perso un conflitto militare: non elimini unità per la sconfitta.
card-cavalry-charge = Carica di cavalleria
card-cavalry-charge-text = Quando sei l’attaccante in un conflitto militare, dopo la rivelazione delle carte strategia: tiri due dadi in più, al massimo cinque in tutto.
card-council-of-war = Consiglio di guerra
card-council-of-war-text = Quando è annunciato un tuo conflitto militare: pesca due carte strategia.
card-border-rangers = Guardie di confine
card-border-rangers-text = Nel tuo turno, prima del dado del fato: scarta tutti i segnalini razziatore in una tua provincia amica e ottieni 1 oro.
card-lion-banner = Stendardo del leone
card-lion-banner-text = In un conflitto militare, subito dopo il tuo tiro: ogni tuo colpito+Conan vale due successi.

## Carte regno: Turan

card-veziz-shah = Veziz Shah
card-veziz-shah-text = In un conflitto di intrigo, subito dopo il tuo tiro: ritira fino a due tuoi dadi.
card-hyrkanian-archers = Arcieri hyrkaniani
card-hyrkanian-archers-text = In un conflitto militare, dopo la rivelazione delle carte strategia: tiri un dado in più, al massimo cinque in tutto, e per te gli scudi sono successi.
card-steppe-riders = Cavalieri della steppa
card-steppe-riders-text = Nel tuo turno, prima del dado del fato: fai una ridisposizione.
card-spies-of-aghrapur = Spie di Aghrapur
card-spies-of-aghrapur-text = In un conflitto di intrigo, dopo la rivelazione delle carte strategia: tiri un dado in più, al massimo cinque in tutto.
card-golden-bribes = Corruzione
card-golden-bribes-text = In un conflitto di intrigo, subito dopo il tuo tiro: paga 1 oro per avere un successo in più.
card-eastern-caravan = Carovana d’Oriente
card-eastern-caravan-text = Ottieni 5 oro.
card-royal-envoys = Inviati del re
card-royal-envoys-text = Piazza due emissari nelle tue province amiche, insieme o separati; poi puoi muovere un emissario.
card-hired-kozaki = Kozaki prezzolati
card-hired-kozaki-text = Piazza un segnalino razziatore in una provincia nemica. Prendi 2 oro, o tutto quello che ha, a un altro giocatore a tua scelta.
card-kings-purse = La borsa del re
card-kings-purse-text = Nel tuo turno, prima del dado del fato: ottieni 2 oro e pesca una carta strategia.
card-feigned-flight = Finta fuga
card-feigned-flight-text = In un conflitto militare, subito dopo il tiro del nemico: scegli fino a due suoi dadi, che vengono ritirati.
card-stolen-plans = Piani rubati
card-stolen-plans-text = In qualsiasi conflitto, dopo la rivelazione delle carte strategia: la carta strategia del nemico non ha effetto.
card-knives-in-the-night = Coltelli nella notte
card-knives-in-the-night-text = Nel tuo turno, prima del dado del fato: elimina un emissario di un altro giocatore, in qualsiasi provincia in gioco.
card-silken-promises = Promesse di seta
card-silken-promises-text = Quando hai vinto un’alleanza: il tuo emissario non viene eliminato.

## Carte regno: Stygia

card-sons-of-set = Figli di Set
card-sons-of-set-text = In qualsiasi conflitto, subito dopo il tiro del nemico: paga 1 segnalino stregoneria e scegli fino a tre suoi dadi, che vengono ritirati.
card-altar-of-set = Altare di Set
card-altar-of-set-text = Nel tuo turno, prima del dado del fato: elimina una tua unità in una provincia amica per ottenere 2 segnalini stregoneria.
card-black-ring-adepts = Adepti dell’Anello Nero
card-black-ring-adepts-text = In qualsiasi conflitto, subito dopo il tuo tiro: paga 1 segnalino stregoneria per avere due successi in più.
card-forbidden-scrolls = Pergamene proibite
card-forbidden-scrolls-text = Nel tuo turno, prima del dado del fato: paga 2 oro per ottenere 1 segnalino stregoneria.
card-stygian-chariots = Carri stygiani
card-stygian-chariots-text = Quando sei l’attaccante in un conflitto militare in pianura o in terreno urbano, dopo la rivelazione delle carte strategia: per te asce e scudi sono successi.
card-dark-research = Studi oscuri
card-dark-research-text = Ottieni 2 segnalini stregoneria e pesca una carta regno.
card-tomb-plague = Peste dalle tombe
card-tomb-plague-text = Paga 1 segnalino stregoneria: elimina un’unità di un altro giocatore, in qualsiasi provincia in gioco.
card-slavers-of-khemi = Schiavisti di Khemi
card-slavers-of-khemi-text = Piazza due unità nella tua provincia d’origine e ottieni 2 oro.
card-coils-of-the-serpent = Spire del serpente
card-coils-of-the-serpent-text = In un conflitto militare, dopo la rivelazione delle carte strategia: il nemico tira un dado in meno.
card-veil-of-shadows = Velo d’ombre
card-veil-of-shadows-text = Quando è annunciato un conflitto tra te e un altro giocatore: non può giocarvi carte strategia.
card-black-lotus-dreams = Sogni del loto nero
card-black-lotus-dreams-text = Nel tuo turno, prima del dado del fato: prendi 1 segnalino stregoneria a un altro giocatore a tua scelta.
card-rise-of-the-dead = I morti risorgono
card-rise-of-the-dead-text = Quando hai perso un conflitto militare: paga 1 segnalino stregoneria; non elimini unità per la sconfitta.
card-ring-of-thoth-amon = Anello di Thoth-Amon
card-ring-of-thoth-amon-text = Nel tuo turno, prima del dado del fato: paga 1 segnalino stregoneria e prendi il primo segnalino del percorso dell’avventura.

## Carte regno: Hyperborea

card-white-hand-witchmen = Stregoni della Mano Bianca
card-white-hand-witchmen-text = In un conflitto di intrigo, dopo la rivelazione delle carte strategia: per te le asce sono successi.
card-gaunt-giants = Giganti scarni
card-gaunt-giants-text = In un conflitto militare, dopo la rivelazione delle carte strategia: tiri un dado in più, anche un sesto.
card-bitter-cold = Gelo pungente
card-bitter-cold-text = In un conflitto militare nel Nord, dopo la rivelazione delle carte strategia: il nemico tira un dado in meno.
card-savage-vassals = Vassalli selvaggi
card-savage-vassals-text = In un conflitto militare in una provincia selvaggia, subito dopo il tuo tiro: hai un successo in più.
card-louhi = Louhi
card-louhi-text = Nel tuo turno, prima del dado del fato: paga 1 segnalino stregoneria per ritirare tutti i dadi del fato della riserva.
card-call-of-the-tribes = Richiamo delle tribù
card-call-of-the-tribes-text = Piazza due unità nelle tue province amiche, insieme o separate, e un segnalino razziatore in qualsiasi provincia in gioco.
card-slave-pens = Recinti di schiavi
card-slave-pens-text = Elimina una tua unità in una provincia amica per ottenere 4 oro e 1 segnalino stregoneria.
card-visions-in-the-ice = Visioni nel ghiaccio
card-visions-in-the-ice-text = Pesca due carte strategia e ottieni 1 segnalino stregoneria.
card-howling-blizzard = Tormenta ululante
card-howling-blizzard-text = Quando hai vinto un conflitto di un assedio o di una battaglia: il perdente vi elimina un’unità in più.
card-blood-of-ymir = Sangue di Ymir
card-blood-of-ymir-text = In un conflitto militare, dopo la rivelazione delle carte strategia: per te gli scudi sono successi, e anche i colpiti (attaccante), pure quando difendi.
card-witchfire = Fuoco stregato
card-witchfire-text = Nel tuo turno, prima del dado del fato: una tua carta potenziamento usata torna pronta.
card-wolves-of-the-waste = Lupi delle lande
card-wolves-of-the-waste-text = Nel tuo turno, prima del dado del fato: piazza due segnalini razziatore in province neutrali in gioco, insieme o separati.
card-over-the-glaciers = Oltre i ghiacciai
card-over-the-glaciers-text = Quando hai vinto un conflitto di una campagna come attaccante: il tuo esercito avanza di un’icona in più, mai oltre l’ultima.

## Artefatti e carta bonus per Conan

artifact-sword-of-atlantis = Spada di Atlantide
artifact-sword-of-atlantis-text = Vinci i conflitti militari a parità di successi, anche come attaccante.
artifact-cobra-crown = Corona del Cobra
artifact-cobra-crown-text = Una volta in ogni tuo conflitto di intrigo, subito dopo il tuo tiro: ritira fino a due tuoi dadi.
artifact-heart-of-tammuz = Cuore di Tammuz
artifact-heart-of-tammuz-text = Ogni volta che prendi un segnalino dal percorso dell’avventura, pesca una carta strategia.
artifact-conan-bonus = Bonus per Conan
artifact-conan-bonus-text = Una volta in ogni scommessa per Conan, dopo la rivelazione: gioca dalla mano una seconda carta strategia, che sostituisce la prima nella somma; entrambe si scartano.

## Segnalini avventura

category-monsters = mostri
category-treasures = tesori
category-women = donne
token-wolf-pack = Branco di lupi
    .class = m
token-ghoul = Ghoul
    .class = m
token-giant-spider = Ragno gigante
    .class = m
token-giant-serpent = Serpente gigante
    .class = m
token-grey-ape = Scimmione grigio
    .class = ms
token-sabre-tooth = Tigre dai denti a sciabola
    .class = f
token-winged-ape = Scimmione alato
    .class = ms
token-frost-giant = Gigante dei ghiacci
    .class = m
token-forest-dragon = Drago della foresta
    .class = m
token-slithering-shadow = Ombra strisciante
    .class = fv
token-demon-of-the-outer-dark = Demone delle tenebre esterne
    .class = m
token-copper-armlets = Bracciali di rame
    .class = mp
token-purse-of-coins = Borsa di monete
    .class = f
token-silver-goblets = Coppe d’argento
    .class = fp
token-ivory-idol = Idolo d’avorio
    .class = mv
token-string-of-pearls = Filo di perle
    .class = m
token-jewelled-dagger = Pugnale ingioiellato
    .class = m
token-serpent-ring = Anello del serpente
    .class = mv
token-iron-bound-chest = Forziere ferrato
    .class = m
token-star-of-khorala = Stella di Khorala
    .class = f
token-heart-of-ahriman = Cuore di Ahriman
    .class = m
token-dancer = Danzatrice
    .class = f
token-innkeeper = Locandiera
    .class = f
token-temple-novice = Novizia del tempio
    .class = f
token-merchants-daughter = Figlia del mercante
    .class = f
token-noblewoman = Nobildonna
    .class = f
token-priestess = Sacerdotessa
    .class = f
token-pirate-queen = Regina dei pirati
    .class = f
token-princess = Principessa
    .class = f
token-enchantress = Incantatrice
    .class = fv
token-queen = Regina
    .class = f
