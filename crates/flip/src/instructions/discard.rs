//! `discard`: put the card of the symbol back into the deck and replace it.
//!
//! ```json
//! "discard"
//! {"discard": {"from": "offer"}}
//! {"discard": {"from": "offer", "color": "gray"}}
//! ```

use super::Step;
use super::form::StepForm;
use super::gate::Gate;
use super::room::{InstructionRoom, Site, StepRoom};
use crate::Event;
use crate::events::Leaving;
use crate::firing::Firing;
use crate::wording::Wording;
use rnw_packs::{Location, StepReader};
use roll_and_write::symbol::{Discard, Fault, Instruction, Replacement, Trigger};
use roll_and_write::{Events, Message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

impl InstructionRoom for Discard {
    fn fault(&self, gate: &Gate<'_>) -> Option<Fault> {
        gate.cards(self.only)
    }

    #[cold]
    fn carry_out(self, site: &mut Site<'_>, events: &mut impl Events<Event>) -> Option<Firing> {
        // A card that is complete is set aside, whatever else happens to it.
        if site.is_complete() {
            return None;
        }
        let (seat, board) = (site.seat, site.firing.board);
        site.lane().leaving.put(board, self);
        if let Some(card) = site.card() {
            events.notify(|| Event::Leaving(Leaving { seat, card }));
        }
        None
    }
}

impl StepRoom for Discard {
    fn always(&self) -> Option<Instruction> {
        Some((*self).into())
    }

    fn explain(&self, wording: &Wording<'_>) -> Message {
        match self.from {
            Replacement::Anywhere => Message::new("explain-discard"),
            Replacement::Offer => wording.names.cards(
                self.only,
                [
                    "explain-discard-offer",
                    "explain-discard-offer-with",
                    "explain-discard-offer-of",
                ],
            ),
        }
    }

    fn acts(&self) -> bool {
        true
    }
}

/// A right example of a step with a condition.
const EXAMPLE: &str = r#"{"discard": {"from": "offer", "with": "palm"}}"#;

#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct DiscardEntry {
    /// Where the card comes from that replaces it; from the offer or the deck if not said.
    #[serde(default)]
    pub from: Option<ReplacementEntry>,
    /// A symbol that the card from the offer must show.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<String>,
    /// The colour that the card from the offer must have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
}

/// Where the card comes from that replaces a discarded one.
#[derive(Deserialize, Serialize, JsonSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "snake_case")]
pub enum ReplacementEntry {
    /// From the offer alone; nothing comes if it has no card that fits.
    Offer,
}

impl StepForm for DiscardEntry {
    fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
        if reader.triggers.iter().eq([Trigger::Complete]) {
            let message = "this discard never happens, because the card is already complete";
            place.error(reader.report, message);
        }
        let from = match self.from {
            None => Replacement::Anywhere,
            Some(ReplacementEntry::Offer) => Replacement::Offer,
        };
        let place = place.field("discard");
        if from == Replacement::Offer && reader.offer == 0 {
            let message = "the pack has no offer, so nothing replaces the card";
            place.field("from").warning(reader.report, message);
        }
        let conditions = [("with", &self.with), ("color", &self.color)];
        let condition = conditions.iter().find(|(_, value)| value.is_some());
        if let Some((field, _)) = condition.filter(|_| from == Replacement::Anywhere) {
            let message = format!("{field:?} is only for cards from the offer, such as {EXAMPLE}");
            place.field(field).error(reader.report, message);
            return None;
        }
        let (with, color) = (self.with.as_deref(), self.color.as_deref());
        let only = reader.cards(place, with, color, EXAMPLE)?;
        Some(Step::Discard(Discard { from, only }))
    }
}
