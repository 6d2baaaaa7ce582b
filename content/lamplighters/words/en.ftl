### The words of Lamplighters.

## The game and its house rules

about-game = Light the lamps of four streets in one direction with shared dice, and ring the bells
about-corners-light = a corner lamp also lights the next lamp of another street
about-corners-plain = a corner lamp is a lamp like any other

# The names of the house rules and of their values, as they are shown and typed. Records keep the English ones.
rule-corners = corners
rule-corners-light = light
rule-corners-plain = plain

## The streets

street-amber = Amber Lane
street-blue = Blue Quay
street-green = Green Hill
street-red = Red Square

## What happened

# $first and $second are the shared dice, $sum is their sum; $dice are the dice of the streets.
event-dice-rolled = { $seat } rolls { $first } and { $second }, together { $sum }; { $dice }
event-nothing-fits = No lamp fits for { $seat }
event-nothing-fits-own = No lamp fits the street dice for { $seat }
# $lamp is the number on the lamp, sometimes with a letter.
event-lamp-lit = { $seat } lights { $lamp } in { $street }
event-corner-lit = The corner lights { $lamp } in { $street } for { $seat }
event-bell-rung = { $seat } lights { $lamp } in { $street } and rings the bell
event-lamp-passed = { $seat } lights no lamp
event-lamps-revealed = Everyone has decided
event-street-closed = { $street } is closed; its die leaves the game
event-burned = { $seat } burns a finger
event-lamps-ended = The night is over

## The table

headline-first-roll = The first roll
headline-lamps = Turn { $turn }: { $seat } is active
headline-lamps-solo = Turn { $turn } of { $turns }
# $most closed streets end the game.
fact-closed = closed streets: { $count } of { $most }
fact-last-round = the last round: the game ends when everyone has been active equally often
fact-burns = burns
# $points are the points for one lit lamp, for two, and so on.
fact-lamp-points = points for 1, 2, 3 and more lit lamps in a street: { $points }
fact-bell-points = points for each bell: +{ $bell }; for each burn: -{ $burn }
fact-dice-shared = for all
# $seat is the active player.
fact-dice-own = only { $seat }
fact-street-die = { $street } { $side }
fact-street-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fact-bell = bell
fact-bell-help = It needs enough lit lamps in its street. It gives extra points and closes the street for all.
fact-bell-needs =
    { $count ->
        [one] bell, needs { $count } lit lamp in its street and closes it
       *[other] bell, needs { $count } lit lamps in its street and closes it
    }
fact-corner = corner
fact-corner-help = It also lights a lamp in the street with this sign: the one behind your last lit lamp there, but never a bell.
fact-corner-lights = corner, also lights the next lamp in { $street }

## What the player must decide

owed-together = light a lamp with the number { $sum }, or pass
# $risk is burn if the player has not lit a lamp in this turn yet.
owed-own =
    { $risk ->
        [burn] light a lamp with a shared die and the die of its street, or pass and burn a finger
       *[other] light a lamp with a shared die and the die of its street, or pass
    }

## How moves are typed: the move, and what it does

help-light = light amber 7   light the lamp with this number in this street
help-pass-light = pass            light no lamp now

# The words that moves are typed with: the first one is shown, the others are understood too.
typed-light = light
typed-pass = pass
typed-amber = amber yellow
typed-blue = blue
typed-green = green
typed-red = red

## Why a move is refused, and what to do instead

refusal-street-closed = { $street } is closed; choose a lamp in another street
refusal-lamp-lit = Lamp { $lamp } in { $street } is lit already; choose a lamp behind it
refusal-lamp-passed = You have passed lamp { $lamp } in { $street }; choose a lamp behind your last lit lamp
refusal-bell =
    { $needs ->
        [one] The bell in { $street } needs { $needs } lit lamp in its street, and you have { $count }; choose another lamp
       *[other] The bell in { $street } needs { $needs } lit lamps in its street, and you have { $count }; choose another lamp
    }
refusal-not-the-sum = The shared dice make { $sum }, not { $lamp }; light a lamp with the number { $sum }, or pass
# $first and $second are the sums of each shared die with the die of the street.
refusal-not-own =
    The dice for { $street } make { $first } or { $second }, not { $lamp }; light a lamp with such a number, or pass

## Texts that are not moves

parse-lamp-empty = No move was typed; type a move such as: light amber 7
parse-light-two = "light" needs a street and the number of a lamp: light amber 7
parse-unknown-street = No street has the name "{ $found }"; the streets are { $streets }
parse-unknown-lamp = { $street } has no lamp "{ $found }"; its lamps are { $lamps }

## The score

score-street =
    { $count ->
        [one] { $count } lamp in { $street }
       *[other] { $count } lamps in { $street }
    }
score-bells =
    { $count ->
        [one] { $count } bell
       *[other] { $count } bells
    }
score-burns =
    { $count ->
        [one] { $count } burn
       *[other] { $count } burns
    }

## What breaks a tie, as a noun phrase

tie-bells = the most bells
tie-burns = the fewest burns

## What may be chosen from a list

target-pass-lamp = pass: light no lamp now

## The first game that teaches. -try says what to try, -ask asks, -1 and so on are answers, -why explains.

lesson-goal = It gets dark, and you light the lamps of four streets. In each street you go from left to right, and you never go back. Many lamps in one street bring many points. This is a real game against an easy bot.
lesson-shared =
    The two shared dice are for everybody. All players decide at the same time, and nobody sees what the others choose. You may light one lamp that has the sum of both dice. { $front-end ->
        [lines] Type `light`, the street and the number of the lamp.
        [page] Tap a box and confirm.
       *[other] Go to a box with the arrow keys or the mouse, and confirm with Enter or a click.
    }
lesson-shared-try = Try: light a lamp with the sum of the shared dice.
lesson-corner = Some lamps are corners, and have the sign of another street. If you light a corner, you also light a lamp in that street: the one just behind your last lit lamp there. A corner never lights the last lamp of a street.
lesson-direction = You have lit your first lamps.
lesson-direction-ask = May you later light a lamp to the left of your last lit lamp in the same street?
lesson-direction-1 = Yes, if the number comes.
lesson-direction-2 = No, the lamps that you passed stay dark.
lesson-direction-why = In each street you go from left to right only. So do not skip too many lamps at once.
lesson-own = When you are the active player, you decide a second time, alone. You add one shared die to the die of a street, and light a lamp with this number in that street.
lesson-own-try = Try: light a lamp with the die of its street.
lesson-burn = Sometimes it is better to wait. But the active player should light at least one lamp.
lesson-burn-ask = What happens if the active player lights no lamp in the whole turn?
lesson-burn-1 = Nothing.
lesson-burn-2 = The player burns a finger and loses points.
lesson-burn-why = A burn costs points. When one player has four burns, the round is the last one. Players who are not active never burn.
lesson-bell = The last lamp of a street is its bell.
lesson-bell-ask = Who may still light lamps in a street after its bell was rung?
lesson-bell-1 = Nobody. The street is closed for all, and its die leaves the game.
lesson-bell-2 = Everybody but the player who rang it.
lesson-bell-why = A bell needs enough lit lamps in its street. It brings extra points to everybody who rings it in the same decision. When two streets are closed, the round is the last one.
lesson-end = The night is over. Each street counts its lamps, each bell adds points, and each burn costs some. Next time, try a stronger bot, or play with more people.
