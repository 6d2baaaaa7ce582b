### Domácí pravidla, která má společných více her, řádek pro každou hodnotu.

about-marking-together = nikdo nevidí cizí křížky, dokud nezakřížkují všichni
about-marking-in-turn = hráči křížkují po řadě a veřejně
about-keep-together = všichni ukážou ponechané karty najednou
about-keep-in-turn = hráči si vybírají karty po řadě a veřejně
about-picks-one-by-one = druhou kartu si hráč vybírá, až když vidí první
about-picks-together = hráč ohlásí obě volby, než uvidí kartu z balíčku
about-last-picks-skip = za karty dokončené v posledním tahu se nebere náhrada
about-last-picks-take = i za karty dokončené v posledním tahu se bere náhrada

# Názvy domácích pravidel a jejich hodnot, jak se ukazují a píší. V záznamech zůstávají anglické.
rule-marking = křížkování
rule-marking-together = společně
rule-marking-in-turn = po-řadě
rule-keep = ponechání
rule-keep-together = společně
rule-keep-in-turn = po-řadě
rule-picks = výběry
rule-picks-one-by-one = po-jednom
rule-picks-together = společně
rule-last-picks = poslední-výběry
rule-last-picks-skip = vynechat
rule-last-picks-take = brát
