### Věty celoobrazovkového stolu. Jejich klíče začínají tui-.
###
### Vedle desek a v lištách je málo místa: co nejkratší.

## Vedle desek

tui-cells-left =
    { $count ->
        [one] volné { $count }
        [few] volná { $count }
        [many] volných { $count }
       *[other] volných { $count }
    }
# $what jsou věty oddělené středníky. Jejich podmětem je tah: zaškrtne, vezme, dokončí.
tui-brings = Účinek: { $what }
# $cards jsou názvy.
tui-returns = Zpět do balíčku: { $cards }
tui-completes = dokončí { $card }
# Každá z těchto vět zastupuje stejnojmennou událost, bez jména hráče.
tui-gain-advanced = zaškrtne { $track-gained }
tui-gain-erased = vymaže { $track-lost }
tui-gain-wrote = zapisuje { $number } za { $track-one }
tui-gain-round-marked = zaškrtne { $track-one } tohoto kola
tui-gain-bonus-owed =
    { $cells ->
        [one] { $cells } bonusové políčko
        [few] { $cells } bonusová políčka
        [many] { $cells } bonusového políčka
       *[other] { $cells } bonusových políček
    }
tui-gain-extra-owed =
    { $cells ->
        [one] { $cells } bonusové políčko { $scope }
        [few] { $cells } bonusová políčka { $scope }
        [many] { $cells } bonusového políčka { $scope }
       *[other] { $cells } bonusových políček { $scope }
    }
tui-gain-pattern-owed = vzor ještě jednou
tui-gain-change-owed = působí na cizí řady ({ $track }): { $whom }
tui-gain-claim-owed = vezme { $pool-one }
tui-gain-claimed = bere { $pool-one } s číslem { $number }
tui-gain-copied = zopakuje symbol { $symbol }
# $points má znaménko a může mít zlomek, např. +6 1/2; $count je číslo před zlomkem.
tui-points-change =
    { $count ->
        [0] { $points } bodu
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
# $patterns jsou názvy.
tui-upcoming = V balíčku expedic zbývá: { $patterns }
tui-picked =
    { $count ->
        [0] Vyber karty klávesou Enter nebo kliknutím.
        [one] Vybrána { $count } karta; vyber další.
        [few] Vybrány { $count } karty; vyber jiné.
        [many] Vybráno { $count } karty; vyber jiné.
       *[other] Vybráno { $count } karet; vyber jiné.
    }
tui-numbers = Žeton:
tui-no-place = Takový tah není možný.
tui-pasted = Vložený text se nehraje. Napiš nejdřív : a pak ho vlož.
tui-no-hint = Teď není žádná rada.
tui-not-now = Teď nemáš co rozhodovat.
tui-table-shown = Stůl je vidět pořád; o přepíná záložky pod ním.
tui-saved = Každé rozhodnutí se ukládá hned. Klávesou q odejdeš a můžeš pokračovat později.
tui-no-lesson = Není žádná výuka, kterou by šlo přeskočit.
tui-no-rules = Tato hra nemá stránku s pravidly.
tui-no-way-back = Zpět už to dál nejde; q odejde.
tui-thinking = Rozhoduje { $player }.
tui-more-news =
    { $count ->
        [one] Ještě { $count } řádek; l ukáže vše.
        [few] Ještě { $count } řádky; l ukáže vše.
        [many] Ještě { $count } řádku; l ukáže vše.
       *[other] Ještě { $count } řádků; l ukáže vše.
    }
tui-confirm = Enter ukončí tvůj tah; u vrátí poslední tah.
tui-no-such-number =
    { $count ->
        [one] Možný je jen { $count } tah.
        [few] Možné jsou { $count } tahy, číslované od 1.
        [many] Možné je { $count } tahu, číslováno od 1.
       *[other] Možných je { $count } tahů, číslovaných od 1.
    }
# $code je druh selhání, např. late.
tui-fault-forfeit = { $player } selhává ({ $code }) a prohrává.
tui-fault-random = { $player } selhává ({ $code }); tah určila náhoda.
tui-fault-bot = { $player } selhává ({ $code }); rozhoduje bot.
tui-fault-abort = { $player } selhává ({ $code }); hra končí.
tui-hand-over = { $player }, hraješ ty. Až se nikdo jiný nebude dívat, stiskni mezerník.
tui-mouse-on = Myš ovládá hru.
tui-mouse-off = Hra myš nepoužívá, lze s ní vybírat text; klávesa m to změní.
tui-theme-is = Barvy: { $theme }
tui-theme-safe = vhodné i pro barvoslepé
tui-theme-basic = 16 barev
tui-theme-indexed = 256 barev
tui-theme-true = plné barvy
tui-theme-mono = žádné
# Sloupce a řádky, kolik jich je a kolik jich je třeba.
tui-too-small = Okno má { $columns } × { $rows } znaků; stůl potřebuje { $columns-needed } × { $rows-needed }. Zvětši ho, nebo ukonči program pomocí Ctrl-C a hraj s --plain.

## Stránky a okna

tui-page-log = Průběh
tui-panel-now = Teď
tui-page-legend = Legenda
tui-patterns = Vzory
tui-title-help = Klávesy a myš
tui-title-points = Body
tui-title-moves = Možné tahy
tui-title-position = Pozice
tui-position-seat = To je to, co o pozici víš. Text šel i do schránky; ne každý terminál to dovolí.
tui-position-whole = To je celá pozice. Text šel i do schránky; ne každý terminál to dovolí.
tui-title-why = Pravidla tahu
tui-question = Otázka
tui-ask-leave = Odejít od stolu? Hra je uložená a můžeš v ní pokračovat.
tui-ask-leave-lost = Odejít od stolu? Tato hra se neukládá a ztratí se.
tui-ask-rematch = Zahrát stejné rozdání znovu?
tui-ask-final = `{ $move }` už nepůjde vrátit. Zahrát?
# $warning is a sentence of the game about the move.
tui-ask-warning = { $warning } Zahrát `{ $move }`?
tui-typed = Za : můžeš napsat tah nebo příkaz:
tui-points-hidden = Body jsou do konce tajné.

## Konec

tui-costly = Největší chyby
tui-costly-none = Žádné zjevné chyby.
tui-no-next-mistake = Za tímto krokem už žádná chyba není.
tui-no-mistake-before = Před tímto krokem žádná chyba není.
tui-replay-mistake = Zahráno ! !: { $made }. Lepší [ ]: { $better } (ztráta { $cost })
tui-judging =
    { $count ->
        [one] Zbývá prozkoumat { $count } rozhodnutí.
        [few] Zbývá prozkoumat { $count } rozhodnutí.
        [many] Zbývá prozkoumat { $count } rozhodnutí.
       *[other] Zbývá prozkoumat { $count } rozhodnutí.
    }
# $cost je ztráta v bodech, například 2,31 ± 0,40 nebo 1,50 (přesně).
tui-costly-one =
    { $turn ->
        [0] Příprava, { $player }: { $made }; lepší: { $better } (ztráta { $cost })
       *[other] Tah { $turn }, { $player }: { $made }; lepší: { $better } (ztráta { $cost })
    }

## Přehrávání

tui-replay-at =
    { $turn ->
        [0] Příprava, krok { $step } z { $steps }
       *[other] Tah { $turn }, krok { $step } z { $steps }
    }
tui-replay-open = Pohled: vše odkryté.
tui-replay-viewpoint = Pohled: { $player }.
tui-replay-jump = Napiš krok, např. 12, nebo tah, např. t5 nebo tah 5.
tui-replay-nowhere = Napiš krok, třeba 12, nebo tah, třeba t5 (nejvýš { $steps } a t{ $turns }).

## Legenda

tui-sign-old = zakřížkováno dřív
tui-sign-fresh = zakřížkováno v tomto nebo minulém tahu
tui-sign-ghost = tvůj výběr, dovolený
tui-sign-clash = tvůj výběr, nedovolený
tui-sign-possible = co smíš vybrat
tui-sign-taken-back = okénko, které se právě vrátilo

## Co dělají klávesy

tui-do-move = pohnout kurzorem
tui-do-next = další místo, kam lze zahrát
tui-do-previous = předchozí místo, kam lze zahrát
tui-do-turn-right = otočit vzor po směru hodin
tui-do-turn-left = otočit vzor opačně
tui-do-flip = zrcadlit vzor
tui-do-more = vyšší žeton
tui-do-fewer = nižší žeton
tui-do-choose = vybrat žeton nebo řádek podle čísla
tui-do-choose-first = vybrat řádek seznamu pod žetony
tui-do-place = potvrdit
tui-do-type = napsat tah nebo příkaz
tui-do-undo = vzít zpět poslední volbu
tui-do-redo = zahrát ji znovu
tui-do-hint = tah silného bota
tui-do-why = proč je vybraný tah dovolený nebo ne
tui-do-page = další záložka spodního panelu
tui-do-page-back = předchozí záložka spodního panelu
tui-do-next-mistake = další chyba s lepším tahem
tui-do-mistake-before = předchozí chyba
tui-do-log = všechno, co se stalo
tui-do-legend = co znamenají značky a symboly
tui-do-points = body v této chvíli
tui-do-position = tato pozice jako text k vložení jinam
tui-do-step-on = další krok
tui-do-step-back = předchozí krok
tui-do-turn-on = další tah
tui-do-turn-back = předchozí tah
tui-do-start = na začátek
tui-do-end = na konec
tui-do-jump = přejít na krok nebo tah
tui-do-viewpoint = změnit pohled
tui-do-table = přepnout stůl a body
tui-do-rematch = zahrát stejné rozdání znovu
tui-do-scroll = posunout
tui-do-scroll-far = posunout o 10 řádků
tui-do-scroll-end = první a poslední řádek
tui-do-ready = ukázat stůl
tui-do-accept = ano
tui-do-refrain = ne
tui-do-close = zavřít
tui-do-mouse = zapnout nebo vypnout myš (s vypnutou lze vybírat text)
tui-do-theme = změnit barvy
tui-do-help = tyto klávesy
tui-do-leave = odejít od stolu
tui-do-leave-now = odejít hned, bez otázky
tui-do-suspend = pozastavit; v shellu pokračuješ příkazem fg

## Totéž v liště, po slově

tui-bar-next = další
tui-bar-turn = otočit
tui-bar-flip = zrcadlit
tui-bar-switch = změnit
tui-bar-place = potvrdit
tui-bar-ready = ukázat
tui-bar-undo = zpět
tui-bar-hint = rada
tui-bar-why = proč
tui-bar-page = stránka
tui-bar-turn-on = další tah
tui-bar-jump = přejít
tui-bar-next-mistake = chyba
tui-bar-viewpoint = pohled
tui-bar-table = stůl
tui-bar-rematch = znovu
tui-bar-accept = ano
tui-bar-refrain = ne
tui-bar-close = zavřít
tui-bar-help = pomoc
tui-bar-leave = odejít

## Klávesy, jak se píší, a myš

tui-key-space = mezerník
tui-key-up = nahoru
tui-key-down = dolů
tui-key-left = vlevo
tui-key-right = vpravo
tui-key-tab = Tab
tui-key-shift-tab = Shift-Tab
tui-key-enter = Enter
tui-key-escape = Esc
tui-key-backspace = Backspace
tui-key-page-up = PageUp
tui-key-page-down = PageDown
tui-key-home = Home
tui-key-end = End
tui-wheel-up = kolečko-nahoru
tui-wheel-down = kolečko-dolů
tui-wheel-left = kolečko-vlevo
tui-wheel-right = kolečko-vpravo
tui-right-click = pravé-tlačítko
tui-click = klik
