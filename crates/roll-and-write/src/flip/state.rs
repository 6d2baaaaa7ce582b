//! What changes during play.

use super::settlement::{BOARDS, SettlementOrder};
use crate::geometry::{Cell, CellSet};
use crate::sheet::{POOLS_MAX, PoolId, Sheet, TRACKS_MAX, TrackId};
use crate::symbol::{EXTRA_MARKS_MAX, INSTRUCTIONS_MAX, OFFER_MAX, Scope, SymbolId, Trigger};
use crate::{BySeat, CARDS_MAX, CardId, ItemSet, Seat, Seats};

/// How many cards a seat is dealt, of which it keeps one for each board (C-9).
pub const DEALT: usize = 4;
/// How many kinds of owed decisions a lane can hold at once; what finds no room lapses.
const OWED_MAX: usize = 8;
/// How many claims of symbols a lane can hold for one barrier; what finds no room lapses.
const CLAIMS_MAX: usize = 8;
/// The most times that a seat settles in one turn: once, once more after what symbols do at the end of
/// the turn, and once for each card that it completes meanwhile. Settling begins again only if a symbol
/// fired since, and while a turn is settled only completed cards make symbols fire.
const SETTLINGS_MAX: usize = 3 + CARDS_MAX;
/// The most things that one firing leads to: it asks for eight, each of which may be a copy that asks for
/// eight more, and each of these nine firings may ask for a choice whose answer asks for eight.
const ASKED_MAX: usize = INSTRUCTIONS_MAX * (1 + INSTRUCTIONS_MAX + (1 + INSTRUCTIONS_MAX));
/// The most decisions of a seat in one turn. Each one marks a cell of its boards, which stays marked until
/// its card is settled, or answers for something that a marked cell asked for: the cell's symbol fires
/// once for each of its four triggers in play.
pub(super) const DECISIONS_MAX: u32 = (SETTLINGS_MAX * BOARDS * 64 * (1 + 4 * ASKED_MAX)) as u32;

/// The most plain cells that a seat can owe. It decides all that it owes before the next occasion, and until
/// then each cell of its boards fires at most three times: when it is marked, and for `turn` and `round`.
const CELLS_OWED_MAX: usize = BOARDS * 64 * 3 * ASKED_MAX * EXTRA_MARKS_MAX as usize;
/// The most equal numbers that are owed together; content.md states it.
const EQUAL_NUMBERS_MAX: u8 = u8::MAX;

const _: () = assert!(CELLS_OWED_MAX <= Cells::MOST as usize);

/// A state of a flip-and-write game.
///
/// It holds no future: the deck is the set of cards not yet drawn. While a phase is open in which all
/// seats answer at once, each seat writes only its own lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(super) deck: ItemSet,
    pub(super) expeditions: ItemSet,
    pub(super) lanes: BySeat<Lane>,
    pub(super) offer: Offer,
    pub(super) pools: [u8; POOLS_MAX],
    pub(super) phase: Phase,
    /// Where a refill leads.
    pub(super) after_refill: Phase,
    /// The seats whose decision is awaited.
    pub(super) waiting: Seats,
    pub(super) start_seat: Seat,
    /// How many cards have been dealt to be kept or returned.
    pub(super) dealt: u8,
    pub(super) turn: u8,
    pub(super) revealed: Option<u8>,
    /// Who settles what in which order, and how much of it is done.
    pub(super) settlements: SettlementOrder,
    pub(super) settlements_done: u8,
    /// Replacement picks that the settling seat still owes.
    pub(super) picks: u8,
    /// How many of these picks must be of the offer; they come last.
    pub(super) from_offer: u8,
    /// Cards that the settling seat has still to draw from the deck.
    pub(super) draws: u8,
    /// Whether the present errand has claimed, so that only cards are left to settle.
    pub(super) claimed: bool,
    /// How often cards that lay open went back into the deck, which is shuffled then.
    pub(super) shuffles: u8,
    /// How many seats have seen to what happens at the end of the turn.
    pub(super) ended: u8,
    /// Where the phase leads in which a seat answers what symbols ask at the barrier.
    pub(super) after_owe: Phase,
}

/// What one seat owns and writes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Lane {
    pub(super) marked: [CellSet; BOARDS],
    /// The marks of this turn.
    pub(super) fresh: [CellSet; BOARDS],
    pub(super) completed: ItemSet,
    pub(super) sheet: Sheet,
    /// The sheet as it was when the turn began, or at the barrier when its rows last claimed.
    pub(super) before: Sheet,
    pub(super) owed: Owed,
    pub(super) cards: [Option<CardId>; BOARDS],
    /// The cards completed in this turn.
    pub(super) finished: [Option<CardId>; BOARDS],
    pub(super) dealt: [Option<CardId>; DEALT],
    /// The cells whose symbols fire no more.
    pub(super) spent: [CellSet; BOARDS],
    /// The symbol that fired last, and the same as it was when the turn began.
    pub(super) last: Option<SymbolId>,
    pub(super) last_before: Option<SymbolId>,
    /// What symbols claim at the barrier.
    pub(super) claims: Claims,
    /// The boards whose cards go back into the deck at the barrier.
    pub(super) leaving: Leaving,
    /// Whether the offer is laid out anew at the barrier.
    pub(super) renews: bool,
    /// The decisions of this turn.
    pub(super) decisions: u32,
}

impl Lane {
    /// One decision of the kind on top is made.
    ///
    /// # Panics
    /// If a turn has more decisions of a seat than it can have: a bug.
    #[inline]
    pub(super) fn decide(&mut self) {
        self.count_decision();
        self.owed.settle_one();
    }

    /// One decision is made.
    ///
    /// # Panics
    /// As [`decide`](Self::decide).
    #[inline]
    pub(super) fn count_decision(&mut self) {
        self.decisions += 1;
        assert!(
            self.decisions <= DECISIONS_MAX,
            "a chain of decisions comes to an end"
        );
    }

    /// Takes the marks off a board.
    pub(super) fn clear(&mut self, board: usize) {
        self.marked[board] = CellSet::EMPTY;
        self.fresh[board] = CellSet::EMPTY;
        self.spent[board] = CellSet::EMPTY;
    }
}

/// Boards whose cards go back into the deck, a bit each; four bits higher, whether the offer alone
/// replaces the card.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Leaving(u8);

impl Leaving {
    /// Whether no card leaves.
    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card of a board leaves. If it leaves for two reasons, the wider choice of a replacement holds.
    pub(super) fn put(&mut self, board: usize, from_offer: bool) {
        let limited = from_offer && (self.0 >> board & 1 == 0 || self.0 >> (board + 4) & 1 != 0);
        self.take(board);
        self.0 |= 1 << board | u8::from(limited) << (board + 4);
    }

    /// Whether the card of a board leaves, and whether the offer alone replaces it; it has left then.
    pub(super) fn take(&mut self, board: usize) -> Option<bool> {
        let (leaves, limited) = (self.0 >> board & 1 != 0, self.0 >> (board + 4) & 1 != 0);
        self.0 &= !(0x11 << board);
        leaves.then_some(limited)
    }

    /// All bits, for texts of states.
    pub(super) fn bits(self) -> u8 {
        self.0
    }
}

/// Claims of symbols, the first one first.
///
/// A claim is a byte: 0 is none, else 1 more than the pool's number times 17 and the track's, which is
/// 16 for none.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Claims {
    items: [u8; CLAIMS_MAX],
}

const _: () = assert!(POOLS_MAX * (TRACKS_MAX + 1) < u8::MAX as usize);

/// What a symbol claims: the next number of a pool, and the track that takes it, if one does.
pub(super) type SymbolClaim = (PoolId, Option<TrackId>);

impl Claims {
    /// Adds a claim; `false` if there is no room.
    pub(super) fn push(&mut self, claim: SymbolClaim) -> bool {
        let (pool, into) = (claim.0.0, claim.1.map_or(TRACKS_MAX as u8, |track| track.0));
        let free = self.items.iter_mut().find(|item| **item == 0);
        free.is_some_and(|free| {
            *free = 1 + pool * (TRACKS_MAX as u8 + 1) + into;
            true
        })
    }

    pub(super) fn iter(self) -> impl Iterator<Item = SymbolClaim> {
        let claims = self
            .items
            .into_iter()
            .filter_map(|item| item.checked_sub(1));
        claims.map(|claim| {
            let (pool, into) = (
                claim / (TRACKS_MAX as u8 + 1),
                claim % (TRACKS_MAX as u8 + 1),
            );
            let into = (usize::from(into) < TRACKS_MAX).then_some(TrackId(into));
            (PoolId(pool), into)
        })
    }
}

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// The start player is drawn.
    Start,
    /// Cards are dealt.
    Deal,
    /// Everybody chooses which cards to keep.
    Keep,
    /// The offer is filled up.
    Refill,
    /// A turn begins, maybe a round.
    BeginTurn,
    /// An expedition card is flipped.
    Reveal,
    /// Everybody marks.
    Mark,
    /// A seat answers what its symbols ask at the barrier.
    Owe,
    /// The next seat in the queue settles what it has claimed.
    Settle,
    /// That seat picks new cards.
    Pick,
    /// A card is drawn for that seat.
    Draw,
    /// The turn ends, maybe a round: symbols fire that wait for that.
    EndTurn,
    /// The game has ended.
    Over,
}

/// The open cards, oldest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Offer {
    cards: [CardId; OFFER_MAX],
    len: u8,
}

impl Offer {
    pub(super) const EMPTY: Self = Self {
        cards: [CardId(0); OFFER_MAX],
        len: 0,
    };

    #[inline]
    pub(super) fn cards(&self) -> &[CardId] {
        &self.cards[..usize::from(self.len)]
    }

    pub(super) fn push(&mut self, card: CardId) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes a card away; those behind it move up.
    pub(super) fn take(&mut self, card: CardId) {
        let held = usize::from(self.len);
        if let Some(index) = self.cards().iter().position(|held| *held == card) {
            self.cards.copy_within(index + 1..held, index);
            self.len -= 1;
            // What is beyond the end is always the same, so that equal offers are equal.
            self.cards[held - 1] = CardId(0);
        }
    }
}

/// A decision that a seat owes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Pending {
    #[default]
    Nothing,
    /// The pattern, or one cell instead.
    Pattern,
    /// That many single cells, one after the other.
    Bonus(Cells),
    /// Whether to write a number, that many times.
    Number {
        track: TrackId,
        number: u8,
        times: u8,
    },
    /// That many single cells somewhere around a symbol.
    Extra { cells: u8, terms: Terms, at: Spot },
    /// One of so many options of a symbol.
    Choice {
        symbol: SymbolId,
        asked: PackedChoice,
        at: Spot,
    },
}

impl Pending {
    /// Whether it may be declined, beside numbers.
    pub(super) fn may_decline(self) -> bool {
        matches!(self, Self::Extra { terms, .. } if terms.optional())
    }

    /// How many single cells are owed, if that is what is owed.
    pub(super) fn cells(self) -> Option<u32> {
        match self {
            Self::Bonus(cells) => Some(cells.count()),
            Self::Extra { cells, .. } => Some(cells.into()),
            Self::Nothing | Self::Pattern | Self::Number { .. } | Self::Choice { .. } => None,
        }
    }
}

/// How many single cells are owed. Three bytes keep a [`Pending`] as small as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Cells([u8; 3]);

impl Cells {
    /// More than is ever owed; see [`CELLS_OWED_MAX`].
    const MOST: u32 = (1 << 24) - 1;

    #[inline]
    pub(super) fn new(count: u32) -> Self {
        let [low, middle, high, _] = count.min(Self::MOST).to_le_bytes();
        Self([low, middle, high])
    }

    #[inline]
    pub(super) fn count(self) -> u32 {
        let [low, middle, high] = self.0;
        u32::from_le_bytes([low, middle, high, 0])
    }
}

/// A cell of a board of a lane, in a byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spot(u8);

impl Spot {
    pub(super) fn new(board: usize, cell: Cell) -> Self {
        Self((board << 6 | cell.index()) as u8)
    }

    pub(super) fn board(self) -> usize {
        usize::from(self.0 >> 6)
    }

    pub(super) fn cell(self) -> Cell {
        Cell::new(self.0 & 63)
    }
}

/// On what terms extra cells are marked, in a byte: where they lie and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Terms(u8);

impl Terms {
    pub(super) fn new(scope: Scope, apart: bool, optional: bool) -> Self {
        Self(scope as u8 | u8::from(apart) << 4 | u8::from(optional) << 5)
    }

    pub(super) fn scope(self) -> Scope {
        Scope::ALL[usize::from(self.0 & 0xF)]
    }

    pub(super) fn apart(self) -> bool {
        self.0 >> 4 & 1 != 0
    }

    pub(super) fn optional(self) -> bool {
        self.0 >> 5 & 1 != 0
    }
}

/// What a choice is between and why it was asked, in a byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PackedChoice(u8);

impl PackedChoice {
    pub(super) fn new(options: u8, trigger: Trigger) -> Self {
        Self(options | (trigger as u8) << 4)
    }

    pub(super) fn options(self) -> u8 {
        self.0 & 0xF
    }

    pub(super) fn trigger(self) -> Trigger {
        Trigger::ALL[usize::from(self.0 >> 4)]
    }
}

/// The decisions that a seat owes, the next one on top.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Owed {
    items: [Pending; OWED_MAX],
    len: u8,
}

impl Owed {
    pub(super) const NOTHING: Self = Self {
        items: [Pending::Nothing; OWED_MAX],
        len: 0,
    };

    pub(super) fn pattern() -> Self {
        let mut owed = Self::NOTHING;
        owed.put_pattern();
        owed
    }

    /// Owes the pattern, and nothing else as yet.
    #[inline]
    pub(super) fn put_pattern(&mut self) {
        self.put(Pending::Pattern);
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub(super) fn top(&self) -> Pending {
        match self.len {
            0 => Pending::Nothing,
            len => self.items[usize::from(len) - 1],
        }
    }

    /// All decisions that are owed, the next one last.
    pub(super) fn all(&self) -> &[Pending] {
        &self.items[..usize::from(self.len)]
    }

    /// Owes more single cells. They join those that are owed already, wherever these lie.
    pub(super) fn push_bonus(&mut self, cells: u8) {
        let held = self.items[..usize::from(self.len)].iter_mut().rev();
        for item in held {
            if let Pending::Bonus(more) = item {
                *more = Cells::new(more.count() + u32::from(cells));
                return;
            }
        }
        if cells > 0 {
            self.put(Pending::Bonus(Cells::new(cells.into())));
        }
    }

    /// Owes a number; `false` if there is no room, as one place is kept for bonus cells, or if it is owed as
    /// often as it may be.
    pub(super) fn push_number(&mut self, track: TrackId, number: u8) -> bool {
        if let Some(Pending::Number {
            track: held,
            number: same,
            times,
        }) = self.last_mut()
            && (*held, *same) == (track, number)
        {
            let room = *times < EQUAL_NUMBERS_MAX;
            *times += u8::from(room);
            return room;
        }
        self.push(Pending::Number {
            track,
            number,
            times: 1,
        })
    }

    /// Owes something that is not joined with what is owed already; `false` if there is no room, as one
    /// place is kept for bonus cells.
    pub(super) fn push(&mut self, item: Pending) -> bool {
        let room = usize::from(self.len) + 1 < OWED_MAX;
        if room {
            self.put(item);
        }
        room
    }

    /// One decision of the kind on top is made.
    #[inline]
    pub(super) fn settle_one(&mut self) {
        let done = match self.last_mut() {
            Some(Pending::Bonus(left)) => {
                *left = Cells::new(left.count() - 1);
                left.count() == 0
            }
            Some(Pending::Number { times: left, .. } | Pending::Extra { cells: left, .. }) => {
                *left -= 1;
                *left == 0
            }
            Some(Pending::Pattern | Pending::Choice { .. } | Pending::Nothing) => true,
            None => false,
        };
        if done {
            self.drop_top();
        }
    }

    /// All decisions of the kind on top are void.
    pub(super) fn drop_top(&mut self) {
        self.len -= 1;
        self.items[usize::from(self.len)] = Pending::Nothing;
    }

    fn last_mut(&mut self) -> Option<&mut Pending> {
        self.items[..usize::from(self.len)].last_mut()
    }

    fn put(&mut self, item: Pending) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }
}

impl State {
    /// Whether the next pick need not be of the offer, and the deck holds a card for one more draw.
    pub(super) fn may_draw(&self) -> bool {
        self.picks > self.from_offer && self.deck.len() > u32::from(self.draws)
    }

    /// The cards that a seat has completed.
    pub fn completed(&self, seat: Seat) -> ItemSet {
        self.lanes[seat].completed
    }

    /// The cards on a seat's boards; `None` for an empty board.
    pub fn boards(&self, seat: Seat) -> [Option<CardId>; BOARDS] {
        self.lanes[seat].cards
    }

    /// What is marked on a seat's boards.
    pub fn marked(&self, seat: Seat) -> [CellSet; BOARDS] {
        self.lanes[seat].marked
    }

    /// The cards that a seat has completed in this turn, once the barrier is passed.
    pub fn finished(&self, seat: Seat) -> impl Iterator<Item = CardId> + use<> {
        self.lanes[seat].finished.into_iter().flatten()
    }

    /// What a seat has filled in.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.lanes[seat].sheet
    }

    /// The open cards, oldest first.
    pub fn offer(&self) -> &[CardId] {
        self.offer.cards()
    }

    /// The cards not yet drawn.
    pub fn deck(&self) -> ItemSet {
        self.deck
    }

    /// The turn, counted from 0 through the whole game.
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// The start player of the first turn.
    pub fn first_start_seat(&self) -> Seat {
        self.start_seat
    }

    /// Whether it is known who starts (SG-7).
    pub fn has_start_player(&self) -> bool {
        self.phase != Phase::Start
    }

    /// The start player of this turn at a table of `seats` (SG-17).
    pub fn start_seat(&self, seats: usize) -> Seat {
        self.start_seat.clockwise(usize::from(self.turn), seats)
    }

    /// The expedition that was flipped last, as an index among the expeditions ordered by name.
    pub fn revealed(&self) -> Option<usize> {
        self.revealed.map(usize::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn owed_decisions_are_few_and_the_last_comes_first() {
        let mut owed = Owed::pattern();
        owed.settle_one();
        owed.push_bonus(2);
        assert!(owed.push_number(TrackId(0), 3) && owed.push_number(TrackId(0), 3));
        assert!((1..6).all(|track| owed.push_number(TrackId(track), 3)));
        assert!(!owed.push_number(TrackId(6), 3), "one place is kept");
        (2..6).for_each(|_| owed.settle_one());
        owed.push_bonus(1);
        for expected in [
            Pending::Number {
                track: TrackId(1),
                number: 3,
                times: 1,
            },
            Pending::Number {
                track: TrackId(0),
                number: 3,
                times: 2,
            },
            Pending::Number {
                track: TrackId(0),
                number: 3,
                times: 1,
            },
            Pending::Bonus(Cells::new(3)),
            Pending::Bonus(Cells::new(2)),
            Pending::Bonus(Cells::new(1)),
            Pending::Nothing,
        ] {
            assert_eq!(owed.top(), expected);
            owed.settle_one();
        }
        assert_eq!(owed, Owed::NOTHING);
    }

    /// A mark of many cells whose symbols ask for many more comes to thousands.
    #[test]
    fn cells_that_are_owed_are_counted_beyond_a_byte() {
        let mut owed = Owed::NOTHING;
        (0..64).for_each(|_| owed.push_bonus(64));
        assert_eq!(owed.top(), Pending::Bonus(Cells::new(4096)));
        (0..13).for_each(|_| owed.settle_one());
        assert_eq!(owed.top(), Pending::Bonus(Cells::new(4083)));
        (0..4083).for_each(|_| owed.settle_one());
        assert_eq!(owed, Owed::NOTHING);
        assert_eq!(size_of::<Pending>(), 4);
    }

    #[test]
    fn equal_numbers_that_are_owed_are_counted_up_to_their_limit() {
        let mut owed = Owed::NOTHING;
        for _ in 0..EQUAL_NUMBERS_MAX {
            assert!(owed.push_number(TrackId(0), 3));
        }
        assert!(!owed.push_number(TrackId(0), 3), "it is written at once");
        (0..EQUAL_NUMBERS_MAX).for_each(|_| owed.settle_one());
        assert_eq!(owed, Owed::NOTHING);
    }

    /// A search copies states all the time. Most of a state is what its lanes were when the turn began,
    /// which views need.
    #[test]
    fn a_state_is_small() {
        assert!(size_of::<State>() <= 856, "{} bytes", size_of::<State>());
    }

    #[test]
    fn a_card_that_leaves_twice_is_replaced_by_the_wider_choice() {
        for (asked, expected) in [
            (&[true][..], Some(true)),
            (&[true, true], Some(true)),
            (&[true, false], Some(false)),
            (&[false, true], Some(false)),
            (&[], None),
        ] {
            let mut leaving = Leaving::default();
            for from_offer in asked {
                leaving.put(1, *from_offer);
            }
            assert_eq!(leaving.take(0), None);
            assert_eq!(leaving.take(1), expected, "{asked:?}");
            assert!(leaving.is_empty());
        }
    }

    #[test]
    fn an_offer_closes_its_gaps() {
        let mut offer = Offer::EMPTY;
        for id in [7, 8, 9] {
            offer.push(CardId(id));
        }
        offer.take(CardId(8));
        assert_eq!(offer.cards(), [CardId(7), CardId(9)]);
        offer.take(CardId(7));
        offer.take(CardId(9));
        assert_eq!(offer, Offer::EMPTY);
    }
}
