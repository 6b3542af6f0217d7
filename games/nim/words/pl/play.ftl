# What is said in play.

nim-ask = { $seat } wybiera stos.
nim-ask-stones = { $seat } bierze kamyki ze stosu { $heap }.
nim-offer-heap = Stos { $heap }
nim-offer-take = { $stones ->
    [one] Weź jeden kamyk
    [few] Weź { $stones } kamyki
   *[other] Weź { $stones } kamyków
}
nim-chose = { $seat } wybiera stos { $heap }.
nim-took = { $seat } zabiera { $stones ->
    [one] jeden kamyk
    [few] { $stones } kamyki
   *[other] { $stones } kamyków
} ze stosu { $heap }.
nim-heap = Stos { $heap }: { $stones ->
    [0] pusty
    [one] jeden kamyk
    [few] { $stones } kamyki
   *[other] { $stones } kamyków
}
nim-refused-empty-heap = Na tym stosie nie ma kamyków.
nim-refused-choose-heap = Najpierw wybierz stos.
nim-refused-chosen = Stos jest już wybrany; cofnij ruch, aby wybrać inny.
nim-refused-none = Trzeba wziąć przynajmniej jeden kamyk.
nim-refused-too-many = Na tym stosie nie ma tylu kamyków.
