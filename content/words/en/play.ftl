### What makes play smooth, line by line and on the full screen. The keys begin with play-.

## At the table

play-single-cell = Only a single cell can be marked now.
play-no-other = There is no other place for it.
# The table is hidden, so the move is not named.
play-took-back = { $player } has taken back a move.
play-ask-new-deal = Play again with a new deal?
play-ask-another = Type `new` for a new deal, `again` for the same deal, or only Enter to leave:
# $pack is the folder of the pack.
play-pack-new = The pack { $pack } was changed. This game is played with the new version.
# $what is the first error; $command shows all of them.
play-pack-kept = The pack { $pack } has an error, so its last good version stays in play. { $what }. `{ $command }` shows more.
# $command starts a game with the same players.
play-new-deal = Play a new deal with: { $command }

## Why a hint is good

# $points has two decimals; $move is the move that comes next.
play-hint-better = About { $points } points better than `{ $move }`.
play-hint-exact = Exactly { $points } points better than `{ $move }`, on average.
play-hint-equal = About as good: `{ $move }`.
# What a move loses against the best one, in the list of mistakes and beside each move of a position.
play-cost-equal = about equal
play-cost-exact = { $cost } (exact)
# Of $count patterns, $fits fit somewhere after the move.
play-hint-fits = Patterns that may come next and still fit: { $fits } of { $count }.
play-hint-lesson = This move does what the lesson asks.

## Line by line

# $examples are moves that may be typed now.
play-how-to-type = Type a move such as `{ $examples }`, a number from `moves`, `table` for the whole table, or `help`.
play-such-as = Such as `{ $examples }`.
# The headings of the list of moves. $board is the letter of a board, or none.
play-moves-pattern =
    { $board ->
        [none] Pattern:
       *[other] Pattern on board { $board }:
    }
play-moves-cells =
    { $board ->
        [none] Single cells:
       *[other] Single cells on board { $board }:
    }
play-moves-fences = Fences:
play-moves-links = Lines between cells:
# $track is the name of a row of boxes.
play-moves-boxes = Boxes of { $track }:
play-moves-dice = Dice:
play-moves-chips = Chip { $number }:
play-moves-offer = From the offer:
play-moves-hand = Cards to keep:
play-moves-other = Other moves:

## A replay that plays by itself

# $speed is a number of steps.
play-plays = Playing, { $speed } a second. + is faster, - slower; any other key stops.
play-speed = Speed: { $speed } a second.
# The words for a turn and a step, as they are typed.
play-word-turn = turn
play-word-step = step

## What keys do, and the same in the bar of keys

play-do-new-deal = play a new deal with the same players
play-do-turn-fence = turn the fence
play-do-switch-cells = switch between the pattern and a single cell
play-do-switch-fences = switch between fences and chips
play-do-choose-line = choose a line by number
play-do-autoplay = play on by itself, or stop
play-do-faster = faster
play-do-slower = slower
play-bar-new-deal = new deal
play-bar-autoplay = play
play-bar-scroll = scroll
