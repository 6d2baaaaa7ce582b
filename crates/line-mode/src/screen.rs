//! Whether the full screen is used, and its settings.

use crate::settings::{PAUSE_MAX, Settings, SettingsError};
use rnw_tui::{Glyphs, TableSettings, ThemeName};
use std::io::{self, IsTerminal};
use std::time::Duration;

/// The variables for the character set of the terminal. As usual, the first one that is set counts.
const CHARACTERS: [&str; 3] = ["LC_ALL", "LC_CTYPE", "LANG"];

/// Whether this terminal can show the full screen, and the person does not prefer lines.
pub fn is_wanted(plain: bool) -> bool {
    let on_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let draws = cfg!(windows) || set("TERM").is_some_and(|term| term != "dumb");
    on_terminal && draws && !plain
}

/// The settings of the screen: from the arguments, or else the environment, or else the settings file.
///
/// # Errors
/// If the environment names a pause that is no number, or too long.
pub fn settings(
    ascii: bool,
    theme: Option<ThemeName>,
    settings: &Settings,
) -> Result<TableSettings, SettingsError> {
    let theme = theme.or_else(without_colours).or(settings.theme);
    let theme = theme.unwrap_or_else(usual_theme);
    let usual = TableSettings::default();
    let pause = match set("RNW_BOT_PAUSE") {
        Some(pause) => Some(bot_pause(&pause)?),
        None => settings.bot_pause,
    };
    Ok(TableSettings {
        theme,
        glyphs: glyphs(ascii),
        mouse: settings.mouse.unwrap_or(usual.mouse),
        bell: settings.bell.unwrap_or(usual.bell),
        deck_list: settings.deck_list(),
        bot_pause: pause.map_or(usual.bot_pause, |pause| Duration::from_millis(pause.into())),
        ..usual
    })
}

/// The theme that suits the terminal.
pub fn usual_theme() -> ThemeName {
    let rich = set("COLORTERM").is_some()
        || set("TERM").is_some_and(|term| term.contains("256color") || term.contains("direct"));
    let promised = if rich {
        ThemeName::Safe
    } else {
        ThemeName::Basic
    };
    without_colours().unwrap_or(promised)
}

/// ASCII if the user wants it, or if the environment does not promise UTF-8.
pub fn glyphs(ascii: bool) -> Glyphs {
    let locale = CHARACTERS.into_iter().find_map(set).unwrap_or_default();
    let unicode = locale.to_uppercase().replace('-', "").contains("UTF8");
    if ascii || !unicode {
        Glyphs::Ascii
    } else {
        Glyphs::Unicode
    }
}

/// The theme if the environment disables colours.
fn without_colours() -> Option<ThemeName> {
    set("NO_COLOR").map(|_| ThemeName::Mono)
}

/// Reads the minimum time for a bot's move from the environment, in milliseconds.
fn bot_pause(text: &str) -> Result<u32, SettingsError> {
    text.parse()
        .ok()
        .filter(|pause| *pause <= PAUSE_MAX)
        .ok_or_else(|| {
            SettingsError::Usage(format!(
                "RNW_BOT_PAUSE: {text:?}; expected 0 to {PAUSE_MAX} milliseconds"
            ))
        })
}

/// The value of an environment variable; `None` if it is empty.
fn set(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}
