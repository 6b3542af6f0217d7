# Noms de ce que montrent les courbes d’une partie.

figure-empire-points = Points d’empire
figure-gold = Or
figure-sorcery = Pions sorcellerie
figure-provinces = Provinces
figure-units = Unités
figure-emissaries = Émissaires
figure-tokens = Pions aventure
figure-cards = Cartes en main
figure-glory = Gloire
figure-objects = Objets magiques
figure-allies = Alliés
figure-adventures = Aventures accomplies
figure-men = Hommes
figure-chance = Chances de gagner
