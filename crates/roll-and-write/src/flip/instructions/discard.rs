//! `discard`: put the card of the symbol back into the deck and replace it.
//!
//! ```json
//! "discard"
//! {"discard": {"from": "offer"}}
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

/// At the barrier, puts the card of the symbol back into the deck and replaces it. A complete card
/// stays.
///
/// ```
/// use roll_and_write::symbol::{Discard, Instructions, Replacement};
/// let swap = Discard { from: Replacement::Offer };
/// let mut out = Instructions::default();
/// out.emit(swap);
/// assert_eq!(out.asked(), Ok(&[swap.into()][..]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Discard {
    /// Where the new card comes from.
    pub from: Replacement,
}

/// Where the new card comes from when a card is discarded.
///
/// ```
/// use roll_and_write::symbol::{Discard, Replacement};
/// assert_eq!(Discard::default().from, Replacement::Anywhere);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Replacement {
    /// From the offer or the deck, as the seat chooses.
    #[default]
    Anywhere,
    /// From the offer only: the seat swaps its card for an open one. If the offer is empty, no card
    /// comes.
    Offer,
}

impl From<Discard> for Instruction {
    fn from(it: Discard) -> Self {
        Self::Discard(it)
    }
}

impl InstructionRoom for Discard {
    fn value(&self, _scale: &Scale<'_>, _value: &mut SymbolValue) {}

    #[cold]
    fn carry_out(self, site: &mut Site<'_>, events: &mut impl Events<Event>) -> Option<Firing> {
        // A card that is complete is set aside, whatever else happens to it.
        if site.is_complete() {
            return None;
        }
        let (seat, board) = (site.seat, site.firing.board);
        let from_offer = self.from == Replacement::Offer;
        site.lane().leaving.put(board, from_offer);
        if let Some(card) = site.card() {
            events.notify(|| Event::Leaving(Leaving { seat, card }));
        }
        None
    }
}

impl StepRoom for Discard {
    fn emit(&self, _scene: &Scene<'_>, out: &mut Instructions) {
        out.emit(*self);
    }

    fn always(&self) -> Option<Instruction> {
        Some((*self).into())
    }

    fn explain(&self, _wording: &Wording<'_>) -> Message {
        Message::new(match self.from {
            Replacement::Anywhere => "explain-discard",
            Replacement::Offer => "explain-discard-offer",
        })
    }

    fn acts(&self) -> bool {
        true
    }
}

/// The form in a pack.
#[cfg(feature = "content")]
mod json {
    use super::{Discard, Replacement};
    use crate::content::{Line, Location, StepReader};
    use crate::flip::instructions::form::StepForm;
    use crate::flip::instructions::{Step, StepEntry};
    use crate::symbol::Trigger;
    use schemars::{JsonSchema, Schema, json_schema};
    use serde::de::value::{MapAccessDeserializer, StrDeserializer};
    use serde::de::{Error, MapAccess, Visitor};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use std::fmt;

    #[derive(Deserialize, Serialize, JsonSchema, Clone, Copy, PartialEq, Eq, Default, Debug)]
    #[serde(deny_unknown_fields)]
    #[schemars(inline)]
    pub struct DiscardEntry {
        /// Where the card comes from that replaces it; from the offer or the deck if not said.
        #[serde(default)]
        pub from: Option<ReplacementEntry>,
    }

    /// Where the card comes from that replaces a discarded one.
    #[derive(Deserialize, Serialize, JsonSchema, Clone, Copy, PartialEq, Eq, Debug)]
    #[serde(rename_all = "snake_case")]
    pub enum ReplacementEntry {
        /// From the offer alone; nothing comes if it is empty.
        Offer,
    }

    impl StepForm for DiscardEntry {
        fn line(&self, line: &mut Line) {
            line.words(match self.from {
                None => "discard",
                Some(ReplacementEntry::Offer) => "discard replaced from offer",
            });
        }

        fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
            if reader.triggers.iter().eq([Trigger::Complete]) {
                let message = "this discard never happens, because the card is already complete";
                place.error(reader.report, message);
            }
            let from = match self.from {
                None => Replacement::Anywhere,
                Some(ReplacementEntry::Offer) => Replacement::Offer,
            };
            if from == Replacement::Offer && reader.offer == 0 {
                let message = "the pack has no offer, so nothing replaces the card";
                let place = place.field("discard").field("from");
                place.warning(reader.report, message);
            }
            Some(Step::Discard(Discard { from }))
        }
    }

    /// The step that the single word means.
    const PLAIN: StepEntry = StepEntry::Discard(DiscardEntry { from: None });
    /// The form in a pack without further data.
    const WORD: &str = "discard";

    impl<'de> Deserialize<'de> for StepEntry {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            deserializer.deserialize_any(StepVisitor)
        }
    }

    struct StepVisitor;

    impl<'de> Visitor<'de> for StepVisitor {
        type Value = StepEntry;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a step: a word such as \"spend\", or an object with one field")
        }

        fn visit_str<E: Error>(self, word: &str) -> Result<StepEntry, E> {
            if word == WORD {
                return Ok(PLAIN);
            }
            StepEntry::deserialize(StrDeserializer::new(word))
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<StepEntry, A::Error> {
            StepEntry::deserialize(MapAccessDeserializer::new(map))
        }
    }

    impl Serialize for StepEntry {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            // The hashes of packs hold this form.
            if let Self::Discard(DiscardEntry { from: None }) = self {
                return serializer.serialize_str(WORD);
            }
            Self::serialize(self, serializer)
        }
    }

    /// Adds the single word to the schema.
    pub(in super::super) fn word_too(schema: &mut Schema) {
        let word = json_schema!({
            "description": "The same, replaced from the offer or the deck.",
            "type": "string",
            "const": WORD
        });
        if let Some(choices) = schema.get_mut("oneOf").and_then(|it| it.as_array_mut()) {
            choices.push(word.into());
        }
    }
}
#[cfg(feature = "content")]
pub(super) use json::{DiscardEntry, word_too};

#[cfg(all(test, feature = "content"))]
mod tests {
    use crate::flip::instructions::StepEntry;

    /// The step as it is written again, or why it is refused.
    fn again(text: &str) -> String {
        let read = serde_json::from_str::<StepEntry>(text);
        read.map_or_else(
            |error| error.to_string(),
            |step| serde_json::json!(step).to_string(),
        )
    }

    #[test]
    fn it_is_a_word_or_says_where_the_next_card_comes_from() {
        for (text, expected) in [
            (r#""discard""#, r#""discard""#),
            (r#"{"discard":{}}"#, r#""discard""#),
            (
                r#"{"discard":{"from":"offer"}}"#,
                r#"{"discard":{"from":"offer"}}"#,
            ),
            (r#""spend""#, r#""spend""#),
        ] {
            assert_eq!(again(text), expected);
        }
        assert!(again(r#"{"discard":{"from":"deck"}}"#).starts_with("unknown variant `deck`"));
    }
}
