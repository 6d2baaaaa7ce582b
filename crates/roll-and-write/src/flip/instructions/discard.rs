//! `discard`: put the card of the symbol back into the deck and replace it.
//!
//! ```json
//! "discard"
//! ```

use super::room::{InstructionRoom, Site, StepRoom};
use super::{Instruction, Instructions};
use crate::flip::Event;
use crate::flip::events::Leaving;
use crate::flip::firing::Firing;
use crate::flip::value::scale::{Scale, SymbolValue};
use crate::flip::wording::Wording;
use crate::symbol::Scene;
use crate::{Events, Message};

/// At the barrier, puts the card of the symbol back into the deck unless it is complete, and replaces it.
pub(crate) struct Discard;

impl InstructionRoom for Discard {
    fn value(&self, _scale: &Scale<'_>, _value: &mut SymbolValue) {}

    #[cold]
    fn carry_out(self, site: &mut Site<'_>, events: &mut impl Events<Event>) -> Option<Firing> {
        // A card that is complete is set aside, whatever else happens to it.
        if site.is_complete() {
            return None;
        }
        let (seat, board) = (site.seat, site.firing.board);
        site.lane().leaving |= 1 << board;
        if let Some(card) = site.card() {
            events.notify(|| Event::Leaving(Leaving { seat, card }));
        }
        None
    }
}

impl StepRoom for Discard {
    fn emit(&self, _scene: &Scene<'_>, out: &mut Instructions) {
        out.emit(Instruction::Discard);
    }

    fn always(&self) -> Option<Instruction> {
        Some(Instruction::Discard)
    }

    fn explain(&self, _wording: &Wording<'_>) -> Message {
        Message::new("explain-discard")
    }

    fn acts(&self) -> bool {
        true
    }
}

/// How a pack writes it.
#[cfg(feature = "content")]
mod json {
    use super::Discard;
    use crate::content::{Location, StepReader};
    use crate::flip::instructions::Step;
    use crate::flip::instructions::form::StepForm;
    use crate::symbol::Trigger;

    impl StepForm for Discard {
        fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
            if reader.triggers.iter().eq([Trigger::Complete]) {
                let message = "a discard that never comes: the card is complete then";
                place.error(reader.report, message);
            }
            Some(Step::Discard)
        }
    }
}
