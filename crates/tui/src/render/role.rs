//! The purposes of drawn text. The caller decides how each purpose looks.

/// The purpose of a piece of text. No role depends on colour alone: each has its own character or position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Text without a role of its own.
    Plain,
    /// The name of what follows below or to the right.
    Title,
    /// Names of rows and columns, and less important text.
    Faint,
    /// A symbol that can still be marked.
    Symbol,
    /// A mark from earlier.
    Marked,
    /// The latest marks and fences.
    Fresh,
    /// A legal mark that the selected move would make.
    Ghost,
    /// An illegal mark that the selected move would make.
    Clash,
    /// A place that can be selected.
    Possible,
    /// A wall or a gap of a board.
    Wall,
    /// The bar of keys.
    Bar,
    /// The selected choice.
    Chosen,
}

impl Role {
    #[cfg(test)]
    pub(crate) const ALL: [Self; 12] = [
        Self::Plain,
        Self::Title,
        Self::Faint,
        Self::Symbol,
        Self::Marked,
        Self::Fresh,
        Self::Ghost,
        Self::Clash,
        Self::Possible,
        Self::Wall,
        Self::Bar,
        Self::Chosen,
    ];
}
