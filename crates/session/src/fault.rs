//! What happens when a player gives no legal move.

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
    /// What happened, described for the player's developer.
    pub what: String,
}

impl PlayerFault {
    /// A fault of this kind, with a description for the player's developer.
    pub fn new(code: FaultCode, what: impl Into<String>) -> Self {
        let what = what.into();
        Self { code, what }
    }

    /// The fault of a player that chose an illegal move.
    pub fn illegal(seat: Seat) -> Self {
        let what = format!("the player of seat {} chose no legal move", seat.number());
        Self::new(FaultCode::Illegal, what)
    }
}

/// The kinds of player faults.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, Debug,
)]
#[serde(rename_all = "lowercase")]
pub enum FaultCode {
    /// The player answered with an illegal move.
    Illegal,
    /// The player answered too late or not at all.
    Late,
    /// The answer could not be parsed.
    Malformed,
    /// The player sent too much text.
    Flood,
    /// The player's program ended or could not start.
    Gone,
    /// The player is one of our own bots and has a bug.
    Broken,
}

impl FaultCode {
    /// All kinds.
    pub const ALL: [Self; 6] = [
        Self::Illegal,
        Self::Late,
        Self::Malformed,
        Self::Flood,
        Self::Gone,
        Self::Broken,
    ];

    /// The position in [`ALL`](Self::ALL), from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word for this kind in records and reports.
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

/// The maximum number of random moves that replace faults of one seat in one game. At the next fault the
/// seat forfeits.
pub const FAULTS_MAX: u32 = 3;

/// The consequence of a player's fault.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize, JsonSchema, Debug)]
#[serde(rename_all = "lowercase")]
pub enum OnFault {
    /// The seat loses and the game ends. Its team takes the last place; the others keep their order.
    Forfeit,
    /// A random legal move replaces the missing one, each equally likely, and the game continues.
    Random,
    /// A bot makes this one decision in the player's place, and the game continues. A server does this when the time of
    /// a person ends.
    Bot,
    /// The game is aborted. Its record can be resumed.
    #[default]
    Abort,
}

impl OnFault {
    /// The consequence for a seat that already has `drawn` random moves in this game. Tables and arenas
    /// both use this function.
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
            Self::Random | Self::Bot | Self::Forfeit | Self::Abort => self,
        }
    }
}

/// The index of the random move, among `count` legal ones, that replaces a failed player's move. The
/// generator must be the one of that decision, from its start.
///
/// # Panics
/// If `count` is 0. A seat without a legal move is never asked.
pub fn drawn_move(mut generator: Generator, count: usize) -> usize {
    assert!(count > 0, "a seat that is asked has a legal move");
    generator.random_range(0..count as u32) as usize
}

/// A player's fault at a table, with its consequence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatFault {
    /// The seat.
    pub seat: Seat,
    /// The fault.
    pub fault: PlayerFault,
    /// The consequence.
    pub then: OnFault,
    /// The number of steps before the fault.
    pub step: usize,
}

/// The faults of players at a table.
#[derive(Debug, Default)]
pub(crate) struct SeatFaults {
    all: Vec<SeatFault>,
    /// The seat for which a random move is due.
    drawing: Option<Seat>,
}

impl SeatFaults {
    pub(crate) fn push(&mut self, fault: SeatFault) {
        self.drawing = (fault.then == OnFault::Random).then_some(fault.seat);
        self.all.push(fault);
    }

    /// Notes that a seat has moved.
    pub(crate) fn moved(&mut self, seat: Seat) {
        self.drawing = self.drawing.filter(|drawing| *drawing != seat);
    }

    pub(crate) fn all(&self) -> &[SeatFault] {
        &self.all
    }

    /// The fault with which a seat has forfeited.
    pub(crate) fn forfeit(&self) -> Option<&SeatFault> {
        let last = self.all.last();
        last.filter(|last| last.then == OnFault::Forfeit)
    }

    /// The seat for which a random move is due.
    pub(crate) fn drawing(&self) -> Option<Seat> {
        self.drawing
    }

    /// The number of random moves that replaced moves of a seat.
    pub(crate) fn drawn(&self, seat: Seat) -> u32 {
        let own = |at: &&SeatFault| at.seat == seat && at.then == OnFault::Random;
        self.all.iter().filter(own).count() as u32
    }
}

/// The maximum number of characters of a fault description in a record.
const TEXT_MAX: usize = 300;

/// Makes a text fit for a record: one line, no control characters, at most [`TEXT_MAX`] characters and an
/// ellipsis.
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
    use crate::{DealId, decision_generator};

    #[test]
    fn every_legal_move_may_be_drawn() {
        let mut met = [false; 5];
        for decision in 0..200 {
            let generator = decision_generator(DealId::single(7), Seat::new(1), decision);
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
