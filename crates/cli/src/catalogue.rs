//! The games that a command knows, a row each.

use crate::failure::{ContentSummary, Failure};
use bots::arena::{self, GameResult};
use bots::{Bot, Seated, Spec};
use roll_and_write::content::{Files, Report};
use roll_and_write::option::OptionSpec;
use roll_and_write::{Game, Ruleset};
use session::Player;
use silver_and_gold::LoadError;
use std::fmt;
use std::sync::Arc;

/// The games that a command knows.
#[derive(Debug, Default)]
pub struct Catalogue {
    rows: Vec<Row>,
}

impl Catalogue {
    /// No game at all.
    pub fn empty() -> Self {
        Self::default()
    }

    /// The games of this workspace.
    pub fn stock() -> Self {
        Self::empty().with(Row::new(
            "silver-and-gold",
            "Cross patterns off on treasure maps; coins, cups, palms and seals",
            silver_and_gold::OPTIONS,
            silver_and_gold::shipped,
            silver_and_gold::check,
            include_str!("../../../docs/rules/silver-and-gold.md"),
            |files, options, seats| silver_and_gold::load(files, options, seats),
        ))
    }

    /// The catalogue with one more game.
    #[must_use]
    pub fn with(mut self, row: Row) -> Self {
        self.rows.push(row);
        self
    }

    /// The games.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }
}

/// One game: its name, what is told of it, and how it is opened.
pub struct Row {
    name: &'static str,
    about: &'static str,
    options: &'static [OptionSpec],
    shipped: fn() -> Files,
    check: fn(&Files) -> Report,
    rules: &'static str,
    open: Box<Opener>,
}

type Opener = dyn Fn(&Files, &[(&str, &str)], usize) -> Result<Opened, LoadError> + Send + Sync;

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Row").field("name", &self.name).finish_non_exhaustive()
    }
}

impl Row {
    /// A row for a game of this name, with one line about it, its options, the pack that it is shipped
    /// with, what checks a pack, its rules as text, and what loads it.
    pub fn new<R: Ruleset>(
        name: &'static str,
        about: &'static str,
        options: &'static [OptionSpec],
        shipped: fn() -> Files,
        check: fn(&Files) -> Report,
        rules: &'static str,
        load: impl Fn(&Files, Vec<(&str, &str)>, usize) -> Result<R, LoadError> + Send + Sync + 'static,
    ) -> Self {
        let open = move |files: &Files, options: &[(&str, &str)], seats| {
            load(files, options.to_vec(), seats).map(|rules| Opened::new(Arc::new(rules)))
        };
        Self { name, about, options, shipped, check, rules, open: Box::new(open) }
    }

    /// The name, as typed.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// One line about the game.
    pub fn about(&self) -> &'static str {
        self.about
    }

    /// The options.
    pub fn options(&self) -> &'static [OptionSpec] {
        self.options
    }

    /// The rules as text.
    pub fn rules(&self) -> &'static str {
        self.rules
    }

    /// The pack that the game is shipped with.
    pub fn shipped(&self) -> Files {
        (self.shipped)()
    }

    /// Opens the game with this pack, these options and this many seats.
    ///
    /// # Errors
    /// If an option is unknown, the pack is wrong or the table does not fit.
    pub fn open(&self, files: &Files, options: &[(String, String)], seats: usize) -> Result<Opened, Failure> {
        let options: Vec<(&str, &str)> = options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        (self.open)(files, &options, seats).map_err(|error| match error {
            LoadError::Content(report) => Failure::Content(ContentSummary { report }),
            LoadError::Option(error) => Failure::Usage(error.to_string()),
            LoadError::Setup(error) => Failure::Usage(error.to_string()),
        })
    }

    /// Everything that is wrong or doubtful about a pack.
    pub fn check(&self, files: &Files) -> Report {
        (self.check)(files)
    }
}

/// A game that was opened: for tables that know no game, and for bots that know it well.
pub struct Opened {
    /// The game.
    pub game: Arc<dyn Game>,
    seat: Box<dyn Fn(Spec) -> Box<dyn Player> + Send + Sync>,
    arena: Box<ArenaMaker>,
}

type ArenaMaker = dyn Fn(&[Spec]) -> Arena + Send + Sync;
/// Plays the n-th game of a seed.
pub(crate) type Arena = Box<dyn Fn(u64, u64) -> GameResult + Send + Sync>;

impl fmt::Debug for Opened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Opened").field("game", &self.game).finish_non_exhaustive()
    }
}

impl Opened {
    fn new<R: Ruleset>(rules: Arc<R>) -> Self {
        let (for_seats, for_arena) = (Arc::clone(&rules), Arc::clone(&rules));
        Self {
            game: rules,
            seat: Box::new(move |spec| Box::new(Seated::new(Arc::clone(&for_seats), spec.bot::<R>()))),
            arena: Box::new(move |specs| {
                let rules = Arc::clone(&for_arena);
                let bots: Vec<Box<dyn Bot<R>>> = specs.iter().map(|spec| spec.bot()).collect();
                Box::new(move |seed, game| arena::play(&*rules, &bots, seed, game))
            }),
        }
    }

    /// A bot for a table of this game.
    pub fn player(&self, spec: Spec) -> Box<dyn Player> {
        (self.seat)(spec)
    }

    /// Whole games between these bots.
    pub(crate) fn arena(&self, specs: &[Spec]) -> Arena {
        (self.arena)(specs)
    }
}
