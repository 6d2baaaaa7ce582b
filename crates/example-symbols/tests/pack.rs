//! Packs with the four symbols on their cards, and random play of them.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roll_and_write::content::{Files, Source};
use roll_and_write::flip::{Event, FlipAndWrite, FlipGame, State};
use roll_and_write::{Awaiting, Ruleset, Seat};
use serde_json::{Value, json};

/// The names of the four symbols, and the characters that stand for them.
pub(crate) const NAMES: [(&str, &str, &str); 4] = [
    ("compass", "C", "✧"),
    ("parrot", "R", "¶"),
    ("trap-door", "D", "▼"),
    ("chest", "H", "◘"),
];

/// The effects of the four symbols, as a pack names those written in Rust.
pub(crate) fn rust_effects() -> [String; 4] {
    NAMES.map(|(name, ..)| format!("rust:{name}@1"))
}

/// The shipped pack of Silver & Gold with these effects on many cells.
pub(crate) fn silver_pack(effects: &[String; 4]) -> Files {
    edited(
        &silver_and_gold::shipped(),
        effects,
        &["x", "$", "T"],
        "coins",
    )
}

/// The shipped pack of Pyramids with these effects on many cells.
pub(crate) fn pyramids_pack(effects: &[String; 4]) -> Files {
    edited(&pyramids::shipped(), effects, &["x", "s", "r"], "red-gems")
}

/// Every second symbol among `replaced` gives way to one of the four in turn.
fn edited(shipped: &Files, effects: &[String; 4], replaced: &[&str], chest: &str) -> Files {
    let edit = |source: &Source| {
        let mut value: Value = match serde_json::from_str(&source.text) {
            Ok(value) => value,
            Err(_) => return source.clone(),
        };
        match source.name.as_str() {
            "symbols.json" => add_symbols(&mut value["symbols"], effects, chest),
            "sheet.json" => add_track(&mut value["tracks"]),
            "cards.json" => print_symbols(&mut value["cards"], replaced),
            _ => return source.clone(),
        }
        let text = value.to_string();
        Source {
            text,
            ..source.clone()
        }
    };
    Files::new(shipped.sources().iter().map(edit).collect())
}

fn add_symbols(symbols: &mut Value, effects: &[String; 4], chest: &str) {
    for ((name, char, glyph), effect) in NAMES.into_iter().zip(effects) {
        let (on, with) = match name {
            "trap-door" => (
                json!("mark"),
                json!({ "tracks": ["trap-doors"], "options": ["use", "keep"] }),
            ),
            "chest" => (
                json!(["round", "complete"]),
                json!({ "tracks": [chest], "numbers": [2] }),
            ),
            _ => (json!("mark"), json!({})),
        };
        symbols.as_array_mut().unwrap().push(json!({
            "name": name, "char": char, "glyph": glyph, "priority": 9, "order": "matters",
            "on": on, "effect": effect, "with": with,
        }));
    }
}

fn add_track(tracks: &mut Value) {
    let track = json!({ "name": "trap-doors", "kind": "count", "boxes": 1 });
    tracks.as_array_mut().unwrap().push(track);
}

fn print_symbols(cards: &mut Value, replaced: &[&str]) {
    let mut turn = 0..;
    for card in cards.as_array_mut().unwrap() {
        for row in card["grid"].as_array_mut().unwrap() {
            let print = |c: char| {
                let mut found = c.to_string();
                if replaced.contains(&found.as_str()) {
                    let turn: usize = turn.next().unwrap();
                    if turn % 2 == 1 {
                        found = NAMES[turn / 2 % NAMES.len()].1.to_owned();
                    }
                }
                found
            };
            *row = row
                .as_str()
                .unwrap()
                .chars()
                .map(print)
                .collect::<String>()
                .into();
        }
    }
}

/// One step of a game: what it told, and what stands on the tracks of the trap doors.
pub(crate) struct Step<'a> {
    pub(crate) events: &'a [Event],
    pub(crate) trap_doors: Option<[u32; roll_and_write::SEATS_MAX]>,
}

/// Plays a random game to its end.
pub(crate) fn play<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    seed: u64,
    mut look: impl FnMut(&Step<'_>),
) -> State
where
    FlipAndWrite<G>: Ruleset<State = State, Event = Event>,
{
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    let (mut state, mut events) = (rules.start(), Vec::new());
    loop {
        match rules.awaiting(&state) {
            Awaiting::Over => return state,
            Awaiting::Chance(chance) => {
                let item = chance.sample(&mut generator);
                rules.deal(&mut state, item, &mut events);
            }
            Awaiting::Seats(seats) => {
                let seat = seats
                    .iter()
                    .nth(generator.random_range(0..seats.len() as usize));
                let seat: Seat = seat.unwrap();
                let (r#move, _) = rules.random_move(&state, seat, &mut generator).unwrap();
                rules.check(&state, seat, r#move).unwrap();
                rules.apply(&mut state, seat, r#move, &mut events);
            }
        }
        let layout = &rules.pack().sheet();
        let trap_doors = layout.find("trap-doors").map(|track| {
            std::array::from_fn(|seat| state.sheet(Seat::new(seat)).filled(layout.track(track)))
        });
        look(&Step {
            events: &events,
            trap_doors,
        });
        events.clear();
    }
}
