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
use rnw_catalogue::Catalogue;
use rnw_i18n::{Translations, name};
use rnw_line_mode::screen;
use rnw_line_mode::screen::glyphs;
use rnw_plan::WrongArguments;
use rnw_session::{ObservedLog, Observer, RecordLine, Table};
use rnw_system::write;
use rnw_terminal_text::Narrator;
use rnw_terminal_text::command_line::{argument, line};
use rnw_terminal_text::{Page, WIDTH, fault_message};
use rnw_tui::render::Renderer;
use roll_and_write::score::spell;
use roll_and_write::{Arg, Message, Score, Seat};
use serde::Serialize;
use std::ffi::OsStr;
use std::io::Sink;
use std::path::{Path, PathBuf};

/// A share code in the JSON output.
#[derive(Serialize)]
struct CodeLine {
    code: String,
}

/// A notice in the JSON output.
#[derive(Serialize)]
struct TurnLine {
    turn: u32,
    /// The key that identifies the event.
    key: &'static str,
    text: String,
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
        translator, table, ..
    } = replayed;
    let usual = out.settings();
    let (ascii, plain) = (usual.ascii(args.ascii), usual.plain(args.plain));
    if args.output.format == Format::Text && screen::is_wanted(plain) {
        let last = table.last_turn();
        if let Some(turn) = args.turn.filter(|turn| *turn > last) {
            return Err(no_such_turn(last, turn));
        }
        let settings = screen::settings(ascii, args.theme, usual)?;
        let shown = rnw_tui::show(table, translator, &settings, seat, args.turn);
        let rnw_tui::ShownScreen { theme, signal } = shown.map_err(Failure::Screen)?;
        if theme != settings.theme {
            out.keep_theme(theme);
        }
        if let Some(signal) = signal {
            rnw_programs::end_as_by_signal(Some(signal));
        }
        return Ok(());
    }
    let viewer = LineViewer {
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
        (Format::Json, turn) => out.json(&viewer.lines(turn)),
        (Format::Text, Some(turn)) => viewer.turn(turn, out),
        (Format::Text, None) => viewer.whole(out),
    }
}

/// The file or the share code that an argument means: a number is one of the list.
fn chosen(which: &OsStr, out: &mut Out) -> Result<PathBuf, Failure> {
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
    write::write(path, force, "--force overwrites it", &text)?;
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

struct LineViewer<'a> {
    table: &'a Table<Sink>,
    /// The seat whose view and notices are shown; `None` shows everything.
    seat: Option<Seat>,
    /// Whether the table is described in sentences.
    plain: bool,
    renderer: Renderer<'a>,
}

impl LineViewer<'_> {
    fn lines(&self, turn: Option<u32>) -> Vec<TurnLine> {
        let observer = self.seat.map_or(Observer::Everything, Observer::Seat);
        let heard = ObservedLog::of(observer, self.table.log());
        let messages = heard.messages().iter();
        let mut lines: Vec<TurnLine> = messages
            .map(|(turn, message)| TurnLine {
                turn: *turn,
                key: message.key,
                text: self.renderer.translator.translate(message),
            })
            .collect();
        for fault in self.table.player_faults() {
            let at = self.table.turn_of(fault.step);
            // The details of a fault may be secret to the seat.
            let known = self.seat.is_none_or(|seat| seat == fault.seat);
            let (key, text) = fault_message(self.renderer.translator, fault, known);
            let later = lines.iter().position(|line| line.turn > at);
            let line = TurnLine {
                turn: at,
                key,
                text,
            };
            lines.insert(later.unwrap_or(lines.len()), line);
        }
        lines.retain(|line| turn.is_none_or(|turn| turn == line.turn));
        lines
    }

    fn whole(&self, out: &mut Out) -> Result<(), Failure> {
        let mut last = None;
        for line in self.lines(None) {
            if last != Some(line.turn) {
                self.title(line.turn, out)?;
                last = Some(line.turn);
            }
            out.line(&format!("- {}", line.text))?;
        }
        self.end(out)
    }

    fn title(&self, turn: u32, out: &mut Out) -> Result<(), Failure> {
        let number = Arg::Number(turn.into());
        out.line(
            &self
                .renderer
                .translator
                .with("cli-turn", &[("turn", number)]),
        )
    }

    fn end(&self, out: &mut Out) -> Result<(), Failure> {
        let (game, over) = (self.table.game(), self.table.outcome().is_some());
        let score = |seat: Seat| match self.seat {
            Some(viewer) if !over => game.score_seen(&self.table.view(viewer), seat),
            Some(_) | None => Some(self.table.score(seat)),
        };
        let scores: Option<Vec<Score>> = Seat::all(game.info().seats).map(score).collect();
        out.line("")?;
        for (seat, score) in Seat::all(game.info().seats).zip(scores.iter().flatten()) {
            let sheet = self.renderer.score_sheet(&**game, seat, score);
            out.page(&sheet.into())?;
        }
        let key = if over {
            "table-over"
        } else {
            "cli-replay-unfinished"
        };
        out.line(&self.renderer.translator.text(key))?;
        let Some(scores) = scores else {
            return out.line(&self.renderer.translator.text("cli-score-hidden"));
        };
        if self.seat.is_some() && !over {
            // The standings follow the true state, which the seat does not know.
            return Ok(());
        }
        let totals = |seat: Seat| spell(scores[seat.index()].total(), game.info().parts);
        let standings = self.table.standings();
        let standings = self.renderer.standings(&**game, &standings, totals);
        out.page(&standings.into())
    }

    /// Prints the notices of a turn, and the table at its end.
    fn turn(&self, turn: u32, out: &mut Out) -> Result<(), Failure> {
        self.title(turn, out)?;
        for line in self.lines(Some(turn)) {
            out.line(&format!("- {}", line.text))?;
        }
        out.line("")?;
        let seat = self.seat.unwrap_or(Seat::new(0));
        let view = self.table.view_at_end_of(turn, seat);
        let mut picture = self.table.game().picture(&view);
        // At the end of a turn, the headline may already describe the next turn.
        picture.headline.clear();
        if self.plain {
            let Renderer { translator, glyphs } = self.renderer;
            let lines = Narrator { translator, glyphs }.picture(&picture);
            return lines.iter().try_for_each(|line| out.line(line));
        }
        let table = self.renderer.picture(&picture, WIDTH);
        out.page(&Page::from(table).without_first_lines())
    }
}
