#![doc = include_str!("../README.md")]
//!
//! The engine is fast because it works with masks and with tables that are made when a game is loaded. This
//! crate plays the same games with vectors and loops, so that each clause can be compared with its text. It
//! shares no code with the engine. Tests play whole games with both at the same time. If one side allows,
//! reports or scores something that the other does not, one of them has an error.
//!
//! The crate is neither fast nor made for players. A broken pack may cause a panic, because the engine refuses
//! such packs earlier.
//!
//! `OPEN:` in a comment marks a point that the texts leave open. `Settled:` marks such a point that has been
//! decided.

mod answers;
mod cell;
mod flip;
mod lamplighters;
mod nuggets;

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

/// A content pack: the value of each of its files, by name (`cards.json`). A pack that extends another one is
/// already merged, and each copy of a card is a card.
pub type Content = BTreeMap<String, Value>;

/// What is played: a sound pack, every option with its value, and the number of seats.
#[derive(Clone, Debug)]
pub struct ReferenceSetup {
    /// The name of the game, such as `pyramids`.
    pub game: String,
    /// The pack.
    pub content: Content,
    /// Every option of the game with its value.
    pub options: BTreeMap<String, String>,
    /// The number of seats.
    pub seats: usize,
}

/// What a game awaits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Awaiting {
    /// A draw of one of these items, by name.
    Chance {
        /// The purpose of the draw, as in records: `start`, `deal`, `deck`, `expedition`, `deposit`, `first`.
        purpose: String,
        /// The names of the possible items.
        among: BTreeSet<String>,
    },
    /// A roll of dice. Its text has the name of a side for each die, with one space between them.
    Roll {
        /// The purpose of the roll, as in records.
        purpose: String,
        /// For each die the names of its sides.
        dice: Vec<Vec<String>>,
    },
    /// A decision of each of these seats, counted from 1, in any order.
    Seats(BTreeSet<usize>),
    /// Nothing: the game is over.
    Over,
}

/// Who may see an event. Seats are counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Audience {
    /// Everybody, immediately.
    Everyone,
    /// One seat alone, permanently.
    Only(usize),
    /// One seat immediately, and everybody when the phase ends in which all seats decide.
    Lane(usize),
}

/// Something that happened: the key of its sentence, and the arguments of the sentence.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Event {
    /// Who may see the event.
    pub audience: Audience,
    /// The key of the sentence, such as `event-marked`.
    pub key: String,
    /// The arguments as text, by name: seats counted from 1, numbers in digits, names unchanged, and words by
    /// their keys (`track-coins`).
    pub args: BTreeMap<String, String>,
}

/// A line of a score: the reason, the subject, a count, and the points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// The key of the reason, such as `score-track`.
    pub reason: String,
    /// The subject: a track, a colour, a symbol or the first cell of a region. Empty if there is none.
    pub about: String,
    /// The number of things that score.
    pub count: i64,
    /// The points, in parts of a point if the game divides points.
    pub points: i64,
}

/// The standings if the game ended now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standings {
    /// The place of each seat, 1 for the winners.
    pub places: Vec<usize>,
    /// For each seat, the tie-break, counted from 0, that put it behind the seats in the next better place.
    /// `None` if the totals differ, for the winners, or if no tie-break decides.
    pub decided_by: Vec<Option<usize>>,
}

/// A refused move, with the clause that forbids it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The clause, such as `PY-10`.
    pub clause: String,
}

/// What a plugin symbol sees when it fires.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FiringScene {
    /// The name of the symbol.
    pub symbol: String,
    /// Why it fires: `mark`, `complete`, `turn`, `round`, `scoring` or `start`.
    pub trigger: String,
    /// The name of the card with its cell, or `None` at scoring.
    pub card: Option<String>,
    /// Its cell, such as `b2`; `a1` at scoring.
    pub cell: String,
    /// The marked cells of the card, including its own, in reading order.
    pub marked: Vec<String>,
    /// The cells of the card that were marked in this turn.
    pub fresh: Vec<String>,
    /// The card on the seat's other board, if there is one.
    pub other_card: Option<String>,
    /// The marked cells of that card.
    pub other_marked: Vec<String>,
    /// The cells of that card marked in this turn.
    pub other_fresh: Vec<String>,
    /// The completed cards that the seat has set aside.
    pub completed: Vec<String>,
    /// The round, counted from 1.
    pub round: u8,
    /// The turn within the round, counted from 1.
    pub turn: u8,
    /// The symbol that fired last in the lane, or `None`.
    pub last: Option<String>,
    /// The option that the seat chose, counted from 1, if the symbol fires again because of a choice.
    pub choice: Option<u8>,
    /// The seat's tracks by name: the number of filled boxes, and the numbers on a written track.
    pub tracks: BTreeMap<String, (usize, Vec<u8>)>,
    /// For each symbol, the number of cells with it that the seat has marked in the game, at most 255.
    pub marks: BTreeMap<String, u8>,
    /// The cards of the offer, oldest first.
    pub offer: Vec<String>,
    /// For each pool, how many of its numbers are taken.
    pub gone: BTreeMap<String, usize>,
}

/// The effects of plugin symbols, which no pack contains as data.
pub trait ExternalEffects: Debug {
    /// What a symbol asks for in a scene: steps, as programs in packs have them. In addition, cells may be given as
    /// labels: `{ "masks": { "here": […], "other": […] } }`.
    ///
    /// # Errors
    /// If the symbol fails or asks for something forbidden: the reason as in records, such as `out-of-fuel`.
    fn fire(&self, asked: FiringScene) -> Result<Vec<Value>, String>;
    /// The origin of the symbol. The text up to the first space identifies it, such as `rust:compass@1`.
    fn origin(&self, symbol: &str) -> String;
}

/// No effects, for packs without plugin symbols.
#[derive(Clone, Copy, Debug)]
pub struct NoExternalEffects;

impl ExternalEffects for NoExternalEffects {
    fn fire(&self, asked: FiringScene) -> Result<Vec<Value>, String> {
        panic!("no symbol comes from outside, {} neither", asked.symbol)
    }
    fn origin(&self, _symbol: &str) -> String {
        String::new()
    }
}

/// A game in progress, played by text.
pub trait TextGame: Debug {
    /// What the game awaits.
    fn awaiting(&self) -> Awaiting;
    /// The canonical texts of a seat's legal moves. Seats are counted from 1.
    fn moves(&self, seat: usize) -> BTreeSet<String>;
    /// Deals an item or a roll that the game awaits, and returns the events.
    fn deal(&mut self, item: &str) -> Vec<Event>;
    /// Makes a move of a seat and returns the events.
    ///
    /// # Errors
    /// If the move is not legal now; nothing is changed then.
    fn play(&mut self, seat: usize, text: &str) -> Result<Vec<Event>, Refused>;
    /// The score of a seat if the game ended now, with all hidden information revealed.
    fn score(&self, seat: usize) -> Vec<ScoreLine>;
    /// The standings if the game ended now.
    fn standings(&self) -> Standings;
    /// A copy of the game that can continue in another way.
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
        "lamplighters" => lamplighters::start(setup),
        "silver-and-gold" | "pyramids" => flip::start(setup, outside),
        other => panic!("there is no game {other:?}"),
    }
}
