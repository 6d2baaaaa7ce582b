//! A played game turn by turn: what its log says, and the table at the end of a turn.

use crate::{Narrator, Page, WIDTH, fault_message};
use rnw_session::{ObservedLog, Observer, Table};
use rnw_tui::render::Renderer;
use roll_and_write::score::spell;
use roll_and_write::{Arg, Score, Seat};
use serde::Serialize;
use std::borrow::Cow;
use std::io::Sink;

/// A played game, as it is told line by line.
#[derive(Debug)]
pub struct ReplayText<'a> {
    /// The table at the end of the game, or as far as it went.
    pub table: &'a Table<Sink>,
    /// The seat whose view and notices are shown; `None` shows everything.
    pub seat: Option<Seat>,
    /// Whether the table is described in sentences.
    pub plain: bool,
    /// Draws the table.
    pub renderer: Renderer<'a>,
}

/// A notice of the log, also in the JSON output.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
pub struct TurnLine {
    /// The turn, counted from 1; 0 is what came before.
    pub turn: u32,
    /// The key that identifies the event.
    pub key: Cow<'static, str>,
    /// The sentence.
    pub text: String,
}

impl ReplayText<'_> {
    /// The notices of a turn; those of all turns without one.
    pub fn lines(&self, turn: Option<u32>) -> Vec<TurnLine> {
        let observer = self.seat.map_or(Observer::Everything, Observer::Seat);
        let observed = ObservedLog::of(observer, self.table.log());
        let messages = observed.messages().iter();
        let mut lines: Vec<TurnLine> = messages
            .map(|(turn, message)| TurnLine {
                turn: *turn,
                key: message.key.clone(),
                text: self.renderer.translator.translate(message),
            })
            .collect();
        for fault in self.table.player_faults() {
            let turn = self.table.turn_of(fault.step);
            // The details of a fault may be secret to the seat.
            let known = self.seat.is_none_or(|seat| seat == fault.seat);
            let (key, text) = fault_message(self.renderer.translator, fault, known);
            let later = lines.iter().position(|line| line.turn > turn);
            let key = key.into();
            let line = TurnLine { turn, key, text };
            lines.insert(later.unwrap_or(lines.len()), line);
        }
        lines.retain(|line| turn.is_none_or(|turn| turn == line.turn));
        lines
    }

    /// All notices under the titles of their turns, and the result.
    pub fn whole(&self) -> Vec<Page> {
        let mut pages = Vec::new();
        for turn in self.lines(None).chunk_by(|one, next| one.turn == next.turn) {
            pages.extend(self.heard(turn[0].turn, turn));
        }
        pages.extend(self.end());
        pages
    }

    /// The notices of a turn, and the table at its end.
    pub fn turn(&self, turn: u32) -> Vec<Page> {
        let mut pages = self.heard(turn, &self.lines(Some(turn)));
        pages.push(Page::default());
        let seat = self.seat.unwrap_or(Seat::new(0));
        let view = self.table.view_at_end_of(turn, seat);
        let mut picture = self.table.game().picture(&view);
        // At the end of a turn, the headline may already describe the next turn.
        picture.headline.clear();
        if self.plain {
            let Renderer { translator, glyphs } = self.renderer;
            let lines = Narrator { translator, glyphs }.picture(&picture);
            pages.extend(lines.iter().map(|line| Page::text(line)));
        } else {
            let table = self.renderer.picture(&picture, WIDTH);
            pages.push(Page::from(table).without_first_lines());
        }
        pages
    }

    /// The title of a turn, and its notices.
    fn heard(&self, turn: u32, lines: &[TurnLine]) -> Vec<Page> {
        let turn = [("turn", Arg::Number(turn.into()))];
        let title = self.renderer.translator.with("cli-turn", &turn);
        let lines = lines.iter();
        let lines = lines.map(|line| Page::text(&format!("- {}", line.text)));
        [Page::text(&title)].into_iter().chain(lines).collect()
    }

    /// The score sheets, and the standings at the end of the game.
    fn end(&self) -> Vec<Page> {
        let (game, over) = (self.table.game(), self.table.outcome().is_some());
        let parts = game.info().parts;
        let text = |key| Page::text(&self.renderer.translator.text(key));
        let score = |seat: Seat| match self.seat {
            Some(viewer) if !over => game.score_seen(&self.table.view(viewer), seat),
            Some(_) | None => Some(self.table.score(seat)),
        };
        let scores: Option<Vec<Score>> = Seat::all(game.info().seats).map(score).collect();
        let mut pages = vec![Page::default()];
        for (seat, score) in Seat::all(game.info().seats).zip(scores.iter().flatten()) {
            let sheet = self.renderer.score_sheet(&**game, seat, score);
            pages.push(sheet.into());
        }
        pages.push(text(if over {
            "table-over"
        } else {
            "cli-replay-unfinished"
        }));
        match scores {
            None => pages.push(text("cli-score-hidden")),
            // The standings follow the true state, which the seat does not know.
            Some(_) if self.seat.is_some() && !over => {}
            Some(scores) => {
                let totals = |seat: Seat| spell(scores[seat.index()].total(), parts);
                let standings = self.table.standings();
                let standings = self.renderer.standings(&**game, &standings, totals);
                pages.push(standings.into());
            }
        }
        pages
    }
}
