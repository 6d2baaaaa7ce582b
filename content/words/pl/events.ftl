### Co się wydarzyło przy stole.
###
### $seat to imię gracza: nie odmienia się i nie ma znanego rodzaju, stąd czas teraźniejszy. $card, $other,
### $board i $cells to nazwy; $track i $pool to słowa w mianowniku.
### Zdarzenie to wiersz dziennika: zaczyna się wielką literą albo imieniem i nie ma kropki.

## Przygotowanie

event-start-chosen = Zaczyna { $seat }
event-dealt = { $seat } dostaje kartę { $card }
event-kept = { $seat } zatrzymuje karty { $card } i { $other }
event-returned = { $seat } oddaje kartę { $card } do talii
event-all-kept = Wszyscy wybrali karty
event-offered = Do oferty trafia { $card }

## Tura

event-round-began = Zaczyna się runda { $round }
# $turn liczy tury całej gry, nie rundy.
event-revealed = { $turn }. tura gry: odsłonięta ekspedycja { $card }
event-skipped = { $seat } nie ma czego zaznaczyć i traci turę
# $count to liczba pól.
event-marked = { $seat } zaznacza { $cells } na planszy { $board } ({ $card })
event-all-marked = Wszyscy skończyli zaznaczać

## Co robią symbole

# $gained to co najmniej 1; $lost żądanych kratek było już skreślonych.
event-advanced =
    { $seat } skreśla { $gained ->
        [one] { $gained } kratkę
        [few] { $gained } kratki
        [many] { $gained } kratek
       *[other] { $gained } kratki
    } ({ $track }){ $lost ->
        [0] { "" }
       *[other] , kolejne na próżno: { $lost }
    }
event-advance-lost = { $seat } nic nie zyskuje, wszystkie kratki są skreślone ({ $track })
event-erased =
    { $lost ->
        [0] { $seat } nie ma czego wymazać ({ $track })
        [one] { $seat } wymazuje { $lost } kratkę ({ $track })
        [few] { $seat } wymazuje { $lost } kratki ({ $track })
        [many] { $seat } wymazuje { $lost } kratek ({ $track })
       *[other] { $seat } wymazuje { $lost } kratki ({ $track })
    }
event-wrote = { $seat } wpisuje { $number } ({ $track })
event-write-lost = { $seat } traci { $number } ({ $track }): żadna kratka nie jest wolna
event-declined = { $seat } odrzuca { $number } ({ $track })
event-round-marked = { $seat } skreśla kratkę tej rundy ({ $track })
event-round-marked-before = { $seat } nic nie zyskuje, kratka tej rundy jest już skreślona ({ $track })
event-bonus-owed =
    { $seat } zyskuje { $cells ->
        [one] { $cells } pole bonusowe
        [few] { $cells } pola bonusowe
        [many] { $cells } pól bonusowych
       *[other] { $cells } pola bonusowego
    }
event-bonus-lapsed =
    { $cells ->
        [one] { $seat } nie ma czego zaznaczyć: przepada { $cells } pole bonusowe
        [few] { $seat } nie ma czego zaznaczyć: przepadają { $cells } pola bonusowe
        [many] { $seat } nie ma czego zaznaczyć: przepada { $cells } pól bonusowych
       *[other] { $seat } nie ma czego zaznaczyć: przepada { $cells } pola bonusowego
    }

event-extra-owed =
    { $cells ->
        [one] { $seat } zyskuje { $cells } dodatkowe pole { $scope }
        [few] { $seat } zyskuje { $cells } dodatkowe pola { $scope }
        [many] { $seat } zyskuje { $cells } dodatkowych pól { $scope }
       *[other] { $seat } zyskuje { $cells } dodatkowego pola { $scope }
    }
event-extra-declined = { $seat } rezygnuje z dodatkowych pól
event-pattern-owed = { $seat } może zaznaczyć kształt jeszcze raz
event-pattern-lapsed = { $seat } nie ma czego zaznaczyć: kształt przepada
event-claim-owed = { $seat } na koniec tury weźmie z zapasu ({ $pool })
event-claim-lapsed = { $seat } ma już wszystko, na co pozwala tura, i nic więcej nie bierze ({ $pool })
event-choice-lapsed = { $seat } nie może mieć więcej decyzji: wybór przepada ({ $symbol })
event-chose = { $seat } wybiera ({ $symbol }): { $number }, { $option }
event-copied = { $seat } powtarza symbol ({ $symbol })
event-nothing-to-copy = { $seat } nie ma symbolu, który można by powtórzyć
event-spent = { $seat } zużywa symbol ({ $symbol })
event-renewal-owed = { $seat } sprawia, że oferta zostanie wyłożona od nowa
event-leaving = { $seat } odda kartę { $card } do talii
event-fired = { $symbol } na { $cell } działa ({ $seat })
# $plugin to miejsce, z którego pochodzi działanie, $fault to powód.
event-effect-failed = { $symbol } nie działa ({ $seat }): błąd w { $plugin }, { $fault }
event-shown = { $seat } ma rozpatrzone oczekujące symbole

## Rozliczenie

event-claimed = { $seat } bierze { $number } ({ $pool })
event-claim-empty = { $seat } nie ma już czego wziąć ({ $pool })
event-renewed = { $seat }: oferta wraca do talii
event-discarded = { $seat } oddaje kartę { $card } do talii
event-completed = { $seat } kończy kartę { $card }
event-took = { $seat } bierze z oferty kartę { $card }
event-drew = { $seat } dobiera z talii kartę { $card }
event-no-replacement = { $seat } nie ma karty, którą można by wziąć lub dobrać
event-ended = Koniec gry
