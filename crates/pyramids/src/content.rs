//! The printed facts in `game.json` and `cards.json`. Together with the common files they form a pack.

mod checks;

use rnw_flip::Card;
use rnw_flip::content::{
    CardText, CardsFile, FlipFiles, GameContent, GameTexts, GridChars, GridText, ScheduleEntry,
};
use rnw_packs::{Doc, Files, Location, Report};
use roll_and_write::geometry::{Chamber, GridError};
use roll_and_write::sheet::{POOLS_MAX, PoolId, TrackId};
use schemars::JsonSchema;
use serde::Deserialize;

/// The highest number of a card.
pub const NUMBER_MAX: u8 = 200;

/// The character of the entry.
const ENTRY: char = 'E';
/// The character of the tomb.
const TOMB: char = 'T';

/// `game.json`: the facts that all cards of a pack share, and the points that are not on the sheet.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct GameFile {
    /// The path of the schema, for editors.
    #[serde(rename = "$schema", default)]
    pub schema: Option<String>,
    /// The pack that this one extends: the name of an included pack, or a folder such as `../other-pack`.
    #[serde(default)]
    pub extends: Option<String>,
    /// The ruleset that plays this pack: `pyramids`.
    pub game: String,
    /// The title of the pack.
    pub title: String,
    /// The fewest and the most seats of the pack. Without it, as many as the game allows and the cards are enough for.
    #[serde(default)]
    #[schemars(length(equal = 2))]
    pub seats: Option<Vec<u8>>,
    /// The length of a game and the number of open cards.
    pub schedule: ScheduleEntry,
    /// The points of a completed card.
    pub card_points: u8,
    /// The colours of the cards.
    pub colors: Vec<ColorEntry>,
    /// The number of completed cards of a colour per claim. With 2, the second, the fourth and so on make a
    /// claim.
    pub cards_per_claim: u8,
    /// The tracks that score in pairs.
    pub pairs: PairsEntry,
    /// The track that costs points.
    pub penalty: PenaltyEntry,
}

/// A colour of cards.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct ColorEntry {
    /// The name. `color-NAME` is the key of its translation.
    pub name: String,
    /// The pool from which its cards claim.
    pub pool: String,
    /// The written track that receives the claimed number.
    pub track: String,
}

/// Two counted tracks whose boxes score in pairs.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct PairsEntry {
    /// The two tracks.
    pub tracks: [String; 2],
    /// The points for one box of each track together.
    pub pair: u8,
    /// The points for a box without a partner.
    pub single: u8,
}

/// A counted track. Its last filled box costs points.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct PenaltyEntry {
    /// The track.
    pub track: String,
    /// The penalty of each box, in the order of filling.
    pub values: Vec<u8>,
}

/// A pyramid card.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct CardEntry {
    /// The number, 1 to 200. It orders picks and claims.
    pub number: u8,
    /// The name that players type.
    pub name: String,
    /// The name of its colour.
    pub color: String,
    /// The rows of its grid: `#` for a wall, `E` for the entry in the top row, `T` for the tomb in the bottom
    /// row, `.` for a plain cell, or the character of a symbol.
    pub grid: Vec<String>,
    /// How many of this card are in the deck, at most 128; one if not said. Each of them is a card of its own.
    #[serde(default)]
    #[schemars(range(min = 1, max = 128))]
    pub copies: Option<u8>,
}

impl CardText for CardEntry {
    fn name(&self) -> &str {
        &self.name
    }
    fn grid(&self) -> &[String] {
        &self.grid
    }
    fn color(&self) -> &str {
        &self.color
    }
}

/// The claims of a colour of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClaimFacts {
    /// The pool from which its cards claim.
    pub pool: PoolId,
    /// The track that receives the claimed number.
    pub track: TrackId,
}

/// Two tracks that score together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pairs {
    /// The two tracks.
    pub tracks: [TrackId; 2],
    /// The points for one box of each track together.
    pub pair: i32,
    /// The points for a box without a partner.
    pub single: i32,
}

/// A track that costs points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Penalty {
    /// The track.
    pub track: TrackId,
    /// The penalty of each box, in the order of filling. The values never decrease.
    pub values: Vec<i32>,
}

impl Penalty {
    /// The cost of this number of filled boxes. Only the last filled box counts (PY-24).
    pub fn cost(&self, filled: u32) -> i32 {
        let last = filled.checked_sub(1);
        last.map_or(0, |last| self.values[last as usize])
    }
}

/// The numbers of the cards, and the points that are not on the sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// The points of a completed card.
    pub card_points: i32,
    /// The number of completed cards of a colour per claim.
    pub cards_per_claim: u32,
    /// The claims of the colours, in the order of `game.json`.
    pub claims: Vec<ClaimFacts>,
    /// The points for gems.
    pub pairs: Pairs,
    /// The penalty for skulls.
    pub penalty: Penalty,
    /// The number of each card, indexed by its id.
    pub number_of: Vec<u8>,
}

/// The files of the game's shipped pack, embedded in the program.
pub fn shipped() -> Files {
    let pack = rnw_content::packs::PYRAMIDS;
    Files::embedded(pack.name, pack.files).with_embedded_blobs(pack.name, pack.modules)
}

impl GameContent for Facts {
    type Grid = Chamber;
    type GameFile = GameFile;
    type CardEntry = CardEntry;

    const GAME: &'static str = "pyramids";
    // Each colour has its own pool and its own line in a score.
    const COLORS_MAX: usize = POOLS_MAX;
    const CHARS: GridChars = GridChars {
        none: ('#', "a wall"),
        landmarks: &[(ENTRY, "the entry"), (TOMB, "the tomb")],
    };

    fn texts(file: &GameFile) -> GameTexts<'_> {
        let scored = file.pairs.tracks.iter().chain([&file.penalty.track]);
        let colors = || file.colors.iter();
        GameTexts {
            game: &file.game,
            schedule: Some(file.schedule),
            seats: file.seats.as_deref(),
            colors: colors().map(|color| color.name.as_str()).collect(),
            scored: scored.map(String::as_str).collect(),
            filled: colors().map(|color| color.track.as_str()).collect(),
        }
    }
    fn check(
        game: &Doc<'_, GameFile>,
        cards: Option<&Doc<'_, CardsFile<CardEntry>>>,
        common: Option<&FlipFiles>,
        report: &mut Report,
    ) -> Option<Self> {
        let facts = checks::check_facts(game, common, report);
        let number_of = checks::check_numbers(cards?, report);
        Some(Self {
            number_of,
            ..facts?
        })
    }
    fn grid(text: &GridText) -> Result<Chamber, GridError> {
        let [entry, tomb] = text.landmarks[..] else {
            return Err(GridError::NoWay);
        };
        Chamber::new(text.frame, text.cells, entry, tomb)
    }
    fn check_grids(
        place: Location<'_>,
        entries: &[CardEntry],
        cards: &[Card<Chamber>],
        report: &mut Report,
    ) {
        checks::check_landmarks(place, entries, report);
        checks::warn_of_symbols_behind_tombs(place, entries, cards, report);
    }
}
