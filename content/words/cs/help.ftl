### Co říká `rnw play --help`.
###
### Slova velkými písmeny zastupují to, co hráč píše; přepínače, názvy hodnot a příkazů jsou v každém jazyce
### stejné.

cli-usage-heading = Použití
cli-usage-options = PŘEPÍNAČE
cli-arguments-heading = Argumenty
cli-options-heading = Přepínače

cli-value-file = SOUBOR
cli-value-format = FORMÁT
cli-value-game = HRA
cli-value-key-value = KLÍČ=HODNOTA
cli-value-list = SEZNAM
cli-value-mib = MIB
cli-value-ms = MS
cli-value-n = N
cli-value-name = JMÉNO
cli-value-pack = BALÍK
cli-value-path = CESTA
cli-value-spec = HRÁČ
cli-value-tag = JAZYK
cli-value-theme = BARVY
cli-value-what = CO

cli-play-about = Zahraj si hru: sólo, s dalšími u jedné klávesnice, nebo proti botům
cli-play-examples = Příklady
cli-play-game = Hra; balík i záznam, ve kterém se pokračuje, svou hru znají
cli-play-players =
    Kdo hraje, místo po místu: `me` (člověk), `greedy`, `random`, `mcts`, nebo program jako `cmd:PŘÍKAZ`. Jedno místo je hra jednoho hráče, pokud to hra dovoluje. [výchozí: me,greedy, nebo greedy,greedy, když u klávesnice nikdo nesedí]
cli-play-player = Další místo, hráč se bere doslova; lze opakovat
cli-play-names = Jak se hráči jmenují, místo po místu
cli-play-seed = Semínko veškeré náhody; stejné semínko rozdá stejnou hru
cli-play-record = Průběžně zapisuj záznam hry do tohoto souboru
cli-play-force = Přepiš záznam, který už existuje
cli-play-resume = Pokračuj v zaznamenané hře a připisuj do jejího záznamu
cli-play-options = Domácí pravidlo; lze opakovat. Vypíše je `rnw list`
cli-play-content = Hraj s tímto balíkem obsahu (složka nebo název dodávaného balíku) místo toho, se kterým se hra dodává
cli-play-plain = Řádek po řádku a ve větách, vhodné pro čtečku obrazovky
cli-play-ascii = Kresli jen znaky ASCII
cli-play-theme = Barvy celé obrazovky: safe, basic, indexed, true, nebo mono
cli-play-confirm = Zeptej se, než se provede něco, co nejde vrátit
cli-play-on-plugin-fault = Co se stane, když selže plugin symbolu: `void`, jeho účinek neplatí a hra pokračuje; `stop`, hra tu končí a v jejím záznamu lze pokračovat [výchozí: void]
cli-play-bot-time = Kolik času má program na rozhodnutí, v milisekundách [výchozí: 10000]
cli-play-bot-start = Kolik času má program, než je připravený, v milisekundách [výchozí: 10000]
cli-play-on-fault = Co se stane, když je program příliš pomalý, skončí, mluví nesmysly nebo hraje nedovolený tah: `forfeit`, prohrává, hra končí a ostatní zůstávají, jak jsou; `random`, místo něj se vylosuje dovolený tah, třikrát za hru, pak prohrává; `abort`, hra se přeruší s návratovým kódem 5 a v záznamu lze pokračovat [výchozí: forfeit]
cli-play-bot-log = Připisuj vše, co se říká programům a co říkají ony, i na chybový výstup, do tohoto souboru; `-` je chybový výstup
cli-play-bot-env = Předej programům i tuto proměnnou prostředí; lze opakovat. Jinak dostanou jen PATH, HOME, LANG a TMPDIR
cli-play-bot-sandbox = Spouštěj programy v izolaci (sandboxu): bez sítě, bez jiných procesů, jen se soubory systému a s jejich vlastními. Vyžaduje Linux a bubblewrap; kde izolace není možná, nic se nespustí
cli-play-bot-show = Dovol programům v izolaci číst i tento soubor nebo složku; lze opakovat
cli-play-bot-memory = Kolik MiB paměti smí mít každý proces v izolaci [výchozí: 4096]
cli-play-run-programs = Spusť programy, které záznam uvádí jako hráče
cli-play-format = Jak se vypisují výsledky: `text` pro lidi, může se měnit, nebo `json` pro programy, je stálý [výchozí: text]
cli-play-lang = Jazyk všeho, co hráči čtou: en, cs nebo pl [výchozí: podle prostředí, RNW_LANG nebo locale]
cli-play-help = Vypiš tuto nápovědu

cli-exit-codes =
    Návratové kódy:
      0  hotovo, i když čtenář výstupu odejde
      1  selhalo něco, za co nikdo nemůže, třeba plný disk, nebo je v programu chyba
      2  příkazová řádka chce něco, co neexistuje
      3  balík obsahu je chybný
      4  záznam nedodržuje pravidla, nebo patří k jiné hře
      5  selhal bot a hra se měla přerušit; nebo neobstál v `bot check`
      6  vstup skončil dřív než hra; hra je uložená
      7  selhal plugin a hra se tu měla zastavit; hra je uložená
      8  je porušen zákon, symboly balíku se potkaly příliš zřídka, nebo nešlo zkoušet žádnou hru
      130  přerušeno; hra je uložená až po poslední rozhodnutí
