### What `rnw history` says about the results of people. The keys start with history-.

# $command is a command line.
history-none = No finished games yet. Play one with: { $command }
history-none-fits = No finished game is like that. `rnw history` shows the results of all games.
history-none-counts = No finished game counts yet. Lessons do not count.

## The page of results

# $first and $last are days, such as 2026-11-23.
history-title =
    { $games ->
        [one] { $games } finished game, { $first } to { $last }
       *[other] { $games } finished games, { $first } to { $last }
    }
# $game may name a pack too.
history-group =
    { $seats ->
        [1] { $game }, alone
       *[other] { $game }, { $seats } players
    }
# $best and $mean are points.
history-scores =
    { $games ->
        [one] { $games } game, best score { $best }, mean { $mean }
       *[other] { $games } games, best score { $best }, mean { $mean }
    }
# $games is 2 or more; $last, $before and $change are points.
history-trend =
    { $way ->
        [up] mean of the last { $games }: { $last }; of the { $games } before: { $before }; up by { $change }
        [down] mean of the last { $games }: { $last }; of the { $games } before: { $before }; down by { $change }
       *[other] mean of the last { $games }: { $last }; of the { $games } before: { $before }; no change
    }
# Stands before a chart of scores.
history-chart = scores
history-wins = wins
# $opponent is a level, a bot or a program.
history-against = wins against { $opponent }
history-against-people = wins against people
# $won and $played are numbers of games.
history-won-of = { $won } of { $played }
# $streak and $longest are numbers of games that were won in a row.
history-streak = won in a row: { $streak } now, { $longest } at most
history-shared = A shared first place counts as a win.
history-slips =
    { $games ->
        [one] { $games } game is not counted, because a move was taken back after bots had answered.
       *[other] { $games } games are not counted, because moves were taken back after bots had answered.
    }
history-forfeited =
    { $games ->
        [one] { $games } game is not counted, because a program failed in it.
       *[other] { $games } games are not counted, because a program failed in them.
    }

## The list of games

# The only person of a game.
history-you = you
# Follows a game that ended early.
history-ended-early = ended early, because a program failed
# Follows a game in which a person took back a move after bots had answered.
history-taken-back = with a move taken back

## Files

# $path is a file.
history-exported =
    { $games ->
        [one] { $games } game is written to { $path }.
       *[other] { $games } games are written to { $path }.
    }
history-ending = { $path }: expected a name that ends in .csv or .jsonl; `rnw history --games --format json` prints the games
# Follows the name of a file that exists.
history-hint-force = --force overwrites it

## Deleting records

history-ask =
    { $games ->
        [one] Delete { $games } record for ever? Type y or n:
       *[other] Delete { $games } records for ever? Type y or n:
    }
# The answers that mean yes, separated by blanks.
history-yes = y yes
history-forgotten = Deleted: { $path }
history-kept = Nothing was deleted.
history-needs-yes = nobody can be asked here; --yes deletes without a question
history-no-such =
    { $games ->
        [0] there are no finished games
        [one] there is only { $games } finished game; `rnw history --games` shows it
       *[other] there are { $games } finished games; `rnw history --games` shows their numbers
    }
history-not-listed = { $path }: not the record of a finished game that `rnw history --games` lists; nothing was deleted

## At the end of a game: its score among the own games with the same pack, house rules and number of seats.

history-rank-record = { $player }: new record, { $score }; best score before: { $best }
# $best is the best score of all these games.
history-rank = { $player }: rank { $rank } of { $games } own games; best score { $best }
