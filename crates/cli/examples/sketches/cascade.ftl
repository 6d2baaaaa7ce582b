dice = The coloured dice for all, and your white die
moved = { $seat }: { $move }
all-decided = Everyone has decided
owed-die = use a coloured die in its row or your white die in any row, or pass
owed-bonus = use your bonus, a 6, in a row
refusal-wait = You have nothing to decide now; wait for the others
refusal-room = There is no room for this number in the row; use another die or another row, or pass
refusal-bonus = First use your bonus, a 6, in a row that has room
