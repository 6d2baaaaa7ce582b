//! The phases of a game in which several seats decide at the same time, and other orders of their decisions.

use crate::playthrough::Playthrough;
use rnw_session::LogEntryKind;
use roll_and_write::{Awaiting, GameState, Notice, Seat};
use std::ops::Range;

impl Playthrough {
    /// The phases in which several seats decide at the same time: the steps of each, which are decisions.
    pub fn phases(&self) -> Vec<Range<usize>> {
        let awaited = |step: usize| match self.game.awaiting(self.state(step)) {
            Awaiting::Seats(seats) => seats.len(),
            Awaiting::Chance(_) | Awaiting::Over => 0,
        };
        let mut found = Vec::new();
        let mut first = 0;
        while first < self.len() {
            let mut end = first + 1;
            if awaited(first) > 0 {
                while end < self.len() && !self.closes_phase(end - 1) && awaited(end) > 0 {
                    end += 1;
                }
                if awaited(first) > 1 {
                    found.push(first..end);
                }
            }
            first = end;
        }
        found
    }

    /// Orders in which the seats can make the decisions of a phase: the seats one after another, in every order, and the
    /// first decision of each seat, then the second of each.
    pub fn orders(&self, phase: &Range<usize>) -> Vec<Vec<usize>> {
        let of = |seat: Seat| -> Vec<usize> {
            let steps = phase.clone();
            steps
                .filter(|step| self.mover(*step) == Some(seat))
                .collect()
        };
        let seats: Vec<Vec<usize>> = self.seats().map(of).filter(|own| !own.is_empty()).collect();
        let orders = permutations(&seats).into_iter();
        let mut orders: Vec<Vec<usize>> = orders.map(|order| order.concat()).collect();
        let longest = seats.iter().map(Vec::len).max().unwrap_or(0);
        let nth = |n: usize| seats.iter().rev().filter_map(move |own| own.get(n));
        orders.push((0..longest).flat_map(nth).copied().collect());
        orders
    }

    /// Makes the decisions of a phase in another order. Returns the state after them, and what is told in the meantime.
    ///
    /// # Errors
    /// If a decision is refused in this order.
    pub fn in_order(&self, order: &[usize]) -> Result<(GameState, Vec<Notice>), String> {
        let first = order.iter().copied().min().unwrap_or(self.len());
        let mut state = self.state(first).clone();
        let mut notices = Vec::new();
        for step in order {
            let LogEntryKind::Move(seat, id) = self.kind(*step) else {
                continue;
            };
            let checked = self.game.check(&state, seat, id);
            let legal = checked.map_err(|why| {
                let (text, seat) = (self.game.print_move(id), seat.number());
                let (clause, who) = (why.clause, self.numbers(order));
                format!("{text} of seat {seat} is refused by {clause} in the order {who:?}")
            })?;
            notices.extend(self.game.apply(&mut state, legal));
        }
        Ok((state, notices))
    }

    /// The numbers of the seats that make these decisions.
    pub(crate) fn numbers(&self, order: &[usize]) -> Vec<usize> {
        let seats = order.iter().filter_map(|step| self.mover(*step));
        seats.map(Seat::number).collect()
    }
}

fn permutations<T: Clone>(all: &[T]) -> Vec<Vec<T>> {
    let [first, rest @ ..] = all else {
        return vec![Vec::new()];
    };
    let mut found = Vec::new();
    for order in permutations(rest) {
        for place in 0..=order.len() {
            let mut order = order.clone();
            order.insert(place, first.clone());
            found.push(order);
        }
    }
    found
}
