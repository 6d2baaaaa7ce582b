//! The reasons for which moves are refused.

use crate::board::Edge;
use crate::moves::Move;
use crate::rules::Rules;
use crate::state::{Phase, State};
use roll_and_write::{Cell, Grid, Message, Refusal, Seat};

/// The reason why a seat may not play a move now; `None` if the move is legal.
pub(crate) fn check(rules: &Rules, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let no = |clause, key| Some(Refusal::new(clause, Message::new(key)));
    let acts = match state.phase {
        Phase::Act | Phase::Second => seat == state.seat,
        Phase::Deposit(_) | Phase::First | Phase::Over => false,
    };
    match (mv, state.phase) {
        (_, Phase::Deposit(_)) => no("NG-5", "refusal-not-awaited"),
        (_, Phase::Over) => no("NG-12", "refusal-not-awaited"),
        _ if !acts => no("NG-6", "refusal-not-awaited"),
        (Move::Fence(edge), _) if !rules.board.lines().contains(edge) => {
            no("NG-4", "refusal-off-board")
        }
        (Move::Fence(edge), _) => check_fence(rules, state, edge),
        (Move::Chip { .. } | Move::Pass, Phase::Second) => no("NG-7", "refusal-second-fence"),
        (Move::Chip { cell, .. }, _) if !rules.board.cells().contains(cell) => {
            no("NG-9", "refusal-off-board")
        }
        (Move::Chip { value, cell }, _) => check_chip(rules, state, seat, value, cell),
        (Move::Pass, _) => None,
        (Move::Done, Phase::Second) if rules.one_fence_is_enough => None,
        (Move::Done, Phase::Second) => no("NG-7", "refusal-second-fence"),
        (Move::Done, _) => {
            let key = if rules.one_fence_is_enough {
                "refusal-nothing-done"
            } else {
                "refusal-done-never"
            };
            let owed = rules.owed_at_start(state);
            Some(Refusal::new(
                "NG-7",
                Message::new(key).message("owed", owed),
            ))
        }
    }
}

fn check_fence(rules: &Rules, state: &State, edge: Edge) -> Option<Refusal> {
    let (board, frame) = (rules.board_of(state), rules.board.frame());
    let [a, b] = rules.board.cells_beside(edge);
    let about = |key| {
        Message::new(key)
            .name("cell", frame.label(a))
            .name("other", frame.label(b))
    };
    if state.fences.contains(edge) {
        return Some(Refusal::new("NG-24", about("refusal-fence-there")));
    }
    if state.fences_left == 0 {
        let owed = rules.owed_at_start(state);
        let message = Message::new("refusal-no-fences").message("owed", owed);
        return Some(Refusal::new("NG-1", message));
    }
    if board.legal_fences().contains(edge) {
        return None;
    }
    let after = board.with(state.deposits, state.fences.with(edge));
    let least = after.region(a).len().min(after.region(b).len());
    let message = about("refusal-region-small").number("count", least);
    Some(Refusal::new("NG-8", message))
}

fn check_chip(rules: &Rules, state: &State, seat: Seat, value: u8, cell: Cell) -> Option<Refusal> {
    let no = |key: &'static str| {
        let message = Message::new(key).name("cell", rules.board.frame().label(cell));
        Some(Refusal::new("NG-9", message))
    };
    if state.deposits.contains(cell) {
        return no("refusal-cell-deposit");
    }
    if state.occupied().contains(cell) {
        return no("refusal-cell-chip");
    }
    if !(1..)
        .zip(state.left[seat])
        .any(|chip| chip.0 == value && chip.1 > 0)
    {
        let message = Message::new("refusal-no-such-chip").number("value", value);
        return Some(Refusal::new("NG-9", message));
    }
    None
}
