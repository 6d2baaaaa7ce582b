### Slova balíku Jungle Temple, k těm z Pyramid.

## Řady okének

track-gold = zlato

## Symboly a ke každému řádek nápovědy

symbol-shaft = šachta
symbol-shaft-help = označuje ještě jedno políčko svého sloupce, jakkoli daleko
symbol-idol = idol
symbol-idol-help = lebka a 2 zlata, a další zlato za každé označené políčko vedle; nebo označ dvě políčka navíc
symbol-parrot = papoušek
symbol-parrot-help = opakuje, co udělal tvůj poslední symbol, i lebku
symbol-chest = truhla
symbol-chest-help = přinese 4 zlata, až je označený celý její řádek, na konci kola nebo s kartou

## Co nabízí idol

choice-take-it = vezmi zlato a lebku
choice-pass-by = projdi kolem za 2 políčka
