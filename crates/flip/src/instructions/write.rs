//! `write`: write a number into the next free box of a track.
//!
//! ```json
//! {"write": {"track": "palms", "number": 3, "optional": true}}
//! ```

use super::form::StepForm;
use super::gate::{Gate, within};
use super::room::Asks;
use super::room::{InstructionRoom, Site, StepRoom};
use super::{AffectStep, Step};
use crate::Event;
use crate::events::{WriteLost, Wrote};
use crate::firing::Firing;
use crate::state::State;
use crate::upper_bound::most::{Most, ScoreBounds};
use crate::wording::Wording;
use rnw_packs::{Location, StepReader, ValueEntry, WhomEntry};
use roll_and_write::sheet::{TrackId, TrackKind};
use roll_and_write::symbol::{
    Fault, Instruction, Instructions, NUMBER_MAX, Printed, Scene, SheetChange, Value, Write,
};
use roll_and_write::{Events, Message, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The step of [`Write`], with a number that the program computes.
///
/// ```
/// use rnw_flip::symbol::{Program, Step, WriteStep};
/// use roll_and_write::sheet::TrackId;
/// use roll_and_write::symbol::Value;
/// let palms = TrackId(0);
/// let step = WriteStep { track: palms, number: Value::Round, optional: false };
/// assert_eq!(Program::new(vec![Step::Write(step)]).steps().len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WriteStep {
    /// The written track.
    pub track: TrackId,
    /// The number, limited to 0 to [`NUMBER_MAX`].
    pub number: Value,
    /// Whether the seat may decline the number.
    pub optional: bool,
}

impl WriteStep {
    fn with(&self, number: u8) -> Write {
        Write {
            track: self.track,
            number,
            optional: self.optional,
        }
    }
}

impl InstructionRoom for Write {
    fn fault(&self, gate: &Gate<'_>) -> Option<Fault> {
        gate.track(self.track, TrackKind::Written)
            .or(within(self.number, 0, NUMBER_MAX))
    }

    #[inline]
    fn carry_out(self, site: &mut Site<'_>, events: &mut impl Events<Event>) -> Option<Firing> {
        let Self {
            track,
            number,
            optional,
        } = self;
        let printed = site.printed.sheet.track(track);
        let optional = (optional || site.table.house.optional_numbers) && !printed.hidden;
        let lane = site.lane();
        // A number that nobody could write is lost at once.
        let room = lane.sheet.filled(printed) < u32::from(printed.boxes);
        if !(optional && room && lane.owed.push_number(track, number)) {
            write(site.printed, site.state, site.seat, track, number, events);
        }
        None
    }
}

/// Writes a number into the next free box of a track of a seat.
pub(crate) fn write(
    printed: &Printed,
    state: &mut State,
    seat: Seat,
    track: TrackId,
    number: u8,
    events: &mut impl Events<Event>,
) {
    let sheet = &mut state.lanes[seat].sheet;
    match sheet.write(printed.sheet.track(track), number) {
        Some(_) => events.notify(|| {
            Event::Wrote(Wrote {
                seat,
                track,
                number,
            })
        }),
        None => events.notify(|| {
            Event::WriteLost(WriteLost {
                seat,
                track,
                number,
            })
        }),
    }
}

impl StepRoom for WriteStep {
    fn asks(&self) -> Asks {
        Asks {
            numbers: self.optional,
            ..Asks::default()
        }
    }

    fn emit(&self, scene: &Scene<'_>, out: &mut Instructions) {
        out.emit(self.with(self.number.amount(scene, NUMBER_MAX)));
    }

    fn always(&self) -> Option<Instruction> {
        Some(self.with(self.number.always(NUMBER_MAX)?).into())
    }

    fn amount(&self) -> Option<&Value> {
        Some(&self.number)
    }

    fn explain(&self, wording: &Wording<'_>) -> Message {
        let key = if self.optional {
            "explain-write-optional"
        } else {
            "explain-write"
        };
        Message::new(key)
            .message("value", wording.value(&self.number))
            .word("track", wording.names.track(self.track))
    }

    fn bound(&self, bounds: &ScoreBounds<'_>, most: &mut Most) -> Option<()> {
        if most.writes.is_some() {
            return None;
        }
        let number = bounds.value(&self.number)?.min(NUMBER_MAX.into());
        most.writes = Some((self.track, number));
        Some(())
    }
}

#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct WriteEntry {
    /// The track.
    pub track: String,
    /// The number.
    pub number: ValueEntry,
    /// Whether the seat may decline.
    #[serde(default)]
    pub optional: bool,
    /// The seats that write it, if not the seat itself.
    #[serde(default, rename = "for", skip_serializing_if = "Option::is_none")]
    pub whom: Option<WhomEntry>,
}

impl StepForm for WriteEntry {
    fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
        let place = place.field("write");
        let track = reader.fill(place.field("track"), &self.track, TrackKind::Written);
        let (number, range) = reader.value(place.field("number"), &self.number)?;
        reader.fits(place.field("number"), range, (0, NUMBER_MAX.into()));
        if self.whom.is_some() && self.optional {
            let message = "only the seat itself may decline a number";
            place.field("optional").error(reader.report, message);
        }
        let (track, optional) = (track?, self.optional);
        Some(match self.whom {
            None => Step::Write(WriteStep {
                track,
                number,
                optional,
            }),
            Some(whom) => Step::Affect(AffectStep {
                whom: reader.whom(place.field("for"), whom),
                change: SheetChange::Write,
                track,
                amount: number,
            }),
        })
    }
}
