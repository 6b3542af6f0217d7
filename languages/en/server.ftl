# What the server says at a table.

server-took-back = { $seat } takes the last action back.
server-stand-in = A bot plays for you now. Take your seat over first.
server-onlooker = Onlookers do not act.
server-not-begun = The game has not begun.
server-unknown-bot = There is no such bot.
server-no-hints = This table plays without hints.
server-too-long = That is too long.
server-slowly = Slowly: one line after the other.
server-empty = There is nothing to say.
server-no-client = This program was built without its pages: run `make play`, or `npm run build` in web/ and then build it again.
server-verified = Every one of the { $entries } entries is allowed by the rules, and all { $answers } answers of chance were derived anew from the secret promised before the game.
server-verified-unopened = Every one of the { $entries } entries is allowed by the rules; the { $answers } answers of chance cannot be derived yet: the secret is not opened.
server-verified-on-trust = Every one of the { $entries } entries is allowed by the rules; the { $answers } answers of chance are possible, but nothing was promised before the game.
bot-random = Fool
bot-greedy = Greedy
bot-squire = Squire
bot-captain = Captain
bot-general = General
bot-king = King
bot-raider = raider
bot-schemer = schemer
bot-adventurer = adventurer
bot-at-a-seat = { $bot } ({ $number })
bot-of-a-temper = { $bot }, { $temper } ({ $number })
