//! Plays every pair of symbols of the shipped packs.

use crate::subjects::{is_whole, pyramids, shipped, silver_and_gold};
use rnw_testkit::{Demand, Subject, TestPack};

fn played(subject: &Subject, name: &str, files: rnw_packs::Files) {
    let pack = TestPack {
        name: Some(name.to_owned()),
        files,
    };
    let demand = Demand {
        laws: rnw_testkit::LAWS
            .iter()
            .filter(|law| !["reference", "texts", "ways", "unreachable"].contains(&&*law.name))
            .cloned()
            .collect(),
        ..Demand::default()
    };
    // Unless all are wanted: every pair as often as it must meet, and few games with more symbols.
    let few = Demand {
        games: 1,
        triples: 6,
        swarm: 6,
        ..demand.clone()
    };
    let demand = if is_whole() { demand } else { few };
    let matrix = rnw_testkit::matrix(subject, &pack, &demand, |_, _| {})
        .unwrap_or_else(|broken| panic!("{broken}"));
    assert!(matrix.is_enough(), "{matrix}");
}

#[test]
fn the_symbols_of_every_shipped_pack_meet() {
    let (gold, pyramids_pack) = (rnw_silver_and_gold::shipped(), rnw_pyramids::shipped());
    let packs = [
        (silver_and_gold(), "silver-and-gold", gold.clone()),
        (
            silver_and_gold(),
            "pearl-lagoon",
            shipped("pearl-lagoon", &gold),
        ),
        (pyramids(), "pyramids", pyramids_pack.clone()),
        (
            pyramids(),
            "jungle-temple",
            shipped("jungle-temple", &pyramids_pack),
        ),
    ];
    // Unless all are wanted: those with few symbols.
    let taken = if is_whole() { packs.len() } else { 2 };
    for (subject, name, files) in packs.into_iter().take(taken) {
        played(&subject, name, files);
    }
}
