//! `rnw content stats`: how the cards, patterns and symbols of a pack perform in games between bots.

mod histogram;
mod intervals;
mod pictures;
mod report;
mod text;
mod weighing;
mod worth;
mod worth_text;

pub(in crate::commands) use report::StatsReport;

use self::report::StatsRun;
use self::text::Printer;
use self::weighing::{Experiment, Wanted};
use self::worth::{WorthReport, suspects};
use crate::args::{Format, Stats};
use crate::catalogue::{Catalogue, LoadedGame};
use crate::commands::batch::side_by_side::Games;
use crate::commands::{batch, loading};
use crate::failure::Failure;
use crate::language::glyphs;
use crate::out::Out;
use crate::outside::BotTerms;
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
    Wanted::read(&args.weigh, &loaded.usage_keys())?;
    let translator = loading::english_of(entry, &files, out)?;
    if let Some(folder) = &args.svg {
        pictures::prepare(folder, args.force)?;
    }
    let totals = count(&loaded, &entrants, args)
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
    let keys = loaded.usage_keys();
    let mut report = report::report(played, &keys, &totals);
    let experiment = Experiment {
        catalogue,
        entry,
        files: &files,
        loaded: &loaded,
        args,
        keys: &keys,
    };
    let weighed = weigh(&experiment, &entrants, &terms, &mut report);
    weighed.map_err(|failure| terms.check().err().unwrap_or(failure))?;
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

/// Adds what symbols and cards are worth to a report.
fn weigh(
    experiment: &Experiment<'_>,
    entrants: &[Entrant],
    terms: &BotTerms,
    report: &mut StatsReport,
) -> Result<(), Failure> {
    let (args, keys) = (experiment.args, experiment.keys);
    let mut wanted = Wanted::read(&args.weigh, keys)?;
    let cards = report.cards.as_ref().filter(|_| wanted.suspects);
    wanted
        .cards
        .extend(cards.into_iter().flat_map(|cards| suspects(&cards.each)));
    wanted.cards.sort_unstable();
    wanted.cards.dedup();
    if wanted.symbols.is_empty() && wanted.cards.is_empty() {
        return Ok(());
    }
    let parts = f64::from(report.parts);
    let own = experiment.weigh(entrants, &wanted)?;
    worth::settle_remarks(report, &own);
    let players = report.players.clone();
    report
        .worth
        .push(WorthReport::new(players, &own, keys, parts));
    for player in seating::named(&args.weigh_by, &[], ["", ""])
        .iter()
        .filter(|one| !one.is_empty())
    {
        let all = vec![player.clone(); entrants.len()];
        let contenders = Contenders::read(&all, experiment.entry.seats)?;
        let (players, entrants) = contenders.in_game(experiment.loaded, terms)?;
        let weighing = experiment.weigh(&entrants, &wanted)?;
        report
            .worth
            .push(WorthReport::new(players, &weighing, keys, parts));
    }
    Ok(())
}

/// The name of a pack: the name of a shipped pack, or of the folder.
fn name(pack: &Path) -> String {
    let full = pack.canonicalize().unwrap_or_else(|_| pack.to_owned());
    let name = full.file_name().unwrap_or(full.as_os_str());
    name.to_string_lossy().into_owned()
}

/// Plays all games and adds up their counts.
fn count(loaded: &LoadedGame, entrants: &[Entrant], args: &Stats) -> Result<Totals, Failure> {
    let bar = batch::progress(args.games);
    let seated: Vec<usize> = (0..entrants.len()).collect();
    let games = Games {
        range: 0..args.games,
        jobs: batch::jobs(args.jobs),
        ahead: batch::AHEAD,
    };
    let mut totals = Totals::default();
    games.play(
        || {
            let mut arena = loaded.arena::<UsageReport>(entrants);
            let seated = &seated;
            move |game| arena(seated, (args.seed, game))
        },
        |played| {
            let Some((result, counts)) = played else {
                return Ok(ControlFlow::Continue(()));
            };
            weighing::check(&result)?;
            totals.merge(&counts);
            bar.inc(1);
            Ok(ControlFlow::Continue(()))
        },
    )?;
    bar.finish_and_clear();
    Ok(totals)
}
