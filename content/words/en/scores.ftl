### The lines of a score sheet; the screen sets the points beside them.

score-track =
    { $count ->
        [one] { $track }, { $count } box
       *[other] { $track }, { $count } boxes
    }
score-symbol =
    { $count ->
        [one] { $symbol }, { $count } marked
       *[other] { $symbol }, { $count } marked
    }
