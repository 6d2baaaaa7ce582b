//! Trains.
#![allow(clippy::all, clippy::pedantic, unused)]
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};
use rnw_bots::{Bot, Decision, Greedy};
use rnw_session::{DealId, Dealer, decision_generator};
use roll_and_write::{Awaiting, Legal, NoEvents, Ruleset, Seat};
use std::ops::ControlFlow;
use std::time::Instant;

const MIX: usize = 4;
struct W {
    bits: u32,
    w: Vec<[f32; 3]>,
    alpha: f32,
    tc: f32,
    floor: f32,
    lambda: f32,
    only_coarse: bool,
    eps: f32,
}
#[derive(Default, Clone)]
struct After {
    slots: Vec<u32>,
    points: f32,
}

impl W {
    fn sum(&self, slots: &[u32]) -> f32 {
        slots.iter().map(|s| self.w[*s as usize][0]).sum()
    }
    fn learn(&mut self, slots: &[u32], error: f32) {
        let count = slots.len();
        let step = self.alpha / count.max(1) as f32;
        for s in slots {
            let e = &mut self.w[*s as usize];
            // TC: |sum| / sum |.|
            let rate = if self.tc == 0.0 {
                1.0
            } else if e[2] == 0.0 {
                1.0
            } else {
                (e[1].abs() / e[2]).max(self.floor)
            };
            e[0] += step * rate * error;
            e[1] += error;
            e[2] += error.abs();
        }
    }
}

fn after<R: Ruleset>(rules: &R, bits: u32, state: &R::State, seat: Seat) -> After {
    let mut a = After {
        slots: Vec::with_capacity(40),
        points: rules.points_so_far(state, seat) as f32,
    };
    rules.features(state, seat, |f| a.slots.push(f.slot(bits) as u32));
    a
}

impl roll_and_write::learned::FeatureWeights for W {
    #[inline]
    fn weight(&self, f: roll_and_write::learned::Feature) -> i64 {
        self.w[f.slot(self.bits)][0] as i64
    }
}
fn choose<R: Ruleset>(
    rules: &R,
    w: &W,
    state: &R::State,
    seat: Seat,
    g: &mut impl Rng,
) -> (Legal<R::Move>, R::State) {
    let mut best: Option<(i64, Legal<R::Move>)> = None;
    let mut ties = 1u32;
    let _ = rules.value_moves(
        w,
        state,
        seat,
        |_| true,
        |mv, v| {
            match best {
                Some((b, _)) if v < b => {}
                Some((b, _)) if v == b => {
                    ties += 1;
                    if g.random_range(0..ties) == 0 {
                        best = Some((v, mv));
                    }
                }
                _ => {
                    best = Some((v, mv));
                    ties = 1;
                }
            }
            ControlFlow::<()>::Continue(())
        },
    );
    let mv = best.unwrap().1;
    let mut next = *state;
    rules.preview(&mut next, mv);
    (mv, next)
}

fn play_eps<R: Ruleset>(
    rules: &R,
    w: &W,
    seed: u64,
    game: u64,
    eps: f32,
) -> (Vec<(usize, After)>, Vec<f32>) {
    let mut dealer = Dealer::new(DealId::new(seed, game));
    let mut state = rules.start();
    let mut g = Xoshiro256PlusPlus::seed_from_u64(seed ^ game << 20);
    let mut steps = Vec::new();
    loop {
        match rules.awaiting(&state) {
            Awaiting::Over => break,
            Awaiting::Chance(c) => {
                let item = dealer.draw(c);
                rules.deal(&mut state, item, &mut NoEvents);
            }
            Awaiting::Seats(s) => {
                let seat = s.first().unwrap();
                let (mut mv, mut next) = choose(rules, w, &state, seat, &mut g);
                if eps > 0.0 && g.random_range(0..10000) < (eps * 10000.0) as u32 {
                    mv = rules.random_move(&state, seat, &mut g).unwrap().0;
                    next = state;
                    rules.preview(&mut next, mv);
                }
                steps.push((seat.index(), after(rules, w.bits, &next, seat)));
                rules.apply(&mut state, mv, &mut NoEvents);
            }
        }
    }
    let end = Seat::all(rules.seats())
        .map(|s| rules.points_so_far(&state, s) as f32)
        .collect();
    (steps, end)
}

fn train_game<R: Ruleset>(rules: &R, w: &mut W, seed: u64, game: u64) {
    let (steps, end) = play_eps(rules, w, seed, game, w.eps);
    for seat in 0..end.len() {
        let mine: Vec<&After> = steps.iter().filter(|s| s.0 == seat).map(|s| &s.1).collect();
        // backwards
        let mut target = end[seat];
        for a in mine.iter().rev() {
            let v = a.points + w.sum(&a.slots);
            w.learn(&a.slots, target - v);
            target = w.lambda * target + (1.0 - w.lambda) * (a.points + w.sum(&a.slots));
        }
    }
}

fn duel<R: Ruleset>(rules: &R, w: &W, games: u64) -> (f64, f64, f64) {
    let mut a = Vec::new();
    for game in 0..games / 2 {
        let (_, end) = play_eps(rules, w, 999, game, 0.0);
        a.extend(end.into_iter().map(|p| f64::from(p) / 1000.0));
    }
    let n = a.len() as f64;
    let m = a.iter().sum::<f64>() / n;
    let sd = (a.iter().map(|x| (x - m).powi(2)).sum::<f64>() / n).sqrt();
    (0.0, m, 1.96 * sd / n.sqrt())
}

fn run<R: Ruleset>(name: &str, rules: &[R], games: u64, bits: u32, alpha: f32) {
    let mut w = W {
        bits,
        w: vec![[env("OPT", 0.0), 0.0, 0.0]; 1 << bits],
        alpha,
        tc: env("TC", 1.0),
        floor: env("FLOOR", 0.0),
        lambda: env("LAMBDA", 0.0),
        only_coarse: false,
        eps: env("EPS", 0.0),
    };
    let t = Instant::now();
    let mut next = games / 16;
    let (a0, decay) = (alpha, env("DECAY", 1.0));
    for game in 0..games {
        w.alpha = a0 * decay.powf(game as f32 / games as f32);
        w.only_coarse = (game as f32) < env("COARSE", 0.0);
        let r = &rules[game as usize % rules.len()];
        train_game(r, &mut w, 1, game);
        if game + 1 == next || game + 1 == games {
            next = if next * 2 <= games { next * 2 } else { games };
            let time = t.elapsed().as_secs_f64();
            let d = duel(&rules[0], &w, 1000);
            let used = w.w.iter().filter(|e| e[0] != 0.0).count();
            println!(
                "{name} bits={bits} alpha={alpha} games={} {time:.0}s wins {:.1} % points {:.1} : {:.1} used {used}",
                game + 1,
                d.0,
                d.1,
                d.2
            );
        }
    }
}

fn env(name: &str, default: f32) -> f32 {
    std::env::var(name).map_or(default, |t| t.parse().unwrap())
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let games: u64 = args[2].parse().unwrap();
    let bits: u32 = args[3].parse().unwrap();
    let alpha: f32 = args[4].parse().unwrap();
    let seats: Vec<usize> = args[5].split(',').map(|s| s.parse().unwrap()).collect();
    match &*args[1] {
        "sg" => run(
            "sg",
            &seats
                .iter()
                .map(|s| {
                    rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [], *s).unwrap()
                })
                .collect::<Vec<_>>(),
            games,
            bits,
            alpha,
        ),
        "py" => run(
            "py",
            &seats
                .iter()
                .map(|s| rnw_pyramids::load(&rnw_pyramids::shipped(), [], *s).unwrap())
                .collect::<Vec<_>>(),
            games,
            bits,
            alpha,
        ),
        "ng" => run(
            "ng",
            &seats
                .iter()
                .map(|s| rnw_nuggets::load(&rnw_nuggets::shipped(), [], *s).unwrap())
                .collect::<Vec<_>>(),
            games,
            bits,
            alpha,
        ),
        _ => run(
            "la",
            &seats
                .iter()
                .map(|s| rnw_lamplighters::load(&rnw_lamplighters::shipped(), [], *s).unwrap())
                .collect::<Vec<_>>(),
            games,
            bits,
            alpha,
        ),
    }
}
