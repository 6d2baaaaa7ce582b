### Słowa pakietu Jungle Temple, obok tych z Piramid.

## Rzędy kratek

# Formy -one i -counted stoją w bierniku, po czasowniku: „bierze puchar”, „zaznacza 2 monety”.

track-gold = złoto
track-gold-one = sztukę złota
track-gold-counted =
    { $count ->
        [one] { $count } sztukę złota
        [few] { $count } sztuki złota
        [many] { $count } sztuk złota
       *[other] { $count } sztuki złota
    }

## Symbole, z wierszem pomocy dla każdego

symbol-shaft = szyb
symbol-shaft-help = zakreśla jeszcze jedno pole swojej kolumny, blisko lub daleko
symbol-idol = idol
symbol-idol-help = weź czaszkę i 2 sztuki złota oraz 1 sztukę za każde zakreślone pole obok; albo zakreśl jeszcze dwa pola
symbol-parrot = papuga
symbol-parrot-help = powtarza działanie twojego ostatniego symbolu, także czaszki
symbol-chest = skrzynia
symbol-chest-help = daje 4 sztuki złota na końcu rundy albo przy skompletowaniu karty, gdy cały jej wiersz jest zakreślony

## Co oferuje idol

choice-take-it = weź złoto i czaszkę
choice-pass-by = zakreśl zamiast tego 2 pola
