//! How good hints are: the first seat makes every move that a hint names, and each of them is judged from the record, as
//! `rnw analyse` does. Prints the share of the hints that are a mistake of more than two points.
//!
//! `cargo run --release -p rnw-cli --example hints -- nuggets --games 300 --seed 1`

#![expect(clippy::print_stdout, reason = "an example prints its result")]

use clap::Parser;
use rnw_archive::analysis::{Analyst, usual_search};
use rnw_bots::analysis::{Compared, Judge};
use rnw_bots::{Level, NamedBot, Spec};
use rnw_cli::{Catalogue, GameEntry, LoadedGame};
use rnw_flip::content::content_hash;
use rnw_matches::wilson;
use rnw_session::{Record, SeatInfo, Table, replay};
use roll_and_write::{Awaiting, Seat};
use std::error::Error;
use std::num::NonZeroUsize;
use std::thread;
use std::time::{Duration, Instant};

/// The seat that follows hints, and the seat of its opponent, the bot of the level `easy`.
const ADVISED: Seat = Seat::new(0);
const RIVAL: Seat = Seat::new(1);
/// A mistake costs more points than this.
const MISTAKE: f64 = 2.0;

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
    /// The search that gives the hints.
    #[arg(long, default_value_t = usual_search())]
    by: String,
    /// The search that judges the hints.
    #[arg(long, default_value_t = usual_search())]
    search: String,
}

/// What became of the hints.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Checked {
    /// The hints where the seat had a choice.
    pub(crate) hints: usize,
    /// Those that were judged to cost something.
    pub(crate) costly: usize,
    /// Those that clearly cost more than two points.
    pub(crate) mistakes: usize,
    /// The longest time that a hint took.
    pub(crate) slowest: Duration,
}

impl Checked {
    fn and(self, other: Self) -> Self {
        Self {
            hints: self.hints + other.hints,
            costly: self.costly + other.costly,
            mistakes: self.mistakes + other.mistakes,
            slowest: self.slowest.max(other.slowest),
        }
    }
}

type Failed = Box<dyn Error + Send + Sync>;

/// Plays the game of a seed with hints of one search, and lets another judge them.
pub(crate) fn check(
    entry: &GameEntry,
    seed: u64,
    by: &str,
    search: &str,
) -> Result<Checked, Failed> {
    let parameters = |search: &str| {
        if let Spec::Search(parameters) = search.parse()? {
            return Ok(parameters);
        }
        Err(Failed::from(format!(
            "{search} does not search; expected mcts"
        )))
    };
    let (by, search) = (parameters(by)?, parameters(search)?);
    let files = (entry.shipped)();
    let content = content_hash(&files);
    let loaded = entry.open(&files, &[], 2, Catalogue::stock().plugins())?;
    let mut checked = Checked::default();
    let played = play(&loaded, &content, seed, &loaded.judge(by), &mut checked)?;
    let (record, _) = Record::parse(&played)?;
    let table = replay(loaded.game.clone(), &content, &record)?;
    let analyst = Analyst::new(&loaded, &table, &[ADVISED], search, 1);
    for index in 0..analyst.decisions() {
        let cost = analyst.judge(index)?.cost;
        checked.hints += 1;
        checked.costly += usize::from(cost.points > 0.0);
        checked.mistakes += usize::from(cost.is_clear && cost.points > MISTAKE);
    }
    Ok(checked)
}

/// Plays a game in which the first seat follows hints. Returns its record.
fn play(
    loaded: &LoadedGame,
    content: &str,
    seed: u64,
    judge: &Judge,
    checked: &mut Checked,
) -> Result<Vec<u8>, Failed> {
    let mut rival = loaded.player(loaded.spec(NamedBot::Level(Level::Easy, None))?);
    let seats = [("advised", "me"), ("rival", "easy")].map(|(name, player)| SeatInfo {
        name: name.to_owned(),
        player: player.to_owned(),
    });
    let game = loaded.game.clone();
    let mut table = Table::open(game, content, seats.into(), seed, Vec::new())?;
    while let Awaiting::Seats(seats) = table.deal()? {
        if !seats.contains(ADVISED) {
            table.ask(RIVAL, &mut *rival)?;
            continue;
        }
        let started = Instant::now();
        let hint = judge.judge(&table.view(ADVISED), Compared::Next)?;
        checked.slowest = checked.slowest.max(started.elapsed());
        let mv = table.check(ADVISED, hint.best);
        let mv = mv.map_err(|refusal| format!("the hint is refused: {refusal:?}"))?;
        table.play(mv)?;
    }
    table.close()?;
    Ok(table.written().clone())
}

/// The report for people.
pub(crate) fn report(checked: &Checked) -> String {
    let Checked {
        hints,
        costly,
        mistakes,
        slowest,
    } = checked;
    let share = *mistakes as f64 / (*hints).max(1) as f64;
    let (low, high) = wilson(share, (*hints).max(1) as f64);
    format!(
        "{mistakes} of {hints} hints are a mistake of more than two points: {:.2} % ({:.2} to {:.2} %); {costly} cost anything; the slowest took {} ms",
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
            Ok(sum.and(check(entry, seed + game, by, search)?))
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
    println!("{game}: {games} games, hints by {by}, judged by {search}");
    println!("{}", report(&checked));
    Ok(())
}
