### Slova balíku Pearl Lagoon, k těm ze Silver & Gold.

## Řady okének a zásoby

track-eggs = želví vejce
track-salvage = náklad vraku
pool-hold = podpalubí vraku

## Symboly a ke každému řádek nápovědy

symbol-pearl = perla
symbol-pearl-help = na konci dává každá tvá perla tolik bodů, kolik perel máš, nejvýš 3
symbol-current = proud
symbol-current-help = označuje jedno ze sousedních políček
symbol-turtle = želva
symbol-turtle-help = na konci kola, jen jednou, snese vejce (1 bod) za každé sousední neoznačené políčko
symbol-wreck = vrak
symbol-wreck-help = potop se pro nejlepší číslo v podpalubí, nebo označ dvě políčka navíc

## Co nabízí vrak

choice-dive = potop se do podpalubí
choice-swim-on = plav dál za 2 políčka
