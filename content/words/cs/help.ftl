### Co vypíše `--help` u každého příkazu.
###
### Příkazy: cli-command- a slova příkazu. Argumenty: cli-arg-, příkaz a název argumentu, nebo cli-arg- a jen název,
### když text sdílí více příkazů. Možné hodnoty: cli-choice-. Poznámky u příkladů: cli-remark-. Slova velkými
### písmeny místo toho, co člověk píše: cli-value-.
###
### Přepínače, příkazy a názvy hodnot jsou v každém jazyce stejné.

## Nadpisy

cli-examples-heading = Příklady
cli-usage-heading = Použití
cli-usage-options = PŘEPÍNAČE
cli-commands-heading = Příkazy
cli-arguments-heading = Argumenty
cli-options-heading = Přepínače

# $value je výchozí hodnota přepínače.
cli-default = [výchozí: { $value }]
# $values jsou možné hodnoty argumentu oddělené čárkami.
cli-choices = [možné hodnoty: { $values }]

## Co zastupuje hodnotu

cli-value-action = AKCE
cli-value-address = ADRESA
cli-value-bot = BOT
cli-value-card = KARTA
cli-value-command = PŘÍKAZ
cli-value-date = DATUM
cli-value-file = SOUBOR
cli-value-folder = SLOŽKA
cli-value-format = FORMÁT
cli-value-game = HRA
cli-value-i-n = I/N
cli-value-key = KLÍČ
cli-value-key-value = KLÍČ=HODNOTA
cli-value-language = JAZYK
cli-value-level = ÚROVEŇ
cli-value-list = SEZNAM
cli-value-mib = MIB
cli-value-mm = MM
cli-value-ms = MS
cli-value-n = N
cli-value-name = NÁZEV
cli-value-number-file = ČÍSLO|SOUBOR
cli-value-number-file-code = ČÍSLO|SOUBOR|KÓD
cli-value-pack = SADA
cli-value-paper = PAPÍR
cli-value-path = CESTA
cli-value-player = HRÁČ
cli-value-position = POZICE
cli-value-record = ZÁZNAM
cli-value-rows = ŘÁDKY
cli-value-scene = SCÉNA
cli-value-seat = MÍSTO
cli-value-seats = POČET
cli-value-separator = ODDĚLOVAČ
cli-value-shell = SHELL
cli-value-size = VELIKOST
cli-value-symbol = SYMBOL
cli-value-test = TEST
cli-value-theme = BARVY
cli-value-totals = SOUČTY

## Poznámky u příkladů

cli-remark-one-bot = ty proti botovi
cli-remark-two-people = dva lidé u jedné klávesnice
cli-remark-alone = sólo, o co nejvyšší skóre
cli-remark-rules = pravidla hry
cli-remark-own-pack = tvá vlastní sada obsahu
cli-remark-last-game = naposledy hraná hra
cli-remark-saved-games = nedohrané hry uložené bez --record
cli-remark-second-game = hra, která má v seznamu číslo 2
cli-remark-phones = pro telefony kolem stolu
cli-remark-saved-game = uložená hra jako stůl
cli-remark-proxy = za proxy serverem
cli-remark-results = výsledky všech tvých her
cli-remark-each-game = jednotlivé hry a cesty k jejich záznamům
cli-remark-forget-first = smaže záznam nejnovější hry
cli-remark-records = všechny záznamy ve složce programu rnw
cli-remark-rename = jiné jméno pro hru 2
cli-remark-delete = smaže hru 2
cli-remark-code = hra podle kódu ke sdílení
cli-remark-share = text, který jde poslat ostatním
cli-remark-from-position = dál od pozice zaznamenané hry
cli-remark-each-move = kolik tam stojí každý tah
cli-remark-chosen = tah bota v té pozici
cli-remark-position = řádek k vložení jinam
cli-remark-position-seat = co ví místo 2 po 57 krocích
cli-remark-position-shown = nakreslí pozici
cli-remark-daily = rozdání dne
cli-remark-week = tabulka týdne z vložených výsledků
cli-remark-settings = všechna nastavení s vysvětlením
cli-remark-settings-file = cesta k souboru s nastavením
cli-remark-needs-paper = jen v programu sestaveném s --features paper
cli-remark-first-law = první zákon, který hra porušuje
cli-remark-small-pack = zmenší i sadu obsahu
cli-remark-event = hra, ve které nastane tato událost
cli-remark-formats = seznam formátů
cli-remark-other-version = proti jiné verzi rnw
cli-remark-engine-source = se zdrojovým kódem enginu

## Příkazy

cli-command-rnw = Čtyři stolní hry: Silver & Gold a Pyramids, ve kterých se křížkují políčka, Nuggets, ve které se staví ploty, a Lamplighters, ve které se hází kostkami
cli-command-play = Spustí hru: sólo, s dalšími u jedné klávesnice, nebo proti botům
cli-command-learn = Nauč se hru tím, že ji hraješ: každé pravidlo se vysvětlí, až je potřeba
cli-command-resume = Pokračuje v uložené hře
cli-command-serve = Otevře stoly pro prohlížeče telefonů a počítačů: jeden odkaz, žádný účet
cli-command-history = Ukáže výsledky tvých dohraných her: nejlepší a průměrné skóre, výhry a jednotlivé hry
cli-command-config = Ukazuje, vysvětluje a mění nastavení
cli-command-simulate = Odehraje mnoho her mezi boty a spočítá výsledky
cli-command-match = Odehraje každé rozdání tolikrát, aby se každý bot vystřídal na všech místech, a ukáže, kdo je silnější
cli-command-merge = Spojí součty všech částí jednoho běhu
cli-command-train = Hraním se naučí hodnoty pro sadu, takže boti, rady a přehledy vyváženosti hrají lépe
cli-command-bot = Vypíše boty, vyzkouší tvého, spustí některého jako program, nebo vypíše protokol pro boty
cli-command-bot-list = Vypíše boty, které lze zadat, a jejich parametry
cli-command-bot-check = Vyzkouší, zda program dodržuje protokol pro boty: přivítá ho, odehraje s ním hry a ukončí ho
cli-command-bot-choose = Vypíše tah, který bot v pozici zahraje
cli-command-bot-serve = Spustí jednoho z našich botů jako program podle protokolu pro boty, aby proti němu mohla hrát jiná verze rnw
cli-command-bot-protocol = Vypíše stránku s popisem protokolu pro boty
cli-command-replay = Ukáže zaznamenanou hru nebo hru podle kódu ke sdílení; bez nich vypíše všechny záznamy
cli-command-position = Vypíše pozici zaznamenané hry jako jeden řádek textu; ukáže pozici takového textu
cli-command-daily = Zahraje rozdání dne, stejné pro všechny; ukáže jeho výsledek jako text k odeslání; sestaví tabulku týdne
cli-command-verify = Zkontroluje, zda zaznamenané hry dodržují pravidla
cli-command-analyse = Ukáže, kolik stálo každé rozhodnutí zaznamenané hry, a nejlepší výsledek, který pro stejná losování našel program
cli-command-test = Odehraje náhodné hry se sadou obsahu, zkontroluje všechny zákony a vyzkouší každou dvojici symbolů
cli-command-shrink = Co nejvíc zmenší zaznamenanou hru tak, aby stále ukazovala totéž
cli-command-rules = Vypíše pravidla hry
cli-command-list = Vypíše hry, jejich domácí pravidla a dodávané sady obsahu
cli-command-new-game = Vytvoří balík v Rustu s malou hotovou hrou, programem rnw, který ji hraje, testy a seznamem kroků
cli-command-content = Vytváří, kontroluje a ukazuje sady obsahu a měří jejich vyváženost
cli-command-content-new = Vytvoří sadu obsahu, která rozšiřuje dodávanou sadu. Na začátku má jednu kartu a jeden symbol
cli-command-content-check = Zkontroluje sadu obsahu. U každé chyby uvede soubor, řádek a sloupec
cli-command-content-show = Ukáže karty sady obsahu
cli-command-content-stats = Odehraje hry se sadou obsahu mezi boty a ukáže, jak si vedou její karty, vzory a symboly
cli-command-content-print = Vytiskne sadu obsahu: karty, díly, symboly a bodovací listy, na papír nebo pro Tabletop Simulator
cli-command-content-watch = Při každém uložení souboru sadu zkontroluje, vysvětlí a odehraje
cli-command-content-export = Zapíše karty sady jako tabulku CSV pro tabulkový procesor
cli-command-content-import = Dá sadě karty z tabulky CSV. Je-li v tabulce chyba, nic se nezmění
cli-command-content-make-deck = Naplní balíček karet podle cílů: počty, tvary, tahy. Najde ho prohledávání se semínkem
cli-command-symbols = Vysvětlí symboly sady obsahu, zapíše jejich programy v jiné podobě a vypíše pluginy tohoto programu
cli-command-symbols-explain = Vysvětlí, co symbol dělá. Text vzniká z pravidel, která provádí samotná hra
cli-command-symbols-format = Zapíše programy sady jako řádky, nebo jako stromy JSON. Zbytek souboru zůstane, jak je
cli-command-symbols-try = Zahraje scénu popsanou jedním řádkem a ukáže, co v ní symbol udělá a co se pak dá zvolit
cli-command-symbols-plugins = Vypíše účinky, na které mohou sady obsahu odkazovat jako `rust:NÁZEV@VERZE`
cli-command-completions = Vypíše skript, který v shellu doplňuje příkazy `rnw`
cli-command-man = Vypíše manuálovou stránku
cli-command-schema = Vypíše JSON Schema formátu souboru
cli-command-help = Vypíše nápovědu k programu nebo k příkazu

## Argumenty více příkazů

cli-arg-ascii = Kreslí jen znaky ASCII
cli-arg-bot-env = Předá programům tuto proměnnou prostředí. Lze opakovat. Jinak programy dostanou jen PATH, HOME, LANG a TMPDIR
cli-arg-bot-log = Připisuje do tohoto souboru všechny zprávy programům a od programů i jejich chybový výstup. `-` je chybový výstup
cli-arg-bot-memory = Kolik paměti smí mít každý proces v izolaci, v MiB
cli-arg-bot-sandbox = Spouští programy v izolaci (sandboxu): bez sítě, bez jiných procesů, jen se soubory systému a s jejich vlastními. Vyžaduje Linux a bubblewrap. Pokud izolace není možná, nic se nespustí
cli-arg-bot-show = Dovolí programům v izolaci číst i tento soubor nebo složku. Lze opakovat
cli-arg-bot-start = Kolik času má program, než je připravený, v milisekundách
cli-arg-bot-time = Kolik času má program na jedno rozhodnutí, v milisekundách
cli-arg-confirm = Zeptá se před tahem, který nepůjde vrátit
cli-arg-content = Použije tuto sadu obsahu místo vlastní sady hry: složka nebo název dodávané sady
cli-arg-file = Záznam
cli-arg-files = Čísla ze seznamu, záznamy nebo kódy ke sdílení
cli-arg-force = Přepíše existující soubory
cli-arg-format = Jak se vypíšou výsledky
cli-choice-format-text = pro lidi; může se měnit
cli-choice-format-json = pro programy; nemění se
cli-arg-game = Hra
cli-arg-games = Kolik her se odehraje
cli-arg-help = Vypíše tuto nápovědu
cli-arg-jobs = Kolik her běží současně; výsledky na tom nezávisí [výchozí: jedna na každé jádro]
cli-arg-lang = Jazyk všech textů pro hráče: en, cs nebo pl [výchozí: RNW_LANG, pak nastavení `language`, pak národní prostředí]
cli-arg-on-fault = Co se stane, když je program příliš pomalý, skončí, vypíše nesmysl nebo hraje nedovolený tah
cli-choice-on-fault-forfeit = program prohrává a hra končí; ostatní mají pořadí podle aktuálního stavu
cli-choice-on-fault-random = místo něj se vylosuje dovolený tah, třikrát za hru; po dalším selhání prohrává
cli-choice-on-fault-abort = hra se přeruší s návratovým kódem 5; v záznamu lze pokračovat
cli-arg-on-plugin-fault = Co se stane, když selže plugin symbolu
cli-choice-on-plugin-fault-void = symbol nemá účinek a hra pokračuje
cli-choice-on-plugin-fault-stop = hra se tu zastaví; v jejím záznamu lze pokračovat
cli-choice-log-off = nic
cli-choice-log-error = co se nepovedlo
cli-choice-log-info = i stoly a uzavřená spojení
cli-arg-list = Vypíše uložené hry s čísly, kterým rozumí `resume`, `replay`, `analyse`, `verify` a `position`
cli-arg-options = Nastaví domácí pravidlo. Lze opakovat. Všechna vypíše `rnw list`
cli-arg-out = Průběžně zapisuje výsledky do tohoto souboru: řádky JSON, když název končí na .jsonl, jinak CSV
cli-arg-pack = Sada obsahu: složka nebo název dodávané sady
cli-arg-plain = Vypisuje řádky a popisuje stůl ve větách, pro čtečku obrazovky
cli-arg-player = Přidá jednoho hráče. Čárka v textu neodděluje dalšího hráče. Lze opakovat
cli-arg-position = Začne touto pozicí, textem z `rnw position`. Hru a domácí pravidla určuje text. `-` ho přečte ze standardního vstupu
cli-arg-resume = Pokračuje v souboru přerušeného běhu, nebo založí nový soubor. Výsledek je stejný jako bez přerušení. Jen s `--rows game` a řádky JSON
cli-arg-rows = Co popisuje jeden řádek souboru
cli-choice-rows-game = hru
cli-choice-rows-seat = jedno místo hry
cli-choice-rows-turn = jedno místo v jednom tahu hry
cli-arg-run-programs = Spustí programy, které záznam uvádí jako hráče
cli-arg-seed = Semínko náhody. Stejné semínko rozdá stejné hry
cli-arg-shard = Odehraje jen tuto část běhu: I-tý z N bloků her nebo rozdání
cli-arg-theme = Barvy celé obrazovky: safe, basic, indexed, true nebo mono
cli-arg-totals = Na konci zapíše do tohoto souboru součty v celých číslech. Součty částí spojí `rnw merge`
cli-arg-version = Vypíše verzi
cli-arg-yes = Smaže bez otázky

## Argumenty jednoho příkazu

cli-arg-learn-game = Hra. Bez ní první hra v seznamu
cli-arg-play-game = Hra. S `--content`, `--position` nebo `--resume` není potřeba
cli-arg-play-players = Hráči podle míst: `me` (člověk), úroveň `easy` (snadná), `medium` (střední), `hard` (těžká), `expert` (expert), `greedy`, `random`, `mcts`, nebo program jako `cmd:PŘÍKAZ`. Jeden hráč hraje sólo, pokud to hra dovoluje [výchozí: me,greedy; když u klávesnice nikdo není, greedy,greedy]
cli-arg-play-names = Jména hráčů podle míst
cli-arg-play-seed = Semínko náhody. Stejné semínko rozdá stejnou hru. Losuje se jím i to, co pozice jednoho místa tají
cli-arg-play-record = Průběžně zapisuje záznam hry do tohoto souboru
cli-arg-play-force = Přepíše existující záznam
cli-arg-play-embed = Zapsat do hlavičky záznamu i sadu, takže hra půjde přečíst, až se složka sady změní nebo zmizí
cli-arg-play-resume = Pokračuje v zaznamenané hře a připisuje do jejího záznamu
cli-arg-play-run-programs = Spustí programy, které záznam z `--resume` uvádí jako hráče

cli-arg-resume-which = Číslo ze seznamu, nebo záznam [výchozí: naposledy hraná hra]
cli-arg-resume-list = Vypíše nedohrané hry s jejich čísly, od poslední
cli-arg-serve-file = Uložená hra, která se otevře jako stůl vedle ostatních
cli-arg-serve-listen = Naslouchá na této adrese a portu [výchozí: 127.0.0.1:8470]
cli-arg-serve-lan = Naslouchá v celé síti, na portu 8470
cli-arg-serve-open = Otevře stránku v prohlížeči
cli-arg-serve-packs = Nabídne i balíčky ve složkách této složky
cli-arg-serve-records = Složka záznamů [výchozí: složka všech uložených her]
cli-arg-serve-host = Jméno, pod kterým lidé server najdou. Lze opakovat; adresy a localhost žádné nepotřebují
cli-arg-serve-log = Co obsahuje protokol na standardním chybovém výstupu

cli-arg-history-game = Jen tato hra
cli-arg-history-person = Jen výsledky člověka s tímto jménem
cli-arg-history-games = Vypíše jednotlivé hry, od poslední
cli-arg-history-export = Zapíše hry do tohoto souboru: CSV s řádkem pro každé místo, když název končí na .csv, řádky JSON, když končí na .jsonl
cli-arg-history-forget = Smaže záznam dohrané hry: číslo ze seznamu `--games`, nebo soubor
cli-arg-history-forget-all = Smaže záznamy všech dohraných her. S `--game` nebo `--player` jen těchto her
cli-arg-history-plain = Nekreslí grafy, pro čtečku obrazovky

cli-arg-config-set = Změní nastavení
cli-arg-config-unset = Vrátí nastavení na výchozí hodnotu
cli-arg-config-path = Vypíše jen cestu k souboru s nastavením

cli-arg-simulate-game = Hra. S `--content` není potřeba
cli-arg-simulate-players = Boti podle míst: úroveň `easy` (snadná), `medium` (střední), `hard` (těžká), `expert` (expert), `greedy`, `random`, `mcts`, nebo program jako `cmd:PŘÍKAZ`. Mohou následovat parametry: `mcts:iterations=200,c=0.9` [výchozí: greedy,greedy]

cli-arg-match-game = Hra. S `--content` není potřeba
cli-arg-match-players = Boti: úroveň `easy` (snadná), `medium` (střední), `hard` (těžká), `expert` (expert), `greedy`, `random`, `mcts`, nebo program jako `cmd:PŘÍKAZ`. Mohou následovat parametry: `mcts:iterations=200,c=0.9` [výchozí: greedy,random]
cli-arg-match-deals = Kolik rozdání se odehraje. Každé se hraje s hráči na všech místech
cli-arg-match-sprt = Například `elo0=0,elo1=20`. Skončí, jakmile si je sekvenční test jistý. Rozhoduje, zda je první ze dvou hráčů tak silný jako `elo1`, nebo ne silnější než `elo0`. S `share1` a `share0` srovnává místo toho podíl bodů. Vyhodnocuje se po každém osmém rozdání. `alpha` a `beta` jsou přípustné podíly chyb; bez nich 0,05. Nejde použít spolu s `--shard`

cli-arg-merge-files = Součty všech částí jednoho běhu `rnw simulate` nebo `rnw match`, v libovolném pořadí

cli-arg-train-pack = Sada: složka, nebo jméno přiložené sady
cli-arg-train-games = Z kolika her se učí [výchozí: kolik trvá několik minut]
cli-arg-train-out = Soubor hodnot [výchozí: `values.bin` ve složce sady]
cli-arg-train-force = Nahradí existující soubor hodnot i rozpracované jiné učení
cli-arg-train-curve = Průběžně ukáže, jak dobře boti hrají, vždy když se počet her zdvojnásobí
cli-arg-train-deals = Na kolika rozdáních se hodnoty na konci vyzkouší; 0 znamená na žádném
cli-arg-train-quiet = Neukazuje průběh

cli-arg-bot-check-program = Program a jeho argumenty, v uvozovkách jako jedno slovo. Před ním může stát `cmd:`
cli-arg-bot-check-game = Hraje jen tuto hru [výchozí: všechny hry]
cli-arg-bot-choose-bot = Bot: úroveň `easy` (snadná), `medium` (střední), `hard` (těžká), `expert` (expert), `greedy`, `random`, `mcts`, nebo program jako `cmd:PŘÍKAZ`
cli-arg-bot-choose-position = Pozice, text z `rnw position`. `-` ho přečte ze standardního vstupu
cli-arg-bot-choose-seat = Místo, které rozhoduje [výchozí: místo z textu, nebo první, které je na řadě]
cli-arg-bot-choose-seed = Semínko náhody: losuje to, co text tají, a volby bota
cli-arg-bot-serve-bot = Bot: úroveň `easy` (snadná), `medium` (střední), `hard` (těžká), `expert` (expert), `greedy`, `random` nebo `mcts`. Mohou následovat parametry: `mcts:iterations=200,c=0.9`
cli-arg-bot-serve-content = Sada obsahu pro jeho hry: složka nebo název dodávané sady [výchozí: dodávaná sada, se kterou druhá strana hraje]

cli-arg-replay-turn = Ukáže stůl na konci tohoto tahu, počítáno od 1. 0 je příprava
cli-arg-replay-seat = Ukáže jen to, co vidělo toto místo: číslo nebo jméno [výchozí: vše, co se stalo]
cli-arg-replay-which = Číslo ze seznamu, záznam nebo kód ke sdílení [výchozí: vypíše seznam]
cli-arg-replay-share = Vypíše jen kód ke sdílení dohrané hry
cli-arg-replay-record = Jen zapíše záznam do tohoto souboru
cli-arg-replay-force = Přepíše existující soubor
cli-arg-replay-delete = Po dotazu navždy smaže tuto uloženou hru
cli-arg-replay-rename = Pojmenuje tuto uloženou hru; jméno ukazují všechny seznamy. Stane se jménem souboru

cli-arg-position-which = Číslo ze seznamu, záznam nebo kód ke sdílení
cli-arg-position-at = Kolik losování a rozhodnutí pozici předchází, jak je počítá `rnw replay` na obrazovce [výchozí: všechna]
cli-arg-position-seat = Vypíše nebo ukáže jen to, co ví toto místo: číslo nebo jméno [výchozí: vše, co záznam nebo text obsahuje]
cli-arg-position-position = Místo toho ukáže pozici tohoto textu. `-` ho přečte ze standardního vstupu

cli-arg-daily-game = Hra [výchozí: první hra z `rnw list`]
cli-arg-daily-date = Zahraje rozdání z tohoto dne. Počítá se jen dnešní rozdání [výchozí: dnes v UTC]
cli-arg-daily-name = Tvoje jméno [výchozí: nastavení `names`]
cli-arg-daily-again = Zahraje stejné rozdání znovu jako běžnou hru, která se nepočítá
cli-arg-daily-result = Ukáže znovu výsledek dohrané hry
cli-arg-daily-week = Přečte výsledky vložené do tohoto souboru, zkontroluje je a vypíše tabulku sedmi dní [výchozí soubor: standardní vstup]

cli-arg-analyse-file = Číslo ze seznamu, záznam nebo kód ke sdílení. S `--position` není třeba
cli-arg-analyse-position = Ukáže, kolik stojí každý tah v této pozici, textu z `rnw position`. `-` ho přečte ze standardního vstupu
cli-arg-analyse-seat = Rozebere jen toto místo: číslo nebo jméno [výchozí: lidé; když žádný člověk nehrál, všechna místa]
cli-arg-analyse-search = Hledání, se kterým se každé rozhodnutí srovnává
cli-arg-analyse-width = Kolik stavů tahu se uchovává při hledání nejlepšího průběhu hry
cli-arg-analyse-most = Kolik největších chyb se ukáže na desce
cli-arg-analyse-jobs = Kolik rozhodnutí se rozebírá současně; výsledky na tom nezávisí [výchozí: jedno na každé jádro]
cli-arg-analyse-plain = Popisuje desky ve větách, pro čtečku obrazovky

cli-arg-test-pack = Sada obsahu: složka nebo název dodávané sady. Vyzkouší se s ní její hra
cli-arg-test-game = Hra [výchozí: hra sady]
cli-arg-test-content = Sada obsahu, stejně jako u jiných příkazů
cli-arg-test-games = Kolik náhodných her se odehraje. Počet míst a domácí pravidla se střídají. V každé druhé se hraje jako greedy
cli-arg-test-seed = Semínko všech her. Hra N je u stejného semínka vždy stejná
cli-arg-test-first = Číslo první náhodné hry
cli-arg-test-law = Zkontroluje jen tento zákon. Lze opakovat
cli-arg-test-list-laws = Vypíše zákony a skončí
cli-arg-test-no-matrix = Odehraje jen náhodné hry
cli-arg-test-matrix-only = Vyzkouší jen dvojice symbolů
cli-arg-test-pair-games = Kolik her dostane nejdřív každá dvojice symbolů, na malých deskách, kde se oba symboly vyskytují často
cli-arg-test-least = Kolikrát se každá dvojice musí potkat každým možným způsobem: jedním zakřížkováním, v jednom tahu, v různých tazích
cli-arg-test-triples = Kolik trojic symbolů dostane po jedné hře
cli-arg-test-swarm = Kolik her s náhodnými skupinami symbolů následuje; vzácné dvojice mají přednost
cli-arg-test-seats = Počet míst, třeba 2, nebo rozsah, třeba 2-3 [výchozí: všechny počty, které hra dovoluje]
cli-arg-test-out = Zapíše nejmenší hru, která poruší zákon, její sadu obsahu a zprávu do této složky [výchozí: nová složka testkit-HRA-ZÁKON]
cli-arg-test-force = Zapíše i do existující složky

cli-arg-shrink-law = Zachová hru, která porušuje tento zákon [výchozí: první zákon, který porušuje]
cli-arg-shrink-shows = Zachová hru, ve které nastane tato událost. Klíče událostí vypíše `rnw replay --format json`
cli-arg-shrink-pack = Zmenší i sadu obsahu a zapíše ji do této složky, která nesmí existovat
cli-arg-shrink-out = Zapíše malý záznam do tohoto souboru [výchozí: game.min.jsonl vedle game.jsonl]
cli-arg-shrink-force = Přepíše existující záznam

cli-arg-rules-no-pager = Vypíše pravidla rovnou, bez stránkovače

cli-arg-new-game-name = Název hry, jejího balíku a složky: malá písmena a číslice, mezi slovy -
cli-arg-new-game-dir = Složka, ve které vznikne složka hry [výchozí: aktuální složka]
cli-arg-new-game-engine = Zdrojový kód enginu, složka, ve které je `crates`. Nový balík pak použije jej místo zveřejněných balíků
cli-arg-new-game-force = Přepíše soubory existující složky

cli-arg-content-new-name = Název sady a její složky: písmeno, pak nejvýš 15 písmen, číslic, - nebo _
cli-arg-content-new-extends = Dodávaná sada, která se rozšiřuje. Všechny vypíše `rnw list`
cli-arg-content-new-dir = Složka, ve které vznikne složka sady [výchozí: aktuální složka]
cli-arg-content-new-force = Přepíše soubory existující složky

cli-arg-content-check-folder = Sada obsahu: složka nebo název dodávané sady

cli-arg-content-show-card = Karta [výchozí: všechny karty]
cli-arg-content-show-game = Hra [výchozí: hra sady, nebo první hra z `rnw list`]

cli-arg-content-stats-players = Boti podle míst: úroveň `easy` (snadná), `medium` (střední), `hard` (těžká), `expert` (expert), `greedy`, `random`, `mcts`, nebo program jako `cmd:PŘÍKAZ` [výchozí: greedy,greedy]
cli-arg-content-stats-svg = Nakreslí skóre a to, co každá karta vynáší a vyhrává, jako scores.svg a cards.svg do této složky
cli-arg-content-stats-force = Přepíše existující obrázky
cli-arg-content-stats-weigh = Co se zváží pokusem, s tím a bez toho: `symbols` (symboly), `cards` (karty), `all` (vše), `none` (nic), nebo jména symbolů a karet
cli-arg-content-stats-weigh-games = Počet rozdání pokusu. Každé se hraje jednou se sadou a jednou pro každou věc [výchozí: jako --games, nejvýš 1000]
cli-arg-content-stats-weigh-by = Další hráči pro pokus, například `mcts:iterations=100`. Každý hraje na všech místech

cli-arg-content-make-deck-targets = Cíle: soubor, který odpovídá `rnw schema targets`
cli-arg-content-make-deck-seed = Semínko prohledávání. Stejné semínko vytvoří stejný balíček
cli-arg-content-make-deck-restarts = Kolikrát smí prohledávání pro každou barvu začít znovu
cli-arg-content-make-deck-out = Zapíše karty do tohoto souboru. Jinak příkaz jen ukáže zprávu
cli-arg-content-make-deck-force = Přepíše existující soubor
cli-arg-content-make-deck-replace = Dovolí, aby zmizely karty existujícího souboru, které nový balíček nemá
cli-arg-content-make-deck-color = Naplní nebo ověří jen karty této barvy; ostatní karty sadě zůstanou
cli-arg-content-make-deck-nearest = Zapíše nejbližší balíček, i když nesplní všechny cíle
cli-arg-content-make-deck-check = Nic nevytvoří. Ukáže karty tohoto souboru vedle cílů

cli-arg-content-print-pack = Sada obsahu: složka nebo název dodávané sady
cli-arg-content-print-out = Zapíše všechny strany: jeden soubor, když název končí na .pdf nebo .html, jinak složku se souborem SVG pro každou stranu
cli-arg-content-print-card = Místo toho nakreslí tuto kartu jako --svg nebo --png
cli-arg-content-print-svg = Zapíše kartu do tohoto souboru jako SVG
cli-arg-content-print-png = Zapíše kartu do tohoto souboru jako PNG
cli-arg-content-print-tts = Zapíše do této složky archy karet a uložený objekt pro Tabletop Simulator
cli-arg-content-print-paper = Velikost papíru
cli-choice-paper-a4 = A4 (210 x 297 mm)
cli-choice-paper-letter = US Letter, 8,5 x 11 palců
cli-arg-content-print-size = Velikost karet
cli-choice-size-poker = Pokerové karty, 63 x 88 mm
cli-choice-size-mini = Malé karty, 44 x 68 mm
cli-choice-size-tarot = Tarotové karty, 70 x 120 mm
cli-arg-content-print-bleed = Podklad karet přesahuje řez o tolik milimetrů
cli-arg-content-print-backs = Za každou stranu vytiskne její rub, pro oboustranný tisk otočený podle delšího okraje
cli-arg-content-print-black-and-white = Tiskne černobíle: místo barev je šrafování
cli-arg-content-print-seats = Tiskne díly a bodovací listy pro tolik hráčů [výchozí: kolik jich může hrát]
cli-arg-content-watch-pack = Složka sady. Nemusí ještě existovat
cli-arg-content-watch-players = Boti podle míst jako u `rnw content stats` [výchozí: greedy,greedy]
cli-arg-content-watch-games = Kolik her se odehraje po každé změně
cli-arg-content-watch-train = Z kolika her se na pozadí učí hodnoty pro každou verzi, která vlastní nemá; 0 znamená z žádné
cli-arg-content-watch-once = Udělá to jednou a skončí; má-li sada chybu, s kódem 3

cli-arg-content-export-pack = Sada obsahu: složka nebo název dodávané sady
cli-arg-content-export-out = Soubor, do kterého se zapíše [výchozí: standardní výstup]
cli-arg-content-export-list = Seznam, který se zapíše, například `cards`, `patterns` nebo `expeditions`
cli-arg-content-export-separator = Co stojí mezi buňkami
cli-choice-separator-comma = čárka
cli-choice-separator-semicolon = středník, jak ho čekají tabulkové procesory tam, kde se píše desetinná čárka
cli-choice-separator-tab = tabulátor
cli-arg-content-export-force = Přepíše existující soubor

cli-arg-content-import-table = Tabulka CSV. Její oddělovač program pozná
cli-arg-content-import-into = Složka sady
cli-arg-content-import-list = Seznam, pro který tabulka je, například `cards`, `patterns` nebo `expeditions`
cli-arg-content-import-ignore = Vynechá tyto sloupce
cli-arg-content-import-check = Jen zkontroluje tabulku a ukáže, co by se změnilo
cli-arg-content-import-replace = Dovolí, aby zmizela víc než polovina seznamu, kterou tabulka nemá

cli-arg-symbols-explain-symbol = Symbol [výchozí: všechny symboly]
cli-arg-symbols-explain-game = Hra [výchozí: hra sady, nebo první hra, která tento symbol má]

cli-arg-symbols-try-pack = Sada: složka, nebo jméno přiložené sady
cli-arg-symbols-try-symbol = Symbol
cli-arg-symbols-try-scene = Scéna: části oddělené čárkami, například `card N01, marked a1 b1, mark a2, round 2` [výchozí: označit symbol na první kartě, která ho má]

cli-arg-symbols-format-pack = Sada: složka, nebo soubor jako `symbols.json`. S --print nebo --check také jméno přiložené sady
cli-arg-symbols-format-tree = Zapíše stromy JSON místo řádků
cli-arg-symbols-format-check = Nic nezmění. Je-li některý program zapsán jinak, ukáže kde a skončí s kódem 3
cli-arg-symbols-format-print = Vypíše soubor místo toho, aby ho změnil

cli-arg-completions-shell = Shell
cli-arg-schema-name = Formát. Bez něj příkaz vypíše všechny formáty

## Pod přepínači

cli-after-train =
    Soubor hodnot říká, kolik stojí každý rys stavu. Boti greedy a mcts, úrovně, rady a přehledy ho používají všude, kde se sada hraje. Je pro tuto sadu, jaká je nyní: když se změní její význam, učte znovu.

    Během učení leží vedle souboru rozpracovaný stav. Je-li příkaz přerušen, tentýž příkaz od něj pokračuje a hodnoty jsou stejné jako bez přerušení.

cli-after-symbols-try =
    Část připraví stůl (card, marked, track, completed, offer, pool, round, turn, seats, option), nebo se něco stane (mark, deal nebo kterýkoli tah). Části po `expect` říkají, co pak musí platit. `seat 2` před částí znamená jiné místo.

    Tentýž řádek v souboru `scenes.txt` sady, po symbolu a dvojtečce, je zkouška. Hrají ji `content check`, `content watch` a `test`.

cli-after-content-stats =
    Zpráva ukazuje u každé karty:
      - jak často si ji někdo vezme, když je v nabídce
      - jak často a jak brzy je dokončená
      - kolik do té doby vynese
      - jak často vyhrávají ti, kdo ji dokončili

    Totéž ukazuje u vzorů, symbolů, míst, řádků hodnotící karty a událostí. Upozorňuje na karty, které vypadají jako mrtvé nebo příliš silné, s korekcí na mnohonásobné testování. Jiným botům se mohou hodit jiné karty: srovnej greedy a mcts.

    Každý bod patří jedné kartě. Co přinese zakřížkování hned, patří zakřížkované kartě. Zisky ze zásob (poháry, pyramidové body), vytištěné body a pečetě patří kartám, které hráč v tu chvíli dokončil, jinak kartě, na které naposledy křížkoval.

cli-after-content-watch =
    Po každé změně ukáže:
      - chyby sady jako `rnw content check`
      - karty a další položky, které přibyly, ubyly nebo se změnily
      - každý symbol, který dělá něco jiného: co dělal a co dělá teď
      - vyváženost poslední verze bez chyb a nové verze

    Hry jsou pro každou verzi stejné: liší se jen sada. Otevřený stůl `rnw play --content SADA` hraje další hru s novou verzí.

cli-after-content-export =
    Tabulka má řádek pro každou kartu sady, i pro zděděné, a sloupec pro každé pole. Mřížka je jedna buňka: každý její řádek je řádek buňky. Text, který by tabulkový procesor změnil, například =x nebo 007, začíná apostrofem, který import zase odebere.

cli-after-content-import =
    Potom má sada právě ty karty, které jsou v tabulce. U sady, která rozšiřuje jinou, se zapíšou jen rozdíly. Řádky mřížky jsou řádky buňky, nebo části oddělené znakem /.

cli-after-rules =
    Na terminálu pravidla ukáže stránkovač: program, který jmenuje RNW_PAGER, jinak PAGER, jinak `less`. Prázdné jméno nebo `cat` znamená bez stránkovače. Není-li nastaveno LESS, dostane `less` přepínače FRX.

    Řádky jsou široké jako terminál, nejvýš 100 sloupců. Jinde mají 80 sloupců a žádné styly.

cli-exit-codes =
    Návratové kódy:
      0  úspěch, i když čtenář výstupu přestane číst
      1  selhalo prostředí (třeba je plný disk), nebo je v programu chyba
      2  příkazová řádka je chybná, nebo uvádí něco, co neexistuje
      3  sada obsahu je chybná
      4  záznam nedodržuje pravidla, nebo patří k jiné hře
      5  selhal bot a hra se přerušila (`--on-fault abort`), nebo `bot check` našel problém
      6  vstup skončil dřív než hra; hra je uložená
      7  selhal plugin a hra se zastavila (`--on-plugin-fault stop`); hra je uložená
      8  neplatí kontrolovaná vlastnost hry (zákon), symboly sady se potkaly příliš zřídka, nebo nešlo vyzkoušet žádnou hru
      130  přerušeno; hra je uložená včetně posledního rozhodnutí
