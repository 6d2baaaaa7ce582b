### The words of Jungle Temple, beside those of Pyramids.

## Tracks

track-gold = gold

## Symbols, and one line of help for each

symbol-shaft = shaft
symbol-shaft-help = marks one more cell of its column, however far away
symbol-idol = idol
symbol-idol-help = a skull and 2 gold, and 1 more gold for each marked cell next to it; or mark two more cells
symbol-parrot = parrot
symbol-parrot-help = does once more what your last symbol did, a skull too
symbol-chest = chest
symbol-chest-help = brings 4 gold once its whole row is marked, at the end of a round or with the card

## What the idol offers

choice-take-it = take gold and a skull
choice-pass-by = pass by for 2 cells
