//! Small packs in which everything is generated.

use super::{CARDS, Drawn, LETTERS, TURNS, draw_symbols, name};
use crate::strategies::draw::Dice;
use crate::strategies::grids::{self, Look};
use crate::strategies::programs::Vocabulary;
use crate::strategies::sheets::{draw_patterns, draw_sheet};
use roll_and_write::Frame;
use serde_json::{Value, json};

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
        base: None,
        files: vec![
            ("game.json", game),
            ("patterns.json", patterns),
            ("sheet.json", sheet),
            ("symbols.json", json!({ "symbols": [] })),
        ],
    };
    let count = dice.length(1, LETTERS.len());
    let letters = &LETTERS[..count.count];
    let words = Vocabulary::of(&drawn.files()).expect("what was drawn can be read");
    let words = Vocabulary {
        symbols: letters.iter().copied().map(name).collect(),
        ..words
    };
    let symbols = draw_symbols(dice, &words, letters, count);
    let frame = Frame::new(3, 4).expect("it is small");
    let mut numbers = 1..;
    let cards = dice.list(CARDS.0, CARDS.1, |dice| {
        let number = numbers.next().unwrap_or(u32::MAX);
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
        card
    });
    drawn.files[3].1 = json!({ "symbols": symbols });
    drawn.files.push(("cards.json", json!({ "cards": cards })));
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
        let values = dice.list(1, 3, |dice| dice.between(1, 9));
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
