//! What follows when a player gives no legal move.

use crate::{Generator, PlayerFault};
use rand::RngExt;
use roll_and_write::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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
    /// use session::{FAULTS_MAX, OnFault};
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
