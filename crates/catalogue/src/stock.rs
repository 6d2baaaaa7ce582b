//! The games of this workspace, the packs that are shipped with them, and the effects of their symbols.

use crate::{Catalogue, GameEntry, LoadedGame, ShippedPack};
use rnw_content::{lessons, packs, rules, skeletons};
use rnw_flip::content::CardsFile;
use rnw_i18n::Language;
use rnw_packs::Files;
use roll_and_write::symbol::Plugins;
use schemars::schema_for;
#[cfg(feature = "testkit")]
use std::sync::Arc;

impl Catalogue {
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
            .with_earlier(PEARL_LAGOON_0_1_0)
    }
}

#[cfg(feature = "modules")]
fn stock_modules() -> Plugins {
    Plugins::default().with_modules(rnw_wasm::loader())
}

#[cfg(not(feature = "modules"))]
fn stock_modules() -> Plugins {
    Plugins::default()
}

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
            schema_for!(CardsFile<rnw_silver_and_gold::content::CardEntry>)
        }),
        ("silver-and-gold-game", || {
            schema_for!(rnw_silver_and_gold::content::GameFile)
        }),
    ],
    shipped: rnw_silver_and_gold::shipped,
    skeleton: skeletons::SILVER_AND_GOLD,
    training_games: 500_000,
    check: rnw_silver_and_gold::Rules::check_files,
    ..GameEntry::new(
        "silver-and-gold",
        (1, 4),
        |files, options, seats, plugins| {
            rnw_silver_and_gold::Rules::load(files, options, seats, plugins).map(LoadedGame::flip)
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
            schema_for!(CardsFile<rnw_pyramids::content::CardEntry>)
        }),
        ("pyramids-game", || {
            schema_for!(rnw_pyramids::content::GameFile)
        }),
    ],
    shipped: rnw_pyramids::shipped,
    skeleton: skeletons::PYRAMIDS,
    training_games: 500_000,
    check: rnw_pyramids::Rules::check_files,
    ..GameEntry::new("pyramids", (1, 4), |files, options, seats, plugins| {
        rnw_pyramids::Rules::load(files, options, seats, plugins).map(LoadedGame::flip)
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

const PEARL_LAGOON_0_1_0: ShippedPack = pack!(packs::PEARL_LAGOON_0_1_0);

const JUNGLE_TEMPLE: ShippedPack = pack!(packs::JUNGLE_TEMPLE);
