### What is said at every table, line by line as on the whole screen. The keys begin with table-.

table-offer = Offer
table-total = Total
table-standings = Standings
# $tie is what broke the tie, as a noun phrase.
table-tie = behind by the tie-break: { $tie }
table-shared-win = shared win
# $owed is what is to be decided.
table-owed = { $player }: { $owed }.
table-sign-free = a free cell
table-sign-gap = no cell
table-sign-wall = a wall
table-sign-entry = the entry
table-sign-tomb = the tomb
table-sign-empty = a free box of a sheet
table-sign-crossed = a box that is crossed off; boxes for numbers show the number
table-sign-fence = fences
table-sign-fence-fresh = fences that were built last
table-sign-piece = a chip: the letter of its owner and its value
table-sign-piece-hidden = a chip that lies face down
table-sign-piece-fresh = the chip that was laid last
table-hint = A simple bot would play `{ $move }`.
table-allowed = `{ $move }` is allowed.
table-meant = Did you mean `{ $command }`?
table-no-redo = There is nothing to make again.
table-no-undo-nothing = You have made no move yet.
table-no-undo-seen = Your last move cannot be taken back: others have seen it, or something new has been seen since.
table-over = The game is over.
table-not-kept = This game is kept nowhere: there is no place for it. Use --record FILE to keep it.
