### Co się wydarzyło przy stole.
###
### $seat to imię gracza: nie odmienia się i nie ma znanego rodzaju, stąd czas teraźniejszy. $card, $other,
### $board i $cells to nazwy; $track i $pool to słowa w mianowniku, dobre po dwukropku albo w nawiasie.
### $track-one i $pool-one to jedna rzecz w bierniku, $track-gained to ich liczba z rzeczownikiem w bierniku.
### Zobacz docs/languages.md.
### Zdarzenie to wiersz dziennika: zaczyna się wielką literą albo imieniem i nie ma kropki.

## Przygotowanie

event-start-chosen = Gracz rozpoczynający: { $seat }
event-dealt = { $seat } dostaje kartę { $card }
event-kept = { $seat } zatrzymuje karty { $card } i { $other }
event-returned = { $seat } zwraca kartę { $card } do stosu
event-all-kept = Wszyscy wybrali karty
event-offered = Do oferty trafia { $card }

## Tura

event-round-began = Początek rundy { $round }
# $turn i $turns liczą tury całej gry, nie rundy.
event-revealed = Tura { $turn } z { $turns }: nowa ekspedycja
event-skipped = { $seat } nie ma czego zakreślić i traci turę
# $count to liczba pól.
event-marked = { $seat } zakreśla { $cells } na planszy { $board } ({ $card })
event-all-marked = Wszyscy zakreślili

## Co robią symbole

# $gained to co najmniej 1; dla $lost dalszych nie było wolnej kratki.
event-advanced =
    { $seat } zaznacza { $track-gained }{ $lost ->
        [0] { "" }
       *[other] ; brak miejsca na { $track-lost }
    }
event-advance-lost = { $seat } nic nie zyskuje: brak wolnej kratki na { $track-one }
event-erased =
    { $lost ->
        [0] { $seat } nie ma czego wymazać ({ $track })
       *[other] { $seat } wymazuje { $track-lost }
    }
event-wrote = { $seat } wpisuje { $number } za { $track-one }
event-write-lost = { $seat } traci { $number } za { $track-one }: brak wolnej kratki
event-declined = { $seat } odrzuca { $number } za { $track-one }
event-round-marked = { $seat } zaznacza { $track-one } tej rundy
event-round-marked-before = { $seat } nic nie zyskuje: { $track-one } tej rundy już zaznaczono
event-bonus-owed =
    { $seat } zyskuje { $cells ->
        [one] { $cells } dodatkowe pole
        [few] { $cells } dodatkowe pola
        [many] { $cells } dodatkowych pól
       *[other] { $cells } dodatkowego pola
    }
event-bonus-lapsed =
    { $cells ->
        [one] { $seat } traci { $cells } dodatkowe pole: nie ma czego zakreślić
        [few] { $seat } traci { $cells } dodatkowe pola: nie ma czego zakreślić
        [many] { $seat } traci { $cells } dodatkowych pól: nie ma czego zakreślić
       *[other] { $seat } traci { $cells } dodatkowego pola: nie ma czego zakreślić
    }

event-extra-owed =
    { $cells ->
        [one] { $seat } zyskuje { $cells } dodatkowe pole { $scope }
        [few] { $seat } zyskuje { $cells } dodatkowe pola { $scope }
        [many] { $seat } zyskuje { $cells } dodatkowych pól { $scope }
       *[other] { $seat } zyskuje { $cells } dodatkowego pola { $scope }
    }
event-extra-declined = { $seat } odrzuca dodatkowe pola
event-pattern-owed = { $seat } może zakreślić wzór jeszcze raz
event-pattern-lapsed = { $seat } traci wzór: nie ma czego zakreślić
event-change-owed = { $seat } na koniec tury wpływa na inne karty wyników ({ $track }): { $whom }
event-change-lapsed = { $seat } w tej turze nie wpływa już na inne karty wyników ({ $track }): { $whom }
# $target to gracz, którego karta wyników się zmienia, z powodu symbolu gracza $seat.
event-other-advanced =
    { $target } zaznacza { $track-gained } (symbol gracza { $seat }){ $lost ->
        [0] { "" }
       *[other] ; brak miejsca na { $track-lost }
    }
event-other-advance-lost = { $target } nic nie zyskuje (symbol gracza { $seat }): brak wolnej kratki na { $track-one }
event-other-erased =
    { $lost ->
        [0] { $target } nie ma czego wymazać ({ $track }; symbol gracza { $seat })
       *[other] { $target } wymazuje { $track-lost } (symbol gracza { $seat })
    }
event-other-wrote = { $target } wpisuje { $number } za { $track-one } (symbol gracza { $seat })
event-other-write-lost = { $target } traci { $number } za { $track-one } (symbol gracza { $seat }): brak wolnej kratki
event-other-took =
    { $gained ->
        [0] { $seat } nic nie zabiera od gracza { $target } ({ $track })
       *[other] { $seat } zabiera { $track-gained } od gracza { $target }
    }
event-other-gave =
    { $lost ->
        [0] { $seat } nic nie daje ({ $track }); gracz: { $target }
       *[other] { $seat } daje { $track-lost }; gracz: { $target }
    }
event-claim-owed = { $seat } na koniec tury weźmie { $pool-one }
event-claim-lapsed = { $seat } nie weźmie w tej turze nic więcej ({ $pool })
event-choice-lapsed = { $seat } ma zbyt wiele decyzji: wybór przepada ({ $symbol })
event-chose = { $seat } wybiera { $number } ({ $symbol }): { $option }
event-copied = { $seat } powtarza symbol ({ $symbol })
event-nothing-to-copy = { $seat } nie ma symbolu do powtórzenia
event-spent = { $seat } zużywa symbol ({ $symbol })
event-renewal-owed = { $seat } wymieni całą ofertę
event-renewal-owed-some = { $seat } wymieni niektóre karty oferty
event-leaving = { $seat } zwróci kartę { $card } do stosu
event-fired = { $seat }: { $symbol } na { $cell } działa
# $plugin to miejsce, z którego pochodzi działanie, $fault to powód.
event-effect-failed = { $seat }: { $symbol } nie działa; { $plugin }: { $fault }
event-shown = { $seat } kończy oczekujące symbole

## Rozliczenie

event-claimed = { $seat } bierze { $pool-one } z liczbą { $number }
event-claim-empty = { $seat } nic nie bierze: zapas jest pusty ({ $pool })
event-renewed = { $seat } zwraca ofertę do stosu
event-renewed-some = { $seat } zwraca niektóre karty oferty do stosu
event-discarded = { $seat } zwraca kartę { $card } do stosu
event-completed = { $seat } kompletuje kartę { $card }
event-took = { $seat } bierze z oferty kartę { $card }
event-drew = { $seat } dobiera ze stosu kartę { $card }
event-no-replacement = { $seat } nie dostaje nowej karty: nie ma żadnej do wzięcia
event-ended = Koniec gry
