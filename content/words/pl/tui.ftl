### Zdania stołu na cały ekran. Ich klucze zaczynają się od tui-.
###
### Obok plansz i na paskach jest mało miejsca: jak najkrócej.

## Obok plansz

tui-cells-left = wolne: { $count }
# $what to części rozdzielone średnikami.
tui-brings = Skutek: { $what }
# $cards to nazwy.
tui-returns = Z powrotem do stosu: { $cards }
tui-completes = kompletuje kartę { $card }
# Każde z tych zdań to zdarzenie o tej samej nazwie, bez gracza.
tui-gain-advanced = zaznacza { $track-gained }
tui-gain-erased = wymazuje { $track-lost }
tui-gain-wrote = wpisuje { $number } za { $track-one }
tui-gain-round-marked = zaznacza { $track-one } tej rundy
tui-gain-bonus-owed =
    { $cells ->
        [one] { $cells } dodatkowe pole
        [few] { $cells } dodatkowe pola
        [many] { $cells } dodatkowych pól
       *[other] { $cells } dodatkowego pola
    }
tui-gain-extra-owed =
    { $cells ->
        [one] { $cells } dodatkowe pole { $scope }
        [few] { $cells } dodatkowe pola { $scope }
        [many] { $cells } dodatkowych pól { $scope }
       *[other] { $cells } dodatkowego pola { $scope }
    }
tui-gain-pattern-owed = wzór jeszcze raz
tui-gain-change-owed = wpływa na inne karty wyników ({ $track }): { $whom }
tui-gain-claim-owed = na koniec tury bierze { $pool-one }
tui-gain-claimed = bierze { $pool-one } z liczbą { $number }
tui-gain-copied = powtarza symbol ({ $symbol })
# $points ma znak i może mieć ułamek, np. +6 1/2; $count to liczba przed ułamkiem.
tui-points-change =
    { $count ->
        [one] { $points } pkt
        [few] { $points } pkt
        [many] { $points } pkt
       *[other] { $points } pkt
    }
# $patterns to nazwy.
tui-upcoming = Nieodkryte ekspedycje: { $patterns }
tui-picked =
    { $count ->
        [0] Wybierz karty: Enter lub kliknięcie wybiera kartę.
        [one] Masz { $count } wybraną kartę; wybierz następną.
        [few] Masz { $count } wybrane karty; wybierz inne.
        [many] Masz { $count } wybranych kart; wybierz inne.
       *[other] Masz { $count } wybranej karty; wybierz inne.
    }
tui-numbers = Żeton:
tui-no-place = Tam nic nie zrobisz.
tui-pasted = Wklejony tekst nie jest ruchem. Najpierw wpisz :, potem wklej.
tui-no-hint = Teraz nie ma podpowiedzi.
tui-not-now = Teraz nie masz nic do zrobienia.
tui-table-shown = Stół widać cały czas; o przełącza strony pod nim.
tui-saved = Każda decyzja jest zapisywana od razu. Klawisz q wychodzi z gry, a możesz ją kontynuować później.
tui-no-lesson = Nie ma nauki, którą można pominąć.
tui-no-rules = Ta gra nie ma strony z zasadami.
tui-no-way-back = Nie ma już poprzedniej strony; q wychodzi.
tui-thinking = { $player } decyduje.
tui-more-news =
    { $count ->
        [one] Jeszcze { $count } wiersz; l pokazuje całość.
        [few] Jeszcze { $count } wiersze; l pokazuje całość.
        [many] Jeszcze { $count } wierszy; l pokazuje całość.
       *[other] Jeszcze { $count } wiersza; l pokazuje całość.
    }
tui-confirm = Enter kończy twoją turę; u cofa ostatni ruch.
tui-no-such-number =
    { $count ->
        [one] Masz tylko { $count } ruch.
        [few] Masz { $count } ruchy, numery od 1.
        [many] Masz { $count } ruchów, numery od 1.
       *[other] Masz { $count } ruchu, numery od 1.
    }
# $code to rodzaj błędu, np. late.
tui-fault-forfeit = { $player } zawodzi ({ $code }) i przegrywa.
tui-fault-random = { $player } zawodzi ({ $code }); ruch jest losowy.
tui-fault-bot = { $player } zawodzi ({ $code }); decyduje bot.
tui-fault-abort = { $player } zawodzi ({ $code }); gra się zatrzymuje.
tui-hand-over = { $player }, teraz twoja kolej. Naciśnij spację, gdy nikt inny nie patrzy.
tui-mouse-on = Mysz steruje grą: klikaj na stole.
tui-mouse-off = Mysz nie steruje grą i można nią zaznaczać tekst; klawisz m to zmienia.
tui-theme-is = Kolory: { $theme }
tui-theme-safe = dla osób nierozróżniających barw
tui-theme-basic = 16 kolorów
tui-theme-indexed = 256 kolorów
tui-theme-true = pełne kolory
tui-theme-mono = brak
# Kolumny i wiersze, ile ich jest i ile ich potrzeba.
tui-too-small = Okno ma { $columns } × { $rows }; stół potrzebuje { $columns-needed } × { $rows-needed }. Powiększ je albo wyjdź (Ctrl-C) i graj z --plain.

## Strony i okna

tui-page-log = Dziennik
tui-panel-now = Teraz
tui-page-legend = Legenda
tui-patterns = Wzory
tui-title-help = Klawisze i mysz
tui-title-points = Punkty
tui-title-moves = Możliwe ruchy
tui-title-position = Pozycja
tui-position-seat = Tyle wiesz o tej pozycji. Tekst wysłano też do schowka; nie każdy terminal na to pozwala.
tui-position-whole = To cała pozycja. Tekst wysłano też do schowka; nie każdy terminal na to pozwala.
tui-title-why = Dlaczego
tui-question = Pytanie
tui-ask-leave = Wyjść z gry? Gra jest zapisana i można ją wznowić.
tui-ask-leave-lost = Wyjść z gry? Ta gra nie jest zapisywana i przepadnie.
tui-ask-rematch = Zagrać to samo rozdanie jeszcze raz?
tui-ask-final = Ruchu `{ $move }` nie można cofnąć. Zagrać?
# $warning is a sentence of the game about the move.
tui-ask-warning = { $warning } Zagrać `{ $move }`?
tui-typed = Po : wpisz ruch albo polecenie:
tui-points-hidden = Punkty są tajne do końca.

## Koniec

tui-costly = Największe błędy
tui-costly-none = Brak wyraźnych błędów.
tui-no-next-mistake = Po tym kroku nie ma już błędów.
tui-no-mistake-before = Przed tym krokiem nie ma błędów.
tui-replay-mistake = Zagrano ! !: { $made }. Lepiej [ ]: { $better } (strata { $cost })
tui-judging =
    { $count ->
        [one] Do oceny została { $count } decyzja.
        [few] Do oceny zostały { $count } decyzje.
        [many] Do oceny zostało { $count } decyzji.
       *[other] Do oceny zostało { $count } decyzji.
    }
# $cost to strata w punktach, na przykład 2,31 ± 0,40 albo 1,50 (dokładnie).
tui-costly-one =
    { $turn ->
        [0] Przygotowanie, { $player }: { $made }; lepiej: { $better } (strata { $cost })
       *[other] Tura { $turn }, { $player }: { $made }; lepiej: { $better } (strata { $cost })
    }

## Odtwarzanie

tui-replay-at =
    { $turn ->
        [0] Przygotowanie, krok { $step } z { $steps }
       *[other] Tura { $turn }, krok { $step } z { $steps }
    }
tui-replay-open = Widok: wszystko odkryte.
tui-replay-viewpoint = Widok: { $player }.
tui-replay-jump = Wpisz krok, np. 12, albo turę, np. t5 albo tura 5.
tui-replay-nowhere = Wpisz krok, na przykład 12, albo turę, na przykład t5 (najwyżej { $steps } i t{ $turns }).

## Legenda

tui-sign-old = zakreślone wcześniej
tui-sign-fresh = zakreślone w tej lub poprzedniej turze
tui-sign-ghost = twój wybór, dozwolony
tui-sign-clash = twój wybór, niedozwolony
tui-sign-possible = co można wybrać
tui-sign-taken-back = kratka właśnie cofnięta

## Co robią klawisze

tui-do-move = przejdź w inne miejsce
tui-do-next = następne dozwolone miejsce
tui-do-previous = poprzednie dozwolone miejsce
tui-do-turn-right = obróć wzór w prawo
tui-do-turn-left = obróć wzór w lewo
tui-do-flip = odbij wzór
tui-do-more = wyższy żeton
tui-do-fewer = niższy żeton
tui-do-choose = żeton lub wiersz listy o tym numerze
tui-do-choose-first = wybierz wiersz listy pod żetonami
tui-do-place = zatwierdź wybór
tui-do-type = wpisz ruch lub polecenie
tui-do-undo = cofnij ostatni ruch
tui-do-redo = ponów cofnięty ruch
tui-do-hint = pokaż, co zagrałby silny bot
tui-do-why = dlaczego ruch jest dozwolony lub nie
tui-do-page = następna strona panelu na dole
tui-do-page-back = poprzednia strona
tui-do-next-mistake = następny błąd z lepszym ruchem
tui-do-mistake-before = poprzedni błąd
tui-do-log = wszystko, co się wydarzyło
tui-do-legend = legenda: znaki i symbole
tui-do-points = punkty w tej chwili
tui-do-position = ta pozycja jako tekst do wklejenia
tui-do-step-on = następny krok
tui-do-step-back = poprzedni krok
tui-do-turn-on = następna tura
tui-do-turn-back = poprzednia tura
tui-do-start = przejdź na początek
tui-do-end = przejdź na koniec
tui-do-jump = przejdź do kroku lub tury
tui-do-viewpoint = zmień widok
tui-do-table = stół lub punkty
tui-do-rematch = to samo rozdanie jeszcze raz
tui-do-scroll = przewiń
tui-do-scroll-far = przewiń dziesięć wierszy
tui-do-scroll-end = pierwszy i ostatni wiersz
tui-do-ready = pokaż stół
tui-do-accept = tak
tui-do-refrain = nie
tui-do-close = zamknij
tui-do-mouse = mysz wł./wył. (wył.: zaznacza tekst)
tui-do-theme = zmień kolory
tui-do-help = te klawisze
tui-do-leave = wyjdź
tui-do-leave-now = wyjdź od razu, bez pytania
tui-do-suspend = wstrzymaj; fg w powłoce wznawia

## To samo na pasku, po słowie lub dwa

tui-bar-next = dalej
tui-bar-turn = obrót
tui-bar-flip = odbicie
tui-bar-switch = zmień
tui-bar-place = OK
tui-bar-ready = pokaż
tui-bar-undo = cofnij
tui-bar-hint = rada
tui-bar-why = dlaczego
tui-bar-page = strona
tui-bar-turn-on = tura dalej
tui-bar-jump = przejdź
tui-bar-next-mistake = błąd
tui-bar-viewpoint = widok
tui-bar-table = stół
tui-bar-rematch = powtórz
tui-bar-accept = tak
tui-bar-refrain = nie
tui-bar-close = zamknij
tui-bar-help = pomoc
tui-bar-leave = wyjdź

## Klawisze, tak jak się je pisze, i mysz

tui-key-space = spacja
tui-key-up = góra
tui-key-down = dół
tui-key-left = lewo
tui-key-right = prawo
tui-key-tab = Tab
tui-key-shift-tab = Shift-Tab
tui-key-enter = Enter
tui-key-escape = Esc
tui-key-backspace = Backspace
tui-key-page-up = PageUp
tui-key-page-down = PageDown
tui-key-home = Home
tui-key-end = End
tui-wheel-up = kółko-w-górę
tui-wheel-down = kółko-w-dół
tui-wheel-left = kółko-w-lewo
tui-wheel-right = kółko-w-prawo
tui-right-click = prawy-przycisk
tui-click = kliknięcie
