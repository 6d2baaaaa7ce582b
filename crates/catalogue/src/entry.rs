//! The entry of a game in the catalogue.

use crate::{CatalogueError, LoadedGame};
use rnw_i18n::Language;
use rnw_packs::{Files, LoadError, Report};
use roll_and_write::SEATS_MAX;
use roll_and_write::option::{Choices, OptionSpec};
use roll_and_write::symbol::Plugins;
use roll_and_write::text::counted;
use schemars::Schema;
use std::collections::BTreeMap;

/// Makes the JSON Schema of a file from the types that read it.
pub type SchemaMaker = fn() -> Schema;
/// Opens a game with the files of a pack, options as pairs of name and value, a number of seats, and the
/// effects of symbols that the pack may name.
pub type Opener = fn(&Files, Vec<(&str, &str)>, usize, &Plugins) -> Result<LoadedGame, LoadError>;

/// One game: its name, its descriptions and how to open it.
#[derive(Clone, Copy, Debug)]
pub struct GameEntry {
    /// The name that users type.
    pub name: &'static str,
    /// The title of the game, if it has no pack that says it. Empty for the name.
    pub title: &'static str,
    /// One line about the game for developers; players read the message `about-game`.
    pub about: &'static str,
    /// The smallest and the largest number of seats, 1 to [`SEATS_MAX`]. The game is not opened for other numbers.
    pub seats: (usize, usize),
    /// The rules as Markdown, in English.
    pub rules: &'static str,
    /// The text of the rules in other languages; may lack some languages.
    pub translated_rules: &'static [(Language, &'static str)],
    /// The first game that teaches, as JSON for [`Lesson`](rnw_session::Lesson); `None` if there is none. The keys of
    /// its texts are `lesson-` and the name of the step; the pack of the game translates them. A text that names keys or
    /// typed lines selects by `$front-end`: `screen` or `lines`.
    pub lesson: Option<&'static str>,
    /// The clause of the rules for the key of what a seat must decide, such as `owed-pattern`.
    pub passages: &'static [(&'static str, &'static str)],
    /// The options that users can set.
    pub options: &'static [OptionSpec<'static>],
    /// The schemas of the files that only this game has, by name.
    pub schemas: &'static [(&'static str, SchemaMaker)],
    /// The files of the pack that is shipped with the game.
    pub shipped: fn() -> Files,
    /// The files from which `rnw content new` makes a pack of this game, each as name and text. The texts have
    /// gaps such as `@card@`. Empty if the packs of the game have no cards and symbols.
    pub skeleton: &'static [(&'static str, &'static str)],
    /// How many games `rnw train` learns from, if nobody names another number. They take a few minutes.
    pub training_games: u64,
    /// Finds all errors and warnings for a pack.
    pub check: fn(&Files, &Plugins) -> Report,
    /// Opens the game.
    pub open: Opener,
}

impl GameEntry {
    /// A game with this name and the smallest and the largest number of seats. It has no options and no content
    /// of its own. An entry sets the fields that differ and takes the others from here.
    pub const fn new(name: &'static str, seats: (usize, usize), open: Opener) -> Self {
        Self {
            name,
            title: "",
            about: "",
            seats,
            rules: "",
            translated_rules: &[],
            lesson: None,
            passages: &[],
            options: &[],
            schemas: &[],
            shipped: Files::default,
            skeleton: &[],
            training_games: 200_000,
            check: |_, _| Report::default(),
            open,
        }
    }

    /// Fails if the game does not allow this number of seats. Every way to a table comes through here.
    fn admit(&self, seats: usize) -> Result<(), String> {
        let (least, most) = (self.seats.0.max(1), self.seats.1.min(SEATS_MAX));
        if (least..=most).contains(&seats) {
            return Ok(());
        }
        let name = self.name;
        Err(if least == most {
            format!("a table of {seats}; {name} needs {}", counted(most, "seat"))
        } else {
            format!("a table of {seats}; {name} needs {least} to {most} seats")
        })
    }

    /// Each option with the value that it has if nobody chooses another.
    pub fn usual_options(&self) -> BTreeMap<String, String> {
        let usual = self.options.iter().filter_map(|option| {
            let (value, _) = option.values.first()?;
            Some((option.name.to_owned(), (*value).to_owned()))
        });
        usual.collect()
    }

    /// Whether the game has a pack: something printed, in a `game.json`. A game without one has at most words. It is listed,
    /// played, tested and counted like any other, but no pack can extend it.
    ///
    /// ```
    /// use rnw_catalogue::{Catalogue, GameEntry};
    /// use rnw_packs::Files;
    /// let stock = Catalogue::stock();
    /// assert!(stock.entries().iter().all(GameEntry::has_pack));
    /// let bare = GameEntry { shipped: Files::default, ..stock.entries()[0] };
    /// assert!(!bare.has_pack());
    /// ```
    pub fn has_pack(&self) -> bool {
        (self.shipped)().get("game.json").is_some()
    }

    /// The rules in a language, or in English if there is no translation.
    pub fn rules_in(&self, language: Language) -> &'static str {
        let translated = self.translated_rules.iter();
        let found = translated.copied().find(|(one, _)| *one == language);
        found.map_or(self.rules, |(_, rules)| rules)
    }

    /// Opens the game with this pack, these options and this number of seats.
    ///
    /// # Errors
    /// If an option is unknown, the pack has errors, or the game does not allow this number of seats.
    pub fn open(
        &self,
        files: &Files,
        options: &[(String, String)],
        seats: usize,
        plugins: &Plugins,
    ) -> Result<LoadedGame, CatalogueError> {
        let options: Vec<(&str, &str)> = options
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect();
        let known = Choices::read(self.options, options.iter().copied());
        known.map_err(|error| CatalogueError::Usage(error.to_string()))?;
        self.admit(seats).map_err(CatalogueError::Usage)?;
        (self.open)(files, options, seats, plugins).map_err(|error| {
            if let LoadError::Content(report) = error {
                CatalogueError::Content(report)
            } else {
                CatalogueError::Usage(error.to_string())
            }
        })
    }
}
