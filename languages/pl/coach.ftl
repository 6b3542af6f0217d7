# Trener: co przemawia za posunięciem, w jednym zdaniu.

coach-only = Nic innego nie możesz zrobić.
coach-wins = W ten sposób wygrywasz grę.
coach-alike = Niewiele zależy od tego wyboru.
coach-hinders = Osłabia { $seat-acc }.
coach-points = Będziesz mieć więcej punktów.
coach-cards = Będziesz mieć lepsze karty na ręce.
coach-survival = Utrzymuje cię w grze.

## Age of Conan

coach-lands = Daje ci prowincje i pomaga je utrzymać.
coach-towers = Będziesz mieć więcej wież.
coach-gold = Będziesz mieć więcej złota.
coach-sorcery = Będziesz mieć więcej żetonów czarów.
coach-crom = Przybliża cię do przewagi w żetonach „Crom, licz umarłych!”.
coach-armies = Utrzymuje siłę twoich armii.
coach-emissaries = Więcej emisariuszy działa dla ciebie.
coach-campaign = Twoja kampania jest bliżej końca.
coach-intrigue = Przygotowuje starcie polityczne, które możesz wygrać.
coach-adventures = Daje ci żetony wyzwań.
coach-supremacy = Pomaga ci zdobyć przewagę w żetonach jednego rodzaju.
coach-conan = Conan pozostaje po twojej stronie.
coach-objective = Realizuje cel.
coach-near-objective = Przybliża cię do celu.
coach-raiders = Chroni twoje prowincje przed najazdami.
coach-artifact = Będziesz mieć artefakt.

## Gra karciana

coach-glory = Będziesz mieć więcej chwały.
coach-goal = Przekraczasz próg zwycięstwa przed wszystkimi innymi.
coach-ruin = Oddala cię od upadku.
coach-resolution-cards = Będziesz mieć lepsze karty na następne Wyzwanie.
coach-objects = Będziesz mieć więcej magicznych przedmiotów.
coach-loot = Przybliża cię do dobrego łupu.
coach-way = Oczyszcza drogę twojemu bohaterowi.
coach-challenges = Twoje Wyzwania leżą tam, gdzie się opłacają.
coach-place = Twój bohater znajduje Przygodę, na której może stanąć.
coach-allies = Będziesz mieć sojuszników do wysłania naprzód.
coach-completed = Dzięki temu Przygoda zostaje ukończona.
