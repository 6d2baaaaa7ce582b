//! Checks whether content is sound. Generated values, and every step of their shrinking, must pass
//! the engine's own checks. [`super::packs`] ensures what the individual games check in addition.

use super::grids::Look;
use rnw_flip::Pack;
use rnw_flip::content::{
    CardText, FlipFiles, FlipReading, GameTexts, GridChars, GridText, ScheduleEntry, read_cards,
};
use rnw_packs::{Files, Report, Source, open};
use roll_and_write::geometry::{Chamber, Grid, GridError, Island};
use roll_and_write::symbol::Plugins;
use serde_json::{Value, json};

/// The characters of island grids that are not symbols.
const ISLANDS: GridChars = GridChars {
    none: ('~', "no cell"),
    landmarks: &[],
};
/// The characters of chamber grids that are not symbols.
const CHAMBERS: GridChars = GridChars {
    none: ('#', "a wall"),
    landmarks: &[('E', "the entry"), ('T', "the tomb")],
};

/// The smallest possible files. A generated file is checked together with the others of them.
pub(super) fn least_files() -> [(&'static str, Value); 4] {
    let game = json!({ "schedule": { "rounds": 1, "turns": 1, "offer": 0 }, "colors": [] });
    let patterns = json!({
        "patterns": [{ "name": "A", "shape": ["XX"] }],
        "expeditions": [{ "name": "A1", "pattern": "A" }],
    });
    [
        ("game.json", game),
        ("patterns.json", patterns),
        ("sheet.json", json!({ "tracks": [] })),
        ("symbols.json", json!({ "symbols": [] })),
    ]
}

/// Files with these names and values.
pub(super) fn files(values: &[(&str, Value)]) -> Files {
    let source = |(name, value): &(&str, Value)| Source {
        path: (*name).to_owned(),
        name: (*name).to_owned(),
        text: value.to_string(),
    };
    Files::new(values.iter().map(source).collect())
}

/// Whether this file is sound together with the smallest others.
pub(super) fn alone(name: &str, value: &Value) -> bool {
    let mut values = least_files();
    if let Some(place) = values.iter_mut().find(|place| place.0 == name) {
        place.1 = value.clone();
    }
    common(&files(&values)).is_some()
}

/// The grid type of this game, or `None` for a game without cards.
pub(super) fn look(game: &str) -> Option<Look> {
    match game {
        "silver-and-gold" => Some(Look::Island),
        "pyramids" => Some(Look::Chamber),
        _ => None,
    }
}

/// What the other files need from `game.json`.
struct Frames {
    game: String,
    colors: Vec<String>,
    schedule: Option<ScheduleEntry>,
}

impl Frames {
    fn of(files: &Files) -> Option<Self> {
        let game = open::<Value>(files, "game.json", &mut Report::default())?.value;
        let colors = game["colors"].as_array()?.iter();
        let names = colors.filter_map(|color| color["name"].as_str());
        Some(Self {
            game: game["game"].as_str().unwrap_or_default().to_owned(),
            colors: names.map(str::to_owned).collect(),
            schedule: serde_json::from_value(game["schedule"].clone()).ok(),
        })
    }
}

/// The files that both card games have, if they are sound.
pub(super) fn common(files: &Files) -> Option<FlipFiles> {
    let frames = Frames::of(files)?;
    let texts = GameTexts {
        colors: frames.colors.iter().map(String::as_str).collect(),
        schedule: frames.schedule,
        ..GameTexts::default()
    };
    let reading = FlipReading {
        chars: chars(&frames.game),
        texts: &texts,
        plugins: &Plugins::default(),
    };
    FlipFiles::read(files, reading, &mut Report::default())
}

fn chars(game: &str) -> &'static GridChars {
    match look(game) {
        Some(Look::Chamber) => &CHAMBERS,
        Some(Look::Island) | None => &ISLANDS,
    }
}

/// Whether the engine accepts the whole pack.
pub(super) fn pack(files: &Files) -> bool {
    let is_chamber =
        Frames::of(files).is_some_and(|frames| look(&frames.game) == Some(Look::Chamber));
    if is_chamber {
        return pack_of(files, |text| {
            let [entry, tomb] = text.landmarks[..] else {
                return Err(GridError::NoWay);
            };
            Chamber::new(text.frame, text.cells, entry, tomb)
        });
    }
    pack_of(files, |text| Island::new(text.frame, text.cells))
}

/// The same for cards with this kind of grid.
fn pack_of<G: Grid>(files: &Files, grid: impl Fn(&GridText) -> Result<G, GridError>) -> bool {
    let (Some(common), Some(frames)) = (common(files), Frames::of(files)) else {
        return false;
    };
    let mut report = Report::default();
    let cards = open::<Value>(files, "cards.json", &mut report);
    let (Some(cards), Some(schedule)) = (cards, frames.schedule) else {
        return false;
    };
    let entries = cards.value["cards"].as_array().into_iter().flatten();
    let entries: Vec<Entry> = entries.map(Entry::of).collect();
    let colors: Vec<&str> = frames.colors.iter().map(String::as_str).collect();
    let place = cards.root().field("cards");
    let schedule = schedule.check(place, common.expeditions.len(), &mut report);
    let (chars, mapped) = (chars(&frames.game), Some(&common.chars));
    let read = read_cards(place, &entries, chars, &colors, mapped, &mut report, grid);
    let fits = read
        .is_some_and(|(frame, cards)| Pack::new(common.into_parts(frame, cards, schedule)).is_ok());
    fits && !report.has_errors()
}

/// A card.
struct Entry {
    name: String,
    color: String,
    grid: Vec<String>,
}

impl Entry {
    fn of(card: &Value) -> Self {
        let text = |field: &str| card[field].as_str().unwrap_or_default().to_owned();
        Self {
            name: text("name"),
            color: text("color"),
            grid: rows(card),
        }
    }
}

impl CardText for Entry {
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

/// The rows of a card's grid.
pub(super) fn rows(card: &Value) -> Vec<String> {
    let rows = card["grid"].as_array().map_or(&[][..], Vec::as_slice);
    let rows = rows.iter().filter_map(Value::as_str);
    rows.map(str::to_owned).collect()
}
