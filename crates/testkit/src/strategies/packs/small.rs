//! Small packs in which everything is generated.

use super::{CARDS, Drawn, LETTERS, TURNS, draw_symbols, name};
use crate::strategies::draw::Dice;
use crate::strategies::grids::{self, Look};
use crate::strategies::programs::Vocabulary;
use crate::strategies::sheets::{draw_patterns, draw_sheet};
use roll_and_write::Frame;
use serde_json::{Value, json};
use std::sync::Arc;

pub(super) fn draw_small(dice: &mut Dice<'_>, look: Look) -> Drawn {
    let patterns = draw_patterns(dice);
    let expeditions = patterns["expeditions"].as_array().map_or(0, Vec::len) as i32;
    let turns = dice.between(TURNS.0, TURNS.1);
    let mut schedule =
        json!({ "rounds": dice.between(1, 2), "turns": turns, "offer": dice.between(0, 4) });
    if turns > expeditions {
        schedule["repeats"] = true.into();
    }
    let mut sheet = draw_sheet(dice);
    let game = match look {
        Look::Island => island_game(dice, &schedule),
        Look::Chamber => chamber_game(dice, &schedule, &mut sheet),
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
    let letters = &LETTERS[..=dice.below(LETTERS.len())];
    let words = Vocabulary::of(&drawn.files()).expect("what was drawn can be read");
    let words = Vocabulary {
        symbols: letters.iter().copied().map(name).collect(),
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
                card["seal"] = dice.pick(&words.colors).as_str().into();
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

fn island_game(dice: &mut Dice<'_>, schedule: &Value) -> Value {
    let names = &COLORS[..=dice.below(3)];
    let color = |name: &&str| json!({ "name": name, "points": dice.between(0, 12), "seal": dice.between(0, 3) });
    let colors: Vec<Value> = names.iter().map(color).collect();
    let ties: Vec<&str> = names.iter().copied().filter(|_| dice.percent(50)).collect();
    json!({
        "game": "silver-and-gold", "title": "Small", "schedule": schedule, "colors": colors,
        "tie_break": ties,
    })
}

/// The game. Adds the tracks and pools that it needs to the sheet.
fn chamber_game(dice: &mut Dice<'_>, schedule: &Value, sheet: &mut Value) -> Value {
    let mut tracks = sheet["tracks"].as_array().cloned().unwrap_or_default();
    let mut pools = sheet["pools"].as_array().cloned().unwrap_or_default();
    let mut colors = Vec::new();
    for name in &COLORS[..=dice.below(2)] {
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

/// Whether `game.json` and the sheet fit each other, as far as the game itself checks it.
pub(super) fn agree(look: Look, game: &Value, sheet: &Value) -> bool {
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
