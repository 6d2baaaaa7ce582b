//! Tests that games allocate no memory after a warm-up.

use super::{nuggets, pyramids, silver_and_gold};
use crate::arena::play_with;
use crate::{Bot, Greedy, Random, Search};
use allocation_counter::measure;
use rnw_session::{DealId, Dealer, StoppedClock};
use roll_and_write::{NoEvents, Ruleset};
use std::sync::Arc;

fn check<R: Ruleset>(rules: &R) {
    let seats: Vec<usize> = (0..rules.seats()).collect();
    let mut dealer = Dealer::new(DealId::single(1));
    let mut play = |bots: &mut [Box<dyn Bot<R>>], game| {
        let deal = DealId::new(1, game);
        play_with(rules, bots, &seats, deal, &mut dealer, &mut NoEvents).decisions
    };
    let bots =
        |bot: &dyn Fn(usize) -> Box<dyn Bot<R>>| seats.iter().map(|seat| bot(*seat)).collect();
    let mut random: Vec<_> = bots(&|_| Box::new(Random));
    let mut greedy: Vec<_> = bots(&|seat| match seat % 2 {
        0 => Box::new(Greedy::default()),
        _ => Box::new(Random),
    });
    let parameters = "nodes=300".parse().unwrap();
    let mut search: Vec<_> =
        bots(&|_| Box::new(Search::<R>::new(parameters, Arc::new(StoppedClock))));
    let table = format!(
        "at {} seats of {}",
        rules.seats(),
        std::any::type_name::<R>()
    );
    for (bots, games) in [(&mut random, 20), (&mut greedy, 1), (&mut search, 1)] {
        // Plays a game first, so that the longest list of moves has its memory.
        play(bots, 0);
        // An assertion that fails in `measure` would count as an allocation of the game.
        let mut decisions = 0;
        let played = measure(|| decisions = (1..=games).map(|game| play(bots, game)).sum());
        assert_eq!(played.count_total, 0, "{bots:?} {table}");
        assert!(decisions > 10, "{decisions} decisions {table}");
    }
}

#[test]
fn random_play_and_bots_allocate_nothing_after_warm_up() {
    for seats in 1..=4 {
        check(&silver_and_gold(seats));
        check(&pyramids(seats));
    }
    for seats in 2..=4 {
        check(&nuggets(seats));
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
