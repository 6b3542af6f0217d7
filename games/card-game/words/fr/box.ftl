# What is printed on the box: the game, its roles, its options and presets.

card-game-title = Conan, le jeu de cartes
card-game-about = Des héros, des paris et des promesses rompues.

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

card-game-option-first-player = Premier joueur
card-game-option-first-player-fixed = pour toute la partie
card-game-option-first-player-rotate = change à chaque cycle
card-game-option-start-glory = Points de gloire au départ
card-game-option-goal-glory = Points de gloire pour gagner
card-game-option-challenge-cap = Défis comptés sur une Aventure
card-game-option-challenge-cap-lying = encore là
card-game-option-challenge-cap-ever = tous ceux qui y ont été posés
card-game-option-challenge-order = Premier Défi à affronter
card-game-option-challenge-order-oldest = le plus ancien
card-game-option-challenge-order-newest = le plus récent
card-game-option-victory-tie = Égalité en tête : qui gagne ensuite
card-game-option-victory-tie-lead = qui mène seul
card-game-option-victory-tie-goal = qui atteint l’objectif
card-game-option-cycle-limit = Dernier cycle
card-game-option-rehide = Les Défis non battus sont retournés face cachée
card-game-option-stake-to = Qui reçoit la mise de celui qui se retire
card-game-option-stake-to-opponent = l’adversaire
card-game-option-stake-to-bank = la réserve
card-game-option-duel-opens = Qui ouvre les enchères d’un duel
card-game-option-duel-opens-challenger = le joueur qui défie
card-game-option-duel-opens-challenged = le joueur défié
card-game-option-sorcerer = Ce que coûte au Sorcier son départ
card-game-option-sorcerer-action = l’action du héros
card-game-option-sorcerer-free = rien : le héros agit encore
card-game-option-knight = Quand le Chevalier peut continuer
card-game-option-knight-any = aussi après un échec
card-game-option-knight-after-victory = seulement après une victoire
card-game-option-death-or-glory = La mort ou la gloire
card-game-option-nothing-to-lose = Rien à perdre
card-game-option-false-accusation = Coût d’une fausse accusation
card-game-option-ransom = Rançon
card-game-option-bid-limit = Règle maison : la mise maximale

card-game-preset-book = selon la règle
card-game-preset-adventures = plus d’aventures
card-game-preset-short = partie courte
