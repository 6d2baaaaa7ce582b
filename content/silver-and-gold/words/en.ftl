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

# The names of the house rules and of their values, as they are shown and typed. Records keep the English ones.
rule-start = start
rule-start-random = random
rule-palms = palms
rule-palms-automatic = automatic
rule-palms-optional = optional
rule-rows = rows
rule-rows-cup-each = cup-each
rule-rows-one-cup = one-cup
rule-tie = tie
rule-tie-shared = shared
rule-tie-latest-seat = latest-seat

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

## The first game that teaches. -try says what to try, -ask asks, -1 and so on are answers, -why explains.

lesson-goal = You mark the cells of treasure cards. A completed card scores the number in its title, 8 to 14. Coins, palms and crosses on the way bring more. After 28 turns the most points win. This is a real game against an easy bot.
lesson-keep =
    You were dealt four cards; the letter is the colour (Y for gray). Keep two: they become your boards A and B. Gray cards have 8 cells and are done soon. Purple ones have 14 and score more. { $front-end ->
        [lines] Type `keep` and two cards.
        [page] Tap two cards and confirm.
       *[other] Go to a card with the arrow keys and choose it with Enter, or click it; a third Enter confirms both.
    }
lesson-keep-try =
    { $front-end ->
        [lines] Try: choose two cards.
       *[other] Try: choose two cards, then confirm.
    }
lesson-pattern =
    Each turn reveals one pattern for everybody. Place it on one of your boards, on free cells only. { $front-end ->
        [lines] You may rotate and flip it. Type the letter of the board and the cells, in any order. `moves` lists every place where it fits.
        [page] Tap its place or drag it there, rotate and flip it, and confirm. Before that you read what you gain, or why it does not fit.
       *[other] r rotates it, f flips it, arrow keys or the mouse move it, Tab goes to the next place where it fits. A tick shows that it fits; below stands what you gain. Enter or a click confirms.
    }
lesson-pattern-try = Try: place the pattern.
lesson-single = Sometimes the pattern does not suit you, or it fits nowhere.
lesson-single-ask = What can you do then?
lesson-single-1 = Skip the turn.
lesson-single-2 = Mark one single cell instead.
lesson-single-3 = Let the pattern stick out over the edge.
lesson-single-why =
    You may always mark a single cell instead of the pattern. { $front-end ->
        [lines] Type the board and the cell.
        [page] Switch to the single cell and tap the cell.
       *[other] s switches to it.
    } A pattern must fit completely.
lesson-coin = A coin (●) crosses off a coin box: 1 point each. Each full row of four coins also takes a cup. The first cup is worth 6, the next ones less, so be quick.
lesson-coin-try = Try: mark a coin.
lesson-cross = A cross (×) gives you one more cell at once, the bonus cell. Several crosses give several.
lesson-cross-try = Try: mark a cross.
lesson-bonus = You marked a cross (×), so you have a bonus cell: any free cell on either board. Use it where patterns hardly fit, or for another symbol.
lesson-bonus-try = Try: mark your bonus cell.
lesson-palm =
    A palm (♣) scores 1 point at once, and 1 more for each palm on the four open cards, the offer. { $front-end ->
        [lines] So look at the offer with `table` before you mark a palm.
       *[other] So look at the offer before you mark a palm.
    }
lesson-palm-try = Try: mark a palm.
lesson-card = You have completed a card! It is put aside and scores at the end. Now take a new card: one of the offer, or the top card of the deck, unseen.
lesson-card-try = Try: take a card.
lesson-seal = Some cards have a seal. On a completed card it scores once for each of your completed cards in the colour that it names.
lesson-seal-ask = You have a green seal worth 1 and two completed green cards. What does the seal score?
lesson-seal-1 = 1 point
lesson-seal-2 = 2 points
lesson-seal-3 = nothing
lesson-seal-why = It scores 1 point for each of the two green cards. So a seal says which cards to take next.
lesson-round =
    A round is over. Seven of the eight expeditions were shown; now all eight are shuffled again. There are four rounds. { $front-end ->
        [lines] Within a round no expedition comes twice.
       *[other] The list beside the boards shows which patterns can still come in this round.
    }
lesson-end = The game is over. The sheet shows every reason and its points: cards by colour, seals, coins, cups and palms. Cards that are not complete score nothing. Next time, try a stronger bot.
