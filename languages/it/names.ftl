# I nomi e la loro grammatica. Un nome porta una classe (.class), e le forme della sua specie ne derivano; una forma
# irregolare si scrive con il nome. Classi: m ms mv (il, lo, l’), f fv (la, l’), mp mps fp (i, gli, le). Regni e province
# stanno senza articolo, come nel libro (di Turan, in Koth): classe bare; tranne quelle che sono nomi comuni: md fd mp fp.
# «none»: un nome venuto da fuori, senza grammatica. I titoli non hanno bisogno di nulla: stanno tra virgolette dietro
# il nome della loro specie.

forms-kingdom =
    .the = { $name }
    .of = di { $name }
    .dat = { $initial ->
        [a] ad { $name }
       *[consonant] a { $name }
    }
forms-province =
    .the = { $class ->
        [bare] { $name }
        [md] il { $name }
        [fd] la { $name }
        [mp] i { $name }
        [fp] le { $name }
       *[none] la provincia { $name }
    }
    .of = { $class ->
        [bare] di { $name }
        [md] del { $name }
        [fd] della { $name }
        [mp] dei { $name }
        [fp] delle { $name }
       *[none] della provincia { $name }
    }
    .in = { $class ->
        [bare] in { $name }
        [md] nel { $name }
        [fd] nella { $name }
        [mp] nei { $name }
        [fp] nelle { $name }
       *[none] nella provincia { $name }
    }
    .to = { $class ->
        [bare] in { $name }
        [md] nel { $name }
        [fd] nella { $name }
        [mp] nei { $name }
        [fp] nelle { $name }
       *[none] nella provincia { $name }
    }
    .from = { $class ->
        [bare] da { $name }
        [md] dal { $name }
        [fd] dalla { $name }
        [mp] dai { $name }
        [fp] dalle { $name }
       *[none] dalla provincia { $name }
    }
forms-side =
    .the = { $class ->
        [m] il { $name }
        [mv] l’{ $name }
       *[none] la parte { $name }
    }
    .of = { $class ->
        [m] del { $name }
        [mv] dell’{ $name }
       *[none] della parte { $name }
    }
forms-token =
    .the = { $class ->
        [m] il { $name }
        [ms] lo { $name }
        [mv] l’{ $name }
        [f] la { $name }
        [fv] l’{ $name }
        [mp] i { $name }
        [mps] gli { $name }
        [fp] le { $name }
       *[none] il segnalino «{ $name }»
    }
    .number = { $class ->
        [mp] many
        [mps] many
        [fp] many
       *[one] one
    }
    .o = { $class ->
        [f] a
        [fv] a
        [mp] i
        [mps] i
        [fp] e
       *[m] o
    }
forms-card =
    .the = la carta «{ $name }»
forms-strategy =
    .the = la carta «{ $name }»
forms-artifact =
    .the = l’artefatto «{ $name }»
forms-objective =
    .the = l’obiettivo «{ $name }»
forms-cg-hero =
    .the = { $class ->
        [m] il { $name }
        [ms] lo { $name }
        [mv] l’{ $name }
        [f] la { $name }
        [fv] l’{ $name }
        [mp] i { $name }
        [mps] gli { $name }
        [fp] le { $name }
       *[none] l’eroe { $name }
    }
    .of = { $class ->
        [m] del { $name }
        [ms] dello { $name }
        [mv] dell’{ $name }
        [f] della { $name }
        [fv] dell’{ $name }
        [mp] dei { $name }
        [mps] degli { $name }
        [fp] delle { $name }
       *[none] dell’eroe { $name }
    }
    .dat = { $class ->
        [m] al { $name }
        [ms] allo { $name }
        [mv] all’{ $name }
        [f] alla { $name }
        [fv] all’{ $name }
        [mp] ai { $name }
        [mps] agli { $name }
        [fp] alle { $name }
       *[none] all’eroe { $name }
    }
    .on = { $class ->
        [m] sul { $name }
        [ms] sullo { $name }
        [mv] sull’{ $name }
        [f] sulla { $name }
        [fv] sull’{ $name }
        [mp] sui { $name }
        [mps] sugli { $name }
        [fp] sulle { $name }
       *[none] sull’eroe { $name }
    }
forms-cg-challenge =
    .the = { $class ->
        [m] il { $name }
        [ms] lo { $name }
        [mv] l’{ $name }
        [f] la { $name }
        [fv] l’{ $name }
        [mp] i { $name }
        [mps] gli { $name }
        [fp] le { $name }
       *[none] la Sfida «{ $name }»
    }
    .of = { $class ->
        [m] del { $name }
        [ms] dello { $name }
        [mv] dell’{ $name }
        [f] della { $name }
        [fv] dell’{ $name }
        [mp] dei { $name }
        [mps] degli { $name }
        [fp] delle { $name }
       *[none] della Sfida «{ $name }»
    }
    .number = { $class ->
        [mp] many
        [mps] many
        [fp] many
       *[one] one
    }
forms-cg-adventure =
    .the = l’Avventura «{ $name }»
forms-cg-special =
    .the = la carta «{ $name }»
forms-ambush-card =
    .the = la carta «{ $name }»
# Le persone non hanno classe.
forms-seat =
    .the = { $name }
    .of = di { $name }
    .dat = { $initial ->
        [a] ad { $name }
       *[consonant] a { $name }
    }
    .on = su { $name }
    .by = da { $name }
