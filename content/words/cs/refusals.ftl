### Proč se tah odmítá nebo proč text žádným tahem není, a co udělat místo toho.
###
### Na konci se připojuje číslo pravidla, třeba [C-4], proto tam není tečka.
### take, draw, keep, choose, accept a decline píší hráči a v každém jazyce zůstávají stejné.

## Teď na to není čas

refusal-not-awaited = Teď se od tebe nic nečeká, počkej na ostatní
refusal-keep-now = Nejdřív si vyber karty: nech si dvě z rozdaných
refusal-pick-now = Nejdřív nahraď kartu: vezmi jinou z nabídky, nebo si lízni
refusal-number-now = Nejdřív rozhodni o čísle: accept, nebo decline
# $options je počet možností.
refusal-choose-now = Nejdřív zvol: napiš choose a číslo od 1 do { $options }
refusal-mark-now = Teď se označuje: uveď desku a její políčka

## Karty

refusal-not-dealt = Kartu { $card } mezi rozdanými nemáš; nech si dvě z těch, které máš
refusal-not-offered = Karta { $card } v nabídce není; vezmi některou z nabídky, nebo si lízni
refusal-deck-empty = V balíčku už není co líznout; vezmi kartu z nabídky
refusal-offer-alone = Tuto kartu lze nahradit jen z nabídky; vezmi kartu z nabídky

## Značky

refusal-board-empty = Na desce { $board } žádná karta neleží; označuj na druhé desce
refusal-cell-missing = Políčko { $cell } na desce { $board } není ({ $card }); vyber políčka, která karta má
refusal-cell-wall = Políčko { $cell } na desce { $board } ({ $card }) je zeď; vyber jiná políčka
refusal-cell-marked = Políčko { $cell } na desce { $board } ({ $card }) už je označené; vyber volná políčka
# $cell je vchod.
refusal-entry-first = První značka na desce { $board } ({ $card }) musí zahrnout vchod; přidej políčko { $cell }
refusal-apart = Žádné označené políčko na desce { $board } ({ $card }) s těmito nesousedí; vyber políčka u značek
refusal-card-complete = Karta na desce { $board } ({ $card }) je dokončená; označuj na druhé desce
refusal-bonus-is-one-cell =
    { $count ->
        [one] Bonusové políčko je jediné políčko; zadáno je { $count }
        [few] Bonusové políčko je jediné políčko, zadána jsou { $count }; vyber jedno
        [many] Bonusové políčko je jediné políčko, zadáno je { $count }; vyber jedno
       *[other] Bonusové políčko je jediné políčko, zadáno je jich { $count }; vyber jedno
    }
# $scope říká kde; $cell na desce $board je políčko symbolu.
refusal-extra-elsewhere = Toto políčko musí ležet { $scope }, bráno od { $cell } na desce { $board }
# $pattern je název výpravy.
refusal-other-pattern = Tato políčka nejsou tvar výpravy { $pattern }, ani otočený či převrácený; označ ten tvar, nebo jediné políčko

## Texty, které žádným tahem nejsou
## $meant je známé slovo, které je napsanému nejblíž, nebo none.

parse-unknown-move =
    { $meant ->
        [none] „{ $found }“ není tah
       *[other] „{ $found }“ není tah; nemělo to být { $meant }?
    }
parse-empty = Nic tu není; uveď desku a její políčka, třeba: a b1 b2
parse-too-much = „{ $word }“ je samo o sobě celý tah; vynech „{ $found }“
parse-choose-one = „choose“ potřebuje číslo možnosti: choose 1
parse-take-one = „take“ potřebuje jednu kartu: take CARD
parse-keep-two = „keep“ potřebuje dvě různé karty: keep CARD CARD
parse-unknown-card =
    { $meant ->
        [none] Karta „{ $card }“ neexistuje; použij název karty na stole
       *[other] Karta „{ $card }“ neexistuje; nemělo to být { $meant }?
    }
parse-number = Samotné { $found } není tah; uveď desku a její políčka, třeba: a b1 b2
parse-board-missing = Na které desce? Dej před políčka její písmeno, třeba: a { $cells }
parse-unknown-word =
    { $meant ->
        [none] „{ $word }“ není tah; uveď desku a její políčka, třeba: a b1 b2
       *[other] „{ $word }“ není tah; nemělo to být { $meant }?
    }
parse-unknown-cell = Políčko „{ $cell }“ neexistuje; políčka jsou od a1 do { $last }
parse-cell-twice = Políčko { $cell } je uvedeno dvakrát; každé uveď jen jednou
parse-no-cells = Za písmenem desky musí být políčka, třeba: a b1 b2
parse-no-pattern = Políčka { $cells } netvoří žádný tvar; označ odkrytý tvar, nebo jediné políčko
