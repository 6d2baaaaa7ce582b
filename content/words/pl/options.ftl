### Zasady domowe wspólne dla kilku gier, po jednym wierszu na wartość.

about-marking-together = nikt nie widzi cudzych znaków, dopóki nie zaznaczą wszyscy
about-marking-in-turn = zaznacza się kolejno i jawnie
about-keep-together = zatrzymane karty pokazuje się jednocześnie
about-keep-in-turn = wybiera się kolejno i jawnie
about-picks-one-by-one = drugą kartę wybiera się po obejrzeniu pierwszej
about-picks-together = oba wybory ogłasza się, zanim widać dobraną kartę
about-last-picks-skip = kart ukończonych w ostatniej turze się nie zastępuje
about-last-picks-take = także one są zastępowane
