//! What is told, and who hears of it.

use super::state::Game;
use crate::{Event, Hears};
use std::collections::BTreeMap;

/// What a lane does, which the others hear of when the phase closes.
pub(super) const OF_A_LANE: [&str; 24] = [
    "event-marked",
    "event-advanced",
    "event-advance-lost",
    "event-erased",
    "event-wrote",
    "event-write-lost",
    "event-declined",
    "event-round-marked",
    "event-round-marked-before",
    "event-bonus-owed",
    "event-bonus-lapsed",
    "event-extra-owed",
    "event-extra-declined",
    "event-pattern-owed",
    "event-pattern-lapsed",
    "event-claim-owed",
    "event-claim-lapsed",
    "event-choice-lapsed",
    "event-chose",
    "event-copied",
    "event-nothing-to-copy",
    "event-spent",
    "event-renewal-owed",
    "event-leaving",
];

impl Game {
    /// Tells of something that a seat did or that happened to it. C-7: where seats act in turn, everybody
    /// hears at once what a lane does. C-9, SG-30: what a seat is dealt and returns is for it alone.
    pub(super) fn tell(&mut self, key: &str, seat: usize, gaps: &[(&str, String)]) {
        let hears = if key == "event-dealt" || key == "event-returned" {
            Hears::Only(seat + 1)
        } else if key == "event-kept" {
            Self::lane(seat, self.plays("keep", "in-turn"))
        } else if key == "event-effect-failed" || OF_A_LANE.contains(&key) {
            Self::lane(seat, self.plays("marking", "in-turn"))
        } else {
            Hears::Everyone
        };
        self.tell_of(hears, key, Some(seat), gaps);
    }

    fn lane(seat: usize, in_turn: bool) -> Hears {
        if in_turn {
            Hears::Everyone
        } else {
            Hears::Lane(seat + 1)
        }
    }

    /// Tells everybody of something that a seat did, whatever the key.
    pub(super) fn tell_everyone(&mut self, key: &str, seat: usize, gaps: &[(&str, String)]) {
        self.tell_of(Hears::Everyone, key, Some(seat), gaps);
    }

    /// Tells everybody of something that no seat did.
    pub(super) fn announce(&mut self, key: &str, gaps: &[(&str, String)]) {
        self.tell_of(Hears::Everyone, key, None, gaps);
    }

    fn tell_of(&mut self, hears: Hears, key: &str, seat: Option<usize>, gaps: &[(&str, String)]) {
        let mut all = BTreeMap::new();
        for (gap, value) in gaps {
            all.insert((*gap).to_owned(), value.clone());
        }
        if let Some(seat) = seat {
            all.insert("seat".to_owned(), (seat + 1).to_string());
        }
        self.told.push(Event {
            hears,
            key: key.to_owned(),
            gaps: all,
        });
    }
}
