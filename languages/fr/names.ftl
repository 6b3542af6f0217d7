# Les noms et leur grammaire. Un nom porte une classe (.class), et les formes de son espèce en sont faites ; une forme
# irrégulière s’écrit avec le nom. Classes : m f (le, la), mv fv (l’), mp fp (les) ; pour les provinces aussi md fd, qui
# gardent l’article (dans le Royaume Frontière) quand les autres noms de pays le perdent (en Koth). « none » : un nom venu
# d’ailleurs, sans grammaire. Les titres n’ont besoin de rien : ils sont cités derrière le nom de leur espèce.

forms-kingdom =
    .the = { $class ->
        [m] le { $name }
        [f] la { $name }
        [mv] l’{ $name }
        [fv] l’{ $name }
        [mp] les { $name }
        [fp] les { $name }
       *[none] le royaume { $name }
    }
    .of = { $class ->
        [m] du { $name }
        [f] de la { $name }
        [mv] de l’{ $name }
        [fv] de l’{ $name }
        [mp] des { $name }
        [fp] des { $name }
       *[none] du royaume { $name }
    }
    .dat = { $class ->
        [m] au { $name }
        [f] à la { $name }
        [mv] à l’{ $name }
        [fv] à l’{ $name }
        [mp] aux { $name }
        [fp] aux { $name }
       *[none] au royaume { $name }
    }
forms-province =
    .the = { $class ->
        [m] le { $name }
        [md] le { $name }
        [f] la { $name }
        [fd] la { $name }
        [mv] l’{ $name }
        [fv] l’{ $name }
        [mp] les { $name }
        [fp] les { $name }
       *[none] la province { $name }
    }
    .dat = { $class ->
        [m] au { $name }
        [md] au { $name }
        [f] à la { $name }
        [fd] à la { $name }
        [mv] à l’{ $name }
        [fv] à l’{ $name }
        [mp] aux { $name }
        [fp] aux { $name }
       *[none] à la province { $name }
    }
    .in = { $class ->
        [m] en { $name }
        [md] dans le { $name }
        [f] en { $name }
        [fd] dans la { $name }
        [mv] en { $name }
        [fv] en { $name }
        [mp] dans les { $name }
        [fp] dans les { $name }
       *[none] dans la province { $name }
    }
    .to = { $class ->
        [m] en { $name }
        [md] dans le { $name }
        [f] en { $name }
        [fd] dans la { $name }
        [mv] en { $name }
        [fv] en { $name }
        [mp] dans les { $name }
        [fp] dans les { $name }
       *[none] dans la province { $name }
    }
    .from = { $class ->
        [m] de { $name }
        [md] du { $name }
        [f] de { $name }
        [fd] de la { $name }
        [mv] d’{ $name }
        [fv] d’{ $name }
        [mp] des { $name }
        [fp] des { $name }
       *[none] de la province { $name }
    }
forms-side =
    .the = { $class ->
        [m] le { $name }
        [mv] l’{ $name }
       *[none] le camp { $name }
    }
    .of = { $class ->
        [m] du { $name }
        [mv] de l’{ $name }
       *[none] du camp { $name }
    }
forms-token =
    .the = { $class ->
        [m] le { $name }
        [f] la { $name }
        [mv] l’{ $name }
        [fv] l’{ $name }
        [mp] les { $name }
        [fp] les { $name }
       *[none] le pion « { $name } »
    }
    .is = { $class ->
        [mp] sont
        [fp] sont
       *[one] est
    }
    .e = { $class ->
        [f] e
        [fv] e
        [mp] s
        [fp] es
       *[m] { "" }
    }
forms-card =
    .the = la carte « { $name } »
forms-strategy =
    .the = la carte « { $name } »
forms-artifact =
    .the = l’artefact « { $name } »
forms-objective =
    .the = l’objectif « { $name } »
forms-cg-hero =
    .the = { $class ->
        [m] le { $name }
        [f] la { $name }
        [mv] l’{ $name }
        [fv] l’{ $name }
        [mp] les { $name }
        [fp] les { $name }
       *[none] le héros { $name }
    }
    .of = { $class ->
        [m] du { $name }
        [f] de la { $name }
        [mv] de l’{ $name }
        [fv] de l’{ $name }
        [mp] des { $name }
        [fp] des { $name }
       *[none] du héros { $name }
    }
    .dat = { $class ->
        [m] au { $name }
        [f] à la { $name }
        [mv] à l’{ $name }
        [fv] à l’{ $name }
        [mp] aux { $name }
        [fp] aux { $name }
       *[none] au héros { $name }
    }
forms-cg-challenge =
    .the = { $class ->
        [m] le { $name }
        [f] la { $name }
        [mv] l’{ $name }
        [fv] l’{ $name }
        [mp] les { $name }
        [fp] les { $name }
       *[none] le Défi « { $name } »
    }
    .of = { $class ->
        [m] du { $name }
        [f] de la { $name }
        [mv] de l’{ $name }
        [fv] de l’{ $name }
        [mp] des { $name }
        [fp] des { $name }
       *[none] du Défi « { $name } »
    }
    .number = { $class ->
        [mp] many
        [fp] many
       *[one] one
    }
forms-cg-adventure =
    .the = l’Aventure « { $name } »
forms-cg-special =
    .the = la carte « { $name } »
forms-ambush-card =
    .the = la carte « { $name } »
# Les gens n’ont pas de classe ; un h compte comme une consonne.
forms-seat =
    .the = { $name }
    .of = { $initial ->
        [a] d’{ $name }
        [e] d’{ $name }
        [vowel] d’{ $name }
       *[consonant] de { $name }
    }
    .dat = à { $name }
