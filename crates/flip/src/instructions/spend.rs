//! `spend`: stop the symbol on this cell from firing again.
//!
//! ```json
//! "spend"
//! ```

use super::Step;
use super::form::StepForm;
use super::room::{InstructionRoom, Site, StepRoom};
use crate::Event;
use crate::events::Spent;
use crate::firing::Firing;
use crate::wording::Wording;
use rnw_packs::{Location, StepReader};
use roll_and_write::symbol::Instruction;
use roll_and_write::{CellSet, Events, Message};

/// Stops the symbol on this cell from firing again.
pub(crate) struct Spend;

impl InstructionRoom for Spend {
    #[cold]
    fn carry_out(self, site: &mut Site<'_>, events: &mut impl Events<Event>) -> Option<Firing> {
        let (seat, firing) = (site.seat, site.firing);
        site.lane().spent[firing.board] |= CellSet::of(firing.cell);
        // A copy spends the symbol that copies.
        let printed = site
            .card()
            .and_then(|card| site.printed.symbol_at(card, firing.cell));
        events.notify(|| {
            Event::Spent(Spent {
                seat,
                symbol: printed.unwrap_or(firing.symbol),
            })
        });
        None
    }
}

impl StepRoom for Spend {
    fn always(&self) -> Option<Instruction> {
        Some(Instruction::Spend)
    }

    fn explain(&self, _wording: &Wording<'_>) -> Message {
        Message::new("explain-spend")
    }
}

impl StepForm for Spend {
    fn read(&self, _reader: &mut StepReader<'_>, _place: Location<'_>) -> Option<Step> {
        Some(Step::Spend)
    }
}
