### Co se říká u každého stolu, po řádcích i na celé obrazovce. Klíče začínají table-.

table-offer = Nabídka
table-total = Celkem
table-standings = Pořadí
# $tie je, co rozhodlo, jako jmenná fráze.
table-tie = při shodě rozhoduje: { $tie }
table-shared-win = společná výhra
# $owed je, o čem se rozhoduje.
table-owed = { $player }: { $owed }.
table-sign-free = volné políčko
table-sign-gap = žádné políčko
table-sign-wall = zeď
table-sign-entry = vchod
table-sign-tomb = hrobka
table-sign-empty = volné okénko na listu
table-sign-crossed = škrtnuté okénko; čísla se do okének vpisují
table-sign-fence = ploty
table-sign-fence-fresh = naposledy postavené ploty
table-sign-piece = žeton: písmeno majitele a hodnota
table-sign-piece-hidden = žeton lícem dolů
table-sign-piece-fresh = naposledy položený žeton
table-hint = Jednoduchý bot by hrál `{ $move }`.
table-allowed = `{ $move }` je dovolený tah.
table-meant = Nemělo to být `{ $command }`?
table-no-redo = Není co zopakovat.
table-no-undo-nothing = Ještě není co vracet.
table-no-undo-seen = Poslední krok už vrátit nejde: viděli ho ostatní, nebo se od té doby ukázalo něco nového.
table-over = Hra skončila.
table-not-kept = Tato hra se nikam neukládá: není kam. Kdo ji chce uchovat, ať použije --record SOUBOR.
