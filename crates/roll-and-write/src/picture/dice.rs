//! Dice on the table.

use super::{Face, Hue, Label};
use crate::{Message, Seat};

/// Dice that the same seats may use.
///
/// ```
/// use roll_and_write::{Message, Seat};
/// use roll_and_write::picture::{DicePicture, DiePicture, DieState, Hue};
/// let all = Message::new("dice-shared");
/// let white = DicePicture::new(all, vec![DiePicture::number(3), DiePicture::number(5)]);
/// let (seat, red) = (Seat::new(0), Some(Hue::Red));
/// let red = DiePicture { hue: red, state: DieState::Chosen, ..DiePicture::number(6) };
/// let own = Message::new("dice-own").seat("player", seat);
/// let own = DicePicture { seat: Some(seat), ..DicePicture::new(own, vec![red]) };
/// assert_eq!((white.dice.len(), own.dice.len()), (2, 1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct DicePicture {
    /// The name of these dice, such as "for everybody".
    pub name: Message,
    /// The seat that may use the dice; `None` if everybody may.
    pub seat: Option<Seat>,
    /// The dice from left to right.
    pub dice: Vec<DiePicture>,
}

impl DicePicture {
    /// Dice that everybody may use.
    pub fn new(name: Message, dice: Vec<DiePicture>) -> Self {
        Self {
            name,
            seat: None,
            dice,
        }
    }
}

/// One die.
///
/// ```
/// use roll_and_write::picture::{DiePicture, Face, Label};
/// let sun = DiePicture { face: Some(Face::new('☼', '*')), ..DiePicture::BLANK };
/// assert_eq!(DiePicture::number(6).print, Some(Label::number(6)));
/// assert_eq!(sun.print, None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct DiePicture {
    /// The text on its upper side. A die with neither text nor symbol is not rolled yet.
    pub print: Option<Label>,
    /// The symbol on its upper side.
    pub face: Option<Face>,
    /// The colour of the die; `None` for a white die.
    pub hue: Option<Hue>,
    /// The sign of the row of the sheet that the die belongs to, if it belongs to one.
    pub sign: Option<Face>,
    /// Whether the die can be used.
    pub state: DieState,
}

impl DiePicture {
    /// A white die that is not rolled yet.
    pub const BLANK: Self = Self {
        print: None,
        face: None,
        hue: None,
        sign: None,
        state: DieState::Free,
    };

    /// A white die with a number.
    pub fn number(number: impl Into<i64>) -> Self {
        Self {
            print: Some(Label::number(number)),
            ..Self::BLANK
        }
    }
}

/// Whether a die can be used.
///
/// ```
/// use roll_and_write::picture::{DiePicture, DieState};
/// let gone = DiePicture { state: DieState::Gone, ..DiePicture::number(1) };
/// assert_ne!(gone.state, DiePicture::BLANK.state);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum DieState {
    /// It can be used or rolled.
    #[default]
    Free,
    /// It was chosen or set aside.
    Chosen,
    /// It has left the game.
    Gone,
}
