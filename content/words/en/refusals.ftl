### Why a move is refused, or a text is no move, and what to do instead.
###
### The screen adds the number of the rule, such as [C-4], so there is no full stop at the end.
### take, draw, keep, accept and decline are typed by players and stay as they are in every language.

## Not the time for it

refusal-not-awaited = You have nothing to decide now; wait for the other seats
refusal-keep-now = First choose your cards: keep two of those you were dealt
refusal-pick-now = First replace your card: take one from the offer, or draw
refusal-number-now = First answer for the number: accept or decline
# $options is how many there are.
refusal-choose-now = First choose: type choose and a number from 1 to { $options }
refusal-mark-now = It is time to mark; name a board and its cells

## Cards

refusal-not-dealt = You were not dealt { $card }; keep two of the cards you were dealt
refusal-not-offered = { $card } is not in the offer; take a card that is, or draw
refusal-deck-empty = The deck has no card left to draw; take one from the offer
refusal-offer-alone = This card is replaced from the offer alone; take a card of the offer

## Marks

refusal-board-empty = There is no card on board { $board }; mark on the other board
refusal-cell-missing = There is no cell { $cell } on board { $board } ({ $card }); choose cells that the card has
refusal-cell-wall = Cell { $cell } on board { $board } ({ $card }) is a wall; choose other cells
refusal-cell-marked = Cell { $cell } on board { $board } ({ $card }) is already marked; choose unmarked cells
# $cell is the entry.
refusal-entry-first = The first mark on board { $board } ({ $card }) must take in the entry: include cell { $cell }
refusal-apart = No marked cell of board { $board } ({ $card }) is next to these; choose cells that touch the marks
refusal-card-complete = The card on board { $board } ({ $card }) is complete; mark on the other board
refusal-bonus-is-one-cell =
    { $count ->
        [one] A bonus cell is a single cell; you named { $count } cell
       *[other] A bonus cell is a single cell, and you named { $count } cells; choose one
    }
# $scope says where; $cell on $board is the symbol's.
refusal-extra-elsewhere = This cell must lie { $scope }, seen from { $cell } on board { $board }
# $pattern is the name of the expedition.
refusal-other-pattern = These cells are not the pattern of { $pattern }, turned or flipped; mark that pattern, or a single cell

## Texts that are no move
## $meant is the known word nearest to what was typed, or none.

parse-unknown-move =
    { $meant ->
        [none] "{ $found }" is no move
       *[other] "{ $found }" is no move; did you mean { $meant }?
    }
parse-empty = There is nothing here; name a board and its cells, such as: a b1 b2
parse-too-much = "{ $word }" is a move by itself; leave out "{ $found }"
parse-choose-one = "choose" needs the number of an option: choose 1
parse-take-one = "take" needs one card: take CARD
parse-keep-two = "keep" needs two different cards: keep CARD CARD
parse-unknown-card =
    { $meant ->
        [none] There is no card "{ $card }"; use the name of a card on the table
       *[other] There is no card "{ $card }"; did you mean { $meant }?
    }
parse-number = { $found } alone is no move; name a board and its cells, such as: a b1 b2
parse-board-missing = Which board? Put its letter before the cells, such as: a { $cells }
parse-unknown-word =
    { $meant ->
        [none] "{ $word }" is no move; name a board and its cells, such as: a b1 b2
       *[other] "{ $word }" is no move; did you mean { $meant }?
    }
parse-unknown-cell = There is no cell "{ $cell }"; cells run from a1 to { $last }
parse-cell-twice = Cell { $cell } is named twice; name each cell once
parse-no-cells = A board needs cells after it, such as: a b1 b2
parse-no-pattern = The cells { $cells } make no pattern; mark the pattern that is revealed, or a single cell
