//! The one way from some game back to the rules that it is made of.

use crate::{Presentation, Statistics};
use std::sync::Arc;

/// Somebody who needs the rules of a game themselves: a search, an arena, a test of all moves.
///
/// ```
/// use roll_and_write::{Accept, GameVisitor, Presentation, Statistics};
/// use std::sync::Arc;
///
/// /// How many numbers of moves a game has.
/// struct Ids;
/// impl GameVisitor for Ids {
///     type Output = u32;
///     fn visit<R: Presentation + Statistics>(self, rules: Arc<R>) -> u32 {
///         rules.ids()
///     }
/// }
/// // The type of the rules is forgotten here, and found again by the visitor.
/// fn ids(game: Arc<dyn Accept<Ids>>) -> u32 {
///     game.accept(Ids)
/// }
/// ```
pub trait GameVisitor {
    /// What the visitor brings back.
    type Output;

    /// Visits the rules of the game.
    fn visit<R: Presentation + Statistics>(self, rules: Arc<R>) -> Self::Output;
}

/// A game that lets a visitor in, whatever its rules are. Every ruleset does.
///
/// A trait object names its visitors: `dyn Accept<A>`, or a trait of one's own that asks for
/// `Game + Accept<A> + Accept<B>`. So the compiler makes the code of each visitor for each game.
pub trait Accept<V: GameVisitor> {
    /// Lets a visitor in.
    fn accept(self: Arc<Self>, visitor: V) -> V::Output;
}

impl<R: Presentation + Statistics, V: GameVisitor> Accept<V> for R {
    fn accept(self: Arc<Self>, visitor: V) -> V::Output {
        visitor.visit(self)
    }
}
