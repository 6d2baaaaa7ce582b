//! The game as a [`Ruleset`].

use crate::audit::audit;
use crate::board::Edges;
use crate::content::{Chips, DEPOSITS_MAX, VALUE_MAX};
use crate::event::Event;
use crate::moves::Move;
use crate::rules::{Layout, Rules};
use crate::state::{Phase, State};
use crate::view::View;
use crate::{check, features, legal, moves, scoring, turn, view};
use rand::Rng;
use roll_and_write::learned::{Feature, FeatureWeights, KeptValues, LearnedValues, Unlearned};
use roll_and_write::score::Total;
use roll_and_write::{
    Awaiting, BySeat, Cell, CellSet, Chance, Events, GameInfo, ItemSet, Legal, MoveId, Outcome,
    Points, RankingKey, Refusal, Ruleset, Score, Seat, Seats, random_below,
};
use std::ops::ControlFlow;

impl Ruleset for Rules {
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;

    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn start(&self) -> State {
        State {
            fences: Edges::EMPTY,
            fresh_fences: Edges::EMPTY,
            chips: BySeat::default(),
            values: Default::default(),
            fresh_chip: None,
            deposits: CellSet::EMPTY,
            deposit_at: [Cell::new(0); DEPOSITS_MAX],
            left: BySeat::of_seats(|seat| {
                if seat.index() < self.seats {
                    self.chips
                } else {
                    Chips::default()
                }
            }),
            phase: Phase::Deposit(0),
            playing: Seats::all(self.seats),
            seat: Seat::new(0),
            fences_left: self.facts.fences,
            turn: 0,
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit(self, state)
    }

    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "what is awaited is large, and every step of a game asks for it"
    )]
    fn awaiting(&self, state: &State) -> Awaiting {
        match state.phase {
            Phase::Act | Phase::Second => Awaiting::Seats(Seats::of(state.seat)),
            Phase::First => Awaiting::chance("first", 0, self.seats, ItemSet::first_n(self.seats)),
            Phase::Deposit(number) => {
                let cells = match &self.layout {
                    Layout::Drawn(cells) => *cells - state.deposits,
                    // A draw with only one cell, so that it has notices and records like all other
                    // draws.
                    Layout::Given(cells) => CellSet::of(cells[usize::from(number)]),
                };
                Awaiting::chance(
                    "deposit",
                    0,
                    self.facts.frame.cells().len() as usize,
                    cells.iter().map(|cell| cell.index() as u8).collect(),
                )
            }
            Phase::Over => Awaiting::Over,
        }
    }

    fn for_each_move<B>(
        &self,
        state: &State,
        seat: Seat,
        mut visit: impl FnMut(Legal<Move>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut visit = |mv| visit(Legal::unchecked(seat, mv));
        let open = legal::open(self, state, seat);
        for edge in open.fences.iter() {
            visit(Move::Fence(edge))?;
        }
        for value in (1..=VALUE_MAX as u8).filter(|value| open.values >> (value - 1) & 1 != 0) {
            for cell in open.cells {
                visit(Move::Chip { value, cell })?;
            }
        }
        if open.done {
            visit(Move::Done)?;
        }
        if open.pass {
            visit(Move::Pass)?;
        }
        ControlFlow::Continue(())
    }

    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<Legal<Move>, Refusal> {
        let refusal = check::check(self, state, seat, mv);
        refusal.map_or(Ok(Legal::unchecked(seat, mv)), Err)
    }

    #[inline]
    fn apply(&self, state: &mut State, mv: Legal<Move>, events: &mut impl Events<Event>) {
        turn::apply(self, state, mv, events);
    }

    fn deal(&self, state: &mut State, outcome: Outcome, events: &mut impl Events<Event>) {
        turn::deal(self, state, outcome.as_item(), events);
    }

    fn view(&self, state: &State, seat: Seat) -> View {
        view::view(self, state, seat)
    }

    fn determinize<G: Rng + ?Sized>(&self, view: &View, generator: &mut G) -> State {
        view::determinize(self, view, generator)
    }

    fn viewer(&self, view: &View) -> Seat {
        view.seat
    }

    fn score(&self, state: &State, seat: Seat) -> Score {
        let mut score = Score::default();
        scoring::score(self, state, seat, &mut score);
        score
    }
    fn total(&self, state: &State, seat: Seat) -> Points {
        let mut total = Total::default();
        scoring::score(self, state, seat, &mut total);
        total.points()
    }

    fn ranking_key(&self, state: &State, seat: Seat) -> RankingKey {
        scoring::ranking_key(self, state, seat)
    }

    fn features(&self, state: &State, seat: Seat, visit: impl FnMut(Feature)) {
        if !state.is_over() {
            features::features(self, state, seat, visit);
        }
    }

    fn values_are_leads(&self) -> bool {
        true
    }

    /// At the end, how far the seat's team is ahead of the best other. Before, chips are hidden, so it is an estimate.
    fn points_so_far(&self, state: &State, seat: Seat) -> i64 {
        if !state.is_over() {
            return features::value(self, &Unlearned, state, seat);
        }
        let others =
            Seat::all(self.seats).filter(|other| self.team_of(*other) != self.team_of(seat));
        let best = others.map(|other| self.total(state, other)).max();
        1000 * i64::from(self.total(state, seat) - best.unwrap_or(0))
            / i64::from(self.split.parts())
    }

    fn preview(&self, state: &mut State, mv: Legal<Move>) {
        features::preview(state, mv);
    }

    fn values(&self) -> Option<&LearnedValues> {
        self.values.get()
    }

    fn learn(&mut self, values: KeptValues) {
        self.values = values;
    }

    fn value(&self, weights: &impl FeatureWeights, state: &State, seat: Seat) -> i64 {
        if state.is_over() {
            return self.points_so_far(state, seat);
        }
        features::value(self, weights, state, seat)
    }

    fn value_moves<B>(
        &self,
        weights: &impl FeatureWeights,
        state: &State,
        seat: Seat,
        wanted: impl FnMut(usize) -> bool,
        visit: impl FnMut(Legal<Move>, i64) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        features::value_moves(self, weights, state, seat, wanted, visit)
    }

    /// The total gold of all regions on the final board.
    fn upper_bound(&self, end: &State, _: &[(Chance, Outcome)], _: Seat) -> Option<Points> {
        let board = self.board_of(end);
        let regions = board.regions();
        let prizes = regions.map(|region| self.counts(end, region).sum::<Points>());
        Some(self.split.parts() * prizes.filter(|prize| *prize > 0).sum::<Points>())
    }

    /// Other seats never see the value of a chip (NG-9, NG-18).
    fn shown_as(&self, _: &State, mv: Legal<Move>, _: Seat) -> Option<MoveId> {
        Some(self.move_id(match mv.mv() {
            Move::Chip { cell, .. } => Move::Chip { value: 1, cell },
            open @ (Move::Fence(_) | Move::Done | Move::Pass) => open,
        }))
    }

    fn ids(&self) -> u32 {
        moves::done(self) + 2
    }

    fn move_id(&self, mv: Move) -> MoveId {
        MoveId(match mv {
            Move::Fence(edge) => {
                let rank = self.board.lines().rank(edge);
                rank.expect("a fence stands on a line of the board")
            }
            Move::Chip { value, cell } => {
                moves::lines(self)
                    + (u32::from(value) - 1) * moves::cells(self)
                    + cell.index() as u32
            }
            Move::Done => moves::done(self),
            Move::Pass => moves::done(self) + 1,
        })
    }

    fn move_by_id(&self, MoveId(id): MoveId) -> Option<Move> {
        if id < moves::lines(self) {
            return self.board.lines().nth(id).map(Move::Fence);
        }
        if id < moves::done(self) {
            let chip = id - moves::lines(self);
            return Some(Move::Chip {
                value: (chip / moves::cells(self)) as u8 + 1,
                cell: Cell::new((chip % moves::cells(self)) as u8),
            });
        }
        match id - moves::done(self) {
            0 => Some(Move::Done),
            1 => Some(Move::Pass),
            _ => None,
        }
    }

    fn count_moves(&self, state: &State, seat: Seat) -> usize {
        legal::open(self, state, seat).count() as usize
    }

    fn nth_move(&self, state: &State, seat: Seat, n: usize) -> Option<Legal<Move>> {
        let found = legal::open(self, state, seat).nth(u32::try_from(n).ok()?);
        found.map(|mv| Legal::unchecked(seat, mv))
    }

    #[inline]
    fn random_move<G: Rng + ?Sized>(
        &self,
        state: &State,
        seat: Seat,
        generator: &mut G,
    ) -> Option<(Legal<Move>, usize)> {
        let open = legal::open(self, state, seat);
        let count = open.count();
        let found = open.nth(random_below(count, generator));
        found.map(|mv| (Legal::unchecked(seat, mv), count as usize))
    }
}
