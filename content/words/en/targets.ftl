### Choices in a list, for what is not drawn on the table. Each is a line of its own.

target-draw = draw the top card of the deck, unseen
# $number is written for $track.
target-accept-number = accept the { $number } for { $track-one }
target-decline = decline
target-choose = { $option }
# $move is a move as it is typed.
target-move = { $move }
