//! What follows when a player gives no legal move.

use crate::Generator;
use rand::RngExt;
use roll_and_write::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Why a player gave no move.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{what}")]
pub struct PlayerFault {
    /// The kind of fault.
    pub code: FaultCode,
    /// What happened, for whoever wrote the player.
    pub what: String,
}

impl PlayerFault {
    /// A fault of this kind, in words for whoever wrote the player.
    pub fn new(code: FaultCode, what: impl Into<String>) -> Self {
        let what = what.into();
        Self { code, what }
    }

    /// The fault of a player that chose what is no legal move.
    pub fn illegal(seat: Seat) -> Self {
        let what = format!("the player of seat {} chose no legal move", seat.number());
        Self::new(FaultCode::Illegal, what)
    }
}

/// The kinds of faults of a player.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, Debug,
)]
#[serde(rename_all = "lowercase")]
pub enum FaultCode {
    /// It answered with a move that is not legal.
    Illegal,
    /// It answered too late, or not at all.
    Late,
    /// What it answered could not be read.
    Malformed,
    /// It said more than anybody would read.
    Flood,
    /// It ended, or could not be started.
    Gone,
    /// It is a bot of our own and has a bug.
    Broken,
}

impl FaultCode {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Illegal,
        Self::Late,
        Self::Malformed,
        Self::Flood,
        Self::Gone,
        Self::Broken,
    ];

    /// Where it stands among [`ALL`](Self::ALL).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word for it, in records and reports.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Illegal => "illegal",
            Self::Late => "late",
            Self::Malformed => "malformed",
            Self::Flood => "flood",
            Self::Gone => "gone",
            Self::Broken => "broken",
        }
    }
}

/// So many faults of a seat in one game are made good by moves that are drawn; the next one forfeits.
pub const FAULTS_MAX: u32 = 3;

/// What a fault of a player brings.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize, JsonSchema, Debug)]
#[serde(rename_all = "lowercase")]
pub enum OnFault {
    /// The seat has lost: the game ends, its team stands last, and the others as they stand among
    /// themselves.
    Forfeit,
    /// One of the legal moves is drawn in its place, each equally likely, and the game goes on.
    Random,
    /// The game is broken off; its record can be resumed.
    #[default]
    Abort,
}

impl OnFault {
    /// What a fault brings a seat that had so many moves drawn in its place before. Tables and arenas alike
    /// ask this.
    ///
    /// ```
    /// use rnw_session::{FAULTS_MAX, OnFault};
    /// assert_eq!(OnFault::Random.after(FAULTS_MAX - 1), OnFault::Random);
    /// assert_eq!(OnFault::Random.after(FAULTS_MAX), OnFault::Forfeit);
    /// ```
    #[must_use]
    pub fn after(self, drawn: u32) -> Self {
        match self {
            Self::Random if drawn >= FAULTS_MAX => Self::Forfeit,
            Self::Random | Self::Forfeit | Self::Abort => self,
        }
    }
}

/// Which of so many legal moves is made in the place of a player that failed. The generator is that of the
/// decision, from its beginning.
///
/// # Panics
/// If there is no legal move: nobody is asked then.
pub fn drawn_move(mut generator: Generator, count: usize) -> usize {
    assert!(count > 0, "a seat that is asked has a legal move");
    generator.random_range(0..count as u32) as usize
}

/// A fault of a player at a table, and what it brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatFault {
    /// The seat.
    pub seat: Seat,
    /// The fault.
    pub fault: PlayerFault,
    /// What it brought.
    pub then: OnFault,
    /// How many steps stood before it.
    pub step: usize,
}

/// The faults of players at a table.
#[derive(Debug, Default)]
pub(crate) struct SeatFaults {
    all: Vec<SeatFault>,
    /// The seat in whose place a move is being drawn.
    drawing: Option<Seat>,
}

impl SeatFaults {
    pub(crate) fn push(&mut self, fault: SeatFault) {
        self.drawing = (fault.then == OnFault::Random).then_some(fault.seat);
        self.all.push(fault);
    }

    /// A seat has decided.
    pub(crate) fn moved(&mut self, seat: Seat) {
        self.drawing = self.drawing.filter(|drawing| *drawing != seat);
    }

    pub(crate) fn all(&self) -> &[SeatFault] {
        &self.all
    }

    /// The fault by which a seat has lost.
    pub(crate) fn forfeit(&self) -> Option<&SeatFault> {
        let last = self.all.last();
        last.filter(|last| last.then == OnFault::Forfeit)
    }

    /// The seat in whose place a move is being drawn.
    pub(crate) fn drawing(&self) -> Option<Seat> {
        self.drawing
    }

    /// How many moves were drawn in the place of a seat's player.
    pub(crate) fn drawn(&self, seat: Seat) -> u32 {
        let own = |at: &&SeatFault| at.seat == seat && at.then == OnFault::Random;
        self.all.iter().filter(own).count() as u32
    }
}

/// How much of what a player did is told in a record.
const TEXT_MAX: usize = 300;

/// A text on one line that steers no screen and is not too long for a record.
pub(crate) fn plain(text: &str) -> String {
    let visible = |c: char| if c.is_control() { ' ' } else { c };
    let mut plain: String = text.chars().take(TEXT_MAX).map(visible).collect();
    if text.chars().nth(TEXT_MAX).is_some() {
        plain.push('…');
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decision_generator;

    #[test]
    fn every_legal_move_may_be_drawn() {
        let mut met = [false; 5];
        for decision in 0..200 {
            let generator = decision_generator(7, 0, Seat::new(1), decision);
            met[drawn_move(generator, 5)] = true;
        }
        assert_eq!(met, [true; 5]);
    }

    #[test]
    fn a_text_in_a_record_is_short_and_steers_no_screen() {
        assert_eq!(plain("a\u{1b}[2Jb\nc"), "a [2Jb c");
        assert_eq!(plain(&"k".repeat(1000)).chars().count(), TEXT_MAX + 1);
    }
}
