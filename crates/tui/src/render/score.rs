//! Score sheets and standings as blocks.

use super::block::{Block, StyledLine, wrapped};
use super::role::Role;
use super::sheet::padded;
use super::{GAP, Renderer};
use rnw_i18n::name;
use roll_and_write::score::spell;
use roll_and_write::{Game, Score, Seat, Standings};
use std::fmt::Write;

/// The width of the points in a line, in columns.
const POINTS: usize = 6;
/// The width of a sheet next to others, in columns.
const SHEET: usize = 38;

/// The form of a score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ScoreForm {
    /// Lines of any width.
    Free,
    /// A column of this width.
    Column(usize),
}

impl ScoreForm {
    /// The width of a line before its points, in columns.
    fn reason(self) -> usize {
        match self {
            Self::Free => 31,
            Self::Column(width) => width.saturating_sub(POINTS),
        }
    }
}

impl Renderer<'_> {
    /// The score sheets of all seats side by side, or a sentence that they cannot be known yet.
    pub(crate) fn scores(self, game: &dyn Game, scores: Option<Vec<Score>>, width: usize) -> Block {
        let Some(scores) = scores else {
            return Block::wrapped(
                Role::Plain,
                &self.translator.text("tui-points-hidden"),
                width,
            );
        };
        let form = ScoreForm::Column(width.min(SHEET));
        let sheet = |(seat, score): (Seat, &Score)| {
            let sheet = self.score_lines(game, score, form);
            let mut sheet = sheet.titled(self.translator.name(seat));
            sheet.push(StyledLine::default());
            sheet
        };
        let sheets = Seat::all(scores.len()).zip(&scores).map(sheet).collect();
        Block::flow(sheets, GAP, width)
    }

    /// The lines of a score sheet and their total.
    pub(super) fn score_lines(self, game: &dyn Game, score: &Score, form: ScoreForm) -> Block {
        let (parts, width) = (game.info().parts, form.reason());
        let mut block = Block::default();
        let lines = score.lines().iter();
        for line in lines.filter(|line| line.count != 0 || line.points != 0) {
            let reason = self.translator.translate(&game.score_message(line));
            // A column has a limited width; a line of plain output has none.
            let mut reason = match form {
                ScoreForm::Free => vec![reason],
                ScoreForm::Column(_) => wrapped(&reason, width),
            };
            let last = reason.pop().unwrap_or_default();
            for text in reason {
                block.push(StyledLine::new(Role::Plain, text));
            }
            let points = spell(line.points, parts);
            let text = format!("{}{points:>POINTS$}", padded(&last, width));
            block.push(StyledLine::new(Role::Plain, text));
        }
        let total = padded(&self.translator.text("table-total"), width);
        let points = spell(score.total(), parts);
        block.push(StyledLine::new(
            Role::Title,
            format!("{total}{points:>POINTS$}"),
        ));
        block
    }

    /// The standings with the tie-breaks that decided.
    pub(crate) fn standing_lines(
        self,
        game: &dyn Game,
        standings: &Standings,
        total: impl Fn(Seat) -> String,
        width: usize,
    ) -> Block {
        let ties = &game.info().tie_breaks;
        let winners = standings.winning_teams();
        let mut block = Block::default();
        for &seat in standings.order() {
            let place = standings.place(seat);
            let mut text = format!("{place}. {}  {}", self.translator.name(seat), total(seat));
            if let Some(tie) = standings.decided_by(seat).and_then(|index| ties.get(index)) {
                let tie = name(self.translator.translate(tie));
                let tie = self.translator.with("table-tie", &[("tie", tie)]);
                let _ = write!(text, "  ({tie})");
            }
            if winners > 1 && place == 1 {
                let _ = write!(text, "  ({})", self.translator.text("table-shared-win"));
            }
            let role = if place == 1 { Role::Fresh } else { Role::Plain };
            block.wrap(role, &text, width);
        }
        block
    }
}
