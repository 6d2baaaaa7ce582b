//! What the readers of the common files hand to each other.

use super::cards::GridChars;
use super::checks::within;
use super::read::Location;
use super::report::Report;
use crate::flip::{RowClaim, Schedule};
use crate::sheet::{Pool, SheetLayout, TrackScore};
use crate::symbol::{OFFER_MAX, Plugins};
use schemars::JsonSchema;
use serde::Deserialize;

/// What a game brings to the reading of the common files.
#[derive(Clone, Copy, Debug)]
pub struct FlipReading<'a> {
    /// The characters of grids that stand for no symbol.
    pub chars: &'a GridChars,
    /// The tracks that the game scores by rules of its own.
    pub scored: &'a [&'a str],
    /// The tracks that the game fills by rules of its own.
    pub filled: &'a [&'a str],
    /// The colours of the cards, in the order of the game.
    pub colors: &'a [&'a str],
    /// How long a game is, if that can be read.
    pub schedule: Option<ScheduleEntry>,
    /// The effects that the program knows.
    pub plugins: &'a Plugins,
}

/// How long a game is, and how many cards lie open.
#[derive(Deserialize, JsonSchema, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub struct ScheduleEntry {
    /// Rounds in a game, 1 to 8.
    pub rounds: u8,
    /// Turns in a round.
    pub turns: u8,
    /// Cards in the offer, up to 8.
    pub offer: u8,
}

impl ScheduleEntry {
    /// The schedule, if it fits the expeditions.
    pub fn check(self, place: Location<'_>, expeditions: usize, report: &mut Report) -> Schedule {
        let Self {
            rounds,
            turns,
            offer,
        } = self;
        within(place.field("rounds"), report, rounds, 1, 8);
        within(place.field("turns"), report, turns, 1, expeditions.min(25));
        within(place.field("offer"), report, offer, 0, OFFER_MAX);
        Schedule {
            rounds,
            turns,
            offer,
        }
    }
}

/// The sheet of a pack, as far as it is sound.
#[derive(Default)]
pub(super) struct SheetParts {
    pub(super) layout: SheetLayout,
    pub(super) scores: Vec<Option<TrackScore>>,
    pub(super) pools: Vec<Pool>,
    pub(super) row_claims: Vec<RowClaim>,
}
