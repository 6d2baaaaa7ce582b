//! `renew_offer`: put the offer, or some of its cards, back into the deck and lay out others.
//!
//! ```json
//! "renew_offer"
//! {"renew_offer": {"with": "palm"}}
//! ```

use super::Step;
use super::form::StepForm;
use super::gate::Gate;
use super::room::{InstructionRoom, Site, StepRoom};
use crate::Event;
use crate::events::RenewalOwed;
use crate::firing::Firing;
use crate::wording::Wording;
use rnw_packs::{Location, StepReader};
use roll_and_write::symbol::{Fault, Instruction, RenewOffer};
use roll_and_write::{Events, Message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

impl InstructionRoom for RenewOffer {
    fn fault(&self, gate: &Gate<'_>) -> Option<Fault> {
        gate.cards(self.only)
    }

    #[cold]
    fn carry_out(self, site: &mut Site<'_>, events: &mut impl Events<Event>) -> Option<Firing> {
        let (seat, only) = (site.seat, self.only);
        site.lane().renew(only);
        events.notify(|| Event::RenewalOwed(RenewalOwed { seat, only }));
        None
    }
}

impl StepRoom for RenewOffer {
    fn always(&self) -> Option<Instruction> {
        Some((*self).into())
    }

    fn explain(&self, wording: &Wording<'_>) -> Message {
        wording.names.cards(
            self.only,
            [
                "explain-renew-offer",
                "explain-renew-offer-with",
                "explain-renew-offer-of",
            ],
        )
    }

    fn acts(&self) -> bool {
        true
    }
}

/// A right example of a step with a condition.
const EXAMPLE: &str = r#"{"renew_offer": {"with": "palm"}}"#;

#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct RenewOfferEntry {
    /// A symbol that the cards show which go back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<String>,
    /// The colour of the cards that go back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
}

impl StepForm for RenewOfferEntry {
    fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
        if reader.offer == 0 {
            let message = "the pack has no offer, so nothing is renewed";
            place.warning(reader.report, message);
        }
        let place = place.field("renew_offer");
        let (with, color) = (self.with.as_deref(), self.color.as_deref());
        let only = reader.cards(place, with, color, EXAMPLE)?;
        Some(Step::RenewOffer(RenewOffer { only }))
    }
}
