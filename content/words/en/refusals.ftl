### Why a move is refused, or a text is not a move, and what to do instead.
###
### The screen adds the number of the rule, such as [C-4], so there is no full stop at the end.
### The words that players type are those that stand first in the keys typed-.

## Not now

refusal-not-awaited = You have nothing to decide now; wait for the other players
refusal-keep-now = First keep two of the cards you were dealt
refusal-pick-now = First replace your card: take one from the offer, or draw
refusal-number-now = First decide about the number: type accept or decline
# $options is how many there are.
refusal-choose-now = First choose: type choose and a number from 1 to { $options }
refusal-take-later = You take a card at the end of a turn, after you complete one; mark cells now
refusal-mark-now = Mark cells now: type a board and its cells

## Cards

refusal-not-dealt = You were not dealt { $card }; keep two of the cards you were dealt
refusal-not-offered = { $card } is not in the offer; take a card that is, or draw
refusal-deck-empty = The deck is empty; take a card from the offer
refusal-offer-with = { $card } does not show { $symbol }; take a card of the offer that does
refusal-offer-of = { $card } is not { $color }; take a { $color } card from the offer
refusal-offer-alone = You may replace this card only from the offer; take a card from there

## Marks

refusal-board-empty = Board { $board } has no card; mark on the other board
refusal-cell-missing = Board { $board } ({ $card }) has no cell { $cell }; choose cells of the card
refusal-cell-wall = Cell { $cell } on board { $board } ({ $card }) is a wall; choose other cells
refusal-cell-marked = Cell { $cell } on board { $board } ({ $card }) is already marked; choose unmarked cells
# $cell is the entry.
refusal-entry-first = The first mark on board { $board } ({ $card }) must include the entry, cell { $cell }
refusal-entry-alone = The card on board { $board } ({ $card }) has no marks yet: a single cell must be the entry, { $cell }
refusal-apart = These cells touch no marked cell on board { $board } ({ $card }); choose cells next to a mark
refusal-card-complete = The card on board { $board } ({ $card }) is complete; mark on the other board
refusal-bonus-is-one-cell =
    { $count ->
        [one] Mark one bonus cell at a time; you named { $count } cell
       *[other] Mark one bonus cell at a time; you named { $count } cells
    }
# $scope says where; $cell on $board is the symbol's.
refusal-extra-elsewhere = This cell must be { $scope }; the symbol is at { $cell } on board { $board }
refusal-other-pattern = These cells are not the pattern, even rotated or flipped; mark the pattern, or a single cell

## Texts that are not moves
## $meant is the known word nearest to what was typed, or none.

parse-unknown-move =
    { $meant ->
        [none] This game has no move "{ $found }"
       *[other] "{ $found }" is not a move; did you mean { $meant }?
    }
parse-empty = No move was typed
parse-too-much = "{ $word }" is a complete move; leave out "{ $found }"
parse-choose-one = "choose" needs the number of an option: choose 1
parse-take-one = "take" needs one card: take CARD
parse-keep-two = "keep" needs two different cards: keep CARD CARD
parse-unknown-card =
    { $meant ->
        [none] There is no card "{ $card }"; use the name of a card on the table
       *[other] There is no card "{ $card }"; did you mean { $meant }?
    }
parse-number = No move begins with the number { $found }
parse-board-missing = Which board? Type its letter before { $cells }
parse-unknown-board = There is no board { $board }; the boards are A and B
parse-unknown-word =
    { $meant ->
        [none] This game has no move "{ $word }"
       *[other] "{ $word }" is not a move; did you mean { $meant }?
    }
parse-unknown-cell = There is no cell "{ $cell }"; cells are a1 to { $last }
parse-not-a-cell = "{ $word }" is not a cell; a cell is a letter and a number, such as a1
parse-cell-twice = Cell { $cell } is named twice; name each cell once
parse-no-cells = Type cells after the letter of the board
parse-no-pattern = The cells { $cells } are not a pattern; mark the revealed pattern, or a single cell [C-3]
parse-by-rule = { $reason } [{ $clause }]
