//! `write`: write a number into the next free box of a track.
//!
//! ```json
//! {"write": {"track": "palms", "number": 3, "optional": true}}
//! ```

use super::gate::{Gate, within};
use super::room::{InstructionRoom, Site, StepRoom};
use super::{Instruction, Instructions};
use crate::flip::Event;
use crate::flip::events::{WriteLost, Wrote};
use crate::flip::firing::Firing;
use crate::flip::state::State;
use crate::flip::upper_bound::most::{Most, ScoreBounds};
use crate::flip::value::scale::{Scale, SymbolValue};
use crate::flip::wording::Wording;
use crate::sheet::{TrackId, TrackKind};
use crate::symbol::{Fault, NUMBER_MAX, Printed, Scene, Value};
use crate::{Events, Message, Seat};

/// Writes a number into the next free box of a track. The number is lost if no box is free.
///
/// ```
/// use roll_and_write::sheet::TrackId;
/// use roll_and_write::symbol::{Instructions, Write};
/// let write = Write { track: TrackId(0), number: 3, optional: true };
/// let mut out = Instructions::default();
/// out.emit(write);
/// assert_eq!(out.asked(), Ok(&[write.into()][..]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Write {
    /// The written track.
    pub track: TrackId,
    /// The number, 0 to [`NUMBER_MAX`].
    pub number: u8,
    /// Whether the seat may decline the number.
    pub optional: bool,
}

/// The step of [`Write`], with a number that the program computes.
///
/// ```
/// use roll_and_write::sheet::TrackId;
/// use roll_and_write::symbol::{Program, Step, Value, WriteStep};
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

impl From<Write> for Instruction {
    #[inline]
    fn from(it: Write) -> Self {
        Self::Write(it)
    }
}

impl InstructionRoom for Write {
    fn fault(&self, gate: &Gate<'_>) -> Option<Fault> {
        gate.track(self.track, TrackKind::Written)
            .or(within(self.number, 0, NUMBER_MAX))
    }

    fn value(&self, scale: &Scale<'_>, value: &mut SymbolValue) {
        value.asks.numbers |= self.optional;
        if scale.scores(self.track) {
            value.points += 1000 * i64::from(self.number);
        }
    }

    #[inline]
    fn carry_out(self, site: &mut Site<'_>, events: &mut impl Events<Event>) -> Option<Firing> {
        let Self {
            track,
            number,
            optional,
        } = self;
        let printed = site.printed.sheet.track(track);
        let optional = optional || site.table.house.optional_numbers;
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
pub(in crate::flip) fn write(
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
    fn emit(&self, scene: &Scene<'_>, out: &mut Instructions) {
        out.emit(self.with(self.number.amount(scene, NUMBER_MAX)));
    }

    fn always(&self) -> Option<Instruction> {
        Some(self.with(self.number.always(NUMBER_MAX)?).into())
    }

    fn ignores_marks(&self) -> bool {
        self.number.ignores_marks()
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

/// The form in a pack.
#[cfg(feature = "content")]
mod json {
    use super::WriteStep;
    use crate::content::{Line, Location, StepReader, ValueEntry, WhomEntry};
    use crate::flip::instructions::form::StepForm;
    use crate::flip::instructions::{AffectStep, Step};
    use crate::sheet::TrackKind;
    use crate::symbol::{NUMBER_MAX, SheetChange};
    use schemars::JsonSchema;
    use serde::{Deserialize, Serialize};

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
        fn line(&self, line: &mut Line) {
            if self.optional {
                line.words("may");
            }
            line.words("write").number(&self.number);
            line.words("on").name(&self.track).whom(self.whom);
        }

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
}
#[cfg(feature = "content")]
pub(super) use json::WriteEntry;
