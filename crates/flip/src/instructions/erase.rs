//! `erase`: take back boxes of a counted track.
//!
//! ```json
//! {"erase": {"track": "pearls", "by": 1}}
//! ```

use super::form::StepForm;
use super::gate::Gate;
use super::room::{InstructionRoom, Site, StepRoom};
use super::{AffectStep, Step};
use crate::Event;
use crate::events::Erased;
use crate::firing::Firing;
use crate::upper_bound::most::{Most, ScoreBounds};
use crate::wording::Wording;
use rnw_packs::{Location, StepReader, ValueEntry, WhomEntry};
use roll_and_write::sheet::{TrackId, TrackKind};
use roll_and_write::symbol::{Erase, Fault, Instruction, Instructions, Scene, SheetChange, Value};
use roll_and_write::{Events, Message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The step of [`Erase`], with a number that the program computes.
///
/// ```
/// use rnw_flip::symbol::{EraseStep, Program, Step};
/// use roll_and_write::sheet::TrackId;
/// use roll_and_write::symbol::Value;
/// let pearls = TrackId(0);
/// // Takes back all boxes.
/// let step = EraseStep { track: pearls, by: Value::Filled(pearls) };
/// assert_eq!(Program::new(vec![Step::Erase(step)]).steps().len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EraseStep {
    /// A counted track.
    pub track: TrackId,
    /// The number of boxes, limited to 0 to 255.
    pub by: Value,
}

impl InstructionRoom for Erase {
    fn fault(&self, gate: &Gate<'_>) -> Option<Fault> {
        gate.taken_from(self.track)
    }

    fn carry_out(self, site: &mut Site<'_>, events: &mut impl Events<Event>) -> Option<Firing> {
        let Self { track, by } = self;
        // A number that was worked out may be none: then nothing was asked for.
        if by > 0 {
            let (seat, printed) = (site.seat, site.printed.sheet.track(track));
            let lost = site.lane().sheet.erase(printed, by);
            events.notify(|| Event::Erased(Erased { seat, track, lost }));
        }
        None
    }
}

impl StepRoom for EraseStep {
    fn emit(&self, scene: &Scene<'_>, out: &mut Instructions) {
        let (track, by) = (self.track, self.by.amount(scene, u8::MAX));
        out.emit(Erase { track, by });
    }

    fn always(&self) -> Option<Instruction> {
        let (track, by) = (self.track, self.by.always(u8::MAX)?);
        Some(Erase { track, by }.into())
    }

    fn takes_back(&self) -> Option<TrackId> {
        Some(self.track)
    }

    fn amount(&self) -> Option<&Value> {
        Some(&self.by)
    }

    fn explain(&self, wording: &Wording<'_>) -> Message {
        wording.taken_back(self.track, &self.by)
    }

    fn bound(&self, _bounds: &ScoreBounds<'_>, _most: &mut Most) -> Option<()> {
        // The bound leaves every box full.
        Some(())
    }
}

#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct EraseEntry {
    /// The track.
    pub track: String,
    /// How many boxes.
    #[serde(default = "ValueEntry::one")]
    pub by: ValueEntry,
    /// The seats that do it, if not the seat itself.
    #[serde(default, rename = "for", skip_serializing_if = "Option::is_none")]
    pub whom: Option<WhomEntry>,
}

impl StepForm for EraseEntry {
    fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
        let place = place.field("erase");
        let track = reader.track(place.field("track"), &self.track, TrackKind::Count);
        let by = reader.boxes_of(place.field("by"), &self.by, track);
        Some(taken_back(reader, place, track?, by?, self.whom))
    }
}

/// The step that takes back boxes of the seat's own track, or of these seats.
pub(super) fn taken_back(
    reader: &mut StepReader<'_>,
    place: Location<'_>,
    track: TrackId,
    by: Value,
    whom: Option<WhomEntry>,
) -> Step {
    match whom {
        None => Step::Erase(EraseStep { track, by }),
        Some(whom) => Step::Affect(AffectStep {
            whom: reader.whom(place.field("for"), whom),
            change: SheetChange::Erase,
            track,
            amount: by,
        }),
    }
}
