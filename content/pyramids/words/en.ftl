### The words of Silver & Gold: Pyramids.

## The game and its house rules

about-game = Dig paths from entry to tomb; gems, torches, potions and skulls on the way
about-settle-by-seat = a player with two completed cards makes both picks together, by the lower number
about-settle-by-card = each card is replaced in the order of its own number

# The names of the house rules and of their values, as they are shown and typed. Records keep the English ones.
rule-settle = settle
rule-settle-by-seat = by-seat
rule-settle-by-card = by-card

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

## The first game that teaches. -try says what to try, -ask asks, -1 and so on are answers, -why explains.

lesson-goal = You dig paths from the entry at the top of a chamber to the tomb at the bottom. A card whose tomb is marked is complete: 10 points. Gems and torches on the way bring more, skulls cost points. After 28 turns the most points win. This is a real game against an easy bot.
lesson-keep =
    You were dealt four chambers. Keep two: they become your boards A and B. Look for a short way from entry (▽) to tomb (⌂), with gems (◆ ◇) and torches (☼) beside it and few skulls (☠). { $front-end ->
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
    Each turn reveals one pattern for everybody. The first mark on a card must include its entry; walls cannot be marked. { $front-end ->
        [lines] You may rotate and flip it. Type the letter of the board and the cells, in any order. `moves` lists every place where it fits.
        [page] Tap its place or drag it there, rotate and flip it, and confirm. Before that you read what you gain, or why it does not fit.
       *[other] r rotates the pattern, f flips it, arrow keys or the mouse move it, Tab goes to the next place where it fits. A tick shows that it fits; below stands what you gain. Enter or a click confirms.
    }
lesson-pattern-try = Try: place the pattern on an entry.
lesson-touch = All marks on a card form one connected area that begins at the entry. It may branch.
lesson-touch-ask = Where may the next pattern lie on this card?
lesson-touch-1 = Anywhere, except on walls.
lesson-touch-2 = Where one of its cells touches a mark, edge to edge.
lesson-touch-3 = Where one of its corners touches a mark.
lesson-touch-why =
    One touching cell is enough, but a corner is not. Instead of the pattern you may always mark one single cell, by the same rule. { $front-end ->
        [lines] Type the board and the cell.
        [page] Switch to the single cell and tap the cell.
       *[other] s switches to it.
    }
lesson-gem = Gems are red or green. Each pair of a red and a green gem scores 5 points, a gem left over scores 1.
lesson-gem-try = Try: mark a red gem.
lesson-torch = A torch scores 5 points, but only once in each round. A round without a torch cannot be made up for.
lesson-torch-try = Try: mark a torch.
lesson-skull = A skull crosses off the next skull box. The boxes cost 1, 2, 3 and so on up to 10 points, and at the end only the last crossed-off box counts.
lesson-skull-ask = You have three skulls. What do they cost?
lesson-skull-1 = 6 points, for 1 + 2 + 3
lesson-skull-2 = 3 points
lesson-skull-3 = nothing
lesson-skull-why = The third box costs 3, and only the highest box counts. Skulls cannot always be avoided, and the first ones are cheap.
lesson-potion = A potion takes back your last two skulls at once. Without skulls it has no effect, so wait for them.
lesson-cross = A cross (×) gives you one more cell at once, on either board. It must touch a mark, or be the entry of an untouched card.
lesson-cross-try = Try: mark a cross.
lesson-bonus = You marked a cross (×), so you have a bonus cell on either board. Use it to reach a symbol, or to pass a narrow place.
lesson-bonus-try = Try: mark your bonus cell.
lesson-card = You have reached a tomb: the card is complete and scores 10 points. Now take a new card: one of the offer, or the top card of the deck, unseen.
lesson-card-try = Try: take a card.
lesson-pyramid = Whoever completes a 2nd, 4th or 6th card of one colour takes the best free pyramid of that colour: 10, then 6, then 3 points.
lesson-pyramid-ask = You have one green card. Which card do you take?
lesson-pyramid-1 = Always the one with the lowest number.
lesson-pyramid-2 = A card of a colour that you do not have.
lesson-pyramid-3 = A second green card, if its way is short enough.
lesson-pyramid-why = Two cards of one colour bring a pyramid. Everybody wants the 10, so it matters who is first.
lesson-round = A round is over. Seven of the eight expeditions were shown; now all eight are shuffled again. There are four rounds, each with a torch of its own.
lesson-end = The game is over. The sheet shows every reason and its points: cards, torches, pyramids, gems, and the skulls that cost. Cards that are not complete score nothing. Next time, try a stronger bot.
