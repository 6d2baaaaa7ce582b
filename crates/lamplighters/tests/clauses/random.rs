//! Random games.

use rnw_lamplighters::{State, load, shipped};
use rnw_testkit::random_game;
use roll_and_write::{Awaiting, Notation, Ruleset};

#[test]
fn every_question_has_two_answers_and_can_be_asked_elsewhere() {
    for seats in 1..=6 {
        let rules = load(&shipped(), [], seats).unwrap();
        for seed in 0..30 {
            random_game(&rules, seed, |state, _, _, _| {
                let Awaiting::Seats(asked) = rules.awaiting(state) else {
                    return;
                };
                for seat in asked.iter() {
                    assert!(rules.count_moves(state, seat) > 1);
                    let view = rules.view(state, seat);
                    let text = rules.print_view(&view).unwrap();
                    assert_eq!(rules.parse_view(&text), Ok(view));
                }
            });
        }
    }
}

#[test]
fn a_state_is_small() {
    let size = size_of::<State>();
    assert!(size <= 200, "{size} bytes");
}
