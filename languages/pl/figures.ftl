# Nazwy tego, co pokazują wykresy partii.

figure-empire-points = Punkty imperium
figure-gold = Złoto
figure-sorcery = Żetony czarów
figure-provinces = Prowincje
figure-units = Jednostki
figure-emissaries = Emisariusze
figure-tokens = Żetony wyzwań
figure-cards = Karty na ręce
figure-glory = Chwała
figure-objects = Magiczne przedmioty
figure-allies = Sojusznicy
figure-adventures = Ukończone Przygody
figure-men = Ludzie
figure-chance = Szansa na zwycięstwo
