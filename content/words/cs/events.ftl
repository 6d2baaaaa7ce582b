### Co se stalo u stolu.
###
### $seat je jméno hráče: neskloňuje se a nemá známý rod, proto přítomný čas. $card, $other, $board a $cells
### jsou názvy; $track a $pool jsou slova v prvním pádě.
### Událost je řádek záznamu: začíná velkým písmenem nebo jménem a nemá tečku.

## Příprava

event-start-chosen = Začíná { $seat }
event-dealt = { $seat } dostává kartu { $card }
event-kept = { $seat } si nechává karty { $card } a { $other }
event-returned = { $seat } vrací kartu { $card } do balíčku
event-all-kept = Všichni mají vybrané karty
event-offered = Do nabídky přichází { $card }

## Tah

event-round-began = Začíná { $round }. kolo
# $turn počítá tahy celé hry, ne kola.
event-revealed = { $turn }. tah hry: odkrývá se výprava { $card }
event-skipped = { $seat } nemá co označit a tah vynechává
# $count je počet políček.
event-marked = { $seat } označuje { $cells } na desce { $board } ({ $card })
event-all-marked = Všichni mají označeno

## Co dělají symboly

# $gained je nejméně 1; $lost žádaných okének už bylo škrtnutých.
event-advanced =
    { $seat } škrtá { $gained ->
        [one] { $gained } okénko
        [few] { $gained } okénka
        [many] { $gained } okénka
       *[other] { $gained } okének
    } ({ $track }){ $lost ->
        [0] { "" }
       *[other] , další nadarmo: { $lost }
    }
event-advance-lost = { $seat } nic nezískává, všechna okénka jsou škrtnutá ({ $track })
event-erased =
    { $lost ->
        [0] { $seat } nemá co vymazat ({ $track })
        [one] { $seat } maže { $lost } okénko ({ $track })
        [few] { $seat } maže { $lost } okénka ({ $track })
        [many] { $seat } maže { $lost } okénka ({ $track })
       *[other] { $seat } maže { $lost } okének ({ $track })
    }
event-wrote = { $seat } zapisuje { $number } ({ $track })
event-write-lost = { $seat } přichází o { $number } ({ $track }): žádné okénko není volné
event-declined = { $seat } odmítá { $number } ({ $track })
event-round-marked = { $seat } škrtá okénko tohoto kola ({ $track })
event-round-marked-before = { $seat } nic nezískává, okénko tohoto kola už je škrtnuté ({ $track })
event-bonus-owed =
    { $seat } získává { $cells ->
        [one] { $cells } bonusové políčko
        [few] { $cells } bonusová políčka
        [many] { $cells } bonusového políčka
       *[other] { $cells } bonusových políček
    }
event-bonus-lapsed =
    { $cells ->
        [one] { $seat } nemá co označit: { $cells } bonusové políčko propadá
        [few] { $seat } nemá co označit: { $cells } bonusová políčka propadají
        [many] { $seat } nemá co označit: { $cells } bonusového políčka propadá
       *[other] { $seat } nemá co označit: { $cells } bonusových políček propadá
    }

event-extra-owed =
    { $cells ->
        [one] { $seat } získává { $cells } políčko navíc { $scope }
        [few] { $seat } získává { $cells } políčka navíc { $scope }
        [many] { $seat } získává { $cells } políčka navíc { $scope }
       *[other] { $seat } získává { $cells } políček navíc { $scope }
    }
event-extra-declined = { $seat } odmítá políčka navíc
event-pattern-owed = { $seat } smí označit tvar ještě jednou
event-pattern-lapsed = { $seat } nemá co označit: tvar propadá
event-claim-owed = { $seat } si na konci tahu vezme ze zásoby ({ $pool })
event-claim-lapsed = { $seat } už má vše, co jeden tah dovoluje, a víc si nebere ({ $pool })
event-choice-lapsed = { $seat } víc rozhodnutí mít nemůže: volba propadá ({ $symbol })
event-chose = { $seat } volí ({ $symbol }): { $number }, { $option }
event-copied = { $seat } opakuje symbol ({ $symbol })
event-nothing-to-copy = { $seat } nemá symbol, který by šlo zopakovat
event-spent = { $seat } vyčerpává symbol ({ $symbol })
event-renewal-owed = { $seat } nechá nabídku vyložit znovu
event-leaving = { $seat } vrátí kartu { $card } do balíčku
event-fired = { $symbol } na { $cell } má účinek ({ $seat })
# $plugin je místo, odkud účinek je, $fault důvod.
event-effect-failed = { $symbol } nemá účinek ({ $seat }): chyba v { $plugin }, { $fault }
event-shown = { $seat } má čekající symboly vyřízené

## Vyhodnocení

event-claimed = { $seat } si bere { $number } ({ $pool })
event-claim-empty = { $seat } už nemá co vzít ({ $pool })
event-renewed = { $seat }: nabídka se vrací do balíčku
event-discarded = { $seat } vrací kartu { $card } do balíčku
event-completed = { $seat } dokončuje kartu { $card }
event-took = { $seat } si bere z nabídky kartu { $card }
event-drew = { $seat } si líže z balíčku kartu { $card }
event-no-replacement = { $seat } nemá kartu, kterou by šlo vzít nebo líznout
event-ended = Konec hry
