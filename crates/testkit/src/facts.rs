//! The facts of a state, as [`Notation::describe`](roll_and_write::Notation::describe) writes them for people and records.

use roll_and_write::Seat;

/// The text of a state, which has all names: a line for each fact. Those of a seat stand below the line of the seat.
#[derive(Clone, Debug)]
pub(crate) struct Facts(pub(crate) String);

impl Facts {
    /// The lines, each split into its subject and its value.
    fn lines(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.lines().filter_map(|line| {
            line.split_once(": ")
                .or_else(|| Some((line.strip_suffix(':')?, "")))
        })
    }

    /// The values of all lines with this name that are not about a seat, such as `pool`.
    pub(crate) fn all(&self, name: &str) -> Vec<String> {
        let lines = self.lines().take_while(|(what, _)| *what != "seat");
        let named = lines.filter(|(what, _)| *what == name);
        named.map(|(_, value)| value.to_owned()).collect()
    }

    /// The value of the only line with this name, such as `offer`.
    pub(crate) fn one(&self, name: &str) -> Result<String, String> {
        let found = self.all(name).into_iter().next();
        found.ok_or_else(|| format!("the state has no line {name:?}"))
    }

    /// The values of the lines with this name that are about a seat, such as `board`.
    pub(crate) fn of_seat(&self, seat: Seat, name: &str) -> Vec<String> {
        let number = seat.number().to_string();
        let is_seat = |(what, value): &(&str, &str)| {
            *what == "seat" && value.split(' ').next() == Some(number.as_str())
        };
        let own = self.lines().skip_while(|line| !is_seat(line));
        let own = own.skip(1).take_while(|(what, _)| *what != "seat");
        let named = own.filter(|(what, _)| *what == name);
        named.map(|(_, value)| value.to_owned()).collect()
    }

    /// The marks on a board of a seat; boards are counted from 0.
    pub(crate) fn marked(&self, seat: Seat, board: usize) -> Option<String> {
        let board = self.of_seat(seat, "board").into_iter().nth(board)?;
        let (_, marks) = board.split_once(" marked ")?;
        let (marked, _) = marks.split_once(" fresh")?;
        Some(marked.trim().to_owned())
    }

    /// The boxes of a track of a seat.
    pub(crate) fn track(&self, seat: Seat, name: &str) -> Option<String> {
        let track = self.of_seat(seat, name).into_iter().next()?;
        let (now, _) = track.split_once(" was ")?;
        Some(now.trim_end_matches([' ', '-']).to_owned())
    }
}
