//! The first game that teaches, at the screen.

use super::shown::ShownTable;
use crate::bindings::Action;
use crate::render::{Block, Role, StyledLine};
use crate::screen::Note;
use crate::spot::Spot;
use crate::ui_state::UiState;
use rnw_i18n::FrontEnd;
use rnw_session::{CheckedMove, Lesson, LessonStep, LiveGame, Tutor};
use roll_and_write::{Arg, MoveId};

/// A lesson while it is taught, with the start of the keys of its texts.
pub(super) struct Taught {
    pub(super) tutor: Tutor,
    words: String,
}

impl Taught {
    pub(super) fn new(lesson: Lesson, words: impl Into<String>) -> Self {
        Self {
            tutor: Tutor::new(lesson),
            words: words.into(),
        }
    }

    /// Explains the next step whose occasion has come.
    pub(super) fn look(&mut self, live: &LiveGame, shown: &ShownTable) {
        if let Some(learner) = shown.learner(live) {
            self.tutor.look(&learner);
        }
    }

    /// Tells the tutor about a move that is about to be played. Returns whether it is what was to be tried.
    pub(super) fn praises(
        &mut self,
        live: &LiveGame,
        shown: &ShownTable,
        checked: &CheckedMove,
    ) -> bool {
        let learner = shown.learner(live);
        let messages = learner.map_or_else(Vec::new, |learner| learner.brought_by(checked));
        self.tutor.played(&messages) == Some(true)
    }

    /// Whether the question of the step that is explained now is answered, if it has one; `None` if no step is
    /// explained.
    pub(super) fn explained_answers(&self) -> Option<bool> {
        let step = self.tutor.explained()?;
        Some(step.answers == 0 || self.tutor.answer().is_some())
    }

    /// Handles a key while a step is explained, or a key that skips steps. Returns whether it is one.
    pub(super) fn act(&mut self, action: Action) -> bool {
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "of all that one can ask, a part means something here"
        )]
        match action {
            Action::Accept => self.tutor.go_on(),
            Action::Choose(answer) => self.tutor.choose(answer),
            Action::SkipStep => self.tutor.skip(),
            Action::EndLesson => self.tutor.skip_all(),
            _ => return false,
        }
        true
    }

    /// A move that brings what the learner is to try.
    pub(super) fn move_to_try(&self, live: &LiveGame, shown: &ShownTable) -> Option<MoveId> {
        let occasion = &self.tutor.tried()?.when;
        occasion.gain.as_ref()?;
        shown.learner(live)?.move_that_brings(occasion)
    }

    fn text(&self, ui: &UiState, id: &str, part: &str) -> String {
        let key = format!("{}-{id}{part}", self.words);
        ui.translator.text_on(&key, FrontEnd::Screen)
    }

    /// The note about what the learner is to try.
    pub(super) fn note(&self, ui: &UiState) -> Option<Note> {
        let step = self.tutor.tried()?;
        Some(Note::new(Role::Symbol, self.text(ui, &step.id, "-try")))
    }

    /// The step that is explained, with its title.
    pub(super) fn explanation(&self, ui: &UiState, width: usize) -> Option<(String, Block)> {
        let step = self.tutor.explained()?;
        let (done, all) = self.tutor.progress();
        let gaps = [
            ("step", Arg::Number(done as i64 + 1)),
            ("steps", Arg::Number(all as i64)),
        ];
        let title = ui.translator.with("teach-title", &gaps);
        let mut block = Block::wrapped(Role::Plain, &self.text(ui, &step.id, ""), width);
        if step.answers > 0 {
            block.push(StyledLine::default());
            block.below(self.question_of(step, ui, width));
        }
        Some((title, block))
    }

    /// The question of a step with its answers, and what is said about the chosen one.
    fn question_of(&self, step: &LessonStep, ui: &UiState, width: usize) -> Block {
        let answer = self.tutor.answer();
        let text = |part: &str| self.text(ui, &step.id, part);
        let mut block = Block::wrapped(Role::Title, &text("-ask"), width);
        let verdict = |answer| {
            let is_right = answer == step.right;
            let role = if is_right { Role::Fresh } else { Role::Clash };
            (role, ui.glyphs.verdict(is_right))
        };
        for number in 1..=step.answers {
            let is_judged = answer.is_some_and(|chosen| [chosen, step.right].contains(&number));
            let (role, sign) = if is_judged {
                verdict(number)
            } else {
                (Role::Plain, ' ')
            };
            let line = format!("{sign}{number}) {}", text(&format!("-{number}")));
            for line in Block::wrapped(role, &line, width).lines() {
                block.push_spot(line.clone(), Spot::Answer(number));
            }
        }
        if let Some(answer) = answer {
            let key = if answer == step.right {
                "teach-right"
            } else {
                "teach-wrong"
            };
            let why = format!("{} {}", ui.translator.text(key), text("-why"));
            block.wrap(verdict(answer).0, &why, width);
        } else {
            block.wrap(Role::Faint, &ui.translator.text("teach-answer"), width);
        }
        block
    }
}
