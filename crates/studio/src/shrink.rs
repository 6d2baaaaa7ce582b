//! Makes a recorded game as small as possible.

use crate::StudioError;
use crate::lines::Lines;
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_packs::Files;
use rnw_session::{Record, RecordError, RecordLine};
use rnw_system::{FileError, write};
use rnw_testkit::{
    GameAct, LAWS, Law, Least, NotOpened, Playthrough, Setup, Shows, Subject, TestPack,
};
use roll_and_write::Seat;
use roll_and_write::option::did_you_mean;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// A recorded game to shrink.
#[derive(Clone, Debug)]
pub struct ShrinkPlan {
    /// The file of the record.
    pub file: PathBuf,
    /// The game.
    pub entry: GameEntry,
    /// The name of its pack: that of the game, of an included pack, or a folder.
    pub pack: String,
    /// The files of the pack.
    pub files: Files,
    /// The law that the smaller game must still break.
    pub law: Option<Law>,
    /// The event that the smaller game must still show. Without a law and an event, it is the first broken law.
    pub shows: Option<String>,
    /// A new folder for a smaller pack; `None` for a game with the same pack.
    pub small_pack: Option<PathBuf>,
    /// The file for the smaller record.
    pub target: PathBuf,
    /// Whether an existing file is overwritten.
    pub force: bool,
}

/// The game of a record.
#[derive(Debug)]
pub struct PlayedRecord {
    subject: Subject,
    playthrough: Playthrough,
    /// The number of steps before one that breaks the rules; only these are played. `None` for a record without errors.
    pub steps_used: Option<usize>,
}

/// The result.
#[derive(Serialize, Debug)]
pub struct ShrinkReport {
    /// The file of the record.
    pub file: String,
    /// The law that the game breaks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub law: Option<String>,
    /// The event that the game must still show, if the plan names one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shows: Option<String>,
    /// What the smaller game shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what: Option<String>,
    /// The smaller game; `None` if the game breaks no law.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub small: Option<SmallGame>,
}

/// The smaller game.
#[derive(Serialize, Debug)]
pub struct SmallGame {
    /// The file of its record.
    pub record: String,
    /// The pack as an argument for `rnw`; `None` for the default pack of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
    /// The size of the game before.
    pub before: GameSize,
    /// Its size now.
    pub after: GameSize,
    /// The number of games that were tried.
    pub tried: usize,
    /// The command that replays it. A caller that knows commands fills this in.
    pub replay: String,
    /// The command that verifies it, likewise.
    pub verify: String,
}

/// The size of a game.
#[derive(Clone, Copy, Serialize, Debug)]
pub struct GameSize {
    /// The number of seats.
    pub seats: usize,
    /// The number of steps.
    pub steps: usize,
    /// The number of decisions.
    pub decisions: usize,
    /// The number of options with non-default values.
    pub options: usize,
    /// The length of the texts of the pack.
    pub pack_bytes: usize,
}

/// Plays a recorded game. If a step breaks the rules, only the steps before it are played.
///
/// # Errors
/// If the game cannot begin as the record says.
pub fn play(
    catalogue: &Catalogue,
    plan: &ShrinkPlan,
    record: &Record,
    game: &dyn roll_and_write::Game,
) -> Result<PlayedRecord, StudioError> {
    let mut subject = rnw_catalogue::subject(catalogue, &plan.entry);
    if let Some(position) = &record.header.position {
        subject = subject.starting_at(position).map_err(|error| {
            StudioError::from(RecordError::new(1, error.to_string()).at(&plan.file))
        })?;
    }
    let setup = Setup {
        seats: record.header.seats.len(),
        options: bent(catalogue, &plan.entry, &plan.files, record),
        pack: TestPack {
            name: Some(plan.pack.clone()),
            files: plan.files.clone(),
        },
        seed: record.header.seed,
    };
    let acts = acts(record, game);
    let follow = |acts: &[GameAct]| {
        Playthrough::following(&subject, &setup, acts).map_err(|NotOpened(problem)| {
            StudioError::from(RecordError::new(1, problem).at(&plan.file))
        })
    };
    let mut playthrough = follow(&acts)?;
    let script = playthrough.script();
    let same = script
        .iter()
        .zip(&acts)
        .take_while(|(one, other)| one == other);
    let same = same.count();
    if same < acts.len() {
        playthrough = follow(&acts[..same])?;
    }
    Ok(PlayedRecord {
        subject,
        playthrough,
        steps_used: (same < acts.len()).then_some(same),
    })
}

/// Shrinks a game, and writes its record and its pack. Nothing is written for a game that breaks no law.
///
/// # Errors
/// If the game does not show the event, or if a file cannot be written.
pub fn shrink(plan: &ShrinkPlan, played: PlayedRecord) -> Result<ShrinkReport, StudioError> {
    let PlayedRecord {
        subject,
        playthrough,
        ..
    } = played;
    let shows = match (&plan.shows, plan.law.clone()) {
        (Some(key), _) => {
            is_reported(&playthrough, key)?;
            Some(Shows::Event(key))
        }
        (None, Some(law)) => Some(Shows::Broken(law)),
        (None, None) => {
            let mut laws = LAWS.iter().cloned().map(Shows::Broken);
            laws.find(|shows| shows.find(&subject, &playthrough).is_some())
        }
    };
    let before = GameSize::of(&playthrough);
    let broken = match &shows {
        Some(Shows::Broken(law)) => Some(law.name.to_string()),
        Some(Shows::Event(_)) | None => None,
    };
    let least = shows.and_then(|shows| smallest(&subject, playthrough, shows, plan));
    let report = ShrinkReport {
        file: plan.file.display().to_string(),
        law: None,
        shows: plan.shows.clone(),
        what: None,
        small: None,
    };
    let Some(least) = least else {
        return Ok(report);
    };
    Ok(ShrinkReport {
        law: broken,
        small: Some(write(plan, before, &least)?),
        what: Some(least.wrong.what),
        ..report
    })
}

fn smallest(
    subject: &Subject,
    playthrough: Playthrough,
    shows: Shows<'_>,
    plan: &ShrinkPlan,
) -> Option<Least> {
    let with_pack = plan.small_pack.is_some();
    let playthrough = if with_pack {
        on_its_own(subject, playthrough)
    } else {
        playthrough
    };
    rnw_testkit::shrink(subject, playthrough, shows, with_pack)
}

/// Writes the smaller game.
fn write(plan: &ShrinkPlan, before: GameSize, least: &Least) -> Result<SmallGame, StudioError> {
    let playthrough = &least.playthrough;
    let pack = &playthrough.setup.pack;
    let content = match (&pack.name, &plan.small_pack) {
        (Some(name), _) if *name == playthrough.game.info().name => None,
        (Some(name), _) => Some(name.clone()),
        (None, None) => None,
        (None, Some(folder)) => {
            rnw_testkit::write_pack(folder, &pack.files).map_err(FileError::write(folder))?;
            Some(folder.display().to_string())
        }
    };
    write::write(&plan.target, plan.force, &playthrough.record())?;
    Ok(SmallGame {
        record: plan.target.display().to_string(),
        content,
        before,
        after: GameSize::of(playthrough),
        tried: least.tried,
        replay: String::new(),
        verify: String::new(),
    })
}

/// The options of a record with non-default values.
fn bent(
    catalogue: &Catalogue,
    entry: &GameEntry,
    files: &Files,
    record: &Record,
) -> Vec<(String, String)> {
    let recorded = &record.header.options;
    let seats = record.header.seats.len();
    let in_force = |given: &[(String, String)]| {
        let loaded = entry.open(files, given, seats, catalogue.plugins()).ok()?;
        Some(loaded.game.info().named_options())
    };
    let all: Vec<(String, String)> = recorded.clone().into_iter().collect();
    let Some(defaults): Option<BTreeMap<String, String>> = in_force(&[]) else {
        return all;
    };
    let is_bent = |(name, value): &(String, String)| defaults.get(name) != Some(value);
    let bent: Vec<(String, String)> = all
        .iter()
        .filter(|option| is_bent(option))
        .cloned()
        .collect();
    // Options can change the defaults of other options. Then all options are kept.
    if in_force(&bent).is_some_and(|found| found == *recorded) {
        bent
    } else {
        all
    }
}

/// The draws and decisions of a record without undone ones, in this game's notation.
fn acts(record: &Record, game: &dyn roll_and_write::Game) -> Vec<GameAct> {
    let mut acts = Vec::new();
    for line in &record.lines {
        match line {
            RecordLine::Deal { purpose, item } => {
                acts.push(GameAct::Deal(purpose.clone(), item.clone()));
            }
            RecordLine::Move { seat, mv } => {
                let id = game.parse_move(mv).ok();
                let text = id.map_or_else(|| mv.clone(), |id| game.print_move(id));
                // Records count seats from 1. A seat of no table never decides.
                acts.extend(Seat::numbered(*seat).map(|seat| GameAct::Move(seat, text)));
            }
            RecordLine::Undo {
                seat,
                moves,
                answers,
            } => {
                acts.truncate(acts.len().saturating_sub(*answers));
                for _ in 0..*moves {
                    let is_last =
                        |act: &GameAct| matches!(act, GameAct::Move(by, _) if by.number() == *seat);
                    let Some(last) = acts.iter().rposition(is_last) else {
                        break;
                    };
                    acts.remove(last);
                }
            }
            RecordLine::Header(_)
            | RecordLine::Fault { .. }
            | RecordLine::PlayerFault { .. }
            | RecordLine::Player { .. }
            | RecordLine::Check { .. }
            | RecordLine::Result(_) => {}
        }
    }
    acts
}

/// Fails if no notice in the game has this key.
fn is_reported(playthrough: &Playthrough, key: &str) -> Result<(), StudioError> {
    let steps = 0..playthrough.len();
    let notices: BTreeSet<&str> = steps
        .flat_map(|step| playthrough.notices(step))
        .map(|notice| &*notice.message.key)
        .collect();
    if notices.contains(key) {
        return Ok(());
    }
    let known = notices.iter().copied().collect::<Vec<_>>().join(", ");
    let hint = did_you_mean(key, notices);
    Err(StudioError::Usage(format!(
        "this game has no event {key:?}; expected one of {known}{hint}"
    )))
}

/// The same game with a pack that extends nothing, so that the pack can shrink too.
fn on_its_own(subject: &Subject, playthrough: Playthrough) -> Playthrough {
    let files = &playthrough.setup.pack.files;
    let files = rnw_testkit::pack::written(&rnw_testkit::pack::values(files), files);
    let setup = Setup {
        pack: TestPack { name: None, files },
        ..playthrough.setup.clone()
    };
    Playthrough::following(subject, &setup, &playthrough.script()).unwrap_or(playthrough)
}

impl GameSize {
    fn of(playthrough: &Playthrough) -> Self {
        let setup = &playthrough.setup;
        let script = playthrough.script();
        let is_decision = |act: &&GameAct| matches!(act, GameAct::Move(..));
        let sources = setup.pack.files.layers().flat_map(Files::sources);
        Self {
            seats: setup.seats,
            steps: playthrough.len(),
            decisions: script.iter().filter(is_decision).count(),
            options: setup.options.len(),
            pack_bytes: sources.map(|source| source.text.len()).sum(),
        }
    }
}

impl ShrinkReport {
    /// What was shrunk, as lines.
    pub fn text(&self, plan: &ShrinkPlan) -> String {
        let (file, mut lines) = (&self.file, Lines::default());
        let (Some(small), Some(what)) = (&self.small, &self.what) else {
            let laws = match &plan.law {
                Some(law) => format!("the law {:?} holds", law.name),
                None => "all laws hold".to_owned(),
            };
            return format!("{file}: {laws} in this game, so there is nothing to shrink");
        };
        match self.law.as_deref().and_then(rnw_testkit::law) {
            Some(law) => {
                let clause = law.clause_in(plan.entry.name);
                let (name, says) = (law.name, law.says);
                lines.add(&format!(
                    "{file} breaks the law {name:?} [{clause}]: {says}"
                ));
                lines.add(&format!("  {what}"));
            }
            None => lines.add(&format!("{file}: {what}")),
        }
        lines.add(&format!("{:12} {:>8} {:>8}", "", "before", "after"));
        let (before, after) = (&small.before, &small.after);
        for (name, before, after) in [
            ("seats", before.seats, after.seats),
            ("steps", before.steps, after.steps),
            ("decisions", before.decisions, after.decisions),
            ("options", before.options, after.options),
            ("pack bytes", before.pack_bytes, after.pack_bytes),
        ] {
            lines.add(&format!("{name:12} {before:>8} {after:>8}"));
        }
        let pack = plan.small_pack.as_ref();
        for (name, text) in [
            ("written to:", &small.record),
            (
                "its pack:",
                &pack.map_or_else(String::new, |pack| pack.display().to_string()),
            ),
            ("replay it:", &small.replay),
            ("verify it:", &small.verify),
        ] {
            if !text.is_empty() {
                lines.add(&format!("{name:12} {text}"));
            }
        }
        lines.text()
    }
}
