### První hra, která učí, a klávesa pro pravidla. Texty kroků jsou v sadách her.

# $step je číslo kroku, $steps jejich počet.
teach-title = Výuka, krok { $step } z { $steps }
teach-well-done = Výborně!
teach-ended =
    Výuka tady končí. Hra pokračuje. { $front-end ->
        [lines] `rules` řekne, kde si přečteš pravidla.
       *[other] R ukáže pravidla.
    }
teach-answer = Napiš číslo své odpovědi.
teach-right = Správně.
teach-wrong = Ne tak docela.

## Řádek po řádku

teach-commands = Toto je výuka. `skip` přeskočí krok. `skip all` výuku ukončí a hra jde dál.
# $move je tah tak, jak se píše.
teach-example = Napiš třeba `{ $move }`.
teach-again = Napiš jinou odpověď, nebo pokračuj klávesou Enter.
teach-expected = Napiš číslo odpovědi, nebo `skip`.
teach-solution = Správná odpověď: { $answer }
teach-skipped = Krok přeskočen.
teach-no-step = Teď není co přeskočit.
# $command výuku spustí.
teach-not-saved = Výuka se neukládá. Znovu ji spustíš příkazem: { $command }
teach-help =
    { "" }  skip           přeskoč tento krok výuky
    { "" }  skip all       ukonči výuku a hraj dál

## Na celé obrazovce

tui-title-rules = Pravidla
tui-do-rules = pravidla k tomu, o čem rozhoduješ
tui-do-lesson-on = pokračovat
tui-do-lesson-answer = vybrat odpověď
tui-do-lesson-skip = přeskočit tento krok výuky
tui-do-lesson-end = ukončit výuku a hrát dál
tui-bar-lesson-on = pokračovat
tui-bar-lesson-skip = přeskočit
tui-bar-lesson-end = konec výuky
