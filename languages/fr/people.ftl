# Les gens : noms, liens, courriel.

server-mixed-name = Un nom s’écrit dans un seul alphabet.
server-reserved-name = Ce nom est réservé au serveur, à ses robots et à ceux qui n’ont pas de nom.
server-bad-link = Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.
server-no-mail = Ce serveur n’envoie pas de courriel. Demandez un lien à son exploitant.
server-not-your-name = Ce que vous avez saisi n’est pas votre nom.
server-guest = Un invité n’a pas de mot de passe. Prenez d’abord un nom.
guest-name = Invité { $number }
former-player = Ancien joueur
player-of-a-seat = Joueur { $number }
mail-confirm-subject = Nemedian : confirmez votre adresse électronique
mail-confirm = Bonjour { $name },

    quelqu’un – vous, espérons-le – a indiqué cette adresse pour le nom { $name } sur { $site }. Pour la confirmer, ouvrez ce lien dans les 24 heures :

    { $link }

    Si ce n’était pas vous, ne faites rien : sans cela, l’adresse ne servira jamais.
mail-reset-subject = Nemedian : un nouveau mot de passe
mail-reset = Bonjour { $name },

    quelqu’un – vous, espérons-le – a oublié le mot de passe du compte { $name } sur { $site }. Pour en choisir un nouveau, ouvrez ce lien dans l’heure :

    { $link }

    Il ne sert qu’une fois et ferme toutes les connexions. Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.
