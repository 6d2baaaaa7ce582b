//! Counts of decision trees for fixed deals, confirmed by the reference.

use crate::subjects::{nuggets, pyramids, shipped, silver_and_gold};
use rnw_packs::Files;
use rnw_testkit::{Engine, Setup, Subject, TestPack, perft};

/// The deal of all tables.
const DEAL: u64 = 7;

/// The reference is slow, so it confirms only counts up to this one.
const CONFIRMED: u64 = 10_000;

/// The counts of a pack for each number of seats, from depth 1 on.
fn counts(subject: &Subject, name: &str, files: &Files, table: &[(usize, &[u64])]) {
    for (seats, expected) in table {
        counted(subject, (name, files.clone()), *seats, expected);
    }
}

fn counted(subject: &Subject, (name, files): (&str, Files), seats: usize, expected: &[u64]) {
    let pack = TestPack {
        name: Some(name.to_owned()),
        files,
    };
    let setup = Setup {
        seats,
        options: Vec::new(),
        pack,
        seed: 0,
    };
    let engine = Engine::new(subject.open(&setup).expect("the pack is sound"));
    let reference = subject.reference_of(&setup);
    let reference = reference
        .expect("the reference knows it")
        .expect("the pack is sound");
    let depths = || 1..=expected.len() as u32;
    let found: Vec<u64> = depths().map(|depth| perft(&engine, DEAL, depth)).collect();
    assert_eq!(found, expected, "{name} with {seats} seats");
    let small: Vec<u64> = expected
        .iter()
        .copied()
        .take_while(|count| *count <= CONFIRMED)
        .collect();
    assert!(!small.is_empty(), "the reference confirms something");
    let found: Vec<u64> = (1..=small.len() as u32)
        .map(|depth| perft(&*reference, DEAL, depth))
        .collect();
    assert_eq!(found, small, "the reference, {name} with {seats} seats");
}

#[test]
fn silver_and_gold_counts() {
    let table: &[(usize, &[u64])] = &[
        (1, &[6, 261, 7788, 299_879]),
        (2, &[6, 36, 1566, 46_467]),
        (3, &[6, 36, 216, 9396, 278_802]),
        (4, &[6, 36, 216, 1296, 56_376]),
    ];
    counts(
        &silver_and_gold(),
        "silver-and-gold",
        &rnw_silver_and_gold::shipped(),
        table,
    );
}

#[test]
fn pearl_lagoon_counts() {
    let table: &[(usize, &[u64])] = &[
        (1, &[6, 192, 4604, 134_669]),
        (2, &[6, 36, 1152, 39_870]),
        (3, &[6, 36, 216, 6912, 239_220]),
        (4, &[6, 36, 216, 1296, 41_472]),
    ];
    counts(
        &silver_and_gold(),
        "pearl-lagoon",
        &shipped("pearl-lagoon", &rnw_silver_and_gold::shipped()),
        table,
    );
}

#[test]
fn pyramids_counts() {
    let table: &[(usize, &[u64])] = &[
        (1, &[6, 27, 169, 1690, 12_354, 100_536]),
        (2, &[6, 36, 162, 702, 4563, 35_470]),
        (3, &[6, 36, 216, 972, 4212, 14_580, 78_651]),
        (4, &[6, 36, 216, 1296, 5832, 25_272]),
    ];
    counts(&pyramids(), "pyramids", &rnw_pyramids::shipped(), table);
}

#[test]
fn jungle_temple_counts() {
    let table: &[(usize, &[u64])] = &[
        (1, &[6, 27, 159, 1418, 9025, 68_133]),
        (2, &[6, 36, 162, 720, 4545, 32_024]),
        (3, &[6, 36, 216, 972, 4320, 13_662, 66_933]),
        (4, &[6, 36, 216, 1296, 5832, 25_920]),
    ];
    counts(
        &pyramids(),
        "jungle-temple",
        &shipped("jungle-temple", &rnw_pyramids::shipped()),
        table,
    );
}

#[test]
fn nuggets_counts() {
    let table: &[(usize, &[u64])] = &[
        (2, &[228, 40_322]),
        (3, &[196, 29_186]),
        (4, &[196, 29_186]),
    ];
    counts(&nuggets(), "nuggets", &rnw_nuggets::shipped(), table);
}
