//! Card sheets and the saved object for Tabletop Simulator.

use crate::drawing::Drawing;
use crate::pages::is_board;
use crate::renderer::SvgRenderer;
use roll_and_write::PrintedMatter;
use serde_json::{Value, json};

/// The most cards in a row and rows on a sheet. The last slot is the hidden card.
const COLS_MAX: usize = 10;
const ROWS_MAX: usize = 7;
/// The longest side of a picture in pixels.
const PIXELS_MAX: f64 = 4096.0;
/// The finest resolution in pixels a millimetre: a card is then 504 pixels wide.
const FINEST: f64 = 8.0;

/// Cards of one kind in a grid. The last slot of the grid is the card that a player sees of a hidden card.
#[derive(Clone, PartialEq, Debug)]
pub struct CardSheet {
    /// The sheet.
    pub drawing: Drawing,
    /// The number of columns.
    pub cols: usize,
    /// The number of rows.
    pub rows: usize,
    /// The names of the cards in the order of the slots.
    pub names: Vec<String>,
}

impl CardSheet {
    /// The pixels of a millimetre, so that the picture is at most 4096 pixels wide and high.
    pub fn pixels_per_mm(&self) -> f64 {
        let longest = self.drawing.width().max(self.drawing.height());
        (PIXELS_MAX / longest).min(FINEST)
    }

    fn of(cards: &[(String, Drawing)], back: &Drawing) -> Self {
        let slots = cards.len() + 1;
        let cols = (2..=COLS_MAX)
            .find(|cols| cols * cols.min(&ROWS_MAX) >= slots)
            .unwrap_or(COLS_MAX);
        let rows = slots.div_ceil(cols).max(2);
        let (width, height) = (back.width(), back.height());
        let mut drawing = Drawing::new(cols as f64 * width, rows as f64 * height);
        let place = |index: usize| {
            let (row, col) = (index / cols, index % cols);
            (col as f64 * width, row as f64 * height)
        };
        for (index, (_, card)) in cards.iter().enumerate() {
            drawing.place(place(index), card);
        }
        drawing.place(place(cols * rows - 1), back);
        let names = cards.iter().map(|(name, _)| name.clone()).collect();
        Self {
            drawing,
            cols,
            rows,
            names,
        }
    }
}

/// A deck of the saved object: its sheets with the address of the picture of each.
#[derive(Clone, PartialEq, Debug)]
pub struct SavedDeck {
    /// The name of the deck.
    pub name: String,
    /// The sheets, each with its address.
    pub sheets: Vec<(CardSheet, String)>,
    /// The address of the picture of the back.
    pub back: String,
}

/// The cards of a pack as decks, one for each kind: the name of the kind, and its sheets. Boards are not cards.
///
/// ```
/// use rnw_drawing::{SvgRenderer, sheets};
/// use rnw_i18n::{Translations, Translator};
/// use roll_and_write::picture::PatternPicture;
/// use roll_and_write::PrintedMatter;
///
/// let translator = Translator::new(Translations::english(), Vec::new());
/// let pattern = PatternPicture::new("E1", &["XX"]);
/// let printed = PrintedMatter { patterns: vec![pattern; 80], ..PrintedMatter::default() };
/// let decks = sheets(&SvgRenderer::new(&translator), &printed, "My pack");
/// let slots: Vec<usize> = decks[0].1.iter().map(|sheet| sheet.names.len()).collect();
/// assert_eq!(slots, [69, 11], "the last slot of a sheet is the hidden card");
/// ```
pub fn sheets(
    renderer: &SvgRenderer<'_>,
    printed: &PrintedMatter,
    title: &str,
) -> Vec<(&'static str, Vec<CardSheet>)> {
    let back = renderer.card_back(title);
    let cards = printed.cards.iter().filter(|card| !is_board(card));
    let cards: Vec<(String, Drawing)> = cards
        .map(|card| (card.name.clone(), renderer.card(card)))
        .collect();
    let patterns = printed.patterns.iter();
    let patterns: Vec<(String, Drawing)> = patterns
        .map(|pattern| (pattern.name.clone(), renderer.pattern_card(pattern)))
        .collect();
    let of = |cards: &[(String, Drawing)]| -> Vec<CardSheet> {
        let chunks = cards.chunks(COLS_MAX * ROWS_MAX - 1);
        let mut sheets: Vec<CardSheet> = chunks.map(|chunk| CardSheet::of(chunk, &back)).collect();
        for sheet in &mut sheets {
            sheet.drawing = renderer.finished(sheet.drawing.clone());
        }
        sheets
    };
    let decks = [("cards", of(&cards)), ("patterns", of(&patterns))];
    let some = decks.into_iter().filter(|(_, sheets)| !sheets.is_empty());
    some.collect()
}

/// The saved object that Tabletop Simulator loads: the decks side by side, face down.
///
/// ```
/// let object = rnw_drawing::saved_object("My pack", &[]);
/// assert_eq!(object["SaveName"], "My pack");
/// assert!(object["ObjectStates"].as_array().is_some_and(Vec::is_empty));
/// ```
pub fn saved_object(title: &str, decks: &[SavedDeck]) -> Value {
    let mut first = 1;
    let mut objects = Vec::new();
    for (index, deck) in decks.iter().enumerate() {
        objects.push(object(deck, index, first));
        first += deck.sheets.len();
    }
    json!({
        "SaveName": title,
        "GameMode": title,
        "Date": "",
        "Gravity": 0.5,
        "PlayArea": 0.5,
        "Table": "",
        "Sky": "",
        "Note": "",
        "Rules": "",
        "LuaScript": "",
        "LuaScriptState": "",
        "XmlUI": "",
        "ObjectStates": objects,
    })
}

/// A deck; a single card if it has only one. `first` is the number of its first sheet.
fn object(deck: &SavedDeck, index: usize, first: usize) -> Value {
    let cards = || {
        let numbered = deck.sheets.iter().zip(first..);
        numbered.flat_map(|((sheet, address), number)| {
            let names = sheet.names.iter().enumerate();
            let custom = custom_deck(sheet, address, &deck.back, number);
            names.map(move |(slot, name)| (100 * number + slot, name.clone(), custom.clone()))
        })
    };
    let contained: Vec<Value> = cards()
        .map(|(id, name, deck)| card(id, &name, deck, index))
        .collect();
    if let [only] = contained.as_slice() {
        return only.clone();
    }
    let mut object = base("DeckCustom", &deck.name, index, 1 << 16 | index);
    let mut all = serde_json::Map::new();
    for (number, (sheet, address)) in (first..).zip(&deck.sheets) {
        let custom = custom_deck(sheet, address, &deck.back, number);
        let entries = custom.as_object().cloned();
        all.extend(entries.into_iter().flatten());
    }
    object["DeckIDs"] = cards().map(|(id, ..)| id).collect();
    object["CustomDeck"] = Value::Object(all);
    object["ContainedObjects"] = Value::Array(contained);
    object
}

/// A card of a deck.
fn card(id: usize, name: &str, custom: Value, index: usize) -> Value {
    let mut card = base("CardCustom", name, index, id << 4);
    card["CardID"] = id.into();
    card["CustomDeck"] = custom;
    card
}

/// The entry of a sheet.
fn custom_deck(sheet: &CardSheet, address: &str, back: &str, number: usize) -> Value {
    json!({ number.to_string(): {
        "FaceURL": address,
        "BackURL": back,
        "NumWidth": sheet.cols,
        "NumHeight": sheet.rows,
        "BackIsHidden": true,
        "UniqueBack": false,
        "Type": 0,
    } })
}

/// What every object has. Decks lie side by side.
fn base(kind: &str, name: &str, index: usize, guid: usize) -> Value {
    json!({
        "GUID": format!("{:06x}", guid & 0xff_ffff),
        "Name": kind,
        "Transform": {
            "posX": 3.0 * index as f64, "posY": 1.0, "posZ": 0.0,
            "rotX": 0.0, "rotY": 180.0, "rotZ": 180.0,
            "scaleX": 1.0, "scaleY": 1.0, "scaleZ": 1.0,
        },
        "Nickname": name,
        "Description": "",
        "GMNotes": "",
        "ColorDiffuse": { "r": 0.713, "g": 0.713, "b": 0.713 },
        "Locked": false,
        "Grid": true,
        "Snap": true,
        "IgnoreFoW": false,
        "Autoraise": true,
        "Sticky": true,
        "Tooltip": true,
        "GridProjection": false,
        "HideWhenFaceDown": true,
        "Hands": kind == "CardCustom",
        "SidewaysCard": false,
        "LuaScript": "",
        "LuaScriptState": "",
        "XmlUI": "",
    })
}
