//! A bot that searches the game tree, and solves the end of a game for one seat exactly.

mod chance;
mod parameters;
mod tree;

pub use parameters::{Budget, Parameters};

use self::chance::{ChanceStream, mix};
use self::tree::Tree;
use crate::Decision;
use crate::bot::{Best, Bot, no_move};
use crate::exact::{Exact, Expected, Solution};
use rand::{Rng, RngExt};
use rnw_session::{Advice, Alternative, Clock, Generator, PlayerFault};
use roll_and_write::{Awaiting, BySeat, Legal, MoveId, NoEvents, Ruleset, Seat};
use std::fmt::{self, Debug};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// Searches the decisions ahead until its budget is used up. Makes the best move where the rest of the game is solved
/// exactly ([`Parameters::exact`]).
pub struct Search<R: Ruleset> {
    parameters: Parameters,
    clock: Arc<dyn Clock>,
    rooms: Rooms<R::Move>,
}

impl<R: Ruleset> Debug for Search<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Search({})", self.parameters)
    }
}

impl<R: Ruleset> Search<R> {
    /// Creates a bot with these parameters. It reads the clock if its budget is a time.
    pub fn new(parameters: Parameters, clock: Arc<dyn Clock>) -> Self {
        Self {
            rooms: Rooms {
                first: Room::default(),
                others: (1..parameters.threads).map(|_| Room::default()).collect(),
            },
            parameters,
            clock,
        }
    }
}

/// The lead of one move over another in the same imagined games, in thousandths of a point.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Difference {
    pub(crate) mean: f64,
    /// Half the width of the 95 % interval of the mean.
    pub(crate) error: f64,
}

impl<R: Ruleset> Search<R> {
    /// Solves a decision exactly, if the rest of the game is small enough for the parameters. The generator stays as it
    /// is, so the search decides the same as without a solver where the rest is too large.
    pub(crate) fn solve(
        &self,
        rules: &R,
        view: &R::View,
        generator: &Generator,
    ) -> Option<Solution<R::Move>> {
        Exact::new(rules, self.parameters.exact)
            .solve_view(view, &mut generator.clone())
            .ok()
    }

    /// Returns the best move that the search finds, and its lead over `made`. The lead comes from new imagined games,
    /// half as many as the search used. Both moves are tried in the same games. A lead that looks clear is measured anew
    /// in four times as many.
    pub(crate) fn compare(
        &mut self,
        rules: &R,
        view: &R::View,
        made: Legal<R::Move>,
        generator: &mut Generator,
    ) -> Result<(Legal<R::Move>, Difference), PlayerFault> {
        let start = SearchStart::new(&*self.clock, generator);
        let Some((mut team, best)) = self.decide(rules, view, start, generator) else {
            return Err(no_move(self));
        };
        let difference = if best == made {
            Difference {
                mean: 0.0,
                error: 0.0,
            }
        } else {
            let first = team.lead(best, made, generator.next_u64(), LEAD_PASSES);
            if first.mean.abs() > first.error {
                // Of many decisions with equal moves, chance alone makes one in twenty look clear. So what looks clear is
                // measured anew, in more games.
                team.lead(best, made, generator.next_u64(), 4 * LEAD_PASSES)
            } else {
                first
            }
        };
        Ok((best, difference))
    }

    /// Searches for the best move. Returns the threads with what they have learned, and the move.
    fn decide<'a>(
        &'a mut self,
        rules: &'a R,
        view: &'a R::View,
        start: SearchStart,
        generator: &mut Generator,
    ) -> Option<(Team<'a, R>, Legal<R::Move>)> {
        let mut team = Team::new(rules, view, self.parameters, start.key, &mut self.rooms);
        team.begin(generator);
        let best = team.decide(start.time, &*self.clock)?;
        Some((team, best))
    }
}

/// Where a search starts.
#[derive(Clone, Copy, Debug)]
struct SearchStart {
    /// The time.
    time: Duration,
    /// The key of all chance in the imagined games.
    key: u64,
}

impl SearchStart {
    fn new(clock: &dyn Clock, generator: &mut Generator) -> Self {
        Self {
            time: clock.now(),
            key: generator.next_u64(),
        }
    }
}

/// The initial capacity for the moves of one decision, and for the moves of one path through the tree.
const MOVES_USUAL: usize = 1024;

/// The memory of each thread.
#[derive(Debug)]
struct Rooms<M> {
    first: Room<M>,
    others: Vec<Room<M>>,
}

/// Memory for one thread of a search, which the next search reuses.
#[derive(Debug)]
struct Room<M> {
    tree: Tree,
    /// The moves among which the search decides.
    arms: Vec<Arm<M>>,
    /// The same moves while they are sorted, and their means with their old places.
    sorted: Vec<Arm<M>>,
    order: Vec<(f64, usize)>,
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
struct Arm<M> {
    mv: Legal<M>,
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

impl<R: Ruleset> Bot<R> for Search<R> {
    fn choose(
        &mut self,
        decision: &mut Decision<'_, R>,
        generator: &mut Generator,
    ) -> Result<Legal<R::Move>, PlayerFault> {
        let start = SearchStart::new(&*self.clock, generator);
        let (rules, view) = (decision.rules(), decision.view());
        if let Some(solution) = self.solve(rules, &view, generator) {
            return Ok(solution.best().0);
        }
        let found = self.decide(rules, &view, start, generator);
        let best = found.map(|(_, best)| best);
        best.ok_or_else(|| no_move(self))
    }

    /// Compares the move with the one that was tried longest beside it. The lead comes from new imagined games, as in
    /// an analysis. Where the rest of the game is solved, it is exact.
    fn advise(
        &mut self,
        decision: &mut Decision<'_, R>,
        generator: &mut Generator,
    ) -> Result<Advice, PlayerFault> {
        let start = SearchStart::new(&*self.clock, generator);
        let (rules, view) = (decision.rules(), decision.view());
        if let Some(solution) = self.solve(rules, &view, generator) {
            return Ok(exact_advice(rules, &solution));
        }
        let Some((mut team, best)) = self.decide(rules, &view, start, generator) else {
            return Err(no_move(self));
        };
        let next = team.first.room.arms.get(1).map(|arm| arm.mv);
        let alternative = next.map(|next| {
            let key = generator.next_u64();
            let Difference { mean, error } = team.lead(best, next, key, LEAD_PASSES);
            Alternative {
                mv: rules.move_id(next.mv()),
                lead: mean,
                error,
                exact: false,
            }
        });
        Ok(Advice {
            best: rules.move_id(best.mv()),
            alternatives: alternative.into_iter().collect(),
        })
    }
}

/// The best move of a solution, compared with all others.
fn exact_advice<R: Ruleset>(rules: &R, solution: &Solution<R::Move>) -> Advice {
    let (best, value) = solution.best();
    let others = solution.moves.iter().filter(|(mv, _)| *mv != best);
    let mut others: Vec<_> = others.collect();
    // The sort is stable, so equal moves keep the order of the rules.
    others.sort_by_key(|(_, value)| std::cmp::Reverse(*value));
    let alternative = |(mv, other): &(Legal<R::Move>, Expected)| {
        let lead = value.to_f64() - other.to_f64();
        Alternative {
            mv: rules.move_id(mv.mv()),
            lead: 1000.0 * lead / f64::from(rules.info().parts),
            error: 0.0,
            exact: true,
        }
    };
    Advice {
        best: rules.move_id(best.mv()),
        alternatives: others.into_iter().map(alternative).collect(),
    }
}

/// The halves of the search's imagined games in which a lead is measured.
const LEAD_PASSES: u64 = 1;

/// The lead in value at which a move is tried 2.4 times as often, in thousandths of a point.
const WARMTH: f64 = 1000.0;

/// Returns the initial weight of a move whose value is lower than the best by `gap`. It is close to `exp(-gap)`,
/// but uses only operations that give the same result on every machine.
fn weight(gap: f64) -> f64 {
    let part = 1.0 / (1.0 + gap / 4.0);
    part * part * part * part
}

/// The threads of one search. Each has trees of its own. After each round, they compare their moves by all of their
/// passes together. So the result depends on the number of threads, but not on how fast each of them is.
struct Team<'a, R: Ruleset> {
    first: Run<'a, R>,
    others: Vec<Run<'a, R>>,
}

impl<'a, R: Ruleset> Team<'a, R> {
    fn new(
        rules: &'a R,
        view: &'a R::View,
        parameters: Parameters,
        key: u64,
        rooms: &'a mut Rooms<R::Move>,
    ) -> Self {
        let threads = 1 + rooms.others.len() as u64;
        let run = |room, number| Run {
            number,
            threads,
            ..Run::new(rules, view, parameters, key, room)
        };
        let others = rooms.others.iter_mut().zip(1..);
        Self {
            first: run(&mut rooms.first, 0),
            others: others.map(|(room, number)| run(room, number)).collect(),
        }
    }

    /// Lists the moves and keeps the ones with the highest value.
    fn begin(&mut self, generator: &mut Generator) {
        self.first.begin(generator);
        for other in &mut self.others {
            other.begin_as(&self.first.room.arms);
        }
    }

    /// The number of passes of all threads.
    fn passes(&self) -> u64 {
        let others = self.others.iter().map(|run| run.passes);
        self.first.passes + others.sum::<u64>()
    }

    /// Halves the number of moves until one is left (sequential halving: Karnin, Koren and Somekh 2013). It
    /// tries all compared moves with the same chance.
    fn decide(&mut self, started: Duration, clock: &dyn Clock) -> Option<Legal<R::Move>> {
        let budget = self.first.parameters.budget;
        let mut alive = self.first.room.arms.len();
        let rounds = usize::BITS - alive.saturating_sub(1).leading_zeros();
        for round in 1..=rounds {
            self.try_all(alive, Limit::of(budget, round, rounds, started), clock);
            self.sort(alive);
            alive = alive.div_ceil(2);
        }
        self.first.room.arms.first().map(|arm| arm.mv)
    }

    /// The lead of a move over another in new imagined games: this number of halves of what the search has used. Both
    /// moves are tried in the same games, whose chance comes from this key.
    fn lead(
        &mut self,
        best: Legal<R::Move>,
        other: Legal<R::Move>,
        key: u64,
        halves: u64,
    ) -> Difference {
        let passes = (halves * self.passes()).div_ceil(2);
        let run = &mut self.first;
        let arms = run.only(best, other, key);
        let (mut n, mut mean, mut squares) = (0.0, 0.0, 0.0);
        for number in 0..passes.max(2) {
            let [first, second] = arms.map(|arm| run.pass(number, arm));
            // Welford's running mean and sum of squares (1962).
            n += 1.0;
            let apart = first - second - mean;
            mean += apart / n;
            squares += apart * (first - second - mean);
        }
        let error = 1.96 * (squares / (n - 1.0) / n).sqrt();
        Difference { mean, error }
    }

    /// Tries the first `alive` moves in all threads until the limit.
    fn try_all(&mut self, alive: usize, limit: Limit, clock: &dyn Clock) {
        let threads = 1 + self.others.len() as u64;
        if self.others.is_empty() {
            return self.first.try_all(alive, limit, clock);
        }
        thread::scope(|scope| {
            for (run, number) in self.others.iter_mut().zip(1..) {
                let limit = limit.of_thread(number, threads);
                scope.spawn(move || run.try_all(alive, limit, clock));
            }
            self.first
                .try_all(alive, limit.of_thread(0, threads), clock);
        });
    }

    /// Sorts the first `alive` moves of all threads by their mean over all threads, the best first.
    fn sort(&mut self, alive: usize) {
        let Self { first, others } = self;
        let mut order = std::mem::take(&mut first.room.order);
        order.clear();
        let mean = |arm: usize| {
            let (mut visits, mut sum) = first.tried(arm);
            for other in others.iter() {
                let tried = other.tried(arm);
                visits += tried.0;
                sum += tried.1;
            }
            if visits == 0 {
                return f64::NEG_INFINITY;
            }
            sum / f64::from(visits)
        };
        order.extend((0..alive).map(|arm| (mean(arm), arm)));
        order.sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        for run in std::iter::once(&mut *first).chain(others) {
            run.reorder(&order);
        }
        first.room.order = order;
    }
}

/// The working state of one thread of a search.
struct Run<'a, R: Ruleset> {
    rules: &'a R,
    view: &'a R::View,
    seat: Seat,
    parameters: Parameters,
    key: u64,
    room: &'a mut Room<R::Move>,
    roots: BySeat<u32>,
    /// The lowest and the highest value of a pass so far, for each seat.
    least: BySeat<f64>,
    most: BySeat<f64>,
    passes: u64,
    /// The number of moves made.
    nodes: u64,
    /// The number of the next imagined games.
    number: u64,
    /// The number of threads. Each of them tries every such game.
    threads: u64,
}

impl<'a, R: Ruleset> Run<'a, R> {
    fn new(
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
    fn begin(&mut self, generator: &mut Generator) {
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
    fn begin_as(&mut self, other: &[Arm<R::Move>]) {
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
    fn try_all(&mut self, alive: usize, limit: Limit, clock: &dyn Clock) {
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
    fn reorder(&mut self, order: &[(f64, usize)]) {
        let Room { arms, sorted, .. } = &mut *self.room;
        sorted.clear();
        sorted.extend(order.iter().map(|(_, arm)| arms[*arm]));
        arms[..order.len()].copy_from_slice(sorted);
    }

    /// The number of passes through a move, and the sum of their values.
    fn tried(&self, arm: usize) -> (u32, f64) {
        let edge = self.room.tree.edge(self.room.arms[arm].edge);
        (edge.visits, edge.sum)
    }

    /// From now on, tries only these two moves, with other chance. The tree keeps what it has learned.
    fn only(&mut self, first: Legal<R::Move>, second: Legal<R::Move>, key: u64) -> [usize; 2] {
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
    fn pass(&mut self, number: u64, arm: usize) -> f64 {
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
                rules.evaluate(state, seat) as f64
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

/// The end of a round of a search.
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

    /// The part of one of several threads.
    fn of_thread(self, thread: u64, threads: u64) -> Self {
        let part = |whole: u64| whole / threads + u64::from(thread < whole % threads);
        match self {
            Self::Passes(limit) => Self::Passes(part(limit)),
            Self::Nodes(limit) => Self::Nodes(part(limit)),
            Self::Time(_) => self,
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

#[cfg(test)]
mod tests;
