# Names and their grammar. A name brings a class (.class), and the forms of its kind are made from it. Classes: c (the
# Grey Ape), p (the Steppes), bare (Turan); "none": a name from elsewhere, which stands bare, too. Titles need nothing.

forms-kingdom =
    .s = { $name }’s
forms-province =
    .the = { $class ->
        [c] the { $name }
        [p] the { $name }
        [bare] { $name }
       *[none] { $name }
    }
forms-side =
    .the = the { $name }
forms-token =
    .the = { $class ->
        [c] the { $name }
        [p] the { $name }
       *[none] { $name }
    }
forms-cg-hero =
    .the = { $class ->
        [c] the { $name }
        [p] the { $name }
       *[none] { $name }
    }
forms-cg-challenge =
    .the = { $class ->
        [c] the { $name }
        [p] the { $name }
       *[none] { $name }
    }
forms-seat =
    .the = { $name }
    .s = { $name }’s
forms-cg-adventure =
    .the = the adventure “{ $name }”
forms-cg-special =
    .the = “{ $name }”
forms-card =
    .the = “{ $name }”
forms-strategy =
    .the = “{ $name }”
forms-artifact =
    .the = “{ $name }”
