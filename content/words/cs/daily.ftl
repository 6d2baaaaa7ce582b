### Rozdání dne, jeho výsledky a jejich tabulka, a seznam záznamů. Klíče začínají na daily-.

## Hra

daily-unranked = Tato hra se nepočítá. Do žebříčku platí jen první hra rozdání v jeho den.
daily-over-already = Toto rozdání už máš odehrané.
# $command začne stejné rozdání.
daily-how-again = Stejné rozdání zahraješ znovu, jen pro zábavu, příkazem: { $command }
daily-first-ranked = Toto rozdání ještě nemáš dohrané. Zahraj ho nejdřív bez --again; pak se výsledek počítá.
# $date je datum, třeba 2026-11-23; $game je název hry tak, jak se píše.
daily-not-over = Hra { $game } ze dne { $date } ještě nemá výsledek. Rozdání zahraješ příkazem `rnw daily`.
daily-error-date = očekává se datum, třeba 2026-11-23
# $today je dnešní datum.
daily-error-future = { $date } je v budoucnosti; v UTC je dnes { $today }. Rozdání nejde hrát dřív než v jeho den.

## Výsledek, který si lidé posílají. $points a $found mohou být zlomky, třeba 6 1/2.

# $found je nejlepší výsledek, který program našel.
daily-points = { $points } b. (nejlepší nalezený výsledek: { $found })
daily-points-place = { $points } b., { $place }. místo z { $seats } (nejlepší nalezený výsledek: { $found })
daily-searching = Hledá se nejlepší výsledek tohoto rozdání …

## Tabulka týdne

daily-paste = Vlož sem výsledky. Pak na prázdném řádku stiskni Ctrl-D.
daily-no-results = V tomto textu není žádný platný výsledek.
daily-sum = součet
# $sign je značka takového výsledku v tabulce.
daily-not-counted = Nepočítá se ({ $sign }):
# $result je datum, hra a hráč.
daily-line = řádek { $line }, { $result }
daily-reason-no-code = chybí kód ke sdílení
daily-reason-unranked = hra, která se nepočítá
daily-reason-game = tento program nemá hru s tímto názvem
daily-reason-deal = kód ke sdílení patří k jinému rozdání
daily-reason-table = v kódu ke sdílení jsou jiní hráči, domácí pravidla nebo karty než v rozdání dne
daily-reason-player = to není jméno: { $fault }
daily-reason-name = kód ke sdílení patří hráči { $name }
daily-reason-score = podle kódu ke sdílení je to { $points } b.
daily-reason-twice = platí dřívější výsledek stejného hráče
daily-reason-older = víc než sedm dní před posledním výsledkem

## Seznam záznamů

daily-no-records = Nejsou žádné uložené záznamy.
daily-no-such-record =
    { $count ->
        [0] Nejsou žádné uložené záznamy.
        [one] V seznamu `rnw replay` je jen { $count } záznam.
        [few] V seznamu `rnw replay` jsou { $count } záznamy.
        [many] V seznamu `rnw replay` je { $count } záznamu.
       *[other] V seznamu `rnw replay` je { $count } záznamů.
    }
# $scores jsou body všech míst.
daily-record-over = { $game }: { $players }; konec, { $scores } b.
daily-ask-name = Tvé jméno do pořadí (Enter pro žádné):
