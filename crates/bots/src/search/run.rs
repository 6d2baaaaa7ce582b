//! One thread of a search: it plays imagined games, and its trees learn from them.

use super::chance::{ChanceStream, mix};
use super::limit::Limit;
use super::parameters::Parameters;
use super::tree::Tree;
use crate::bot::{Best, value_before_move};
use rand::{Rng, RngExt};
use rnw_session::{Clock, Generator};
use roll_and_write::{Awaiting, BySeat, Legal, MoveId, NoEvents, Ruleset, Seat};
use std::ops::ControlFlow;

/// The initial capacity for the moves of one decision, and for the moves of one path through the tree.
const MOVES_USUAL: usize = 1024;

/// Memory for one thread of a search, which the next search reuses.
#[derive(Debug)]
pub(super) struct Room<M> {
    tree: Tree,
    /// The moves among which the search decides.
    pub(super) arms: Vec<Arm<M>>,
    /// The same moves while they are sorted, and their means with their old places.
    sorted: Vec<Arm<M>>,
    pub(super) order: Vec<(f64, usize)>,
    /// The moves of the current decision.
    listed: Vec<Listed<M>>,
    /// The moves on the path through the tree, each with its seat.
    path: Vec<(Seat, u32)>,
}

impl<M> Default for Room<M> {
    fn default() -> Self {
        Self {
            tree: Tree::default(),
            arms: Vec::with_capacity(MOVES_USUAL),
            sorted: Vec::with_capacity(MOVES_USUAL),
            order: Vec::with_capacity(MOVES_USUAL),
            listed: Vec::with_capacity(MOVES_USUAL),
            path: Vec::with_capacity(MOVES_USUAL),
        }
    }
}

/// A move that the search tries, with its edge in the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arm<M> {
    pub(super) mv: Legal<M>,
    edge: u32,
    value: i64,
}

#[derive(Clone, Copy, Debug)]
struct Listed<M> {
    mv: Legal<M>,
    id: MoveId,
    edge: Option<u32>,
    value: i64,
    /// How often the move is tried before its results count, in proportion.
    weight: f64,
}

/// The position of a seat in its tree.
#[derive(Clone, Copy, Debug)]
enum TreePosition {
    /// The seat has not decided yet.
    Root(u32),
    /// The seat has made this move. The number is a hash of the moves that it has seen since.
    After(u32, u64),
    /// The seat has left the tree.
    Out,
}

/// The lead in value at which a move is tried 2.4 times as often, in thousandths of a point.
const WARMTH: f64 = 1000.0;

/// Returns the initial weight of a move whose value is lower than the best by `gap`. It is close to `exp(-gap)`,
/// but uses only operations that give the same result on every machine.
fn weight(gap: f64) -> f64 {
    let part = 1.0 / (1.0 + gap / 4.0);
    part * part * part * part
}

/// The working state of one thread of a search.
pub(super) struct Run<'a, R: Ruleset> {
    rules: &'a R,
    view: &'a R::View,
    seat: Seat,
    pub(super) parameters: Parameters,
    key: u64,
    pub(super) room: &'a mut Room<R::Move>,
    roots: BySeat<u32>,
    /// The lowest and the highest value of a pass so far, for each seat.
    least: BySeat<f64>,
    most: BySeat<f64>,
    pub(super) passes: u64,
    /// The number of moves made.
    pub(super) nodes: u64,
    /// The number of the next imagined games.
    pub(super) number: u64,
    /// The number of threads. Each of them tries every such game.
    pub(super) threads: u64,
}

impl<'a, R: Ruleset> Run<'a, R> {
    pub(super) fn new(
        rules: &'a R,
        view: &'a R::View,
        parameters: Parameters,
        key: u64,
        room: &'a mut Room<R::Move>,
    ) -> Self {
        Self {
            rules,
            view,
            seat: rules.viewer(view),
            parameters,
            key,
            room,
            roots: BySeat::from_fn(|_| 0),
            least: BySeat::from_fn(|_| f64::INFINITY),
            most: BySeat::from_fn(|_| f64::NEG_INFINITY),
            passes: 0,
            nodes: 0,
            number: 0,
            threads: 1,
        }
    }

    /// Lists the moves and keeps the ones with the highest value.
    pub(super) fn begin(&mut self, generator: &mut Generator) {
        self.clear();
        let state = self.rules.determinize(self.view, generator);
        let rules = self.rules;
        let (seat, arms) = (self.seat, &mut self.room.arms);
        let _ = rules.evaluate_moves(
            &state,
            seat,
            |_| true,
            |mv, value| {
                arms.push(Arm { mv, edge: 0, value });
                ControlFlow::<()>::Continue(())
            },
        );
        self.nodes += self.room.arms.len() as u64;
        // Shuffles the moves, so that equal ones are tried in random order.
        let arms = &mut self.room.arms;
        for last in (1..arms.len()).rev() {
            arms.swap(last, generator.random_range(0..=last as u32) as usize);
        }
        let width = arms.len().min(self.parameters.width as usize);
        for place in 0..width {
            let best = (place..arms.len())
                .rev()
                .max_by_key(|index| arms[*index].value);
            arms.swap(place, best.unwrap_or(place));
        }
        arms.truncate(width);
        self.plant();
    }

    /// Takes over the moves of another run, which are the same for all threads.
    pub(super) fn begin_as(&mut self, other: &[Arm<R::Move>]) {
        self.clear();
        self.room.arms.extend_from_slice(other);
        self.plant();
    }

    /// Removes the moves and all trees, except for one decision without moves for each seat.
    fn clear(&mut self) {
        self.room.arms.clear();
        self.room.tree.clear();
        for seat in Seat::all(self.rules.seats()) {
            self.roots[seat] = self.room.tree.root();
        }
    }

    /// Adds the moves to the tree.
    fn plant(&mut self) {
        let Room { arms, tree, .. } = &mut *self.room;
        for arm in arms {
            let id = self.rules.move_id(arm.mv.mv());
            arm.edge = tree.add(self.roots[self.seat], id, 0.0);
        }
    }

    /// Tries the first `alive` moves in turn until the limit. All of them have the same chance.
    pub(super) fn try_all(&mut self, alive: usize, limit: Limit, clock: &dyn Clock) {
        // The first thread tries something whatever the limit is.
        let free = self.threads == 1 || self.number.is_multiple_of(self.threads);
        loop {
            for arm in 0..alive {
                if (self.passes > 0 || !free) && limit.is_over(self.passes, self.nodes, clock) {
                    return;
                }
                self.pass(self.number, arm);
                self.passes += 1;
            }
            self.number += self.threads;
        }
    }

    /// Puts the first moves into this order.
    pub(super) fn reorder(&mut self, order: &[(f64, usize)]) {
        let Room { arms, sorted, .. } = &mut *self.room;
        sorted.clear();
        sorted.extend(order.iter().map(|(_, arm)| arms[*arm]));
        arms[..order.len()].copy_from_slice(sorted);
    }

    /// The number of passes through a move, and the sum of their values.
    pub(super) fn tried(&self, arm: usize) -> (u32, f64) {
        let edge = self.room.tree.edge(self.room.arms[arm].edge);
        (edge.visits, edge.sum)
    }

    /// From now on, tries only these two moves, with other chance. The tree keeps what it has learned.
    pub(super) fn only(
        &mut self,
        first: Legal<R::Move>,
        second: Legal<R::Move>,
        key: u64,
    ) -> [usize; 2] {
        self.key = key;
        let root = self.roots[self.seat];
        [first, second].map(|mv| {
            let arms = &mut self.room.arms;
            let known = arms.iter().position(|arm| arm.mv == mv);
            known.unwrap_or_else(|| {
                let id = self.rules.move_id(mv.mv());
                let edge = self.room.tree.add(root, id, 0.0);
                arms.push(Arm { mv, edge, value: 0 });
                arms.len() - 1
            })
        })
    }

    /// Plays one imagined game in which the seat makes this move first. Returns its value for the seat.
    pub(super) fn pass(&mut self, number: u64, arm: usize) -> f64 {
        let rules = self.rules;
        let mut chance_stream = ChanceStream::new(self.key, number);
        let mut state = rules.determinize(self.view, &mut chance_stream.generator);
        let mut places = BySeat::from_fn(|seat| TreePosition::Root(self.roots[seat]));
        let Arm { mv, edge, .. } = self.room.arms[arm];
        self.room.path.clear();
        self.room.path.push((self.seat, edge));
        places[self.seat] = TreePosition::After(edge, 0);
        self.make(&mut state, mv, &mut places);
        let mut own = 0;
        let over = loop {
            match rules.awaiting(&state) {
                Awaiting::Over => break true,
                Awaiting::Chance(chance) => {
                    let item = chance_stream.draw(chance);
                    rules.deal(&mut state, item, &mut NoEvents);
                }
                Awaiting::Seats(seats) => {
                    let Some(seat) = seats.first() else {
                        break true;
                    };
                    if seat == self.seat {
                        if own == self.parameters.depth {
                            break false;
                        }
                        own += 1;
                    }
                    let Some(mv) = self.answer(&state, seat, &mut places, &mut chance_stream)
                    else {
                        break true;
                    };
                    self.make(&mut state, mv, &mut places);
                }
            }
        };
        self.learn(&state, over)
    }

    fn make(
        &mut self,
        state: &mut R::State,
        mv: Legal<R::Move>,
        places: &mut BySeat<TreePosition>,
    ) {
        let mover = mv.seat();
        for seat in Seat::all(self.rules.seats()).filter(|seat| *seat != mover) {
            if let TreePosition::After(_, shown) = &mut places[seat]
                && let Some(id) = self.rules.shown_as(state, mv, seat)
            {
                *shown = mix(*shown, id.0.into());
            }
        }
        self.rules.apply(state, mv, &mut NoEvents);
        self.nodes += 1;
    }

    /// Chooses a move for a seat: the choice of its tree, or else the move with the highest value.
    fn answer(
        &mut self,
        state: &R::State,
        seat: Seat,
        places: &mut BySeat<TreePosition>,
        chance_stream: &mut ChanceStream,
    ) -> Option<Legal<R::Move>> {
        let node = match places[seat] {
            TreePosition::Root(node) => Some(node),
            TreePosition::After(edge, shown) => self.room.tree.after(edge, shown),
            TreePosition::Out => None,
        };
        if let Some((mv, edge)) = node.and_then(|node| self.select(state, seat, node)) {
            self.room.path.push((seat, edge));
            places[seat] = TreePosition::After(edge, 0);
            return Some(mv);
        }
        places[seat] = TreePosition::Out;
        self.likely(state, seat, chance_stream)
    }

    /// Returns the move with the highest value among those that are looked at.
    fn likely(
        &mut self,
        state: &R::State,
        seat: Seat,
        chance_stream: &mut ChanceStream,
    ) -> Option<Legal<R::Move>> {
        let rules = self.rules;
        if self.parameters.look == 0 {
            return rules
                .random_move(state, seat, &mut chance_stream.generator)
                .map(|(mv, _)| mv);
        }
        let count = rules.count_moves(state, seat);
        if count == 1 {
            return rules.nth_move(state, seat, 0);
        }
        // Looks at every `step`-th move, from a random start.
        let step = count.div_ceil(self.parameters.look as usize) as u32;
        let mut skip = if step > 1 {
            chance_stream.generator.next_u32() % step
        } else {
            0
        };
        let (mut best, nodes) = (Best::default(), &mut self.nodes);
        let wanted = |_| {
            let wanted = skip == 0;
            skip = if wanted { step - 1 } else { skip - 1 };
            wanted
        };
        let _ = rules.evaluate_moves(state, seat, wanted, |mv, value| {
            *nodes += 1;
            best.look_at(mv, value, &mut chance_stream.generator);
            ControlFlow::<()>::Continue(())
        });
        best.found
    }

    /// Returns the move that the tree tries next (PUCT: Silver and others 2017), or `None` if the tree has no room.
    fn select(&mut self, state: &R::State, seat: Seat, node: u32) -> Option<(Legal<R::Move>, u32)> {
        self.list(state, seat, node);
        let (least, span) = self.scale(seat);
        let (tree, listed) = (&mut self.room.tree, &mut self.room.listed);
        let unknown = listed.iter().filter(|one| one.edge.is_none()).count();
        if !tree.has_room(unknown) {
            return None;
        }
        if unknown > 0 {
            let sum: i64 = listed.iter().map(|one| one.value).sum();
            let mean = sum / listed.len() as i64;
            for one in listed.iter_mut().filter(|one| one.edge.is_none()) {
                one.edge = Some(tree.add(node, one.id, (one.value - mean) as f64));
            }
        }
        let (mut visits, mut sum, mut promise) = (0, 0.0, f64::NEG_INFINITY);
        for edge in listed.iter().filter_map(|one| one.edge) {
            let edge = tree.edge(edge);
            visits += edge.visits;
            sum += edge.sum;
            promise = edge.promise.max(promise);
        }
        let mut weights = 0.0;
        for one in listed.iter_mut() {
            let edge = tree.edge(one.edge?);
            one.weight = weight((promise - edge.promise) / WARMTH);
            weights += one.weight;
        }
        let visits = f64::from(visits.max(1));
        let spread = self.parameters.c * visits.sqrt() / weights;
        let (mut best, mut highest) = (None, f64::NEG_INFINITY);
        for one in listed.iter() {
            let index = one.edge?;
            let edge = tree.edge(index);
            let mean = (edge.mean().unwrap_or(sum / visits) - least) / span;
            let value = mean + spread * one.weight / f64::from(1 + edge.visits);
            if value >= highest {
                (best, highest) = (Some((one.mv, index)), value);
            }
        }
        best
    }

    /// Lists the moves of a decision. Computes their values if the tree has not seen one of them yet.
    fn list(&mut self, state: &R::State, seat: Seat, node: u32) {
        let (rules, listed) = (self.rules, &mut self.room.listed);
        let mut finder = self.room.tree.finder(node);
        listed.clear();
        let _ = rules.for_each_move(state, seat, |mv| {
            let id = rules.move_id(mv.mv());
            listed.push(Listed {
                mv,
                id,
                edge: finder.find(id),
                value: 0,
                weight: 0.0,
            });
            ControlFlow::<()>::Continue(())
        });
        if listed.len() == 1 || listed.iter().all(|one| one.edge.is_some()) {
            return;
        }
        let mut all = listed.iter_mut();
        let _ = rules.evaluate_moves(
            state,
            seat,
            |_| true,
            |_, value| {
                if let Some(one) = all.next() {
                    one.value = value;
                }
                ControlFlow::<()>::Continue(())
            },
        );
        self.nodes += listed.len() as u64;
    }

    /// Returns the lowest value of a pass for a seat, and the distance from there to the highest value.
    fn scale(&self, seat: Seat) -> (f64, f64) {
        let (least, most) = (self.least[seat], self.most[seat]);
        match most - least {
            span if span > 0.0 => (least, span),
            // No pass yet, or all passes had the same value.
            _ => (if least.is_finite() { least } else { 0.0 }, 1.0),
        }
    }

    /// Adds the values of a pass to the tree. Returns the value for the seat that searches.
    fn learn(&mut self, state: &R::State, over: bool) -> f64 {
        let rules = self.rules;
        let seats = rules.seats();
        let value = BySeat::from_fn(|seat| {
            if seat.index() >= seats {
                0.0
            } else if over {
                1000.0 * f64::from(rules.total(state, seat)) / f64::from(rules.info().parts)
            } else {
                value_before_move(rules, state, seat) as f64
            }
        });
        let values = BySeat::from_fn(|seat| {
            let rivals = Seat::all(seats)
                .filter(|other| rules.info().teams[*other] != rules.info().teams[seat]);
            let best = rivals
                .map(|rival| value[rival])
                .fold(f64::NEG_INFINITY, f64::max);
            if seat.index() >= seats || best == f64::NEG_INFINITY {
                value[seat]
            } else {
                value[seat] - self.parameters.rival * best
            }
        });
        for seat in Seat::all(seats) {
            self.least[seat] = self.least[seat].min(values[seat]);
            self.most[seat] = self.most[seat].max(values[seat]);
        }
        for &(seat, edge) in &self.room.path {
            self.room.tree.learn(edge, values[seat]);
        }
        values[self.seat]
    }
}
