### The start page: what a person at a terminal sees who types no command. The keys begin with home-.

home-title = Roll and write
home-intro = What would you like to do?
home-intro-new = New here? Learn teaches a game while you play it.
home-continue = Continue
home-new-game = New game
home-new-game-about = Choose a game, players and house rules.
home-learn = Learn
home-learn-about = A first game explains each rule when you need it. No game needs to be known.
home-today = Today's deal
home-today-about = The same deal for everybody on this date. One try counts.
home-my-games = My games
home-my-games-about = Best scores, means, wins and streaks of your finished games.
home-records = Saved games
home-records-about = Continue, watch, name or delete a game.
home-packs = Packs
home-packs-about = Cards and symbols to play with.
home-settings = Settings
home-settings-about = Language, colours, mouse, names and more.
home-quit = Quit
home-quit-about = Leave. `rnw --help` lists the commands.

## The form for a new game

home-form-intro = Left and right change a value. The first line begins the game.
home-form-start = Play
home-form-start-about = Begins the game. It is saved as you play.
home-form-game = Game
home-form-people = People here
home-form-people-about = How many people share this keyboard. Between turns the screen hides what is secret.
home-form-opponents = Bots
home-form-opponents-about = How many bots play too.
home-form-level = Their level
home-form-level-about = Easy suits a first game; expert is hard to beat.
home-form-rules = House rules
home-form-rules-about = What the printed rules leave open, and variants.
# $count is how many house rules differ from the usual ones.
home-form-changed =
    { $count ->
        [0] as usual
        [one] { $count } changed
       *[other] { $count } changed
    }
home-form-language = Language
home-form-language-about = The language of all texts for players. It is kept in the settings.
home-level-easy = easy
home-level-medium = medium
home-level-hard = hard
home-level-expert = expert
home-rules-intro = Left and right change a value. The first value of each rule is the usual one.
# $about says what the value means; $clause is the number of a rule.
home-rule-about = { $about } [{ $clause }]

## Other pages

home-learn-intro = In a first game each rule is explained when you need it, and you try it at once. Every step can be skipped.
home-learn-game = First game: { $game }
home-learn-none = No game has a lesson.
# $game is the name of a game, as it is typed.
home-learn-not = { $game } has no lesson; `rnw rules { $game }` explains its rules.
home-rules = Rules: { $game }
home-rules-about = The whole rules, to read.
home-packs-intro = Each pack is a set of cards and symbols for a game. Choose one to play with it. `rnw content new` begins a pack of your own.
# $game is the title of a game.
home-pack-about = For { $game }.
home-records-intro = Open a game to continue or to watch it, to name it or to delete it.
home-records-none = There are no saved games yet.
home-record-continue = Continue
home-record-watch = Watch
home-record-name = Name
home-record-name-about = Lists show it. It becomes the name of the file.
home-record-delete = Delete
home-record-delete-about = The game and its result are gone then. You are asked once more.
home-record-keep = Keep it
home-record-delete-sure = Delete it for ever
# $scores are the players with their points.
home-record-over = { $game }: { $scores }
# $date is today's date, such as 2026-11-23.
home-today-title = Today's deal, { $date }
home-today-intro = Everybody gets the same deal today (UTC). Your first try counts; you can leave it and continue. At the end there is a result to send to others.
home-today-new = You have not played it yet.
home-today-begun = You have begun it. Enter continues.
home-today-over = You have played it. Enter shows the result.
# $command prints the result.
home-today-copy = To copy it: { $command }
home-names = Your name
home-names-intro = Asked once. The name stands at the table, in results and in the ranking of the day. An empty field is no name.
home-names-one = Name
home-names-of = Name of person { $number }
home-names-go = Go on
home-settings-intro = Left and right change a value; Enter types a text. Each change is saved at once.
home-setting-language = Language
home-setting-theme = Colours
home-setting-ascii = ASCII only
home-setting-plain = Sentences
home-setting-mouse = Mouse
home-setting-bot-pause = Bot pause (ms)
home-setting-bell = Bell
home-setting-confirm = Confirm
home-setting-deck-list = Deck list
home-setting-names = Names
home-on = on
home-off = off

## What keys do in menus

tui-do-menu-move = go to another line
tui-do-menu-value = change the value
tui-do-menu-number = open a line by its number
tui-do-menu-open = open it, or change the value
tui-do-menu-back = back
tui-bar-menu-open = open

home-ask-number = Number, or Enter to leave:
# $count is the number of choices.
home-no-such-number = Type a number from 1 to { $count }.
# $players are the players without an answer.
home-ask-players = Players, separated by commas. `me` is you, others are easy, medium, hard and expert. Enter for { $players }:
