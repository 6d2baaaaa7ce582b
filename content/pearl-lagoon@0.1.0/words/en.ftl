### The words that Pearl Lagoon had in version 0.1.0.

symbol-turtle-help = once, at the end of a round, lays an egg (1 point) for each unmarked cell next to it
