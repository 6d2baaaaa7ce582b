//! Counts random play.

use super::limit;
use roll_and_write::{Awaiting, Events, NoEvents, Ruleset};
use std::time::{Duration, Instant};

/// The same small generator as in the bare loop, so that random numbers cost both the same.
pub(crate) struct Xorshift(pub(crate) u64);

impl rand::rand_core::TryRng for Xorshift {
    type Error = std::convert::Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok((limit::next(&mut self.0) >> 32) as u32)
    }
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(limit::next(&mut self.0))
    }
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&limit::next(&mut self.0).to_le_bytes()[..chunk.len()]);
        }
        Ok(())
    }
}

/// The number of games and decisions in some time.
#[derive(Clone, Copy, Default)]
pub(crate) struct Count {
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    pub(crate) seconds: f64,
}

/// Plays whole games with random moves, one after another.
pub(crate) fn play_for<R: Ruleset>(rules: &R, time: Duration, generator: &mut Xorshift) -> Count {
    let start = Instant::now();
    let mut count = Count::default();
    while start.elapsed() < time {
        for _ in 0..100 {
            count.decisions += play(rules, generator, &mut NoEvents);
            count.games += 1;
        }
    }
    count.seconds = start.elapsed().as_secs_f64();
    count
}

/// Plays one game with random moves and returns its number of decisions.
pub(crate) fn play<R: Ruleset>(
    rules: &R,
    generator: &mut Xorshift,
    events: &mut impl Events<R::Event>,
) -> u64 {
    let mut state = rules.start();
    let mut decisions = 0;
    loop {
        match rules.awaiting(&state) {
            Awaiting::Over => return decisions,
            Awaiting::Chance(chance) => {
                let item = chance.sample(generator);
                rules.deal(&mut state, item, events);
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                let (mv, open) = rules
                    .random_move(&state, seat, generator)
                    .expect("a move is open");
                rules.apply(&mut state, mv, events);
                decisions += u64::from(open > 1);
            }
        }
    }
}
