//! A symbol in Rust: what a marked beehive does, tried on a small card.
//!
//! ```console
//! $ cargo run -p roll-and-write --example symbol
//! ```
//!
//! A pack names such an effect as `"effect": "rust:beehive@1"`. The crate `rnw-example-symbols` shows whole packs.

use roll_and_write::sheet::{SheetLayout, TrackId, TrackKind};
use roll_and_write::symbol::{
    Advance, Arguments, Instructions, Moment, Plugins, Printed, PrintedCard, Scene, Scope,
    Snapshot, SymbolEffect,
};
use roll_and_write::{CardId, CellSet, Frame, Island};
use std::error::Error;

/// Fills a box of a track for each marked neighbour of its cell.
#[derive(Debug)]
struct Beehive {
    honey: TrackId,
}

impl SymbolEffect for Beehive {
    fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
        let near = scene.around(scene.cell(), Scope::Near) & scene.marked();
        if !near.is_empty() {
            out.emit(Advance {
                track: self.honey,
                by: near.len() as u8,
            });
        }
    }
}

/// The effects that a program adds. An effect refuses arguments that do not fit it.
fn plugins() -> Plugins {
    Plugins::default().with("beehive", 1, |given: &Arguments| {
        given.at_most(1, 0, 0, 0)?;
        let honey = given.track(0, TrackKind::Count)?;
        Ok(Box::new(Beehive { honey }))
    })
}

/// Makes the effect as a pack does, and fires it in the middle of a card of nine cells.
#[expect(clippy::print_stdout, reason = "an example prints what it asks for")]
pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let given = Arguments::new([(TrackId(0), TrackKind::Count)], vec![], vec![], vec![]);
    let beehive = plugins().find("rust:beehive@1")?(&given)?;

    let frame = Frame::new(3, 3)?;
    let card = PrintedCard::new(&Island::new(frame, frame.cells())?, 0, &[]);
    let printed = Printed::new(frame, vec![card], SheetLayout::default(), (4, 7));
    let cell = |label: &str| frame.parse(label).ok_or("no such cell");
    let marked = CellSet::of(cell("b2")?) | CellSet::of(cell("b1")?) | CellSet::of(cell("c2")?);
    let moment = Moment::at_mark(CardId(0), cell("b2")?, marked);

    let mut out = Instructions::default();
    beehive.fire(&Snapshot::new(printed, moment).scene(), &mut out);
    let asked = out.asked().map_err(|fault| format!("{fault:?}"))?;
    println!("b1, b2 and c2 are marked; the beehive on b2 asks for {asked:?}");
    assert_eq!(
        asked,
        [Advance {
            track: TrackId(0),
            by: 2
        }
        .into()]
    );
    Ok(())
}
