### The sentences of the command line itself. Their keys start with cli-.

cli-hand = You were dealt
cli-expedition = Expedition
# The name of a person who has given none; a number may follow.
cli-player = Player
cli-turn =
    { $turn ->
        [0] Setting up
       *[other] Turn { $turn }
    }

## Messages for a person at the keyboard

# $examples are moves that may be typed now.
cli-help-moves = Type a move like this:
cli-help =
    { "" }  12              the move with this number in the list of moves
    You can also type
      moves [TEXT]   list all moves, or those that begin with TEXT
      why MOVE       whether a move is allowed; if not, which rule forbids it
      hint           the move of a strong bot
      undo, redo     take back one move; play it again
      score          the points so far
      log [N]        what happened, or only the last N events
      position       this position as one line of text, as you know it
      table          show the whole table, not only what is new
      help, ?        this list
      legend         what the signs mean
      rules          where to read the rules
      save           where the game is saved
      quit           leave; you can resume the game
cli-legend = Legend:
cli-legend-symbols = Symbols:
cli-sign-old = a cell that was marked earlier
cli-sign-fresh = a cell that was marked in this turn
cli-read-rules = Read the rules with: { $command }
cli-confirm = Enter or y ends your turn; `undo` takes back what you have just played.
cli-confirm-only = Press Enter alone to end the turn, or type `undo`.
cli-confirm-final = `{ $move }` cannot be taken back. Enter or y plays it; any other text cancels it.
# $warning is a sentence of the game about the move.
cli-confirm-warning = { $warning } Enter or y plays `{ $move }`; any other text cancels it.
cli-hand-over = { $player }, it is your turn. Press Enter when nobody else is looking.
cli-why-what = Add a move, such as `why 1` for the first move in the list.
cli-no-such-number =
    { $count ->
        [one] There is only { $count } move; type `moves` to see it.
       *[other] There are { $count } moves, numbered from 1; type `moves` to see them.
    }
cli-no-such-moves = No move begins with `{ $start }`.
cli-moves-near = Similar moves: `{ $moves }`; all moves: `moves`.
cli-moves-example = Legal moves, for example: `{ $moves }`; all moves: `moves`.

cli-nobody = nobody is at the keyboard, so greedy plays against greedy; --players me,greedy reads moves from the input

## Players that fail

# $code is the kind of fault, as records have it; $what explains it in English, or is none.
cli-fault-forfeit =
    { $what ->
        [none] { $player } failed ({ $code }) and loses. The game is over.
       *[other] { $player } failed ({ $code }) and loses. The game is over. Reason: { $what }.
    }
cli-fault-random =
    { $what ->
        [none] { $player } failed ({ $code }); a random move was played instead.
       *[other] { $player } failed ({ $code }); a random move was played instead. Reason: { $what }.
    }
cli-fault-bot =
    { $what ->
        [none] { $player } failed ({ $code }); a bot decided instead.
       *[other] { $player } failed ({ $code }); a bot decided instead. Reason: { $what }.
    }
cli-fault-abort =
    { $what ->
        [none] { $player } failed ({ $code }); the game stops here.
       *[other] { $player } failed ({ $code }); the game stops here. Reason: { $what }.
    }

## Saving

cli-how-to-resume = The game is saved. Continue with: { $command }
cli-input-ended = The input ended before the game. It is saved. Continue with: { $command }
# $plugin is where the effect of the symbol comes from.
cli-plugin-stopped = The effect of { $symbol } failed ({ $plugin }): { $reason }. The game stops here.
cli-not-saved = The game is not saved: there is no folder for it. Use --record FILE.
cli-nothing-to-save = Nothing was decided, so there is no saved game.
cli-not-saved-bots = The game is not saved: no person plays. `--record FILE` saves games between bots.
cli-kept = The game is saved in { $path } as you play.
cli-recorded = Watch the game again with: { $command }
cli-seed = Play the same deal again with: { $command }
cli-over-already = This game is over.
cli-pack-carried = The pack outside of the record has changed or is not there, so the one that the record carries is used.
cli-torn-tail =
    { $bytes ->
        [one] The last line of the record is incomplete: { $bytes } byte is ignored.
       *[other] The last line of the record is incomplete: { $bytes } bytes are ignored.
    }
# Nobody may know the score while pieces are hidden.
cli-score-hidden = The score is known only after the hidden pieces are turned up.
cli-replay-unfinished = The record ends here.

## Positions

# $seat is the number of a seat; $seed is a number.
cli-position-hidden = This position is what seat { $seat } knows. What it hides was drawn with seed { $seed }.
cli-position-seat = What seat { $seat } knows:
cli-position-whole = The whole position, with everything that is hidden:
cli-position-nobody = Nobody has anything to decide in this position.
cli-position-other = Seat { $seat } has nothing to decide in this position.
# $step is the number that was typed; $last is the largest that is allowed.
cli-error-step = step { $step } is after the end of the record; its last step is { $last }

## A game looked at afterwards

cli-analysis = Compared with the moves that a search prefers, which knew only what the players knew; ± gives 95 % intervals.
# $rival is how much of the best rival's points counts against the own ones, in per cent; 0 without rivals.
cli-analysis-unit =
    { $rival ->
        [0] Losses count points. Their sum is not what you would have gained, because each is measured alone.
        [100] Losses count your points minus the best rival's points. Their sum is not what you would have gained, because each is measured alone.
       *[other] Losses count your points minus { $rival } % of the best rival's points. Their sum is not what you would have gained, because each is measured alone.
    }
# $count is the number of decisions; $cost and $error are points.
cli-analysis-seat =
    { $count ->
        [one] { $player }: { $count } decision with a choice cost { $cost } ± { $error } points.
       *[other] { $player }: { $count } decisions with a choice cost { $cost } ± { $error } points.
    }
# $count is the number of decisions whose best move is proven.
cli-analysis-exact = For { $count } of them the loss is exact: all ways to finish the game were counted.
cli-analysis-found = { $player } reached { $reached } points. With all draws known, the best result that a search found is { $found }; a better one may exist.
cli-analysis-upper-bound = No play could reach more than { $points }.
cli-analysis-line = The moves that reach it: { $moves }
cli-analysis-unfinished = { $player } has not finished. The search looks for a best result only after the game.
cli-analysis-costly = Biggest mistakes
cli-analysis-nothing = No decision was clearly worse than the choice of the search.
cli-analysis-decision =
    { $turn ->
        [0] { $place }. { $player }, set-up: lost { $cost } ± { $error } points
       *[other] { $place }. { $player }, turn { $turn }: lost { $cost } ± { $error } points
    }
cli-analysis-decision-exact = { $place }. { $player }, turn { $turn }: lost { $cost } points (exact)
# $what is what the move does.
cli-analysis-made = Played: { $what }
cli-analysis-better = Better: { $what }
cli-analysis-moves = { $player } must decide. What each move loses against the best one, in points:

## The list of games, and symbols

cli-list-seats = { $least } to { $most } players
cli-list-seats-exact =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
cli-list-default = default
cli-list-packs = packs, played with --content NAME
cli-list-pack-of = for { $game }
cli-symbols-modules = module:FILE   a .wasm or .wat file of the pack
cli-symbols-no-modules = This build of rnw cannot run modules.
cli-symbols-none = There are no symbols.
cli-content-no-cards = { $game } has no printed cards.
cli-rules-none = { $game } has no rules text.
cli-symbols-formatted =
    { $file }: { $changed ->
        [one] 1 program
       *[other] { $changed } programs
    } rewritten
cli-symbols-kept =
    { $kept ->
        [one] 1 program stays as it is, because a comment is inside
       *[other] { $kept } programs stay as they are, because a comment is inside
    }
# $worth is a number of points.
cli-symbols-worth =
    { $cells ->
        [one] on { $cells } cell of the cards; a bot values it at about { $worth } points
       *[other] on { $cells } cells of the cards; a bot values it at about { $worth } points
    }
cli-symbols-few =
    { $cells ->
        [one] on { $cells } cell of the cards; too few marks to weigh: { $marks }
       *[other] on { $cells } cells of the cards; too few marks to weigh: { $marks }
    }
cli-symbols-played =
    { $cells ->
        [one] on { $cells } cell of the cards; in { $deals } deals of bots a mark brought { $worth } ± { $half } points
       *[other] on { $cells } cells of the cards; in { $deals } deals of bots a mark brought { $worth } ± { $half } points
    }
cli-scene-cards = On the boards: { $cards }. What happens:
cli-scene-gained =
    { $points ->
        [one] Gained: { $points } point
       *[other] Gained: { $points } points
    }
cli-scene-no-choice = Nobody has to decide now.
cli-scene-choice =
    { $moves ->
        [one] Seat { $seat } has to decide. There is { $moves } move:
       *[other] Seat { $seat } has to decide. There are { $moves } moves:
    }
cli-scene-holds =
    { $checks ->
        [one] { $checks } check, and it came out as expected
       *[other] { $checks } checks, and all came out as expected
    }
cli-scene-surprise = Not as expected: { $what }

## Unfinished games

cli-nothing-left = No unfinished games.
cli-left-game =
    { $decisions ->
        [one] { $game }: { $players }; { $decisions } decision so far
       *[other] { $game }: { $players }; { $decisions } decisions so far
    }
# $turn is the number of the current turn.
cli-left-turn = { $game }: { $players }; turn { $turn }
# $name is the name that a person has given to the game.
cli-record-named = “{ $name }”, { $game }
# $game is the game, $pack the pack that it is played with.
cli-left-pack = { $game } with the pack { $pack }
cli-how-to-choose = Choose a game by its number, such as: { $command }
# $path is the file.
cli-renamed = New name: { $path }
cli-starting = { $player } is starting.

## Verdicts on records

# $scores are the scores of all seats.
cli-verify-complete = complete, { $scores }
# $code is the kind of fault, as records have it.
cli-verify-forfeited = complete, { $scores }; seat { $seat } forfeited ({ $code })
cli-verify-unfinished =
    { $decisions ->
        [one] unfinished after { $decisions } decision
       *[other] unfinished after { $decisions } decisions
    }
# What is wrong follows after a colon.
cli-verify-diverging = diverging at line { $line }
cli-verify-unread = cannot be read
cli-verify-carried = with the pack that the record carries
cli-verify-torn =
    { $bytes ->
        [one] ignored an incomplete last line of { $bytes } byte
       *[other] ignored an incomplete last line of { $bytes } bytes
    }

## Errors in the command line

cli-error = error
cli-error-tip = tip
# $option is the flag that prints the help.
cli-error-more = For more information, try '{ $option }'.
cli-error-argument = unexpected argument '{ $argument }' found
cli-error-command = there is no command '{ $command }'
cli-error-no-command = a command must follow '{ $command }'
# The arguments follow, one in each line.
cli-error-missing = these arguments are missing:
# $others are one or more other arguments.
cli-error-conflict = the argument '{ $argument }' cannot be used with '{ $others }'
cli-error-twice = the argument '{ $argument }' can be given only once
cli-error-no-value = the argument '{ $argument }' needs a value
cli-error-value = invalid value '{ $value }' for '{ $argument }'
cli-error-values = the argument '{ $argument }' takes no value, but { $value } was given
cli-error-utf8 = an argument is not UTF-8 text
cli-error-number = expected a whole number
# $least and $most are numbers.
cli-error-range = expected a number from { $least } to { $most }
cli-error-least = expected { $least } or more
cli-error-near = did you mean '{ $found }'?
# $line is a part of a command line.
cli-error-literal = to pass '{ $argument }' as a value, use '{ $line }'
cli-error-exists = '{ $line }' exists
# $example is a pair that is allowed.
cli-error-pair = expected KEY=VALUE, such as { $example }
# $others and $last are tags of languages with their names.
cli-error-language = unknown language "{ $found }"; expected { $others } or { $last }
# $least and $most are how many players there may be.
cli-error-players =
    { $count ->
        [one] { $count } player; expected { $least } to { $most }
       *[other] { $count } players; expected { $least } to { $most }
    }
# $names and $players are numbers.
cli-error-names = { $names ->
        [one] { $names } name
       *[other] { $names } names
    } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }; expected at most one name per player
cli-error-same-name = two players have the name "{ $name }"; expected different names
cli-error-name = invalid name { $name }: { $fault }
# $names are the names for --names, with the word of cli-a-name for each person without a name.
cli-unnamed = { $player } has no name. To name everybody: --names { $names }
cli-a-name = NAME
# $last is the number of the last turn.
cli-error-turn = there is no turn { $turn }; the record ends in turn { $last }
