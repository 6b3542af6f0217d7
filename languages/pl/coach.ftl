# Trener: co przemawia za posunięciem, w jednym zdaniu.

coach-only = Nic innego nie możesz zrobić.
coach-wins = To wygrywa grę.
coach-alike = Niewiele zależy od tego wyboru.
coach-hinders = Osłabia rywala: { $seat }.
coach-points = Zostajesz z większą liczbą punktów.
coach-cards = Zostajesz z lepszymi kartami na ręce.
coach-survival = Utrzymuje cię w grze.

## Age of Conan

coach-lands = Zdobywa i utrzymuje dla ciebie ziemie.
coach-towers = Zostajesz z większą liczbą wież.
coach-gold = Napełnia twój skarbiec.
coach-sorcery = Zostajesz z większą liczbą czarów.
coach-crom = Przybliża cię do przewagi w żetonach Croma.
coach-armies = Utrzymuje siłę twoich armii.
coach-emissaries = Więcej emisariuszy działa dla ciebie.
coach-campaign = Przybliża twoją kampanię do końca.
coach-intrigue = Przygotowuje intrygę, którą możesz wygrać.
coach-adventures = Przynosi ci żetony przygód.
coach-supremacy = Pomaga ci zdobyć najcenniejsze żetony jednego rodzaju.
coach-conan = Conan pozostaje po twojej stronie.
coach-objective = Spełnia cel.
coach-near-objective = Przybliża cel na wyciągnięcie ręki.
coach-raiders = Oszczędza twoim prowincjom najeźdźców.
coach-artifact = Zostajesz z artefaktem.

## Gra karciana

coach-glory = Zostajesz z większą chwałą.
coach-goal = Mijasz próg zwycięstwa przed wszystkimi innymi.
coach-ruin = Oddala cię od upadku.
coach-resolution-cards = Zostajesz lepiej uzbrojony na następne wyzwanie.
coach-objects = Zostajesz z większą liczbą magicznych przedmiotów.
coach-loot = Przybliża dobry łup na wyciągnięcie ręki.
coach-way = Oczyszcza drogę twojemu bohaterowi.
coach-challenges = Twoje wyzwania leżą tam, gdzie się opłacają.
coach-place = Twój bohater znajduje przygodę, na której może stanąć.
coach-allies = Zostajesz z sojusznikami do wysłania naprzód.
coach-completed = Kończy przygodę.
