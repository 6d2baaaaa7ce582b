//! A player who plays whole games with only keys or only the mouse, and who knows the game only from the
//! screen.

use super::TestScreen;
use crate::form::Form;
use crate::spot::Spot;
use crossterm::event::KeyCode;
use roll_and_write::{MoveId, Target};

impl TestScreen {
    /// Confirms decisions that can still be undone, and takes over the screen.
    pub(super) fn take_over(&mut self) {
        while self.app.is_closing() || self.app.is_hidden() {
            self.press(if self.app.is_hidden() { " " } else { "\n" });
        }
    }

    /// Answers yes if the screen asks for confirmation.
    fn answer_yes(&mut self) {
        if self.app.is_asking() {
            self.press("y");
        }
    }

    /// A legal move of the deciding seat, by its index in the list (modulo its length), with its target.
    fn wanted(&self, choice: usize) -> Option<(MoveId, Target)> {
        let selection = self.app.selection()?;
        let moves = self.app.table().moves(selection.seat);
        let id = moves[choice % moves.len()];
        Some((id, self.game.target(&selection.view, id)))
    }

    /// Decides once with only keys. Returns `false` if no person at the screen must decide.
    pub(super) fn decide_by_keys(&mut self, choice: usize) -> bool {
        self.take_over();
        let Some((id, target)) = self.wanted(choice) else {
            return false;
        };
        let before = self.steps();
        if let Target::Hand(cards) = &target {
            for card in cards {
                self.go_to_held_card(*card);
                self.key(KeyCode::Enter);
            }
            self.key(KeyCode::Enter);
        } else {
            self.draws = false;
            self.find_by_keys(&target);
            self.draws = true;
            assert_eq!(self.app.pointed_move(), Some(id), "{}", self.text());
            self.key(KeyCode::Enter);
            self.answer_yes();
        }
        assert!(self.steps() > before, "{target:?}\n{}", self.text());
        true
    }

    /// Goes to the first card of the hand, then through its rows to the wanted one.
    fn go_to_held_card(&mut self, card: usize) {
        (0..4).for_each(|_| self.key(KeyCode::Up));
        for _ in 0..4 {
            (0..8).for_each(|_| self.key(KeyCode::Left));
            for _ in 0..8 {
                if self.selection().cursor == Some(Spot::Hand(card)) {
                    return;
                }
                self.key(KeyCode::Right);
            }
            (0..8).for_each(|_| self.key(KeyCode::Left));
            self.key(KeyCode::Down);
        }
        panic!("card {card} is not found by keys:\n{}", self.text());
    }

    /// Selects a target with Tab. Turns, flips or removes the pattern as needed.
    fn find_by_keys(&mut self, target: &Target) {
        if let Target::Cells { board, cells } = target {
            let wanted = self.selection().form_of(*board, *cells);
            let turns = ["", "r", "r", "r", "rf", "r", "r", "r", "s", "s"];
            let held = turns.iter().any(|keys| {
                self.press(keys);
                let held = self.selection().held().cloned();
                held.unwrap_or_else(Form::single) == wanted
            });
            assert!(held, "{target:?} is not held:\n{}", self.text());
        }
        if let Target::Piece { number, .. } = target {
            self.press(&number.to_string());
        }
        let is_line = matches!(target, Target::Line { .. });
        if is_line && !self.selection().at_lines
            || matches!(target, Target::Piece { .. }) && self.selection().at_lines
        {
            self.press("s");
        }
        for _ in 0..=self.targets().len() {
            if self.selection().target().as_ref() == Some(target) {
                return;
            }
            self.key(KeyCode::Tab);
        }
        panic!("{target:?} is not found by keys:\n{}", self.text());
    }

    /// The centre of a place on the screen.
    pub(super) fn place_of(&self, spot: Spot) -> Option<(u16, u16)> {
        let zone = self.app.zones().iter().find(|zone| zone.spot == spot)?;
        Some((zone.rect.x + zone.rect.width / 2, zone.rect.y))
    }

    #[track_caller]
    pub(super) fn click_on(&mut self, spot: Spot) {
        let Some((column, row)) = self.place_of(spot) else {
            panic!("{spot:?} is nowhere on the screen:\n{}", self.text());
        };
        self.click(column, row);
    }

    /// Clicks the entry of an action in the key bar.
    fn press_by_mouse(&mut self, action: crate::bindings::Action) {
        let mut rows = crate::bindings::bindings_in(self.app.place());
        let (index, _) = rows.find(|(_, row)| row.action == action).unwrap();
        self.click_on(Spot::Press(index));
    }

    /// Decides once with only the mouse.
    pub(super) fn decide_by_mouse(&mut self, choice: usize) -> bool {
        while self.app.is_closing() {
            self.click_on(Spot::Go);
        }
        if self.app.is_hidden() {
            self.press_by_mouse(crate::bindings::Action::Ready);
        }
        let Some((_, target)) = self.wanted(choice) else {
            return false;
        };
        let before = self.steps();
        match &target {
            Target::Cells { board, cells } => self.mark_by_mouse(*board, *cells, &target),
            Target::Piece {
                board,
                cell,
                number,
            } => {
                self.click_on(Spot::Number(*number));
                self.click_on(Spot::Cell(*board, *cell));
            }
            Target::Offer(card) => {
                self.click_on(Spot::ScreenPage(0));
                self.click_on(Spot::Offer(*card));
            }
            Target::Hand(cards) => {
                for card in cards {
                    self.click_on(Spot::Hand(*card));
                }
                self.click_on(Spot::Go);
            }
            Target::Choice(message) => {
                let mut choices = self.selection().choices().iter();
                let index = choices.position(|known| known == message);
                self.click_on(Spot::Choice(index.unwrap()));
                if self.app.is_asking() {
                    self.press_by_mouse(crate::bindings::Action::Accept);
                }
            }
            Target::Tiles { .. }
            | Target::Line { .. }
            | Target::Link { .. }
            | Target::Box { .. }
            | Target::Die { .. } => self.click_on(Spot::of(&target).unwrap()),
        }
        assert!(self.steps() > before, "{target:?}\n{}", self.text());
        true
    }

    /// Marks cells with the mouse: the wheel turns the pattern, the right button flips it, and the key bar
    /// removes it.
    fn mark_by_mouse(
        &mut self,
        board: roll_and_write::OnBoard,
        cells: roll_and_write::WideSet,
        target: &Target,
    ) {
        use crossterm::event::{MouseButton, MouseEventKind};
        let first = Spot::Cell(board, cells.iter().next().unwrap());
        let (column, row) = self.place_of(first).unwrap();
        for way in 0..10 {
            self.mouse(MouseEventKind::Moved, column, row);
            if self.selection().target().as_ref() == Some(target) {
                self.mouse(MouseEventKind::Down(MouseButton::Left), column, row);
                return;
            }
            match way {
                4 => self.mouse(MouseEventKind::Down(MouseButton::Right), column, row),
                8 => self.press_by_mouse(crate::bindings::Action::Switch),
                _ => self.mouse(MouseEventKind::ScrollDown, column, row),
            }
        }
        panic!("{target:?} is not found by mouse:\n{}", self.text());
    }
}
