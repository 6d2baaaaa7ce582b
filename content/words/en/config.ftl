### The settings, as `rnw config` explains them.

# $path is the file.
config-file = The settings are in { $path }:
config-no-file = There is no file { $path } yet. The values in force:
config-written = Written to { $path }.
config-theme-kept = The theme is saved in { $path }.
config-from-file = from the file
config-from-default = default
config-from-run = from the command line or the environment
config-how =
    `rnw config --set theme=mono` changes a setting; `rnw config --unset theme` restores its default. You can also
    edit the file. A flag of a command comes first, then the environment, then the file.
config-language =
    The language of all texts for players: en, cs or pl. Without it, the locale decides.
    Also --lang TAG, and RNW_LANG in the environment.
config-theme =
    The colours of the full screen: safe (for colour-blind eyes), basic (16 colours),
    indexed (256), true (16 million) or mono (none). NO_COLOR in the environment means mono.
config-ascii =
    Draw with ASCII characters only, for terminals and fonts that have no others. Also --ascii.
config-plain =
    Describe the table in sentences, line by line, for a screen reader. Also --plain.
config-mouse =
    Turn the mouse on when a game begins. You then click on the table, and cannot select text with the mouse.
    The key m turns the mouse on and off during a game.
config-bot-pause =
    The shortest time of a bot's move in milliseconds, so that you can follow; 0 is no pause, 10000 the longest.
config-bell =
    Ring the terminal's bell on the full screen when you decide again after a wait of at least a second.
config-confirm =
    Ask before each move that cannot be taken back. Also --confirm.
config-deck-list =
    List which expeditions are still in the deck. The printed rules of Silver & Gold leave them to your memory.
config-names =
    The names of the people at the keyboard, in the order of their seats, such as ["Ann", "Bob"].
    Also --names LIST, for all seats.
