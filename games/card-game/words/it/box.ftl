# What is printed on the box: the game, its roles, its options and presets.

card-game-title = Conan, il gioco di carte
card-game-about = Eroi, scommesse e promesse infrante.

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

card-game-option-first-player = Primo giocatore
card-game-option-first-player-fixed = per tutta la partita
card-game-option-first-player-rotate = cambia a ogni ciclo
card-game-option-start-glory = Punti gloria all’inizio
card-game-option-goal-glory = Punti gloria per vincere
card-game-option-challenge-cap = Sfide che contano su un’Avventura
card-game-option-challenge-cap-lying = presenti lì
card-game-option-challenge-cap-ever = tutte quelle mai piazzate lì
card-game-option-challenge-order = Prima Sfida da affrontare
card-game-option-challenge-order-oldest = la più vecchia
card-game-option-challenge-order-newest = la più recente
card-game-option-victory-tie = Parità in testa: chi vince poi
card-game-option-victory-tie-lead = chi è solo in testa
card-game-option-victory-tie-goal = chi raggiunge l’obiettivo
card-game-option-cycle-limit = Ultimo ciclo
card-game-option-rehide = Le Sfide non battute tornano coperte
card-game-option-stake-to = Chi riceve la posta di chi si ritira
card-game-option-stake-to-opponent = l’avversario
card-game-option-stake-to-bank = la riserva
card-game-option-duel-opens = Chi apre l’asta di un duello
card-game-option-duel-opens-challenger = lo sfidante
card-game-option-duel-opens-challenged = lo sfidato
card-game-option-sorcerer = Quanto costa allo Stregone andarsene
card-game-option-sorcerer-action = l’azione dell’eroe
card-game-option-sorcerer-free = nulla: l’eroe agisce ancora
card-game-option-knight = Quando il Cavaliere può continuare
card-game-option-knight-any = anche dopo un fallimento
card-game-option-knight-after-victory = solo dopo una vittoria
card-game-option-death-or-glory = O morte o gloria
card-game-option-nothing-to-lose = Niente da perdere
card-game-option-false-accusation = Costo di una falsa accusa
card-game-option-ransom = Riscatto
card-game-option-bid-limit = Regola della casa: l’offerta massima

card-game-preset-book = secondo il regolamento
card-game-preset-adventures = più avventure
card-game-preset-short = partita breve
