### What is shown of the table, on a screen that may be narrow.
###
### Keep it short: most of these are labels with a value, in lower case.

headline-setup = Setting up
# The turns are those of the whole game, as in the log.
headline-turn = Round { $round } of { $rounds }, turn { $game-turn } of { $game-turns }

## Facts

fact-deck = deck: { $cards }
# $left are the numbers that are left; $count is how many.
fact-pool =
    { $count ->
        [0] { $pool }: none left
       *[other] { $pool }: { $left }
    }
# $cards are the names of the cards; $count is how many.
fact-completed =
    { $count ->
        [0] no completed cards
        [one] { $count } completed card: { $cards }
       *[other] { $count } completed cards: { $cards }
    }
fact-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What the player must decide

owed-keep = keep two of the cards you were dealt
owed-pick-with = take a card with { $symbol } from the offer
owed-pick-of = take a { $color } card from the offer
owed-pick =
    { $count ->
        [one] take a card from the offer, or draw
       *[other] pick { $count } cards: take from the offer, or draw
    }
# $fits is none if the pattern fits nowhere, else some. The pattern is shown beside it.
owed-pattern =
    { $fits ->
        [none] the pattern fits nowhere: mark a single cell
       *[other] mark the pattern, or a single cell
    }
owed-bonus =
    { $count ->
        [one] mark { $count } bonus cell
       *[other] mark { $count } bonus cells, one by one
    }
# $scope says where; $cell on $board is the symbol's.
owed-extra =
    { $count ->
        [one] mark { $count } bonus cell { $scope } (symbol: { $cell } on board { $board })
       *[other] mark { $count } bonus cells { $scope } (symbol: { $cell } on board { $board }), one by one
    }
owed-extra-or-decline =
    { $count ->
        [one] mark { $count } bonus cell { $scope } (symbol: { $cell } on board { $board }), or decline
       *[other] mark { $count } bonus cells { $scope } (symbol: { $cell } on board { $board }), one by one, or decline
    }
owed-choice = choose for { $symbol }: { $options }
option = { $number } { $option }
owed-number = accept the { $number } for { $track-one }, or decline

## Where bonus cells may be

scope-anywhere = on any board
scope-card = on the same card
scope-near = next to the symbol
scope-row = in the row of the symbol
scope-column = in the column of the symbol
scope-other = on the other board
scope-cells = in this set ({ $area })
scope-set = where the symbol allows it

## How moves are typed: the move, and what it does

help-mark = A b1 b2 b3      mark these cells of board A (order and capitals do not matter)
help-take = take { $card }        take this card from the offer
help-draw = draw            draw the top card of the deck, unseen
help-keep = keep { $card } { $other }    keep these two of the cards you were dealt
help-choose = choose 1        choose an option of a symbol by its number
help-decline = decline         refuse the cells that a symbol offers
help-accept = accept          take the number that a symbol offers, or type: decline

# The words that moves are typed with: the first one is shown, the others are understood too. Records keep those after typed-.
typed-take = take
typed-draw = draw
typed-keep = keep
typed-accept = accept
typed-decline = decline
typed-choose = choose

# Colours of dice.
hue-purple = purple
hue-orange = orange
hue-green = green
hue-gray = gray
hue-red = red
hue-blue = blue
hue-yellow = yellow
