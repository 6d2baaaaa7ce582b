### The words of Nuggets.

## The game and its house rules

about-game = Fence the board into regions and place hidden chips; the highest sum takes the gold
about-preset-nuggets = yields and defaults of the first edition
about-preset-armadora = the later edition: other yields, one or two fences in a turn, shares of a region rounded down, ties broken by deposits
about-first-random = a random player goes first
about-first-1 = seat 1 goes first
about-first-2 = seat 2 goes first
about-first-3 = seat 3 goes first
about-first-4 = seat 4 goes first
about-layout-fixed = deposits always on the same cells, their yields at random
about-layout-random = deposits on random cells
about-layout-custom = each deposit where the pack puts it
about-fences-two = a fence turn builds two fences
about-fences-one-or-two = a fence turn builds one or two fences
about-split-exact = shares are exact, to the sixth of a point
about-split-floor-deposit = each deposit is shared, rounded down
about-split-floor-region = a region's gold is shared, rounded down
about-count-yield = deposits count their yields
about-count-deposits = each deposit counts 1
about-tie-shared = tied players share the win
about-tie-piles = the highest deposit won alone decides, then the next highest
about-end-all-out = when all players are out
about-end-no-chips = as soon as nobody can or wants to place a chip
about-peek-allowed = you see the values of your own chips on the board
about-peek-forbidden = you do not see them; remember them

# The names of the house rules and of their values, as they are shown and typed. Records keep the English ones.
rule-preset = preset
rule-preset-nuggets = nuggets
rule-preset-armadora = armadora
rule-first = first
rule-first-random = random
rule-layout = layout
rule-layout-fixed = fixed
rule-layout-random = random
rule-layout-custom = custom
rule-fences = fences
rule-fences-two = two
rule-fences-one-or-two = one-or-two
rule-split = split
rule-split-exact = exact
rule-split-floor-deposit = floor-deposit
rule-split-floor-region = floor-region
rule-count = count
rule-count-yield = yield
rule-count-deposits = deposits
rule-tie = tie
rule-tie-shared = shared
rule-tie-piles = piles
rule-end = end
rule-end-all-out = all-out
rule-end-no-chips = no-chips
rule-peek = peek
rule-peek-allowed = allowed
rule-peek-forbidden = forbidden

## What happened

event-deposit-laid = A deposit of { $yield } lies on { $cell }
event-first-chosen = { $seat } goes first
event-fence-built = { $seat } builds a fence between { $cell } and { $other }
event-stopped = { $seat } stops after one fence
event-chip-laid = { $seat } puts a chip face down on { $cell }
# Only the owner sees this.
event-chip-value = The chip of { $seat } on { $cell } has the value { $value }
event-passed = { $seat } passes and is out
event-stuck = { $seat } has no move left and is out
event-nuggets-ended = The game is over; all chips are turned up
# $letter is on the chips of the player; $chips are values with their cells.
event-turned-up =
    { $count ->
        [0] { $seat } ({ $letter }) placed no chip
       *[other] { $seat } ({ $letter }) placed (value and cell): { $chips }
    }
# $cell is the first cell of the region, $size how many it has. $sums and $shares are letters of
# players, each with a number; $count says how many get a share.
event-scored =
    { $count ->
        [0] The region of { $cell } ({ $size } cells, gold { $yield }). Chips: { $sums }. Nobody scores
       *[other] The region of { $cell } ({ $size } cells, gold { $yield }). Chips: { $sums }. Points: { $shares }
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
fact-hand = hand (value x count): { $values }
fact-partner = partner { $seat }
fact-out = out of the game

# What a digit on the board is.
fact-deposit = a deposit; the digit is its yield

## The regions of the board

fact-region-cells =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
# $count is the sum of the yields.
fact-region-gold =
    { $count ->
        [0] no gold
       *[other] gold: { $count }
    }
# $letter is the letter on a player's chips; $sum is the sum of the values.
fact-region-sum = { $letter }: sum { $sum }
# $letters are the letters of a player or a team that gets gold; $points is how much.
fact-region-share = { $letters } takes { $points }
# The values of these chips are not known.
fact-region-chips =
    { $count ->
        [one] { $letter } has { $count } chip
       *[other] { $letter } has { $count } chips
    }

## What the player must decide

# $fences is none, single or pair: how many fences can be built; $chips is none or some.
owed-act =
    { $fences ->
        [none] place a chip, or pass
        [single]
            { $chips ->
                [none] build a fence, or pass
               *[other] build a fence, place a chip, or pass
            }
       *[other]
            { $chips ->
                [none] build two fences, or pass
               *[other] build two fences, place a chip, or pass
            }
    }
owed-act-one-or-two =
    { $chips ->
        [none] build one or two fences, or pass
       *[other] build one or two fences, place a chip, or pass
    }
owed-second = build a second fence
owed-second-or-done = build a second fence, or type done

## How moves are typed: the move, and what it does

help-fence = fence d3 e3     build a fence between these two neighbouring cells
help-chip = chip 3 d4       place a chip of value 3 face down on d4
help-done = done            end your turn after one fence
help-pass = pass            take no more turns in this game

# The words that moves are typed with: the first one is shown, the others are understood too.
typed-fence = fence
typed-chip = chip
typed-done = done
typed-pass = pass

## Why a move is refused, and what to do instead

refusal-second-fence = You have built one fence; build a second one
refusal-nothing-done = You have done nothing in this turn yet: { $owed }
refusal-done-never = `done` may be played only by the house rule that a fence turn builds one or two fences; { $owed }
refusal-fence-there = There is already a fence between { $cell } and { $other }; choose another line
refusal-no-fences = No fence is left; { $owed }
refusal-region-small =
    { $count ->
        [one] A fence between { $cell } and { $other } would leave a region of { $count } cell; a region needs at least four
       *[other] A fence between { $cell } and { $other } would leave a region of { $count } cells; a region needs at least four
    }
refusal-off-board = The board has no such cell or line; choose one on the board
refusal-cell-deposit = Cell { $cell } has a deposit; place your chip on a free cell
refusal-cell-chip = Cell { $cell } already has a chip; place yours on a free cell
refusal-no-such-chip = You have no chip of value { $value }; choose one of your chips

## Texts that are not moves

parse-move-empty = No move was typed; type a move such as: chip 1 d4
parse-fence-two = "fence" needs two neighbouring cells: fence d3 e3
parse-chip-two = "chip" needs a value and a cell: chip 3 d4
parse-chip-value = No chip has the value "{ $found }"; values are 1 to { $most }
parse-no-neighbours = { $cell } and { $other } are not next to each other; name two neighbouring cells

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
target-pass = pass: take no more turns in this game

## The first game that teaches. -try says what to try, -ask asks, -1 and so on are answers, -why explains.

lesson-goal = Eight deposits of gold lie on the board; each digit is a yield. Fences divide the board into regions, and chips lie face down in them. At the end the highest sum of chips in a region takes all its gold. The most gold wins. This is a real game against an easy bot.
lesson-chip =
    In your turn you do one of three things: place one chip, build two fences, or pass. Let us begin with a chip. { $front-end ->
        [lines] Type `chip`, its value and a free cell.
        [page] Choose its value, tap a free cell and confirm.
       *[other] Choose its value with a digit, go to a free cell with the arrow keys or the mouse, and confirm with Enter or a click.
    }
lesson-chip-try = Try: place a chip near a high yield.
lesson-hidden = Your chip lies face down now.
lesson-hidden-ask = Who knows its value before the end?
lesson-hidden-1 = Everybody.
lesson-hidden-2 = Only you.
lesson-hidden-3 = Nobody.
lesson-hidden-why = The others see where your chips lie and how many you have left, but no values. You do not see theirs either.
lesson-fence =
    Now the fences. They stand on the lines between two cells; the edge of the board closes regions too. { $front-end ->
        [lines] Type `fence` and the two cells beside it.
        [page] Tap the line on which the fence shall stand.
       *[other] s switches between chips and fences.
    } A turn builds two fences, one after the other.
lesson-fence-try = Try: build a fence.
lesson-second = The first fence stands. The second one may stand anywhere; the two need not touch.
lesson-second-try = Try: build the second fence.
lesson-region = Fences may not make regions too small.
lesson-region-ask = You want to fence off three cells with a rich deposit. May you?
lesson-region-1 = Yes, if a chip of yours is inside.
lesson-region-2 = No, every region needs at least four cells.
lesson-region-why = After every single fence each region must have at least four cells.
lesson-pass = You may also pass at the start of your turn.
lesson-pass-ask = What happens when you pass?
lesson-pass-1 = You wait for one turn.
lesson-pass-2 = You are out for the rest of the game.
lesson-pass-why = A pass is final, so think twice.
lesson-end = All chips are turned up. Region by region the highest sum takes the gold; equal sums share it. Next time, try a stronger bot, or play with three or four.
