### The words of My Game. `rnw content` and the tests of the engine say how such a file is written.

## The game and its house rules

about-game = Roll two dice; everybody crosses a box at the same time
about-alone-star = a box that nobody else crosses in the turn gets a star
about-alone-plain = no box gets a star

## What happened

event-rolled = The dice show { $one } and { $other }
event-nothing-fits = Nobody has a box for these dice
# Only the player sees this, until all have decided.
event-decided = You decide: { $move }
event-passed = { $seat } passes
event-crossed = { $seat } crosses { $number }
event-starred = { $seat } alone crosses { $number } and gets a star

## Why a move is refused

refusal-dice = The dice do not make { $number }; cross the number of a die or the sum, or pass
refusal-order = You have crossed { $last }; cross a higher number, or pass

## The table

headline-turn = Turn { $turn } of { $turns }
dice-shared = Dice for all
owed-cross = cross a box or pass
track-boxes = boxes
target-pass = pass

## The score sheet

score-crosses =
    { $count ->
        [one] { $count } cross
       *[other] { $count } crosses
    }
score-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }

## Help

help-cross = Type cross and a number, such as cross 7: the number of a die, or the sum of both dice.
help-pass = Type pass to cross nothing in this turn.
