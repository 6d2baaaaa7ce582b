### Co można wybrać z listy, gdy nie ma na co wskazać. Każda możliwość stoi w osobnym wierszu.

target-draw = dobrać w ciemno wierzchnią kartę z talii
# $number zapisuje się w $track.
target-accept-number = przyjąć liczbę { $number } ({ $track })
target-decline = odrzucić
target-choose = { $option }
# $move to ruch w takiej postaci, w jakiej się go wpisuje.
target-move = { $move }
