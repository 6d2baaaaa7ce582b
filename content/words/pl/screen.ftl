### Nazwy stron pełnoekranowego stołu. Jest na nie mało miejsca.

# Strona z planszami i decyzją, w małym oknie.
tui-page-table = Stół
# Obszary planszy i ich wartość.
tui-page-regions = Obszary
# Gdy na końcu gry odsłaniane są zakryte żetony.
tui-reveal-skip = Dowolny klawisz pokazuje wynik.
