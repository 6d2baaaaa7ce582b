//! `rnw content stats`: how the cards, patterns and symbols of a pack perform in games between bots.

mod histogram;
mod intervals;
mod pictures;
mod report;
mod settled;
pub(super) mod summary;
mod text;
mod weighing;
mod worths;
mod worths_text;

pub(in crate::commands) use report::StatsReport;

use self::report::StatsRun;
use self::settled::suspects;
use self::text::Printer;
use self::weighing::{Experiment, Wanted, Weighing};
use self::worths::WorthReport;
use crate::args::{Format, Stats};
use crate::commands::{batch, loading};
use crate::failure::Failure;
use crate::language::glyphs;
use crate::out::Out;
use crate::pack;
use rnw_batch::side_by_side::Games;
use rnw_bots::balance::{Totals, UsageReport};
use rnw_bots::{DealId, Entrant};
use rnw_catalogue::{Catalogue, GameEntry, LoadedGame};
use rnw_i18n::Translator;
use rnw_plan::seating::{self, Contenders};
use rnw_programs::BotTerms;
use std::ops::ControlFlow;
use std::path::Path;

pub(super) fn run(catalogue: &Catalogue, args: &Stats, out: &mut Out) -> Result<(), Failure> {
    let (entry, files) = pack::named_or_bare(catalogue, &args.pack, out)?;
    for picture in args.svg.iter().flat_map(|folder| pictures::places(folder)) {
        out.apart().writes("the picture", &picture)?;
    }
    let players = seating::named(&args.players, &args.player, ["greedy", "greedy"]);
    let terms = args.programs.terms(&[args.svg.as_deref()], out)?;
    let contenders = Contenders::read(&players, entry.seats, catalogue.bots())?;
    let seats = contenders.count();
    let loaded = loading::open(catalogue, entry, &files, &args.options, seats, out)?;
    let (players, entrants) = contenders.in_game(&loaded, &terms)?;
    let keys = loaded.usage_keys();
    let wanted = Wanted::read(&args.weigh, &keys)?;
    let others = others(catalogue, args, entry, seats)?;
    let translator = loading::english_of(entry, &files, out)?;
    if let Some(folder) = &args.svg {
        pictures::prepare(folder, args.force)?;
    }
    let games = (args.games, args.seed, args.jobs);
    let totals = count(&loaded, &entrants, games)
        .map_err(|failure| terms.check().err().map_or(failure, Failure::from))?;
    let played = StatsRun {
        pack: name(&args.pack),
        game: entry.name.to_owned(),
        content: rnw_flip::content::content_hash(&files),
        options: loaded.game.info().named_options(),
        players,
        seed: args.seed,
        parts: loaded.game.info().parts,
    };
    let mut report = report::report(played, &keys, &totals);
    let experiment = Experiment {
        catalogue,
        entry,
        files: &files,
        loaded: &loaded,
        args,
        keys: &keys,
    };
    let weighed = weigh(&experiment, &entrants, wanted, &mut report);
    let weighed =
        weighed.and_then(|wanted| weigh_by(&experiment, others, &terms, &wanted, &mut report));
    weighed.map_err(|failure| terms.check().err().map_or(failure, Failure::from))?;
    show(&report, args, &translator, out)
}

/// Draws and prints a report.
fn show(
    report: &StatsReport,
    args: &Stats,
    translator: &Translator,
    out: &mut Out,
) -> Result<(), Failure> {
    if let Some(folder) = &args.svg {
        for path in pictures::write(folder, args.force, report)? {
            out.notice(&format!("Drawn: {}", path.display()));
        }
    }
    match args.output.format {
        Format::Json => out.json(report),
        Format::Text => {
            let glyphs = glyphs(args.ascii);
            let mut printer = Printer {
                out,
                glyphs,
                translator,
            };
            printer.report(report)
        }
    }
}

/// More players for the experiment. Each plays in all seats.
fn others(
    catalogue: &Catalogue,
    args: &Stats,
    entry: &GameEntry,
    seats: usize,
) -> Result<Vec<Contenders>, Failure> {
    if args.weigh_by.is_empty() {
        return Ok(Vec::new());
    }
    let players = seating::named(&args.weigh_by, &[], ["", ""]);
    let in_all_seats = |player: &String| {
        let all = vec![player.clone(); seats];
        Contenders::read(&all, entry.seats, catalogue.bots())
    };
    Ok(players.iter().map(in_all_seats).collect::<Result<_, _>>()?)
}

/// Adds to a report what symbols and cards are worth to the players in the seats. Returns what was weighed: what was
/// wanted, and the cards that look too strong.
fn weigh(
    experiment: &Experiment<'_>,
    entrants: &[Entrant],
    mut wanted: Wanted,
    report: &mut StatsReport,
) -> Result<Wanted, Failure> {
    let cards = report.cards.as_ref().filter(|_| wanted.suspects);
    let cards = cards.map_or(&[][..], |cards| &cards.each);
    wanted.cards.extend(suspects(cards));
    wanted.cards.sort_unstable();
    wanted.cards.dedup();
    if wanted.is_empty() {
        return Ok(wanted);
    }
    let weighing = experiment.weigh(entrants, &wanted)?;
    settled::settle_remarks(report, &weighing);
    let players = report.players.clone();
    add_worths(report, players, &weighing, experiment);
    Ok(wanted)
}

/// Adds to a report what the same things are worth to other players.
fn weigh_by(
    experiment: &Experiment<'_>,
    others: Vec<Contenders>,
    terms: &BotTerms,
    wanted: &Wanted,
    report: &mut StatsReport,
) -> Result<(), Failure> {
    for contenders in others {
        if wanted.is_empty() {
            break;
        }
        let (players, entrants) = contenders.in_game(experiment.loaded, terms)?;
        let weighing = experiment.weigh(&entrants, wanted)?;
        add_worths(report, players, &weighing, experiment);
    }
    Ok(())
}

/// Adds to a report what the weighed things are worth to these players.
fn add_worths(
    report: &mut StatsReport,
    players: Vec<String>,
    weighing: &Weighing,
    experiment: &Experiment<'_>,
) {
    let parts = f64::from(report.parts);
    let worths = WorthReport::new(players, weighing, experiment.keys, parts);
    report.worths.push(worths);
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
        jobs: rnw_batch::side_by_side::jobs(jobs),
        ahead: rnw_batch::side_by_side::AHEAD,
    };
    let mut totals = Totals::default();
    games.play(
        || {
            let mut arena = loaded.arena::<UsageReport>(entrants);
            let seated = &seated;
            move |game| arena(seated, DealId::new(seed, game))
        },
        |played| {
            let Some((result, counts)) = played else {
                return Ok::<_, Failure>(ControlFlow::Continue(()));
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
