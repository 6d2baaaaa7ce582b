//! What changes during play.

mod changes;
pub(super) mod position;

pub(super) use changes::Changes;

use super::settlement::{BOARDS, FLIP_SEATS_MAX, SettlementOrder};
use roll_and_write::geometry::{Cell, CellSet};
use roll_and_write::sheet::{POOLS_MAX, PoolId, Sheet, TRACKS_MAX, Track, TrackId};
use roll_and_write::symbol::{
    AREAS_MAX, AreaId, CLAIMS_MAX, CardFilter, Discard, EXTRA_MARKS_MAX, INSTRUCTIONS_MAX,
    OFFER_MAX, Printed, Replacement, Scope, SymbolId, Trigger, Within,
};
use roll_and_write::{BySeat, CARDS_MAX, CardId, ItemSet, Seat, Seats};

/// The number of cards that a seat is dealt. It keeps one for each board (C-9).
pub const DEALT: usize = 4;
/// The largest number of kinds of owed decisions in a lane. A further one is lost.
const OWED_MAX: usize = 8;
/// The largest number of symbols' claims in a lane at one barrier. A further one is lost.
/// The largest number of times that a seat settles in one turn.
///
/// It settles once. It settles once more after what symbols do at the end of the turn, and once for
/// each card that it completes meanwhile. Settling starts again only if a symbol has fired since.
/// While a turn is settled, only completed cards make symbols fire.
const SETTLINGS_MAX: usize = 3 + CARDS_MAX;
/// The largest number of things that one firing leads to.
///
/// It asks for eight. Each of them may be a copy, which asks for eight more. Each of these nine
/// firings may ask for a choice, and its answer asks for eight.
const ASKED_MAX: usize = INSTRUCTIONS_MAX * (1 + INSTRUCTIONS_MAX + (1 + INSTRUCTIONS_MAX));
/// The largest number of decisions of a seat in one turn.
///
/// A decision marks a cell of the seat's boards, which stays marked until its card is settled. Or
/// it answers for something that a marked cell asked for. The symbol of that cell fires once for
/// each of its four triggers in play.
pub(super) const DECISIONS_MAX: u32 = (SETTLINGS_MAX * BOARDS * 64 * (1 + 4 * ASKED_MAX)) as u32;

/// The largest number of plain cells that a seat can owe.
///
/// It decides everything that it owes before the next occasion. Until then each cell of its boards
/// fires at most three times: when it is marked, and for `turn` and `round`.
const CELLS_OWED_MAX: usize = BOARDS * 64 * 3 * ASKED_MAX * EXTRA_MARKS_MAX as usize;
/// The largest number of equal numbers that are owed together; content.md states it.
const EQUAL_NUMBERS_MAX: u8 = u8::MAX;

const _: () = assert!(CELLS_OWED_MAX <= Cells::MOST as usize);
// The place in `Terms` has room for so many.
const _: () = assert!(AREAS_MAX <= 3 * 16);

/// A state of a flip-and-write game.
///
/// It contains no future: the deck is the set of cards not yet drawn. While all seats answer at
/// once, each seat writes only its own lane.
///
/// ```
/// # mod small {
/// # use rnw_flip::*;
/// # use roll_and_write::*;
/// # #[derive(Debug)]
/// # pub struct Meadow;
/// # impl FlipGame for Meadow {
/// #     fn info(&self, seats: usize) -> GameInfo { GameInfo::new("meadow", seats) }
/// #     fn settling_order(rules: &FlipAndWrite<Self>, _: &State) -> SettlementOrder {
/// #         SettlementOrder::of_seats(Seat::all(rules.seats()))
/// #     }
/// #     fn refill(&self) -> Refill { Refill::AfterAll }
/// #     fn clause(&self, _: GridRefusal) -> &'static str { "C-4" }
/// # }
/// # impl FlipScoring for Meadow {
/// #     type Grid = Island;
/// #     fn write_score(_: &FlipAndWrite<Self>, state: &State, seat: Seat, score: &mut impl score::ScoreSink) {
/// #         let cards = state.completed(seat).len() as i32;
/// #         score.push(ScoreLine::new("score-cards", cards, 5 * cards));
/// #     }
/// # }
/// # pub fn game(effect: symbol::Effect) -> Result<FlipAndWrite<Meadow>, Box<dyn std::error::Error>> {
/// #     let frame = Frame::new(2, 2)?;
/// #     let island = Island::new(frame, frame.cells())?;
/// #     let symbols = vec![(Cell::new(0), roll_and_write::symbol::SymbolId(0))];
/// #     let card = |name: char| Card { name: name.to_string(), grid: island, symbols: symbols.clone(), color: 0 };
/// #     let coin = symbol::Symbol {
/// #         name: "coin".to_owned(),
/// #         face: picture::Face::new('*', '*'),
/// #         triggers: [roll_and_write::symbol::Trigger::Mark].into_iter().collect(),
/// #         priority: 0,
/// #         order: symbol::Order::Free,
/// #         effect,
/// #         options: Vec::new(),
/// #         tallies: Vec::new(),
/// #         follows: false,
/// #     };
/// #     let mut sheet = sheet::SheetLayout::default();
/// #     sheet.add("coins", sheet::TrackKind::Count, 12, 4)?;
/// #     let pack = Pack::new(PackParts {
/// #         frame,
/// #         cards: ('a'..='l').map(card).collect(),
/// #         patterns: vec![Polyomino::parse(&["XX"])?],
/// #         expeditions: vec![Expedition { name: "E1".to_owned(), pattern: 0 }],
/// #         symbols: symbol::Symbols::new(vec![coin])?,
/// #         sheet,
/// #         colors: vec!["green".to_owned()],
/// #         scores: vec![Some(sheet::TrackScore::Each(1))],
/// #         pools: Vec::new(),
/// #         row_claims: Vec::new(),
/// #         schedule: Schedule { rounds: 4, turns: 1, offer: 2, repeats: false },
/// #     })?;
/// #     Ok(FlipAndWrite::new(Meadow, pack, HouseRules::default(), 2)?)
/// # }
/// # }
/// # use small::*;
/// use rnw_flip::symbol::{Effect, Program};
/// use roll_and_write::{Awaiting, NoEvents, Ruleset, Seat};
/// // The hidden function `game` makes the rules of a small game for two seats.
/// let rules = game(Effect::Program(Program::default()))?;
/// let mut state = rules.start();
/// assert!(!state.has_start_player() && state.deck().len() == 12);
/// // Chance decides that seat 1, which people call 2, begins.
/// assert!(matches!(rules.awaiting(&state), Awaiting::Chance(_)));
/// rules.deal(&mut state, 1.into(), &mut NoEvents);
/// assert_eq!(state.start_seat(rules.seats()), Seat::new(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub struct State {
    pub(super) deck: ItemSet,
    pub(super) expeditions: ItemSet,
    pub(super) lanes: BySeat<Lane, FLIP_SEATS_MAX>,
    pub(super) offer: Offer,
    pub(super) pools: [u8; POOLS_MAX],
    pub(super) phase: Phase,
    /// The phase after a refill.
    pub(super) after_refill: Phase,
    /// The seats that must decide now.
    pub(super) waiting: Seats,
    pub(super) start_seat: Seat,
    /// The number of cards that have been dealt to be kept or returned.
    pub(super) dealt: u8,
    pub(super) turn: u8,
    pub(super) revealed: Option<u8>,
    /// Who settles what, in which order.
    pub(super) settlements: SettlementOrder,
    pub(super) settlements_done: u8,
    /// The replacement picks that the settling seat still owes.
    pub(super) picks: u8,
    /// The number of these picks that must be from the offer. They come last.
    pub(super) from_offer: u8,
    /// Which offered cards these picks may take, pick by pick.
    #[serde(default, skip_serializing_if = "are_all_any")]
    pub(super) pick_filters: [CardFilter; BOARDS],
    /// The number of cards that the settling seat must still draw from the deck.
    pub(super) draws: u8,
    /// Whether the present settlement has claimed, so that only cards are left to settle.
    pub(super) claimed: bool,
    /// How many times open cards went back into the deck. The deck is shuffled each time.
    pub(super) shuffles: u8,
    /// The number of seats that are done with the end of the turn.
    pub(super) ended: u8,
    /// The phase after a seat has answered what symbols ask at the barrier.
    pub(super) after_owe: Phase,
    /// The seats whose sheets the symbols of this moment have changed. Their rows have not claimed
    /// yet. Nobody is in it while a seat decides.
    #[serde(skip)]
    pub(super) changed: Seats,
}

/// What one seat has and writes.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Default, Debug, serde::Serialize, serde::Deserialize,
)]
pub(super) struct Lane {
    pub(super) marked: [CellSet; BOARDS],
    /// The marks of this turn.
    pub(super) fresh: [CellSet; BOARDS],
    pub(super) completed: ItemSet,
    pub(super) sheet: Sheet,
    /// The sheet at the start of the turn, or at the barrier when its rows last claimed.
    pub(super) before: Sheet,
    pub(super) owed: Owed,
    pub(super) cards: [Option<CardId>; BOARDS],
    /// The cards completed in this turn.
    pub(super) finished: [Option<CardId>; BOARDS],
    pub(super) dealt: [Option<CardId>; DEALT],
    /// The cells whose symbols do not fire again.
    pub(super) spent: [CellSet; BOARDS],
    /// The symbol that fired last, now and at the start of the turn.
    pub(super) last: Option<SymbolId>,
    pub(super) last_before: Option<SymbolId>,
    /// What symbols claim at the barrier.
    pub(super) claims: Claims,
    /// What symbols change on other sheets at the barrier.
    #[serde(default, skip_serializing_if = "Changes::is_empty")]
    pub(super) changes: Changes,
    /// The boards whose cards go back into the deck at the barrier.
    pub(super) leaving: Leaving,
    /// Whether the offer is renewed at the barrier.
    pub(super) renews: bool,
    /// Which of its cards are then replaced.
    #[serde(default, skip_serializing_if = "CardFilter::is_any")]
    pub(super) renews_only: CardFilter,
    /// The cells in which an effect grants extra cells; empty if the lane owes no such cells.
    #[serde(default, skip_serializing_if = "is_empty")]
    pub(super) masks: [CellSet; BOARDS],
    /// The decisions of this turn.
    pub(super) decisions: u32,
}

/// Whether a lane keeps no masks. Texts of states leave them out then.
#[inline]
fn is_empty(masks: &[CellSet; BOARDS]) -> bool {
    masks.iter().all(|mask| mask.is_empty())
}

/// Whether all picks of the offer may take any card. Texts of states leave this out.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn are_all_any(filters: &[CardFilter; BOARDS]) -> bool {
    filters.iter().all(CardFilter::is_any)
}

impl Lane {
    /// Makes the lane renew these cards of the offer at the barrier. If it renews for two reasons,
    /// all cards are replaced, unless both are about the same cards.
    pub(super) fn renew(&mut self, only: CardFilter) {
        self.renews_only = if self.renews {
            self.renews_only.united(only)
        } else {
            only
        };
        self.renews = true;
    }

    /// The cards of the offer that are renewed at the barrier, if there are any. The lane then no
    /// longer renews.
    pub(super) fn take_renewal(&mut self) -> Option<CardFilter> {
        let only = std::mem::take(&mut self.renews_only);
        std::mem::take(&mut self.renews).then_some(only)
    }

    /// Makes one decision of the kind on top.
    ///
    /// # Panics
    /// If the seat makes more decisions in a turn than possible, which is a bug.
    #[inline]
    pub(super) fn decide(&mut self) {
        self.count_decision();
        self.owed.settle_one();
        self.forget_masks();
    }

    /// Counts one decision.
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

    /// The number of rows of a track that are full and have not claimed.
    #[inline]
    pub(super) fn rows_due(&self, track: &Track) -> u32 {
        let before = self.before.rows_full(track);
        let claimed = before.max(self.sheet.rows_claimed(track));
        self.sheet.rows_full(track).saturating_sub(claimed)
    }

    /// Remembers that all rows of a track that are full, or were when rows last claimed, have claimed.
    #[inline]
    pub(super) fn remember_claims(&mut self, track: &Track) {
        let rows = self.before.rows_full(track);
        let rows = rows.max(self.sheet.rows_full(track));
        self.sheet.remember_rows_claimed(track, rows);
    }

    /// Gives up all decisions of the kind on top.
    pub(super) fn drop_owed(&mut self) {
        self.owed.drop_top();
        self.forget_masks();
    }

    /// Owes cells in these masks. Returns `false` if there is no room, or if the lane owes cells in
    /// other masks.
    pub(super) fn push_masked(&mut self, owed: Pending, masks: [CellSet; BOARDS]) -> bool {
        let free = !self.owed.has_masked() || self.masks == masks;
        let pushed = free && self.owed.push(owed);
        if pushed {
            self.masks = masks;
        }
        pushed
    }

    /// Forgets the masks when no cells in them are owed any more.
    #[inline]
    fn forget_masks(&mut self) {
        if !is_empty(&self.masks) && !self.owed.has_masked() {
            self.masks = [CellSet::EMPTY; BOARDS];
        }
    }

    /// Removes the marks of a board.
    pub(super) fn clear(&mut self, board: usize) {
        self.marked[board] = CellSet::EMPTY;
        self.fresh[board] = CellSet::EMPTY;
        self.spent[board] = CellSet::EMPTY;
    }
}

/// Where owed extra cells must be. The lane keeps the masks.
#[derive(Clone, Copy, Debug)]
pub(super) enum ExtraPlace {
    /// In a scope.
    Scope(Scope),
    /// In an area of the pack.
    Area(AreaId),
    /// In the cells that the lane keeps.
    Masks,
}

impl From<Within> for ExtraPlace {
    fn from(within: Within) -> Self {
        match within {
            Within::Scope(scope) => Self::Scope(scope),
            Within::Area(area) => Self::Area(area),
            Within::Masks(_) => Self::Masks,
        }
    }
}

/// The more generous of two replacements of one card.
pub(crate) fn more_generous(one: Discard, other: Discard) -> Discard {
    if one.from == Replacement::Offer && other.from == Replacement::Offer {
        Discard {
            from: Replacement::Offer,
            only: one.only.united(other.only),
        }
    } else {
        Discard::default()
    }
}

/// The boards whose cards go back into the deck, with a bit for each board. The bit four places
/// higher says whether only the offer may replace the card, and then a filter says which cards.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Default, Debug, serde::Serialize, serde::Deserialize,
)]
#[serde(from = "LeavingText", into = "LeavingText")]
pub(super) struct Leaving {
    boards: u8,
    only: [CardFilter; BOARDS],
}

impl Leaving {
    /// Whether no card leaves.
    pub(super) fn is_empty(self) -> bool {
        self.boards == 0
    }

    /// Makes the card of a board leave. If it leaves for two reasons, the seat may choose its
    /// replacement as the more generous one allows.
    pub(super) fn put(&mut self, board: usize, asked: Discard) {
        let kept = self
            .take(board)
            .map_or(asked, |held| more_generous(held, asked));
        let limited = kept.from == Replacement::Offer;
        self.boards |= 1 << board | u8::from(limited) << (board + 4);
        if limited {
            self.only[board] = kept.only;
        }
    }

    /// How the card of a board leaves, if it does. The card then no longer counts as leaving.
    pub(super) fn take(&mut self, board: usize) -> Option<Discard> {
        if self.boards >> board & 1 == 0 {
            return None;
        }
        let from = if self.boards >> (board + 4) & 1 == 0 {
            Replacement::Anywhere
        } else {
            Replacement::Offer
        };
        self.boards &= !(0x11 << board);
        let only = std::mem::take(&mut self.only[board]);
        Some(Discard { from, only })
    }

    /// All bits, for texts of states.
    pub(super) fn bits(self) -> u8 {
        self.boards
    }

    /// The filters of the boards, for texts of states.
    pub(super) fn filters(self) -> [CardFilter; BOARDS] {
        self.only
    }
}

/// The text of [`Leaving`]. Without filters it is only a number.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(untagged)]
enum LeavingText {
    Boards(u8),
    Filtered(u8, [CardFilter; BOARDS]),
}

impl From<LeavingText> for Leaving {
    fn from(text: LeavingText) -> Self {
        let (boards, only) = match text {
            LeavingText::Boards(boards) => (boards, Default::default()),
            LeavingText::Filtered(boards, only) => (boards, only),
        };
        Self { boards, only }
    }
}

impl From<Leaving> for LeavingText {
    fn from(Leaving { boards, only }: Leaving) -> Self {
        if are_all_any(&only) {
            Self::Boards(boards)
        } else {
            Self::Filtered(boards, only)
        }
    }
}

/// The claims of symbols, in order.
///
/// A claim is a byte, and 0 means none. Otherwise it is 1 + 17 times the pool's number + the
/// track's number. The track's number is 16 if there is no track.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Default, Debug, serde::Serialize, serde::Deserialize,
)]
pub(super) struct Claims {
    items: [u8; CLAIMS_MAX],
}

const _: () = assert!(POOLS_MAX * (TRACKS_MAX + 1) < u8::MAX as usize);

/// What a symbol claims: the next number of a pool, and the track for it, if there is one.
pub(super) type SymbolClaim = (PoolId, Option<TrackId>);

impl Claims {
    /// Adds a claim. Returns `false` if there is no room.
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

/// The phase of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub(super) enum Phase {
    /// The start player is drawn.
    Start,
    /// Cards are dealt.
    Deal,
    /// All seats choose the cards that they keep.
    Keep,
    /// The offer is filled up.
    Refill,
    /// A turn begins, perhaps also a round.
    BeginTurn,
    /// An expedition card is flipped.
    Reveal,
    /// All seats mark.
    Mark,
    /// A seat answers what its symbols ask at the barrier.
    Owe,
    /// The next seat in the queue settles what it has claimed.
    Settle,
    /// That seat picks new cards.
    Pick,
    /// A card is drawn for that seat.
    Draw,
    /// The turn ends, perhaps also the round. Symbols that wait for this fire.
    EndTurn,
    /// The game has ended.
    Over,
}

/// The open cards, oldest first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
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

    /// Takes a card. The cards after it move up.
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
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Default, Debug, serde::Serialize, serde::Deserialize,
)]
pub(super) enum Pending {
    #[default]
    Nothing,
    /// The pattern, or one cell instead.
    Pattern,
    /// This number of single cells, one after the other.
    Bonus(Cells),
    /// Whether to write a number, this many times.
    Number {
        track: TrackId,
        number: u8,
        times: u8,
    },
    /// This number of single cells around a symbol.
    Extra { cells: u8, terms: Terms, at: Spot },
    /// One of several options of a symbol.
    Choice {
        symbol: SymbolId,
        asked: PackedChoice,
        at: Spot,
    },
}

impl Pending {
    /// Whether the seat may decline it. Numbers are checked elsewhere.
    pub(super) fn may_decline(self) -> bool {
        matches!(self, Self::Extra { terms, .. } if terms.optional())
    }

    /// The number of single cells, if single cells are owed.
    pub(super) fn cells(self) -> Option<u32> {
        match self {
            Self::Bonus(cells) => Some(cells.count()),
            Self::Extra { cells, .. } => Some(cells.into()),
            Self::Nothing | Self::Pattern | Self::Number { .. } | Self::Choice { .. } => None,
        }
    }
}

/// A number of owed single cells. Three bytes keep a [`Pending`] small.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
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

/// The conditions for extra cells, in a byte: where they are and how they are marked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub(super) struct Terms(u8);

/// The place in [`Terms`] for the masks of the lane.
const MASKED: u8 = Scope::ALL.len() as u8;

impl Terms {
    /// The place is in the first four bits and the last two. The last two are 0 for a scope.
    pub(super) fn new(place: ExtraPlace, apart: bool, optional: bool) -> Self {
        let place = match place {
            ExtraPlace::Scope(scope) => scope as u8,
            ExtraPlace::Area(AreaId(area)) => ((area / 16 + 1) << 6) | (area % 16),
            ExtraPlace::Masks => MASKED,
        };
        Self(place | u8::from(apart) << 4 | u8::from(optional) << 5)
    }

    /// Where the cells must be.
    pub(super) fn place(self) -> ExtraPlace {
        let (low, high) = (self.0 & 0xF, self.0 >> 6);
        match high.checked_sub(1) {
            Some(high) => ExtraPlace::Area(AreaId(high * 16 + low)),
            None if low == MASKED => ExtraPlace::Masks,
            None => ExtraPlace::Scope(Scope::ALL[usize::from(low)]),
        }
    }

    /// Whether the cells must be in the masks of the lane.
    pub(super) fn is_masked(self) -> bool {
        self.0 & 0xCF == MASKED
    }

    pub(super) fn apart(self) -> bool {
        self.0 >> 4 & 1 != 0
    }

    pub(super) fn optional(self) -> bool {
        self.0 >> 5 & 1 != 0
    }
}

/// The options of a choice and its trigger, in a byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
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

/// The decisions that a seat owes. The next one is on top.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Default, Debug, serde::Serialize, serde::Deserialize,
)]
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

    /// Owes the pattern and nothing else.
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

    /// All owed decisions, the next one last.
    pub(super) fn all(&self) -> &[Pending] {
        &self.items[..usize::from(self.len)]
    }

    /// Whether cells in the masks of the lane are owed.
    pub(super) fn has_masked(&self) -> bool {
        let masked =
            |owed: &Pending| matches!(owed, Pending::Extra { terms, .. } if terms.is_masked());
        self.all().iter().any(masked)
    }

    /// Owes more single cells. They are added to single cells that are owed already, wherever these
    /// are in the list.
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

    /// Owes a number. Returns `false` if there is no room, or if this number is owed as often as
    /// possible. One place is kept for bonus cells.
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

    /// Owes a decision that is not added to one that is owed already. Returns `false` if there is
    /// no room. One place is kept for bonus cells.
    pub(super) fn push(&mut self, item: Pending) -> bool {
        let room = usize::from(self.len) + 1 < OWED_MAX;
        if room {
            self.put(item);
        }
        room
    }

    /// Removes one decision of the kind on top.
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

    /// Removes all decisions of the kind on top.
    #[inline]
    pub(super) fn drop_top(&mut self) {
        self.len -= 1;
        self.items[usize::from(self.len)] = Pending::Nothing;
    }

    #[inline]
    fn last_mut(&mut self) -> Option<&mut Pending> {
        self.items[..usize::from(self.len)].last_mut()
    }

    #[inline]
    fn put(&mut self, item: Pending) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }
}

impl State {
    /// Whether the next pick may be a draw, and the deck has a card for it.
    pub(super) fn may_draw(&self) -> bool {
        self.picks > self.from_offer && self.deck.len() > u32::from(self.draws)
    }

    /// Which offered cards the next pick may take.
    pub(super) fn pick_filter(&self) -> CardFilter {
        if self.picks == self.from_offer {
            self.pick_filters[0]
        } else {
            CardFilter::Any
        }
    }

    /// The offered cards that the next pick may take.
    pub(super) fn takeable<'a>(
        &'a self,
        printed: &'a Printed,
    ) -> impl Iterator<Item = CardId> + 'a {
        let only = self.pick_filter();
        let offered = self.offer.cards().iter().copied();
        offered.filter(move |card| only.fits(&printed.cards[card.index()]))
    }

    /// Owes one more pick for a card that has gone back into the deck.
    pub(super) fn owe_replacement(&mut self, of: Discard) {
        self.picks += 1;
        if of.from == Replacement::Offer {
            self.pick_filters[usize::from(self.from_offer)] = of.only;
            self.from_offer += 1;
        }
    }

    /// Counts the next pick as made or lapsed. Picks of the offer alone come last.
    pub(super) fn settle_pick(&mut self) {
        self.picks -= 1;
        if self.from_offer > self.picks {
            self.from_offer = self.picks;
            self.pick_filters.rotate_left(1);
            self.pick_filters[BOARDS - 1] = CardFilter::Any;
        }
    }

    /// Gives up all picks.
    pub(super) fn drop_picks(&mut self) {
        (self.picks, self.from_offer) = (0, 0);
        self.pick_filters = [CardFilter::Any; BOARDS];
    }

    /// The cards that a seat has completed and set aside.
    pub fn completed(&self, seat: Seat) -> ItemSet {
        self.lanes[seat].completed
    }

    /// The cards on the boards of a seat; `None` for an empty board.
    pub fn boards(&self, seat: Seat) -> [Option<CardId>; BOARDS] {
        self.lanes[seat].cards
    }

    /// The marked cells of a seat's boards.
    pub fn marked(&self, seat: Seat) -> [CellSet; BOARDS] {
        self.lanes[seat].marked
    }

    /// The cards that a seat has completed in this turn. Before the barrier there are none.
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

    /// The turn of the game, counted from 0. It does not start again with a round.
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// The start player of the first turn.
    pub fn first_start_seat(&self) -> Seat {
        self.start_seat
    }

    /// Whether the start player is known (SG-7).
    pub fn has_start_player(&self) -> bool {
        self.phase != Phase::Start
    }

    /// The start player of this turn at a table of `seats` (SG-17).
    #[inline]
    pub fn start_seat(&self, seats: usize) -> Seat {
        self.start_seat.clockwise(usize::from(self.turn), seats)
    }

    /// The expedition that was flipped last: its index in the list of expeditions, sorted by name.
    /// `None` before the first turn.
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

    /// A mark of many cells can ask for thousands of cells, if each of their symbols asks for many.
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

    /// A search copies states all the time. Most of a state is the start of the turn in each lane,
    /// which views need.
    #[test]
    fn a_state_is_small() {
        assert!(size_of::<State>() <= 952, "{} bytes", size_of::<State>());
    }

    /// A card that may only be replaced from the offer.
    fn from_offer(only: CardFilter) -> Discard {
        Discard {
            from: Replacement::Offer,
            only,
        }
    }

    #[test]
    fn a_card_that_leaves_twice_is_replaced_by_the_wider_choice() {
        let (anywhere, offer) = (Discard::default(), from_offer(CardFilter::Any));
        let palm = from_offer(CardFilter::With(SymbolId(0)));
        let gray = from_offer(CardFilter::Color(0));
        for (asked, expected) in [
            (&[offer][..], Some(offer)),
            (&[offer, offer], Some(offer)),
            (&[offer, anywhere], Some(anywhere)),
            (&[anywhere, offer], Some(anywhere)),
            (&[anywhere, palm], Some(anywhere)),
            (&[palm], Some(palm)),
            (&[palm, palm], Some(palm)),
            (&[palm, offer], Some(offer)),
            (&[palm, gray], Some(offer)),
            (&[palm, gray, palm], Some(offer)),
            (&[], None),
        ] {
            let mut leaving = Leaving::default();
            for discard in asked {
                leaving.put(1, *discard);
            }
            assert_eq!(leaving.take(0), None);
            assert_eq!(leaving.take(1), expected, "{asked:?}");
            assert_eq!(leaving, Leaving::default());
        }
    }

    #[test]
    fn renewals_of_different_cards_renew_all() {
        let (palm, gray) = (CardFilter::With(SymbolId(0)), CardFilter::Color(0));
        for (asked, expected) in [
            (&[palm][..], Some(palm)),
            (&[palm, palm], Some(palm)),
            (&[palm, gray], Some(CardFilter::Any)),
            (&[CardFilter::Any, gray], Some(CardFilter::Any)),
            (&[], None),
        ] {
            let mut lane = Lane::default();
            for only in asked {
                lane.renew(*only);
            }
            assert_eq!(lane.take_renewal(), expected, "{asked:?}");
            assert_eq!(lane, Lane::default());
        }
    }

    #[test]
    fn a_card_that_leaves_is_a_number_in_texts_unless_it_has_a_filter() {
        let mut leaving = Leaving::default();
        leaving.put(0, from_offer(CardFilter::Any));
        let again = |leaving: Leaving| {
            let text = serde_json::to_string(&leaving).unwrap();
            let read: Leaving = serde_json::from_str(&text).unwrap();
            assert_eq!(read, leaving);
            text
        };
        assert_eq!(again(leaving), "17");
        leaving.put(1, from_offer(CardFilter::With(SymbolId(2))));
        assert_eq!(again(leaving), r#"[51,["Any",{"With":2}]]"#);
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
