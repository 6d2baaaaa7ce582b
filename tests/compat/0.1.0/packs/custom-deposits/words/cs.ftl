### Slova hry Nuggets.

## Hra a její domácí pravidla

about-game = Rozděluj desku ploty na oblasti a pokládej skryté žetony; zlato bere nejsilnější
about-preset-nuggets = výnosy a výchozí pravidla prvního vydání
about-preset-armadora = výnosy pozdějšího vydání; fences=one-or-two, split=floor-region, tie=piles
about-first-random = prvního hráče určí náhoda
about-first-1 = začíná místo 1
about-first-2 = začíná místo 2
about-first-3 = začíná místo 3
about-first-4 = začíná místo 4
about-layout-fixed = ložiska na vytištěných políčkách, výnosy určí náhoda
about-layout-random = ložiska na libovolných políčkách, určí náhoda
about-layout-custom = každé ložisko tam, kde říká balík
about-fences-two = kdo staví ploty, staví v tahu dva
about-fences-one-or-two = kdo staví ploty, staví v tahu jeden nebo dva
about-split-exact = podíly jsou přesné, na šestiny bodu
about-split-floor-deposit = dělí se každé ložisko zvlášť, zaokrouhleno dolů
about-split-floor-region = dělí se zlato celé oblasti, zaokrouhleno dolů
about-count-yield = za ložiska se počítají jejich výnosy
about-count-deposits = každé ložisko se počítá za 1
about-tie-shared = při shodě se o výhru dělí
about-tie-piles = rozhoduje nejvyšší ložisko získané bez dělení, pak další
about-end-all-out = když už nikdo nehraje
about-end-no-chips = jakmile už nikdo nemůže nebo nechce položit žeton
about-peek-allowed = hodnoty svých žetonů na desce vidíš
about-peek-forbidden = nevidíš je; pamatuj si

## Co se stalo

event-deposit-laid = Ložisko s výnosem { $yield } leží na { $cell }
event-first-chosen = Začíná { $seat }
event-fence-built = { $seat } staví plot mezi { $cell } a { $other }
event-stopped = { $seat } končí po jednom plotu
event-chip-laid = { $seat } pokládá na { $cell } žeton lícem dolů
# Dozví se to jen majitel.
event-chip-value = Žeton na { $cell } má hodnotu { $value } ({ $seat })
event-passed = { $seat } pasuje a je mimo hru
event-stuck = { $seat } už nemůže nic dělat a je mimo hru
event-nuggets-ended = Konec hry; všechny žetony se otáčejí
# $chips jsou hodnoty s políčky.
event-turned-up =
    { $count ->
        [0] { $seat } nemá na desce žádný žeton
       *[other] { $seat } má na desce { $chips }
    }
# $cell je první políčko oblasti, $size počet jejích políček. $sums a $shares jsou písmena hráčů, každé
# s číslem; $count říká, kolik hráčů má podíl.
event-scored =
    { $count ->
        [0] Oblast od { $cell }, políček { $size }, zlato { $yield }; žetony { $sums }; nikdo neboduje
       *[other] Oblast od { $cell }, políček { $size }, zlato { $yield }; žetony { $sums }; podíly { $shares }
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
# $values jsou žetony v ruce, každá hodnota s počtem, třeba 1 x11, 2 x2.
fact-hand = v ruce (hodnota x počet) { $values }
fact-partner = spoluhráč { $seat }
fact-out = mimo hru

# Co je číslice na desce.
fact-deposit = ložisko; číslice je jeho výnos

## Co má hráč rozhodnout

owed-act = postav dva ploty, polož žeton, nebo pasuj
owed-act-one-or-two = postav jeden nebo dva ploty, polož žeton, nebo pasuj
owed-second = postav druhý plot
owed-second-or-done = postav druhý plot, nebo skonči (done)

## Jak se tahy píší: tah a co dělá

help-fence = fence d3 e3     postav plot mezi těmito dvěma sousedními políčky
help-chip = chip 3 d4       polož na d4 lícem dolů žeton s hodnotou 3
help-done = done            skonči tah po jednom plotu
help-pass = pass            odejdi ze hry nadobro

## Proč se tah odmítá a co udělat místo toho

refusal-second-fence = Jeden plot už stojí; postav druhý
refusal-nothing-done = V tomto tahu se ještě nic nestalo: postav plot, polož žeton, nebo pasuj
refusal-fence-there = Mezi { $cell } a { $other } už plot stojí; vyber jinou čáru
refusal-no-fences = Žádný plot už nezbývá; polož žeton, nebo pasuj
refusal-region-small =
    { $count ->
        [one] Plot mezi { $cell } a { $other } by nechal oblast o { $count } políčku; každá potřebuje čtyři
        [few] Plot mezi { $cell } a { $other } by nechal oblast o { $count } políčkách; každá potřebuje čtyři
        [many] Plot mezi { $cell } a { $other } by nechal oblast o { $count } políčka; každá potřebuje čtyři
       *[other] Plot mezi { $cell } a { $other } by nechal oblast o { $count } políčkách; každá potřebuje čtyři
    }
refusal-off-board = Takové místo deska nemá; vyber políčko nebo čáru, které má
refusal-cell-deposit = Na { $cell } je ložisko; polož žeton na volné políčko
refusal-cell-chip = Na { $cell } už žeton leží; polož svůj na volné políčko
refusal-no-such-chip = Žeton s hodnotou { $value } nemáš; vyber některý ze svých

## Texty, které žádným tahem nejsou

parse-move-empty = Nic tu není; napiš tah, třeba: chip 1 d4
parse-fence-two = „fence“ potřebuje dvě sousední políčka: fence d3 e3
parse-chip-two = „chip“ potřebuje hodnotu a políčko: chip 3 d4
parse-chip-value = „{ $found }“ není hodnota žetonu; hodnoty jsou od 1 do { $most }
parse-no-neighbours = { $cell } a { $other } neleží vedle sebe; uveď dvě sousední políčka

## Body

score-region =
    { $count ->
        [one] { $count } ložisko, oblast od { $cell }
        [few] { $count } ložiska, oblast od { $cell }
        [many] { $count } ložiska, oblast od { $cell }
       *[other] { $count } ložisek, oblast od { $cell }
    }

## Co rozhoduje při shodě

tie-piles =
    { $place ->
        [1] nejvyšší ložisko získané bez dělení
       *[other] { $place }. nejvyšší ložisko získané bez dělení
    }

## Co lze vybrat ze seznamu

target-done = ukončit tah po jednom plotu
target-pass = pasovat: natrvalo opustit hru
