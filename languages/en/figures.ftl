# Names of what is plotted over a game.

figure-empire-points = Empire points
figure-gold = Gold
figure-sorcery = Sorcery tokens
figure-provinces = Provinces
figure-units = Units
figure-emissaries = Emissaries
figure-tokens = Adventure tokens
figure-cards = Cards in hand
figure-glory = Glory
figure-objects = Magic objects
figure-allies = Allies
figure-adventures = Adventures completed
figure-men = Men
figure-chance = Chance to win
