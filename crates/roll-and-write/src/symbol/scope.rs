//! Where cells lie, seen from the cell of a symbol.

/// Where extra cells may lie, seen from the cell of the symbol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Scope {
    /// On any board of the seat.
    #[default]
    Anywhere,
    /// On the card of the symbol.
    Card,
    /// Next to the cell, edge to edge.
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
