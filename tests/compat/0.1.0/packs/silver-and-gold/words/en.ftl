### The words of Silver & Gold.

## The game and its house rules

about-game = Cross patterns off on treasure maps; coins, cups, palms and seals
about-start-random = chance chooses the start player
about-start-1 = seat 1 starts
about-start-2 = seat 2 starts
about-start-3 = seat 3 starts
about-start-4 = seat 4 starts
about-palms-automatic = a palm scores at once
about-palms-optional = a palm may be declined
about-rows-cup-each = two rows that fill in one turn take two cups
about-rows-one-cup = two rows that fill in one turn take one cup
about-tie-shared = those who tie to the end share the win
about-tie-latest-seat = of those who tie to the end, the last in the first turn's order wins

## Colours

color-purple = purple
color-orange = orange
color-green = green
color-gray = gray

## Tracks and pools

track-coins = coins
track-cups = cups
track-palms = palms
pool-cups = cups

## Symbols, and one line of help for each

symbol-coin = coin
symbol-coin-help = crosses off the next coin box; each full row claims a cup
symbol-palm = palm
symbol-palm-help = scores 1 at once, and 1 more for each palm in the offer
symbol-cross = cross
symbol-cross-help = marks one more cell, on either board

## Cards

card-color = { $color } { $points }
card-seal = seal { $color } { $points }

## The table

headline-start = start player { $seat }

## The score

score-cards =
    { $count ->
        [one] { $count } { $color } card
       *[other] { $count } { $color } cards
    }
score-seals =
    { $count ->
        [one] { $count } { $color } seal
       *[other] { $count } { $color } seals
    }

## What breaks a tie, as a noun phrase

tie-cards = more completed { $color } cards
tie-latest-seat = a later place in the order of the first turn
