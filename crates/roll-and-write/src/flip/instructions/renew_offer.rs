//! `renew_offer`: put the offer back into the deck and lay out another.
//!
//! ```json
//! "renew_offer"
//! ```

use super::room::{InstructionRoom, Site, StepRoom};
use super::{Instruction, Instructions};
use crate::flip::Event;
use crate::flip::events::RenewalOwed;
use crate::flip::firing::Firing;
use crate::flip::value::scale::{Scale, SymbolValue};
use crate::flip::wording::Wording;
use crate::symbol::Scene;
use crate::{Events, Message};

/// At the barrier, puts the offer back into the deck and lays out another.
pub(crate) struct RenewOffer;

impl InstructionRoom for RenewOffer {
    fn value(&self, _scale: &Scale<'_>, _value: &mut SymbolValue) {}

    #[cold]
    fn carry_out(self, site: &mut Site<'_>, events: &mut impl Events<Event>) -> Option<Firing> {
        let seat = site.seat;
        site.lane().renews = true;
        events.notify(|| Event::RenewalOwed(RenewalOwed { seat }));
        None
    }
}

impl StepRoom for RenewOffer {
    fn emit(&self, _scene: &Scene<'_>, out: &mut Instructions) {
        out.emit(Instruction::RenewOffer);
    }

    fn always(&self) -> Option<Instruction> {
        Some(Instruction::RenewOffer)
    }

    fn explain(&self, _wording: &Wording<'_>) -> Message {
        Message::new("explain-renew-offer")
    }

    fn acts(&self) -> bool {
        true
    }
}

/// The form in a pack.
#[cfg(feature = "content")]
mod json {
    use super::RenewOffer;
    use crate::content::{Line, Location, StepReader};
    use crate::flip::instructions::Step;
    use crate::flip::instructions::form::StepForm;

    impl StepForm for RenewOffer {
        fn line(&self, line: &mut Line) {
            line.words("renew offer");
        }

        fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
            if reader.offer == 0 {
                let message = "the pack has no offer, so nothing is renewed";
                place.warning(reader.report, message);
            }
            Some(Step::RenewOffer)
        }
    }
}
