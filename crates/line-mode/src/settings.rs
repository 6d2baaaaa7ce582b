//! The permanent settings of a person: a file in the platform's folder for settings.

use etcetera::{BaseStrategy, choose_base_strategy};
use rnw_i18n::Language;
use rnw_system::{FileError, Limit, ReadError, read};
use rnw_tui::ThemeName;
use roll_and_write::option::did_you_mean;
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use std::fs;
use std::io::ErrorKind;
use std::ops::Range;
use std::path::{Path, PathBuf};
use thiserror::Error as ThisError;
use toml_edit::{DocumentMut, Item};

/// The environment variable that names another file.
const FILE: &str = "RNW_CONFIG";
/// The largest settings file.
const SETTINGS_MAX: Limit = Limit::new("settings", 1 << 20);
/// The longest pause before a bot's move, in milliseconds.
pub(crate) const PAUSE_MAX: u32 = 10_000;

/// Why settings cannot be used.
#[derive(Debug, ThisError)]
pub enum SettingsError {
    /// A setting does not exist, or its value is not allowed.
    #[error("{0}")]
    Usage(String),
    /// The file could not be read or written.
    #[error(transparent)]
    File(#[from] FileError),
}

/// What a person has set. A setting that is `None` comes from the environment or has its default.
#[derive(Clone, PartialEq, Eq, Default, Deserialize, Debug)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Settings {
    /// The language of all texts for players.
    #[serde(deserialize_with = "language")]
    pub language: Option<String>,
    /// The colours of the full screen.
    #[serde(deserialize_with = "themed")]
    pub theme: Option<ThemeName>,
    /// Whether to draw with ASCII characters only.
    pub ascii: Option<bool>,
    /// Whether to describe the game in sentences, line by line.
    pub plain: Option<bool>,
    /// Whether the full screen uses the mouse.
    pub mouse: Option<bool>,
    /// The minimum time for a bot's move in milliseconds, so that people can follow.
    #[serde(deserialize_with = "pause")]
    pub bot_pause: Option<u32>,
    /// Whether the bell rings when a person is to decide again after a wait.
    pub bell: Option<bool>,
    /// Whether to ask before a move that cannot be undone.
    pub confirm: Option<bool>,
    /// Whether to list the patterns that can still come.
    pub deck_list: Option<bool>,
    /// The names of the people at the keyboard, in the order of their seats.
    #[serde(deserialize_with = "names")]
    pub names: Option<Vec<String>>,
}

impl Settings {
    /// Whether to draw with ASCII characters only, by the command line or by this setting.
    pub fn ascii(&self, typed: bool) -> bool {
        typed || self.ascii.unwrap_or(false)
    }

    /// Whether to describe the game in sentences, by the command line or by this setting.
    pub fn plain(&self, typed: bool) -> bool {
        typed || self.plain.unwrap_or(false)
    }

    /// Whether to ask before a move that cannot be undone, by the command line or by this setting.
    pub fn confirm(&self, typed: bool) -> bool {
        typed || self.confirm.unwrap_or(false)
    }

    /// Whether to list the patterns that can still come.
    pub fn deck_list(&self) -> bool {
        self.deck_list.unwrap_or(false)
    }

    /// The names of the people at the keyboard; empty if they are not set.
    pub fn names(&self) -> &[String] {
        self.names.as_deref().unwrap_or_default()
    }
}

/// One setting.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Its name in the file.
    pub name: &'static str,
    /// The key of its explanation.
    pub about: &'static str,
    /// Its default, as the file writes it.
    pub usual: &'static str,
}

/// All settings, in the order of the output.
pub const ALL: [Setting; 10] = [
    setting("language", "config-language", "\"en\""),
    setting("theme", "config-theme", "\"safe\""),
    setting("ascii", "config-ascii", "false"),
    setting("plain", "config-plain", "false"),
    setting("mouse", "config-mouse", "true"),
    setting("bot-pause", "config-bot-pause", "300"),
    setting("bell", "config-bell", "false"),
    setting("confirm", "config-confirm", "false"),
    setting("deck-list", "config-deck-list", "false"),
    setting("names", "config-names", "[]"),
];

const fn setting(name: &'static str, about: &'static str, usual: &'static str) -> Setting {
    Setting { name, about, usual }
}

fn language<'de, D: Deserializer<'de>>(value: D) -> Result<Option<String>, D::Error> {
    let tag = String::deserialize(value)?;
    tag.parse::<Language>().map_err(D::Error::custom)?;
    Ok(Some(tag))
}

fn themed<'de, D: Deserializer<'de>>(value: D) -> Result<Option<ThemeName>, D::Error> {
    let name = String::deserialize(value)?;
    theme(&name).map(Some).map_err(D::Error::custom)
}

/// The theme with this name.
///
/// # Errors
/// If there is none. The message suggests one.
pub fn theme(name: &str) -> Result<ThemeName, String> {
    ThemeName::by_name(name).ok_or_else(|| {
        let names = ThemeName::ALL.map(ThemeName::name);
        let hint = did_you_mean(name, names);
        format!(
            "unknown theme {name:?}; expected one of {}{hint}",
            names.join(", ")
        )
    })
}

fn pause<'de, D: Deserializer<'de>>(value: D) -> Result<Option<u32>, D::Error> {
    let pause = u32::deserialize(value)
        .map_err(|_| D::Error::custom("expected a whole number of milliseconds, such as 300"))?;
    if pause > PAUSE_MAX {
        return Err(D::Error::custom(format!(
            "found {pause} milliseconds; expected at most {PAUSE_MAX}"
        )));
    }
    Ok(Some(pause))
}

fn names<'de, D: Deserializer<'de>>(value: D) -> Result<Option<Vec<String>>, D::Error> {
    let names = Vec::<String>::deserialize(value)?.into_iter();
    let names = names.map(|name| rnw_plan::seating::check_name(&name).map_err(D::Error::custom));
    names.collect::<Result<_, _>>().map(Some)
}

/// The path of the settings: the file that the environment names, or the platform's default. `None` if there is
/// neither.
pub fn settings_path() -> Option<PathBuf> {
    named().or_else(usual_place)
}

/// The file that the environment names. Its name need not be UTF-8.
fn named() -> Option<PathBuf> {
    let named = std::env::var_os(FILE).filter(|path| !path.is_empty());
    named.map(PathBuf::from)
}

fn usual_place() -> Option<PathBuf> {
    let place = choose_base_strategy().ok()?;
    Some(place.config_dir().join("rnw/config.toml"))
}

/// The settings file.
#[derive(Clone, Default, Debug)]
pub struct SettingsFile {
    /// Its path; `None` if the platform has no place for it.
    pub path: Option<PathBuf>,
    /// Whether somebody named it.
    is_named: bool,
    /// Its text, if it exists.
    text: Option<String>,
    /// What it says.
    pub settings: Settings,
}

impl SettingsFile {
    /// Reads the file that the environment names, or the file in the platform's folder. A missing file is not an error.
    ///
    /// # Errors
    /// If a file exists and cannot be read or has a wrong setting. The message gives the position.
    pub fn read() -> Result<Self, SettingsError> {
        match named() {
            Some(path) => Self::named(path),
            None => usual_place().map_or_else(|| Ok(Self::default()), |path| Self::at(path, false)),
        }
    }

    /// Reads this file. A missing file is not an error.
    ///
    /// # Errors
    /// If it exists and cannot be read or has a wrong setting. The message gives the position.
    pub fn named(path: PathBuf) -> Result<Self, SettingsError> {
        Self::at(path, true)
    }

    fn at(path: PathBuf, is_named: bool) -> Result<Self, SettingsError> {
        let bytes = if is_named {
            match read::named(&path, SETTINGS_MAX) {
                Err(ReadError::System(error)) if error.kind() == ErrorKind::NotFound => Ok(None),
                bytes => bytes.map(Some),
            }
        } else {
            read::found(&path, SETTINGS_MAX)
        };
        let text = bytes.and_then(|bytes| Ok(bytes.map(String::from_utf8).transpose()?));
        let text = text.map_err(|error| error.at(&path))?;
        let settings = match &text {
            Some(text) => parse(&path, text)?,
            None => Settings::default(),
        };
        Ok(Self {
            path: Some(path),
            is_named,
            text,
            settings,
        })
    }

    /// Whether the file exists.
    pub fn exists(&self) -> bool {
        self.text.is_some()
    }

    /// The value of each setting as the file writes it, in the order of [`ALL`].
    pub fn written(&self) -> [Option<String>; ALL.len()] {
        let document: Option<DocumentMut> =
            (self.text.as_deref()).and_then(|text| text.parse().ok());
        ALL.map(|setting| {
            let value = document.as_ref()?.get(setting.name)?.as_value()?;
            Some(value.to_string().trim().to_owned())
        })
    }

    /// Sets a setting; `None` resets it to its default. The rest of the file stays the same.
    ///
    /// # Errors
    /// If the setting does not exist, the value is not allowed, or the file cannot be written.
    pub fn set(&mut self, name: &str, value: Option<&str>) -> Result<PathBuf, SettingsError> {
        let Some(setting) = ALL.iter().find(|setting| setting.name == name) else {
            let names = ALL.map(|setting| setting.name);
            let hint = did_you_mean(name, names);
            let names = names.join(", ");
            return Err(SettingsError::Usage(format!(
                "unknown setting {name:?}; expected one of {names}{hint}"
            )));
        };
        let Some(path) = self.path.clone() else {
            return Err(SettingsError::Usage(format!(
                "this system has no folder for settings; set {FILE} to the path of a file"
            )));
        };
        // Another program may have written the file since.
        *self = Self::at(path.clone(), self.is_named)?;
        let text = self.text.as_deref().unwrap_or_default();
        let document = text.parse::<DocumentMut>();
        let mut document =
            document.map_err(|error| wrong(&path, text, error.span(), error.message()))?;
        match value {
            None => drop(document.remove(name)),
            Some(value) => {
                // Keeps the comments around the old value.
                let mut new = item(setting, value);
                if let (Some(old), Some(new)) = (document.get(name), new.as_value_mut())
                    && let Some(old) = old.as_value()
                {
                    *new.decor_mut() = old.decor().clone();
                }
                document[name] = new;
            }
        }
        let text = document.to_string();
        let settings = toml::from_str(&text).map_err(|error| {
            SettingsError::Usage(format!("{name}: {}", joined(error.message())))
        })?;
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(FileError::write(folder))?;
        }
        rnw_system::write::replace(&path, &text)?;
        (self.text, self.settings) = (Some(text), settings);
        Ok(path)
    }
}

/// Parses a value from the command line. Names are separated by commas; anything else is as in the file, but
/// quotes may be omitted.
fn item(setting: &Setting, value: &str) -> Item {
    if setting.name == "names" && !value.starts_with('[') {
        let names: toml_edit::Array = value.split(',').map(str::trim).collect();
        return toml_edit::value(names);
    }
    // A text setting stays a text: a theme has the name `true`.
    let is_text = setting.usual.starts_with('"');
    let parsed = value.parse::<toml_edit::Value>().ok();
    let parsed = parsed.filter(|parsed| parsed.is_str() || !is_text);
    toml_edit::value(parsed.unwrap_or_else(|| value.into()))
}

fn parse(path: &Path, text: &str) -> Result<Settings, SettingsError> {
    toml::from_str(text).map_err(|error| wrong(path, text, error.span(), error.message()))
}

fn wrong(path: &Path, text: &str, span: Option<Range<usize>>, message: &str) -> SettingsError {
    let at = place(text, span.map_or(0, |span| span.start));
    SettingsError::Usage(format!("{}:{at}: {}", path.display(), joined(message)))
}

/// The message of the TOML parser, in one line.
fn joined(message: &str) -> String {
    message.lines().collect::<Vec<_>>().join("; ")
}

/// Line and column of a byte, counted from 1.
fn place(text: &str, byte: usize) -> String {
    let before = text.get(..byte).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before
        .rsplit('\n')
        .next()
        .map_or(0, |rest| rest.chars().count())
        + 1;
    format!("{line}:{column}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setting_is_written_and_the_rest_of_the_file_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings/own.toml");
        let mut file = SettingsFile::named(path.clone()).unwrap();
        assert!(!file.exists());
        file.set("ascii", Some("true")).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "ascii = true\n");

        fs::write(&path, "# mine\nbot-pause = 300 # slow\nascii = true\n").unwrap();
        file.set("bot-pause", Some("20")).unwrap();
        file.set("ascii", None).unwrap();
        assert_eq!(
            fs::read_to_string(&path).unwrap(),
            "# mine\nbot-pause = 20 # slow\n"
        );
        let again = SettingsFile::named(path).unwrap().settings;
        assert_eq!((again.bot_pause, again.ascii), (Some(20), None));
    }

    #[test]
    fn a_wrong_setting_changes_nothing_and_says_what_is_allowed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("own.toml");
        fs::write(&path, "ascii = true\n").unwrap();
        let mut file = SettingsFile::named(path.clone()).unwrap();
        for (name, value, expected) in [
            ("asci", "true", "unknown setting \"asci\"; expected one of "),
            ("bot-pause", "10001", "bot-pause: "),
            ("language", "klingon", "language: "),
        ] {
            let refused = file.set(name, Some(value)).unwrap_err().to_string();
            assert!(refused.starts_with(expected), "{refused}");
            assert_eq!(fs::read_to_string(&path).unwrap(), "ascii = true\n");
        }
        fs::write(&path, "ascii = true\nmouse = 3\n").unwrap();
        let refused = SettingsFile::named(path).unwrap_err().to_string();
        assert!(refused.contains("own.toml:2:9: "), "{refused}");
    }
}
