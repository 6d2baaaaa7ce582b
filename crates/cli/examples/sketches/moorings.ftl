north = north pier
middle = middle pier
south = south pier
adrift = adrift, -3 each
moved = { $seat }: { $move }
all-decided = Everyone has written
owed-pick = pick a card for its number, and another for its sign
owed-write = write the number { $number }
refusal-wait = You have nothing to decide now; wait for the others
refusal-pick = First pick two cards, once a turn; then write the number into a box
refusal-order = The number does not fit there; the numbers of a pier rise from left to right
score-buoys = { $count ->
    [one] { $count } buoy
   *[other] { $count } buoys
}
score-piers = { $count ->
    [one] { $count } full pier
   *[other] { $count } full piers
}
score-adrift = { $count } adrift
