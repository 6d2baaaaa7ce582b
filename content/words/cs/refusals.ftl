### Proč se tah odmítá nebo proč text žádným tahem není, a co udělat místo toho.
###
### Na konci se připojuje číslo pravidla, třeba [C-4], proto tam není tečka.
### Slova, která hráči píší, jsou ta, která jsou první u klíčů typed-.

## Teď na to není čas

refusal-not-awaited = Teď nemáš co rozhodovat; počkej na ostatní hráče
refusal-keep-now = Nejdřív si vyber karty: nech si dvě z rozdaných
refusal-pick-now = Nejdřív nahraď kartu: vezmi jinou z nabídky, nebo z balíčku
refusal-number-now = Nejdřív body přijmi, nebo odmítni: napiš `přijmi`, nebo `odmítni`
# $options je počet možností.
refusal-choose-now = Nejdřív vyber možnost: napiš `zvol` a číslo od 1 do { $options }
refusal-take-later = Kartu bereš až na konci tahu, ve kterém nějakou dokončíš; teď křížkuj políčka
refusal-mark-now = Teď křížkuj: napiš desku a její políčka

## Karty

refusal-not-dealt = Kartu { $card } mezi rozdanými nemáš; nech si dvě z těch, které máš
refusal-not-offered = Karta { $card } není v nabídce; vezmi jinou z nabídky, nebo z balíčku
refusal-deck-empty = Balíček je prázdný; vezmi kartu z nabídky
refusal-offer-with = Na kartě { $card } není symbol { $symbol }; vezmi z nabídky kartu, na které je
refusal-offer-of = Karta { $card } není { $color }; vezmi z nabídky kartu, která je { $color }
refusal-offer-alone = Tuto kartu smíš nahradit jen kartou z nabídky; vezmi kartu z nabídky

## Křížky

refusal-board-empty = Na desce { $board } není karta; křížkuj na druhé desce
refusal-cell-missing = Deska { $board } ({ $card }) nemá políčko { $cell }; vyber políčka, která karta má
refusal-cell-wall = Políčko { $cell } na desce { $board } ({ $card }) je stěna; vyber jiná políčka
refusal-cell-marked = Políčko { $cell } na desce { $board } ({ $card }) už je zakřížkované; vyber volná políčka
# $cell je vstupní políčko.
refusal-entry-first = Mezi prvními křížky na desce { $board } ({ $card }) musí být vstupní políčko { $cell }
refusal-entry-alone = Karta na desce { $board } ({ $card }) ještě nemá křížky: jediné políčko musí být vstupní, { $cell }
refusal-apart = Tvůj výběr na desce { $board } ({ $card }) se stranou nedotýká žádného křížku; vyber políčka u křížků
refusal-card-complete = Karta na desce { $board } ({ $card }) je dokončená; křížkuj na druhé desce
refusal-bonus-is-one-cell =
    { $count ->
        [one] Bonusová políčka křížkuj po jednom; zadáno je { $count }
        [few] Bonusová políčka křížkuj po jednom, zadána jsou { $count }; vyber jedno
        [many] Bonusová políčka křížkuj po jednom, zadáno je { $count }; vyber jedno
       *[other] Bonusová políčka křížkuj po jednom, zadáno je jich { $count }; vyber jedno
    }
# $scope říká kde; $cell na desce $board je políčko symbolu.
refusal-extra-elsewhere = Toto políčko musí ležet { $scope } (symbol { $cell }, deska { $board })
refusal-other-pattern = Tato políčka netvoří vzor, ani otočený či zrcadlený; zakřížkuj vzor, nebo jediné políčko

## Texty, které žádným tahem nejsou
## $meant je známé slovo, které je napsanému nejblíž, nebo none.

parse-unknown-move =
    { $meant ->
        [none] „{ $found }“ není v této hře tah ani příkaz
       *[other] „{ $found }“ není tah ani příkaz; nemělo to být { $meant }?
    }
parse-empty = Tah chybí
parse-too-much = „{ $word }“ je samo celý tah; vynech „{ $found }“
parse-choose-one = „zvol“ potřebuje číslo možnosti: zvol 1
parse-take-one = „vezmi“ potřebuje jednu kartu: vezmi KARTA
parse-keep-two = „nech“ potřebuje dvě různé karty: nech KARTA KARTA
parse-unknown-card =
    { $meant ->
        [none] Karta „{ $card }“ neexistuje; použij název karty na stole
       *[other] Karta „{ $card }“ neexistuje; nemělo to být { $meant }?
    }
parse-number = Číslem { $found } žádný tah nezačíná
parse-board-missing = Na které desce? Napiš její písmeno před { $cells }
parse-unknown-board = Deska { $board } neexistuje; desky jsou A a B
parse-unknown-word =
    { $meant ->
        [none] „{ $word }“ není v této hře tah ani příkaz
       *[other] „{ $word }“ není tah ani příkaz; nemělo to být { $meant }?
    }
parse-unknown-cell = Políčko „{ $cell }“ neexistuje; políčka jsou od a1 do { $last }
parse-not-a-cell = „{ $word }“ není políčko; políčko je písmeno a číslo, třeba a1
parse-cell-twice = Políčko { $cell } je uvedeno dvakrát; každé uveď jen jednou
parse-no-cells = Za písmenem desky musí být políčka
parse-no-pattern = Políčka { $cells } netvoří žádný vzor; zakřížkuj odkrytý vzor, nebo jediné políčko [C-3]
parse-by-rule = { $reason } [{ $clause }]
