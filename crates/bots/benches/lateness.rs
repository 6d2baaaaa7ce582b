//! Measures how much a search exceeds a budget of time.
//!
//! `cargo bench -p rnw-bots --bench lateness` searches every decision of some games with such a budget. It prints the
//! time of the answers: the median, the 99th percentile and the maximum. `-- --smoke` runs only for a moment.

#![expect(clippy::print_stdout, reason = "a benchmark prints its table")]

use rnw_bots::{Bot, Decision, Search};
use rnw_session::{Clock, DealId, Dealer, decision_generator};
use roll_and_write::{Awaiting, NoEvents, Presentation, Seat};
use std::sync::Arc;
use std::time::{Duration, Instant};

#[derive(Debug)]
struct Wall(Instant);

impl Clock for Wall {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// Returns the time of each decision with a choice in games for two, until there are `count` of them.
fn measure<R: Presentation>(rules: &R, budget: u64, count: usize) -> Vec<Duration> {
    let clock = Arc::new(Wall(Instant::now()));
    let parameters = format!("time={budget}").parse();
    let mut bot = Search::new(parameters.expect("a budget of time"), clock);
    let mut taken = Vec::new();
    for game in 0.. {
        let mut dealer = Dealer::new(DealId::new(1, game));
        let mut state = rules.start();
        loop {
            match rules.awaiting(&state) {
                Awaiting::Over => break,
                Awaiting::Chance(chance) => {
                    let item = dealer.draw(chance);
                    rules.deal(&mut state, item, &mut NoEvents);
                }
                Awaiting::Seats(seats) => {
                    let seat = seats.first().unwrap_or(Seat::new(0));
                    let mut generator =
                        decision_generator(DealId::new(1, game), seat, taken.len() as u32);
                    let began = Instant::now();
                    let chosen = bot.choose(&mut Decision::at(rules, &state, seat), &mut generator);
                    if rules.count_moves(&state, seat) > 1 {
                        taken.push(began.elapsed());
                    }
                    let chosen = chosen.expect("an awaited seat has a move");
                    rules.apply(&mut state, chosen, &mut NoEvents);
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

fn show<R: Presentation>(rules: &R, budget: u64, count: usize) {
    let taken = measure(rules, budget, count);
    let at = |share: usize| taken[(taken.len() - 1) * share / 100].as_secs_f64() * 1000.0;
    let limit = budget as f64 * 1.1 + 5.0;
    println!(
        "{:16} {budget:>6} {:>8.2} {:>8.2} {:>8.2} {limit:>8.1}",
        rules.info().name,
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
        let rules = rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [], 2);
        show(&rules.expect(sound), *budget, count);
        let rules = rnw_pyramids::load(&rnw_pyramids::shipped(), [], 2);
        show(&rules.expect(sound), *budget, count);
        let rules = rnw_nuggets::load(&rnw_nuggets::shipped(), [], 2);
        show(&rules.expect(sound), *budget, count);
    }
}
