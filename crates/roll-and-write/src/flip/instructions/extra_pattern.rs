//! `extra_pattern`: mark the pattern of the turn once more, or one cell instead.
//!
//! ```json
//! "extra_pattern"
//! ```

use super::room::{InstructionRoom, Site, StepRoom};
use super::{Instruction, Instructions};
use crate::flip::Event;
use crate::flip::events::{PatternLapsed, PatternOwed};
use crate::flip::firing::Firing;
use crate::flip::state::Pending;
use crate::flip::value::scale::{PATTERN_CELLS, Scale, SymbolValue};
use crate::flip::wording::Wording;
use crate::symbol::Scene;
use crate::{Events, Message};

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
#[cfg(feature = "content")]
mod json {
    use super::ExtraPattern;
    use crate::content::{Line, Location, StepReader};
    use crate::flip::instructions::Step;
    use crate::flip::instructions::form::StepForm;

    impl StepForm for ExtraPattern {
        fn line(&self, line: &mut Line) {
            line.words("mark pattern again");
        }

        fn read(&self, _reader: &mut StepReader<'_>, _place: Location<'_>) -> Option<Step> {
            Some(Step::ExtraPattern)
        }
    }
}
