### Slova hry Silver & Gold.

## Hra a její domácí pravidla

about-game = Označuj tvary na mapách pokladů; mince, poháry, palmy a pečetě
about-start-random = začínajícího hráče určí náhoda
about-start-1 = začíná místo 1
about-start-2 = začíná místo 2
about-start-3 = začíná místo 3
about-start-4 = začíná místo 4
about-palms-automatic = palma boduje hned
about-palms-optional = palmu lze odmítnout
about-rows-cup-each = dvě řady dokončené v jednom tahu dají dva poháry
about-rows-one-cup = dvě řady dokončené v jednom tahu dají jeden pohár
about-tie-shared = při shodě až do konce se o výhru dělí
about-tie-latest-seat = při shodě až do konce vyhrává ten, kdo byl v prvním tahu na řadě poslední

## Barvy

color-purple = fialová
color-orange = oranžová
color-green = zelená
color-gray = šedá

## Řady okének a zásoby

track-coins = mince
track-cups = poháry
track-palms = palmy
pool-cups = poháry

## Symboly a ke každému řádek nápovědy

symbol-coin = mince
symbol-coin-help = škrtá další okénko mincí; každá plná řada přinese pohár
symbol-palm = palma
symbol-palm-help = hned dává 1 bod a další za každou palmu v nabídce
symbol-cross = křížek
symbol-cross-help = označuje ještě jedno políčko na kterékoli desce

## Karty

card-color = { $color } { $points }
card-seal = pečeť: { $color } { $points }

## Stůl

headline-start = začíná { $seat }

## Body

score-cards =
    { $count ->
        [one] { $count } karta ({ $color })
        [few] { $count } karty ({ $color })
        [many] { $count } karty ({ $color })
       *[other] { $count } karet ({ $color })
    }
score-seals =
    { $count ->
        [one] { $count } pečeť ({ $color })
        [few] { $count } pečetě ({ $color })
        [many] { $count } pečetě ({ $color })
       *[other] { $count } pečetí ({ $color })
    }

## Co rozhoduje při shodě

tie-cards = více dokončených karet ({ $color })
tie-latest-seat = pozdější pořadí v prvním tahu
