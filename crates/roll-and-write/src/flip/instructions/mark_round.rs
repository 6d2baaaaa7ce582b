//! `mark_round`: cross off the box of the present round.
//!
//! ```json
//! {"mark_round": {"track": "tides"}}
//! ```

use super::gate::Gate;
use super::room::{InstructionRoom, Site, StepRoom};
use super::{Instruction, Instructions};
use crate::flip::Event;
use crate::flip::events::RoundMarked;
use crate::flip::firing::Firing;
use crate::flip::upper_bound::most::{Most, ScoreBounds};
use crate::flip::value::scale::{Scale, SymbolValue};
use crate::flip::wording::Wording;
use crate::sheet::{TrackId, TrackKind};
use crate::symbol::{Fault, Scene};
use crate::{Events, Message};

/// Crosses off the box of the present round, at most once a round. It is also the step of a
/// program.
///
/// ```
/// use roll_and_write::sheet::TrackId;
/// use roll_and_write::symbol::{Instructions, MarkRound};
/// let tides = TrackId(0);
/// let mut out = Instructions::default();
/// out.emit(MarkRound { track: tides });
/// assert_eq!(out.asked(), Ok(&[MarkRound { track: tides }.into()][..]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MarkRound {
    /// The track of rounds.
    pub track: TrackId,
}

impl From<MarkRound> for Instruction {
    #[inline]
    fn from(it: MarkRound) -> Self {
        Self::MarkRound(it)
    }
}

impl InstructionRoom for MarkRound {
    fn fault(&self, gate: &Gate<'_>) -> Option<Fault> {
        gate.track(self.track, TrackKind::Rounds)
    }

    fn value(&self, scale: &Scale<'_>, value: &mut SymbolValue) {
        value.points += scale.boxes(self.track, 1) / 2;
    }

    fn carry_out(self, site: &mut Site<'_>, events: &mut impl Events<Event>) -> Option<Firing> {
        let (seat, track) = (site.seat, self.track);
        let round = site.state.turn / site.printed.turns;
        let printed = site.printed.sheet.track(track);
        let gained = site.lane().sheet.mark_round(printed, round);
        events.notify(|| {
            Event::RoundMarked(RoundMarked {
                seat,
                track,
                gained,
            })
        });
        None
    }
}

impl StepRoom for MarkRound {
    fn emit(&self, _scene: &Scene<'_>, out: &mut Instructions) {
        out.emit(*self);
    }

    fn always(&self) -> Option<Instruction> {
        Some((*self).into())
    }

    fn ignores_marks(&self) -> bool {
        true
    }

    fn explain(&self, wording: &Wording<'_>) -> Message {
        Message::new("explain-mark-round").word("track", wording.names.track(self.track))
    }

    fn bound(&self, _bounds: &ScoreBounds<'_>, _most: &mut Most) -> Option<()> {
        // A sheet that is full of crosses is the bound anyway.
        Some(())
    }
}

/// The form in a pack.
#[cfg(feature = "content")]
mod json {
    use super::MarkRound;
    use crate::content::{Line, Location, StepReader};
    use crate::flip::instructions::Step;
    use crate::flip::instructions::form::StepForm;
    use crate::sheet::TrackKind;
    use schemars::JsonSchema;
    use serde::{Deserialize, Serialize};

    #[derive(Deserialize, Serialize, JsonSchema, Debug)]
    #[serde(deny_unknown_fields)]
    #[schemars(inline)]
    pub struct MarkRoundEntry {
        /// The track.
        pub track: String,
    }

    impl StepForm for MarkRoundEntry {
        fn line(&self, line: &mut Line) {
            line.words("mark round on").name(&self.track);
        }

        fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
            let place = place.field("mark_round").field("track");
            let track = reader.fill(place, &self.track, TrackKind::Rounds)?;
            Some(Step::MarkRound(MarkRound { track }))
        }
    }
}
#[cfg(feature = "content")]
pub(super) use json::MarkRoundEntry;
