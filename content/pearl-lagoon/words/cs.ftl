### Slova sady Pearl Lagoon, k těm ze Silver & Gold.

## Řady okének a zásoby
## -one je jedna z věcí, -counted jejich počet; oboje je čtvrtý pád.

track-eggs = želví vejce
track-eggs-one = želví vejce
track-eggs-counted =
    { $count ->
        [one] { $count } želví vejce
        [few] { $count } želví vejce
        [many] { $count } želvího vejce
       *[other] { $count } želvích vajec
    }
track-salvage = náklad vraku
track-salvage-one = náklad vraku
track-salvage-counted =
    { $count ->
        [one] { $count } kus nákladu
        [few] { $count } kusy nákladu
        [many] { $count } kusu nákladu
       *[other] { $count } kusů nákladu
    }
pool-hold = podpalubí vraku
pool-hold-one = nález

## Symboly a ke každému řádek nápovědy

symbol-pearl = perla
symbol-pearl-help = na konci hry dá každá tvá perla tolik bodů, kolik perel máš, nejvýš 3
symbol-current = proud
symbol-current-help = zakřížkuj jedno ze sousedních políček
symbol-turtle = želva
symbol-turtle-help = na konci kola jednou snese vejce (2 body) za každé volné sousední políčko
symbol-wreck = vrak
symbol-wreck-help = vezmi nejlepší nález z podpalubí, nebo zakřížkuj dvě políčka navíc

## Co nabízí vrak

choice-dive = ponoř se do podpalubí
choice-swim-on = zakřížkuj 2 políčka
