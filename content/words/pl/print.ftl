### Co drukuje się na papierze oprócz kart: nagłówki, karty wyników, elementy. Klucze zaczynają się od print-.

print-symbols = Symbole
# Tytuł karty wyników, po tytule zestawu.
print-sheet = karta wyników
# Dalej numer gracza i linia na imię.
print-player = Gracz
print-points = Punkty
# Nad faktami o stole na początku gry.
print-start = Na początku
print-page = strona { $page } z { $pages }
# W stopce każdej strony: przeglądarka nie powinna zmniejszać strony.
print-scale = drukuj w skali 100 %: karty mają { $width } x { $height } mm
print-cards = karty
print-patterns = wzory
print-cells =
    { $count ->
        [0] na żadnym polu kart
        [one] na { $count } polu kart
        [few] na { $count } polach kart
        [many] na { $count } polach kart
       *[other] na { $count } pola kart
    }

## Elementy do wycięcia

print-deposits = Złoża
print-chips = Żetony: złóż na pół
print-fences = Płoty
