### What may be chosen from a list, where there is nothing to point at. Each stands on a line of its own.

target-draw = draw the top card of the deck, unseen
# $number is written for $track.
target-accept-number = accept { $number } for { $track }
target-decline = decline
target-choose = { $option }
# $move is a move as it is typed.
target-move = { $move }
