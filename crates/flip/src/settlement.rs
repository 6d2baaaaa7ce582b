//! The order in which seats settle their boards at the barrier.

use roll_and_write::Seat;

/// The largest number of seats at a table of a flip-and-write game.
pub const FLIP_SEATS_MAX: usize = 4;
/// The number of boards of a seat (C-4).
pub const BOARDS: usize = 2;

/// What is settled at the barrier, in order: whose boards, and which of them.
///
/// A seat settles its boards in one settlement or in several. Its rows claim in the first. A
/// settlement uses four bits, and the first settlement has the lowest ones: two bits for the seat,
/// and one for each of its boards.
///
/// ```
/// use rnw_flip::SettlementOrder;
/// use roll_and_write::Seat;
/// let [ann, bob] = [0, 1].map(Seat::new);
/// let mut order = SettlementOrder::default();
/// order.push(ann, [0]); // board A of Ann, then both boards of Bob, then board B of Ann
/// order.push(bob, [0, 1]);
/// order.push(ann, [1]);
/// assert_ne!(order, SettlementOrder::of_seats([ann, bob]));
/// ```
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Default, Debug, serde::Serialize, serde::Deserialize,
)]
pub struct SettlementOrder(u32);

/// The number of bits of a settlement.
const SETTLEMENT_BITS: u32 = 4;
/// The number of these bits that hold its seat.
const SEAT_BITS: u32 = 2;
/// A bit for each board of a seat.
const ALL_BOARDS: u32 = (1 << BOARDS) - 1;
const _: () =
    assert!(FLIP_SEATS_MAX <= 1 << SEAT_BITS && BOARDS as u32 <= SETTLEMENT_BITS - SEAT_BITS);
const _: () = assert!((FLIP_SEATS_MAX * BOARDS) as u32 * SETTLEMENT_BITS <= u32::BITS);

impl SettlementOrder {
    /// One settlement for each of these seats, with all its boards.
    ///
    /// # Panics
    /// If there are more seats than boards at the table, which is 8.
    #[inline]
    pub fn of_seats(seats: impl IntoIterator<Item = Seat>) -> Self {
        let mut settlements = Self::default();
        for (place, seat) in seats.into_iter().enumerate() {
            settlements.put(place as u32, seat, ALL_BOARDS);
        }
        settlements
    }

    /// Adds a settlement of a seat for some of its boards, counted from 0. Adds nothing if there is
    /// no board.
    ///
    /// # Panics
    /// If there are more settlements than boards at the table, which is 8.
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

    /// The boards of a settlement.
    #[inline]
    pub(super) fn boards(self, settlement: u8) -> impl Iterator<Item = usize> {
        (0..BOARDS).filter(move |board| self.has_board(settlement, *board))
    }

    #[inline]
    pub(super) fn is_first_of_its_seat(self, settlement: u8) -> bool {
        (0..settlement).all(|earlier| self.seat(earlier) != self.seat(settlement))
    }
}
