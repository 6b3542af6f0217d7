# Nomi di ciò che le curve di una partita mostrano.

figure-empire-points = Punti impero
figure-gold = Oro
figure-sorcery = Segnalini stregoneria
figure-provinces = Province
figure-units = Unità
figure-emissaries = Emissari
figure-tokens = Segnalini avventura
figure-cards = Carte in mano
figure-glory = Gloria
figure-objects = Oggetti magici
figure-allies = Alleati
figure-adventures = Avventure completate
figure-men = Uomini
figure-chance = Probabilità di vittoria
