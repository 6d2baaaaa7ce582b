//! How much later than its budget of time a search answers.
//!
//! `cargo bench -p bots --bench lateness` searches every decision of some games for so long and prints how long
//! it took: the median, the 99th percentile and the longest. `-- --smoke` runs a moment only.

#![expect(clippy::print_stdout, reason = "a benchmark prints its table")]

use bots::{Bot, Search};
use roll_and_write::{Awaiting, Seat, Silence, Spoken};
use session::{Clock, Dealer, decision_generator};
use std::sync::Arc;
use std::time::{Duration, Instant};

#[derive(Debug)]
struct Wall(Instant);

impl Clock for Wall {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// How long each decision with a choice took, in games for two until there are so many.
fn measure<R: Spoken>(rules: &R, budget: u64, count: usize) -> Vec<Duration> {
    let clock = Arc::new(Wall(Instant::now()));
    let parameters = format!("time={budget}").parse();
    let mut bot = Search::new(parameters.expect("a budget of time"), clock);
    let mut taken = Vec::new();
    for game in 0.. {
        let mut dealer = Dealer::new(1, game);
        let mut state = rules.start();
        loop {
            match rules.awaiting(&state) {
                Awaiting::Over => break,
                Awaiting::Chance(chance) => {
                    let item = dealer.draw(chance);
                    rules.deal(&mut state, item, &mut Silence);
                }
                Awaiting::Seats(seats) => {
                    let seat = seats.first().unwrap_or(Seat::new(0));
                    let view = rules.view(&state, seat);
                    let mut generator = decision_generator(1, game, seat, taken.len() as u32);
                    let began = Instant::now();
                    let chosen = bot.choose(rules, &view, &mut generator);
                    if rules.count_moves(&state, seat) > 1 {
                        taken.push(began.elapsed());
                    }
                    let chosen = chosen.expect("an awaited seat has a move");
                    rules.apply(&mut state, seat, chosen, &mut Silence);
                }
            }
            if taken.len() == count {
                taken.sort();
                return taken;
            }
        }
    }
    taken
}

fn show<R: Spoken>(rules: &R, budget: u64, count: usize) {
    let taken = measure(rules, budget, count);
    let at = |share: usize| taken[(taken.len() - 1) * share / 100].as_secs_f64() * 1000.0;
    let limit = budget as f64 * 1.1 + 5.0;
    println!(
        "{:16} {budget:>6} {:>8.2} {:>8.2} {:>8.2} {limit:>8.1}",
        rules.name(),
        at(50),
        at(99),
        at(100)
    );
}

fn main() {
    let smoke = std::env::args().any(|arg| arg == "--smoke");
    let (budgets, count): (&[u64], usize) = if smoke { (&[2], 5) } else { (&[10, 100], 200) };
    println!(
        "{:16} {:>6} {:>8} {:>8} {:>8} {:>8}",
        "game", "budget", "median", "99 %", "longest", "limit"
    );
    let sound = "the shipped pack is sound";
    for budget in budgets {
        let rules = silver_and_gold::load(&silver_and_gold::shipped(), [], 2);
        show(&rules.expect(sound), *budget, count);
        let rules = pyramids::load(&pyramids::shipped(), [], 2);
        show(&rules.expect(sound), *budget, count);
        let rules = nuggets::load(&nuggets::shipped(), [], 2);
        show(&rules.expect(sound), *budget, count);
    }
}
