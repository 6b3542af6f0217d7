# Ce que le serveur dit à une table.

server-took-back = { $seat } reprend sa dernière action.
server-stand-in = Un robot joue pour vous. Reprenez d’abord votre place.
server-onlooker = Les spectateurs n’agissent pas.
server-not-begun = La partie n’a pas commencé.
server-unknown-bot = Ce robot n’existe pas.
server-no-hints = On joue sans conseils à cette table.
server-too-long = C’est trop long.
server-slowly = Doucement : une ligne après l’autre.
server-empty = Il n’y a rien à dire.
server-no-client = Ce programme a été construit sans ses pages : lancez « make play », ou « npm run build » dans web/ puis reconstruisez-le.
server-verified = Chacune des { $entries } entrées est permise par les règles, et les { $answers } réponses du hasard ont toutes été recalculées à partir du secret promis avant la partie.
server-verified-unopened = Chacune des { $entries } entrées est permise par les règles ; les { $answers } réponses du hasard ne peuvent pas encore être recalculées : le secret n’est pas révélé.
server-verified-on-trust = Chacune des { $entries } entrées est permise par les règles ; les { $answers } réponses du hasard sont possibles, mais rien n’avait été promis avant la partie.
bot-random = Fou
bot-greedy = Avide
bot-squire = Écuyer
bot-captain = Capitaine
bot-general = Général
bot-king = Roi
bot-raider = pillard
bot-schemer = intrigant
bot-adventurer = aventurier
bot-at-a-seat = { $bot } ({ $number })
bot-of-a-temper = { $bot }, { $temper } ({ $number })
