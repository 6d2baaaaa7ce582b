//! Marked cells of a chamber are always joined to the entry.

use rnw_pyramids::{OPTIONS, Rules, load, shipped};
use rnw_testkit::{Law, Subject};
use roll_and_write::geometry::region;
use roll_and_write::{CellSet, Grid};

/// The cells that are reached from the entry in steps over marked cells are all marked cells.
pub(crate) fn joined() -> Law {
    let says = "marked cells of a chamber are always joined to the entry";
    Law::seat("joined", "PY-10", says, |at, seat| {
        let (rules, state) = at.of::<Rules>()?;
        for (card, marked) in state.boards(seat).into_iter().zip(state.marked(seat)) {
            let Some(card) = card.map(|card| rules.pack().card(card)) else {
                continue;
            };
            let entry = CellSet::of(card.grid.entry()) & marked;
            let joined = region(entry, |cells| card.grid.neighbours(cells) & marked);
            if joined != marked {
                let loose = card.grid.frame().labels(marked - joined);
                let (seat, card) = (seat.number(), &card.name);
                return Err(format!("seat {seat}: {loose} of {card} is cut off"));
            }
        }
        Ok(())
    })
}

#[test]
fn marked_cells_are_joined_to_the_entry() {
    let game = Subject::new("pyramids", 1..=4, |setup| {
        Ok(load(&setup.pack.files, setup.options(), setup.seats)?)
    });
    let game = game.options(OPTIONS).pack("pyramids", shipped());
    rnw_testkit::laws(&game).also(joined());
}
