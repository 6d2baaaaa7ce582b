//! The end of a game with hidden pieces: they are turned up region by region, before the score sheets are shown. The
//! runner sets the pace, and any key or click skips the rest.

use super::{App, AppEffect};
use crate::render::{Lights, Role, Touch};
use crate::screen::Note;
use crossterm::event::{Event, KeyEventKind, KeyModifiers, MouseEventKind};
use roll_and_write::OnBoard;
use roll_and_write::picture::{Picture, RegionPicture};
use std::io::Write;

/// A finished game as far as it is turned up.
pub(super) struct Revealed {
    pub(super) picture: Picture,
    pub(super) lights: Lights,
    pub(super) notes: Vec<Note>,
}

impl<W: Write> App<W> {
    /// Begins to turn up pieces, if there are any and there is a pace.
    pub(super) fn begin_reveal(&mut self) -> Option<AppEffect> {
        let pieces = self.picture.boards.iter().flat_map(|board| &board.cells);
        let has_pieces = pieces.clone().any(|cell| cell.piece.is_some());
        // A lesson explains the end in front of the board as it is then.
        let begins = has_pieces
            && regions(&self.picture) > 0
            && self.lesson.is_none()
            && !self.settings.bot_pause.is_zero();
        self.revealed = begins.then_some(0);
        begins.then_some(AppEffect::Pause)
    }

    /// Turns up the next region, or ends with the last one.
    pub(super) fn reveal_more(&mut self) -> Vec<AppEffect> {
        let next = self.revealed.map(|shown| shown + 1);
        self.revealed = next.filter(|shown| *shown <= regions(&self.picture));
        self.revealed
            .map(|_| AppEffect::Pause)
            .into_iter()
            .collect()
    }

    /// Whether an event only skips the rest. Ctrl with a letter does so and is then handled as always.
    pub(super) fn skips_reveal(&mut self, event: &Event) -> bool {
        let (skips, handled) = match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                (true, key.modifiers.contains(KeyModifiers::CONTROL))
            }
            Event::Mouse(mouse) => (matches!(mouse.kind, MouseEventKind::Down(_)), false),
            Event::Key(_)
            | Event::Paste(_)
            | Event::Resize(..)
            | Event::FocusGained
            | Event::FocusLost => (false, true),
        };
        let reveals = self.revealed.is_some();
        if skips {
            self.revealed = None;
        }
        reveals && !handled
    }

    /// What is shown now; `None` if nothing is left to turn up.
    pub(super) fn revealed(&self) -> Option<Revealed> {
        let shown = self.revealed?;
        let mut picture = self.picture.clone();
        let (mut lights, mut left, mut last) = (Lights::default(), shown, None);
        for (at, board) in picture.boards.iter_mut().enumerate() {
            let turned = left.min(board.regions.len());
            for region in &board.regions[turned..] {
                for cell in region.cells {
                    if let Some(piece) = board
                        .cells
                        .get_mut(cell.index())
                        .and_then(|cell| cell.piece.as_mut())
                    {
                        piece.number = None;
                    }
                }
            }
            board.regions.truncate(turned);
            left -= turned;
            if let Some(region) = board.regions.last() {
                lights.cells = vec![(OnBoard::Shared(at), region.cells, Touch::Ghost)];
                last = Some(self.region_note(&board.frame, region));
            }
        }
        let translator = &self.ui_state.translator;
        let mut notes = vec![Note::new(Role::Title, translator.text("table-over"))];
        notes.extend(last);
        notes.push(Note::new(Role::Faint, translator.text("tui-reveal-skip")));
        Some(Revealed {
            picture,
            lights,
            notes,
        })
    }

    /// A region by its first cell, and what came of it.
    fn region_note(&self, frame: &roll_and_write::WideFrame, region: &RegionPicture) -> Note {
        let name = region.cells.first().map(|cell| frame.label(cell));
        let facts = self.ui_state.translator.translate_all(&region.facts);
        Note::new(
            Role::Plain,
            format!("{}: {facts}", name.unwrap_or_default()),
        )
    }
}

/// The number of regions of all boards.
fn regions(picture: &Picture) -> usize {
    picture.boards.iter().map(|board| board.regions.len()).sum()
}
