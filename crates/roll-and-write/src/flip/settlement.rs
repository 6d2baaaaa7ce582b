//! In which order seats settle at the barrier, and which of their boards.

use crate::{SEATS_MAX, Seat};

/// How many boards a seat plays on at once (C-4).
pub const BOARDS: usize = 2;

/// What is settled at the barrier, in order: whose boards, and which of them.
///
/// A seat settles its boards in one settlement or in several; its rows claim in the first. A settlement takes
/// four bits, the first one the lowest: two for the seat, and one for each of its boards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SettlementOrder(u32);

/// How many bits a settlement takes.
const SETTLEMENT_BITS: u32 = 4;
/// How many of them hold its seat.
const SEAT_BITS: u32 = 2;
/// A bit for each board of a seat.
const ALL_BOARDS: u32 = (1 << BOARDS) - 1;
const _: () = assert!(SEATS_MAX <= 1 << SEAT_BITS && BOARDS as u32 <= SETTLEMENT_BITS - SEAT_BITS);
const _: () = assert!((SEATS_MAX * BOARDS) as u32 * SETTLEMENT_BITS <= u32::BITS);

impl SettlementOrder {
    /// A settlement of each of these seats, for all its boards.
    ///
    /// # Panics
    /// If there are more seats than a table has.
    #[inline]
    pub fn of_seats(seats: impl IntoIterator<Item = Seat>) -> Self {
        let mut settlements = Self::default();
        for (place, seat) in seats.into_iter().enumerate() {
            settlements.put(place as u32, seat, ALL_BOARDS);
        }
        settlements
    }

    /// Adds a settlement of a seat for some of its boards, counted from 0; without a board there is none.
    ///
    /// # Panics
    /// If there are more settlements than boards at the table.
    pub fn push(&mut self, seat: Seat, boards: impl IntoIterator<Item = usize>) {
        let boards = boards.into_iter().fold(0, |bits, board| bits | 1 << board);
        if boards != 0 {
            self.put(self.len().into(), seat, boards);
        }
    }

    #[inline]
    fn put(&mut self, place: u32, seat: Seat, boards: u32) {
        assert!(
            place < u32::BITS / SETTLEMENT_BITS,
            "at most a settlement for each board"
        );
        let settlement = seat.index() as u32 | boards << SEAT_BITS;
        self.0 |= settlement << (place * SETTLEMENT_BITS);
    }

    #[inline]
    pub(super) fn len(self) -> u8 {
        (u32::BITS - self.0.leading_zeros()).div_ceil(SETTLEMENT_BITS) as u8
    }

    #[inline]
    fn bits(self, settlement: u8) -> u32 {
        self.0 >> (u32::from(settlement) * SETTLEMENT_BITS) & ((1 << SETTLEMENT_BITS) - 1)
    }

    #[inline]
    pub(super) fn seat(self, settlement: u8) -> Seat {
        Seat::new((self.bits(settlement) & ((1 << SEAT_BITS) - 1)) as usize)
    }

    #[inline]
    pub(super) fn has_board(self, settlement: u8, board: usize) -> bool {
        self.bits(settlement) >> SEAT_BITS >> board & 1 != 0
    }

    /// The boards that a settlement is about.
    #[inline]
    pub(super) fn boards(self, settlement: u8) -> impl Iterator<Item = usize> {
        (0..BOARDS).filter(move |board| self.has_board(settlement, *board))
    }

    #[inline]
    pub(super) fn is_first_of_its_seat(self, settlement: u8) -> bool {
        (0..settlement).all(|earlier| self.seat(earlier) != self.seat(settlement))
    }
}
