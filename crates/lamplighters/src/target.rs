//! The targets of moves in the picture of a view.

use crate::moves::Move;
use crate::rules::Rules;
use roll_and_write::{Message, Target};

impl Rules {
    pub(crate) fn target_of(mv: Move) -> Target {
        match mv {
            Move::Light { street, lamp } => Target::Box {
                track: street.into(),
                index: lamp.into(),
            },
            Move::Pass => Target::Choice(Message::new("target-pass-lamp")),
        }
    }

    pub(crate) fn pointed_at(&self, target: &Target) -> Option<Move> {
        match *target {
            Target::Box { track, index } => {
                let street = self.streets().get(track)?;
                let (street, lamp) = ((index < street.lamps()).then_some(track)?, index);
                Some(Move::Light {
                    street: street as u8,
                    lamp: lamp as u8,
                })
            }
            Target::Choice(_) => (Self::target_of(Move::Pass) == *target).then_some(Move::Pass),
            Target::Cells { .. }
            | Target::Tiles { .. }
            | Target::Line { .. }
            | Target::Piece { .. }
            | Target::Link { .. }
            | Target::Die { .. }
            | Target::Offer(_)
            | Target::Hand(_) => None,
        }
    }
}
