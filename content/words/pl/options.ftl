### Zasady domowe wspólne dla kilku gier, po jednym wierszu na wartość.

about-marking-together = wszyscy zakreślają jednocześnie, potem pokazują zakreślenia
about-marking-in-turn = gracze zakreślają po kolei i widzą wcześniejsze zakreślenia
about-keep-together = wszyscy pokazują wybrane karty jednocześnie
about-keep-in-turn = gracze wybierają karty po kolei i widzą wcześniejsze wybory
about-picks-one-by-one = widzisz pierwszą nową kartę, potem wybierasz drugą
about-picks-together = robisz oba wybory, zanim zobaczysz dobraną kartę
about-last-picks-skip = po ostatniej turze nie ma nowych kart
about-last-picks-take = po ostatniej turze też są nowe karty

# Nazwy zasad domowych i ich wartości, tak jak są pokazywane i wpisywane. W zapisach zostają angielskie.
rule-marking = zakreślanie
rule-marking-together = razem
rule-marking-in-turn = po-kolei
rule-keep = wybór-kart
rule-keep-together = razem
rule-keep-in-turn = po-kolei
rule-picks = nowe-karty
rule-picks-one-by-one = po-jednej
rule-picks-together = razem
rule-last-picks = ostatnie-karty
rule-last-picks-skip = pomiń
rule-last-picks-take = bierz
