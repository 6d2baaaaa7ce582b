//! `mark_round`: cross off the box of the present round.
//!
//! ```json
//! {"mark_round": {"track": "tides"}}
//! ```

use super::Step;
use super::form::StepForm;
use super::gate::Gate;
use super::room::{InstructionRoom, Site, StepRoom};
use crate::Event;
use crate::events::RoundMarked;
use crate::firing::Firing;
use crate::upper_bound::most::{Most, ScoreBounds};
use crate::wording::Wording;
use rnw_packs::{Location, StepReader};
use roll_and_write::sheet::TrackKind;
use roll_and_write::symbol::{Fault, Instruction, MarkRound};
use roll_and_write::{Events, Message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

impl InstructionRoom for MarkRound {
    fn fault(&self, gate: &Gate<'_>) -> Option<Fault> {
        gate.track(self.track, TrackKind::Rounds)
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

#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct MarkRoundEntry {
    /// The track.
    pub track: String,
}

impl StepForm for MarkRoundEntry {
    fn read(&self, reader: &mut StepReader<'_>, place: Location<'_>) -> Option<Step> {
        let place = place.field("mark_round").field("track");
        let track = reader.fill(place, &self.track, TrackKind::Rounds)?;
        Some(Step::MarkRound(MarkRound { track }))
    }
}
