//! Accessors that let tests read a game at the screen. They are below the module, so they can read its private
//! fields.

use crate::app::deciding::MoveCheck;
use crate::app::{App, AppStage, ScreenExit};
use crate::form::Form;
use crate::selection::Selection;
use crate::spot::Zone;
use rnw_session::{LessonStep, Table};
use roll_and_write::{MoveId, OnBoard, Seat, WideSet};

impl<W> App<W> {
    pub(super) fn table(&self) -> &Table<W> {
        &self.table
    }

    pub(super) fn selection(&self) -> Option<&Selection> {
        self.deciding.as_ref().map(|deciding| &deciding.selection)
    }

    pub(super) fn is_hidden(&self) -> bool {
        matches!(self.shown.stage, AppStage::Hidden(_))
    }

    pub(super) fn is_asking(&self) -> bool {
        self.question.is_some()
    }

    pub(super) fn is_closing(&self) -> bool {
        matches!(self.shown.stage, AppStage::Closing(_))
    }

    pub(super) fn pointed_move(&self) -> Option<MoveId> {
        match &self.deciding.as_ref()?.verdict {
            MoveCheck::Fits(checked, _) => Some(checked.id()),
            MoveCheck::Refused(_) | MoveCheck::Nothing => None,
        }
    }

    pub(super) fn explained_step(&self) -> Option<LessonStep> {
        self.lesson.as_ref()?.tutor.explained().cloned()
    }

    pub(super) fn tried_step(&self) -> Option<LessonStep> {
        self.lesson.as_ref()?.tutor.tried().cloned()
    }

    pub(super) fn zones(&self) -> &[Zone] {
        &self.ui_state.zones
    }

    pub(super) fn cut(&self) -> &[String] {
        &self.ui_state.cut
    }

    pub(super) fn pages_shown(&self) -> usize {
        self.ui_state.pages
    }

    pub(super) fn news(&self) -> &[String] {
        self.shown.news()
    }

    /// The number of log entries that a seat has read. An entry that was read twice counts twice.
    pub(super) fn entries_shown(&self, seat: Seat) -> usize {
        self.shown.logs[seat].observed.entries_read()
    }

    pub(super) fn ended(&self) -> Option<&ScreenExit> {
        self.ended.as_ref()
    }
}

impl Selection {
    /// The form of these cells on a board.
    pub(super) fn form_of(&self, board: OnBoard, cells: WideSet) -> Form {
        let card = self.card(board);
        let form = card.and_then(|card| Form::of_cells(card.frame, cells));
        form.unwrap_or_else(Form::single)
    }
}
