//! `rnw train`: learns values for a pack by play.

use super::batch::bar;
use crate::args::{Format, Train};
use crate::failure::Failure;
use crate::out::Out;
use crate::pack::keep_apart;
use indicatif::ProgressBar;
use rnw_batch::side_by_side::jobs;
use rnw_catalogue::Catalogue;
use rnw_packs::{Files, VALUES};
use rnw_plan::pack::{self, bare_game, entry_of, folder};
use rnw_studio::StudioObserver;
use rnw_studio::train::{self, CurvePoint, TrainPlan};
use std::path::PathBuf;

pub(super) fn run(catalogue: &Catalogue, args: &Train, out: &mut Out) -> Result<(), Failure> {
    let (entry, files) = if let Some(entry) = bare_game(catalogue, &args.pack) {
        (entry, (entry.shipped)())
    } else {
        // A value file that does not fit is replaced, so nothing is said about it.
        let files = pack::named(catalogue, &args.pack);
        let files = files.map_err(|error| error.in_pack(&Files::default()))?;
        (entry_of(catalogue, &files)?, files)
    };
    keep_apart(&files, VALUES, out)?;
    let plan = TrainPlan {
        entry: *entry,
        games: args.games.unwrap_or(entry.training_games),
        seed: args.seed,
        jobs: jobs(args.jobs),
        out: destination(catalogue, args)?,
        force: args.force,
        has_curve: args.curve,
        deals: args.deals,
        files,
    };
    // A file that the command line names is kept apart already.
    if args.out.is_none() {
        out.apart().writes("the value file", &plan.out)?;
    }
    let mut shown = Shown {
        bar: ProgressBar::hidden(),
        is_quiet: args.quiet,
        out,
    };
    let report = train::run(catalogue, &plan, &mut shown);
    shown.bar.finish_and_clear();
    let report = report.map_err(|error| Failure::from(error).hinted("--force replaces it"))?;
    match args.output.format {
        Format::Json => out.json(&report),
        Format::Text => out.lines(&report.text()),
    }
}

/// The value file: the one that is named, or that of the pack.
fn destination(catalogue: &Catalogue, args: &Train) -> Result<PathBuf, Failure> {
    let own = || folder(catalogue, &args.pack).map(|folder| folder.join(VALUES));
    args.out.clone().or_else(own).ok_or_else(|| {
        let pack = args.pack.display();
        Failure::Usage(format!(
            "{pack} is part of the program and cannot be changed; --out FILE names another place for its values"
        ))
    })
}

/// Shows the progress on standard error.
struct Shown<'o> {
    bar: ProgressBar,
    is_quiet: bool,
    out: &'o mut Out,
}

impl StudioObserver for Shown<'_> {
    fn begins(&mut self, games: u64) {
        if !self.is_quiet {
            self.bar = bar(games, "games");
        }
    }

    fn reaches(&mut self, done: u64, _: u64) {
        self.bar.set_position(done);
    }

    fn learned(&mut self, point: &CurvePoint) {
        if !self.is_quiet {
            self.bar.suspend(|| self.out.notice(&point.text()));
        }
    }
}
