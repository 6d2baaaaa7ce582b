### Pierwsza gra, która uczy, i klawisz zasad. Teksty kroków są w pakietach gier.

# $step to numer kroku, $steps to ich liczba.
teach-title = Nauka, krok { $step } z { $steps }
teach-well-done = Bardzo dobrze!
teach-ended =
    Nauka kończy się tutaj. Gra toczy się dalej. { $front-end ->
        [lines] `rules` mówi, gdzie przeczytać zasady.
       *[other] R pokazuje zasady.
    }
teach-answer = Wpisz numer swojej odpowiedzi.
teach-right = Dobrze.
teach-wrong = Nie całkiem.

## Wiersz po wierszu

teach-commands = To jest nauka. `skip` pomija krok. `skip all` kończy naukę, a gra toczy się dalej.
# $move to ruch tak, jak się go wpisuje.
teach-example = Wpisz na przykład `{ $move }`.
teach-again = Wpisz inną odpowiedź albo przejdź dalej klawiszem Enter.
teach-expected = Wpisz numer odpowiedzi albo `skip`.
teach-solution = Prawidłowa odpowiedź: { $answer }
teach-skipped = Krok pominięty.
teach-no-step = Teraz nie ma czego pominąć.
# $command zaczyna naukę.
teach-not-saved = Nauka nie jest zapisywana. Zaczniesz ją od nowa poleceniem: { $command }
teach-help =
    { "" }  skip           pomiń ten krok nauki
    { "" }  skip all       zakończ naukę i graj dalej

## Na całym ekranie

tui-title-rules = Zasady
tui-do-rules = zasady dotyczące tej decyzji
tui-do-lesson-on = dalej
tui-do-lesson-answer = wybierz odpowiedź
tui-do-lesson-skip = pomiń ten krok nauki
tui-do-lesson-end = zakończ naukę i graj dalej
tui-bar-lesson-on = dalej
tui-bar-lesson-skip = pomiń
tui-bar-lesson-end = koniec nauki
