//! `copy`: do the same as the symbol that fired last.
//!
//! ```json
//! "copy"
//! ```

use super::Step;
use super::form::StepForm;
use super::gate::Gate;
use super::room::{InstructionRoom, Site, StepRoom};
use crate::Event;
use crate::events::{Copied, NothingToCopy};
use crate::firing::Firing;
use crate::wording::Wording;
use rnw_packs::{Location, StepReader};
use roll_and_write::symbol::{Fault, Instruction, Trigger};
use roll_and_write::{Events, Message};

/// Fires the symbol that fired last in the lane. A copy does not copy another copy.
pub(crate) struct Copy;

impl InstructionRoom for Copy {
    fn fault(&self, gate: &Gate<'_>) -> Option<Fault> {
        gate.unanswered()
    }

    #[cold]
    fn carry_out(self, site: &mut Site<'_>, events: &mut impl Events<Event>) -> Option<Firing> {
        let (seat, firing) = (site.seat, site.firing);
        let last = site.lane().last.filter(|_| !firing.copied);
        let Some(symbol) = last else {
            events.notify(|| Event::NothingToCopy(NothingToCopy { seat }));
            return None;
        };
        events.notify(|| Event::Copied(Copied { seat, symbol }));
        Some(Firing {
            symbol,
            trigger: Trigger::Mark,
            copied: true,
            ..firing
        })
    }
}

impl StepRoom for Copy {
    fn always(&self) -> Option<Instruction> {
        Some(Instruction::Copy)
    }

    fn explain(&self, _wording: &Wording<'_>) -> Message {
        Message::new("explain-copy")
    }
}

impl StepForm for Copy {
    fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
        reader.follows = true;
        if reader.chosen {
            let message = "a copy inside a choice; expected the copy before the choice";
            place.error(reader.report, message);
        }
        Some(Step::Copy)
    }
}
