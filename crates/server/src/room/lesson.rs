//! The lesson of a room: a tutor follows the learner, who has the first seat.

use super::logs::WatcherLogs;
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

    /// A seat goes on, which only the learner may.
    pub(super) fn go_on(&mut self, seat: Seat, request: LessonRequest) -> Result<(), Refused> {
        if seat.index() != LEARNER {
            return Err(ErrorCode::Watching.into());
        }
        self.praised = false;
        match request {
            LessonRequest::Next => self.tutor.go_on(),
            LessonRequest::Answer { answer } => self.tutor.choose(answer),
            LessonRequest::Again => self.tutor.try_again(),
            LessonRequest::Skip => self.tutor.skip(),
            LessonRequest::End => self.tutor.skip_all(),
        }
        Ok(())
    }

    /// Explains the next step whose occasion has come.
    pub(super) fn look(&mut self, live: &LiveGame, logs: &mut WatcherLogs) {
        self.tutor.look(&learner(live, logs));
    }

    /// What a move brings the learner who tries something; empty otherwise.
    pub(super) fn brought(
        &mut self,
        live: &LiveGame,
        logs: &mut WatcherLogs,
        checked: &CheckedMove,
    ) -> Vec<Message> {
        self.praised = false;
        if checked.seat().index() != LEARNER || self.tutor.tried().is_none() {
            return Vec::new();
        }
        learner(live, logs).brought_by(checked)
    }

    /// A seat has made a move that brought this.
    pub(super) fn tried(&mut self, seat: Seat, brought: &[Message]) {
        if seat.index() == LEARNER {
            self.praised = self.tutor.played(brought) == Some(true);
        }
    }

    /// Which steps are done.
    pub(super) fn done(&self) -> &[bool] {
        self.tutor.done()
    }

    /// What a seat is shown of the lesson; `None` for all but the learner, and between two steps.
    pub(super) fn sight(
        &self,
        live: &LiveGame,
        logs: &mut WatcherLogs,
        seat: Seat,
        picture: &Picture,
    ) -> Option<LessonSight> {
        let (explained, tried) = (self.tutor.explained(), self.tutor.tried());
        let is_between = explained.is_none() && tried.is_none() && !self.praised;
        if seat.index() != LEARNER || is_between {
            return None;
        }
        let (game, learner) = (live.game(), learner(live, logs));
        let targets = |step: &LessonStep| {
            let example = learner.example(step);
            example.map_or_else(Vec::new, |id| {
                let pointed = game.target(&live.view(seat), id);
                target::texts(picture, &pointed, &game.print_move(id))
            })
        };
        Some(LessonSight {
            progress: self.tutor.progress(),
            explained: explained.map(|step| (step.clone(), self.tutor.answer())),
            tried: tried.map(|step| (step.clone(), targets(step))),
            praised: self.praised,
        })
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

/// The learner at a table, with what the learner has been shown.
fn learner<'a>(live: &'a LiveGame, logs: &'a mut WatcherLogs) -> Learner<'a> {
    let seat = Seat::new(LEARNER);
    Learner::new(live, seat, logs.observed(seat, live.log()))
}
