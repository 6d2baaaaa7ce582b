//! A deck, and its JSON.

use crate::card::{Card, Mark};
use crate::facts::CardFacts;
use crate::likeness::{self, Print};
use crate::materials::Materials;
use crate::targets::GroupEntry;
use rnw_packs::{Files, Report, open};
use roll_and_write::Frame;
use serde::Deserialize;
use serde_json::json;

/// The cards of a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    cards: Vec<DeckCard>,
}

/// A card with its name.
#[derive(Clone, PartialEq, Eq, Debug)]
struct DeckCard {
    name: String,
    number: Option<usize>,
    color: String,
    seal: Option<String>,
    card: Card,
}

/// A card without a name: its place in its group, the group, its seal, and its grid.
type Unnamed<'a> = (usize, &'a GroupEntry, Option<String>, Card);

/// A file of cards, as far as all games have the same fields.
#[derive(Deserialize)]
struct CardsFile {
    cards: Vec<CardEntry>,
}

#[derive(Deserialize)]
struct CardEntry {
    name: String,
    color: String,
    #[serde(default)]
    seal: Option<String>,
    #[serde(default)]
    number: Option<usize>,
    grid: Vec<String>,
}

impl Deck {
    /// Reads the cards of a pack that has been checked. Problems go into the report.
    pub fn read(pack: &Files, materials: &Materials, report: &mut Report) -> Option<Self> {
        let doc = open::<CardsFile>(pack, "cards.json", report)?;
        let mut cards = Vec::new();
        for (index, entry) in doc.value.cards.iter().enumerate() {
            let Some(card) = parse(&entry.grid, materials) else {
                let place = doc.root().field("cards").item(index).field("grid");
                let message =
                    "this grid has a character that neither the targets nor the symbols name";
                place.error(report, message);
                continue;
            };
            cards.push(DeckCard {
                name: entry.name.clone(),
                number: entry.number,
                color: entry.color.clone(),
                seal: entry.seal.clone(),
                card,
            });
        }
        (!report.has_errors()).then_some(Self { cards })
    }

    /// A deck of these grids, group by group. Names, numbers and seals follow from the targets.
    pub(crate) fn of(materials: &Materials, grids: Vec<Vec<Card>>) -> Self {
        let mut cards = Vec::new();
        for (group, grids) in materials.groups.iter().zip(grids) {
            let seals = group.entry.seals.iter();
            let mut seals =
                seals.flat_map(|(seal, count)| std::iter::repeat_n(seal, *count as usize));
            for (index, card) in grids.into_iter().enumerate() {
                cards.push((index, &group.entry, seals.next().cloned(), card));
            }
        }
        if materials.numbered {
            // The groups take turns.
            cards.sort_by_key(|(index, ..)| *index);
        }
        let named = |(place, (index, group, seal, card)): (usize, Unnamed<'_>)| {
            let number = if materials.numbered { place } else { index } + 1;
            DeckCard {
                name: format!("{}{number:02}", group.prefix),
                number: materials.numbered.then_some(number),
                color: group.color.clone(),
                seal,
                card,
            }
        };
        Self {
            cards: cards.into_iter().enumerate().map(named).collect(),
        }
    }

    /// The number of cards.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// What is true of the cards of a group.
    pub(crate) fn facts_of(&self, materials: &Materials, group: usize) -> Vec<CardFacts> {
        let group = &materials.groups[group];
        let own = self
            .cards
            .iter()
            .filter(|card| card.color == group.entry.color);
        own.map(|card| CardFacts::of(&card.card, group, materials.distinct, None))
            .collect()
    }

    /// The number of cards of a colour with this seal.
    pub(crate) fn sealed(&self, color: &str, seal: &str) -> u32 {
        let own = self.cards.iter().filter(|card| card.color == color);
        own.filter(|card| card.seal.as_deref() == Some(seal))
            .count() as u32
    }

    /// The deck with only the cards whose colour has targets.
    #[must_use]
    pub fn of_targets(mut self, materials: &Materials) -> Self {
        self.cards.retain(|card| materials.has_color(&card.color));
        self
    }

    /// What may not be the same as on the cards whose colour has no targets.
    pub(crate) fn other_prints(&self, materials: &Materials) -> Vec<Print> {
        let cards = self.cards.iter();
        let cards = cards.filter(|card| !materials.has_color(&card.color));
        cards
            .map(|card| likeness::of(&card.card, materials.distinct))
            .collect()
    }

    /// The number of cards whose colour has no targets.
    pub(crate) fn of_no_group(&self, materials: &Materials) -> u32 {
        let strange = |card: &&DeckCard| !materials.has_color(&card.color);
        self.cards.iter().filter(strange).count() as u32
    }

    /// The deck as a file `cards.json`. With `removes`, the file removes all cards of the pack that its pack extends.
    pub fn to_json(&self, materials: &Materials, removes: bool) -> String {
        let removal = removes.then(|| "    { \"remove\": \"all\" }".to_owned());
        let cards = self.cards.iter().map(|card| card.to_json(materials));
        let entries: Vec<String> = removal.into_iter().chain(cards).collect();
        format!("{{\n  \"cards\": [\n{}\n  ]\n}}\n", entries.join(",\n"))
    }
}

impl DeckCard {
    fn to_json(&self, materials: &Materials) -> String {
        let mut facts = Vec::new();
        facts.extend(self.number.map(|number| format!("\"number\": {number}")));
        facts.push(format!("\"name\": {}", json!(self.name)));
        facts.push(format!("\"color\": {}", json!(self.color)));
        let seal = self.seal.as_ref();
        facts.extend(seal.map(|seal| format!("\"seal\": {}", json!(seal))));
        let rows = rows(&self.card, materials).into_iter();
        let rows: Vec<String> = rows.map(|row| format!("        {}", json!(row))).collect();
        let (facts, rows) = (facts.join(", "), rows.join(",\n"));
        format!("    {{\n      {facts},\n      \"grid\": [\n{rows}\n      ]\n    }}")
    }
}

/// The rows of a grid as text.
fn rows(card: &Card, materials: &Materials) -> Vec<String> {
    let char = |mark: &Mark| match mark {
        Mark::Gap => materials.none,
        Mark::Plain => '.',
        Mark::Landmark(number) => materials.landmarks[usize::from(*number)].char,
        Mark::Symbol(symbol) => materials.symbols[usize::from(*symbol)].1,
    };
    let rows = card.marks.chunks(card.frame.cols());
    rows.map(|row| row.iter().map(char).collect()).collect()
}

/// The card with these rows; `None` if a character is unknown.
fn parse(rows: &[String], materials: &Materials) -> Option<Card> {
    let width = rows.iter().map(|row| row.chars().count()).max()?;
    let frame = Frame::new(rows.len(), width).ok()?;
    let mark = |char: char| match char {
        '.' => Some(Mark::Plain),
        none if none == materials.none => Some(Mark::Gap),
        other => {
            let mut landmarks = materials.landmarks.iter();
            let landmark = landmarks.position(|landmark| landmark.char == other);
            let mut symbols = materials.symbols.iter();
            let mut symbol = || symbols.position(|symbol| symbol.1 == other);
            let landmark = landmark.map(|number| Mark::Landmark(number as u8));
            landmark.or_else(|| symbol().map(|number| Mark::Symbol(number as u8)))
        }
    };
    let mut marks = Vec::new();
    for row in rows {
        let own: Option<Vec<Mark>> = row.chars().map(mark).collect();
        marks.extend(own?);
        marks.resize(marks.len().next_multiple_of(width), Mark::Gap);
    }
    Some(Card { frame, marks })
}
