//! The judge of decisions: the best move, and what other moves lose against it.

use crate::bot::broken;
use crate::cost::{BestAndCosts, Cost};
use crate::exact::{Expected, Solution};
use crate::search::{Parameters, Search};
use rnw_session::{
    Clock, DealId, LiveGame, LogEntry, LogEntryKind, PlayerFault, SeatInfo, decision_generator,
};
use roll_and_write::{
    GameView, GameVisitor, Legal, MoveId, Presentation, Ruleset, Seat, Statistics,
};
use std::sync::Arc;

/// Which moves of a decision the judge compares with the best one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compared {
    /// The move that looks second best, if there is one.
    Next,
    /// This move.
    Move(MoveId),
    /// All moves, in the order of the game.
    All,
}

/// The best move of a decision, and what others lose.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement {
    /// The best move. Its own cost is 0.
    pub best: MoveId,
    /// The moves that were compared with it, each with its cost.
    pub costs: Vec<(MoveId, Cost)>,
}

type Answer = dyn Fn(&GameView, Compared) -> Result<Judgement, PlayerFault> + Send + Sync;

/// The judge of decisions. Hints, the mistakes at the end of a game and every analysis come from it.
///
/// It knows what the seat sees, and nothing else. Its chance comes from what the seat sees too. So a decision that is
/// judged again, as a hint, at the end of a game or from a record, has the same best move, and each other move costs the
/// same. A hint that is followed is never a mistake.
///
/// ```
/// use rnw_bots::StoppedClock;
/// use rnw_bots::analysis::{Compared, Judge};
/// use rnw_bots::search::Parameters;
/// use roll_and_write::{GameView, NoEvents, Ruleset, Seat};
/// use std::sync::Arc;
/// let rules = rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [("start", "1")], 1)?;
/// let mut state = rules.start();
/// for card in 0..4 {
///     rules.deal(&mut state, card.into(), &mut NoEvents);
/// }
/// let view = GameView::new(rules.view(&state, Seat::new(0)));
/// let parameters: Parameters = "iterations=40".parse()?;
/// let judge = Judge::of(Arc::new(rules), parameters, Arc::new(StoppedClock));
/// let hint = judge.judge(&view, Compared::Next)?;
/// let [(next, cost)] = hint.costs[..] else { panic!("there are six moves") };
/// assert_eq!(judge.judge(&view, Compared::Move(next))?.costs, [(next, cost)]);
/// assert_eq!(judge.judge(&view, Compared::Move(hint.best))?.costs[0].1.points, 0.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Judge {
    parameters: Parameters,
    answer: Arc<Answer>,
}

roll_and_write::opaque_debug!(Judge);

impl Judge {
    /// A judge of the decisions in this game. It reads the clock only if the budget is a time.
    pub fn of<R: Ruleset>(rules: Arc<R>, parameters: Parameters, clock: Arc<dyn Clock>) -> Self {
        let answer = move |view: &GameView, compared| {
            let search = Search::<R>::new(parameters, Arc::clone(&clock));
            let Some(view) = view.of::<R>() else {
                return Err(broken(&search, "is asked about another game"));
            };
            judged(&*rules, view, compared, search)
        };
        Self::new(parameters, answer)
    }

    /// A judge that gives these answers.
    pub fn new(
        parameters: Parameters,
        answer: impl Fn(&GameView, Compared) -> Result<Judgement, PlayerFault> + Send + Sync + 'static,
    ) -> Self {
        let answer = Arc::new(answer);
        Self { parameters, answer }
    }

    /// How it searches.
    pub fn parameters(&self) -> Parameters {
        self.parameters
    }

    /// Judges the decision of the seat that has this view.
    ///
    /// # Errors
    /// Fails if the seat has nothing to decide, if a move is not legal, or if the view is of another game.
    pub fn judge(&self, view: &GameView, compared: Compared) -> Result<Judgement, PlayerFault> {
        (self.answer)(view, compared)
    }

    /// Judges a decision that was made.
    ///
    /// # Errors
    /// As [`judge`](Self::judge).
    pub fn judge_made(&self, decision: &MadeDecision) -> Result<JudgedDecision, PlayerFault> {
        let MadeDecision {
            step, seat, made, ..
        } = *decision;
        let Judgement { best, costs } = self.judge(&decision.view, Compared::Move(made))?;
        let cost = costs.first().map_or_else(Cost::default, |(_, cost)| *cost);
        // There may be several best moves.
        let is_best = cost.exact && cost.points == 0.0;
        Ok(JudgedDecision {
            step,
            seat,
            made,
            best: if is_best { made } else { best },
            cost,
        })
    }
}

/// Judges a decision. All chance comes from the view.
fn judged<R: Ruleset>(
    rules: &R,
    view: &R::View,
    compared: Compared,
    mut search: Search<R>,
) -> Result<Judgement, PlayerFault> {
    let seat = rules.viewer(view);
    // FNV-1a (Fowler, Noll and Vo 1991) of all that the seat sees.
    let seen = format!("{view:?}");
    let key = seen.bytes().fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    });
    let mut generator = decision_generator(DealId::single(key), seat, 0);
    let state = rules.determinize(view, &mut generator.clone());
    let others = match compared {
        Compared::Next => None,
        Compared::All => Some(rules.moves(&state, seat)),
        Compared::Move(id) => {
            let mv = rules.move_by_id(id);
            let legal = mv.and_then(|mv| rules.check(&state, seat, mv).ok());
            let refused = || broken(&search, "is asked about a move that is not legal");
            Some(vec![legal.ok_or_else(refused)?])
        }
    };
    let (best, costs) = match search.solve(rules, view, &generator) {
        Some(solution) => exactly(rules, &solution, others),
        None => search.compare(rules, view, others, &mut generator)?,
    };
    let id = |mv: Legal<R::Move>| rules.move_id(mv.mv());
    Ok(Judgement {
        best: id(best),
        costs: costs.into_iter().map(|(mv, cost)| (id(mv), cost)).collect(),
    })
}

/// The best move of a solution, and what the others lose; without others, the second best.
fn exactly<R: Ruleset>(
    rules: &R,
    solution: &Solution<R::Move>,
    others: Option<Vec<Legal<R::Move>>>,
) -> BestAndCosts<R::Move> {
    let (best, value) = solution.best();
    let points = |value: Expected| value.to_f64() / f64::from(rules.info().parts);
    let cost = |mv: Legal<R::Move>| {
        let reached = solution.value_of(mv.mv()).unwrap_or(value);
        let lost = value.minus(reached).map(points);
        Cost::exactly(lost.unwrap_or_else(|| points(value) - points(reached)))
    };
    let others = others.unwrap_or_else(|| {
        let rest = solution.moves.iter().filter(|(mv, _)| *mv != best).rev();
        let next = rest.max_by_key(|(_, value)| *value);
        Vec::from_iter(next.map(|(mv, _)| *mv))
    });
    (best, others.into_iter().map(|mv| (mv, cost(mv))).collect())
}

/// Makes the judge of a game of any type; see [`Judge::of`].
#[derive(Clone, Copy, Debug)]
pub struct OpenJudge<'a> {
    /// How it searches.
    pub parameters: Parameters,
    /// The clock for the search.
    pub clock: &'a Arc<dyn Clock>,
}

impl GameVisitor for OpenJudge<'_> {
    type Output = Judge;

    fn visit<R: Presentation + Statistics>(self, rules: Arc<R>) -> Judge {
        Judge::of(rules, self.parameters, Arc::clone(self.clock))
    }
}

/// A decision with a choice in a game that was played.
#[derive(Clone, Debug)]
pub struct MadeDecision {
    /// The index of the decision in the log.
    pub step: usize,
    /// Who made it.
    pub seat: Seat,
    /// The move.
    pub made: MoveId,
    /// What the seat saw before.
    pub view: GameView,
}

impl MadeDecision {
    /// The decisions of these seats in which they had a choice.
    pub fn all(live: &LiveGame, seats: &[Seat]) -> Vec<Self> {
        let game = live.game();
        let own = |(step, entry): (usize, &LogEntry)| match entry.kind {
            LogEntryKind::Move(seat, made)
                if seats.contains(&seat) && game.moves(&entry.before, seat).len() > 1 =>
            {
                let view = game.view(&entry.before, seat);
                Some(Self {
                    step,
                    seat,
                    made,
                    view,
                })
            }
            LogEntryKind::Move(..) | LogEntryKind::Deal(..) => None,
        };
        let entries = live.log().entries().iter().enumerate();
        entries.filter_map(own).collect()
    }
}

/// The seats of people, whose decisions are judged; all seats if no person played.
pub fn people(seats: &[SeatInfo]) -> Vec<Seat> {
    let all: Vec<Seat> = Seat::all(seats.len()).collect();
    let is_person = |seat: &Seat| seats[seat.index()].player == "me";
    let people: Vec<Seat> = all.iter().copied().filter(is_person).collect();
    if people.is_empty() { all } else { people }
}

/// A decision that was made, and its cost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct JudgedDecision {
    /// The index of the decision in the log.
    pub step: usize,
    /// Who made it.
    pub seat: Seat,
    /// The move.
    pub made: MoveId,
    /// The best move.
    pub best: MoveId,
    /// What the move lost against it.
    pub cost: Cost,
}

impl JudgedDecision {
    /// The mistakes among decisions: those that are clearly worse than the best move, the most expensive first. Of equal
    /// ones the earlier is first.
    pub fn mistakes(decisions: &[Self]) -> Vec<&Self> {
        let clear = decisions.iter().filter(|one| one.cost.is_clear);
        let mut mistakes: Vec<&Self> = clear.collect();
        mistakes.sort_by(|a, b| {
            let costs = b.cost.points.total_cmp(&a.cost.points);
            costs.then(a.step.cmp(&b.step))
        });
        mistakes
    }
}

#[cfg(test)]
mod tests;
