### Slova hry Nuggets.

## Hra a její domácí pravidla

about-game = Ohrazuj území ploty a pokládej skryté žetony; zlato území získá hráč s nejvyšším součtem
about-preset-nuggets = vydatnost nalezišť a výchozí pravidla prvního vydání
about-preset-armadora = pozdější vydání: jiná vydatnost, v tahu jeden nebo dva ploty, podíly území se zaokrouhlují dolů, o shodě rozhodují naleziště
about-first-random = začínajícího hráče určí náhoda
about-first-1 = začíná hráč 1
about-first-2 = začíná hráč 2
about-first-3 = začíná hráč 3
about-first-4 = začíná hráč 4
about-layout-fixed = naleziště jsou na pevně daných políčkách, vydatnost určí náhoda
about-layout-random = naleziště jsou na libovolných políčkách, určí je náhoda
about-layout-custom = každé naleziště leží tam, kde ho má sada obsahu
about-fences-two = v tahu s ploty stavíš dva
about-fences-one-or-two = v tahu s ploty stavíš jeden nebo dva
about-split-exact = podíly jsou přesné, na šestiny bodu
about-split-floor-deposit = dělí se každé naleziště zvlášť, zaokrouhluje se dolů
about-split-floor-region = dělí se zlato celého území, zaokrouhluje se dolů
about-count-yield = naleziště se počítá podle vydatnosti
about-count-deposits = každé naleziště se počítá za 1
about-tie-shared = při shodě se hráči dělí o výhru
about-tie-piles = rozhoduje nejvydatnější naleziště získané bez dělení, pak další
about-end-all-out = hra končí, když už nikdo nehraje
about-end-no-chips = hra končí, když už nikdo nemůže nebo nechce položit žeton
about-peek-allowed = hodnoty svých položených žetonů vidíš
about-peek-forbidden = hodnoty svých položených žetonů nevidíš; pamatuj si je

# Názvy domácích pravidel a jejich hodnot, jak se ukazují a píší. V záznamech zůstávají anglické.
rule-preset = vydání
rule-preset-nuggets = první
rule-preset-armadora = pozdější
rule-first = začátek
rule-first-random = náhodný
rule-layout = rozložení
rule-layout-fixed = pevné
rule-layout-random = náhodné
rule-layout-custom = vlastní
rule-fences = ploty
rule-fences-two = dva
rule-fences-one-or-two = jeden-nebo-dva
rule-split = dělení
rule-split-exact = přesné
rule-split-floor-deposit = po-nalezištích
rule-split-floor-region = po-územích
rule-count = počítání
rule-count-yield = vydatnost
rule-count-deposits = naleziště
rule-tie = shoda
rule-tie-shared = dělená
rule-tie-piles = podle-nalezišť
rule-end = konec
rule-end-all-out = všichni-skončili
rule-end-no-chips = bez-žetonů
rule-peek = nahlížení
rule-peek-allowed = povolené
rule-peek-forbidden = zakázané

## Co se stalo

event-deposit-laid = Naleziště na { $cell } má vydatnost { $yield }
event-first-chosen = Začíná { $seat }
event-fence-built = { $seat } staví plot mezi { $cell } a { $other }
event-stopped = { $seat } končí po jednom plotu
event-chip-laid = { $seat } pokládá na { $cell } žeton lícem dolů
# Dozví se to jen majitel.
event-chip-value = Žeton na { $cell } má hodnotu { $value } ({ $seat })
event-passed = { $seat } pasuje a je mimo hru
event-stuck = { $seat } už nemůže nic dělat a je mimo hru
event-nuggets-ended = Konec hry; všechny žetony se otáčejí
# $letter stojí na hráčových žetonech; $chips jsou hodnoty s políčky.
event-turned-up =
    { $count ->
        [0] { $seat } ({ $letter }) nemá na herním plánu žádný žeton
       *[other] Na herním plánu má { $seat } ({ $letter }), hodnota a políčko: { $chips }
    }
# $cell je první políčko území, $size počet jejích políček. $sums a $shares jsou písmena hráčů, každé
# s číslem; $count říká, kolik hráčů má podíl.
event-scored =
    { $count ->
        [0] Území s { $cell } ({ $size ->
            [one] { $size } políčko
            [few] { $size } políčka
            [many] { $size } políčka
           *[other] { $size } políček
        }, zlato { $yield }). Součty žetonů: { $sums }. Nikdo neboduje
       *[other] Území s { $cell } ({ $size ->
            [one] { $size } políčko
            [few] { $size } políčka
            [many] { $size } políčka
           *[other] { $size } políček
        }, zlato { $yield }). Součty žetonů: { $sums }. Body: { $shares }
    }

## Stůl

headline-nuggets = Tah { $turn }
fact-fences =
    { $count ->
        [one] zbývá { $count } plot
        [few] zbývají { $count } ploty
        [many] zbývá { $count } plotu
       *[other] zbývá { $count } plotů
    }
fact-chips =
    { $count ->
        [0] bez žetonů
        [one] zbývá { $count } žeton
        [few] zbývají { $count } žetony
        [many] zbývá { $count } žetonu
       *[other] zbývá { $count } žetonů
    }
# $values jsou zbývající žetony, každá hodnota s počtem, třeba 1 x11, 2 x2.
fact-hand = hodnota x počet: { $values }
fact-partner = spoluhráč { $seat }
fact-out = mimo hru

# Co je číslice na herním plánu.
fact-deposit = naleziště; číslice je jeho vydatnost

## Území na herním plánu

fact-region-cells =
    { $count ->
        [one] { $count } políčko
        [few] { $count } políčka
        [many] { $count } políčka
       *[other] { $count } políček
    }
# $count je součet vydatností.
fact-region-gold =
    { $count ->
        [0] bez zlata
       *[other] zlato: { $count }
    }
# $letter je písmeno na žetonech hráče, $sum součet hodnot.
fact-region-sum = { $letter }: součet { $sum }
# $letters jsou písmena hráče nebo družstva, které dostane zlato, $points kolik.
fact-region-share = { $letters } bere { $points }
# Hodnoty těchto žetonů nejsou známé.
fact-region-chips =
    { $count ->
        [one] { $letter } má { $count } žeton
        [few] { $letter } má { $count } žetony
        [many] { $letter } má { $count } žetonu
       *[other] { $letter } má { $count } žetonů
    }

## Co má hráč rozhodnout

# $fences je none, single nebo pair: kolik plotů lze postavit; $chips je none nebo some.
owed-act =
    { $fences ->
        [none] polož žeton, nebo pasuj
        [single]
            { $chips ->
                [none] postav plot, nebo pasuj
               *[other] postav plot, polož žeton, nebo pasuj
            }
       *[other]
            { $chips ->
                [none] postav dva ploty, nebo pasuj
               *[other] postav dva ploty, polož žeton, nebo pasuj
            }
    }
owed-act-one-or-two =
    { $chips ->
        [none] postav jeden nebo dva ploty, nebo pasuj
       *[other] postav jeden nebo dva ploty, polož žeton, nebo pasuj
    }
owed-second = postav druhý plot
owed-second-or-done = postav druhý plot, nebo ukonči tah (`hotovo`)

## Jak se tahy píší: tah a co dělá

help-fence = plot d3 e3      postav plot mezi těmito dvěma sousedními políčky
help-chip = žeton 3 d4      polož na d4 žeton s hodnotou 3, lícem dolů
help-done = hotovo          ukonči tah po jednom plotu
help-pass = pasuj           pasuj; do konce hry už nehraješ

# Slova, kterými se píší tahy: první se ukazuje, ostatní jsou srozumitelná také.
typed-fence = plot
typed-chip = žeton zeton
typed-done = hotovo
typed-pass = pasuj pas

## Proč se tah odmítá a co udělat místo toho

refusal-second-fence = Jeden plot už stojí; postav druhý
refusal-nothing-done = V tomto tahu ještě musíš něco udělat: { $owed }
refusal-done-never = `hotovo` lze jen podle domácího pravidla, že v tahu s ploty stavíš jeden nebo dva; { $owed }
refusal-fence-there = Mezi { $cell } a { $other } už plot stojí; vyber jinou linii
refusal-no-fences = Žádný plot už nezbývá; { $owed }
refusal-region-small =
    { $count ->
        [one] Plot mezi { $cell } a { $other } by vytvořil území s { $count } políčkem; každé potřebuje čtyři
        [few] Plot mezi { $cell } a { $other } by vytvořil území se { $count } políčky; každé potřebuje čtyři
        [many] Plot mezi { $cell } a { $other } by vytvořil území s { $count } políčka; každé potřebuje čtyři
       *[other] Plot mezi { $cell } a { $other } by vytvořil území s { $count } políčky; každé potřebuje čtyři
    }
refusal-off-board = Takové místo na herním plánu není; vyber jiné políčko nebo linii
refusal-cell-deposit = Na { $cell } je naleziště; polož žeton na volné políčko
refusal-cell-chip = Na { $cell } už žeton leží; polož svůj na volné políčko
refusal-no-such-chip = Žeton s hodnotou { $value } nemáš; vyber jiný ze svých

## Texty, které žádným tahem nejsou

parse-move-empty = Nic tu není; napiš tah, třeba: `žeton 1 d4`
parse-fence-two = „plot“ potřebuje dvě sousední políčka: plot d3 e3
parse-chip-two = „žeton“ potřebuje hodnotu a políčko: žeton 3 d4
parse-chip-value = „{ $found }“ není hodnota žetonu; hodnoty jsou 1 až { $most }
parse-no-neighbours = { $cell } a { $other } nesousedí; uveď dvě sousední políčka

## Body

score-region =
    { $count ->
        [one] { $count } naleziště, území s { $cell }
        [few] { $count } naleziště, území s { $cell }
        [many] { $count } naleziště, území s { $cell }
       *[other] { $count } nalezišť, území s { $cell }
    }

## Co rozhoduje při shodě

tie-piles =
    { $place ->
        [1] nejvydatnější naleziště získané bez dělení
       *[other] { $place }. nejvydatnější naleziště získané bez dělení
    }

## Co lze vybrat ze seznamu

target-done = ukončit tah po jednom plotu
target-pass = pasovat: do konce hry už nehrát

## První hra, která učí. -try říká, co zkusit, -ask se ptá, -1 a další jsou odpovědi, -why vysvětluje.

lesson-goal = Na herním plánu leží osm nalezišť zlata; číslice je vydatnost. Ploty dělí plán na území a v nich leží žetony lícem dolů. Na konci bere všechno zlato území hráč s nejvyšším součtem žetonů. Vyhrává, kdo má nejvíc zlata. Je to opravdová hra proti snadnému soupeři.
lesson-chip =
    V tahu děláš jednu ze tří věcí: položíš jeden žeton, postavíš dva ploty, nebo pasuješ. Začni žetonem. { $front-end ->
        [lines] Napiš `žeton`, jeho hodnotu a volné políčko.
        [page] Vyber jeho hodnotu, klepni na volné políčko a potvrď.
       *[other] Hodnotu vyber číslicí, na volné políčko přejdi šipkami nebo myší a potvrď klávesou Enter nebo kliknutím.
    }
lesson-chip-try = Zkus: polož žeton blízko vydatného naleziště.
lesson-hidden = Tvůj žeton teď leží lícem dolů.
lesson-hidden-ask = Kdo zná jeho hodnotu před koncem hry?
lesson-hidden-1 = Všichni.
lesson-hidden-2 = Jen ty.
lesson-hidden-3 = Nikdo.
lesson-hidden-why = Ostatní vidí, kde tvoje žetony leží a kolik jich zbývá, ale ne hodnoty. Ty jejich také ne.
lesson-fence =
    Teď ploty. Stojí na čarách mezi dvěma políčky; území uzavírá i okraj plánu. { $front-end ->
        [lines] Napiš `plot` a obě políčka vedle plotu.
        [page] Klepni na čáru, na které má plot stát.
       *[other] Klávesa s přepíná žetony a ploty.
    } V tahu se stavějí dva ploty, jeden po druhém.
lesson-fence-try = Zkus: postav plot.
lesson-second = První plot stojí. Druhý může stát kdekoli; dotýkat se nemusí.
lesson-second-try = Zkus: postav druhý plot.
lesson-region = Ploty nesmějí udělat příliš malé území.
lesson-region-ask = Chceš oplotit tři políčka s vydatným nalezištěm. Smíš?
lesson-region-1 = Ano, když je uvnitř tvůj žeton.
lesson-region-2 = Ne, každé území musí mít aspoň čtyři políčka.
lesson-region-why = Po každém jednotlivém plotu musí mít každé území aspoň čtyři políčka.
lesson-pass = Na začátku tahu smíš také pasovat.
lesson-pass-ask = Co se stane, když pasuješ?
lesson-pass-1 = Jeden tah čekáš.
lesson-pass-2 = Do konce hry už nehraješ.
lesson-pass-why = Pasovat jde jen jednou provždy, takže si to dobře rozmysli.
lesson-end = Všechny žetony se otočily. Území po území bere zlato nejvyšší součet; stejné součty se dělí. Příště zkus silnějšího soupeře, nebo hru ve třech či čtyřech.
