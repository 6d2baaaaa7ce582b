//! `convert`: take back boxes of one counted track and cross off boxes of another for them.
//!
//! It exists only as a step. An effect emits it as [`Erase`] and [`Advance`].
//!
//! ```json
//! {"convert": {"from": "pearls", "per": 2, "into": "coins", "by": 1, "most": 3}}
//! ```

use super::Step;
use super::form::StepForm;
use super::room::StepRoom;
use crate::wording::Wording;
use rnw_packs::{Location, StepReader, ValueEntry};
use roll_and_write::Message;
use roll_and_write::sheet::{BOXES_MAX, TrackId, TrackKind};
use roll_and_write::symbol::{Advance, Erase, Instructions, Scene, Value};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Exchanges boxes: takes back `per` boxes of one counted track, and crosses off `by` boxes of
/// another.
///
/// ```
/// use rnw_flip::symbol::{ConvertStep, Program, Step};
/// use roll_and_write::sheet::TrackId;
/// let (pearls, coins) = (TrackId(0), TrackId(1));
/// // One coin for every two pearls.
/// let step = ConvertStep { from: pearls, per: 2, into: coins, by: 1, most: None };
/// assert_eq!(Program::new(vec![Step::Convert(step)]).steps().len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConvertStep {
    /// The counted track whose boxes are taken back.
    pub from: TrackId,
    /// The number of its boxes for one exchange, at least 1.
    pub per: u8,
    /// The counted track whose boxes are crossed off.
    pub into: TrackId,
    /// The number of its boxes from one exchange.
    pub by: u8,
    /// The largest number of exchanges; as many as possible if `None`.
    pub most: Option<Value>,
}

impl StepRoom for ConvertStep {
    fn emit(&self, scene: &Scene<'_>, out: &mut Instructions) {
        let possible = scene.filled(self.from) / u32::from(self.per);
        let possible = possible.min(u8::MAX.into()) as u8;
        let most = self.most.as_ref();
        let times = most.map_or(possible, |most| most.amount(scene, possible));
        out.emit(Erase {
            track: self.from,
            by: times.saturating_mul(self.per),
        });
        out.emit(Advance {
            track: self.into,
            by: times.saturating_mul(self.by),
        });
    }

    fn explain(&self, wording: &Wording<'_>) -> Message {
        let key = if self.most.is_some() {
            "explain-convert-at-most"
        } else {
            "explain-convert"
        };
        let message = Message::new(key)
            .number("per", self.per)
            .word("from", wording.names.track(self.from))
            .number("by", self.by)
            .word("into", wording.names.track(self.into));
        match &self.most {
            Some(most) => message.message("most", wording.value(most)),
            None => message,
        }
    }

    fn amount(&self) -> Option<&Value> {
        self.most.as_ref()
    }

    fn takes_back(&self) -> Option<TrackId> {
        Some(self.from)
    }

    fn length(&self) -> usize {
        2
    }
}

#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct ConvertEntry {
    /// The track that is taken from.
    pub from: String,
    /// How many boxes of it make one exchange.
    #[serde(default = "one_box")]
    pub per: u8,
    /// The track that is crossed off.
    pub into: String,
    /// How many boxes of it an exchange brings.
    #[serde(default = "one_box")]
    pub by: u8,
    /// At most so many exchanges; as many as possible if not said.
    #[serde(default)]
    pub most: Option<ValueEntry>,
}

fn one_box() -> u8 {
    1
}

impl StepForm for ConvertEntry {
    fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
        let place = place.field("convert");
        let from = reader.track(place.field("from"), &self.from, TrackKind::Count);
        // What is exchanged counts for something.
        if let Some(track) = from {
            reader.touched.read(track);
        }
        let into = reader.fill(place.field("into"), &self.into, TrackKind::Count);
        reader.within(place.field("per"), self.per, 1, BOXES_MAX);
        reader.within(place.field("by"), self.by, 1, BOXES_MAX);
        if self.from == self.into {
            let message = "a track cannot convert into itself; expected two different tracks";
            place.field("into").error(reader.report, message);
        }
        let most = match &self.most {
            None => None,
            Some(most) => Some(reader.amount(place.field("most"), most, BOXES_MAX)?),
        };
        Some(Step::Convert(ConvertStep {
            from: from?,
            per: self.per.max(1),
            into: into?,
            by: self.by,
            most,
        }))
    }
}
