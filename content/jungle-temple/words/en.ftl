### The words of Jungle Temple, beside those of Pyramids.

## Tracks

track-gold = gold
track-gold-one = a piece of gold
track-gold-counted =
    { $count ->
        [one] { $count } piece of gold
       *[other] { $count } pieces of gold
    }

## Symbols, and one line of help for each

symbol-shaft = shaft
symbol-shaft-help = marks one more cell of its column, near or far
symbol-idol = idol
symbol-idol-help = take a skull and 2 gold, and 1 more gold for each marked cell next to it; or mark two more cells
symbol-parrot = parrot
symbol-parrot-help = repeats the effect of your last symbol, even a skull
symbol-chest = chest
symbol-chest-help = gives 4 gold when its whole row is marked, at the end of a round or with the card

## What the idol offers

choice-take-it = take gold and a skull
choice-pass-by = mark 2 cells instead
