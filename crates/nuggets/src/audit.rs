//! Invariants of every state: no fence and no chip is lost, and every region is large enough.

use crate::board::REGION_MIN;
use crate::content::Chips;
use crate::rules::Rules;
use crate::state::State;
use roll_and_write::{CellSet, Seat};

/// See [`Ruleset::audit`](roll_and_write::Ruleset::audit).
pub(crate) fn audit(rules: &Rules, state: &State) -> Result<(), String> {
    let built = state.fences.len();
    let (left, all) = (state.fences_left, rules.facts.fences);
    if built + u32::from(left) != u32::from(all) {
        return Err(format!("{built} fences built and {left} left of {all}"));
    }
    let mut taken = state.deposits;
    for seat in Seat::all(rules.seats) {
        let chips = state.chips(seat);
        if !(taken & chips).is_empty() {
            let number = seat.number();
            return Err(format!("a chip of seat {number} lies on an occupied cell"));
        }
        taken |= chips;
        let mut found: Chips = state.left(seat);
        for cell in chips {
            match usize::from(state.value(cell)).checked_sub(1) {
                Some(index) => found[index] += 1,
                None => return Err("a chip has no value".to_owned()),
            }
        }
        if found != rules.chips {
            let number = seat.number();
            return Err(format!("seat {number} has the wrong chips: {found:?}"));
        }
    }
    let board = rules.board.with(state.deposits, state.fences);
    let regions: Vec<CellSet> = board.regions().collect();
    let small = regions.iter().find(|region| region.len() < REGION_MIN);
    match small {
        Some(region) => Err(format!("a region has only {} cells", region.len())),
        None if regions.iter().map(|region| region.len()).sum::<u32>()
            == rules.facts.frame.cells().len() =>
        {
            Ok(())
        }
        None => Err("the regions do not cover the board".to_owned()),
    }
}
