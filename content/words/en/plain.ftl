### The table in sentences, for those who hear the screen read out (`rnw play --plain`).

# $text is what is said, in small letters and without a full stop.
plain-sentence = { $text }.
plain-offer = On offer:
plain-hand = You were dealt:
# $letter stands on the player's pieces, or none; $facts is what is said of the player.
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
       *[other] { $track }: { $filled } of { $boxes } boxes, with { $numbers }.
    }
# $numbers are the places of the boxes that are crossed off.
plain-track-places = { $track }: crossed off { $numbers } of { $boxes } boxes.
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
plain-fresh = Marked in this turn: { $cells }.
plain-marked = Marked: { $cells }.
plain-free = Free: { $cells }.
# What is printed on free cells of the board that all share.
plain-printed = On it: { $cells }.
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
plain-fences =
    { $count ->
        [one] Fence between { $cells }.
       *[other] Fences between { $cells }.
    }
plain-fences-fresh = Built last, between { $cells }.
plain-symbol = { $cell } { $symbol }
# $value is the number on the chip, or none where it lies face down.
plain-piece =
    { $value ->
        [none] { $cell } { $letter } face down
       *[other] { $cell } { $letter } { $value }
    }
plain-pattern =
    { $count ->
        [one] The expedition is { $pattern }: { $count } cell.
       *[other] The expedition is { $pattern }: { $count } cells, as { $cells }, turned and mirrored as you like.
    }
plain-choices = You can choose:
plain-many-choices =
    { $count ->
        [one] There is { $count } move. Type `moves` to hear it.
       *[other] There are { $count } moves. Type `moves` to hear them, each with its number, or `moves A` for those that begin with A.
    }
plain-upcoming = Patterns that may still come in this round: { $patterns }.
