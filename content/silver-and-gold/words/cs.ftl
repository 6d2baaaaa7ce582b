### Slova hry Silver & Gold.

## Hra a její domácí pravidla

about-game = Křížkuj vzory na mapách pokladů; sbírej mince, poháry, palmy a pečetě
about-start-random = začínajícího hráče určí náhoda
about-start-1 = začíná hráč 1
about-start-2 = začíná hráč 2
about-start-3 = začíná hráč 3
about-start-4 = začíná hráč 4
about-palms-automatic = palma boduje hned
about-palms-optional = palmu smíš odmítnout
about-rows-cup-each = za dvě řady plné v jednom tahu jsou dva poháry
about-rows-one-cup = za dvě řady plné v jednom tahu je jeden pohár
about-tie-shared = při úplné shodě se hráči dělí o výhru
about-tie-latest-seat = při úplné shodě vyhrává ten ze shodných hráčů, který byl v prvním tahu na řadě poslední

## Barvy

color-purple = fialová
color-orange = oranžová
color-green = zelená
color-gray = šedá

## Řady okének a zásoby
## -one je jedna z věcí, -counted jejich počet; oboje je čtvrtý pád.

track-coins = mince
track-coins-one = minci
track-coins-counted =
    { $count ->
        [one] { $count } minci
        [few] { $count } mince
        [many] { $count } mince
       *[other] { $count } mincí
    }
track-cups = poháry
track-cups-one = pohár
track-cups-counted =
    { $count ->
        [one] { $count } pohár
        [few] { $count } poháry
        [many] { $count } poháru
       *[other] { $count } pohárů
    }
track-palms = palmy
track-palms-one = palmu
track-palms-counted =
    { $count ->
        [one] { $count } palmu
        [few] { $count } palmy
        [many] { $count } palmy
       *[other] { $count } palem
    }
pool-cups = poháry
pool-cups-one = pohár

## Symboly a ke každému řádek nápovědy

symbol-coin = mince
symbol-coin-help = zaškrtni další okénko mincí; za plnou řadu je pohár
symbol-palm = palma
symbol-palm-help = hned získáš 1 bod a 1 další za každou palmu v nabídce
symbol-cross = kříž
symbol-cross-help = zakřížkuj ještě jedno políčko na kterékoli desce

## Karty

card-color = { $color } { $points }
card-seal = { $color } pečeť { $points }

## Stůl

# $order je, co hráč dělá první: marks (křížkuje), picks (bere poháry a karty na konci tahu), nebo none.
headline-start =
    { $order ->
        [none] { "" }
        [marks] začíná { $seat }
       *[other] začínající hráč: { $seat }
    }

## Body

score-cards =
    { $color-id ->
        [purple]
            { $count ->
                [one] { $count } fialová karta
                [few] { $count } fialové karty
                [many] { $count } fialové karty
               *[other] { $count } fialových karet
            }
        [orange]
            { $count ->
                [one] { $count } oranžová karta
                [few] { $count } oranžové karty
                [many] { $count } oranžové karty
               *[other] { $count } oranžových karet
            }
        [green]
            { $count ->
                [one] { $count } zelená karta
                [few] { $count } zelené karty
                [many] { $count } zelené karty
               *[other] { $count } zelených karet
            }
        [gray]
            { $count ->
                [one] { $count } šedá karta
                [few] { $count } šedé karty
                [many] { $count } šedé karty
               *[other] { $count } šedých karet
            }
       *[other]
            { $count ->
                [one] { $count } karta ({ $color })
                [few] { $count } karty ({ $color })
                [many] { $count } karty ({ $color })
               *[other] { $count } karet ({ $color })
            }
    }
score-seals =
    { $color-id ->
        [purple]
            { $count ->
                [one] { $count } fialová pečeť
                [few] { $count } fialové pečetě
                [many] { $count } fialové pečeti
               *[other] { $count } fialových pečetí
            }
        [orange]
            { $count ->
                [one] { $count } oranžová pečeť
                [few] { $count } oranžové pečetě
                [many] { $count } oranžové pečeti
               *[other] { $count } oranžových pečetí
            }
        [green]
            { $count ->
                [one] { $count } zelená pečeť
                [few] { $count } zelené pečetě
                [many] { $count } zelené pečeti
               *[other] { $count } zelených pečetí
            }
        [gray]
            { $count ->
                [one] { $count } šedá pečeť
                [few] { $count } šedé pečetě
                [many] { $count } šedé pečeti
               *[other] { $count } šedých pečetí
            }
       *[other]
            { $count ->
                [one] { $count } pečeť ({ $color })
                [few] { $count } pečetě ({ $color })
                [many] { $count } pečeti ({ $color })
               *[other] { $count } pečetí ({ $color })
            }
    }

## Co rozhoduje při shodě

tie-cards =
    { $color-id ->
        [purple] víc dokončených fialových karet
        [orange] víc dokončených oranžových karet
        [green] víc dokončených zelených karet
        [gray] víc dokončených šedých karet
       *[other] víc dokončených karet ({ $color })
    }
tie-latest-seat = pozdější pořadí v prvním tahu
