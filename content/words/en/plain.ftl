### The table in sentences, for people who use a screen reader (`rnw play --plain`).

# $text is the sentence, in small letters and without a full stop.
plain-sentence = { $text }.
plain-offer = On offer:
plain-hand = You were dealt:
# $letter is on the player's pieces, or none; $facts is what is said of the player.
plain-place =
    { $letter ->
        [none]
            { $facts ->
                [none] { $player }.
               *[other] { $player }: { $facts }.
            }
       *[other]
            { $facts ->
                [none] { $player }, letter { $letter }.
               *[other] { $player }, letter { $letter }: { $facts }.
            }
    }
# $numbers are the numbers written into the boxes, or none.
plain-track =
    { $numbers ->
        [none] { $track }: { $filled } of { $boxes } boxes.
       *[other] { $track }: { $filled } of { $boxes } boxes, numbers: { $numbers }.
    }
# $numbers are the places of the boxes that are crossed off.
plain-track-places = { $track }: { $filled } of { $boxes } boxes: number { $numbers }.
# $place is the letter of the board, or none; $facts is what is printed on the card, or none.
plain-card =
    { $place ->
        [none]
            { $facts ->
                [none] { $card }.
               *[other] Card { $card }: { $facts }.
            }
       *[other]
            { $facts ->
                [none] Board { $place }, card { $card }.
               *[other] Board { $place }, card { $card }: { $facts }.
            }
    }
# $last is the last cell of the board that all share.
plain-board = The board: cells a1 to { $last }.
plain-fresh = Marked in this turn: { $cells }.
plain-marked = Marked: { $cells }.
plain-free = Free: { $cells }.
plain-deposits = Deposits and their yields: { $cells }.
plain-deposit = { $cell } { $yield }
plain-entry = Entry: { $cells }.
plain-tomb = Tomb: { $cells }.
plain-walls =
    { $count ->
        [one] Wall: { $cells }.
       *[other] Walls: { $cells }.
    }
plain-pieces =
    { $count ->
        [one] Chip: { $cells }.
       *[other] Chips: { $cells }.
    }
# $cell and $other are neighbours.
plain-fence = between { $cell } and { $other }
plain-fences =
    { $count ->
        [one] Fence: { $cells }.
       *[other] Fences: { $cells }.
    }
plain-fences-fresh =
    { $count ->
        [one] Built last: fence { $cells }.
       *[other] Built last: fences { $cells }.
    }
# $region is the first cell of the region; $cells are its cells, or none if they are many.
plain-region =
    { $cells ->
        [none] Region { $region }: { $facts }.
       *[other] Region { $region }: { $facts }; cells { $cells }.
    }
plain-symbol = { $cell } { $symbol }
# $value is the number on the chip, or none if it is face down.
plain-piece =
    { $value ->
        [none] on { $cell } a chip of { $letter } face down
       *[other] on { $cell } a chip of { $letter } with the value { $value }
    }
plain-pattern =
    { $count ->
        [one] The expedition has { $count } cell.
       *[other] The expedition has { $count } cells, such as { $cells }. You may rotate and flip it.
    }
# $moves are moves with their numbers.
plain-choices = You can choose: { $moves }.
# $start is the first word of a move.
plain-many-choices =
    { $count ->
        [one] There is { $count } move. Type `moves` to hear it.
       *[other] There are { $count } moves. Type `moves` to hear all with their numbers, or `moves { $start }` for those that begin with { $start }.
    }
plain-upcoming = Still in the expedition deck: { $patterns }.
plain-no-legend = The sentences contain no signs.
# $name says whose dice they are; $dice are their upper sides.
plain-dice = { $name }: { $dice }.
# $die is the colour and the upper side of a die.
plain-die-chosen = { $die } (chosen)
# $parts say which boxes of the row are filled, free and closed.
plain-row = { $track }: { $parts }.
plain-row-filled = crossed { $boxes }
plain-row-free = free { $boxes }
plain-row-closed = closed { $boxes }
# $box is what is printed in the box, or its place.
plain-row-written = { $number } in { $box }
plain-row-place = box { $place }
plain-paths = Lines to the sides: { $cells }.
plain-path-up = up
plain-path-up-thick = thick up
plain-path-right = right
plain-path-right-thick = thick right
plain-path-down = down
plain-path-down-thick = thick down
plain-path-left = left
plain-path-left-thick = thick left
plain-link = from { $cell } to { $other }
plain-links = Lines: { $cells }.
plain-links-fresh = Drawn last: { $cells }.
plain-links-free = Lines that can still be drawn: { $cells }.
