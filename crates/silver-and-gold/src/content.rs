//! The printed facts in `game.json` and `cards.json`. Together with the common files they form a pack.

use rnw_flip::Pack;
use rnw_flip::content::{
    CardText, FlipFiles, FlipReading, GridChars, ScheduleEntry, by_name, check_seats, read_cards,
};
use rnw_packs::{
    Doc, Files, Location, Report, Tables, at_most, check_game, check_names, check_pack, find, open,
    read_pack,
};
use roll_and_write::geometry::Island;
use roll_and_write::symbol::Plugins;
use roll_and_write::{CardId, ItemSet};
use schemars::JsonSchema;
use serde::Deserialize;

/// The maximum number of colours in a pack. A score has a line for each colour and another line for its seals.
pub const COLORS_MAX: usize = 7;

/// The characters in grids that are not symbols.
const CHARS: GridChars = GridChars {
    none: ('~', "no cell"),
    landmarks: &[],
};

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
    /// The title of the pack.
    pub title: String,
    /// The numbers of seats that the pack plays.
    pub tables: Tables,
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

/// Reads a pack. `plugins` provides the effects that the program implements.
///
/// # Errors
/// If a file is missing or wrong. One report contains all problems of all files with their locations.
pub fn load(files: &Files, plugins: &Plugins) -> Result<(Facts, Pack<Island>), Report> {
    read_pack(files, |files, report| read_into(files, plugins, report))
}

/// All problems of a pack, each where its author can mend it.
pub(crate) fn check(files: &Files, plugins: &Plugins) -> Report {
    check_pack(files, |files, report| read_into(files, plugins, report))
}

/// Reads a pack and reports its problems.
fn read_into(
    files: &Files,
    plugins: &Plugins,
    report: &mut Report,
) -> Option<(Facts, Pack<Island>)> {
    let game = open::<GameFile>(files, "game.json", report);
    let colors = game.as_ref().map_or_else(Vec::new, |game| {
        let colors = game.value.colors.iter();
        colors.map(|color| color.name.as_str()).collect()
    });
    let reading = FlipReading {
        chars: &CHARS,
        scored: &[],
        filled: &[],
        colors: &colors,
        schedule: game.as_ref().map(|game| game.value.schedule),
        seats: game.as_ref().and_then(|game| game.value.seats.as_deref()),
        plugins,
    };
    let common = FlipFiles::read(files, reading, report);
    let cards = open::<CardsFile>(files, "cards.json", report);
    let game = game.as_ref()?;
    let facts = check_colors(game, report);
    let expeditions = common
        .as_ref()
        .map_or(usize::MAX, |common| common.expeditions.len());
    let schedule = game
        .value
        .schedule
        .check(game.root().field("schedule"), expeditions, report);
    let chars = common.as_ref().map(|common| &common.chars);
    let cards = cards?;
    let facts = check_cards(&cards, facts, report);
    let (place, entries) = (cards.root().field("cards"), &cards.value.cards);
    let (frame, cards) = read_cards(place, entries, &CHARS, &colors, chars, report, |text| {
        Island::new(text.frame, text.cells)
    })?;
    FlipFiles::warn_of_unprinted(files, &cards, report);
    let (root, said) = (game.root(), game.value.seats.as_deref());
    let tables = check_seats(root, said, (place, entries.len()), report);
    let facts = Facts { tables, ..facts };
    let common = common.filter(|_| !report.has_errors())?;
    let parts = common.into_parts(frame, cards, schedule);
    let pack = Pack::new(parts)
        .map_err(|error| game.root().error(report, error.to_string()))
        .ok()?;
    Some((facts, pack))
}

/// The files of the game's shipped pack, embedded in the program.
pub fn shipped() -> Files {
    let pack = rnw_content::packs::SILVER_AND_GOLD;
    Files::embedded(pack.name, pack.files)
}

fn check_colors(doc: &Doc<'_, GameFile>, report: &mut Report) -> Facts {
    let (file, place) = (&doc.value, doc.root());
    check_game(place.field("game"), &file.game, "silver-and-gold", report);
    let colors = file.colors.iter();
    let names: Vec<&str> = colors.map(|color| color.name.as_str()).collect();
    check_names(place.field("colors"), &names, report);
    if names.is_empty() {
        let message = format!("0 colours; expected 1 to {COLORS_MAX}");
        place.field("colors").error(report, message);
    }
    at_most(
        place.field("colors"),
        report,
        "colours",
        names.len(),
        COLORS_MAX,
    );
    let mut tie_break = Vec::new();
    for (index, name) in file.tie_break.iter().enumerate() {
        let place = place.field("tie_break").item(index);
        if file.tie_break[..index].contains(name) {
            place.error(
                report,
                format!("the colour {name:?} appears twice; expected each colour once"),
            );
        }
        tie_break.extend(find_color(place, name, &names, report));
    }
    let facts = |entry: &ColorEntry| ColorFacts {
        name: entry.name.clone(),
        points: entry.points.into(),
        seal: entry.seal.into(),
        cards: ItemSet::EMPTY,
        sealed: ItemSet::EMPTY,
    };
    Facts {
        title: file.title.clone(),
        tables: Tables::default(),
        colors: file.colors.iter().map(facts).collect(),
        tie_break,
        color_of: Vec::new(),
        seal_of: Vec::new(),
    }
}

fn find_color(
    place: Location<'_>,
    name: &str,
    known: &[&str],
    report: &mut Report,
) -> Option<Color> {
    find(place, "colour", name, known, report).map(|index| Color(index as u8))
}

/// Adds the colour and the seal of each card to the facts.
fn check_cards(doc: &Doc<'_, CardsFile>, facts: Facts, report: &mut Report) -> Facts {
    let (entries, place) = (&doc.value.cards, doc.root().field("cards"));
    let names: Vec<&str> = facts
        .colors
        .iter()
        .map(|color| color.name.as_str())
        .collect();
    let mut of_card = |(index, entry): (usize, &CardEntry)| {
        let place = place.item(index);
        if entry.seal.as_deref() == Some("none") && !names.contains(&"none") {
            let message = "found the seal \"none\"; leave \"seal\" out for a card without a seal";
            place.field("seal").error(report, message);
        }
        let mut color = |field, name: &str| find_color(place.field(field), name, &names, report);
        let own = color("color", &entry.color).unwrap_or(Color(0));
        let seal = entry.seal.as_ref().and_then(|seal| color("seal", seal));
        (own, seal)
    };
    let colors: Vec<_> = entries.iter().enumerate().map(&mut of_card).collect();
    let (color_of, seal_of): (Vec<_>, Vec<_>) = by_name(entries, colors).into_iter().unzip();
    let mut colors = facts.colors;
    for (index, facts) in colors.iter_mut().enumerate() {
        let color = Color(index as u8);
        facts.cards = ItemSet::of_value(&color_of, &color);
        facts.sealed = ItemSet::of_value(&seal_of, &Some(color));
    }
    Facts {
        colors,
        color_of,
        seal_of,
        ..facts
    }
}
