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
server-no-coach = Aucun entraîneur ne connaît encore ce jeu.
