### Stół w zdaniach, dla osób z czytnikiem ekranu (`rnw play --plain`).

# $text to zdanie, małymi literami i bez kropki.
plain-sentence = { $text }.
plain-offer = W ofercie:
plain-hand = Rozdane karty:
# $letter stoi na żetonach gracza albo none; $facts to to, co się o graczu mówi.
plain-place =
    { $letter ->
        [none]
            { $facts ->
                [none] { $player }.
               *[other] { $player }: { $facts }.
            }
       *[other]
            { $facts ->
                [none] { $player }, litera { $letter }.
               *[other] { $player }, litera { $letter }: { $facts }.
            }
    }
# $numbers to liczby wpisane w kratki albo none.
plain-track =
    { $numbers ->
        [none] { $track }: { $filled } z { $boxes }.
       *[other] { $track }: { $filled } z { $boxes }, liczby: { $numbers }.
    }
# $numbers to miejsca kratek, które są zaznaczone.
plain-track-places = { $track }: { $filled } z { $boxes } kratek: numer { $numbers }.
# $place to litera planszy albo none; $facts to to, co wydrukowano na karcie, albo none.
plain-card =
    { $place ->
        [none]
            { $facts ->
                [none] { $card }.
               *[other] Karta { $card }: { $facts }.
            }
       *[other]
            { $facts ->
                [none] Plansza { $place }, karta { $card }.
               *[other] Plansza { $place }, karta { $card }: { $facts }.
            }
    }
# $last to ostatnie pole wspólnej planszy.
plain-board = Plansza: pola od a1 do { $last }.
plain-fresh = Zakreślone w tej turze: { $cells }.
plain-marked = Zakreślone wcześniej: { $cells }.
plain-free = Wolne: { $cells }.
plain-deposits = Złoża: { $cells }.
plain-deposit = { $cell } o wartości { $yield }
plain-entry = Wejście: { $cells }.
plain-tomb = Grobowiec: { $cells }.
plain-walls =
    { $count ->
        [one] Ściana: { $cells }.
        [few] Ściany: { $cells }.
        [many] Ściany: { $cells }.
       *[other] Ściany: { $cells }.
    }
plain-pieces =
    { $count ->
        [one] Żeton: { $cells }.
        [few] Żetony: { $cells }.
        [many] Żetony: { $cells }.
       *[other] Żetony: { $cells }.
    }
# $cell i $other to sąsiednie pola.
plain-fence = między { $cell } i { $other }
plain-fences =
    { $count ->
        [one] Płot: { $cells }.
        [few] Płoty: { $cells }.
        [many] Płoty: { $cells }.
       *[other] Płoty: { $cells }.
    }
plain-fences-fresh =
    { $count ->
        [one] Ostatnio postawiono: płot { $cells }.
        [few] Ostatnio postawiono: płoty { $cells }.
        [many] Ostatnio postawiono: płoty { $cells }.
       *[other] Ostatnio postawiono: płoty { $cells }.
    }
# $region to pierwsze pole obszaru, $cells to jego pola albo none, jeśli jest ich dużo.
plain-region =
    { $cells ->
        [none] Obszar { $region }: { $facts }.
       *[other] Obszar { $region }: { $facts }; pola { $cells }.
    }
plain-symbol = { $cell } { $symbol }
# $value to liczba na żetonie albo none, jeśli leży zakryty.
plain-piece =
    { $value ->
        [none] na { $cell } zakryty żeton { $letter }
       *[other] na { $cell } żeton { $letter } o wartości { $value }
    }
plain-pattern =
    { $count ->
        [one] Ekspedycja: { $count } pole.
        [few] Ekspedycja: { $count } pola, na przykład { $cells }. Wzór można obracać i odbijać.
        [many] Ekspedycja: { $count } pól, na przykład { $cells }. Wzór można obracać i odbijać.
       *[other] Ekspedycja: { $count } pola, na przykład { $cells }. Wzór można obracać i odbijać.
    }
# $moves are moves with their numbers.
plain-choices = Możesz wybrać: { $moves }.
# $start to pierwsze słowo ruchu.
plain-many-choices =
    { $count ->
        [one] Masz { $count } ruch. Wpisz `moves`, aby go poznać.
        [few] Masz { $count } ruchy. Wpisz `moves`, aby poznać wszystkie z numerami, albo `moves { $start }`, aby poznać tylko te, które zaczynają się od `{ $start }`.
        [many] Masz { $count } ruchów. Wpisz `moves`, aby poznać wszystkie z numerami, albo `moves { $start }`, aby poznać tylko te, które zaczynają się od `{ $start }`.
       *[other] Masz { $count } ruchu. Wpisz `moves`, aby poznać wszystkie z numerami, albo `moves { $start }`, aby poznać tylko te, które zaczynają się od `{ $start }`.
    }
plain-upcoming = Nieodkryte ekspedycje: { $patterns }.
plain-no-legend = W zdaniach nie ma znaków.
# $name mówi, czyje to kości; $dice to ich wartości.
plain-dice = { $name }: { $dice }.
# $die to kolor i wartość kości.
plain-die-chosen = { $die } (wybrana)
# $parts mówi, które kratki rzędu są wypełnione, wolne i zamknięte.
plain-row = { $track }: { $parts }.
plain-row-filled = skreślone { $boxes }
plain-row-free = wolne { $boxes }
plain-row-closed = zamknięte { $boxes }
# $box to to, co wydrukowano w kratce, albo jej numer.
plain-row-written = { $number } w kratce { $box }
plain-row-place = numer { $place }
plain-paths = Linie do boków: { $cells }.
plain-path-up = w górę
plain-path-up-thick = gruba w górę
plain-path-right = w prawo
plain-path-right-thick = gruba w prawo
plain-path-down = w dół
plain-path-down-thick = gruba w dół
plain-path-left = w lewo
plain-path-left-thick = gruba w lewo
plain-link = z { $cell } do { $other }
plain-links = Linie: { $cells }.
plain-links-fresh = Ostatnio narysowane: { $cells }.
plain-links-free = Linie, które można jeszcze narysować: { $cells }.
