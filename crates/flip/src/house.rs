//! House rules: the rulings that a table may change, and the number of seats.

use roll_and_write::Seat;
use roll_and_write::option::{Choices, OptionSpec};

/// Who is the start player of the first turn (SG-7).
///
/// ```
/// use rnw_flip::{HouseRules, StartSeat};
/// use roll_and_write::Seat;
/// let rules = HouseRules { start: StartSeat::Fixed(Seat::new(0)), ..HouseRules::default() };
/// assert_ne!(rules.start, HouseRules::default().start, "by default chance decides");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum StartSeat {
    /// Chance decides. At a table with one seat nothing is drawn.
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

/// Whether seats mark at the same time or in turn (C-7).
///
/// ```
/// use rnw_flip::{HouseRules, Marking};
/// assert_eq!(HouseRules::default().marking, Marking::Together);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Marking {
    /// At the same time. A seat sees the other marks of the turn when all have marked.
    #[default]
    Together,
    /// In turn, from the start player on. Everyone sees each mark at once.
    InTurn,
}

/// Whether seats choose the cards that they keep at the same time or in turn (C-9).
///
/// ```
/// use rnw_flip::{HouseRules, Keeping};
/// let open = HouseRules { keeping: Keeping::InTurn, ..HouseRules::default() };
/// assert_eq!(open.keeping, Keeping::InTurn);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Keeping {
    /// At the same time. All show their cards together.
    #[default]
    Together,
    /// In turn, from the start player on. Everyone sees each choice at once.
    InTurn,
}

/// When a seat makes the second of two picks (C-10).
///
/// ```
/// use rnw_flip::{HouseRules, Picking};
/// use roll_and_write::option::Choices;
/// let choices = Choices::read(&[HouseRules::OPTIONS[2]], []);
/// assert_eq!(choices?.index("picks"), 0, "the default is one by one");
/// assert_eq!(HouseRules::default().picking, Picking::OneByOne);
/// # Ok::<(), roll_and_write::option::OptionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Picking {
    /// After it has seen the card of the first pick.
    #[default]
    OneByOne,
    /// Together with the first, before it sees a drawn card.
    Together,
}

/// What a seat claims if several rows of a track are full when it settles (SG-15). A row that
/// becomes full later at the barrier claims by itself.
///
/// ```
/// use rnw_flip::RowClaims;
/// let numbers = |ruling, rows: u32| match ruling {
///     RowClaims::OneEach => rows,
///     RowClaims::OneTogether => rows.min(1),
/// };
/// assert_eq!((numbers(RowClaims::OneEach, 2), numbers(RowClaims::OneTogether, 2)), (2, 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum RowClaims {
    /// One number for each row.
    #[default]
    OneEach,
    /// One number for all rows together.
    OneTogether,
}

/// Whether cards that are completed in the last turn are replaced (PY-23).
///
/// ```
/// use rnw_flip::{HouseRules, LastPicks};
/// assert_eq!(HouseRules::default().last_picks, LastPicks::Skip);
/// assert_eq!(HouseRules::last_picks("X-1").values[0].0, "skip");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum LastPicks {
    /// They are not replaced, because it would change nothing.
    #[default]
    Skip,
    /// They are replaced.
    Take,
}

/// The rulings of the shared turn that a table may change. The default changes nothing.
///
/// ```
/// use rnw_flip::{HouseRules, Marking};
/// let in_turn = HouseRules { marking: Marking::InTurn, ..HouseRules::default() };
/// assert_ne!(in_turn, HouseRules::default());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[expect(missing_docs, reason = "each type says what it decides")]
pub struct HouseRules {
    /// Who is the start player of the first turn.
    pub start: StartSeat,
    /// Whether seats mark at the same time or in turn.
    pub marking: Marking,
    /// Whether seats choose their cards at the same time or in turn.
    pub keeping: Keeping,
    /// When a seat makes the second of two picks.
    pub picking: Picking,
    /// What several full rows of a track claim.
    pub row_claims: RowClaims,
    pub last_picks: LastPicks,
    /// Whether a seat may decline every number that a symbol writes.
    pub optional_numbers: bool,
}

impl HouseRules {
    /// The options for the rulings that every game shares. [`last_picks`](Self::last_picks) is a
    /// fourth one, and a game adds its own.
    pub const OPTIONS: [OptionSpec<'_>; 3] = [
        OptionSpec {
            name: "marking",
            clause: "C-7",
            values: &[
                (
                    "together",
                    "all mark at the same time, then show their marks",
                ),
                (
                    "in-turn",
                    "players mark one after another and see earlier marks",
                ),
            ],
        },
        OptionSpec {
            name: "keep",
            clause: "C-9",
            values: &[
                ("together", "all show their kept cards at the same time"),
                (
                    "in-turn",
                    "players choose one after another and see earlier choices",
                ),
            ],
        },
        OptionSpec {
            name: "picks",
            clause: "C-10",
            values: &[
                (
                    "one-by-one",
                    "you see the first new card before you pick the second",
                ),
                (
                    "together",
                    "you choose both picks before you see a drawn card",
                ),
            ],
        },
    ];

    /// The option whether cards that are completed in the last turn are replaced. `clause` is the
    /// game's clause for it.
    pub const fn last_picks(clause: &str) -> OptionSpec<'_> {
        OptionSpec {
            name: "last-picks",
            clause,
            values: &[
                ("skip", "no new cards after the last turn"),
                ("take", "new cards after the last turn too"),
            ],
        }
    }

    /// The house rules that these choices select. Rulings without an option keep their defaults.
    ///
    /// # Panics
    /// If the choices have no option for [`OPTIONS`](Self::OPTIONS) or for
    /// [`last_picks`](Self::last_picks).
    ///
    /// ```
    /// use rnw_flip::{HouseRules, Marking};
    /// use roll_and_write::option::{Choices, OptionSpec};
    /// const OPTIONS: [OptionSpec<'_>; 4] = {
    ///     let [marking, keep, picks] = HouseRules::OPTIONS;
    ///     [marking, keep, picks, HouseRules::last_picks("X-1")]
    /// };
    /// let choices = Choices::read(&OPTIONS, [("marking", "in-turn")])?;
    /// assert_eq!(HouseRules::chosen(&choices).marking, Marking::InTurn);
    /// # Ok::<(), roll_and_write::option::OptionError>(())
    /// ```
    pub fn chosen(choices: &Choices<'_>) -> Self {
        Self {
            marking: choices.pick("marking", [Marking::Together, Marking::InTurn]),
            keeping: choices.pick("keep", [Keeping::Together, Keeping::InTurn]),
            picking: choices.pick("picks", [Picking::OneByOne, Picking::Together]),
            last_picks: choices.pick("last-picks", [LastPicks::Skip, LastPicks::Take]),
            ..Self::default()
        }
    }
}

/// What a table has agreed on: the number of seats and the house rules.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableRules {
    pub(super) seats: usize,
    pub(super) house: HouseRules,
}
