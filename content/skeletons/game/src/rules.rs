//! The options, and what never changes.

use rnw_packs::{Files, LoadError};
use roll_and_write::learned::KeptValues;
use roll_and_write::option::{Choices, OptionSpec};
use roll_and_write::{GameInfo, Message, SetupError};

/// The fewest and the most seats.
pub const SEATS: (usize, usize) = (1, 6);
/// The most seats, for the arrays of a state.
pub(crate) const SEATS_MAX: usize = SEATS.1;
/// The number of turns (MG-6).
pub(crate) const TURNS: u8 = 12;
/// The number of boxes of a sheet (MG-1).
pub(crate) const BOXES: u8 = 12;

/// The version of the rules. Change it when a recorded game would play out differently.
const RULES_VERSION: u32 = 1;

/// The rules as people read them.
pub const RULES: &str = include_str!("rules.md");

/// House rules. The first value of each is the default.
pub const OPTIONS: &[OptionSpec<'_>] = &[OptionSpec {
    name: "alone",
    clause: "MG-5",
    values: &[
        (
            "star",
            "a box that nobody else crosses in the turn gets a star",
        ),
        ("plain", "no box gets a star"),
    ],
}];

/// The rules of My Game for a table.
#[derive(Debug)]
pub struct MyGame {
    pub(crate) info: GameInfo,
    /// Whether boxes get stars (MG-5).
    pub(crate) stars: bool,
    /// What training has learned, if there is a value file.
    pub(crate) values: KeptValues,
}

/// The texts of the game. A game with printed cards has its pack here too, in a `game.json`. After training its value file
/// stands beside them: `.with_embedded_blobs("my-game", &[("values.bin", include_bytes!("values.bin"))])`.
pub fn shipped() -> Files {
    Files::embedded("my-game", &[("words/en.ftl", include_str!("words/en.ftl"))])
}

/// The game with these options, as pairs of name and value, for a number of seats.
///
/// # Errors
/// If an option is unknown, or if the game is not for this number of seats.
pub fn load<'a>(
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
    seats: usize,
) -> Result<MyGame, LoadError> {
    let (least, most) = SEATS;
    if !(least..=most).contains(&seats) {
        let found = seats;
        return Err(SetupError::Seats { found, least, most }.into());
    }
    let choices = Choices::read(OPTIONS, options)?;
    let info = GameInfo {
        rules_version: RULES_VERSION,
        options: choices.pairs(),
        how_to_move: vec![Message::new("help-cross"), Message::new("help-pass")],
        ..GameInfo::new("my-game", seats)
    };
    let stars = choices.index("alone") == 0;
    Ok(MyGame {
        info,
        stars,
        values: KeptValues::default(),
    })
}
