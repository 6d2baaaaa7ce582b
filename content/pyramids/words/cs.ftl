### Slova hry Silver & Gold: Pyramids.

## Hra a její domácí pravidla

about-game = Křížkuj trasu od vstupního políčka k hrobce; sbírej drahokamy, pochodně a lektvary, pozor na lebky
about-settle-by-seat = kdo dokončí dvě karty, bere obě nové hned po sobě; pořadí určuje nižší číslo
about-settle-by-card = nové karty se berou po jedné v pořadí čísel dokončených karet

# Názvy domácích pravidel a jejich hodnot, jak se ukazují a píší. V záznamech zůstávají anglické.
rule-settle = pořadí
rule-settle-by-seat = podle-hráčů
rule-settle-by-card = podle-karet

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

## První hra, která učí. -try říká, co zkusit, -ask se ptá, -1 a další jsou odpovědi, -why vysvětluje.

lesson-goal = Kopeš cestu komnatou od vstupu nahoře k hrobce dole. Karta se zakřížkovanou hrobkou je dokončená: 10 bodů. Drahokamy a pochodně cestou přidávají, lebky body berou. Po 28 tazích vyhrává, kdo má nejvíc bodů. Je to opravdová hra proti snadnému soupeři.
lesson-keep =
    Máš čtyři rozdané komnaty. Dvě si nech: budou to tvoje desky A a B. Hledej krátkou cestu od vstupu (▽) k hrobce (⌂), s drahokamy (◆ ◇) a pochodněmi (☼) u cesty a bez lebek (☠). { $front-end ->
        [lines] Napiš `nech` a dvě karty.
        [page] Klepni na dvě karty a potvrď.
       *[other] Na kartu přejdi šipkami a vyber ji klávesou Enter, nebo na ni klikni; třetí Enter potvrdí obě.
    }
lesson-keep-try =
    { $front-end ->
        [lines] Zkus: vyber dvě karty.
       *[other] Zkus: vyber dvě karty a potvrď.
    }
lesson-pattern =
    Každý tah odkryje jeden vzor pro všechny. První křížky na kartě musí obsahovat její vstupní políčko; stěny křížkovat nelze. { $front-end ->
        [lines] Vzor smíš otáčet i zrcadlit. Napiš písmeno desky a políčka v libovolném pořadí. `moves` vypíše všechna místa, kam se vejde.
        [page] Klepni na jeho místo nebo ho tam přetáhni, otoč ho nebo překlop a potvrď. Předtím čteš, co získáš, nebo proč se nevejde.
       *[other] r vzor otáčí, f zrcadlí, šipky nebo myš ho posouvají, Tab jde na další místo, kam se vejde. Fajfka znamená, že se vejde; pod ní je, co získáš. Enter nebo kliknutí potvrzuje.
    }
lesson-pattern-try = Zkus: polož vzor na vstupní políčko.
lesson-touch = Všechny křížky na kartě tvoří jednu souvislou plochu, která začíná u vstupu. Smí se větvit.
lesson-touch-ask = Kde smí na této kartě ležet další vzor?
lesson-touch-1 = Kdekoli mimo stěny.
lesson-touch-2 = Kde se některé jeho políčko dotýká křížku stranou.
lesson-touch-3 = Kde se některý jeho roh dotýká křížku.
lesson-touch-why =
    Stačí jedno políčko, ale roh nestačí. Místo vzoru smíš vždycky zakřížkovat jediné políčko, podle stejného pravidla. { $front-end ->
        [lines] Napiš desku a to políčko.
        [page] Přepni na jedno políčko a klepni na ně.
       *[other] Přepneš na něj klávesou s.
    }
lesson-gem = Drahokamy jsou červené a zelené. Každý pár červeného a zeleného dává 5 bodů, každý drahokam bez páru 1 bod.
lesson-gem-try = Zkus: zakřížkuj červený drahokam.
lesson-torch = Pochodeň dává 5 bodů, ale jen jednou za kolo. Kolo bez pochodně už nejde dohnat.
lesson-torch-try = Zkus: zakřížkuj pochodeň.
lesson-skull = Lebka zaškrtne další okénko lebek. Okénka stojí 1, 2, 3 a tak dál až 10 bodů a na konci se počítá jen poslední zaškrtnuté.
lesson-skull-ask = Máš tři lebky. Kolik stojí?
lesson-skull-1 = 6 bodů, za 1 + 2 + 3
lesson-skull-2 = 3 body
lesson-skull-3 = nic
lesson-skull-why = Třetí okénko stojí 3 body a počítá se jen nejvyšší. Lebkám se nejde vyhnout vždycky a první jsou levné.
lesson-potion = Lektvar hned vrátí tvé poslední dvě lebky. Bez lebek nemá účinek, takže na ně počkej.
lesson-cross = Kříž (×) ti hned dá ještě jedno políčko na kterékoli desce. Musí se dotýkat křížku, nebo být vstupem nezačaté karty.
lesson-cross-try = Zkus: zakřížkuj políčko s křížem (×).
lesson-bonus = Na políčku byl kříž (×), a proto máš bonusové políčko na kterékoli desce. Dojdi s ním k symbolu, nebo projdi úzkým místem.
lesson-bonus-try = Zkus: zakřížkuj bonusové políčko.
lesson-card = Cesta došla k hrobce: karta je dokončená a dává 10 bodů. Teď si vezmi novou: jednu z nabídky, nebo vrchní z balíčku, naslepo.
lesson-card-try = Zkus: vezmi si kartu.
lesson-pyramid = Kdo dokončí 2., 4. nebo 6. kartu jedné barvy, bere nejlepší volné pyramidové body té barvy: 10, pak 6, pak 3.
lesson-pyramid-ask = Máš jednu zelenou kartu. Kterou kartu vezmeš?
lesson-pyramid-1 = Vždycky tu s nejnižším číslem.
lesson-pyramid-2 = Kartu barvy, kterou ještě nemáš.
lesson-pyramid-3 = Druhou zelenou, jestli má dost krátkou cestu.
lesson-pyramid-why = Dvě karty jedné barvy přinesou pyramidové body. Deset bodů chce každý, takže záleží na tom, kdo je první.
lesson-round = Kolo skončilo. Odkrylo se sedm z osmi expedic; teď se všech osm znovu míchá. Kola jsou čtyři a každé má svou pochodeň.
lesson-end = Hra skončila. Hodnotící karta ukazuje každý důvod a jeho body: karty, pochodně, pyramidové body, drahokamy a lebky, které stojí. Nedokončené karty nedávají nic. Příště zkus silnějšího soupeře.
