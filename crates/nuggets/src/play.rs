//! The turn: what may be done, and what it does.

use crate::audit::audit;
use crate::board::{Edge, Edges, FencedBoard};
use crate::content::{Chips, DEPOSITS_MAX, VALUE_MAX};
use crate::event::Event;
use crate::moves::Move;
use crate::rules::{Layout, Rules};
use crate::scoring;
use crate::state::{Phase, State};
use crate::view::View;
use rand::{Rng, RngExt};
use roll_and_write::{
    Awaiting, BySeat, Cell, CellSet, Chance, Events, Grid, ItemSet, Merit, MoveId, Points, Refusal,
    Ruleset, Saying, Score, Seat, Seats,
};
use std::ops::ControlFlow;

/// What a seat may do now.
struct Open {
    fences: Edges,
    /// The cells for a chip.
    cells: CellSet,
    /// A bit for each value that the seat holds, value 1 lowest.
    values: u8,
    done: bool,
    pass: bool,
}

impl Open {
    fn count(&self) -> u32 {
        self.fences.len()
            + self.values.count_ones() * self.cells.len()
            + u32::from(self.done)
            + u32::from(self.pass)
    }

    /// The `n`-th move: fences, chips by value and cell, `done`, `pass`.
    #[inline]
    fn nth(&self, n: u32) -> Option<Move> {
        let fences = self.fences.len();
        if n < fences {
            return self.fences.nth(n).map(Move::Fence);
        }
        let (n, cells) = (n - fences, self.cells.len());
        let chips = self.values.count_ones() * cells;
        if n < chips {
            let mut values = self.values;
            for _ in 0..n / cells {
                values &= values - 1;
            }
            return Some(Move::Chip {
                value: values.trailing_zeros() as u8 + 1,
                cell: self.cells.nth(n % cells)?,
            });
        }
        match (n - chips, self.done, self.pass) {
            (0, true, _) => Some(Move::Done),
            (0, false, true) => Some(Move::Pass),
            _ => None,
        }
    }
}

impl Rules {
    pub(crate) fn board_of(&self, state: &State) -> FencedBoard {
        self.board.with(state.deposits, state.fences)
    }

    /// The lines on which the next fence may stand.
    #[inline]
    pub(crate) fn fences_open(&self, state: &State) -> Edges {
        if state.fences_left == 0 {
            return Edges::EMPTY;
        }
        self.board_of(state).legal_fences()
    }

    #[inline]
    fn cells_open(&self, state: &State) -> CellSet {
        self.board_of(state).reach(state.occupied()).free
    }

    #[inline]
    fn open(&self, state: &State, seat: Seat) -> Open {
        let mut open = Open {
            fences: Edges::EMPTY,
            cells: CellSet::EMPTY,
            values: 0,
            done: false,
            pass: false,
        };
        match state.phase {
            Phase::Act if seat == state.seat => {
                open.fences = self.fences_open(state);
                open.cells = self.cells_open(state);
                open.values = held(state.left[seat]);
                open.pass = true;
            }
            Phase::Second if seat == state.seat => {
                open.fences = self.fences_open(state);
                open.done = self.one_fence_is_enough;
            }
            Phase::Act | Phase::Second | Phase::Deposit(_) | Phase::First | Phase::Over => {}
        }
        open
    }

    /// Whether a seat could still do anything but pass (NG-10).
    fn can_act(&self, state: &State, seat: Seat) -> bool {
        self.can_lay(state, seat) || !self.fences_open(state).is_empty()
    }

    fn can_lay(&self, state: &State, seat: Seat) -> bool {
        held(state.left[seat]) != 0 && !self.cells_open(state).is_empty()
    }

    fn lay_out(&self, state: &mut State, number: u8, cell: Cell, events: &mut impl Events<Event>) {
        let index = usize::from(number);
        state.deposits |= CellSet::of(cell);
        state.deposit_at[index] = cell;
        events.tell(|| Event::DepositLaid {
            cell,
            r#yield: self.yields[index],
        });
        state.phase = if index + 1 < self.yields.len() {
            Phase::Deposit(number + 1)
        } else {
            Phase::First
        };
        if let (Phase::First, Some(seat)) = (state.phase, self.first) {
            Self::begin(state, seat);
        }
    }

    /// The first turn is this seat's.
    fn begin(state: &mut State, seat: Seat) {
        state.seat = seat;
        state.turn = 1;
        state.phase = Phase::Act;
    }

    /// The next seat that plays on has its turn; who can do nothing is out (NG-10, NG-11, NG-12).
    fn end_turn(&self, state: &mut State, events: &mut impl Events<Event>) {
        let chips = |state: &State| {
            let mut playing = Seat::all(self.seats).filter(|seat| state.playing.contains(*seat));
            playing.any(|seat| self.can_lay(state, seat))
        };
        if self.ends_without_chips && !chips(state) {
            state.playing = Seats::EMPTY;
        }
        for places in 1..=self.seats {
            let seat = state.seat.clockwise(places, self.seats);
            if !state.playing.contains(seat) {
                continue;
            }
            if self.can_act(state, seat) {
                state.seat = seat;
                state.turn += 1;
                state.phase = Phase::Act;
                return;
            }
            state.playing = state.playing.without(seat);
            events.tell(|| Event::Stuck { seat });
        }
        state.phase = Phase::Over;
        events.tell(|| Event::Ended);
        self.tell_score(state, events);
    }

    fn build(&self, state: &mut State, seat: Seat, edge: Edge, events: &mut impl Events<Event>) {
        let first = state.phase == Phase::Act;
        let earlier = if first {
            Edges::EMPTY
        } else {
            state.fresh_fences
        };
        state.fences = state.fences.with(edge);
        state.fresh_fences = earlier.with(edge);
        state.fresh_chip = None;
        state.fences_left -= 1;
        events.tell(|| Event::FenceBuilt { seat, edge });
        // A single fence stands where no second one can (NG-7).
        if first && !self.fences_open(state).is_empty() {
            state.phase = Phase::Second;
        } else {
            self.end_turn(state, events);
        }
    }

    fn lay_chip(
        &self,
        state: &mut State,
        seat: Seat,
        value: u8,
        cell: Cell,
        events: &mut impl Events<Event>,
    ) {
        let Some(left) = usize::from(value)
            .checked_sub(1)
            .and_then(|index| state.left[seat].get_mut(index))
        else {
            return;
        };
        *left = left.saturating_sub(1);
        state.chips[seat] |= CellSet::of(cell);
        state.set_value(cell, value);
        state.fresh_chip = Some(cell);
        state.fresh_fences = Edges::EMPTY;
        events.tell(|| Event::ChipLaid { seat, cell });
        if self.may_peek {
            events.tell(|| Event::ChipValue { seat, cell, value });
        }
        self.end_turn(state, events);
    }

    fn refuse(&self, state: &State, seat: Seat, r#move: Move) -> Option<Refusal> {
        let no = |clause, key| Some(Refusal::new(clause, Saying::new(key)));
        let acts = match state.phase {
            Phase::Act | Phase::Second => seat == state.seat,
            Phase::Deposit(_) | Phase::First | Phase::Over => false,
        };
        match (r#move, state.phase) {
            (_, Phase::Deposit(_)) => no("NG-5", "refusal-not-awaited"),
            (_, Phase::Over) => no("NG-12", "refusal-not-awaited"),
            _ if !acts => no("NG-6", "refusal-not-awaited"),
            (Move::Fence(edge), _) if !self.board.lines().contains(edge) => {
                no("NG-4", "refusal-off-board")
            }
            (Move::Fence(edge), _) => self.refuse_fence(state, edge),
            (Move::Chip { .. } | Move::Pass, Phase::Second) => no("NG-7", "refusal-second-fence"),
            (Move::Chip { cell, .. }, _) if !self.board.cells().contains(cell) => {
                no("NG-9", "refusal-off-board")
            }
            (Move::Chip { value, cell }, _) => self.refuse_chip(state, seat, value, cell),
            (Move::Pass, _) => None,
            (Move::Done, Phase::Second) if self.one_fence_is_enough => None,
            (Move::Done, Phase::Second) => no("NG-7", "refusal-second-fence"),
            (Move::Done, _) => no("NG-7", "refusal-nothing-done"),
        }
    }

    fn refuse_fence(&self, state: &State, edge: Edge) -> Option<Refusal> {
        let (board, frame) = (self.board_of(state), self.board.frame());
        let [a, b] = self.board.cells_beside(edge);
        let about = |key| {
            Saying::new(key)
                .name("cell", frame.label(a))
                .name("other", frame.label(b))
        };
        if state.fences.contains(edge) {
            return Some(Refusal::new("NG-24", about("refusal-fence-there")));
        }
        if state.fences_left == 0 {
            return Some(Refusal::new("NG-1", Saying::new("refusal-no-fences")));
        }
        if board.legal_fences().contains(edge) {
            return None;
        }
        let after = board.with(state.deposits, state.fences.with(edge));
        let least = after.region(a).len().min(after.region(b).len());
        let saying = about("refusal-region-small").number("count", least);
        Some(Refusal::new("NG-8", saying))
    }

    fn refuse_chip(&self, state: &State, seat: Seat, value: u8, cell: Cell) -> Option<Refusal> {
        let label = self.board.frame().label(cell);
        let no = |key: &'static str| {
            let saying = Saying::new(key).name("cell", label.clone());
            Some(Refusal::new("NG-9", saying))
        };
        if state.deposits.contains(cell) {
            return no("refusal-cell-deposit");
        }
        if state.occupied().contains(cell) {
            return no("refusal-cell-chip");
        }
        if !(1..)
            .zip(state.left[seat])
            .any(|chip| chip.0 == value && chip.1 > 0)
        {
            let saying = Saying::new("refusal-no-such-chip").number("value", value);
            return Some(Refusal::new("NG-9", saying));
        }
        None
    }
}

/// A bit for each value of which a chip is left, value 1 lowest.
#[inline]
fn held(left: Chips) -> u8 {
    let held = (0..).zip(left);
    held.fold(0, |bits, (value, count)| {
        bits | u8::from(count > 0) << value
    })
}

impl Ruleset for Rules {
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;

    fn seats(&self) -> usize {
        self.seats
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
            left: BySeat::from_fn(|seat| {
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

    #[inline]
    fn awaiting(&self, state: &State) -> Awaiting {
        match state.phase {
            Phase::Act | Phase::Second => Awaiting::Seats(Seats::of(state.seat)),
            Phase::First => Awaiting::chance("first", 0, ItemSet::first_n(self.seats)),
            Phase::Deposit(number) => {
                let cells = match &self.layout {
                    Layout::Drawn(cells) => *cells - state.deposits,
                    // A draw of one cell, so that it is told and recorded as the others are.
                    Layout::Given(cells) => CellSet::of(cells[usize::from(number)]),
                };
                Awaiting::chance(
                    "deposit",
                    0,
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
        mut visit: impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let open = self.open(state, seat);
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

    fn check(&self, state: &State, seat: Seat, r#move: Move) -> Result<(), Refusal> {
        self.refuse(state, seat, r#move).map_or(Ok(()), Err)
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, r#move: Move, events: &mut impl Events<Event>) {
        match r#move {
            Move::Fence(edge) => self.build(state, seat, edge, events),
            Move::Chip { value, cell } => self.lay_chip(state, seat, value, cell, events),
            Move::Done => {
                events.tell(|| Event::Stopped { seat });
                self.end_turn(state, events);
            }
            Move::Pass => {
                state.playing = state.playing.without(seat);
                events.tell(|| Event::Passed { seat });
                self.end_turn(state, events);
            }
        }
    }

    fn deal(&self, state: &mut State, item: u8, events: &mut impl Events<Event>) {
        match state.phase {
            Phase::Deposit(number) => self.lay_out(state, number, Cell::new(item), events),
            Phase::First => {
                let seat = Seat::new(usize::from(item));
                Self::begin(state, seat);
                events.tell(|| Event::FirstChosen { seat });
            }
            Phase::Act | Phase::Second | Phase::Over => {}
        }
    }

    fn view(&self, state: &State, seat: Seat) -> View {
        self.see(state, seat)
    }

    fn determinize<G: Rng + ?Sized>(&self, view: &View, generator: &mut G) -> State {
        self.imagine(view, generator)
    }

    fn viewer(&self, view: &View) -> Seat {
        view.seat
    }

    fn score(&self, state: &State, seat: Seat) -> Score {
        scoring::score(self, state, seat)
    }

    fn merit(&self, state: &State, seat: Seat) -> Merit {
        scoring::merit(self, state, seat)
    }

    fn appraise(&self, state: &State, seat: Seat) -> i64 {
        scoring::appraise(self, state, seat)
    }

    /// All that there is to be had.
    fn ceiling(&self, end: &State, _: &[(Chance, u8)], _: Seat) -> Option<Points> {
        let board = self.board_of(end);
        let regions = board.regions();
        let prizes = regions.map(|region| self.counts(end, region).sum::<Points>());
        Some(self.split.parts() * prizes.filter(|prize| *prize > 0).sum::<Points>())
    }

    /// Nobody else is shown the value of a chip (NG-9, NG-18).
    fn shown_as(&self, _: &State, _: Seat, r#move: Move, _: Seat) -> Option<MoveId> {
        Some(self.id_of(match r#move {
            Move::Chip { cell, .. } => Move::Chip { value: 1, cell },
            open @ (Move::Fence(_) | Move::Done | Move::Pass) => open,
        }))
    }

    /// Partners sit opposite each other (NG-6).
    fn team(&self, seat: Seat) -> usize {
        self.team_of(seat)
    }

    /// Shares of two or three are exact in sixths (NG-15).
    fn parts(&self) -> Points {
        self.split.parts()
    }

    fn ids(&self) -> u32 {
        self.id_count()
    }

    fn move_id(&self, r#move: Move) -> MoveId {
        self.id_of(r#move)
    }

    fn move_by_id(&self, id: MoveId) -> Option<Move> {
        self.by_id(id)
    }

    fn count_moves(&self, state: &State, seat: Seat) -> usize {
        self.open(state, seat).count() as usize
    }

    fn nth_move(&self, state: &State, seat: Seat, n: usize) -> Option<Move> {
        self.open(state, seat).nth(u32::try_from(n).ok()?)
    }

    #[inline]
    fn random_move<G: Rng + ?Sized>(
        &self,
        state: &State,
        seat: Seat,
        generator: &mut G,
    ) -> Option<(Move, usize)> {
        let open = self.open(state, seat);
        let count = open.count();
        let pick = if count > 1 {
            generator.random_range(0..count)
        } else {
            0
        };
        open.nth(pick).map(|r#move| (r#move, count as usize))
    }
}
