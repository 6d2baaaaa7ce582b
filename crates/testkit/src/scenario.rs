//! Scenarios: what must happen at a table, as text that needs no Rust.
//!
//! A file contains scenarios. A scenario has a small pack, some steps, and what must be true after them:
//!
//! ```text
//! scenario C-6: a cross grants exactly one extra cell
//! card A gray x... ....
//! fill 4
//! seat A Z01
//! turn I2: 1 A a1 b1
//! awaits seats 1
//! refused 1 B a1 b1: C-6         -- one cell, not the pattern again
//! play 1 B d4
//! marked 1 B: d4
//! ```
//!
//! A line is a word with its arguments; the indented lines below belong to it. A comment begins with ` -- `, or with
//! `#` at the start of a line. A line that begins with the name of a game in brackets is only for that game. The lines
//! before the first scenario of a file are part of each of its scenarios.
//!
//! | setup | |
//! |---|---|
//! | `base NAME` | the base of the pack, if it is not the shipped pack |
//! | `card NAME COLOUR ROWS` | a card, row by row |
//! | `fill N` | adds plain cards until the pack has N cards |
//! | `expeditions PATTERNS`, `schedule ROUNDS TURNS OFFER`, `schedule … repeats` | the expeditions; the schedule |
//! | `does NAME CHAR PROGRAM` | a symbol that runs a program in JSON when its cell is marked |
//! | `symbol NAME CHAR FIELDS` | a symbol with these fields in its entry |
//! | `edit FILE` | the indented lines: a piece of a file and its replacement |
//! | `option NAME=VALUE` | a house rule |
//! | `seat CARDS`, `offer CARDS` | a seat with these cards; the cards in the offer |
//! | `seats N` | a table with N seats at which nothing has been dealt |
//! | `with NAMES` | the indented lines: rows of values separated by `\|`; each row is one scenario, in which `$NAME` stands for the value |
//!
//! | steps | |
//! |---|---|
//! | `deal ITEMS`, `refill` | deals items of chance; fills the offer with the last cards |
//! | `roll SIDES` | deals a roll: what each die shows, such as `3 5 1 6` |
//! | `play 1 MOVE / 2 MOVE` | moves, each after the number of its seat |
//! | `turn ITEM: 1 MOVE / 2 MOVE` | both |
//! | `save`, `back` | saves the state; returns to it |
//!
//! | checks | |
//! |---|---|
//! | `refuses TEXT` | the pack or the table cannot be opened, and this is why |
//! | `awaiting WHAT` | `seats 1 2`, the purpose of a draw, or `over` |
//! | `moves 1: A a1, A b1`, `moves 1 count 6` | all legal moves in their order, or their number |
//! | `legal 1 MOVE` | the move is legal and listed |
//! | `refused 1 MOVE: WHY` | a clause, a clause and a reason, or the whole refusal |
//! | `unknown MOVE` | the text is not a move |
//! | `drawable ITEMS`, `drawable count N` | the items that can be dealt now, or their number |
//! | `held`, `completed`, `marked`, `track`, `owed`, `hand`, `total` | of a seat: `held 1: A Z01`, `marked 1 A: a1 b1`, `track 1 coins: 3` |
//! | `deck CARDS`, `offered CARDS`, `state NAME: VALUE` | lines of the canonical state; if several lines have the name, one of them must match |
//! | `notices KEY`, `new-notices`, `score 1` | the indented lines: all events with this key; all news since the last `new-notices`; all score lines that are not zero |
//! | `audience KEY: everyone, only 1, lane 2` | who may see the events with this key: everyone, one seat permanently, one seat until the phase ends |
//! | `places 1 2` | the places of the seats |

mod play;
mod script;

use crate::small_pack::PackBase;
use crate::table::{TestTable, must};
use play::Playing;
pub(crate) use play::{CHECKS, check_line};
use rnw_packs::Files;
use roll_and_write::Presentation;
pub(crate) use script::without_remark;
use script::{Scenario, Script};
use std::fmt;
use std::path::{Path, PathBuf};

type OpenRules<R> = dyn Fn(&Files, &[(&str, &str)], usize) -> Result<R, String> + Send + Sync;

/// A game on which scenarios are played.
pub struct Stage<R> {
    game: String,
    bases: Vec<(String, PackBase)>,
    defaults: Vec<(String, String)>,
    open: Box<OpenRules<R>>,
}

roll_and_write::opaque_debug!([R] Stage<R>);

/// The number of scenarios and checks.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ScenarioCount {
    /// Scenarios; each row of values counts as one.
    pub scenarios: usize,
    /// Checks that succeeded.
    pub checks: usize,
}

/// Scenarios that failed: for each, the position of the line and what was found.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.0.join("\n"))]
pub struct Surprises(pub Vec<String>);

impl<R: Presentation> Stage<R> {
    /// Creates a stage for the game of this name. `base` is the default base of packs. `open` opens a table with files,
    /// options and a number of seats.
    pub fn new<E: fmt::Display>(
        game: &str,
        base: PackBase,
        open: impl Fn(&Files, &[(&str, &str)], usize) -> Result<R, E> + Send + Sync + 'static,
    ) -> Self {
        Self {
            game: game.to_owned(),
            bases: vec![(String::new(), base)],
            defaults: Vec::new(),
            open: Box::new(move |files, options, seats| {
                open(files, options, seats).map_err(|error| error.to_string())
            }),
        }
    }

    /// Adds a base that scenarios can choose by its name.
    #[must_use]
    pub fn base(mut self, name: &str, base: PackBase) -> Self {
        self.bases.push((name.to_owned(), base));
        self
    }

    /// Replaces the default base of packs.
    #[must_use]
    pub fn over(mut self, base: PackBase) -> Self {
        self.bases.retain(|(name, _)| !name.is_empty());
        self.base("", base)
    }

    /// Sets the value of an option for all scenarios that do not set it themselves.
    #[must_use]
    pub fn option(mut self, name: &str, value: &str) -> Self {
        self.defaults.push((name.to_owned(), value.to_owned()));
        self
    }

    /// The base with this name, or `None` if it does not exist. The default base has the empty name.
    pub fn base_named(&self, name: &str) -> Option<&PackBase> {
        let found = self.bases.iter().find(|(known, _)| known == name);
        found.map(|(_, base)| base)
    }

    /// The rules of a table with `seats` seats. Options that are not given have the values of this stage.
    ///
    /// # Errors
    /// If such a table cannot be opened.
    pub fn rules(
        &self,
        files: &Files,
        options: &[(&str, &str)],
        seats: usize,
    ) -> Result<R, String> {
        let mut options = options.to_vec();
        for (name, value) in &self.defaults {
            if options.iter().all(|option| option.0 != name) {
                options.push((name, value));
            }
        }
        (self.open)(files, &options, seats)
    }

    /// A table with `seats` seats before the first step.
    ///
    /// # Panics
    /// If such a table cannot be opened.
    #[track_caller]
    pub fn table(&self, files: &Files, options: &[(&str, &str)], seats: usize) -> TestTable<R> {
        TestTable::new(must(self.rules(files, options, seats)))
    }

    /// A table at which each seat has two cards and these cards are offered; see [`TestTable::seated`].
    ///
    /// # Panics
    /// If such a table cannot be opened.
    #[track_caller]
    pub fn seated(
        &self,
        files: &Files,
        options: &[(&str, &str)],
        hands: &[&str],
        offer: &str,
    ) -> TestTable<R> {
        let rules = must(self.rules(files, options, hands.len()));
        TestTable::seated(rules, hands, offer)
    }

    /// Plays all scenarios of the files `*.txt` in a folder.
    ///
    /// # Errors
    /// If a scenario fails, checks nothing, or cannot be parsed. Also if the folder has no scenarios.
    pub fn play_all(&self, folder: impl AsRef<Path>) -> Result<ScenarioCount, Surprises> {
        let folder = folder.as_ref();
        let (mut played, mut surprises) = (ScenarioCount::default(), Vec::new());
        let files = texts(folder)
            .map_err(|error| Surprises(vec![format!("{}: {error}", folder.display())]))?;
        for (path, text) in &files {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let read = Script::read(text);
            let mut tell = |(line, what): (usize, String)| {
                surprises.push(format!("{name}:{line}: {}: {what}", self.game));
            };
            match read {
                Err(error) => tell(error),
                Ok(script) => {
                    for scenario in script.scenarios(&self.game) {
                        match self.play(&scenario) {
                            Ok(checks) => {
                                played.scenarios += 1;
                                played.checks += checks;
                            }
                            Err((line, what)) => {
                                tell((line, format!("{}: {what}", scenario.name)));
                            }
                        }
                    }
                }
            }
        }
        if played.scenarios == 0 && surprises.is_empty() {
            surprises.push(format!("{}: there is no scenario", folder.display()));
        }
        if surprises.is_empty() {
            Ok(played)
        } else {
            Err(Surprises(surprises))
        }
    }

    /// Plays all scenarios of a folder, as a test does.
    ///
    /// # Panics
    /// If a scenario does not come out as written, with every difference.
    #[track_caller]
    pub fn hold_all(&self, folder: impl AsRef<Path>) {
        let played = self.play_all(folder);
        played.unwrap_or_else(|surprises| panic!("{surprises}"));
    }

    fn play(&self, scenario: &Scenario) -> Result<usize, (usize, String)> {
        let mut playing = Playing::new(self);
        for step in &scenario.steps {
            playing.step(step).map_err(|what| (step.line, what))?;
        }
        playing.finished().map_err(|what| (scenario.line, what))
    }
}

/// The scenario texts of a folder, with the paths of their files.
pub(crate) fn texts(folder: &Path) -> std::io::Result<Vec<(PathBuf, String)>> {
    let mut texts = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|found| found == "txt") {
            let text = std::fs::read_to_string(&path)?;
            texts.push((path, text));
        }
    }
    texts.sort();
    Ok(texts)
}
