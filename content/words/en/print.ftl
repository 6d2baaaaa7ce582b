### What is printed on paper besides the cards: headings, score sheets, pieces. The keys begin with print-.

print-symbols = Symbols
# The title of a score sheet, after the title of the pack.
print-sheet = score sheet
# The number of the player follows, and a line for the name.
print-player = Player
print-points = Points
# Above facts about the table at the start of the game.
print-start = At the start
print-page = page { $page } of { $pages }
# At the foot of each page: a browser should not shrink the page.
print-scale = print at 100 %: cards are { $width } x { $height } mm
print-cards = cards
print-patterns = patterns
print-cells =
    { $count ->
        [0] on no cell of the cards
        [one] on { $count } cell of the cards
       *[other] on { $count } cells of the cards
    }

## Pieces to cut out

print-deposits = Deposits
print-chips = Chips: fold in the middle
print-fences = Fences
