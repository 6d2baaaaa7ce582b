//! Tests that games allocate no memory after a warm-up.

use crate::bot::Bot;
use crate::{Decision, Greedy, Random, Search};
use allocation_counter::measure;
use rnw_session::{DealId, Generator, StoppedClock, decision_generator};
use roll_and_write::{Awaiting, NoEvents, Ruleset, Seat};
use std::sync::Arc;

/// Plays a whole game with random moves and random chance from one generator.
fn play_at_random<R: Ruleset>(rules: &R, generator: &mut Generator) -> u32 {
    let mut state = rules.start();
    let mut decisions = 0;
    loop {
        match rules.awaiting(&state) {
            Awaiting::Over => return decisions + rules.standings(&state).winners().count() as u32,
            Awaiting::Chance(chance) => {
                rules.deal(&mut state, chance.sample(generator), &mut NoEvents);
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let (mv, _) = rules.random_move(&state, seat, generator).unwrap();
                rules.apply(&mut state, mv, &mut NoEvents);
                decisions += 1;
            }
        }
    }
}

/// Plays a whole game between bots through views and imagined states, as a search does.
fn play_with_bots<R: Ruleset>(rules: &R, bots: &mut [Box<dyn Bot<R>>], generator: &mut Generator) {
    let mut state = rules.start();
    loop {
        match rules.awaiting(&state) {
            Awaiting::Over => return,
            Awaiting::Chance(chance) => {
                rules.deal(&mut state, chance.sample(generator), &mut NoEvents);
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let mut decision = Decision::at(rules, &state, seat);
                let mv = bots[seat.index()].choose(&mut decision, generator).unwrap();
                rules.apply(&mut state, mv, &mut NoEvents);
            }
        }
    }
}

fn check<R: Ruleset>(rules: &R) {
    let mut generator = decision_generator(DealId::single(1), Seat::new(0), 0);
    play_at_random(rules, &mut generator);
    // An assertion that fails in `measure` would count as an allocation of the game.
    let mut decisions = 0;
    let random = measure(|| {
        for _ in 0..20 {
            decisions += play_at_random(rules, &mut generator);
        }
    });
    let table = format!(
        "at {} seats of {}",
        rules.seats(),
        std::any::type_name::<R>()
    );
    assert_eq!(random.count_total, 0, "random play {table}");
    assert!(decisions > 200, "{decisions} decisions {table}");
    let both = |seat: usize| -> Box<dyn Bot<R>> {
        match seat % 2 {
            0 => Box::new(Greedy::default()),
            _ => Box::new(Random),
        }
    };
    let mut bots: Vec<_> = (0..rules.seats()).map(both).collect();
    let played = measure(|| play_with_bots(rules, &mut bots, &mut generator));
    assert_eq!(played.count_total, 0, "bots {table}");
    let parameters = "nodes=300".parse().unwrap();
    let search =
        |_| -> Box<dyn Bot<R>> { Box::new(Search::<R>::new(parameters, Arc::new(StoppedClock))) };
    let mut bots: Vec<_> = (0..rules.seats()).map(search).collect();
    // Plays whole games first, so that the longest list of moves has its memory.
    play_with_bots(rules, &mut bots, &mut generator);
    let searched = measure(|| play_with_bots(rules, &mut bots, &mut generator));
    assert_eq!(searched.count_total, 0, "search {table}");
}

#[test]
fn random_play_and_bots_allocate_nothing_after_warm_up() {
    for seats in 1..=4 {
        check(&rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [], seats).unwrap());
        check(&rnw_pyramids::load(&rnw_pyramids::shipped(), [], seats).unwrap());
    }
    for seats in 2..=4 {
        check(&rnw_nuggets::load(&rnw_nuggets::shipped(), [], seats).unwrap());
    }
    for seats in 1..=6 {
        check(&rnw_lamplighters::load(&rnw_lamplighters::shipped(), [], seats).unwrap());
    }
}

#[test]
fn the_counter_counts() {
    let info = measure(|| drop(std::hint::black_box(vec![1u8; 100])));
    assert_eq!(info.count_total, 1);
}
