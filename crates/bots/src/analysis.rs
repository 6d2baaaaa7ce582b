//! What decisions cost, and the best result of a played game that a search finds.

mod hindsight;
mod judge;

pub use crate::cost::Cost;
pub use hindsight::{Hindsight, LookBack, hindsight};
pub use judge::{Compared, Judge, JudgedDecision, Judgement, MadeDecision, OpenJudge, people};

use rnw_session::{DEALER, LogEntryKind, Table};
use roll_and_write::{Chance, GameState, NoEvents, Outcome, Ruleset};
use std::io::Write;

/// A game that was played, in the form of a record.
#[derive(Clone, Debug)]
pub struct RecordedGame {
    /// The seed of the game's chance.
    pub seed: u64,
    /// The version of the dealer that draws from the seed.
    pub dealer: u32,
    /// The draws and decisions, in order.
    pub steps: Vec<LogEntryKind>,
    /// The state before them; `None` for a game from its start.
    pub from: Option<GameState>,
}

impl RecordedGame {
    /// Makes a game whose chance the newest dealer drew.
    pub fn new(seed: u64, steps: Vec<LogEntryKind>) -> Self {
        Self {
            seed,
            dealer: DEALER,
            steps,
            from: None,
        }
    }

    /// Copies the game that was played at a table.
    pub fn of<W: Write>(table: &Table<W>) -> Self {
        let steps = table.log().entries();
        let first = steps.first().map_or(table.state(), |step| &step.before);
        Self {
            seed: table.header().seed,
            dealer: table.header().dealer,
            steps: steps.iter().map(|step| step.kind).collect(),
            from: (*first != table.game().start()).then(|| first.clone()),
        }
    }

    /// Returns the draws, in order.
    pub fn draws(&self) -> impl Iterator<Item = (Chance, Outcome)> {
        self.steps.iter().filter_map(|step| match *step {
            LogEntryKind::Deal(chance, outcome) => Some((chance, outcome)),
            LogEntryKind::Move(..) => None,
        })
    }

    /// Returns the state before the first step.
    fn start<R: Ruleset>(&self, rules: &R) -> R::State {
        let from = self.from.as_ref().and_then(GameState::of::<R>);
        from.copied().unwrap_or_else(|| rules.start())
    }

    /// Returns the state before a step.
    fn before<R: Ruleset>(&self, rules: &R, step: usize) -> R::State {
        let mut state = self.start(rules);
        for step in &self.steps[..step] {
            match *step {
                LogEntryKind::Deal(_, outcome) => rules.deal(&mut state, outcome, &mut NoEvents),
                LogEntryKind::Move(seat, id) => {
                    let mv = rules.move_by_id(id);
                    let legal = mv.and_then(|mv| rules.check(&state, seat, mv).ok());
                    if let Some(mv) = legal {
                        rules.apply(&mut state, mv, &mut NoEvents);
                    }
                }
            }
        }
        state
    }
}

#[cfg(test)]
mod tests;
