//! A bot that searches.

mod chance;
mod parameters;
mod tree;

pub use parameters::{Budget, Parameters};

use self::chance::{Luck, mixed};
use self::tree::Tree;
use crate::bot::{Bot, no_move};
use rand::{Rng, RngExt};
use roll_and_write::{Awaiting, BySeat, MoveId, Ruleset, Seat, Silence};
use session::{Clock, Generator, PlayerFault};
use std::fmt::{self, Debug};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

/// Searches the decisions that lie ahead, as long as its budget lasts.
pub struct Search<R: Ruleset> {
    parameters: Parameters,
    clock: Arc<dyn Clock>,
    room: Room<R::Move>,
}

impl<R: Ruleset> Debug for Search<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Search({})", self.parameters)
    }
}

impl<R: Ruleset> Search<R> {
    /// A bot with these parameters; it reads the clock if its budget is one of time.
    pub fn new(parameters: Parameters, clock: Arc<dyn Clock>) -> Self {
        Self {
            parameters,
            clock,
            room: Room::default(),
        }
    }
}

/// Room for one search, used again by the next.
#[derive(Debug)]
struct Room<M> {
    tree: Tree,
    /// The moves among which the search decides.
    arms: Vec<Arm<M>>,
    /// The moves of the decision that is looked at.
    listed: Vec<Listed<M>>,
    /// The moves passed through in the tree, and whose they were.
    path: Vec<(Seat, u32)>,
}

impl<M> Default for Room<M> {
    fn default() -> Self {
        Self {
            tree: Tree::default(),
            arms: Vec::new(),
            listed: Vec::new(),
            path: Vec::new(),
        }
    }
}

/// A move that is tried, and what its trials came to.
#[derive(Clone, Copy, Debug)]
struct Arm<M> {
    r#move: M,
    edge: u32,
    worth: i64,
}

#[derive(Clone, Copy, Debug)]
struct Listed<M> {
    r#move: M,
    id: MoveId,
    edge: Option<u32>,
    worth: i64,
}

/// Where a seat stands in its tree.
#[derive(Clone, Copy, Debug)]
enum Place {
    /// It has decided nothing yet.
    Root(u32),
    /// It has made this move, and was shown this since.
    After(u32, u64),
    /// It has left the tree.
    Out,
}

impl<R: Ruleset> Bot<R> for Search<R> {
    fn choose(
        &mut self,
        rules: &R,
        view: &R::View,
        generator: &mut Generator,
    ) -> Result<R::Move, PlayerFault> {
        let (parameters, clock) = (self.parameters, &*self.clock);
        let seat = rules.viewer(view);
        let mut run = Run {
            rules,
            view,
            seat,
            parameters,
            key: generator.next_u64(),
            room: &mut self.room,
            roots: BySeat::from_fn(|_| 0),
            least: BySeat::from_fn(|_| f64::INFINITY),
            most: BySeat::from_fn(|_| f64::NEG_INFINITY),
            nodes: 0,
        };
        run.begin(generator);
        let best = run.decide(clock);
        best.ok_or_else(|| no_move(self))
    }
}

/// One search.
struct Run<'a, R: Ruleset> {
    rules: &'a R,
    view: &'a R::View,
    seat: Seat,
    parameters: Parameters,
    key: u64,
    room: &'a mut Room<R::Move>,
    roots: BySeat<u32>,
    /// The least and the most that a pass has come to for each seat.
    least: BySeat<f64>,
    most: BySeat<f64>,
    /// How many moves were made.
    nodes: u64,
}

impl<R: Ruleset> Run<'_, R> {
    /// Lists the moves and keeps those that look best.
    fn begin(&mut self, generator: &mut Generator) {
        self.room.tree.clear();
        self.room.arms.clear();
        for seat in Seat::all(self.rules.seats()) {
            self.roots[seat] = self.room.tree.root();
        }
        let state = self.rules.determinize(self.view, generator);
        let rules = self.rules;
        let (seat, arms) = (self.seat, &mut self.room.arms);
        let _ = rules.for_each_move(&state, seat, |r#move| {
            let mut after = state;
            rules.apply(&mut after, seat, r#move, &mut Silence);
            arms.push(Arm {
                r#move,
                edge: 0,
                worth: rules.appraise(&after, seat),
            });
            ControlFlow::<()>::Continue(())
        });
        self.nodes += self.room.arms.len() as u64;
        // Equals are tried in an order drawn by lot.
        let arms = &mut self.room.arms;
        for last in (1..arms.len()).rev() {
            arms.swap(last, generator.random_range(0..=last as u32) as usize);
        }
        arms.sort_by_key(|arm| std::cmp::Reverse(arm.worth));
        arms.truncate(self.parameters.width.max(1) as usize);
        for arm in arms {
            let id = self.rules.move_id(arm.r#move);
            arm.edge = self.room.tree.add(self.roots[seat], id, 0.0);
        }
    }

    /// Halves the moves until one is left (sequential halving: Karnin, Koren and Somekh 2013).
    fn decide(mut self, clock: &dyn Clock) -> Option<R::Move> {
        let started = clock.now();
        let mut alive = self.room.arms.len();
        let rounds = usize::BITS - alive.saturating_sub(1).leading_zeros();
        let mut number = 0;
        for round in 1..=rounds {
            let limit = Limit::of(self.parameters.budget, round, rounds, started);
            loop {
                for arm in 0..alive {
                    self.pass(number, arm);
                }
                number += 1;
                let passes = self.room.arms.iter().map(|arm| u64::from(self.room.tree.edge(arm.edge).visits)).sum();
                if limit.is_over(passes, self.nodes, clock) {
                    break;
                }
            }
            let tree = &self.room.tree;
            let mean = |arm: &Arm<R::Move>| {
                let edge = tree.edge(arm.edge);
                edge.sum / f64::from(edge.visits.max(1))
            };
            self.room.arms[..alive].sort_by(|a, b| mean(b).total_cmp(&mean(a)));
            alive = alive.div_ceil(2);
        }
        self.room.arms.first().map(|arm| arm.r#move)
    }

    /// One game from here on, in which the seat makes this move first.
    fn pass(&mut self, number: u64, arm: usize) {
        let rules = self.rules;
        let mut luck = Luck::new(self.key, number);
        let mut state = rules.determinize(self.view, &mut luck.generator);
        let mut places = BySeat::from_fn(|seat| Place::Root(self.roots[seat]));
        let Arm { r#move, edge, .. } = self.room.arms[arm];
        self.room.path.clear();
        self.room.path.push((self.seat, edge));
        places[self.seat] = Place::After(edge, 0);
        self.make(&mut state, self.seat, r#move, &mut places);
        let mut own = 0;
        let over = loop {
            match rules.awaiting(&state) {
                Awaiting::Over => break true,
                Awaiting::Chance(chance) => {
                    let item = luck.draw(chance);
                    rules.deal(&mut state, item, &mut Silence);
                }
                Awaiting::Seats(seats) => {
                    let Some(seat) = seats.first() else { break true };
                    if seat == self.seat {
                        if own == self.parameters.depth {
                            break false;
                        }
                        own += 1;
                    }
                    let Some(r#move) = self.answer(&state, seat, &mut places, &mut luck) else {
                        break true;
                    };
                    self.make(&mut state, seat, r#move, &mut places);
                }
            }
        };
        self.learn(&state, over);
    }

    fn make(
        &mut self,
        state: &mut R::State,
        mover: Seat,
        r#move: R::Move,
        places: &mut BySeat<Place>,
    ) {
        for seat in Seat::all(self.rules.seats()).filter(|seat| *seat != mover) {
            if let Place::After(_, shown) = &mut places[seat]
                && let Some(id) = self.rules.shown_as(state, mover, r#move, seat)
            {
                *shown = mixed(*shown, id.0.into());
            }
        }
        self.rules.apply(state, mover, r#move, &mut Silence);
        self.nodes += 1;
    }

    /// What a seat does: what its tree says, or what looks best.
    fn answer(
        &mut self,
        state: &R::State,
        seat: Seat,
        places: &mut BySeat<Place>,
        luck: &mut Luck,
    ) -> Option<R::Move> {
        let node = match places[seat] {
            Place::Root(node) => Some(node),
            Place::After(edge, shown) => self.room.tree.after(edge, shown),
            Place::Out => None,
        };
        let node = node.filter(|_| seat == self.seat || self.parameters.others);
        let Some(node) = node else {
            places[seat] = Place::Out;
            return self.likely(state, seat, luck);
        };
        let (r#move, edge) = self.select(state, seat, node)?;
        self.room.path.push((seat, edge));
        places[seat] = Place::After(edge, 0);
        Some(r#move)
    }

    /// The move that is appraised highest.
    fn likely(&mut self, state: &R::State, seat: Seat, luck: &mut Luck) -> Option<R::Move> {
        let rules = self.rules;
        if self.parameters.look == 0 {
            return rules.random_move(state, seat, &mut luck.generator).map(|(r#move, _)| r#move);
        }
        let count = rules.count_moves(state, seat);
        if count == 1 {
            return rules.nth_move(state, seat, 0);
        }
        // Every so many-th is looked at, beginning anywhere.
        let step = count.div_ceil(self.parameters.look as usize) as u32;
        let mut skip = if step > 1 { luck.generator.next_u32() % step } else { 0 };
        let (mut best, mut best_worth, mut equals) = (None, i64::MIN, 0u32);
        let _ = rules.for_each_move(state, seat, |r#move| {
            if skip > 0 {
                skip -= 1;
                return ControlFlow::<()>::Continue(());
            }
            skip = step - 1;
            let mut after = *state;
            rules.apply(&mut after, seat, r#move, &mut Silence);
            self.nodes += 1;
            let worth = rules.appraise(&after, seat);
            if worth > best_worth {
                (best, best_worth, equals) = (Some(r#move), worth, 1);
            } else if worth == best_worth {
                equals += 1;
                if luck.generator.random_range(0..equals) == 0 {
                    best = Some(r#move);
                }
            }
            ControlFlow::Continue(())
        });
        best
    }

    /// The move that the tree would try next (PUCT: Silver and others 2017).
    fn select(&mut self, state: &R::State, seat: Seat, node: u32) -> Option<(R::Move, u32)> {
        let (rules, tree, listed) = (self.rules, &mut self.room.tree, &mut self.room.listed);
        listed.clear();
        let (mut sum, mut unknown) = (0i64, 0);
        let _ = rules.for_each_move(state, seat, |r#move| {
            let id = rules.move_id(r#move);
            listed.push(Listed {
                r#move,
                id,
                edge: tree.find(node, id),
                worth: 0,
            });
            ControlFlow::<()>::Continue(())
        });
        if listed.len() == 1 {
            let one = listed[0];
            let edge = one.edge.unwrap_or_else(|| tree.add(node, one.id, 0.0));
            return Some((one.r#move, edge));
        }
        if listed.iter().any(|one| one.edge.is_none()) {
            for one in listed.iter_mut() {
                let mut after = *state;
                rules.apply(&mut after, seat, one.r#move, &mut Silence);
                one.worth = rules.appraise(&after, seat);
                sum += one.worth;
                unknown += 1;
            }
            self.nodes += unknown as u64;
            let mean = sum as f64 / listed.len().max(1) as f64;
            for one in listed.iter_mut().filter(|one| one.edge.is_none()) {
                one.edge = Some(tree.add(node, one.id, one.worth as f64 - mean));
            }
        }
        let (least, most) = (self.least[seat], self.most[seat]);
        let span = (most - least).max(1.0);
        let (mut visits, mut total, mut best_promise) = (0u32, 0.0, f64::NEG_INFINITY);
        for edge in listed.iter().filter_map(|one| one.edge) {
            let edge = tree.edge(edge);
            visits += edge.visits;
            total += edge.sum;
            best_promise = best_promise.max(edge.promise);
        }
        let temperature = self.parameters.warmth * 1000.0;
        let weight = |promise: f64| ((promise - best_promise) / temperature).exp();
        let weights: f64 = listed.iter().filter_map(|one| one.edge).map(|edge| weight(tree.edge(edge).promise)).sum();
        let first = if visits == 0 { 0.5 } else { (total / f64::from(visits) - least) / span };
        let spread = self.parameters.c * f64::from(visits.max(1)).sqrt();
        let mut best = None;
        let mut highest = f64::NEG_INFINITY;
        for one in listed.iter() {
            let Some(index) = one.edge else { continue };
            let edge = tree.edge(index);
            let mean = if edge.visits == 0 { first } else { (edge.sum / f64::from(edge.visits) - least) / span };
            let value = mean + spread * weight(edge.promise) / weights / f64::from(1 + edge.visits);
            if value > highest {
                (highest, best) = (value, Some((one.r#move, index)));
            }
        }
        best
    }

    /// Tells the tree what a pass came to for each seat.
    fn learn(&mut self, state: &R::State, over: bool) {
        let rules = self.rules;
        let seats = rules.seats();
        let worth = BySeat::from_fn(|seat| {
            if seat.index() >= seats {
                0.0
            } else if over {
                1000.0 * f64::from(rules.score(state, seat).total()) / f64::from(rules.parts())
            } else {
                rules.appraise(state, seat) as f64
            }
        });
        let values = BySeat::from_fn(|seat| {
            let rivals = Seat::all(seats).filter(|other| rules.team(*other) != rules.team(seat));
            let best = rivals.map(|rival| worth[rival]).fold(f64::NEG_INFINITY, f64::max);
            if seat.index() >= seats || best == f64::NEG_INFINITY {
                worth[seat]
            } else {
                worth[seat] - self.parameters.rival * best
            }
        });
        for seat in Seat::all(seats) {
            self.least[seat] = self.least[seat].min(values[seat]);
            self.most[seat] = self.most[seat].max(values[seat]);
        }
        for &(seat, edge) in &self.room.path {
            self.room.tree.learn(edge, values[seat]);
        }
    }
}

/// When a round of a search is over.
#[derive(Clone, Copy, Debug)]
enum Limit {
    Passes(u64),
    Nodes(u64),
    Time(Duration),
}

impl Limit {
    fn of(budget: Budget, round: u32, rounds: u32, started: Duration) -> Self {
        let part = |whole: u32| u64::from(whole) * u64::from(round) / u64::from(rounds);
        match budget {
            Budget::Iterations(count) => Self::Passes(part(count)),
            Budget::Nodes(count) => Self::Nodes(part(count)),
            Budget::Time(time) => Self::Time(started + time * round / rounds),
        }
    }

    fn is_over(self, passes: u64, nodes: u64, clock: &dyn Clock) -> bool {
        match self {
            Self::Passes(limit) => passes >= limit,
            Self::Nodes(limit) => nodes >= limit,
            Self::Time(limit) => clock.now() >= limit,
        }
    }
}
