//! Packs with the four symbols on their cards, and random games with them.
#![allow(
    dead_code,
    reason = "shared by tests and a benchmark, which need not all of it"
)]

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rnw_example_symbols::{Chest, Compass, Parrot, TrapDoor};
use rnw_flip::{Event, FlipAndWrite, FlipGame, Move, State};
use rnw_packs::{Files, Source};
use roll_and_write::symbol::{ArgumentError, Instructions, Plugins, Scene, Snapshot, SymbolEffect};
use roll_and_write::{Awaiting, Notation, Presentation, Ruleset, Seat};
use serde_json::{Value, json};
use std::cell::RefCell;

/// The names of the four symbols, each with its two characters for the screen.
pub(crate) const NAMES: [(&str, &str, &str); 4] = [
    ("compass", "C", "✧"),
    ("parrot", "R", "¶"),
    ("trap-door", "D", "▼"),
    ("chest", "H", "◘"),
];

/// The effects of the four symbols in Rust, as a pack names them.
pub(crate) fn rust_effects() -> [String; 4] {
    NAMES.map(|(name, ..)| format!("rust:{name}@1"))
}

/// The shipped pack of Silver & Gold with these effects on many cells.
pub(crate) fn silver_pack(effects: &[String; 4]) -> Files {
    edited(
        &rnw_silver_and_gold::shipped(),
        effects,
        &["x", "$", "T"],
        "coins",
    )
}

/// The shipped pack of Pyramids with these effects on many cells.
pub(crate) fn pyramids_pack(effects: &[String; 4]) -> Files {
    edited(
        &rnw_pyramids::shipped(),
        effects,
        &["x", "s", "r"],
        "red-gems",
    )
}

/// Replaces every second symbol among `replaced` with one of the four, in turn.
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
                        NAMES[turn / 2 % NAMES.len()].1.clone_into(&mut found);
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

/// One step of a game: its events, and the state of the tracks of the trap doors.
pub(crate) struct Step<'a> {
    pub(crate) events: &'a [Event],
    pub(crate) trap_doors: Option<[u32; rnw_flip::FLIP_SEATS_MAX]>,
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
                let seat = seats.iter().nth(generator.random_range(0..seats.len()));
                let seat: Seat = seat.unwrap();
                let (mv, _) = rules.random_move(&state, seat, &mut generator).unwrap();
                assert_eq!(rules.check(&state, seat, mv.mv()), Ok(mv));
                rules.apply(&mut state, mv, &mut events);
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

thread_local! {
    /// The scenes that effects received on this thread.
    static MET: RefCell<Vec<(&'static str, Snapshot)>> = const { RefCell::new(Vec::new()) };
}

/// Keeps its scene and passes it on to another effect.
#[derive(Debug)]
struct Recorder(&'static str, Box<dyn SymbolEffect>);

impl SymbolEffect for Recorder {
    fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
        let mut kept = None;
        scene.keep(&mut kept);
        MET.with_borrow_mut(|met| met.extend(kept.map(|scene| (self.0, scene))));
        self.1.fire(scene, out);
    }
}

pub(crate) type Made = Result<Box<dyn SymbolEffect>, ArgumentError>;

fn witness(name: &'static str, made: Made) -> Made {
    made.map(|effect| Box::new(Recorder(name, effect)) as Box<dyn SymbolEffect>)
}

fn witnesses() -> Plugins {
    Plugins::default()
        .with("compass", 1, |given| {
            witness("compass", Compass::make(given))
        })
        .with("parrot", 1, |given| witness("parrot", Parrot::make(given)))
        .with("trap-door", 1, |given| {
            witness("trap-door", TrapDoor::make(given))
        })
        .with("chest", 1, |given| witness("chest", Chest::make(given)))
}

/// Returns the scenes of the four effects in a number of games of Silver & Gold, each with the name of the effect.
pub(crate) fn scenes(games: u64) -> Vec<(&'static str, Snapshot)> {
    let files = silver_pack(&rust_effects());
    for game in 0..games {
        let seats = 1 + game as usize % 3;
        let rules = rnw_silver_and_gold::Rules::load(&files, [], seats, &witnesses()).unwrap();
        play(&rules, game, |_| {});
    }
    MET.with_borrow_mut(std::mem::take)
}

/// The same pack with every other printed symbol replaced by one of the four in turn.
pub(crate) fn everywhere(files: &Files) -> Files {
    let edit = |source: &Source| {
        if source.name != "cards.json" {
            return source.clone();
        }
        let mut value: Value = serde_json::from_str(&source.text).unwrap();
        print_symbols(&mut value["cards"], &["x", "$", "T"]);
        let text = value.to_string();
        Source {
            text,
            ..source.clone()
        }
    };
    Files::new(files.sources().iter().map(edit).collect())
}

/// Two rules that must play the same.
pub(crate) struct Two<'a, G: FlipGame> {
    pub(crate) a: &'a FlipAndWrite<G>,
    pub(crate) b: &'a FlipAndWrite<G>,
}

/// Plays a random game with both rules. Compares moves, events, states and notices.
pub(crate) fn play_both<G: FlipGame>(two: &Two<'_, G>, seed: u64)
where
    FlipAndWrite<G>: Presentation<State = State, Event = Event, Move = Move>,
{
    let (a, b) = (two.a, two.b);
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    let (mut state, mut twin) = (a.start(), b.start());
    let (mut events, mut twins) = (Vec::new(), Vec::new());
    loop {
        assert_eq!(a.awaiting(&state), b.awaiting(&twin));
        match a.awaiting(&state) {
            Awaiting::Over => break,
            Awaiting::Chance(chance) => {
                let item = chance.sample(&mut generator);
                a.deal(&mut state, item, &mut events);
                b.deal(&mut twin, item, &mut twins);
            }
            Awaiting::Seats(seats) => {
                let seat = seats.iter().nth(generator.random_range(0..seats.len()));
                let seat: Seat = seat.unwrap();
                let count = a.count_moves(&state, seat);
                assert_eq!(count, b.count_moves(&twin, seat), "moves");
                let pick = generator.random_range(0..count);
                let mv = a.nth_move(&state, seat, pick).unwrap();
                assert_eq!(b.nth_move(&twin, seat, pick), Some(mv), "moves");
                assert_eq!(a.check(&state, seat, mv.mv()), Ok(mv));
                a.apply(&mut state, mv, &mut events);
                b.apply(&mut twin, mv, &mut twins);
            }
        }
        assert_eq!(events, twins, "events");
        assert_eq!(state, twin, "states");
        events.clear();
        twins.clear();
    }
    assert_eq!(a.describe(&state), b.describe(&twin));
    for seat in Seat::all(a.seats()) {
        assert_eq!(a.score(&state, seat), b.score(&twin, seat), "scores");
        assert_eq!(a.evaluate(&state, seat), b.evaluate(&twin, seat), "worths");
    }
}
