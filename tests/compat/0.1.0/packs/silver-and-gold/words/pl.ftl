### Słowa gry Silver & Gold.

## Gra i jej zasady domowe

about-game = Zaznaczaj kształty na mapach skarbów; monety, puchary, palmy i pieczęcie
about-start-random = gracza zaczynającego wybiera los
about-start-1 = zaczyna miejsce 1
about-start-2 = zaczyna miejsce 2
about-start-3 = zaczyna miejsce 3
about-start-4 = zaczyna miejsce 4
about-palms-automatic = palma punktuje od razu
about-palms-optional = palmę można odrzucić
about-rows-cup-each = dwa rzędy zapełnione w jednej turze dają dwa puchary
about-rows-one-cup = dwa rzędy zapełnione w jednej turze dają jeden puchar
about-tie-shared = kto remisuje do końca, dzieli się wygraną
about-tie-latest-seat = przy remisie do końca wygrywa ten, kto był ostatni w kolejności pierwszej tury

## Kolory

color-purple = fioletowy
color-orange = pomarańczowy
color-green = zielony
color-gray = szary

## Rzędy kratek i zapasy

track-coins = monety
track-cups = puchary
track-palms = palmy
pool-cups = puchary

## Symbole, z wierszem pomocy dla każdego

symbol-coin = moneta
symbol-coin-help = skreśla następną kratkę monet; każdy pełny rząd daje puchar
symbol-palm = palma
symbol-palm-help = od razu daje 1 punkt i 1 więcej za każdą palmę w ofercie
symbol-cross = krzyżyk
symbol-cross-help = zaznacza jeszcze jedno pole na dowolnej planszy

## Karty

card-color = { $color } { $points }
card-seal = pieczęć: { $color } { $points }

## Stół

headline-start = zaczyna { $seat }

## Punkty

score-cards =
    { $count ->
        [one] { $count } karta ({ $color })
        [few] { $count } karty ({ $color })
        [many] { $count } kart ({ $color })
       *[other] { $count } karty ({ $color })
    }
score-seals =
    { $count ->
        [one] { $count } pieczęć ({ $color })
        [few] { $count } pieczęcie ({ $color })
        [many] { $count } pieczęci ({ $color })
       *[other] { $count } pieczęci ({ $color })
    }

## Co decyduje przy remisie

tie-cards = więcej ukończonych kart ({ $color })
tie-latest-seat = późniejsza kolej w pierwszej turze
