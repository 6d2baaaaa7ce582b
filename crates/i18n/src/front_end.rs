//! How people play: sentences that name keys or typed lines differ.

/// How a person plays. The texts of a lesson select by it: `$front-end` is `screen`, `lines` or `page`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrontEnd {
    /// On the full screen, with keys and the mouse.
    Screen,
    /// Line by line, with typed moves.
    Lines,
    /// On a page in a browser, by touch or with the mouse.
    Page,
}

impl FrontEnd {
    /// The value of the gap.
    pub(crate) const fn tag(self) -> &'static str {
        match self {
            Self::Screen => "screen",
            Self::Lines => "lines",
            Self::Page => "page",
        }
    }
}
