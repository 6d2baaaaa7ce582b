//! What a game adds to the shared turn.

use super::state::BOARDS;
use super::{Event, FlipAndWrite, Pack, State};
use crate::geometry::{Grid, GridRefusal};
use crate::sheet::{PoolId, TrackId};
use crate::{CardId, Events, Merit, Points, SEATS_MAX, Saying, Score, ScoreLine, Seat};
use std::fmt::Debug;

/// When the offer is filled up again at the barrier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refill {
    /// After every seat has settled: later seats choose from fewer cards.
    AfterAll,
    /// After each seat's picks.
    AfterEach,
}

/// What is settled at the barrier, in order: whose boards, and which of them.
///
/// A seat settles its boards in one errand or in several; its rows claim in the first. An errand takes
/// four bits, the first one the lowest: two for the seat, and one for each of its boards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Errands(u32);

/// How many bits an errand takes.
const ERRAND_BITS: u32 = 4;
/// How many of them hold its seat.
const SEAT_BITS: u32 = 2;
/// A bit for each board of a seat.
const ALL_BOARDS: u32 = (1 << BOARDS) - 1;
const _: () = assert!(SEATS_MAX <= 1 << SEAT_BITS && BOARDS as u32 <= ERRAND_BITS - SEAT_BITS);
const _: () = assert!((SEATS_MAX * BOARDS) as u32 * ERRAND_BITS <= u32::BITS);

impl Errands {
    /// An errand of each of these seats, for all its boards.
    ///
    /// # Panics
    /// If there are more seats than a table has.
    #[inline]
    pub fn of_seats(seats: impl IntoIterator<Item = Seat>) -> Self {
        let mut errands = Self::default();
        for (place, seat) in seats.into_iter().enumerate() {
            errands.put(place as u32, seat, ALL_BOARDS);
        }
        errands
    }

    /// Adds an errand of a seat for some of its boards, counted from 0; without a board there is none.
    ///
    /// # Panics
    /// If there are more errands than boards at the table.
    pub fn push(&mut self, seat: Seat, boards: impl IntoIterator<Item = usize>) {
        let boards = boards.into_iter().fold(0, |bits, board| bits | 1 << board);
        if boards != 0 {
            self.put(self.len().into(), seat, boards);
        }
    }

    #[inline]
    fn put(&mut self, place: u32, seat: Seat, boards: u32) {
        assert!(
            place < u32::BITS / ERRAND_BITS,
            "at most an errand for each board"
        );
        let errand = seat.index() as u32 | boards << SEAT_BITS;
        self.0 |= errand << (place * ERRAND_BITS);
    }

    #[inline]
    pub(super) fn len(self) -> u8 {
        (u32::BITS - self.0.leading_zeros()).div_ceil(ERRAND_BITS) as u8
    }

    #[inline]
    fn bits(self, errand: u8) -> u32 {
        self.0 >> (u32::from(errand) * ERRAND_BITS) & ((1 << ERRAND_BITS) - 1)
    }

    #[inline]
    pub(super) fn seat(self, errand: u8) -> Seat {
        Seat::new((self.bits(errand) & ((1 << SEAT_BITS) - 1)) as usize)
    }

    #[inline]
    pub(super) fn has_board(self, errand: u8, board: usize) -> bool {
        self.bits(errand) >> SEAT_BITS >> board & 1 != 0
    }

    #[inline]
    pub(super) fn is_first_of_its_seat(self, errand: u8) -> bool {
        (0..errand).all(|earlier| self.seat(earlier) != self.seat(errand))
    }
}

/// The hooks of one flip-and-write game.
///
/// The first half is what a game writes; the second half has defaults.
pub trait FlipGame: Debug + Send + Sync + Sized + 'static {
    /// The kind of grid on its cards.
    type Grid: Grid + Debug + Send + Sync + 'static;

    /// See [`Spoken::name`](crate::Spoken::name).
    fn name(&self) -> &'static str;
    /// See [`Spoken::rules_version`](crate::Spoken::rules_version).
    fn rules_version(&self) -> u32;
    /// See [`Spoken::options`](crate::Spoken::options).
    fn options(&self) -> Vec<(&'static str, String)>;

    /// The name of a colour of its cards, by its index; the word has the key `color-NAME`.
    fn color_name(&self, color: u8) -> &str;

    /// Who settles what at the barrier, in order. Every seat of the table has an errand.
    fn settling_order(rules: &FlipAndWrite<Self>, state: &State) -> Errands;
    /// When the offer is filled up again.
    fn refill(&self) -> Refill;
    /// The clause by which a grid refuses a mark.
    fn clause(&self, refusal: GridRefusal) -> &'static str;

    /// See [`Ruleset::score`](crate::Ruleset::score).
    fn score(rules: &FlipAndWrite<Self>, state: &State, seat: Seat) -> Score;
    /// See [`Spoken::say_line`](crate::Spoken::say_line).
    fn say_line(rules: &FlipAndWrite<Self>, line: &ScoreLine) -> Saying;
    /// See [`Ruleset::merit`](crate::Ruleset::merit).
    fn merit(rules: &FlipAndWrite<Self>, state: &State, seat: Seat) -> Merit;
    /// See [`Spoken::tie_breaks`](crate::Spoken::tie_breaks).
    fn tie_breaks(&self) -> Vec<Saying>;
    /// See [`Ruleset::appraise`](crate::Ruleset::appraise).
    fn appraise(rules: &FlipAndWrite<Self>, state: &State, seat: Seat) -> i64;

    // ---- given; a game overrides what it needs ----

    /// What happens after all seats have settled and before the turn ends.
    fn after_settling(
        _rules: &FlipAndWrite<Self>,
        _state: &mut State,
        _events: &mut impl Events<Event>,
    ) {
    }
    /// What is printed on a card besides its grid.
    fn card_facts(&self, _pack: &Pack<Self::Grid>, _card: CardId) -> Vec<Saying> {
        Vec::new()
    }
    /// What a box of a track is worth to a bot, in thousandths of a point: by default what it scores,
    /// with its share of what a row claims.
    fn box_worth(&self, pack: &Pack<Self::Grid>, track: TrackId) -> i64 {
        pack.box_worth(track)
    }
    /// The most points that a completed card can bring besides what its symbols do, or `None` if that is not
    /// known: then nobody says what no play can exceed.
    fn card_points_at_most(&self, _card: CardId) -> Option<Points> {
        None
    }
    /// The most points that a seat can have for other things than cards and the tracks that score by
    /// themselves.
    fn other_points_at_most(&self, _pack: &Pack<Self::Grid>) -> Points {
        0
    }
    /// The pool from which the game itself claims numbers for a track.
    fn pool_into(&self, _track: TrackId) -> Option<PoolId> {
        None
    }
    /// The clause by which a seat must first accept or decline a number that a symbol offers.
    fn number_clause(&self) -> &'static str {
        "C-8"
    }
    /// What the headline says besides the round and the turn.
    fn headline(_rules: &FlipAndWrite<Self>, _state: &State) -> Vec<Saying> {
        Vec::new()
    }
}
