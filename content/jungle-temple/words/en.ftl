### The words of Jungle Temple, beside those of Pyramids.

## Tracks

track-gold = gold

## Symbols, and one line of help for each

symbol-shaft = shaft
symbol-shaft-help = marks one more cell of its column, however far away
symbol-idol = idol
symbol-idol-help = take it for 4 gold and a skull, or pass by and mark two more cells
symbol-parrot = parrot
symbol-parrot-help = does once more what your last symbol did, a skull too
symbol-chest = chest
symbol-chest-help = brings 4 gold once its whole row is marked, at the end of a round or with the card

## What the idol offers

choice-take-it = take it
choice-pass-by = pass by
