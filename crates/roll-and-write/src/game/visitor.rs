//! The way from any game back to its concrete rules.

use super::GameOf;
use crate::{Presentation, Statistics};
use std::sync::Arc;

/// Code that needs the concrete rules of a game: a search, an arena, or a test of all moves.
///
/// ```
/// # use rand::Rng;
/// # use roll_and_write::{Awaiting, Events, GameInfo, Legal, MoveId, Refusal, Ruleset};
/// # use roll_and_write::{Score, ScoreLine, Seat, Seats};
/// # use std::ops::ControlFlow;
/// # #[derive(Debug)]
/// # struct Race(GameInfo);
/// # impl Ruleset for Race {
/// #     type State = u8;
/// #     type Move = u8;
/// #     type View = u8;
/// #     type Event = u8;
/// #     fn info(&self) -> &GameInfo { &self.0 }
/// #     fn start(&self) -> u8 { 0 }
/// #     fn awaiting(&self, at: &u8) -> Awaiting {
/// #         if *at < 5 { Awaiting::Seats(Seats::all(1)) } else { Awaiting::Over }
/// #     }
/// #     fn for_each_move<B>(
/// #         &self, at: &u8, seat: Seat, visit: impl FnMut(Legal<u8>) -> ControlFlow<B>,
/// #     ) -> ControlFlow<B> {
/// #         let open = if *at < 5 { 1..4 } else { 0..0 };
/// #         open.map(|steps| Legal::unchecked(seat, steps)).try_for_each(visit)
/// #     }
/// #     fn check(&self, at: &u8, seat: Seat, steps: u8) -> Result<Legal<u8>, Refusal> {
/// #         let reason = roll_and_write::Message::new("refusal-steps");
/// #         let legal = *at < 5 && (1..4).contains(&steps);
/// #         if legal { Ok(Legal::unchecked(seat, steps)) } else { Err(Refusal::new("RACE-1", reason)) }
/// #     }
/// #     fn apply(&self, at: &mut u8, mv: Legal<u8>, events: &mut impl Events<u8>) {
/// #         *at += mv.mv();
/// #         events.notify(|| mv.mv());
/// #     }
/// #     fn view(&self, at: &u8, _: Seat) -> u8 { *at }
/// #     fn determinize<G: Rng + ?Sized>(&self, view: &u8, _: &mut G) -> u8 { *view }
/// #     fn viewer(&self, _: &u8) -> Seat { Seat::new(0) }
/// #     fn score(&self, at: &u8, _: Seat) -> Score {
/// #         Score::of([ScoreLine::new("score-steps", 1, i32::from(*at))])
/// #     }
/// #     fn ids(&self) -> u32 { 4 }
/// #     fn move_id(&self, steps: u8) -> MoveId { MoveId(steps.into()) }
/// #     fn move_by_id(&self, id: MoveId) -> Option<u8> { (1..4).contains(&id.0).then_some(id.0 as u8) }
/// # }
/// # use roll_and_write::{Audience, Message, Notation, Notice, Picture, Purpose};
/// # impl Notation for Race {
/// #     fn print_move(&self, steps: u8) -> String { format!("run {steps}") }
/// #     fn item_name(&self, _: Purpose, _: u8) -> Option<String> { None }
/// # }
/// # impl Presentation for Race {
/// #     fn notice(&self, _: &u8) -> Notice { Notice::to(Audience::Everyone, Message::new("event-ran")) }
/// #     fn picture(&self, _: &u8) -> Picture { Picture::default() }
/// # }
/// # impl Statistics for Race {}
/// use roll_and_write::{Accept, GameOf, GameVisitor, Presentation, Statistics};
/// use std::sync::Arc;
///
/// /// Asks how many numbers of moves a game has.
/// struct Ids;
/// impl GameVisitor for Ids {
///     type Output = u32;
///     fn visit<R: Presentation + Statistics>(self, rules: Arc<R>) -> u32 {
///         rules.ids()
///     }
/// }
///
/// // The type of the rules is hidden here. The visitor finds it again.
/// let game: Arc<dyn Accept<Ids>> = GameOf::new(Race(GameInfo::new("race", 1)));
/// assert_eq!(game.accept(Ids), 4);
/// ```
pub trait GameVisitor {
    /// The result of the visit.
    type Output;

    /// Visits the concrete rules of the game.
    fn visit<R: Presentation + Statistics>(self, rules: Arc<R>) -> Self::Output;
}

/// A game that accepts a visitor. The [`GameOf`] of every ruleset accepts all visitors.
///
/// A trait object names the visitors that it accepts: `dyn Accept<A>`, or a trait of your own with
/// the bound `Game + Accept<A> + Accept<B>`. So the compiler makes the code of each visitor for
/// each game.
///
/// ```
/// use roll_and_write::{Accept, Game, GameOf, GameVisitor, Presentation, Statistics};
/// use std::sync::Arc;
///
/// struct Name;
/// impl GameVisitor for Name {
///     type Output = String;
///     fn visit<R: Presentation + Statistics>(self, rules: Arc<R>) -> String {
///         rules.info().name.to_string()
///     }
/// }
///
/// /// What a program needs of a game: a line for each visitor.
/// trait MyGame: Game + Accept<Name> {}
/// impl<R: Presentation + Statistics> MyGame for GameOf<Arc<R>> {}
///
/// fn names(games: &[Arc<dyn MyGame>]) -> Vec<String> {
///     games.iter().map(|game| game.accept(Name)).collect()
/// }
/// assert!(names(&[]).is_empty());
/// ```
pub trait Accept<V: GameVisitor> {
    /// Passes the concrete rules to a visitor.
    fn accept(&self, visitor: V) -> V::Output;
}

impl<R: Presentation + Statistics, V: GameVisitor> Accept<V> for GameOf<Arc<R>> {
    fn accept(&self, visitor: V) -> V::Output {
        visitor.visit(Arc::clone(&self.0))
    }
}
