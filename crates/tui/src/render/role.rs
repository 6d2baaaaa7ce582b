//! What drawn text is for; how that looks is left to whoever shows it.

/// What a piece of text is for. No role is told by its colour alone: each has a sign or a place of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Text without a role of its own.
    Plain,
    /// The name of what stands below or behind it.
    Title,
    /// Names of rows and columns, and what matters less.
    Faint,
    /// A symbol that can still be marked.
    Symbol,
    /// What was marked earlier.
    Marked,
    /// What was marked or built last.
    Fresh,
    /// What would be marked, and may be.
    Ghost,
    /// What would be marked, and may not be.
    Clash,
    /// What may be pointed at.
    Possible,
    /// A wall or a gap of a board.
    Wall,
    /// The bar of keys.
    Bar,
    /// The choice that is pointed at.
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
