### What happened at the table.
###
### $seat is a player's name; $card, $other, $board and $cells are names; $track and $pool are words.
### $track-one is one of the things of a track; $track-gained counts so many of them. See docs/languages.md.
### An event is one line of a log: it starts with a capital letter or a name and has no full stop.

## Setting up

event-start-chosen = { $seat } is the start player
event-dealt = { $seat } is dealt { $card }
event-kept = { $seat } keeps { $card } and { $other }
event-returned = { $seat } returns { $card } to the deck
event-all-kept = Everyone has chosen cards
event-offered = New in the offer: { $card }

## A turn

event-round-began = Round { $round } begins
# $turn and $turns count the turns of the whole game, not those of the round.
event-revealed = Turn { $turn } of { $turns }: a new expedition
event-skipped = { $seat } has no cell to mark and skips the turn
# $count is the number of cells.
event-marked = { $seat } marks { $cells } on board { $board } ({ $card })
event-all-marked = Everyone has marked

## What symbols do

# $gained is at least 1; for $lost more there was no free box.
event-advanced =
    { $seat } crosses off { $track-gained }{ $lost ->
        [0] { "" }
       *[other] ; no free box for { $lost } more
    }
event-advance-lost = { $seat } gains nothing: no free box for { $track }
event-erased =
    { $lost ->
        [0] { $seat } has no { $track } to take back
       *[other] { $seat } takes back { $track-lost }
    }
event-wrote = { $seat } writes { $number } for { $track-one }
event-write-lost = { $seat } loses the { $number } for { $track-one }: no free box
event-declined = { $seat } declines the { $number } for { $track-one }
event-round-marked = { $seat } crosses off this round's box of { $track }
event-round-marked-before = { $seat } gains nothing: this round's box of { $track } is already crossed off
event-bonus-owed =
    { $seat } gets { $cells ->
        [one] { $cells } bonus cell
       *[other] { $cells } bonus cells
    }
event-bonus-lapsed =
    { $cells ->
        [one] { $seat } loses { $cells } bonus cell: no cell to mark
       *[other] { $seat } loses { $cells } bonus cells: no cell to mark
    }

event-extra-owed =
    { $cells ->
        [one] { $seat } gets { $cells } bonus cell { $scope }
       *[other] { $seat } gets { $cells } bonus cells { $scope }
    }
event-extra-declined = { $seat } declines the bonus cells
event-pattern-owed = { $seat } may mark the pattern again
event-pattern-lapsed = { $seat } loses the pattern: no cell to mark
event-change-owed = { $seat } will change { $track } at the end of the turn: { $whom }
event-change-lapsed = { $seat } changes no other sheet in this turn any more: { $whom }, { $track }
# $target is the player whose sheet changes, because of a symbol of $seat.
event-other-advanced =
    { $seat } lets { $target } cross off { $track-gained }{ $lost ->
        [0] { "" }
       *[other] ; no free box for { $lost } more
    }
event-other-advance-lost = { $seat } changes nothing: { $target } has no free box for { $track }
event-other-erased =
    { $lost ->
        [0] { $seat } changes nothing: { $target } has no { $track } to take back
       *[other] { $seat } makes { $target } take back { $track-lost }
    }
event-other-wrote = { $seat } lets { $target } write { $number } for { $track-one }
event-other-write-lost = { $target } loses the { $number } for { $track-one } from { $seat }: no free box
event-other-took =
    { $gained ->
        [0] { $seat } takes no { $track } from { $target }
       *[other] { $seat } takes { $track-gained } from { $target }
    }
event-other-gave =
    { $lost ->
        [0] { $seat } gives no { $track } to { $target }
       *[other] { $seat } gives { $track-lost } to { $target }
    }
event-claim-owed = { $seat } will take from the { $pool } at the end of the turn
event-claim-lapsed = { $seat } gets no more from the { $pool } in this turn
event-choice-lapsed = { $seat } has too many open choices: { $symbol } is lost
event-chose = { $seat } chooses { $number } for { $symbol }: { $option }
event-copied = { $seat } copies { $symbol }
event-nothing-to-copy = { $seat } has no symbol to copy
event-spent = { $seat } has used up { $symbol }
event-renewal-owed = { $seat } will replace the whole offer
event-renewal-owed-some = { $seat } will replace some cards of the offer
event-leaving = { $seat } will put { $card } back into the deck
event-fired = { $seat }: { $symbol } on { $cell } takes effect
# $plugin is where the effect comes from, $fault the reason.
event-effect-failed = { $seat }: { $symbol } does nothing; { $plugin }: { $fault }
event-shown = { $seat } has finished the waiting symbols

## Settling

event-claimed = { $seat } takes the next { $pool-one }: { $number }
event-claim-empty = { $seat }: { $pool } used up
event-renewed = { $seat } puts the offer back into the deck
event-renewed-some = { $seat } puts some cards of the offer back into the deck
event-discarded = { $seat } puts { $card } back into the deck
event-completed = { $seat } completes { $card }
event-took = { $seat } takes { $card } from the offer
event-drew = { $seat } draws { $card } from the deck
event-no-replacement = { $seat } gets no card: there is none to take
event-ended = The game is over
