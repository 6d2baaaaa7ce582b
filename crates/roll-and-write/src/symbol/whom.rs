//! Changes of the sheets of other seats: what changes, and for whom.

/// The seats whose sheets a symbol changes, seen from the seat that marked its cell.
///
/// In a game for one seat, `Others`, `Next` and `Previous` are nobody. `Each`, `Leader` and `Last`
/// are the seat itself.
///
/// ```
/// use roll_and_write::symbol::Whom;
/// assert_eq!(Whom::ALL[4], Whom::Leader, "its number in the interface of modules is 4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum Whom {
    /// All other seats.
    Others,
    /// The next seat clockwise.
    Next,
    /// The seat before it.
    Previous,
    /// All seats, also the seat itself.
    Each,
    /// The seat with the most points. If several have them, the first of these from the start
    /// player on.
    Leader,
    /// The seat with the fewest points. If several have them, the first of these from the start
    /// player on.
    Last,
}

impl Whom {
    /// All of them, in the order of their numbers in the interface of modules.
    pub const ALL: [Self; 6] = [
        Self::Others,
        Self::Next,
        Self::Previous,
        Self::Each,
        Self::Leader,
        Self::Last,
    ];

    /// Whether it depends on the points of the seats.
    pub fn is_ranked(self) -> bool {
        matches!(self, Self::Leader | Self::Last)
    }
}

/// What a symbol does with the sheet of another seat.
///
/// ```
/// use roll_and_write::symbol::SheetChange;
/// assert_eq!(SheetChange::ALL[3], SheetChange::Take);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum SheetChange {
    /// Crosses off boxes there. Boxes that are missing are lost.
    Advance,
    /// Takes back boxes there.
    Erase,
    /// Writes a number there. The number is lost without a free box.
    Write,
    /// Moves boxes from there to the own sheet: as many as are filled there and free here.
    Take,
    /// Moves boxes from the own sheet there: as many as are filled here and free there.
    Give,
}

impl SheetChange {
    /// All of them, in the order of their numbers in texts of states.
    pub const ALL: [Self; 5] = [
        Self::Advance,
        Self::Erase,
        Self::Write,
        Self::Take,
        Self::Give,
    ];
}
