//! Who hears what, and when.

use roll_and_write::{Audience, Saying, Seat, Told};

/// Whose ears hear what is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ear {
    /// A seat's.
    Seat(Seat),
    /// An onlooker's, who sees what lies open.
    Onlooker,
    /// Those of somebody who may know everything, when the game is looked at afterwards.
    Everything,
}

/// Somebody who hears what is told, in the order in which it may be known: what lanes hold back comes when
/// their phase closes.
#[derive(Clone, Debug)]
pub struct Listener {
    ear: Ear,
    heard: Vec<(u32, Saying)>,
    held_back: Vec<(u32, Told)>,
}

impl Listener {
    /// Somebody with this ear who has heard nothing.
    pub fn new(ear: Ear) -> Self {
        Self {
            ear,
            heard: Vec::new(),
            held_back: Vec::new(),
        }
    }

    /// Something is told in this turn.
    pub fn hears(&mut self, turn: u32, told: &Told) {
        if told.closes_phase {
            // By seat, so that nobody learns who answered first.
            self.held_back.sort_by_key(|(_, told)| lane_of(told));
            let held_back = self.held_back.drain(..);
            self.heard
                .extend(held_back.map(|(turn, told)| (turn, told.saying)));
        }
        match hears(self.ear, told.audience) {
            Hearing::Now => self.heard.push((turn, told.saying.clone())),
            Hearing::Later => self.held_back.push((turn, told.clone())),
            Hearing::Never => {}
        }
    }

    /// What was heard since this was asked last, each with the turn in which it happened.
    pub fn take(&mut self) -> Vec<(u32, Saying)> {
        std::mem::take(&mut self.heard)
    }
}

fn lane_of(told: &Told) -> usize {
    match told.audience {
        Audience::Lane(seat) | Audience::Only(seat) => seat.index(),
        Audience::Everyone => 0,
    }
}

enum Hearing {
    Now,
    Later,
    Never,
}

fn hears(ear: Ear, audience: Audience) -> Hearing {
    match (ear, audience) {
        (Ear::Everything, _) | (_, Audience::Everyone) => Hearing::Now,
        (Ear::Seat(own), Audience::Only(seat) | Audience::Lane(seat)) if own == seat => {
            Hearing::Now
        }
        (_, Audience::Only(_)) => Hearing::Never,
        (_, Audience::Lane(_)) => Hearing::Later,
    }
}
