### Slova sady Jungle Temple, k těm z Pyramid.

## Řady okének
## -one je jedna z věcí, -counted jejich počet; oboje je čtvrtý pád.

track-gold = zlato
track-gold-one = kus zlata
track-gold-counted =
    { $count ->
        [one] { $count } kus zlata
        [few] { $count } kusy zlata
        [many] { $count } kusu zlata
       *[other] { $count } kusů zlata
    }

## Symboly a ke každému řádek nápovědy

symbol-shaft = šachta
symbol-shaft-help = zakřížkuj ještě jedno políčko jejího sloupce, i daleko od křížků
symbol-idol = idol
symbol-idol-help = vezmi lebku, 2 kusy zlata a 1 navíc za každé zakřížkované políčko vedle; nebo zakřížkuj dvě políčka navíc
symbol-parrot = papoušek
symbol-parrot-help = zopakuj účinek svého posledního symbolu, i lebku
symbol-chest = truhla
symbol-chest-help = na konci kola nebo při dokončení karty získáš 4 kusy zlata, je-li zakřížkovaný celý její řádek

## Co nabízí idol

choice-take-it = vezmi zlato a lebku
choice-pass-by = zakřížkuj 2 políčka
