//! Colours, and the hatching that stands for them on paper without colours.

use roll_and_write::picture::Hue;

/// Whether colours are used.
///
/// ```
/// use rnw_drawing::ColorMode;
/// assert_eq!(ColorMode::default(), ColorMode::Color);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum ColorMode {
    /// With colours. Shapes and letters have the same meaning.
    #[default]
    Color,
    /// Only black lines on white.
    BlackAndWhite,
}

pub(crate) const BLACK: &str = "#000";
pub(crate) const WHITE: &str = "#fff";

impl ColorMode {
    /// A dark colour for symbols and seals.
    pub(crate) fn deep(self, hue: Option<Hue>) -> &'static str {
        match (self, hue) {
            (Self::BlackAndWhite, _) | (Self::Color, None) => BLACK,
            (_, Some(Hue::Purple)) => "#6a2c91",
            (_, Some(Hue::Orange)) => "#b94a00",
            (_, Some(Hue::Green)) => "#1b6e34",
            (_, Some(Hue::Gray)) => "#50565c",
            (_, Some(Hue::Red)) => "#b3162c",
            (_, Some(Hue::Blue)) => "#1a4f9c",
            (_, Some(Hue::Yellow)) => "#b98700",
        }
    }

    /// A light colour for areas with black text.
    pub(crate) fn pale(self, hue: Option<Hue>) -> &'static str {
        match (self, hue) {
            (Self::BlackAndWhite, _) => WHITE,
            (_, None) => "#ece6da",
            (_, Some(Hue::Purple)) => "#dcc5ea",
            (_, Some(Hue::Orange)) => "#f9cfa6",
            (_, Some(Hue::Green)) => "#c2e3c6",
            (_, Some(Hue::Gray)) => "#d9dcde",
            (_, Some(Hue::Red)) => "#f4c3c6",
            (_, Some(Hue::Blue)) => "#c5d8f3",
            (_, Some(Hue::Yellow)) => "#f5e3a1",
        }
    }

    /// Thin lines.
    pub(crate) fn thin(self) -> &'static str {
        match self {
            Self::Color => "#8a8578",
            Self::BlackAndWhite => BLACK,
        }
    }

    /// The ground of a cell.
    pub(crate) fn cell(self) -> &'static str {
        match self {
            Self::Color => "#fffdf6",
            Self::BlackAndWhite => WHITE,
        }
    }

    /// The ground of a wall.
    pub(crate) fn wall(self) -> &'static str {
        match self {
            Self::Color => "#cfc4b2",
            Self::BlackAndWhite => WHITE,
        }
    }

    /// What is new.
    pub(crate) fn fresh(self) -> &'static str {
        match self {
            Self::Color => "#b3162c",
            Self::BlackAndWhite => BLACK,
        }
    }
}

/// The directions of hatching lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hatching {
    Rising,
    Falling,
    Flat,
    Upright,
    Net,
    Lattice,
    Dense,
    Sparse,
}

impl Hatching {
    /// The hatching that stands for a colour.
    pub(crate) fn of(hue: Hue) -> Self {
        match hue {
            Hue::Purple => Self::Falling,
            Hue::Orange => Self::Flat,
            Hue::Green => Self::Rising,
            Hue::Gray => Self::Upright,
            Hue::Red => Self::Net,
            Hue::Blue => Self::Lattice,
            Hue::Yellow => Self::Dense,
        }
    }

    /// The directions of the lines, and the distance between them.
    pub(crate) fn lines(self) -> (&'static [Slope], f64) {
        match self {
            Self::Rising => (&[Slope::Rising], 1.2),
            Self::Falling => (&[Slope::Falling], 1.2),
            Self::Flat => (&[Slope::Flat], 1.0),
            Self::Upright => (&[Slope::Upright], 1.0),
            Self::Net => (&[Slope::Rising, Slope::Falling], 1.4),
            Self::Lattice => (&[Slope::Flat, Slope::Upright], 1.2),
            Self::Dense => (&[Slope::Rising], 0.6),
            Self::Sparse => (&[Slope::Falling], 2.2),
        }
    }
}

/// The direction of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Slope {
    Rising,
    Falling,
    Flat,
    Upright,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_and_hatchings_differ() {
        let hatchings = Hue::ALL.map(Hatching::of);
        let deep = Hue::ALL.map(|hue| ColorMode::Color.deep(Some(hue)));
        for at in 0..Hue::ALL.len() {
            assert!(!hatchings[..at].contains(&hatchings[at]));
            assert!(!deep[..at].contains(&deep[at]));
        }
    }
}
