//! The printed facts in `game.json` and `cards.json`. Together with the common files they form a pack.

use rnw_flip::content::{
    CardText, FlipFiles, GameContent, GameTexts, GridChars, GridText, ScheduleEntry, by_name,
};
use rnw_packs::{Doc, Files, Location, Report, find};
use roll_and_write::geometry::{GridError, Island};
use roll_and_write::{CardId, ItemSet};
use schemars::JsonSchema;
use serde::Deserialize;

/// The maximum number of colours in a pack. A score has a line for each colour and another line for its seals.
pub const COLORS_MAX: usize = 7;

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

/// `cards.json`: the treasure cards.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct CardsFile {
    /// The path of the schema, for editors.
    #[serde(rename = "$schema", default)]
    pub schema: Option<String>,
    /// The cards, at most 128.
    pub cards: Vec<CardEntry>,
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

/// A colour: an index among the colours of the pack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Color(pub u8);

/// The facts about a colour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ColorFacts {
    /// The name.
    pub name: String,
    /// The points of a completed card.
    pub points: i32,
    /// The points of a seal of this colour for each completed card of the colour.
    pub seal: i32,
    /// The cards of this colour.
    pub cards: ItemSet,
    /// The cards with a seal of this colour.
    pub sealed: ItemSet,
}

/// The printed facts about the cards, except their grids.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// The colours, in the order of `game.json`.
    pub colors: Vec<ColorFacts>,
    /// The colours that break a tie, in order of priority.
    pub tie_break: Vec<Color>,
    /// The colour of each card, indexed by its id.
    pub color_of: Vec<Color>,
    /// The seal of each card, indexed by its id; `None` for a card without a seal.
    pub seal_of: Vec<Option<Color>>,
}

impl Facts {
    /// The colour of a card.
    pub fn color(&self, card: CardId) -> Color {
        self.color_of[card.index()]
    }

    /// The seal of a card; `None` if it has none.
    pub fn seal(&self, card: CardId) -> Option<Color> {
        self.seal_of[card.index()]
    }

    /// The facts about a colour.
    pub fn color_facts(&self, color: Color) -> &ColorFacts {
        &self.colors[usize::from(color.0)]
    }
}

/// The files of the game's shipped pack, embedded in the program.
pub fn shipped() -> Files {
    let pack = rnw_content::packs::SILVER_AND_GOLD;
    Files::embedded(pack.name, pack.files)
}

impl GameContent for Facts {
    type Grid = Island;
    type GameFile = GameFile;
    type CardsFile = CardsFile;
    type CardEntry = CardEntry;

    const GAME: &'static str = "silver-and-gold";
    const COLORS_MAX: usize = COLORS_MAX;
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
    fn cards(file: &CardsFile) -> &[CardEntry] {
        &file.cards
    }
    fn grid(text: &GridText) -> Result<Island, GridError> {
        Island::new(text.frame, text.cells)
    }

    fn check(
        game: &Doc<'_, GameFile>,
        cards: Option<&Doc<'_, CardsFile>>,
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
        let mut printed = Vec::new();
        for (index, entry) in entries.iter().enumerate() {
            printed.push(check_card(place.item(index), entry, &names, report));
        }
        let (color_of, seal_of): (Vec<_>, Vec<_>) = by_name(entries, printed).into_iter().unzip();
        let facts = |(color, entry): (u8, &ColorEntry)| ColorFacts {
            name: entry.name.clone(),
            points: entry.points.into(),
            seal: entry.seal.into(),
            cards: ItemSet::of_value(&color_of, &Color(color)),
            sealed: ItemSet::of_value(&seal_of, &Some(Color(color))),
        };
        Some(Self {
            colors: (0..).zip(&file.colors).map(facts).collect(),
            tie_break,
            color_of,
            seal_of,
        })
    }
}

/// The colour and the seal of a card.
fn check_card(
    place: Location<'_>,
    entry: &CardEntry,
    colors: &[&str],
    report: &mut Report,
) -> (Color, Option<Color>) {
    let seal = (place.field("seal"), entry.seal.as_deref());
    if seal.1 == Some("none") && !colors.contains(&"none") {
        let message = "found the seal \"none\"; leave \"seal\" out for a card without a seal";
        seal.0.error(report, message);
    }
    let color = find_color(place.field("color"), &entry.color, colors, report);
    let seal = (seal.1).and_then(|name| find_color(seal.0, name, colors, report));
    (color.unwrap_or(Color(0)), seal)
}

fn find_color(
    place: Location<'_>,
    name: &str,
    known: &[&str],
    report: &mut Report,
) -> Option<Color> {
    find(place, "colour", name, known, report).map(|index| Color(index as u8))
}
