### Słowa pakietu Pearl Lagoon, obok tych z Silver & Gold.

## Rzędy kratek i zapasy

track-eggs = żółwie jaja
track-salvage = ładunek wraku
pool-hold = ładownia wraku

## Symbole, z wierszem pomocy dla każdego

symbol-pearl = perła
symbol-pearl-help = na koniec każda twoja perła daje tyle punktów, ile masz pereł, najwyżej 3
symbol-current = prąd
symbol-current-help = zaznacza jedno z sąsiednich pól
symbol-turtle = żółw
symbol-turtle-help = na koniec rundy, jeden raz, składa jajo (1 punkt) za każde niezaznaczone pole obok
symbol-wreck = wrak
symbol-wreck-help = zanurkuj po najlepszą liczbę z ładowni albo zaznacz dwa dodatkowe pola

## Co oferuje wrak

choice-dive = zanurkuj do ładowni
choice-swim-on = płyń dalej za 2 pola
