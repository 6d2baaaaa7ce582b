### Věty samotné příkazové řádky. Jejich klíče začínají na cli-.

cli-hand = Rozdané karty
cli-expedition = Výprava
# Jak se jmenuje člověk, který žádné jméno neuvedl; může následovat číslo.
cli-player = Hráč
cli-turn =
    { $turn ->
        [0] Příprava
       *[other] Tah { $turn }
    }

## Co se říká člověku u klávesnice

# $examples jsou tahy, které teď jde napsat.
cli-how-to-type = Napiš tah, třeba `{ $examples }`, číslo z `moves`, nebo `help`.
cli-help-moves = Políčko je písmeno a číslo. Tahy se píší takto
cli-help =
    { "" }  12              tah s tímto číslem ze seznamu tahů
    Kromě tahů můžeš napsat
      moves [TEXT]   seznam tahů, nebo těch, které začínají na TEXT
      why TAH        zda je tah dovolený, a když ne, podle kterého pravidla
      hint           co by udělal jednoduchý bot
      undo, redo     vrať poslední krok a zopakuj ho
      score          bodovací listy, jak teď vypadají
      log [N]        co se stalo, nebo posledních N událostí
      table          ukaž stůl znovu
      legend         co znamenají značky
      rules          kde se dají přečíst pravidla
      save           kde je hra uložená
      quit           odejdi; ve hře lze pokračovat
cli-legend = Značky znamenají:
cli-legend-symbols = Toto jsou symboly:
cli-sign-old = políčko označené dřív
cli-sign-fresh = políčko označené v tomto tahu
cli-read-rules = Pravidla si přečteš příkazem: { $command }
cli-confirm = Enter ukončí tvůj tah; `undo` vrátí poslední krok.
cli-confirm-final = `{ $move }` už nepůjde vrátit: Enter tah provede, cokoli jiného ho zahodí.
cli-hand-over = { $player }, klávesnice je tvoje. Stiskni Enter, až se nikdo jiný nebude dívat.
cli-why-what = Připiš tah, třeba `why 1` pro první ze seznamu tahů.
cli-no-such-number =
    { $count ->
        [one] Je tu jen { $count } tah; `moves` ho ukáže.
        [few] Jsou tu { $count } tahy, číslované od 1; `moves` je ukáže.
        [many] Je tu { $count } tahu, číslováno od 1; `moves` je ukáže.
       *[other] Je tu { $count } tahů, číslovaných od 1; `moves` je ukáže.
    }
cli-no-such-moves = Žádný tah nezačíná na `{ $start }`.
cli-moves-near = Podobné: `{ $moves }`; všechny: `moves`.

cli-nobody = u klávesnice nikdo nesedí: greedy hraje proti greedy; s --players me,greedy se tahy čtou ze vstupu

## Hráči, kteří selžou

# $code je druh chyby, jak stojí v záznamech; $what jsou slova toho, kdo si jí všiml, nebo none.
cli-fault-forfeit =
    { $what ->
        [none] { $player } selhává ({ $code }) a prohrává: konec hry.
       *[other] { $player } selhává ({ $code }) a prohrává: konec hry. Co se stalo: { $what }.
    }
cli-fault-random =
    { $what ->
        [none] { $player } selhává ({ $code }); místo toho se losuje tah.
       *[other] { $player } selhává ({ $code }); místo toho se losuje tah. Co se stalo: { $what }.
    }
cli-fault-abort =
    { $what ->
        [none] { $player } selhává ({ $code }); hra se tu přerušuje.
       *[other] { $player } selhává ({ $code }); hra se tu přerušuje. Co se stalo: { $what }.
    }

## Ukládání

cli-how-to-resume = Hra je uložená. Pokračuj příkazem: { $command }
# $plugin je místo, odkud je účinek symbolu.
cli-plugin-stopped = Účinek symbolu selhal: { $symbol } ({ $plugin }), { $reason }. Hra tu končí.
cli-not-saved = Hra není uložená: není kam. Použij --record SOUBOR.
cli-kept = Hra se průběžně ukládá do { $path }.
cli-recorded = Na hru se znovu podíváš příkazem: { $command }
cli-seed = Stejně rozdanou hru si zahraješ příkazem: { $command }
cli-over-already = Tato hra už skončila.
cli-torn-tail =
    { $bytes ->
        [one] Poslední řádek záznamu byl useknutý: vynechává se { $bytes } bajt.
        [few] Poslední řádek záznamu byl useknutý: vynechávají se { $bytes } bajty.
        [many] Poslední řádek záznamu byl useknutý: vynechává se { $bytes } bajtu.
       *[other] Poslední řádek záznamu byl useknutý: vynechává se { $bytes } bajtů.
    }
# Nikdo nesmí znát body dřív, než se odkryje, co je skryté.
cli-score-hidden = Body nelze říct, dokud se neodkryje, co leží skryté.
cli-replay-unfinished = Tady se záznam přerušuje.

## Pohled na hru zpětně

# $search je bot, jehož hledání soudí.
cli-analysis = Srovnáno s tím, co při znalostech hráčů nachází { $search }; rozpětí platí v 95 případech ze 100.
# $count je počet rozhodnutí, $cost a $error jsou body.
cli-analysis-seat =
    { $count ->
        [one] { $player }: { $count } rozhodnutí s možností volby stálo bodů: { $cost } ± { $error }.
        [few] { $player }: { $count } rozhodnutí s možností volby stála dohromady bodů: { $cost } ± { $error }.
        [many] { $player }: { $count } rozhodnutí s možností volby stálo dohromady bodů: { $cost } ± { $error }.
       *[other] { $player }: { $count } rozhodnutí s možností volby stálo dohromady bodů: { $cost } ± { $error }.
    }
cli-analysis-found = { $player } má bodů: { $reached }. Se znalostí všeho, co se mělo odkrýt, bylo možné nejméně toto: { $found }.
cli-analysis-ceiling = Žádná hra by nedala víc bodů než { $points }.
cli-analysis-no-ceiling = Možná šlo i víc: pro tuto hru není známá horní mez.
cli-analysis-line = Cesta, která k tomu vede: { $moves }
cli-analysis-unfinished = { $player } ještě nemá dohráno; co bylo možné, se říká o dohraných hrách.
cli-analysis-costly = Nejdražší rozhodnutí
cli-analysis-nothing = Žádné rozhodnutí nebylo horší než to, co by udělalo hledání.
cli-analysis-decision = { $place }. { $player } v tahu { $turn }, bodů: { $cost } ± { $error }
cli-analysis-made = Zahráno: { $move }
cli-analysis-better = Lépe: { $move }

## Seznam her a symboly

cli-list-seats = počet míst { $least } až { $most }
cli-list-default = výchozí
cli-list-packs = balíky obsahu, hrají se s --content NÁZEV
cli-list-pack-of = pro { $game }
cli-symbols-modules = module:SOUBOR   soubor .wasm nebo .wat z balíku
cli-symbols-no-modules = Tento program je sestavený bez modulů.
cli-symbols-none = Balík nemá žádné symboly.
# $worth jsou body.
cli-symbols-worth =
    { $cells ->
        [one] na { $cells } políčku karet; botovi stojí asi za { $worth } b.
        [few] na { $cells } políčkách karet; botovi stojí asi za { $worth } b.
        [many] na { $cells } políčka karet; botovi stojí asi za { $worth } b.
       *[other] na { $cells } políčkách karet; botovi stojí asi za { $worth } b.
    }

## Rozehrané hry

cli-nothing-left = Není tu žádná rozehraná hra.
cli-no-such-left =
    { $count ->
        [0] Není tu žádná rozehraná hra.
        [one] Je tu jen { $count } rozehraná hra; ukáže ji `rnw resume --list`.
        [few] Jsou tu { $count } rozehrané hry, číslované od 1; ukáže je `rnw resume --list`.
        [many] Je tu { $count } rozehrané hry, číslováno od 1; ukáže je `rnw resume --list`.
       *[other] Je tu { $count } rozehraných her, číslovaných od 1; ukáže je `rnw resume --list`.
    }
cli-left-game =
    { $decisions ->
        [one] { $game }: { $players }; { $decisions } rozhodnutí
        [few] { $game }: { $players }; { $decisions } rozhodnutí
        [many] { $game }: { $players }; { $decisions } rozhodnutí
       *[other] { $game }: { $players }; { $decisions } rozhodnutí
    }
cli-how-to-go-on = V první pokračuj příkazem: { $command }
cli-starting = Spouští se { $player }.
