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
cli-help-moves = Ruch wpisuje się tak:
cli-help =
    { "" }  12              ruch o tym numerze z listy ruchów
    Oprócz ruchów możesz wpisać:
      moves [TEKST]  lista ruchów albo tych, które zaczynają się od TEKST
      why RUCH       czy ruch jest dozwolony, a jeśli nie, to która zasada go zabrania
      hint           ruch silnego bota
      undo, redo     cofnij jeden ruch; ponów go
      score          karty wyników w tej chwili
      log [N]        co się wydarzyło albo tylko ostatnie N zdarzeń
      position       ta pozycja jako wiersz tekstu, tak jak ją znasz
      table          pokaż cały stół, nie tylko to, co nowe
      help, ?        ta lista
      legend         co znaczą znaki
      rules          gdzie przeczytać zasady
      save           gdzie gra jest zapisana
      quit           wyjdź; grę można wznowić
cli-legend = Legenda:
cli-legend-symbols = Symbole:
cli-sign-old = pole zakreślone wcześniej
cli-sign-fresh = pole zakreślone w tej turze
cli-read-rules = Zasady przeczytasz poleceniem: { $command }
cli-confirm = Enter albo t kończy twoją turę; `undo` cofa to, co przed chwilą zagrano.
cli-confirm-only = Naciśnij sam Enter, aby zakończyć turę, albo wpisz `undo`.
cli-confirm-final = Ruchu `{ $move }` nie można cofnąć. Enter albo t go zagra; każdy inny tekst go anuluje.
# $warning is a sentence of the game about the move.
cli-confirm-warning = { $warning } Enter albo t zagra `{ $move }`; każdy inny tekst to anuluje.
cli-hand-over = { $player }, teraz twoja kolej. Naciśnij Enter, gdy nikt inny nie patrzy.
cli-why-what = Dopisz ruch, na przykład `why 1` dla pierwszego ruchu z listy.
cli-no-such-number =
    { $count ->
        [one] Masz tylko { $count } ruch; `moves` go pokaże.
        [few] Masz { $count } ruchy, numery od 1; `moves` je pokaże.
        [many] Masz { $count } ruchów, numery od 1; `moves` je pokaże.
       *[other] Masz { $count } ruchu, numery od 1; `moves` je pokaże.
    }
cli-no-such-moves = Żaden ruch nie zaczyna się od `{ $start }`.
cli-moves-near = Podobne ruchy: `{ $moves }`; wszystkie ruchy: `moves`.
cli-moves-example = Możesz zagrać na przykład: `{ $moves }`; wszystkie ruchy: `moves`.

cli-nobody = nikt nie siedzi przy klawiaturze, więc greedy gra przeciw greedy; --players me,greedy czyta ruchy z wejścia

## Gracze, którzy zawodzą

# $code to rodzaj błędu, jak w zapisach; $what objaśnia go po angielsku albo to none.
cli-fault-forfeit =
    { $what ->
        [none] { $player } zawodzi ({ $code }) i przegrywa. Koniec gry.
       *[other] { $player } zawodzi ({ $code }) i przegrywa. Koniec gry. Przyczyna: { $what }.
    }
cli-fault-random =
    { $what ->
        [none] { $player } zawodzi ({ $code }); zamiast tego jest losowy ruch.
       *[other] { $player } zawodzi ({ $code }); zamiast tego jest losowy ruch. Przyczyna: { $what }.
    }
cli-fault-bot =
    { $what ->
        [none] { $player } zawodzi ({ $code }); zamiast tego zdecydował bot.
       *[other] { $player } zawodzi ({ $code }); zamiast tego zdecydował bot. Przyczyna: { $what }.
    }
cli-fault-abort =
    { $what ->
        [none] { $player } zawodzi ({ $code }); gra się tu zatrzymuje.
       *[other] { $player } zawodzi ({ $code }); gra się tu zatrzymuje. Przyczyna: { $what }.
    }

## Zapisywanie

cli-how-to-resume = Gra jest zapisana. Wznów ją poleceniem: { $command }
cli-input-ended = Wejście skończyło się, zanim skończyła się gra. Gra jest zapisana. Wznów ją poleceniem: { $command }
# $plugin to miejsce, z którego pochodzi działanie symbolu.
cli-plugin-stopped = Działanie symbolu zawiodło: { $symbol } ({ $plugin }), { $reason }. Gra się tu zatrzymuje.
cli-not-saved = Gra nie jest zapisana: nie ma na nią folderu. Użyj --record PLIK.
cli-nothing-to-save = Nie zapadła żadna decyzja, więc gra nie jest zapisana.
cli-not-saved-bots = Gra nie jest zapisana: nie gra żadna osoba. Gry między botami zapisuje `--record PLIK`.
cli-kept = Gra zapisuje się na bieżąco w { $path }.
cli-recorded = Grę obejrzysz jeszcze raz poleceniem: { $command }
cli-seed = Grę z tymi samymi losowaniami zagrasz poleceniem: { $command }
cli-over-already = Ta gra jest już skończona.
cli-pack-carried = Pakiet poza zapisem zmienił się lub go brakuje, więc użyty zostaje ten, który jest w zapisie.
cli-torn-tail =
    { $bytes ->
        [one] Ostatni wiersz zapisu jest niepełny: pominięto { $bytes } bajt.
        [few] Ostatni wiersz zapisu jest niepełny: pominięto { $bytes } bajty.
        [many] Ostatni wiersz zapisu jest niepełny: pominięto { $bytes } bajtów.
       *[other] Ostatni wiersz zapisu jest niepełny: pominięto { $bytes } bajtu.
    }
# Nikt nie może znać wyniku, dopóki żetony są zakryte.
cli-score-hidden = Wynik jest tajny, dopóki żetony są zakryte.
cli-replay-unfinished = Zapis tu się kończy.

## Positions

# $seat is the number of a seat; $seed is a number.
cli-position-hidden = Ta pozycja to tyle, ile wie miejsce { $seat }. To, co ukrywa, wylosowano z ziarna { $seed }.
cli-position-seat = Co wie miejsce { $seat }:
cli-position-whole = Cała pozycja, ze wszystkim, co ukryte:
cli-position-nobody = W tej pozycji nikt nie ma nic do zdecydowania.
cli-position-other = Miejsce { $seat } nie ma w tej pozycji nic do zdecydowania.
# $step is the number that was typed; $last is the largest that is allowed.
cli-error-step = krok { $step } jest już za końcem zapisu; ostatni krok to { $last }

## Gra obejrzana po fakcie

cli-analysis = Porównanie z ruchami, które wybrało przeszukiwanie; wiedziało ono tyle, co gracze; ± to przedział ufności 95%.
# $rival to procent punktów najlepszego rywala, który odejmuje się od własnych; 0 bez rywali.
cli-analysis-unit =
    { $rival ->
        [0] Straty są w punktach. Ich suma nie jest możliwym zyskiem, bo każdą mierzy się osobno.
        [100] Straty liczą punkty gracza minus punkty najlepszego rywala. Ich suma nie jest możliwym zyskiem, bo każdą mierzy się osobno.
       *[other] Straty liczą punkty gracza minus { $rival }% punktów najlepszego rywala. Ich suma nie jest możliwym zyskiem, bo każdą mierzy się osobno.
    }
# $count to liczba decyzji, $cost i $error to punkty.
cli-analysis-seat =
    { $count ->
        [one] { $player }: strata { $cost } ± { $error } pkt, { $count } decyzja, w której był wybór.
        [few] { $player }: strata { $cost } ± { $error } pkt, { $count } decyzje, w których był wybór.
        [many] { $player }: strata { $cost } ± { $error } pkt, { $count } decyzji, w których był wybór.
       *[other] { $player }: strata { $cost } ± { $error } pkt, { $count } decyzji, w których był wybór.
    }
# $count is the number of decisions whose best move is proven.
cli-analysis-exact = Dla { $count } z nich strata jest dokładna: policzono wszystkie możliwe zakończenia gry.
cli-analysis-found = { $player } ma { $reached } pkt. Najlepszy wynik znaleziony przez przeszukiwanie z pełną wiedzą o losowaniach: { $found } pkt; może istnieć lepszy.
cli-analysis-upper-bound = Górna granica: żaden przebieg tej gry nie dałby więcej niż { $points } pkt.
cli-analysis-line = Ruchy prowadzące do znalezionego wyniku: { $moves }
cli-analysis-unfinished = { $player } jeszcze gra. Najlepszego wyniku szuka się dopiero po grze.
cli-analysis-costly = Największe błędy
cli-analysis-nothing = Żadna decyzja nie była wyraźnie gorsza niż wybór bota.
cli-analysis-decision =
    { $turn ->
        [0] { $place }. { $player }, przygotowanie: strata { $cost } ± { $error } pkt
       *[other] { $place }. { $player }, tura { $turn }: strata { $cost } ± { $error } pkt
    }
cli-analysis-decision-exact = { $place }. { $player }, tura { $turn }: strata { $cost } pkt (dokładnie)
# $what mówi, co robi ruch.
cli-analysis-made = Zagrano: { $what }
cli-analysis-better = Lepiej: { $what }
cli-analysis-moves = Decyduje { $player }. Ile punktów traci każdy ruch wobec najlepszego:

## Lista gier i symbole

cli-list-seats = od { $least } do { $most } graczy
cli-list-seats-exact =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
cli-list-default = domyślnie
cli-list-packs = pakiety (uruchamia je `--content NAZWA`)
cli-list-pack-of = do { $game }
cli-symbols-modules = module:PLIK   plik .wasm lub .wat z pakietu
cli-symbols-no-modules = Ta wersja rnw nie uruchamia modułów.
cli-symbols-none = Nie ma tu żadnych symboli.
cli-content-no-cards = { $game } nie ma drukowanych kart.
cli-rules-none = { $game } nie ma tekstu zasad.
cli-symbols-formatted =
    { $file }: { $changed ->
        [one] przepisano 1 program
        [few] przepisano { $changed } programy
        [many] przepisano { $changed } programów
       *[other] przepisano { $changed } programu
    }
cli-symbols-kept =
    { $kept ->
        [one] 1 program pozostaje bez zmian, bo jest w nim komentarz
        [few] { $kept } programy pozostają bez zmian, bo jest w nich komentarz
        [many] { $kept } programów pozostaje bez zmian, bo jest w nich komentarz
       *[other] { $kept } programu pozostaje bez zmian, bo jest w nich komentarz
    }
# $worth to punkty.
cli-symbols-worth =
    { $cells ->
        [one] na { $cells } polu kart; wartość dla bota: około { $worth } pkt
        [few] na { $cells } polach kart; wartość dla bota: około { $worth } pkt
        [many] na { $cells } polach kart; wartość dla bota: około { $worth } pkt
       *[other] na { $cells } pola kart; wartość dla bota: około { $worth } pkt
    }
cli-symbols-few =
    { $cells ->
        [one] na { $cells } polu kart; za mało zakreśleń, by podać wartość: { $marks }
        [few] na { $cells } polach kart; za mało zakreśleń, by podać wartość: { $marks }
        [many] na { $cells } polach kart; za mało zakreśleń, by podać wartość: { $marks }
       *[other] na { $cells } pola kart; za mało zakreśleń, by podać wartość: { $marks }
    }
cli-symbols-played =
    { $cells ->
        [one] na { $cells } polu kart; w { $deals } partiach botów zakreślenie dało { $worth } ± { $half } pkt
        [few] na { $cells } polach kart; w { $deals } partiach botów zakreślenie dało { $worth } ± { $half } pkt
        [many] na { $cells } polach kart; w { $deals } partiach botów zakreślenie dało { $worth } ± { $half } pkt
       *[other] na { $cells } pola kart; w { $deals } partiach botów zakreślenie dało { $worth } ± { $half } pkt
    }
cli-scene-cards = Na planszach: { $cards }. Co się dzieje:
cli-scene-gained =
    { $points ->
        [one] Zysk: { $points } punkt
        [few] Zysk: { $points } punkty
        [many] Zysk: { $points } punktów
       *[other] Zysk: { $points } punktu
    }
cli-scene-no-choice = Nikt teraz nie decyduje.
cli-scene-choice =
    { $moves ->
        [one] Decyduje miejsce { $seat }. Ma { $moves } ruch:
        [few] Decyduje miejsce { $seat }. Ma { $moves } ruchy:
        [many] Decyduje miejsce { $seat }. Ma { $moves } ruchów:
       *[other] Decyduje miejsce { $seat }. Ma { $moves } ruchu:
    }
cli-scene-holds =
    { $checks ->
        [one] { $checks } sprawdzenie, zgodne z oczekiwaniem
        [few] { $checks } sprawdzenia, wszystkie zgodne z oczekiwaniem
        [many] { $checks } sprawdzeń, wszystkie zgodne z oczekiwaniem
       *[other] { $checks } sprawdzenia, wszystkie zgodne z oczekiwaniem
    }
cli-scene-surprise = Inaczej, niż oczekiwano: { $what }

## Niedokończone gry

cli-nothing-left = Brak niedokończonych gier.
cli-left-game =
    { $decisions ->
        [one] { $game }: { $players }; { $decisions } decyzja
        [few] { $game }: { $players }; { $decisions } decyzje
        [many] { $game }: { $players }; { $decisions } decyzji
       *[other] { $game }: { $players }; { $decisions } decyzji
    }
# $turn is the number of the current turn.
cli-left-turn = { $game }: { $players }; tura { $turn }
# $name is the name that a person has given to the game.
cli-record-named = „{ $name }”, { $game }
cli-left-pack = { $game } z pakietem { $pack }
cli-how-to-choose = Grę wybiera jej numer, na przykład: { $command }
# $path is the file.
cli-renamed = Nowa nazwa: { $path }
cli-starting = { $player } uruchamia się.

## Werdykty o zapisach

cli-verify-complete = kompletny, { $scores }
cli-verify-forfeited = kompletny, { $scores }; miejsce { $seat } przegrało przez błąd ({ $code })
cli-verify-unfinished =
    { $decisions ->
        [one] niedokończony po { $decisions } decyzji
        [few] niedokończony po { $decisions } decyzjach
        [many] niedokończony po { $decisions } decyzjach
       *[other] niedokończony po { $decisions } decyzji
    }
cli-verify-diverging = błąd w wierszu { $line }
cli-verify-unread = nie można odczytać
cli-verify-carried = z pakietem z zapisu
cli-verify-torn =
    { $bytes ->
        [one] pominięto niepełny ostatni wiersz: { $bytes } bajt
        [few] pominięto niepełny ostatni wiersz: { $bytes } bajty
        [many] pominięto niepełny ostatni wiersz: { $bytes } bajtów
       *[other] pominięto niepełny ostatni wiersz: { $bytes } bajta
    }

## Błędy w wierszu poleceń

cli-error = błąd
cli-error-tip = wskazówka
cli-error-more = Więcej pokaże '{ $option }'.
cli-error-argument = nieznany argument '{ $argument }'
cli-error-command = nie ma polecenia '{ $command }'
cli-error-no-command = po '{ $command }' musi nastąpić polecenie
cli-error-missing = brakuje:
cli-error-conflict = argumentu '{ $argument }' nie można użyć razem z '{ $others }'
cli-error-twice = argument '{ $argument }' można podać tylko raz
cli-error-no-value = argument '{ $argument }' wymaga wartości
cli-error-value = nieprawidłowa wartość '{ $value }' dla '{ $argument }'
cli-error-values = argument '{ $argument }' nie przyjmuje wartości, a podano { $value }
cli-error-utf8 = któryś argument nie jest tekstem UTF-8
cli-error-number = oczekiwano liczby całkowitej
cli-error-range = oczekiwano liczby od { $least } do { $most }
cli-error-least = oczekiwano { $least } lub więcej
cli-error-near = może chodziło o '{ $found }'?
cli-error-literal = jeśli '{ $argument }' ma być wartością, wpisz '{ $line }'
cli-error-exists = istnieje '{ $line }'
# $example to dozwolona para.
cli-error-pair = oczekiwano KLUCZ=WARTOŚĆ, na przykład { $example }
# $others i $last to znaczniki języków z ich nazwami.
cli-error-language = nieznany język „{ $found }”; oczekiwano { $others } lub { $last }
# $least i $most mówią, ilu graczy może grać.
cli-error-players =
    { $count ->
        [one] podano { $count } gracza, a w tę grę może grać od { $least } do { $most } graczy
        [few] podano { $count } graczy, a w tę grę może grać od { $least } do { $most } graczy
        [many] podano { $count } graczy, a w tę grę może grać od { $least } do { $most } graczy
       *[other] podano { $count } gracza, a w tę grę może grać od { $least } do { $most } graczy
    }
# $names i $players to liczby.
cli-error-names = { $names ->
        [one] { $names } imię
        [few] { $names } imiona
        [many] { $names } imion
       *[other] { $names } imienia
    } dla { $players ->
        [one] { $players } gracza
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }; każdy gracz może mieć najwyżej jedno
cli-error-same-name = dwóch graczy ma imię „{ $name }”; imiona muszą się różnić
cli-error-name = nieprawidłowe imię { $name }: { $fault }
# $names to imiona dla --names, ze słowem z cli-a-name za każdą osobę bez imienia.
cli-unnamed = { $player } nie ma imienia. Wszystkim nada imiona: --names { $names }
cli-a-name = IMIĘ
# $last to numer ostatniej tury.
cli-error-turn = nie ma tury { $turn }; zapis kończy się na turze { $last }
