//! The reasons for which moves are refused.

use crate::moves::Move;
use crate::rules::Rules;
use crate::state::{Phase, State};
use roll_and_write::{Message, Refusal, Seat};

/// The reason why a seat may not play a move now; `None` if the move is legal.
pub(crate) fn check(rules: &Rules, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    if !rules.awaited(state).contains(seat) {
        let clause = match state.phase {
            Phase::Roll => "LL-4",
            Phase::Together => "LL-5",
            Phase::Own => "LL-11",
            Phase::Over => "LL-13",
        };
        return Some(Refusal::new(clause, Message::new("refusal-not-awaited")));
    }
    match mv {
        Move::Pass => None,
        Move::Light { street, lamp } => {
            check_lamp(rules, state, seat, usize::from(street), usize::from(lamp))
        }
    }
}

fn check_lamp(
    rules: &Rules,
    state: &State,
    seat: Seat,
    street: usize,
    lamp: usize,
) -> Option<Refusal> {
    let (facts, sheet) = (&rules.streets()[street], state.lanes.lane(seat));
    let about = |key| {
        Message::new(key)
            .word("street", facts.key())
            .name("lamp", facts.labels[lamp].clone())
    };
    if state.is_closed(street) {
        return Some(Refusal::new("LL-10", about("refusal-street-closed")));
    }
    if lamp < sheet.next(street) {
        let lit = sheet.lit[street] >> lamp & 1 != 0;
        let key = if lit {
            "refusal-lamp-lit"
        } else {
            "refusal-lamp-passed"
        };
        return Some(Refusal::new("LL-7", about(key)));
    }
    let (lit, needs) = (sheet.count(street), u32::from(rules.facts.bell.needs));
    if lamp == facts.bell() && lit < needs {
        let message = about("refusal-bell")
            .number("needs", needs)
            .number("count", lit);
        return Some(Refusal::new("LL-8", message));
    }
    let open = rules.open(state, seat);
    if open.lamps[street] >> lamp & 1 != 0 {
        return None;
    }
    if state.phase == Phase::Together {
        let message = about("refusal-not-the-sum").number("sum", state.sum() as i64);
        return Some(Refusal::new("LL-5", message));
    }
    let [first, second] = state.shared.map(|shared| shared + state.own[street]);
    let message = about("refusal-not-own")
        .number("first", first)
        .number("second", second);
    Some(Refusal::new("LL-11", message))
}
