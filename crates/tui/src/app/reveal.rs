//! The end of a game with hidden pieces: they are turned up region by region, before the score sheets are shown. The
//! runner sets the pace, and any key or click skips the rest.

use crate::render::{Lights, Role, Touch};
use crate::screen::Note;
use crossterm::event::{Event, KeyEventKind, KeyModifiers, MouseEventKind};
use rnw_i18n::Translator;
use roll_and_write::picture::{Picture, RegionPicture};
use roll_and_write::{OnBoard, WideFrame};

/// A finished game as far as it is turned up.
pub(super) struct Revealed {
    pub(super) picture: Picture,
    pub(super) lights: Lights,
    pub(super) notes: Vec<Note>,
}

/// How far a finished game is turned up.
#[derive(Clone, Copy)]
pub(super) struct Reveal {
    /// The number of regions whose pieces are turned up.
    regions: usize,
}

impl Reveal {
    /// Begins to turn up pieces, if there are any.
    pub(super) fn of(picture: &Picture) -> Option<Self> {
        let mut pieces = picture.boards.iter().flat_map(|board| &board.cells);
        let has_pieces = pieces.any(|cell| cell.piece.is_some());
        (has_pieces && regions(picture) > 0).then_some(Self { regions: 0 })
    }

    /// Turns up the next region; `None` after the last one.
    pub(super) fn next(self, picture: &Picture) -> Option<Self> {
        let next = self.regions + 1;
        (next <= regions(picture)).then_some(Self { regions: next })
    }

    /// What is shown now.
    pub(super) fn revealed(self, picture: &Picture, translator: &Translator) -> Revealed {
        let mut picture = picture.clone();
        let (mut lights, mut left, mut last) = (Lights::default(), self.regions, None);
        for (at, board) in picture.boards.iter_mut().enumerate() {
            let turned = left.min(board.regions.len());
            for cell in board.regions[turned..]
                .iter()
                .flat_map(|region| region.cells)
            {
                let cell = board.cells.get_mut(cell.index());
                if let Some(piece) = cell.and_then(|cell| cell.piece.as_mut()) {
                    piece.number = None;
                }
            }
            board.regions.truncate(turned);
            left -= turned;
            if let Some(region) = board.regions.last() {
                lights.cells = vec![(OnBoard::Shared(at), region.cells, Touch::Ghost)];
                last = Some(region_note(&board.frame, region, translator));
            }
        }
        let mut notes = vec![Note::new(Role::Title, translator.text("table-over"))];
        notes.extend(last);
        notes.push(Note::new(Role::Faint, translator.text("tui-reveal-skip")));
        Revealed {
            picture,
            lights,
            notes,
        }
    }
}

/// Whether an event skips the rest, and whether it is handled as always. Ctrl with a letter is both.
pub(super) fn skips(event: &Event) -> (bool, bool) {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => {
            (true, key.modifiers.contains(KeyModifiers::CONTROL))
        }
        Event::Mouse(mouse) => (matches!(mouse.kind, MouseEventKind::Down(_)), false),
        Event::Key(_)
        | Event::Paste(_)
        | Event::Resize(..)
        | Event::FocusGained
        | Event::FocusLost => (false, true),
    }
}

/// A region by its first cell, and what came of it.
fn region_note(frame: &WideFrame, region: &RegionPicture, translator: &Translator) -> Note {
    let name = region.cells.first().map(|cell| frame.label(cell));
    let facts = translator.translate_all(&region.facts);
    let text = format!("{}: {facts}", name.unwrap_or_default());
    Note::new(Role::Plain, text)
}

/// The number of regions of all boards.
fn regions(picture: &Picture) -> usize {
    picture.boards.iter().map(|board| board.regions.len()).sum()
}
