### What `rnw play --help` says. The keys are cli-play- and the argument, cli-value- and what stands for its value.
###
### Words in capitals stand for what a player types; flags, names of values and commands stay as they are in
### every language.

cli-usage-heading = Usage
cli-usage-options = OPTIONS
cli-arguments-heading = Arguments
cli-options-heading = Options

cli-value-file = FILE
cli-value-format = FORMAT
cli-value-game = GAME
cli-value-key-value = KEY=VALUE
cli-value-list = LIST
cli-value-mib = MIB
cli-value-ms = MS
cli-value-n = N
cli-value-name = NAME
cli-value-pack = PACK
cli-value-path = PATH
cli-value-spec = SPEC
cli-value-tag = TAG
cli-value-theme = THEME
cli-value-what = WHAT

cli-play-about = Play a game, alone, with others at one keyboard, or against bots
cli-play-examples = Examples
cli-play-game = The game; a pack and a resumed record know their own
cli-play-players =
    Who plays, seat by seat: `me`, `greedy`, `random`, `mcts`, or a program as `cmd:COMMAND`. One seat is a game alone, where the game allows it. [default: me,greedy, or greedy,greedy where nobody sits at the keyboard]
cli-play-player = One more seat, its player taken as it is written; may be repeated
cli-play-names = What the players are called, seat by seat
cli-play-seed = The seed of all chance; the same seed deals the same game
cli-play-record = Write the game's record to this file as it goes
cli-play-force = Overwrite a record that exists
cli-play-resume = Go on with a recorded game, and append to its record
cli-play-options = A house rule; may be repeated. `rnw list` names them
cli-play-content = Play with this content pack, a folder or the name of a shipped one, instead of the one that the game is shipped with
cli-play-plain = Line by line and in sentences, fit for a screen reader
cli-play-ascii = Draw with ASCII characters alone
cli-play-theme = The colours of the full screen: safe, basic, indexed, true or mono
cli-play-confirm = Ask before what cannot be taken back is made
cli-play-on-plugin-fault = What happens when the plugin of a symbol fails: `void`, its effect is void and the game goes on; `stop`, the game ends there and its record can be resumed [default: void]
cli-play-bot-time = How long a program may take for a decision, in milliseconds [default: 10000]
cli-play-bot-start = How long a program may take until it is ready, in milliseconds [default: 10000]
cli-play-on-fault = What happens when a program is too slow, ends, says nonsense or makes a move that is not legal: `forfeit`, it has lost, the game ends and the others stand as they stand; `random`, a legal move is drawn in its place, three times a game, then it has lost; `abort`, the game is broken off with exit code 5, and a record can be resumed [default: forfeit]
cli-play-bot-log = Append what is said to programs and by them, standard error too, to this file; `-` is standard error
cli-play-bot-env = Pass this variable of the environment on to programs; may be repeated. Programs get PATH, HOME, LANG and TMPDIR alone otherwise
cli-play-bot-sandbox = Start programs in a sandbox: no network, no other processes, no files but the system's and their own. It takes Linux and bubblewrap; where it cannot be had, nothing is started
cli-play-bot-show = Let programs in a sandbox read this file or folder too; may be repeated
cli-play-bot-memory = How many MiB of memory each process in a sandbox may take [default: 4096]
cli-play-run-programs = Start the programs that a resumed record names as players
cli-play-format = How results are printed: `text` for people, which may change, or `json` for programs, which is stable [default: text]
cli-play-lang = The language of all that players read: en, cs or pl [default: that of the environment, RNW_LANG or the locale]
cli-play-help = Print this help

cli-exit-codes =
    Exit codes:
      0  done, also when the reader of the output goes away
      1  something failed that is nobody's mistake, such as a full disk, or a bug
      2  the command line asks for something that there is not
      3  a content pack is wrong
      4  a record does not follow the rules, or belongs to another game
      5  a bot failed, and the game was to be broken off; or `bot check` found it wanting
      6  the input ended before the game did; the game is saved
      7  a plugin failed, and the game was to stop there; the game is saved
      8  a law is broken, symbols of a pack met too seldom, or no game could be tested
      130  interrupted; a game is saved up to its last decision
