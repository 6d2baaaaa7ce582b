### Řádky hodnotící karty; body k nim přidá obrazovka.

score-track =
    { $count ->
        [one] { $track }, { $count } okénko
        [few] { $track }, { $count } okénka
        [many] { $track }, { $count } okénka
       *[other] { $track }, { $count } okének
    }
score-symbol =
    { $count ->
        [one] { $count }× { $symbol }
        [few] { $count }× { $symbol }
        [many] { $count }× { $symbol }
       *[other] { $count }× { $symbol }
    }
