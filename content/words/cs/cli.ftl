### Věty samotné příkazové řádky. Jejich klíče začínají na cli-.

cli-hand = Rozdané karty
cli-expedition = Expedice
# Jak se jmenuje člověk, který žádné jméno neuvedl; může následovat číslo.
cli-player = Hráč
cli-turn =
    { $turn ->
        [0] Příprava
       *[other] Tah { $turn }
    }

## Co se říká člověku u klávesnice

# $examples jsou tahy, které teď jde napsat.
cli-help-moves = Tahy piš takto:
cli-help =
    { "" }  12              tah s tímto číslem ze seznamu tahů
    Napsat můžeš také
      moves [TEXT]   seznam tahů, nebo jen těch, které začínají na TEXT
      why TAH        zda je tah dovolený; když ne, které pravidlo ho zakazuje
      hint           tah silného bota
      undo, redo     vezmi zpět poslední volbu; zahraj ji znovu
      score          body v této chvíli
      log [N]        co se stalo, nebo jen posledních N událostí
      position       tato pozice jako řádek textu, tak jak ji znáš
      table          ukaž celý stůl, nejen co je nového
      help, ?        tento seznam
      legend         co znamenají značky
      rules          kde si přečteš pravidla
      save           kde je hra uložená
      quit           ukonči program; ve hře lze pokračovat
cli-legend = Legenda:
cli-legend-symbols = Symboly:
cli-sign-old = dřív zakřížkované políčko
cli-sign-fresh = políčko zakřížkované v tomto tahu
cli-read-rules = Pravidla si přečteš příkazem: { $command }
cli-confirm = Enter nebo a ukončí tvůj tah; `undo` vrátí to, co bylo právě zahráno.
cli-confirm-only = Stiskni jen Enter a tah skončí, nebo napiš `undo`.
cli-confirm-final = `{ $move }` už nepůjde vrátit. Enter nebo a tah zahraje, jiný text ho zruší.
# $warning is a sentence of the game about the move.
cli-confirm-warning = { $warning } Enter nebo a zahraje `{ $move }`, jiný text to zruší.
cli-hand-over = { $player }, hraješ ty. Až se nikdo jiný nebude dívat, stiskni Enter.
cli-why-what = Přidej tah, třeba `why 1` pro první tah ze seznamu.
cli-no-such-number =
    { $count ->
        [one] Je tu jen { $count } tah; `moves` ho ukáže.
        [few] Jsou tu { $count } tahy, číslované od 1; `moves` je ukáže.
        [many] Je tu { $count } tahu, číslováno od 1; `moves` je ukáže.
       *[other] Je tu { $count } tahů, číslovaných od 1; `moves` je ukáže.
    }
cli-no-such-moves = Žádný tah nezačíná na `{ $start }`.
cli-moves-near = Podobné tahy: `{ $moves }`; všechny: `moves`.
cli-moves-example = Dovolené tahy jsou třeba: `{ $moves }`; všechny: `moves`.

cli-nobody = u klávesnice nikdo není, a tak greedy hraje proti greedy; s --players me,greedy se tahy čtou ze vstupu

## Hráči, kteří selžou

# $code je druh chyby, jak stojí v záznamech; $what ji vysvětluje anglicky, nebo none.
cli-fault-forfeit =
    { $what ->
        [none] { $player } selhává ({ $code }) a prohrává. Konec hry.
       *[other] { $player } selhává ({ $code }) a prohrává. Konec hry. Důvod: { $what }.
    }
cli-fault-random =
    { $what ->
        [none] { $player } selhává ({ $code }); tah určila náhoda.
       *[other] { $player } selhává ({ $code }); tah určila náhoda. Důvod: { $what }.
    }
cli-fault-bot =
    { $what ->
        [none] { $player } selhává ({ $code }); místo toho rozhodl bot.
       *[other] { $player } selhává ({ $code }); místo toho rozhodl bot. Důvod: { $what }.
    }
cli-fault-abort =
    { $what ->
        [none] { $player } selhává ({ $code }); hra tu končí.
       *[other] { $player } selhává ({ $code }); hra tu končí. Důvod: { $what }.
    }

## Ukládání

cli-how-to-resume = Hra je uložená. Pokračuj příkazem: { $command }
cli-input-ended = Vstup skončil dřív než hra. Hra je uložená. Pokračuj příkazem: { $command }
# $plugin je místo, odkud je účinek symbolu.
cli-plugin-stopped = Účinek symbolu { $symbol } selhal ({ $plugin }): { $reason }. Hra tu končí.
cli-not-saved = Hra není uložená: není pro ni složka. Použij --record SOUBOR.
cli-nothing-to-save = Nic nebylo rozhodnuto, hra se proto neukládá.
cli-not-saved-bots = Hra není uložená: nehraje žádný člověk. Hry mezi boty ukládá `--record SOUBOR`.
cli-kept = Hra se průběžně ukládá do { $path }.
cli-recorded = Hru si znovu prohlédneš příkazem: { $command }
cli-seed = Stejné rozdání zahraješ znovu příkazem: { $command }
cli-over-already = Tato hra už skončila.
cli-pack-carried = Sada mimo záznam se změnila nebo chybí, proto se použije ta, kterou nese záznam.
cli-torn-tail =
    { $bytes ->
        [one] Poslední řádek záznamu není úplný: { $bytes } bajt se vynechává.
        [few] Poslední řádek záznamu není úplný: { $bytes } bajty se vynechávají.
        [many] Poslední řádek záznamu není úplný: { $bytes } bajtu se vynechává.
       *[other] Poslední řádek záznamu není úplný: { $bytes } bajtů se vynechává.
    }
# Nikdo nesmí znát body dřív, než se odkryje, co je skryté.
cli-score-hidden = Body jsou tajné, dokud se neodkryje, co leží lícem dolů.
cli-replay-unfinished = Záznam tu končí.

## Positions

# $seat is the number of a seat; $seed is a number.
cli-position-hidden = Tato pozice je to, co ví místo { $seat }. Co tají, bylo vylosováno semínkem { $seed }.
cli-position-seat = Co ví místo { $seat }:
cli-position-whole = Celá pozice se vším, co je skryté:
cli-position-nobody = V této pozici nikdo nic nerozhoduje.
cli-position-other = Místo { $seat } v této pozici nic nerozhoduje.
# $step is the number that was typed; $last is the largest that is allowed.
cli-error-step = krok { $step } je až za koncem záznamu; poslední krok je { $last }

## Pohled na hru zpětně

cli-analysis = Srovnáno s tahy, které vybralo prohledávání; to vědělo jen to, co v té chvíli věděl hráč na tahu; ± udává 95% interval.
# $rival je, kolik procent bodů nejlepšího soupeře se odečítá od vlastních; 0 bez soupeřů.
cli-analysis-unit =
    { $rival ->
        [0] Ztráty jsou v bodech. Jejich součet není celkový možný zisk, protože každá se měří zvlášť.
        [100] Ztráty se měří takto: body hráče minus body nejlepšího soupeře. Jejich součet není celkový možný zisk, protože každá se měří zvlášť.
       *[other] Ztráty se měří takto: body hráče minus { $rival } % bodů nejlepšího soupeře. Jejich součet není celkový možný zisk, protože každá se měří zvlášť.
    }
# $count je počet rozhodnutí, $cost a $error jsou body.
cli-analysis-seat =
    { $count ->
        [one] { $player }, { $count } rozhodnutí s více možnostmi: ztráta { $cost } ± { $error } b.
        [few] { $player }, { $count } rozhodnutí s více možnostmi: ztráta { $cost } ± { $error } b.
        [many] { $player }, { $count } rozhodnutí s více možnostmi: ztráta { $cost } ± { $error } b.
       *[other] { $player }, { $count } rozhodnutí s více možnostmi: ztráta { $cost } ± { $error } b.
    }
# $count is the number of decisions whose best move is proven.
cli-analysis-exact = U { $count } z nich je ztráta přesná: všechny možné konce hry jsou spočítané.
cli-analysis-found = { $player } má { $reached } b. Nejlepší výsledek, který našel program, když předem znal pořadí všech karet: { $found } b.; může existovat i lepší.
cli-analysis-upper-bound = Žádný průběh hry by nedal víc než { $points } b.
cli-analysis-line = Tahy k nalezenému výsledku: { $moves }
cli-analysis-unfinished = { $player } ještě nemá dohráno. Nejlepší výsledek se hledá až po konci hry.
cli-analysis-costly = Největší chyby
cli-analysis-nothing = Žádné rozhodnutí nebylo zjevně horší než to, které našel program.
cli-analysis-decision =
    { $turn ->
        [0] { $place }. { $player }, příprava: ztráta { $cost } ± { $error } b.
       *[other] { $place }. { $player }, tah { $turn }: ztráta { $cost } ± { $error } b.
    }
cli-analysis-decision-exact = { $place }. { $player }, tah { $turn }: ztráta { $cost } b. (přesně)
# $what říká, co tah udělá.
cli-analysis-made = Zahráno: { $what }
cli-analysis-better = Lépe: { $what }
cli-analysis-moves = Na řadě: { $player }. Kolik bodů ztrácí každý tah proti nejlepšímu:

## Seznam her a symboly

cli-list-seats =
    { $most ->
        [one] { $least } až { $most } hráč
        [few] { $least } až { $most } hráči
        [many] { $least } až { $most } hráče
       *[other] { $least } až { $most } hráčů
    }
cli-list-seats-exact =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
cli-list-default = výchozí
cli-list-packs = sady obsahu, hrají se s --content NÁZEV
cli-list-pack-of = pro { $game }
cli-symbols-modules = module:SOUBOR   soubor .wasm nebo .wat ze sady
cli-symbols-no-modules = Tato verze rnw neumí spouštět moduly.
cli-symbols-none = Nejsou tu žádné symboly.
cli-content-no-cards = { $game } nemá žádné tištěné karty.
cli-rules-none = { $game } nemá text pravidel.
cli-symbols-formatted =
    { $file }: { $changed ->
        [one] přepsán 1 program
        [few] přepsány { $changed } programy
        [many] přepsáno { $changed } programu
       *[other] přepsáno { $changed } programů
    }
cli-symbols-kept =
    { $kept ->
        [one] 1 program zůstává, jak je, protože je v něm komentář
        [few] { $kept } programy zůstávají, jak jsou, protože je v nich komentář
        [many] { $kept } programu zůstává, jak je, protože je v něm komentář
       *[other] { $kept } programů zůstává, jak jsou, protože je v nich komentář
    }
# $worth jsou body.
cli-symbols-worth =
    { $cells ->
        [one] na { $cells } políčku karet; hodnota pro bota asi { $worth } b.
        [few] na { $cells } políčkách karet; hodnota pro bota asi { $worth } b.
        [many] na { $cells } políčka karet; hodnota pro bota asi { $worth } b.
       *[other] na { $cells } políčkách karet; hodnota pro bota asi { $worth } b.
    }
cli-symbols-few =
    { $cells ->
        [one] na { $cells } políčku karet; na odhad ceny je křížků málo: { $marks }
        [few] na { $cells } políčkách karet; na odhad ceny je křížků málo: { $marks }
        [many] na { $cells } políčka karet; na odhad ceny je křížků málo: { $marks }
       *[other] na { $cells } políčkách karet; na odhad ceny je křížků málo: { $marks }
    }
cli-symbols-played =
    { $cells ->
        [one] na { $cells } políčku karet; v { $deals } partiích botů přinesl křížek { $worth } ± { $half } b.
        [few] na { $cells } políčkách karet; v { $deals } partiích botů přinesl křížek { $worth } ± { $half } b.
        [many] na { $cells } políčka karet; v { $deals } partiích botů přinesl křížek { $worth } ± { $half } b.
       *[other] na { $cells } políčkách karet; v { $deals } partiích botů přinesl křížek { $worth } ± { $half } b.
    }
cli-scene-cards = Na deskách: { $cards }. Co se stane:
cli-scene-gained =
    { $points ->
        [one] Zisk: { $points } bod
        [few] Zisk: { $points } body
        [many] Zisk: { $points } bodu
       *[other] Zisk: { $points } bodů
    }
cli-scene-no-choice = Nikdo teď nic nerozhoduje.
cli-scene-choice =
    { $moves ->
        [one] Místo { $seat } rozhoduje. Má { $moves } tah:
        [few] Místo { $seat } rozhoduje. Má { $moves } tahy:
        [many] Místo { $seat } rozhoduje. Má { $moves } tahu:
       *[other] Místo { $seat } rozhoduje. Má { $moves } tahů:
    }
cli-scene-holds =
    { $checks ->
        [one] { $checks } kontrola, a dopadla podle očekávání
        [few] { $checks } kontroly, a všechny dopadly podle očekávání
        [many] { $checks } kontroly, a všechny dopadly podle očekávání
       *[other] { $checks } kontrol, a všechny dopadly podle očekávání
    }
cli-scene-surprise = Jinak, než se čekalo: { $what }

## Rozehrané hry

cli-nothing-left = Žádné nedohrané hry.
cli-left-game =
    { $decisions ->
        [one] { $game }: { $players }; { $decisions } rozhodnutí
        [few] { $game }: { $players }; { $decisions } rozhodnutí
        [many] { $game }: { $players }; { $decisions } rozhodnutí
       *[other] { $game }: { $players }; { $decisions } rozhodnutí
    }
# $turn is the number of the current turn.
cli-left-turn = { $game }: { $players }; tah { $turn }
# $name is the name that a person has given to the game.
cli-record-named = „{ $name }“, { $game }
cli-left-pack = { $game } se sadou { $pack }
cli-how-to-choose = Hru vybereš jejím číslem, například: { $command }
# $path is the file.
cli-renamed = Nové jméno: { $path }
cli-starting = { $player } se spouští.

## Verdikty o záznamech

cli-verify-complete = úplný, { $scores }
cli-verify-forfeited = úplný, { $scores }; místo { $seat } prohrálo chybou ({ $code })
cli-verify-unfinished =
    { $decisions ->
        [one] nedohraný po { $decisions } rozhodnutí
        [few] nedohraný po { $decisions } rozhodnutích
        [many] nedohraný po { $decisions } rozhodnutí
       *[other] nedohraný po { $decisions } rozhodnutích
    }
cli-verify-diverging = chyba na řádku { $line }
cli-verify-unread = nejde přečíst
cli-verify-carried = se sadou, kterou nese záznam
cli-verify-torn =
    { $bytes ->
        [one] neúplný poslední řádek se vynechává: { $bytes } bajt
        [few] neúplný poslední řádek se vynechává: { $bytes } bajty
        [many] neúplný poslední řádek se vynechává: { $bytes } bajtu
       *[other] neúplný poslední řádek se vynechává: { $bytes } bajtů
    }

## Chyby v příkazové řádce

cli-error = chyba
cli-error-tip = rada
cli-error-more = Víc ukáže '{ $option }'.
cli-error-argument = neznámý argument '{ $argument }'
cli-error-command = příkaz '{ $command }' neexistuje
cli-error-no-command = za '{ $command }' musí následovat příkaz
cli-error-missing = chybí:
cli-error-conflict = argument '{ $argument }' nejde použít zároveň s '{ $others }'
cli-error-twice = argument '{ $argument }' smí být jen jednou
cli-error-no-value = argument '{ $argument }' potřebuje hodnotu
cli-error-value = neplatná hodnota '{ $value }' pro '{ $argument }'
cli-error-values = argument '{ $argument }' nepřijímá hodnotu, ale dostal { $value }
cli-error-utf8 = některý argument není text v UTF-8
cli-error-number = čeká se celé číslo
cli-error-range = čeká se číslo od { $least } do { $most }
cli-error-least = čeká se { $least } nebo víc
cli-error-near = neměl to být '{ $found }'?
cli-error-literal = má-li '{ $argument }' být hodnotou (ne přepínačem), napiš '{ $line }'
cli-error-exists = existuje '{ $line }'
# $example je dvojice, která je povolená.
cli-error-pair = čeká se KLÍČ=HODNOTA, například { $example }
# $others a $last jsou značky jazyků s jejich názvy.
cli-error-language = neznámý jazyk „{ $found }“; čeká se { $others } nebo { $last }
# $least a $most říkají, kolik hráčů smí hrát.
cli-error-players =
    { $count ->
        [one] { $count } hráč; tuto hru hraje { $least } až { $most }
        [few] { $count } hráči; tuto hru hraje { $least } až { $most }
        [many] { $count } hráče; tuto hru hraje { $least } až { $most }
       *[other] { $count } hráčů; tuto hru hraje { $least } až { $most }
    }
# $names a $players jsou čísla.
cli-error-names = { $names ->
        [one] { $names } jméno
        [few] { $names } jména
        [many] { $names } jména
       *[other] { $names } jmen
    } pro { $players ->
        [one] { $players } hráče
        [few] { $players } hráče
        [many] { $players } hráče
       *[other] { $players } hráčů
    }; každý hráč smí mít nejvýš jedno
cli-error-same-name = dva hráči mají jméno „{ $name }“; jména se musí lišit
cli-error-name = neplatné jméno { $name }: { $fault }
# $names jsou jména pro --names, se slovem z cli-a-name za každého člověka bez jména.
cli-unnamed = { $player } nemá jméno. Všechny pojmenuje: --names { $names }
cli-a-name = JMÉNO
# $last je číslo posledního tahu.
cli-error-turn = tah { $turn } neexistuje; záznam končí tahem { $last }
