### Słowa gry Silver & Gold.

## Gra i jej zasady domowe

about-game = Zakreślaj wzory na kartach ze skarbami: monety, puchary, palmy i pieczęcie
about-start-random = zaczyna losowy gracz
about-start-1 = zaczyna gracz na miejscu 1
about-start-2 = zaczyna gracz na miejscu 2
about-start-3 = zaczyna gracz na miejscu 3
about-start-4 = zaczyna gracz na miejscu 4
about-palms-automatic = palma zawsze punktuje od razu
about-palms-optional = możesz odrzucić palmę
about-rows-cup-each = dwa rzędy zapełnione w jednej turze dają dwa puchary
about-rows-one-cup = dwa rzędy zapełnione w jednej turze dają jeden puchar
about-tie-shared = przy pełnym remisie gracze dzielą się wygraną
about-tie-latest-seat = przy pełnym remisie wygrywa ten z remisujących, kto w pierwszej turze miał najpóźniejszą kolej

## Kolory

color-purple = liliowa
color-orange = pomarańczowa
color-green = zielona
color-gray = szara

## Rzędy kratek i zapasy

# Formy -one i -counted stoją w bierniku, po czasowniku: „bierze puchar”, „zaznacza 2 monety”.

track-coins = monety
track-coins-one = monetę
track-coins-counted =
    { $count ->
        [one] { $count } monetę
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
track-cups = puchary
track-cups-one = puchar
track-cups-counted =
    { $count ->
        [one] { $count } puchar
        [few] { $count } puchary
        [many] { $count } pucharów
       *[other] { $count } pucharu
    }
track-palms = palmy
track-palms-one = palmę
track-palms-counted =
    { $count ->
        [one] { $count } palmę
        [few] { $count } palmy
        [many] { $count } palm
       *[other] { $count } palmy
    }
pool-cups = puchary
pool-cups-one = puchar

## Symbole, z wierszem pomocy dla każdego

symbol-coin = moneta
symbol-coin-help = zaznacza następną kratkę monet; każdy pełny rząd daje puchar
symbol-palm = palma
symbol-palm-help = od razu daje 1 punkt i po 1 punkcie za każdą palmę w ofercie
symbol-cross = krzyżyk
symbol-cross-help = zakreśla jeszcze jedno pole na dowolnej planszy

## Karty

card-color = { $color } { $points }
card-seal =
    { $color-id ->
        [purple] pieczęć liliowa { $points }
        [orange] pieczęć pomarańczowa { $points }
        [green] pieczęć zielona { $points }
        [gray] pieczęć szara { $points }
       *[other] pieczęć: { $color } { $points }
    }

## Stół

# $order to, co gracz robi pierwszy: marks (zakreśla), picks (bierze puchary i karty na koniec tury) albo none.
headline-start =
    { $order ->
        [none] { "" }
        [marks] zaczyna { $seat }
       *[other] gracz rozpoczynający: { $seat }
    }

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
        [gray]
            { $count ->
                [one] { $count } karta szara
                [few] { $count } karty szare
                [many] { $count } kart szarych
               *[other] { $count } karty szarej
            }
       *[other]
            { $count ->
                [one] { $color }: { $count } karta
                [few] { $color }: { $count } karty
                [many] { $color }: { $count } kart
               *[other] { $color }: { $count } karty
            }
    }
score-seals =
    { $color-id ->
        [purple]
            { $count ->
                [one] { $count } pieczęć liliowa
                [few] { $count } pieczęcie liliowe
                [many] { $count } pieczęci liliowych
               *[other] { $count } pieczęci liliowej
            }
        [orange]
            { $count ->
                [one] { $count } pieczęć pomarańczowa
                [few] { $count } pieczęcie pomarańczowe
                [many] { $count } pieczęci pomarańczowych
               *[other] { $count } pieczęci pomarańczowej
            }
        [green]
            { $count ->
                [one] { $count } pieczęć zielona
                [few] { $count } pieczęcie zielone
                [many] { $count } pieczęci zielonych
               *[other] { $count } pieczęci zielonej
            }
        [gray]
            { $count ->
                [one] { $count } pieczęć szara
                [few] { $count } pieczęcie szare
                [many] { $count } pieczęci szarych
               *[other] { $count } pieczęci szarej
            }
       *[other]
            { $count ->
                [one] { $color }: { $count } pieczęć
                [few] { $color }: { $count } pieczęcie
                [many] { $color }: { $count } pieczęci
               *[other] { $color }: { $count } pieczęci
            }
    }

## Co decyduje przy remisie

tie-cards =
    { $color-id ->
        [purple] więcej skompletowanych kart liliowych
        [orange] więcej skompletowanych kart pomarańczowych
        [green] więcej skompletowanych kart zielonych
        [gray] więcej skompletowanych kart szarych
       *[other] więcej skompletowanych kart (każda { $color })
    }
tie-latest-seat = późniejsza kolej w pierwszej turze
