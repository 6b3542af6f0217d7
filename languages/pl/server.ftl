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
server-no-coach = Żaden trener nie zna jeszcze tej gry.
