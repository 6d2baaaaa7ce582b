//! The size of cards, and how far their ground reaches beyond the cut.

use crate::drawing::Drawing;
use crate::shape::Rectangle;

/// The width of a poker card in millimetres.
pub const CARD_WIDTH: f64 = 63.0;
/// The height of a poker card in millimetres.
pub const CARD_HEIGHT: f64 = 88.0;

/// A size of cards.
///
/// ```
/// use rnw_drawing::CardSize;
/// assert_eq!(CardSize::default().size(), (63.0, 88.0));
/// assert_eq!(CardSize::Tarot.size(), (70.0, 120.0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum CardSize {
    /// Poker: 63 x 88 mm.
    #[default]
    Poker,
    /// Mini: 44 x 68 mm.
    Mini,
    /// Tarot: 70 x 120 mm.
    Tarot,
}

impl CardSize {
    /// The width and the height in millimetres.
    pub fn size(self) -> (f64, f64) {
        match self {
            Self::Poker => (CARD_WIDTH, CARD_HEIGHT),
            Self::Mini => (44.0, 68.0),
            Self::Tarot => (70.0, 120.0),
        }
    }
}

/// How cards are cut.
///
/// ```
/// use rnw_drawing::{CardFormat, CardSize, SvgRenderer};
/// use rnw_i18n::{Translations, Translator};
/// let translator = Translator::new(Translations::english(), Vec::new());
/// let format = CardFormat { size: CardSize::Mini, bleed: 3.0 };
/// let renderer = SvgRenderer::new(&translator).with_format(format);
/// let back = renderer.with_bleed(renderer.card_back("My pack"));
/// assert_eq!((back.width().round(), back.height().round()), (50.0, 74.0));
/// ```
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct CardFormat {
    /// The size of a card after the cut.
    pub size: CardSize,
    /// How far the ground of a card reaches beyond the cut, in millimetres.
    pub bleed: f64,
}

impl CardFormat {
    /// The millimetres of a unit in which a card is drawn. Each card is drawn as wide as a poker card.
    fn unit(self) -> f64 {
        self.size.size().0 / CARD_WIDTH
    }

    /// The height of a card in the units in which it is drawn.
    pub(crate) fn drawn_height(self) -> f64 {
        self.size.size().1 / self.unit()
    }

    /// The card after the cut, in the units in which it is drawn.
    pub(crate) fn drawn(self) -> Rectangle {
        Rectangle::new(0.0, 0.0, CARD_WIDTH, self.drawn_height())
    }

    /// A card on which nothing is drawn yet.
    pub(crate) fn blank(self) -> Drawing {
        Drawing::new(CARD_WIDTH, self.drawn_height())
    }

    /// The card with its bleed, in the units in which it is drawn.
    pub(crate) fn ground(self) -> Rectangle {
        self.drawn().inset(-self.bleed / self.unit())
    }

    pub(crate) fn has_bleed(self) -> bool {
        self.bleed > 0.0
    }

    /// A drawn card in its size on paper.
    pub(crate) fn on_paper(self, drawn: Drawing) -> Drawing {
        if self.size == CardSize::Poker {
            return drawn;
        }
        drawn.scaled(self.unit())
    }
}
