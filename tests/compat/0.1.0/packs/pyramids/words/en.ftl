### The words of Silver & Gold: Pyramids.

## The game and its house rules

about-game = Dig paths from entry to tomb; gems, torches, potions and skulls on the way
about-settle-by-seat = who completes two cards makes both picks together, by the lower number
about-settle-by-card = each card is replaced when its number comes

## Colours

color-purple = purple
color-orange = orange
color-green = green

## Tracks and pools

track-red-gems = red gems
track-green-gems = green gems
track-torches = torches
track-skulls = skulls
track-purple-pyramids = purple pyramids
track-orange-pyramids = orange pyramids
track-green-pyramids = green pyramids
pool-purple-pyramids = purple pyramids
pool-orange-pyramids = orange pyramids
pool-green-pyramids = green pyramids

## Symbols, and one line of help for each

symbol-red-gem = red gem
symbol-red-gem-help = crosses off the next red gem box; a pair of red and green scores most
symbol-green-gem = green gem
symbol-green-gem-help = crosses off the next green gem box; a pair of red and green scores most
symbol-torch = torch
symbol-torch-help = crosses off the torch box of this round, once a round
symbol-skull = skull
symbol-skull-help = crosses off the next skull box; the highest one costs points
symbol-potion = potion
symbol-potion-help = takes back the two highest skull boxes
symbol-cross = cross
symbol-cross-help = marks one more cell, on either board

## Cards

card-color = { $color } no. { $number }

## The score

score-cards =
    { $count ->
        [one] { $count } { $color } card
       *[other] { $count } { $color } cards
    }
score-pairs =
    { $count ->
        [one] { $count } pair of gems
       *[other] { $count } pairs of gems
    }
score-singles =
    { $count ->
        [one] { $count } single gem
       *[other] { $count } single gems
    }
score-penalty = { $track }, { $count } crossed off

## What breaks a tie, as a noun phrase

tie-lowest-card = a lower number on a completed card
