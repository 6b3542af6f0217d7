# What is printed on the box: the game, its roles, its options and presets.

card-game-title = Conan, the card game
card-game-about = Heroes, wagers and broken promises.

card-game-role-barbarian = { cg-hero-barbarian }
card-game-role-thief = { cg-hero-thief }
card-game-role-sorcerer = { cg-hero-sorcerer }
card-game-role-mercenary = { cg-hero-mercenary }
card-game-role-explorer = { cg-hero-explorer }
card-game-role-priest = { cg-hero-priest }
card-game-role-raider = { cg-hero-raider }
card-game-role-nomad = { cg-hero-nomad }
card-game-role-knight = { cg-hero-knight }
card-game-role-merchant = { cg-hero-merchant }

card-game-option-first-player = First player
card-game-option-first-player-fixed = for the whole game
card-game-option-first-player-rotate = changes every cycle
card-game-option-start-glory = Glory points at the start
card-game-option-goal-glory = Glory points to win
card-game-option-challenge-cap = Challenges that count on an adventure
card-game-option-challenge-cap-lying = lying there
card-game-option-challenge-cap-ever = ever played there
card-game-option-challenge-order = The first challenge to be faced
card-game-option-challenge-order-oldest = the oldest
card-game-option-challenge-order-newest = the newest
card-game-option-victory-tie = Tied for the most: who wins later
card-game-option-victory-tie-lead = who leads alone
card-game-option-victory-tie-goal = who reaches the goal
card-game-option-cycle-limit = The last cycle
card-game-option-rehide = Challenges not beaten are turned down again
card-game-option-stake-to = Who gets the stake of one who withdraws
card-game-option-stake-to-opponent = the opponent
card-game-option-stake-to-bank = the bank
card-game-option-duel-opens = Who opens the bidding of a duel
card-game-option-duel-opens-challenger = the challenger
card-game-option-duel-opens-challenged = the challenged
card-game-option-sorcerer = What leaving costs the Sorcerer
card-game-option-sorcerer-action = the hero’s action
card-game-option-sorcerer-free = nothing: the hero still acts
card-game-option-knight = When the Knight may fight on
card-game-option-knight-any = also after failing
card-game-option-knight-after-victory = only after a victory
card-game-option-death-or-glory = Death or glory
card-game-option-nothing-to-lose = Nothing to lose
card-game-option-false-accusation = What a false accusation costs
card-game-option-ransom = Ransom
card-game-option-bid-limit = House rule: the highest bid

card-game-preset-book = by the book
card-game-preset-adventures = more adventures
card-game-preset-short = short game
