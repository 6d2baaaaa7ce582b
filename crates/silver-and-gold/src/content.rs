//! Printed facts: `game.json` and `cards.json`, and the pack that they make with the common files.

use roll_and_write::content::{
    CardText, Doc, Files, FlipFiles, FlipReading, GridChars, Location, Report, ScheduleEntry,
    at_most, by_name, check_game, check_names, find, open, read_cards,
};
use roll_and_write::flip::Pack;
use roll_and_write::geometry::Island;
use roll_and_write::symbol::Plugins;
use roll_and_write::{CardId, ItemSet};
use schemars::JsonSchema;
use serde::Deserialize;

/// The most colours in a pack: a score has a line for each, and one more for its seals.
pub const COLORS_MAX: usize = 7;

/// The characters of grids that stand for no symbol.
const CHARS: GridChars = GridChars {
    none: ('~', "no cell"),
    landmarks: &[],
};

/// `game.json`: what the cards of a pack have in common.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct GameFile {
    /// Where the schema lies, for editors.
    #[serde(rename = "$schema", default)]
    pub schema: Option<String>,
    /// The pack that this one extends: a shipped one by name, or a folder such as `../other-pack`.
    #[serde(default)]
    pub extends: Option<String>,
    /// The ruleset that plays this pack: `silver-and-gold`.
    pub game: String,
    /// What the pack is called.
    pub title: String,
    /// How long a game is, and how many cards lie open.
    pub schedule: ScheduleEntry,
    /// The colours of the cards.
    pub colors: Vec<ColorEntry>,
    /// The colours whose completed cards break a tie, the first one first.
    pub tie_break: Vec<String>,
}

/// A colour of cards.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct ColorEntry {
    /// The name; its word has the key `color-NAME`.
    pub name: String,
    /// What a completed card of this colour scores.
    pub points: u8,
    /// What a seal of this colour scores for each completed card of the colour.
    pub seal: u8,
}

/// `cards.json`: the treasure cards.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct CardsFile {
    /// Where the schema lies, for editors.
    #[serde(rename = "$schema", default)]
    pub schema: Option<String>,
    /// The cards, at most 128.
    pub cards: Vec<CardEntry>,
}

/// A treasure card.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct CardEntry {
    /// The name, as players type it.
    pub name: String,
    /// The name of its colour.
    pub color: String,
    /// The colour of its seal, if it has one.
    #[serde(default)]
    pub seal: Option<String>,
    /// The rows of its grid: `~` sea, `.` land, or the character of a symbol.
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

/// What a colour is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ColorFacts {
    /// The name.
    pub name: String,
    /// Points of a completed card.
    pub points: i32,
    /// Points of a seal of this colour for each completed card of it.
    pub seal: i32,
    /// The cards of this colour.
    pub cards: ItemSet,
    /// The cards with a seal of this colour.
    pub sealed: ItemSet,
}

/// What is printed on the cards besides their grids.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// What the pack is called.
    pub title: String,
    /// The colours, in the order of `game.json`.
    pub colors: Vec<ColorFacts>,
    /// The colours that break a tie, the first one first.
    pub tie_break: Vec<Color>,
    /// The colour of each card, by its id.
    pub color_of: Vec<Color>,
    /// The seal of each card, by its id.
    pub seal_of: Vec<Option<Color>>,
}

impl Facts {
    /// The colour of a card.
    pub fn color(&self, card: CardId) -> Color {
        self.color_of[card.index()]
    }

    /// The seal of a card, if it has one.
    pub fn seal(&self, card: CardId) -> Option<Color> {
        self.seal_of[card.index()]
    }

    /// What a colour is worth.
    pub fn color_facts(&self, color: Color) -> &ColorFacts {
        &self.colors[usize::from(color.0)]
    }
}

/// Reads a pack, with the effects that the program knows.
///
/// # Errors
/// If a file is missing or wrong. All problems of all files come in one report, each with its place.
pub fn load(files: &Files, plugins: &Plugins) -> Result<(Facts, Pack<Island>), Report> {
    let mut report = Report::default();
    let read = read_pack(files, plugins, &mut report);
    read.filter(|_| !report.has_errors()).ok_or(report)
}

/// Reads a pack and reports what is wrong with it.
pub(crate) fn read_pack(
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
    let common = common.filter(|_| !report.has_errors())?;
    let parts = common.into_parts(frame, cards, schedule);
    let pack = Pack::new(parts)
        .map_err(|error| game.root().error(report, error.to_string()))
        .ok()?;
    Some((facts, pack))
}

/// The files of the pack that this game is shipped with, embedded in the program.
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
                format!("the colour {name:?} breaks ties already; expected each colour once"),
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

/// The facts with the colour and the seal of each card.
fn check_cards(doc: &Doc<'_, CardsFile>, facts: Facts, report: &mut Report) -> Facts {
    let (entries, place) = (&doc.value.cards, doc.root().field("cards"));
    let names: Vec<&str> = facts
        .colors
        .iter()
        .map(|color| color.name.as_str())
        .collect();
    let mut of_card = |(index, entry): (usize, &CardEntry)| {
        let place = place.item(index);
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
