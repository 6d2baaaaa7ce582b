//! Plays every pair of symbols of the shipped packs.

#[path = "support/subjects.rs"]
#[allow(dead_code, reason = "each target needs some of them")]
mod usage_keys;

use rnw_testkit::{Demand, Subject, TestPack};
use usage_keys::{pyramids, shipped, silver_and_gold};

fn played(subject: &Subject, name: &str, files: roll_and_write::content::Files) {
    let pack = TestPack {
        name: Some(name.to_owned()),
        files,
    };
    let demand = Demand {
        laws: rnw_testkit::LAWS
            .iter()
            .filter(|law| !["reference", "texts", "ways", "unreachable"].contains(&law.name))
            .collect(),
        ..Demand::default()
    };
    let matrix = rnw_testkit::matrix(subject, &pack, &demand, |_, _| {})
        .unwrap_or_else(|broken| panic!("{broken}"));
    assert!(matrix.is_enough(), "{matrix}");
}

#[test]
fn silver_and_gold_meets() {
    played(
        &silver_and_gold(),
        "silver-and-gold",
        rnw_silver_and_gold::shipped(),
    );
}

#[test]
fn pearl_lagoon_meets() {
    played(
        &silver_and_gold(),
        "pearl-lagoon",
        shipped("pearl-lagoon", &rnw_silver_and_gold::shipped()),
    );
}

#[test]
fn pyramids_meets() {
    played(&pyramids(), "pyramids", rnw_pyramids::shipped());
}

#[test]
fn jungle_temple_meets() {
    played(
        &pyramids(),
        "jungle-temple",
        shipped("jungle-temple", &rnw_pyramids::shipped()),
    );
}
