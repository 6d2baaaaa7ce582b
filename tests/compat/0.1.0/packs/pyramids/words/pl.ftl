### Słowa gry Silver & Gold: Piramidy.

## Gra i jej zasady domowe

about-game = Wykop drogę od wejścia do grobowca; klejnoty, pochodnie, mikstury i czaszki
about-settle-by-seat = kto kończy dwie karty, zastępuje obie naraz, według niższego numeru
about-settle-by-card = każda karta jest zastępowana, gdy przychodzi kolej na jej numer

## Kolory

color-purple = fioletowy
color-orange = pomarańczowy
color-green = zielony

## Rzędy kratek i zapasy

track-red-gems = czerwone klejnoty
track-green-gems = zielone klejnoty
track-torches = pochodnie
track-skulls = czaszki
track-purple-pyramids = fioletowe piramidy
track-orange-pyramids = pomarańczowe piramidy
track-green-pyramids = zielone piramidy
pool-purple-pyramids = fioletowe piramidy
pool-orange-pyramids = pomarańczowe piramidy
pool-green-pyramids = zielone piramidy

## Symbole, z wierszem pomocy dla każdego

symbol-red-gem = czerwony klejnot
symbol-red-gem-help = skreśla następną kratkę czerwonych klejnotów; najwięcej daje para czerwonego i zielonego
symbol-green-gem = zielony klejnot
symbol-green-gem-help = skreśla następną kratkę zielonych klejnotów; najwięcej daje para czerwonego i zielonego
symbol-torch = pochodnia
symbol-torch-help = skreśla pochodnię tej rundy, raz na rundę
symbol-skull = czaszka
symbol-skull-help = skreśla następną kratkę czaszek; najwyższa z nich kosztuje punkty
symbol-potion = mikstura
symbol-potion-help = wymazuje dwie najwyższe kratki czaszek
symbol-cross = krzyżyk
symbol-cross-help = zaznacza jeszcze jedno pole na dowolnej planszy

## Karty

card-color = { $color } nr { $number }

## Punkty

score-cards =
    { $count ->
        [one] { $count } karta ({ $color })
        [few] { $count } karty ({ $color })
        [many] { $count } kart ({ $color })
       *[other] { $count } karty ({ $color })
    }
score-pairs =
    { $count ->
        [one] { $count } para klejnotów
        [few] { $count } pary klejnotów
        [many] { $count } par klejnotów
       *[other] { $count } pary klejnotów
    }
score-singles =
    { $count ->
        [one] { $count } pojedynczy klejnot
        [few] { $count } pojedyncze klejnoty
        [many] { $count } pojedynczych klejnotów
       *[other] { $count } pojedynczego klejnotu
    }
score-penalty = { $track }, skreślono { $count }

## Co decyduje przy remisie

tie-lowest-card = niższy numer na ukończonej karcie
