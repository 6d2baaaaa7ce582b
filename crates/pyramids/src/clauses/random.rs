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
    Dealt,
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
                rules.deal(&mut state, chance.sample(&mut rng), &mut events);
                Step::Dealt
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

/// Tiny cards full of symbols: they are completed so fast that the deck and the offer run out, and
/// claims come by twos and threes.
pub(super) fn scarce() -> SmallPack {
    pack(
        "A1 purple   Ex rT
         A2 purple   Es xT
         A3 purple   Exx #sT
         A4 purple   Er gT
         B5 orange   Ep sT
         B6 orange   Etx T##
         B7 orange   Es #T
         B8 orange   Ex xT
         C9 green    Ess p#T
         C10 green   Ext ggT
         C11 green   Ex sT
         C12 green   E# xT",
    )
}

/// All kinds of tables: the shipped deck and the scarce pack, with one to four seats, as printed and
/// with every house rule bent.
pub(super) fn tables() -> Vec<Rules> {
    let bent = [
        vec![
            ("marking", "in-turn"),
            ("settle", "by-card"),
            ("last-picks", "take"),
        ],
        vec![
            ("keep", "in-turn"),
            ("picks", "together"),
            ("settle", "by-seat"),
        ],
    ];
    let mut tables = Vec::new();
    let mut add = |files, seats| {
        tables.push(load(&files, [], seats).unwrap());
        for options in &bent {
            tables.push(load(&files, options.clone(), seats).unwrap());
        }
    };
    (1..=4).for_each(|seats| add(shipped(), seats));
    (1..=3).for_each(|seats| add(scarce().files(), seats));
    tables
}
