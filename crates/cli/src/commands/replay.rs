//! `rnw replay`: shows a recorded game or one of a share code, makes the code of a record and the record of a code, and
//! lists the records of the platform's folder.

use super::recorded::replayed;
use super::records::RECORDS;
use crate::args::{Format, Replay};
use crate::failure::Failure;
use crate::out::Out;
use rnw_archive::record_list;
use rnw_archive::recorded::Replayed;
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
use roll_and_write::Message;
use serde::Serialize;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// A share code in the JSON output.
#[derive(Serialize)]
struct CodeLine {
    code: String,
}

pub(super) fn run(catalogue: &Catalogue, args: &Replay, out: &mut Out) -> Result<(), Failure> {
    let Some(which) = &args.which else {
        return RECORDS.print(catalogue, record_list::all(), args.output.format, out);
    };
    let path = chosen(which, out)?;
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

/// The file or the share code that an argument means: a number is one of the list.
pub(super) fn chosen(which: &OsStr, out: &mut Out) -> Result<PathBuf, Failure> {
    if share::code(which).is_some() {
        return Ok(which.into());
    }
    let number = which.to_str().and_then(|text| text.parse().ok());
    let path = match number.filter(|_| !Path::new(which).exists()) {
        Some(number) => {
            let words = Translations::in_language(out.language());
            RECORDS.numbered(record_list::all(), number, &words)?
        }
        None => which.into(),
    };
    out.apart().reads("<FILE>", &path)?;
    Ok(path)
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
