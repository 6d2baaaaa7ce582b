//! `extra_pattern`: mark the pattern of the turn once more, or one cell instead.
//!
//! ```json
//! "extra_pattern"
//! ```

use super::room::{InstructionRoom, Site, StepRoom};
use crate::Event;
use crate::events::{PatternLapsed, PatternOwed};
use crate::firing::Firing;
use crate::state::Pending;
use crate::value::scale::{PATTERN_CELLS, Scale, SymbolValue};
use crate::wording::Wording;
use roll_and_write::symbol::{Instruction, Instructions, Scene};
use roll_and_write::{Events, Message};

/// Owes the seat the pattern of this turn once more.
pub(crate) struct ExtraPattern;

impl InstructionRoom for ExtraPattern {
    fn value(&self, _scale: &Scale<'_>, value: &mut SymbolValue) {
        value.cells += PATTERN_CELLS;
    }

    #[cold]
    fn carry_out(self, site: &mut Site<'_>, events: &mut impl Events<Event>) -> Option<Firing> {
        let seat = site.seat;
        let owed = site.lane().owed.push(Pending::Pattern);
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
    fn emit(&self, _scene: &Scene<'_>, out: &mut Instructions) {
        out.emit(Instruction::ExtraPattern);
    }

    fn always(&self) -> Option<Instruction> {
        Some(Instruction::ExtraPattern)
    }

    fn explain(&self, _wording: &Wording<'_>) -> Message {
        Message::new("explain-extra-pattern")
    }
}

/// The form in a pack.
mod json {
    use super::ExtraPattern;
    use crate::instructions::Step;
    use crate::instructions::form::StepForm;
    use rnw_packs::{Location, StepReader};

    impl StepForm for ExtraPattern {
        fn read(&self, _reader: &mut StepReader<'_>, _place: Location<'_>) -> Option<Step> {
            Some(Step::ExtraPattern)
        }
    }
}
