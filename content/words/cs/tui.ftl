### Věty celoobrazovkového stolu. Jejich klíče začínají tui-.
###
### Vedle desek a v lištách je málo místa: co nejkratší.

## Vedle desek

tui-cells-left =
    { $count ->
        [one] zbývá { $count }
        [few] zbývají { $count }
        [many] zbývá { $count }
       *[other] zbývá { $count }
    }
# $what jsou věty oddělené čárkami.
tui-brings = Přinese: { $what }
tui-completes = dokončí { $card }
# $points má znaménko a může mít zlomek, např. +6 1/2.
tui-points-change = body { $points }
# $patterns jsou názvy.
tui-upcoming = V tomto kole ještě může přijít: { $patterns }
tui-picked =
    { $count ->
        [0] Vyber karty: Enter nebo kliknutí kartu vybere.
        [one] Vybrána { $count } karta; vyber další.
        [few] Vybrány { $count } karty; vyber jiné.
        [many] Vybráno { $count } karty; vyber jiné.
       *[other] Vybráno { $count } karet; vyber jiné.
    }
tui-numbers = Žeton:
tui-no-place = Tam se nedá nic udělat.
tui-pasted = Vložený text se nehraje; po : se napíše.
tui-no-hint = Radu teď nelze dát.
tui-not-now = Teď není o čem rozhodovat.
tui-thinking =
    { $player ->
        [none] Rozhodují ostatní.
       *[other] Rozhoduje { $player }.
    }
tui-confirm = Enter ukončí tvůj tah; u vrátí poslední krok.
tui-no-such-number =
    { $count ->
        [one] Možný je jen { $count } tah.
        [few] Možné jsou { $count } tahy, číslované od 1.
        [many] Možné je { $count } tahu, číslováno od 1.
       *[other] Možných je { $count } tahů, číslovaných od 1.
    }
# $code je druh selhání, např. late.
tui-fault-forfeit = Selhání ({ $code }): { $player } prohrává.
tui-fault-random = Selhání ({ $code }): za hráče { $player } se losovalo.
tui-fault-abort = Selhání ({ $code }): { $player }; hra se přerušuje.
tui-hand-over = { $player }, obrazovka je tvoje. Stiskni mezerník, až se nikdo jiný nebude dívat.
tui-mouse-on = Myš ukazuje na stůl.
tui-mouse-off = Myš označuje text; m ji zase zachytí.
tui-theme-is = Barvy: { $theme }
tui-theme-safe = vhodné i pro barvoslepé
tui-theme-basic = 16 barev
tui-theme-indexed = 256 barev
tui-theme-true = plné barvy
tui-theme-mono = žádné
# Sloupce a řádky, kolik jich je a kolik jich je třeba.
tui-too-small = Okno má rozměr { $columns } × { $rows }; stůl potřebuje { $columns-needed } × { $rows-needed }. Zvětši ho, nebo odejdi pomocí Ctrl-C a hraj s --plain.

## Stránky a okna

tui-page-log = Záznam
tui-page-legend = Značky
tui-patterns = Tvary
tui-title-help = Klávesy a myš
tui-title-points = Body
tui-title-why = Proč
tui-question = Otázka
tui-ask-leave = Odejít od stolu? Všechno je uloženo a ve hře se dá pokračovat.
tui-ask-leave-lost = Odejít od stolu? Tato hra se nikam neukládá, takže bude ztracena.
tui-ask-rematch = Zahrát totéž rozdání ještě jednou?
tui-ask-final = `{ $move }` už nepůjde vrátit. Provést?
tui-typed = Za : se dá napsat tah, jeho číslo nebo příkaz:
tui-points-hidden = Body jsou do konce skryté.

## Konec

tui-costly = Tvá nejdražší rozhodnutí
tui-costly-none = Žádné rozhodnutí nebylo zjevně horší než jiné.
tui-judging =
    { $count ->
        [one] Zkoumá se ještě { $count } rozhodnutí.
        [few] Zkoumají se ještě { $count } rozhodnutí.
        [many] Zkoumá se ještě { $count } rozhodnutí.
       *[other] Zkoumá se ještě { $count } rozhodnutí.
    }
# $cost a $error jsou body s desetinou.
tui-costly-one = Tah { $turn }, { $player }: { $made }; lepší: { $better } (cena { $cost }, plus minus { $error })

## Přehrávání

tui-replay-at =
    { $turn ->
        [0] Příprava, krok { $step } z { $steps }
       *[other] Tah { $turn }, krok { $step } z { $steps }
    }
tui-replay-open = Vše je odkryto.
tui-replay-eyes = Tak to vidí { $player }.
tui-replay-jump = Napiš krok, např. 12, nebo tah, např. t5.
tui-replay-nowhere = Takové místo není; krok je nejvýše { $steps }, tah { $turns }.

## Co znamenají značky

tui-sign-old = označeno dříve
tui-sign-fresh = označeno v tomto nebo v minulém tahu
tui-sign-ghost = kam ukazuješ, když se to tam vejde
tui-sign-clash = kam ukazuješ, když se to tam nevejde
tui-sign-possible = co smíš vybrat

## Co dělají klávesy

tui-do-move = jít na jiné místo
tui-do-next = další místo, kde se to vejde
tui-do-previous = předchozí takové místo
tui-do-turn-right = otočit tvar po směru hodin
tui-do-turn-left = otočit ho opačně
tui-do-flip = převrátit tvar
tui-do-switch = tvar nebo jedno políčko; ploty nebo žetony
tui-do-more = vyšší žeton
tui-do-fewer = nižší žeton
tui-do-choose = vybrat tento žeton nebo položku seznamu
tui-do-place = provést to, na co ukazuješ
tui-do-type = napsat tah nebo příkaz
tui-do-undo = vrátit poslední krok
tui-do-redo = zopakovat ho
tui-do-hint = co by udělal jednoduchý bot
tui-do-why = proč se to vejde nebo nevejde
tui-do-page = další stránka dole
tui-do-page-back = předchozí stránka
tui-do-log = všechno, co se stalo
tui-do-legend = co znamenají značky a symboly
tui-do-points = bodovací listy v této chvíli
tui-do-step-on = o krok dál
tui-do-step-back = o krok zpět
tui-do-turn-on = o tah dál
tui-do-turn-back = o tah zpět
tui-do-start = na začátek
tui-do-end = na konec
tui-do-jump = přejít na krok nebo tah
tui-do-eyes = dívat se jinýma očima
tui-do-table = stůl, nebo body
tui-do-rematch = totéž rozdání ještě jednou
tui-do-scroll = posunout
tui-do-scroll-far = posunout o kus
tui-do-scroll-end = první a poslední řádek
tui-do-ready = ukázat stůl
tui-do-accept = ano
tui-do-refrain = ne
tui-do-close = zavřít
tui-do-mouse = zachytit myš, nebo ji nechat označovat text
tui-do-theme = jiné barvy
tui-do-help = tyto klávesy
tui-do-leave = odejít; vše je uloženo
tui-do-leave-now = odejít hned; vše je uloženo
tui-do-suspend = přerušit; fg v shellu pokračuje

## Totéž v liště, po slově

tui-bar-next = další
tui-bar-turn = otočit
tui-bar-flip = převrátit
tui-bar-switch = jedno
tui-bar-place = provést
tui-bar-ready = převzít
tui-bar-undo = zpět
tui-bar-page = stránka
tui-bar-turn-on = tah dál
tui-bar-turn-back = tah zpět
tui-bar-jump = přejít
tui-bar-eyes = oči
tui-bar-table = stůl
tui-bar-rematch = odveta
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
