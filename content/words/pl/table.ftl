### Co mówi się przy każdym stole, wiersz po wierszu i na całym ekranie. Klucze zaczynają się od table-.

table-offer = Oferta
table-total = Razem
table-standings = Klasyfikacja
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
table-sign-empty = wolna kratka arkusza
table-sign-crossed = skreślona kratka; liczby wpisuje się do kratek
table-sign-fence = płoty
table-sign-fence-fresh = ostatnio postawione płoty
table-sign-piece = żeton: litera właściciela i wartość
table-sign-piece-hidden = żeton leżący zakryty
table-sign-piece-fresh = ostatnio położony żeton
table-hint = Prosty bot zagrałby `{ $move }`.
table-allowed = `{ $move }` to dozwolony ruch.
table-meant = Może chodziło o `{ $command }`?
table-no-redo = Nie ma czego ponowić.
table-no-undo-nothing = Nie ma jeszcze czego cofać.
table-no-undo-seen = Ostatniego kroku nie da się cofnąć: widzieli go inni albo od tego czasu odsłonięto coś nowego.
table-over = Koniec gry.
table-not-kept = Ta gra nie jest nigdzie zapisywana: nie ma gdzie. Aby ją zachować, użyj --record PLIK.
