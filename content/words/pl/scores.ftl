### Wiersze karty wyników; punkty dopisuje ekran.

# Słowa $track i $symbol stoją w mianowniku, przed dwukropkiem.
score-track =
    { $count ->
        [one] { $track }: { $count } kratka
        [few] { $track }: { $count } kratki
        [many] { $track }: { $count } kratek
       *[other] { $track }: { $count } kratki
    }
score-symbol =
    { $count ->
        [one] { $symbol }: { $count } zakreślenie
        [few] { $symbol }: { $count } zakreślenia
        [many] { $symbol }: { $count } zakreśleń
       *[other] { $symbol }: { $count } zakreślenia
    }
