### The deal of the day, its results and their table, and the list of records. The keys begin with daily-.

## Playing

daily-unranked = This game is unranked. Only the first game of a deal on its own date counts.
daily-over-already = You have already played this deal.
# $command begins the same deal.
daily-how-again = Play the same deal again, unranked: { $command }
daily-first-ranked = You have not finished this deal yet. Play it without --again first; then your result counts.
# $date is a date such as 2026-11-23; $game is the name of a game as it is typed.
daily-not-over = There is no result of { $game } for { $date } yet. Play the deal with `rnw daily`.
daily-error-date = expected a date such as 2026-11-23
# $today is the date of today.
daily-error-future = { $date } is in the future; today is { $today } in UTC. Nobody can play a deal before its date.

## The result, which people send to each other. $points and $found may be fractions, such as 6 1/2.

# $found is the best score that a search found.
daily-points = { $points } points (best found: { $found })
daily-points-place = { $points } points, place { $place } of { $seats } (best found: { $found })
daily-searching = Searching for the best result of this deal …

## The table of a week

daily-paste = Paste the results here. Then press Ctrl-D on an empty line.
daily-no-results = There is no result in this text that counts.
daily-sum = sum
# $sign marks such a result in the table.
daily-not-counted = Not counted ({ $sign }):
# $result is the date, the game and the player of a result.
daily-line = line { $line }, { $result }
daily-reason-no-code = the share code is missing
daily-reason-unranked = an unranked game
daily-reason-game = this program has no game with this title
daily-reason-deal = the share code belongs to another deal
daily-reason-table = the share code has other players, house rules or cards than the deal of the day
daily-reason-player = the name is none: { $fault }
daily-reason-name = the share code belongs to { $name }
daily-reason-score = the share code gives { $points } points
daily-reason-twice = an earlier result of the same player counts
daily-reason-older = more than seven days before the last result

## The list of records

daily-no-records = There are no saved records.
daily-no-such-record =
    { $count ->
        [0] There are no saved records.
        [one] There is only { $count } record in the list of `rnw replay`.
       *[other] There are { $count } records in the list of `rnw replay`.
    }
# $scores are the points of all seats.
daily-record-over = { $game }: { $players }; over, { $scores } points
daily-ask-name = Your name for the ranking (Enter for none):
