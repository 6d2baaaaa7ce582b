### Słowa gry Silver & Gold: Piramidy.

## Gra i jej zasady domowe

about-game = Wykop drogę od wejścia do grobowca; klejnoty, pochodnie, mikstury i czaszki
about-settle-by-seat = gracz z dwiema skompletowanymi kartami zastępuje obie naraz, według niższego numeru
about-settle-by-card = gracz zastępuje każdą kartę według jej własnego numeru

## Kolory

color-purple = liliowa
color-orange = pomarańczowa
color-green = zielona

## Rzędy kratek i zapasy

# Formy -one i -counted stoją w bierniku, po czasowniku: „bierze puchar”, „zaznacza 2 monety”.

track-red-gems = czerwone klejnoty
track-red-gems-one = czerwony klejnot
track-red-gems-counted =
    { $count ->
        [one] { $count } czerwony klejnot
        [few] { $count } czerwone klejnoty
        [many] { $count } czerwonych klejnotów
       *[other] { $count } czerwonego klejnotu
    }
track-green-gems = zielone klejnoty
track-green-gems-one = zielony klejnot
track-green-gems-counted =
    { $count ->
        [one] { $count } zielony klejnot
        [few] { $count } zielone klejnoty
        [many] { $count } zielonych klejnotów
       *[other] { $count } zielonego klejnotu
    }
track-torches = pochodnie
track-torches-one = pochodnię
track-torches-counted =
    { $count ->
        [one] { $count } pochodnię
        [few] { $count } pochodnie
        [many] { $count } pochodni
       *[other] { $count } pochodni
    }
track-skulls = czaszki
track-skulls-one = czaszkę
track-skulls-counted =
    { $count ->
        [one] { $count } czaszkę
        [few] { $count } czaszki
        [many] { $count } czaszek
       *[other] { $count } czaszki
    }
track-purple-pyramids = liliowe piramidy
track-purple-pyramids-one = liliową piramidę
track-purple-pyramids-counted =
    { $count ->
        [one] { $count } liliową piramidę
        [few] { $count } liliowe piramidy
        [many] { $count } liliowych piramid
       *[other] { $count } liliowej piramidy
    }
track-orange-pyramids = pomarańczowe piramidy
track-orange-pyramids-one = pomarańczową piramidę
track-orange-pyramids-counted =
    { $count ->
        [one] { $count } pomarańczową piramidę
        [few] { $count } pomarańczowe piramidy
        [many] { $count } pomarańczowych piramid
       *[other] { $count } pomarańczowej piramidy
    }
track-green-pyramids = zielone piramidy
track-green-pyramids-one = zieloną piramidę
track-green-pyramids-counted =
    { $count ->
        [one] { $count } zieloną piramidę
        [few] { $count } zielone piramidy
        [many] { $count } zielonych piramid
       *[other] { $count } zielonej piramidy
    }
pool-purple-pyramids = wolne piramidy liliowe
pool-purple-pyramids-one = liliową piramidę
pool-orange-pyramids = wolne piramidy pomarańczowe
pool-orange-pyramids-one = pomarańczową piramidę
pool-green-pyramids = wolne piramidy zielone
pool-green-pyramids-one = zieloną piramidę

## Symbole, z wierszem pomocy dla każdego

symbol-red-gem = czerwony klejnot
symbol-red-gem-help = zaznacza następną kratkę czerwonych klejnotów; najwięcej daje para czerwonego i zielonego
symbol-green-gem = zielony klejnot
symbol-green-gem-help = zaznacza następną kratkę zielonych klejnotów; najwięcej daje para czerwonego i zielonego
symbol-torch = pochodnia
symbol-torch-help = zaznacza pochodnię tej rundy, raz na rundę
symbol-skull = czaszka
symbol-skull-help = zaznacza następną kratkę czaszek; najwyższa zaznaczona kosztuje punkty
symbol-potion = mikstura
symbol-potion-help = wymazuje dwie najwyższe zaznaczone czaszki
symbol-cross = krzyżyk
symbol-cross-help = zakreśla jeszcze jedno pole na dowolnej planszy

## Karty

card-color = { $color } nr { $number }

## Punkty

score-cards =
    { $color-id ->
        [purple]
            { $count ->
                [one] { $count } karta liliowa
                [few] { $count } karty liliowe
                [many] { $count } kart liliowych
               *[other] { $count } karty liliowej
            }
        [orange]
            { $count ->
                [one] { $count } karta pomarańczowa
                [few] { $count } karty pomarańczowe
                [many] { $count } kart pomarańczowych
               *[other] { $count } karty pomarańczowej
            }
        [green]
            { $count ->
                [one] { $count } karta zielona
                [few] { $count } karty zielone
                [many] { $count } kart zielonych
               *[other] { $count } karty zielonej
            }
       *[other]
            { $count ->
                [one] { $color }: { $count } karta
                [few] { $color }: { $count } karty
                [many] { $color }: { $count } kart
               *[other] { $color }: { $count } karty
            }
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
score-penalty =
    { $track-id ->
        [skulls]
            { $count ->
                [one] { $count } zaznaczona czaszka
                [few] { $count } zaznaczone czaszki
                [many] { $count } zaznaczonych czaszek
               *[other] { $count } zaznaczonej czaszki
            }
       *[other] { $track }, zaznaczone: { $count }
    }

## Co decyduje przy remisie

tie-lowest-card = niższy numer na skompletowanej karcie
