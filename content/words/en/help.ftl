### What `--help` prints for every command.
###
### Commands: cli-command- and the words of the command. Arguments: cli-arg-, the command and the name of the
### argument, or cli-arg- and the name alone if several commands share the text. Possible values: cli-choice-.
### Remarks beside examples: cli-remark-. Words in capitals, for what a person types: cli-value-.
###
### Flags, commands and names of values are the same in every language.

## Headings

cli-examples-heading = Examples
cli-usage-heading = Usage
cli-usage-options = OPTIONS
cli-commands-heading = Commands
cli-arguments-heading = Arguments
cli-options-heading = Options

# $value is the default of an option.
cli-default = [default: { $value }]
# $values are the possible values of an argument, separated by commas.
cli-choices = [possible values: { $values }]

## What stands for a value

cli-value-action = ACTION
cli-value-address = ADDRESS
cli-value-bot = BOT
cli-value-card = CARD
cli-value-command = COMMAND
cli-value-date = DATE
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-format = FORMAT
cli-value-game = GAME
cli-value-i-n = I/N
cli-value-key = KEY
cli-value-key-value = KEY=VALUE
cli-value-language = LANGUAGE
cli-value-level = LEVEL
cli-value-list = LIST
cli-value-mib = MIB
cli-value-mm = MM
cli-value-ms = MS
cli-value-n = N
cli-value-name = NAME
cli-value-number-file = NUMBER|FILE
cli-value-number-file-code = NUMBER|FILE|CODE
cli-value-pack = PACK
cli-value-paper = PAPER
cli-value-path = PATH
cli-value-player = PLAYER
cli-value-position = POSITION
cli-value-record = RECORD
cli-value-rows = ROWS
cli-value-scene = SCENE
cli-value-seat = SEAT
cli-value-seats = SEATS
cli-value-separator = SEPARATOR
cli-value-shell = SHELL
cli-value-size = SIZE
cli-value-symbol = SYMBOL
cli-value-test = TEST
cli-value-theme = THEME
cli-value-totals = TOTALS

## Remarks beside examples

cli-remark-one-bot = you against a bot
cli-remark-two-people = two people at one keyboard
cli-remark-alone = alone, for a high score
cli-remark-rules = the rules of the game
cli-remark-own-pack = your own pack
cli-remark-last-game = the game that was played last
cli-remark-saved-games = unfinished games saved without --record
cli-remark-second-game = the game with number 2 in the list
cli-remark-phones = for the phones around the table
cli-remark-saved-game = a saved game, as a table
cli-remark-proxy = behind a proxy
cli-remark-results = the results of all your games
cli-remark-each-game = each game, with the path of its record
cli-remark-forget-first = deletes the record of the newest game
cli-remark-records = all records in the folder of rnw
cli-remark-rename = another name for game 2
cli-remark-delete = deletes game 2
cli-remark-code = the game of a share code
cli-remark-share = a text to send to others
cli-remark-from-position = on from a position of a recorded game
cli-remark-each-move = what each move costs there
cli-remark-chosen = the move of a bot there
cli-remark-position = a line to paste
cli-remark-position-seat = what seat 2 knows after 57 steps
cli-remark-position-shown = draws the position
cli-remark-daily = the deal of the day
cli-remark-week = the table of a week, from pasted results
cli-remark-settings = all settings with explanations
cli-remark-settings-file = the path of the settings file
cli-remark-needs-paper = needs a build with --features paper
cli-remark-first-law = the first law that the game breaks
cli-remark-small-pack = also makes the pack small
cli-remark-event = a game in which this event happens
cli-remark-formats = the list of formats
cli-remark-other-version = against another version of rnw
cli-remark-engine-source = with the source of the engine

## Commands

cli-command-rnw = Play four tabletop games: Silver & Gold and Pyramids, in which you mark cells, Nuggets, in which you build fences, and Lamplighters, in which you roll dice
cli-command-play = Play a game alone, with others at one keyboard, or against bots
cli-command-learn = Learn a game by playing it: each rule is explained when you need it
cli-command-resume = Continue a saved game
cli-command-serve = Open tables for the browsers of phones and computers: one link, no account
cli-command-history = Show the results of your finished games: best and mean scores, wins, and each game
cli-command-config = Show, explain and change the settings
cli-command-simulate = Play many games between bots and count the results
cli-command-match = Play each deal with the bots in every seat, and show who is stronger
cli-command-merge = Join the totals of all shards of a run
cli-command-train = Learn values for a pack by play, so that its bots, hints and balance reports play better
cli-command-bot = List the bots, test your own, run one as a program, or print the bot protocol
cli-command-bot-list = List the bots that can be named, with their options
cli-command-bot-check = Test whether a program follows the bot protocol: it is greeted, plays games and is told to quit
cli-command-bot-choose = Print the move that a bot makes in a position
cli-command-bot-serve = Run one of our bots as a program that follows the bot protocol, so that another version of rnw can play against it
cli-command-bot-protocol = Print the page that describes the bot protocol
cli-command-replay = Show a recorded game or the game of a share code; without either, list all records
cli-command-position = Print a position of a recorded game as one line of text; show the position of such a text
cli-command-daily = Play the deal of the day, the same for everybody; show its result as a text to send; make the table of a week
cli-command-verify = Check that recorded games follow the rules
cli-command-analyse = Show what each decision of a recorded game cost, and the best result that a search finds for the same draws
cli-command-test = Play random games of a pack, check all laws, and combine every pair of its symbols
cli-command-shrink = Make a recorded game as small as possible while it still shows the same
cli-command-rules = Print the rules of a game
cli-command-list = List the games, their options and the included packs
cli-command-new-game = Make a Rust crate with a small game that works, a package beside it with an rnw that plays it, tests and a checklist
cli-command-content = Make, check and show content packs, and test their balance
cli-command-content-new = Make a pack that extends an included pack. It starts with one card and one symbol
cli-command-content-check = Check a pack. Every problem is shown with its file, line and column
cli-command-content-show = Show the cards of a pack
cli-command-content-stats = Play a pack between bots, and show how its cards, patterns and symbols perform
cli-command-content-print = Print a pack: its cards, pieces, symbols and score sheets, on paper or for Tabletop Simulator
cli-command-content-watch = Check, explain and play a pack each time one of its files is saved
cli-command-content-export = Write the cards of a pack as a CSV table for a spreadsheet
cli-command-content-import = Give a pack the cards of a CSV table. Nothing is changed if the table has an error
cli-command-content-make-deck = Fill a deck of cards to targets: counts, shapes, turns. A search with a seed finds it
cli-command-symbols = Explain the symbols of a pack, write their programs in another form, and list the plugins of this program
cli-command-symbols-explain = Explain what a symbol does. The text is made from the rules that the engine runs
cli-command-symbols-format = Write the programs of a pack as lines, or as trees of JSON. The rest of the file stays as it is
cli-command-symbols-try = Play a scene that one line describes, and show what a symbol does in it and what may be chosen then
cli-command-symbols-plugins = List the effects that packs can name as `rust:NAME@VERSION`
cli-command-completions = Print a script that completes `rnw` commands in a shell
cli-command-man = Print the manual page
cli-command-schema = Print the JSON Schema of a file format
cli-command-help = Print the help of the program or of a command

## Arguments of several commands

cli-arg-ascii = Draw with ASCII characters only
cli-arg-bot-env = Pass this environment variable to programs. Can be repeated. Without it, programs see only PATH, HOME, LANG and TMPDIR
cli-arg-bot-log = Append all messages to and from programs to this file, also their standard error. `-` means standard error
cli-arg-bot-memory = The memory limit of each process in a sandbox, in MiB
cli-arg-bot-sandbox = Start programs in a sandbox: no network, no other processes, only the system's files and their own. Needs Linux and bubblewrap. If there can be no sandbox, nothing is started
cli-arg-bot-show = Let programs in a sandbox read this file or folder too. Can be repeated
cli-arg-bot-start = How long a program may take until it is ready, in milliseconds
cli-arg-bot-time = How long a program may take for a decision, in milliseconds
cli-arg-confirm = Ask before a move that cannot be taken back
cli-arg-content = Use this content pack instead of the game's own: a folder, or the name of an included pack
cli-arg-file = The record
cli-arg-files = Numbers of the list, records or share codes
cli-arg-force = Overwrite existing files
cli-arg-format = How to print the results
cli-choice-format-text = for people; may change
cli-choice-format-json = for programs; stable
cli-arg-game = The game
cli-arg-games = How many games
cli-arg-help = Print this help
cli-arg-jobs = How many games run at the same time; the results do not depend on it [default: one per core]
cli-arg-lang = The language of all texts for players: en, cs or pl [default: RNW_LANG, then the setting `language`, then the locale]
cli-arg-on-fault = What happens if a program is too slow, ends, prints nonsense or makes an illegal move
cli-choice-on-fault-forfeit = the program loses and the game ends; the others are ranked as they stand
cli-choice-on-fault-random = a legal move is drawn instead, three times in a game; the next fault forfeits
cli-choice-on-fault-abort = the game stops with exit code 5; a record can be resumed
cli-arg-on-plugin-fault = What happens if the plugin of a symbol fails
cli-choice-on-plugin-fault-void = the symbol has no effect and the game continues
cli-choice-on-plugin-fault-stop = the game stops there; its record can be resumed
cli-choice-log-off = nothing
cli-choice-log-error = what went wrong
cli-choice-log-info = also tables and closed connections
cli-arg-list = List the saved games with the numbers that `resume`, `replay`, `analyse`, `verify` and `position` understand
cli-arg-options = Set a house rule. Can be repeated. `rnw list` shows all house rules
cli-arg-out = Write the results to this file during the run: JSON lines if its name ends in .jsonl, else CSV
cli-arg-pack = The pack: a folder, or the name of an included pack
cli-arg-plain = Print lines and describe the table in sentences, for a screen reader
cli-arg-player = Add a player. The text is not split at commas. Can be repeated
cli-arg-position = Begin with this position, a text from `rnw position`. The text names the game and its house rules. `-` reads it from standard input
cli-arg-resume = Continue the file of an interrupted run, or start a new file. The result is the same as without the interruption. Only with `--rows game` and JSON lines
cli-arg-rows = What one row of the file describes
cli-choice-rows-game = a game
cli-choice-rows-seat = a seat of a game
cli-choice-rows-turn = a seat in one turn of a game
cli-arg-run-programs = Start the programs that the record names as players
cli-arg-seed = The seed of all random draws. The same seed deals the same games
cli-arg-shard = Play only this part of the run: block I of N blocks of games or deals
cli-arg-theme = The colours of the full screen: safe, basic, indexed, true or mono
cli-arg-totals = Write the totals to this file at the end, as whole numbers. `rnw merge` joins the totals of shards
cli-arg-version = Print the version
cli-arg-yes = Delete without a question

## Arguments of one command

cli-arg-learn-game = The game. Without it, the first game in the list
cli-arg-play-game = The game. Not needed with `--content`, `--position` or `--resume`
cli-arg-play-players = The players, seat by seat: `me`, a level (`easy`, `medium`, `hard`, `expert`), `greedy`, `random`, `mcts`, or a program as `cmd:COMMAND`. One player plays alone, if the game allows it [default: me,greedy; without a person at the keyboard greedy,greedy]
cli-arg-play-names = The names of the players, seat by seat
cli-arg-play-seed = The seed of all random draws. The same seed deals the same game. It also draws what a position of one seat hides
cli-arg-play-record = Write the record of the game to this file as you play
cli-arg-play-force = Overwrite an existing record
cli-arg-play-embed = Write the pack into the header of the record too, so that the game is read when the folder of the pack has changed or is gone
cli-arg-play-resume = Continue a recorded game, and append to its record
cli-arg-play-run-programs = Start the programs that the record of `--resume` names as players

cli-arg-resume-which = A number of the list, or a record [default: the game that was played last]
cli-arg-resume-list = List the unfinished games with their numbers, the last game first
cli-arg-serve-file = A saved game to open as a table, besides all others
cli-arg-serve-listen = Listen at this address and port [default: 127.0.0.1:8470]
cli-arg-serve-lan = Listen in the whole network, at port 8470
cli-arg-serve-open = Open the page in a browser
cli-arg-serve-packs = Offer the packs in the folders of this folder too
cli-arg-serve-records = The folder of the records [default: the folder of all saved games]
cli-arg-serve-host = A name under which people reach the server. May be repeated; addresses and localhost need none
cli-arg-serve-log = What the log on standard error contains

cli-arg-history-game = Only this game
cli-arg-history-person = Only the results of the person with this name
cli-arg-history-games = List the games one by one, the newest first
cli-arg-history-export = Write the games to this file: CSV with a row for each seat if its name ends in .csv, JSON lines if it ends in .jsonl
cli-arg-history-forget = Delete the record of a finished game: a number of the list of `--games`, or a file
cli-arg-history-forget-all = Delete the records of all finished games. With `--game` or `--player`, only of these games
cli-arg-history-plain = Draw no charts, for a screen reader

cli-arg-config-set = Change a setting
cli-arg-config-unset = Reset a setting to its default
cli-arg-config-path = Print only the path of the settings file

cli-arg-simulate-game = The game. Not needed with `--content`
cli-arg-simulate-players = The bots, seat by seat: a level (`easy`, `medium`, `hard`, `expert`), `greedy`, `random`, `mcts`, or a program as `cmd:COMMAND`. Parameters can follow: `mcts:iterations=200,c=0.9` [default: greedy,greedy]

cli-arg-match-game = The game. Not needed with `--content`
cli-arg-match-players = The bots: a level (`easy`, `medium`, `hard`, `expert`), `greedy`, `random`, `mcts`, or a program as `cmd:COMMAND`. Parameters can follow: `mcts:iterations=200,c=0.9` [default: greedy,random]
cli-arg-match-deals = How many deals. Each deal is played with the players in every seat
cli-arg-match-sprt = Stop as soon as a sequential test is certain. It decides whether the first of two players is as strong as `elo1`, or no stronger than `elo0`. With `share1` and `share0` it compares the share of points instead. It looks after every eighth deal. `alpha` and `beta` are its error rates; without them 0.05. Only for single runs, not for shards

cli-arg-merge-files = The totals of all shards of one run of `rnw simulate` or `rnw match`, in any order

cli-arg-train-pack = The pack: a folder, or the name of an included pack
cli-arg-train-games = How many games to learn from [default: as many as take a few minutes]
cli-arg-train-out = The value file [default: `values.bin` in the folder of the pack]
cli-arg-train-force = Replace an existing value file, and a checkpoint of other training
cli-arg-train-curve = Show on the way how well the bots play, whenever the number of games has doubled
cli-arg-train-deals = With how many deals to try the values out at the end; 0 for none
cli-arg-train-quiet = Show no progress

cli-arg-bot-check-program = The program and its arguments, quoted as one word. `cmd:` can stand before it
cli-arg-bot-check-game = Play only this game [default: all games]
cli-arg-bot-choose-bot = The bot: a level (`easy`, `medium`, `hard`, `expert`), `greedy`, `random`, `mcts`, or a program as `cmd:COMMAND`
cli-arg-bot-choose-position = The position, a text from `rnw position`. `-` reads it from standard input
cli-arg-bot-choose-seat = The seat that decides [default: the seat of the text, or the first that must decide]
cli-arg-bot-choose-seed = The seed of what is drawn: what the text hides, and the choices of the bot
cli-arg-bot-serve-bot = The bot: a level (`easy`, `medium`, `hard`, `expert`), `greedy`, `random` or `mcts`. Parameters can follow: `mcts:iterations=200,c=0.9`
cli-arg-bot-serve-content = The pack for its games: a folder, or the name of an included pack [default: the included pack that the engine plays]

cli-arg-replay-turn = Show the table at the end of this turn, counted from 1. 0 is the set-up
cli-arg-replay-seat = Show only what this seat saw: a number or a name [default: everything that happened]
cli-arg-replay-which = A number of the list, a record, or a share code [default: print the list]
cli-arg-replay-share = Print only the share code of the finished game
cli-arg-replay-record = Write only the record, to this file
cli-arg-replay-force = Overwrite an existing file
cli-arg-replay-delete = Delete this saved game for ever, after a question
cli-arg-replay-rename = Give this saved game a name, which all lists show. It becomes the name of its file

cli-arg-position-which = A number of the list, a record, or a share code
cli-arg-position-at = How many draws and decisions come before the position, as `rnw replay` counts them on the screen [default: all]
cli-arg-position-seat = Print or show only what this seat knows: a number or a name [default: everything that the record or the text has]
cli-arg-position-position = Show the position of this text instead. `-` reads it from standard input

cli-arg-daily-game = The game [default: the first game of `rnw list`]
cli-arg-daily-date = Play the deal of this date. Only the deal of today is ranked [default: today in UTC]
cli-arg-daily-name = Your name [default: the setting `names`]
cli-arg-daily-again = Play the same deal again as an ordinary, unranked game
cli-arg-daily-result = Show the result of the finished game again
cli-arg-daily-week = Read results that were pasted to this file, check them, and print the table of seven days [default file: standard input]

cli-arg-analyse-file = A number of the list, a record, or a share code. Not needed with `--position`
cli-arg-analyse-position = Show what each move costs in this position, a text from `rnw position`. `-` reads it from standard input
cli-arg-analyse-seat = Analyse only this seat: a number or a name [default: the people; all seats if no person played]
cli-arg-analyse-search = The search that each decision is compared with
cli-arg-analyse-width = How many states of a turn are kept in the search for the best line of play
cli-arg-analyse-most = How many of the biggest mistakes are shown on the board
cli-arg-analyse-jobs = How many decisions are analysed at the same time; the results do not depend on it [default: one per core]
cli-arg-analyse-plain = Describe the boards in sentences, for a screen reader

cli-arg-test-pack = The pack: a folder, or the name of an included pack. Its game is tested with it
cli-arg-test-game = The game [default: the game of the pack]
cli-arg-test-content = The pack, as with other commands
cli-arg-test-games = How many random games. The number of seats and the options vary. Every second game is greedy
cli-arg-test-seed = The seed of all games. Game N of a seed is always the same
cli-arg-test-first = The number of the first random game
cli-arg-test-law = Check only this law. Can be repeated
cli-arg-test-list-laws = Print the laws and exit
cli-arg-test-no-matrix = Play only random games
cli-arg-test-matrix-only = Test only the pairs of symbols
cli-arg-test-pair-games = How many games each pair of symbols gets at first, on small boards full of both symbols
cli-arg-test-least = How often each pair must meet in each possible way: in one mark, in one turn, across turns
cli-arg-test-triples = How many sets of three symbols get one game each
cli-arg-test-swarm = How many games with random sets of symbols follow, rare pairs first
cli-arg-test-seats = The number of seats, such as 2, or a range, such as 2-3 [default: all numbers that the game allows]
cli-arg-test-out = Write the smallest game that breaks a law to this folder, with its pack and the report [default: a new folder, testkit-GAME-LAW]
cli-arg-test-force = Write to an existing folder

cli-arg-shrink-law = Keep a game that breaks this law [default: the first law that it breaks]
cli-arg-shrink-shows = Keep a game in which this event happens. `rnw replay --format json` prints the keys of events
cli-arg-shrink-pack = Make the pack small too, and write it to this folder, which must not exist
cli-arg-shrink-out = Write the small record to this file [default: game.min.jsonl beside game.jsonl]
cli-arg-shrink-force = Overwrite an existing record

cli-arg-rules-no-pager = Print the rules directly, without a pager

cli-arg-new-game-name = The name of the game, of its crate and of its folder: lower-case letters and digits, with - between words
cli-arg-new-game-dir = Make the folder of the game in this folder [default: the current folder]
cli-arg-new-game-engine = The source of the engine, the folder that contains `crates`. The new crate then uses it instead of the published crates
cli-arg-new-game-force = Overwrite the files of an existing folder

cli-arg-content-new-name = The name of the pack and of its folder: a letter, then up to 15 letters, digits, - or _
cli-arg-content-new-extends = The included pack that it extends. `rnw list` shows all included packs
cli-arg-content-new-dir = Make the folder of the pack in this folder [default: the current folder]
cli-arg-content-new-force = Overwrite the files of an existing folder

cli-arg-content-check-folder = The pack: a folder, or the name of an included pack

cli-arg-content-show-card = The card [default: all cards]
cli-arg-content-show-game = The game [default: the game of the pack, or the first game of `rnw list`]

cli-arg-content-stats-players = The bots, seat by seat: a level (`easy`, `medium`, `hard`, `expert`), `greedy`, `random`, `mcts`, or a program as `cmd:COMMAND` [default: greedy,greedy]
cli-arg-content-stats-svg = Draw the scores, and what each card earns and wins, as scores.svg and cards.svg in this folder
cli-arg-content-stats-force = Overwrite existing pictures
cli-arg-content-stats-weigh = What to weigh by experiment, with it and without it: `symbols`, `cards`, `all`, `none`, or names of symbols and cards
cli-arg-content-stats-weigh-games = The number of deals of the experiment. Each is played once with the pack, and once for each thing [default: as many as --games, at most 1000]
cli-arg-content-stats-weigh-by = More players for the experiment, such as `mcts:iterations=100`. Each plays in all seats

cli-arg-content-make-deck-targets = The targets, a file that follows `rnw schema targets`
cli-arg-content-make-deck-seed = The seed of the search. The same seed makes the same deck
cli-arg-content-make-deck-restarts = How often the search may start again for each colour
cli-arg-content-make-deck-out = Write the cards to this file. Without it, the command only shows the report
cli-arg-content-make-deck-force = Overwrite an existing file
cli-arg-content-make-deck-replace = Let cards of an existing file go that the new deck does not have
cli-arg-content-make-deck-color = Fill or check only the cards of this colour; the pack keeps the others
cli-arg-content-make-deck-nearest = Write the nearest deck even if it misses targets
cli-arg-content-make-deck-check = Make nothing. Show the cards of this file beside the targets

cli-arg-content-print-pack = The pack: a folder, or the name of an included pack
cli-arg-content-print-out = Write all pages: one file if the name ends in .pdf or .html, else a folder with an SVG file for each page
cli-arg-content-print-card = Draw this card instead, as --svg or --png
cli-arg-content-print-svg = Write the card to this file as SVG
cli-arg-content-print-png = Write the card to this file as PNG
cli-arg-content-print-tts = Write the card sheets and the saved object of Tabletop Simulator to this folder
cli-arg-content-print-paper = The size of the paper
cli-choice-paper-a4 = A4, 210 x 297 mm
cli-choice-paper-letter = US Letter, 8.5 x 11 inches
cli-arg-content-print-size = The size of the cards
cli-choice-size-poker = Poker, 63 x 88 mm
cli-choice-size-mini = Mini, 44 x 68 mm
cli-choice-size-tarot = Tarot, 70 x 120 mm
cli-arg-content-print-bleed = Let the ground of the cards reach this far beyond the cut, in millimetres
cli-arg-content-print-backs = Print the back after each page, for both sides of the paper, turned over the long edge
cli-arg-content-print-black-and-white = Print in black and white: hatching stands for colours
cli-arg-content-print-seats = Print pieces and score sheets for this number of players [default: as many as can play]
cli-arg-content-watch-pack = The folder of the pack. It need not exist yet
cli-arg-content-watch-players = The bots, seat by seat, as with `rnw content stats` [default: greedy,greedy]
cli-arg-content-watch-games = How many games to play after each change
cli-arg-content-watch-train = From how many games to learn values in the background for each version that has none of its own; 0 for none
cli-arg-content-watch-once = Do this once and end, with exit code 3 if the pack has an error

cli-arg-content-export-pack = The pack: a folder, or the name of an included pack
cli-arg-content-export-out = The file to write [default: standard output]
cli-arg-content-export-list = The list to write, such as `cards`, `patterns` or `expeditions`
cli-arg-content-export-separator = What stands between the cells
cli-choice-separator-comma = a comma
cli-choice-separator-semicolon = a semicolon, as spreadsheets expect it where numbers have a decimal comma
cli-choice-separator-tab = a tab
cli-arg-content-export-force = Overwrite an existing file

cli-arg-content-import-table = The CSV table. Its separator is found by the program
cli-arg-content-import-into = The folder of the pack
cli-arg-content-import-list = The list that the table is for, such as `cards`, `patterns` or `expeditions`
cli-arg-content-import-ignore = Leave these columns out
cli-arg-content-import-check = Only check the table and show what would change
cli-arg-content-import-replace = Let more than half of the list go if the table does not have it

cli-arg-symbols-explain-symbol = The symbol [default: all symbols]
cli-arg-symbols-explain-game = The game [default: the game of the pack, or the first game that has the symbol]

cli-arg-symbols-try-pack = The pack: a folder, or the name of an included pack
cli-arg-symbols-try-symbol = The symbol
cli-arg-symbols-try-scene = The scene: pieces with commas between them, such as `card N01, marked a1 b1, mark a2, round 2` [default: mark the symbol on the first card that has it]

cli-arg-symbols-format-pack = The pack: a folder, or a file such as `symbols.json`. With --print or --check also the name of an included pack
cli-arg-symbols-format-tree = Write trees of JSON instead of lines
cli-arg-symbols-format-check = Change nothing. If a program is written otherwise, show where, and exit with 3
cli-arg-symbols-format-print = Print the file instead of changing it

cli-arg-completions-shell = The shell
cli-arg-schema-name = The format. Without it, the command lists all formats

## Below the options

cli-after-train =
    The value file says how much each feature of a state is worth. The bots greedy and mcts, the levels, hints and reports use it wherever the pack is played. It is for this pack as it is now: when its meaning changes, train again.

    During training a checkpoint lies beside the file. If the command is interrupted, the same command goes on from there, and the values are the same as without the interruption.

cli-after-symbols-try =
    A piece sets up the table (card, marked, track, completed, offer, pool, round, turn, seats, option). Or something happens (mark, deal, or any move). After `expect` the pieces say what must then be true. `seat 2` before a piece means another seat.

    The same line in the file `scenes.txt` of a pack, after the symbol and a colon, is a test. `content check`, `content watch` and `test` play it.

cli-after-content-stats =
    The report shows for each card:
      - how often it is taken when it is in the offer
      - how often it is completed, and how soon
      - how much it earns until then
      - how often the seats win that complete it

    It shows the same for patterns, symbols, seats, score lines and events. It marks cards that look dead or dominating, with a multiple-testing correction. Other bots may prefer other cards: compare greedy with mcts.

    Each point is credited to one card. What a mark brings at once belongs to the marked card. Claims, printed points and seals belong to the cards that the seat completes at that moment, or else to the card that it marked last.

cli-after-content-watch =
    For each change it shows:
      - the problems of the pack, as `rnw content check` does
      - the cards and other entries that were added, removed or changed
      - each symbol that does something else: what it did, and what it does now
      - the balance of the last version without errors, and that of the new one

    The games are the same for each version: only the pack differs. A table where `rnw play --content PACK` is open plays its next game with the new version.

cli-after-content-export =
    The table has a row for each card of the pack, also for those that it inherits, and a column for each field. A grid is one cell: a line for each of its rows. A text that a spreadsheet would change, such as =x or 007, begins with a single quote, which the import removes again.

cli-after-content-import =
    Afterwards the pack has exactly the cards of the table. Of a pack that extends another one, only the differences are written. The rows of a grid are lines of a cell, or parts with / between them.

cli-after-rules =
    On a terminal, a pager shows the rules: the program that RNW_PAGER names, else PAGER, else `less`. An empty name or `cat` means no pager. `less` gets the options FRX if LESS is not set.

    The lines are as wide as the terminal, at most 100 columns. Elsewhere they have 80 columns and no styles.

cli-exit-codes =
    Exit codes:
      0  success, even if the reader of the output stops reading
      1  a failure that is nobody's mistake, such as a full disk; or a bug
      2  the command line is wrong, or names something that does not exist
      3  a content pack is wrong
      4  a record does not follow the rules, or belongs to another game
      5  a bot failed and the game stopped (`--on-fault abort`), or `bot check` found a problem
      6  the input ended before the game; the game is saved
      7  a plugin failed and the game stopped (`--on-plugin-fault stop`); the game is saved
      8  a law is broken, symbols of a pack met too rarely, or no game could be tested
      130  interrupted; the game is saved up to its last decision
