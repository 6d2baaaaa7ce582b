### Co dělají symboly, jak to říká `rnw symbols explain`.
###
### Každé vysvětlení je samostatný řádek: kdy se symbol spustí, pak co dělá. $value, $test, $cells a podobné
### jsou věty z tohoto souboru, vložené tak, jak jsou.

## Kdy se spustí

explain-when = Spustí se { $trigger }.
trigger-mark = při zakřížkování políčka se symbolem
trigger-complete = při dokončení karty se symbolem (před jejím odložením)
trigger-turn = na konci každého tahu, dokud je políčko se symbolem zakřížkované na desce
trigger-round = na konci každého kola, dokud je políčko se symbolem zakřížkované na desce
trigger-scoring = při počítání bodů
trigger-start = na začátku každého tahu, než kdokoli zakřížkuje, dokud je políčko se symbolem zakřížkované na desce

## Co dělá

explain-advance = zaškrtni { $track-by }
explain-advance-value = zaškrtni okénka ({ $track }); kolik: { $value }
explain-erase = vymaž { $track-by }
explain-erase-value = vymaž okénka ({ $track }); kolik: { $value }
explain-erase-all = vymaž všechna okénka ({ $track })
explain-write = zapiš do okénka ({ $track }): { $value }
explain-write-optional = smíš zapsat do okénka ({ $track }): { $value }
# $whom, $from a $to jsou hráči, jejichž řady se mění; $from je ve druhém pádě, $to ve třetím.
explain-for = { $step } (kdo: { $whom })
explain-take = vezmi { $track-by } od { $from }
explain-take-value = vezmi okénka ({ $track }) od { $from }; kolik: { $value }
explain-give = dej { $track-by } { $to }
explain-give-value = dej okénka ({ $track }) { $to }; kolik: { $value }
explain-convert = vymaž { $from-per } a zaškrtni { $into-by }; opakuj, dokud to jde
explain-convert-at-most = vymaž { $from-per } a zaškrtni { $into-by }; opakuj, dokud to jde; kolikrát nejvýš: { $most }
explain-mark-round = zaškrtni { $track-one } tohoto kola
explain-extra = zakřížkuj { $cells } { $scope }{ $reach }
explain-extra-optional = smíš zakřížkovat { $cells } { $scope }{ $reach }
explain-cells =
    { $count ->
        [one] ještě { $count } políčko
        [few] ještě { $count } políčka
        [many] ještě { $count } políčka
       *[other] ještě { $count } políček
    }
explain-cells-value = další políčka (kolik: { $value })
explain-apart = , u svých křížků i daleko od nich
explain-touching = { "" }
explain-extra-pattern = použij vzor tohoto tahu ještě jednou
explain-claim = na konci tahu vezmi další { $pool-one } a zapiš hodnotu ({ $track })
explain-claim-away = na konci tahu odstraň další { $pool-one }
explain-claim-value = na konci tahu vezmi další čísla ({ $pool }) a zapiš je ({ $track }); kolik: { $value }
explain-claim-away-value = na konci tahu odstraň další čísla ({ $pool }); kolik: { $value }
explain-choose-one = zvol jedno: { $options }
explain-option = { $option } ({ $steps })
explain-copy = zopakuj účinek svého posledního symbolu
explain-spend = potom už z tohoto políčka nikdy
explain-score-once = boduj jen jednou za všechny takové zakřížkované symboly: { $value }
explain-score = boduj za každý takový zakřížkovaný symbol: { $value }
explain-renew-offer = na konci tahu vrať nabídku a vylož novou
explain-renew-offer-with = na konci tahu vrať z nabídky karty se symbolem { $symbol } a nahraď je
explain-renew-offer-of = na konci tahu vrať z nabídky každou kartu, která je { $color }, a nahraď ji
explain-discard = na konci tahu vrať tuto kartu do balíčku a nahraď ji
explain-discard-offer = na konci tahu vrať tuto kartu do balíčku a nahraď ji kartou z nabídky
explain-discard-offer-with = na konci tahu vrať tuto kartu do balíčku a nahraď ji kartou z nabídky se symbolem { $symbol }
explain-discard-offer-of = na konci tahu vrať tuto kartu do balíčku a nahraď ji kartou z nabídky, která je { $color }
# $name je název z balíčku; $values jsou jeho hodnoty, například (red, 1), nebo none.
explain-defined =
    { $values ->
        [none] { $name }
       *[other] { $name }{ $values }
    }
explain-means = { $name } znamená: { $means }
explain-hidden = { $step } (skryto)
explain-nothing = nedělej nic
explain-if = pokud { $test }: { $then }
explain-unless = pokud neplatí, že { $test }: { $then }
explain-if-else = pokud { $test }: { $then }; jinak: { $otherwise }
whom-others = všichni ostatní hráči
whom-next = další hráč
whom-previous = předchozí hráč
whom-each = všichni hráči
whom-leader = vedoucí hráč
whom-last = poslední hráč
whom-from-others = všech ostatních hráčů
whom-from-next = dalšího hráče
whom-from-previous = předchozího hráče
whom-from-each = všech hráčů
whom-from-leader = vedoucího hráče
whom-from-last = posledního hráče
whom-to-others = všem ostatním hráčům
whom-to-next = dalšímu hráči
whom-to-previous = předchozímu hráči
whom-to-each = všem hráčům
whom-to-leader = vedoucímu hráči
whom-to-last = poslednímu hráči
explain-plugin = účinek určuje plugin { $plugin }
explain-order-undeclared = Sada obsahu u tohoto symbolu neuvádí `order`, proto se má za to, že nezáleží na tom, kdy tento symbol přijde na řadu (priorita { $priority }). `rnw test` hledá protipříklad ve hrách, které odehraje.
explain-order-free = Podle autora nezáleží na tom, kdy tento symbol přijde na řadu (priorita { $priority }). `rnw test` hledá protipříklad ve hrách, které odehraje.
explain-order-matters = Podle autora záleží na tom, kdy tento symbol přijde na řadu (priorita { $priority }; nižší priorita působí dřív).

## Čísla

value-number = { $number }
value-filled = počet zaškrtnutých okének ({ $track })
value-free = počet volných okének ({ $track })
value-rows = počet plných řad ({ $track })
value-sum = součet na tvé hodnotící kartě ({ $track })
value-offered = počet symbolů v nabídce ({ $symbol })
value-offered-cards = počet karet v nabídce ({ $color })
value-marked = počet symbolů, které máš ve hře zakřížkované ({ $symbol })
value-cells = počet{ $kind } políček { $around }
value-cells-bearing = počet{ $kind } políček { $around }, která mají symbol ({ $symbol })
value-completed = počet tvých dokončených karet
value-completed-color = počet tvých dokončených karet ({ $color })
value-completed-this-turn = počet tvých karet dokončených v tomto tahu
value-of-next = počet u následujícího hráče ({ $value })
value-of-previous = počet u předchozího hráče ({ $value })
value-highest = nejvyšší počet u jiného hráče ({ $value })
value-lowest = nejnižší počet u jiného hráče ({ $value })
value-players-with-more = kolik hráčů má vyšší počet než ty ({ $value })
# The count of another player.
value-their-sum = součet na hodnotící kartě ({ $track })
value-their-marked = počet symbolů zakřížkovaných ve hře ({ $symbol })
value-their-completed = počet dokončených karet
value-their-completed-this-turn = počet karet dokončených v tomto tahu
value-round = číslo kola
value-turn = číslo tahu v kole
value-rounds-left = počet dalších kol
value-turns-left = počet dalších tahů v kole
value-left = počet zbývajících čísel ({ $pool })
value-next = další číslo v pořadí ({ $pool })
value-plus = součet ({ $values })
value-plus-number =
    { $inside ->
        [0] { $number } plus { $value }
       *[other] ({ $number } plus { $value })
    }
value-times = součin ({ $values })
value-times-number =
    { $inside ->
        [0] { $number } krát { $value }
       *[other] ({ $number } krát { $value })
    }
value-minus =
    { $inside ->
        [0] { $first } minus { $second }
       *[other] ({ $first } minus { $second })
    }
value-divide =
    { $inside ->
        [0] { $first } děleno { $second }, zaokrouhleno dolů
       *[other] ({ $first } děleno { $second }, zaokrouhleno dolů)
    }
value-at-most =
    { $inside ->
        [0] { $value } (nejvýš { $number })
       *[other] ({ $value } (nejvýš { $number }))
    }
value-min = nejmenší z čísel ({ $values })
value-at-least =
    { $inside ->
        [0] { $value } (nejméně { $number })
       *[other] ({ $value } (nejméně { $number }))
    }
value-max = největší z čísel ({ $values })

cells-all = { "" }
cells-marked = { " " }zakřížkovaných
cells-free = { " " }volných
cells-fresh = { " " }nově zakřížkovaných
around-card = této karty
around-near = vedle tohoto políčka
around-row = v tomto řádku
around-column = v tomto sloupci
around-anywhere = všech tvých desek
around-other = tvé druhé desky
around-set = této množiny ({ $area })

## Množiny políček

area-anywhere = všechny desky
area-card = tato karta
area-near = políčka vedle tohoto
area-row = tento řádek
area-column = tento sloupec
area-other = druhá deska
area-this-cell = toto políčko
area-diagonal = úhlopříčky tohoto políčka
area-surroundings = políčka kolem tohoto, i přes roh
area-within = { $steps ->
        [one] políčka nejvýš { $steps } krok daleko
        [few] políčka nejvýš { $steps } kroky daleko
        [many] políčka nejvýš { $steps } kroku daleko
       *[other] políčka nejvýš { $steps } kroků daleko
    }
area-with = políčka se symbolem ({ $symbol })
area-marked = zakřížkovaná políčka
area-free = volná políčka
area-fresh = políčka zakřížkovaná v tomto tahu
area-border = okraj karty
area-entry = vstupní políčko
area-same-shade = políčka stejného odstínu jako toto, jako na šachovnici
area-line-of-sight = volná políčka, která toto vidí ve svém řádku a sloupci
area-row-number = řádek { $number }
area-column-number = sloupec { $number }
area-mirrored-sideways = s prohozenou levou a pravou stranou: ({ $area })
area-mirrored-upside-down = s prohozeným horem a spodkem: ({ $area })
area-first = první z těchto ({ $area }) v pořadí čtení
area-touching = políčka vedle těchto ({ $area })
area-reached = ({ $first }) a vše, co s nimi souvisí v ({ $second })
area-on-other = na druhé desce: ({ $area })
area-union = v některé z množin ({ $areas })
area-intersection = ve všech množinách ({ $areas })
area-except = ({ $first }) bez ({ $second })

## Podmínky

test-all = platí vše ({ $tests })
test-any = platí aspoň jedno ({ $tests })
test-not = neplatí, že { $test }
test-at-least = { $first } je aspoň { $second }
test-at-most = { $first } je nejvýš { $second }
test-equal = { $first } je { $second }
test-less = { $first } je méně než { $second }
test-more = { $first } je více než { $second }
test-differs = { $first } je jiné číslo než { $second }
test-color = karta má barvu { $color }
test-full = jsou zakřížkovaná všechna políčka { $around }
test-on = jde o spuštění { $trigger }
test-after = tvůj poslední symbol byl { $symbol }

## Proč účinek pluginu neplatí

fault-too-many = vrací víc než osm instrukcí
fault-not-given = uvádí něco, co mu sada nedává
fault-wrong-track = používá řadu okének způsobem, který řada nedovoluje
fault-out-of-range = číslo je mimo rozsah
fault-not-now = žádá něco, co teď není možné
fault-unknown = používá neznámou instrukci
fault-trapped = spadl
fault-out-of-fuel = běžel příliš dlouho
fault-out-of-memory = použil víc paměti, než smí
