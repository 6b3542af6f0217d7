# Co serwer mówi przy stole.

server-took-back = { $seat } cofa ostatnią akcję.
server-stand-in = Teraz gra za ciebie bot. Najpierw wróć na swoje miejsce.
server-onlooker = Widzowie nie wykonują akcji.
server-not-begun = Gra się jeszcze nie zaczęła.
server-unknown-bot = Nie ma takiego bota.
server-no-hints = Przy tym stole gra się bez podpowiedzi.
server-too-long = To za długie.
server-slowly = Powoli: jedna linia po drugiej.
server-empty = Nie ma nic do powiedzenia.
server-no-client = Ten program zbudowano bez jego stron: uruchom „make play” albo „npm run build” w web/, a potem zbuduj go ponownie.
server-verified = Każdy z wpisów ({ $entries }) jest zgodny z zasadami, a wszystkie odpowiedzi losu ({ $answers }) wyprowadzono na nowo z tajemnicy przyrzeczonej przed partią.
server-verified-unopened = Każdy z wpisów ({ $entries }) jest zgodny z zasadami; odpowiedzi losu ({ $answers }) nie da się jeszcze sprawdzić: tajemnica nie jest ujawniona.
server-verified-on-trust = Każdy z wpisów ({ $entries }) jest zgodny z zasadami; odpowiedzi losu ({ $answers }) są możliwe, lecz przed partią niczego nie przyrzeczono.
bot-random = Błazen
bot-greedy = Chciwy
bot-squire = Giermek
bot-captain = Kapitan
bot-general = Generał
bot-king = Król
bot-raider = łupieżca
bot-schemer = intrygant
bot-adventurer = awanturnik
bot-at-a-seat = { $bot } ({ $number })
bot-of-a-temper = { $bot }, { $temper } ({ $number })
