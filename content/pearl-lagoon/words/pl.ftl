### Słowa pakietu Pearl Lagoon, obok tych z Silver & Gold.

## Rzędy kratek i zapasy

# Formy -one i -counted stoją w bierniku, po czasowniku: „bierze puchar”, „zaznacza 2 monety”.

track-eggs = żółwie jaja
track-eggs-one = żółwie jajo
track-eggs-counted =
    { $count ->
        [one] { $count } żółwie jajo
        [few] { $count } żółwie jaja
        [many] { $count } żółwich jaj
       *[other] { $count } żółwiego jaja
    }
track-salvage = ładunek wraku
track-salvage-one = ładunek wraku
track-salvage-counted =
    { $count ->
        [one] { $count } część ładunku wraku
        [few] { $count } części ładunku wraku
        [many] { $count } części ładunku wraku
       *[other] { $count } części ładunku wraku
    }
pool-hold = ładownia wraku
pool-hold-one = znalezisko

## Symbole, z wierszem pomocy dla każdego

symbol-pearl = perła
symbol-pearl-help = na koniec gry każda twoja perła daje tyle punktów, ile masz pereł, najwyżej 3
symbol-current = prąd
symbol-current-help = zakreśla jedno z sąsiednich pól
symbol-turtle = żółw
symbol-turtle-help = raz, na koniec rundy, składa jajo (2 punkty) za każde wolne pole obok
symbol-wreck = wrak
symbol-wreck-help = weź najlepszą liczbę z ładowni albo zakreśl jeszcze dwa pola

## Co oferuje wrak

choice-dive = zanurkuj do ładowni
choice-swim-on = zakreśl zamiast tego 2 pola
