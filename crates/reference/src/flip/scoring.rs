//! Points, places and tie-breaks.

use super::content::{Kind, Scores};
use super::instruction::Instruction;
use super::state::{Game, Scene};
use crate::answers::{score_line as line, standings};
use crate::cell::Cell;
use crate::{ScoreLine, Standings};
use serde_json::Value;

/// Whether a condition in a step asks for the colour of the card.
fn asks_for_color(value: &Value, in_test: bool) -> bool {
    match value {
        Value::Object(fields) => fields.iter().any(|(name, inside)| {
            in_test && name == "color" || asks_for_color(inside, in_test || name == "test")
        }),
        Value::Array(list) => list.iter().any(|value| asks_for_color(value, in_test)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

impl Game {
    pub(super) fn score_of(&self, seat: usize) -> Vec<ScoreLine> {
        let mut lines = self.track_lines(seat);
        lines.extend(self.card_lines(seat));
        match self.pack.kind {
            Kind::Silver => lines.extend(self.seal_lines(seat)),
            Kind::Pyramids => lines.extend(self.pyramid_lines(seat)),
        }
        lines.extend(self.symbol_lines(seat));
        lines
    }

    /// SG-19, PY-24; content.md, "sheet.json": `score`.
    fn track_lines(&self, seat: usize) -> Vec<ScoreLine> {
        let mut lines = Vec::new();
        for track in &self.pack.tracks {
            let boxes = self.boxes(seat, &track.name);
            let points = match track.score {
                None => continue,
                Some(Scores::Each(points)) => points * boxes.filled() as i64,
                Some(Scores::Sum) => boxes
                    .numbers()
                    .iter()
                    .map(|number| i64::from(*number))
                    .sum(),
            };
            lines.push(line("score-track", &track.name, boxes.filled(), points));
        }
        lines
    }

    /// SG-19, PY-24: completed cards score. SG-21, PY-25: other cards score nothing.
    /// OPEN: a complete card counts from the moment it is set aside, also in a score during the turn.
    fn card_lines(&self, seat: usize) -> Vec<ScoreLine> {
        let mut lines = Vec::new();
        for color in &self.pack.colors {
            let count = self.completed(seat, Some(&color.name)).len();
            let each = match self.pack.kind {
                Kind::Silver => color.points,
                Kind::Pyramids => self.pack.card_points,
            };
            lines.push(line("score-cards", &color.name, count, each * count as i64));
        }
        lines
    }

    /// SG-20: each seal scores for each completed card of its colour that the same seat has.
    fn seal_lines(&self, seat: usize) -> Vec<ScoreLine> {
        let completed = self.completed(seat, None);
        let mut lines = Vec::new();
        for color in &self.pack.colors {
            let mut seals = 0;
            for card in &completed {
                if self.pack.card(card).seal.as_ref() == Some(&color.name) {
                    seals += 1;
                }
            }
            let cards = self.completed(seat, Some(&color.name)).len();
            let points = color.seal * (seals * cards) as i64;
            lines.push(line("score-seals", &color.name, seals, points));
        }
        lines
    }

    /// PY-24: pairs, single gems and the highest penalty.
    fn pyramid_lines(&self, seat: usize) -> Vec<ScoreLine> {
        let mut lines = Vec::new();
        if let Some(pairs) = &self.pack.pairs {
            let first = self.boxes(seat, &pairs.tracks[0]).filled();
            let second = self.boxes(seat, &pairs.tracks[1]).filled();
            let both = first.min(second);
            let single = first.abs_diff(second);
            lines.push(line("score-pairs", "", both, pairs.pair * both as i64));
            let points = pairs.single * single as i64;
            lines.push(line("score-singles", "", single, points));
        }
        if let Some(penalty) = &self.pack.penalty {
            let filled = self.boxes(seat, &penalty.track).filled();
            let lost = if filled == 0 {
                0
            } else {
                penalty.values[filled - 1]
            };
            lines.push(line("score-penalty", &penalty.track, filled, -lost));
        }
        lines
    }

    /// content.md, "Triggers" and "Steps": symbols that fire at `scoring`, once for each seat that has marked
    /// them. OPEN: there is a line even if it has 0 points.
    fn symbol_lines(&self, seat: usize) -> Vec<ScoreLine> {
        let mut lines = Vec::new();
        for symbol in &self.pack.symbols {
            let marked = usize::from(self.seats[seat].marked(&symbol.name));
            if marked == 0 || !symbol.on.iter().any(|on| on == "scoring") {
                continue;
            }
            let steps = symbol.program.iter().flatten();
            let groups = if steps.into_iter().any(|step| asks_for_color(step, false)) {
                self.marked_by_color(seat, &symbol.name, marked as i64)
            } else {
                vec![(None, marked as i64)]
            };
            let mut points = 0;
            for (color, marked) in groups {
                let scene = Scene {
                    seat,
                    symbol: symbol.name.clone(),
                    trigger: "scoring".to_owned(),
                    board: None,
                    cell: Cell { row: 0, column: 0 },
                    color,
                };
                // records.md: a fault during scoring gives no points.
                for instruction in self.instructions(&scene, None).unwrap_or_default() {
                    if let Instruction::Score { points: each } = instruction {
                        points += i64::from(each) * marked;
                    } else if let Instruction::ScoreOnce { points: once } = instruction {
                        points += i64::from(once);
                    }
                }
            }
            lines.push(line("score-symbol", &symbol.name, marked, points));
        }
        lines
    }

    /// content.md, "Conditions": `color` at scoring. The marked cells with a symbol on the cards of each colour, and
    /// those on cards that are gone.
    fn marked_by_color(&self, seat: usize, symbol: &str, all: i64) -> Vec<(Option<String>, i64)> {
        let mut groups = Vec::new();
        let mut left = all;
        for color in &self.pack.colors {
            let mut cells = 0;
            for card in self.completed(seat, Some(&color.name)) {
                let printed = self.pack.card(&card).symbols.values();
                cells += printed.filter(|printed| *printed == symbol).count() as i64;
            }
            for board in (0..2).filter_map(|place| self.board(seat, place)) {
                if board.card.color == color.name {
                    let printed = |cell: &&Cell| board.card.symbols.get(cell);
                    let bears = |cell: &&Cell| printed(cell).is_some_and(|name| name == symbol);
                    cells += board.marked.iter().filter(bears).count() as i64;
                }
            }
            left -= cells;
            groups.push((Some(color.name.clone()), cells));
        }
        groups.push((None, left));
        groups.retain(|(_, cells)| *cells > 0);
        groups
    }

    /// What standings compare; higher is better: the total, then the tie-breaks.
    fn ranks(&self, seat: usize) -> Vec<i64> {
        let total = self.score_of(seat).iter().map(|line| line.points).sum();
        let mut ranks = vec![total];
        match self.pack.kind {
            // SG-22; content/rules/silver-and-gold.md ruling 7, `tie=latest-seat`.
            Kind::Silver => {
                for color in &self.pack.tie_break {
                    ranks.push(self.completed(seat, Some(color)).len() as i64);
                }
                if self.plays("tie", "latest-seat") {
                    let count = self.seats.len();
                    ranks.push(((seat + count - self.first) % count) as i64);
                }
            }
            // PY-26: a lower number is better, and any number is better than none.
            Kind::Pyramids => {
                let completed = self.completed(seat, None);
                let numbers = completed.iter().map(|card| self.pack.card(card).number);
                ranks.push(numbers.min().map_or(i64::MIN, |lowest| -lowest));
            }
        }
        ranks
    }

    /// SG-22, PY-26.
    pub(super) fn standings_now(&self) -> Standings {
        let seats = 0..self.seats.len();
        let ranks: Vec<Vec<i64>> = seats.map(|seat| self.ranks(seat)).collect();
        standings(&ranks)
    }
}
