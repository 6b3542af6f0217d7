# People: names, links, mail.

server-mixed-name = A name keeps to the letters of one script.
server-reserved-name = This name is set aside for the server, its bots and those who have no name.
server-bad-link = This link is used up or too old. Ask for a new one.
server-no-mail = This server sends no mail. Ask its operator for a link.
server-not-your-name = What you typed is not your name.
server-guest = A guest has no password. Take a name first.
guest-name = Guest { $number }
former-player = Former player
player-of-a-seat = Player { $number }
mail-confirm-subject = Nemedian: confirm your mail address
mail-confirm = Hello { $name },

    somebody – you, we hope – gave this address for the name { $name } at { $site }. To confirm it, open this link within a day:

    { $link }

    If it was not you, do nothing: without this the address is never used.
mail-reset-subject = Nemedian: a new password
mail-reset = Hello { $name },

    somebody – you, we hope – forgot the password of { $name } at { $site }. To choose a new one, open this link within an hour:

    { $link }

    It works once and ends every log-in. If it was not you, do nothing: your password stays as it is.
