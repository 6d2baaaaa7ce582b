### Ustawienia, tak jak objaśnia je `rnw config`.

# $path to plik.
config-file = Ustawienia są w pliku { $path }:
config-no-file = Pliku { $path } jeszcze nie ma. Oto obowiązujące wartości:
config-written = Zapisano w pliku { $path }.
config-theme-kept = Kolory zapisano w pliku { $path }.
config-from-file = z pliku
config-from-default = domyślnie
config-from-run = z wiersza poleceń lub środowiska
config-how =
    `rnw config --set theme=mono` zmienia ustawienie; `rnw config --unset theme` przywraca wartość domyślną. Plik
    można też edytować. Najpierw liczy się opcja polecenia, potem środowisko, potem plik.
config-language =
    Język wszystkich tekstów dla graczy: en, cs albo pl. Bez tego decydują ustawienia regionalne.
    Także --lang JĘZYK i zmienna RNW_LANG.
config-theme =
    Kolory pełnego ekranu: safe (dla osób nierozróżniających barw), basic (16 kolorów),
    indexed (256), true (16 milionów) albo mono (żadnych). Zmienna NO_COLOR oznacza mono.
config-ascii =
    Rysuj tylko znakami ASCII, dla terminali i czcionek bez innych znaków. Także --ascii.
config-plain =
    Opisuj stół zdaniami, wiersz po wierszu, dla czytnika ekranu. Także --plain.
config-mouse =
    Włącz mysz na początku gry. Wtedy można nią klikać na stole, ale nie da się zaznaczać tekstu.
    W trakcie gry mysz włącza i wyłącza klawisz m.
config-bot-pause =
    Najkrótszy czas ruchu bota w milisekundach, aby dało się za nim nadążyć; 0 to bez czekania, najwyżej 10000.
config-bell =
    Dzwonek terminala na pełnym ekranie, gdy znów decydujesz, a czekanie trwało co najmniej sekundę.
config-confirm =
    Pytaj przed każdym ruchem, którego nie można cofnąć. Także --confirm.
config-deck-list =
    Wypisuj, które ekspedycje są jeszcze na stosie. Drukowane zasady Silver & Gold zostawiają to twojej pamięci.
config-names =
    Imiona ludzi przy klawiaturze w kolejności miejsc, na przykład ["Ann", "Bob"].
    Także --names LISTA, dla wszystkich miejsc.
