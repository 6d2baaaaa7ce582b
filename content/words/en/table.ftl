### What is said at every table, in line mode and on the full screen. The keys begin with table-.

table-offer = Offer
table-total = Total
table-standings = Standings
# $tie is what broke the tie, as a noun phrase.
table-tie = lost the tie-break: { $tie }
table-shared-win = shared win
# $owed is what the player must decide.
table-owed = { $player }: { $owed }.
table-sign-free = a free cell
table-sign-gap = no cell
table-sign-wall = a wall
table-sign-entry = the entry
table-sign-tomb = the tomb
table-sign-empty = a free box of a sheet
table-sign-crossed = a crossed-off box; boxes for numbers show the number
table-sign-closed = a box that can no longer be filled
table-sign-written = a number that was written into a box
table-sign-link = a line that is drawn
table-sign-link-fresh = the newest line
table-sign-link-free = a line that can be drawn
table-sign-fence = fences
table-sign-fence-fresh = the newest fences
table-sign-piece = a chip: the letter of its owner and its value
table-sign-piece-hidden = a face-down chip
table-sign-piece-fresh = the newest chip
table-hint = A strong bot would play `{ $move }`.
table-allowed = `{ $move }` is allowed.
table-meant = Did you mean `{ $command }`?
# $move is the move as it is typed.
table-undone = Took back: { $move }.
# $command is undo or redo; $text was typed after it.
table-one-move = `{ $command }` goes one move at a time. Type it without `{ $text }`, as often as you need.
table-not-alone = Type `{ $command }` alone, without `{ $text }`.
# $listed and $other are moves.
table-two-meanings = { $number } is the number of `{ $listed }` in the list, but `{ $other }` has it too. Type the whole move.
table-log-number = `log` takes a number from 1, such as `log 5`, or nothing.
table-position-none = This game has no text for its positions.
table-no-redo = Nothing to redo.
table-no-undo-nothing = You have not played a move yet.
table-no-undo-seen = You cannot undo: others have seen your last move, or something new was revealed.
table-slip = You took back what the bots had answered, so this game does not count in your results.
table-over = The game is over.
table-not-kept = This game is not saved: there is no folder for it. Use --record FILE to save it.

# For a word without a counted form of its own.
table-counted =
    { $count ->
        [one] { $count } box of { $word }
       *[other] { $count } boxes of { $word }
    }
table-name-empty = it has no visible character
table-name-long = it has { $count } characters, and { $most } are the most
# $character is the code of the character.
table-name-character = the character { $character } cannot be shown
table-name-taken = somebody at this table has it

# $look is what the card looks like, such as gray 8; $card is its name, as it is typed.
table-card = { $look } ({ $card })
# $number tells cards apart that look alike.
table-card-number = { $look } no. { $number }
# The shape of a pattern: $cells are its cells, such as a1 b1 b2.
table-pattern =
    { $count ->
        [one] a single cell
       *[other] { $count } cells: { $cells }
    }
