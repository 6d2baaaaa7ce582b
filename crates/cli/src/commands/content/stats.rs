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
use crate::catalogue::{Catalogue, Opened};
use crate::commands::many::side_by_side::Games;
use crate::commands::{many, play};
use crate::draw;
use crate::failure::Failure;
use crate::out::Out;
use crate::{pack, seating};
use bots::Entrant;
use bots::balance::Totals;
use std::ops::ControlFlow;
use std::path::Path;

pub(super) fn run(catalogue: &Catalogue, args: &Stats, out: &mut Out) -> Result<(), Failure> {
    let files = pack::named(catalogue, &args.pack, out)?;
    let row = pack::row_of(catalogue, &files)?;
    for picture in args.svg.iter().flat_map(|folder| svg::places(folder)) {
        out.apart().writes("the picture", &picture)?;
    }
    let players = seating::named(&args.players, &args.player, ["greedy", "greedy"]);
    let terms = args.programs.terms(&[args.svg.as_deref()], out)?;
    let entrants = seating::entrants(&players, &terms)?;
    let opened = play::open(catalogue, row, &files, &args.options, entrants.len(), out)?;
    if let Some(folder) = &args.svg {
        svg::prepare(folder, args.force)?;
    }
    let totals = count(&opened, &entrants, args)
        .map_err(|failure| terms.check().err().unwrap_or(failure))?;
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
    let report = report::report(played, &opened.subjects(), &totals);
    if let Some(folder) = &args.svg {
        for path in svg::write(folder, args.force, &report)? {
            out.notice(&format!("Drawn: {}", path.display()));
        }
    }
    match args.output.format {
        Format::Json => out.json(&report),
        Format::Text => {
            let glyphs = draw::glyphs(args.ascii);
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
    let bar = many::progress(args.games);
    let seated: Vec<usize> = (0..entrants.len()).collect();
    let games = Games {
        range: 0..args.games,
        jobs: many::jobs(args.jobs),
        ahead: many::AHEAD,
    };
    let mut totals = Totals::default();
    games.play(
        || {
            let mut counted = opened.counted(entrants);
            let seated = &seated;
            move |game| counted(seated, (args.seed, game))
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
