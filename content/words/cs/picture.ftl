### Co je ze stolu vidět, na obrazovce, která může být úzká.
###
### Stručně: většinou popisky s hodnotou, malými písmeny.

headline-setup = Příprava
headline-turn = Kolo { $round }/{ $rounds }, tah { $turn }/{ $turns }

## Údaje

fact-deck = balíček { $cards }
# $left jsou zbývající čísla a $count jejich počet.
fact-pool =
    { $count ->
        [0] { $pool }: nic
       *[other] { $pool } { $left }
    }
# $cards jsou názvy karet a $count jejich počet.
fact-completed =
    { $count ->
        [0] dokončeno: nic
       *[other] dokončeno { $count }: { $cards }
    }
fact-score = body { $points }

## Co má hráč rozhodnout

owed-keep = nech si dvě z rozdaných karet
owed-pick =
    { $count ->
        [one] vezmi kartu z nabídky, nebo si lízni
        [few] vezmi kartu z nabídky, nebo si lízni: { $count } karty
        [many] vezmi kartu z nabídky, nebo si lízni: { $count } karty
       *[other] vezmi kartu z nabídky, nebo si lízni: { $count } karet
    }
# $pattern je název výpravy.
owed-pattern = označ { $pattern }, nebo jediné políčko
owed-bonus =
    { $count ->
        [one] označ { $count } bonusové políčko
        [few] označ { $count } bonusová políčka, jedno po druhém
        [many] označ { $count } bonusového políčka
       *[other] označ { $count } bonusových políček, jedno po druhém
    }
# $scope říká kde; $cell na desce $board je políčko symbolu.
owed-extra =
    { $count ->
        [one] označ ještě { $count } políčko { $scope } (od { $cell } na desce { $board })
        [few] označ ještě { $count } políčka { $scope } (od { $cell } na desce { $board }), jedno po druhém
        [many] označ ještě { $count } políčka { $scope } (od { $cell } na desce { $board })
       *[other] označ ještě { $count } políček { $scope } (od { $cell } na desce { $board }), jedno po druhém
    }
owed-extra-or-decline =
    { $count ->
        [one] označ ještě { $count } políčko { $scope } (od { $cell } na desce { $board }), nebo decline
        [few] označ ještě { $count } políčka { $scope } (od { $cell } na desce { $board }), jedno po druhém, nebo decline
        [many] označ ještě { $count } políčka { $scope } (od { $cell } na desce { $board }), nebo decline
       *[other] označ ještě { $count } políček { $scope } (od { $cell } na desce { $board }), jedno po druhém, nebo decline
    }
owed-choice = zvol ({ $symbol }): { $options }
option = { $number } { $option }
owed-number = { $number } ({ $track }): accept, nebo decline

## Kde smějí ležet políčka navíc

scope-anywhere = na kterékoli desce
scope-card = na téže kartě
scope-near = vedle symbolu
scope-row = v řádku symbolu
scope-column = ve sloupci symbolu
scope-other = na druhé desce

## Jak se tahy píší: tah a co dělá

help-mark = A b1 b2 b3      označ tato políčka desky A (na pořadí ani velikosti písmen nezáleží)
help-take = take { $card }        vezmi tuto kartu z nabídky
help-draw = draw            lízni si naslepo vrchní kartu balíčku
help-keep = keep { $card } { $other }    nech si tyto dvě z rozdaných karet
help-choose = choose 1        zvol možnost symbolu podle jejího čísla
help-decline = decline         odmítni políčka, která symbol nabízí
help-accept = accept          přijmi body, které symbol nabízí, nebo: decline
