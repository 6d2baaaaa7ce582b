### The words of reefs. What has no word here is called as in the pack that it extends.

symbol-pearl2 = pearl2
# The line that `legend` shows during play.
symbol-pearl2-help = crosses off a box of pearls, for 2 points
track-pearls = pearls
