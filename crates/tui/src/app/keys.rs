//! The effects of keys, the mouse and typed lines on a game at the screen.

use super::{App, AppEffect, AppStage, Confirmation, MoveCheck, ScreenExit};
use crate::bindings::{self, Action, Input, Where};
use crate::hint::Explained;
use crate::render::Role;
use crate::screen::pages;
use crate::selection::Selection;
use crate::spot::{self, Spot, Way, Zone};
use crate::ui_state::{Dialog, InputOutcome, ScreenEffect};
use crossterm::event::{Event, KeyCode};
use rnw_i18n::name;
use rnw_session::{CheckedMove, NoUndo, TableError};
use roll_and_write::Seat;
use std::io::Write;

impl<W: Write> App<W> {
    pub(super) fn input(&mut self, event: &Event) -> Vec<AppEffect> {
        match self.ui_state.handle(event) {
            InputOutcome::Nothing => Vec::new(),
            InputOutcome::Line(line) => self.typed(&line),
            InputOutcome::Key(input) => self.press(input),
            InputOutcome::Click(spot) => self.click(spot),
            InputOutcome::Point(spot) => {
                if spot.is_on_table() && self.place() == Where::Table {
                    self.point_at(spot);
                }
                Vec::new()
            }
        }
    }

    fn press(&mut self, input: Input) -> Vec<AppEffect> {
        let action = bindings::action(self.place(), input).or_else(|| self.own_word(input));
        action.map_or_else(Vec::new, |action| self.act(action))
    }

    /// The answer to a question by a letter in upper or lower case, or by the first letter of the language's own word for
    /// yes or no.
    fn own_word(&self, input: Input) -> Option<Action> {
        let Input::Key(KeyCode::Char(c)) = input else {
            return None;
        };
        if self.place() != Where::Question {
            return None;
        }
        let lower = c.to_lowercase().to_string();
        let is = |key| self.ui_state.first_letter(key) == lower;
        let own = [
            ("tui-do-accept", Action::Accept),
            ("tui-do-refrain", Action::Close),
        ];
        let own = own
            .into_iter()
            .find(|(key, _)| is(key))
            .map(|(_, action)| action);
        let small = Input::Key(KeyCode::Char(c.to_ascii_lowercase()));
        own.or_else(|| bindings::action(Where::Question, small))
    }

    fn point_at(&mut self, spot: Spot) {
        let Some(selection) = &mut self.selection else {
            return;
        };
        if selection.cursor == Some(spot) {
            return;
        }
        selection.point_at(spot);
        self.ui_state.message = None;
        self.weigh();
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
            (Where::Hidden | Where::Question, _) => return Vec::new(),
            (Where::Table | Where::End | Where::Replay | Where::Menu, _) => {}
        }
        // A second click on the decided place does not end the turn.
        if matches!(self.stage, AppStage::Closing(_))
            && !matches!(spot, Some(Spot::Go | Spot::ScreenPage(_)))
        {
            return Vec::new();
        }
        match spot {
            Some(spot @ Spot::Hand(card)) => {
                self.point_at(spot);
                if let Some(selection) = &mut self.selection {
                    selection.toggle(card);
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
        if place == Where::Question {
            return self.answer(action);
        }
        if self.ui_state.act(action, pages(self.shown()).len()) {
            return Vec::new();
        }
        let over = self.stage == AppStage::Over;
        match action {
            Action::Accept | Action::Choose(_) if place == Where::Lesson => {
                self.act_in_lesson(action);
            }
            Action::SkipStep | Action::EndLesson => self.act_in_lesson(action),
            Action::Rules => self.open_rules(),
            Action::Leave | Action::LeaveNow if over => return self.end(ScreenExit::Over),
            Action::Leave => self.question = Some(Confirmation::Leave),
            Action::LeaveNow => return self.end(ScreenExit::Interrupted),
            Action::Mouse => return vec![self.ui_state.switch_mouse().into()],
            Action::Rematch => self.question = Some(Confirmation::Rematch),
            Action::NewDeal => self.question = Some(Confirmation::NewDeal),
            Action::Table => self.looks = !self.looks,
            Action::Ready => {
                if let AppStage::Hidden(seat) = self.stage {
                    self.begin_decision(seat);
                }
            }
            Action::Type => self.ui_state.typed = Some(String::new()),
            Action::Undo => return self.undo(),
            Action::Redo => return self.redo(),
            Action::Hint => self.hint(),
            Action::Why => self.ui_state.read(Dialog::Why(self.why())),
            Action::Place => return self.make(),
            _ => self.aim_at(action),
        }
        Vec::new()
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "of all that one can ask, a part means something here"
    )]
    fn answer(&mut self, action: Action) -> Vec<AppEffect> {
        let question = match action {
            Action::Accept => self.question.take(),
            Action::Close => self.question.take().and(None),
            Action::LeaveNow => {
                self.question = None;
                return self.act(Action::LeaveNow);
            }
            _ => None,
        };
        match (question, self.stage) {
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
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "of all that one can ask, a part means something here"
    )]
    fn aim_at(&mut self, action: Action) {
        let Some(selection) = &mut self.selection else {
            return;
        };
        match action {
            Action::Up => go(selection, &self.ui_state.zones, Way::Up),
            Action::Down => go(selection, &self.ui_state.zones, Way::Down),
            Action::Left => go(selection, &self.ui_state.zones, Way::Left),
            Action::Right => go(selection, &self.ui_state.zones, Way::Right),
            Action::Next | Action::Previous => {
                if !selection.step(action == Action::Next) {
                    self.ui_state.say(Role::Plain, "play-no-other");
                }
            }
            Action::TurnRight | Action::TurnLeft | Action::Flip | Action::Switch
                if selection.is_for_single_cells() =>
            {
                return self.ui_state.say(Role::Plain, "play-single-cell");
            }
            Action::TurnRight => selection.turn(true),
            Action::TurnLeft => selection.turn(false),
            Action::Flip => selection.flip(),
            Action::Switch => selection.switch(),
            Action::More => selection.count(true),
            Action::Fewer => selection.count(false),
            Action::Choose(number) if selection.numbers().contains(&number) => {
                selection.point_at(Spot::Number(number));
            }
            // Digits from 1 on are chips, if there are any.
            Action::Choose(0)
                if !selection.numbers().is_empty() && !selection.choices().is_empty() =>
            {
                selection.point_at(Spot::Choice(0));
            }
            Action::Choose(number)
                if number > 0
                    && selection.numbers().is_empty()
                    && usize::from(number) <= selection.choices().len() =>
            {
                selection.point_at(Spot::Choice(usize::from(number) - 1));
            }
            _ => return,
        }
        self.weigh();
    }

    /// Plays the selected move. In the hand it selects or deselects a card until enough are
    /// selected.
    fn make(&mut self) -> Vec<AppEffect> {
        if let AppStage::Closing(_) = self.stage {
            return self.advance();
        }
        let Some(selection) = &mut self.selection else {
            return Vec::new();
        };
        match (&self.verdict, selection.cursor) {
            (MoveCheck::Fits(checked, _), _) => {
                let checked = checked.clone();
                self.decide(checked, false)
            }
            (_, Some(Spot::Hand(card))) => {
                selection.toggle(card);
                self.weigh();
                Vec::new()
            }
            (MoveCheck::Nothing | MoveCheck::Refused(_), _) => {
                let text = self.why();
                self.ui_state.show_status(Role::Clash, text);
                Vec::new()
            }
        }
    }

    fn undo(&mut self) -> Vec<AppEffect> {
        let Some(seat) = self.viewpoint.filter(|_| self.stage != AppStage::Over) else {
            return Vec::new();
        };
        // The first undo clears the selected cards.
        if let Some(selection) = &mut self.selection
            && !selection.picked().is_empty()
        {
            selection.unpick();
            self.weigh();
            return Vec::new();
        }
        let key = match self.table.undo(seat) {
            Ok(()) => {
                self.taken_back = true;
                if matches!(self.stage, AppStage::Hidden(_)) {
                    return self.take_back_hidden(seat);
                }
                let undone = self.table.undone(seat);
                let effects = self.advance();
                if let Some(undone) = undone {
                    let gaps = [("move", name(self.game().print_move(undone.id())))];
                    let text = self.ui_state.translator.with("table-undone", &gaps);
                    self.ui_state.show_status(Role::Fresh, text);
                }
                return effects;
            }
            Err(TableError::Undo(NoUndo::Nothing)) => "table-no-undo-nothing",
            Err(TableError::Undo(NoUndo::Seen)) => "table-no-undo-seen",
            Err(error) => return self.fail(error),
        };
        self.ui_state.say(Role::Clash, key);
        Vec::new()
    }

    /// Gives the hidden screen back to the seat that has undone its decision. Says nothing of the move, because somebody
    /// else may be looking.
    fn take_back_hidden(&mut self, seat: Seat) -> Vec<AppEffect> {
        self.hide(seat);
        let gaps = [("player", name(self.ui_state.translator.name(seat)))];
        let text = self.ui_state.translator.with("play-took-back", &gaps);
        self.ui_state.show_status(Role::Fresh, text);
        Vec::new()
    }

    fn redo(&mut self) -> Vec<AppEffect> {
        let AppStage::Deciding(seat) = self.stage else {
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
            Err(error) => self.fail(error),
        }
    }

    /// Selects the move that the adviser would play with this seat's view.
    fn hint(&mut self) {
        if self.show_what_is_tried() {
            return self.ui_state.say(Role::Fresh, "play-hint-lesson");
        }
        let Some(selection) = &mut self.selection else {
            return;
        };
        let Ok(advice) = self.table.advice(selection.seat, &mut *self.adviser) else {
            return self.ui_state.say(Role::Clash, "tui-no-hint");
        };
        let game = self.table.game();
        selection.set(&game.target(&selection.view, advice.best));
        // The notes beside the boards say what the selected move gains.
        let explained = Explained::new(
            &self.ui_state.translator,
            &self.table,
            selection.seat,
            &advice,
        );
        let text = explained.without_gains().join(" ");
        self.ui_state.show_status(Role::Fresh, text);
        self.weigh();
    }

    pub(super) fn why(&self) -> String {
        let translator = &self.ui_state.translator;
        match &self.verdict {
            MoveCheck::Refused(refusal) => translator.refusal(refusal),
            MoveCheck::Fits(checked, _) => translator.with(
                "table-allowed",
                &[("move", name(self.game().print_move(checked.id())))],
            ),
            MoveCheck::Nothing if self.selection.is_none() => translator.text("tui-not-now"),
            MoveCheck::Nothing => {
                (self.choosing_cards()).unwrap_or_else(|| translator.text("tui-no-place"))
            }
        }
    }

    /// How many cards of the hand are chosen; `None` if no card of the hand is selected.
    pub(super) fn choosing_cards(&self) -> Option<String> {
        let selection = self.selection.as_ref()?;
        let at_hand = matches!(selection.cursor, Some(Spot::Hand(_)));
        let count = selection.picked().len();
        let renderer = self.ui_state.renderer();
        at_hand.then(|| renderer.number("tui-picked", "count", count))
    }
}

/// Moves the selection to the next selectable place in the direction of an arrow.
pub(super) fn go(selection: &mut Selection, zones: &[Zone], way: Way) {
    let Some(from) = selection.cursor else {
        return;
    };
    if selection.shift(way) {
        return;
    }
    // A pattern that cannot move on leaves its board.
    let leaves = |spot: Spot| match (from, spot) {
        (Spot::Cell(board, _), Spot::Cell(other, _)) => {
            selection.held().is_none() || board != other
        }
        _ => true,
    };
    let reachable =
        |zone: &&Zone| zone.spot == from || selection.is_reachable(zone.spot) && leaves(zone.spot);
    let zones: Vec<Zone> = zones.iter().filter(reachable).copied().collect();
    if let Some(next) = spot::next(&zones, from, way) {
        selection.point_at(next);
    }
}
