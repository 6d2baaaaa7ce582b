//! `claim`: take the next number of a shared pool.
//!
//! ```json
//! {"claim": {"pool": "cups", "into": "cups"}}
//! ```

use super::gate::Gate;
use super::room::{InstructionRoom, Site, StepRoom};
use super::{Instruction, Instructions};
use crate::flip::Event;
use crate::flip::events::{ClaimLapsed, ClaimLost, ClaimOwed, Claimed};
use crate::flip::firing::Firing;
use crate::flip::state::{Phase, State};
use crate::flip::value::scale::{Scale, SymbolValue};
use crate::flip::wording::Wording;
use crate::sheet::{PoolId, TrackId, TrackKind};
use crate::symbol::{Fault, Printed, Scene};
use crate::{Events, Message, Seat};

/// Takes the next number of a shared pool at the barrier, when the seat settles. It is also the
/// step of a program.
///
/// ```
/// use roll_and_write::sheet::{PoolId, TrackId};
/// use roll_and_write::symbol::{Claim, Instructions};
/// let claim = Claim { pool: PoolId(0), into: Some(TrackId(1)) };
/// let mut out = Instructions::default();
/// out.emit(claim);
/// assert_eq!(out.asked(), Ok(&[claim.into()][..]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Claim {
    /// The pool of the number.
    pub pool: PoolId,
    /// The written track for the number. Without a track the number is not written.
    pub into: Option<TrackId>,
}

impl From<Claim> for Instruction {
    #[inline]
    fn from(it: Claim) -> Self {
        Self::Claim(it)
    }
}

impl InstructionRoom for Claim {
    fn fault(&self, gate: &Gate<'_>) -> Option<Fault> {
        let into = self
            .into
            .and_then(|track| gate.track(track, TrackKind::Written));
        gate.pool(self.pool).or(into)
    }

    fn value(&self, scale: &Scale<'_>, value: &mut SymbolValue) {
        if self.into.is_some_and(|into| scale.scores(into)) {
            value.points += scale.mean_of_pool(self.pool);
        }
    }

    #[cold]
    fn carry_out(self, site: &mut Site<'_>, events: &mut impl Events<Event>) -> Option<Firing> {
        let (Self { pool, into }, seat) = (self, site.seat);
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
            claim(site.printed, site.state, seat, self, events);
        }
        None
    }
}

/// Takes the next number of a pool and writes it on a track of the seat, if there is one. Returns
/// `false` if the pool is empty.
pub(in crate::flip) fn claim(
    printed: &Printed,
    state: &mut State,
    seat: Seat,
    Claim { pool, into }: Claim,
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
pub(in crate::flip) fn left<'a>(printed: &'a Printed, state: &State, pool: PoolId) -> &'a [u8] {
    let index = usize::from(pool.0);
    &printed.pools[index].values[usize::from(state.pools[index])..]
}

impl StepRoom for Claim {
    fn emit(&self, _scene: &Scene<'_>, out: &mut Instructions) {
        out.emit(*self);
    }

    fn always(&self) -> Option<Instruction> {
        Some((*self).into())
    }

    fn explain(&self, wording: &Wording<'_>) -> Message {
        let key = if self.into.is_some() {
            "explain-claim"
        } else {
            "explain-claim-away"
        };
        let message = Message::new(key).word("pool", wording.names.pool(self.pool));
        match self.into {
            Some(track) => message.word("track", wording.names.track(track)),
            None => message,
        }
    }
}

/// The form in a pack.
#[cfg(feature = "content")]
mod json {
    use super::Claim;
    use crate::content::{Line, Location, StepReader};
    use crate::flip::instructions::Step;
    use crate::flip::instructions::form::StepForm;
    use crate::sheet::TrackKind;
    use schemars::JsonSchema;
    use serde::{Deserialize, Serialize};

    #[derive(Deserialize, Serialize, JsonSchema, Debug)]
    #[serde(deny_unknown_fields)]
    #[schemars(inline)]
    pub struct ClaimEntry {
        /// The pool.
        pub pool: String,
        /// The written track that takes the number; the number is gone if not said.
        #[serde(default)]
        pub into: Option<String>,
    }

    impl StepForm for ClaimEntry {
        fn line(&self, line: &mut Line) {
            line.words("claim from").name(&self.pool);
            if let Some(into) = &self.into {
                line.words("into").name(into);
            }
        }

        fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
            let place = place.field("claim");
            let pool = reader.pool(place.field("pool"), &self.pool);
            let into = match &self.into {
                None => None,
                Some(track) => Some(reader.fill(place.field("into"), track, TrackKind::Written)?),
            };
            let pool = pool?;
            Some(Step::Claim(Claim { pool, into }))
        }
    }
}
#[cfg(feature = "content")]
pub(super) use json::ClaimEntry;
