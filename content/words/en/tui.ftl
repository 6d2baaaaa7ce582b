### The sentences of the full-screen table. Their keys start with tui-.
###
### There is little room beside the boards and in the bars: keep it short.

## Beside the boards

tui-cells-left = { $count } left
# $what are gains, separated by semicolons.
tui-brings = Gain: { $what }
# $cards are names.
tui-returns = Back to the deck: { $cards }
tui-completes = completes { $card }
# Each of these stands for the event of the same name, without the player.
tui-gain-advanced = { $track-gained }
tui-gain-erased = takes back { $track-lost }
tui-gain-wrote = writes { $number } for { $track-one }
tui-gain-round-marked = this round's box of { $track }
tui-gain-bonus-owed =
    { $cells ->
        [one] { $cells } bonus cell
       *[other] { $cells } bonus cells
    }
tui-gain-extra-owed =
    { $cells ->
        [one] { $cells } bonus cell { $scope }
       *[other] { $cells } bonus cells { $scope }
    }
tui-gain-pattern-owed = the pattern again
tui-gain-change-owed = changes { $track }: { $whom }
tui-gain-claim-owed = takes from the { $pool }
tui-gain-claimed = takes the next { $pool-one }: { $number }
tui-gain-copied = copies { $symbol }
# $points has a sign and may have a fraction, such as +6 1/2; $count is the number before the fraction.
tui-points-change =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
# $patterns are names.
tui-upcoming = Still in the expedition deck: { $patterns }
tui-picked =
    { $count ->
        [0] Choose cards: Enter or a click chooses one.
        [one] { $count } card chosen; choose more.
       *[other] { $count } cards chosen; choose others.
    }
tui-numbers = Chip:
tui-no-place = You can do nothing there.
tui-pasted = Pasted text is not played. Type : first, then paste.
tui-no-hint = No hint available now.
tui-not-now = Nothing to decide now.
tui-table-shown = The table is in sight at all times; o turns the pages below it.
tui-saved = Every decision is saved at once. q leaves, and you can continue later.
tui-no-lesson = There is no lesson to skip.
tui-no-rules = This game has no rules page.
tui-no-way-back = There is no page before this one; q leaves.
tui-thinking = { $player } decides.
tui-more-news =
    { $count ->
        [one] { $count } more line; l shows all.
       *[other] { $count } more lines; l shows all.
    }
tui-confirm = Enter ends your turn; u takes back your last move.
tui-no-such-number =
    { $count ->
        [one] There is only { $count } move.
       *[other] There are { $count } moves, numbered from 1.
    }
# $code is the kind of fault, such as late.
tui-fault-forfeit = { $player } failed ({ $code }) and loses.
tui-fault-random = { $player } failed ({ $code }); a random move was played.
tui-fault-bot = { $player } failed ({ $code }); a bot decides instead.
tui-fault-abort = { $player } failed ({ $code }); the game stops.
tui-hand-over = { $player }, it is your turn. Press Space when nobody else is looking.
tui-mouse-on = Mouse on: you point at the table.
tui-mouse-off = Mouse off: you select text. m turns it on.
tui-theme-is = Colours: { $theme }
tui-theme-safe = safe for colour-blind eyes
tui-theme-basic = 16 colours
tui-theme-indexed = 256 colours
tui-theme-true = true colour
tui-theme-mono = none
# The columns and rows of the window, and those that the table needs.
tui-too-small = The window is { $columns } by { $rows }; the table needs { $columns-needed } by { $rows-needed }. Make it larger, or leave with Ctrl-C and play with --plain.

## Pages and boxes

tui-page-log = Log
tui-panel-now = Now
tui-page-legend = Legend
tui-patterns = Patterns
tui-title-help = Keys and mouse
tui-title-points = Points
tui-title-moves = Legal moves
tui-title-position = Position
tui-position-seat = This is what you know of the position. It was also sent to the clipboard; not every terminal allows that.
tui-position-whole = This is the whole position. It was also sent to the clipboard; not every terminal allows that.
tui-title-why = Why
tui-question = Question
tui-ask-leave = Leave the table? The game is saved. You can resume it.
tui-ask-leave-lost = Leave the table? This game is not saved and will be lost.
tui-ask-rematch = Play the same deal again?
tui-ask-final = `{ $move }` cannot be taken back. Play it?
# $warning is a sentence of the game about the move.
tui-ask-warning = { $warning } Play `{ $move }`?
tui-typed = After : you can type a move or a command:
tui-points-hidden = The points are hidden until the end.

## The end

tui-costly = Biggest mistakes
tui-costly-none = No clear mistakes.
tui-no-next-mistake = No mistake after this step.
tui-no-mistake-before = No mistake before this step.
# The signs are those of the moves on the board.
tui-replay-mistake = Played ! !: { $made }. Better [ ]: { $better } (lost { $cost })
tui-judging =
    { $count ->
        [one] Still checking { $count } decision.
       *[other] Still checking { $count } decisions.
    }
# $cost is the loss in points, such as 2.31 ± 0.40 or 1.50 (exact).
tui-costly-one =
    { $turn ->
        [0] Set-up, { $player }: { $made }; better: { $better } (lost { $cost })
       *[other] Turn { $turn }, { $player }: { $made }; better: { $better } (lost { $cost })
    }

## A replay

tui-replay-at =
    { $turn ->
        [0] Setting up, step { $step } of { $steps }
       *[other] Turn { $turn }, step { $step } of { $steps }
    }
tui-replay-open = All hands visible.
tui-replay-viewpoint = As { $player } saw it.
tui-replay-jump = Type a step, such as 12, or a turn, such as t5 or turn 5.
tui-replay-nowhere = Type a step such as 12, or a turn such as t5 (up to { $steps } and t{ $turns }).

## The legend

tui-sign-old = marked earlier
tui-sign-fresh = marked in this turn or the last one
tui-sign-ghost = your selection, where it fits
tui-sign-clash = your selection, where it does not fit
tui-sign-possible = what you may choose
tui-sign-taken-back = a box that was just taken back

## What keys do

tui-do-move = go to another place
tui-do-next = next place where it fits
tui-do-previous = previous place
tui-do-turn-right = rotate the pattern clockwise
tui-do-turn-left = rotate it the other way
tui-do-flip = flip the pattern
tui-do-more = higher chip
tui-do-fewer = lower chip
tui-do-choose = choose a chip or a line by number
tui-do-choose-first = choose the line of the list below the chips
tui-do-place = confirm your selection
tui-do-type = type a move or a command
tui-do-undo = take back your last move
tui-do-redo = redo it
tui-do-hint = the move of a strong bot
tui-do-why = why this fits or does not fit
tui-do-page = next page below the table
tui-do-page-back = previous page
tui-do-next-mistake = the next mistake, with the better move
tui-do-mistake-before = the mistake before
tui-do-log = the whole log
tui-do-legend = what signs and symbols mean
tui-do-points = the score sheets so far
tui-do-position = this position as text, to paste elsewhere
tui-do-step-on = next step
tui-do-step-back = previous step
tui-do-turn-on = next turn
tui-do-turn-back = previous turn
tui-do-start = to the start
tui-do-end = to the end
tui-do-jump = go to a step or a turn
tui-do-viewpoint = change viewpoint
tui-do-table = switch between table and points
tui-do-rematch = play the same deal again
tui-do-scroll = scroll
tui-do-scroll-far = scroll ten lines
tui-do-scroll-end = first and last line
tui-do-ready = show the table
tui-do-accept = yes
tui-do-refrain = no
tui-do-close = close
tui-do-mouse = mouse on/off (off: select text)
tui-do-theme = change colours
tui-do-help = these keys
tui-do-leave = leave
tui-do-leave-now = leave at once, without a question
tui-do-suspend = pause; fg in the shell continues

## The same in the bar of keys, a word or two each

tui-bar-next = next
tui-bar-turn = rotate
tui-bar-flip = flip
tui-bar-switch = switch
tui-bar-place = confirm
tui-bar-ready = show
tui-bar-undo = undo
tui-bar-hint = hint
tui-bar-why = why
tui-bar-page = page
tui-bar-turn-on = next turn
tui-bar-jump = go to
tui-bar-next-mistake = mistake
tui-bar-viewpoint = view
tui-bar-table = table
tui-bar-rematch = rematch
tui-bar-accept = yes
tui-bar-refrain = no
tui-bar-close = close
tui-bar-help = help
tui-bar-leave = leave

## Keys, as they are written on keyboards, and the mouse

tui-key-space = Space
tui-key-up = Up
tui-key-down = Down
tui-key-left = Left
tui-key-right = Right
tui-key-tab = Tab
tui-key-shift-tab = Shift-Tab
tui-key-enter = Enter
tui-key-escape = Esc
tui-key-backspace = Backspace
tui-key-page-up = PageUp
tui-key-page-down = PageDown
tui-key-home = Home
tui-key-end = End
tui-wheel-up = wheel-up
tui-wheel-down = wheel-down
tui-wheel-left = wheel-left
tui-wheel-right = wheel-right
tui-right-click = right-click
tui-click = click
