//! Generates sets of options and sequences of moves.

use super::draw::Drawing;
use proptest::strategy::Strategy;
use roll_and_write::option::OptionSpec;

/// The highest number in a sequence of moves.
const CHOICE_MAX: u32 = 9999;

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
    specs: &'static [OptionSpec<'static>],
    seats: usize,
) -> impl Strategy<Value = Vec<(&'static str, &'static str)>> + Clone + use<> {
    Drawing::new(move |dice| {
        let mut bent = Vec::new();
        for spec in specs {
            let values = spec.values[1..].iter().map(|(value, _)| *value);
            let seated = |value: &&str| value.parse().map_or(true, |seat: usize| seat <= seats);
            let values: Vec<&str> = values.filter(seated).collect();
            if !values.is_empty() && dice.percent(30) {
                bent.push((spec.name, *dice.pick(&values)));
            }
        }
        bent
    })
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
    Drawing::new(move |dice| dice.list(0, most, |dice| dice.any(CHOICE_MAX)))
}
