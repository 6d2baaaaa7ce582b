//! The rows of a score sheet: what is printed in their boxes, and what a player has written there.

use super::{Face, Hue, Label};
use crate::Message;

/// A track of a sheet.
///
/// A track whose boxes have something printed is drawn as a row of a score sheet. A track of plain boxes is drawn as a
/// line of a tally.
///
/// ```
/// use roll_and_write::picture::{BoxPicture, Face, TrackPicture};
/// let boxes = vec![BoxPicture::CROSSED, BoxPicture::CROSSED, BoxPicture::EMPTY];
/// let face = Some(Face::new('●', 'o'));
/// let coins = TrackPicture { row: 3, face, ..TrackPicture::new("track-coins", boxes) };
/// assert_eq!(coins.boxes.iter().filter(|one| one.is_filled()).count(), 2);
/// assert!(!coins.is_printed());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct TrackPicture {
    /// The key of the track's name, such as `track-coins`.
    pub name: String,
    /// The number of boxes in a row.
    pub row: usize,
    /// The boxes from left to right, top to bottom.
    pub boxes: Vec<BoxPicture>,
    /// The symbol that fills the track, or the sign of a row of a score sheet. Boxes of other rows and dice that belong
    /// to the row show the same sign.
    pub face: Option<Face>,
    /// The colour of the track, if it has one.
    pub hue: Option<Hue>,
    /// What else there is to know about the track, such as the points that it has now. Written after its boxes.
    pub facts: Vec<Message>,
}

impl TrackPicture {
    /// A track with all its boxes in one row, and nothing else.
    pub fn new(name: &str, boxes: Vec<BoxPicture>) -> Self {
        Self {
            name: name.to_owned(),
            row: boxes.len(),
            boxes,
            face: None,
            hue: None,
            facts: Vec::new(),
        }
    }

    /// Whether something is printed in a box of the track.
    pub fn is_printed(&self) -> bool {
        self.boxes.iter().any(BoxPicture::is_printed)
    }
}

/// One box of a track.
///
/// ```
/// use roll_and_write::Message;
/// use roll_and_write::picture::{BoxContent, BoxPicture, Face};
/// // The number 12 can be crossed only after five other boxes. Then the row is closed for all.
/// let last = BoxPicture {
///     note: Some(Message::new("box-needs").number("boxes", 5)),
///     ..BoxPicture::number(12)
/// };
/// let lock = BoxPicture { face: Some(Face::new('⚿', '$')), closed: true, ..BoxPicture::EMPTY };
/// assert_eq!(last.print.map(|label| label.to_string()).as_deref(), Some("12"));
/// assert!(!lock.is_filled() && lock.is_printed());
/// assert_eq!(BoxPicture::written(4).content, BoxContent::Written(4));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct BoxPicture {
    /// What is written in the box.
    pub content: BoxContent,
    /// The text that is printed in the box.
    pub print: Option<Label>,
    /// The symbol that is printed in the box, such as a lock or a bonus. Next to a text if there is one.
    pub face: Option<Face>,
    /// The condition or the bonus of the box as a sentence. Shown when a player points at the box.
    pub note: Option<Message>,
    /// The colour of the box; `None` for the colour of its track.
    pub hue: Option<Hue>,
    /// Whether the empty box can never be filled any more, because the game has passed it or has closed its row.
    pub closed: bool,
}

impl BoxPicture {
    /// An empty box with nothing printed.
    pub const EMPTY: Self = Self::of(BoxContent::Empty);
    /// A crossed box with nothing printed.
    pub const CROSSED: Self = Self::of(BoxContent::Crossed);

    const fn of(content: BoxContent) -> Self {
        Self {
            content,
            print: None,
            face: None,
            note: None,
            hue: None,
            closed: false,
        }
    }

    /// A box with nothing printed, in which a player has written a number.
    pub const fn written(number: u8) -> Self {
        Self::of(BoxContent::Written(number))
    }

    /// An empty box with a printed number from -99 to 999.
    pub fn number(number: impl Into<i64>) -> Self {
        Self {
            print: Some(Label::number(number)),
            ..Self::EMPTY
        }
    }

    /// Whether a player has written something in the box.
    pub fn is_filled(&self) -> bool {
        self.content != BoxContent::Empty
    }

    /// Whether something is printed in the box.
    pub fn is_printed(&self) -> bool {
        self.print.is_some() || self.face.is_some()
    }
}

impl Default for BoxPicture {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// What a player has written in a box.
///
/// ```
/// use roll_and_write::picture::BoxContent;
/// let text = |content| match content {
///     BoxContent::Empty => "_".to_owned(),
///     BoxContent::Crossed => "x".to_owned(),
///     BoxContent::Written(number) => number.to_string(),
/// };
/// assert_eq!(text(BoxContent::Written(4)), "4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum BoxContent {
    /// Nothing.
    #[default]
    Empty,
    /// A cross.
    Crossed,
    /// This number.
    Written(u8),
}
