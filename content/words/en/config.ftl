### The settings, as `rnw config` explains them.

# $path is the file.
config-file = The settings are in { $path }:
config-no-file = Nothing is set: there is no file { $path } yet. This is how it is without one:
config-written = Written to { $path }.
config-theme-kept = The theme is kept in { $path }.
config-from-file = from the file
config-from-default = as usual
config-how =
    `rnw config --set theme=mono` sets something, `rnw config --unset theme` lets it be as usual again; the file may
    be edited too. A flag of a command goes before the environment, and that before the file.
config-language =
    The language of all that players read: en, cs or pl. Otherwise that of the locale.
    Also --lang TAG, and RNW_LANG in the environment.
config-theme =
    The colours of the full screen: safe (for those who tell few colours apart), basic (16 colours),
    indexed (256), true (16 million) or mono (none). NO_COLOR in the environment is mono.
config-ascii =
    Draw with ASCII characters alone, for terminals and fonts that have no others. Also --ascii.
config-plain =
    Tell the table in sentences, line by line, fit for a screen reader. Also --plain.
config-mouse =
    Catch the mouse from the start. A key switches it while you play, as caught mice select no text.
config-bot-pause =
    How many milliseconds a bot takes at least, so that one can follow; at most 10000.
config-confirm =
    Ask before what cannot be taken back is made. Also --confirm.
config-names =
    What the people at the keyboard are called, in the order of their seats, such as ["Ann", "Bob"].
    Also --names LIST, for all seats.
