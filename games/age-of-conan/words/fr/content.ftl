# L'édition intégrée d'Age of Conan : noms et textes des cartes.
# Ce qu’il faut à un nom est dit dans names.ftl.

## Provinces

province-aquilonia = Aquilonie
    .class = fv
province-turan = Turan
    .class = m
province-stygia = Stygie
    .class = f
province-hyperborea = Hyperborée
    .class = fv
province-ophir = Ophir
    .class = mv
province-argos = Argos
    .class = mv
province-koth = Koth
    .class = m
province-nemedia = Némédie
    .class = f
province-corinthia = Corinthie
    .class = f
province-zingara = Zingara
    .class = f
province-zamora = Zamora
    .class = f
province-khauran = Khauran
    .class = m
province-steppes = Steppes
    .class = fp
province-khoraja = Khoraja
    .class = f
province-eastern-desert = Désert oriental
    .class = md
province-iranistan = Iranistan
    .class = mv
province-shem = Shem
    .class = m
province-kush = Kush
    .class = m
province-darfar = Darfar
    .class = m
province-keshan = Keshan
    .class = m
province-punt = Punt
    .class = m
province-black-kingdoms = Royaumes noirs
    .class = mp
province-cimmeria = Cimmérie
    .class = f
province-nordheim = Nordheim
    .class = m
province-border-kingdom = Royaume Frontière
    .class = md
province-brythunia = Brythunie
    .class = f
province-pictish-wilderness = Terre sauvage picte
    .class = fd

## Royaumes

kingdom-aquilonia = Aquilonie
    .class = fv
kingdom-turan = Turan
    .class = m
kingdom-stygia = Stygie
    .class = f
kingdom-hyperborea = Hyperborée
    .class = fv

## Zones, terrains et mers

area-central = Hyborie Centrale
area-east = Est
area-south = Sud
area-north = Nord
terrain-plains = plaines
terrain-hills = collines
terrain-woods = bois
terrain-urban = ville
sea-western = Océan de l’Ouest
sea-vilayet = Mer Vilayet
sea-southern = Mer du Sud

## Aventures

adventure-the-phoenix-on-the-sword = Le Phénix sur l’épée
adventure-the-scarlet-citadel = La Citadelle écarlate
adventure-the-tower-of-the-elephant = La Tour de l’éléphant
adventure-black-colossus = Le Colosse noir
adventure-xuthal-of-the-dusk = Xuthal la Crépusculaire
adventure-the-pool-of-the-black-one = Le Bassin du Noir
adventure-rogues-in-the-house = Des intrus dans la maison
adventure-iron-shadows-in-the-moon = Ombres de fer sous la lune
adventure-queen-of-the-black-coast = La Reine de la Côte noire
adventure-the-devil-in-iron = Le Diable de fer
adventure-the-people-of-the-black-circle = Le Peuple du Cercle noir
adventure-a-witch-shall-be-born = Une sorcière est née
adventure-jewels-of-gwahlur = Les Joyaux de Gwahlur
adventure-beyond-the-black-river = Au-delà de la Rivière noire
adventure-shadows-in-zamboula = Des ombres dans Zamboula
adventure-red-nails = Clous rouges
adventure-the-hour-of-the-dragon = L’Heure du dragon
adventure-the-god-in-the-bowl = Le Dieu dans l’urne
adventure-the-vale-of-lost-women = La Vallée des femmes perdues
adventure-the-frost-giants-daughter = La Fille du géant du givre
adventure-the-black-stranger = L’Étranger noir
adventure-the-hall-of-the-dead = La Salle des morts
adventure-the-snout-in-the-dark = Le Groin dans les ténèbres
adventure-drums-of-tombalku = Les Tambours de Tombalku
adventure-wolves-beyond-the-border = Les Loups par-delà la frontière
adventure-the-hand-of-nergal = La Main de Nergal
adventure-cimmeria = Cimmérie

## Objectifs

objective-hyborian-empire = Empire hyborien
objective-hyborian-empire-text = Avoir au moins deux forts ou cités en Hyborie Centrale.
objective-road-of-kings = La Route des Rois
objective-road-of-kings-text = Ophir, le Koth et la Corinthie vous sont amis.
objective-dark-arts = Nation de sorciers
objective-dark-arts-text = Avoir plus de pions sorcellerie que chaque autre joueur.
objective-subdue-the-savage-lands = Soumettre les terres sauvages
objective-subdue-the-savage-lands-text = Avoir au moins deux forts ou cités dans des provinces sauvages.
objective-dominion-of-the-seas = Domination des mers
objective-dominion-of-the-seas-text = Deux provinces côtières non adjacentes entre elles vous sont amies ; les provinces de départ ne comptent pas.
objective-war-on-pirates = Guerre aux pirates
objective-war-on-pirates-text = Avoir au moins deux forts ou cités dans des provinces côtières.
objective-merchant-kings = Rois marchands
objective-merchant-kings-text = Avoir au moins trois tours ou cités en Hyborie Centrale, et plus que chaque autre joueur.
objective-military-might = Puissance militaire
objective-military-might-text = Avoir plus de forts et de cités que chaque autre joueur.
objective-count-the-dead = Compte les morts
objective-count-the-dead-text = Avoir plus de pions « Crom, compte les morts ! » que chaque autre joueur.
objective-web-of-spies = Toile d’espions
objective-web-of-spies-text = Avoir au moins trois émissaires dans des provinces qui ne vous sont pas amies, et plus que chaque autre joueur.
objective-tales-of-the-hero = Les récits du héros
objective-tales-of-the-hero-text = Avoir plus de pions aventure que chaque autre joueur.
objective-walls-and-towers = Murs et tours
objective-walls-and-towers-text = Avoir au moins deux cités.

## Cartes stratégie : valeur d’aventure, symboles, terrains, zone à 2–4 joueurs (et à 2–3)

strategy-axe-shield-central-north-1 = 1 · hache+bouclier · plaines, collines, ville · Hyborie Centrale (Nord)
strategy-axe-shield-south-central-1 = 1 · hache+bouclier · plaines, bois, ville · Sud (Hyborie Centrale)
strategy-axe-shield-north-east-1 = 1 · hache+bouclier · plaines, collines, bois · Nord (Est)
strategy-axe-shield-east-south-1 = 1 · hache+bouclier · collines, bois, ville · Est (Sud)
strategy-axe-shield-east-central-2 = 2 · hache+bouclier · plaines, collines · Est (Hyborie Centrale)
strategy-axe-shield-north-south-2 = 2 · hache+bouclier · bois, ville · Nord (Sud)
strategy-axe-south-east-2 = 2 · hache · plaines, collines, bois, ville · Sud (Est)
strategy-shield-central-east-2 = 2 · bouclier · plaines, collines, bois, ville · Hyborie Centrale (Est)
strategy-shield-north-east-3 = 3 · bouclier · plaines, collines, bois · Nord (Est)
strategy-axe-east-north-3 = 3 · hache · plaines, bois, ville · Est (Nord)
strategy-axe-central-south-3 = 3 · hache · plaines, collines, ville · Hyborie Centrale (Sud)
strategy-shield-south-north-3 = 3 · bouclier · plaines, bois, ville · Sud (Nord)
strategy-axe-shield-south-east-3 = 3 · hache+bouclier · plaines · Sud (Est)
strategy-axe-north-central-4 = 4 · hache · plaines, collines · Nord (Hyborie Centrale)
strategy-shield-central-south-4 = 4 · bouclier · plaines, bois · Hyborie Centrale (Sud)
strategy-shield-east-south-4 = 4 · bouclier · collines, ville · Est (Sud)
strategy-axe-south-central-4 = 4 · hache · plaines, bois · Sud (Hyborie Centrale)
strategy-axe-east-central-4 = 4 · hache · bois, ville · Est (Hyborie Centrale)
strategy-axe-north-south-5 = 5 · hache · plaines, bois · Nord (Sud)
strategy-shield-south-east-5 = 5 · bouclier · plaines, ville · Sud (Est)
strategy-shield-central-north-5 = 5 · bouclier · collines, bois · Hyborie Centrale (Nord)
strategy-axe-north-east-5 = 5 · hache · plaines · Nord (Est)
strategy-axe-north-central-6 = 6 · hache · bois · Nord (Hyborie Centrale)
strategy-shield-central-east-6 = 6 · bouclier · plaines · Hyborie Centrale (Est)
strategy-axe-south-north-6 = 6 · hache · plaines · Sud (Nord)
strategy-shield-east-north-6 = 6 · bouclier · ville · Est (Nord)

## Cartes royaume : Aquilonie

card-bossonian-archers = Archers bossoniens
card-bossonian-archers-text = Dans un conflit militaire, juste après votre jet : vous avez un succès de plus.
card-gunderland-pikemen = Piquiers du Gunderland
card-gunderland-pikemen-text = Dans un conflit militaire en collines ou en bois, une fois les cartes stratégie révélées : les boucliers sont des succès pour vous.
card-poitanian-knights = Chevaliers de Poitain
card-poitanian-knights-text = Dans un conflit militaire en plaines, une fois les cartes stratégie révélées : vous lancez un dé de plus, même un sixième, et les haches sont des succès pour vous.
card-count-prospero = Comte Prospero
card-count-prospero-text = Après un round de campagne où vous étiez attaquant, gagné ou perdu : si vous faites ensuite une marche forcée, vous ne retirez aucune unité pour elle, et une seule unité suffit.
card-black-dragons = Dragons noirs
card-black-dragons-text = Dans un conflit militaire, juste après votre jet : relancez autant de vos dés que vous voulez.
card-feudal-levy = Levée féodale
card-feudal-levy-text = Placez trois unités dans vos provinces amies, ensemble ou séparément.
card-royal-taxes = Impôts royaux
card-royal-taxes-text = Gagnez 2 pions or, plus 1 par fort ou cité à vous, 4 de plus au maximum.
card-old-comrades = Vieux compagnons
card-old-comrades-text = Déplacez Conan de deux provinces au plus, sans qu’aucun pion aventure soit pris ni défaussé. Piochez une carte royaume et une carte stratégie.
card-pallantides = Pallantides
card-pallantides-text = Quand vous avez perdu un conflit militaire : vous ne retirez aucune unité pour cette défaite.
card-cavalry-charge = Charge de cavalerie
card-cavalry-charge-text = Quand vous êtes attaquant dans un conflit militaire, une fois les cartes stratégie révélées : vous lancez deux dés de plus, cinq au maximum en tout.
card-council-of-war = Conseil de guerre
card-council-of-war-text = Quand un de vos conflits militaires est annoncé : piochez deux cartes stratégie.
card-border-rangers = Coureurs des frontières
card-border-rangers-text = À votre tour, avant le dé du destin : défaussez tous les pions pillards d’une de vos provinces amies et gagnez 1 pion or.
card-lion-banner = Étendard au lion
card-lion-banner-text = Dans un conflit militaire, juste après votre jet : chacun de vos dés coup+Conan vaut deux succès.

## Cartes royaume : Turan

card-veziz-shah = Veziz Shah
card-veziz-shah-text = Dans un conflit d’intrigues, juste après votre jet : relancez jusqu’à deux de vos dés.
card-hyrkanian-archers = Archers hyrkaniens
card-hyrkanian-archers-text = Dans un conflit militaire, une fois les cartes stratégie révélées : vous lancez un dé de plus, cinq au maximum en tout, et les boucliers sont des succès pour vous.
card-steppe-riders = Cavaliers des steppes
card-steppe-riders-text = À votre tour, avant le dé du destin : effectuez un redéploiement.
card-spies-of-aghrapur = Espions d’Aghrapur
card-spies-of-aghrapur-text = Dans un conflit d’intrigues, une fois les cartes stratégie révélées : vous lancez un dé de plus, cinq au maximum en tout.
card-golden-bribes = Pots-de-vin
card-golden-bribes-text = Dans un conflit d’intrigues, juste après votre jet : payez 1 pion or pour avoir un succès de plus.
card-eastern-caravan = Caravane d’Orient
card-eastern-caravan-text = Gagnez 5 pions or.
card-royal-envoys = Envoyés royaux
card-royal-envoys-text = Placez deux émissaires dans vos provinces amies, ensemble ou séparément ; puis vous pouvez déplacer un émissaire.
card-hired-kozaki = Kozaki à gages
card-hired-kozaki-text = Placez un pion pillard dans une province ennemie. Prenez 2 pions or, ou tous les siens, à un autre joueur de votre choix.
card-kings-purse = La bourse du roi
card-kings-purse-text = À votre tour, avant le dé du destin : gagnez 2 pions or et piochez une carte stratégie.
card-feigned-flight = Fuite feinte
card-feigned-flight-text = Dans un conflit militaire, juste après le jet de l’ennemi : choisissez jusqu’à deux de ses dés ; ils sont relancés.
card-stolen-plans = Plans dérobés
card-stolen-plans-text = Dans n’importe quel conflit, une fois les cartes stratégie révélées : la carte stratégie de l’ennemi est sans effet.
card-knives-in-the-night = Couteaux dans la nuit
card-knives-in-the-night-text = À votre tour, avant le dé du destin : retirez un émissaire d’un autre joueur, dans n’importe quelle province en jeu.
card-silken-promises = Promesses de soie
card-silken-promises-text = Quand vous avez remporté une alliance : votre émissaire n’est pas retiré.

## Cartes royaume : Stygie

card-sons-of-set = Fils de Set
card-sons-of-set-text = Dans n’importe quel conflit, juste après le jet de l’ennemi : payez 1 pion sorcellerie et choisissez jusqu’à trois de ses dés ; ils sont relancés.
card-altar-of-set = Autel de Set
card-altar-of-set-text = À votre tour, avant le dé du destin : retirez une de vos unités d’une province amie pour gagner 2 pions sorcellerie.
card-black-ring-adepts = Adeptes de l’Anneau noir
card-black-ring-adepts-text = Dans n’importe quel conflit, juste après votre jet : payez 1 pion sorcellerie pour avoir deux succès de plus.
card-forbidden-scrolls = Parchemins interdits
card-forbidden-scrolls-text = À votre tour, avant le dé du destin : payez 2 pions or pour gagner 1 pion sorcellerie.
card-stygian-chariots = Chars stygiens
card-stygian-chariots-text = Quand vous êtes attaquant dans un conflit militaire en plaines ou en ville, une fois les cartes stratégie révélées : les haches et les boucliers sont des succès pour vous.
card-dark-research = Sombres recherches
card-dark-research-text = Gagnez 2 pions sorcellerie et piochez une carte royaume.
card-tomb-plague = Peste des tombeaux
card-tomb-plague-text = Payez 1 pion sorcellerie : retirez une unité d’un autre joueur, dans n’importe quelle province en jeu.
card-slavers-of-khemi = Esclavagistes de Khemi
card-slavers-of-khemi-text = Placez deux unités dans votre province de départ et gagnez 2 pions or.
card-coils-of-the-serpent = Anneaux du serpent
card-coils-of-the-serpent-text = Dans un conflit militaire, une fois les cartes stratégie révélées : l’ennemi lance un dé de moins.
card-veil-of-shadows = Voile d’ombres
card-veil-of-shadows-text = Quand un conflit entre vous et un autre joueur est annoncé : il ne peut y jouer aucune carte stratégie.
card-black-lotus-dreams = Rêves du lotus noir
card-black-lotus-dreams-text = À votre tour, avant le dé du destin : prenez 1 pion sorcellerie à un autre joueur de votre choix.
card-rise-of-the-dead = Les morts se relèvent
card-rise-of-the-dead-text = Quand vous avez perdu un conflit militaire : payez 1 pion sorcellerie ; vous ne retirez aucune unité pour cette défaite.
card-ring-of-thoth-amon = Anneau de Thoth-Amon
card-ring-of-thoth-amon-text = À votre tour, avant le dé du destin : payez 1 pion sorcellerie et prenez le premier pion de l’échelle d’aventure.

## Cartes royaume : Hyperborée

card-white-hand-witchmen = Sorciers de la Main blanche
card-white-hand-witchmen-text = Dans un conflit d’intrigues, une fois les cartes stratégie révélées : les haches sont des succès pour vous.
card-gaunt-giants = Géants décharnés
card-gaunt-giants-text = Dans un conflit militaire, une fois les cartes stratégie révélées : vous lancez un dé de plus, même un sixième.
card-bitter-cold = Froid mordant
card-bitter-cold-text = Dans un conflit militaire dans le Nord, une fois les cartes stratégie révélées : l’ennemi lance un dé de moins.
card-savage-vassals = Vassaux sauvages
card-savage-vassals-text = Dans un conflit militaire en province sauvage, juste après votre jet : vous avez un succès de plus.
card-louhi = Louhi
card-louhi-text = À votre tour, avant le dé du destin : payez 1 pion sorcellerie pour relancer tous les dés du destin de la réserve.
card-call-of-the-tribes = Appel des tribus
card-call-of-the-tribes-text = Placez deux unités dans vos provinces amies, ensemble ou séparément, et un pion pillard dans n’importe quelle province en jeu.
card-slave-pens = Enclos d’esclaves
card-slave-pens-text = Retirez une de vos unités d’une province amie pour gagner 4 pions or et 1 pion sorcellerie.
card-visions-in-the-ice = Visions dans la glace
card-visions-in-the-ice-text = Piochez deux cartes stratégie et gagnez 1 pion sorcellerie.
card-howling-blizzard = Blizzard hurlant
card-howling-blizzard-text = Quand vous avez gagné un round de siège ou de bataille : le perdant y retire une unité de plus.
card-blood-of-ymir = Sang d’Ymir
card-blood-of-ymir-text = Dans un conflit militaire, une fois les cartes stratégie révélées : les boucliers sont des succès pour vous, et les coups (attaquant) aussi, même si vous êtes défenseur.
card-witchfire = Feu de sorcière
card-witchfire-text = À votre tour, avant le dé du destin : une de vos cartes permanentes utilisées redevient prête.
card-wolves-of-the-waste = Loups des glaces
card-wolves-of-the-waste-text = À votre tour, avant le dé du destin : placez deux pions pillards dans des provinces neutres en jeu, ensemble ou séparément.
card-over-the-glaciers = Par-delà les glaciers
card-over-the-glaciers-text = Quand vous avez gagné un round de campagne comme attaquant : votre armée avance d’un symbole de plus, jamais au-delà du dernier.

## Artefacts et carte Bonus Conan

artifact-sword-of-atlantis = Épée d’Atlantis
artifact-sword-of-atlantis-text = Vous gagnez les conflits militaires à égalité de succès, même comme attaquant.
artifact-cobra-crown = Couronne du Cobra
artifact-cobra-crown-text = Une fois dans chacun de vos conflits d’intrigues, juste après votre jet : relancez jusqu’à deux de vos dés.
artifact-heart-of-tammuz = Cœur de Tammuz
artifact-heart-of-tammuz-text = Chaque fois que vous prenez un pion de l’échelle d’aventure, piochez une carte stratégie.
artifact-conan-bonus = Bonus Conan
artifact-conan-bonus-text = Une fois par mise pour Conan, après la révélation : jouez de votre main une seconde carte stratégie, qui remplace la première dans la somme ; les deux sont défaussées.

## Pions aventure

category-monsters = monstres
category-treasures = trésors
category-women = femmes
token-wolf-pack = Meute de loups
    .class = f
token-ghoul = Goule
    .class = f
token-giant-spider = Araignée géante
    .class = fv
token-giant-serpent = Serpent géant
    .class = m
token-grey-ape = Singe gris
    .class = m
token-sabre-tooth = Tigre à dents de sabre
    .class = m
token-winged-ape = Singe ailé
    .class = m
token-frost-giant = Géant du givre
    .class = m
token-forest-dragon = Dragon de la forêt
    .class = m
token-slithering-shadow = Ombre rampante
    .class = fv
token-demon-of-the-outer-dark = Démon des ténèbres extérieures
    .class = m
token-copper-armlets = Bracelets de cuivre
    .class = mp
token-purse-of-coins = Bourse pleine
    .class = f
token-silver-goblets = Coupes d’argent
    .class = fp
token-ivory-idol = Idole d’ivoire
    .class = fv
token-string-of-pearls = Collier de perles
    .class = m
token-jewelled-dagger = Dague sertie de joyaux
    .class = f
token-serpent-ring = Anneau au serpent
    .class = mv
token-iron-bound-chest = Coffre ferré
    .class = m
token-star-of-khorala = Étoile de Khorala
    .class = fv
token-heart-of-ahriman = Cœur d’Ahriman
    .class = m
token-dancer = Danseuse
    .class = f
token-innkeeper = Aubergiste
    .class = fv
token-temple-novice = Novice du temple
    .class = f
token-merchants-daughter = Fille de marchand
    .class = f
token-noblewoman = Dame noble
    .class = f
token-priestess = Prêtresse
    .class = f
token-pirate-queen = Reine des pirates
    .class = f
token-princess = Princesse
    .class = f
token-enchantress = Enchanteresse
    .class = fv
token-queen = Reine
    .class = f
