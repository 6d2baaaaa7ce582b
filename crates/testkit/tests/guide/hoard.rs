//! A symbol of our own, `hoard`, and the laws that it holds.

use roll_and_write::content::Files;
use roll_and_write::sheet::{TrackId, TrackKind};
use roll_and_write::symbol::{
    ArgumentError, Arguments, Instruction, Instructions, Plugins, Scene, Scope, SymbolEffect,
};
use testkit::{Demand, Pack, Subject};

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
        out.emit(Instruction::Advance { track: self.0, by });
    }
}

/// A pack in which every coin of Silver & Gold is a hoard.
pub(crate) fn pack() -> Files {
    let game = r#"{ "extends": "silver-and-gold", "title": "Hoards" }"#;
    let symbols = r#"{ "symbols": [
        { "name": "coin", "char": "$", "glyph": "●", "on": "mark", "priority": 1, "order": "free",
          "effect": "rust:hoard@1", "with": { "tracks": ["coins"] } }
    ] }"#;
    let files = [("game.json", game), ("symbols.json", symbols)];
    Files::embedded("hoards", &files).extending(silver_and_gold::shipped())
}

/// Silver & Gold with a pack, and with effects that are known by name.
pub(crate) fn game(name: &str, pack: Files, effects: fn() -> Plugins) -> Subject {
    let subject = Subject::flip("silver-and-gold", 1..=4, move |opening| {
        let (files, options) = (&opening.pack.files, opening.options());
        let rules = silver_and_gold::load_with(files, options, opening.seats, &effects())?;
        Ok(rules)
    });
    subject
        .options(silver_and_gold::OPTIONS)
        .pack(name, pack)
}

#[test]
fn a_hoard_holds_all_laws() {
    let effects = || Plugins::default().with("hoard", 1, Hoard::make);
    testkit::laws(&game("hoards", pack(), effects));
}

#[test]
fn a_hoard_meets_every_other_symbol() {
    let effects = || Plugins::default().with("hoard", 1, Hoard::make);
    let (name, files) = (Some("hoards".to_owned()), pack());
    let matrix = testkit::matrix(
        &game("hoards", pack(), effects),
        &Pack { name, files },
        &Demand::default(),
        |_, _| {},
    );
    let matrix = matrix.unwrap_or_else(|broken| panic!("{broken}"));
    assert!(matrix.is_enough(), "{matrix}");
}
