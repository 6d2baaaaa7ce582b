//! `spend`: stop the symbol on this cell from firing again.
//!
//! ```json
//! "spend"
//! ```

use super::room::{InstructionRoom, Site, StepRoom};
use super::{Instruction, Instructions};
use crate::flip::Event;
use crate::flip::events::Spent;
use crate::flip::firing::Firing;
use crate::flip::value::scale::{Scale, SymbolValue};
use crate::flip::wording::Wording;
use crate::symbol::Scene;
use crate::{CellSet, Events, Message};

/// Stops the symbol on this cell from firing again.
pub(crate) struct Spend;

impl InstructionRoom for Spend {
    fn value(&self, _scale: &Scale<'_>, value: &mut SymbolValue) {
        value.spends = true;
    }

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
    fn emit(&self, _scene: &Scene<'_>, out: &mut Instructions) {
        out.emit(Instruction::Spend);
    }

    fn always(&self) -> Option<Instruction> {
        Some(Instruction::Spend)
    }

    fn explain(&self, _wording: &Wording<'_>) -> Message {
        Message::new("explain-spend")
    }
}

/// The form in a pack.
#[cfg(feature = "content")]
mod json {
    use super::Spend;
    use crate::content::{Line, Location, StepReader};
    use crate::flip::instructions::Step;
    use crate::flip::instructions::form::StepForm;

    impl StepForm for Spend {
        fn line(&self, line: &mut Line) {
            line.words("spend");
        }

        fn read(&self, _reader: &mut StepReader<'_>, _place: Location<'_>) -> Option<Step> {
            Some(Step::Spend)
        }
    }
}
