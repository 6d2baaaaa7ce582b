//! Many games between bots: makes a plan from the arguments, shows the progress, and prints the results.

use crate::args::{BatchArgs, Format};
use crate::failure::Failure;
use crate::out::Out;
use crate::pack;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rnw_batch::side_by_side::jobs;
use rnw_batch::{BatchObserver, BatchPlan, ExistingFiles, RowsFile, text};
use rnw_catalogue::Catalogue;
use rnw_matches::{RunKind, Sprt, Summary};
use rnw_plan::seating::Contenders;
use rnw_studio::StudioObserver;
use std::io::{self, IsTerminal};
use std::path::Path;

/// What `rnw simulate` and `rnw match` do not share.
pub(super) struct Kind {
    pub(super) command: RunKind,
    pub(super) deals: u64,
    pub(super) sprt: Option<Sprt>,
    /// The players if the command line names none.
    pub(super) players: [&'static str; 2],
}

pub(super) fn run(
    catalogue: &Catalogue,
    args: &BatchArgs,
    kind: &Kind,
    out: &mut Out,
) -> Result<(), Failure> {
    let (game, content) = (args.game.as_deref(), args.content.as_deref());
    let (entry, files) = pack::chosen(catalogue, game, content, out)?;
    let players = args.named.or(kind.players);
    let secret = [args.out.as_deref(), args.totals.as_deref()];
    let terms = args.programs.terms(&secret, out)?;
    let plan = BatchPlan {
        kind: kind.command,
        entry: *entry,
        files,
        options: args.options.clone(),
        players: Contenders::read(&players, entry.seats, catalogue.bots())?,
        deals: kind.deals,
        seed: args.seed,
        sprt: kind.sprt,
        shard: args.shard,
        jobs: jobs(args.jobs),
        rows: args.out.as_ref().map(|path| RowsFile {
            path: path.clone(),
            rows: args.rows,
        }),
        totals: args.totals.clone(),
        existing: match (args.resume, args.force) {
            (true, _) => ExistingFiles::Continue,
            (false, true) => ExistingFiles::Overwrite,
            (false, false) => ExistingFiles::Keep,
        },
    };
    let mut shown = Shown {
        bar: ProgressBar::hidden(),
        out,
    };
    let summary = rnw_batch::run(catalogue, &plan, &terms, &mut shown)?;
    print(&summary, args.output.format, out)
}

/// Prints the summary of a run.
pub(super) fn print(summary: &Summary, format: Format, out: &mut Out) -> Result<(), Failure> {
    if format == Format::Json {
        return out.json(summary);
    }
    let lines = text::lines(summary);
    lines.iter().try_for_each(|line| out.line(line))
}

/// Shows the progress of a run on standard error.
struct Shown<'o> {
    bar: ProgressBar,
    out: &'o mut Out,
}

impl BatchObserver for Shown<'_> {
    fn begins(&mut self, games: u64, done: u64) {
        self.bar = progress(games);
        self.bar.set_position(done);
        self.bar.reset_eta();
    }

    fn game_over(&mut self) {
        self.bar.inc(1);
    }

    fn ends(&mut self) {
        self.bar.finish_and_clear();
    }

    fn torn(&mut self, path: &Path, bytes: usize) {
        let path = path.display();
        self.out.notice(&format!(
            "{path}: removed an incomplete last line of {bytes} bytes"
        ));
    }
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

/// Shows the progress of work on a pack on standard error, and removes it at the end.
pub(super) struct WorkBar {
    bar: ProgressBar,
    of: &'static str,
}

impl WorkBar {
    /// A bar that counts steps of this kind.
    pub(super) fn of(of: &'static str) -> Self {
        let bar = ProgressBar::hidden();
        Self { bar, of }
    }
}

impl StudioObserver for WorkBar {
    fn begins(&mut self, steps: u64) {
        self.bar.finish_and_clear();
        self.bar = bar(steps, self.of);
    }

    fn reaches(&mut self, done: u64, steps: u64) {
        self.bar.set_length(steps);
        self.bar.set_position(done);
    }
}

impl Drop for WorkBar {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
