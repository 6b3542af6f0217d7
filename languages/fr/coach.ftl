# L’entraîneur : ce qui parle pour une action, en une phrase.

coach-only = Vous ne pouvez rien faire d’autre.
coach-wins = Cela gagne la partie.
coach-alike = Ce choix ne change pas grand-chose.
coach-hinders = Cela fait reculer { $seat }.
coach-points = Il vous reste plus de points.
coach-cards = Il vous reste de meilleures cartes en main.
coach-survival = Cela vous garde en jeu.

## Age of Conan

coach-lands = Cela vous gagne des terres et les tient.
coach-towers = Il vous reste plus de tours.
coach-gold = Cela remplit votre trésor.
coach-sorcery = Il vous reste plus de sorcellerie.
coach-crom = Cela vous rapproche du plus grand nombre de pions Crom.
coach-armies = Cela garde vos armées fortes.
coach-emissaries = Plus d’émissaires restent à votre service.
coach-campaign = Une de vos campagnes approche de sa fin.
coach-intrigue = Cela prépare une intrigue que vous pouvez gagner.
coach-adventures = Cela vous apporte des pions aventure.
coach-supremacy = Cela vous aide à avoir les pions les plus précieux d’une sorte.
coach-conan = Conan reste de votre côté.
coach-objective = Cela remplit un objectif.
coach-near-objective = Un objectif arrive à votre portée.
coach-raiders = Cela épargne les pillards à vos provinces.
coach-artifact = Il vous reste un artefact.

## Le jeu de cartes

coach-glory = Il vous reste plus de gloire.
coach-goal = Vous passez le but, devant tous les autres.
coach-ruin = Cela vous éloigne de la ruine.
coach-resolution-cards = Vous restez mieux armé pour la prochaine épreuve.
coach-objects = Il vous reste plus d’objets magiques.
coach-loot = Un bon butin arrive à votre portée.
coach-way = Cela dégage la route de votre héros.
coach-challenges = Vos épreuves sont là où elles rapportent.
coach-place = Votre héros trouve une aventure où se tenir.
coach-allies = Il vous reste des alliés à envoyer devant.
coach-completed = Cela achève une aventure.
