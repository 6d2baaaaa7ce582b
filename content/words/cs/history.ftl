### Co říká `rnw history` o výsledcích lidí. Klíče začínají na history-.

# $command je příkaz.
history-none = Zatím žádná dohraná hra. Zahraj si příkazem: { $command }
history-none-fits = Taková dohraná hra tu není. Výsledky všech her ukáže `rnw history`.
history-none-counts = Zatím tu není žádná dohraná hra, která se počítá. Výuka se nepočítá.

## Stránka s výsledky

# $first a $last jsou dny, třeba 2026-11-23.
history-title =
    { $games ->
        [one] { $games } dohraná hra, { $first } až { $last }
        [few] { $games } dohrané hry, { $first } až { $last }
        [many] { $games } dohrané hry, { $first } až { $last }
       *[other] { $games } dohraných her, { $first } až { $last }
    }
# $game může uvádět i sadu obsahu.
history-group =
    { $seats ->
        [1] { $game }, sólo
        [one] { $game }, { $seats } hráč
        [few] { $game }, { $seats } hráči
        [many] { $game }, { $seats } hráče
       *[other] { $game }, { $seats } hráčů
    }
# $best a $mean jsou body.
history-scores =
    { $games ->
        [one] { $games } hra, nejlepší skóre { $best }, průměr { $mean }
        [few] { $games } hry, nejlepší skóre { $best }, průměr { $mean }
        [many] { $games } hry, nejlepší skóre { $best }, průměr { $mean }
       *[other] { $games } her, nejlepší skóre { $best }, průměr { $mean }
    }
# $games je 2 nebo víc; $last, $before a $change jsou body.
history-trend =
    { $way ->
        [up] průměr posledních { $games }: { $last }; předchozích { $games }: { $before }; zlepšení o { $change }
        [down] průměr posledních { $games }: { $last }; předchozích { $games }: { $before }; zhoršení o { $change }
       *[other] průměr posledních { $games }: { $last }; předchozích { $games }: { $before }; beze změny
    }
# Stojí před grafem.
history-chart = skóre
history-wins = výhry
# $opponent je úroveň, bot nebo program.
history-against = výhry, soupeř { $opponent }
history-against-people = výhry proti lidem
# $won a $played jsou počty her.
history-won-of = { $won } z { $played }
# $streak a $longest jsou počty her vyhraných za sebou.
history-streak = výhry v řadě: teď { $streak }, nejvíc { $longest }
history-shared = Společné první místo se počítá jako výhra.
history-slips =
    { $games ->
        [one] { $games } hra se nepočítá, protože se v ní vracel tah, na který boti už odpověděli.
        [few] { $games } hry se nepočítají, protože se v nich vracel tah, na který boti už odpověděli.
        [many] { $games } hry se nepočítá, protože se v nich vracel tah, na který boti už odpověděli.
       *[other] { $games } her se nepočítá, protože se v nich vracel tah, na který boti už odpověděli.
    }
history-forfeited =
    { $games ->
        [one] { $games } hra se nepočítá, protože v ní selhal program.
        [few] { $games } hry se nepočítají, protože v nich selhal program.
        [many] { $games } hry se nepočítá, protože v nich selhal program.
       *[other] { $games } her se nepočítá, protože v nich selhal program.
    }

## Seznam her

# Jediný člověk ve hře.
history-you = ty
# Následuje za hrou, která skončila předčasně.
history-ended-early = skončila předčasně, protože selhal program
# Follows a game in which a person took back a move after bots had answered.
history-taken-back = s vráceným tahem

## Soubory

# $path je soubor.
history-exported =
    { $games ->
        [one] Do souboru { $path } je zapsána { $games } hra.
        [few] Do souboru { $path } jsou zapsány { $games } hry.
        [many] Do souboru { $path } je zapsáno { $games } hry.
       *[other] Do souboru { $path } je zapsáno { $games } her.
    }
history-ending = { $path }: název musí končit na .csv nebo .jsonl; `rnw history --games --format json` hry vypíše
# Následuje za jménem souboru, který existuje.
history-hint-force = přepíše ho --force

## Mazání záznamů

history-ask =
    { $games ->
        [one] Navždy smazat { $games } záznam? Napiš a nebo n:
        [few] Navždy smazat { $games } záznamy? Napiš a nebo n:
        [many] Navždy smazat { $games } záznamu? Napiš a nebo n:
       *[other] Navždy smazat { $games } záznamů? Napiš a nebo n:
    }
# Odpovědi, které znamenají ano, oddělené mezerami.
history-yes = a ano y yes
history-forgotten = Smazáno: { $path }
history-kept = Nic se nesmazalo.
history-needs-yes = tady se není koho zeptat; --yes maže bez otázky
history-no-such =
    { $games ->
        [0] není tu žádná dohraná hra
        [one] je tu jen { $games } dohraná hra; ukáže ji `rnw history --games`
        [few] jsou tu { $games } dohrané hry; jejich čísla ukáže `rnw history --games`
        [many] je tu { $games } dohrané hry; jejich čísla ukáže `rnw history --games`
       *[other] je tu { $games } dohraných her; jejich čísla ukáže `rnw history --games`
    }
history-not-listed = { $path }: to není záznam dohrané hry, kterou vypisuje `rnw history --games`; nic se nesmazalo

## Na konci hry: výsledek mezi vlastními hrami se stejnou sadou, domácími pravidly a počtem míst.

history-rank-record = { $player }: nový rekord, { $score }; dosud nejlepší výsledek: { $best }
# $best is the best score of all these games.
history-rank = { $player }: { $rank }. místo z { $games } vlastních her; nejlepší výsledek: { $best }
