//! Packs with a base: the base's cards with more symbols on plain cells, and tracks and pools for
//! the symbols.

use super::{Drawn, LETTERS, draw_symbols, name};
use crate::strategies::check;
use crate::strategies::draw::Dice;
use crate::strategies::grids;
use crate::strategies::programs::Vocabulary;
use crate::strategies::sheets::ROW_POOL;
use rnw_packs::{Files, Report, open};
use serde_json::{Value, json};
use std::sync::Arc;

/// A pack that generated packs extend.
pub(super) struct Base {
    pub(super) files: Files,
    /// The same with programs in place of plugins, which the checks here do not know.
    pub(super) plain: Files,
    /// The whole files, merged with those that the pack itself extends.
    sheet: Value,
    cards: Vec<Value>,
    words: Vocabulary,
    /// The characters of its symbols.
    chars: String,
}

impl Base {
    pub(super) fn of(files: &Files) -> Self {
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
            plain: plain(files, symbols),
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

    /// The entries whose names the base does not use.
    fn own(&self, list: &str, entries: &Value) -> Vec<Value> {
        let theirs = self.sheet[list].as_array().map_or(&[][..], Vec::as_slice);
        let taken = |entry: &Value| theirs.iter().any(|other| other["name"] == entry["name"]);
        let entries = entries.as_array().into_iter().flatten();
        entries.filter(|entry| !taken(entry)).cloned().collect()
    }

    /// The additions to the sheet.
    fn more(&self) -> Value {
        let tracks = self.own(
            "tracks",
            &json!([
                { "name": "beads", "kind": "count", "boxes": 9, "row": 3, "score": { "each": 1 } },
                { "name": "pearls", "kind": "count", "boxes": 6, "row": 2, "score": { "each": 1 } },
                { "name": "notes", "kind": "written", "boxes": 3, "score": "sum" },
                { "name": "tides", "kind": "rounds", "boxes": 4, "score": { "each": 2 } },
            ]),
        );
        let pools = self.own(
            "pools",
            &json!([
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

/// The files with a program in place of each plugin. The program counts what the plugin counts.
fn plain(files: &Files, symbols: &[Value]) -> Files {
    let plugins = symbols.iter().filter(|symbol| symbol["effect"].is_string());
    let plain: Vec<Value> = plugins.map(without_plugin).collect();
    let symbols = ("symbols.json", json!({ "symbols": plain }));
    check::files(&[symbols]).extending(files.clone())
}

fn without_plugin(symbol: &Value) -> Value {
    let counted = symbol["with"]["symbols"].as_array().into_iter().flatten();
    let test = |name: &Value| json!({ "at_least": [{ "marked": name }, 1] });
    let counts = counted.map(|name| json!({ "if": { "test": test(name) } }));
    let scores = symbol["on"].to_string().contains("\"scoring\"");
    let program: Value = counts
        .chain(scores.then(|| json!({ "score": 1 })))
        .collect();
    let mut plain = symbol.clone();
    if let Some(fields) = plain.as_object_mut() {
        fields.retain(|name, _| name != "effect" && name != "with");
        fields.insert("program".to_owned(), program);
    }
    plain
}

pub(super) fn draw_over(dice: &mut Dice<'_>, base: &Arc<Base>) -> Drawn {
    let mut drawn = Drawn {
        base: Some(Arc::clone(base)),
        files: vec![
            ("sheet.json", base.more()),
            ("symbols.json", json!({ "symbols": [] })),
        ],
    };
    let free: Vec<char> = LETTERS
        .into_iter()
        .filter(|char| !base.chars.contains(*char))
        .collect();
    let count = dice.length(1, 5);
    let letters = &free[..count.count.min(free.len())];
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
        written: own(words.written, &base.words.written),
        rounds: own(words.rounds, &base.words.rounds),
        pools: own(words.pools, &base.words.pools),
        // Only rows claim from one of the pools, so that the claims of rows can be counted.
        claimed: claimed
            .into_iter()
            .filter(|pool| pool != ROW_POOL)
            .collect(),
        symbols: letters.iter().copied().map(name).collect(),
        ..words
    };
    drawn.files[1].1 = json!({ "symbols": draw_symbols(dice, &words, letters, count) });
    let share = dice.between(10, 59) as usize;
    let mut cards = Vec::new();
    for card in &base.cards {
        let rows = check::rows(card);
        let mut grid = grids::chars(&rows);
        grids::print(dice, &mut grid, letters, share);
        if grids::texts(&grid) != rows {
            let mut card = card.clone();
            card["grid"] = grids::texts(&grid).into();
            cards.push(card);
        }
    }
    drawn.files.push(("cards.json", json!({ "cards": cards })));
    drawn
}
