# What the pages themselves say; the games speak through the shared files.

web-active = À son tour
web-adventure = Époque { $age } · l’aventure
web-adventures-left = { $count ->
    [0] la dernière aventure de cette époque
    [one] encore une dans cette époque
   *[other] encore { $count } dans cette époque
}
web-all-offers = Montrer tout ce qui est possible
web-bid-tokens = Jetons d’enchère
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
web-map = La carte du monde hyborien
web-objectives = Objectifs
web-objects = Objets magiques
web-pile = Cartes dans la pioche
web-points = Points d’empire
web-position = La position en toutes lettres
web-sorcery = Sorcellerie
web-spent = La capacité est épuisée
web-story = Ce qui s’est passé
web-tokens = Jetons d’aventure
web-track = Les jetons de l’aventure, le prochain d’abord
web-unit-supply = Unités en réserve
