### The words of ruins. What has no word here is called as in the pack that it extends.

symbol-pearl = pearl
# The line that `legend` shows during play.
symbol-pearl-help = crosses off a box of pearls, for 2 points
track-pearls = pearls
