### The sentences of the command line itself. Their keys start with cli-.

cli-hand = You were dealt
cli-expedition = Expedition
# What a person is called who has given no name; a number may follow.
cli-player = Player
cli-turn =
    { $turn ->
        [0] Setting up
       *[other] Turn { $turn }
    }

## What a person at the keyboard is told

# $examples are moves that may be typed now.
cli-how-to-type = Type a move such as `{ $examples }`, a number from `moves`, or `help`.
cli-help-moves = A cell is a letter and a number. Moves are typed as
cli-help =
    { "" }  12              the move with this number in the list of moves
    Besides moves you can type
      moves [TEXT]   list the moves, or those that begin with TEXT
      why MOVE       whether a move is allowed, and by which rule not
      hint           what a simple bot would do
      undo, redo     take your last move back, and make it again
      score          the score sheets as they stand
      log [N]        what happened, or the last N things
      table          show the table again
      legend         what the signs mean
      rules          where the rules can be read
      save           where the game is kept
      quit           leave; the game can be resumed
cli-legend = The signs mean:
cli-legend-symbols = These are symbols:
cli-sign-old = a cell that was marked earlier
cli-sign-fresh = a cell that was marked in this turn
cli-read-rules = Read the rules with: { $command }
cli-confirm = Enter ends your turn; `undo` takes your last move back.
cli-confirm-final = `{ $move }` cannot be taken back: Enter makes it, anything else drops it.
cli-hand-over = { $player }, the keyboard is yours. Press Enter when nobody else looks.
cli-why-what = Type a move behind it, such as `why 1` for the first in the list of moves.
cli-no-such-number =
    { $count ->
        [one] There is only { $count } move; type `moves` to see it.
       *[other] There are { $count } moves, numbered from 1; type `moves` to see them.
    }
cli-no-such-moves = No move begins with `{ $start }`.
cli-moves-near = Near: `{ $moves }`; all: `moves`.

cli-nobody = nobody sits at the keyboard: greedy plays against greedy; --players me,greedy reads moves from the input

## Players that fail

# $code is the kind of fault, as records have it; $what is in the words of whoever noticed, or none.
cli-fault-forfeit =
    { $what ->
        [none] { $player } failed ({ $code }) and has lost: the game is over.
       *[other] { $player } failed ({ $code }) and has lost: the game is over. What happened: { $what }.
    }
cli-fault-random =
    { $what ->
        [none] { $player } failed ({ $code }); a move was drawn instead.
       *[other] { $player } failed ({ $code }); a move was drawn instead. What happened: { $what }.
    }
cli-fault-abort =
    { $what ->
        [none] { $player } failed ({ $code }); the game was broken off there.
       *[other] { $player } failed ({ $code }); the game was broken off there. What happened: { $what }.
    }

## Saving

cli-how-to-resume = The game is saved. Go on with: { $command }
# $plugin is where the effect of the symbol comes from.
cli-plugin-stopped = The effect of { $symbol } failed ({ $plugin }): { $reason }. The game stops here.
cli-not-saved = The game is not saved: there is no place for it. Use --record FILE.
cli-kept = The game is kept in { $path } as you play.
cli-recorded = Look at the game again with: { $command }
cli-seed = Play the same deal again with: { $command }
cli-over-already = This game is over.
cli-torn-tail =
    { $bytes ->
        [one] The last line of the record was torn: { $bytes } byte is left out.
       *[other] The last line of the record was torn: { $bytes } bytes are left out.
    }
# Nobody may know the score before what is hidden is laid open.
cli-score-hidden = The score cannot be told before the hidden pieces are turned up.
cli-replay-unfinished = The record breaks off here.

## A game looked at afterwards

# $search is the bot whose search judges.
cli-analysis = Held against what { $search } finds with what the players knew; intervals hold in 95 of 100 cases.
# $count is how many decisions there were, $cost and $error are points.
cli-analysis-seat =
    { $count ->
        [one] { $player }: { $count } decision with a choice cost { $cost } ± { $error } points.
       *[other] { $player }: { $count } decisions with a choice cost { $cost } ± { $error } points in all.
    }
cli-analysis-found = { $player } reached { $reached } points. With all flips known, { $found } were found to be possible.
cli-analysis-ceiling = No play at all could have reached more than { $points }.
cli-analysis-no-ceiling = More may be possible: no limit is known for this game.
cli-analysis-line = The line that reaches it: { $moves }
cli-analysis-unfinished = { $player } has not finished; what is possible is told of games that are over.
cli-analysis-costly = The most costly decisions
cli-analysis-nothing = No decision was worse than what the search would have done.
cli-analysis-decision = { $place }. { $player } in turn { $turn }: { $cost } ± { $error } points
cli-analysis-made = Made: { $move }
cli-analysis-better = Better: { $move }

## The list of games, and symbols

cli-list-seats = { $least } to { $most } seats
cli-list-default = default
cli-list-packs = packs, played with --content NAME
cli-list-pack-of = for { $game }
cli-symbols-modules = module:FILE   a .wasm or .wat file of the pack
cli-symbols-no-modules = This program is built without modules.
cli-symbols-none = The pack has no symbols.
# $worth is a number of points.
cli-symbols-worth =
    { $cells ->
        [one] on { $cells } cell of the cards; worth about { $worth } points to a bot
       *[other] on { $cells } cells of the cards; worth about { $worth } points to a bot
    }

## Games that were left

cli-nothing-left = No game was left that can be gone on with.
cli-no-such-left =
    { $count ->
        [0] No game was left that can be gone on with.
        [one] Only { $count } game was left; `rnw resume --list` shows it.
       *[other] { $count } games were left, numbered from 1; `rnw resume --list` shows them.
    }
cli-left-game =
    { $decisions ->
        [one] { $game }: { $players }; { $decisions } decision made
       *[other] { $game }: { $players }; { $decisions } decisions made
    }
cli-how-to-go-on = Go on with the first one: { $command }
cli-starting = { $player } is being started.
