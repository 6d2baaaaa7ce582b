### Słowa pakietu Jungle Temple, obok tych z Piramid.

## Rzędy kratek

track-gold = złoto

## Symbole, z wierszem pomocy dla każdego

symbol-shaft = szyb
symbol-shaft-help = zaznacza jeszcze jedno pole swojej kolumny, bez względu na odległość
symbol-idol = idol
symbol-idol-help = czaszka i 2 złota oraz 1 złoto za każde zaznaczone pole obok; albo zaznacz dwa dodatkowe pola
symbol-parrot = papuga
symbol-parrot-help = powtarza to, co zrobił twój ostatni symbol, także czaszkę
symbol-chest = skrzynia
symbol-chest-help = przynosi 4 złota, gdy cały jej wiersz jest zaznaczony, na koniec rundy albo z kartą

## Co oferuje idol

choice-take-it = weź złoto i czaszkę
choice-pass-by = przejdź obok za 2 pola
