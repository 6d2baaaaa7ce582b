//! The notes next to the boards.

use crate::render::{Block, Role, StyledLine, wrapped};
use crate::spot::Spot;

/// A text next to the boards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Note {
    pub(crate) role: Role,
    pub(crate) text: String,
    pub(crate) spot: Option<Spot>,
    /// Clickable texts in one row after the text.
    pub(crate) row: Vec<(Role, String, Spot)>,
}

impl Note {
    pub(crate) fn new(role: Role, text: impl Into<String>) -> Self {
        Self {
            role,
            text: text.into(),
            spot: None,
            row: Vec::new(),
        }
    }

    /// Whether it is the selected move, or something to choose.
    pub(super) fn is_choice(&self) -> bool {
        self.spot.is_some() || !self.row.is_empty()
    }

    /// A clickable note.
    pub(crate) fn at(spot: Spot, role: Role, text: impl Into<String>) -> Self {
        Self {
            spot: Some(spot),
            ..Self::new(role, text)
        }
    }
}

/// The notes to keep, below each other.
pub(super) fn notes_in(notes: &[Note], width: usize, keep: impl Fn(&Note) -> bool) -> Block {
    let mut block = Block::default();
    for note in notes.iter().filter(|note| keep(note)) {
        if !note.row.is_empty() {
            let text = StyledLine::new(note.role, &note.text);
            let mut pieces = vec![Block::from(text)];
            for (role, text, spot) in &note.row {
                pieces.push(Block::spot(StyledLine::new(*role, text), *spot));
            }
            block.below(Block::beside(pieces, 1));
            continue;
        }
        for line in wrapped(&note.text, width) {
            let line = StyledLine::new(note.role, line);
            match note.spot {
                Some(spot) => block.push_spot(line, spot),
                None => block.push(line),
            }
        }
    }
    block
}
