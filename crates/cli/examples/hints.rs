//! How good hints are: the first seat makes every move that a hint names, and each of them is judged as
//! `rnw analyse` does. Prints the share of the hints that are a mistake of more than two points.
//!
//! `cargo run --release -p rnw-cli --example hints -- nuggets --games 100 --seed 1`

#![expect(clippy::print_stdout, reason = "an example prints its result")]

use clap::Parser;
use rnw_bots::analysis::RecordedGame;
use rnw_bots::{Level, NamedBot, Spec};
use rnw_cli::{Catalogue, GameEntry, LoadedGame};
use rnw_flip::content::content_hash;
use rnw_matches::wilson;
use rnw_session::{LogEntryKind, Player, SeatInfo, Table};
use roll_and_write::{Awaiting, Seat};
use std::error::Error;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};
use std::{io, thread};

/// The seat that follows hints, and the seat of its opponent, the bot of the level `medium`.
const ADVISED: Seat = Seat::new(0);
const RIVAL: Seat = Seat::new(1);
/// A mistake costs more than this, in thousandths of a point.
const MISTAKE: f64 = 2000.0;

/// Checks the hints of a game.
#[derive(Parser, Debug)]
struct Args {
    /// The game.
    game: String,
    /// How many games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The seed of the first game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The bot that gives the hints: a level, or a bot such as `mcts:iterations=200`. Without it, the game's own.
    #[arg(long)]
    by: Option<String>,
    /// The search that judges the hints.
    #[arg(long, default_value = "mcts:iterations=400")]
    search: String,
}

/// What became of the hints.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Checked {
    /// The hints where the seat had a choice.
    pub(crate) hints: u64,
    /// Those that cost more than two points. As in the list of `rnw analyse`, the cost is greater than its ±.
    pub(crate) mistakes: u64,
    /// The longest time that a hint took.
    pub(crate) slowest: Duration,
}

impl Checked {
    fn and(self, other: Self) -> Self {
        Self {
            hints: self.hints + other.hints,
            mistakes: self.mistakes + other.mistakes,
            slowest: self.slowest.max(other.slowest),
        }
    }
}

type Failed = Box<dyn Error + Send + Sync>;

/// Plays the game of a seed with hints, and judges them.
pub(crate) fn check(
    entry: &GameEntry,
    seed: u64,
    by: Option<&str>,
    search: &str,
) -> Result<Checked, Failed> {
    let Spec::Search(parameters) = search.parse()? else {
        return Err(format!("{search} does not search; expected mcts").into());
    };
    let files = (entry.shipped)();
    let loaded = entry.open(&files, &[], 2, Catalogue::stock().plugins())?;
    let mut adviser = match by {
        Some(bot) => loaded.player(loaded.spec(bot.parse()?)?),
        None => loaded.adviser()?,
    };
    let mut checked = Checked::default();
    let content = content_hash(&files);
    let played = play(&loaded, &content, seed, &mut *adviser, &mut checked)?;
    for (step, kind) in played.steps.iter().enumerate() {
        if !matches!(kind, LogEntryKind::Move(ADVISED, _)) {
            continue;
        }
        let Some(judged) = loaded.judge(&played, step, parameters)? else {
            continue;
        };
        checked.hints += 1;
        checked.mistakes += u64::from(judged.cost > MISTAKE && judged.cost > judged.error);
    }
    Ok(checked)
}

/// Plays a game in which the first seat follows hints.
fn play(
    loaded: &LoadedGame,
    content: &str,
    seed: u64,
    adviser: &mut dyn Player,
    checked: &mut Checked,
) -> Result<RecordedGame, Failed> {
    let mut rival = loaded.player(loaded.spec(NamedBot::Level(Level::Medium, None))?);
    let seats = [("advised", "me"), ("rival", "medium")].map(|(name, player)| SeatInfo {
        name: name.to_owned(),
        player: player.to_owned(),
    });
    let game = loaded.game.clone();
    let mut table = Table::open(game, content, seats.into(), seed, io::sink())?;
    while let Awaiting::Seats(seats) = table.deal()? {
        if !seats.contains(ADVISED) {
            table.ask(RIVAL, &mut *rival)?;
            continue;
        }
        let started = Instant::now();
        let id = table.hint(ADVISED, adviser)?;
        checked.slowest = checked.slowest.max(started.elapsed());
        let mv = table.check(ADVISED, id);
        let mv = mv.map_err(|refusal| format!("the hint is refused: {refusal:?}"))?;
        table.play(mv)?;
    }
    Ok(RecordedGame::of(&table))
}

/// The report for people.
pub(crate) fn report(checked: &Checked) -> String {
    let Checked {
        hints,
        mistakes,
        slowest,
    } = checked;
    let share = *mistakes as f64 / (*hints).max(1) as f64;
    let (low, high) = wilson(share, (*hints).max(1) as f64);
    format!(
        "{mistakes} of {hints} hints are a mistake of more than two points: {:.2} % ({:.2} to {:.2} %); the slowest took {} ms",
        100.0 * share,
        100.0 * low,
        100.0 * high,
        slowest.as_millis()
    )
}

fn main() -> Result<(), Failed> {
    let Args {
        game,
        games,
        seed,
        by,
        search,
    } = &Args::parse();
    let catalogue = Catalogue::stock();
    let entry = catalogue.entries().iter().find(|entry| entry.name == game);
    let entry = entry.ok_or_else(|| format!("no game {game:?}"))?;
    let jobs = thread::available_parallelism().map_or(1, NonZeroUsize::get) as u64;
    let part = |job: u64| -> Result<Checked, Failed> {
        let mut own = (0..*games).filter(|game| game % jobs == job);
        own.try_fold(Checked::default(), |sum, game| {
            Ok(sum.and(check(entry, seed + game, by.as_deref(), search)?))
        })
    };
    let parts = thread::scope(|scope| {
        let part = &part;
        let threads: Vec<_> = (0..jobs)
            .map(|job| scope.spawn(move || part(job)))
            .collect();
        let joined = threads.into_iter().map(|thread| {
            let ended = thread.join();
            ended.map_err(|_| Failed::from("a thread panicked"))?
        });
        joined.collect::<Result<Vec<_>, Failed>>()
    })?;
    let checked = parts.into_iter().fold(Checked::default(), Checked::and);
    let by = by.as_deref().unwrap_or("the game's own bot");
    println!("{game}: {games} games, hints by {by}, judged by {search}");
    println!("{}", report(&checked));
    Ok(())
}
