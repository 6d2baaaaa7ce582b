### Slova hry Silver & Gold: Pyramids.

## Hra a její domácí pravidla

about-game = Křížkuj trasu od vstupního políčka k hrobce; sbírej drahokamy, pochodně a lektvary, pozor na lebky
about-settle-by-seat = kdo dokončí dvě karty, bere obě nové hned po sobě; pořadí určuje nižší číslo
about-settle-by-card = nové karty se berou po jedné v pořadí čísel dokončených karet

## Barvy

color-purple = fialová
color-orange = oranžová
color-green = zelená

## Řady okének a zásoby
## -one je jedna z věcí, -counted jejich počet; oboje je čtvrtý pád.

track-red-gems = červené drahokamy
track-red-gems-one = červený drahokam
track-red-gems-counted =
    { $count ->
        [one] { $count } červený drahokam
        [few] { $count } červené drahokamy
        [many] { $count } červeného drahokamu
       *[other] { $count } červených drahokamů
    }
track-green-gems = zelené drahokamy
track-green-gems-one = zelený drahokam
track-green-gems-counted =
    { $count ->
        [one] { $count } zelený drahokam
        [few] { $count } zelené drahokamy
        [many] { $count } zeleného drahokamu
       *[other] { $count } zelených drahokamů
    }
track-torches = pochodně
track-torches-one = pochodeň
track-torches-counted =
    { $count ->
        [one] { $count } pochodeň
        [few] { $count } pochodně
        [many] { $count } pochodně
       *[other] { $count } pochodní
    }
track-skulls = lebky
track-skulls-one = lebku
track-skulls-counted =
    { $count ->
        [one] { $count } lebku
        [few] { $count } lebky
        [many] { $count } lebky
       *[other] { $count } lebek
    }
track-purple-pyramids = fialové pyramidové body
track-purple-pyramids-one = okénko fialových pyramidových bodů
track-purple-pyramids-counted =
    { $count ->
        [one] { $count } okénko fialových pyramidových bodů
        [few] { $count } okénka fialových pyramidových bodů
        [many] { $count } okénka fialových pyramidových bodů
       *[other] { $count } okének fialových pyramidových bodů
    }
track-orange-pyramids = oranžové pyramidové body
track-orange-pyramids-one = okénko oranžových pyramidových bodů
track-orange-pyramids-counted =
    { $count ->
        [one] { $count } okénko oranžových pyramidových bodů
        [few] { $count } okénka oranžových pyramidových bodů
        [many] { $count } okénka oranžových pyramidových bodů
       *[other] { $count } okének oranžových pyramidových bodů
    }
track-green-pyramids = zelené pyramidové body
track-green-pyramids-one = okénko zelených pyramidových bodů
track-green-pyramids-counted =
    { $count ->
        [one] { $count } okénko zelených pyramidových bodů
        [few] { $count } okénka zelených pyramidových bodů
        [many] { $count } okénka zelených pyramidových bodů
       *[other] { $count } okének zelených pyramidových bodů
    }
pool-purple-pyramids = volné fialové pyramidové body
pool-purple-pyramids-one = fialové pyramidové body
pool-orange-pyramids = volné oranžové pyramidové body
pool-orange-pyramids-one = oranžové pyramidové body
pool-green-pyramids = volné zelené pyramidové body
pool-green-pyramids-one = zelené pyramidové body

## Symboly a ke každému řádek nápovědy

symbol-red-gem = červený drahokam
symbol-red-gem-help = zaškrtni další červený drahokam; nejvíc bodů dávají páry červeného a zeleného
symbol-green-gem = zelený drahokam
symbol-green-gem-help = zaškrtni další zelený drahokam; nejvíc bodů dávají páry červeného a zeleného
symbol-torch = pochodeň
symbol-torch-help = zaškrtni pochodeň tohoto kola, jen jednou za kolo
symbol-skull = lebka
symbol-skull-help = zaškrtni další lebku; body odečítá jen ta nejvyšší
symbol-potion = lektvar
symbol-potion-help = vymaž dvě nejvyšší zaškrtnuté lebky
symbol-cross = kříž
symbol-cross-help = zakřížkuj ještě jedno políčko na kterékoli desce

## Karty

card-color = { $color } č. { $number }

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
       *[other]
            { $count ->
                [one] { $count } karta ({ $color })
                [few] { $count } karty ({ $color })
                [many] { $count } karty ({ $color })
               *[other] { $count } karet ({ $color })
            }
    }
score-pairs =
    { $count ->
        [one] { $count } pár drahokamů
        [few] { $count } páry drahokamů
        [many] { $count } páru drahokamů
       *[other] { $count } párů drahokamů
    }
score-singles =
    { $count ->
        [one] { $count } drahokam bez páru
        [few] { $count } drahokamy bez páru
        [many] { $count } drahokamu bez páru
       *[other] { $count } drahokamů bez páru
    }
score-penalty =
    { $track-id ->
        [skulls]
            { $count ->
                [one] { $count } zaškrtnutá lebka
                [few] { $count } zaškrtnuté lebky
                [many] { $count } zaškrtnuté lebky
               *[other] { $count } zaškrtnutých lebek
            }
       *[other]
            { $count ->
                [one] { $track }, { $count } zaškrtnuté okénko
                [few] { $track }, { $count } zaškrtnutá okénka
                [many] { $track }, { $count } zaškrtnutého okénka
               *[other] { $track }, { $count } zaškrtnutých okének
            }
    }

## Co rozhoduje při shodě

tie-lowest-card = nižší číslo na dokončené kartě
