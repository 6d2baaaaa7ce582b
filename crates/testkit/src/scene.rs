//! Scenes: what a symbol does, in one line that needs no seed.
//!
//! A scene is a short [scenario] at a table of a whole pack. Commas separate its pieces. Pieces that set
//! up the table come first, wherever they stand. The others happen in their order. What follows `expect` must then be
//! true. What a scene does not say has a plain default:
//!
//! ```text
//! card N01, marked a1 b1, round 2, mark a2, expect track apples 1, gains 2
//! ```
//!
//! | setup | | default |
//! |---|---|---|
//! | `card NAME` | the card on the next board of the seat; a colour or a symbol means the first such card | the first card with the symbol |
//! | `marked CELLS` | cells that are marked already, on board A or `marked B CELLS` | none |
//! | `track NAME VALUES` | how many boxes are filled, or the numbers or rounds in them | empty |
//! | `completed NAMES` | cards that the seat has completed | none |
//! | `offer NAMES` | the first cards of the offer | the last cards of the pack |
//! | `pool NAME N` | how many numbers of a pool are taken | none |
//! | `round N`, `turn N` | the round, and the turn in it | the first |
//! | `seats N`, `option NAME=VALUE` | the seats of the table; a house rule | as few as the scene needs; as printed |
//!
//! | what happens | |
//! |---|---|
//! | `mark CELLS`, `mark B CELLS` | flips an expedition that allows it, if none is flipped, and marks; the default marks the symbol |
//! | `deal NAMES` | deals these items of chance |
//! | any move, such as `choose 1` | makes it |
//!
//! | after `expect` | |
//! |---|---|
//! | `gains N` | the points that the seat has gained |
//! | `happens EVENT` | an event whose text for developers begins so, without `event-` |
//! | a check of a scenario | such as `track coins 3`, `marked a1 b1`, `moves A a1 / A b1`, `refused b2: C-6` or `awaiting expedition` |
//!
//! A piece that begins with `seat N` is about another seat than the first. Seats of which nothing happens make the move
//! after which the least happens.

mod play;

pub use play::PlayedScene;
pub(crate) use play::play;

use crate::scenario::{self, CHECKS};
use roll_and_write::{Message, Seat};
use std::fmt;
use std::ops::Range;

/// The words that set up a scene.
const SETUP: [&str; 10] = [
    "card",
    "offer",
    "completed",
    "marked",
    "track",
    "pool",
    "round",
    "turn",
    "seats",
    "option",
];

/// A scene that can be played at tables of any pack.
///
/// ```
/// use rnw_testkit::SceneLine;
/// let scene = SceneLine::read("palm", "seat 2 track coins 3, mark a2, expect awaiting expedition", 0)?;
/// assert_eq!((scene.seats(), scene.has_checks()), (2, true));
/// let error = SceneLine::read("palm", "mark a2, seat 9 track coins 3", 0).unwrap_err();
/// assert_eq!(&error.range, &(9..15));
/// # Ok::<(), rnw_testkit::SceneError>(())
/// ```
#[derive(Clone, Debug)]
pub struct SceneLine {
    symbol: String,
    setup: Vec<ScenePiece>,
    acts: Vec<ScenePiece>,
    checks: Vec<ScenePiece>,
    whole: Range<usize>,
}

/// A piece of a scene: a word with its values, and whose it is.
#[derive(Clone, Debug)]
struct ScenePiece {
    range: Range<usize>,
    seat: Seat,
    word: String,
    rest: String,
}

/// What is wrong with a piece of a scene.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct SceneError {
    /// The bytes of the piece in its file.
    pub range: Range<usize>,
    /// What is wrong, in English.
    pub what: String,
    /// Why the rules refuse a move of the scene, not yet translated.
    pub why: Option<Message>,
}

impl fmt::Display for SceneError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)?;
        match &self.why {
            Some(why) => write!(f, ": {why}"),
            None => Ok(()),
        }
    }
}

impl SceneLine {
    /// Reads a scene of a symbol. `start` is where the line begins in its file; places of errors count from there.
    ///
    /// # Errors
    /// If a seat is none of a table, if a number is wrong, or if the same card is named twice.
    pub fn read(symbol: &str, line: &str, start: usize) -> Result<Self, SceneError> {
        let mut scene = Self {
            symbol: symbol.to_owned(),
            setup: Vec::new(),
            acts: Vec::new(),
            checks: Vec::new(),
            whole: start..start + line.len(),
        };
        let (mut at, mut expects) = (start, false);
        for text in line.split(',') {
            let (from, bare) = (at + text.len() - text.trim_start().len(), text.trim());
            at += text.len() + 1;
            let (bare, from) = match bare.strip_prefix("expect ") {
                Some(rest) => {
                    expects = true;
                    (
                        rest.trim_start(),
                        from + bare.len() - rest.trim_start().len(),
                    )
                }
                None => (bare, from),
            };
            if !bare.is_empty() {
                let piece = ScenePiece::read(bare, from)?;
                scene.part(&piece.word, expects).push(piece);
            }
        }
        Ok(scene)
    }

    /// The scenes of a file. Each line is the name of a symbol, a colon and a scene. Comments are as in scenarios.
    pub fn read_all(text: &str) -> Vec<Result<Self, SceneError>> {
        let mut start = 0;
        let lines = text.split_inclusive('\n').filter_map(|line| {
            let from = start;
            start += line.len();
            let bare = scenario::without_remark(line.trim_end());
            (!bare.trim().is_empty()).then(|| Self::named(bare, from))
        });
        lines.collect()
    }

    /// A line of a file. A scene that checks nothing could not fail.
    fn named(line: &str, start: usize) -> Result<Self, SceneError> {
        let error = |what: &str| SceneError {
            range: start..start + line.len(),
            what: what.to_owned(),
            why: None,
        };
        let (symbol, rest) = line.split_once(':').ok_or_else(|| {
            error("expected the name of a symbol, a colon and a scene, such as `palm: mark a2`")
        })?;
        let scene = Self::read(symbol.trim(), rest, start + symbol.len() + 1)?;
        if scene.has_checks() {
            return Ok(scene);
        }
        Err(error(
            "the scene checks nothing; add `expect` and what must be true, such as `expect gains 2`",
        ))
    }

    /// The part of the scene to which a piece with this first word belongs.
    fn part(&mut self, word: &str, expects: bool) -> &mut Vec<ScenePiece> {
        match (expects, SETUP.contains(&word)) {
            (true, _) => &mut self.checks,
            (false, true) => &mut self.setup,
            (false, false) => &mut self.acts,
        }
    }

    /// The symbol that the scene is about.
    pub fn symbol(&self) -> &str {
        &self.symbol
    }

    /// Whether the scene says what must be true after it.
    pub fn has_checks(&self) -> bool {
        !self.checks.is_empty()
    }

    /// The smallest number of seats that the scene needs.
    pub fn seats(&self) -> usize {
        let pieces = self.setup.iter().chain(&self.acts).chain(&self.checks);
        let named = pieces.map(|piece| piece.seat.number());
        let said = self
            .said("seats")
            .filter_map(|piece| piece.rest.parse().ok());
        named.chain(said).max().unwrap_or(1)
    }

    /// The house rules of the scene, each as name and value. A rule without a value has an empty one.
    pub fn options(&self) -> Vec<(String, String)> {
        let options = self.said("option").map(|piece| {
            let (name, value) = piece.rest.split_once('=').unwrap_or((&piece.rest, ""));
            (name.trim().to_owned(), value.trim().to_owned())
        });
        options.collect()
    }

    fn said<'s>(&'s self, word: &'s str) -> impl Iterator<Item = &'s ScenePiece> {
        self.setup.iter().filter(move |piece| piece.word == word)
    }

    /// The whole line as the place of an error.
    pub fn error(&self, what: impl Into<String>) -> SceneError {
        SceneError {
            range: self.whole.clone(),
            what: what.into(),
            why: None,
        }
    }
}

impl ScenePiece {
    fn read(text: &str, from: usize) -> Result<Self, SceneError> {
        let mut piece = Self {
            range: from..from + text.len(),
            seat: Seat::new(0),
            word: String::new(),
            rest: text.to_owned(),
        };
        if let Some(rest) = text.strip_prefix("seat ") {
            let (number, rest) = rest.trim_start().split_once(' ').unwrap_or((rest, ""));
            let seat = number.parse().ok().and_then(Seat::numbered);
            let seat = seat.filter(|seat| seat.index() < roll_and_write::SEATS_MAX);
            piece.seat = seat.ok_or_else(|| SceneError {
                range: from..from + "seat ".len() + number.len(),
                ..piece.error(format!("no table has a seat {number:?}"))
            })?;
            rest.trim().clone_into(&mut piece.rest);
        }
        let (word, rest) = piece.rest.split_once(' ').unwrap_or((&piece.rest, ""));
        (piece.word, piece.rest) = (word.to_owned(), rest.trim().to_owned());
        if piece.word == "seats" && piece.rest.parse::<usize>().is_err() {
            return Err(piece.error(format!("{:?} is not a number of seats", piece.rest)));
        }
        Ok(piece)
    }

    fn error(&self, what: impl Into<String>) -> SceneError {
        SceneError {
            range: self.range.clone(),
            what: what.into(),
            why: None,
        }
    }

    /// The whole piece as a move.
    fn text(&self) -> String {
        format!("{} {}", self.word, self.rest).trim().to_owned()
    }

    /// The board of a piece about cells, and the cells. Board A need not be named.
    fn cells(&self) -> String {
        let letter = self.rest.split(' ').next().unwrap_or_default();
        if letter.len() == 1 && letter.bytes().all(|byte| byte.is_ascii_uppercase()) {
            return self.rest.clone();
        }
        format!("A {}", self.rest)
    }

    /// The line of a scenario that checks the same.
    fn as_check(&self) -> String {
        let (word, seat) = (&self.word, self.seat.number());
        let cells = self.cells();
        let (head, value) = match word.as_str() {
            "marked" => cells.split_once(' ').unwrap_or((&cells, "")),
            "track" => self.rest.split_once(' ').unwrap_or((&self.rest, "")),
            "moves" if self.rest.starts_with("count") => {
                return format!("{word} {seat} {}", self.rest);
            }
            "moves" => return format!("{word} {seat}: {}", self.rest.replace(" / ", ", ")),
            "legal" | "refused" => return format!("{word} {seat} {}", self.rest),
            "held" | "completed" | "owed" | "hand" | "total" => {
                return format!("{word} {seat}: {}", self.rest);
            }
            _ => return self.text(),
        };
        format!("{word} {seat} {head}: {value}")
    }

    /// What else the first word could mean.
    fn meant(&self) -> String {
        let acts = ["mark", "deal", "expect"];
        let checks = CHECKS.split(' ').chain(["gains", "happens"]);
        let known = SETUP.into_iter().chain(acts).chain(checks);
        roll_and_write::option::did_you_mean(&self.word, known)
    }
}
