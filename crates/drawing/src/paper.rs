//! Sizes of paper.

use std::str::FromStr;

/// A size of paper.
///
/// ```
/// use rnw_drawing::PaperSize;
/// assert_eq!("letter".parse(), Ok(PaperSize::Letter));
/// assert_eq!(PaperSize::A4.size(), (210.0, 297.0));
/// assert!("a5".parse::<PaperSize>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum PaperSize {
    /// A4.
    #[default]
    A4,
    /// US Letter.
    Letter,
}

impl PaperSize {
    /// The width and the height in millimetres.
    pub fn size(self) -> (f64, f64) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::Letter => (215.9, 279.4),
        }
    }

    /// The name, as a style sheet knows it.
    pub fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }
}

impl FromStr for PaperSize {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let all = [Self::A4, Self::Letter].into_iter();
        let mut named = all.filter(|paper| paper.name() == text.to_lowercase());
        named
            .next()
            .ok_or_else(|| format!("unknown paper {text:?}; expected a4 or letter"))
    }
}
