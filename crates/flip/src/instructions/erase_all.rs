//! `erase_all`: take back all boxes of a track.
//!
//! An effect emits the instruction of `erase`.
//!
//! ```json
//! {"erase_all": {"track": "palms"}}
//! ```

use super::Step;
use super::erase::taken_back;
use super::form::StepForm;
use rnw_packs::{Location, StepReader, WhomEntry};
use roll_and_write::sheet::BOXES_MAX;
use roll_and_write::symbol::Value;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct EraseAllEntry {
    /// A counted or a written track.
    pub track: String,
    /// The seats that do it, if not the seat itself.
    #[serde(default, rename = "for", skip_serializing_if = "Option::is_none")]
    pub whom: Option<WhomEntry>,
}

impl StepForm for EraseAllEntry {
    fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
        let place = place.field("erase_all");
        let track = reader.clearable(place.field("track"), &self.track)?;
        let all = Value::Number(BOXES_MAX as i32);
        Some(taken_back(reader, place, track, all, self.whom))
    }
}
