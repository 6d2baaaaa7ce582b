### Názvy stránek celoobrazovkového stolu. Je na ně málo místa.

# Stránka s deskami a rozhodnutím, v malém okně.
tui-page-table = Stůl
# Území herního plánu a co které přinese.
tui-page-regions = Území
# Zatímco se na konci hry otáčejí skryté žetony.
tui-reveal-skip = Libovolná klávesa ukáže výsledek.
