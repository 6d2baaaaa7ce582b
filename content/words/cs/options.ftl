### Domácí pravidla, která má společných více her, řádek pro každou hodnotu.

about-marking-together = nikdo nevidí cizí značky, dokud neoznačí všichni
about-marking-in-turn = hráči označují po řadě a veřejně
about-keep-together = ponechané karty se ukazují najednou
about-keep-in-turn = hráči vybírají po řadě a veřejně
about-picks-one-by-one = druhá karta se vybírá až po odkrytí první
about-picks-together = obě volby se ohlásí, než je vidět líznutá karta
about-last-picks-skip = karty dokončené v posledním tahu se nenahrazují
about-last-picks-take = i ty se nahrazují
