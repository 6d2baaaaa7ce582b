//! Printed facts: `game.json` and `cards.json`, and the pack that they make with the common files.

use roll_and_write::CardId;
use roll_and_write::content::{
    CharMap, Doc, Files, FlipFiles, Place, Report, ScheduleEntry, Source, check_name, open,
    read_grid,
};
use roll_and_write::deck::CARDS_MAX;
use roll_and_write::flip::{Card, Pack, PackParts};
use roll_and_write::geometry::{Frame, Island};
use roll_and_write::option::did_you_mean;
use schemars::JsonSchema;
use serde::Deserialize;

/// The most colours in a pack: a score has a line for each, and one more for its seals.
pub const COLORS_MAX: usize = 7;

/// `game.json`: what the cards of a pack have in common.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct GameFile {
    /// Where the schema lies, for editors.
    #[serde(rename = "$schema", default)]
    pub schema: Option<String>,
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
    pub fn worth(&self, color: Color) -> &ColorFacts {
        &self.colors[usize::from(color.0)]
    }
}

/// Reads a pack. With `optional_numbers`, seats may decline palms.
///
/// # Errors
/// If a file is missing or wrong. All problems of all files come in one report, each with its place.
pub fn load(files: &Files, optional_numbers: bool) -> Result<(Facts, Pack<Island>), Report> {
    let mut report = Report::default();
    let read = read_pack(files, optional_numbers, &mut report);
    read.filter(|_| !report.has_errors()).ok_or(report)
}

/// Everything that is wrong or doubtful about a pack.
pub fn check(files: &Files) -> Report {
    let mut report = Report::default();
    read_pack(files, false, &mut report);
    report
}

fn read_pack(
    files: &Files,
    optional_numbers: bool,
    report: &mut Report,
) -> Option<(Facts, Pack<Island>)> {
    let common = FlipFiles::read(files, optional_numbers, report);
    let game = open::<GameFile>(files, "game.json", report);
    let cards = open::<CardsFile>(files, "cards.json", report);
    let game = game?;
    let colors = check_colors(&game, report);
    let expeditions = common
        .as_ref()
        .map_or(usize::MAX, |common| common.expeditions.len());
    let schedule = game
        .value
        .schedule
        .check(game.root().field("schedule"), expeditions, report);
    let chars = common.as_ref().map(|common| &common.chars);
    let (frame, cards) = read_cards(&cards?, &colors.colors, chars, report)?;
    let common = common.filter(|_| !report.has_errors())?;
    let FlipFiles {
        patterns,
        expeditions,
        symbols,
        sheet,
        scores,
        pools,
        row_claims,
        ..
    } = common;
    let (colors_of, cards): (Vec<_>, Vec<_>) = cards.into_iter().unzip();
    let facts = facts_of(&cards, colors_of, colors);
    let parts = PackParts {
        frame,
        cards,
        patterns,
        expeditions,
        symbols,
        sheet,
        scores,
        pools,
        row_claims,
        schedule,
    };
    let pack = Pack::new(parts)
        .map_err(|error| game.root().error(report, error.to_string()))
        .ok()?;
    Some((facts, pack))
}

/// The files of the pack that this game is shipped with, embedded in the program.
pub fn shipped() -> Files {
    let files = [
        (
            "cards.json",
            include_str!("../../../content/silver-and-gold/cards.json"),
        ),
        (
            "game.json",
            include_str!("../../../content/silver-and-gold/game.json"),
        ),
        (
            "patterns.json",
            include_str!("../../../content/silver-and-gold/patterns.json"),
        ),
        (
            "sheet.json",
            include_str!("../../../content/silver-and-gold/sheet.json"),
        ),
        (
            "symbols.json",
            include_str!("../../../content/silver-and-gold/symbols.json"),
        ),
        (
            "words/en.ftl",
            include_str!("../../../content/silver-and-gold/words/en.ftl"),
        ),
    ];
    let source = |(name, text): (&str, &str)| Source {
        path: format!("silver-and-gold/{name}"),
        name: name.to_owned(),
        text: text.to_owned(),
    };
    Files::new(files.into_iter().map(source).collect())
}

/// The colour and the seal of one card.
type Colors = (Color, Option<Color>);
/// The frame of all cards, and each card with its colours.
type ReadCards = (Frame, Vec<(Colors, Card<Island>)>);

/// Facts are kept in the order of the cards' names, as ids are.
fn facts_of(cards: &[Card<Island>], colors_of: Vec<Colors>, facts: Facts) -> Facts {
    let mut by_name: Vec<(&str, Colors)> = cards
        .iter()
        .map(|card| card.name.as_str())
        .zip(colors_of)
        .collect();
    by_name.sort_by_key(|(name, _)| *name);
    Facts {
        color_of: by_name.iter().map(|(_, colors)| colors.0).collect(),
        seal_of: by_name.iter().map(|(_, colors)| colors.1).collect(),
        ..facts
    }
}

fn check_colors(doc: &Doc<'_, GameFile>, report: &mut Report) -> Facts {
    let (file, place) = (&doc.value, doc.root());
    if file.game != "silver-and-gold" {
        place.field("game").error(
            report,
            format!(
                "this pack is for {:?}; expected \"silver-and-gold\"",
                file.game
            ),
        );
    }
    let names: Vec<&str> = file
        .colors
        .iter()
        .map(|color| color.name.as_str())
        .collect();
    for (index, name) in names.iter().enumerate() {
        let place = place.field("colors").item(index).field("name");
        check_name(place, name, report);
        if names[..index].contains(name) {
            place.error(
                report,
                format!("the colour {name:?} is there already; expected each colour once"),
            );
        }
    }
    if names.is_empty() || names.len() > COLORS_MAX {
        place.field("colors").error(
            report,
            format!("{} colours; expected 1 to {COLORS_MAX}", names.len()),
        );
    }
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
    let worth = |entry: &ColorEntry| ColorFacts {
        name: entry.name.clone(),
        points: entry.points.into(),
        seal: entry.seal.into(),
    };
    Facts {
        title: file.title.clone(),
        colors: file.colors.iter().map(worth).collect(),
        tie_break,
        color_of: Vec::new(),
        seal_of: Vec::new(),
    }
}

fn find_color(place: Place<'_>, name: &str, known: &[&str], report: &mut Report) -> Option<Color> {
    let found = known.iter().position(|other| *other == name);
    if found.is_none() {
        let hint = did_you_mean(name, known.iter().copied());
        place.error(
            report,
            format!(
                "no colour is named {name:?}; expected one of {}{hint}",
                known.join(", ")
            ),
        );
    }
    found.map(|index| Color(index as u8))
}

/// The frame of all cards, and each card with its colours; `None` if there is no frame to speak of.
fn read_cards(
    doc: &Doc<'_, CardsFile>,
    colors: &[ColorFacts],
    chars: Option<&CharMap>,
    report: &mut Report,
) -> Option<ReadCards> {
    let (entries, place) = (&doc.value.cards, doc.root().field("cards"));
    if entries.len() > CARDS_MAX {
        place.error(
            report,
            format!("{} cards; expected at most {CARDS_MAX}", entries.len()),
        );
    }
    let names: Vec<&str> = colors.iter().map(|color| color.name.as_str()).collect();
    let frame = frame_of(place, entries, report)?;
    let mut cards = Vec::new();
    for (index, entry) in entries.iter().enumerate() {
        let place = place.item(index);
        check_name(place.field("name"), &entry.name, report);
        if entries[..index]
            .iter()
            .any(|earlier| earlier.name.eq_ignore_ascii_case(&entry.name))
        {
            place.field("name").error(
                report,
                format!(
                    "the card {:?} is there already; expected each name once",
                    entry.name
                ),
            );
        }
        let color = find_color(place.field("color"), &entry.color, &names, report);
        let seal = entry
            .seal
            .as_ref()
            .map(|seal| find_color(place.field("seal"), seal, &names, report));
        // Without the symbols, only the shapes could be looked at, and wrongly.
        let Some(chars) = chars else { continue };
        let (cells, symbols) = read_grid(place.field("grid"), &entry.grid, chars, frame, report);
        match Island::new(frame, cells) {
            Ok(grid) => {
                let colors = (color.unwrap_or(Color(0)), seal.flatten());
                cards.push((
                    colors,
                    Card {
                        name: entry.name.clone(),
                        grid,
                        symbols,
                    },
                ));
            }
            Err(error) => place.field("grid").error(report, error.to_string()),
        }
    }
    Some((frame, cards))
}

/// The smallest frame that holds every grid; a grid that no frame holds is reported.
fn frame_of(place: Place<'_>, entries: &[CardEntry], report: &mut Report) -> Option<Frame> {
    let width = |entry: &CardEntry| {
        entry
            .grid
            .iter()
            .map(|row| row.chars().count())
            .max()
            .unwrap_or(0)
    };
    let mut fits = true;
    for (index, entry) in entries.iter().enumerate() {
        if let Err(error) = Frame::new(entry.grid.len(), width(entry)) {
            place
                .item(index)
                .field("grid")
                .error(report, error.to_string());
            fits = false;
        }
    }
    let rows = entries
        .iter()
        .map(|entry| entry.grid.len())
        .max()
        .unwrap_or(0);
    let cols = entries.iter().map(width).max().unwrap_or(0);
    match Frame::new(rows, cols) {
        Ok(frame) => Some(frame),
        Err(error) if fits => {
            place.error(report, format!("the grids together need {error}"));
            None
        }
        Err(_) => None,
    }
}
