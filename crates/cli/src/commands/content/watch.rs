//! `rnw content watch`: checks, explains and plays a pack whenever one of its files is saved.

mod changes;
mod print;
mod snapshot;
mod watcher;

use self::changes::PackChanges;
use self::print::Verdict;
use self::snapshot::PackVersion;
use self::watcher::PackWatcher;
use crate::args::{Programs, Watch};
use crate::failure::{ContentSummary, Failure};
use crate::out::Out;
use crate::pack::{self, LoadedPack};
use rnw_catalogue::{Catalogue, WallClock};
use rnw_packs::{Files, Report};
use rnw_plan::PlanError;
use rnw_plan::seating::{Contenders, named};
use rnw_programs::BotTerms;
use rnw_session::Clock;
use std::path::Path;

pub(super) fn run(catalogue: &Catalogue, args: &Watch, out: &mut Out) -> Result<(), Failure> {
    refuse_included(catalogue, args)?;
    check_players(catalogue, args)?;
    let terms = Programs::default().terms(&[], out)?;
    let mut watching = Watching {
        catalogue,
        args,
        terms,
        sound: None,
        seen: None,
        rounds: 0,
    };
    if args.once {
        return watching.once(out);
    }
    watching.until_interrupted(out)
}

/// Fails for players that no game could have. Whether the pack is for so many seats is seen when it is read.
fn check_players(catalogue: &Catalogue, args: &Watch) -> Result<(), Failure> {
    let players = named(&args.players, &args.player, ["greedy", "greedy"]);
    let seats = catalogue.entries().iter().map(|entry| entry.seats);
    let most = seats.map(|(_, most)| most).max().unwrap_or_default();
    Contenders::read(&players, (1, most), catalogue.bots())?;
    Ok(())
}

/// Fails for a pack that cannot change, and for a game without a pack.
fn refuse_included(catalogue: &Catalogue, args: &Watch) -> Result<(), Failure> {
    let pack = &args.pack;
    if pack::bare_game(catalogue, pack).is_some() {
        pack::find(catalogue, pack)?;
        return Ok(());
    }
    let packs = catalogue.packs();
    let is_included = packs
        .iter()
        .any(|known| Path::new(known.name) == pack.as_path());
    if args.once || pack.exists() || !is_included {
        return Ok(());
    }
    let pack = pack.display();
    Err(Failure::Usage(format!(
        "{pack} is an included pack, which never changes; `rnw content new my-pack --extends {pack}` makes a pack on top of it"
    )))
}

/// What was found at the path of the pack.
#[derive(PartialEq, Eq, Debug)]
enum FoundPack {
    Pack {
        files: Files,
        report: Report,
    },
    /// Nothing that can be read, and why.
    Nothing(String),
}

/// A pack that is watched.
struct Watching<'a> {
    catalogue: &'a Catalogue,
    args: &'a Watch,
    terms: BotTerms,
    /// The last version without errors.
    sound: Option<PackVersion>,
    /// What was found last.
    seen: Option<FoundPack>,
    /// The number of rounds so far.
    rounds: u64,
}

impl Watching<'_> {
    /// One round.
    fn once(&mut self, out: &mut Out) -> Result<(), Failure> {
        let verdict = self.verdict(pack::find(self.catalogue, &self.args.pack), out)?;
        let failed = match &verdict {
            Verdict::Sound { .. } => None,
            Verdict::Broken(report) => {
                Some(Failure::Content(ContentSummary::printed(report.clone())))
            }
            Verdict::Unplayable(reason) | Verdict::Unreadable(reason) => {
                Some(Failure::Usage(reason.clone()))
            }
        };
        self.print(&verdict, None, out)?;
        failed.map_or(Ok(()), Err)
    }

    /// A round for every change, until the user interrupts the program.
    fn until_interrupted(&mut self, out: &mut Out) -> Result<(), Failure> {
        let mut watcher = PackWatcher::start(&self.args.pack, out);
        loop {
            let clock = WallClock::start();
            let found = pack::find(self.catalogue, &self.args.pack);
            let seen = FoundPack::of(&found);
            // Files that came into view while nobody watched their folders are read at once.
            let is_wider = watcher.follow(&self.args.pack, found.as_ref().ok());
            if self.seen.as_ref() != Some(&seen) {
                self.seen = Some(seen);
                let verdict = self.verdict(found, out)?;
                self.print(&verdict, Some(clock.now()), out)?;
            }
            if !is_wider {
                watcher.wait();
            }
        }
    }

    /// Checks a version of the pack and plays with it.
    fn verdict(
        &mut self,
        found: Result<LoadedPack, PlanError>,
        out: &mut Out,
    ) -> Result<Verdict, Failure> {
        let pack = match found {
            Ok(pack) => pack,
            Err(PlanError::Content(report)) => {
                self.show(&report, &Files::default(), out);
                return Ok(Verdict::Broken(report));
            }
            Err(error) => return Ok(Verdict::Unreadable(error.to_string())),
        };
        let report = pack::check(self.catalogue, &pack)?;
        self.show(&report, &pack.files, out);
        if report.has_errors() {
            return Ok(Verdict::Broken(report));
        }
        let played = PackVersion::take(self.catalogue, pack.files, (self.args, &self.terms), out);
        let now = match played {
            Ok(now) => now,
            Err(failure) => return Ok(Verdict::Unplayable(failure.to_string())),
        };
        let before = self.sound.replace(now.clone());
        let changes = before
            .as_ref()
            .map(|before| PackChanges::between(before, &now));
        let before = before.map(|before| Box::new(before.balance));
        Ok(Verdict::Sound {
            changes,
            before,
            now: Box::new(now.balance),
            warnings: report,
        })
    }
}

impl FoundPack {
    fn of(found: &Result<LoadedPack, PlanError>) -> Self {
        match found {
            Ok(pack) => Self::Pack {
                files: pack.files.clone(),
                report: pack.report.clone(),
            },
            Err(error) => Self::Nothing(error.to_string()),
        }
    }
}
