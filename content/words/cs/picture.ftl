### Co je ze stolu vidět, na obrazovce, která může být úzká.
###
### Stručně: většinou popisky s hodnotou, malými písmeny.

headline-setup = Příprava
# Tahy jsou tahy celé hry, jako v záznamu.
headline-turn = Kolo { $round }/{ $rounds }, tah { $game-turn }/{ $game-turns }

## Údaje

fact-deck = balíček: { $cards }
# $left jsou zbývající čísla a $count jejich počet.
fact-pool =
    { $count ->
        [0] { $pool }: žádné
       *[other] { $pool }: { $left }
    }
# $cards jsou názvy karet a $count jejich počet.
fact-completed =
    { $count ->
        [0] žádná dokončená karta
        [one] { $count } dokončená karta: { $cards }
        [few] { $count } dokončené karty: { $cards }
        [many] { $count } dokončené karty: { $cards }
       *[other] { $count } dokončených karet: { $cards }
    }
fact-score =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }

## Co má hráč rozhodnout

owed-keep = nech si dvě z rozdaných karet
owed-pick-with = vezmi z nabídky kartu se symbolem { $symbol }
owed-pick-of = vezmi z nabídky kartu, která je { $color }
owed-pick =
    { $count ->
        [one] vezmi kartu z nabídky, nebo z balíčku
        [few] vezmi { $count } karty z nabídky, nebo z balíčku
        [many] vezmi { $count } karty z nabídky, nebo z balíčku
       *[other] vezmi { $count } karet z nabídky, nebo z balíčku
    }
# $fits je none, když se vzor nikam nevejde, jinak some. Vzor je vidět vedle.
owed-pattern =
    { $fits ->
        [none] vzor se nikam nevejde: zakřížkuj jediné políčko
       *[other] zakřížkuj vzor, nebo jediné políčko
    }
owed-bonus =
    { $count ->
        [one] zakřížkuj { $count } bonusové políčko
        [few] zakřížkuj { $count } bonusová políčka, jedno po druhém
        [many] zakřížkuj { $count } bonusového políčka
       *[other] zakřížkuj { $count } bonusových políček, jedno po druhém
    }
# $scope říká kde; $cell na desce $board je políčko symbolu.
owed-extra =
    { $count ->
        [one] zakřížkuj { $count } bonusové políčko { $scope } (symbol { $cell }, deska { $board })
        [few] zakřížkuj { $count } bonusová políčka { $scope } (symbol { $cell }, deska { $board }), jedno po druhém
        [many] zakřížkuj { $count } bonusového políčka { $scope } (symbol { $cell }, deska { $board })
       *[other] zakřížkuj { $count } bonusových políček { $scope } (symbol { $cell }, deska { $board }), jedno po druhém
    }
owed-extra-or-decline =
    { $count ->
        [one] zakřížkuj { $count } bonusové políčko { $scope } (symbol { $cell }, deska { $board }), nebo `odmítni`
        [few] zakřížkuj { $count } bonusová políčka { $scope } (symbol { $cell }, deska { $board }), jedno po druhém, nebo `odmítni`
        [many] zakřížkuj { $count } bonusového políčka { $scope } (symbol { $cell }, deska { $board }), nebo `odmítni`
       *[other] zakřížkuj { $count } bonusových políček { $scope } (symbol { $cell }, deska { $board }), jedno po druhém, nebo `odmítni`
    }
owed-choice = zvol pro symbol { $symbol }: { $options }
option = { $number } { $option }
owed-number = { $number } za { $track-one } `přijmi`, nebo `odmítni`

## Kde smějí ležet bonusová políčka

scope-anywhere = na kterékoli desce
scope-card = na téže kartě
scope-near = vedle symbolu
scope-row = v řádku symbolu
scope-column = ve sloupci symbolu
scope-other = na druhé desce
scope-cells = v této množině ({ $area })
scope-set = tam, kde to symbol dovoluje

## Jak se tahy píší: tah a co dělá

help-mark = A b1 b2 b3      zakřížkuj tato políčka desky A (na pořadí ani velikosti písmen nezáleží)
help-take = vezmi { $card }       vezmi tuto kartu z nabídky
help-draw = lízni           vezmi naslepo vrchní kartu balíčku
help-keep = nech { $card } { $other }    nech si tyto dvě z rozdaných karet
help-choose = zvol 1          zvol možnost symbolu podle jejího čísla
help-decline = odmítni         odmítni políčka, která symbol nabízí
help-accept = přijmi          přijmi body, které symbol nabízí, nebo napiš: odmítni

# Slova, kterými se píší tahy: první se ukazuje, ostatní jsou srozumitelná také. V záznamech zůstává slovo za typed-.
typed-take = vezmi
typed-draw = lízni lizni
typed-keep = nech
typed-accept = přijmi prijmi
typed-decline = odmítni odmitni
typed-choose = zvol

# Barvy kostek.
hue-purple = fialová
hue-orange = oranžová
hue-green = zelená
hue-gray = šedá
hue-red = červená
hue-blue = modrá
hue-yellow = žlutá
