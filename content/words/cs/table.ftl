### Co se říká u každého stolu, po řádcích i na celé obrazovce. Klíče začínají table-.

table-offer = Nabídka
table-total = Celkem
table-standings = Pořadí
# $tie je, co rozhodlo, jako jmenná fráze.
table-tie = prohrává při shodě: { $tie }
table-shared-win = společná výhra
# $owed je, o čem se rozhoduje.
table-owed = { $player }: { $owed }.
table-sign-free = volné políčko
table-sign-gap = žádné políčko
table-sign-wall = stěna
table-sign-entry = vstupní políčko
table-sign-tomb = hrobka
table-sign-empty = volné okénko hodnotící karty
table-sign-crossed = zaškrtnuté okénko; číselná okénka ukazují číslo
table-sign-closed = okénko, které už nejde vyplnit
table-sign-written = číslo vepsané do okénka
table-sign-link = nakreslená čára
table-sign-link-fresh = naposledy nakreslená čára
table-sign-link-free = čára, kterou jde nakreslit
table-sign-fence = ploty
table-sign-fence-fresh = naposledy postavené ploty
table-sign-piece = žeton: písmeno majitele a hodnota
table-sign-piece-hidden = žeton lícem dolů
table-sign-piece-fresh = naposledy položený žeton
table-hint = Silný bot by hrál `{ $move }`.
table-allowed = `{ $move }` je dovolený tah.
table-meant = (Nemělo to být `{ $command }`?)
# $move je tah, jak se píše.
table-undone = Vráceno: { $move }.
# $command je undo nebo redo; $text je napsán za ním.
table-one-move = `{ $command }` jde po jednom tahu. Piš ho bez `{ $text }`, kolikrát je třeba.
table-not-alone = Napiš `{ $command }` samotné, bez `{ $text }`.
# $listed and $other are moves.
table-two-meanings = { $number } je v seznamu číslo tahu `{ $listed }`, ale má ho i `{ $other }`. Napiš celý tah.
table-log-number = Za `log` patří číslo od 1, třeba `log 5`, nebo nic.
table-position-none = Tato hra nemá pro své pozice text.
table-no-redo = Není co zopakovat.
table-no-undo-nothing = Zatím nemáš co vrátit.
table-no-undo-seen = Poslední tah už nejde vrátit: viděli ho ostatní, nebo se od té doby ukázalo něco nového.
table-slip = Vrátily se i odpovědi botů, hra se proto nepočítá do tvých výsledků.
table-over = Hra skončila.
table-not-kept = Tato hra se neukládá: není pro ni složka. Chceš-li ji uložit, použij --record SOUBOR.

# Pro slovo, které vlastní tvar s počtem nemá; čtvrtý pád.
table-counted =
    { $count ->
        [one] { $count } okénko ({ $word })
        [few] { $count } okénka ({ $word })
        [many] { $count } okénka ({ $word })
       *[other] { $count } okének ({ $word })
    }
table-name-empty = nemá žádný viditelný znak
table-name-long = má { $count ->
    [one] { $count } znak
    [few] { $count } znaky
    [many] { $count } znaku
   *[other] { $count } znaků
} a nejvíc může mít { $most }
# $character je kód znaku.
table-name-character = znak { $character } nejde zobrazit
table-name-taken = u tohoto stolu ho už někdo má

# $look říká, jak karta vypadá, třeba šedá 8; $card je její název, jak se píše.
table-card = { $card } ({ $look })
table-card-number = { $look } č. { $number }
table-pattern =
    { $count ->
        [one] jediné políčko
        [few] { $count } políčka: { $cells }
        [many] { $count } políčka: { $cells }
       *[other] { $count } políček: { $cells }
    }
