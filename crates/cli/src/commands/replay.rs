//! `rnw replay`: shows a recorded game or one of a share code, makes the code of a record and the record of a code, and
//! lists the records of the platform's folder.

use super::recorded::replayed;
use super::records::{self, chosen, may_delete};
use crate::args::{Format, Replay};
use crate::failure::Failure;
use crate::out::Out;
use rnw_archive::ArchiveError;
use rnw_archive::recorded::Replayed;
use rnw_archive::records::KeptRecord;
use rnw_archive::share;
use rnw_bots::search::Parameters;
use rnw_catalogue::Catalogue;
use rnw_i18n::{Translations, name};
use rnw_line_mode::LineModeError;
use rnw_line_mode::screen;
use rnw_line_mode::screen::glyphs;
use rnw_plan::WrongArguments;
use rnw_session::RecordLine;
use rnw_system::write;
use rnw_terminal_text::ReplayText;
use rnw_terminal_text::command_line::{argument, line};
use rnw_tui::render::Renderer;
use roll_and_write::{Arg, Message};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::Path;

/// A share code in the JSON output.
#[derive(Serialize)]
struct CodeLine {
    code: String,
}

pub(super) fn run(catalogue: &Catalogue, args: &Replay, out: &mut Out) -> Result<(), Failure> {
    let Some(which) = &args.which else {
        return records::list(catalogue, "replay", args.output.format, out);
    };
    let path = chosen(which, out)?;
    if args.delete {
        return delete(&path, args, out);
    }
    if let Some(name) = &args.rename {
        return rename(&path, name, args, out);
    }
    let replayed = replayed(catalogue, &path, args.content.as_deref(), out)?;
    if args.share {
        return print_code(catalogue, &replayed, args.output.format, out);
    }
    if let Some(path) = &args.record {
        return write(path, args.force, &replayed, out);
    }
    let seat = args.seat.as_ref();
    let seat = seat.map(|seat| replayed.seat(seat)).transpose()?;
    let Replayed {
        recorded,
        translator,
        table,
        ..
    } = replayed;
    let usual = out.settings();
    let (ascii, plain) = (usual.ascii(args.looks.ascii), usual.plain(args.looks.plain));
    if args.output.format == Format::Text && screen::is_wanted(plain) {
        let last = table.last_turn();
        if let Some(turn) = args.turn.filter(|turn| *turn > last) {
            return Err(no_such_turn(last, turn));
        }
        let settings = screen::settings(ascii, args.looks.theme, usual)?;
        let usual = recorded.entry.usual_options();
        let judge = recorded.loaded.judge(Parameters::judging());
        let shown = rnw_tui::show(table, translator, &settings, usual, seat, args.turn, &judge);
        let rnw_tui::ShownScreen { theme, signal } = shown.map_err(LineModeError::Screen)?;
        if theme != settings.theme {
            out.keep_theme(theme);
        }
        if let Some(signal) = signal {
            rnw_programs::end_as_by_signal(Some(signal));
        }
        return Ok(());
    }
    let replay = ReplayText {
        table: &table,
        seat,
        plain,
        renderer: Renderer {
            translator: &translator,
            glyphs: glyphs(ascii || plain),
        },
    };
    match (args.output.format, args.turn) {
        (_, Some(turn)) if turn > table.last_turn() => Err(no_such_turn(table.last_turn(), turn)),
        (Format::Json, turn) => out.json(&replay.lines(turn)),
        (Format::Text, Some(turn)) => out.pages(&replay.turn(turn)),
        (Format::Text, None) => out.pages(&replay.whole()),
    }
}

/// Deletes a saved game, after a question if a person can answer it.
fn delete(path: &Path, args: &Replay, out: &mut Out) -> Result<(), Failure> {
    let kept = kept(path)?;
    let words = Translations::in_language(out.language());
    if !args.yes {
        let question = words.with("history-ask", &[("games", Arg::Number(1))]);
        out.notice(&path.display().to_string());
        if !may_delete(&question, &words, out)? {
            return out.line(&words.text("history-kept"));
        }
    }
    kept.delete()?;
    changed_to(("history-forgotten", "deleted"), path, args, out)
}

/// Gives a saved game another name.
fn rename(path: &Path, name: &str, args: &Replay, out: &mut Out) -> Result<(), Failure> {
    let renamed = kept(path)?.rename(name);
    let renamed = renamed.map_err(|error| Failure::from(error).hinted("choose another name"))?;
    changed_to(("cli-renamed", "renamed"), &renamed, args, out)
}

fn kept(path: &Path) -> Result<KeptRecord, Failure> {
    let kept = KeptRecord::at(path);
    Ok(kept.ok_or_else(|| ArchiveError::NotKept(path.to_owned()))?)
}

/// Says what became of a file, with the key of a sentence or with a field of JSON.
fn changed_to(
    (key, field): (&'static str, &'static str),
    path: &Path,
    args: &Replay,
    out: &mut Out,
) -> Result<(), Failure> {
    let path = path.display().to_string();
    if args.output.format == Format::Json {
        return out.json(&BTreeMap::from([(field, path)]));
    }
    let words = Translations::in_language(out.language());
    out.line(&words.with(key, &[("path", name(path))]))
}

fn print_code(
    catalogue: &Catalogue,
    replayed: &Replayed<'_>,
    format: Format,
    out: &mut Out,
) -> Result<(), Failure> {
    let pack = (replayed.recorded.entry, &replayed.recorded.files);
    let code = share::code_of(catalogue, pack, &replayed.table)?;
    let code = code.to_string();
    match format {
        Format::Json => out.json(&CodeLine { code }),
        Format::Text => out.line(&code),
    }
}

/// Writes the record to a file.
fn write(path: &Path, force: bool, replayed: &Replayed<'_>, out: &mut Out) -> Result<(), Failure> {
    let record = replayed.record.clone();
    let header = RecordLine::Header(record.header);
    let lines = [header].into_iter().chain(record.lines);
    let text: String = lines.map(|line| line.print()).collect();
    write::write(path, force, &text)?;
    let command = line(["replay", &argument(path)]);
    let command = [("command", name(command))];
    out.notice(&replayed.translator.with("cli-recorded", &command));
    Ok(())
}

fn no_such_turn(last: u32, turn: u32) -> Failure {
    WrongArguments::new(
        Message::new("cli-error-turn")
            .number("turn", turn)
            .number("last", last),
    )
    .into()
}
