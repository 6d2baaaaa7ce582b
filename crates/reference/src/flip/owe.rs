//! The debts of seats, and the decisions about them.

use super::state::{Debt, Game, Owed, Scene, Task};
use crate::cell::Cell;
use std::collections::BTreeSet;

/// content.md, "What lapses": the maximum number of debts. The last place is for plain cells.
const THINGS_MOST: usize = 8;
/// content.md, "What lapses": the maximum number of equal numbers that are owed together.
const EQUAL_NUMBERS_MOST: u32 = 255;

impl Game {
    /// content.md, "What lapses": the newest debt is due first. Plain cells join the plain cells that are
    /// already owed, wherever these are. Equal numbers join the debt that is due. One place is kept for
    /// plain cells. Returns whether there was a place.
    pub(super) fn owe(&mut self, seat: usize, debt: Debt, count: u32) -> bool {
        let owed = &mut self.seats[seat].owed;
        let is_number = matches!(debt, Debt::Number { .. });
        if debt == Debt::Cells {
            if let Some(same) = owed.iter_mut().find(|other| other.debt == debt) {
                same.count += count;
                return true;
            }
        } else if is_number
            && let Some(due) = owed.last_mut()
            && due.debt == debt
        {
            let place = due.count < EQUAL_NUMBERS_MOST;
            due.count += if place { count } else { 0 };
            return place;
        } else if owed.len() + 1 >= THINGS_MOST {
            return false;
        }
        owed.push(Owed { debt, count });
        true
    }

    /// content.md, "What lapses"; C-6: a debt that is due and cannot be paid lapses.
    ///
    /// OPEN: this is checked when the debt is due, that is, when all newer debts are decided.
    pub(super) fn lapse(&mut self, seat: usize) {
        while let Some(owed) = self.seats[seat].owed.last().cloned() {
            let possible = match &owed.debt {
                Debt::Pattern | Debt::Cells => self.can_mark(seat),
                Debt::Extra { .. } => !self.extra_cells(seat, &owed.debt).is_empty(),
                Debt::Number { track, .. } => self.free(seat, track) > 0,
                Debt::Choice { .. } => true,
            };
            if possible {
                return;
            }
            self.seats[seat].owed.pop();
            self.tell_lapse(seat, &owed.debt, owed.count);
        }
    }

    /// Reports that a debt has lapsed.
    pub(super) fn tell_lapse(&mut self, seat: usize, debt: &Debt, count: u32) {
        match debt {
            // OPEN: each of several patterns has its own event.
            Debt::Pattern => {
                for _ in 0..count {
                    self.notify("event-pattern-lapsed", seat, &[]);
                }
            }
            Debt::Cells | Debt::Extra { .. } => {
                let cells = count.to_string();
                self.notify("event-bonus-lapsed", seat, &[("cells", cells)]);
            }
            Debt::Number { track, number } => {
                let args = number_gaps(track, *number);
                for _ in 0..count {
                    self.notify("event-write-lost", seat, &args);
                }
            }
            Debt::Choice { scene, .. } => {
                let symbol = format!("symbol-{}", scene.symbol);
                self.notify("event-choice-lapsed", seat, &[("symbol", symbol)]);
            }
        }
    }

    /// Makes a legal move.
    pub(super) fn decided(&mut self, seat: usize, text: &str) {
        match self.tasks.last().cloned() {
            Some(Task::Keep) => self.keep(seat, text),
            Some(Task::Pick(picks)) => {
                self.tasks.pop();
                self.pick(picks, text);
            }
            Some(Task::Owe { .. }) => {
                self.tasks.pop();
                self.tasks.push(Task::Shown { seat, heard: true });
                self.answer(seat, text);
            }
            Some(_) => self.answer(seat, text),
            None => unreachable!("the game is over"),
        }
    }

    fn answer(&mut self, seat: usize, text: &str) {
        let owed = self.seats[seat].owed.last();
        let all = owed.expect("something is owed").count;
        let debt = self.take_one(seat);
        match &debt {
            Debt::Pattern | Debt::Cells => self.mark_as_notified(seat, text),
            Debt::Extra { .. } if text != "decline" => self.mark_as_notified(seat, text),
            Debt::Extra { .. } => self.decline_cells(seat, all),
            Debt::Number { track, number } => {
                if text == "accept" {
                    self.write(seat, track, *number);
                } else {
                    // SG-12, content/rules: `palms=optional`.
                    self.notify("event-declined", seat, &number_gaps(track, *number));
                }
            }
            Debt::Choice { scene, .. } => {
                let number = text.strip_prefix("choose ").expect("a choice");
                self.chosen(scene, number.parse().expect("the number of an option"));
            }
        }
    }

    /// Takes one unit from the debt that is due.
    fn take_one(&mut self, seat: usize) -> Debt {
        let owed = &mut self.seats[seat].owed;
        let due = owed.last_mut().expect("something is owed");
        let debt = due.debt.clone();
        due.count -= 1;
        if due.count == 0 {
            owed.pop();
        }
        debt
    }

    /// content.md, "Steps": the seat may decline the cells, that is, all remaining ones.
    fn decline_cells(&mut self, seat: usize, all: u32) {
        if all > 1 {
            self.seats[seat].owed.pop();
        }
        let cells = all.to_string();
        self.notify("event-extra-declined", seat, &[("cells", cells)]);
    }

    fn mark_as_notified(&mut self, seat: usize, text: &str) {
        let (board, cells) = Self::read_mark(text).expect("a legal mark");
        self.mark(seat, board, &cells);
    }

    /// C-8: marks cells, and then fires the symbols of the whole mark.
    fn mark(&mut self, seat: usize, board: usize, cells: &[Cell]) {
        let cells: BTreeSet<Cell> = cells.iter().copied().collect();
        let marked = self.seats[seat].boards[board].as_mut();
        let marked = marked.expect("marks are made on cards");
        marked.marked.extend(&cells);
        marked.fresh.extend(&cells);
        let card = marked.card.clone();
        for cell in &cells {
            if let Some(symbol) = card.symbols.get(cell) {
                // content.md, "What is counted when": the count stops at 255.
                let count = self.seats[seat].marks.entry(symbol.clone()).or_insert(0);
                *count = count.saturating_add(1);
            }
        }
        let letter = if board == 0 { "A" } else { "B" };
        let in_order: Vec<Cell> = cells.iter().copied().collect();
        let args = [
            ("card", card.name.clone()),
            ("board", letter.to_owned()),
            ("cells", super::shape::labels(&in_order)),
            ("count", cells.len().to_string()),
        ];
        self.notify("event-marked", seat, &args);
        for (cell, symbol) in self.firing_order(&card, &cells, "mark") {
            self.fire(&Scene {
                seat,
                symbol,
                trigger: "mark".to_owned(),
                board: Some(board),
                cell,
                color: None,
            });
        }
    }
}

/// The arguments of an event about a number for a track.
pub(super) fn number_gaps(track: &str, number: u8) -> [(&'static str, String); 2] {
    [
        ("track", format!("track-{track}")),
        ("number", number.to_string()),
    ]
}
