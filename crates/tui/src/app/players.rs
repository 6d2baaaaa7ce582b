//! Who decides for which seat, and the bots that think meanwhile.

use rnw_session::OnFault;
use roll_and_write::Seat;

/// The kind of player that decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatPlayer {
    /// A person at this screen.
    Person,
    /// A bot or a program, which thinks outside the app.
    Bot {
        /// Whether it wants the notices of its seat.
        observes: bool,
        /// What happens if it makes a fault.
        on_fault: OnFault,
    },
}

/// The players of all seats.
pub(super) struct AppPlayers {
    kinds: Vec<SeatPlayer>,
    /// The seat whose bot is thinking.
    pub(super) thinking: Option<Seat>,
    /// Whether bots have decided since the last decision of a person.
    pub(super) waited: bool,
    /// Whether a move was undone since the bot was asked.
    pub(super) taken_back: bool,
}

impl AppPlayers {
    pub(super) fn new(kinds: Vec<SeatPlayer>) -> Self {
        Self {
            kinds,
            thinking: None,
            waited: false,
            taken_back: false,
        }
    }

    pub(super) fn kind(&self, seat: Seat) -> SeatPlayer {
        self.kinds[seat.index()]
    }

    /// The seats of the people at the screen.
    pub(super) fn people(&self) -> Vec<Seat> {
        let seats = Seat::all(self.kinds.len());
        let is_person = |seat: &Seat| self.kind(*seat) == SeatPlayer::Person;
        seats.filter(is_person).collect()
    }

    /// The bot of a seat begins to think. Returns `false` if a bot thinks already.
    pub(super) fn begin_to_think(&mut self, seat: Seat) -> bool {
        let begins = self.thinking.is_none();
        if begins {
            self.thinking = Some(seat);
            self.waited = true;
            self.taken_back = false;
        }
        begins
    }

    /// The bot of a seat has answered. Returns what its faults lead to; `None` if nobody asked it.
    pub(super) fn has_thought(&mut self, seat: Seat) -> Option<OnFault> {
        self.thinking.take_if(|thinking| *thinking == seat)?;
        match self.kind(seat) {
            SeatPlayer::Bot { on_fault, .. } => Some(on_fault),
            SeatPlayer::Person => None,
        }
    }
}
