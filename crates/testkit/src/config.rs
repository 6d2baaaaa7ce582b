//! The number of games of a test run, and the laws to check.

use crate::laws::{LAWS, Law, law};
use std::env;
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
    pub laws: Vec<Law>,
    /// The folder in which a new folder gets the smallest game that breaks a law. If it is empty, nothing is written. The
    /// default is that of the variable `CARGO_TARGET_TMPDIR`, or else the folder for temporary files.
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
            laws: LAWS.clone(),
            folder: env::var_os("CARGO_TARGET_TMPDIR").map_or_else(env::temp_dir, PathBuf::from),
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
        let (config, own) = Self::from_env_with_own_laws();
        if let Some(name) = own.iter().flatten().next() {
            panic!("{}", unknown_law(name));
        }
        config
    }

    /// The same, with the names of laws that are none of [`LAWS`]. `None` if no names are given, so that every law is
    /// checked.
    pub(crate) fn from_env_with_own_laws() -> (Self, Option<Vec<String>>) {
        let given = |name: &str| env::var(name).ok();
        let number = |name: &str| {
            given(name).map(|text| {
                let number = text.parse::<u64>();
                number.unwrap_or_else(|_| panic!("{name} is {text:?}; expected a number"))
            })
        };
        let default = Self::default();
        let mut laws = default.laws;
        let own = given("TESTKIT_LAWS").map(|names| {
            let names: Vec<&str> = names.split(',').map(str::trim).collect();
            laws = names.iter().filter_map(|name| law(name)).collect();
            let own = names.into_iter().filter(|name| law(name).is_none());
            own.map(str::to_owned).collect()
        });
        let config = Self {
            games: number("TESTKIT_GAMES").map_or(default.games, |games| games as u32),
            seed: number("TESTKIT_SEED").unwrap_or(default.seed),
            first: number("TESTKIT_FIRST").map_or(default.first, |first| first as u32),
            laws,
            folder: given("TESTKIT_FOLDER").map_or(default.folder, PathBuf::from),
            as_found: default.as_found,
        };
        (config, own)
    }

    /// The same configuration with other laws.
    #[must_use]
    pub fn laws(self, laws: impl IntoIterator<Item = Law>) -> Self {
        let laws = laws.into_iter().collect();
        Self { laws, ..self }
    }

    /// The same configuration with another number of games.
    #[must_use]
    pub fn games(self, games: u32) -> Self {
        Self { games, ..self }
    }
}

/// The report of a name in `TESTKIT_LAWS` that no law has.
pub(crate) fn unknown_law(name: &str) -> String {
    let known: Vec<&str> = LAWS.iter().map(|law| &*law.name).collect();
    format!(
        "unknown law {name:?}; expected some of {}",
        known.join(", ")
    )
}
