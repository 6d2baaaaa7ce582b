//! Whole content packs.

use super::check;
use super::draw::{Dice, Drawing};
use super::grids::{self, Look};
use super::json;
use super::programs::{Vocabulary, draw_symbol};
use super::sheets::{ROW_POOL, draw_patterns, draw_sheet};
use proptest::strategy::Strategy;
use roll_and_write::Frame;
use roll_and_write::content::{Files, Report, Source, open};
use serde_json::{Value, json};
use std::fmt;
use std::sync::Arc;

/// The names of the drawn symbols are these letters after a `k`.
const LETTERS: [char; 5] = ['a', 'b', 'c', 'd', 'e'];
/// Cards of a small pack: four for each of four seats, and some more.
const CARDS: (usize, usize) = (16, 24);
/// Turns in a round of a small pack.
const TURNS: (i32, i32) = (2, 4);

/// Packs that extend this one, of either card game: the base with 1 to 5 more symbols printed on plain
/// cells of its cards, and with tracks and pools of their own, as far as its sheet has room.
///
/// They shrink to fewer symbols with fewer steps, fewer cells that bear them, and fewer tracks: down to
/// the base itself. A base whose symbols need plugins is not drawn for.
///
/// # Panics
/// If the base is a pack of another game, or cannot be read.
///
/// ```
/// use proptest::prelude::*;
/// use testkit::strategies::pack;
/// let packs = pack(&silver_and_gold::shipped());
/// proptest!(ProptestConfig::with_cases(9), |(drawn in packs)| {
///     prop_assert!(silver_and_gold::load(&drawn.files(), [], 2).is_ok());
/// });
/// ```
pub fn pack(base: &Files) -> impl Strategy<Value = Drawn> + Clone + use<> {
    let base = Arc::new(Base::of(base));
    Drawing::in_parts(move |dice| draw_over(dice, &base), Drawn::less)
        .sound(Drawn::is_sound)
        .whole(|drawn| check::pack(&drawn.files()))
}

/// Small packs of a card game that are drawn as a whole: 16 to 24 cards, enough for four seats, with
/// grids of at most 3 rows and 4 columns; 1 or 2 rounds of 2 to 4 turns; patterns, expeditions and a
/// sheet of their own; up to 5 symbols.
///
/// They shrink to 16 cards of a single cell (in Pyramids an entry beside a tomb), one pattern and one
/// round of two turns, without symbols and tracks but those that the game cannot do without.
///
/// # Panics
/// If no card game has this name; there are `silver-and-gold` and `pyramids`.
///
/// ```
/// use proptest::prelude::*;
/// use testkit::strategies::small_pack;
/// proptest!(ProptestConfig::with_cases(9), |(drawn in small_pack("pyramids"))| {
///     prop_assert!(pyramids::load(&drawn.files(), [], 4).is_ok());
/// });
/// ```
pub fn small_pack(game: &str) -> impl Strategy<Value = Drawn> + Clone + use<> {
    let look = look(game);
    Drawing::in_parts(move |dice| draw_small(dice, look), Drawn::less)
        .sound(Drawn::is_sound)
        .whole(|drawn| check::pack(&drawn.files()))
}

fn look(game: &str) -> Look {
    check::look(game).unwrap_or_else(|| panic!("{game:?} is no card game"))
}

/// A pack that was drawn.
///
/// It is shown as the files that were drawn, an entry a line; a pack over a base shows what it adds.
#[derive(Clone)]
pub struct Drawn {
    look: Look,
    base: Option<Arc<Base>>,
    /// Not in a pack over a base, as `patterns`.
    game: Option<Arc<Value>>,
    patterns: Option<Arc<Value>>,
    sheet: Arc<Value>,
    symbols: Vec<Arc<Value>>,
    /// All cards, or those that are printed otherwise than in the base.
    cards: Vec<Arc<Value>>,
}

impl Drawn {
    /// The files of the pack; those of a pack over a base extend it.
    pub fn files(&self) -> Files {
        let mut values = self.values();
        values.push(("cards.json", json!({ "cards": list(&self.cards) })));
        self.over_base(&values)
    }

    /// What was drawn, as text: the entries of each file, one a line.
    pub fn text(&self) -> String {
        self.to_string()
    }

    /// All files but the cards.
    fn values(&self) -> Vec<(&'static str, Value)> {
        let game = self
            .game
            .iter()
            .map(|game| ("game.json", Value::clone(game)));
        let patterns = self.patterns.iter();
        let patterns = patterns.map(|file| ("patterns.json", Value::clone(file)));
        let rest = [
            ("sheet.json", Value::clone(&self.sheet)),
            ("symbols.json", json!({ "symbols": list(&self.symbols) })),
        ];
        game.chain(patterns).chain(rest).collect()
    }

    fn over_base(&self, values: &[(&str, Value)]) -> Files {
        let source = |(name, value): &(&str, Value)| Source {
            path: format!("drawn/{name}"),
            name: (*name).to_owned(),
            text: listed(value),
        };
        let files = Files::new(values.iter().map(source).collect());
        match &self.base {
            Some(base) => files.extending(base.files.clone()),
            None => files,
        }
    }

    /// Whether content takes it; cards are drawn and shrunk so that they fit.
    fn is_sound(&self) -> bool {
        let agree = self
            .game
            .as_ref()
            .is_none_or(|game| agree(self.look, game, &self.sheet));
        let known = |card: &Arc<Value>| {
            let mut chars = check::rows(card).join("").chars().collect::<Vec<char>>();
            chars.retain(|found| LETTERS.contains(found));
            chars.iter().all(|found| {
                self.symbols
                    .iter()
                    .any(|symbol| symbol["char"] == found.to_string())
            })
        };
        let all_known = self.base.is_some() || self.cards.iter().all(known);
        agree
            && all_known
            && self.schedule_fits()
            && check::common(&self.over_base(&self.values())).is_some()
    }

    fn schedule_fits(&self) -> bool {
        let (Some(game), Some(patterns)) = (&self.game, &self.patterns) else {
            return true;
        };
        let schedule = &game["schedule"];
        let expeditions = patterns["expeditions"].as_array().map_or(0, Vec::len);
        let turns = schedule["turns"].as_u64().unwrap_or(0);
        schedule["rounds"] != 0 && turns >= TURNS.0 as u64 && turns <= expeditions as u64
    }
}

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut values = self.values();
        values.push(("cards.json", json!({ "cards": list(&self.cards) })));
        for (name, value) in values {
            let empty = |value: &Value| value.as_array().is_some_and(Vec::is_empty);
            let nothing = value
                .as_object()
                .is_none_or(|fields| fields.values().all(empty));
            if !nothing {
                writeln!(f, "{name}: {}", listed(&value))?;
            }
        }
        Ok(())
    }
}

/// As it is displayed.
impl fmt::Debug for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

fn list(entries: &[Arc<Value>]) -> Value {
    entries.iter().map(|entry| Value::clone(entry)).collect()
}

/// A file as text: its fields, each entry of a list on a line of its own.
fn listed(file: &Value) -> String {
    let field = |(name, value): (&String, &Value)| match value.as_array() {
        Some(list) if list.iter().any(Value::is_object) => {
            let entries: Vec<String> = list.iter().map(|entry| format!("\n  {entry}")).collect();
            format!("{name:?}: [{}\n]", entries.join(","))
        }
        _ => format!("{name:?}: {value}"),
    };
    let fields = file.as_object().into_iter().flatten().map(field);
    format!("{{{}}}", fields.collect::<Vec<String>>().join(",\n"))
}

// ---- over a base ----

/// A pack over which others are drawn.
struct Base {
    files: Files,
    look: Look,
    /// The whole files, laid over what the pack itself extends.
    sheet: Value,
    cards: Vec<Value>,
    words: Vocabulary,
    /// The characters of its symbols.
    chars: String,
}

impl Base {
    fn of(files: &Files) -> Self {
        let file = |name| {
            let mut report = Report::default();
            let doc = open::<Value>(files, name, &mut report);
            doc.unwrap_or_else(|| panic!("the base cannot be read: {report}"))
                .value
        };
        let symbols = file("symbols.json")["symbols"].take();
        let symbols = symbols.as_array().map_or(&[][..], Vec::as_slice);
        let words = Vocabulary::of(files);
        Self {
            files: files.clone(),
            look: look(file("game.json")["game"].as_str().unwrap_or_default()),
            sheet: file("sheet.json"),
            cards: file("cards.json")["cards"]
                .as_array()
                .cloned()
                .unwrap_or_default(),
            words: words.unwrap_or_else(|report| panic!("the base cannot be read: {report}")),
            chars: symbols
                .iter()
                .filter_map(|symbol| symbol["char"].as_str())
                .collect(),
        }
    }

    /// The entries that the base has no others of the name for.
    fn own(&self, list: &str, entries: Value) -> Vec<Value> {
        let theirs = self.sheet[list].as_array().map_or(&[][..], Vec::as_slice);
        let taken = |entry: &Value| theirs.iter().any(|other| other["name"] == entry["name"]);
        let entries = entries.as_array().cloned().unwrap_or_default();
        entries.into_iter().filter(|entry| !taken(entry)).collect()
    }

    /// What is added to the sheet.
    fn more(&self) -> Value {
        let tracks = self.own(
            "tracks",
            json!([
                { "name": "beads", "kind": "count", "boxes": 9, "row": 3, "score": { "each": 1 } },
                { "name": "pearls", "kind": "count", "boxes": 6, "row": 2, "score": { "each": 1 } },
                { "name": "notes", "kind": "written", "boxes": 3, "score": "sum" },
                { "name": "tides", "kind": "rounds", "boxes": 4, "score": { "each": 2 } },
            ]),
        );
        let pools = self.own(
            "pools",
            json!([
                { "name": ROW_POOL, "values": [5, 4, 3] },
                { "name": "alms", "values": [9, 0, 7, 1, 3, 3, 2] },
            ]),
        );
        let mut sheet = json!({ "tracks": tracks, "pools": pools });
        if tracks.len() == 4 && pools.len() == 2 {
            let mut rows = self.sheet["rows"].as_array().cloned().unwrap_or_default();
            rows.push(json!({ "track": "pearls", "pool": ROW_POOL, "into": "notes" }));
            sheet["rows"] = rows.into();
        }
        sheet
    }
}

fn draw_over(dice: &mut Dice<'_>, base: &Arc<Base>) -> Drawn {
    let mut drawn = Drawn {
        look: base.look,
        base: Some(Arc::clone(base)),
        game: None,
        patterns: None,
        sheet: Arc::new(base.more()),
        symbols: Vec::new(),
        cards: Vec::new(),
    };
    let free: Vec<char> = LETTERS
        .into_iter()
        .filter(|char| !base.chars.contains(*char))
        .collect();
    let letters = &free[..(1 + dice.below(5)).min(free.len())];
    let words = Vocabulary::of(&drawn.files()).unwrap_or_else(|_| base.words.clone());
    let own = |names: Vec<String>, theirs: &[String]| -> Vec<String> {
        names
            .into_iter()
            .filter(|name| !theirs.contains(name))
            .collect()
    };
    let claimed = own(words.claimed, &base.words.claimed);
    let words = Vocabulary {
        count: own(words.count, &base.words.count),
        erasable: own(words.erasable, &base.words.erasable),
        written: own(words.written, &base.words.written),
        rounds: own(words.rounds, &base.words.rounds),
        pools: own(words.pools, &base.words.pools),
        // One pool is claimed from by rows alone, so that the claims of rows can be counted.
        claimed: claimed
            .into_iter()
            .filter(|pool| pool != ROW_POOL)
            .collect(),
        symbols: letters.iter().map(name).collect(),
        ..words
    };
    drawn.symbols = draw_symbols(dice, &words, letters);
    let share = dice.between(10, 59) as usize;
    for card in &base.cards {
        let rows = check::rows(card);
        let mut grid = grids::chars(&rows);
        grids::print(dice, &mut grid, letters, share);
        if grids::texts(&grid) != rows {
            drawn.cards.push(with(card, "grid", grids::texts(&grid)));
        }
    }
    drawn
}

/// The name of the symbol with this letter.
fn name(letter: &char) -> String {
    format!("k{letter}")
}

fn draw_symbols(dice: &mut Dice<'_>, words: &Vocabulary, letters: &[char]) -> Vec<Arc<Value>> {
    let symbol = |letter| Arc::new(draw_symbol(dice, words, &name(letter), *letter));
    letters.iter().map(symbol).collect()
}

/// A card with another value in a field.
fn with(card: &Value, field: &str, value: impl Into<Value>) -> Arc<Value> {
    let mut card = card.clone();
    card[field] = value.into();
    Arc::new(card)
}

// ---- small packs ----

fn draw_small(dice: &mut Dice<'_>, look: Look) -> Drawn {
    let patterns = draw_patterns(dice);
    let expeditions = patterns["expeditions"].as_array().map_or(0, Vec::len) as i32;
    let turns = dice.between(TURNS.0, TURNS.1).min(expeditions);
    let schedule =
        json!({ "rounds": dice.between(1, 2), "turns": turns, "offer": dice.between(0, 4) });
    let mut sheet = draw_sheet(dice);
    let game = match look {
        Look::Island => island_game(dice, schedule),
        Look::Chamber => chamber_game(dice, schedule, &mut sheet),
    };
    let mut drawn = Drawn {
        look,
        base: None,
        game: Some(Arc::new(game)),
        patterns: Some(Arc::new(patterns)),
        sheet: Arc::new(sheet),
        symbols: Vec::new(),
        cards: Vec::new(),
    };
    let letters = &LETTERS[..1 + dice.below(LETTERS.len())];
    let words = Vocabulary::of(&drawn.files()).expect("what was drawn can be read");
    let words = Vocabulary {
        symbols: letters.iter().map(name).collect(),
        ..words
    };
    drawn.symbols = draw_symbols(dice, &words, letters);
    let frame = Frame::new(3, 4).expect("it is small");
    for number in 1..=dice.between(CARDS.0 as i32, CARDS.1 as i32) {
        let color = dice.pick(&words.colors);
        let mut card = json!({ "name": format!("C{number:02}"), "color": color });
        match look {
            Look::Chamber => card["number"] = number.into(),
            Look::Island if dice.percent(30) => {
                card["seal"] = dice.pick(&words.colors).as_str().into()
            }
            Look::Island => {}
        }
        card["grid"] = grids::draw_rows(dice, look, frame, letters).into();
        drawn.cards.push(Arc::new(card));
    }
    drawn
}

/// The colours of small packs.
const COLORS: [&str; 3] = ["gray", "green", "purple"];

fn island_game(dice: &mut Dice<'_>, schedule: Value) -> Value {
    let names = &COLORS[..1 + dice.below(3)];
    let color = |name: &&str| json!({ "name": name, "points": dice.between(0, 12), "seal": dice.between(0, 3) });
    let colors: Vec<Value> = names.iter().map(color).collect();
    let ties: Vec<&str> = names.iter().copied().filter(|_| dice.percent(50)).collect();
    json!({
        "game": "silver-and-gold", "title": "Small", "schedule": schedule, "colors": colors,
        "tie_break": ties,
    })
}

/// The game, with the tracks and pools that it needs added to the sheet.
fn chamber_game(dice: &mut Dice<'_>, schedule: Value, sheet: &mut Value) -> Value {
    let mut tracks = sheet["tracks"].as_array().cloned().unwrap_or_default();
    let mut pools = sheet["pools"].as_array().cloned().unwrap_or_default();
    let mut colors = Vec::new();
    for name in &COLORS[..1 + dice.below(2)] {
        let values: Vec<i32> = (0..dice.between(1, 3))
            .map(|_| dice.between(1, 9))
            .collect();
        tracks.push(
            json!({ "name": name, "kind": "written", "boxes": values.len(), "score": "sum" }),
        );
        pools.push(json!({ "name": name, "values": values }));
        colors.push(json!({ "name": name, "pool": name, "track": name }));
    }
    for name in ["red", "blue", "thorns"] {
        tracks.push(json!({ "name": name, "kind": "count", "boxes": dice.between(2, 5) }));
    }
    let boxes = tracks
        .last()
        .and_then(|track| track["boxes"].as_i64())
        .unwrap_or(0);
    let penalty: Vec<i64> = (1..=boxes).collect();
    sheet["tracks"] = tracks.into();
    sheet["pools"] = pools.into();
    json!({
        "game": "pyramids", "title": "Small", "schedule": schedule,
        "card_points": dice.between(0, 10), "colors": colors, "cards_per_claim": dice.between(1, 3),
        "pairs": { "tracks": ["red", "blue"], "pair": dice.between(0, 5), "single": dice.between(0, 2) },
        "penalty": { "track": "thorns", "values": penalty },
    })
}

/// Whether `game.json` and the sheet fit each other, as far as the game checks that itself.
fn agree(look: Look, game: &Value, sheet: &Value) -> bool {
    if look == Look::Island {
        return true;
    }
    let find = |list: &str, name: &Value| {
        let entries = sheet[list].as_array().map_or(&[][..], Vec::as_slice);
        entries.iter().find(|entry| entry["name"] == *name).cloned()
    };
    let length = |list: &Value| list.as_array().map_or(0, Vec::len) as u64;
    let track = |name: &Value, kind: &str| {
        let track = find("tracks", name).filter(|track| track["kind"] == kind)?;
        track["boxes"].as_u64()
    };
    let color = |color: &Value| {
        let pool = find("pools", &color["pool"]);
        let boxes = track(&color["track"], "written");
        pool.zip(boxes)
            .is_some_and(|(pool, boxes)| length(&pool["values"]) <= boxes)
    };
    let pairs = &game["pairs"]["tracks"];
    let penalty = &game["penalty"];
    let values = penalty["values"].as_array().map_or(&[][..], Vec::as_slice);
    game["colors"]
        .as_array()
        .is_some_and(|colors| colors.iter().all(color))
        && (0..2).all(|index| track(&pairs[index], "count").is_some())
        && track(&penalty["track"], "count") == Some(values.len() as u64)
        && values.is_sorted_by_key(Value::as_u64)
        && game["cards_per_claim"] != 0
}

// ---- what is less ----

impl Drawn {
    /// Packs with less in them, in parts, the ones with much less first: whole symbols and cards, then
    /// the sheet, the game, each symbol and each card.
    fn less(&self, part: usize) -> Option<Vec<Self>> {
        let symbols = self.symbols.len();
        Some(match part {
            0 => self.much_less(),
            1 => self.simpler_sheets(),
            2 => self.simpler_games(),
            _ if part - 3 < symbols => self.simpler_symbols(part - 3),
            _ if part - 3 - symbols < self.cards.len() => self.simpler_cards(part - 3 - symbols),
            _ => return None,
        })
    }

    fn much_less(&self) -> Vec<Self> {
        let all = 0..self.symbols.len();
        let others = |kept| {
            all.clone()
                .filter(|index| *index != kept)
                .collect::<Vec<usize>>()
        };
        let alone = all.clone().filter(|_| self.symbols.len() > 2);
        let alone = alone.map(|kept| self.without(&others(kept)));
        let fewer = all.clone().map(|index| self.without(&[index]));
        let cards = self.least_cards().into_iter();
        cards
            .chain(alone)
            .chain(fewer)
            .chain(self.fewer_cards())
            .collect()
    }

    fn simpler_sheets(&self) -> Vec<Self> {
        let sheets = json::less_of_sheet(&self.sheet).into_iter();
        sheets.map(|sheet| self.with_sheet(sheet)).collect()
    }

    fn simpler_symbols(&self, index: usize) -> Vec<Self> {
        let symbols = json::less_of_symbol(&self.symbols[index]).into_iter();
        let with = |symbol| {
            let mut other = self.clone();
            other.symbols[index] = Arc::new(symbol);
            other
        };
        symbols.map(with).collect()
    }

    /// No cards but those that must be, with nothing on them.
    fn least_cards(&self) -> Option<Self> {
        let mut other = self.clone();
        if self.base.is_some() {
            other.cards.clear();
        } else {
            other.cards.truncate(CARDS.0);
            for card in &mut other.cards {
                *card = with(card, "grid", self.look.least());
            }
        }
        (other.cards != self.cards).then_some(other)
    }

    /// The same without some symbols; where they were printed the cells are plain.
    fn without(&self, indices: &[usize]) -> Self {
        let mut other = self.clone();
        let gone: String = indices
            .iter()
            .filter_map(|index| self.symbols[*index]["char"].as_str())
            .collect();
        let mut index = 0..;
        other
            .symbols
            .retain(|_| index.next().is_some_and(|index| !indices.contains(&index)));
        for card in &mut other.cards {
            let rows: Vec<String> = check::rows(card)
                .iter()
                .map(|row| row.replace(|found| gone.contains(found), "."))
                .collect();
            *card = with(card, "grid", rows);
        }
        other.reverted()
    }

    /// The same without the cards that are printed as in the base.
    fn reverted(mut self) -> Self {
        if let Some(base) = &self.base {
            self.cards.retain(|card| !base.cards.contains(card));
        }
        self
    }

    /// Fewer cards, or fewer with something on them: pieces of the list, large ones first.
    fn fewer_cards(&self) -> Vec<Self> {
        let mut all = Vec::new();
        let mut size = self.cards.len() / 2;
        while size > 0 {
            for start in (0..self.cards.len()).step_by(size) {
                let piece = start..(start + size).min(self.cards.len());
                let mut fewer = self.clone();
                fewer.cards.drain(piece.clone());
                if self.base.is_some() || fewer.cards.len() >= CARDS.0 {
                    all.push(fewer);
                }
                let mut plainer = self.clone();
                for card in &mut plainer.cards[piece] {
                    *card = with(card, "grid", self.look.least());
                }
                if self.base.is_none() && plainer.cards != self.cards {
                    all.push(plainer);
                }
            }
            size /= 2;
        }
        all
    }

    /// The same with another sheet, and with as many penalties as it has boxes for them.
    fn with_sheet(&self, sheet: Value) -> Self {
        let mut other = self.clone();
        if let Some(game) = &self.game
            && let Some(values) = game["penalty"]["values"].as_array()
        {
            let tracks = sheet["tracks"].as_array().map_or(&[][..], Vec::as_slice);
            let track = tracks
                .iter()
                .find(|track| track["name"] == game["penalty"]["track"]);
            let boxes = track.and_then(|track| track["boxes"].as_u64()).unwrap_or(0);
            let mut fewer = Value::clone(game);
            fewer["penalty"]["values"] = values.iter().take(boxes as usize).cloned().collect();
            other.game = Some(Arc::new(fewer));
        }
        other.sheet = Arc::new(sheet);
        other
    }

    /// Fewer patterns, colours and turns, and smaller numbers.
    fn simpler_games(&self) -> Vec<Self> {
        let (Some(game), Some(patterns)) = (&self.game, &self.patterns) else {
            return Vec::new();
        };
        let mut all = Vec::new();
        for file in json::less_of_patterns(patterns) {
            let mut other = self.clone();
            other.patterns = Some(Arc::new(file));
            all.push(other);
        }
        let colors = game["colors"].as_array().map_or(&[][..], Vec::as_slice);
        for index in 1..colors.len() {
            all.push(self.without_color(game, index));
        }
        let mut games = json::smaller_numbers(game);
        for index in 0..game["tie_break"].as_array().map_or(0, Vec::len) {
            let mut other = Value::clone(game);
            if let Some(ties) = other.get_mut("tie_break").and_then(Value::as_array_mut) {
                ties.remove(index);
            }
            games.push(other);
        }
        for game in games {
            let mut other = self.clone();
            other.game = Some(Arc::new(game));
            all.push(other);
        }
        all
    }

    /// The same without a colour; its cards have the first one.
    fn without_color(&self, game: &Value, index: usize) -> Self {
        let (first, gone) = (&game["colors"][0]["name"], &game["colors"][index]["name"]);
        let mut fewer = game.clone();
        if let Some(colors) = fewer["colors"].as_array_mut() {
            colors.remove(index);
        }
        if let Some(ties) = fewer.get_mut("tie_break").and_then(Value::as_array_mut) {
            ties.retain(|name| name != gone);
        }
        let mut other = self.clone();
        other.game = Some(Arc::new(fewer));
        for card in &mut other.cards {
            for field in ["color", "seal"] {
                if card[field] == *gone {
                    *card = with(card, field, first.clone());
                }
            }
        }
        other
    }

    /// A card with a simpler grid, of the first colour, or without a seal.
    fn simpler_cards(&self, index: usize) -> Vec<Self> {
        let card = &self.cards[index];
        let mut cards = Vec::new();
        let first = self.game.as_ref().map(|game| &game["colors"][0]["name"]);
        if let Some(first) = first.filter(|first| card["color"] != **first) {
            cards.push(with(card, "color", first.clone()));
        }
        if let Some(fields) = card
            .as_object()
            .filter(|fields| fields.contains_key("seal"))
        {
            let mut plain = fields.clone();
            plain.shift_remove("seal");
            cards.push(Arc::new(plain.into()));
        }
        let rows = check::rows(card);
        let simpler = match &self.base {
            None => grids::less(self.look, &rows),
            Some(_) => self.plainer(&rows),
        };
        cards.extend(simpler.into_iter().map(|rows| with(card, "grid", rows)));
        let replaced = |card| {
            let mut other = self.clone();
            other.cards[index] = card;
            other.reverted()
        };
        cards.into_iter().map(replaced).collect()
    }

    /// The rows with one drawn symbol less.
    fn plainer(&self, rows: &[String]) -> Vec<Vec<String>> {
        let grid = grids::chars(rows);
        let drawn = |found: char| {
            self.symbols
                .iter()
                .any(|symbol| symbol["char"] == found.to_string())
        };
        let mut all = Vec::new();
        for (row, cells) in grid.iter().enumerate() {
            for (col, _) in cells.iter().enumerate().filter(|(_, found)| drawn(**found)) {
                let mut plainer = grid.clone();
                plainer[row][col] = '.';
                all.push(grids::texts(&plainer));
            }
        }
        all
    }
}
