//! What is announced, and who may see it.

use crate::moves::{self, Move};
use roll_and_write::{Audience, Message, Notice, Seat};

/// Something that happens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The dice are rolled.
    Rolled {
        /// What they show.
        dice: [u8; 2],
    },
    /// Nobody has a box for the dice.
    NothingFits,
    /// A seat decides. Only the seat itself may know what.
    Decided {
        /// The seat.
        seat: Seat,
        /// What it decides.
        decision: Move,
    },
    /// What a seat decided is shown to all. The phase in which decisions are hidden ends with it.
    Revealed {
        /// The seat.
        seat: Seat,
        /// The number that it crossed; `None` if it passed.
        number: Option<u8>,
        /// Whether the box gets a star.
        star: bool,
    },
}

impl Event {
    /// The sentence for people, as a key and its arguments, and who may see it.
    pub(crate) fn notice(&self) -> Notice {
        match *self {
            Self::Rolled { dice: [one, other] } => {
                let rolled = Message::new("event-rolled");
                let rolled = rolled.number("one", one).number("other", other);
                Notice::to(Audience::Everyone, rolled)
            }
            Self::NothingFits => Notice::to(Audience::Everyone, Message::new("event-nothing-fits")),
            Self::Decided { seat, decision } => {
                let decided = Message::new("event-decided").name("move", moves::text(decision));
                Notice::to(Audience::Only(seat), decided)
            }
            Self::Revealed {
                seat, number: None, ..
            } => Notice::barrier(Message::new("event-passed").seat("seat", seat)),
            Self::Revealed {
                seat,
                number: Some(number),
                star,
            } => {
                let crossed = Message::new(if star {
                    "event-starred"
                } else {
                    "event-crossed"
                });
                let crossed = crossed.seat("seat", seat).number("number", number);
                Notice::barrier(crossed)
            }
        }
    }
}
