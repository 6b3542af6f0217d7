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
server-no-coach = No coach knows this game yet.
