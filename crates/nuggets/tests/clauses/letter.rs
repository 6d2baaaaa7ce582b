//! The rules implemented literally: without bit sets or tricks, and without any code from the game itself.
//!
//! Random games are compared with it: the legal moves, the active seat, the end of the game, and the scores.

use rnw_nuggets::{Rules, State};
use roll_and_write::{Awaiting, Ruleset, Seat};
use std::collections::{BTreeMap, BTreeSet};

/// A row and a column, counted from 0.
type DigPlace = (usize, usize);

#[derive(Clone, Debug)]
pub(crate) struct Letter {
    rows: usize,
    cols: usize,
    seats: usize,
    options: BTreeMap<&'static str, String>,
    deposits: BTreeMap<DigPlace, u8>,
    /// For each row and column, whether there is a fence to the right and a fence below.
    fences: Vec<Vec<[bool; 2]>>,
    fences_left: u8,
    /// The seat and the value of each chip.
    chips: BTreeMap<DigPlace, (usize, usize)>,
    /// The values of each seat's chips in hand.
    hands: Vec<Vec<usize>>,
    out: Vec<bool>,
    pub(crate) in_turn: usize,
    pub(crate) owes_second: bool,
    pub(crate) over: bool,
}

/// A region for scoring.
struct Region {
    /// The yields of its deposits.
    yields: Vec<i32>,
    /// The points of its deposits.
    counts: Vec<i32>,
    /// The teams with the highest sum; empty if the region has no chip.
    winners: Vec<usize>,
}

impl Letter {
    /// A game whose first player must act.
    pub(crate) fn new(rules: &Rules, state: &State) -> Self {
        let frame = rules.facts().frame;
        let Awaiting::Seats(seats) = rules.awaiting(state) else {
            panic!("the table is not set up");
        };
        let hand = |seat: Seat| {
            let chips = (1..).zip(state.left(seat));
            chips
                .flat_map(|(value, count)| vec![value; count.into()])
                .collect()
        };
        Self {
            rows: frame.rows(),
            cols: frame.cols(),
            seats: rules.seats(),
            options: rules.info().options.iter().cloned().collect(),
            deposits: rules
                .deposits_of(state)
                .map(|(cell, found)| ((frame.row(cell), frame.col(cell)), found))
                .collect(),
            fences: vec![vec![[false; 2]; frame.cols()]; frame.rows()],
            fences_left: rules.facts().fences,
            chips: BTreeMap::new(),
            hands: Seat::all(rules.seats()).map(hand).collect(),
            out: vec![false; rules.seats()],
            in_turn: seats.first().unwrap().index(),
            owes_second: false,
            over: false,
        }
    }

    fn option(&self, name: &str, value: &str) -> bool {
        self.options[name] == value
    }

    fn places(&self) -> Vec<DigPlace> {
        let row = |row| (0..self.cols).map(move |col| (row, col));
        (0..self.rows).flat_map(row).collect()
    }

    fn label((row, col): DigPlace) -> String {
        format!("{}{}", char::from(b'a' + col as u8), row + 1)
    }

    fn place(label: &str) -> DigPlace {
        let row: usize = label[1..].parse().unwrap();
        (row - 1, usize::from(label.as_bytes()[0] - b'a'))
    }

    /// The cells that are reachable from a cell without crossing a fence or this line.
    fn region(&self, from: DigPlace, line: Option<[DigPlace; 2]>) -> Vec<DigPlace> {
        let mut seen = vec![vec![false; self.cols]; self.rows];
        seen[from.0][from.1] = true;
        let mut reached = vec![from];
        let mut next = 0;
        while next < reached.len() {
            let (row, col) = reached[next];
            next += 1;
            let near = [
                (row.wrapping_sub(1), col),
                (row, col.wrapping_sub(1)),
                (row, col + 1),
                (row + 1, col),
            ];
            for other in near {
                let crossed = [(row, col).min(other), (row, col).max(other)];
                let inside = other.0 < self.rows && other.1 < self.cols;
                if inside && !self.has_fence(crossed) && line != Some(crossed) {
                    if !seen[other.0][other.1] {
                        reached.push(other);
                    }
                    seen[other.0][other.1] = true;
                }
            }
        }
        reached
    }

    fn has_fence(&self, [(row, col), other]: [DigPlace; 2]) -> bool {
        self.fences[row][col][usize::from(other.0 > row)]
    }

    fn may_build(&self, line: [DigPlace; 2]) -> bool {
        let keeps = |place| self.region(place, Some(line)).len() >= 4;
        self.fences_left > 0 && !self.has_fence(line) && line.into_iter().all(keeps)
    }

    fn can_build(&self) -> bool {
        self.lines().into_iter().any(|line| self.may_build(line))
    }

    fn lines(&self) -> Vec<[DigPlace; 2]> {
        let places = self.places();
        let right = |&(row, col): &DigPlace| [(row, col), (row, col + 1)];
        let below = |&(row, col): &DigPlace| [(row, col), (row + 1, col)];
        let all = places.iter().map(right).chain(places.iter().map(below));
        all.filter(|[_, (row, col)]| *row < self.rows && *col < self.cols)
            .collect()
    }

    fn free(&self) -> Vec<DigPlace> {
        let mut places = self.places();
        places
            .retain(|place| !self.deposits.contains_key(place) && !self.chips.contains_key(place));
        places
    }

    fn fence_moves(&self) -> Vec<String> {
        let lines = self.lines().into_iter();
        lines
            .filter(|line| self.may_build(*line))
            .map(|[a, b]| format!("fence {} {}", Self::label(a), Self::label(b)))
            .collect()
    }

    fn chip_moves(&self, seat: usize) -> Vec<String> {
        let values: BTreeSet<usize> = self.hands[seat].iter().copied().collect();
        let chips = |value| {
            let cells = self.free().into_iter();
            cells.map(move |place| format!("chip {value} {}", Self::label(place)))
        };
        values.into_iter().flat_map(chips).collect()
    }

    /// The legal moves of the active seat.
    pub(crate) fn moves(&self) -> BTreeSet<String> {
        let mut moves: BTreeSet<String> = BTreeSet::new();
        if self.over {
            return moves;
        }
        moves.extend(self.fence_moves());
        if self.owes_second {
            if self.option("fences", "one-or-two") {
                moves.insert("done".to_owned());
            }
        } else {
            moves.extend(self.chip_moves(self.in_turn));
            moves.insert("pass".to_owned());
        }
        moves
    }

    pub(crate) fn make(&mut self, text: &str) {
        let words: Vec<&str> = text.split(' ').collect();
        let mut ends = true;
        match words[..] {
            ["fence", a, b] => {
                let ((row, col), below) = (Self::place(a), Self::place(b).0);
                self.fences[row][col][usize::from(below > row)] = true;
                self.fences_left -= 1;
                self.owes_second = !self.owes_second && self.can_build();
                ends = !self.owes_second;
            }
            ["chip", value, cell] => {
                let value: usize = value.parse().unwrap();
                let hand = &mut self.hands[self.in_turn];
                let held = hand.iter().position(|other| *other == value).unwrap();
                hand.remove(held);
                self.chips.insert(Self::place(cell), (self.in_turn, value));
            }
            ["done"] => self.owes_second = false,
            ["pass"] => self.out[self.in_turn] = true,
            _ => panic!("{text:?} is no move"),
        }
        if ends {
            self.next();
        }
    }

    fn next(&mut self) {
        let room = !self.free().is_empty();
        let chips = |seat: &usize| room && !self.out[*seat] && !self.hands[*seat].is_empty();
        if self.option("end", "no-chips") && !(0..self.seats).any(|seat| chips(&seat)) {
            self.over = true;
            return;
        }
        let can_build = self.can_build();
        let in_order = (1..=self.seats).map(|places| (self.in_turn + places) % self.seats);
        let acts = |seat: &usize| !self.out[*seat] && (can_build || chips(seat));
        match in_order.into_iter().find(acts) {
            Some(seat) => self.in_turn = seat,
            None => self.over = true,
        }
    }

    fn team(&self, seat: usize) -> usize {
        if self.seats == 4 { seat % 2 } else { seat }
    }

    fn regions(&self) -> Vec<Region> {
        let mut left: BTreeSet<DigPlace> = self.places().into_iter().collect();
        let mut regions = Vec::new();
        while let Some(first) = left.first().copied() {
            let cells = self.region(first, None);
            left.retain(|place| !cells.contains(place));
            let mut sums: BTreeMap<usize, usize> = BTreeMap::new();
            for (seat, value) in cells.iter().filter_map(|place| self.chips.get(place)) {
                *sums.entry(self.team(*seat)).or_default() += value;
            }
            let highest = sums.values().max().copied();
            let counts = cells.iter().filter_map(|place| self.deposits.get(place));
            regions.push(Region {
                yields: counts.clone().map(|found| i32::from(*found)).collect(),
                counts: counts
                    .map(|found| {
                        if self.option("count", "deposits") {
                            1
                        } else {
                            i32::from(*found)
                        }
                    })
                    .collect(),
                winners: sums
                    .into_iter()
                    .filter(|(_, sum)| Some(*sum) == highest)
                    .map(|(team, _)| team)
                    .collect(),
            });
        }
        regions
    }

    /// The total of a seat at the end: in sixths if shares are exact, otherwise in points.
    pub(crate) fn total(&self, seat: usize) -> i32 {
        let won = |region: &Region| {
            let teams = region.winners.len() as i32;
            let whole: i32 = region.counts.iter().sum();
            if !region.winners.contains(&self.team(seat)) {
                0
            } else if self.option("split", "exact") {
                assert_eq!(6 * whole % teams, 0);
                6 * whole / teams
            } else if self.option("split", "floor-region") {
                whole / teams
            } else {
                region.counts.iter().map(|count| count / teams).sum()
            }
        };
        self.regions().iter().map(won).sum()
    }

    /// The gold of all regions with chips, in points.
    pub(crate) fn claimed(&self) -> i32 {
        let regions = self.regions();
        let claimed = regions.iter().filter(|region| !region.winners.is_empty());
        claimed.flat_map(|region| &region.counts).sum()
    }

    /// The place of each seat.
    pub(crate) fn standing(&self) -> Vec<usize> {
        let ranking_key = |seat: usize| {
            let mut piles: Vec<i32> = self
                .regions()
                .iter()
                .filter(|region| region.winners == [self.team(seat)])
                .flat_map(|region| region.yields.clone())
                .filter(|_| self.option("tie", "piles"))
                .collect();
            piles.sort_unstable_by(|a, b| b.cmp(a));
            (self.total(seat), piles)
        };
        let ranking_keys: Vec<_> = (0..self.seats).map(ranking_key).collect();
        let place = |seat: usize| {
            let ahead = (0..self.seats).filter(|other| ranking_keys[*other] > ranking_keys[seat]);
            let teams: BTreeSet<usize> = ahead.map(|other| self.team(other)).collect();
            teams.len() + 1
        };
        (0..self.seats).map(place).collect()
    }
}
