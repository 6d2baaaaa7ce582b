### The house rules that several games share, a line for each of their values.
###
### The keys are about-OPTION-VALUE. Those of one game are in that game's own words, and so is about-game, one
### line about the game. `rnw list` shows them.

about-marking-together = all mark at the same time, then show their marks
about-marking-in-turn = players mark one after another and see earlier marks
about-keep-together = all show their kept cards at the same time
about-keep-in-turn = players choose one after another and see earlier choices
about-picks-one-by-one = you see the first new card before you pick the second
about-picks-together = you choose both picks before you see a drawn card
about-last-picks-skip = no new cards after the last turn
about-last-picks-take = new cards after the last turn too

# The names of the house rules and of their values, as they are shown and typed. Records keep the English ones.
rule-marking = marking
rule-marking-together = together
rule-marking-in-turn = in-turn
rule-keep = keep
rule-keep-together = together
rule-keep-in-turn = in-turn
rule-picks = picks
rule-picks-one-by-one = one-by-one
rule-picks-together = together
rule-last-picks = last-picks
rule-last-picks-skip = skip
rule-last-picks-take = take
