# The coach: what speaks for an action, in a sentence.

coach-only = There is nothing else you can do.
coach-wins = It wins you the game.
coach-alike = Little depends on this choice.
coach-hinders = It sets { $seat } back.
coach-points = It leaves you with more points.
coach-cards = It leaves you with better cards in hand.
coach-survival = It keeps you in the game.

## Age of Conan

coach-lands = It wins and holds land for you.
coach-towers = It leaves you with more towers.
coach-gold = It fills your treasury.
coach-sorcery = It leaves you with more sorcery tokens.
coach-crom = It brings you nearer to having the most Crom tokens.
coach-armies = It keeps your armies strong.
coach-emissaries = It keeps more emissaries at work for you.
coach-campaign = It brings a campaign of yours nearer to its end.
coach-intrigue = It prepares an intrigue you can win.
coach-adventures = It brings you adventure tokens.
coach-supremacy = It helps you to adventure supremacy.
coach-conan = It keeps Conan on your side.
coach-objective = It meets an objective.
coach-near-objective = It brings an objective within reach.
coach-raiders = It keeps raiders away from your provinces.
coach-artifact = It leaves you with an artifact.

## The card game

coach-glory = It leaves you with more glory.
coach-goal = It takes you past the goal, ahead of all others.
coach-ruin = It keeps you farther from ruin.
coach-resolution-cards = It leaves you better armed for the next challenge.
coach-objects = It leaves you with more magic objects.
coach-loot = It brings good loot within reach.
coach-way = It clears your hero’s way.
coach-challenges = It puts your challenges where they pay.
coach-place = It finds your hero an adventure to be at.
coach-allies = It leaves you with allies to send ahead.
coach-completed = It completes an adventure.
