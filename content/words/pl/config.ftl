### Ustawienia, tak jak objaśnia je `rnw config`.

# $path to plik.
config-file = Ustawienia są w pliku { $path }:
config-no-file = Nic nie jest ustawione: pliku { $path } jeszcze nie ma. Bez niego obowiązuje:
config-written = Zapisano w pliku { $path }.
config-theme-kept = Kolory zapisano w pliku { $path }.
config-from-file = z pliku
config-from-default = jak zwykle
config-how =
    `rnw config --set theme=mono` coś ustawia, `rnw config --unset theme` przywraca stan zwykły; plik można też
    edytować. Opcja polecenia ma pierwszeństwo przed środowiskiem, a ono przed plikiem.
config-language =
    Język wszystkiego, co czytają gracze: en, cs albo pl. Bez tego język ustawień regionalnych.
    Także --lang JĘZYK i zmienna RNW_LANG.
config-theme =
    Kolory pełnego ekranu: safe (dla tych, którzy rozróżniają mało kolorów), basic (16 kolorów),
    indexed (256), true (16 milionów) albo mono (żadnych). Zmienna NO_COLOR oznacza mono.
config-ascii =
    Rysuj wyłącznie znakami ASCII, dla terminali i czcionek, które innych nie mają. Także --ascii.
config-plain =
    Opisuj stół zdaniami, wiersz po wierszu, odpowiednio dla czytnika ekranu. Także --plain.
config-mouse =
    Używaj myszy od początku. Klawisz wyłącza ją w trakcie gry, bo inaczej nie da się zaznaczać tekstu.
config-bot-pause =
    Ile milisekund co najmniej trwa ruch bota, żeby dało się za nim nadążyć; najwyżej 10000.
config-confirm =
    Pytaj, zanim stanie się coś, czego nie da się cofnąć. Także --confirm.
config-names =
    Jak nazywają się ludzie przy klawiaturze, w kolejności miejsc, na przykład ["Ann", "Bob"].
    Także --names LISTA, dla wszystkich miejsc.
