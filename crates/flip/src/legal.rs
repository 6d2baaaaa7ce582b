//! Which moves are legal.

use super::boards;
use super::moves::Move;
use super::pack::Pack;
use super::settlement::BOARDS;
use super::state::{Lane, OwedDecision, Phase, State};
use super::work::{self, Work};
use rand::{Rng, RngExt};
use roll_and_write::bits::nth_bit;
use roll_and_write::geometry::{CellSet, Grid, Placements, Reach, WORDS_MAX};
use roll_and_write::{Seat, random_below};
use std::ops::ControlFlow;

/// Where a seat may mark now, board by board.
struct OpenCells<'a> {
    placements: &'a Placements,
    /// The words of the pattern that is asked for, or the word of the single cells.
    words: &'a [u16],
    reach: [Reach; BOARDS],
}

/// A drawn mark. Its parts return one by one: a processor waits when it reads a whole [`Move`] whose
/// parts were just written.
struct Drawn {
    board: u8,
    cells: CellSet,
    /// The number of moves among which it was drawn.
    among: u32,
}

impl OpenCells<'_> {
    /// The placements of a word that are legal on a board.
    #[inline]
    fn fitting(&self, board: usize, word: u16) -> u64 {
        work::count(Work::Words, 1);
        self.placements.fitting(word, self.reach[board])
    }

    /// All moves in their order, as boards, words and bits.
    fn all(&self) -> impl Iterator<Item = (usize, u16, u64)> + '_ {
        let on = move |board| {
            let words = self.words.iter();
            words.map(move |&word| (board, word, self.fitting(board, word)))
        };
        (0..BOARDS).flat_map(on)
    }

    fn count(&self) -> u32 {
        self.all().map(|(_, _, bits)| bits.count_ones()).sum()
    }

    /// A random move, each equally likely, and the number of moves.
    #[inline]
    fn draw<R: Rng + ?Sized>(&self, generator: &mut R) -> Option<Drawn> {
        // Patterns mostly take a word or two; then all fits into registers.
        match self.words.len() {
            1 => self.draw_among::<1, _>(generator),
            2 => self.draw_among::<2, _>(generator),
            _ => self.draw_among::<WORDS_MAX, _>(generator),
        }
    }

    /// The same, for up to `WORDS` words on each board.
    ///
    /// It counts the legal moves and finds the drawn one without a branch that depends on them. A
    /// processor would predict such a branch wrong half of the time.
    #[inline]
    fn draw_among<const WORDS: usize, R: Rng + ?Sized>(&self, generator: &mut R) -> Option<Drawn> {
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
        Some(Drawn {
            board: board as u8,
            cells: self.placements.at(self.words[place], bit),
            among: total,
        })
    }
}

/// Calls `visit` for every legal move of a seat, in order.
pub(super) fn for_each_move<G: Grid, B>(
    pack: &Pack<G>,
    state: &State,
    seat: Seat,
    mut visit: impl FnMut(Move) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if !state.waiting.contains(seat) {
        return ControlFlow::Continue(());
    }
    let lane = &state.lanes[seat];
    match (state.phase, lane.owed.top()) {
        (Phase::Keep, _) => for_each_pair(lane, visit),
        (Phase::Pick, _) => for_each_pick(pack, state, visit),
        (Phase::Mark | Phase::Owe, OwedDecision::Number { .. }) => {
            visit(Move::Accept)?;
            visit(Move::Decline)
        }
        (Phase::Mark | Phase::Owe, OwedDecision::Choice { asked, .. }) => {
            (0..asked.options()).try_for_each(|option| visit(Move::Choose(option)))
        }
        (Phase::Mark | Phase::Owe, pending) => {
            let open = open(pack, state, lane, pending);
            for (board, word, bits) in open.all() {
                for bit in CellSet::from_bits(bits) {
                    visit(Move::Mark {
                        board: board as u8,
                        cells: open.placements.at(word, bit.index() as u8),
                    })?;
                }
            }
            if pending.may_decline() {
                visit(Move::Decline)?;
            }
            ControlFlow::Continue(())
        }
        _ => ControlFlow::Continue(()),
    }
}

fn for_each_pair<B>(lane: &Lane, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
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

fn for_each_pick<G: Grid, B>(
    pack: &Pack<G>,
    state: &State,
    mut visit: impl FnMut(Move) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for card in state.takeable(&pack.printed) {
        visit(Move::Take(card))?;
    }
    if state.may_draw() {
        visit(Move::Draw)
    } else {
        ControlFlow::Continue(())
    }
}

/// The number of moves of a seat.
pub(super) fn count_moves<G: Grid>(pack: &Pack<G>, state: &State, seat: Seat) -> usize {
    match pending(state, seat) {
        pending @ (OwedDecision::Pattern | OwedDecision::Bonus(_)) => {
            open(pack, state, &state.lanes[seat], pending).count() as usize
        }
        OwedDecision::Number { .. }
        | OwedDecision::Extra { .. }
        | OwedDecision::Choice { .. }
        | OwedDecision::Nothing => {
            let mut count = 0;
            let _ = for_each_move(pack, state, seat, |_| {
                count += 1;
                ControlFlow::<()>::Continue(())
            });
            count
        }
    }
}

/// The same as counting, drawing and asking for the n-th move, but in one pass over the masks.
#[inline]
pub(super) fn random_move<G: Grid, R: Rng + ?Sized>(
    pack: &Pack<G>,
    state: &State,
    seat: Seat,
    generator: &mut R,
) -> Option<(Move, usize)> {
    let (mv, among) = match pending(state, seat) {
        pending @ (OwedDecision::Pattern | OwedDecision::Bonus(_)) => {
            let open = open(pack, state, &state.lanes[seat], pending);
            let Drawn {
                board,
                cells,
                among,
            } = open.draw(generator)?;
            (Move::Mark { board, cells }, among)
        }
        OwedDecision::Number { .. }
        | OwedDecision::Extra { .. }
        | OwedDecision::Choice { .. }
        | OwedDecision::Nothing => random_other(pack, state, seat, generator)?,
    };
    Some((mv, among as usize))
}

#[inline(never)]
fn random_other<G: Grid, R: Rng + ?Sized>(
    pack: &Pack<G>,
    state: &State,
    seat: Seat,
    generator: &mut R,
) -> Option<(Move, u32)> {
    let count = count_moves(pack, state, seat) as u32;
    let mut left = random_below(count, generator);
    let found = for_each_move(pack, state, seat, |mv| {
        if left == 0 {
            return ControlFlow::Break(mv);
        }
        left -= 1;
        ControlFlow::Continue(())
    });
    found.break_value().map(|mv| (mv, count))
}

#[inline]
fn open<'a, G: Grid>(
    pack: &'a Pack<G>,
    state: &State,
    lane: &Lane,
    pending: OwedDecision,
) -> OpenCells<'a> {
    let pattern = match (pending, state.revealed) {
        (OwedDecision::Pattern, Some(expedition)) => {
            Some(pack.expeditions[usize::from(expedition)].pattern)
        }
        _ => None,
    };
    OpenCells {
        placements: &pack.placements,
        words: pack.placements.words(pattern),
        reach: if let OwedDecision::Extra { terms, at, .. } = pending {
            boards::reaches_within(pack, lane, terms, at)
        } else {
            std::array::from_fn(|board| boards::reach(pack, lane, board))
        },
    }
}

/// What a seat must decide now; nothing if it must wait.
#[inline]
fn pending(state: &State, seat: Seat) -> OwedDecision {
    if is_marking(state) && state.waiting.contains(seat) {
        state.lanes[seat].owed.top()
    } else {
        OwedDecision::Nothing
    }
}

/// Whether seats mark now: all at once, or one of them at the barrier.
#[inline]
pub(super) fn is_marking(state: &State) -> bool {
    matches!(state.phase, Phase::Mark | Phase::Owe)
}
