//! An `rnw` with its own symbol: `vine`, which packs name as `rust:vine@1`.

use rnw_cli::Catalogue;
use roll_and_write::Cell;
use roll_and_write::sheet::{TrackId, TrackKind};
use roll_and_write::symbol::{
    Advance, ArgumentError, Arguments, Instructions, Plugins, Scene, Scope, SymbolEffect,
};
use std::process::ExitCode;

/// Crosses off a box for each mark in the unbroken line of marks through its cell, along the row.
#[derive(Debug)]
struct Vine {
    track: TrackId,
    most: u8,
}

impl Vine {
    fn make(given: &Arguments) -> Result<Box<dyn SymbolEffect>, ArgumentError> {
        given.at_most(1, 0, 0, 1)?;
        let track = given.track(0, TrackKind::Count)?;
        let most = given.number(0, 1, 8)? as u8;
        Ok(Box::new(Self { track, most }))
    }
}

impl SymbolEffect for Vine {
    fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
        let here = scene.cell().index() as u8;
        let marks = scene.around(scene.cell(), Scope::Row) & scene.marked();
        let marked = |cell: &u8| marks.contains(Cell::new(*cell));
        let left = (0..here).rev().take_while(marked).count();
        let right = (here + 1..64).take_while(marked).count();
        let by = self.most.min(1 + left as u8 + right as u8);
        let track = self.track;
        out.emit(Advance { track, by });
    }
}

/// The effects of this crate.
pub(crate) fn effects() -> Plugins {
    Plugins::default().with("vine", 1, Vine::make)
}

fn main() -> ExitCode {
    rnw_cli::run(&Catalogue::stock().with_symbols(effects()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rnw_bots::arena::ResultOnly;
    use rnw_bots::{DealId, Spec};
    use rnw_packs::{Files, Source};
    use roll_and_write::symbol::{Snapshot, same_twice};
    use std::sync::Mutex;

    const CROSS: &str = r#""program": "on mark: mark 1 extra cell""#;
    const VINE: &str =
        r#""effect": "rust:vine@1", "with": { "tracks": ["coins"], "numbers": [4] }"#;

    static MET: Mutex<Vec<Snapshot>> = Mutex::new(Vec::new());

    /// Stores each scene and passes it on to another effect.
    #[derive(Debug)]
    struct Recorder(Box<dyn SymbolEffect>);

    impl SymbolEffect for Recorder {
        fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
            let mut kept = None;
            scene.keep(&mut kept);
            MET.lock().unwrap().extend(kept);
            self.0.fire(scene, out);
        }
    }

    /// Plays twenty games with vines instead of crosses, then fires vines again in the same scenes.
    #[test]
    fn a_vine_has_no_hidden_memory() {
        let catalogue = Catalogue::stock();
        let entry = &catalogue.entries()[0];
        let planted = |source: &Source| Source {
            text: source.text.replace(CROSS, VINE),
            ..source.clone()
        };
        let files = Files::new((entry.shipped)().sources().iter().map(planted).collect());
        let witness = Plugins::default().with("vine", 1, |given| {
            Ok(Box::new(Recorder(Vine::make(given)?)))
        });
        let loaded = entry.open(&files, &[], 2, &witness).unwrap();
        let mut play = loaded.arena::<ResultOnly>(&[Spec::Random.into(), Spec::Random.into()]);
        for game in 0..20 {
            play(&[0, 1], DealId::new(7, game));
        }
        let met = MET.lock().unwrap();
        assert!(met.len() > 100, "vines have fired");
        let given = Arguments::new([(TrackId(0), TrackKind::Count)], vec![], vec![], vec![4]);
        same_twice(|| Vine::make(&given).unwrap(), &met).unwrap();
    }
}
