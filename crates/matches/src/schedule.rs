//! The seats of the players in each game, and the games of each part of a run.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Range;
use std::str::FromStr;

/// How the games of a run are numbered: each deal is played `rotations` times in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DealSeating {
    /// The number of seats, which is also the number of players.
    pub seats: usize,
    /// The number of times that a deal is played: once, or once for each rotation of the players.
    pub rotations: usize,
}

impl DealSeating {
    /// Plays each deal once, with player 1 in seat 1.
    pub fn single(seats: usize) -> Self {
        Self {
            seats,
            rotations: 1,
        }
    }

    /// Plays each deal with every player in every seat.
    pub fn duplicate(seats: usize) -> Self {
        Self {
            seats,
            rotations: seats,
        }
    }

    /// Returns the deal and the rotation of a game.
    ///
    /// ```
    /// use rnw_matches::DealSeating;
    /// assert_eq!(DealSeating::duplicate(3).place(7), (2, 1));
    /// ```
    pub fn place(self, game: u64) -> (u64, usize) {
        let rotations = self.rotations as u64;
        (game / rotations, (game % rotations) as usize)
    }

    /// Returns the games of these deals.
    pub fn games(self, deals: &Range<u64>) -> Range<u64> {
        let rotations = self.rotations as u64;
        deals.start * rotations..deals.end * rotations
    }

    /// Returns the player in a seat, both counted from 0. With each rotation, the players move by one seat.
    pub fn player(self, seat: usize, rotation: usize) -> usize {
        (seat + self.seats - rotation % self.seats) % self.seats
    }

    /// Returns the players of a rotation, seat by seat.
    ///
    /// ```
    /// use rnw_matches::DealSeating;
    /// assert_eq!(DealSeating::duplicate(3).seated(1), [2, 0, 1]);
    /// ```
    pub fn seated(self, rotation: usize) -> Vec<usize> {
        (0..self.seats)
            .map(|seat| self.player(seat, rotation))
            .collect()
    }
}

/// One of several parts of a run. The parts can be played separately, for example on different machines.
///
/// A shard is a block of consecutive deals. The shards of a run do not overlap and together contain all deals.
/// Their lengths differ by at most one deal.
///
/// ```
/// let shard: rnw_matches::Shard = "2/3".parse()?;
/// assert_eq!(shard.deals(10), 3..6);
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Shard {
    number: u64,
    of: u64,
}

impl Shard {
    /// Returns the deals of this shard. `all` is the number of deals of the run.
    pub fn deals(self, all: u64) -> Range<u64> {
        let cut = |number: u64| {
            let cut = u128::from(all) * u128::from(number) / u128::from(self.of);
            u64::try_from(cut).unwrap_or(all)
        };
        cut(self.number - 1)..cut(self.number)
    }

    /// Returns the number of shards of the run.
    pub fn of(self) -> u64 {
        self.of
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text
            .split_once('/')
            .and_then(|(number, of)| Some((number.trim().parse().ok()?, of.trim().parse().ok()?)));
        match numbers {
            Some((number, of)) if 1 <= number && number <= of => Ok(Self { number, of }),
            _ => Err(format!(
                "invalid shard {text:?}; expected I/N, such as 1/4 for the first of four"
            )),
        }
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl TryFrom<String> for Shard {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> Self {
        shard.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn everybody_sits_in_every_seat_once() {
        for seats in 1..=4 {
            let table = DealSeating::duplicate(seats);
            assert_eq!(table.seated(0), (0..seats).collect::<Vec<_>>());
            for seat in 0..seats {
                let mut players: Vec<usize> = (0..seats)
                    .map(|rotation| table.player(seat, rotation))
                    .collect();
                players.sort_unstable();
                assert_eq!(players, (0..seats).collect::<Vec<_>>(), "seat {seat}");
            }
        }
    }

    #[test]
    fn neighbours_stay_neighbours() {
        for rotation in 0..4 {
            let seated = DealSeating::duplicate(4).seated(rotation);
            let first = seated.iter().position(|player| *player == 0).unwrap();
            assert_eq!(seated[(first + 1) % 4], 1, "rotation {rotation}");
        }
    }

    #[test]
    fn shards_are_read_and_told() {
        for text in ["1/1", "3/8", "8/8"] {
            assert_eq!(text.parse::<Shard>().unwrap().to_string(), text);
        }
        for text in ["", "3", "0/3", "4/3", "1/0", "-1/3", "a/b", "1/2/3"] {
            let error = text.parse::<Shard>().unwrap_err();
            assert!(error.contains("expected I/N"), "{error}");
        }
    }

    proptest! {
        #[test]
        fn shards_are_disjoint_complete_and_of_like_length(
            all in prop_oneof![0_u64..2000, Just(u64::MAX)],
            of in 1_u64..50,
        ) {
            let mut next = 0;
            for number in 1..=of {
                let deals = Shard { number, of }.deals(all);
                prop_assert_eq!(deals.start, next);
                let length = deals.end - deals.start;
                prop_assert!(length == all / of || length == all / of + 1);
                next = deals.end;
            }
            prop_assert_eq!(next, all);
        }
    }
}
