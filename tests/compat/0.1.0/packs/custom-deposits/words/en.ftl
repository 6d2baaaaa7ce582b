### The words of Nuggets.

## The game and its house rules

about-game = Fence a board into regions and lay hidden chips; the strongest take the gold
about-preset-nuggets = yields and defaults of the first edition
about-preset-armadora = yields of the later edition; fences=one-or-two, split=floor-region, tie=piles
about-first-random = chance chooses the first player
about-first-1 = seat 1 begins
about-first-2 = seat 2 begins
about-first-3 = seat 3 begins
about-first-4 = seat 4 begins
about-layout-fixed = deposits on printed cells, yields by chance
about-layout-random = deposits on any cells, by chance
about-layout-custom = each deposit where the pack says
about-fences-two = a turn of fences builds two
about-fences-one-or-two = a turn of fences builds one or two
about-split-exact = shares are exact, to the sixth of a point
about-split-floor-deposit = each deposit is shared, rounded down
about-split-floor-region = a region's gold is shared, rounded down
about-count-yield = deposits count their yields
about-count-deposits = each deposit counts 1
about-tie-shared = those who tie share the win
about-tie-piles = the highest deposit won alone decides, then the next
about-end-all-out = when nobody plays on
about-end-no-chips = as soon as nobody can or will place a chip
about-peek-allowed = your chips on the board show you their values
about-peek-forbidden = they do not; remember them

## What happened

event-deposit-laid = A deposit of { $yield } lies on { $cell }
event-first-chosen = { $seat } begins
event-fence-built = { $seat } builds a fence between { $cell } and { $other }
event-stopped = { $seat } is done after one fence
event-chip-laid = { $seat } lays a chip face down on { $cell }
# Only the owner is told this.
event-chip-value = The chip of { $seat } on { $cell } has the value { $value }
event-passed = { $seat } passes and is out
event-stuck = { $seat } can do nothing any more and is out
event-nuggets-ended = The game is over; all chips are turned up
# $chips are values with their cells.
event-turned-up =
    { $count ->
        [0] { $seat } has laid no chip
       *[other] { $seat } has laid { $chips }
    }
# $cell is the first cell of the region, $size how many it has. $sums and $shares are letters of
# players, each with a number; $count says how many get a share.
event-scored =
    { $count ->
        [0] The region of { $cell }, { $size } cells, has { $yield }; chips { $sums }; nobody scores
       *[other] The region of { $cell }, { $size } cells, has { $yield }; chips { $sums }; shares { $shares }
    }

## The table

headline-nuggets = Turn { $turn }
fact-fences =
    { $count ->
        [one] { $count } fence left
       *[other] { $count } fences left
    }
fact-chips =
    { $count ->
        [0] no chips left
        [one] { $count } chip left
       *[other] { $count } chips left
    }
# $values are the chips in hand, each value with how many there are, such as 1 x11, 2 x2.
fact-hand = in hand (value x how many) { $values }
fact-partner = plays with { $seat }
fact-out = out

# What a digit on the board is.
fact-deposit = a deposit; the digit is its yield

## What the player owes

owed-act = build two fences, lay a chip, or pass
owed-act-one-or-two = build one or two fences, lay a chip, or pass
owed-second = build a second fence
owed-second-or-done = build a second fence, or be done

## How moves are typed: the move, and what it does

help-fence = fence d3 e3     build a fence between these two neighbouring cells
help-chip = chip 3 d4       lay a chip of value 3 face down on d4
help-done = done            end your turn after one fence
help-pass = pass            leave the game for good

## Why a move is refused, and what to do instead

refusal-second-fence = You have built one fence; build a second one
refusal-nothing-done = You have done nothing yet: build a fence, lay a chip, or pass
refusal-fence-there = There is a fence between { $cell } and { $other } already; choose another line
refusal-no-fences = No fence is left; lay a chip, or pass
refusal-region-small =
    { $count ->
        [one] A fence between { $cell } and { $other } would leave a region of { $count } cell; every region needs four
       *[other] A fence between { $cell } and { $other } would leave a region of { $count } cells; every region needs four
    }
refusal-off-board = The board has no such place; choose a cell or a line that it has
refusal-cell-deposit = There is a deposit on { $cell }; lay your chip on a free cell
refusal-cell-chip = There is a chip on { $cell } already; lay yours on a free cell
refusal-no-such-chip = You have no chip of value { $value }; choose one that you have

## Texts that are no move

parse-move-empty = There is nothing here; type a move such as: chip 1 d4
parse-fence-two = "fence" needs two neighbouring cells: fence d3 e3
parse-chip-two = "chip" needs a value and a cell: chip 3 d4
parse-chip-value = "{ $found }" is no value of a chip; values run from 1 to { $most }
parse-no-neighbours = { $cell } and { $other } do not lie side by side; name two neighbouring cells

## The score

score-region =
    { $count ->
        [one] { $count } deposit in the region of { $cell }
       *[other] { $count } deposits in the region of { $cell }
    }

## What breaks a tie, as a noun phrase

tie-piles =
    { $place ->
        [1] the highest deposit won alone
        [2] the 2nd highest deposit won alone
        [3] the 3rd highest deposit won alone
       *[other] the { $place }th highest deposit won alone
    }

## What may be chosen from a list

target-done = end the turn after one fence
target-pass = pass: leave the game for good
