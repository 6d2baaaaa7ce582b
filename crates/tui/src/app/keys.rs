//! The effects of keys, the mouse and typed lines on a game at the screen.

use super::confirmation::Confirmation;
use super::deciding::{Deciding, MoveCheck};
use super::shown::AppStage;
use super::{App, AppEffect, ScreenExit};
use crate::bindings::{self, Action, Where};
use crate::hint::Explained;
use crate::key_hints::own_answer;
use crate::render::Role;
use crate::spot::Spot;
use crate::ui_state::{Dialog, InputOutcome, ScreenEffect};
use crossterm::event::Event;
use rnw_bots::analysis::Compared;
use rnw_i18n::{FrontEnd, name};
use rnw_session::{CheckedMove, NoUndo, TableError};
use roll_and_write::Seat;
use std::io::Write;

impl<W: Write> App<W> {
    pub(super) fn input(&mut self, event: &Event) -> Vec<AppEffect> {
        let place = self.place();
        match self.ui_state.handle(event) {
            InputOutcome::Nothing => Vec::new(),
            InputOutcome::Line(line) => self.typed(&line),
            InputOutcome::Key(input) => {
                let action = bindings::action(place, input);
                let translator = &self.ui_state.translator;
                let own = || own_answer(translator, input).filter(|_| place.is_question());
                let action = action.or_else(own);
                action.map_or_else(Vec::new, |action| self.act(action))
            }
            InputOutcome::Click(spot) => self.click(spot),
            InputOutcome::Point(spot) => {
                if spot.is_on_table() && place == Where::Table {
                    self.point_at(spot);
                }
                Vec::new()
            }
        }
    }

    fn point_at(&mut self, spot: Spot) {
        let Some(deciding) = &mut self.deciding else {
            return;
        };
        if deciding.selection.cursor != Some(spot) {
            deciding.selection.point_at(spot);
            self.ui_state.message = None;
            self.weigh();
        }
    }

    fn click(&mut self, spot: Option<Spot>) -> Vec<AppEffect> {
        if let Some(Spot::Press(index)) = spot {
            // A click on a row of the help acts in the context below the help.
            self.ui_state.dialog = None;
            let action = bindings::action_of_row(self.place(), index);
            return action.map_or_else(Vec::new, |action| self.act(action));
        }
        match (self.place(), spot) {
            (Where::Text, _) => return self.act(Action::Close),
            (Where::Lesson, Some(Spot::Answer(answer))) => return self.act(Action::Choose(answer)),
            (Where::Lesson, _) => return self.act(Action::Accept),
            (Where::Hidden | Where::Question | Where::MoveQuestion, _) => return Vec::new(),
            (Where::Table | Where::End | Where::Replay | Where::Menu, _) => {}
        }
        // A second click on the decided place does not end the turn.
        if matches!(self.shown.stage, AppStage::Closing(_))
            && !matches!(spot, Some(Spot::Go | Spot::ScreenPage(_)))
        {
            return Vec::new();
        }
        match spot {
            Some(spot @ Spot::Hand(card)) => {
                self.point_at(spot);
                if let Some(deciding) = &mut self.deciding {
                    deciding.selection.toggle(card);
                }
                self.weigh();
            }
            Some(spot @ Spot::Number(_)) => {
                self.point_at(spot);
                self.weigh();
            }
            Some(Spot::Go) => return self.act(Action::Place),
            Some(Spot::ScreenPage(page)) => self.ui_state.page = page,
            Some(spot) if spot.is_on_table() || matches!(spot, Spot::Choice(_)) => {
                self.point_at(spot);
                return self.act(Action::Place);
            }
            _ => {}
        }
        Vec::new()
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "of all that one can ask, a part means something here"
    )]
    pub(super) fn act(&mut self, action: Action) -> Vec<AppEffect> {
        if action == Action::Suspend {
            return vec![ScreenEffect::Suspend.into()];
        }
        if !action.reads() {
            self.ui_state.message = None;
        }
        let place = self.place();
        if place.is_question() {
            return self.answer(action);
        }
        if self.ui_state.act(action) {
            return Vec::new();
        }
        let over = self.shown.stage == AppStage::Over;
        match action {
            Action::Accept | Action::Choose(_) if place == Where::Lesson => {
                self.act_in_lesson(action);
            }
            Action::SkipStep | Action::EndLesson => self.act_in_lesson(action),
            Action::Rules => {
                if let Some(rules) = &mut self.rules {
                    rules.open_at(self.deciding.as_ref());
                    self.ui_state.read(Dialog::Rules);
                }
            }
            Action::Leave | Action::LeaveNow if over => return self.end(ScreenExit::Over),
            Action::Leave => self.question = Some(Confirmation::Leave),
            Action::LeaveNow => return self.end(ScreenExit::Interrupted),
            Action::Position => return self.give_position(),
            Action::Mouse => return vec![self.ui_state.switch_mouse().into()],
            Action::Rematch => self.question = Some(Confirmation::Rematch),
            Action::NewDeal => self.question = Some(Confirmation::NewDeal),
            Action::Table => self.looks = !self.looks,
            Action::Ready => {
                if let AppStage::Hidden(seat) = self.shown.stage {
                    self.begin_decision(seat);
                }
            }
            Action::Back => self.go_back(),
            Action::Type => self.ui_state.typed = Some(String::new()),
            Action::Undo => return self.undo(),
            Action::Redo => return self.redo(),
            Action::Hint => self.hint(),
            Action::Why => self.ui_state.read(Dialog::Why(self.scene().why())),
            Action::Place => return self.make(),
            _ => self.select(action),
        }
        Vec::new()
    }

    fn answer(&mut self, action: Action) -> Vec<AppEffect> {
        if action == Action::LeaveNow {
            self.question = None;
            return self.act(action);
        }
        let is_answer = matches!(action, Action::Accept | Action::Close);
        let question = self.question.take_if(|_| is_answer);
        let question = question.filter(|_| action == Action::Accept);
        match (question, self.shown.stage) {
            (Some(Confirmation::Leave), _) => self.end(ScreenExit::Left),
            (Some(Confirmation::Rematch), _) => self.end(ScreenExit::Rematch),
            (Some(Confirmation::NewDeal), _) => self.end(ScreenExit::NewDeal),
            (Some(Confirmation::Final(checked)), AppStage::Deciding(_)) => {
                self.decide(checked, true)
            }
            (Some(Confirmation::Redo(undone)), AppStage::Deciding(_)) => self.make_again(undone),
            (Some(Confirmation::Final(_) | Confirmation::Redo(_)) | None, _) => Vec::new(),
        }
    }

    /// Handles the actions that change only the selection.
    fn select(&mut self, action: Action) {
        let Some(deciding) = &mut self.deciding else {
            return;
        };
        match deciding.act(action, &self.ui_state.zones) {
            Ok(false) => return,
            Ok(true) => {}
            Err(key) => return self.ui_state.say(Role::Plain, key),
        }
        self.weigh();
    }

    /// Goes one level back: to the cards before any was chosen, the first page, or the end page. Leaves nothing.
    fn go_back(&mut self) {
        let picked = |deciding: &&mut Deciding| !deciding.selection.picked().is_empty();
        if let Some(deciding) = self.deciding.as_mut().filter(picked) {
            deciding.selection.unpick();
            self.weigh();
        } else if self.shown.stage == AppStage::Over && self.looks {
            self.looks = false;
        } else {
            self.ui_state.go_back();
        }
    }

    /// Gives the position away as the person at the screen knows it; everything after the end.
    fn give_position(&mut self) -> Vec<AppEffect> {
        let seat = match self.shown.viewpoint {
            _ if self.shown.stage == AppStage::Over => None,
            Some(seat) => Some(seat),
            None => {
                self.ui_state.say(Role::Clash, "tui-not-now");
                return Vec::new();
            }
        };
        let usual = &self.ui_state.usual_options;
        let position = self.table.position_at(usual, seat, usize::MAX);
        let effect = self.ui_state.give_position(position);
        effect.into_iter().map(AppEffect::from).collect()
    }

    /// Plays the selected move. In the hand it selects or deselects a card until enough are
    /// selected.
    fn make(&mut self) -> Vec<AppEffect> {
        if let AppStage::Closing(_) = self.shown.stage {
            return self.advance();
        }
        let Some(deciding) = &mut self.deciding else {
            return Vec::new();
        };
        match (&deciding.verdict, deciding.selection.cursor) {
            (_, Some(Spot::Hand(card))) if !deciding.selection.picked().contains(&card) => {
                deciding.selection.toggle(card);
                self.weigh();
            }
            (MoveCheck::Fits(checked, _), _) => {
                let checked = checked.clone();
                return self.decide(checked, false);
            }
            (_, Some(Spot::Hand(card))) => {
                deciding.selection.toggle(card);
                self.weigh();
            }
            (MoveCheck::Nothing | MoveCheck::Refused(_), _) => {
                let text = deciding.why(&self.table, &self.ui_state);
                self.ui_state.show_status(Role::Clash, text);
            }
        }
        Vec::new()
    }

    fn undo(&mut self) -> Vec<AppEffect> {
        let is_over = self.shown.stage == AppStage::Over;
        let Some(seat) = self.shown.viewpoint.filter(|_| !is_over) else {
            return Vec::new();
        };
        // The first undo clears the selected cards.
        if let Some(deciding) = &mut self.deciding
            && !deciding.selection.picked().is_empty()
        {
            deciding.selection.unpick();
            self.weigh();
            return Vec::new();
        }
        let is_slip = self.settings.takes_back_slips && self.table.may_undo(seat).is_err();
        let taken_back = if is_slip {
            self.table.take_back(seat)
        } else {
            self.table.undo(seat)
        };
        let key = match taken_back {
            Ok(()) => return self.took_back(seat, is_slip),
            Err(TableError::Undo(NoUndo::Nothing)) => "table-no-undo-nothing",
            Err(TableError::Undo(NoUndo::Seen)) => "table-no-undo-seen",
            Err(error) => return self.end(error),
        };
        self.ui_state.say(Role::Clash, key);
        Vec::new()
    }

    /// Gives the decision back to the seat that has undone it. A hidden screen stays hidden and says nothing of the move,
    /// because somebody else may be looking.
    fn took_back(&mut self, seat: Seat, is_slip: bool) -> Vec<AppEffect> {
        self.players.taken_back = true;
        let undone = self.table.undone(seat);
        let (effects, said) = if matches!(self.shown.stage, AppStage::Hidden(_)) {
            self.hide(seat);
            let player = name(self.ui_state.translator.name(seat));
            (Vec::new(), Some(("play-took-back", ("player", player))))
        } else {
            let mv = undone.map(|undone| name(self.table.game().print_move(undone.id())));
            let said = mv.map(|mv| ("table-undone", ("move", mv)));
            (self.advance(), said)
        };
        if let Some((key, gap)) = said {
            let mut text = self.ui_state.translator.with(key, &[gap]);
            if is_slip {
                text = format!("{text} {}", self.ui_state.translator.text("table-slip"));
            }
            self.ui_state.show_status(Role::Fresh, text);
        }
        effects
    }

    fn redo(&mut self) -> Vec<AppEffect> {
        let AppStage::Deciding(seat) = self.shown.stage else {
            return Vec::new();
        };
        match self.table.undone(seat) {
            Some(undone) if self.settings.confirm && self.table.is_final(&undone) => {
                self.question = Some(Confirmation::Redo(undone));
                Vec::new()
            }
            Some(undone) => self.make_again(undone),
            None => {
                self.ui_state.say(Role::Clash, "table-no-redo");
                Vec::new()
            }
        }
    }

    fn make_again(&mut self, undone: CheckedMove) -> Vec<AppEffect> {
        let seat = undone.seat();
        match self.table.redo(undone) {
            Ok(()) => self.decided(seat),
            Err(error) => self.end(error),
        }
    }

    /// Selects the best move for what this seat sees.
    fn hint(&mut self) {
        if self.show_what_is_tried() {
            return self.ui_state.say(Role::Fresh, "play-hint-lesson");
        }
        let Some(deciding) = &mut self.deciding else {
            return;
        };
        let seat = deciding.selection.seat;
        let view = self.table.view(seat);
        let Ok(hint) = self.judge.judge(&view, Compared::Next) else {
            return self.ui_state.say(Role::Clash, "tui-no-hint");
        };
        deciding.select(&self.table, hint.best);
        // The notes beside the boards say what the selected move gains.
        let explained = Explained::new(&self.ui_state.translator, &self.table, seat, &hint);
        let text = explained.without_gains().join(" ");
        self.ui_state.show_status(Role::Fresh, text);
        self.weigh();
    }

    /// Handles a key while a step of a lesson is explained, or a key that skips steps.
    fn act_in_lesson(&mut self, action: Action) {
        let Some(lesson) = &mut self.lesson else {
            return;
        };
        if !lesson.act(action) {
            return;
        }
        if action == Action::EndLesson {
            let translator = &self.ui_state.translator;
            let text = translator.text_on("teach-ended", FrontEnd::Screen);
            self.ui_state.show_status(Role::Fresh, text);
        }
        let is_explained = lesson.tutor.explained().is_some();
        self.show_what_is_tried();
        if !is_explained {
            self.teach();
        }
    }

    /// Selects a move that brings what the learner is to try. Returns whether there is one.
    fn show_what_is_tried(&mut self) -> bool {
        let lesson = self.lesson.as_ref();
        let id = lesson.and_then(|lesson| lesson.move_to_try(&self.table, &self.shown));
        let (Some(id), Some(deciding)) = (id, &mut self.deciding) else {
            return false;
        };
        deciding.select(&self.table, id);
        self.weigh();
        true
    }
}
