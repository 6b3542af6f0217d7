# L’entraîneur : ce qui parle pour une action, en une phrase.

coach-only = Vous ne pouvez rien faire d’autre.
coach-wins = Vous gagnez ainsi la partie.
coach-alike = Ce choix ne change pas grand-chose.
coach-hinders = Cela gêne { $seat-the }.
coach-points = Vous aurez plus de points.
coach-cards = Vous aurez de meilleures cartes en main.
coach-survival = Cela vous maintient dans la partie.

## Age of Conan

coach-lands = Vous gagnez et gardez ainsi des provinces.
coach-towers = Vous aurez plus de tours.
coach-gold = Vous aurez plus d’or.
coach-sorcery = Vous aurez plus de pions sorcellerie.
coach-crom = Cela vous rapproche du plus grand nombre de pions « Crom, compte les morts ! ».
coach-armies = Vos armées restent nombreuses.
coach-emissaries = Vous garderez plus d’émissaires à l’œuvre.
coach-campaign = Une de vos campagnes approche de sa fin.
coach-intrigue = Cela prépare un conflit d’intrigues que vous pouvez gagner.
coach-adventures = Vous aurez plus de pions aventure.
coach-supremacy = Cela vous aide à obtenir la majorité des pions d’une catégorie.
coach-conan = Conan reste de votre côté.
coach-objective = Cela remplit un objectif.
coach-near-objective = Un objectif arrive à votre portée.
coach-raiders = Cela protège vos provinces des pillards.
coach-artifact = Vous aurez un artefact.

## Le jeu de cartes

coach-glory = Vous aurez plus de gloire.
coach-goal = Vous dépassez l’objectif, devant tous les autres.
coach-ruin = Cela vous éloigne de la ruine.
coach-resolution-cards = Vous aurez de meilleures cartes pour le prochain Défi.
coach-objects = Vous aurez plus d’objets magiques.
coach-loot = Un bon butin arrive à votre portée.
coach-way = Cela dégage la route de votre héros.
coach-challenges = Vos Défis sont là où ils rapportent.
coach-place = Votre héros trouve une Aventure où se tenir.
coach-allies = Vous aurez des alliés à envoyer devant.
coach-completed = Vous accomplissez une Aventure.
