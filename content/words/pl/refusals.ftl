### Dlaczego ruch jest odrzucony albo tekst nie jest ruchem, i co zrobić zamiast tego.
###
### Na końcu dopisuje się numer zasady, na przykład [C-4], dlatego nie ma tam kropki.
### Słowa, które wpisują gracze, to te, które są pierwsze przy kluczach typed-.

## To nie ta chwila

refusal-not-awaited = Teraz nie masz nic do zrobienia; poczekaj na innych graczy
refusal-keep-now = Najpierw wybierz karty: zatrzymaj dwie z rozdanych
refusal-pick-now = Najpierw zastąp kartę: weź inną z oferty albo dobierz ze stosu
refusal-number-now = Najpierw przyjmij albo odrzuć liczbę: wpisz `przyjmij` albo `odrzuć`
# $options to liczba możliwości.
refusal-choose-now = Najpierw wybierz: wpisz `wybierz` i liczbę od 1 do { $options }
refusal-take-later = Nową kartę bierze się na końcu tury, po skompletowaniu innej; teraz zakreśl pola
refusal-mark-now = Teraz zakreślasz: podaj planszę i jej pola

## Karty

refusal-not-dealt = Nie masz karty { $card }; zatrzymaj dwie z rozdanych ci kart
refusal-not-offered = W ofercie nie ma karty { $card }; weź inną z oferty albo dobierz ze stosu
refusal-deck-empty = Talia jest pusta; weź kartę z oferty
refusal-offer-with = Na karcie { $card } nie ma symbolu „{ $symbol }”; weź z oferty kartę, na której jest
refusal-offer-of = Karta { $card } ma inny kolor; weź z oferty kartę, która jest { $color }
refusal-offer-alone = Tę kartę zastąpi tylko karta z oferty; weź kartę z oferty

## Zakreślenia

refusal-board-empty = Na planszy { $board } nie ma karty; zakreślaj na drugiej
refusal-cell-missing = Karta { $card } na planszy { $board } nie ma pola { $cell }; wybierz inne pola
refusal-cell-wall = Pole { $cell } na planszy { $board } ({ $card }) to ściana; wybierz inne pola
refusal-cell-marked = Pole { $cell } na planszy { $board } ({ $card }) jest już zakreślone; wybierz wolne pola
# $cell to wejście.
refusal-entry-first = Pierwszy znak na planszy { $board } ({ $card }) musi obejmować wejście, pole { $cell }
refusal-entry-alone = Karta na planszy { $board } ({ $card }) nie ma jeszcze znaków: jedno pole musi być wejściem, { $cell }
refusal-apart = Te pola nie stykają się z zakreślonymi na planszy { $board } ({ $card }); wybierz pola obok nich
refusal-card-complete = Karta na planszy { $board } ({ $card }) jest skompletowana; zakreślaj na drugiej
refusal-bonus-is-one-cell =
    { $count ->
        [one] Dodatkowe pole to jedno pole; podajesz { $count } pole
        [few] Dodatkowe pole to jedno pole; podajesz { $count } pola, wybierz jedno
        [many] Dodatkowe pole to jedno pole; podajesz { $count } pól, wybierz jedno
       *[other] Dodatkowe pole to jedno pole; podajesz { $count } pola, wybierz jedno
    }
# $scope mówi gdzie; $cell na planszy $board to pole symbolu, zapisane tak jak w ruchach.
refusal-extra-elsewhere = To pole musi leżeć { $scope } (symbol: { $board } { $cell })
refusal-other-pattern = Te pola nie tworzą wzoru, także po obrocie i odbiciu; zakreśl wzór albo jedno pole

## Teksty, które nie są ruchem
## $meant to znane słowo najbliższe wpisanemu albo none.

parse-unknown-move =
    { $meant ->
        [none] „{ $found }” nie jest w tej grze ruchem ani poleceniem
       *[other] „{ $found }” nie jest ruchem ani poleceniem; może chodziło o { $meant }?
    }
parse-empty = Brak ruchu
parse-too-much = „{ $word }” to już cały ruch; pomiń „{ $found }”
parse-choose-one = Po „wybierz” podaj numer możliwości: wybierz 1
parse-take-one = Po „weź” podaj jedną kartę: weź KARTA
parse-keep-two = Po „zatrzymaj” podaj dwie różne karty: zatrzymaj KARTA KARTA
parse-unknown-card =
    { $meant ->
        [none] Nie ma karty „{ $card }”; podaj nazwę karty ze stołu
       *[other] Nie ma karty „{ $card }”; może chodziło o { $meant }?
    }
parse-number = Żaden ruch nie zaczyna się od liczby { $found }
parse-board-missing = Na której planszy? Wpisz jej literę przed { $cells }
parse-unknown-board = Nie ma planszy { $board }; plansze to A i B
parse-unknown-word =
    { $meant ->
        [none] „{ $word }” nie jest w tej grze ruchem ani poleceniem
       *[other] „{ $word }” nie jest ruchem; może chodziło o { $meant }?
    }
parse-unknown-cell = Nie ma pola „{ $cell }”; pola są od a1 do { $last }
parse-not-a-cell = „{ $word }” nie jest polem; pole to litera i liczba, na przykład a1
parse-cell-twice = Pole { $cell } jest podane dwa razy; podaj każde pole tylko raz
parse-no-cells = Po literze planszy podaj pola
parse-no-pattern = Pola { $cells } nie tworzą wzoru; zakreśl odkryty wzór albo jedno pole [C-3]
parse-by-rule = { $reason } [{ $clause }]
