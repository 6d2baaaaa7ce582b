//! The lesson of a room: a tutor follows the learner, who has the first seat.

use super::play::OpenGame;
use super::sight::WatcherLogs;
use crate::message::{ErrorCode, LessonRequest};
use crate::refused::Refused;
use crate::target;
use rnw_session::{CheckedMove, Learner, Lesson, LessonStep, LiveGame, Tutor};
use roll_and_write::picture::Picture;
use roll_and_write::{Message, Seat};

/// The index of the learner's seat.
const LEARNER: usize = 0;

/// A tutor, and whether the learner has just done what was asked for.
#[derive(Debug)]
pub(super) struct Teaching {
    tutor: Tutor,
    praised: bool,
}

impl Teaching {
    /// A lesson of which these steps are done.
    pub(super) fn new(lesson: Lesson, done: &[bool]) -> Self {
        Self {
            tutor: Tutor::resumed(lesson, done),
            praised: false,
        }
    }
}

/// What the learner is shown of the lesson, before it is translated.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct LessonSight {
    /// The number of steps that are done, and of all steps.
    pub(crate) progress: (usize, usize),
    /// The step that is explained, with the answer to its question.
    pub(crate) explained: Option<(LessonStep, Option<u8>)>,
    /// The step that is tried, with the targets of a move that does it.
    pub(crate) tried: Option<(LessonStep, Vec<String>)>,
    pub(crate) praised: bool,
}

impl OpenGame {
    /// The learner goes on.
    pub(super) fn learn(&mut self, seat: Seat, request: LessonRequest) -> Result<(), Refused> {
        let teaching = self.teaching.as_mut().ok_or(ErrorCode::Phase)?;
        if seat.index() != LEARNER {
            return Err(ErrorCode::Watching.into());
        }
        teaching.praised = false;
        let tutor = &mut teaching.tutor;
        match request {
            LessonRequest::Next => tutor.go_on(),
            LessonRequest::Answer { answer } => tutor.choose(answer),
            LessonRequest::Again => tutor.try_again(),
            LessonRequest::Skip => tutor.skip(),
            LessonRequest::End => tutor.skip_all(),
        }
        self.teach();
        Ok(())
    }

    /// Explains the next step whose occasion has come.
    pub(super) fn teach(&mut self) {
        if let Some(teaching) = &mut self.teaching {
            teaching.tutor.look(&learner(&self.table, &mut self.logs));
        }
    }

    /// What a move brings the learner who tries something; empty otherwise.
    pub(super) fn brought(&mut self, checked: &CheckedMove) -> Vec<Message> {
        let Some(teaching) = &mut self.teaching else {
            return Vec::new();
        };
        teaching.praised = false;
        if checked.seat().index() != LEARNER || teaching.tutor.tried().is_none() {
            return Vec::new();
        }
        learner(&self.table, &mut self.logs).brought_by(checked)
    }

    /// The learner has made a move that brought this.
    pub(super) fn tried(&mut self, seat: Seat, brought: &[Message]) {
        if seat.index() == LEARNER
            && let Some(teaching) = &mut self.teaching
        {
            teaching.praised = teaching.tutor.played(brought) == Some(true);
        }
    }

    /// Which steps of the lesson are done.
    pub(super) fn done(&self) -> Option<&[bool]> {
        Some(self.teaching.as_ref()?.tutor.done())
    }

    /// What a seat is shown of the lesson; `None` for all but the learner, and between two steps.
    pub(super) fn lesson_sight(&mut self, seat: Seat, picture: &Picture) -> Option<LessonSight> {
        let teaching = self.teaching.as_ref();
        let teaching = teaching.filter(|_| seat.index() == LEARNER)?;
        let tutor = &teaching.tutor;
        let explained = tutor.explained().cloned();
        let tried = tutor.tried().cloned();
        if explained.is_none() && tried.is_none() && !teaching.praised {
            return None;
        }
        let (table, learner) = (&self.table, learner(&self.table, &mut self.logs));
        let game = table.game();
        let targets = |step: &LessonStep| {
            let example = learner.example(step);
            example.map_or_else(Vec::new, |id| {
                let pointed = game.target(&table.view(seat), id);
                target::texts(picture, &pointed, &game.print_move(id))
            })
        };
        Some(LessonSight {
            progress: tutor.progress(),
            explained: explained.map(|step| (step, tutor.answer())),
            tried: tried.map(|step| {
                let targets = targets(&step);
                (step, targets)
            }),
            praised: teaching.praised,
        })
    }
}

/// The learner at a table, with what the learner has been shown.
fn learner<'a>(table: &'a LiveGame, logs: &'a mut WatcherLogs) -> Learner<'a> {
    let seat = Seat::new(LEARNER);
    Learner::new(table, seat, logs.observed(seat, table.log()))
}
