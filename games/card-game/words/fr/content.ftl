# Les cartes de Conan, le jeu de cartes : comment notre édition les appelle et ce qu’elles font.

## Attributs

cg-attribute-strength = Force
    .the = la Force
cg-attribute-cunning = Ruse
    .the = la Ruse
cg-attribute-spirit = Esprit
    .the = l’Esprit

## Héros

cg-hero-barbarian = Barbare
    .class = m
cg-hero-barbarian-text = Rage (une fois) : un Défi ou un duel auquel vous prenez part se joue à la Force, et aucune carte n’y change plus rien.

cg-hero-thief = Voleur
    .class = m
cg-hero-thief-text = Doigts Agiles (une fois, pour son action) : prenez une carte au hasard dans la main d’un autre joueur ou, sur la même Aventure, un de ses objets magiques.

cg-hero-sorcerer = Sorcier
    .class = m
cg-hero-sorcerer-text = Je Reviendrai (une fois, pour son action) : malgré les Défis et les héros, il quitte son Aventure pour une autre où vous n’avez pas posé de Défi.

cg-hero-mercenary = Mercenaire
    .class = m
cg-hero-mercenary-text = Fraternité des Mercenaires (une fois) : engager un allié ne coûte rien.

cg-hero-explorer = Explorateur
    .class = mv
cg-hero-explorer-text = Traqueur Expert (toujours) : vous voyez les Défis là où il se trouve, et il les affronte dans l’ordre de votre choix.

cg-hero-priest = Prêtre
    .class = m
cg-hero-priest-text = Sermon (une fois) : empêchez un traité ou une alliance des autres avant qu’il ne prenne effet, ou rompez le vôtre : vous prenez sans rien donner.

cg-hero-raider = Pillard
    .class = m
cg-hero-raider-text = Pillage (toujours) : 1 PG de plus de la réserve pour chaque Aventure accomplie dont vous recevez une part du Butin : PG, objets ou effet spécial.

cg-hero-nomad = Nomade
    .class = m
cg-hero-nomad-text = Rapide (une fois) : après son action, il en fait aussitôt une seconde.

cg-hero-knight = Chevalier
    .class = m
cg-hero-knight-text = Honneur (une fois) : après avoir battu un Défi ou gagné un duel à son tour, il affronte aussitôt le Défi suivant ou livre un autre duel ; après avoir échoué contre un Défi, il peut aussitôt en affronter un de nouveau.

cg-hero-merchant = Marchand
    .class = m
cg-hero-merchant-text = Escroquerie (toujours) : vous retirer avant d’avoir misé, ou avec une dernière mise de 1, ne vous coûte rien.

## Défis

cg-challenge-massive-doors = Portes massives
    .class = fp
cg-challenge-massive-doors-line = Celui qui les forgea craignait ce qu’elles enferment, non ceux qui frappent.
cg-challenge-rusted-portcullis = Herse rouillée
    .class = f
cg-challenge-rusted-portcullis-line = Cent ans de pluie ont rongé le fer, mais pas son poids.
cg-challenge-grey-ape = Singe gris
    .class = m
cg-challenge-grey-ape-line = Il apprit la haine des hommes qui le nourrissaient.
cg-challenge-painted-war-band = Guerriers peints
    .class = mp
cg-challenge-painted-war-band-line = Les tambours se turent au crépuscule, et ce fut pire.
cg-challenge-frost-giant = Géant du givre
    .class = m
cg-challenge-frost-giant-line = Son rire dévale des glaciers avant sa hache.
cg-challenge-lion-of-the-sands = Lion des sables
    .class = m
cg-challenge-lion-of-the-sands-line = Il a dévoré trois caravanes et se rappelle le goût de chacune.
cg-challenge-quicksand = Sables mouvants
    .class = mp
cg-challenge-quicksand-line = La terre est patiente, et ne rend jamais une botte.
cg-challenge-rockslide = Éboulement
    .class = mv
cg-challenge-rockslide-line = D’abord un caillou, puis toute la colère de la montagne.
cg-challenge-maze-of-passages = Dédale de couloirs
    .class = m
cg-challenge-maze-of-passages-line = Suivez les os : ils gisent là où d’autres ont renoncé.
cg-challenge-poisoned-needle = Aiguille empoisonnée
    .class = fv
cg-challenge-poisoned-needle-line = La serrure s’ouvre sans peine. C’est ainsi qu’elle tue.
cg-challenge-city-watch = Guet de la ville
    .class = m
cg-challenge-city-watch-line = Pour une pièce d’argent ils ne voient rien ; pour deux, ils vous voient.
cg-challenge-tower-spider = Araignée de la tour
    .class = fv
cg-challenge-tower-spider-line = Ce qui pend dans ses toiles venait aussi pour les joyaux.
cg-challenge-pit-of-stakes = Fosse aux pieux
    .class = f
cg-challenge-pit-of-stakes-line = Les feuilles qui la couvrent sont un peu trop bien rangées.
cg-challenge-night-cannibals = Cannibales de la nuit
    .class = mp
cg-challenge-night-cannibals-line = En cette ville le sage barre sa porte, et les portes portent des griffes.
cg-challenge-riddle-of-the-seal = Énigme du sceau
    .class = fv
cg-challenge-riddle-of-the-seal-line = Il interroge dans une langue morte avant Valusie.
cg-challenge-slave-raiders = Chasseurs d’esclaves
    .class = mp
cg-challenge-slave-raiders-line = Ils vous comptent avant de vous combattre.
cg-challenge-headless-shade = Ombre sans tête
    .class = fv
cg-challenge-headless-shade-line = Elle cherche ce que la hache a pris, et toute tête fera l’affaire.
cg-challenge-black-lotus-dream = Songe du lotus noir
    .class = m
cg-challenge-black-lotus-dream-line = Nul ne s’en éveille seul, et peu le souhaitent.
cg-challenge-serpents-gaze = Regard du serpent
    .class = m
cg-challenge-serpents-gaze-line = Des royaumes se sont agenouillés devant de tels yeux.
cg-challenge-winged-horror = Horreur ailée
    .class = fv
cg-challenge-winged-horror-line = La lune s’éteignit un instant ; puis vinrent les ailes.
cg-challenge-risen-dead = Morts relevés
    .class = mp
cg-challenge-risen-dead-line = Ils n’ont point de rancune. Ils obéissent, voilà tout.
cg-challenge-wizard-fire = Feu de sorcier
    .class = m
cg-challenge-wizard-fire-line = Il brûle froid, et court vers les hauteurs.
cg-challenge-desert-thirst = Soif du désert
    .class = f
cg-challenge-desert-thirst-line = Au quatrième jour, les dunes se mettent à parler d’eau.
cg-challenge-voices-in-the-tower = Voix dans la tour
    .class = fp
cg-challenge-voices-in-the-tower-line = Elles savent votre nom, et celui que vous portiez avant.
cg-challenge-kozak-hetman = Hetman kozak
    .class = m
cg-challenge-kozak-hetman-line = L’or achète son sabre ; le vin, ses chants ; rien, son genou.
cg-challenge-zamorian-cutpurse = Coupe-bourse zamorien
    .class = m
cg-challenge-zamorian-cutpurse-line = Il a déjà compté vos pièces. Il vous en manque une.
cg-challenge-corsair-captain = Capitaine corsaire
    .class = m
cg-challenge-corsair-captain-line = Le pont de son navire est rouge ; nul ne demande qui l’a peint.
cg-challenge-kushite-spearman = Lancier kushite
    .class = m
cg-challenge-kushite-spearman-line = Sa lance est plus longue que votre épée, et sa patience aussi.
cg-challenge-stygian-acolyte = Acolyte stygien
    .class = mv
cg-challenge-stygian-acolyte-line = Il sert le serpent, mais la bourse aussi a sa voix.
cg-challenge-hyrkanian-archer = Archer hyrkanien
    .class = mv
cg-challenge-hyrkanian-archer-line = On entend le cheval bien après la flèche.
cg-challenge-exiled-prince = Prince en exil
    .class = m
cg-challenge-exiled-prince-line = Il a perdu sa couronne ; sa fierté, nul n’a pu la prendre.
cg-challenge-black-dragon-deserter = Déserteur des Dragons noirs
    .class = m
cg-challenge-black-dragon-deserter-line = Il fourbit encore l’armure qui le ferait pendre.

## Aventures

cg-adventure-tavern-in-the-maul = Taverne du Maul
cg-adventure-tavern-in-the-maul-text = Vous pouvez prendre une carte au hasard dans la main d’un autre joueur de votre choix.
cg-adventure-tavern-in-the-maul-line = Ici l’on achète du vin, un secret ou un couteau, et c’est en lame qu’on vous rend la monnaie.

cg-adventure-caravan-road = Route des caravanes
cg-adventure-caravan-road-text = Votre héros peut aller aussitôt sur une autre Aventure où vous n’avez pas posé de Défi.
cg-adventure-caravan-road-line = Toute la richesse de l’Orient y marche d’un pied las.

cg-adventure-hermits-cave = Grotte de l’ermite
cg-adventure-hermits-cave-text = Vous pouvez regarder tous les Défis d’une Aventure de votre choix. Piochez ensuite une carte.
cg-adventure-hermits-cave-line = Il a quitté le monde, mais le monde lui dit encore tout.

cg-adventure-ravaged-village = Village ravagé
cg-adventure-ravaged-village-text = Le joueur qui a joué cette Aventure gagne 1 PG de la réserve, sauf si c’est vous.
cg-adventure-ravaged-village-line = Les cendres sont chaudes, et la soif de vengeance aussi.

cg-adventure-camp-of-the-free-companions = Camp des Francs Compagnons
cg-adventure-camp-of-the-free-companions-text = Jusqu’à la fin du prochain cycle, un allié vous coûte 2 PG de moins.
cg-adventure-camp-of-the-free-companions-line = Ils ne doivent rien à aucun roi, sinon leur solde au dernier.

cg-adventure-forgotten-crypt = La Crypte oubliée
cg-adventure-forgotten-crypt-text = Pas d’effet spécial.
cg-adventure-forgotten-crypt-line = Nul n’a gravé de nom ici : quelqu’un voulait qu’il se perdît.

cg-adventure-spring-of-the-ancients = Source des Anciens
cg-adventure-spring-of-the-ancients-text = Si la capacité de votre héros est utilisée, elle peut servir une fois de plus.
cg-adventure-spring-of-the-ancients-line = Buvez, et les années tombent comme un manteau trempé.

cg-adventure-smugglers-cove = Crique des contrebandiers
cg-adventure-smugglers-cove-text = Chaque autre joueur défausse une carte de sa main au hasard.
cg-adventure-smugglers-cove-line = Trois lanternes : de l’or. Deux : des soldats. Une : fuyez.

cg-adventure-arena-of-messantia = Arène de Messantia
cg-adventure-arena-of-messantia-text = Jusqu’à la fin du prochain cycle : 2 PG de la réserve chaque fois que votre héros gagne un duel, 1 PG chaque fois qu’un Défi est battu à votre tour.
cg-adventure-arena-of-messantia-line = On change le sable chaque matin ; la foule, jamais.

cg-adventure-ruined-watchtower = Tour de guet en ruine
cg-adventure-ruined-watchtower-text = Vous pouvez défausser un Défi de votre choix, sur n’importe quelle Aventure.
cg-adventure-ruined-watchtower-line = Elle guettait un ennemi ; l’ennemi vint d’en bas.

cg-adventure-oracle-of-the-jewelled-caves = Oracle des grottes aux joyaux
cg-adventure-oracle-of-the-jewelled-caves-text = Jusqu’à la fin du prochain cycle, vous voyez les Défis là où se trouve votre héros, et vous piochez une carte de plus à la phase de pioche.
cg-adventure-oracle-of-the-jewelled-caves-line = Elle dit vrai : c’est pourquoi si peu reviennent.

cg-adventure-house-of-mitra = Maison de Mitra
cg-adventure-house-of-mitra-text = Jusqu’à la fin du prochain cycle, personne ne peut défier votre héros en duel.
cg-adventure-house-of-mitra-line = Nul sang n’a touché ces pierres. Elles entendent qu’il en reste ainsi.

cg-adventure-black-river = La Rivière noire
cg-adventure-black-river-text = Vous pouvez prendre dans votre main une carte de votre choix de la défausse. Piochez ensuite une carte.
cg-adventure-black-river-line = Au-delà, les cartes sont blanches, et les nuits ne le sont pas.

cg-adventure-drowned-city = La Cité engloutie
cg-adventure-drowned-city-text = Vous pouvez regarder la main d’un autre joueur de votre choix.
cg-adventure-drowned-city-line = À marée basse les cloches sonnent, quoique nul ne les tire plus.

cg-adventure-red-citadel = La Citadelle rouge
cg-adventure-red-citadel-text = Vous pouvez expulser un autre héros de votre choix de son Aventure.
cg-adventure-red-citadel-line = Ses bâtisseurs mêlèrent au mortier les vaincus de la guerre.

cg-adventure-isle-of-iron-statues = Île des statues de fer
cg-adventure-isle-of-iron-statues-text = Pas d’effet spécial.
cg-adventure-isle-of-iron-statues-line = Le jour elles rouillent. La nuit, quelqu’un huile leurs jointures.

cg-adventure-frontier-fort = Fort de la frontière
cg-adventure-frontier-fort-text = Jusqu’à la fin du prochain cycle : 2 PG de la réserve chaque fois qu’un Défi posé par vous est résolu sans être battu.
cg-adventure-frontier-fort-line = Derrière la palissade, la loi ; devant, tout ce qui a faim.

cg-adventure-halls-of-the-jade-city = Salles de la Cité de jade
cg-adventure-halls-of-the-jade-city-text = Vous pouvez prendre un objet magique d’un autre joueur, face visible ou, sans le voir, face cachée ; il reste comme il est.
cg-adventure-halls-of-the-jade-city-line = Une lumière verte, aucune fenêtre, et le bruit d’un souffle.

cg-adventure-mountain-of-crom = Montagne de Crom
cg-adventure-mountain-of-crom-text = Jusqu’à la fin de son prochain Défi ou duel, votre héros a +2 à chaque attribut et gagne aussi à égalité.
cg-adventure-mountain-of-crom-line = Il vous donna la force à la naissance. Ne montez pas en demander davantage.

cg-adventure-throne-of-acheron = Trône d’Achéron
cg-adventure-throne-of-acheron-text = Chaque autre joueur vous paie 2 PG, mais en garde au moins 1. Ensuite, vous pouvez retirer de la table une Aventure de votre choix, avec tous ses Défis.
cg-adventure-throne-of-acheron-line = Un empire en tomba comme poussière, et le siège est encore chaud.

## Cartes de résolution et objets magiques

cg-special-curse-of-nergal = La Malédiction de Nergal
cg-special-curse-of-nergal-text = Le personnage a −1 en Force.
cg-special-curse-of-nergal-line = Le bras le plus fort s’alourdit quand la tombe s’y appuie.

cg-special-stygian-venom = Venin stygien
cg-special-stygian-venom-text = Le personnage a −2 en Force.
cg-special-stygian-venom-line = Brassé au bord du Styx, il attend un battement de cœur avant de mordre.

cg-special-lotus-haze = Brume de lotus
cg-special-lotus-haze-text = Le personnage a −1 en Ruse. Si votre camp perd, piochez une carte.
cg-special-lotus-haze-line = Chaque pensée venait, mais chacune un peu trop tard.

cg-special-false-trail = Fausse piste
cg-special-false-trail-text = Le personnage a −2 en Ruse.
cg-special-false-trail-line = Les traces vont devant, et celui qui les fit marche derrière vous.

cg-special-whisper-of-set = Murmure de Set
cg-special-whisper-of-set-text = Le personnage a −1 en Esprit. Si votre camp perd, cette carte revient dans votre main.
cg-special-whisper-of-set-line = Repoussez-le trois fois, il viendra une quatrième.

cg-special-dread-of-the-outer-dark = Effroi des ténèbres extérieures
cg-special-dread-of-the-outer-dark-text = Le personnage a −2 en Esprit.
cg-special-dread-of-the-outer-dark-line = Il est des gouffres entre les étoiles, et quelque chose regarde au travers.

cg-special-iron-thews = Muscles de fer
cg-special-iron-thews-text = Le personnage a +2 en Force.
cg-special-iron-thews-line = Il ne pria aucun dieu, et plia les barreaux.

cg-special-hunters-pride = Fierté du chasseur
cg-special-hunters-pride-text = Le personnage a +1 en Force. Si le Défi est battu, il va dans votre main.
cg-special-hunters-pride-line = Une bête bien tuée mérite sa place au mur.

cg-special-cats-step = Pas du chat
cg-special-cats-step-text = Le personnage a +2 en Ruse.
cg-special-cats-step-line = Le garde jura que le couloir était vide.

cg-special-thieves-cant = Argot des voleurs
cg-special-thieves-cant-text = Le personnage a +1 en Ruse. Si votre camp gagne, prenez une carte au hasard dans la main de l’enchérisseur adverse.
cg-special-thieves-cant-line = Trois mots, un doigt sur le nez, et la bourse changea de maître.

cg-special-will-of-iron = Volonté de fer
cg-special-will-of-iron-text = Le personnage a +2 en Esprit.
cg-special-will-of-iron-line = Le sort se brisa sur lui comme la houle sur l’écueil.

cg-special-prayer-to-mitra = Prière à Mitra
cg-special-prayer-to-mitra-text = Le personnage a +1 en Esprit. Si votre camp gagne, vous gagnez 1 PG de la réserve.
cg-special-prayer-to-mitra-line = Le dieu de lumière ne veut point de sang, rien qu’un cœur droit.

cg-special-battle-madness = Folie du combat
cg-special-battle-madness-text = Contre un Défi, le personnage a +1, quel que soit l’attribut. Sans effet en duel.
cg-special-battle-madness-line = Il rit, et le plus hardi d’entre eux recula.

cg-special-affair-of-honour = Affaire d’honneur
cg-special-affair-of-honour-text = En duel, le héros sur lequel cette carte est posée a +2, quel que soit l’attribut. Sans effet contre un Défi.
cg-special-affair-of-honour-line = Apportez une épée, et point d’amis.

cg-special-hidden-weakness = Faiblesse cachée
cg-special-hidden-weakness-text = Le Défi a −1, quel que soit l’attribut ; en duel, c’est le héros sur lequel cette carte est posée.
cg-special-hidden-weakness-line = Le dragon même a une écaille qui joint mal.

cg-special-fresh-troops = Troupes fraîches
cg-special-fresh-troops-text = Le Défi a +2 en Force ; en duel, c’est le héros sur lequel cette carte est posée.
cg-special-fresh-troops-line = Quand le dernier fut tombé, les cors sonnèrent de nouveau.

cg-special-hidden-mechanism = Mécanisme caché
cg-special-hidden-mechanism-text = Le Défi a +2 en Ruse ; en duel, c’est le héros sur lequel cette carte est posée.
cg-special-hidden-mechanism-line = Un déclic, tout en bas, attendait depuis des siècles.

cg-special-ancient-ward = Sceau antique
cg-special-ancient-ward-text = Le Défi a +2 en Esprit ; en duel, c’est le héros sur lequel cette carte est posée.
cg-special-ancient-ward-line = Les prêtres sont poussière, mais leur malédiction veille.

cg-special-test-of-steel = Épreuve d’acier
cg-special-test-of-steel-text = Le Défi ou le duel devient un Défi ou un duel de Force.
cg-special-test-of-steel-line = Assez parlé : que l’on entende les épées.

cg-special-battle-of-wits = Joute de ruse
cg-special-battle-of-wits-text = Le Défi ou le duel devient un Défi ou un duel de Ruse.
cg-special-battle-of-wits-line = Le sot dégaine d’abord ; le rusé a déjà déplacé le sol.

cg-special-contest-of-wills = Lutte de volontés
cg-special-contest-of-wills-text = Le Défi ou le duel devient un Défi ou un duel d’Esprit.
cg-special-contest-of-wills-line = Ils ne bougèrent pas jusqu’à l’aube, et un seul se releva.

cg-special-wheel-of-fate = Roue du destin
cg-special-wheel-of-fate-text = Le Défi ou le duel passe à l’attribut suivant : Force, Ruse, Esprit, puis de nouveau Force.
cg-special-wheel-of-fate-line = Elle tourne pour les rois aussi légère que pour les gueux.

cg-special-unbroken-oath = Serment tenu
cg-special-unbroken-oath-text = Aucune carte posée ne change l’attribut. Le personnage gagne aussi à égalité.
cg-special-unbroken-oath-line = Il donna sa parole à un mort, et la tint.

cg-special-sign-of-the-phoenix = Signe du phénix
cg-special-sign-of-the-phoenix-text = La dernière carte posée par l’autre camp avant celle-ci est sans effet, même si c’est un bluff.
cg-special-sign-of-the-phoenix-line = Gravé sur la lame, il fit hurler le démon.

cg-special-baited-trap = Piège appâté
cg-special-baited-trap-text = La première carte posée par l’autre camp après celle-ci est sans effet, même si c’est un bluff. Si votre camp gagne, piochez une carte.
cg-special-baited-trap-line = Le coffre était ouvert. Cela aurait dû les avertir.

cg-special-mirror-of-shadows = Miroir des ombres
cg-special-mirror-of-shadows-text = Agit comme la dernière carte posée par l’autre camp avant celle-ci, sauf si elle est annulée, annule une carte ou en reflète une. Ce qu’une carte fait après le résultat n’est pas reflété.
cg-special-mirror-of-shadows-line = Votre coup vous revient, et il a appris.

cg-special-mockery-of-fate = Moquerie du destin
cg-special-mockery-of-fate-text = Ce que les cartes posées ajoutent au personnage lui est retiré, et ce qu’elles lui retirent est ajouté.
cg-special-mockery-of-fate-line = La bénédiction l’accabla ; la malédiction le porta.

cg-special-born-to-battle = Né pour la bataille
cg-special-born-to-battle-text = Le personnage compte avec le plus haut de ses trois attributs. Les modificateurs restent ceux de l’attribut en jeu.
cg-special-born-to-battle-line = Sa berceuse fut le choc des boucliers.

cg-special-grasping-shadow = Ombre avide
cg-special-grasping-shadow-text = Les objets magiques et les Aventures en cours d’effet du personnage n’ajoutent rien.
cg-special-grasping-shadow-line = Elle se ferma sur la main, et l’épée n’y était plus.

cg-special-fog-of-the-grey-lands = Brouillard des Terres grises
cg-special-fog-of-the-grey-lands-text = Personne ne gagne : les mises sont rendues, le Défi reste, face visible, et personne n’est expulsé.
cg-special-fog-of-the-grey-lands-line = Quand il se leva, il n’y avait plus personne à combattre.

cg-special-hidden-purse = Bourse cachée
cg-special-hidden-purse-text = Si votre camp perd, son enchérisseur garde jusqu’à 3 PG de sa mise, et vous piochez une carte.
cg-special-hidden-purse-line = Perdez tout, mais jamais tout ce que vous avez.

cg-special-victors-price = Le Prix du vainqueur
cg-special-victors-price-text = Si votre camp gagne, l’enchérisseur adverse paie au vôtre 2 PG de plus, mais en garde 1, et défausse une carte au hasard.
cg-special-victors-price-line = Il demanda l’or, et puis le cheval.

cg-special-rumours-of-gold = Rumeurs d’or
cg-special-rumours-of-gold-text = Se joue à la phase de cartes : vous pouvez regarder tous les Défis d’une Aventure de votre choix. Piochez ensuite une carte.
cg-special-rumours-of-gold-line = Un mourant l’a dit ; l’aubergiste l’a vendu.

cg-special-bribed-guards = Gardes soudoyés
cg-special-bribed-guards-text = Se joue à la phase de cartes : défaussez le Défi que votre héros affronterait ensuite.
cg-special-bribed-guards-line = Cette nuit-là ils regardaient les étoiles, tous les quatre.

cg-special-atlantean-blade = Lame atlante
cg-special-atlantean-blade-text = Votre héros a +1 en Force.
cg-special-atlantean-blade-line = La mer prit le forgeron et laissa le fil.

cg-special-night-thiefs-cloak = Cape du voleur de nuit
cg-special-night-thiefs-cloak-text = Votre héros a +1 en Ruse.
cg-special-night-thiefs-cloak-line = Cousue d’une obscurité qui ne fut jamais payée.

cg-special-ring-of-the-black-circle = Anneau du Cercle noir
cg-special-ring-of-the-black-circle-text = Votre héros a +1 en Esprit.
cg-special-ring-of-the-black-circle-line = Portez-le, et les voyants sur leur montagne tournent la tête.

cg-special-duellists-gauntlet = Gantelet du duelliste
cg-special-duellists-gauntlet-text = En duel, votre héros a +1 en Force, et vous nommez l’attribut même si c’est vous qui défiez.
cg-special-duellists-gauntlet-line = Jeté quarante fois, ramassé quarante et une.

cg-special-burning-heart = Le Cœur ardent
cg-special-burning-heart-text = Votre héros a +1 à chaque attribut. Quand vous enchérissez, la première mise est d’au moins 3, ou la plus haute possible.
cg-special-burning-heart-line = Il bat pour qui ose le plus.

cg-special-scales-of-asura = Balance d’Asura
cg-special-scales-of-asura-text = Quand vous enchérissez, aucune mise ne peut dépasser 4.
cg-special-scales-of-asura-line = Devant elle un roi ne pèse pas plus qu’un voleur.

cg-special-coin-of-bel = Pièce de Bel
cg-special-coin-of-bel-text = Vous retirer vous coûte au plus 1 PG.
cg-special-coin-of-bel-line = Elle retrouve toujours le logis, et rarement seule.

cg-special-mask-of-yelaya = Masque de Yelaya
cg-special-mask-of-yelaya-text = Quand ce serait à vous d’ouvrir les enchères, c’est l’autre enchérisseur qui ouvre.
cg-special-mask-of-yelaya-line = Derrière le sourire d’or, nul ne sait qui parle.

cg-special-crystal-of-far-sight = Cristal de longue vue
cg-special-crystal-of-far-sight-text = Vous voyez les Défis là où se trouve votre héros. Il les affronte dans leur ordre.
cg-special-crystal-of-far-sight-line = Il montre l’autre versant de la colline, et qui vous y attend.

cg-special-scroll-of-skelos = Rouleau de Skelos
cg-special-scroll-of-skelos-text = Vous piochez une carte de plus à la phase de pioche.
cg-special-scroll-of-skelos-line = Une page lue, une nuit de sommeil perdue.

cg-special-collar-of-silence = Collier de silence
cg-special-collar-of-silence-text = Quand vous enchérissez, l’autre enchérisseur peut poser au plus une carte.
cg-special-collar-of-silence-line = Le sorcier remue encore les lèvres.

cg-special-bridle-of-the-ghost-steed = Bride du coursier fantôme
cg-special-bridle-of-the-ghost-steed-text = Quand votre héros a accompli une Aventure à votre tour, il peut aller aussitôt sur une autre où vous n’avez pas posé de Défi.
cg-special-bridle-of-the-ghost-steed-line = Partez au crépuscule, arrivez avant la nouvelle.

cg-special-gate-stone = Pierre du seuil
cg-special-gate-stone-text = Action de votre héros, en défaussant cet objet : malgré les Défis et les héros, il peut aller sur une autre Aventure où vous n’avez pas posé de Défi.
cg-special-gate-stone-line = Un pas, et les chiens hurlent dans un autre pays.

cg-special-dust-of-the-tomb = Poussière du tombeau
cg-special-dust-of-the-tomb-text = Action de votre héros, en défaussant cet objet : il accomplit l’Aventure où il se trouve, malgré les Défis et les autres héros. Le butin est à vous seul.
cg-special-dust-of-the-tomb-line = Une pincée sur le seuil, et les gardiens se recouchent.
