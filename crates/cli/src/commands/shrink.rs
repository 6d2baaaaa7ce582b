//! `rnw shrink`: makes a recorded game as small as possible.

use super::recorded;
use super::test::{find_law, must_not_exist};
use crate::args::{Format, Shrink};
use crate::failure::Failure;
use crate::out::Out;
use indicatif::{ProgressBar, ProgressDrawTarget};
use rnw_archive::recorded::Recorded;
use rnw_archive::records;
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_packs::Files;
use rnw_session::{Record, RecordLine};
use rnw_system::write;
use rnw_terminal_text::command_line;
use rnw_testkit::{GameAct, LAWS, NotOpened, Playthrough, Setup, Shows, Subject, TestPack};
use roll_and_write::option::did_you_mean;
use roll_and_write::text::counted;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, IsTerminal};
use std::path::Path;

/// The result of `rnw shrink` in the JSON output.
#[derive(Serialize)]
struct ShrinkReport<'a> {
    file: String,
    /// The law that the game breaks.
    #[serde(skip_serializing_if = "Option::is_none")]
    law: Option<&'static str>,
    /// The event that the game must still show, if the command line names one.
    #[serde(skip_serializing_if = "Option::is_none")]
    shows: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    what: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    small: Option<Small>,
}

/// The smaller game.
#[derive(Serialize)]
struct Small {
    record: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    content: Option<String>,
    before: Size,
    after: Size,
    /// The number of games that were tried.
    tried: usize,
    replay: String,
    verify: String,
}

/// The size of a game.
#[derive(Clone, Copy, Serialize)]
struct Size {
    seats: usize,
    steps: usize,
    decisions: usize,
    /// The number of options with non-default values.
    options: usize,
    pack_bytes: usize,
}

pub(super) fn run(catalogue: &Catalogue, args: &Shrink, out: &mut Out) -> Result<(), Failure> {
    let law = args.law.as_deref().map(find_law).transpose()?;
    let target = args
        .out
        .clone()
        .unwrap_or_else(|| args.file.with_extension("min.jsonl"));
    if args.out.is_none() {
        out.apart().writes("the small record", &target)?;
    }
    if !args.force {
        must_not_exist(&target, "; --force overwrites it, --out names another file")?;
    }
    if let Some(folder) = &args.pack {
        must_not_exist(folder, "; expected a new folder")?;
    }
    let (subject, playthrough) = loaded(catalogue, args, out)?;
    let shows = match (&args.shows, law) {
        (Some(key), _) => {
            is_reported(&playthrough, key)?;
            Some(Shows::Event(key))
        }
        (None, Some(law)) => Some(Shows::Broken(law)),
        (None, None) => {
            let mut laws = LAWS.iter().map(Shows::Broken);
            laws.find(|shows| shows.find(&subject, &playthrough).is_some())
        }
    };
    let summary = ShrinkReport {
        file: args.file.display().to_string(),
        law: match shows {
            Some(Shows::Broken(law)) => Some(law.name),
            Some(Shows::Event(_)) | None => None,
        },
        shows: args.shows.as_deref(),
        what: None,
        small: None,
    };
    let before = Size::of(&playthrough);
    let least = shows.and_then(|shows| smallest(&subject, playthrough, shows, args.pack.is_some()));
    let Some(least) = least else {
        return sound(summary, args, out);
    };
    let playthrough = least.playthrough;
    let content = match &playthrough.setup.pack.name {
        Some(name) if name == playthrough.game.info().name => None,
        Some(name) => Some(name.clone()),
        None => args.pack.as_deref().map(command_line::argument),
    };
    if let (None, Some(folder)) = (&playthrough.setup.pack.name, &args.pack) {
        let files = &playthrough.setup.pack.files;
        rnw_testkit::write_pack(folder, files).map_err(Failure::file(folder))?;
    }
    let hint = "--force overwrites it";
    write::write(&target, args.force, hint, &playthrough.record())?;
    let line = |command: &str| {
        let record = command_line::argument(&target);
        let content = content.iter().flat_map(|content| ["--content", content]);
        command_line::line([command, &record].into_iter().chain(content))
    };
    let small = Small {
        record: target.display().to_string(),
        content: content.clone(),
        before,
        after: Size::of(&playthrough),
        tried: least.tried,
        replay: line("replay"),
        verify: line("verify"),
    };
    let summary = ShrinkReport {
        what: Some(least.wrong.what),
        small: Some(small),
        ..summary
    };
    match args.output.format {
        Format::Json => out.json(&summary),
        Format::Text => print(&summary, args, out),
    }
}

/// Reports that the game breaks no law. Writes no file.
fn sound(summary: ShrinkReport<'_>, args: &Shrink, out: &mut Out) -> Result<(), Failure> {
    let laws = match &args.law {
        Some(law) => format!("the law {law:?} holds"),
        None => "all laws hold".to_owned(),
    };
    let summary = ShrinkReport {
        law: None,
        ..summary
    };
    match args.output.format {
        Format::Json => out.json(&summary),
        Format::Text => out.line(&format!(
            "{}: {laws} in this game, so there is nothing to shrink; --shows KEY shrinks to an event",
            summary.file
        )),
    }
}

/// Plays the recorded game. If a step breaks the rules, keeps only the steps before it.
fn loaded(
    catalogue: &Catalogue,
    args: &Shrink,
    out: &mut Out,
) -> Result<(Subject, Playthrough), Failure> {
    let (record, _) = records::read(&args.file)?;
    let content = args.content.as_deref();
    let Recorded {
        entry,
        files,
        loaded,
        ..
    } = recorded::open(catalogue, &args.file, &record, content, out)?;
    let subject = rnw_catalogue::subject(catalogue, entry);
    let options = bent(catalogue, entry, &files, &record);
    let name = content.map_or_else(|| entry.name.to_owned(), named);
    let setup = Setup {
        seats: record.header.seats.len(),
        options,
        pack: TestPack {
            name: Some(name),
            files,
        },
        seed: record.header.seed,
    };
    let acts = acts(&record, &*loaded.game);
    let wrong = |error: NotOpened| Failure::Usage(error.0).in_header(&args.file);
    let playthrough = Playthrough::following(&subject, &setup, &acts).map_err(wrong)?;
    let script = playthrough.script();
    let same = script
        .iter()
        .zip(&acts)
        .take_while(|(one, other)| one == other);
    let same = same.count();
    if same == acts.len() {
        return Ok((subject, playthrough));
    }
    let file = args.file.display();
    out.notice(&format!(
        "{file} breaks the rules after {}; rnw uses only the steps before",
        counted(same, "step")
    ));
    let playthrough = Playthrough::following(&subject, &setup, &acts[..same]).map_err(wrong)?;
    Ok((subject, playthrough))
}

/// The name of the pack on the command line. A folder with the name of a game gets `./`, because the name alone
/// means the game's own pack.
fn named(content: &Path) -> String {
    let name = content.display().to_string();
    if content.is_dir() && !name.contains('/') {
        format!("./{name}")
    } else {
        name
    }
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
                // Records count seats from 1. A wrong seat 0 becomes a seat that never decides.
                acts.push(GameAct::Move(seat.wrapping_sub(1), text));
            }
            RecordLine::Undo { seat, moves } => {
                for _ in 0..*moves {
                    let is_last =
                        |act: &GameAct| matches!(act, GameAct::Move(by, _) if *by + 1 == *seat);
                    let Some(last) = acts.iter().rposition(is_last) else {
                        break;
                    };
                    acts.remove(last);
                }
            }
            RecordLine::Header(_)
            | RecordLine::Fault { .. }
            | RecordLine::PlayerFault { .. }
            | RecordLine::Check { .. }
            | RecordLine::Result(_) => {}
        }
    }
    acts
}

/// Fails if no notice in the game has this key.
fn is_reported(playthrough: &Playthrough, key: &str) -> Result<(), Failure> {
    let steps = 0..playthrough.len();
    let notices: BTreeSet<&str> = steps
        .flat_map(|step| playthrough.notices(step))
        .map(|notice| notice.message.key)
        .collect();
    if notices.contains(key) {
        return Ok(());
    }
    let known = notices.iter().copied().collect::<Vec<_>>().join(", ");
    let hint = did_you_mean(key, notices);
    Err(Failure::Usage(format!(
        "this game has no event {key:?}; expected one of {known}{hint}"
    )))
}

fn smallest(
    subject: &Subject,
    playthrough: Playthrough,
    shows: Shows<'_>,
    pack: bool,
) -> Option<rnw_testkit::Least> {
    let spinner = ProgressBar::new_spinner().with_message("shrinking the game");
    if !io::stderr().is_terminal() {
        spinner.set_draw_target(ProgressDrawTarget::hidden());
    }
    // The spinner does not move: that would need a thread, and would panic if there is none.
    spinner.tick();
    let playthrough = if pack {
        on_its_own(subject, playthrough)
    } else {
        playthrough
    };
    let least = rnw_testkit::shrink(subject, playthrough, shows, pack);
    spinner.finish_and_clear();
    least
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

impl Size {
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

fn print(summary: &ShrinkReport<'_>, args: &Shrink, out: &mut Out) -> Result<(), Failure> {
    let (Some(small), Some(what)) = (&summary.small, &summary.what) else {
        return Ok(());
    };
    let file = &summary.file;
    match summary.law.and_then(rnw_testkit::law) {
        Some(law) => {
            let (name, clause, says) = (law.name, law.clause, law.says);
            out.line(&format!(
                "{file} breaks the law {name:?} [{clause}]: {says}"
            ))?;
            out.line(&format!("  {what}"))?;
        }
        None => out.line(&format!("{file}: {what}"))?,
    }
    out.line(&format!("{:12} {:>8} {:>8}", "", "before", "after"))?;
    let (before, after) = (&small.before, &small.after);
    for (name, before, after) in [
        ("seats", before.seats, after.seats),
        ("steps", before.steps, after.steps),
        ("decisions", before.decisions, after.decisions),
        ("options", before.options, after.options),
        ("pack bytes", before.pack_bytes, after.pack_bytes),
    ] {
        out.line(&format!("{name:12} {before:>8} {after:>8}"))?;
    }
    out.line(&format!("written to:  {}", small.record))?;
    if let Some(folder) = args.pack.as_deref() {
        out.line(&format!("its pack:    {}", folder.display()))?;
    }
    out.line(&format!("replay it:   {}", small.replay))?;
    out.line(&format!("verify it:   {}", small.verify))
}
