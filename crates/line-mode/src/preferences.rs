//! What a person at this computer prefers: the language, and the settings of a file.

use crate::settings::{Settings, SettingsError, SettingsFile};
use rnw_i18n::{Language, Translations, Translator, name};
use rnw_tui::ThemeName;

/// What a person at this computer prefers.
#[derive(Clone, Default, Debug)]
pub struct Preferences {
    /// The language of all texts.
    pub language: Language,
    /// The settings, and their file.
    pub file: SettingsFile,
}

impl Preferences {
    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.file.settings
    }

    /// The texts of the engine itself, in the language.
    pub fn words(&self) -> Translations {
        Translations::in_language(self.language)
    }

    /// The same texts for what draws with a translator.
    pub(crate) fn translator(&self) -> Translator {
        Translator::new(self.words(), Vec::new())
    }

    /// Changes a setting, also in the file.
    ///
    /// # Errors
    /// If the value is not allowed, or the file cannot be written.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), SettingsError> {
        self.file.set(name, Some(value))?;
        if name == "language"
            && let Ok(language) = value.parse()
        {
            self.language = language;
        }
        Ok(())
    }

    /// Whether people may be asked for their names: nobody was before, and there is a file to remember them.
    pub fn may_ask_names(&self) -> bool {
        self.settings().names.is_none() && self.file.path.is_some()
    }

    /// Remembers the names of the people at the keyboard, also in the file. Without names nobody is asked again.
    ///
    /// # Errors
    /// If a name is not allowed, or the file cannot be written.
    pub fn set_names(&mut self, names: &[&str]) -> Result<(), SettingsError> {
        let names: toml_edit::Array = names.iter().map(|name| name.trim()).collect();
        self.set("names", &names.to_string())
    }

    /// Keeps the theme that was chosen on the screen, also in the file. Returns a sentence about that; `None` without a
    /// file.
    pub fn keep_theme(&mut self, theme: ThemeName) -> Option<String> {
        self.file.settings.theme = Some(theme);
        self.file.path.as_ref()?;
        Some(match self.file.set("theme", Some(theme.name())) {
            Ok(path) => {
                let path = [("path", name(path.display().to_string()))];
                self.words().with("config-theme-kept", &path)
            }
            Err(error) => error.to_string(),
        })
    }
}
