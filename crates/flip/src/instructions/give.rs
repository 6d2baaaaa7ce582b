//! `give`: give boxes of a counted track to other seats.
//!
//! ```json
//! {"give": {"track": "pearls", "by": 1, "to": "last"}}
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
pub struct GiveEntry {
    /// A counted track.
    pub track: String,
    /// How many boxes.
    #[serde(default = "ValueEntry::one")]
    pub by: ValueEntry,
    /// The seats that get the boxes.
    pub to: WhomEntry,
}

impl StepForm for GiveEntry {
    fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
        let place = place.field("give");
        let track = reader.track(place.field("track"), &self.track, TrackKind::Count);
        let amount = reader.boxes_of(place.field("by"), &self.by, track);
        let (track, amount) = (track?, amount?);
        reader.touched.fill(track);
        Some(Step::Affect(AffectStep {
            whom: reader.whom(place.field("to"), self.to),
            change: SheetChange::Give,
            track,
            amount,
        }))
    }
}
