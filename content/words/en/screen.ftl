### The names of pages of the full-screen table. There is little room: keep them short.

# The page with the boards and the decision, in a small window.
tui-page-table = Table
# The regions of a board, with what each brings.
tui-page-regions = Regions
# While hidden chips are turned up at the end of a game.
tui-reveal-skip = Any key shows the result.
