### Co widać ze stołu, na ekranie, który może być wąski.
###
### Krótko: to głównie etykiety z wartością, małymi literami.

headline-setup = Przygotowanie
headline-turn = Runda { $round }/{ $rounds }, tura { $turn }/{ $turns }

## Dane

fact-deck = talia { $cards }
# $left to pozostałe liczby, a $count ile ich jest.
fact-pool =
    { $count ->
        [0] { $pool }: brak
       *[other] { $pool } { $left }
    }
# $cards to nazwy kart, a $count ile ich jest.
fact-completed =
    { $count ->
        [0] ukończone: brak
       *[other] ukończone { $count }: { $cards }
    }
fact-score = punkty { $points }

## Co gracz ma rozstrzygnąć

owed-keep = zatrzymaj dwie z rozdanych kart
owed-pick =
    { $count ->
        [one] weź kartę z oferty albo dobierz
        [few] weź kartę z oferty albo dobierz: { $count } karty
        [many] weź kartę z oferty albo dobierz: { $count } kart
       *[other] weź kartę z oferty albo dobierz: { $count } karty
    }
# $pattern to nazwa ekspedycji.
owed-pattern = zaznacz { $pattern } albo jedno pole
owed-bonus =
    { $count ->
        [one] zaznacz { $count } pole bonusowe
        [few] zaznacz { $count } pola bonusowe, po jednym
        [many] zaznacz { $count } pól bonusowych, po jednym
       *[other] zaznacz { $count } pola bonusowego
    }
# $scope mówi gdzie; $cell na planszy $board to pole symbolu.
owed-extra =
    { $count ->
        [one] zaznacz jeszcze { $count } pole { $scope } (od { $cell } na planszy { $board })
        [few] zaznacz jeszcze { $count } pola { $scope } (od { $cell } na planszy { $board }), po jednym
        [many] zaznacz jeszcze { $count } pól { $scope } (od { $cell } na planszy { $board }), po jednym
       *[other] zaznacz jeszcze { $count } pola { $scope } (od { $cell } na planszy { $board })
    }
owed-extra-or-decline =
    { $count ->
        [one] zaznacz jeszcze { $count } pole { $scope } (od { $cell } na planszy { $board }) albo decline
        [few] zaznacz jeszcze { $count } pola { $scope } (od { $cell } na planszy { $board }), po jednym, albo decline
        [many] zaznacz jeszcze { $count } pól { $scope } (od { $cell } na planszy { $board }), po jednym, albo decline
       *[other] zaznacz jeszcze { $count } pola { $scope } (od { $cell } na planszy { $board }) albo decline
    }
owed-choice = wybierz ({ $symbol }): { $options }
option = { $number } { $option }
owed-number = { $number } ({ $track }): accept albo decline

## Gdzie mogą leżeć dodatkowe pola

scope-anywhere = na dowolnej planszy
scope-card = na tej samej karcie
scope-near = obok symbolu
scope-row = w wierszu symbolu
scope-column = w kolumnie symbolu
scope-other = na drugiej planszy

## Jak wpisuje się ruchy: ruch i co robi

help-mark = A b1 b2 b3      zaznacz te pola planszy A (kolejność i wielkość liter są bez znaczenia)
help-take = take { $card }        weź tę kartę z oferty
help-draw = draw            dobierz w ciemno wierzchnią kartę talii
help-keep = keep { $card } { $other }    zatrzymaj te dwie z rozdanych kart
help-choose = choose 1        wybierz możliwość symbolu według jej numeru
help-decline = decline         zrezygnuj z pól, które daje symbol
help-accept = accept          przyjmij punkty, które daje symbol, albo: decline
