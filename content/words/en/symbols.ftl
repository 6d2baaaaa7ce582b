### What symbols do, as `rnw symbols explain` shows it.
###
### Each explanation is a line of its own: when the symbol takes effect, then what it does. $value, $test,
### $cells and the like are sentences from this file, put in as they are.

## When it takes effect

explain-when = Takes effect { $trigger }.
trigger-mark = when its cell is marked
trigger-complete = when its card is complete (before the card is set aside)
trigger-turn = at the end of each turn while it is marked on a board
trigger-round = at the end of each round while it is marked on a board
trigger-scoring = when points are counted
trigger-start = at the start of each turn, before anybody marks, while it is marked on a board

## What it does

explain-advance = cross off { $track-by }
explain-advance-value = cross off boxes of { $track }: { $value }
explain-erase = take back { $track-by }
explain-erase-value = take back boxes of { $track }: { $value }
explain-erase-all = take back all boxes of { $track }
explain-write = write a number on { $track }: { $value }
explain-write-optional = you may write a number on { $track }: { $value }
# $whom, $from and $to are the players whose sheets change.
explain-for = { $whom }: { $step }
explain-take = take { $track-by } from { $from }
explain-take-value = take boxes of { $track } from { $from }: { $value }
explain-give = give { $track-by } to { $to }
explain-give-value = give boxes of { $track } to { $to }: { $value }
explain-convert = take back { $from-per } and cross off { $into-by }; repeat as often as you can
explain-convert-at-most = take back { $from-per } and cross off { $into-by }; repeat at most this often: { $most }
explain-mark-round = cross off this round's box of { $track }
explain-extra = mark { $cells } { $scope }{ $reach }
explain-extra-optional = you may mark { $cells } { $scope }{ $reach }
explain-cells =
    { $count ->
        [one] { $count } more cell
       *[other] { $count } more cells
    }
explain-cells-value = more cells (how many: { $value })
explain-apart = , even away from your marks
explain-touching = { "" }
explain-extra-pattern = mark the pattern of this turn again
explain-claim = at the end of the turn, take the next { $pool-one } and write it on the track { $track }
explain-claim-away = at the end of the turn, remove the next { $pool-one }
explain-claim-value = at the end of the turn, take the next numbers of { $pool } and write them on the track { $track }; how many: { $value }
explain-claim-away-value = at the end of the turn, remove the next numbers of { $pool }; how many: { $value }
explain-choose-one = choose one: { $options }
explain-option = { $option } ({ $steps })
explain-copy = repeat the effect of your last symbol
explain-spend = then never again from this cell
explain-score-once = once, however many of these symbols you have marked, score { $value }
explain-score = for each of these symbols that you have marked, score { $value }
explain-renew-offer = at the end of the turn, put the offer back and lay out a new one
explain-renew-offer-with = at the end of the turn, put the offered cards with { $symbol } back and replace them
explain-renew-offer-of = at the end of the turn, put the { $color } cards of the offer back and replace them
explain-discard = at the end of the turn, put this card back into the deck and replace it
explain-discard-offer = at the end of the turn, put this card back into the deck and replace it from the offer
explain-discard-offer-with = at the end of the turn, put this card back into the deck and replace it with a card from the offer that shows { $symbol }
explain-discard-offer-of = at the end of the turn, put this card back into the deck and replace it with a { $color } card from the offer
# $name is what the pack calls it; $values are what it is given, such as (red, 1), or none.
explain-defined =
    { $values ->
        [none] { $name }
       *[other] { $name }{ $values }
    }
explain-means = { $name } means: { $means }
explain-hidden = { $step } (hidden)
explain-nothing = do nothing
explain-if = if { $test }: { $then }
explain-unless = unless { $test }: { $then }
explain-if-else = if { $test }: { $then }; otherwise: { $otherwise }
whom-others = every other player
whom-next = the next player
whom-previous = the previous player
whom-each = every player
whom-leader = the player in the lead
whom-last = the player in last place
whom-from-others = every other player
whom-from-next = the next player
whom-from-previous = the previous player
whom-from-each = every player
whom-from-leader = the player in the lead
whom-from-last = the player in last place
whom-to-others = every other player
whom-to-next = the next player
whom-to-previous = the previous player
whom-to-each = every player
whom-to-leader = the player in the lead
whom-to-last = the player in last place
explain-plugin = the plugin { $plugin } decides what it does
explain-order-undeclared = Without an `order` in the pack, its place in the order of symbols is taken not to matter (priority { $priority }). `rnw test` looks for a counter-example in the games it plays.
explain-order-free = The author declares that its place in the order of symbols does not matter (priority { $priority }). `rnw test` looks for a counter-example in the games it plays.
explain-order-matters = The author declares that its place in the order of symbols can change the result (priority { $priority }; lower priorities take effect first).

## Numbers

value-number = { $number }
value-filled = the number of crossed-off boxes of { $track }
value-free = the number of free boxes of { $track }
value-rows = the number of full rows of { $track }
value-sum = the sum of your { $track }
value-offered = the { $symbol } symbols in the offer
value-offered-cards = the number of { $color } cards in the offer
value-marked = the number of { $symbol } symbols that you have marked in the game
value-cells = the number of{ $kind } cells { $around }
value-cells-bearing = the number of{ $kind } cells { $around } with a { $symbol }
value-completed = the number of your completed cards
value-completed-color = the number of your completed { $color } cards
value-completed-this-turn = the number of cards that you have completed in this turn
value-of-next = the next player's count ({ $value })
value-of-previous = the previous player's count ({ $value })
value-highest = the highest count of another player ({ $value })
value-lowest = the lowest count of another player ({ $value })
value-players-with-more = the number of players with a higher count than yours ({ $value })
# The count of another player.
value-their-sum = the sum of { $track }
value-their-marked = the number of { $symbol } symbols marked in the game
value-their-completed = the number of completed cards
value-their-completed-this-turn = the number of cards completed in this turn
value-round = the number of the round
value-turn = the number of the turn in the round
value-rounds-left = the number of rounds after this one
value-turns-left = the number of turns after this one in the round
value-left = how many numbers are left in the { $pool }
value-next = the next number of the { $pool }
value-plus = the sum of ({ $values })
value-plus-number =
    { $inside ->
        [0] { $number } plus { $value }
       *[other] ({ $number } plus { $value })
    }
value-times = the product of ({ $values })
value-times-number =
    { $inside ->
        [0] { $number } times { $value }
       *[other] ({ $number } times { $value })
    }
value-minus =
    { $inside ->
        [0] { $first } minus { $second }
       *[other] ({ $first } minus { $second })
    }
value-divide =
    { $inside ->
        [0] { $first } divided by { $second }, rounded down
       *[other] ({ $first } divided by { $second }, rounded down)
    }
value-at-most =
    { $inside ->
        [0] { $value } (at most { $number })
       *[other] ({ $value } (at most { $number }))
    }
value-min = the smallest of ({ $values })
value-at-least =
    { $inside ->
        [0] { $value } (at least { $number })
       *[other] ({ $value } (at least { $number }))
    }
value-max = the largest of ({ $values })

cells-all = { "" }
cells-marked = { " " }marked
cells-free = { " " }unmarked
cells-fresh = { " " }newly marked
around-card = of this card
around-near = next to this one
around-row = in this row
around-column = in this column
around-anywhere = of all your boards
around-other = of your other board
around-set = of this set ({ $area })

## Sets of cells

area-anywhere = all boards
area-card = this card
area-near = the cells next to this one
area-row = this row
area-column = this column
area-other = the other board
area-this-cell = this cell
area-diagonal = the diagonals through this cell
area-surroundings = the cells around this one, corners too
area-within = { $steps ->
        [one] the cells at most { $steps } step away
       *[other] the cells at most { $steps } steps away
    }
area-with = the cells with a { $symbol }
area-marked = marked cells
area-free = free cells
area-fresh = cells marked in this turn
area-border = the border of the card
area-entry = the entry
area-same-shade = the cells of the same shade as this one, as on a chessboard
area-line-of-sight = the free cells that this one sees in its row and column
area-row-number = row { $number }
area-column-number = column { $number }
area-mirrored-sideways = left and right exchanged: ({ $area })
area-mirrored-upside-down = top and bottom exchanged: ({ $area })
area-first = the first of ({ $area }), read like a text
area-touching = the cells next to ({ $area })
area-reached = ({ $first }) and what is joined to them among ({ $second })
area-on-other = on the other board: ({ $area })
area-union = in one of ({ $areas })
area-intersection = in all of ({ $areas })
area-except = ({ $first }) without ({ $second })

## Conditions

test-all = all of these are true ({ $tests })
test-any = at least one of these is true ({ $tests })
test-not = it is not true that { $test }
test-at-least = { $first } is at least { $second }
test-at-most = { $first } is at most { $second }
test-equal = { $first } is { $second }
test-less = { $first } is less than { $second }
test-more = { $first } is more than { $second }
test-differs = { $first } is a number other than { $second }
test-color = the card is { $color }
test-full = all cells { $around } are marked
test-on = it takes effect { $trigger }
test-after = your last symbol was a { $symbol }

## Why a plugin's effect is void

fault-too-many = it returns more than eight instructions
fault-not-given = it names something that the pack does not give it
fault-wrong-track = it uses a track in a way that the track does not allow
fault-out-of-range = a number is out of range
fault-not-now = it asks for something that is not possible now
fault-unknown = it uses an unknown instruction
fault-trapped = it crashed
fault-out-of-fuel = it ran too long
fault-out-of-memory = it used more memory than allowed
