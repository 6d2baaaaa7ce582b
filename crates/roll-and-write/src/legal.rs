//! A legal move as a type of its own.

use crate::Seat;

/// A move that its seat may make: it was checked, or it comes from the list of legal moves.
///
/// [`Ruleset::check`](crate::Ruleset::check) takes any move and returns this type.
/// [`Ruleset::apply`](crate::Ruleset::apply) takes only this type. So each move is checked once. It
/// is valid in every state that looks the same to the seat, because the legal moves of a seat
/// follow from its view.
///
/// ```
/// use roll_and_write::{Legal, Seat};
/// let mv = Legal::unchecked(Seat::new(1), "A b1 b2");
/// assert_eq!((mv.seat(), mv.mv()), (Seat::new(1), "A b1 b2"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Legal<M> {
    mv: M,
    seat: Seat,
}

impl<M: Copy> Legal<M> {
    /// The promise of a ruleset that a seat may make a move. Nothing is checked here.
    ///
    /// Only a ruleset calls this, when it lists legal moves or has checked one. Everybody else gets
    /// a legal move from [`check`](crate::Ruleset::check) or from a list. It is unspecified what a
    /// ruleset does with a move that is not legal, but it is never unsafe.
    #[inline]
    pub const fn unchecked(seat: Seat, mv: M) -> Self {
        Self { mv, seat }
    }

    /// The seat that makes the move.
    #[inline]
    pub const fn seat(self) -> Seat {
        self.seat
    }

    /// The move.
    #[inline]
    pub const fn mv(self) -> M {
        self.mv
    }
}
