#![doc = include_str!("../README.md")]

mod count;
mod error;
mod results;
pub mod side_by_side;
mod table;
pub mod text;

pub use error::BatchError;

use count::Count;
use results::{FinishedGame, Results};
use rnw_bots::arena::{GameResult, ResultOnly};
use rnw_bots::{DealId, Entrant};
use rnw_catalogue::{Catalogue, GameEntry, LoadedGame};
use rnw_matches::{
    DealSeating, FORMAT, GameOutcome, Run, RunKind, RunTotals, Shard, Sprt, Summary, TurnOfSeat,
    TurnReport,
};
use rnw_packs::Files;
use rnw_plan::seating::Contenders;
use rnw_plan::{PlanError, load_game};
use rnw_programs::BotTerms;
use rnw_session::DEALER;
use rnw_system::write;
use roll_and_write::text::json;
use side_by_side::{AHEAD, Games};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// The same as [`AHEAD`] for a sequential test: games after its end are wasted.
const AHEAD_OF_TEST: u64 = 16;

/// What a row of a file of results describes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Rows {
    /// A game.
    #[default]
    Game,
    /// A seat of a game.
    Seat,
    /// A seat in one turn of a game.
    Turn,
}

/// A file of results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RowsFile {
    /// The file. JSON lines if its name ends in `.jsonl`, else CSV.
    pub path: PathBuf,
    /// What its rows describe.
    pub rows: Rows,
}

/// What happens to files that exist.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum ExistingFiles {
    /// They stay, and the run fails.
    #[default]
    Keep,
    /// They are overwritten.
    Overwrite,
    /// The file of results is continued, and the file of totals is overwritten. Only JSON lines with a row for each game
    /// can be continued.
    Continue,
}

/// Many games between bots.
#[derive(Clone, Debug)]
pub struct BatchPlan {
    /// Whether each bot keeps its seat, or plays each deal in every seat.
    pub kind: RunKind,
    /// The game.
    pub entry: GameEntry,
    /// The files of its pack.
    pub files: Files,
    /// House rules with their values. The others have their default.
    pub options: Vec<(String, String)>,
    /// The bots and programs, seat by seat.
    pub players: Contenders,
    /// The number of games, or of deals of a match. At least 1.
    pub deals: u64,
    /// The seed of all draws.
    pub seed: u64,
    /// A test that ends a match of two players as soon as it is decided.
    pub sprt: Option<Sprt>,
    /// Only this part of the run.
    pub shard: Option<Shard>,
    /// How many games are played at the same time. The results do not depend on it.
    pub jobs: usize,
    /// A file with the results, written during the run.
    pub rows: Option<RowsFile>,
    /// A file with the totals, written at the end.
    pub totals: Option<PathBuf>,
    /// What happens to these files if they exist.
    pub existing: ExistingFiles,
}

/// Follows a run. By default its functions do nothing.
pub trait BatchObserver {
    /// The run begins; `done` of its games are in a file already.
    fn begins(&mut self, _games: u64, _done: u64) {}
    /// A game is over and counted.
    fn game_over(&mut self) {}
    /// The run is over.
    fn ends(&mut self) {}
    /// An incomplete last line of this number of bytes was removed from a file that is continued.
    fn torn(&mut self, _path: &Path, _bytes: usize) {}
}

impl BatchObserver for () {}

/// Plays all games of a plan, and adds them up in order. Results that are written during the run survive a kill.
///
/// # Errors
/// If the plan does not fit the game, if a file cannot be written, or if a program fails and the terms stop the run.
pub fn run(
    catalogue: &Catalogue,
    plan: &BatchPlan,
    terms: &BotTerms,
    observer: &mut dyn BatchObserver,
) -> Result<Summary, BatchError> {
    check(plan)?;
    let seats = plan.players.count();
    let loaded = load_game(catalogue, &plan.entry, &plan.files, &plan.options, seats)?;
    let (players, entrants) = plan.players.clone().in_game(&loaded, terms)?;
    let run = Run {
        sprt: plan.sprt.map(|test| test.to_string()),
        shard: plan.shard,
        ..run_of(&loaded, plan.kind, players, (plan.seed, plan.deals))
    };
    let continues = plan.existing == ExistingFiles::Continue;
    if let Some(path) = plan
        .totals
        .as_ref()
        .filter(|_| plan.existing == ExistingFiles::Keep)
    {
        write::must_be_new(path)?;
    }
    let mut count = Count::new(run, &loaded, plan.sprt);
    let mut results = match &plan.rows {
        None => Results::Nowhere,
        Some(rows) if continues => results::resume(rows, &mut count, &plan.files, observer)?,
        Some(rows) => Results::create(rows, plan.existing, &count)?,
    };
    let rows = plan.rows.as_ref().map(|file| file.rows);
    let games = (rows, plan.jobs);
    let played = play(
        &loaded,
        &entrants,
        games,
        &mut count,
        &mut results,
        observer,
    );
    // A failure of the machine is not a bot's fault.
    played.map_err(|error| match terms.check() {
        Ok(()) => error,
        Err(trouble) => PlanError::from(trouble).into(),
    })?;
    results.finish()?;
    let (run, totals) = count.finish();
    let summary = Summary::new(&run, &totals);
    if let Some(path) = &plan.totals {
        write_totals(path, &RunTotals { run, totals })?;
    }
    Ok(summary)
}

/// Plays deals of a loaded game once with each entrant in each seat, and adds them up in order. `players` says what the
/// summary calls them.
///
/// # Errors
/// If a thread cannot be started, or if an entrant fails.
pub fn duel(
    loaded: &LoadedGame,
    entrants: &[Entrant],
    players: Vec<String>,
    (seed, deals): (u64, u64),
    jobs: usize,
    observer: &mut dyn BatchObserver,
) -> Result<Summary, BatchError> {
    let run = run_of(loaded, RunKind::Match, players, (seed, deals));
    let mut count = Count::new(run, loaded, None);
    let mut results = Results::Nowhere;
    play(
        loaded,
        entrants,
        (None, jobs),
        &mut count,
        &mut results,
        observer,
    )?;
    let (run, totals) = count.finish();
    Ok(Summary::new(&run, &totals))
}

/// A whole run without a sequential test.
fn run_of(
    loaded: &LoadedGame,
    command: RunKind,
    players: Vec<String>,
    (seed, deals): (u64, u64),
) -> Run {
    let info = loaded.game.info();
    Run {
        format: FORMAT,
        command,
        game: info.name.to_string(),
        rules: info.rules_version,
        content: loaded.content().to_owned(),
        plugins: info.plugins.clone(),
        options: info.named_options(),
        players,
        seed,
        dealer: DEALER,
        deals,
        sprt: None,
        shard: None,
    }
}

/// Fails if parts of a plan contradict each other or the number of players.
fn check(plan: &BatchPlan) -> Result<(), BatchError> {
    let players = plan.players.count();
    let wrong = |problem: String| Err(BatchError::Usage(problem));
    if plan.kind == RunKind::Match && players < 2 {
        return wrong("a match of one player; expected two or more".to_owned());
    }
    if plan.sprt.is_some() && players != 2 {
        return wrong(format!(
            "a sequential test of {players} players; expected two"
        ));
    }
    if let Some(shard) = plan.shard.filter(|shard| shard.of() > plan.deals) {
        return wrong(format!(
            "{} shards of {}; expected at most one shard for each game or deal",
            shard.of(),
            plan.deals
        ));
    }
    let rows = plan.rows.as_ref();
    let continues = plan.existing == ExistingFiles::Continue;
    if rows.is_some_and(|file| continues && file.rows != Rows::Game) {
        return wrong("--resume continues only rows per game; omit --rows".to_owned());
    }
    Ok(())
}

fn write_totals(path: &Path, totals: &RunTotals) -> Result<(), BatchError> {
    let text =
        serde_json::to_string(totals).map_err(|error| BatchError::Internal(error.to_string()))?;
    let mut text = json(text);
    text.push('\n');
    Ok(write::replace(path, &text)?)
}

/// Plays the remaining games, with this number of threads.
fn play(
    loaded: &LoadedGame,
    entrants: &[Entrant],
    (rows, jobs): (Option<Rows>, usize),
    count: &mut Count,
    results: &mut Results,
    observer: &mut dyn BatchObserver,
) -> Result<(), BatchError> {
    let (table, games) = (count.table(), count.games_left());
    observer.begins(count.games(), games.start - count.first());
    let side_by_side = Games {
        range: games,
        jobs,
        ahead: if count.is_tested() {
            AHEAD_OF_TEST
        } else {
            AHEAD
        },
    };
    let with_turns = rows == Some(Rows::Turn);
    let seed = count.run().seed;
    side_by_side.play(
        || player(loaded, entrants, table, seed, with_turns),
        |played| {
            if let Some(played) = played {
                if played.0.aborted {
                    results.flush()?;
                    return Err(broken_off(&played.0, table, &count.run().players));
                }
                let outcome = GameOutcome::of(&played.0, table.seats);
                results.write(&FinishedGame {
                    game: count.next(),
                    outcome: &outcome,
                    turns: &played.1,
                    count,
                })?;
                count.add(outcome);
                observer.game_over();
            } else {
                // No result is ready, so write the rows: readers see them, and they survive a kill.
                results.flush()?;
            }
            Ok(if count.is_over() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            })
        },
    )?;
    observer.ends();
    Ok(())
}

/// The failure of a game that was aborted.
fn broken_off(result: &GameResult, table: DealSeating, players: &[String]) -> BatchError {
    let (_, rotation) = table.place(result.game);
    let Some((seat, code)) = result.fault else {
        return BatchError::Internal(format!("game {} stopped without a cause", result.game));
    };
    let player = &players[table.player(seat.index(), rotation)];
    let (game, seat, code) = (result.game, seat.number(), code.word());
    BatchError::Bot(format!(
        "game {game} stopped: {player} in seat {seat} failed ({code}); --bot-log FILE saves the messages of programs"
    ))
}

/// A played game, and its turns if the rows describe turns.
type PlayedGame = (GameResult, Vec<TurnOfSeat>);

/// Returns a function that plays a game of the run, given its number.
fn player(
    loaded: &LoadedGame,
    entrants: &[Entrant],
    table: DealSeating,
    seed: u64,
    with_turns: bool,
) -> Box<dyn FnMut(u64) -> PlayedGame> {
    let seated: Vec<Vec<usize>> = (0..table.rotations)
        .map(|rotation| table.seated(rotation))
        .collect();
    if with_turns {
        let mut arena = loaded.arena::<TurnReport>(entrants);
        return Box::new(move |game| {
            let (deal, rotation) = table.place(game);
            arena(&seated[rotation], DealId::new(seed, deal))
        });
    }
    let mut arena = loaded.arena::<ResultOnly>(entrants);
    Box::new(move |game| {
        let (deal, rotation) = table.place(game);
        let (result, ()) = arena(&seated[rotation], DealId::new(seed, deal));
        (result, Vec::new())
    })
}
