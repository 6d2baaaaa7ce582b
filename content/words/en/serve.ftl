### Tables in the browser: what the server and its pages say. The keys begin with serve-.

## Errors that a page shows

serve-error-malformed = The page sent a message that the server does not understand. Reload the page.
serve-error-version = The page is of another version. Reload it.
serve-error-order = The page and the server are out of step. Reload the page.
serve-error-no-table = There is no such table.
serve-error-secret = This seat is not yours any more. The host can free it, and then you can take it again.
# $fault is the reason, as half a sentence.
serve-error-name = Choose another name: { $fault }.
serve-error-seat = This seat is not free. If it is yours and this browser does not know you any more, the host can free it.
serve-error-watching = You watch. Only players can do this.
serve-error-host = Only the host can do this.
serve-error-phase = This is not possible at this point of the game.
serve-error-stale = This decision was already made.
serve-error-illegal = This move is not possible.
serve-error-undo = There is nothing that can be taken back.
serve-error-rate = Too fast. Wait a second.
serve-error-full = The server cannot do this now. Try again later.

## Decisions

serve-no-move = This is no move.
# $place is the letter of a board.
serve-board = Board { $place }
serve-confirm = This cannot be taken back. Play it?
# $level is the name of a level.
serve-late = { $player }: time is up, a bot decided ({ $level })
serve-awaited = { $players } decides.
serve-awaited-one-of = Somebody still decides: { $players }

## Cells and boxes, for people who do not see them

serve-cell-wall = wall
serve-cell-entry = entry
serve-cell-tomb = tomb
serve-cell-marked = marked
serve-cell-new = marked just now
serve-box-crossed = crossed
serve-box-closed = closed

## Levels and reactions

serve-level-easy = easy
serve-level-medium = medium
serve-level-hard = hard
serve-level-expert = expert
serve-reaction-hello = Hello!
serve-reaction-applause = Well played!
serve-reaction-lucky = Lucky!
serve-reaction-ouch = Oh no!
serve-reaction-thinking = I need a moment.
serve-reaction-thanks = Thank you for the game!

## The command

serve-address = Open { $address }
serve-lan = Everybody on this network can open tables. Stop with Ctrl-C.
serve-own = Only this machine can open it; `--lan` is for the network. Stop with Ctrl-C.
serve-stopped = The tables are saved. `rnw serve` continues them.
