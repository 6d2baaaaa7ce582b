//! Generates sets of options and sequences of moves.

use super::draw::Drawing;
use proptest::strategy::Strategy;
use roll_and_write::option::OptionSpec;

/// The highest number in a sequence of moves.
const CHOICE_MAX: u32 = 9999;
/// Usually at most this many moves are legal. Higher numbers shrink by halves.
const MOVES: u32 = 40;

/// Sets of options of a ruleset for `seats` seats, as names and values. An option that is not in the
/// set has its default. Each option has a non-default value in three of ten cases. A value that is the
/// number of a seat appears only if that seat exists.
///
/// They shrink to no options, which means the defaults, and to the first non-default value of an
/// option.
///
/// Only the game knows whether the options fit the pack: a pack may lack something that an option
/// needs.
///
/// ```
/// use proptest::prelude::*;
/// let options = rnw_testkit::strategies::options(rnw_silver_and_gold::OPTIONS, 2);
/// proptest!(|(options in options)| {
///     rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), options, 2).unwrap();
/// });
/// ```
pub fn options(
    specs: &'static [OptionSpec],
    seats: usize,
) -> impl Strategy<Value = Vec<(&'static str, &'static str)>> + Clone + use<> {
    let bends = move |spec: &OptionSpec| -> Vec<&'static str> {
        let values = spec.values[1..].iter().map(|(value, _)| *value);
        let seated = |value: &&str| value.parse().map_or(true, |seat: usize| seat <= seats);
        values.filter(seated).collect()
    };
    Drawing::new(
        move |dice| {
            let mut bent = Vec::new();
            for spec in specs {
                let values = bends(spec);
                if !values.is_empty() && dice.percent(30) {
                    bent.push((spec.name, *dice.pick(&values)));
                }
            }
            bent
        },
        move |bent: &Vec<(&str, &str)>| {
            let mut all = Vec::new();
            if bent.len() > 1 {
                all.push(Vec::new());
            }
            for (index, (name, value)) in bent.iter().enumerate() {
                let mut fewer = bent.clone();
                fewer.remove(index);
                all.push(fewer);
                let spec = specs.iter().find(|spec| spec.name == *name);
                let values = spec.map(bends).unwrap_or_default();
                for other in values.iter().take_while(|other| *other != value) {
                    let mut plainer = bent.clone();
                    plainer[index].1 = other;
                    all.push(plainer);
                }
            }
            all
        },
    )
}

/// Sequences of at most `most` moves. Each number, 0 to 9999, picks one of the moves that are legal at
/// its turn: the remainder by their number is the index. 0 picks the first move; so does every decision
/// after the end of the sequence.
///
/// They shrink to fewer numbers, then to smaller ones.
///
/// ```
/// use proptest::prelude::*;
/// proptest!(|(choices in rnw_testkit::strategies::choices(40))| {
///     let legal = ["pass", "mark a1"];
///     let moves = choices.iter().map(|choice| legal[*choice as usize % legal.len()]);
///     prop_assert!(moves.count() <= 40);
/// });
/// ```
pub fn choices(most: usize) -> impl Strategy<Value = Vec<u32>> + Clone + use<> {
    Drawing::new(
        move |dice| {
            let length = dice.below(most + 1);
            (0..length).map(|_| dice.any() % (CHOICE_MAX + 1)).collect()
        },
        |choices: &Vec<u32>| less(choices),
    )
}

/// Shorter sequences, with large pieces cut out first, from the end; then sequences with zeros; then
/// sequences with smaller numbers.
fn less(choices: &[u32]) -> Vec<Vec<u32>> {
    let mut all = Vec::new();
    let mut pieces = Vec::new();
    let mut size = choices.len();
    while size > 0 {
        let starts = (0..choices.len()).step_by(size);
        pieces.extend(
            starts
                .map(|start| start..(start + size).min(choices.len()))
                .rev(),
        );
        size /= 2;
    }
    for piece in &pieces {
        let mut shorter = choices.to_vec();
        shorter.drain(piece.clone());
        all.push(shorter);
    }
    for piece in &pieces {
        let mut plainer = choices.to_vec();
        plainer[piece.clone()].fill(0);
        all.push(plainer);
    }
    for (index, choice) in choices.iter().enumerate() {
        // The remainder by the number of moves picks the same move.
        let remainders = (2..=MOVES).map(|moves| choice % moves);
        let mut nearer: Vec<u32> = remainders
            .chain([choice / 2, choice.saturating_sub(1)])
            .collect();
        nearer.sort_unstable();
        nearer.dedup();
        for nearer in nearer {
            let mut plainer = choices.to_vec();
            plainer[index] = nearer;
            all.push(plainer);
        }
    }
    all.retain(|other| other != choices);
    all
}
