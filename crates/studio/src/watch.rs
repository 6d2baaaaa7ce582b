//! Checks, explains and plays a pack whenever one of its files is saved.

mod changes;
mod quick;
mod text;
mod version;
mod watcher;

pub use changes::{EntryChange, ListChange, PackChanges, SymbolChange, ValueChange};

use crate::stats::Balance;
use crate::{StudioError, StudioObserver};
use quick::QuickTraining;
use rnw_catalogue::{Catalogue, WallClock};
use rnw_i18n::Language;
use rnw_packs::{Files, Report};
use rnw_plan::PackProblems;
use rnw_plan::PlanError;
use rnw_plan::pack::{self, LoadedPack};
use rnw_plan::seating::Contenders;
use rnw_programs::BotTerms;
use rnw_session::Clock;
use serde::Serialize;
use std::path::PathBuf;
use std::time::Duration;
use version::PackVersion;
use watcher::PackWatcher;

/// A pack to watch, and the games that are played with each version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WatchPlan {
    /// The folder of the pack, or the name of an included pack.
    pub pack: PathBuf,
    /// The bots and programs; `None` for two greedy ones, or the number of seats that the pack is for.
    pub players: Option<Vec<String>>,
    /// House rules with their values. The others have their default.
    pub options: Vec<(String, String)>,
    /// The number of games.
    pub games: u64,
    /// The seed of all draws.
    pub seed: u64,
    /// How many games are played at the same time. The results do not depend on it.
    pub jobs: usize,
    /// From how many games values are learned in the background for each version that has none of its own; 0 for none.
    pub train: u64,
    /// The language in which symbols are explained.
    pub language: Language,
}

/// What a round found.
#[derive(Serialize, Debug)]
pub struct WatchRound {
    /// The number of rounds before this one.
    #[serde(rename = "round")]
    pub number: u64,
    /// The pack.
    pub pack: String,
    /// Whether the pack has no errors and was played.
    pub sound: bool,
    /// The errors and warnings of the pack.
    pub problems: PackProblems,
    /// Why the pack could not be read or played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// What differs from the last version without errors.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub changes: Option<PackChanges>,
    /// The balance of that version.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<Balance>,
    /// The balance of this version.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub now: Option<Balance>,
    /// The number of games from which values were learned in the background, if this round only says that the games are
    /// played with them from now on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trained: Option<u64>,
    /// How long the round took.
    #[serde(skip)]
    pub took: Duration,
    /// Whether the pack has no errors, but the games could not be played.
    #[serde(skip)]
    is_unplayable: bool,
    /// Whether there was a version without errors, up to this round.
    #[serde(skip)]
    has_sound_version: bool,
}

/// A pack that is watched.
#[derive(Debug)]
pub struct Watching<'a> {
    catalogue: &'a Catalogue,
    plan: &'a WatchPlan,
    terms: &'a BotTerms,
    /// Tells of changes; `None` before it is started.
    watcher: Option<PackWatcher>,
    /// Whether the pack is read without waiting: nothing is read yet, or nobody watched some of its folders before.
    is_due: bool,
    /// The last version without errors.
    sound: Option<PackVersion>,
    /// What was found last.
    seen: Option<FoundPack>,
    /// The number of rounds so far.
    rounds: u64,
    /// The training for the last version.
    training: Option<QuickTraining>,
    /// The value file that was learned last.
    values: Option<Vec<u8>>,
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

impl<'a> Watching<'a> {
    /// Nothing is read yet.
    ///
    /// # Errors
    /// For a game without a pack, and for players that no game could have. Whether the pack is for so many seats is seen
    /// when it is read.
    pub fn new(
        catalogue: &'a Catalogue,
        plan: &'a WatchPlan,
        terms: &'a BotTerms,
    ) -> Result<Self, StudioError> {
        if pack::bare_game(catalogue, &plan.pack).is_some() {
            pack::find(catalogue, &plan.pack)?;
        }
        if let Some(players) = &plan.players {
            let seats = catalogue.entries().iter().map(|entry| entry.seats.1);
            let most = seats.max().unwrap_or_default();
            Contenders::read(players, (1, most), catalogue.bots())?;
        }
        Ok(Self {
            catalogue,
            plan,
            terms,
            watcher: None,
            is_due: true,
            sound: None,
            seen: None,
            rounds: 0,
            training: None,
            values: None,
        })
    }

    /// Starts to watch the folders of the pack. Returns why the system does not report changes, if that is so: then the
    /// pack is read once a second.
    ///
    /// # Errors
    /// For an included pack, which never changes.
    pub fn start(&mut self) -> Result<Option<String>, StudioError> {
        let pack = &self.plan.pack;
        if pack::is_included(self.catalogue, pack) {
            let (hint, pack) = (pack::folder_hint(pack), pack.display());
            return Err(StudioError::Usage(format!(
                "{pack} is an included pack, which never changes; `rnw content new my-pack --extends {pack}` makes a pack on top of it{hint}"
            )));
        }
        let (watcher, error) = PackWatcher::start(pack);
        self.watcher = Some(watcher);
        Ok(error.map(|error| error.to_string()))
    }

    /// A round at once.
    ///
    /// # Errors
    /// If this program has no games.
    pub fn round(&mut self, observer: &mut dyn StudioObserver) -> Result<WatchRound, StudioError> {
        let clock = WallClock::start();
        let found = pack::find(self.catalogue, &self.plan.pack);
        self.checked(found, &clock, observer)
    }

    /// Waits for a change, unless this is the first round, and makes a round.
    ///
    /// # Errors
    /// For an included pack, which never changes.
    pub fn next_round(
        &mut self,
        observer: &mut dyn StudioObserver,
    ) -> Result<WatchRound, StudioError> {
        if self.watcher.is_none() {
            self.start()?;
        }
        self.train();
        loop {
            let watcher = self.watcher.as_mut();
            if let Some(watcher) = watcher.filter(|_| !self.is_due) {
                watcher.wait();
            }
            let clock = WallClock::start();
            if let Some(values) = self.training.as_ref().and_then(QuickTraining::ready) {
                return Ok(self.trained(values, &clock, observer));
            }
            let found = pack::find(self.catalogue, &self.plan.pack);
            if let Some(watcher) = &mut self.watcher {
                self.is_due = watcher.follow(&self.plan.pack, found.as_ref().ok());
            }
            let seen = FoundPack::of(&found);
            if self.seen.as_ref() != Some(&seen) {
                self.seen = Some(seen);
                return self.checked(found, &clock, observer);
            }
        }
    }

    /// Begins to learn values for the last version without errors, unless that was done.
    fn train(&mut self) {
        let (Some(version), 1..) = (&self.sound, self.plan.train) else {
            return;
        };
        let training = self.training.as_ref();
        if training.is_none_or(|training| !training.is_for(&version.files)) {
            let known = self.values.as_deref();
            self.training =
                QuickTraining::start(self.catalogue, &version.files, known, self.plan.train);
        }
    }

    /// Plays the last version without errors again, with values that were learned for it. So the next version is compared
    /// with games of the same bots.
    fn trained(
        &mut self,
        values: Vec<u8>,
        clock: &WallClock,
        observer: &mut dyn StudioObserver,
    ) -> WatchRound {
        self.values = Some(values);
        let mut round = self.empty_round();
        round.trained = Some(self.plan.train);
        if let Some(version) = self.sound.take() {
            self.play(version.files.clone(), &mut round, observer);
            self.sound.get_or_insert(version);
        }
        round.took = clock.now();
        round
    }

    /// A round that has found nothing yet.
    fn empty_round(&self) -> WatchRound {
        WatchRound {
            number: self.rounds,
            pack: self.plan.pack.display().to_string(),
            sound: false,
            problems: PackProblems::default(),
            reason: None,
            changes: None,
            before: None,
            now: None,
            trained: None,
            took: Duration::ZERO,
            is_unplayable: false,
            has_sound_version: false,
        }
    }

    /// Checks a version of the pack and plays with it.
    fn checked(
        &mut self,
        found: Result<LoadedPack, PlanError>,
        clock: &WallClock,
        observer: &mut dyn StudioObserver,
    ) -> Result<WatchRound, StudioError> {
        let mut round = self.empty_round();
        match found {
            Ok(pack) => {
                let (report, _) = crate::check::report(self.catalogue, &pack)?;
                let files = pack.files;
                if !report.has_errors() {
                    self.play(files.clone(), &mut round, observer);
                }
                round.problems = PackProblems::of(report, files);
            }
            Err(PlanError::Pack(problems)) => round.problems = *problems,
            Err(error) => round.reason = Some(error.to_string()),
        }
        round.has_sound_version = self.sound.is_some();
        round.took = clock.now();
        self.rounds += 1;
        Ok(round)
    }

    /// Plays with a version without errors, and compares it with the one before.
    fn play(&mut self, files: Files, round: &mut WatchRound, observer: &mut dyn StudioObserver) {
        let values = self.values.as_deref();
        let plan = (self.plan, self.terms);
        match PackVersion::take(self.catalogue, files, values, plan, observer) {
            Ok(now) => {
                let before = self.sound.as_ref();
                round.sound = true;
                round.changes = before.map(|before| PackChanges::between(before, &now));
                round.before = before.map(|before| before.balance.clone());
                round.now = Some(now.balance.clone());
                self.sound = Some(now);
            }
            Err(error) => {
                round.reason = Some(error.to_string());
                round.is_unplayable = true;
            }
        }
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
