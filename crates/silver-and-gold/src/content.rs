//! The printed facts in `game.json` and `cards.json`. Together with the common files they form a pack.

use rnw_flip::content::{
    CardText, CardsFile, FlipFiles, GameContent, GameTexts, GridChars, GridText, ScheduleEntry,
    by_name,
};
use rnw_packs::{Doc, Files, Location, Report, find};
use roll_and_write::geometry::{GridError, Island};
use roll_and_write::{CardId, ItemSet};
use schemars::JsonSchema;
use serde::Deserialize;

/// `game.json`: the facts that all cards of a pack share.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct GameFile {
    /// The path of the schema, for editors.
    #[serde(rename = "$schema", default)]
    pub schema: Option<String>,
    /// The pack that this one extends: the name of an included pack, or a folder such as `../other-pack`.
    #[serde(default)]
    pub extends: Option<String>,
    /// The ruleset that plays this pack: `silver-and-gold`.
    pub game: String,
    /// The title of the pack.
    pub title: String,
    /// The fewest and the most seats of the pack. Without it, as many as the game allows and the cards are enough for.
    #[serde(default)]
    #[schemars(length(equal = 2))]
    pub seats: Option<Vec<u8>>,
    /// The length of a game and the number of open cards.
    pub schedule: ScheduleEntry,
    /// The colours of the cards.
    pub colors: Vec<ColorEntry>,
    /// The colours whose completed cards break a tie, in order of priority.
    pub tie_break: Vec<String>,
}

/// A colour of cards.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct ColorEntry {
    /// The name. `color-NAME` is the key of its translation.
    pub name: String,
    /// The points of a completed card of this colour.
    pub points: u8,
    /// The points of a seal of this colour for each completed card of the colour.
    pub seal: u8,
}

/// A treasure card.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct CardEntry {
    /// The name that players type.
    pub name: String,
    /// The name of its colour.
    pub color: String,
    /// The colour of its seal, if it has a seal.
    #[serde(default)]
    pub seal: Option<String>,
    /// The rows of its grid: `~` for sea, `.` for land, or the character of a symbol.
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

/// The facts about a colour of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ColorFacts {
    /// The points of a completed card.
    pub points: i32,
    /// The points of a seal of this colour for each completed card of the colour.
    pub seal: i32,
    /// The cards with a seal of this colour.
    pub sealed: ItemSet,
}

/// The printed facts about the cards, except their grids and colours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// The colours, in the order of `game.json`.
    pub colors: Vec<ColorFacts>,
    /// The colours that break a tie, in order of priority.
    pub tie_break: Vec<u8>,
    /// The colour of each card's seal, indexed by its id; `None` for a card without a seal.
    pub seal_of: Vec<Option<u8>>,
}

impl Facts {
    /// The colour of a card's seal; `None` if it has none.
    pub fn seal(&self, card: CardId) -> Option<u8> {
        self.seal_of[card.index()]
    }

    /// The facts about a colour.
    pub fn color(&self, color: u8) -> &ColorFacts {
        &self.colors[usize::from(color)]
    }
}

/// The files of the game's shipped pack, embedded in the program.
pub fn shipped() -> Files {
    let pack = rnw_content::packs::SILVER_AND_GOLD;
    Files::embedded(pack.name, pack.files).with_embedded_blobs(pack.name, pack.modules)
}

impl GameContent for Facts {
    type Grid = Island;
    type GameFile = GameFile;
    type CardEntry = CardEntry;

    const GAME: &'static str = "silver-and-gold";
    // A score has a line for each colour and another line for its seals.
    const COLORS_MAX: usize = 7;
    const CHARS: GridChars = GridChars {
        none: ('~', "no cell"),
        landmarks: &[],
    };

    fn texts(file: &GameFile) -> GameTexts<'_> {
        GameTexts {
            game: &file.game,
            schedule: Some(file.schedule),
            seats: file.seats.as_deref(),
            colors: file
                .colors
                .iter()
                .map(|color| color.name.as_str())
                .collect(),
            ..GameTexts::default()
        }
    }
    fn grid(text: &GridText) -> Result<Island, GridError> {
        Island::new(text.frame, text.cells)
    }

    fn check(
        game: &Doc<'_, GameFile>,
        cards: Option<&Doc<'_, CardsFile<CardEntry>>>,
        _: Option<&FlipFiles>,
        report: &mut Report,
    ) -> Option<Self> {
        let (file, place) = (&game.value, game.root().field("tie_break"));
        let names = Self::texts(file).colors;
        let mut tie_break = Vec::new();
        for (index, name) in file.tie_break.iter().enumerate() {
            let place = place.item(index);
            if file.tie_break[..index].contains(name) {
                let message =
                    format!("the colour {name:?} appears twice; expected each colour once");
                place.error(report, message);
            }
            tie_break.extend(find_color(place, name, &names, report));
        }
        let cards = cards?;
        let (entries, place) = (&cards.value.cards, cards.root().field("cards"));
        let mut seals = Vec::new();
        for (index, entry) in entries.iter().enumerate() {
            let place = place.item(index).field("seal");
            let seal = entry.seal.as_deref();
            if seal == Some("none") && !names.contains(&"none") {
                let message =
                    "found the seal \"none\"; leave \"seal\" out for a card without a seal";
                place.error(report, message);
            }
            seals.push(seal.and_then(|name| find_color(place, name, &names, report)));
        }
        let seal_of = by_name(entries, seals);
        let facts = |(color, entry): (u8, &ColorEntry)| ColorFacts {
            points: entry.points.into(),
            seal: entry.seal.into(),
            sealed: ItemSet::of_value(&seal_of, &Some(color)),
        };
        Some(Self {
            colors: (0..).zip(&file.colors).map(facts).collect(),
            tie_break,
            seal_of,
        })
    }
}

fn find_color(place: Location<'_>, name: &str, known: &[&str], report: &mut Report) -> Option<u8> {
    find(place, "colour", name, known, report).map(|index| index as u8)
}
