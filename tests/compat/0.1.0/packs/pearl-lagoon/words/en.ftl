### The words of Pearl Lagoon, beside those of Silver & Gold.

## Tracks and pools

track-eggs = turtle eggs
track-salvage = salvage
pool-hold = hold of the wreck

## Symbols, and one line of help for each

symbol-pearl = pearl
symbol-pearl-help = at the end, each of your pearls scores as many points as you have pearls, 3 at most
symbol-current = current
symbol-current-help = marks one of the cells next to it
symbol-turtle = turtle
symbol-turtle-help = at the end of the round, once, lays an egg (1 point) for each unmarked cell next to it
symbol-wreck = wreck
symbol-wreck-help = dive for the best number left in the hold, or mark two more cells

## What the wreck offers

choice-dive = dive into the hold
choice-swim-on = swim on for 2 cells
