//! What a player may ask for: its text and its number.

use crate::board::Edge;
use crate::rules::Rules;
use roll_and_write::option::nearest;
use roll_and_write::{Cell, Grid, MoveId, MoveTextError, Saying};

/// A move of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Build a fence between two neighbouring cells (NG-7). `fence d3 e3`
    Fence(Edge),
    /// Lay a chip of this value face down (NG-9). `chip 3 d4`
    Chip {
        /// The value, from 1.
        value: u8,
        /// The cell.
        cell: Cell,
    },
    /// End the turn after one fence, where that may be chosen (NG-7). `done`
    Done,
    /// Leave the game for good (NG-10). `pass`
    Pass,
}

/// The words that begin a move.
const WORDS: [&str; 4] = ["fence", "chip", "done", "pass"];

impl Rules {
    fn lines(&self) -> u32 {
        self.board.lines().len()
    }

    fn cells(&self) -> u32 {
        self.board.cells().len()
    }

    /// The id of `done`; that of `pass` follows.
    fn done(&self) -> u32 {
        self.lines() + u32::from(self.facts.highest_value()) * self.cells()
    }

    pub(crate) fn id_count(&self) -> u32 {
        self.done() + 2
    }

    pub(crate) fn id_of(&self, r#move: Move) -> MoveId {
        MoveId(match r#move {
            Move::Fence(edge) => {
                let rank = self.board.lines().rank(edge);
                rank.expect("a fence stands on a line of the board")
            }
            Move::Chip { value, cell } => {
                self.lines() + (u32::from(value) - 1) * self.cells() + cell.index() as u32
            }
            Move::Done => self.done(),
            Move::Pass => self.done() + 1,
        })
    }

    pub(crate) fn by_id(&self, MoveId(id): MoveId) -> Option<Move> {
        if id < self.lines() {
            return self.board.lines().nth(id).map(Move::Fence);
        }
        if id < self.done() {
            let chip = id - self.lines();
            return Some(Move::Chip {
                value: (chip / self.cells()) as u8 + 1,
                cell: Cell::new((chip % self.cells()) as u8),
            });
        }
        match id - self.done() {
            0 => Some(Move::Done),
            1 => Some(Move::Pass),
            _ => None,
        }
    }

    pub(crate) fn print(&self, r#move: Move) -> String {
        let label = |cell| self.board.frame().label(cell);
        match r#move {
            Move::Fence(edge) => {
                let [a, b] = self.board.cells_beside(edge);
                format!("fence {} {}", label(a), label(b))
            }
            Move::Chip { value, cell } => format!("chip {value} {}", label(cell)),
            Move::Done => "done".to_owned(),
            Move::Pass => "pass".to_owned(),
        }
    }

    pub(crate) fn parse(&self, text: &str) -> Result<Move, MoveTextError> {
        let apart = |c: char| c.is_whitespace() || ",;:+&|-".contains(c);
        let words: Vec<String> = text
            .split(apart)
            .filter(|word| !word.is_empty())
            .map(str::to_lowercase)
            .collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words.as_slice() {
            [] => Err(wrong("parse-move-empty")),
            ["done"] => Ok(Move::Done),
            ["pass"] => Ok(Move::Pass),
            [word @ ("done" | "pass"), rest @ ..] => Err(MoveTextError(
                Saying::new("parse-too-much")
                    .name("word", *word)
                    .name("found", rest.join(" ")),
            )),
            ["fence", a, b] => self.parse_fence(a, b),
            ["fence", ..] => Err(wrong("parse-fence-two")),
            ["chip", a, b] => self.parse_chip(a, b),
            ["chip", ..] => Err(wrong("parse-chip-two")),
            [word, ..] => {
                let meant = nearest(word, WORDS).unwrap_or("");
                Err(MoveTextError(
                    Saying::new("parse-unknown-move")
                        .name("found", text.trim())
                        .name("meant", meant),
                ))
            }
        }
    }

    fn parse_fence(&self, a: &str, b: &str) -> Result<Move, MoveTextError> {
        let edge = self
            .board
            .edge_between(self.parse_cell(a)?, self.parse_cell(b)?);
        edge.map(Move::Fence).ok_or_else(|| {
            MoveTextError(
                Saying::new("parse-no-neighbours")
                    .name("cell", a)
                    .name("other", b),
            )
        })
    }

    /// A value and a cell, in either order.
    fn parse_chip(&self, a: &str, b: &str) -> Result<Move, MoveTextError> {
        let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
        let (number, cell) = if is_number(a) { (a, b) } else { (b, a) };
        let cell = self.parse_cell(cell)?;
        let value: Option<u8> = number.parse().ok().filter(|_| is_number(number));
        let most = self.facts.highest_value();
        let known = value.filter(|value| (1..=most).contains(value));
        known
            .map(|value| Move::Chip { value, cell })
            .ok_or_else(|| {
                MoveTextError(
                    Saying::new("parse-chip-value")
                        .name("found", number)
                        .number("most", most),
                )
            })
    }

    fn parse_cell(&self, word: &str) -> Result<Cell, MoveTextError> {
        let frame = self.board.frame();
        frame.parse(word).ok_or_else(|| {
            let last = frame.cells().iter().last();
            MoveTextError(Saying::new("parse-unknown-cell").name("cell", word).name(
                "last",
                last.map(|cell| frame.label(cell)).unwrap_or_default(),
            ))
        })
    }
}

fn wrong(key: &'static str) -> MoveTextError {
    MoveTextError(Saying::new(key))
}
