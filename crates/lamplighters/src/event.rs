//! The events of the game.

use crate::content::STREETS_MAX;
use crate::rules::Rules;
use roll_and_write::{Audience, Message, Notice, Seat};

/// An event of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[expect(missing_docs, reason = "the fields say who, where and how much")]
pub enum Event {
    /// The active seat rolled. A die that is not in the game shows 0.
    Rolled {
        seat: Seat,
        shared: [u8; 2],
        own: [u8; STREETS_MAX],
    },
    /// A seat has no lamp that fits, so it decides nothing: about the shared dice, or else about the street dice.
    NothingFits { seat: Seat, together: bool },
    /// A seat lit a lamp, or a corner lit it.
    Lit {
        seat: Seat,
        street: u8,
        lamp: u8,
        corner: bool,
        together: bool,
    },
    /// A seat lit no lamp.
    Passed { seat: Seat, together: bool },
    /// Everybody has decided.
    Revealed,
    /// A street closed, and its die left the game.
    StreetClosed { street: u8 },
    /// The active seat lit no lamp in its turn.
    Burned { seat: Seat },
    /// The game ended.
    Ended,
}

impl Rules {
    pub(crate) fn notice(&self, event: &Event) -> Notice {
        let audience = match *event {
            // Hidden until everybody has decided (LL-16).
            Event::Lit { seat, together, .. } | Event::Passed { seat, together } if together => {
                Audience::Lane(seat)
            }
            Event::Rolled { .. }
            | Event::NothingFits { .. }
            | Event::Lit { .. }
            | Event::Passed { .. }
            | Event::Revealed
            | Event::StreetClosed { .. }
            | Event::Burned { .. }
            | Event::Ended => Audience::Everyone,
        };
        let closes_phase = match *event {
            Event::Revealed => true,
            Event::Lit {
                corner, together, ..
            } => !together && !corner,
            Event::Passed { together, .. } => !together,
            Event::Rolled { .. }
            | Event::NothingFits { .. }
            | Event::StreetClosed { .. }
            | Event::Burned { .. }
            | Event::Ended => false,
        };
        Notice::to(audience, self.sentence(event)).closing(closes_phase)
    }

    fn sentence(&self, event: &Event) -> Message {
        let by = |key, seat| Message::new(key).seat("seat", seat);
        let street = |street: u8| &self.streets()[usize::from(street)];
        match *event {
            Event::Rolled { seat, shared, own } => {
                let [first, second] = shared;
                by("event-dice-rolled", seat)
                    .number("first", first)
                    .number("second", second)
                    .number("sum", first + second)
                    .list("dice", self.dice_sentences(own))
            }
            Event::NothingFits { seat, together } => {
                let key = if together {
                    "event-nothing-fits"
                } else {
                    "event-nothing-fits-own"
                };
                by(key, seat)
            }
            Event::Lit {
                seat,
                street: at,
                lamp,
                corner,
                ..
            } => {
                let key = if usize::from(lamp) == street(at).bell() {
                    "event-bell-rung"
                } else if corner {
                    "event-corner-lit"
                } else {
                    "event-lamp-lit"
                };
                by(key, seat)
                    .word("street", street(at).key())
                    .name("lamp", street(at).labels[usize::from(lamp)].clone())
            }
            Event::Passed { seat, .. } => by("event-lamp-passed", seat),
            Event::Revealed => Message::new("event-lamps-revealed"),
            Event::StreetClosed { street: at } => {
                Message::new("event-street-closed").word("street", street(at).key())
            }
            Event::Burned { seat } => by("event-burned", seat),
            Event::Ended => Message::new("event-lamps-ended"),
        }
    }

    /// What the dice of the streets show, each as a short sentence. Dice that are not in the game are left out.
    pub(crate) fn dice_sentences(&self, own: [u8; STREETS_MAX]) -> Vec<Message> {
        let dice = self.streets().iter().zip(own);
        let rolled = dice.filter(|(_, side)| *side > 0);
        let shown = rolled.map(|(street, side)| {
            Message::new("fact-street-die")
                .word("street", street.key())
                .number("side", side)
        });
        shown.collect()
    }
}
