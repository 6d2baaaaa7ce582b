//! `advance`: cross off boxes of a counted track.
//!
//! ```json
//! {"advance": {"track": "coins", "by": 2}}
//! ```

use super::form::StepForm;
use super::gate::Gate;
use super::room::{InstructionRoom, Site, StepRoom};
use super::{AffectStep, Step};
use crate::Event;
use crate::events::Advanced;
use crate::firing::Firing;
use crate::upper_bound::most::{Most, ScoreBounds};
use crate::wording::Wording;
use rnw_packs::{Location, StepReader, ValueEntry, WhomEntry};
use roll_and_write::sheet::{TrackId, TrackKind};
use roll_and_write::symbol::{
    Advance, Fault, Instruction, Instructions, Scene, SheetChange, Value,
};
use roll_and_write::{Events, Message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The step of [`Advance`], with a number that the program computes.
///
/// ```
/// use rnw_flip::symbol::{AdvanceStep, Program, Step};
/// use roll_and_write::sheet::TrackId;
/// use roll_and_write::symbol::Value;
/// let (pearls, coins) = (TrackId(0), TrackId(1));
/// let step = AdvanceStep { track: coins, by: Value::Rows(pearls) };
/// assert_eq!(Program::new(vec![Step::Advance(step.clone())]).steps(), [Step::Advance(step)]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AdvanceStep {
    /// The counted track.
    pub track: TrackId,
    /// The number of boxes, limited to 0 to 255.
    pub by: Value,
}

impl InstructionRoom for Advance {
    fn fault(&self, gate: &Gate<'_>) -> Option<Fault> {
        gate.track(self.track, TrackKind::Count)
    }

    #[inline]
    fn carry_out(self, site: &mut Site<'_>, events: &mut impl Events<Event>) -> Option<Firing> {
        let Self { track, by } = self;
        // A number that was worked out may be none: then nothing was asked for.
        if by > 0 {
            let (seat, printed) = (site.seat, site.printed.sheet.track(track));
            let gained = site.lane().sheet.advance(printed, by);
            events.notify(|| {
                Event::Advanced(Advanced {
                    seat,
                    track,
                    gained,
                    lost: by - gained,
                })
            });
        }
        None
    }
}

impl StepRoom for AdvanceStep {
    fn emit(&self, scene: &Scene<'_>, out: &mut Instructions) {
        let (track, by) = (self.track, self.by.amount(scene, u8::MAX));
        out.emit(Advance { track, by });
    }

    fn always(&self) -> Option<Instruction> {
        let (track, by) = (self.track, self.by.always(u8::MAX)?);
        Some(Advance { track, by }.into())
    }

    fn amount(&self) -> Option<&Value> {
        Some(&self.by)
    }

    fn explain(&self, wording: &Wording<'_>) -> Message {
        let keys = ["explain-advance", "explain-advance-value"];
        wording.boxes(keys, self.track, &self.by)
    }

    fn bound(&self, _bounds: &ScoreBounds<'_>, _most: &mut Most) -> Option<()> {
        // A sheet that is full of crosses is the bound anyway.
        Some(())
    }
}

#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct AdvanceEntry {
    /// The track.
    pub track: String,
    /// How many boxes.
    #[serde(default = "ValueEntry::one")]
    pub by: ValueEntry,
    /// The seats that do it, if not the seat itself.
    #[serde(default, rename = "for", skip_serializing_if = "Option::is_none")]
    pub whom: Option<WhomEntry>,
}

impl StepForm for AdvanceEntry {
    fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
        let place = place.field("advance");
        let track = reader.fill(place.field("track"), &self.track, TrackKind::Count);
        let by = reader.boxes_of(place.field("by"), &self.by, track);
        let (track, by) = (track?, by?);
        Some(match self.whom {
            None => Step::Advance(AdvanceStep { track, by }),
            Some(whom) => Step::Affect(AffectStep {
                whom: reader.whom(place.field("for"), whom),
                change: SheetChange::Advance,
                track,
                amount: by,
            }),
        })
    }
}
