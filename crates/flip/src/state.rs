//! What changes during play.
//!
//! It has more than 500 lines, because a third of them says what each field means.

mod changes;
mod leaving;
mod owed;
pub(super) mod position;

pub(super) use changes::Changes;
pub(super) use leaving::LeavingCards;
pub(super) use owed::{BoardCell, ExtraPlace, Owed, OwedDecision, PackedChoice, Terms};

use super::settlement::{BOARDS, FLIP_SEATS_MAX, SettlementOrder};
use roll_and_write::geometry::CellSet;
use roll_and_write::sheet::{POOLS_MAX, PoolId, Sheet, TRACKS_MAX, Track, TrackId};
use roll_and_write::symbol::{
    CLAIMS_MAX, CardFilter, Discard, INSTRUCTIONS_MAX, OFFER_MAX, Printed, Replacement, SymbolId,
};
use roll_and_write::{BySeat, CARDS_MAX, CardId, ItemSet, Seat, Seats};

/// The number of cards that a seat is dealt. It keeps one for each board (C-9).
pub const DEALT: usize = 4;
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
/// each of its five triggers in play.
pub(super) const DECISIONS_MAX: u32 = (SETTLINGS_MAX * BOARDS * 64 * (1 + 5 * ASKED_MAX)) as u32;

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
/// #     fn settling_order(&self, rules: &FlipAndWrite<Self>, _: &State) -> SettlementOrder {
/// #         SettlementOrder::of_seats(Seat::all(rules.seats()))
/// #     }
/// #     fn refill(&self) -> Refill { Refill::AfterAll }
/// #     fn clause(&self, _: GridRefusal) -> Clause { "C-4".into() }
/// # }
/// # impl FlipScoring for Meadow {
/// #     type Grid = Island;
/// #     fn write_score(&self, _: &FlipAndWrite<Self>, state: &State, seat: Seat, score: &mut impl score::ScoreSink) {
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
    /// The number of seats that are done with the end of the turn, or with its start.
    pub(super) ended: u8,
    /// Whether symbols fire at the start of the turn, before anybody marks.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) starts: bool,
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
    /// The sheet at the start of the turn, or at the barrier when its rows last claimed. If symbols look at others, it is
    /// always that at the start of the turn.
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
    /// How many cards it has set aside in this turn, if symbols look at others.
    #[serde(default, skip_serializing_if = "is_none")]
    pub(super) completed_this_turn: u8,
    /// The boards whose cards go back into the deck at the barrier.
    pub(super) leaving: LeavingCards,
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

/// Whether no card was completed in this turn. Texts of states leave this out.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn is_none(cards: &u8) -> bool {
    *cards == 0
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
    pub(super) fn push_masked(&mut self, owed: OwedDecision, masks: [CellSet; BOARDS]) -> bool {
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

    /// A search copies states all the time. Most of a state is the start of the turn in each lane,
    /// which views need.
    #[test]
    fn a_state_is_small() {
        assert!(size_of::<State>() <= 952, "{} bytes", size_of::<State>());
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
