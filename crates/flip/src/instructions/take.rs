//! `take`: take boxes of a counted track from other seats.
//!
//! ```json
//! {"take": {"track": "pearls", "by": 1, "from": "leader"}}
//! ```

use super::form::StepForm;
use super::{AffectStep, Step};
use rnw_packs::{Location, StepReader, ValueEntry, WhomEntry};
use roll_and_write::sheet::TrackKind;
use roll_and_write::symbol::SheetChange;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct TakeEntry {
    /// A counted track.
    pub track: String,
    /// How many boxes.
    #[serde(default = "ValueEntry::one")]
    pub by: ValueEntry,
    /// The seats that lose the boxes.
    pub from: WhomEntry,
}

impl StepForm for TakeEntry {
    fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
        let place = place.field("take");
        let track = reader.track(place.field("track"), &self.track, TrackKind::Count);
        let amount = reader.boxes_of(place.field("by"), &self.by, track);
        let (track, amount) = (track?, amount?);
        reader.touched.fill(track);
        Some(Step::Affect(AffectStep {
            whom: reader.whom(place.field("from"), self.from),
            change: SheetChange::Take,
            track,
            amount,
        }))
    }
}
