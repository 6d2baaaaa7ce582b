//! The purposes of drawn text, and what it lies on. The caller decides how each purpose looks.

use roll_and_write::picture::Hue;

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

/// What a piece of text lies on.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Shade {
    /// The terminal's own background.
    #[default]
    Bare,
    /// A card of this colour.
    Card(Option<Hue>),
    /// The title of a card of this colour.
    Banner(Option<Hue>),
    /// A free cell in the large form.
    Tile,
    /// A cell in the large form that was marked earlier.
    Old,
    /// A cell in the large form that was marked last.
    New,
}

/// Everything that decides how a piece of text looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ink {
    pub(crate) role: Role,
    /// The colour of a symbol.
    pub(crate) hue: Option<Hue>,
    pub(crate) shade: Shade,
}

impl From<Role> for Ink {
    fn from(role: Role) -> Self {
        Self {
            role,
            hue: None,
            shade: Shade::Bare,
        }
    }
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
