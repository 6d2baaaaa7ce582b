### Rozdanie dnia, jego wyniki i ich tabela oraz lista zapisów. Klucze zaczynają się od daily-.

## Gra

daily-unranked = Ta gra się nie liczy. Do rankingu liczy się tylko pierwsza gra danego rozdania w jego dniu.
daily-over-already = To rozdanie masz już rozegrane.
# $command zaczyna to samo rozdanie.
daily-how-again = To samo rozdanie zagrasz jeszcze raz, poza rankingiem, poleceniem: { $command }
daily-first-ranked = To rozdanie nie jest jeszcze rozegrane do końca. Najpierw zagraj je bez --again; wtedy wynik się liczy.
# $date to data, na przykład 2026-11-23; $game to nazwa gry tak, jak się ją wpisuje.
daily-not-over = Gra { $game } z dnia { $date } nie ma jeszcze wyniku. Rozdanie zagrasz poleceniem `rnw daily`.
daily-error-date = oczekiwana jest data, na przykład 2026-11-23
# $today to dzisiejsza data.
daily-error-future = { $date } to data z przyszłości; w UTC jest dzisiaj { $today }. Nie można zagrać rozdania przed jego dniem.

## Wynik, który ludzie sobie wysyłają. $points i $found mogą być ułamkami, na przykład 6 1/2.

# $found to najlepszy wynik, który znalazł program.
daily-points = { $points } pkt (najlepszy znaleziony wynik: { $found })
daily-points-place = { $points } pkt, miejsce { $place } z { $seats } (najlepszy znaleziony wynik: { $found })
daily-searching = Trwa szukanie najlepszego wyniku tego rozdania …

## Tabela tygodnia

daily-paste = Wklej tu wyniki. Potem w pustym wierszu naciśnij Ctrl-D.
daily-no-results = W tym tekście nie ma wyniku, który się liczy.
daily-sum = suma
# $sign oznacza taki wynik w tabeli.
daily-not-counted = Nie liczy się ({ $sign }):
# $result to data, gra i gracz.
daily-line = wiersz { $line }, { $result }
daily-reason-no-code = brakuje kodu do udostępniania
daily-reason-unranked = gra poza rankingiem
daily-reason-game = ten program nie ma gry o tym tytule
daily-reason-deal = kod do udostępniania należy do innego rozdania
daily-reason-table = kod do udostępniania ma innych graczy, zasady domowe albo karty niż rozdanie dnia
daily-reason-player = to nie jest imię: { $fault }
daily-reason-name = kod do udostępniania należy do gracza { $name }
daily-reason-score = według kodu do udostępniania jest to { $points } pkt
daily-reason-twice = liczy się wcześniejszy wynik tego samego gracza
daily-reason-older = ponad siedem dni przed ostatnim wynikiem

## Lista zapisów

daily-no-records = Nie ma żadnych zapisów.
daily-no-such-record =
    { $count ->
        [0] Nie ma żadnych zapisów.
        [one] Na liście `rnw replay` jest tylko { $count } zapis.
        [few] Na liście `rnw replay` są { $count } zapisy.
        [many] Na liście `rnw replay` jest { $count } zapisów.
       *[other] Na liście `rnw replay` jest { $count } zapisu.
    }
# $scores to punkty wszystkich miejsc.
daily-record-over = { $game }: { $players }; koniec, { $scores } pkt
daily-ask-name = Twoje imię do rankingu (Enter: bez imienia):
