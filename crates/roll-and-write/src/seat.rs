//! The places at the table.

use std::ops::{Index, IndexMut};

/// The largest number of seats at a table. Each game states how many of them it allows.
pub const SEATS_MAX: usize = 8;

/// A place at the table. Seats are numbered clockwise from 0; people count them from 1.
///
/// A seat has no `Ord`, because it is a place and not a rank.
///
/// ```
/// use roll_and_write::Seat;
/// let last = Seat::new(3);
/// assert_eq!((last.index(), last.number()), (3, 4));
/// assert_eq!(last.clockwise(1, 4), Seat::new(0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If `index` is [`SEATS_MAX`] or more.
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < SEATS_MAX, "a table has at most eight seats");
        Self(index as u8)
    }

    /// The index, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number for people, counted from 1.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The seat with this number, counted from 1, as texts and records name it; `None` if no table has it.
    ///
    /// ```
    /// use roll_and_write::Seat;
    /// assert_eq!(Seat::numbered(1), Some(Seat::new(0)));
    /// assert_eq!([Seat::numbered(0), Seat::numbered(9)], [None; 2]);
    /// ```
    pub const fn numbered(number: usize) -> Option<Self> {
        if number >= 1 && number <= SEATS_MAX {
            Some(Self(number as u8 - 1))
        } else {
            None
        }
    }

    /// The seat that is `places` places further clockwise, at a table of `seats`.
    ///
    /// # Panics
    /// If `seats` is 0.
    ///
    /// ```
    /// use roll_and_write::Seat;
    /// assert_eq!(Seat::new(2).clockwise(2, 3), Seat::new(1));
    /// ```
    #[inline]
    pub const fn clockwise(self, places: usize, seats: usize) -> Self {
        Self::new(((self.0 as u32 + places as u32) % seats as u32) as usize)
    }

    /// All seats of a table of `seats`, clockwise from this one.
    ///
    /// ```
    /// use roll_and_write::Seat;
    /// let seats = Seat::new(1).and_on(3).map(Seat::index);
    /// assert_eq!(seats.collect::<Vec<_>>(), [1, 2, 0]);
    /// ```
    #[inline]
    pub fn and_on(self, seats: usize) -> impl Iterator<Item = Self> {
        let first = self.index();
        (first..seats).chain(0..first.min(seats)).map(Self::new)
    }

    /// All seats of a table of `seats`, clockwise from seat 0.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..seats).map(Self::new)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(from)?;
        let known = usize::from(index) < SEATS_MAX;
        let stranger = || serde::de::Error::custom(format!("{index} is not a seat"));
        known.then_some(Self(index)).ok_or_else(stranger)
    }
}

/// A set of seats.
///
/// ```
/// use roll_and_write::{Seat, Seats};
/// let waiting = Seats::all(3).without(Seat::new(0));
/// assert_eq!((waiting.len(), waiting.first()), (2, Some(Seat::new(1))));
/// assert_eq!(waiting.iter().map(Seat::number).collect::<Vec<_>>(), [2, 3]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The set of one seat.
    pub const fn of(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// All seats of a table of `seats`.
    pub const fn all(seats: usize) -> Self {
        Self((1u16 << seats).wrapping_sub(1) as u8)
    }

    /// Whether the set has no seat.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats, 0 to [`SEATS_MAX`].
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 != 0
    }

    /// The seat with the lowest index; `None` if the set is empty.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 {
            None
        } else {
            Some(Seat(self.0.trailing_zeros() as u8))
        }
    }

    /// The set with the seat added.
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set with the seat removed.
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Goes through the seats clockwise, from seat 0.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = Self(left).first()?;
            left &= left - 1;
            Some(first)
        })
    }
}

/// One value for each of `N` seats. At a table with fewer seats the other values are not used.
///
/// A game that allows fewer than [`SEATS_MAX`] seats writes its own number in its state, such as `BySeat<u8, 4>`. So it
/// pays for the seats that it can have.
///
/// ```
/// use roll_and_write::{BySeat, Seat};
/// let mut coins = BySeat::<u8, 4>::default();
/// coins[Seat::new(1)] += 3;
/// assert_eq!(coins, BySeat([0, 3, 0, 0]));
/// assert_eq!(size_of_val(&coins), 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T, const N: usize = SEATS_MAX>(pub [T; N]);

impl<T> BySeat<T> {
    /// Makes the values: calls `f` once for each of the [`SEATS_MAX`] seats.
    ///
    /// ```
    /// use roll_and_write::{BySeat, Seat};
    /// assert_eq!(BySeat::from_fn(Seat::number)[Seat::new(6)], 7);
    /// ```
    pub fn from_fn(f: impl FnMut(Seat) -> T) -> Self {
        Self::of_seats(f)
    }
}

impl<T, const N: usize> BySeat<T, N> {
    /// Makes the values of any number of seats: calls `f` once for each of the `N` seats.
    ///
    /// # Panics
    /// If `N` is more than [`SEATS_MAX`].
    ///
    /// ```
    /// use roll_and_write::{BySeat, Seat};
    /// let numbers: BySeat<usize, 3> = BySeat::of_seats(Seat::number);
    /// assert_eq!(numbers.0, [1, 2, 3]);
    /// ```
    pub fn of_seats(f: impl FnMut(Seat) -> T) -> Self {
        let mut f = f;
        Self(std::array::from_fn(|index| f(Seat::new(index))))
    }
}

impl<T: Default, const N: usize> BySeat<T, N> {
    /// The values of the first seats. Those of the others are the default.
    ///
    /// ```
    /// use roll_and_write::BySeat;
    /// assert_eq!(BySeat::<i32, 4>::of([30, 20]).0, [30, 20, 0, 0]);
    /// ```
    pub fn of<const K: usize>(values: [T; K]) -> Self {
        let mut values = values.into_iter();
        Self(std::array::from_fn(|_| values.next().unwrap_or_default()))
    }
}

impl<T: Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        Self(std::array::from_fn(|_| T::default()))
    }
}

#[cfg(feature = "serde")]
impl<T: serde::Serialize, const N: usize> serde::Serialize for BySeat<T, N> {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeTuple;
        let mut values = to.serialize_tuple(N)?;
        self.0
            .iter()
            .try_for_each(|value| values.serialize_element(value))?;
        values.end()
    }
}

#[cfg(feature = "serde")]
impl<'de, T: serde::Deserialize<'de>, const N: usize> serde::Deserialize<'de> for BySeat<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_tuple(N, SeatValues(std::marker::PhantomData))
    }
}

/// Reads the values of the seats, one after the other.
#[cfg(feature = "serde")]
struct SeatValues<T, const N: usize>(std::marker::PhantomData<T>);

#[cfg(feature = "serde")]
impl<'de, T: serde::Deserialize<'de>, const N: usize> serde::de::Visitor<'de> for SeatValues<T, N> {
    type Value = BySeat<T, N>;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a list of {N} values")
    }

    fn visit_seq<A: serde::de::SeqAccess<'de>>(self, values: A) -> Result<Self::Value, A::Error> {
        let mut values = values;
        let mut found = arrayvec::ArrayVec::<T, N>::new();
        while found.len() < N
            && let Some(value) = values.next_element()?
        {
            found.push(value);
        }
        let count = found.len();
        let whole = found.into_inner().map(BySeat);
        whole.map_err(|_| serde::de::Error::invalid_length(count, &self))
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_a_set() {
        let table = Seats::all(3);
        assert_eq!(table.len(), 3);
        assert_eq!(table.without(Seat::new(0)).first(), Some(Seat::new(1)));
        assert_eq!(Seats::all(SEATS_MAX).len(), SEATS_MAX);
        let numbers: Vec<usize> = Seats::all(SEATS_MAX).iter().map(Seat::number).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(Seats::EMPTY.iter().count(), 0);
        assert_eq!(Seat::new(7).clockwise(1, 8), Seat::new(0));
        assert!(Seats::EMPTY.with(Seat::new(2)).contains(Seat::new(2)));
        assert!(Seats::all(1).without(Seat::new(0)).is_empty());
    }
}
