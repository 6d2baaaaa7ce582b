//! A first game that teaches: what is explained, when, what the player tries, and how it is checked.
//!
//! A [`Lesson`] is data and names no game: it speaks of the keys of messages. A [`Tutor`] follows one player
//! through it. It changes nothing in the game; a front end shows its steps.

use crate::{CheckedMove, LiveGame, ObservedLog, preview};
use roll_and_write::{Arg, Awaiting, Message, MoveId, Seat, Target};
use serde::Deserialize;
use std::borrow::Cow;
use thiserror::Error;

/// The largest number of answers to a question.
const ANSWERS_MAX: u8 = 4;

/// A first game: its deal, its opponents and what is explained.
///
/// ```
/// use rnw_session::Lesson;
/// let lesson = Lesson::parse(r#"{
///     "seed": 7,
///     "opponents": ["easy"],
///     "steps": [
///         { "id": "goal" },
///         { "id": "coin", "when": { "gain": "event-advanced", "of": "track-coins" }, "try": true },
///         { "id": "bonus", "when": { "owed": "owed-bonus" }, "answers": 2, "right": 1 }
///     ]
/// }"#)?;
/// assert_eq!(lesson.steps.len(), 3);
/// # Ok::<(), rnw_session::LessonError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The seed of the deal.
    pub seed: u64,
    /// The bots that play against the learner, as they are typed in a list of players.
    pub opponents: Vec<String>,
    /// What is explained, in this order as far as the occasions allow.
    pub steps: Vec<LessonStep>,
}

/// Something that is explained once.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// Its name. The keys of its texts end with it.
    pub id: String,
    /// When it is explained. Without it, as soon as the steps before it are done.
    #[serde(default)]
    pub when: Occasion,
    /// Whether the player then tries it with a move. If the occasion names a gain, the move must bring it.
    #[serde(default)]
    pub r#try: bool,
    /// The number of answers to its question, at most 4; 0 if it asks nothing.
    #[serde(default)]
    pub answers: u8,
    /// The right answer, counted from 1; 0 if it asks nothing.
    #[serde(default)]
    pub right: u8,
}

/// When a step is explained. Everything that is given must hold.
#[derive(Clone, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Occasion {
    /// The learner must decide this: the key of what is owed.
    pub owed: Option<String>,
    /// A legal move brings a message with this key.
    pub gain: Option<String>,
    /// This message has been shown to the learner.
    pub event: Option<String>,
    /// The message of `gain` or `event` contains this word or this number.
    pub of: Option<String>,
    /// The game is over.
    pub over: bool,
}

/// Why a text is not a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LessonError {
    /// The text is not JSON of the right form.
    #[error("{0}")]
    Json(String),
    /// The question of a step has no right answer, or too many answers.
    #[error(
        "step {id:?}: the right answer is {right} of {answers}; expected 1 to {answers}, at most 4"
    )]
    Answers {
        /// The name of the step.
        id: String,
        /// The right answer.
        right: u8,
        /// The number of answers.
        answers: u8,
    },
}

impl Lesson {
    /// Reads a lesson.
    ///
    /// # Errors
    /// If the text is not a lesson, or a question has no right answer.
    pub fn parse(text: &str) -> Result<Self, LessonError> {
        let lesson: Self =
            serde_json::from_str(text).map_err(|error| LessonError::Json(error.to_string()))?;
        for LessonStep {
            id, answers, right, ..
        } in &lesson.steps
        {
            let is_asked = (1..=*answers).contains(right) && *answers <= ANSWERS_MAX;
            let is_sound = is_asked || (*answers, *right) == (0, 0);
            if !is_sound {
                return Err(LessonError::Answers {
                    id: id.clone(),
                    right: *right,
                    answers: *answers,
                });
            }
        }
        Ok(lesson)
    }
}

impl Occasion {
    /// Whether a message is the one that this occasion speaks of.
    pub fn is_about(&self, message: &Message) -> bool {
        let key = self.gain.as_ref().or(self.event.as_ref());
        let contains = |of: &String| {
            message.args.iter().any(|(_, arg)| match arg {
                Arg::Word(word) => word == of,
                Arg::Number(number) => number.to_string() == *of,
                Arg::Name(_) | Arg::Seat(_) | Arg::List(_) => false,
            })
        };
        key.is_some_and(|key| message.key == *key) && self.of.as_ref().is_none_or(contains)
    }
}

/// What the learner faces.
pub trait Situation {
    /// The key of what the learner must decide; `None` if nothing.
    fn owed(&self) -> Option<Cow<'_, str>>;
    /// Whether a legal move brings a message of this occasion.
    fn can_gain(&self, occasion: &Occasion) -> bool;
    /// Whether the learner has been shown a message of this occasion.
    fn has_seen(&self, occasion: &Occasion) -> bool;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
}

/// A learner at a table, before a decision.
#[derive(Clone, Copy, Debug)]
pub struct Learner<'a> {
    live: &'a LiveGame,
    seat: Seat,
    observed: &'a ObservedLog,
}

impl<'a> Learner<'a> {
    /// The learner at a seat of a game, who has been shown these notices.
    pub fn new(live: &'a LiveGame, seat: Seat, observed: &'a ObservedLog) -> Self {
        Self {
            live,
            seat,
            observed,
        }
    }

    /// The first legal move that brings a message of this occasion.
    pub fn move_that_brings(&self, occasion: &Occasion) -> Option<MoveId> {
        let brings = |id: &MoveId| {
            let checked = self.live.check(self.seat, *id).ok();
            let messages = checked.map(|checked| self.brought_by(&checked));
            let mut messages = messages.into_iter().flatten();
            messages.any(|message| occasion.is_about(&message))
        };
        self.live.moves(self.seat).into_iter().find(brings)
    }

    /// A legal move that does what a step asks for: one that brings its gain. Without a gain: one that marks a whole
    /// pattern, if there is one.
    pub fn example(&self, step: &LessonStep) -> Option<MoveId> {
        if step.when.gain.is_some() {
            return self.move_that_brings(&step.when);
        }
        let view = self.live.view(self.seat);
        let moves = self.live.moves(self.seat);
        let is_whole = |id: &&MoveId| {
            let target = self.live.game().target(&view, **id);
            matches!(target, Target::Cells { cells, .. } if cells.len() > 1)
        };
        moves.iter().find(is_whole).or(moves.first()).copied()
    }

    /// Everything that a move brings, as far as the learner can know.
    pub fn brought_by(&self, checked: &CheckedMove) -> Vec<Message> {
        let view = self.live.view(self.seat);
        preview(&**self.live.game(), &view, checked.legal()).1
    }
}

impl Situation for Learner<'_> {
    fn owed(&self) -> Option<Cow<'_, str>> {
        if !self.live.awaited().contains(self.seat) {
            return None;
        }
        let picture = self.live.game().picture(&self.live.view(self.seat));
        picture.owed.map(|owed| owed.key)
    }

    fn can_gain(&self, occasion: &Occasion) -> bool {
        self.move_that_brings(occasion).is_some()
    }

    fn has_seen(&self, occasion: &Occasion) -> bool {
        let mut messages = self.observed.messages().iter();
        messages.any(|(_, message)| occasion.is_about(message))
    }

    fn is_over(&self) -> bool {
        self.live.awaiting() == Awaiting::Over
    }
}

/// What the tutor does now.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Doing {
    /// It waits for an occasion.
    #[default]
    Waiting,
    /// It explains a step.
    Explaining(usize),
    /// It has an answer to the question of a step.
    Answered(usize, u8),
    /// The learner tries a step with a move.
    Trying(usize),
}

/// Follows a learner through a lesson.
#[derive(Clone, Debug)]
pub struct Tutor {
    lesson: Lesson,
    /// For each step, whether it was explained or skipped.
    done: Vec<bool>,
    doing: Doing,
}

impl Tutor {
    /// A tutor at the beginning of a lesson.
    pub fn new(lesson: Lesson) -> Self {
        Self {
            done: vec![false; lesson.steps.len()],
            lesson,
            doing: Doing::Waiting,
        }
    }

    /// A tutor who continues a lesson: for each step, whether it was explained or skipped. Steps that are not in the
    /// list were not.
    pub fn resumed(lesson: Lesson, done: &[bool]) -> Self {
        let mut tutor = Self::new(lesson);
        for (own, done) in tutor.done.iter_mut().zip(done) {
            *own = *done;
        }
        tutor
    }

    /// For each step, whether it was explained or skipped.
    pub fn done(&self) -> &[bool] {
        &self.done
    }

    /// The first step of the lesson.
    pub fn first(&self) -> Option<&LessonStep> {
        self.lesson.steps.first()
    }

    /// Begins to explain the next step whose occasion has come, unless the tutor is busy with another one. At the end of
    /// the game, the steps whose occasion never came are explained too.
    pub fn look(&mut self, situation: &dyn Situation) {
        let over = situation.is_over();
        if over && matches!(self.doing, Doing::Trying(_)) {
            self.skip();
        }
        if self.doing != Doing::Waiting {
            return;
        }
        let comes = |(at, step): &(usize, &LessonStep)| {
            !self.done[*at] && (over || self.has_come(*at, &step.when, situation))
        };
        let mut steps = self.lesson.steps.iter().enumerate();
        if let Some((next, _)) = steps.find(comes) {
            self.doing = Doing::Explaining(next);
        }
    }

    fn has_come(&self, at: usize, when: &Occasion, situation: &dyn Situation) -> bool {
        if *when == Occasion::default() {
            // A step without an occasion keeps its place in the order.
            return self.done[..at].iter().all(|done| *done);
        }
        let owed = when.owed.as_deref();
        owed.is_none_or(|owed| situation.owed().as_deref() == Some(owed))
            && (when.gain.is_none() || situation.can_gain(when))
            && (when.event.is_none() || situation.has_seen(when))
            && (!when.over || situation.is_over())
    }

    /// The step that is explained now; `None` if there is none.
    pub fn explained(&self) -> Option<&LessonStep> {
        match self.doing {
            Doing::Explaining(at) | Doing::Answered(at, _) => self.lesson.steps.get(at),
            Doing::Waiting | Doing::Trying(_) => None,
        }
    }

    /// The answer that the learner gave to the question of the explained step, counted from 1.
    pub fn answer(&self) -> Option<u8> {
        match self.doing {
            Doing::Answered(_, answer) => Some(answer),
            Doing::Waiting | Doing::Explaining(_) | Doing::Trying(_) => None,
        }
    }

    /// The step that the learner tries now; `None` if there is none.
    pub fn tried(&self) -> Option<&LessonStep> {
        match self.doing {
            Doing::Trying(at) => self.lesson.steps.get(at),
            Doing::Waiting | Doing::Explaining(_) | Doing::Answered(..) => None,
        }
    }

    /// Answers the question of the explained step. An answer that does not exist changes nothing.
    pub fn choose(&mut self, answer: u8) {
        let Doing::Explaining(at) = self.doing else {
            return;
        };
        if (1..=self.lesson.steps[at].answers).contains(&answer) {
            self.doing = Doing::Answered(at, answer);
        }
    }

    /// Takes back a wrong answer, so that the question can be answered again.
    pub fn try_again(&mut self) {
        if let Doing::Answered(at, answer) = self.doing
            && answer != self.lesson.steps[at].right
        {
            self.doing = Doing::Explaining(at);
        }
    }

    /// Ends the explanation. A question must be answered first. If the learner is to try the step, that begins.
    pub fn go_on(&mut self) {
        let at = match self.doing {
            Doing::Explaining(at) if self.lesson.steps[at].answers == 0 => at,
            Doing::Answered(at, _) => at,
            Doing::Explaining(_) | Doing::Waiting | Doing::Trying(_) => return,
        };
        self.done[at] = true;
        self.doing = if self.lesson.steps[at].r#try {
            Doing::Trying(at)
        } else {
            Doing::Waiting
        };
    }

    /// Skips the step that is explained or tried now.
    pub fn skip(&mut self) {
        match self.doing {
            Doing::Explaining(at) | Doing::Answered(at, _) | Doing::Trying(at) => {
                self.done[at] = true;
            }
            Doing::Waiting => {}
        }
        self.doing = Doing::Waiting;
    }

    /// Skips all steps that are left.
    pub fn skip_all(&mut self) {
        self.done.fill(true);
        self.doing = Doing::Waiting;
    }

    /// The learner played a move that brought these messages. Returns whether that was what the learner was to
    /// try; `None` if there was nothing to try.
    pub fn played(&mut self, messages: &[Message]) -> Option<bool> {
        let step = self.tried()?;
        let found =
            step.when.gain.is_none() || messages.iter().any(|message| step.when.is_about(message));
        if found {
            self.doing = Doing::Waiting;
        }
        Some(found)
    }

    /// How many steps are done, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (
            self.done.iter().filter(|done| **done).count(),
            self.done.len(),
        )
    }
}

#[cfg(test)]
mod tests;
