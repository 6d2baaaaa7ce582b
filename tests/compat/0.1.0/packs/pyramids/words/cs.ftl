### Slova hry Silver & Gold: Pyramidy.

## Hra a její domácí pravidla

about-game = Kopej cesty od vchodu k hrobce; drahokamy, pochodně, lektvary a lebky
about-settle-by-seat = kdo dokončí dvě karty, bere obě náhrady najednou, podle nižšího čísla
about-settle-by-card = každá karta se nahrazuje, když přijde na řadu její číslo

## Barvy

color-purple = fialová
color-orange = oranžová
color-green = zelená

## Řady okének a zásoby

track-red-gems = červené drahokamy
track-green-gems = zelené drahokamy
track-torches = pochodně
track-skulls = lebky
track-purple-pyramids = fialové pyramidy
track-orange-pyramids = oranžové pyramidy
track-green-pyramids = zelené pyramidy
pool-purple-pyramids = fialové pyramidy
pool-orange-pyramids = oranžové pyramidy
pool-green-pyramids = zelené pyramidy

## Symboly a ke každému řádek nápovědy

symbol-red-gem = červený drahokam
symbol-red-gem-help = škrtá další okénko červených drahokamů; nejvíc dá dvojice červeného a zeleného
symbol-green-gem = zelený drahokam
symbol-green-gem-help = škrtá další okénko zelených drahokamů; nejvíc dá dvojice červeného a zeleného
symbol-torch = pochodeň
symbol-torch-help = škrtá pochodeň tohoto kola, jednou za kolo
symbol-skull = lebka
symbol-skull-help = škrtá další okénko lebek; nejvyšší z nich stojí body
symbol-potion = lektvar
symbol-potion-help = maže dvě nejvyšší okénka lebek
symbol-cross = křížek
symbol-cross-help = označuje ještě jedno políčko na kterékoli desce

## Karty

card-color = { $color } č. { $number }

## Body

score-cards =
    { $count ->
        [one] { $count } karta ({ $color })
        [few] { $count } karty ({ $color })
        [many] { $count } karty ({ $color })
       *[other] { $count } karet ({ $color })
    }
score-pairs =
    { $count ->
        [one] { $count } dvojice drahokamů
        [few] { $count } dvojice drahokamů
        [many] { $count } dvojice drahokamů
       *[other] { $count } dvojic drahokamů
    }
score-singles =
    { $count ->
        [one] { $count } samotný drahokam
        [few] { $count } samotné drahokamy
        [many] { $count } samotného drahokamu
       *[other] { $count } samotných drahokamů
    }
score-penalty = { $track }, škrtnuto { $count }

## Co rozhoduje při shodě

tie-lowest-card = nižší číslo na dokončené kartě
