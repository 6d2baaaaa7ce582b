//! The possible decisions of seats, as text, and the clauses that forbid all others.

use super::board::Fault;
use super::content::Kind;
use super::instruction::Cards;
use super::shape::labels;
use super::state::{Debt, Game, Picks, Task};
use crate::cell::Cell;

const LETTERS: [&str; 2] = ["A", "B"];

impl Game {
    /// The legal moves of a seat.
    pub(super) fn moves_of(&self, seat: usize) -> Vec<String> {
        if !self.awaited_seats().contains(&seat) {
            return Vec::new();
        }
        match self.tasks.last() {
            Some(Task::Keep) => self.keeps(seat),
            Some(Task::Pick(picks)) => self.picks(picks),
            Some(_) => self.answers(seat),
            None => Vec::new(),
        }
    }

    /// C-9: two of the dealt cards.
    fn keeps(&self, seat: usize) -> Vec<String> {
        let mut hand = self.seats[seat].hand.clone();
        hand.sort();
        let mut moves = Vec::new();
        for (place, first) in hand.iter().enumerate() {
            for second in &hand[place + 1..] {
                moves.push(format!("keep {first} {second}"));
            }
        }
        moves
    }

    /// C-10: a card of the offer. content.md, "What settles when": a pick may be limited to some of its cards.
    /// C-11: or a card of the deck, if it has more cards than the draws that were already declared.
    pub(super) fn picks(&self, picks: &Picks) -> Vec<String> {
        if picks.left() == 0 {
            return Vec::new();
        }
        let which = if picks.may_be_drawn() {
            &Cards::All
        } else {
            &picks.of_offer[0]
        };
        let fitting = self.offer.iter().filter(|card| self.is_meant(card, which));
        let mut moves: Vec<String> = fitting.map(|card| format!("take {card}")).collect();
        if picks.may_be_drawn() && self.deck.len() > picks.draws {
            moves.push("draw".to_owned());
        }
        moves
    }

    /// Whether a card of the offer is one of these cards.
    pub(super) fn is_meant(&self, card: &str, which: &Cards) -> bool {
        let card = self.pack.card(card);
        match which {
            Cards::All => true,
            Cards::With(symbol) => card.symbols.values().any(|printed| printed == symbol),
            Cards::Of(color) => card.color == *color,
        }
    }

    /// The possible answers to the debt that is due.
    fn answers(&self, seat: usize) -> Vec<String> {
        let Some(owed) = self.seats[seat].owed.last() else {
            return Vec::new();
        };
        match &owed.debt {
            // C-4, C-5
            Debt::Pattern => {
                let mut moves = Self::cells_to_text(&self.plain_cells(seat));
                moves.extend(self.placements_as_text(seat));
                moves
            }
            // C-6
            Debt::Cells => Self::cells_to_text(&self.plain_cells(seat)),
            // content.md, "Steps"
            Debt::Extra { optional, .. } => {
                let mut moves = Self::cells_to_text(&self.extra_cells(seat, &owed.debt));
                if *optional {
                    moves.push("decline".to_owned());
                }
                moves
            }
            Debt::Number { .. } => vec!["accept".to_owned(), "decline".to_owned()],
            Debt::Choice { options, .. } => (1..=*options)
                .map(|option| format!("choose {option}"))
                .collect(),
        }
    }

    fn cells_to_text(cells: &[(usize, Cell)]) -> Vec<String> {
        let text = |(board, cell): &(usize, Cell)| format!("{} {}", LETTERS[*board], cell.label());
        cells.iter().map(text).collect()
    }

    fn placements_as_text(&self, seat: usize) -> Vec<String> {
        let expedition = self
            .expedition
            .as_ref()
            .expect("a pattern is owed in a turn");
        let pattern = self.pack.pattern(expedition);
        let mut moves = Vec::new();
        for (letter, board) in LETTERS.iter().zip(&self.seats[seat].boards) {
            if let Some(board) = board {
                for cells in board.placements(&pattern) {
                    moves.push(format!("{letter} {}", labels(&cells)));
                }
            }
        }
        moves
    }

    /// C-5, C-6: the cells of both boards that may be marked as single cells.
    pub(super) fn plain_cells(&self, seat: usize) -> Vec<(usize, Cell)> {
        let mut found = Vec::new();
        for (place, board) in self.seats[seat].boards.iter().enumerate() {
            if let Some(board) = board {
                for cell in board.open_cells(false) {
                    found.push((place, cell));
                }
            }
        }
        found
    }

    pub(super) fn can_mark(&self, seat: usize) -> bool {
        !self.plain_cells(seat).is_empty()
    }

    /// content.md, "Where cells lie": the cells that may be marked for an `extra_mark`.
    pub(super) fn extra_cells(&self, seat: usize, debt: &Debt) -> Vec<(usize, Cell)> {
        let Debt::Extra {
            board: own,
            cell,
            area,
            apart,
            ..
        } = debt
        else {
            return Vec::new();
        };
        let there = self.area(seat, *own, *cell, area);
        let mut found = Vec::new();
        for (place, board) in self.seats[seat].boards.iter().enumerate() {
            let Some(board) = board else { continue };
            for cell in board.open_cells(*apart) {
                if there.contains(&(place, cell)) {
                    found.push((place, cell));
                }
            }
        }
        found
    }

    /// Parses a mark into a board and cells. `None` if the text is not a mark.
    pub(super) fn read_mark(text: &str) -> Option<(usize, Vec<Cell>)> {
        let mut words = text.split(' ');
        let letter = words.next()?;
        let board = LETTERS.iter().position(|other| *other == letter)?;
        let mut cells = Vec::new();
        for word in words {
            let column = word.bytes().next()?.checked_sub(b'a')?;
            let row: usize = word.get(1..)?.parse().ok()?;
            cells.push(Cell {
                row: row.checked_sub(1)?,
                column: usize::from(column),
            });
        }
        (!cells.is_empty()).then_some((board, cells))
    }

    /// The clause that forbids a move. Empty if no clause fits.
    pub(super) fn clause_against(&self, seat: usize, text: &str) -> String {
        let clause = if self.awaited_seats().contains(&seat) {
            match self.tasks.last() {
                Some(Task::Keep) => "C-9",
                Some(Task::Pick(picks)) if text == "draw" && picks.may_be_drawn() => "C-11",
                Some(Task::Pick(_)) => "C-10",
                Some(Task::Mark | Task::Owe { .. }) => self.clause_against_mark(seat, text),
                Some(_) | None => "",
            }
        } else {
            ""
        };
        clause.to_owned()
    }

    fn clause_against_mark(&self, seat: usize, text: &str) -> &'static str {
        let Some((board, cells)) = Self::read_mark(text) else {
            return "";
        };
        let (Some(board), Some(owed)) = (self.board(seat, board), self.seats[seat].owed.last())
        else {
            return "";
        };
        let apart = match &owed.debt {
            Debt::Extra { apart, .. } => *apart,
            Debt::Pattern | Debt::Cells => false,
            Debt::Number { .. } | Debt::Choice { .. } => return "",
        };
        let silver = self.pack.kind == Kind::Silver;
        match board.check(&cells, apart) {
            Err(Fault::Wall) => "PY-11",
            Err(Fault::Marked) if !silver => "PY-11",
            Err(Fault::NoCell | Fault::Marked) => "C-4",
            Err(Fault::Complete) if silver => "SG-14",
            Err(Fault::Complete) => "PY-18",
            Err(Fault::EntryFirst) => "PY-9",
            Err(Fault::Apart) => "PY-10",
            Ok(()) if owed.debt == Debt::Pattern => "C-4",
            Ok(()) if cells.len() > 1 => "C-6",
            Ok(()) => "",
        }
    }
}
