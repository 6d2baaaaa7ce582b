//! Law: when several seats decide at the same time, the order of their decisions does not matter.

use super::{LawContext, Violation, holds};
use crate::playthrough::Playthrough;

pub(super) fn arrival(ask: &LawContext<'_>, playthrough: &Playthrough) -> Result<(), Violation> {
    let phases = playthrough.phases();
    if phases.is_empty() {
        ask.not_asked("arrival", "no two seats had to decide at the same time");
    }
    for phase in phases {
        let expected = playthrough.state(phase.end);
        for order in playthrough.orders(&phase) {
            let reached = playthrough.in_order(&order);
            let (state, _) = reached.map_err(|what| Violation::at(phase.start, what))?;
            let describe = |state| playthrough.game.describe(state);
            let is_same = describe(&state) == describe(expected) && state == *expected;
            holds(is_same, phase.start, || {
                let who = playthrough.numbers(&order);
                format!("the seats in the order {who:?} reach a different state")
            })?;
        }
    }
    Ok(())
}
