# What is printed on the box: the game, its roles, its options and presets.

card-game-title = Conan, gra karciana
card-game-about = Bohaterowie, zakłady i złamane obietnice.

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

card-game-option-first-player = Pierwszy gracz
card-game-option-first-player-fixed = przez całą grę
card-game-option-first-player-rotate = zmienia się co cykl
card-game-option-start-glory = Punkty chwały na start
card-game-option-goal-glory = Punkty chwały do zwycięstwa
card-game-option-challenge-cap = Wyzwania liczone na Przygodzie
card-game-option-challenge-cap-lying = leżące tam
card-game-option-challenge-cap-ever = kiedykolwiek wyłożone
card-game-option-challenge-order = Pierwsze Wyzwanie do pokonania
card-game-option-challenge-order-oldest = najstarsze
card-game-option-challenge-order-newest = najnowsze
card-game-option-victory-tie = Remis na czele: kto wygra później
card-game-option-victory-tie-lead = kto prowadzi samotnie
card-game-option-victory-tie-goal = kto osiągnie cel
card-game-option-cycle-limit = Ostatni cykl
card-game-option-rehide = Niepokonane Wyzwania są znów zakrywane
card-game-option-stake-to = Kto dostaje stawkę wycofującego się
card-game-option-stake-to-opponent = przeciwnik
card-game-option-stake-to-bank = bank
card-game-option-duel-opens = Kto otwiera licytację w pojedynku
card-game-option-duel-opens-challenger = wyzywający
card-game-option-duel-opens-challenged = wyzwany
card-game-option-sorcerer = Ile kosztuje Czarownika odejście
card-game-option-sorcerer-action = akcję bohatera
card-game-option-sorcerer-free = nic: bohater zachowuje akcję
card-game-option-knight = Kiedy Rycerz może walczyć dalej
card-game-option-knight-any = także po porażce
card-game-option-knight-after-victory = tylko po zwycięstwie
card-game-option-death-or-glory = Śmierć albo chwała
card-game-option-nothing-to-lose = Nic do stracenia
card-game-option-false-accusation = Koszt fałszywego oskarżenia
card-game-option-ransom = Okup
card-game-option-bid-limit = Reguła domowa: najwyższa stawka

card-game-preset-book = według książki
card-game-preset-adventures = więcej wyzwań
card-game-preset-short = krótka gra
