# A small language of names, for the tests of both who speak: the program (said_alike.rs) and the page (names.test.ts).
forms-beast =
    .the = { $class ->
        [f] la { $name }
        [fv] l’{ $name }
        [fp] les { $name }
       *[none] la bête « { $name } »
    }
    .of = { $initial ->
        [a] d’{ $name }
        [e] d’{ $name }
        [vowel] d’{ $name }
       *[consonant] de { $name }
    }
forms-beast-tame =
    .the = { $name }
forms-seat =
    .the = { $name }
    .of = { $initial ->
        [consonant] de { $name }
       *[vowel] d’{ $name }
    }
seat-unnamed = Joueur { $number }
    .the = le joueur { $number }
    .of = du joueur { $number }
list-none = rien
list-next = { $list }, { $item }
list-last = { $list } et { $item }
beast-panther = Panthère
    .class = f
beast-eagle = Aigle
    .class = fv
beast-rats = Rats
    .class = fp
beast-bat = Roussette
    .class = f
    .the = une roussette
beast-strange = Éléphant
beast-tame-cat = minou
comes = { $beast-the } { $beast-class ->
    [fp] viennent
   *[f] vient
}.
quoted = – « { $beast } » : { $beast-of }.
feeds = { $seat-the } nourrit { $beasts-the } { $other-of } ({ $beasts-count }).
counts = { $count ->
    [0] Personne
    [one] { $count } seul
   *[other] { $count } en tout
}
lacks = { $seat-gen } et { $beast-gen }.
bare = heap { $count }
