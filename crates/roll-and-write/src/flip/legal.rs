//! Which moves are open, and why one is refused.

use super::state::{BOARDS, Lane, Pending, Phase, Spot, State, Terms};
use super::work::{Counter, Work};
use super::{FlipAndWrite, FlipGame, Move};
use crate::bits::nth_bit;
use crate::geometry::{CellSet, Grid, GridRefusal, Ground, Placements, Reach, WORDS_MAX};
use crate::symbol::Scope;
use crate::{CardId, Refusal, Ruleset, Saying, Seat};
use rand::{Rng, RngExt};
use std::ops::ControlFlow;

/// Where a seat may mark now, board by board.
struct Open<'a> {
    placements: &'a Placements,
    work: &'a Counter,
    /// The words of the pattern that is asked for, or of the single cells alone.
    words: &'a [u16],
    reach: [Reach; BOARDS],
}

impl Open<'_> {
    /// What of a word may be marked on a board.
    #[inline]
    fn fitting(&self, board: usize, word: u16) -> u64 {
        self.work.add(Work::Words, 1);
        self.placements.fitting(word, self.reach[board])
    }

    /// All moves as boards, words and bits, in their order.
    fn all(&self) -> impl Iterator<Item = (usize, u16, u64)> + '_ {
        let on = move |board| {
            let words = self.words.iter();
            words.map(move |&word| (board, word, self.fitting(board, word)))
        };
        (0..BOARDS).flat_map(on)
    }

    fn r#move(&self, board: usize, word: u16, bit: u8) -> Move {
        Move::Mark {
            board: board as u8,
            cells: self.placements.at(word, bit),
        }
    }

    fn count(&self) -> u32 {
        self.all().map(|(_, _, bits)| bits.count_ones()).sum()
    }

    /// A move, each equally likely, and how many there are.
    #[inline]
    fn draw<R: Rng + ?Sized>(&self, generator: &mut R) -> Option<(Move, usize)> {
        // Patterns mostly take a word or two; then all fits into registers.
        match self.words.len() {
            1 => self.draw_among::<1, _>(generator),
            2 => self.draw_among::<2, _>(generator),
            _ => self.draw_among::<WORDS_MAX, _>(generator),
        }
    }

    /// The same with up to so many words on each board. It counts what fits and finds what was drawn without
    /// a branch that depends on either: a processor guesses such a branch wrong every other time.
    #[inline]
    fn draw_among<const WORDS: usize, R: Rng + ?Sized>(
        &self,
        generator: &mut R,
    ) -> Option<(Move, usize)> {
        let mut fitting = [[0_u64; WORDS]; BOARDS];
        // How much fits, up to and with each word.
        let mut up_to = [[0; WORDS]; BOARDS];
        let mut total = 0;
        for board in 0..BOARDS {
            for place in 0..WORDS {
                if let Some(&word) = self.words.get(place) {
                    fitting[board][place] = self.fitting(board, word);
                }
                total += fitting[board][place].count_ones();
                up_to[board][place] = total;
            }
        }
        let pick = match total {
            0 => return None,
            1 => 0,
            _ => generator.random_range(0..total),
        };
        let (mut found, mut before) = (0, 0);
        for &end in &up_to.as_flattened()[..BOARDS * WORDS - 1] {
            found += usize::from(pick >= end);
            before = if pick >= end { end } else { before };
        }
        let (board, place) = (found / WORDS, found % WORDS);
        let bit = nth_bit(fitting[board][place], pick - before);
        let r#move = self.r#move(board, self.words[place], bit);
        Some((r#move, total as usize))
    }
}

impl<G: FlipGame> FlipAndWrite<G> {
    const NOWHERE: Reach = Reach {
        free: CellSet::EMPTY,
        anchor: CellSet::EMPTY,
    };

    /// Where the next mark may go on a board of a lane.
    #[inline]
    pub(super) fn reach(&self, lane: &Lane, board: usize) -> Reach {
        match lane.cards[board] {
            Some(card) => self.pack.cards[card.index()].grid.reach(lane.marked[board]),
            None => Self::NOWHERE,
        }
    }

    /// Whether a lane has any cell that may be marked.
    #[inline]
    pub(super) fn can_mark(&self, lane: &Lane) -> bool {
        let has_room = |board: usize| {
            let card = lane.cards[board];
            card.is_some_and(|card| {
                self.pack.cards[card.index()]
                    .grid
                    .has_room(lane.marked[board])
            })
        };
        (0..BOARDS).any(has_room)
    }

    /// Whether a lane has any cell for what it owes.
    pub(super) fn can_mark_for(&self, lane: &Lane, pending: Pending) -> bool {
        if let Pending::Extra { terms, at, .. } = pending {
            let reaches = self.reaches_within(lane, terms, at);
            reaches.iter().any(|reach| !reach.anchor.is_empty())
        } else {
            self.can_mark(lane)
        }
    }

    #[cold]
    fn reaches_within(&self, lane: &Lane, terms: Terms, at: Spot) -> [Reach; BOARDS] {
        std::array::from_fn(|board| self.reach_within(lane, board, terms, at))
    }

    /// Where extra cells on these terms may go on a board of a lane.
    fn reach_within(&self, lane: &Lane, board: usize, terms: Terms, at: Spot) -> Reach {
        let Some(card) = lane.cards[board] else {
            return Self::NOWHERE;
        };
        let (grid, marked) = (&self.pack.cards[card.index()].grid, lane.marked[board]);
        let mut reach = grid.reach(marked);
        if terms.apart() && !grid.is_complete(marked) {
            let free = grid.cells() - marked;
            reach = Reach { free, anchor: free };
        }
        let printed = &self.pack.printed;
        let (scope, other) = (terms.scope(), board != at.board());
        let within = if scope == Scope::Anywhere || scope == Scope::Other && other {
            CellSet::ALL
        } else if other {
            CellSet::EMPTY
        } else {
            printed.scope(&printed.cards[card.index()], at.cell(), scope)
        };
        Reach {
            free: reach.free & within,
            anchor: reach.anchor & within,
        }
    }

    #[inline]
    fn open(&self, state: &State, lane: &Lane, pending: Pending) -> Open<'_> {
        let pattern = match (pending, state.revealed) {
            (Pending::Pattern, Some(expedition)) => {
                Some(self.pack.expeditions[usize::from(expedition)].pattern)
            }
            _ => None,
        };
        Open {
            placements: &self.pack.placements,
            work: &self.work,
            words: self.pack.placements.words(pattern),
            reach: if let Pending::Extra { terms, at, .. } = pending {
                self.reaches_within(lane, terms, at)
            } else {
                std::array::from_fn(|board| self.reach(lane, board))
            },
        }
    }

    /// Whether seats mark, all at once or one of them at the barrier.
    #[inline]
    fn is_marking(state: &State) -> bool {
        matches!(state.phase, Phase::Mark | Phase::Owe)
    }

    /// What a seat is to decide now; nothing if it is not its time.
    #[inline]
    fn pending(state: &State, seat: Seat) -> Pending {
        if Self::is_marking(state) && state.waiting.contains(seat) {
            state.lanes[seat].owed.top()
        } else {
            Pending::Nothing
        }
    }

    pub(super) fn visit_moves<B>(
        &self,
        state: &State,
        seat: Seat,
        mut visit: impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if !state.waiting.contains(seat) {
            return ControlFlow::Continue(());
        }
        let lane = &state.lanes[seat];
        match (state.phase, lane.owed.top()) {
            (Phase::Keep, _) => Self::visit_pairs(lane, visit),
            (Phase::Pick, _) => Self::visit_picks(state, visit),
            (Phase::Mark | Phase::Owe, Pending::Number { .. }) => {
                visit(Move::Accept)?;
                visit(Move::Decline)
            }
            (Phase::Mark | Phase::Owe, Pending::Choice { asked, .. }) => {
                (0..asked.options()).try_for_each(|option| visit(Move::Choose(option)))
            }
            (Phase::Mark | Phase::Owe, pending) => {
                let open = self.open(state, lane, pending);
                for (board, word, bits) in open.all() {
                    for bit in CellSet::from_bits(bits) {
                        visit(open.r#move(board, word, bit.index() as u8))?;
                    }
                }
                if may_decline(pending) {
                    visit(Move::Decline)?;
                }
                ControlFlow::Continue(())
            }
            _ => ControlFlow::Continue(()),
        }
    }

    fn visit_pairs<B>(
        lane: &Lane,
        mut visit: impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut cards = lane.dealt;
        cards.sort_unstable();
        for (index, a) in cards.iter().enumerate() {
            for b in &cards[index + 1..] {
                if let (Some(a), Some(b)) = (*a, *b) {
                    visit(Move::Keep(a, b))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn visit_picks<B>(
        state: &State,
        mut visit: impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for &card in state.offer.cards() {
            visit(Move::Take(card))?;
        }
        if Self::may_draw(state) {
            visit(Move::Draw)
        } else {
            ControlFlow::Continue(())
        }
    }

    /// Whether the deck holds a card for one more draw.
    pub(super) fn may_draw(state: &State) -> bool {
        state.deck.len() > u32::from(state.draws)
    }

    pub(super) fn count(&self, state: &State, seat: Seat) -> usize {
        match Self::pending(state, seat) {
            pending @ (Pending::Pattern | Pending::Bonus(_)) => {
                self.open(state, &state.lanes[seat], pending).count() as usize
            }
            Pending::Number { .. }
            | Pending::Extra { .. }
            | Pending::Choice { .. }
            | Pending::Nothing => {
                let mut count = 0;
                let _ = self.visit_moves(state, seat, |_| {
                    count += 1;
                    ControlFlow::<()>::Continue(())
                });
                count
            }
        }
    }

    /// The same as counting, drawing and asking for the n-th, in one go and without leaving the masks.
    #[inline]
    pub(super) fn draw<R: Rng + ?Sized>(
        &self,
        state: &State,
        seat: Seat,
        generator: &mut R,
    ) -> Option<(Move, usize)> {
        let pending @ (Pending::Pattern | Pending::Bonus(_)) = Self::pending(state, seat) else {
            return self.draw_other(state, seat, generator);
        };
        self.open(state, &state.lanes[seat], pending)
            .draw(generator)
    }

    #[inline(never)]
    fn draw_other<R: Rng + ?Sized>(
        &self,
        state: &State,
        seat: Seat,
        generator: &mut R,
    ) -> Option<(Move, usize)> {
        let count = self.count(state, seat);
        let pick = if count > 1 {
            generator.random_range(0..count as u32) as usize
        } else {
            0
        };
        self.nth_move(state, seat, pick)
            .map(|r#move| (r#move, count))
    }

    pub(super) fn refuse(&self, state: &State, seat: Seat, r#move: Move) -> Result<(), Refusal> {
        if seat.index() >= self.seats || !state.waiting.contains(seat) {
            let clause = match state.phase {
                Phase::Start | Phase::Deal | Phase::Keep => "C-9",
                Phase::Settle
                | Phase::Owe
                | Phase::Pick
                | Phase::Draw
                | Phase::EndTurn
                | Phase::Refill => "C-10",
                Phase::BeginTurn | Phase::Reveal | Phase::Mark => "C-7",
                Phase::Over => "C-1",
            };
            return Err(Refusal::new(clause, Saying::new("refusal-not-awaited")));
        }
        let lane = &state.lanes[seat];
        let phase = if Self::is_marking(state) {
            Phase::Mark
        } else {
            state.phase
        };
        match (phase, lane.owed.top(), r#move) {
            (Phase::Keep, _, Move::Keep(a, b)) if a < b => self.refuse_keep(lane, a, b),
            (Phase::Keep, ..) => Err(Refusal::new("C-9", Saying::new("refusal-keep-now"))),
            (Phase::Pick, _, Move::Take(card)) => {
                let offered = state.offer.cards().contains(&card);
                or(offered, "C-10", || self.about("refusal-not-offered", card))
            }
            (Phase::Pick, _, Move::Draw) => or(Self::may_draw(state), "C-11", || {
                Saying::new("refusal-deck-empty")
            }),
            (Phase::Pick, ..) => Err(Refusal::new("C-10", Saying::new("refusal-pick-now"))),
            (Phase::Mark, Pending::Number { .. }, Move::Accept | Move::Decline) => Ok(()),
            (Phase::Mark, Pending::Number { .. }, _) => Err(Refusal::new(
                self.game.number_clause(),
                Saying::new("refusal-number-now"),
            )),
            (Phase::Mark, Pending::Choice { asked, .. }, Move::Choose(option))
                if option < asked.options() =>
            {
                Ok(())
            }
            (Phase::Mark, Pending::Choice { asked, .. }, _) => Err(Refusal::new(
                "C-8",
                Saying::new("refusal-choose-now").number("options", asked.options()),
            )),
            (Phase::Mark, pending, Move::Decline) if may_decline(pending) => Ok(()),
            (Phase::Mark, pending, Move::Mark { board, cells }) => {
                self.refuse_mark(state, lane, pending, board, cells)
            }
            _ => Err(Refusal::new("C-4", Saying::new("refusal-mark-now"))),
        }
    }

    fn refuse_keep(&self, lane: &Lane, a: CardId, b: CardId) -> Result<(), Refusal> {
        let stranger = [a, b]
            .into_iter()
            .find(|card| !lane.dealt.contains(&Some(*card)));
        stranger.map_or(Ok(()), |card| {
            Err(Refusal::new("C-9", self.about("refusal-not-dealt", card)))
        })
    }

    /// A reason that names a card; a card that the pack does not have has no name.
    fn about(&self, key: &'static str, card: CardId) -> Saying {
        let name = self
            .pack
            .cards
            .get(card.index())
            .map_or("", |card| &card.name);
        Saying::new(key).name("card", name)
    }

    fn refuse_mark(
        &self,
        state: &State,
        lane: &Lane,
        pending: Pending,
        board: u8,
        cells: CellSet,
    ) -> Result<(), Refusal> {
        let letter = super::moves::board_letter(usize::from(board).min(BOARDS)).to_string();
        let Some(card) = lane.cards.get(usize::from(board)).copied().flatten() else {
            return Err(Refusal::new(
                "C-4",
                Saying::new("refusal-board-empty").name("board", letter),
            ));
        };
        let print = &self.pack.cards[card.index()];
        let marked = lane.marked[usize::from(board)];
        if let Pending::Extra { terms, at, .. } = pending {
            let reach = self.reach_within(lane, board.into(), terms, at);
            if cells.len() == 1 && reach.allows(cells) {
                return Ok(());
            }
            let free = print.grid.cells() - marked;
            // Such a cell could be marked, but not for this symbol.
            let reachable = terms.apart() || print.grid.reach(marked).allows(cells);
            let open = cells.is_subset(free) && !print.grid.is_complete(marked);
            if cells.len() == 1 && reachable && open {
                let frame = self.pack.printed.frame;
                let saying = Saying::new("refusal-extra-elsewhere")
                    .word("scope", scope_key(terms.scope()))
                    .name("board", super::moves::board_letter(at.board()).to_string())
                    .name("cell", frame.label(at.cell()));
                return Err(Refusal::new("C-6", saying));
            }
        }
        if let Some(refusal) = print.grid.why_not(marked, cells) {
            let saying = self
                .say_grid(&print.grid, refusal)
                .name("board", letter)
                .name("card", &print.name);
            return Err(Refusal::new(self.game.clause(refusal), saying));
        }
        let count = cells.len();
        if count == 1 {
            return Ok(());
        }
        if matches!(pending, Pending::Bonus(_) | Pending::Extra { .. }) {
            return Err(Refusal::new(
                "C-6",
                Saying::new("refusal-bonus-is-one-cell").number("count", count),
            ));
        }
        let asked = state
            .revealed
            .map(|card| &self.pack.expeditions[usize::from(card)]);
        let fits = asked.is_some_and(|card| self.pack.placements.has(card.pattern, cells));
        let name = asked.map_or("", |card| card.name.as_str());
        or(fits, "C-3", || {
            Saying::new("refusal-other-pattern").name("pattern", name)
        })
    }

    fn say_grid(&self, grid: &G::Grid, refusal: GridRefusal) -> Saying {
        let frame = self.pack.placements.frame();
        match refusal {
            GridRefusal::Missing(cell) if grid.ground(cell) == Ground::Wall => {
                Saying::new("refusal-cell-wall").name("cell", frame.label(cell))
            }
            GridRefusal::Missing(cell) => {
                Saying::new("refusal-cell-missing").name("cell", frame.label(cell))
            }
            GridRefusal::Marked(cell) => {
                Saying::new("refusal-cell-marked").name("cell", frame.label(cell))
            }
            GridRefusal::Entry(cell) => {
                Saying::new("refusal-entry-first").name("cell", frame.label(cell))
            }
            GridRefusal::Apart => Saying::new("refusal-apart"),
            GridRefusal::Complete => Saying::new("refusal-card-complete"),
        }
    }
}

/// Whether what is owed may be declined, beside numbers.
fn may_decline(pending: Pending) -> bool {
    matches!(pending, Pending::Extra { terms, .. } if terms.optional())
}

/// The key of the words that say where extra cells may lie.
pub(super) fn scope_key(scope: Scope) -> &'static str {
    match scope {
        Scope::Anywhere => "scope-anywhere",
        Scope::Card => "scope-card",
        Scope::Near => "scope-near",
        Scope::Row => "scope-row",
        Scope::Column => "scope-column",
        Scope::Other => "scope-other",
    }
}

fn or(allowed: bool, clause: &'static str, reason: impl FnOnce() -> Saying) -> Result<(), Refusal> {
    if allowed {
        Ok(())
    } else {
        Err(Refusal::new(clause, reason()))
    }
}
