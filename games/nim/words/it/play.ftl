# What is said in play.

nim-ask = { $seat-the } sceglie un mucchio.
nim-ask-stones = { $seat-the } prende sassi dal mucchio { $heap }.
nim-offer-heap = Mucchio { $heap }
nim-offer-take = { $stones ->
    [one] Prendi un sasso
   *[other] Prendi { $stones } sassi
}
nim-chose = { $seat-the } sceglie il mucchio { $heap }.
nim-took = { $seat-the } prende { $stones ->
    [one] un sasso
   *[other] { $stones } sassi
} dal mucchio { $heap }.
nim-heap = Mucchio { $heap }: { $stones ->
    [0] vuoto
    [one] un sasso
   *[other] { $stones } sassi
}
nim-refused-empty-heap = In quel mucchio non ci sono sassi.
nim-refused-choose-heap = Scegli prima un mucchio.
nim-refused-chosen = Un mucchio è già scelto; annulla la mossa per sceglierne un altro.
nim-refused-none = Devi prendere almeno un sasso.
nim-refused-too-many = Quel mucchio non ha così tanti sassi.
