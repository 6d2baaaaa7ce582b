//! The plugin symbol `hoard`, and the laws that it obeys.

use rnw_packs::Files;
use rnw_testkit::{Demand, Subject, TestPack};
use roll_and_write::sheet::{TrackId, TrackKind};
use roll_and_write::symbol::{
    Advance, ArgumentError, Arguments, Instructions, Plugins, Scene, Scope, SymbolEffect,
};

/// Crosses off a box of a track; two if all of its row is marked.
#[derive(Debug)]
struct Hoard(TrackId);

impl Hoard {
    fn make(given: &Arguments) -> Result<Box<dyn SymbolEffect>, ArgumentError> {
        given.at_most(1, 0, 0, 0)?;
        Ok(Box::new(Self(given.track(0, TrackKind::Count)?)))
    }
}

impl SymbolEffect for Hoard {
    fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
        let row = scene.around(scene.cell(), Scope::Row);
        let by = if row.is_subset(scene.marked()) { 2 } else { 1 };
        out.emit(Advance { track: self.0, by });
    }
}

/// A pack in which every coin of Silver & Gold is a hoard. Their order is `free`, or it `matters`.
pub(crate) fn pack(order: &str) -> Files {
    let game = r#"{ "extends": "silver-and-gold", "title": "Hoards" }"#;
    let symbols = r#"{ "symbols": [
        { "name": "coin", "char": "$", "glyph": "●", "on": "mark", "priority": 1, "order": "ORDER",
          "effect": "rust:hoard@1", "with": { "tracks": ["coins"] } }
    ] }"#;
    let symbols = symbols.replace("ORDER", order);
    let files = [("game.json", game), ("symbols.json", &symbols)];
    Files::embedded("hoards", &files).extending(rnw_silver_and_gold::shipped())
}

/// The effects of this crate.
pub(crate) fn effects() -> Plugins {
    Plugins::default().with("hoard", 1, Hoard::make)
}

/// Silver & Gold for one or two with a pack, and with effects that are known by name.
pub(crate) fn game(name: &str, pack: Files, effects: fn() -> Plugins) -> Subject {
    let game = Subject::flip("silver-and-gold", 1..=2, move |setup| {
        let (files, options) = (&setup.pack.files, setup.options());
        let rules = rnw_silver_and_gold::Rules::load(files, options, setup.seats, &effects())?;
        Ok(rules)
    });
    let game = game.program("cargo run --");
    game.options(rnw_silver_and_gold::OPTIONS).pack(name, pack)
}

#[test]
fn a_hoard_holds_all_laws() {
    rnw_testkit::laws(&game("hoards", pack("matters"), effects));
}

#[test]
fn a_hoard_meets_every_other_symbol() {
    let (name, files) = (Some("hoards".to_owned()), pack("matters"));
    let (game, pack) = (
        game("hoards", files.clone(), effects),
        TestPack { name, files },
    );
    let matrix = rnw_testkit::matrix(&game, &pack, &Demand::default(), |_, _| {});
    let matrix = matrix.unwrap_or_else(|broken| panic!("{broken}"));
    assert!(matrix.is_enough(), "{matrix}");
}
