### Co robią symbole, tak jak mówi to `rnw symbols explain`.
###
### Każde objaśnienie to osobny wiersz: kiedy symbol działa, potem co robi. $value, $test, $cells i podobne to
### zdania z tego pliku, wstawione tak, jak stoją.

## Kiedy działa

explain-when = Działa: { $trigger }.
trigger-mark = gdy zakreślasz pole z tym symbolem
trigger-complete = gdy kompletujesz kartę z tym symbolem (zanim ją odłożysz)
trigger-turn = na koniec każdej tury, dopóki pole z tym symbolem jest zakreślone na planszy
trigger-round = na koniec każdej rundy, dopóki pole z tym symbolem jest zakreślone na planszy
trigger-scoring = przy liczeniu punktów
trigger-start = na początku każdej tury, zanim ktokolwiek zakreśla, dopóki pole z tym symbolem jest zakreślone na planszy

## Co robi

explain-advance = zaznacz { $track-by }
explain-advance-value = zaznacz tyle kratek ({ $track }): { $value }
explain-erase = wymaż { $track-by }
explain-erase-value = wymaż tyle kratek ({ $track }): { $value }
explain-erase-all = wymaż wszystkie kratki ({ $track })
explain-write = wpisz do kratki ({ $track }): { $value }
explain-write-optional = możesz wpisać do kratki ({ $track }): { $value }
# $whom, $from i $to to gracze, których karty wyników się zmieniają; $from jest w dopełniaczu, $to w celowniku.
explain-for = { $step } (kto: { $whom })
explain-take = weź { $track-by } od { $from }
explain-take-value = weź od { $from } tyle kratek ({ $track }): { $value }
explain-give = daj { $track-by } { $to }
explain-give-value = daj { $to } tyle kratek ({ $track }): { $value }
explain-convert = wymaż { $from-per } i zaznacz { $into-by }; powtarzaj, dopóki możesz
explain-convert-at-most = wymaż { $from-per } i zaznacz { $into-by }; powtarzaj najwyżej tyle razy: { $most }
explain-mark-round = zaznacz { $track-one } tej rundy
explain-extra = zakreśl { $cells } { $scope }{ $reach }
explain-extra-optional = możesz zakreślić { $cells } { $scope }{ $reach }
explain-cells =
    { $count ->
        [one] jeszcze { $count } pole
        [few] jeszcze { $count } pola
        [many] jeszcze { $count } pól
       *[other] jeszcze { $count } pola
    }
explain-cells-value = dalsze pola (ile: { $value })
explain-apart = , także z dala od twoich zakreśleń
explain-touching = { "" }
explain-extra-pattern = zakreśl wzór tej tury jeszcze raz
explain-claim = na koniec tury weź { $pool-one } z następną liczbą i wpisz ją do kratki ({ $track })
explain-claim-away = na koniec tury usuń { $pool-one } z następną liczbą
explain-claim-value = na koniec tury weź kolejne liczby ({ $pool }) i wpisz je ({ $track }); ile: { $value }
explain-claim-away-value = na koniec tury usuń kolejne liczby ({ $pool }); ile: { $value }
explain-choose-one = wybierz jedno: { $options }
explain-option = { $option } ({ $steps })
explain-copy = powtórz działanie swojego ostatniego symbolu
explain-spend = potem już nigdy z tego pola
explain-score-once = tylko raz, niezależnie od liczby zakreślonych symboli, dostajesz punkty: { $value }
explain-score = za każdy taki zakreślony symbol dostajesz punkty: { $value }
explain-renew-offer = na koniec tury zwróć ofertę i wyłóż nową
explain-renew-offer-with = na koniec tury zwróć z oferty karty z symbolem „{ $symbol }” i wyłóż nowe
explain-renew-offer-of = na koniec tury zwróć z oferty każdą kartę, która jest { $color }, i wyłóż nowe
explain-discard = na koniec tury zwróć tę kartę do stosu i weź nową
explain-discard-offer = na koniec tury zwróć tę kartę do stosu i weź nową z oferty
explain-discard-offer-with = na koniec tury zwróć tę kartę do stosu i weź z oferty kartę z symbolem „{ $symbol }”
explain-discard-offer-of = na koniec tury zwróć tę kartę do stosu i weź z oferty kartę, która jest { $color }
# $name to nazwa z pakietu; $values to jej wartości, na przykład (red, 1), albo none.
explain-defined =
    { $values ->
        [none] { $name }
       *[other] { $name }{ $values }
    }
explain-means = { $name } oznacza: { $means }
explain-hidden = { $step } (ukryte)
explain-nothing = nic nie rób
explain-if = jeśli { $test }: { $then }
explain-unless = jeśli nieprawda, że { $test }: { $then }
explain-if-else = jeśli { $test }: { $then }; w przeciwnym razie: { $otherwise }
whom-others = wszyscy pozostali gracze
whom-next = następny gracz
whom-previous = poprzedni gracz
whom-each = wszyscy gracze
whom-leader = gracz na prowadzeniu
whom-last = gracz na ostatnim miejscu
whom-from-others = wszystkich pozostałych graczy
whom-from-next = następnego gracza
whom-from-previous = poprzedniego gracza
whom-from-each = wszystkich graczy
whom-from-leader = gracza na prowadzeniu
whom-from-last = gracza na ostatnim miejscu
whom-to-others = wszystkim pozostałym graczom
whom-to-next = następnemu graczowi
whom-to-previous = poprzedniemu graczowi
whom-to-each = wszystkim graczom
whom-to-leader = graczowi na prowadzeniu
whom-to-last = graczowi na ostatnim miejscu
explain-plugin = o działaniu decyduje wtyczka { $plugin }
explain-order-undeclared = Pakiet nie podaje `order` tego symbolu, więc przyjmuje się, że kolejność jego działania nie ma znaczenia (priorytet { $priority }). `rnw test` szuka kontrprzykładu w rozegranych partiach.
explain-order-free = Kolejność symboli o tym samym priorytecie nie ma znaczenia; tak podaje autor pakietu (priorytet { $priority }). `rnw test` szuka kontrprzykładu w rozegranych partiach.
explain-order-matters = Kolejność symboli może zmienić wynik; tak podaje autor pakietu (priorytet { $priority }; niższy działa wcześniej).

## Liczby

value-number = { $number }
value-filled = liczba zaznaczonych kratek ({ $track })
value-free = liczba wolnych kratek ({ $track })
value-rows = liczba pełnych rzędów ({ $track })
value-sum = suma na twojej karcie wyników ({ $track })
value-offered = liczba symboli „{ $symbol }” w ofercie
value-offered-cards = liczba kart w ofercie (każda { $color })
value-marked = liczba symboli „{ $symbol }”, które masz zakreślone w grze
value-cells = liczba{ $kind } pól { $around }
value-cells-bearing = liczba{ $kind } pól { $around }, na których jest symbol „{ $symbol }”
value-completed = liczba twoich skompletowanych kart
value-completed-color = liczba twoich skompletowanych kart (każda { $color })
value-completed-this-turn = liczba twoich kart skompletowanych w tej turze
value-of-next = liczba u następnego gracza ({ $value })
value-of-previous = liczba u poprzedniego gracza ({ $value })
value-highest = najwyższa liczba u innego gracza ({ $value })
value-lowest = najniższa liczba u innego gracza ({ $value })
value-players-with-more = ilu graczy ma wyższą liczbę niż ty ({ $value })
# The count of another player.
value-their-sum = suma na karcie wyników ({ $track })
value-their-marked = liczba symboli „{ $symbol }” zakreślonych w grze
value-their-completed = liczba skompletowanych kart
value-their-completed-this-turn = liczba kart skompletowanych w tej turze
value-round = numer rundy
value-turn = numer tury w rundzie
value-rounds-left = liczba rund po tej rundzie
value-turns-left = liczba tur po tej turze w rundzie
value-left = ile liczb jeszcze zostało ({ $pool })
value-next = następna liczba ({ $pool })
value-plus = suma ({ $values })
value-plus-number =
    { $inside ->
        [0] { $number } plus { $value }
       *[other] ({ $number } plus { $value })
    }
value-times = iloczyn ({ $values })
value-times-number =
    { $inside ->
        [0] { $number } razy { $value }
       *[other] ({ $number } razy { $value })
    }
value-minus =
    { $inside ->
        [0] { $first } minus { $second }
       *[other] ({ $first } minus { $second })
    }
value-divide =
    { $inside ->
        [0] { $first } podzielone przez { $second }, zaokrąglone w dół
       *[other] ({ $first } podzielone przez { $second }, zaokrąglone w dół)
    }
value-at-most =
    { $inside ->
        [0] { $value } (najwyżej { $number })
       *[other] ({ $value } (najwyżej { $number }))
    }
value-min = najmniejsza z liczb ({ $values })
value-at-least =
    { $inside ->
        [0] { $value } (co najmniej { $number })
       *[other] ({ $value } (co najmniej { $number }))
    }
value-max = największa z liczb ({ $values })

cells-all = { "" }
cells-marked = { " " }zakreślonych
cells-free = { " " }wolnych
cells-fresh = { " " }nowo zakreślonych
around-card = tej karty
around-near = obok tego symbolu
around-row = w tym wierszu
around-column = w tej kolumnie
around-anywhere = wszystkich twoich plansz
around-other = twojej drugiej planszy
around-set = tego zbioru ({ $area })

## Zbiory pól

area-anywhere = wszystkie plansze
area-card = ta karta
area-near = pola obok tego
area-row = ten wiersz
area-column = ta kolumna
area-other = druga plansza
area-this-cell = to pole
area-diagonal = przekątne tego pola
area-surroundings = pola wokół tego, także przez róg
area-within = { $steps ->
        [one] pola oddalone najwyżej o { $steps } krok
        [few] pola oddalone najwyżej o { $steps } kroki
        [many] pola oddalone najwyżej o { $steps } kroków
       *[other] pola oddalone najwyżej o { $steps } kroku
    }
area-with = pola z symbolem „{ $symbol }”
area-marked = zakreślone pola
area-free = wolne pola
area-fresh = pola zakreślone w tej turze
area-border = brzeg karty
area-entry = pole wejściowe
area-same-shade = pola tego samego odcienia co to, jak na szachownicy
area-line-of-sight = wolne pola, które to pole widzi w swoim wierszu i swojej kolumnie
area-row-number = wiersz { $number }
area-column-number = kolumna { $number }
area-mirrored-sideways = z zamienioną lewą i prawą stroną: ({ $area })
area-mirrored-upside-down = z zamienioną górą i dołem: ({ $area })
area-first = pierwsze z tych ({ $area }) w kolejności czytania
area-touching = pola obok tych ({ $area })
area-reached = ({ $first }) i wszystko, co się z nimi łączy w ({ $second })
area-on-other = na drugiej planszy: ({ $area })
area-union = w jednym ze zbiorów ({ $areas })
area-intersection = we wszystkich zbiorach ({ $areas })
area-except = ({ $first }) bez ({ $second })

## Warunki

test-all = wszystko to jest prawdą ({ $tests })
test-any = przynajmniej jedno z tego jest prawdą ({ $tests })
test-not = nieprawda, że { $test }
test-at-least = { $first } to co najmniej { $second }
test-at-most = { $first } to najwyżej { $second }
test-equal = { $first } to { $second }
test-less = { $first } to mniej niż { $second }
test-more = { $first } to więcej niż { $second }
test-differs = { $first } to inna liczba niż { $second }
test-color = karta ma kolor { $color }
test-full = wszystkie pola { $around } są zakreślone
test-on = symbol działa ({ $trigger })
test-after = twój ostatni symbol to { $symbol }

## Dlaczego działanie wtyczki jest nieważne

fault-too-many = zwraca ponad osiem instrukcji
fault-not-given = wymienia coś, czego pakiet jej nie daje
fault-wrong-track = używa rzędu kratek w niedozwolony sposób
fault-out-of-range = liczba jest poza zakresem
fault-not-now = prosi o coś, co teraz nie jest możliwe
fault-unknown = używa nieznanej instrukcji
fault-trapped = przerwała działanie
fault-out-of-fuel = działała zbyt długo
fault-out-of-memory = zużyła więcej pamięci, niż wolno
