//! The games that a command knows, with an entry for each.

mod loaded_game;

pub use loaded_game::{AnyGame, LoadedGame};

use crate::failure::{ContentSummary, Failure};
use rnw_bots::{BotEntry, Bots};
use rnw_content::{lessons, packs, rules, skeletons};
use rnw_i18n::Language;
use roll_and_write::content::{Files, Report};
use roll_and_write::option::{Choices, OptionSpec};
use roll_and_write::symbol::Plugins;
use roll_and_write::text::counted;
use roll_and_write::{LoadError, SEATS_MAX};
use schemars::{Schema, schema_for};
#[cfg(feature = "testkit")]
use std::sync::Arc;

/// The rules of a game in the languages other than English.
macro_rules! translated {
    ($rules:path) => {
        &[
            (Language::Czech, $rules.czech),
            (Language::Polish, $rules.polish),
        ]
    };
}

const SILVER_AND_GOLD: GameEntry = GameEntry {
    about: "Mark patterns on treasure maps for coins, cups, palms and seals",
    rules: rules::SILVER_AND_GOLD.english,
    translated_rules: translated!(rules::SILVER_AND_GOLD),
    lesson: Some(lessons::SILVER_AND_GOLD),
    passages: &[
        ("owed-keep", "C-9"),
        ("owed-pattern", "SG-9"),
        ("owed-bonus", "SG-10"),
        ("owed-number", "SG-12"),
        ("owed-pick", "SG-15"),
        ("owed-pick-with", "SG-15"),
        ("owed-pick-of", "SG-15"),
    ],
    options: rnw_silver_and_gold::OPTIONS,
    schemas: &[
        ("silver-and-gold-cards", || {
            schema_for!(rnw_silver_and_gold::content::CardsFile)
        }),
        ("silver-and-gold-game", || {
            schema_for!(rnw_silver_and_gold::content::GameFile)
        }),
    ],
    shipped: rnw_silver_and_gold::shipped,
    skeleton: skeletons::SILVER_AND_GOLD,
    check: rnw_silver_and_gold::check_with,
    ..GameEntry::new(
        "silver-and-gold",
        (1, 4),
        |files, options, seats, plugins| {
            rnw_silver_and_gold::load_with(files, options, seats, plugins).map(LoadedGame::flip)
        },
    )
};

const PYRAMIDS: GameEntry = GameEntry {
    about: "Dig paths from entry to tomb; gems, torches, potions and skulls on the way",
    rules: rules::PYRAMIDS.english,
    translated_rules: translated!(rules::PYRAMIDS),
    lesson: Some(lessons::PYRAMIDS),
    passages: &[
        ("owed-keep", "C-9"),
        ("owed-pattern", "PY-8"),
        ("owed-bonus", "PY-12"),
        ("owed-pick", "PY-20"),
        ("owed-pick-with", "PY-20"),
        ("owed-pick-of", "PY-20"),
    ],
    options: rnw_pyramids::OPTIONS,
    schemas: &[
        ("pyramids-cards", || {
            schema_for!(rnw_pyramids::content::CardsFile)
        }),
        ("pyramids-game", || {
            schema_for!(rnw_pyramids::content::GameFile)
        }),
    ],
    shipped: rnw_pyramids::shipped,
    skeleton: skeletons::PYRAMIDS,
    check: rnw_pyramids::check_with,
    ..GameEntry::new("pyramids", (1, 4), |files, options, seats, plugins| {
        rnw_pyramids::load_with(files, options, seats, plugins).map(LoadedGame::flip)
    })
};

const NUGGETS: GameEntry = GameEntry {
    about: "Fence the board into regions and place hidden chips; the highest sum takes the gold",
    rules: rules::NUGGETS.english,
    translated_rules: translated!(rules::NUGGETS),
    lesson: Some(lessons::NUGGETS),
    passages: &[
        ("owed-act", "NG-7"),
        ("owed-act-one-or-two", "NG-7"),
        ("owed-second", "NG-8"),
        ("owed-second-or-done", "NG-7"),
    ],
    options: rnw_nuggets::OPTIONS,
    schemas: &[("nuggets-game", || {
        schema_for!(rnw_nuggets::content::GameFile)
    })],
    shipped: rnw_nuggets::shipped,
    check: |files, _| rnw_nuggets::check(files),
    ..GameEntry::new("nuggets", (2, 4), |files, options, seats, _| {
        let loaded = rnw_nuggets::load(files, options, seats).map(LoadedGame::new);
        #[cfg(feature = "testkit")]
        let loaded = loaded.map(|loaded| loaded.beside(Arc::new(rnw_reference::NoExternalEffects)));
        loaded
    })
};

const LAMPLIGHTERS: GameEntry = GameEntry {
    about: "Light the lamps of four streets in one direction with shared dice, and ring the bells",
    rules: rules::LAMPLIGHTERS.english,
    translated_rules: translated!(rules::LAMPLIGHTERS),
    lesson: Some(lessons::LAMPLIGHTERS),
    passages: &[("owed-together", "LL-5"), ("owed-own", "LL-11")],
    options: rnw_lamplighters::OPTIONS,
    schemas: &[("lamplighters-game", || {
        schema_for!(rnw_lamplighters::content::GameFile)
    })],
    shipped: rnw_lamplighters::shipped,
    check: |files, _| rnw_lamplighters::check(files),
    ..GameEntry::new("lamplighters", (1, 6), |files, options, seats, _| {
        let loaded = rnw_lamplighters::load(files, options, seats).map(LoadedGame::new);
        #[cfg(feature = "testkit")]
        let loaded = loaded.map(|loaded| loaded.beside(Arc::new(rnw_reference::NoExternalEffects)));
        loaded
    })
};

/// A shipped pack of the content crate.
macro_rules! pack {
    ($pack:path) => {
        ShippedPack {
            name: $pack.name,
            files: || {
                Files::embedded($pack.name, $pack.files)
                    .with_embedded_blobs($pack.name, $pack.modules)
            },
        }
    };
}

const PEARL_LAGOON: ShippedPack = pack!(packs::PEARL_LAGOON);

const JUNGLE_TEMPLE: ShippedPack = pack!(packs::JUNGLE_TEMPLE);

/// The games that a command knows, and the packs that it is shipped with.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    entries: Vec<GameEntry>,
    plugins: Plugins,
    packs: Vec<ShippedPack>,
    bots: Bots,
}

impl Catalogue {
    /// A catalogue without games.
    pub fn empty() -> Self {
        Self::default()
    }

    /// The games of this workspace with their packs, the other shipped packs, the example symbols, and modules
    /// if they are built in.
    pub fn stock() -> Self {
        Self::empty()
            .with(SILVER_AND_GOLD)
            .with(PYRAMIDS)
            .with(NUGGETS)
            .with(LAMPLIGHTERS)
            .with_symbols(rnw_example_symbols::all())
            .with_symbols(stock_modules())
            .with_pack(PEARL_LAGOON)
            .with_pack(JUNGLE_TEMPLE)
    }

    /// The catalogue with one more game.
    #[must_use]
    pub fn with(mut self, entry: GameEntry) -> Self {
        self.entries.push(entry);
        self
    }

    /// The catalogue with more effects of symbols.
    ///
    /// # Panics
    /// If two effects have the same name and version.
    #[must_use]
    pub fn with_symbols(mut self, plugins: Plugins) -> Self {
        self.plugins = self.plugins.and(plugins);
        self
    }

    /// The catalogue with one more bot, which can be named wherever players are named: in `rnw play`, `match`,
    /// `simulate`, `content stats`, `bot serve` and in the levels of a game.
    ///
    /// ```
    /// use rnw_bots::{BotEntry, BotMaker};
    /// use rnw_cli::Catalogue;
    /// # use rnw_session::{Ask, Player, PlayerFault};
    /// # use roll_and_write::MoveId;
    /// # struct First;
    /// # impl Player for First {
    /// #     fn choose(&mut self, ask: Ask<'_>) -> Result<MoveId, PlayerFault> { Ok(ask.moves[0]) }
    /// # }
    /// const FIRST: BotEntry = BotEntry {
    ///     about: "makes the first move of the list",
    ///     ..BotEntry::new("first", BotMaker::Player(|_| Box::new(First)))
    /// };
    /// let catalogue = Catalogue::stock().with_bot(FIRST);
    /// let args = ["rnw", "match", "nuggets", "--players", "first,random", "--deals", "2"];
    /// assert_eq!(rnw_cli::run_with(&catalogue, args), 0);
    /// ```
    ///
    /// # Panics
    /// If the name of the bot is taken or malformed, or if its options are.
    #[must_use]
    pub fn with_bot(mut self, entry: BotEntry) -> Self {
        self.bots = self.bots.with(entry);
        self
    }

    /// The bots that can be named.
    pub fn bots(&self) -> &Bots {
        &self.bots
    }

    /// The effects of symbols that packs may name.
    pub fn plugins(&self) -> &Plugins {
        &self.plugins
    }

    /// The catalogue with one more pack.
    ///
    /// ```
    /// use rnw_cli::{Catalogue, ShippedPack};
    /// use roll_and_write::content::Files;
    /// let isles = ShippedPack {
    ///     name: "isles",
    ///     files: || Files::embedded("isles", &[("game.json", r#"{ "extends": "silver-and-gold" }"#)]),
    /// };
    /// let catalogue = Catalogue::stock().with_pack(isles);
    /// assert_eq!(catalogue.packs().last().map(|pack| pack.name), Some("isles"));
    /// ```
    #[must_use]
    pub fn with_pack(mut self, pack: ShippedPack) -> Self {
        self.packs.push(pack);
        self
    }

    /// The games, in the order in which they were added.
    pub fn entries(&self) -> &[GameEntry] {
        &self.entries
    }

    /// The packs that are part of the program: first those of the games, under the names of the games.
    pub fn packs(&self) -> Vec<ShippedPack> {
        let own = self.entries.iter().map(|entry| ShippedPack {
            name: entry.name,
            files: entry.shipped,
        });
        // A game without printed content has no pack.
        own.zip(&self.entries)
            .filter(|(_, entry)| entry.has_pack())
            .map(|(pack, _)| pack)
            .chain(self.packs.iter().copied())
            .collect()
    }
}

/// A pack that is part of the program.
#[derive(Clone, Copy, Debug)]
pub struct ShippedPack {
    /// The name that users type after `--content`, and that other packs extend.
    pub name: &'static str,
    /// The files of the pack itself; its `game.json` names the pack that it extends.
    pub files: fn() -> Files,
}

#[cfg(feature = "modules")]
fn stock_modules() -> Plugins {
    Plugins::default().with_modules(rnw_wasm::loader())
}

#[cfg(not(feature = "modules"))]
fn stock_modules() -> Plugins {
    Plugins::default()
}

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
    pub options: &'static [OptionSpec],
    /// The schemas of the files that only this game has, by name.
    pub schemas: &'static [(&'static str, SchemaMaker)],
    /// The files of the pack that is shipped with the game.
    pub shipped: fn() -> Files,
    /// The files from which `rnw content new` makes a pack of this game, each as name and text. The texts have
    /// gaps such as `@card@`. Empty if the packs of the game have no cards and symbols.
    pub skeleton: &'static [(&'static str, &'static str)],
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

    /// Whether the game has a pack: something printed, in a `game.json`. A game without one has at most words. It is listed,
    /// played, tested and counted like any other, but no pack can extend it.
    ///
    /// ```
    /// use rnw_cli::{Catalogue, GameEntry};
    /// use roll_and_write::content::Files;
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
    ) -> Result<LoadedGame, Failure> {
        let options: Vec<(&str, &str)> = options
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect();
        let known = Choices::read(self.options, options.iter().copied());
        known.map_err(|error| Failure::Usage(error.to_string()))?;
        self.admit(seats).map_err(Failure::Usage)?;
        (self.open)(files, options, seats, plugins).map_err(|error| {
            if let LoadError::Content(report) = error {
                Failure::Content(ContentSummary::new(report))
            } else {
                Failure::Usage(error.to_string())
            }
        })
    }
}
