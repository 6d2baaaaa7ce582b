//! Plays one random game step by step.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roll_and_write::{Awaiting, Outcome, Ruleset, Seat};

/// A step from one state to the next.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum RandomStep<M> {
    /// An item or a roll was dealt.
    Dealt(Outcome),
    /// A seat made a move.
    Made(Seat, M),
}

/// More steps than any real game has.
const STEPS_MAX: usize = 10_000;

/// Plays a game to its end and returns the last state. Any awaited seat may decide; all its moves are equally
/// likely, and so are all draws. `look` sees every step: the state before, the step, the state after and the
/// events.
///
/// # Panics
/// If an awaited seat has no move, or if the game does not end within ten thousand steps.
///
/// ```
/// use rnw_testkit::{RandomStep, random_game};
/// let rules = rnw_nuggets::load(&rnw_nuggets::shipped(), [], 2)?;
/// let mut moves = 0;
/// random_game(&rules, 7, |_, step, _, _| moves += u32::from(matches!(step, RandomStep::Made(..))));
/// assert!(moves > 10);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn random_game<R: Ruleset>(
    rules: &R,
    seed: u64,
    mut look: impl FnMut(&R::State, RandomStep<R::Move>, &R::State, &[R::Event]),
) -> R::State {
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    let mut state = rules.start();
    for _ in 0..STEPS_MAX {
        let (before, mut events) = (state, Vec::new());
        let step = match rules.awaiting(&state) {
            Awaiting::Over => return state,
            Awaiting::Chance(chance) => {
                let item = chance.sample(&mut generator);
                rules.deal(&mut state, item, &mut events);
                RandomStep::Dealt(item)
            }
            Awaiting::Seats(seats) => {
                let place = generator.random_range(0..seats.len());
                let seat = seats.iter().nth(place);
                let drawn = seat.and_then(|seat| rules.random_move(&state, seat, &mut generator));
                let (Some(seat), Some((mv, _))) = (seat, drawn) else {
                    panic!("an awaited seat has no move");
                };
                rules.apply(&mut state, mv, &mut events);
                RandomStep::Made(seat, mv.mv())
            }
        };
        look(&before, step, &state, &events);
    }
    panic!("the game does not end");
}
