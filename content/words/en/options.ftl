### The house rules that several games share, a line for each of their values.
###
### The keys are about-OPTION-VALUE. Those of one game stand with its own words, and so does about-game, one
### line about the game. `rnw list` shows them.

about-marking-together = nobody sees the others' marks before all have marked
about-marking-in-turn = seats mark in turn, in the open
about-keep-together = kept cards are shown together
about-keep-in-turn = seats choose in turn, in the open
about-picks-one-by-one = a second pick is made after seeing the first
about-picks-together = both picks are declared before a drawn card is seen
about-last-picks-skip = cards completed in the last turn are not replaced
about-last-picks-take = they are replaced
