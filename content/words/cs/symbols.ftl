### Co dělají symboly, jak to říká `rnw symbols explain`.
###
### Každé vysvětlení je samostatný řádek: kdy se symbol spustí, pak co dělá. $value, $test, $cells a podobné
### jsou věty z tohoto souboru, vložené tak, jak jsou.

## Kdy se spustí

explain-when = Spustí se: { $trigger }.
trigger-mark = když je jeho políčko označeno
trigger-complete = když je jeho karta dokončená (než se odloží)
trigger-turn = na konci každého tahu, dokud je označený na desce
trigger-round = na konci každého kola, dokud je označený na desce
trigger-scoring = při počítání bodů

## Co dělá

explain-advance =
    { $by ->
        [one] škrtni { $by } okénko ({ $track })
        [few] škrtni { $by } okénka ({ $track })
        [many] škrtni { $by } okénka ({ $track })
       *[other] škrtni { $by } okének ({ $track })
    }
explain-advance-value = škrtni okénka ({ $track }); kolik, to udává { $value }
explain-erase =
    { $by ->
        [one] vymaž { $by } okénko ({ $track })
        [few] vymaž { $by } okénka ({ $track })
        [many] vymaž { $by } okénka ({ $track })
       *[other] vymaž { $by } okének ({ $track })
    }
explain-erase-value = vymaž okénka ({ $track }); kolik, to udává { $value }
explain-write = zapiš ({ $track }): { $value }
explain-write-optional = smíš zapsat ({ $track }): { $value }
explain-convert = maž okénka po { $per } ({ $from }) a pokaždé škrtni { $by } ({ $into }), dokud to jde
explain-convert-at-most = maž okénka po { $per } ({ $from }) a pokaždé škrtni { $by } ({ $into }), nanejvýš tolikrát: { $most }
explain-mark-round = škrtni okénko tohoto kola ({ $track })
explain-extra = označ { $cells } { $scope }{ $reach }
explain-extra-optional = smíš označit { $cells } { $scope }{ $reach }
explain-cells =
    { $count ->
        [one] ještě { $count } políčko
        [few] ještě { $count } políčka
        [many] ještě { $count } políčka
       *[other] ještě { $count } políček
    }
explain-cells-value = další políčka (kolik, to udává { $value })
explain-apart = , ať jsou tvé značky kdekoli
explain-touching = { "" }
explain-extra-pattern = označ tvar tohoto tahu ještě jednou
explain-claim = na konci tahu si vezmi další číslo ({ $pool }) a zapiš ho ({ $track })
explain-claim-away = na konci tahu další číslo zmizí ({ $pool })
explain-choose-one = zvol jedno: { $options }
explain-option = { $option } ({ $steps })
explain-copy = zopakuj, co udělal tvůj poslední symbol
explain-spend = toto udělej pro každé políčko jen jednou
explain-score-once = tvůj list za něj dostane body ({ $value }), ať jich máš označeno kolikkoli
explain-score = každý, který máš označený, dá body ({ $value })
explain-renew-offer = na konci tahu se nabídka vrátí a vyloží znovu
explain-discard = na konci tahu se tato karta vrátí do balíčku a nahradí se
explain-discard-offer = na konci tahu se tato karta vrátí do balíčku a nahradí se kartou z nabídky
explain-nothing = nedělej nic
explain-if = pokud { $test }: { $then }
explain-unless = pokud neplatí, že { $test }: { $then }
explain-if-else = pokud { $test }: { $then }; jinak: { $otherwise }
explain-plugin = dělá, co určí plugin { $plugin }
explain-order-free = Na pořadí, v jakém se spouští, nezáleží (priorita { $priority }).
explain-order-matters = Spouští se v pořadí priorit; jeho vlastní je { $priority }.

## Čísla

value-number = { $number }
value-filled = počet škrtnutých okének ({ $track })
value-free = počet volných okének ({ $track })
value-rows = počet plných řad ({ $track })
value-sum = součet na tvém listu ({ $track })
value-offered = počet symbolů v nabídce ({ $symbol })
value-offered-cards = počet karet v nabídce ({ $color })
value-marked = počet symbolů, které máš ve hře označené ({ $symbol })
value-cells = počet{ $kind } políček { $around }
value-cells-bearing = počet{ $kind } políček { $around }, na nichž je symbol ({ $symbol })
value-completed = počet tvých dokončených karet
value-completed-color = počet tvých dokončených karet ({ $color })
value-round = číslo kola
value-turn = číslo tahu v kole
value-rounds-left = počet kol, která zbývají
value-turns-left = počet tahů, které v kole zbývají
value-left = kolik čísel ještě zbývá ({ $pool })
value-next = další číslo v pořadí ({ $pool })
value-plus = součet ({ $values })
value-plus-number = { $number } plus { $value }
value-times = součin ({ $values })
value-times-number = { $number } krát { $value }
value-minus = ({ $first }) minus ({ $second })
value-divide = ({ $first }) děleno ({ $second }), zaokrouhleno dolů
value-at-most = { $value }, nejvýš { $number }
value-min = nejmenší z čísel ({ $values })
value-at-least = { $value }, nejméně { $number }
value-max = největší z čísel ({ $values })

cells-all = { "" }
cells-marked = { " " }označených
cells-free = { " " }neoznačených
cells-fresh = { " " }nově označených
around-card = této karty
around-near = vedle tohoto
around-row = v tomto řádku
around-column = v tomto sloupci

## Podmínky

test-all = platí toto všechno ({ $tests })
test-any = platí něco z tohoto ({ $tests })
test-not = neplatí, že { $test }
test-at-least = { $first } je aspoň { $second }
test-at-most = { $first } je nejvýš { $second }
test-equal = { $first } je { $second }
test-full = jsou označena všechna políčka { $around }
test-on = jde o tuto chvíli: { $trigger }
test-after = tvůj poslední symbol byl tento: { $symbol }

## Proč účinek pluginu neplatí

fault-too-many = žádá víc než osm věcí
fault-not-given = jmenuje něco, co mu obsah nedává
fault-wrong-track = zachází s řadou okének jinak, než se plní
fault-out-of-range = číslo je mimo svůj rozsah
fault-not-now = žádá něco, co teď žádat nelze
fault-unknown = žádá něco, co žádná instrukce nedělá
fault-trapped = běh se přerušil
fault-out-of-fuel = běh neskončil včas
fault-out-of-memory = chce víc paměti, než smí mít
