//! `rnw resume`: resumes a saved game.

use super::play;
use super::recorded::pack_name;
use crate::args::{Format, Play, Resume};
use crate::catalogue::Catalogue;
use crate::failure::Failure;
use crate::out::Out;
use crate::saved;
use crate::shell::line;
use rnw_i18n::{Translations, name};
use rnw_session::{Record, RecordLine};
use roll_and_write::Arg;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// The record of an unfinished game, with its number in the list.
struct LeftRecord {
    number: usize,
    path: PathBuf,
    record: Record,
}

/// A saved game in the JSON output.
#[derive(Serialize)]
struct LeftGame {
    number: usize,
    game: String,
    /// The pack, unless it is the pack of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pack: Option<String>,
    players: Vec<String>,
    /// The number of decisions, without undone ones.
    decisions: usize,
    record: PathBuf,
}

impl LeftGame {
    fn of(catalogue: &Catalogue, left: LeftRecord) -> Self {
        let LeftRecord {
            number,
            path,
            record,
        } = left;
        let seats = &record.header.seats;
        Self {
            number,
            pack: pack_name(catalogue, &path, &record.header),
            players: seats.iter().map(|seat| seat.name.clone()).collect(),
            decisions: decisions(&record),
            game: record.header.ruleset,
            record: path,
        }
    }
}

pub(super) fn run(catalogue: &Catalogue, args: Resume, out: &mut Out) -> Result<(), Failure> {
    let words = Translations::in_language(out.language());
    if args.list {
        return list(
            &left()
                .map(|left| LeftGame::of(catalogue, left))
                .collect::<Vec<_>>(),
            &words,
            args.table.output.format,
            out,
        );
    }
    let record = match &args.which {
        None => {
            let last = left().next().map(|left| left.path);
            last.ok_or_else(|| Failure::Usage(words.text("cli-nothing-left")))?
        }
        Some(which) => chosen(which, &words)?,
    };
    out.apart().writes("the record", &record)?;
    let play = Play {
        game: None,
        players: Vec::new(),
        player: Vec::new(),
        names: Vec::new(),
        seed: None,
        record: None,
        force: false,
        resume: Some(record),
        options: Vec::new(),
        run_programs: args.run_programs,
        table: args.table,
    };
    play::run(catalogue, play, out)
}

/// The record with this number in the list, or at this path.
fn chosen(which: &str, words: &Translations) -> Result<PathBuf, Failure> {
    let number = which.parse::<usize>().ok();
    let Some(number) = number.filter(|_| !Path::new(which).exists()) else {
        return Ok(which.into());
    };
    let game = left().find(|left| left.number == number);
    game.map(|left| left.path).ok_or_else(|| {
        let count = [("count", Arg::Number(left().count() as i64))];
        Failure::Usage(words.with("cli-no-such-left", &count))
    })
}

/// The unfinished games in the platform's folder, the newest first. Games that cannot be read, or that another
/// process plays, are left out. Each file is read only when needed.
fn left() -> impl Iterator<Item = LeftRecord> {
    let records = saved::kept().into_iter().filter_map(|path| {
        let record = saved::read_idle(&path)?;
        let over = |line: &RecordLine| matches!(line, RecordLine::Result(_));
        (!record.lines.iter().any(over)).then_some((path, record))
    });
    let numbered = (1..).zip(records);
    numbered.map(|(number, (path, record))| LeftRecord {
        number,
        path,
        record,
    })
}

/// The number of decisions that were not undone.
pub(super) fn decisions(record: &Record) -> usize {
    record.lines.iter().fold(0, |count, line| match line {
        RecordLine::Move { .. } => count + 1,
        RecordLine::Undo { moves, .. } => count.saturating_sub(*moves),
        RecordLine::Header(_)
        | RecordLine::Deal { .. }
        | RecordLine::Fault { .. }
        | RecordLine::PlayerFault { .. }
        | RecordLine::Check { .. }
        | RecordLine::Result(_) => count,
    })
}

fn list(
    games: &[LeftGame],
    words: &Translations,
    format: Format,
    out: &mut Out,
) -> Result<(), Failure> {
    if format == Format::Json {
        return out.json(&games);
    }
    if games.is_empty() {
        return out.line(&words.text("cli-nothing-left"));
    }
    for game in games {
        let mut played = game.game.clone();
        if let Some(pack) = &game.pack {
            let gaps = [("game", name(&*played)), ("pack", name(&**pack))];
            played = words.with("cli-left-pack", &gaps);
        }
        let gaps = [
            ("game", name(played)),
            ("players", name(game.players.join(", "))),
            ("decisions", Arg::Number(game.decisions as i64)),
        ];
        out.line(&format!(
            "{:>3}  {}",
            game.number,
            words.with("cli-left-game", &gaps)
        ))?;
        out.line(&format!("     {}", game.record.display()))?;
    }
    let number = line(["resume", "1"]);
    out.line(&words.with("cli-how-to-go-on", &[("command", name(number))]))
}
