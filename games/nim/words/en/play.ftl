# What is said in play.

nim-ask = { $seat } chooses a heap.
nim-ask-stones = { $seat } takes stones from heap { $heap }.
nim-offer-heap = Heap { $heap }
nim-offer-take = { $stones ->
    [one] Take one stone
   *[other] Take { $stones } stones
}
nim-chose = { $seat } chooses heap { $heap }.
nim-took = { $seat } takes { $stones ->
    [one] one stone
   *[other] { $stones } stones
} from heap { $heap }.
nim-heap = Heap { $heap }: { $stones ->
    [0] empty
    [one] one stone
   *[other] { $stones } stones
}
nim-refused-empty-heap = There is no stone in that heap.
nim-refused-choose-heap = Choose a heap first.
nim-refused-chosen = A heap is chosen already; take it back to choose another.
nim-refused-none = You must take at least one stone.
nim-refused-too-many = That heap does not hold so many stones.
