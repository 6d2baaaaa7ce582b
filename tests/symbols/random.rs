//! Random programs on the shipped cards of both card games, and the laws that hold whatever they do.

// What holds at every state of a game.
mod laws;
// Packs drawn at random.
mod packs;

use laws::Watch;
pub(super) use packs::Drawn;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roll_and_write::content::Files;
use roll_and_write::flip::{FlipAndWrite, FlipGame};
use roll_and_write::option::OptionSpec;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How many packs are drawn for each game; `SYMBOLS_PACKS` asks for more.
const PACKS: u64 = 60;

/// Loads a pack with these options for so many seats.
type Load<G> = fn(&Files, &[(&str, &str)], usize) -> Result<FlipAndWrite<G>, String>;

pub(super) fn load_islands(
    files: &Files,
    options: &[(&str, &str)],
    seats: usize,
) -> Result<FlipAndWrite<silver_and_gold::SilverAndGold>, String> {
    silver_and_gold::load(files, options.to_vec(), seats).map_err(|error| error.to_string())
}

pub(super) fn load_chambers(
    files: &Files,
    options: &[(&str, &str)],
    seats: usize,
) -> Result<FlipAndWrite<pyramids::Pyramids>, String> {
    pyramids::load(files, options.to_vec(), seats).map_err(|error| error.to_string())
}

/// Each option with its default or some other value.
fn bent(
    options: &'static [OptionSpec],
    seats: usize,
    rng: &mut ChaCha8Rng,
) -> Vec<(&'static str, &'static str)> {
    let value = |option: &'static OptionSpec| {
        let bent = rng.random_bool(0.4);
        let value = if bent {
            rng.random_range(0..option.values.len())
        } else {
            0
        };
        (option.name, option.values[value].0)
    };
    let seated = |(name, value): &(&str, &str)| {
        // A start player has a seat.
        *name != "start" || value.parse::<usize>().is_ok_and(|seat| seat <= seats)
    };
    options.iter().map(value).filter(seated).collect()
}

/// What goes wrong in a game with this pack, if something does.
fn failure<G: FlipGame>(
    drawn: &Drawn,
    shipped: &Files,
    options: &[(&str, &str)],
    load: Load<G>,
    seats: usize,
) -> Option<String> {
    let files = drawn.files(shipped);
    let rules = match load(&files, options, seats) {
        Ok(rules) => rules,
        Err(error) => return Some(format!("the pack is refused: {error}")),
    };
    let watched = catch_unwind(AssertUnwindSafe(|| Watch::new(&rules).play(drawn.seed)));
    watched.err().map(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
        text.unwrap_or_else(|| "it panicked".to_owned())
    })
}

/// Plays games with packs drawn at random. What goes wrong is told with the seed and with as little of
/// the pack as still goes wrong.
fn hold<G: FlipGame>(shipped: &Files, options: &'static [OptionSpec], load: Load<G>) {
    let asked = std::env::var("SYMBOLS_PACKS").ok();
    let (first, packs) = match asked.as_deref().map(|asked| asked.split_once('+')) {
        Some(Some((first, packs))) => (first.parse().unwrap(), packs.parse().unwrap()),
        Some(None) => (0, asked.unwrap().parse().unwrap()),
        None => (0, PACKS),
    };
    for seed in first..first + packs {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let seats = 1 + (seed % 4) as usize;
        let options = bent(options, seats, &mut rng);
        let drawn = Drawn::new(shipped, seed);
        let fails = |drawn: &Drawn| failure(drawn, shipped, &options, load, seats);
        if let Some(error) = fails(&drawn) {
            let (least, error) = drawn.shrunk(error, fails);
            panic!(
                "seed {seed}, {seats} seats, options {options:?}: {error}\nwith {}",
                least.text()
            );
        }
    }
}

#[test]
fn the_laws_hold_for_random_symbols_on_islands() {
    hold(
        &silver_and_gold::shipped(),
        silver_and_gold::OPTIONS,
        load_islands,
    );
}

#[test]
fn the_laws_hold_for_random_symbols_in_chambers() {
    hold(&pyramids::shipped(), pyramids::OPTIONS, load_chambers);
}

/// What is drawn has all steps, numbers, conditions, triggers and scopes.
#[test]
fn random_packs_have_everything_that_symbols_can_do() {
    let shipped = silver_and_gold::shipped();
    let all: String = (0..PACKS)
        .map(|seed| Drawn::new(&shipped, seed).text())
        .collect();
    for word in [
        "advance",
        "erase",
        "write",
        "convert",
        "mark_round",
        "extra_mark",
        "extra_pattern",
        "claim",
        "score",
        "copy",
        "spend",
        "renew_offer",
        "discard",
        "if",
        "choose",
        "mark",
        "complete",
        "turn",
        "round",
        "scoring",
        "rounds_left",
        "turns_left",
        "completed",
        "filled",
        "free",
        "rows",
        "sum",
        "offered",
        "offered_cards",
        "marked",
        "left",
        "next",
        "cells",
        "plus",
        "minus",
        "times",
        "divide",
        "min",
        "max",
        "all",
        "any",
        "not",
        "at_least",
        "at_most",
        "equal",
        "full",
        "on",
        "after",
        "anywhere",
        "card",
        "near",
        "row",
        "column",
        "apart",
        "optional",
        "most",
        "per",
        "into",
        "fresh",
        "bear",
    ] {
        assert!(
            all.contains(&format!("\"{word}\"")),
            "{word} is never drawn"
        );
    }
}
