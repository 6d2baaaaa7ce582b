### What is shown of the table, on a screen that may be narrow.
###
### Keep it short: most of these are labels with a value, in lower case.

headline-setup = Setting up
headline-turn = Round { $round } of { $rounds }, turn { $turn } of { $turns }

## Facts

fact-deck = deck { $cards }
# $left are the numbers that are left, and $count says how many.
fact-pool =
    { $count ->
        [0] { $pool } none left
       *[other] { $pool } { $left }
    }
# $cards are the names of the cards, and $count says how many.
fact-completed =
    { $count ->
        [0] completed none yet
       *[other] completed { $count }: { $cards }
    }
fact-score = score { $points }

## What the player owes

owed-keep = keep two of the cards you were dealt
owed-pick =
    { $count ->
        [one] take a card from the offer, or draw
       *[other] take a card from the offer, or draw: { $count } picks
    }
# $pattern is the name of the expedition.
owed-pattern = mark { $pattern }, or a single cell
owed-bonus =
    { $count ->
        [one] mark { $count } bonus cell
       *[other] mark { $count } bonus cells, one by one
    }
owed-number = accept { $number } for { $track }, or decline

## How moves are typed: the move, and what it does

help-mark = A b1 b2 b3      mark these cells of board A (order and case do not matter)
help-take = take { $card }        take this card from the offer
help-draw = draw            draw the top card of the deck, unseen
help-keep = keep { $card } { $other }    keep these two of the cards that you were dealt
help-accept = accept          score what a symbol offers, or: decline
