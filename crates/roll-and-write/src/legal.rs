//! A move that the rules allow, as a type.

use crate::Seat;

/// A move that its seat may make: it was checked, or it stands in the list of legal moves.
///
/// [`Ruleset::check`](crate::Ruleset::check) takes any move and returns this;
/// [`Ruleset::apply`](crate::Ruleset::apply) takes this and nothing else. So a move is checked once.
/// It holds for every state in which the seat sees the same, because the legal moves of a seat follow
/// from its view.
///
/// ```
/// use roll_and_write::{Legal, Seat};
/// let mv = Legal::assume(Seat::new(1), "A b1 b2");
/// assert_eq!((mv.seat(), mv.mv()), (Seat::new(1), "A b1 b2"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Legal<M> {
    mv: M,
    seat: Seat,
}

impl<M: Copy> Legal<M> {
    /// Says without a check that a seat may make a move.
    ///
    /// This is for rulesets, which list legal moves and check others. Whoever plays a game gets a legal
    /// move from [`check`](crate::Ruleset::check) or from a list. What a ruleset does with a move that is
    /// not legal is unspecified, but never unsafe.
    #[inline]
    pub const fn assume(seat: Seat, mv: M) -> Self {
        Self { mv, seat }
    }

    /// The seat that makes it.
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
