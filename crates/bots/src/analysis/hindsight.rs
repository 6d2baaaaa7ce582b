//! The best result that a seat could have reached if it had known all chance in advance.

use super::RecordedGame;
use crate::bot::value_before_move;
use rnw_session::{DealId, Dealer, LogEntryKind};
use roll_and_write::{
    Awaiting, BySeat, Chance, GameVisitor, Legal, MoveId, NoEvents, Outcome, Points, Presentation,
    Ruleset, Seat, Statistics,
};
use std::cmp::Reverse;
use std::sync::Arc;

/// The best result that a search found, with all chance known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hindsight {
    /// The score that the seat reached.
    pub reached: Points,
    /// The best score that was found. It is never less than `reached`.
    pub found: Points,
    /// The decisions of the seat that lead to the best score.
    pub line: Vec<MoveId>,
    /// A proven limit that no play could have exceeded; `None` if the game has no such bound.
    pub upper_bound: Option<Points>,
}

/// Looks for the best score in a game of any type; see [`hindsight`].
#[derive(Clone, Copy, Debug)]
pub struct LookBack<'a> {
    /// The game that was played.
    pub played: &'a RecordedGame,
    /// The seat whose best score is wanted.
    pub seat: Seat,
    /// The number of states per turn that the search keeps.
    pub width: usize,
}

impl GameVisitor for LookBack<'_> {
    type Output = Hindsight;

    fn visit<R: Presentation + Statistics>(self, rules: Arc<R>) -> Hindsight {
        hindsight(&*rules, self.played, self.seat, self.width)
    }
}

/// Searches for the best score that a seat could have reached in a recorded game. The decisions of other seats stay
/// as they were, and so does chance. Lines that make a move of another seat impossible, such as taking the
/// card that it took, are excluded.
///
/// The search is a beam search. It keeps the `width` states of a turn with the highest value. It starts again
/// after each decision of the best line so far. If nothing better is possible, it therefore ends close to the
/// game as played. It may still miss the best line.
///
/// ```
/// use rnw_bots::analysis::{RecordedGame, hindsight};
/// use roll_and_write::Seat;
/// let rules = rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [], 1)?;
/// // Nothing was played yet: a whole game is found.
/// let played = RecordedGame::new(7, Vec::new());
/// let hindsight = hindsight(&rules, &played, Seat::new(0), 1);
/// assert!(hindsight.found > 40 && hindsight.reached == 0);
/// # Ok::<(), rnw_packs::LoadError>(())
/// ```
pub fn hindsight<R: Presentation>(
    rules: &R,
    played: &RecordedGame,
    seat: Seat,
    width: usize,
) -> Hindsight {
    let end = played.before(rules, played.steps.len());
    let reached = rules.total(&end, seat);
    let mut beam = Beam::new(rules, played, seat, width.max(1));
    if rules.awaiting(&end) == Awaiting::Over {
        let own = played.steps.iter().filter_map(|step| match *step {
            LogEntryKind::Move(mover, id) if mover == seat => Some(id),
            LogEntryKind::Move(..) | LogEntryKind::Deal(..) => None,
        });
        beam.best = Some((reached, own.collect()));
    }
    let mut decided = 0;
    loop {
        let known = beam.best.as_ref().map_or(&[][..], |(_, line)| line);
        if decided > 0 && decided >= known.len() {
            break;
        }
        let prefix = known[..decided.min(known.len())].to_vec();
        beam.run(&prefix);
        decided += 1;
    }
    let draws: Vec<(Chance, Outcome)> = played.draws().collect();
    let (found, line) = beam.best.unwrap_or((reached, Vec::new()));
    Hindsight {
        reached,
        found,
        line,
        // The bound needs all draws of the game.
        upper_bound: (played.from.is_none())
            .then(|| rules.upper_bound(&end, &draws, seat))
            .flatten(),
    }
}

/// A state in which the seat must decide.
#[derive(Clone, Copy)]
struct OpenDecision<S> {
    state: S,
    /// The number of decisions that each other seat has made so far.
    made: BySeat<usize>,
    /// The index of the seat's last decision before this state.
    last: Option<usize>,
    turn: u32,
    value: i64,
}

struct Beam<'a, R: Ruleset> {
    rules: &'a R,
    seat: Seat,
    width: usize,
    start: R::State,
    chance: KnownDraws,
    /// The decisions of the other seats, in order.
    others: BySeat<Vec<R::Move>>,
    /// The decisions of the seat, each with the index of its predecessor.
    decisions: Vec<(Option<usize>, MoveId)>,
    /// Boxed: sorting them would otherwise move whole states.
    open: Vec<Box<OpenDecision<R::State>>>,
    best: Option<(Points, Vec<MoveId>)>,
}

impl<'a, R: Presentation> Beam<'a, R> {
    fn new(rules: &'a R, played: &RecordedGame, seat: Seat, width: usize) -> Self {
        let mut others = BySeat::from_fn(|_| Vec::new());
        for step in &played.steps {
            if let LogEntryKind::Move(mover, id) = *step
                && mover != seat
            {
                others[mover].extend(rules.move_by_id(id));
            }
        }
        Self {
            rules,
            seat,
            width,
            start: played.start(rules),
            chance: KnownDraws::of(played),
            others,
            decisions: Vec::new(),
            open: Vec::new(),
            best: None,
        }
    }

    /// Makes these decisions first. Then searches turn by turn, and within a turn decision by decision.
    fn run(&mut self, prefix: &[MoveId]) {
        self.decisions.clear();
        self.open.clear();
        let start = Box::new(OpenDecision {
            state: self.start,
            made: BySeat::default(),
            last: None,
            turn: 0,
            value: 0,
        });
        self.go_on(start);
        for &id in prefix {
            let (Some(open), Some(mv)) = (self.open.pop(), self.rules.move_by_id(id)) else {
                return;
            };
            let Ok(legal) = self.rules.check(&open.state, self.seat, mv) else {
                return;
            };
            self.follow(&open, legal);
        }
        while let Some(turn) = self.open.iter().map(|open| open.turn).min() {
            let (mut now, later) = std::mem::take(&mut self.open)
                .into_iter()
                .partition::<Vec<_>, _>(|open| open.turn == turn);
            self.open = later;
            now.sort_by_key(|open| Reverse(open.value));
            now.dedup_by(|a, b| a.value == b.value && a.state == b.state);
            now.truncate(self.width);
            for open in now {
                self.branch(&open);
            }
        }
    }

    /// Tries every move of the seat.
    fn branch(&mut self, open: &OpenDecision<R::State>) {
        for mv in self.rules.moves(&open.state, self.seat) {
            self.follow(open, mv);
        }
    }

    /// Tries one move of the seat.
    fn follow(&mut self, open: &OpenDecision<R::State>, mv: Legal<R::Move>) {
        self.decisions
            .push((open.last, self.rules.move_id(mv.mv())));
        let mut next = Box::new(OpenDecision {
            last: Some(self.decisions.len() - 1),
            ..*open
        });
        self.rules.apply(&mut next.state, mv, &mut NoEvents);
        if !self.go_on(next) {
            self.decisions.pop();
        }
    }

    /// Plays on until the seat must decide. Returns `false` if the game ends first, or if another seat cannot make its
    /// recorded decision.
    fn go_on(&mut self, mut next: Box<OpenDecision<R::State>>) -> bool {
        let rules = self.rules;
        loop {
            match rules.awaiting(&next.state) {
                Awaiting::Over => {
                    let found = rules.total(&next.state, self.seat);
                    if self.best.as_ref().is_none_or(|(best, _)| found > *best) {
                        self.best = Some((found, self.line(next.last)));
                    }
                    return false;
                }
                Awaiting::Chance(chance) => {
                    let item = self.chance.draw(chance);
                    rules.deal(&mut next.state, item, &mut NoEvents);
                }
                Awaiting::Seats(seats) => {
                    let Some(other) = seats.iter().find(|other| *other != self.seat) else {
                        next.turn = rules.turn(&next.state);
                        next.value = value_before_move(rules, &next.state, self.seat);
                        self.open.push(next);
                        return true;
                    };
                    let Some(&mv) = self.others[other].get(next.made[other]) else {
                        return false;
                    };
                    let Ok(mv) = rules.check(&next.state, other, mv) else {
                        return false;
                    };
                    next.made[other] += 1;
                    rules.apply(&mut next.state, mv, &mut NoEvents);
                }
            }
        }
    }

    /// Returns the decisions up to this one.
    fn line(&self, last: Option<usize>) -> Vec<MoveId> {
        let mut line = Vec::new();
        let mut at = last;
        while let Some(index) = at {
            let (before, id) = self.decisions[index];
            line.push(id);
            at = before;
        }
        line.reverse();
        line
    }
}

/// The chance of a recorded game.
struct KnownDraws {
    dealer: Dealer,
    /// The recorded draws, if they did not all come from the seed; else empty.
    drawn: Vec<(Chance, Outcome)>,
}

impl KnownDraws {
    fn of(played: &RecordedGame) -> Self {
        let dealer = Dealer::of_version(played.dealer, DealId::single(played.seed));
        let mut dealer = dealer.unwrap_or_else(|| Dealer::new(DealId::single(played.seed)));
        let seeded = played
            .draws()
            .all(|(chance, item)| dealer.draw(chance) == item);
        Self {
            dealer,
            drawn: if seeded {
                Vec::new()
            } else {
                played.draws().collect()
            },
        }
    }

    /// Draws the first recorded outcome for this purpose that can still come. Without one, draws from the seed.
    fn draw(&mut self, chance: Chance) -> Outcome {
        let mut drawn = self.drawn.iter();
        let recorded = drawn
            .find(|(drawn, outcome)| drawn.purpose == chance.purpose && chance.can_bring(*outcome));
        recorded.map_or_else(|| self.dealer.draw(chance), |(_, outcome)| *outcome)
    }
}
