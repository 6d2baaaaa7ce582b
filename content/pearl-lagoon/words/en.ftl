### The words of Pearl Lagoon, beside those of Silver & Gold.

## Tracks and pools

track-eggs = turtle eggs
track-eggs-one = a turtle egg
track-eggs-counted =
    { $count ->
        [one] { $count } turtle egg
       *[other] { $count } turtle eggs
    }
track-salvage = salvage
track-salvage-one = salvage
track-salvage-counted =
    { $count ->
        [one] { $count } piece of salvage
       *[other] { $count } pieces of salvage
    }
pool-hold = hold of the wreck
pool-hold-one = find

## Symbols, and one line of help for each

symbol-pearl = pearl
symbol-pearl-help = at the end, each of your pearls scores as many points as you have pearls, at most 3
symbol-current = current
symbol-current-help = marks one of the cells next to it
symbol-turtle = turtle
symbol-turtle-help = once, at the end of a round, lays an egg (2 points) for each unmarked cell next to it
symbol-wreck = wreck
symbol-wreck-help = take the best number left in the hold, or mark two more cells

## What the wreck offers

choice-dive = dive into the hold
choice-swim-on = mark 2 cells instead
