### What symbols do, as `rnw symbols explain` tells it.
###
### Each explanation is a line of its own: when the symbol fires, then what it does. $value, $test,
### $cells and the like are sentences from this file, put in as they stand.

## When it fires

explain-when = Fires { $trigger }.
trigger-mark = when its cell is marked
trigger-complete = when its card is complete (before it is set aside)
trigger-turn = at the end of each turn while it is marked on a board
trigger-round = at the end of each round while it is marked on a board
trigger-scoring = when points are counted

## What it does

explain-advance =
    { $by ->
        [one] cross off { $by } box of { $track }
       *[other] cross off { $by } boxes of { $track }
    }
explain-advance-value = cross off boxes of { $track }, as many as { $value }
explain-erase =
    { $by ->
        [one] take back { $by } box of { $track }
       *[other] take back { $by } boxes of { $track }
    }
explain-erase-value = take back boxes of { $track }, as many as { $value }
explain-write = write { $value } for { $track }
explain-write-optional = you may write { $value } for { $track }
explain-convert = for every { $per } of { $from } that you take back, cross off { $by } of { $into }, as often as you can
explain-convert-at-most = for every { $per } of { $from } that you take back, cross off { $by } of { $into }, at most this often: { $most }
explain-mark-round = cross off this round's box of { $track }
explain-extra = mark { $cells } { $scope }{ $reach }
explain-extra-optional = you may mark { $cells } { $scope }{ $reach }
explain-cells =
    { $count ->
        [one] { $count } more cell
       *[other] { $count } more cells
    }
explain-cells-value = more cells, as many as { $value },
explain-apart = , wherever your marks are
explain-touching = { "" }
explain-extra-pattern = mark the pattern of this turn once more
explain-claim = at the end of the turn, claim the next number of the { $pool } for { $track }
explain-claim-away = at the end of the turn, the next number of the { $pool } is gone
explain-choose-one = choose one: { $options }
explain-option = { $option } ({ $steps })
explain-copy = do once more what your last symbol did
explain-spend = do this only once for each cell
explain-score-once = your sheet scores { $value }, however many you have marked
explain-score = each one that you have marked scores { $value }
explain-renew-offer = at the end of the turn, the offer is put back and laid out anew
explain-discard = at the end of the turn, this card is put back into the deck and replaced
explain-discard-offer = at the end of the turn, this card is put back into the deck and replaced from the offer
explain-nothing = do nothing
explain-if = if { $test }: { $then }
explain-unless = unless { $test }: { $then }
explain-if-else = if { $test }: { $then }; otherwise: { $otherwise }
explain-plugin = does what the plugin { $plugin } says
explain-order-free = The order in which it fires does not matter (priority { $priority }).
explain-order-matters = It fires in the order of priorities; its own is { $priority }.

## Numbers

value-number = { $number }
value-filled = the number of crossed boxes of { $track }
value-free = the number of free boxes of { $track }
value-rows = the number of full rows of { $track }
value-sum = the sum of your { $track }
value-offered = the number of { $symbol } symbols in the offer
value-offered-cards = the number of { $color } cards in the offer
value-marked = the number of { $symbol } symbols that you have marked in the game
value-cells = the number of{ $kind } cells { $around }
value-cells-bearing = the number of{ $kind } cells { $around } with a { $symbol }
value-completed = the number of your completed cards
value-completed-color = the number of your completed { $color } cards
value-round = the number of the round
value-turn = the number of the turn in the round
value-rounds-left = the number of rounds that follow
value-turns-left = the number of turns that follow in the round
value-left = how many numbers the { $pool } have left
value-next = the next number of the { $pool }
value-plus = the sum of ({ $values })
value-plus-number = { $number } plus { $value }
value-times = the product of ({ $values })
value-times-number = { $number } times { $value }
value-minus = ({ $first }) less ({ $second })
value-divide = ({ $first }) divided by ({ $second }), rounded down
value-at-most = { $value }, at most { $number }
value-min = the least of ({ $values })
value-at-least = { $value }, at least { $number }
value-max = the greatest of ({ $values })

cells-all = { "" }
cells-marked = { " " }marked
cells-free = { " " }unmarked
cells-fresh = { " " }newly marked
around-card = of this card
around-near = next to this one
around-row = in this row
around-column = in this column

## Conditions

test-all = all of this is so ({ $tests })
test-any = one of this is so ({ $tests })
test-not = it is not so that { $test }
test-at-least = { $first } is at least { $second }
test-at-most = { $first } is at most { $second }
test-equal = { $first } is { $second }
test-full = all cells { $around } are marked
test-on = it fires { $trigger }
test-after = your last symbol was a { $symbol }

## Why a plugin's effect is void

fault-too-many = it asks for more than eight things
fault-not-given = it names something that its content does not give it
fault-wrong-track = it fills a track in a way in which that track is not filled
fault-out-of-range = a number lies outside its range
fault-not-now = it asks for something that cannot be asked now
fault-unknown = it asks for something that no instruction does
fault-trapped = it broke off
fault-out-of-fuel = it did not come to an end
fault-out-of-memory = it wanted more memory than it may have
