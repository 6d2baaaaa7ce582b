### The sentences of the full-screen table. Their keys start with tui-.
###
### What stands beside the boards and in the bars has little room: keep it short.

## Beside the boards

tui-cells-left = { $count } left
# $what are sentences, parted by commas.
tui-brings = Brings: { $what }
tui-completes = completes { $card }
# $points has a sign and may have a fraction, such as +6 1/2.
tui-points-change = points { $points }
# $patterns are names.
tui-upcoming = May still come this round: { $patterns }
tui-picked =
    { $count ->
        [0] Choose cards: Enter or a click chooses one.
        [one] { $count } card chosen; choose more.
       *[other] { $count } cards chosen; choose others.
    }
tui-numbers = Chip:
tui-no-place = Nothing can be done there.
tui-pasted = A pasted text is not played; after : it is typed.
tui-no-hint = No hint can be had now.
tui-not-now = There is nothing to decide now.
tui-thinking =
    { $player ->
        [none] The others decide.
       *[other] { $player } decides.
    }
tui-confirm = Enter ends your turn; u takes your last move back.
tui-no-such-number =
    { $count ->
        [one] There is only { $count } move.
       *[other] There are { $count } moves, numbered from 1.
    }
# $code is the kind of fault, such as late.
tui-fault-forfeit = { $player } has failed ({ $code }) and loses.
tui-fault-random = { $player } has failed ({ $code }); a move was drawn instead.
tui-fault-abort = { $player } has failed ({ $code }); the game stops.
tui-hand-over = { $player }, the screen is yours. Press Space when nobody else looks.
tui-mouse-on = The mouse points at the table.
tui-mouse-off = The mouse selects text; m catches it again.
tui-theme-is = Colours: { $theme }
tui-theme-safe = safe for colour-blind eyes
tui-theme-basic = 16 colours
tui-theme-indexed = 256 colours
tui-theme-true = true colour
tui-theme-mono = none
# Columns and rows, what there is and what it takes.
tui-too-small = The window measures { $columns } by { $rows }; the table needs { $columns-needed } by { $rows-needed }. Make it larger, or leave with Ctrl-C and play with --plain.

## Pages and boxes

tui-page-log = Log
tui-page-legend = Signs
tui-patterns = Patterns
tui-title-help = Keys and mouse
tui-title-points = Points
tui-title-why = Why
tui-question = Question
tui-ask-leave = Leave the table? Everything is saved, and the game can be resumed.
tui-ask-leave-lost = Leave the table? This game is kept nowhere, so it is lost.
tui-ask-rematch = Play the same deal once more?
tui-ask-final = `{ $move }` cannot be taken back. Make it?
tui-typed = After : you can type moves, the number of a move, or a command:
tui-points-hidden = The points are hidden until the end.

## The end

tui-costly = Your most costly decisions
tui-costly-none = No decision was clearly worse than another.
tui-judging =
    { $count ->
        [one] { $count } decision is still being looked at.
       *[other] { $count } decisions are still being looked at.
    }
# $cost and $error are points with a decimal.
tui-costly-one = Turn { $turn }, { $player }: { $made }; better: { $better } (cost { $cost }, give or take { $error })

## A replay

tui-replay-at =
    { $turn ->
        [0] Setting up, step { $step } of { $steps }
       *[other] Turn { $turn }, step { $step } of { $steps }
    }
tui-replay-open = All lies open.
tui-replay-eyes = As { $player } saw it.
tui-replay-jump = Type a step, such as 12, or a turn, such as t5.
tui-replay-nowhere = There is no such place; steps run to { $steps }, turns to { $turns }.

## What the signs mean

tui-sign-old = marked earlier
tui-sign-fresh = marked in this turn or the last one
tui-sign-ghost = what you point at, where it fits
tui-sign-clash = what you point at, where it does not fit
tui-sign-possible = what you may choose

## What keys do

tui-do-move = go to another place
tui-do-next = next place where it fits
tui-do-previous = the one before
tui-do-turn-right = turn the pattern clockwise
tui-do-turn-left = turn it the other way
tui-do-flip = flip the pattern
tui-do-switch = pattern or single cell; fences or chips
tui-do-more = higher chip
tui-do-fewer = lower chip
tui-do-choose = choose this chip, or from the list
tui-do-place = do what you point at
tui-do-type = type a move or a command
tui-do-undo = take your last move back
tui-do-redo = make it again
tui-do-hint = what a simple bot would do
tui-do-why = why this fits or does not
tui-do-page = next page below the table
tui-do-page-back = the page before
tui-do-log = all that happened
tui-do-legend = what signs and symbols mean
tui-do-points = the score sheets as they stand
tui-do-step-on = a step on
tui-do-step-back = a step back
tui-do-turn-on = a turn on
tui-do-turn-back = a turn back
tui-do-start = to the start
tui-do-end = to the end
tui-do-jump = go to a step or a turn
tui-do-eyes = look with other eyes
tui-do-table = the table, or the points
tui-do-rematch = the same deal once more
tui-do-scroll = scroll
tui-do-scroll-far = scroll far
tui-do-scroll-end = first and last line
tui-do-ready = show the table
tui-do-accept = yes
tui-do-refrain = no
tui-do-close = close
tui-do-mouse = catch the mouse, or let it select text
tui-do-theme = other colours
tui-do-help = these keys
tui-do-leave = leave; everything is saved
tui-do-leave-now = leave at once; everything is saved
tui-do-suspend = stop for a while; fg in the shell goes on

## The same in the bar of keys, a word each

tui-bar-next = next
tui-bar-turn = turn
tui-bar-flip = flip
tui-bar-switch = single
tui-bar-place = do it
tui-bar-ready = take over
tui-bar-undo = undo
tui-bar-page = page
tui-bar-turn-on = turn on
tui-bar-turn-back = turn back
tui-bar-jump = go to
tui-bar-eyes = eyes
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
