//! The number of games of a test run, and the laws to check.

use crate::laws::{LAWS, Law};
use std::path::PathBuf;

/// The number of games of a test run, and the laws to check.
///
/// Every second game is greedy, and two of four have packs with additional symbols: see [`check`](crate::check).
#[derive(Clone, Debug)]
pub struct CheckConfig {
    /// The number of games.
    pub games: u32,
    /// The seed of all games. Game `n` of a seed is always the same.
    pub seed: u64,
    /// The number of the first game.
    pub first: u32,
    /// The laws to check.
    pub laws: Vec<&'static Law>,
    /// The folder for the smallest game that breaks a law. If it is empty, nothing is written.
    pub folder: PathBuf,
    /// Whether a game that breaks a law is reported as it was found. By default, a smaller game is searched, which takes
    /// longer.
    pub as_found: bool,
}

impl Default for CheckConfig {
    /// Forty games of seed 1 under all laws.
    fn default() -> Self {
        Self {
            games: 40,
            seed: 1,
            first: 0,
            laws: LAWS.iter().collect(),
            folder: std::env::temp_dir().join("testkit"),
            as_found: false,
        }
    }
}

impl CheckConfig {
    /// The default, changed by environment variables. `TESTKIT_GAMES`, `TESTKIT_SEED` and `TESTKIT_FIRST` are
    /// numbers, `TESTKIT_LAWS` is a list of names separated by commas, and `TESTKIT_FOLDER` is a path.
    ///
    /// # Panics
    /// If one of them cannot be parsed.
    pub fn from_env() -> Self {
        let given = |name: &str| std::env::var(name).ok();
        let number = |name: &str| {
            given(name).map(|text| {
                let number = text.parse::<u64>();
                number.unwrap_or_else(|_| panic!("{name} is {text:?}; expected a number"))
            })
        };
        let named = |name: &str| {
            let known: Vec<&str> = LAWS.iter().map(|law| law.name).collect();
            let law = crate::laws::law(name.trim());
            law.unwrap_or_else(|| {
                panic!(
                    "unknown law {name:?}; expected some of {}",
                    known.join(", ")
                )
            })
        };
        let default = Self::default();
        Self {
            games: number("TESTKIT_GAMES").map_or(default.games, |games| games as u32),
            seed: number("TESTKIT_SEED").unwrap_or(default.seed),
            first: number("TESTKIT_FIRST").map_or(default.first, |first| first as u32),
            laws: given("TESTKIT_LAWS")
                .map_or(default.laws, |names| names.split(',').map(named).collect()),
            folder: given("TESTKIT_FOLDER").map_or(default.folder, PathBuf::from),
            as_found: default.as_found,
        }
    }

    /// The same configuration with another number of games.
    #[must_use]
    pub fn games(self, games: u32) -> Self {
        Self { games, ..self }
    }
}
