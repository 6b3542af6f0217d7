# What the pages themselves say; the games speak through the shared files.

web-active = À son tour
web-adventure = Époque { $age } · l’aventure
web-adventures-left = { $count ->
    [0] la dernière aventure de cette époque
    [one] encore une dans cette époque
   *[other] encore { $count } dans cette époque
}
web-age-of-conan = L’Âge de Conan
web-age-of-conan-about = Régnez sur un royaume, chevauchez avec un futur roi.
web-all-offers = Montrer tout ce qui est possible
web-bid-tokens = Jetons d’enchère
web-card-game = Conan, le jeu de cartes
web-card-game-about = Des héros, des paris et des promesses rompues.
web-cards = Cartes en main
web-conan = Conan
web-conan-player = Joueur de Conan
web-contest = L’épreuve
web-crom = Pions Crom
web-decision = Votre décision
web-destination = Destination
web-difficulty = Difficulté
web-duel = Duel
web-emissary-supply = Émissaires en réserve
web-face-down = Une carte est posée face cachée.
web-fallen = Tombé
web-fate = Dés du destin
web-fate-empty = La réserve est vide.
web-first = Premier joueur
web-glory = Points de gloire
web-gold = Or
web-hand = Votre main
web-kingdoms = Royaumes
web-language = Langue
web-map = La carte du monde hyborien
web-motto = Sache, ô prince : deux jeux de l’âge hyborien.
web-no-server = Le serveur est injoignable.
web-objectives = Objectifs
web-objects = Objets magiques
web-pile = Cartes dans la pioche
web-play-bots = Jouer contre des robots
web-players = Joueurs
web-points = Points d’empire
web-position = La position en toutes lettres
web-reconnecting = Connexion à la table…
web-samples = Ou regardez une table :
web-sorcery = Sorcellerie
web-spent = La capacité est épuisée
web-story = Ce qui s’est passé
web-take-back = Reprendre le coup
web-theme = Apparence
web-theme-contrast = contraste élevé
web-theme-dark = à la lampe
web-theme-light = de jour
web-tokens = Jetons d’aventure
web-track = Les jetons de l’aventure, le prochain d’abord
web-unit-supply = Unités en réserve
