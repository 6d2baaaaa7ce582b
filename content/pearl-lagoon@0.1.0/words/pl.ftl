### Słowa, które Pearl Lagoon miał w wersji 0.1.0.

symbol-turtle-help = raz, na koniec rundy, składa jajo (1 punkt) za każde wolne pole obok
