//! Random games.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rnw_lamplighters::{Rules, State, load, shipped};
use roll_and_write::{Awaiting, NoEvents, Notation, Ruleset, Seat};

/// Plays a random game to its end. `look` receives every state.
fn play(rules: &Rules, seed: u64, mut look: impl FnMut(&State)) -> State {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = rules.start();
    loop {
        look(&state);
        match rules.awaiting(&state) {
            Awaiting::Over => return state,
            Awaiting::Chance(chance) => {
                rules.deal(&mut state, chance.sample(&mut rng), &mut NoEvents);
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let (mv, _) = rules.random_move(&state, seat, &mut rng).unwrap();
                rules.apply(&mut state, mv, &mut NoEvents);
            }
        }
    }
}

#[test]
fn every_state_is_sound_and_every_question_can_be_asked_elsewhere() {
    for seats in 1..=6 {
        let rules = load(&shipped(), [], seats).unwrap();
        for seed in 0..30 {
            play(&rules, seed, |state| {
                assert_eq!(rules.audit(state), Ok(()));
                if let Awaiting::Seats(asked) = rules.awaiting(state) {
                    for seat in asked.iter() {
                        assert!(
                            rules.count_moves(state, seat) > 1,
                            "a question has two answers"
                        );
                        let view = rules.view(state, seat);
                        let text = rules.print_view(&view).unwrap();
                        assert_eq!(rules.parse_view(&text), Some(view));
                    }
                }
            });
        }
    }
}

/// The numbers of one thing in many games.
#[test]
fn a_state_is_small() {
    let size = size_of::<State>();
    assert!(size <= 200, "{size} bytes");
}

#[test]
fn games_end_in_every_way() {
    let rules = load(&shipped(), [], 2).unwrap();
    let (mut burned, mut closed) = (0, 0);
    for seed in 0..300 {
        let end = play(&rules, seed, |_| {});
        let burns = Seat::all(2).any(|seat| end.sheet(seat).burns() >= rules.facts().end_burns);
        burned += usize::from(burns);
        closed += usize::from(end.closed() >= rules.facts().end_closed.into());
    }
    assert!(burned > 0 && burned + closed >= 300, "{burned} {closed}");
}
