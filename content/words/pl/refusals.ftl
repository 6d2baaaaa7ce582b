### Dlaczego ruch jest odrzucony albo tekst nie jest ruchem, i co zrobić zamiast tego.
###
### Na końcu dopisuje się numer zasady, na przykład [C-4], dlatego nie ma tam kropki.
### take, draw, keep, choose, accept i decline wpisują gracze, więc w każdym języku są takie same.

## To nie ta chwila

refusal-not-awaited = Teraz nie masz nic do zrobienia, poczekaj na innych
refusal-keep-now = Najpierw wybierz karty: zatrzymaj dwie z rozdanych
refusal-pick-now = Najpierw zastąp kartę: weź inną z oferty albo dobierz
refusal-number-now = Najpierw zdecyduj o liczbie: accept albo decline
# $options to liczba możliwości.
refusal-choose-now = Najpierw wybierz: wpisz choose i liczbę od 1 do { $options }
refusal-mark-now = Teraz się zaznacza: podaj planszę i jej pola

## Karty

refusal-not-dealt = Karty { $card } nie ma wśród kart rozdanych tobie; zatrzymaj dwie z tych, które masz
refusal-not-offered = Karty { $card } nie ma w ofercie; weź kartę z oferty albo dobierz
refusal-deck-empty = W talii nie ma już czego dobrać; weź kartę z oferty
refusal-offer-alone = Tę kartę można zastąpić tylko kartą z oferty; weź kartę z oferty

## Znaki

refusal-board-empty = Na planszy { $board } nie leży żadna karta; zaznaczaj na drugiej
refusal-cell-missing = Na planszy { $board } nie ma pola { $cell } ({ $card }); wybierz pola, które karta ma
refusal-cell-wall = Pole { $cell } na planszy { $board } ({ $card }) to ściana; wybierz inne pola
refusal-cell-marked = Pole { $cell } na planszy { $board } ({ $card }) jest już zaznaczone; wybierz wolne pola
# $cell to wejście.
refusal-entry-first = Pierwszy znak na planszy { $board } ({ $card }) musi objąć wejście; dołącz pole { $cell }
refusal-apart = Żadne zaznaczone pole planszy { $board } ({ $card }) nie sąsiaduje z tymi; wybierz pola przy znakach
refusal-card-complete = Karta na planszy { $board } ({ $card }) jest ukończona; zaznaczaj na drugiej
refusal-bonus-is-one-cell =
    { $count ->
        [one] Pole bonusowe to jedno pole; podano { $count }
        [few] Pole bonusowe to jedno pole, a podano { $count }; wybierz jedno
        [many] Pole bonusowe to jedno pole, a podano { $count }; wybierz jedno
       *[other] Pole bonusowe to jedno pole, a podano { $count }; wybierz jedno
    }
# $scope mówi gdzie; $cell na planszy $board to pole symbolu.
refusal-extra-elsewhere = To pole musi leżeć { $scope }, licząc od { $cell } na planszy { $board }
# $pattern to nazwa ekspedycji.
refusal-other-pattern = Te pola nie są kształtem ekspedycji { $pattern }, obróconym ani odbitym; zaznacz ten kształt albo jedno pole

## Teksty, które nie są ruchem
## $meant to znane słowo najbliższe wpisanemu albo none.

parse-unknown-move =
    { $meant ->
        [none] „{ $found }” nie jest ruchem
       *[other] „{ $found }” nie jest ruchem; może chodziło o { $meant }?
    }
parse-empty = Nic tu nie ma; podaj planszę i jej pola, na przykład: a b1 b2
parse-too-much = „{ $word }” to już cały ruch; pomiń „{ $found }”
parse-choose-one = „choose” wymaga numeru możliwości: choose 1
parse-take-one = „take” wymaga jednej karty: take CARD
parse-keep-two = „keep” wymaga dwóch różnych kart: keep CARD CARD
parse-unknown-card =
    { $meant ->
        [none] Nie ma karty „{ $card }”; użyj nazwy karty ze stołu
       *[other] Nie ma karty „{ $card }”; może chodziło o { $meant }?
    }
parse-number = Samo { $found } nie jest ruchem; podaj planszę i jej pola, na przykład: a b1 b2
parse-board-missing = Na której planszy? Wpisz jej literę przed polami, na przykład: a { $cells }
parse-unknown-word =
    { $meant ->
        [none] „{ $word }” nie jest ruchem; podaj planszę i jej pola, na przykład: a b1 b2
       *[other] „{ $word }” nie jest ruchem; może chodziło o { $meant }?
    }
parse-unknown-cell = Nie ma pola „{ $cell }”; pola są od a1 do { $last }
parse-cell-twice = Pole { $cell } podano dwa razy; każde podaj tylko raz
parse-no-cells = Po literze planszy podaj pola, na przykład: a b1 b2
parse-no-pattern = Pola { $cells } nie tworzą kształtu; zaznacz odsłonięty kształt albo jedno pole
