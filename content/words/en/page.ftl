### The page of tables in the browser. The keys begin with page-. The page fills no gaps: it only knows whole sentences.

## The first page

page-about = Everything is played on this server. There are no accounts, and nothing is sent to anybody else.
page-continue = Continue
page-phase-waiting = waiting for players
page-phase-playing = being played
page-phase-over = over
page-phase-stopped = stopped
page-open = Open a table
page-game = Game
page-pack = Cards
page-seats = Seats
page-seat = Seat
page-person = a person
page-bot = Bot
page-fewer-seats = One seat fewer
page-more-seats = One seat more
page-house-rules = House rules, time and seed
page-time = Time for a decision
page-no-limit = no limit
page-seed = Seed
page-random = random
page-open-now = Open the table
page-ask-bots = No person plays at this table: the bots begin at once. Shall it start?
page-join-table = Join a table
page-link = Link of the table
page-go = Go
page-no-link = This is no link of a table.
page-language = Language
page-home = First page
page-rules = Rules
page-learn = Lesson: learn the game
page-late = Bot that decides when the time ends
page-results = My results
page-place = Place
page-players = Players

## Who sits at the table

page-name = Your name
page-join = Take a seat
page-or-watch = You can also just watch.
page-free = free
page-you = you
page-away = away
page-leave = Give up my seat
page-ask-leave = Give up your seat? Somebody else can take it then.
page-start-now = Start now; bots take the free seats
page-waiting = The game begins when all seats are taken.
page-watching = Watching
page-invite = Invite others
page-qr = The link as a QR code
page-copy = Copy
page-copied = Copied.
page-position = Position as text
page-position-seat = What this seat knows of the position, for `rnw position --position` and `rnw analyse --position`.
page-position-whole = The whole position, for `rnw position --position` and `rnw analyse --position`.
page-share = Share
page-host-link = Be the host on another device
page-host-secret = Whoever has this link is the host. Give it to nobody else.
page-own-machine = Only this machine can open this link. For the network, start the server with --lan and open its other address.

## The table

page-menu = Menu
page-close = Close
page-wait = Others decide.
page-awaited = Who is awaited
page-news = Since your last decision
page-actions = Your decision
page-hand = Your hand
page-offer = Open cards
page-dice = Dice
page-pattern = Pattern
page-upcoming = Still to come
page-sheet = Score sheet
page-legend = Symbols
page-log = What happened
page-score = Score
page-total = Total
page-enlarge = Enlarge
page-plain = The table in sentences
page-plain-choice = Also show the table in sentences
page-your-turn = Your turn
page-sound = Sound when it is my turn
page-notify = Notification when it is my turn
page-notify-denied = The browser does not allow notifications of this page.
page-moves = Possible moves
page-react = Say something

## Decisions

page-hint-pattern = Drag the pattern to a board, or tap its place.
page-hint-point = Tap a highlighted place.
page-lens = Tap what you mean, or beside it to close.
page-choose-more = Choose one more.
page-no-gain = Possible. No immediate gain.
page-turn = Turn
page-flip = Flip
page-tool = What to mark
page-tool-pattern = Pattern
page-tool-single = One cell
page-clear = Clear the selection
page-undo = Take back
page-redo = Repeat
page-play = Play
page-yes = Yes
page-no = No
page-keys = Keyboard
page-key-arrows = move over the boards
page-key-enter = select; again: play

## The connection

page-out-of-reach = The table is out of reach. Trying again…
page-replaced = This seat is open on a newer page.
page-play-here = Play here
page-no-table = There is no such table. Perhaps the link is incomplete.
page-stopped = This game cannot continue here. Its host can try `rnw resume`.

## The end

page-over = The game is over
page-new-record = New record
# After it: the place, and the number of games.
page-own-rank = Among your own games
page-best-before = Best before
page-first-place = First place
page-forfeit = forfeited
page-new-deal = New deal
page-same-deal = Same deal again
page-replay = Replay
page-record = Record as a file
page-step = Step
page-seen-by = As seen by
page-onlooker = an onlooker
page-first-step = First step
page-previous-step = Previous step
page-next-step = Next step
page-last-step = Last step
page-run = Run
page-pause = Pause
page-back = Back
page-code = Code for the terminal
page-analysis = Biggest mistakes
page-analysis-more = All about the analysis
page-analyse = Look for mistakes
page-analysing = Judging the decisions…
page-analysis-failed = The analysis has failed.
page-see = see it

## Lessons

page-lesson-next = Go on
page-lesson-about = This is a lesson: a first game that explains itself. Take the seat, and it begins.
page-lesson-again = Try again
page-lesson-skip = Skip
page-lesson-end = End the lesson
page-lesson-show = Show me
