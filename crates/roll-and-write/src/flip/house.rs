//! What a table may decide for itself: the rulings of the shared turn, and the number of seats.

use crate::Seat;
use crate::option::{Choices, OptionSpec};

/// Who is the first start player (SG-7).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum StartSeat {
    /// Chance decides.
    #[default]
    Random,
    /// This seat.
    Fixed(Seat),
}

impl StartSeat {
    pub(super) fn fixed(self) -> Option<Seat> {
        match self {
            Self::Random => None,
            Self::Fixed(seat) => Some(seat),
        }
    }
}

/// Whether all mark at once or one after the other (C-7).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Marking {
    /// Nobody sees the others' marks of the turn before all have marked.
    #[default]
    Together,
    /// From the start player on, in the open.
    InTurn,
}

/// Whether all show the cards they keep at once or one after the other (C-9).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Keeping {
    /// All at once.
    #[default]
    Together,
    /// From the start player on.
    InTurn,
}

/// Whether a second pick is made after seeing the first (C-10).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Picking {
    /// It is.
    #[default]
    OneByOne,
    /// Both are declared before a drawn card is seen.
    Together,
}

/// What several rows of a track claim that are full when a seat settles (SG-15). A row that fills later at
/// the barrier claims by itself.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum RowClaims {
    /// A number each.
    #[default]
    OneEach,
    /// One number together.
    OneTogether,
}

/// Whether cards completed in the last turn are replaced (PY-23).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum LastPicks {
    /// They are not: it would change nothing.
    #[default]
    Skip,
    /// They are.
    Take,
}

/// Rulings of the shared turn that a table may want otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[expect(missing_docs, reason = "each type says what it decides")]
pub struct HouseRules {
    pub start: StartSeat,
    pub marking: Marking,
    pub keeping: Keeping,
    pub picking: Picking,
    pub row_claims: RowClaims,
    pub last_picks: LastPicks,
    /// Whether a seat may decline every number that a symbol writes.
    pub optional_numbers: bool,
}

impl HouseRules {
    /// The options that decide the rulings of the shared turn; [`last_picks`](Self::last_picks) is the
    /// fourth, and a game adds its own.
    pub const OPTIONS: [OptionSpec; 3] = [
        OptionSpec {
            name: "marking",
            clause: "C-7",
            values: &[
                (
                    "together",
                    "nobody sees the others' marks before all have marked",
                ),
                ("in-turn", "seats mark in turn, in the open"),
            ],
        },
        OptionSpec {
            name: "keep",
            clause: "C-9",
            values: &[
                ("together", "kept cards are shown together"),
                ("in-turn", "seats choose in turn, in the open"),
            ],
        },
        OptionSpec {
            name: "picks",
            clause: "C-10",
            values: &[
                ("one-by-one", "a second pick is made after seeing the first"),
                (
                    "together",
                    "both picks are declared before a drawn card is seen",
                ),
            ],
        },
    ];

    /// The option whether cards completed in the last turn are replaced, by this clause of a game.
    pub const fn last_picks(clause: &'static str) -> OptionSpec {
        OptionSpec {
            name: "last-picks",
            clause,
            values: &[
                ("skip", "cards completed in the last turn are not replaced"),
                ("take", "they are replaced"),
            ],
        }
    }

    /// The rulings that [`OPTIONS`](Self::OPTIONS) decide; the others keep their defaults.
    ///
    /// # Panics
    /// If the choices are of a ruleset without these options.
    pub fn chosen(choices: &Choices) -> Self {
        let bent = |name: &str| choices.index(name) == 1;
        Self {
            marking: if bent("marking") {
                Marking::InTurn
            } else {
                Marking::Together
            },
            keeping: if bent("keep") {
                Keeping::InTurn
            } else {
                Keeping::Together
            },
            picking: if bent("picks") {
                Picking::Together
            } else {
                Picking::OneByOne
            },
            last_picks: if bent("last-picks") {
                LastPicks::Take
            } else {
                LastPicks::Skip
            },
            ..Self::default()
        }
    }
}

/// What a table has agreed on: how many sit at it, and by which house rules they play.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableRules {
    pub(super) seats: usize,
    pub(super) house: HouseRules,
}
