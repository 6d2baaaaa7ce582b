//! The legal moves.

use crate::content::STREETS_MAX;
use crate::moves::Move;
use crate::rules::Rules;
use crate::state::{Phase, Sheet, State};
use roll_and_write::{Seat, Seats};

/// Everything that a seat may do now.
#[derive(Clone, Copy, Default)]
pub(crate) struct OpenLamps {
    /// The lamps that the seat may light, by street, one bit for each lamp.
    pub(crate) lamps: [u16; STREETS_MAX],
    pub(crate) pass: bool,
}

impl OpenLamps {
    pub(crate) fn count(&self) -> u32 {
        let lamps = self.lamps.iter().map(|lamps| lamps.count_ones());
        lamps.sum::<u32>() + u32::from(self.pass)
    }

    pub(crate) fn has_lamps(&self) -> bool {
        self.lamps.iter().any(|lamps| *lamps != 0)
    }

    /// The `n`-th move. The order is: lamps from left to right, street by street, then `pass`.
    #[inline]
    pub(crate) fn nth(&self, n: u32) -> Option<Move> {
        let mut left = n;
        for (street, lamps) in (0..).zip(self.lamps) {
            let here = lamps.count_ones();
            if left < here {
                let mut lamps = lamps;
                for _ in 0..left {
                    lamps &= lamps - 1;
                }
                let lamp = lamps.trailing_zeros() as u8;
                return Some(Move::Light { street, lamp });
            }
            left -= here;
        }
        (left == 0 && self.pass).then_some(Move::Pass)
    }
}

impl Rules {
    /// The lamps of a street that a seat may light with the right number: to the right of all lit lamps (LL-7), the
    /// bell only with enough lit lamps (LL-8), none in a closed street (LL-10).
    #[inline]
    pub(crate) fn reachable(&self, sheet: &Sheet, closed: u8, street: usize) -> u16 {
        if closed >> street & 1 != 0 {
            return 0;
        }
        let lamps = self.facts.streets[street].lamps();
        let bell = u32::from(sheet.count(street) < self.facts.bell.needs.into());
        let all = (1u32 << (lamps as u32 - bell)) - 1;
        (all & u32::MAX << sheet.next(street)) as u16
    }

    /// The lamps for the shared dice (LL-5).
    #[inline]
    pub(crate) fn lamps_together(&self, state: &State, sheet: &Sheet) -> OpenLamps {
        let (mut open, sum) = (OpenLamps::default(), state.sum());
        for (street, facts) in self.facts.streets.iter().enumerate() {
            open.lamps[street] =
                facts.with_number[sum] & self.reachable(sheet, state.closed, street);
        }
        open.pass = open.has_lamps();
        open
    }

    /// The lamps for a shared die and the die of their street (LL-11).
    #[inline]
    pub(crate) fn lamps_own(&self, state: &State, sheet: &Sheet) -> OpenLamps {
        let mut open = OpenLamps::default();
        for (street, facts) in self.facts.streets.iter().enumerate() {
            let [a, b] = state
                .shared
                .map(|shared| usize::from(shared + state.own[street]));
            let lamps = facts.with_number[a] | facts.with_number[b];
            open.lamps[street] = lamps & self.reachable(sheet, state.closed, street);
        }
        open.pass = open.has_lamps();
        open
    }

    /// Everything that a seat may do now.
    #[inline]
    pub(crate) fn open(&self, state: &State, seat: Seat) -> OpenLamps {
        if !self.awaited(state).contains(seat) {
            return OpenLamps::default();
        }
        match state.phase {
            Phase::Together => self.lamps_together(state, state.lanes.lane(seat)),
            Phase::Own => self.lamps_own(state, state.lanes.lane(seat)),
            Phase::Roll | Phase::Over => OpenLamps::default(),
        }
    }

    /// The seats that must decide.
    #[inline]
    pub(crate) fn awaited(&self, state: &State) -> Seats {
        match state.phase {
            Phase::Together => state.lanes.waiting(),
            Phase::Own => Seats::of(self.active(state)),
            Phase::Roll | Phase::Over => Seats::EMPTY,
        }
    }
}
