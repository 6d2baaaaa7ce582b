//! Analysis of a finished game: what each decision cost, and the best result that a search finds.

mod hindsight;

pub use hindsight::{Hindsight, LookBack, hindsight};

use crate::exact::{Expected, Solution};
use crate::search::{Parameters, Search};
use rnw_session::{
    Clock, DEALER, DealId, Generator, LogEntryKind, PlayerFault, Table, decision_generator,
};
use roll_and_write::{
    Chance, GameState, GameVisitor, Legal, MoveId, NoEvents, Outcome, Presentation, Ruleset, Seat,
    Statistics,
};
use std::io::Write;
use std::sync::Arc;

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

/// The cost of a decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// The best move according to the search, or the optimal one if `exact`.
    pub best: MoveId,
    /// The mean loss of the seat's decision against the best move, in thousandths of a point. 0 if the decision was
    /// the best, or not worse in the imagined games.
    pub cost: f64,
    /// Half the width of the 95 % interval of the cost; 0 if `exact`.
    pub error: f64,
    /// Whether the rest of the game was solved, so that no move is better than `best` and the cost is exact.
    pub exact: bool,
}

/// Compares a decision of a recorded game with the best move that a search finds with what the seat knew. Returns
/// `None` if the step is not a decision, or a decision without a choice. Both moves are tried in the same imagined
/// games. These games are not the ones in which the search found the best move. Where the parameters let the search
/// solve the rest of the game, the cost is exact.
///
/// # Errors
/// Fails if the search fails, which is a bug.
pub fn judge<R: Ruleset>(
    rules: &R,
    played: &RecordedGame,
    step: usize,
    parameters: Parameters,
    clock: &Arc<dyn Clock>,
) -> Result<Option<Judgement>, PlayerFault> {
    let Some(&LogEntryKind::Move(seat, id)) = played.steps.get(step) else {
        return Ok(None);
    };
    let state = played.before(rules, step);
    let made = rules.move_by_id(id);
    let Some(made) = made.and_then(|mv| rules.check(&state, seat, mv).ok()) else {
        return Ok(None);
    };
    if rules.count_moves(&state, seat) < 2 {
        return Ok(None);
    }
    let generator = decision_generator(DealId::single(played.seed), seat, step as u32);
    let judged = compared(rules, (&state, seat), &[made], parameters, clock, generator)?;
    Ok(judged.into_iter().next())
}

/// Judges each legal move of a seat in a state as if the seat had made it; see [`judge`]. Only what the seat sees
/// counts. The moves are in the order of the game; there are none if the seat has nothing to decide.
///
/// # Errors
/// Fails if the search fails, which is a bug.
pub fn weigh<R: Ruleset>(
    rules: &R,
    state: &R::State,
    seat: Seat,
    parameters: Parameters,
    clock: &Arc<dyn Clock>,
) -> Result<Vec<(MoveId, Judgement)>, PlayerFault> {
    let moves = rules.moves(state, seat);
    if moves.is_empty() {
        return Ok(Vec::new());
    }
    let generator = decision_generator(DealId::single(0), seat, 0);
    let judged = compared(rules, (state, seat), &moves, parameters, clock, generator)?;
    let moves = moves.iter().map(|mv| rules.move_id(mv.mv()));
    Ok(moves.zip(judged).collect())
}

/// Judges moves of a seat. The best move comes from what the seat sees.
fn compared<R: Ruleset>(
    rules: &R,
    (state, seat): (&R::State, Seat),
    moves: &[Legal<R::Move>],
    parameters: Parameters,
    clock: &Arc<dyn Clock>,
    mut generator: Generator,
) -> Result<Vec<Judgement>, PlayerFault> {
    let view = rules.view(state, seat);
    let mut search = Search::<R>::new(parameters, Arc::clone(clock));
    if let Some(solution) = search.solve(rules, &view, &generator) {
        let exact = moves.iter().map(|made| exactly(rules, &solution, *made));
        return Ok(exact.collect());
    }
    let (best, leads) = search.compare(rules, &view, moves, &mut generator)?;
    let judged = leads.into_iter().map(|lead| Judgement {
        best: rules.move_id(best.mv()),
        cost: lead.mean.max(0.0),
        error: lead.error,
        exact: false,
    });
    Ok(judged.collect())
}

/// Compares a decision with the best move of the solution. An optimal decision is itself the best move.
fn exactly<R: Ruleset>(rules: &R, solution: &Solution<R::Move>, made: Legal<R::Move>) -> Judgement {
    let (best, value) = solution.best();
    let reached = solution.value_of(made.mv()).unwrap_or(value);
    let best = if reached == value { made } else { best };
    let points = |value: Expected| 1000.0 * value.to_f64() / f64::from(rules.info().parts);
    let cost = value.minus(reached).map(points);
    Judgement {
        best: rules.move_id(best.mv()),
        cost: cost.unwrap_or_else(|| points(value) - points(reached)),
        error: 0.0,
        exact: true,
    }
}

/// Judges a decision in a game of any type; see [`judge`].
#[derive(Clone, Copy, Debug)]
pub struct Judge<'a> {
    /// The game that was played.
    pub played: &'a RecordedGame,
    /// The number of the step that is the decision.
    pub step: usize,
    /// The parameters of the search.
    pub parameters: Parameters,
    /// The clock for the search.
    pub clock: &'a Arc<dyn Clock>,
}

impl GameVisitor for Judge<'_> {
    type Output = Result<Option<Judgement>, PlayerFault>;

    fn visit<R: Presentation + Statistics>(self, rules: Arc<R>) -> Self::Output {
        judge(&*rules, self.played, self.step, self.parameters, self.clock)
    }
}

/// Weighs the moves of a seat in a game of any type; see [`weigh`].
#[derive(Clone, Copy, Debug)]
pub struct Weigh<'a> {
    /// The state.
    pub state: &'a GameState,
    /// The seat that decides.
    pub seat: Seat,
    /// The parameters of the search.
    pub parameters: Parameters,
    /// The clock for the search.
    pub clock: &'a Arc<dyn Clock>,
}

impl GameVisitor for Weigh<'_> {
    type Output = Result<Vec<(MoveId, Judgement)>, PlayerFault>;

    fn visit<R: Presentation + Statistics>(self, rules: Arc<R>) -> Self::Output {
        let state = self.state.of::<R>();
        state.map_or_else(
            || Ok(Vec::new()),
            |state| weigh(&*rules, state, self.seat, self.parameters, self.clock),
        )
    }
}

#[cfg(test)]
mod tests;
