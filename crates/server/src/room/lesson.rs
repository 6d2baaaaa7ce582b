//! The lesson of a room: a tutor follows the learner, who has the first seat.

use super::{Room, Stage};
use crate::message::{ErrorCode, LessonRequest};
use crate::refused::Refused;
use crate::target;
use rnw_session::{CheckedMove, Learner, Lesson, LessonStep, Tutor};
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

impl Room {
    /// The learner goes on.
    pub(crate) fn learn(&mut self, seat: Seat, request: LessonRequest) -> Result<(), Refused> {
        let is_open = matches!(self.stage, Stage::Open(_));
        let Some(teaching) = self.teaching.as_mut().filter(|_| is_open) else {
            return Err(ErrorCode::Phase.into());
        };
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
        self.keep_lesson();
        Ok(())
    }

    /// Explains the next step whose occasion has come.
    pub(super) fn teach(&mut self) {
        let (Some(teaching), Stage::Open(open)) = (&mut self.teaching, &mut self.stage) else {
            return;
        };
        let seat = Seat::new(LEARNER);
        let observed = open.logs.observed(seat, open.table.log());
        let learner = Learner::new(&open.table, seat, observed);
        teaching.tutor.look(&learner);
    }

    /// What a move brings the learner who tries something; empty otherwise.
    pub(super) fn brought(&mut self, checked: &CheckedMove) -> Vec<Message> {
        let (Some(teaching), Stage::Open(open)) = (&mut self.teaching, &mut self.stage) else {
            return Vec::new();
        };
        teaching.praised = false;
        let seat = checked.seat();
        if seat.index() != LEARNER || teaching.tutor.tried().is_none() {
            return Vec::new();
        }
        let observed = open.logs.observed(seat, open.table.log());
        Learner::new(&open.table, seat, observed).brought_by(checked)
    }

    /// The learner has made a move that brought this.
    pub(super) fn tried(&mut self, seat: Seat, brought: &[Message]) {
        if seat.index() == LEARNER
            && let Some(teaching) = &mut self.teaching
        {
            teaching.praised = teaching.tutor.played(brought) == Some(true);
        }
    }

    /// Stores which steps are done, if that has changed.
    fn keep_lesson(&mut self) {
        let (Some(teaching), Some(note)) = (&self.teaching, &mut self.note.lesson) else {
            return;
        };
        if note.done != teaching.tutor.done() {
            teaching.tutor.done().clone_into(&mut note.done);
            // If it cannot be stored, these steps are explained again after a restart.
            let _ = self.keep();
        }
    }

    /// What a seat is shown of the lesson; `None` for all but the learner, and between two steps.
    pub(super) fn lesson_sight(&mut self, seat: Seat, picture: &Picture) -> Option<LessonSight> {
        let (Some(teaching), Stage::Open(open)) = (&self.teaching, &mut self.stage) else {
            return None;
        };
        if seat.index() != LEARNER {
            return None;
        }
        let tutor = &teaching.tutor;
        let explained = tutor.explained().cloned();
        let tried = tutor.tried().cloned();
        if explained.is_none() && tried.is_none() && !teaching.praised {
            return None;
        }
        let observed = open.logs.observed(seat, open.table.log());
        let learner = Learner::new(&open.table, seat, observed);
        let game = open.table.game();
        let targets = |step: &LessonStep| {
            let example = learner.example(step);
            example.map_or_else(Vec::new, |id| {
                let pointed = game.target(&open.table.view(seat), id);
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
