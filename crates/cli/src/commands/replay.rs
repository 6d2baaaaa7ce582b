//! `rnw replay`: a recorded game, shown again.

use super::verify::{game_of, pack_of, speech_of};
use crate::args::{Format, Replay};
use crate::catalogue::Catalogue;
use crate::draw::{Artist, Glyphs};
use crate::failure::{Failure, spoken};
use crate::out::Out;
use crate::saved;
use roll_and_write::Seat;
use serde::Serialize;
use session::{Ear, Table};
use std::io::Sink;

/// One thing that was told, as it is written to JSON.
#[derive(Serialize)]
struct ToldLine {
    turn: u32,
    /// What programs know the event by.
    key: &'static str,
    text: String,
}

pub(super) fn run(catalogue: &Catalogue, args: &Replay, out: &mut Out) -> Result<(), Failure> {
    let (record, tail) = saved::read(&args.file)?;
    let wrong = |failure: Failure| failure.in_header(&args.file);
    let (row, files) = pack_of(catalogue, &record, args.content.as_deref()).map_err(wrong)?;
    let (opened, content) = game_of(row, &record, &files, out).map_err(wrong)?;
    let speech = speech_of(&record, &files)?;
    let table = session::replay(opened.game, &content, &record)
        .map_err(|error| Failure::record(&args.file)(spoken(error, &speech)))?;
    if tail.torn > 0 {
        out.notice(&speech.with(
            "cli-torn-tail",
            &[("bytes", roll_and_write::Arg::Number(tail.torn as i64))],
        ));
    }
    let viewer = Viewer {
        table: &table,
        artist: Artist {
            speech: &speech,
            glyphs: Glyphs::choose(args.ascii),
        },
    };
    match (args.output.format, args.turn) {
        (_, Some(turn)) if turn > table.last_turn() => {
            let last = table.last_turn();
            Err(Failure::Usage(format!(
                "the record ends in turn {last}; there is no turn {turn}"
            )))
        }
        (Format::Json, turn) => out.json(&viewer.lines(turn)),
        (Format::Text, Some(turn)) => viewer.turn(turn, out),
        (Format::Text, None) => viewer.whole(out),
    }
}

struct Viewer<'a> {
    table: &'a Table<Sink>,
    artist: Artist<'a>,
}

impl Viewer<'_> {
    fn lines(&self, turn: Option<u32>) -> Vec<ToldLine> {
        let told = self.table.heard_by_turn(Ear::Everything);
        let wanted = told
            .into_iter()
            .filter(|(at, _)| turn.is_none_or(|turn| turn == *at));
        wanted
            .map(|(turn, saying)| ToldLine {
                turn,
                key: saying.key,
                text: self.artist.speech.say(&saying),
            })
            .collect()
    }

    fn whole(&self, out: &mut Out) -> Result<(), Failure> {
        let mut last = None;
        for line in self.lines(None) {
            if last != Some(line.turn) {
                let number = roll_and_write::Arg::Number(line.turn.into());
                out.line(&self.artist.speech.with("cli-turn", &[("turn", number)]))?;
                last = Some(line.turn);
            }
            out.line(&format!("- {}", line.text))?;
        }
        self.end(out)
    }

    fn end(&self, out: &mut Out) -> Result<(), Failure> {
        let game = self.table.game();
        out.line("")?;
        for seat in Seat::all(game.seats()) {
            out.line(
                self.artist
                    .score(&**game, seat, &self.table.score(seat))
                    .trim_end(),
            )?;
        }
        let key = if self.table.outcome().is_some() {
            "cli-replay-over"
        } else {
            "cli-replay-unfinished"
        };
        out.line(&self.artist.speech.text(key))?;
        let totals = |seat| self.table.score(seat).total();
        out.line(
            self.artist
                .standings(&self.table.standings(), totals, &game.tie_breaks())
                .trim_end(),
        )
    }

    /// What happened in a turn, and the table at its end.
    fn turn(&self, turn: u32, out: &mut Out) -> Result<(), Failure> {
        for line in self.lines(Some(turn)) {
            out.line(&format!("- {}", line.text))?;
        }
        out.line("")?;
        let view = self.table.view_at_end_of(turn, Seat::new(0));
        out.line(
            self.artist
                .picture(&self.table.game().picture(&view))
                .trim_end(),
        )
    }
}
