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

# Názvy domácích pravidel a jejich hodnot, jak se ukazují a píší. V záznamech zůstávají anglické.
rule-start = začátek
rule-start-random = náhodný
rule-palms = palmy
rule-palms-automatic = hned
rule-palms-optional = volitelné
rule-rows = řady
rule-rows-cup-each = dva-poháry
rule-rows-one-cup = jeden-pohár
rule-tie = shoda
rule-tie-shared = dělená
rule-tie-latest-seat = poslední-na-řadě

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

## První hra, která učí. -try říká, co zkusit, -ask se ptá, -1 a další jsou odpovědi, -why vysvětluje.

lesson-goal = Křížkuješ políčka map pokladů. Dokončená karta dává tolik bodů, kolik má v nadpisu, 8 až 14. Cestou přidávají mince, palmy a kříže. Po 28 tazích vyhrává, kdo má nejvíc bodů. Je to opravdová hra proti snadnému soupeři.
lesson-keep =
    Máš čtyři rozdané karty. Dvě si nech: budou to tvoje desky A a B. Šedé karty mají 8 políček a jsou brzy hotové. Fialové jich mají 14 a dávají víc bodů. { $front-end ->
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
    Každý tah odkryje jeden vzor pro všechny. Polož ho na jednu ze svých desek, jen na volná políčka. { $front-end ->
        [lines] Smíš ho otáčet i zrcadlit. Napiš písmeno desky a políčka v libovolném pořadí. `moves` vypíše všechna místa, kam se vejde.
        [page] Klepni na jeho místo nebo ho tam přetáhni, otoč ho nebo překlop a potvrď. Předtím čteš, co získáš, nebo proč se nevejde.
       *[other] r ho otáčí, f zrcadlí, šipky nebo myš ho posouvají, Tab jde na další místo, kam se vejde. Fajfka znamená, že se vejde; pod ní je, co získáš. Enter nebo kliknutí potvrzuje.
    }
lesson-pattern-try = Zkus: polož vzor.
lesson-single = Někdy se ti vzor nehodí, nebo se nikam nevejde.
lesson-single-ask = Co pak můžeš udělat?
lesson-single-1 = Vynechat tah.
lesson-single-2 = Zakřížkovat místo něj jediné políčko.
lesson-single-3 = Nechat vzor přesahovat přes okraj.
lesson-single-why =
    Místo vzoru smíš vždycky zakřížkovat jediné políčko. { $front-end ->
        [lines] Napiš desku a to políčko.
        [page] Přepni na jedno políčko a klepni na ně.
       *[other] Přepneš na něj klávesou s.
    } Vzor se musí vejít celý.
lesson-coin = Mince (●) zaškrtne okénko mincí: každé je za 1 bod. Za plnou řadu čtyř mincí je navíc pohár. První má hodnotu 6, další méně, takže si pospěš.
lesson-coin-try = Zkus: zakřížkuj minci.
lesson-cross = Kříž (×) ti hned dá ještě jedno políčko, bonusové. Za víc křížů je víc políček.
lesson-cross-try = Zkus: zakřížkuj políčko s křížem (×).
lesson-bonus = Na políčku byl kříž (×), a proto máš bonusové políčko: kterékoli volné políčko na kterékoli desce. Použij ho tam, kam se vzory těžko vejdou, nebo na další symbol.
lesson-bonus-try = Zkus: zakřížkuj bonusové políčko.
lesson-palm =
    Palma (♣) hned dává 1 bod a 1 další za každou palmu na čtyřech odkrytých kartách, v nabídce. { $front-end ->
        [lines] Než palmu zakřížkuješ, podívej se na nabídku příkazem `table`.
       *[other] Než palmu zakřížkuješ, podívej se na nabídku.
    }
lesson-palm-try = Zkus: zakřížkuj palmu.
lesson-card = Karta je dokončená! Odkládá se stranou a boduje na konci. Teď si vezmi novou: jednu z nabídky, nebo vrchní z balíčku, naslepo.
lesson-card-try = Zkus: vezmi si kartu.
lesson-seal = Na některých kartách je pečeť. Na dokončené kartě boduje jednou za každou tvou dokončenou kartu barvy, kterou jmenuje.
lesson-seal-ask = Máš zelenou pečeť hodnoty 1 a dvě dokončené zelené karty. Kolik dá pečeť bodů?
lesson-seal-1 = 1 bod
lesson-seal-2 = 2 body
lesson-seal-3 = nic
lesson-seal-why = Dává 1 bod za každou ze dvou zelených karet. Pečeť tedy napovídá, které karty brát dál.
lesson-round =
    Kolo skončilo. Odkrylo se sedm z osmi expedic; teď se všech osm znovu míchá. Kola jsou čtyři. { $front-end ->
        [lines] V jednom kole žádná expedice nepřijde dvakrát.
       *[other] Seznam vedle desek ukazuje, které vzory mohou v tomto kole ještě přijít.
    }
lesson-end = Hra skončila. Hodnotící karta ukazuje každý důvod a jeho body: karty podle barev, pečetě, mince, poháry a palmy. Nedokončené karty nedávají nic. Příště zkus silnějšího soupeře.
