//! Every pair of symbols of the shipped packs.

#[path = "support/subjects.rs"]
#[allow(dead_code, reason = "each target needs some of them")]
mod subjects;

use subjects::{pyramids, shipped, silver_and_gold};
use testkit::{Demand, Pack, Subject};

fn played(subject: &Subject, name: &str, files: roll_and_write::content::Files) {
    let pack = Pack {
        name: Some(name.to_owned()),
        files,
    };
    let demand = Demand {
        laws: testkit::LAWS
            .iter()
            .filter(|law| !["reference", "texts", "ways", "unreachable"].contains(&law.name))
            .collect(),
        ..Demand::default()
    };
    let matrix = testkit::matrix(subject, &pack, &demand, |_, _| {})
        .unwrap_or_else(|broken| panic!("{broken}"));
    assert!(matrix.is_enough(), "{matrix}");
}

#[test]
fn silver_and_gold_meets() {
    played(
        &silver_and_gold(),
        "silver-and-gold",
        silver_and_gold::shipped(),
    );
}

#[test]
fn pearl_lagoon_meets() {
    played(
        &silver_and_gold(),
        "pearl-lagoon",
        shipped("pearl-lagoon", &silver_and_gold::shipped()),
    );
}

#[test]
fn pyramids_meets() {
    played(&pyramids(), "pyramids", pyramids::shipped());
}

#[test]
fn jungle_temple_meets() {
    played(
        &pyramids(),
        "jungle-temple",
        shipped("jungle-temple", &pyramids::shipped()),
    );
}
