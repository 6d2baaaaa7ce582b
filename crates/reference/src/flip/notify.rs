//! Events, and who may see them.

use super::state::Game;
use crate::Audience;
use crate::answers::event;

/// The events of a lane. Other seats see them when the phase ends.
const LANE_EVENTS: [&str; 27] = [
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
    "event-change-owed",
    "event-change-lapsed",
    "event-choice-lapsed",
    "event-chose",
    "event-copied",
    "event-nothing-to-copy",
    "event-spent",
    "event-renewal-owed",
    "event-renewal-owed-some",
    "event-leaving",
];

impl Game {
    /// Reports an event of a seat. C-7: where seats act in turn, everybody sees the events of a lane
    /// immediately. C-9, SG-30: only the seat itself sees its dealt and returned cards.
    pub(super) fn notify(&mut self, key: &str, seat: usize, args: &[(&str, String)]) {
        let audience = if key == "event-dealt" || key == "event-returned" {
            Audience::Only(seat + 1)
        } else if key == "event-kept" {
            Self::lane(seat, self.plays("keep", "in-turn"))
        } else if key == "event-effect-failed" || LANE_EVENTS.contains(&key) {
            Self::lane(seat, self.plays("marking", "in-turn"))
        } else {
            Audience::Everyone
        };
        self.notify_audience(audience, key, Some(seat), args);
    }

    /// Whether players see nothing of a track.
    pub(super) fn is_hidden(&self, track: &str) -> bool {
        let mut tracks = self.pack.tracks.iter();
        tracks.any(|known| known.name == track && known.hidden)
    }

    fn lane(seat: usize, in_turn: bool) -> Audience {
        if in_turn {
            Audience::Everyone
        } else {
            Audience::Lane(seat + 1)
        }
    }

    /// Reports an event of a seat to everybody, whatever the key.
    pub(super) fn notify_everyone(&mut self, key: &str, seat: usize, args: &[(&str, String)]) {
        self.notify_audience(Audience::Everyone, key, Some(seat), args);
    }

    /// Reports an event of no particular seat to everybody.
    pub(super) fn announce(&mut self, key: &str, args: &[(&str, String)]) {
        self.notify_audience(Audience::Everyone, key, None, args);
    }

    fn notify_audience(
        &mut self,
        audience: Audience,
        key: &str,
        seat: Option<usize>,
        args: &[(&str, String)],
    ) {
        // content.md, "sheet.json": nobody hears of a hidden track.
        let hidden = |(gap, word): &(&str, String)| {
            *gap == "track"
                && word
                    .strip_prefix("track-")
                    .is_some_and(|name| self.is_hidden(name))
        };
        if args.iter().any(hidden) {
            return;
        }
        let mut event = event(audience, key, args);
        if let Some(seat) = seat {
            event.args.insert("seat".to_owned(), (seat + 1).to_string());
        }
        self.events.push(event);
    }
}
