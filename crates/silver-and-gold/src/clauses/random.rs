//! Random games, and the tables on which they are played.

use super::table::{SmallPack, pack};
use crate::{Rules, load, shipped};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roll_and_write::flip::{Event, Move, State};
use roll_and_write::{Awaiting, Ruleset, Seat};

/// What leads from one state to the next.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    Dealt(u8),
    Made(Seat, Move),
}

/// More steps than any game has.
const STEPS_MAX: usize = 10_000;

/// Plays a game to its end with moves and draws that are all equally likely, each by any of the seats
/// that are awaited. `look` sees every step: the state before, the step, the state after and the events.
pub(super) fn play(
    rules: &Rules,
    seed: u64,
    mut look: impl FnMut(&State, Step, &State, &[Event]),
) -> State {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = rules.start();
    for _ in 0..STEPS_MAX {
        let (before, mut events) = (state, Vec::new());
        let step = match rules.awaiting(&state) {
            Awaiting::Over => return state,
            Awaiting::Chance(chance) => {
                let item = chance.sample(&mut rng);
                rules.deal(&mut state, item, &mut events);
                Step::Dealt(item)
            }
            Awaiting::Seats(seats) => {
                let seat = seats.iter().nth(rng.random_range(0..seats.len())).unwrap();
                let (mv, _) = rules
                    .random_move(&state, seat, &mut rng)
                    .expect("an awaited seat has a move");
                rules.apply(&mut state, mv, &mut events);
                Step::Made(seat, mv.mv())
            }
        };
        look(&before, step, &state, &events);
    }
    panic!("the game does not end");
}

/// Tiny cards full of symbols: they are completed so fast that the deck and the offer run out.
pub(super) fn scarce() -> SmallPack {
    pack(
        "A1 purple        $x$x
         A2 purple+gray   $xT
         B1 orange        xx$$
         B2 orange+purple Tx
         C1 green         $$x
         C2 green+orange  .T.
         D1 gray          x~ $x
         D2 gray+green    $T
         E1 gray          x$
         E2 green         $x ~T
         F1 orange        xxx
         F2 purple        T$",
    )
}

/// All kinds of tables: the shipped deck and the scarce pack, with one to four seats, as printed and
/// with every house rule bent.
pub(super) fn tables() -> Vec<Rules> {
    let bent = [
        [
            ("marking", "in-turn"),
            ("keep", "together"),
            ("palms", "optional"),
            ("last-picks", "take"),
        ],
        [
            ("marking", "together"),
            ("keep", "in-turn"),
            ("picks", "together"),
            ("rows", "one-cup"),
        ],
    ];
    let mut tables = Vec::new();
    for seats in 1..=4 {
        tables.push(load(&shipped(), [], seats).unwrap());
        tables.extend(bent.map(|options| load(&shipped(), options, seats).unwrap()));
    }
    for seats in 1..=3 {
        tables.push(load(&scarce().files(), [], seats).unwrap());
        tables.extend(bent.map(|options| load(&scarce().files(), options, seats).unwrap()));
    }
    tables
}
