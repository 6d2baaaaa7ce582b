### Co widać ze stołu, na ekranie, który może być wąski.
###
### Krótko: to głównie etykiety z wartością, małymi literami.

headline-setup = Przygotowanie
# Tury to tury całej gry, jak w dzienniku.
headline-turn = Runda { $round }/{ $rounds }, tura { $game-turn }/{ $game-turns }

## Dane

fact-deck = stos: { $cards }
# $left to pozostałe liczby, a $count ile ich jest.
fact-pool =
    { $count ->
        [0] { $pool }: brak
       *[other] { $pool }: { $left }
    }
# $cards to nazwy skompletowanych kart, a $count ile ich jest.
fact-completed =
    { $count ->
        [0] brak skompletowanych kart
        [one] { $count } skompletowana karta: { $cards }
        [few] { $count } skompletowane karty: { $cards }
        [many] { $count } skompletowanych kart: { $cards }
       *[other] { $count } skompletowanej karty: { $cards }
    }
fact-score =
    { $points ->
        [one] { $points } pkt
        [few] { $points } pkt
        [many] { $points } pkt
       *[other] { $points } pkt
    }

## Co gracz ma rozstrzygnąć

owed-keep = zatrzymaj dwie z rozdanych kart
owed-pick-with = weź z oferty kartę z symbolem „{ $symbol }”
owed-pick-of = weź z oferty kartę, która jest { $color }
owed-pick =
    { $count ->
        [one] weź kartę z oferty albo dobierz ze stosu
        [few] weź { $count } karty z oferty albo ze stosu
        [many] weź { $count } kart z oferty albo ze stosu
       *[other] weź { $count } karty z oferty albo ze stosu
    }
# $fits to none, gdy wzór nigdzie nie pasuje, inaczej some. Wzór widać obok.
owed-pattern =
    { $fits ->
        [none] wzór nigdzie nie pasuje: zakreśl jedno pole
       *[other] zakreśl wzór albo jedno pole
    }
owed-bonus =
    { $count ->
        [one] zakreśl { $count } dodatkowe pole
        [few] zakreśl { $count } dodatkowe pola, po jednym
        [many] zakreśl { $count } dodatkowych pól, po jednym
       *[other] zakreśl { $count } dodatkowego pola
    }
# $scope mówi gdzie; $cell na planszy $board to pole symbolu, zapisane tak jak w ruchach.
owed-extra =
    { $count ->
        [one] zakreśl { $count } dodatkowe pole { $scope } (symbol: { $board } { $cell })
        [few] zakreśl { $count } dodatkowe pola { $scope } (symbol: { $board } { $cell }), po jednym
        [many] zakreśl { $count } dodatkowych pól { $scope } (symbol: { $board } { $cell }), po jednym
       *[other] zakreśl { $count } dodatkowego pola { $scope } (symbol: { $board } { $cell })
    }
owed-extra-or-decline =
    { $count ->
        [one] zakreśl { $count } dodatkowe pole { $scope } (symbol: { $board } { $cell }) albo `odrzuć`
        [few] zakreśl { $count } dodatkowe pola { $scope } (symbol: { $board } { $cell }), po jednym, albo `odrzuć`
        [many] zakreśl { $count } dodatkowych pól { $scope } (symbol: { $board } { $cell }), po jednym, albo `odrzuć`
       *[other] zakreśl { $count } dodatkowego pola { $scope } (symbol: { $board } { $cell }) albo `odrzuć`
    }
owed-choice = wybierz jedno ({ $symbol }): { $options }
option = { $number } { $option }
owed-number = `przyjmij` { $number } za { $track-one } albo `odrzuć`

## Gdzie mogą leżeć dodatkowe pola

scope-anywhere = na dowolnej planszy
scope-card = na tej samej karcie
scope-near = obok symbolu
scope-row = w wierszu symbolu
scope-column = w kolumnie symbolu
scope-other = na drugiej planszy
scope-cells = w tym zbiorze ({ $area })
scope-set = tam, gdzie pozwala symbol

## Jak wpisuje się ruchy: ruch i co robi

help-mark = A b1 b2 b3      zakreśl te pola planszy A (kolejność pól i wielkość liter są dowolne)
help-take = weź { $card }         weź tę kartę z oferty
help-draw = dobierz         dobierz zakrytą kartę z góry stosu
help-keep = zatrzymaj { $card } { $other }    zatrzymaj te dwie z rozdanych kart
help-choose = wybierz 1       wybierz możliwość symbolu według jej numeru
help-decline = odrzuć          odrzuć pola, które daje symbol
help-accept = przyjmij        przyjmij liczbę, którą daje symbol, albo wpisz: odrzuć

# Słowa, którymi wpisuje się ruchy: pierwsze jest pokazywane, pozostałe też są rozumiane. W zapisach zostaje słowo po typed-.
typed-take = weź wez
typed-draw = dobierz
typed-keep = zatrzymaj
typed-accept = przyjmij
typed-decline = odrzuć odrzuc
typed-choose = wybierz

# Kolory kości.
hue-purple = fioletowa
hue-orange = pomarańczowa
hue-green = zielona
hue-gray = szara
hue-red = czerwona
hue-blue = niebieska
hue-yellow = żółta
