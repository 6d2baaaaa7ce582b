### Co można wybrać z listy, gdy nie ma na co wskazać. Każda możliwość stoi w osobnym wierszu.

target-draw = dobrać zakrytą kartę z góry stosu
# $number to liczba wpisywana za $track.
target-accept-number = przyjąć { $number } za { $track-one }
target-decline = odrzucić
target-choose = { $option }
# $move to ruch w takiej postaci, w jakiej się go wpisuje.
target-move = { $move }
