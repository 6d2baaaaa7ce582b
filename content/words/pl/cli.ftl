### Zdania samego wiersza poleceń. Ich klucze zaczynają się od cli-.

cli-hand = Rozdane karty
cli-expedition = Ekspedycja
# Jak nazywa się człowiek, który nie podał imienia; może po tym stać liczba.
cli-player = Gracz
cli-turn =
    { $turn ->
        [0] Przygotowanie
       *[other] Tura { $turn }
    }

## Co słyszy człowiek przy klawiaturze

# $examples to ruchy, które można teraz wpisać.
cli-how-to-type = Wpisz ruch, na przykład `{ $examples }`, numer z `moves` albo `help`.
cli-help-moves = Pole to litera i liczba. Ruchy wpisuje się tak
cli-help =
    { "" }  12              ruch o tym numerze z listy ruchów
    Oprócz ruchów możesz wpisać
      moves [TEKST]  lista ruchów albo tych, które zaczynają się od TEKST
      why RUCH       czy ruch jest dozwolony, a jeśli nie, to według której zasady
      hint           co zrobiłby prosty bot
      undo, redo     cofnij ostatni ruch i ponów go
      score          arkusze punktacji w tej chwili
      log [N]        co się wydarzyło albo ostatnie N zdarzeń
      table          pokaż stół jeszcze raz
      legend         co znaczą znaki
      rules          gdzie można przeczytać zasady
      save           gdzie gra jest zapisana
      quit           wyjdź; grę można wznowić
cli-legend = Znaki znaczą:
cli-legend-symbols = To są symbole:
cli-sign-old = pole zaznaczone wcześniej
cli-sign-fresh = pole zaznaczone w tej turze
cli-read-rules = Zasady przeczytasz poleceniem: { $command }
cli-confirm = Enter kończy twoją turę; `undo` cofa ostatni ruch.
cli-confirm-final = Ruchu `{ $move }` nie da się cofnąć: Enter go wykona, cokolwiek innego go anuluje.
cli-hand-over = { $player }, klawiatura jest twoja. Naciśnij Enter, gdy nikt inny nie patrzy.
cli-why-what = Dopisz ruch, na przykład `why 1` dla pierwszego z listy ruchów.
cli-no-such-number =
    { $count ->
        [one] Jest tylko { $count } ruch; `moves` go pokaże.
        [few] Są { $count } ruchy, numerowane od 1; `moves` je pokaże.
        [many] Jest { $count } ruchów, numerowanych od 1; `moves` je pokaże.
       *[other] Jest { $count } ruchu, z numerami od 1; `moves` je pokaże.
    }
cli-no-such-moves = Żaden ruch nie zaczyna się od `{ $start }`.
cli-moves-near = Podobne: `{ $moves }`; wszystkie: `moves`.

cli-nobody = nikt nie siedzi przy klawiaturze: greedy gra przeciw greedy; z --players me,greedy ruchy czyta się z wejścia

## Gracze, którzy zawodzą

# $code to rodzaj błędu, jak w zapisach; $what to słowa tego, kto go zauważył, albo none.
cli-fault-forfeit =
    { $what ->
        [none] { $player } zawodzi ({ $code }) i przegrywa: koniec gry.
       *[other] { $player } zawodzi ({ $code }) i przegrywa: koniec gry. Co się stało: { $what }.
    }
cli-fault-random =
    { $what ->
        [none] { $player } zawodzi ({ $code }); ruch jest losowany.
       *[other] { $player } zawodzi ({ $code }); ruch jest losowany. Co się stało: { $what }.
    }
cli-fault-abort =
    { $what ->
        [none] { $player } zawodzi ({ $code }); gra zostaje tu przerwana.
       *[other] { $player } zawodzi ({ $code }); gra zostaje tu przerwana. Co się stało: { $what }.
    }

## Zapisywanie

cli-how-to-resume = Gra jest zapisana. Wznów ją poleceniem: { $command }
# $plugin to miejsce, z którego pochodzi działanie symbolu.
cli-plugin-stopped = Działanie symbolu zawiodło: { $symbol } ({ $plugin }), { $reason }. Gra się tu zatrzymuje.
cli-not-saved = Gra nie jest zapisana: nie ma gdzie. Użyj --record PLIK.
cli-kept = Gra jest na bieżąco zapisywana w { $path }.
cli-recorded = Grę obejrzysz jeszcze raz poleceniem: { $command }
cli-seed = To samo rozdanie zagrasz poleceniem: { $command }
cli-over-already = Ta gra jest już skończona.
cli-torn-tail =
    { $bytes ->
        [one] Ostatni wiersz zapisu był urwany: pominięto { $bytes } bajt.
        [few] Ostatni wiersz zapisu był urwany: pominięto { $bytes } bajty.
        [many] Ostatni wiersz zapisu był urwany: pominięto { $bytes } bajtów.
       *[other] Ostatni wiersz zapisu był urwany: pominięto { $bytes } bajtu.
    }
# Nikt nie może znać wyniku, zanim odsłoni się to, co zakryte.
cli-score-hidden = Wyniku nie można podać, zanim zakryte elementy zostaną odsłonięte.
cli-replay-unfinished = Tu zapis się urywa.

## Gra obejrzana po fakcie

# $search to bot, którego przeszukiwanie ocenia.
cli-analysis = W porównaniu z tym, co przy wiedzy graczy znajduje { $search }; przedziały są trafne w 95 przypadkach na 100.
# $count to liczba decyzji, $cost i $error to punkty.
cli-analysis-seat =
    { $count ->
        [one] { $player }: { $count } decyzja z wyborem kosztowała punktów: { $cost } ± { $error }.
        [few] { $player }: { $count } decyzje z wyborem kosztowały razem punktów: { $cost } ± { $error }.
        [many] { $player }: { $count } decyzji z wyborem kosztowało razem punktów: { $cost } ± { $error }.
       *[other] { $player }: { $count } decyzji z wyborem kosztowało razem punktów: { $cost } ± { $error }.
    }
cli-analysis-found = { $player } ma punktów: { $reached }. Przy znajomości wszystkich kart do odsłonięcia możliwe było co najmniej tyle: { $found }.
cli-analysis-ceiling = Żadna gra nie dałaby więcej punktów niż { $points }.
cli-analysis-no-ceiling = Może dało się więcej: dla tej gry nie jest znana granica.
cli-analysis-line = Droga, która do tego prowadzi: { $moves }
cli-analysis-unfinished = { $player } jeszcze gra; o tym, co było możliwe, mówi się po skończonej grze.
cli-analysis-costly = Najdroższe decyzje
cli-analysis-nothing = Żadna decyzja nie była gorsza od tego, co zrobiłoby przeszukiwanie.
cli-analysis-decision = { $place }. { $player } w turze { $turn }, punktów: { $cost } ± { $error }
cli-analysis-made = Zagrano: { $move }
cli-analysis-better = Lepiej: { $move }

## Lista gier i symbole

cli-list-seats = liczba miejsc od { $least } do { $most }
cli-list-default = domyślnie
cli-list-packs = pakiety, gra się nimi z --content NAZWA
cli-list-pack-of = do { $game }
cli-symbols-modules = module:PLIK   plik .wasm lub .wat z pakietu
cli-symbols-no-modules = Ten program jest zbudowany bez modułów.
cli-symbols-none = Pakiet nie ma żadnych symboli.
# $worth to punkty.
cli-symbols-worth =
    { $cells ->
        [one] na { $cells } polu kart; dla bota wart około { $worth } pkt
        [few] na { $cells } polach kart; dla bota wart około { $worth } pkt
        [many] na { $cells } polach kart; dla bota wart około { $worth } pkt
       *[other] na { $cells } pola kart; dla bota wart około { $worth } pkt
    }

## Rozpoczęte gry

cli-nothing-left = Nie ma żadnej rozpoczętej gry.
cli-no-such-left =
    { $count ->
        [0] Nie ma żadnej rozpoczętej gry.
        [one] Jest tylko { $count } rozpoczęta gra; pokazuje ją `rnw resume --list`.
        [few] Są { $count } rozpoczęte gry, numerowane od 1; pokazuje je `rnw resume --list`.
        [many] Jest { $count } rozpoczętych gier, numerowanych od 1; pokazuje je `rnw resume --list`.
       *[other] Jest { $count } rozpoczętej gry, numerowane od 1; pokazuje je `rnw resume --list`.
    }
cli-left-game =
    { $decisions ->
        [one] { $game }: { $players }; { $decisions } decyzja
        [few] { $game }: { $players }; { $decisions } decyzje
        [many] { $game }: { $players }; { $decisions } decyzji
       *[other] { $game }: { $players }; { $decisions } decyzji
    }
cli-how-to-go-on = Pierwszą kontynuuje polecenie: { $command }
cli-starting = Uruchamia się { $player }.
