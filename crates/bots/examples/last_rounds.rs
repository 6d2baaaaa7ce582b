//! Compares `greedy`, `mcts` and `mcts` with exact ends in the last two rounds of games for one seat.
//!
//! `cargo run --release -p rnw-bots --example last_rounds` prints a table in Markdown. Greedy plays each game up to its
//! last two rounds. From there each player plays on, with the same draws. A number after the command sets the number
//! of games, and a second one the number of positions that the solver may visit. The solver goes back as far as they
//! reach; 40 million take up to two minutes.

#![expect(clippy::print_stdout, reason = "an example prints its table")]

use rnw_bots::exact::Exact;
use rnw_bots::{Bot, Decision, Spec};
use rnw_session::{Clock, DealId, Dealer, PlayerFault, StoppedClock, decision_generator};
use roll_and_write::{Awaiting, NoEvents, Presentation, Seat};
use std::collections::BTreeMap;
use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

const PLAYERS: [&str; 3] = [
    "greedy",
    "mcts:iterations=400",
    "mcts:iterations=400,exact=500000",
];
/// The number of positions that the solver may visit by default: the limit of the last player.
const POSITIONS: u32 = 500_000;
/// The first turn of the last two rounds, of four with seven turns each.
const FIRST_TURN: u32 = 15;

/// A mean, and half the width of its 95 % interval.
fn mean(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, 1.96 * (squares / (count - 1.0) / count).sqrt())
}

/// The decisions of one game that had a choice.
#[derive(Default)]
struct Ends {
    decisions: usize,
    solved: usize,
    /// The number of decisions in each turn, and how many of them are solved.
    turns: BTreeMap<u32, (usize, usize)>,
    /// The longest time that a decision was solved in.
    longest: Duration,
    /// The points that each player would lose in each solved decision.
    lost: [Vec<f64>; PLAYERS.len()],
}

/// Plays a game: greedy up to the last two rounds, then the bot with this index. Returns the score. With `ends`, asks
/// all bots for their choice where the rest is solved.
fn play<R: Presentation>(
    rules: &R,
    bots: &mut [Box<dyn Bot<R>>],
    player: usize,
    game: u64,
    mut ends: Option<(&mut Ends, u32)>,
) -> Result<f64, PlayerFault> {
    let (mut state, mut dealer) = (rules.start(), Dealer::new(DealId::new(1, game)));
    let (seat, parts) = (Seat::new(0), f64::from(rules.info().parts));
    for ordinal in 0.. {
        while let Awaiting::Chance(chance) = rules.awaiting(&state) {
            let item = dealer.draw(chance);
            rules.deal(&mut state, item, &mut NoEvents);
        }
        if rules.awaiting(&state) == Awaiting::Over {
            break;
        }
        let mut choose = |player: usize| {
            let mut generator = decision_generator(DealId::new(1, game), seat, ordinal);
            bots[player].choose(&mut Decision::at(rules, &state, seat), &mut generator)
        };
        let late = rules.turn(&state) >= FIRST_TURN;
        let mv = choose(if late { player } else { 0 })?;
        if let Some((ends, positions)) = &mut ends
            && late
            && rules.count_moves(&state, seat) > 1
        {
            ends.decisions += 1;
            let turn = ends.turns.entry(rules.turn(&state)).or_default();
            turn.0 += 1;
            let start = Instant::now();
            if let Ok(solution) = Exact::new(rules, *positions).solve(&state) {
                ends.longest = ends.longest.max(start.elapsed());
                ends.solved += 1;
                turn.1 += 1;
                let best = solution.best().1.to_f64();
                for (other, lost) in ends.lost.iter_mut().enumerate() {
                    let chosen = if other == player { mv } else { choose(other)? };
                    let value = solution.value_of(chosen.mv());
                    lost.extend(value.map(|value| (best - value.to_f64()) / parts));
                }
            }
        }
        rules.apply(&mut state, mv, &mut NoEvents);
    }
    Ok(f64::from(rules.score(&state, seat).total()) / parts)
}

/// Prints the rows of a game. Returns how many of its decisions were solved.
fn show<R: Presentation>(rules: &R, games: u64, positions: u32) -> Result<String, Box<dyn Error>> {
    let clock: Arc<dyn Clock> = Arc::new(StoppedClock);
    let mut bots: Vec<Box<dyn Bot<R>>> = Vec::new();
    for player in PLAYERS {
        bots.push(player.parse::<Spec>()?.bot(&clock));
    }
    let mut ends = Ends::default();
    let mut scores = [const { Vec::new() }; PLAYERS.len()];
    for game in 0..games {
        for (player, scores) in scores.iter_mut().enumerate() {
            let ends = (player + 1 == PLAYERS.len()).then_some((&mut ends, positions));
            scores.push(play(rules, &mut bots, player, game, ends)?);
        }
    }
    for ((player, own), lost) in PLAYERS.iter().zip(&scores).zip(&ends.lost) {
        let number = |(mean, error): (f64, f64)| format!("{mean:.2} ± {error:.2}");
        let lead = |over: &[f64]| {
            let apart: Vec<f64> = own.iter().zip(over).map(|(a, b)| a - b).collect();
            number(mean(&apart))
        };
        println!(
            "| {} | `{player}` | {} | {} | {} | {} |",
            rules.info().name,
            number(mean(own)),
            lead(&scores[0]),
            lead(&scores[1]),
            number(mean(lost)),
        );
    }
    let share = 100.0 * ends.solved as f64 / ends.decisions as f64;
    let turns = ends.turns.iter().filter(|(_, (_, solved))| *solved > 0);
    let turns: Vec<String> = turns
        .map(|(turn, (all, solved))| format!("{solved} of {all} in turn {turn}"))
        .collect();
    Ok(format!(
        "{}: {games} games; {} of {} decisions are solved exactly ({share:.0} %), the longest in {:.1} s: {}.",
        rules.info().name,
        ends.solved,
        ends.decisions,
        ends.longest.as_secs_f64(),
        turns.join(", "),
    ))
}

fn main() -> Result<(), Box<dyn Error>> {
    let argument = |place| std::env::args().nth(place);
    let games = argument(1).map_or(Ok(100), |text| text.parse())?;
    let positions = argument(2).map_or(Ok(POSITIONS), |text| text.parse())?;
    println!(
        "| Game | Player | Final points | More than `greedy` | More than `mcts` | Lost in an exact decision |"
    );
    println!("|---|---|--:|--:|--:|--:|");
    let files = rnw_silver_and_gold::shipped();
    let first = show(&rnw_silver_and_gold::load(&files, [], 1)?, games, positions)?;
    let files = rnw_pyramids::shipped();
    let second = show(&rnw_pyramids::load(&files, [], 1)?, games, positions)?;
    println!("\n{first}\n{second}");
    Ok(())
}
