### Řádky bodovacího listu; body k nim přidá obrazovka.

score-track =
    { $count ->
        [one] { $track }, { $count } okénko
        [few] { $track }, { $count } okénka
        [many] { $track }, { $count } okénka
       *[other] { $track }, { $count } okének
    }
score-symbol =
    { $count ->
        [one] { $symbol }, označeno: { $count }
        [few] { $symbol }, označeno: { $count }
        [many] { $symbol }, označeno: { $count }
       *[other] { $symbol }, označeno: { $count }
    }
