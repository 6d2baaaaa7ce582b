### What happened at the table.
###
### $seat is a player's name; $card, $other, $board and $cells are names; $track and $pool are words.
### An event is one line of a log: it starts with a capital letter or a name and has no full stop.

## Setting up

event-start-chosen = { $seat } is the start player
event-dealt = { $seat } is dealt { $card }
event-kept = { $seat } keeps { $card } and { $other }
event-returned = { $seat } returns { $card } to the deck
event-all-kept = All seats have chosen their cards
event-offered = { $card } joins the offer

## A turn

event-round-began = Round { $round } begins
# $turn counts the turns of the whole game, not those of the round.
event-revealed = Turn { $turn } of the game: expedition { $card } is revealed
event-skipped = { $seat } has no cell to mark and skips the turn
# $count is the number of cells.
event-marked = { $seat } marks { $cells } on board { $board } ({ $card })
event-all-marked = All seats have marked

## What symbols do

# $gained is at least 1; $lost of the boxes asked for were crossed off already.
event-advanced =
    { $seat } crosses off { $gained ->
        [one] { $gained } box
       *[other] { $gained } boxes
    } of { $track }{ $lost ->
        [0] { "" }
       *[other] , { $lost } more in vain
    }
event-advance-lost = { $seat } gains nothing: all boxes of { $track } are crossed off
event-erased =
    { $lost ->
        [0] { $seat } has no box of { $track } to take back
        [one] { $seat } takes back { $lost } box of { $track }
       *[other] { $seat } takes back { $lost } boxes of { $track }
    }
event-wrote = { $seat } writes { $number } for { $track }
event-write-lost = { $seat } loses { $number } for { $track }: no box is free
event-declined = { $seat } declines { $number } for { $track }
event-round-marked = { $seat } crosses off this round's box of { $track }
event-round-marked-before = { $seat } gains nothing: this round's box of { $track } is crossed off
event-bonus-owed =
    { $seat } gets { $cells ->
        [one] { $cells } bonus cell
       *[other] { $cells } bonus cells
    }
event-bonus-lapsed =
    { $cells ->
        [one] { $seat } has no cell to mark: { $cells } bonus cell lapses
       *[other] { $seat } has no cell to mark: { $cells } bonus cells lapse
    }

event-extra-owed =
    { $cells ->
        [one] { $seat } gets { $cells } extra cell { $scope }
       *[other] { $seat } gets { $cells } extra cells { $scope }
    }
event-extra-declined = { $seat } declines the extra cells
event-pattern-owed = { $seat } may mark the pattern once more
event-pattern-lapsed = { $seat } has no cell to mark: the pattern lapses
event-claim-owed = { $seat } will claim from the { $pool } at the end of the turn
event-claim-lapsed = { $seat } has claimed all that a turn allows: nothing more from the { $pool }
event-choice-lapsed = { $seat } owes all that can be owed: the choice of { $symbol } lapses
event-chose = { $seat } chooses for { $symbol }: { $number }, { $option }
event-copied = { $seat } copies { $symbol }
event-nothing-to-copy = { $seat } has no symbol to copy
event-spent = { $seat } has used up { $symbol }
event-renewal-owed = { $seat } will have the offer laid out anew
event-leaving = { $seat } will put { $card } back into the deck
event-fired = { $symbol } on { $cell } of { $seat } takes effect
# $plugin is where the effect comes from, $fault the reason.
event-effect-failed = { $symbol } of { $seat } does nothing: in { $plugin }, { $fault }
event-shown = { $seat } is done with the symbols that waited

## Settling

event-claimed = { $seat } claims { $number } from the { $pool }
event-claim-empty = { $seat } finds the { $pool } used up
event-renewed = The offer goes back into the deck for { $seat }
event-discarded = { $seat } puts { $card } back into the deck
event-completed = { $seat } completes { $card }
event-took = { $seat } takes { $card } from the offer
event-drew = { $seat } draws { $card } from the deck
event-no-replacement = { $seat } finds no card to take or draw
event-ended = The game is over
