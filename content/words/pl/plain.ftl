### Stół w zdaniach, dla tych, którzy słuchają ekranu (`rnw play --plain`).

# $text to to, co się mówi, małymi literami i bez kropki.
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
       *[other] { $track }: { $filled } z { $boxes }, a to { $numbers }.
    }
# $numbers to miejsca kratek, które są skreślone.
plain-track-places = { $track }: skreślono { $numbers } z { $boxes }.
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
plain-fresh = Zaznaczone w tej turze: { $cells }.
plain-marked = Zaznaczone: { $cells }.
plain-free = Wolne: { $cells }.
plain-printed = Na niej: { $cells }.
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
plain-fences =
    { $count ->
        [one] Płot między { $cells }.
        [few] Płoty między { $cells }.
        [many] Płoty między { $cells }.
       *[other] Płoty między { $cells }.
    }
plain-fences-fresh = Ostatnio postawiono między { $cells }.
plain-symbol = { $cell } { $symbol }
# $value to liczba na żetonie albo none, jeśli leży zakryty.
plain-piece =
    { $value ->
        [none] { $cell } { $letter } zakryty
       *[other] { $cell } { $letter } { $value }
    }
plain-pattern =
    { $count ->
        [one] Ekspedycja to { $pattern }: { $count } pole.
        [few] Ekspedycja to { $pattern }: { $count } pola, na przykład { $cells }, dowolnie obrócone i odbite.
        [many] Ekspedycja to { $pattern }: { $count } pól, na przykład { $cells }, dowolnie obróconych i odbitych.
       *[other] Ekspedycja to { $pattern }: { $count } pola, na przykład { $cells }, dowolnie obrócone i odbite.
    }
plain-choices = Możesz wybrać:
plain-many-choices =
    { $count ->
        [one] Jest { $count } ruch. Wpisz `moves`, żeby go usłyszeć.
        [few] Są { $count } ruchy. Wpisz `moves`, żeby usłyszeć je z numerami, albo `moves A`, żeby usłyszeć te, które zaczynają się od A.
        [many] Jest { $count } ruchów. Wpisz `moves`, żeby usłyszeć je z numerami, albo `moves A`, żeby usłyszeć te, które zaczynają się od A.
       *[other] Jest { $count } ruchu. Wpisz `moves`, żeby usłyszeć je z numerami, albo `moves A`, żeby usłyszeć te, które zaczynają się od A.
    }
plain-upcoming = W tej rundzie mogą jeszcze przyjść kształty: { $patterns }.
