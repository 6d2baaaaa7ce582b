//! `rnw content stats`: how the cards, patterns and symbols of a pack fare between bots.

mod histogram;
mod intervals;
mod report;
mod svg;
mod text;

pub(in crate::commands) use report::StatsReport;

use self::report::Played;
use self::text::Printer;
use crate::args::{Format, Stats};
use crate::catalogue::{Catalogue, Counted, Opened};
use crate::commands::{play, simulate};
use crate::draw::Glyphs;
use crate::failure::Failure;
use crate::out::Out;
use crate::{pack, seating};
use bots::Entrant;
use bots::arena::GameResult;
use bots::balance::Totals;
use rayon::prelude::*;
use std::ops::Range;
use std::path::Path;

/// How many games are played between two lines of progress.
const BATCH: u64 = 256;

pub(super) fn run(catalogue: &Catalogue, args: &Stats, out: &mut Out) -> Result<(), Failure> {
    let files = pack::named(catalogue, &args.pack, out)?;
    let row = pack::row_of(catalogue, &files)?;
    let players = seating::named(&args.players, &args.player, ["greedy", "greedy"]);
    let specs = simulate::specs(&players)?;
    let opened = play::open(catalogue, row, &files, &args.options, specs.len(), out)?;
    if let Some(folder) = &args.svg {
        svg::prepare(folder, args.force)?;
    }
    let entrants: Vec<Entrant> = specs.into_iter().map(Entrant::Ours).collect();
    let totals = count(&opened, &entrants, args)?;
    let played = Played {
        pack: name(&args.pack),
        game: row.name.to_owned(),
        content: session::content_hash(&files),
        options: opened
            .game
            .options()
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value))
            .collect(),
        players,
        seed: args.seed,
        parts: opened.game.parts(),
    };
    let report = report::report(played, &opened.subjects, &totals);
    if let Some(folder) = &args.svg {
        for path in svg::write(folder, args.force, &report)? {
            out.notice(&format!("Drawn: {}", path.display()));
        }
    }
    match args.output.format {
        Format::Json => out.json(&report),
        Format::Text => {
            let glyphs = Glyphs::choose(args.ascii);
            Printer { out, glyphs }.report(&report)
        }
    }
}

/// The name of a pack: that of a shipped one, or of the folder.
fn name(pack: &Path) -> String {
    let full = pack.canonicalize().unwrap_or_else(|_| pack.to_owned());
    let name = full.file_name().unwrap_or(full.as_os_str());
    name.to_string_lossy().into_owned()
}

/// Plays all games, and adds up what is counted in them.
fn count(opened: &Opened, entrants: &[Entrant], args: &Stats) -> Result<Totals, Failure> {
    let jobs = rayon::ThreadPoolBuilder::new()
        .num_threads(args.jobs.map_or(0, usize::from))
        .build();
    let jobs = jobs.map_err(|error| Failure::Internal(error.to_string()))?;
    let progress = simulate::progress(args.games);
    let mut totals = Totals::default();
    let mut next = 0;
    while next < args.games {
        let batch = next..(next + BATCH).min(args.games);
        next = batch.end;
        for (result, counts) in jobs.install(|| play_all(opened, entrants, args.seed, batch)) {
            if let Some((seat, fault)) = result.fault {
                return Err(Failure::Bot(format!(
                    "in game {} the bot of seat {} failed: {fault:?}",
                    result.game,
                    seat.number()
                )));
            }
            totals.merge(&counts);
        }
        progress.set_position(next);
    }
    progress.finish_and_clear();
    Ok(totals)
}

fn play_all(
    opened: &Opened,
    entrants: &[Entrant],
    seed: u64,
    games: Range<u64>,
) -> Vec<(GameResult, Totals)> {
    let seated: Vec<usize> = (0..entrants.len()).collect();
    let counted = || opened.counted(entrants);
    let game = |counted: &mut Counted, game| counted(&seated, (seed, game));
    games.into_par_iter().map_init(counted, game).collect()
}
