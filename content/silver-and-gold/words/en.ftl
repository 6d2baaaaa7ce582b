### The words of Silver & Gold.

## The game and its house rules

about-game = Mark patterns on treasure maps for coins, cups, palms and seals
about-start-random = a random player goes first
about-start-1 = seat 1 goes first
about-start-2 = seat 2 goes first
about-start-3 = seat 3 goes first
about-start-4 = seat 4 goes first
about-palms-automatic = a palm always scores at once
about-palms-optional = you may decline a palm
about-rows-cup-each = two rows filled in one turn take two cups
about-rows-one-cup = two rows filled in one turn take one cup
about-tie-shared = if all tie-breaks are equal, the win is shared
about-tie-latest-seat = if all tie-breaks are equal, the tied player latest in the first turn's order wins

## Colours

color-purple = purple
color-orange = orange
color-green = green
color-gray = gray

## Tracks and pools

track-coins = coins
track-coins-one = a coin
track-coins-counted =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
track-cups = cups
track-cups-one = a cup
track-cups-counted =
    { $count ->
        [one] { $count } cup
       *[other] { $count } cups
    }
track-palms = palms
track-palms-one = a palm
track-palms-counted =
    { $count ->
        [one] { $count } palm
       *[other] { $count } palms
    }
pool-cups = cups
pool-cups-one = cup

## Symbols, and one line of help for each

symbol-coin = coin
symbol-coin-help = crosses off the next coin box; each full row takes a cup
symbol-palm = palm
symbol-palm-help = scores 1 point at once, and 1 more for each palm in the offer
symbol-cross = cross
symbol-cross-help = marks one more cell, on either board

## Cards

card-color = { $color } { $points }
card-seal = { $color } seal { $points }

## The table

# $order is what the player does first: marks, picks (cups and cards, at the end of the turn), or none.
headline-start =
    { $order ->
        [none] { "" }
        [marks] { $seat } goes first
       *[other] start player: { $seat }
    }

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
