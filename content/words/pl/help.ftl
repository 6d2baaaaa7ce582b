### Co mówi `rnw play --help`.
###
### Słowa wielkimi literami zastępują to, co wpisuje gracz; przełączniki, nazwy wartości i polecenia są w każdym
### języku takie same.

cli-usage-heading = Użycie
cli-usage-options = OPCJE
cli-arguments-heading = Argumenty
cli-options-heading = Opcje

cli-value-file = PLIK
cli-value-format = FORMAT
cli-value-game = GRA
cli-value-key-value = KLUCZ=WARTOŚĆ
cli-value-list = LISTA
cli-value-mib = MIB
cli-value-ms = MS
cli-value-n = N
cli-value-name = NAZWA
cli-value-pack = PAKIET
cli-value-path = ŚCIEŻKA
cli-value-spec = GRACZ
cli-value-tag = JĘZYK
cli-value-theme = KOLORY
cli-value-what = CO

cli-play-about = Zagraj w grę: w pojedynkę, z innymi przy jednej klawiaturze albo przeciw botom
cli-play-examples = Przykłady
cli-play-game = Gra; pakiet i wznawiany zapis znają swoją grę
cli-play-players =
    Kto gra, miejsce po miejscu: `me` (człowiek), `greedy`, `random`, `mcts` albo program jako `cmd:POLECENIE`. Jedno miejsce to gra w pojedynkę, o ile gra na to pozwala. [domyślnie: me,greedy albo greedy,greedy, gdy nikt nie siedzi przy klawiaturze]
cli-play-player = Jeszcze jedno miejsce, gracz wzięty dosłownie; można powtarzać
cli-play-names = Jak nazywają się gracze, miejsce po miejscu
cli-play-seed = Ziarno całej losowości; to samo ziarno daje tę samą grę
cli-play-record = Zapisuj grę na bieżąco do tego pliku
cli-play-force = Nadpisz zapis, który już istnieje
cli-play-resume = Wznów zapisaną grę i dopisuj do jej zapisu
cli-play-options = Zasada domowa; można powtarzać. Wymienia je `rnw list`
cli-play-content = Graj tym pakietem zawartości (folder albo nazwa dołączonego) zamiast tym, z którym gra jest dostarczana
cli-play-plain = Wiersz po wierszu i zdaniami, odpowiednie dla czytnika ekranu
cli-play-ascii = Rysuj samymi znakami ASCII
cli-play-theme = Kolory pełnego ekranu: safe, basic, indexed, true albo mono
cli-play-confirm = Pytaj, zanim stanie się coś, czego nie da się cofnąć
cli-play-on-plugin-fault = Co się dzieje, gdy zawodzi wtyczka symbolu: `void`, jej działanie jest nieważne, a gra toczy się dalej; `stop`, gra się tu kończy, a jej zapis można wznowić [domyślnie: void]
cli-play-bot-time = Ile czasu program ma na decyzję, w milisekundach [domyślnie: 10000]
cli-play-bot-start = Ile czasu program ma, zanim będzie gotowy, w milisekundach [domyślnie: 10000]
cli-play-on-fault = Co się dzieje, gdy program jest za wolny, kończy się, mówi bzdury albo wykonuje niedozwolony ruch: `forfeit`, przegrywa, gra się kończy, a inni zostają tak, jak stoją; `random`, losuje się za niego dozwolony ruch, trzy razy na grę, potem przegrywa; `abort`, gra zostaje przerwana z kodem wyjścia 5, a zapis można wznowić [domyślnie: forfeit]
cli-play-bot-log = Dopisuj wszystko, co mówi się programom i co one mówią, także na wyjście błędów, do tego pliku; `-` to wyjście błędów
cli-play-bot-env = Przekaż programom także tę zmienną środowiskową; można powtarzać. Bez tego dostają tylko PATH, HOME, LANG i TMPDIR
cli-play-bot-sandbox = Uruchamiaj programy w izolacji (sandbox): bez sieci, bez innych procesów, tylko z plikami systemu i ich własnymi. Wymaga systemu Linux i programu bubblewrap; gdy izolacja jest niemożliwa, nic się nie uruchamia
cli-play-bot-show = Pozwól programom w izolacji czytać także ten plik lub folder; można powtarzać
cli-play-bot-memory = Ile MiB pamięci może zająć każdy proces w izolacji [domyślnie: 4096]
cli-play-run-programs = Uruchom programy, które wznawiany zapis wymienia jako graczy
cli-play-format = Jak wypisywać wyniki: `text` dla ludzi, może się zmieniać, albo `json` dla programów, jest stały [domyślnie: text]
cli-play-lang = Język wszystkiego, co czytają gracze: en, cs albo pl [domyślnie: według środowiska, RNW_LANG albo locale]
cli-play-help = Wypisz tę pomoc

cli-exit-codes =
    Kody wyjścia:
      0  zrobione, także gdy czytający wyjście odejdzie
      1  zawiodło coś, za co nikt nie odpowiada, na przykład pełny dysk, albo program ma błąd
      2  wiersz poleceń chce czegoś, czego nie ma
      3  pakiet zawartości jest błędny
      4  zapis nie trzyma się zasad albo należy do innej gry
      5  zawiódł bot, a gra miała zostać przerwana; albo nie zdał `bot check`
      6  wejście skończyło się przed grą; gra jest zapisana
      7  zawiodła wtyczka, a gra miała się tu zatrzymać; gra jest zapisana
      8  złamane jest prawo, symbole pakietu spotkały się zbyt rzadko albo żadnej gry nie można było sprawdzić
      130  przerwano; gra jest zapisana do ostatniej decyzji
