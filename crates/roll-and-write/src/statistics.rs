//! What a balance report counts in a game.

use crate::{Ruleset, UsageEvent, UsageKeys};

/// Names the cards, patterns and symbols of a [`Ruleset`], and reports what is done with them.
///
/// The defaults count nothing: `impl Statistics for MyGame {}` is enough.
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
/// use roll_and_write::{Statistics, UsageKeys};
///
/// impl Statistics for Race {
///     fn usage_keys(&self) -> UsageKeys {
///         UsageKeys { patterns: vec!["sprint".to_owned()], ..UsageKeys::default() }
///     }
/// }
///
/// let rules = Race(GameInfo::new("race", 1));
/// assert_eq!(rules.usage_keys().patterns, ["sprint"]);
/// assert!(rules.usage_events(&0, &[3], &3).is_empty(), "by default nothing is counted");
/// ```
pub trait Statistics: Ruleset {
    /// The cards, patterns and symbols that a report counts. The default is none.
    fn usage_keys(&self) -> UsageKeys {
        UsageKeys::default()
    }

    /// What one step did with them. A step is a draw or a decision; `events` are the events of this
    /// step.
    ///
    /// The default is an empty list.
    fn usage_events(
        &self,
        _before: &Self::State,
        _events: &[Self::Event],
        _after: &Self::State,
    ) -> Vec<UsageEvent> {
        Vec::new()
    }
}
