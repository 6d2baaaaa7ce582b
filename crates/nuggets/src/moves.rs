//! The moves with their texts and numbers.

use crate::board::Edge;
use crate::rules::Rules;
use roll_and_write::option::nearest;
use roll_and_write::{Cell, Grid, Message};

/// A move of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub enum Move {
    /// Build a fence between two neighbouring cells (NG-7). `fence d3 e3`
    Fence(Edge),
    /// Place a chip of this value face down (NG-9). `chip 3 d4`
    Chip {
        /// The value, from 1.
        value: u8,
        /// The cell.
        cell: Cell,
    },
    /// End the turn after one fence, if the options allow it (NG-7). `done`
    Done,
    /// Leave the game permanently (NG-10). `pass`
    Pass,
}

/// The words that begin a move.
const WORDS: [&str; 4] = ["fence", "chip", "done", "pass"];

/// The number of lines on the board.
pub(crate) fn lines(rules: &Rules) -> u32 {
    rules.board.lines().len()
}

/// The number of cells on the board.
pub(crate) fn cells(rules: &Rules) -> u32 {
    rules.board.cells().len()
}

/// The id of `done`. The id of `pass` follows it.
pub(crate) fn done(rules: &Rules) -> u32 {
    lines(rules) + u32::from(rules.facts.highest_value()) * cells(rules)
}

/// Parses a text as a move.
pub(crate) fn parse_move(rules: &Rules, text: &str) -> Result<Move, Message> {
    let apart = |c: char| c.is_whitespace() || ",;:+&|-".contains(c);
    let words: Vec<&str> = text.split(apart).filter(|word| !word.is_empty()).collect();
    let Some((word, rest)) = words.split_first() else {
        return Err(Message::new("parse-move-empty"));
    };
    match (word.to_lowercase().as_str(), rest) {
        ("done", []) => Ok(Move::Done),
        ("pass", []) => Ok(Move::Pass),
        ("done" | "pass", _) => Err(Message::new("parse-too-much")
            .name("word", *word)
            .name("found", rest.join(" "))),
        ("fence", [a, b]) => parse_fence(rules, a, b),
        ("fence", _) => Err(Message::new("parse-fence-two")),
        ("chip", [a, b]) => parse_chip(rules, a, b),
        ("chip", _) => Err(Message::new("parse-chip-two")),
        _ => {
            let meant = nearest(word, WORDS).unwrap_or("");
            Err(Message::new("parse-unknown-move")
                .name("found", text.trim())
                .name("meant", meant))
        }
    }
}

fn parse_fence(rules: &Rules, a: &str, b: &str) -> Result<Move, Message> {
    let edge = rules
        .board
        .edge_between(parse_cell(rules, a)?, parse_cell(rules, b)?);
    edge.map(Move::Fence).ok_or_else(|| {
        Message::new("parse-no-neighbours")
            .name("cell", a)
            .name("other", b)
    })
}

/// Parses a value and a cell, in either order.
fn parse_chip(rules: &Rules, a: &str, b: &str) -> Result<Move, Message> {
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let (number, cell) = if is_number(a) { (a, b) } else { (b, a) };
    let cell = parse_cell(rules, cell)?;
    let value: Option<u8> = number.parse().ok().filter(|_| is_number(number));
    let most = rules.facts.highest_value();
    let known = value.filter(|value| (1..=most).contains(value));
    known
        .map(|value| Move::Chip { value, cell })
        .ok_or_else(|| {
            Message::new("parse-chip-value")
                .name("found", number)
                .number("most", most)
        })
}

fn parse_cell(rules: &Rules, word: &str) -> Result<Cell, Message> {
    let frame = rules.board.frame();
    frame.parse(word).ok_or_else(|| {
        let last = frame.cells().iter().last();
        Message::new("parse-unknown-cell").name("cell", word).name(
            "last",
            last.map(|cell| frame.label(cell)).unwrap_or_default(),
        )
    })
}
