//! `rnw content stats`: how the cards, patterns and symbols of a pack perform in games between bots.

mod histogram;
mod intervals;
mod pictures;
mod report;
pub(super) mod summary;
mod text;

pub(in crate::commands) use report::StatsReport;

use self::report::StatsRun;
use self::text::Printer;
use crate::args::{Format, Stats};
use crate::catalogue::{Catalogue, LoadedGame};
use crate::commands::batch::side_by_side::Games;
use crate::commands::{batch, loading};
use crate::failure::Failure;
use crate::language::glyphs;
use crate::out::Out;
use crate::pack;
use crate::seating::{self, Contenders};
use rnw_bots::Entrant;
use rnw_bots::balance::{Totals, UsageReport};
use std::ops::ControlFlow;
use std::path::Path;

pub(super) fn run(catalogue: &Catalogue, args: &Stats, out: &mut Out) -> Result<(), Failure> {
    let files = pack::named(catalogue, &args.pack, out)?;
    let entry = pack::entry_of(catalogue, &files)?;
    for picture in args.svg.iter().flat_map(|folder| pictures::places(folder)) {
        out.apart().writes("the picture", &picture)?;
    }
    let players = seating::named(&args.players, &args.player, ["greedy", "greedy"]);
    let terms = args.programs.terms(&[args.svg.as_deref()], out)?;
    let contenders = Contenders::read(&players, entry.seats)?;
    let seats = contenders.count();
    let loaded = loading::open(catalogue, entry, &files, &args.options, seats, out)?;
    let (players, entrants) = contenders.in_game(&loaded, &terms)?;
    let translator = loading::english_of(entry, &files, out)?;
    if let Some(folder) = &args.svg {
        pictures::prepare(folder, args.force)?;
    }
    let games = (args.games, args.seed, args.jobs);
    let totals = count(&loaded, &entrants, games)
        .map_err(|failure| terms.check().err().unwrap_or(failure))?;
    let played = StatsRun {
        pack: name(&args.pack),
        game: entry.name.to_owned(),
        content: rnw_session::content_hash(&files),
        options: loaded.game.info().named_options(),
        players,
        seed: args.seed,
        parts: loaded.game.info().parts,
    };
    let report = report::report(played, &loaded.usage_keys(), &totals);
    if let Some(folder) = &args.svg {
        for path in pictures::write(folder, args.force, &report)? {
            out.notice(&format!("Drawn: {}", path.display()));
        }
    }
    match args.output.format {
        Format::Json => out.json(&report),
        Format::Text => {
            let glyphs = glyphs(args.ascii);
            let mut printer = Printer {
                out,
                glyphs,
                translator: &translator,
            };
            printer.report(&report)
        }
    }
}

/// The name of a pack: the name of a shipped pack, or of the folder.
pub(super) fn name(pack: &Path) -> String {
    let full = pack.canonicalize().unwrap_or_else(|_| pack.to_owned());
    let name = full.file_name().unwrap_or(full.as_os_str());
    name.to_string_lossy().into_owned()
}

/// Plays all games and adds up their counts. `games` is their number, their seed, and how many run at the same time.
fn count(
    loaded: &LoadedGame,
    entrants: &[Entrant],
    (games, seed, jobs): (u64, u64, Option<u16>),
) -> Result<Totals, Failure> {
    let bar = batch::progress(games);
    let seated: Vec<usize> = (0..entrants.len()).collect();
    let games = Games {
        range: 0..games,
        jobs: batch::jobs(jobs),
        ahead: batch::AHEAD,
    };
    let mut totals = Totals::default();
    games.play(
        || {
            let mut arena = loaded.arena::<UsageReport>(entrants);
            let seated = &seated;
            move |game| arena(seated, (seed, game))
        },
        |played| {
            let Some((result, counts)) = played else {
                return Ok(ControlFlow::Continue(()));
            };
            if let Some((seat, fault)) = result.fault {
                return Err(Failure::Bot(format!(
                    "in game {} the bot of seat {} failed: {fault:?}",
                    result.game,
                    seat.number()
                )));
            }
            totals.merge(&counts);
            bar.inc(1);
            Ok(ControlFlow::Continue(()))
        },
    )?;
    bar.finish_and_clear();
    Ok(totals)
}
