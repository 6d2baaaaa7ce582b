//! Strategies.

use proptest::prelude::{BoxedStrategy, Just, Strategy, any};
use roll_and_write::option::OptionSpec;

/// Option sets.
pub fn options(
    specs: &'static [OptionSpec],
    seats: usize,
) -> BoxedStrategy<Vec<(&'static str, &'static str)>> {
    let one = move |spec: &'static OptionSpec| {
        let fits: Vec<&'static str> = spec
            .values
            .iter()
            .map(|value| value.0)
            .filter(|value| value.parse::<usize>().map_or(true, |n| n <= seats))
            .collect();
        proptest::option::weighted(0.4, proptest::sample::select(fits))
            .prop_map(move |value| value.map(|value| (spec.name, value)))
    };
    let all: Vec<_> = specs.iter().map(one).collect();
    if all.is_empty() {
        return Just(Vec::new()).boxed();
    }
    all.prop_map(|all| all.into_iter().flatten().collect())
        .boxed()
}

/// Move sequences.
pub fn choices(most: usize) -> BoxedStrategy<Vec<u32>> {
    proptest::collection::vec(any::<u32>(), 0..=most).boxed()
}
