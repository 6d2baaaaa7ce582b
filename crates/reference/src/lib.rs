#![doc = include_str!("../README.md")]
//!
//! The engine is fast because it works with masks and tables made at load. This crate does the same
//! games with vectors and loops, so that each clause can be read beside its text, and shares no code
//! with the engine. Whole games are played with both in lock step: whatever one allows, tells or scores
//! and the other does not is a mistake of one of them.
//!
//! Nothing here is about speed, and nothing here is played by people: a broken pack may panic, since the
//! engine refuses it before.

mod flip;
mod nuggets;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

/// A content pack: the value of each of its files, by name (`cards.json`); one that extends another pack
/// is merged already.
pub type Content = BTreeMap<String, serde_json::Value>;

/// What is played: a sound pack, every option with its value, and how many seats there are.
#[derive(Clone, Debug)]
pub struct ReferenceSetup {
    /// The name of the game, such as `pyramids`.
    pub game: String,
    /// The pack.
    pub content: Content,
    /// Every option of the game with its value.
    pub options: BTreeMap<String, String>,
    /// How many seats there are.
    pub seats: usize,
}

/// What a game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Awaiting {
    /// A draw of one of these items, by name.
    Chance {
        /// What the draw is for, as records have it: `start`, `deal`, `deck`, `expedition`, `deposit`, `first`.
        purpose: String,
        /// The names of what can come.
        among: BTreeSet<String>,
    },
    /// A decision of each of these seats, counted from 1, in any order.
    Seats(BTreeSet<usize>),
    /// Nothing: the game is over.
    Over,
}

/// Who hears of an event; seats are counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Audience {
    /// Everybody at once.
    Everyone,
    /// One seat alone, for ever.
    Only(usize),
    /// One seat at once, and everybody when the phase closes in which all decide at once.
    Lane(usize),
}

/// Something that happened: the key of its sentence, and what is put into the sentence's gaps.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Event {
    /// Who hears of it.
    pub audience: Audience,
    /// The key of the sentence, such as `event-marked`.
    pub key: String,
    /// What each gap holds, as text: seats counted from 1, numbers in digits, names as they are, words by
    /// their keys (`track-coins`).
    pub args: BTreeMap<String, String>,
}

/// A line of a score: why, about what, how many and how many points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// The key of the reason, such as `score-track`.
    pub reason: String,
    /// What it is about: a track, a colour, a symbol or the first cell of a region; empty if nothing.
    pub about: String,
    /// How many.
    pub count: i64,
    /// How many points, in parts of a point where points are cut.
    pub points: i64,
}

/// Where everybody stands if the game ended now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standings {
    /// The place of each seat, 1 for the winners.
    pub places: Vec<usize>,
    /// The tie-break, counted from 0, that put each seat behind those in the next better place; `None`
    /// if the totals differ, or for the winners, or if nothing decides.
    pub decided_by: Vec<Option<usize>>,
}

/// A refused move, with the clause that forbids it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The clause, such as `PY-10`.
    pub clause: String,
}

/// What a symbol from outside is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FiringScene {
    /// The name of the symbol.
    pub symbol: String,
    /// Why it fires: `mark`, `complete`, `turn`, `round` or `scoring`.
    pub trigger: String,
    /// The name of the card with its cell; none at scoring.
    pub card: Option<String>,
    /// Its cell, such as `b2`; `a1` at scoring.
    pub cell: String,
    /// The marked cells of the card, its own among them, in reading order.
    pub marked: Vec<String>,
    /// Those that were marked in this turn.
    pub fresh: Vec<String>,
    /// The cards that the seat has set aside as complete.
    pub completed: Vec<String>,
    /// The round, counted from 1.
    pub round: u8,
    /// The turn within the round, counted from 1.
    pub turn: u8,
    /// The symbol that fired last in the lane.
    pub last: Option<String>,
    /// What the seat chose, counted from 1, if the symbol fires again to be told so.
    pub choice: Option<u8>,
    /// The seat's tracks by name: how many boxes are filled, and the numbers on a written one.
    pub tracks: BTreeMap<String, (usize, Vec<u8>)>,
    /// How many cells with each symbol the seat has marked in the game, 255 at most.
    pub marks: BTreeMap<String, u8>,
    /// The cards of the offer, the oldest first.
    pub offer: Vec<String>,
    /// How many numbers of each pool are gone.
    pub gone: BTreeMap<String, usize>,
}

/// What a symbol from outside asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are those of the steps of programs")]
pub enum Instruction {
    /// Crosses off boxes of a `count` track.
    Advance { track: String, by: u8 },
    /// Takes boxes back.
    Erase { track: String, by: u8 },
    /// Writes a number.
    Write {
        track: String,
        number: u8,
        optional: bool,
    },
    /// Crosses off the box of the round.
    MarkRound { track: String },
    /// Owes cells.
    ExtraMark {
        cells: u8,
        scope: String,
        apart: bool,
        optional: bool,
    },
    /// Owes the pattern.
    ExtraPattern,
    /// Claims from a pool.
    Claim { pool: String, into: Option<String> },
    /// Asks the seat to choose.
    Choose { options: u8 },
    /// Copies.
    Copy,
    /// Fires no more on this cell.
    Spend,
    /// Points for each marked cell.
    Score { points: i32 },
    /// Points once.
    ScoreOnce { points: i32 },
    /// Lays the offer out anew.
    RenewOffer,
    /// Puts the card back; the offer alone may replace it.
    Discard { from_offer: bool },
}

/// What symbols from outside do, which no pack spells out.
pub trait ExternalEffects: Debug {
    /// What a symbol asks for in a scene.
    ///
    /// # Errors
    /// If it fails or asks for what it may not: the reason as records have it, such as `out-of-fuel`.
    fn fire(&self, asked: &FiringScene) -> Result<Vec<Instruction>, String>;
    /// Where the symbol comes from, up to the first space, such as `rust:compass@1`.
    fn origin(&self, symbol: &str) -> String;
}

/// For packs whose symbols are all spelt out.
#[derive(Clone, Copy, Debug)]
pub struct NoExternalEffects;

impl ExternalEffects for NoExternalEffects {
    fn fire(&self, asked: &FiringScene) -> Result<Vec<Instruction>, String> {
        panic!("no symbol comes from outside, {} neither", asked.symbol)
    }
    fn origin(&self, _symbol: &str) -> String {
        String::new()
    }
}

/// A game in progress, played by text.
pub trait TextGame: Debug {
    /// What the game waits for.
    fn awaiting(&self) -> Awaiting;
    /// The canonical texts of the legal moves of a seat, counted from 1.
    fn moves(&self, seat: usize) -> BTreeSet<String>;
    /// Deals an item that the game awaits, and tells what happens.
    fn deal(&mut self, item: &str) -> Vec<Event>;
    /// Makes a move of a seat and tells what happens.
    ///
    /// # Errors
    /// If the move is not legal now; nothing is changed then.
    fn play(&mut self, seat: usize, text: &str) -> Result<Vec<Event>, Refused>;
    /// The score of a seat as if the game ended now, with all that is hidden laid open.
    fn score(&self, seat: usize) -> Vec<ScoreLine>;
    /// Where everybody stands as if the game ended now.
    fn standings(&self) -> Standings;
    /// The same game, to be gone on with in another way.
    fn copy(&self) -> Box<dyn TextGame>;
}

/// The start of a game.
///
/// # Panics
/// If no game has this name, or the pack is not sound.
pub fn start(
    setup: &ReferenceSetup,
    outside: std::sync::Arc<dyn ExternalEffects + Send + Sync>,
) -> Box<dyn TextGame> {
    match setup.game.as_str() {
        "nuggets" => nuggets::start(setup),
        "silver-and-gold" | "pyramids" => flip::start(setup, outside),
        other => panic!("there is no game {other:?}"),
    }
}
