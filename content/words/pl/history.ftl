### Co `rnw history` mówi o wynikach ludzi. Klucze zaczynają się od history-.

# $command to polecenie.
history-none = Nie ma jeszcze żadnej ukończonej gry. Zagraj poleceniem: { $command }
history-none-fits = Nie ma takiej ukończonej gry. Wyniki wszystkich gier pokazuje `rnw history`.
history-none-counts = Nie ma jeszcze ukończonej gry, która się liczy. Lekcje się nie liczą.

## Strona z wynikami

# $first i $last to dni, na przykład 2026-11-23.
history-title =
    { $games ->
        [one] { $games } ukończona gra, od { $first } do { $last }
        [few] { $games } ukończone gry, od { $first } do { $last }
        [many] { $games } ukończonych gier, od { $first } do { $last }
       *[other] { $games } ukończonej gry, od { $first } do { $last }
    }
# $game może podawać też pakiet.
history-group =
    { $seats ->
        [1] { $game }, w pojedynkę
        [one] { $game }, { $seats } gracz
        [few] { $game }, { $seats } graczy
        [many] { $game }, { $seats } graczy
       *[other] { $game }, { $seats } gracza
    }
# $best i $mean to punkty.
history-scores =
    { $games ->
        [one] { $games } gra, najlepszy wynik { $best }, średnia { $mean }
        [few] { $games } gry, najlepszy wynik { $best }, średnia { $mean }
        [many] { $games } gier, najlepszy wynik { $best }, średnia { $mean }
       *[other] { $games } gry, najlepszy wynik { $best }, średnia { $mean }
    }
# $games to 2 lub więcej; $last, $before i $change to punkty.
history-trend =
    { $way ->
        [up] średnia ostatnich { $games }: { $last }; wcześniejszych { $games }: { $before }; lepiej o { $change }
        [down] średnia ostatnich { $games }: { $last }; wcześniejszych { $games }: { $before }; gorzej o { $change }
       *[other] średnia ostatnich { $games }: { $last }; wcześniejszych { $games }: { $before }; bez zmiany
    }
# Stoi przed wykresem.
history-chart = wyniki
history-wins = wygrane
# $opponent to poziom, bot albo program.
history-against = wygrane, przeciwnik { $opponent }
history-against-people = wygrane z ludźmi
# $won i $played to liczby gier.
history-won-of = { $won } z { $played }
# $streak i $longest to liczby gier wygranych z rzędu.
history-streak = wygrane z rzędu: teraz { $streak }, najwięcej { $longest }
history-shared = Wspólne pierwsze miejsce liczy się jako wygrana.
history-slips =
    { $games ->
        [one] { $games } gra się nie liczy, bo cofnięto w niej ruch, na który boty już odpowiedziały.
        [few] { $games } gry się nie liczą, bo cofnięto w nich ruch, na który boty już odpowiedziały.
        [many] { $games } gier się nie liczy, bo cofnięto w nich ruch, na który boty już odpowiedziały.
       *[other] { $games } gry się nie liczy, bo cofnięto w nich ruch, na który boty już odpowiedziały.
    }
history-forfeited =
    { $games ->
        [one] { $games } gra się nie liczy, bo zawiódł w niej program.
        [few] { $games } gry się nie liczą, bo zawiódł w nich program.
        [many] { $games } gier się nie liczy, bo zawiódł w nich program.
       *[other] { $games } gry się nie liczy, bo zawiódł w nich program.
    }

## Lista gier

# Jedyna osoba w grze.
history-you = ty
# Następuje po grze, która skończyła się przed czasem.
history-ended-early = skończyła się przed czasem, bo zawiódł program
# Follows a game in which a person took back a move after bots had answered.
history-taken-back = z cofniętym ruchem

## Pliki

# $path to plik.
history-exported =
    { $games ->
        [one] W pliku { $path } zapisano { $games } grę.
        [few] W pliku { $path } zapisano { $games } gry.
        [many] W pliku { $path } zapisano { $games } gier.
       *[other] W pliku { $path } zapisano { $games } gry.
    }
history-ending = { $path }: nazwa musi kończyć się na .csv albo .jsonl; gry wypisuje `rnw history --games --format json`
# Następuje po nazwie pliku, który istnieje.
history-hint-force = --force go nadpisze

## Usuwanie zapisów

history-ask =
    { $games ->
        [one] Usunąć na zawsze { $games } zapis? Wpisz t albo n:
        [few] Usunąć na zawsze { $games } zapisy? Wpisz t albo n:
        [many] Usunąć na zawsze { $games } zapisów? Wpisz t albo n:
       *[other] Usunąć na zawsze { $games } zapisu? Wpisz t albo n:
    }
# Odpowiedzi, które znaczą tak, oddzielone spacjami.
history-yes = t tak y yes
history-forgotten = Usunięto: { $path }
history-kept = Niczego nie usunięto.
history-needs-yes = tu nie ma kogo zapytać; --yes usuwa bez pytania
history-no-such =
    { $games ->
        [0] nie ma żadnej ukończonej gry
        [one] jest tylko { $games } ukończona gra; pokazuje ją `rnw history --games`
        [few] są { $games } ukończone gry; ich numery pokazuje `rnw history --games`
        [many] jest { $games } ukończonych gier; ich numery pokazuje `rnw history --games`
       *[other] jest { $games } ukończonej gry; ich numery pokazuje `rnw history --games`
    }
history-not-listed = { $path }: to nie jest zapis ukończonej gry z listy `rnw history --games`; niczego nie usunięto

## Na końcu gry: wynik wśród własnych gier z tym samym zestawem, zasadami domowymi i liczbą miejsc.

history-rank-record = { $player }: nowy rekord, { $score }; najlepszy wynik dotąd: { $best }
# $best is the best score of all these games.
history-rank = { $player }: { $rank }. miejsce z { $games } własnych gier; najlepszy wynik: { $best }
