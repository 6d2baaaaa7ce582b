//! `claim`: take the next number or numbers of a shared pool.
//!
//! ```json
//! {"claim": {"pool": "cups", "into": "cups"}}
//! {"claim": {"pool": "cups", "into": "cups", "by": "rounds_left"}}
//! ```

use super::Step;
use super::form::StepForm;
use super::gate::Gate;
use super::room::{InstructionRoom, Site, StepRoom};
use crate::Event;
use crate::events::{ClaimLapsed, ClaimLost, ClaimOwed, Claimed};
use crate::firing::Firing;
use crate::state::{Phase, State, SymbolClaim};
use crate::wording::Wording;
use rnw_packs::{Location, StepReader, ValueEntry};
use roll_and_write::sheet::{PoolId, TrackId, TrackKind};
use roll_and_write::symbol::{
    CLAIMS_MAX, Claim, Fault, Instruction, Instructions, Printed, Scene, Value,
};
use roll_and_write::{Events, Message, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The step of [`Claim`], with a number of claims that the program computes.
///
/// ```
/// use rnw_flip::symbol::{ClaimStep, Program, Step};
/// use roll_and_write::sheet::{PoolId, TrackId};
/// use roll_and_write::symbol::Value;
/// let (pool, into) = (PoolId(0), Some(TrackId(1)));
/// let step = ClaimStep { pool, into, by: Value::RoundsLeft };
/// assert_eq!(Program::new(vec![Step::Claim(step)]).steps().len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClaimStep {
    /// The pool of the numbers.
    pub pool: PoolId,
    /// The written track for the numbers. Without a track they are not written.
    pub into: Option<TrackId>,
    /// How many numbers, limited to 0 to [`CLAIMS_MAX`].
    pub by: Value,
}

impl InstructionRoom for Claim {
    fn fault(&self, gate: &Gate<'_>) -> Option<Fault> {
        let into = self
            .into
            .and_then(|track| gate.track(track, TrackKind::Written));
        let many = (usize::from(self.by) > CLAIMS_MAX).then_some(Fault::OutOfRange);
        gate.pool(self.pool).or(into).or(many)
    }

    #[cold]
    fn carry_out(self, site: &mut Site<'_>, events: &mut impl Events<Event>) -> Option<Firing> {
        let (Self { pool, into, by }, seat) = (self, site.seat);
        for _ in 0..by {
            if site.state.phase == Phase::Mark {
                let owed = site.lane().claims.push((pool, into));
                events.notify(|| {
                    if owed {
                        Event::ClaimOwed(ClaimOwed { seat, pool })
                    } else {
                        Event::ClaimLapsed(ClaimLapsed { seat, pool })
                    }
                });
            } else {
                claim(site.printed, site.state, seat, (pool, into), events);
            }
        }
        None
    }
}

/// Takes the next number of a pool and writes it on a track of the seat, if there is one. Returns
/// `false` if the pool is empty.
pub(crate) fn claim(
    printed: &Printed,
    state: &mut State,
    seat: Seat,
    (pool, into): SymbolClaim,
    events: &mut impl Events<Event>,
) -> bool {
    let number = left(printed, state, pool).first().copied();
    events.notify(|| Event::Claimed(Claimed { seat, pool, number }));
    let Some(number) = number else {
        return false;
    };
    state.pools[usize::from(pool.0)] += 1;
    let Some(track) = into else {
        return true;
    };
    let sheet = &mut state.lanes[seat].sheet;
    if sheet.write(printed.sheet.track(track), number).is_none() {
        events.notify(|| {
            Event::ClaimLost(ClaimLost {
                seat,
                track,
                number,
            })
        });
    }
    true
}

/// The numbers of a pool that are left, the next one first.
pub(crate) fn left<'a>(printed: &'a Printed, state: &State, pool: PoolId) -> &'a [u8] {
    let index = usize::from(pool.0);
    &printed.pools[index].values[usize::from(state.pools[index])..]
}

impl StepRoom for ClaimStep {
    fn emit(&self, scene: &Scene<'_>, out: &mut Instructions) {
        out.emit(Claim {
            pool: self.pool,
            into: self.into,
            by: self.by.amount(scene, CLAIMS_MAX as u8),
        });
    }

    fn always(&self) -> Option<Instruction> {
        let (pool, into) = (self.pool, self.into);
        let by = self.by.always(CLAIMS_MAX as u8)?;
        Some(Claim { pool, into, by }.into())
    }

    fn amount(&self) -> Option<&Value> {
        Some(&self.by)
    }

    fn explain(&self, wording: &Wording<'_>) -> Message {
        let one = self.by == Value::Number(1);
        let key = match (self.into, one) {
            (Some(_), true) => "explain-claim",
            (Some(_), false) => "explain-claim-value",
            (None, true) => "explain-claim-away",
            (None, false) => "explain-claim-away-value",
        };
        let message = Message::new(key).word("pool", wording.names.pool(self.pool));
        let message = match self.into {
            Some(track) => message.word("track", wording.names.track(track)),
            None => message,
        };
        if one {
            message
        } else {
            message.message("value", wording.value(&self.by))
        }
    }
}

#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct ClaimEntry {
    /// The pool.
    pub pool: String,
    /// The written track that takes the numbers; they are gone if not said.
    #[serde(default)]
    pub into: Option<String>,
    /// How many numbers, one after the other.
    // Hashes of packs hold no number 1.
    #[serde(
        default = "ValueEntry::one",
        skip_serializing_if = "ValueEntry::is_one"
    )]
    pub by: ValueEntry,
}

impl StepForm for ClaimEntry {
    fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
        let place = place.field("claim");
        let pool = reader.pool(place.field("pool"), &self.pool);
        let into = match &self.into {
            None => None,
            Some(track) => Some(reader.fill(place.field("into"), track, TrackKind::Written)?),
        };
        let by = reader.amount(place.field("by"), &self.by, CLAIMS_MAX);
        let (pool, by) = (pool?, by?);
        Some(Step::Claim(ClaimStep { pool, into, by }))
    }
}
