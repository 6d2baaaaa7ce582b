### The words of Silver & Gold: Pyramids.

## The game and its house rules

about-game = Dig paths from entry to tomb; gems, torches, potions and skulls on the way
about-settle-by-seat = a player with two completed cards makes both picks together, by the lower number
about-settle-by-card = each card is replaced in the order of its own number

## Colours

color-purple = purple
color-orange = orange
color-green = green

## Tracks and pools

track-red-gems = red gems
track-red-gems-one = a red gem
track-red-gems-counted =
    { $count ->
        [one] { $count } red gem
       *[other] { $count } red gems
    }
track-green-gems = green gems
track-green-gems-one = a green gem
track-green-gems-counted =
    { $count ->
        [one] { $count } green gem
       *[other] { $count } green gems
    }
track-torches = torches
track-torches-one = a torch
track-torches-counted =
    { $count ->
        [one] { $count } torch
       *[other] { $count } torches
    }
track-skulls = skulls
track-skulls-one = a skull
track-skulls-counted =
    { $count ->
        [one] { $count } skull
       *[other] { $count } skulls
    }
track-purple-pyramids = purple pyramids
track-purple-pyramids-one = a purple pyramid
track-purple-pyramids-counted =
    { $count ->
        [one] { $count } purple pyramid
       *[other] { $count } purple pyramids
    }
track-orange-pyramids = orange pyramids
track-orange-pyramids-one = an orange pyramid
track-orange-pyramids-counted =
    { $count ->
        [one] { $count } orange pyramid
       *[other] { $count } orange pyramids
    }
track-green-pyramids = green pyramids
track-green-pyramids-one = a green pyramid
track-green-pyramids-counted =
    { $count ->
        [one] { $count } green pyramid
       *[other] { $count } green pyramids
    }
pool-purple-pyramids = free purple pyramids
pool-purple-pyramids-one = purple pyramid
pool-orange-pyramids = free orange pyramids
pool-orange-pyramids-one = orange pyramid
pool-green-pyramids = free green pyramids
pool-green-pyramids-one = green pyramid

## Symbols, and one line of help for each

symbol-red-gem = red gem
symbol-red-gem-help = crosses off the next red gem box; pairs of red and green score most
symbol-green-gem = green gem
symbol-green-gem-help = crosses off the next green gem box; pairs of red and green score most
symbol-torch = torch
symbol-torch-help = crosses off the torch box of this round, once a round
symbol-skull = skull
symbol-skull-help = crosses off the next skull box; the highest crossed-off box costs points
symbol-potion = potion
symbol-potion-help = clears the two highest skull boxes
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
