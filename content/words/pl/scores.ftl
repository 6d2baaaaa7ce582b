### Wiersze arkusza punktacji; punkty dopisuje ekran.

score-track =
    { $count ->
        [one] { $track }, { $count } kratka
        [few] { $track }, { $count } kratki
        [many] { $track }, { $count } kratek
       *[other] { $track }, { $count } kratki
    }
score-symbol =
    { $count ->
        [one] { $symbol }, zaznaczono { $count }
        [few] { $symbol }, zaznaczono { $count }
        [many] { $symbol }, zaznaczono { $count }
       *[other] { $symbol }, zaznaczono { $count }
    }
