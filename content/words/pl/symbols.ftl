### Co robią symbole, tak jak mówi to `rnw symbols explain`.
###
### Każde objaśnienie to osobny wiersz: kiedy symbol działa, potem co robi. $value, $test, $cells i podobne to
### zdania z tego pliku, wstawione tak, jak stoją.

## Kiedy działa

explain-when = Działa: { $trigger }.
trigger-mark = gdy jego pole zostaje zaznaczone
trigger-complete = gdy jego karta jest ukończona (zanim zostanie odłożona)
trigger-turn = na koniec każdej tury, dopóki jest zaznaczony na planszy
trigger-round = na koniec każdej rundy, dopóki jest zaznaczony na planszy
trigger-scoring = przy liczeniu punktów

## Co robi

explain-advance =
    { $by ->
        [one] skreśl { $by } kratkę ({ $track })
        [few] skreśl { $by } kratki ({ $track })
        [many] skreśl { $by } kratek ({ $track })
       *[other] skreśl { $by } kratki ({ $track })
    }
explain-advance-value = skreśl kratki ({ $track }); ile, mówi { $value }
explain-erase =
    { $by ->
        [one] wymaż { $by } kratkę ({ $track })
        [few] wymaż { $by } kratki ({ $track })
        [many] wymaż { $by } kratek ({ $track })
       *[other] wymaż { $by } kratki ({ $track })
    }
explain-erase-value = wymaż kratki ({ $track }); ile, mówi { $value }
explain-write = wpisz ({ $track }): { $value }
explain-write-optional = możesz wpisać ({ $track }): { $value }
explain-convert = wymazuj kratki po { $per } ({ $from }) i za każdym razem skreślaj { $by } ({ $into }), dopóki się da
explain-convert-at-most = wymazuj kratki po { $per } ({ $from }) i za każdym razem skreślaj { $by } ({ $into }), najwyżej tyle razy: { $most }
explain-mark-round = skreśl kratkę tej rundy ({ $track })
explain-extra = zaznacz { $cells } { $scope }{ $reach }
explain-extra-optional = możesz zaznaczyć { $cells } { $scope }{ $reach }
explain-cells =
    { $count ->
        [one] jeszcze { $count } pole
        [few] jeszcze { $count } pola
        [many] jeszcze { $count } pól
       *[other] jeszcze { $count } pola
    }
explain-cells-value = kolejne pola (ile, mówi { $value })
explain-apart = , gdziekolwiek są twoje znaki
explain-touching = { "" }
explain-extra-pattern = zaznacz kształt tej tury jeszcze raz
explain-claim = na koniec tury weź następną liczbę ({ $pool }) i wpisz ją ({ $track })
explain-claim-away = na koniec tury następna liczba znika ({ $pool })
explain-choose-one = wybierz jedno: { $options }
explain-option = { $option } ({ $steps })
explain-copy = powtórz to, co zrobił twój ostatni symbol
explain-spend = zrób to dla każdego pola tylko raz
explain-score-once = twój arkusz dostaje za niego punkty ({ $value }), bez względu na to, ile ich zaznaczysz
explain-score = każdy, który masz zaznaczony, daje punkty ({ $value })
explain-renew-offer = na koniec tury oferta wraca i jest wykładana od nowa
explain-discard = na koniec tury ta karta wraca do talii i jest zastępowana
explain-discard-offer = na koniec tury ta karta wraca do talii i jest zastępowana kartą z oferty
explain-nothing = nic nie rób
explain-if = jeśli { $test }: { $then }
explain-unless = jeśli nie jest tak, że { $test }: { $then }
explain-if-else = jeśli { $test }: { $then }; w przeciwnym razie: { $otherwise }
explain-plugin = robi to, co mówi wtyczka { $plugin }
explain-order-free = Kolejność, w jakiej działa, jest bez znaczenia (priorytet { $priority }).
explain-order-matters = Działa w kolejności priorytetów; jego własny to { $priority }.

## Liczby

value-number = { $number }
value-filled = liczba skreślonych kratek ({ $track })
value-free = liczba wolnych kratek ({ $track })
value-rows = liczba pełnych rzędów ({ $track })
value-sum = suma na twoim arkuszu ({ $track })
value-offered = liczba symboli w ofercie ({ $symbol })
value-offered-cards = liczba kart w ofercie ({ $color })
value-marked = liczba symboli, które masz zaznaczone w grze ({ $symbol })
value-cells = liczba{ $kind } pól { $around }
value-cells-bearing = liczba{ $kind } pól { $around }, na których jest symbol ({ $symbol })
value-completed = liczba twoich ukończonych kart
value-completed-color = liczba twoich ukończonych kart ({ $color })
value-round = numer rundy
value-turn = numer tury w rundzie
value-rounds-left = liczba rund, które zostały
value-turns-left = liczba tur, które zostały w rundzie
value-left = ile liczb jeszcze zostało ({ $pool })
value-next = następna liczba z kolei ({ $pool })
value-plus = suma ({ $values })
value-plus-number = { $number } plus { $value }
value-times = iloczyn ({ $values })
value-times-number = { $number } razy { $value }
value-minus = ({ $first }) minus ({ $second })
value-divide = ({ $first }) podzielone przez ({ $second }), zaokrąglone w dół
value-at-most = { $value }, najwyżej { $number }
value-min = najmniejsza z liczb ({ $values })
value-at-least = { $value }, co najmniej { $number }
value-max = największa z liczb ({ $values })

cells-all = { "" }
cells-marked = { " " }zaznaczonych
cells-free = { " " }niezaznaczonych
cells-fresh = { " " }nowo zaznaczonych
around-card = tej karty
around-near = obok tego
around-row = w tym wierszu
around-column = w tej kolumnie

## Warunki

test-all = spełnione jest to wszystko ({ $tests })
test-any = spełnione jest coś z tego ({ $tests })
test-not = nie jest tak, że { $test }
test-at-least = { $first } to co najmniej { $second }
test-at-most = { $first } to najwyżej { $second }
test-equal = { $first } to { $second }
test-full = wszystkie pola { $around } są zaznaczone
test-on = to ta chwila: { $trigger }
test-after = twój ostatni symbol był taki: { $symbol }

## Dlaczego działanie wtyczki jest nieważne

fault-too-many = prosi o więcej niż osiem rzeczy
fault-not-given = wymienia coś, czego zawartość jej nie daje
fault-wrong-track = obchodzi się z rzędem kratek inaczej, niż się go wypełnia
fault-out-of-range = liczba jest poza swoim zakresem
fault-not-now = prosi o coś, o co teraz nie można prosić
fault-unknown = prosi o coś, czego nie robi żadna instrukcja
fault-trapped = wykonanie się przerwało
fault-out-of-fuel = wykonanie nie skończyło się na czas
fault-out-of-memory = chce więcej pamięci, niż może mieć
