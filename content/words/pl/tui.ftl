### Zdania stołu na cały ekran. Ich klucze zaczynają się od tui-.
###
### Obok plansz i na paskach jest mało miejsca: jak najkrócej.

## Obok plansz

tui-cells-left =
    { $count ->
        [one] zostało { $count }
        [few] zostały { $count }
        [many] zostało { $count }
       *[other] zostało { $count }
    }
# $what to zdania rozdzielone przecinkami.
tui-brings = Przyniesie: { $what }
tui-completes = ukończy { $card }
# $points ma znak i może mieć ułamek, np. +6 1/2.
tui-points-change = punkty { $points }
# $patterns to nazwy.
tui-upcoming = W tej rundzie może jeszcze przyjść: { $patterns }
tui-picked =
    { $count ->
        [0] Wybierz karty: Enter lub kliknięcie wybiera kartę.
        [one] Wybrano { $count } kartę; wybierz następną.
        [few] Wybrano { $count } karty; wybierz inne.
        [many] Wybrano { $count } kart; wybierz inne.
       *[other] Wybrano { $count } karty; wybierz inne.
    }
tui-numbers = Żeton:
tui-no-place = Tam nic nie można zrobić.
tui-pasted = Wklejony tekst nie jest grany; po : zostanie wpisany.
tui-no-hint = Teraz nie ma podpowiedzi.
tui-not-now = Teraz nie ma o czym decydować.
tui-thinking =
    { $player ->
        [none] Decydują pozostali.
       *[other] Decyduje { $player }.
    }
tui-confirm = Enter kończy twoją turę; u cofa ostatni ruch.
tui-no-such-number =
    { $count ->
        [one] Możliwy jest tylko { $count } ruch.
        [few] Możliwe są { $count } ruchy, numerowane od 1.
        [many] Możliwych jest { $count } ruchów, numerowanych od 1.
       *[other] Możliwe jest { $count } ruchu, numerowane od 1.
    }
# $code to rodzaj błędu, np. late.
tui-fault-forfeit = Błąd ({ $code }): { $player } przegrywa.
tui-fault-random = Błąd ({ $code }): { $player }; ruch wylosowano.
tui-fault-abort = Błąd ({ $code }): { $player }; gra zostaje przerwana.
tui-hand-over = { $player }, ekran jest twój. Naciśnij spację, gdy nikt inny nie patrzy.
tui-mouse-on = Mysz wskazuje na stół.
tui-mouse-off = Mysz zaznacza tekst; m znów ją przechwyci.
tui-theme-is = Kolory: { $theme }
tui-theme-safe = czytelne także dla daltonistów
tui-theme-basic = 16 kolorów
tui-theme-indexed = 256 kolorów
tui-theme-true = pełne kolory
tui-theme-mono = brak
# Kolumny i wiersze, ile ich jest i ile ich potrzeba.
tui-too-small = Okno ma rozmiar { $columns } × { $rows }; stół potrzebuje { $columns-needed } × { $rows-needed }. Powiększ je albo wyjdź przez Ctrl-C i graj z --plain.

## Strony i okna

tui-page-log = Dziennik
tui-page-legend = Znaki
tui-patterns = Kształty
tui-title-help = Klawisze i mysz
tui-title-points = Punkty
tui-title-why = Dlaczego
tui-question = Pytanie
tui-ask-leave = Odejść od stołu? Wszystko jest zapisane i grę można wznowić.
tui-ask-leave-lost = Odejść od stołu? Ta gra nie jest zapisywana, więc przepadnie.
tui-ask-rematch = Zagrać to samo rozdanie jeszcze raz?
tui-ask-final = Ruchu `{ $move }` nie da się cofnąć. Wykonać?
tui-typed = Po : można wpisać ruch, jego numer albo polecenie:
tui-points-hidden = Punkty są ukryte do końca.

## Koniec

tui-costly = Twoje najdroższe decyzje
tui-costly-none = Żadna decyzja nie była wyraźnie gorsza od innej.
tui-judging =
    { $count ->
        [one] Trwa badanie jeszcze { $count } decyzji.
        [few] Trwa badanie jeszcze { $count } decyzji.
        [many] Trwa badanie jeszcze { $count } decyzji.
       *[other] Trwa badanie jeszcze { $count } decyzji.
    }
# $cost i $error to punkty z częścią dziesiętną.
tui-costly-one = Tura { $turn }, { $player }: { $made }; lepiej: { $better } (koszt { $cost }, plus minus { $error })

## Odtwarzanie

tui-replay-at =
    { $turn ->
        [0] Przygotowanie, krok { $step } z { $steps }
       *[other] Tura { $turn }, krok { $step } z { $steps }
    }
tui-replay-open = Wszystko jest odkryte.
tui-replay-eyes = Tak widzi to { $player }.
tui-replay-jump = Wpisz krok, np. 12, albo turę, np. t5.
tui-replay-nowhere = Nie ma takiego miejsca; kroki kończą się na { $steps }, tury na { $turns }.

## Co znaczą znaki

tui-sign-old = zaznaczone wcześniej
tui-sign-fresh = zaznaczone w tej lub poprzedniej turze
tui-sign-ghost = to, na co wskazujesz, gdy pasuje
tui-sign-clash = to, na co wskazujesz, gdy nie pasuje
tui-sign-possible = to, co można wybrać

## Co robią klawisze

tui-do-move = przejść w inne miejsce
tui-do-next = następne miejsce, gdzie pasuje
tui-do-previous = poprzednie takie miejsce
tui-do-turn-right = obrócić kształt zgodnie z zegarem
tui-do-turn-left = obrócić go w drugą stronę
tui-do-flip = odbić kształt
tui-do-switch = kształt lub jedno pole; płoty lub żetony
tui-do-more = wyższy żeton
tui-do-fewer = niższy żeton
tui-do-choose = wybrać ten żeton lub pozycję z listy
tui-do-place = zrobić to, na co wskazujesz
tui-do-type = wpisać ruch lub polecenie
tui-do-undo = cofnąć ostatni ruch
tui-do-redo = ponowić go
tui-do-hint = co zrobiłby prosty bot
tui-do-why = dlaczego to pasuje lub nie
tui-do-page = następna strona na dole
tui-do-page-back = poprzednia strona
tui-do-log = wszystko, co się wydarzyło
tui-do-legend = co znaczą znaki i symbole
tui-do-points = arkusze punktacji w tej chwili
tui-do-step-on = krok dalej
tui-do-step-back = krok wstecz
tui-do-turn-on = tura dalej
tui-do-turn-back = tura wstecz
tui-do-start = na początek
tui-do-end = na koniec
tui-do-jump = przejść do kroku lub tury
tui-do-eyes = spojrzeć innymi oczami
tui-do-table = stół albo punkty
tui-do-rematch = to samo rozdanie jeszcze raz
tui-do-scroll = przewinąć
tui-do-scroll-far = przewinąć daleko
tui-do-scroll-end = pierwszy i ostatni wiersz
tui-do-ready = pokazać stół
tui-do-accept = tak
tui-do-refrain = nie
tui-do-close = zamknąć
tui-do-mouse = przechwycić mysz albo pozwolić jej zaznaczać tekst
tui-do-theme = inne kolory
tui-do-help = te klawisze
tui-do-leave = wyjść; wszystko jest zapisane
tui-do-leave-now = wyjść od razu; wszystko jest zapisane
tui-do-suspend = przerwać; fg w powłoce wznawia

## To samo na pasku, po słowie

tui-bar-next = dalej
tui-bar-turn = obrót
tui-bar-flip = odbicie
tui-bar-switch = jedno
tui-bar-place = zrób
tui-bar-ready = przejmij
tui-bar-undo = cofnij
tui-bar-page = strona
tui-bar-turn-on = tura dalej
tui-bar-turn-back = tura wstecz
tui-bar-jump = przejdź
tui-bar-eyes = oczy
tui-bar-table = stół
tui-bar-rematch = rewanż
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
tui-wheel-up = kółko-góra
tui-wheel-down = kółko-dół
tui-wheel-left = kółko-lewo
tui-wheel-right = kółko-prawo
tui-right-click = prawy-przycisk
tui-click = klik
