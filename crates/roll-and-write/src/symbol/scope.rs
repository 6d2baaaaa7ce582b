//! Where cells lie, relative to the cell of a symbol.

/// Where cells lie, relative to the cell of the symbol.
///
/// ```
/// use roll_and_write::symbol::{Extra, Scope, Within};
/// let extra = Extra::cells(2).within(Scope::Row);
/// assert_eq!((extra.cells, extra.within), (2, Within::Scope(Scope::Row)));
/// assert_eq!(Scope::ALL[3], Scope::Row, "its number in the interface of modules is 3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum Scope {
    /// On any board of the seat.
    #[default]
    Anywhere,
    /// On the card of the symbol.
    Card,
    /// Next to the cell: cells that share an edge with it.
    Near,
    /// In the row of the cell.
    Row,
    /// In the column of the cell.
    Column,
    /// On the seat's other board.
    Other,
}

impl Scope {
    /// All scopes, in the order of their numbers in the interface of modules.
    pub const ALL: [Self; 6] = [
        Self::Anywhere,
        Self::Card,
        Self::Near,
        Self::Row,
        Self::Column,
        Self::Other,
    ];
}
