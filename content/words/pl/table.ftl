### Co mówi się przy każdym stole, wiersz po wierszu i na całym ekranie. Klucze zaczynają się od table-.

table-offer = Oferta
table-total = Razem
table-standings = Wyniki
# $tie to, co rozstrzygnęło remis, jako wyrażenie rzeczownikowe.
table-tie = przy remisie decyduje: { $tie }
table-shared-win = wspólna wygrana
# $owed to, o czym się decyduje.
table-owed = { $player }: { $owed }.
table-sign-free = wolne pole
table-sign-gap = brak pola
table-sign-wall = ściana
table-sign-entry = wejście
table-sign-tomb = grobowiec
table-sign-empty = wolna kratka karty wyników
table-sign-crossed = zaznaczona kratka; kratki na liczby pokazują liczbę
table-sign-closed = kratka, której nie da się już wypełnić
table-sign-written = liczba wpisana w kratkę
table-sign-link = narysowana linia
table-sign-link-fresh = ostatnio narysowana linia
table-sign-link-free = linia, którą można narysować
table-sign-fence = płoty
table-sign-fence-fresh = ostatnio postawione płoty
table-sign-piece = żeton: litera właściciela i wartość
table-sign-piece-hidden = zakryty żeton
table-sign-piece-fresh = ostatnio położony żeton
table-hint = Silny bot zagrałby `{ $move }`.
table-allowed = Możesz zagrać `{ $move }`.
table-meant = Może chodziło o `{ $command }`?
# $move to ruch tak, jak się go wpisuje.
table-undone = Cofnięto: { $move }.
# $command to undo albo redo; $text wpisano po nim.
table-one-move = `{ $command }` działa po jednym ruchu. Wpisz je bez `{ $text }`, tyle razy, ile trzeba.
table-not-alone = Wpisz samo `{ $command }`, bez `{ $text }`.
# $listed and $other are moves.
table-two-meanings = { $number } to na liście numer ruchu `{ $listed }`, ale ma go też `{ $other }`. Wpisz cały ruch.
table-log-number = Po `log` podaj liczbę od 1, na przykład `log 5`, albo nic.
table-position-none = Ta gra nie ma tekstu dla swoich pozycji.
table-no-redo = Nie ma czego ponowić.
table-no-undo-nothing = Nie ma jeszcze czego cofnąć.
table-no-undo-seen = Nie można cofnąć ostatniego ruchu: widzieli go inni albo odkryto coś nowego.
table-slip = Cofnięto też odpowiedzi botów, więc ta gra nie liczy się do twoich wyników.
table-over = Koniec gry.
table-not-kept = Ta gra nie jest zapisywana: nie ma na nią folderu. Aby ją zapisać, użyj --record PLIK.

# Dla słowa bez własnej formy z liczbą, w bierniku, po czasowniku.
table-counted =
    { $count ->
        [one] { $count } kratkę ({ $word })
        [few] { $count } kratki ({ $word })
        [many] { $count } kratek ({ $word })
       *[other] { $count } kratki ({ $word })
    }
table-name-empty = nie ma żadnego widocznego znaku
table-name-long = ma { $count ->
    [one] { $count } znak
    [few] { $count } znaki
    [many] { $count } znaków
   *[other] { $count } znaku
}, a może mieć najwyżej { $most }
# $character to kod znaku.
table-name-character = znaku { $character } nie da się wyświetlić
table-name-taken = przy tym stole ktoś już tak się nazywa

# $look mówi, jak karta wygląda, na przykład szara 8; $card to jej nazwa, tak jak się ją wpisuje.
table-card = { $card } ({ $look })
table-card-number = { $look } nr { $number }
table-pattern =
    { $count ->
        [one] jedno pole
        [few] { $count } pola: { $cells }
        [many] { $count } pól: { $cells }
       *[other] { $count } pola: { $cells }
    }
