# What the terminal says around a game.

terminal-menu = Which game?
terminal-menu-game = Its number:
terminal-menu-players = How many players ({ $least }–{ $most })?
terminal-menu-humans = How many of them sit here (0–{ $most })? Bots take the other seats.
terminal-number-between = Type a number from { $least } to { $most }.

terminal-welcome = Type a number or an action; “help” lists the commands.
terminal-watch = Only bots play here. You can watch them.
terminal-committed = Seal of this game’s dice, to be checked after it: { $commitment }
terminal-curtain = Pass the screen to { $seat } and press Enter.
terminal-only-answer = Only one answer is possible: { $offer }
terminal-hint = Type the number of an offer, its notation in brackets, or “help”.

terminal-help =
    A number or an action plays it.
    why ACTION   says whether it is allowed, and if not, by which rule; so does why THING
    undo         takes back, until something is rolled, shown or passed on
    view         shows the position again
    score        shows how everybody stands now
    forecast     tells how it will probably end
    hint         says what you had best do, and why
    explain      compares the best that you can do
    offers       shows the offers again (so does Enter)
    story        tells everything so far
    rules ID     shows a rule; rules WORDS searches for it
    seat NUMBER  hands the screen to another who may choose now
    save FILE    saves now, and after every step from then on
    resign       leaves the game for good
    quit         stops playing; a saved game can be resumed

terminal-forecast = { $name }: about { $points } points in the end, { $chance }% to win
terminal-advice = { $offer } – { $chance }% to win, about { $points } points. { $because }
terminal-allowed = That is allowed.
terminal-why-what = Which action? Type: why ACTION
terminal-rules-what = Which rule, or which words? Type: rules M-1
terminal-no-rule = No rule has that number or says “{ $words }”; look at { $near }.
terminal-no-rulebook = This game has no rule book here.
terminal-undone = Taken back.
terminal-seat-not-awaited = Nobody who sits here may act in that seat now.
terminal-yes = yes
terminal-resign-sure = This cannot be taken back. Type “{ $yes }” to leave the game:
terminal-not-resigned = You stay in the game.
terminal-saved = Saved in { $file }.
terminal-save-where = In which file? Type: save FILE
terminal-save-exists = There is a file { $file } already: choose another name.
terminal-quit-saved = The game waits in { $file }.
terminal-quit-unsaved = The game was not saved.
terminal-verifiable = The whole game, dice and all, is in { $file } and can be verified.

terminal-legend-age-of-conan = A5: five units of A, A2/1: two on the first icon of a campaign, a2: two emissaries, ×2: raiders, ⌂ home, ■ fort, ▲ tower, (3) value of a neutral province, ♛ Conan, ◎ his destination

## nemedian games

games-seats = seats
games-edition = edition
games-content = content
games-roles = roles
games-options = options
games-presets = presets
games-rule = rule { $rule }
