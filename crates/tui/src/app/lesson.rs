//! The first game that teaches, at the screen.

use super::App;
use crate::bindings::Action;
use crate::canvas::Canvas;
use crate::render::{Block, Role, StyledLine};
use crate::screen::Note;
use crate::spot::Spot;
use rnw_i18n::FrontEnd;
use rnw_session::{CheckedMove, Learner, Lesson, LessonStep, Tutor};
use roll_and_write::Arg;
use std::io::Write;

/// A lesson while it is taught, with the start of the keys of its texts.
pub(super) struct Taught {
    tutor: Tutor,
    words: String,
}

impl Taught {
    /// The step that is explained now.
    pub(super) fn explained(&self) -> Option<&LessonStep> {
        self.tutor.explained()
    }

    /// The step that the learner tries now.
    pub(super) fn tried(&self) -> Option<&LessonStep> {
        self.tutor.tried()
    }
}

impl<W: Write> App<W> {
    /// The same game as a first game that teaches. `words` is the start of the keys of the lesson's texts.
    #[must_use]
    pub fn taught_by(mut self, lesson: Lesson, words: impl Into<String>) -> Self {
        self.lesson = Some(Taught {
            tutor: Tutor::new(lesson),
            words: words.into(),
        });
        self.ui_state.has_lesson = true;
        self
    }

    /// Explains the next step whose occasion has come.
    pub(super) fn teach(&mut self) {
        if let (Some(lesson), Some(seat)) = (&mut self.lesson, self.viewpoint) {
            let observed = &self.logs[seat].observed;
            lesson
                .tutor
                .look(&Learner::new(&self.table, seat, observed));
        }
    }

    /// The person whose view is shown, as a learner.
    fn learner(&self) -> Option<Learner<'_>> {
        let seat = self.viewpoint?;
        Some(Learner::new(&self.table, seat, &self.logs[seat].observed))
    }

    /// Tells the tutor about a move that is about to be played.
    pub(super) fn tell_tutor(&mut self, checked: &CheckedMove) {
        if self.lesson.is_none() {
            return;
        }
        let learner = self.learner();
        let messages = learner.map_or_else(Vec::new, |learner| learner.brought_by(checked));
        if let Some(lesson) = &mut self.lesson
            && lesson.tutor.played(&messages) == Some(true)
        {
            self.ui_state.say(Role::Fresh, "teach-well-done");
        }
    }

    /// Whether a step is explained now.
    pub(super) fn is_taught_now(&self) -> bool {
        self.explained().is_some()
    }

    fn explained(&self) -> Option<&LessonStep> {
        self.lesson.as_ref()?.explained()
    }

    /// Whether the question of the step that is explained now is answered, if it has one; `None` if no step is
    /// explained.
    pub(super) fn explained_answers(&self) -> Option<bool> {
        let lesson = self.lesson.as_ref()?;
        let step = lesson.explained()?;
        Some(step.answers == 0 || lesson.tutor.answer().is_some())
    }

    /// Handles a key while a step is explained, or a key that skips steps.
    pub(super) fn act_in_lesson(&mut self, action: Action) {
        let Some(lesson) = &mut self.lesson else {
            return;
        };
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "of all that one can ask, a part means something here"
        )]
        match action {
            Action::Accept => lesson.tutor.go_on(),
            Action::Choose(answer) => lesson.tutor.choose(answer),
            Action::SkipStep => lesson.tutor.skip(),
            Action::EndLesson => {
                lesson.tutor.skip_all();
                let translator = &self.ui_state.translator;
                let text = translator.text_on("teach-ended", FrontEnd::Screen);
                self.ui_state.show_status(Role::Fresh, text);
            }
            _ => return,
        }
        self.show_what_is_tried();
        if !self.is_taught_now() {
            self.teach();
        }
    }

    /// Selects a move that brings what the learner is to try. Returns whether there is one.
    pub(super) fn show_what_is_tried(&mut self) -> bool {
        let tried = self.lesson.as_ref().and_then(Taught::tried);
        let when = tried.map(|step| step.when.clone());
        let when = when.filter(|when| when.gain.is_some());
        let id = when.and_then(|when| self.learner()?.move_that_brings(&when));
        let (Some(id), Some(selection)) = (id, &mut self.selection) else {
            return false;
        };
        let target = self.table.game().target(&selection.view, id);
        selection.set(&target);
        self.weigh();
        true
    }

    fn lesson_text(&self, id: &str, part: &str) -> String {
        let words = self.lesson.as_ref().map_or("", |lesson| &lesson.words);
        let key = format!("{words}-{id}{part}");
        self.ui_state.translator.text_on(&key, FrontEnd::Screen)
    }

    /// The note about what the learner is to try.
    pub(super) fn note_lesson(&self, notes: &mut Vec<Note>) {
        let tried = self.lesson.as_ref().and_then(Taught::tried);
        if let Some(step) = tried {
            let text = self.lesson_text(&step.id, "-try");
            notes.push(Note::new(Role::Symbol, text));
        }
    }

    /// Draws the step that is explained, above the bar of keys, so that the boards stay visible.
    pub(super) fn paint_lesson(&mut self, canvas: &mut Canvas<'_>) {
        let Some(lesson) = &self.lesson else {
            return;
        };
        let Some(step) = lesson.explained() else {
            return;
        };
        let width = crate::ui_state::paper_width(canvas.area().width);
        let (done, all) = lesson.tutor.progress();
        let gaps = [
            ("step", Arg::Number(done as i64 + 1)),
            ("steps", Arg::Number(all as i64)),
        ];
        let title = self.ui_state.translator.with("teach-title", &gaps);
        let block = self.explanation(step, lesson.tutor.answer(), width);
        self.ui_state.draw_paper_below(canvas, &title, &block);
    }

    fn explanation(&self, step: &LessonStep, answer: Option<u8>, width: usize) -> Block {
        let mut block = Block::default();
        block.wrap(Role::Plain, &self.lesson_text(&step.id, ""), width);
        if step.answers == 0 {
            return block;
        }
        block.push(StyledLine::default());
        block.wrap(Role::Title, &self.lesson_text(&step.id, "-ask"), width);
        let verdict = |answer| {
            let is_right = answer == step.right;
            let role = if is_right { Role::Fresh } else { Role::Clash };
            (role, self.ui_state.glyphs.verdict(is_right))
        };
        for number in 1..=step.answers {
            let text = self.lesson_text(&step.id, &format!("-{number}"));
            let is_judged = answer.is_some_and(|chosen| [chosen, step.right].contains(&number));
            let (role, sign) = if is_judged {
                verdict(number)
            } else {
                (Role::Plain, ' ')
            };
            for line in Block::wrapped(role, &format!("{sign}{number}) {text}"), width).lines() {
                block.push_spot(line.clone(), Spot::Answer(number));
            }
        }
        if let Some(answer) = answer {
            let key = if answer == step.right {
                "teach-right"
            } else {
                "teach-wrong"
            };
            let why = self.lesson_text(&step.id, "-why");
            let text = format!("{} {why}", self.text(key));
            block.wrap(verdict(answer).0, &text, width);
        } else {
            block.wrap(Role::Faint, &self.text("teach-answer"), width);
        }
        block
    }
}
