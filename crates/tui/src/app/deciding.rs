//! A decision in progress: what is selected, and whether it is legal.

use super::fresh::freshen;
use crate::bindings::Action;
use crate::selection::Selection;
use crate::spot::{self, Spot, Way, Zone};
use crate::ui_state::UiState;
use rnw_i18n::name;
use rnw_session::{CheckedMove, LiveGame, Preview};
use roll_and_write::picture::Picture;
use roll_and_write::{MoveId, Refusal, Seat};

/// Whether the selected move is legal.
#[derive(Debug)]
pub(super) enum MoveCheck {
    /// The selection is not a move.
    Nothing,
    Fits(CheckedMove, Preview),
    Refused(Refusal),
}

/// What a seat has selected so far, and whether that is a legal move.
pub(super) struct Deciding {
    pub(super) selection: Selection,
    pub(super) verdict: MoveCheck,
}

impl Deciding {
    /// The decision of a seat now. The selection begins near the place of its last decision. What is new since the
    /// picture `before` is highlighted.
    pub(super) fn new(
        live: &LiveGame,
        seat: Seat,
        near: Option<Spot>,
        before: Option<&Picture>,
    ) -> Self {
        let game = &**live.game();
        let mut selection = Selection::new(game, live.view(seat), seat, &live.moves(seat));
        // A player chooses a hand card by card.
        selection.unpick();
        if let Some(near) = near {
            selection.start_near(near);
        }
        freshen(&mut selection.picture, before);
        Self {
            selection,
            verdict: MoveCheck::Nothing,
        }
    }

    /// The selected move.
    fn pointed(&self, live: &LiveGame) -> Option<MoveId> {
        let target = self.selection.target()?;
        live.game().move_at(&self.selection.view, &target)
    }

    /// Checks whether the selection is legal, and what the move would bring.
    pub(super) fn weigh(&mut self, live: &LiveGame) {
        self.verdict = MoveCheck::Nothing;
        if let Some(id) = self.pointed(live) {
            self.judge(live, live.check(self.selection.seat, id));
        }
    }

    /// Checks the selected move again, because another player has decided.
    pub(super) fn check_again(&mut self, live: &LiveGame) {
        if self.pointed(live).is_some() {
            self.weigh(live);
        }
    }

    /// Selects the target of a move.
    pub(super) fn select(&mut self, live: &LiveGame, id: MoveId) {
        let target = live.game().target(&self.selection.view, id);
        self.selection.set(&target);
    }

    /// Keeps the result of a check.
    pub(super) fn judge(&mut self, live: &LiveGame, checked: Result<CheckedMove, Refusal>) {
        self.verdict = match checked {
            Ok(checked) => {
                let view = &self.selection.view;
                let preview = Preview::new(&**live.game(), view, checked.legal());
                MoveCheck::Fits(checked, preview)
            }
            Err(refusal) => MoveCheck::Refused(refusal),
        };
    }

    /// Why the selection is legal, or not.
    pub(super) fn why(&self, live: &LiveGame, ui: &UiState) -> String {
        match &self.verdict {
            MoveCheck::Refused(refusal) => ui.translator.refusal(refusal),
            MoveCheck::Fits(checked, _) => {
                let mv = live.game().print_move(checked.id());
                ui.translator.with("table-allowed", &[("move", name(mv))])
            }
            MoveCheck::Nothing => {
                let choosing = self.choosing_cards(ui);
                choosing.unwrap_or_else(|| ui.translator.text("tui-no-place"))
            }
        }
    }

    /// How many cards of the hand are chosen; `None` if no card of the hand is selected.
    pub(super) fn choosing_cards(&self, ui: &UiState) -> Option<String> {
        let at_hand = matches!(self.selection.cursor, Some(Spot::Hand(_)));
        let count = self.selection.picked().len();
        at_hand.then(|| ui.renderer().number("tui-picked", "count", count))
    }

    /// Performs the actions that change only the selection. Returns whether the action is one of them.
    ///
    /// # Errors
    /// The key of a sentence if the action means nothing now.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "of all that one can ask, a part means something here"
    )]
    pub(super) fn act(&mut self, action: Action, zones: &[Zone]) -> Result<bool, &'static str> {
        let selection = &mut self.selection;
        match action {
            Action::Up => go(selection, zones, Way::Up),
            Action::Down => go(selection, zones, Way::Down),
            Action::Left => go(selection, zones, Way::Left),
            Action::Right => go(selection, zones, Way::Right),
            Action::Next | Action::Previous => {
                if !selection.step(action == Action::Next) {
                    return Err("play-no-other");
                }
            }
            Action::TurnRight | Action::TurnLeft | Action::Flip | Action::Switch
                if selection.is_for_single_cells() =>
            {
                return Err("play-single-cell");
            }
            Action::TurnRight => selection.turn(true),
            Action::TurnLeft => selection.turn(false),
            Action::Flip => selection.flip(),
            Action::Switch => selection.switch(),
            Action::More => selection.count(true),
            Action::Fewer => selection.count(false),
            Action::Choose(number) => return Ok(self.choose(number)),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Selects the number of a piece. Without such numbers, digits from 1 on are the choices of the list; with them, 0 is
    /// the first choice. Returns whether there is something with this digit.
    fn choose(&mut self, digit: u8) -> bool {
        let (numbers, choices) = (self.selection.numbers(), self.selection.choices().len());
        let at = usize::from(digit);
        let spot = if numbers.contains(&digit) {
            Spot::Number(digit)
        } else if numbers.is_empty() && (1..=choices).contains(&at) {
            Spot::Choice(at - 1)
        } else if !numbers.is_empty() && digit == 0 && choices > 0 {
            Spot::Choice(0)
        } else if (1..=self.selection.picture.hand.len()).contains(&at) {
            Spot::Hand(at - 1)
        } else {
            return false;
        };
        self.selection.point_at(spot);
        true
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
