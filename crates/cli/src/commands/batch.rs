//! Many games between bots: plays them in parallel, counts them in order, writes the results, and can resume a
//! run.

mod count;
pub(super) mod notices;
mod results;
pub(super) mod side_by_side;
mod table;

use self::count::Count;
use self::results::{FinishedGame, Results, RowsFile};
use super::loading::open;
use crate::args::{BatchArgs, Rows};
use crate::failure::Failure;
use crate::out::Out;
use crate::pack;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rnw_bots::arena::{GameResult, ResultOnly};
use rnw_bots::{DealId, Entrant};
use rnw_catalogue::{Catalogue, LoadedGame};
use rnw_matches::{
    DealSeating, FORMAT, GameOutcome, Run, RunKind, RunTotals, Sprt, Summary, TurnOfSeat,
    TurnReport,
};
use rnw_plan::seating::{self, Contenders};
use rnw_session::DEALER;
use rnw_system::write;
use roll_and_write::text::json;
use std::io::{self, IsTerminal};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::Path;
use std::thread;

/// How many games the fastest thread may be ahead of the slowest. For a sequential test it is less, because
/// games after its end are wasted.
pub(super) const AHEAD: u64 = 4096;
const AHEAD_OF_TEST: u64 = 16;

/// The games to play.
pub(super) struct Plan {
    pub(super) kind: RunKind,
    pub(super) deals: u64,
    pub(super) sprt: Option<Sprt>,
    /// The players if the command line names none.
    pub(super) players: [&'static str; 2],
}

pub(super) fn run(
    catalogue: &Catalogue,
    args: &BatchArgs,
    plan: &Plan,
    out: &mut Out,
) -> Result<(), Failure> {
    let (game, content) = (args.game.as_deref(), args.content.as_deref());
    let (row, files) = pack::chosen(catalogue, game, content, out)?;
    let players = seating::named(&args.players, &args.player, plan.players);
    let secret = [args.out.as_deref(), args.totals.as_deref()];
    let terms = args.programs.terms(&secret, out)?;
    let contenders = Contenders::read(&players, row.seats, catalogue.bots())?;
    check(args, plan, contenders.count())?;
    let loaded = open(
        catalogue,
        row,
        &files,
        &args.options,
        contenders.count(),
        out,
    )?;
    let (players, entrants) = contenders.in_game(&loaded, &terms)?;
    let info = loaded.game.info();
    let run = Run {
        format: FORMAT,
        command: plan.kind,
        game: row.name.to_owned(),
        rules: info.rules_version,
        content: rnw_flip::content::content_hash(&files),
        plugins: info.plugins.clone(),
        options: info.named_options(),
        players,
        seed: args.seed,
        dealer: DEALER,
        deals: plan.deals,
        sprt: plan.sprt.map(|test| test.to_string()),
        shard: args.shard,
    };
    if let Some(path) = &args.totals {
        check_free(path, args.force || args.resume)?;
    }
    let mut count = Count::new(run, &loaded, plan.sprt);
    let place = args.out.as_deref().map(|path| RowsFile {
        path,
        rows: args.rows,
        force: args.force,
    });
    let mut results = match place {
        None => Results::Nowhere,
        Some(place) if args.resume => results::resume(&place, &mut count, &files, out)?,
        Some(place) => Results::create(&place, &count)?,
    };
    let played = play(&loaded, &entrants, args, &mut count, &mut results);
    // A failure of the machine is not a bot's fault.
    played.map_err(|failure| terms.check().err().map_or(failure, Failure::from))?;
    results.finish()?;
    let (run, totals) = count.finish();
    let summary = Summary::new(&run, &totals);
    if let Some(path) = &args.totals {
        write(path, &RunTotals { run, totals })?;
    }
    notices::print(&summary, args.output.format, out)
}

/// Fails if arguments contradict each other or the number of players.
fn check(args: &BatchArgs, plan: &Plan, players: usize) -> Result<(), Failure> {
    let wrong = |problem: String| Err(Failure::Usage(problem));
    if plan.kind == RunKind::Match && players < 2 {
        return wrong("a match of one player; expected two or more".to_owned());
    }
    if plan.sprt.is_some() && players != 2 {
        return wrong(format!(
            "a sequential test of {players} players; expected two"
        ));
    }
    if let Some(shard) = args.shard.filter(|shard| shard.of() > plan.deals) {
        return wrong(format!(
            "{} shards of {}; expected at most one shard for each game or deal",
            shard.of(),
            plan.deals
        ));
    }
    if args.resume && args.rows != Rows::Game {
        return wrong("--resume continues only rows per game; omit --rows".to_owned());
    }
    Ok(())
}

fn check_free(path: &Path, may_overwrite: bool) -> Result<(), Failure> {
    if path.is_file() && !may_overwrite {
        return Err(Failure::Usage(format!(
            "{} already exists; --force overwrites it",
            path.display()
        )));
    }
    Ok(())
}

fn write(path: &Path, totals: &RunTotals) -> Result<(), Failure> {
    let text =
        serde_json::to_string(totals).map_err(|error| Failure::Internal(error.to_string()))?;
    let mut text = json(text);
    text.push('\n');
    Ok(write::replace(path, &text)?)
}

/// Plays the remaining games.
fn play(
    loaded: &LoadedGame,
    entrants: &[Entrant],
    args: &BatchArgs,
    count: &mut Count,
    results: &mut Results,
) -> Result<(), Failure> {
    let (table, games) = (count.table(), count.games_left());
    let bar = progress(count.games());
    bar.set_position(games.start - count.first());
    bar.reset_eta();
    let side_by_side = side_by_side::Games {
        range: games,
        jobs: jobs(args.jobs),
        ahead: if count.is_tested() {
            AHEAD_OF_TEST
        } else {
            AHEAD
        },
    };
    let (seed, with_turns) = (args.seed, args.rows == Rows::Turn);
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
                bar.inc(1);
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
    bar.finish_and_clear();
    Ok(())
}

/// The failure of a game that was aborted.
fn broken_off(result: &GameResult, table: DealSeating, players: &[String]) -> Failure {
    let (_, rotation) = table.place(result.game);
    let Some((seat, code)) = result.fault else {
        return Failure::Internal(format!("game {} stopped without a cause", result.game));
    };
    let player = &players[table.player(seat.index(), rotation)];
    let (game, seat, code) = (result.game, seat.number(), code.word());
    Failure::Bot(format!(
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

/// The number of threads: as requested, or one for each core.
pub(super) fn jobs(wanted: Option<u16>) -> usize {
    let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
    wanted.map_or_else(cores, usize::from)
}

/// A progress bar that counts games.
pub(super) fn progress(games: u64) -> ProgressBar {
    bar(games, "games")
}

/// A progress bar with the remaining time; hidden unless standard error is a terminal.
pub(super) fn bar(whole: u64, of: &'static str) -> ProgressBar {
    let target = if io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let template = format!("{{bar:40}} {{pos}}/{{len}} {of}, {{per_sec}}, {{eta}} left");
    let style = ProgressStyle::with_template(&template);
    ProgressBar::with_draw_target(Some(whole), target)
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
