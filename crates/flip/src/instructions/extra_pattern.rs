//! `extra_pattern`: mark the pattern of the turn once more, or one cell instead.
//!
//! ```json
//! "extra_pattern"
//! ```

use super::Step;
use super::form::StepForm;
use super::room::{InstructionRoom, Site, StepRoom};
use crate::Event;
use crate::events::{PatternLapsed, PatternOwed};
use crate::firing::Firing;
use crate::state::OwedDecision;
use crate::wording::Wording;
use rnw_packs::{Location, StepReader};
use roll_and_write::symbol::Instruction;
use roll_and_write::{Events, Message};

/// Owes the seat the pattern of this turn once more.
pub(crate) struct ExtraPattern;

impl InstructionRoom for ExtraPattern {
    #[cold]
    fn carry_out(self, site: &mut Site<'_>, events: &mut impl Events<Event>) -> Option<Firing> {
        let seat = site.seat;
        let owed = site.lane().owed.push(OwedDecision::Pattern);
        events.notify(|| {
            if owed {
                Event::PatternOwed(PatternOwed { seat })
            } else {
                Event::PatternLapsed(PatternLapsed { seat })
            }
        });
        None
    }
}

impl StepRoom for ExtraPattern {
    fn always(&self) -> Option<Instruction> {
        Some(Instruction::ExtraPattern)
    }

    fn explain(&self, _wording: &Wording<'_>) -> Message {
        Message::new("explain-extra-pattern")
    }
}

impl StepForm for ExtraPattern {
    fn read(&self, _reader: &mut StepReader<'_>, _place: Location<'_>) -> Option<Step> {
        Some(Step::ExtraPattern)
    }
}
