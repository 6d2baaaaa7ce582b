//! Rows of results as tables: the columns that CSV and Parquet have alike.

use crate::args::Rows;
use matches::Line;
use roll_and_write::text::printable;
use serde_json::Number;

/// A column of a table.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Column {
    pub(super) name: String,
    pub(super) holds: Holds,
}

/// What the cells of a column hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Holds {
    /// Whole numbers.
    Whole,
    /// Numbers that may have a fraction.
    Number,
    /// Texts.
    Text,
    /// Texts, or nothing.
    Maybe,
}

/// A cell of a table.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Cell<'l> {
    Whole(u64),
    Number(&'l Number),
    Text(&'l str),
    Nothing,
}

use Holds::{Maybe, Number as Fraction, Text, Whole};

const GAME: [(&str, Holds); 4] = [
    ("game", Whole),
    ("deal", Whole),
    ("rotation", Whole),
    ("decisions", Whole),
];
/// Of each seat, its number behind the name.
const SEAT_OF_GAME: [(&str, Holds); 5] = [
    ("player", Text),
    ("score", Fraction),
    ("place", Whole),
    ("points", Fraction),
    ("fault", Maybe),
];
const SEAT: [(&str, Holds); 9] = [
    ("game", Whole),
    ("deal", Whole),
    ("rotation", Whole),
    ("seat", Whole),
    ("player", Text),
    ("score", Fraction),
    ("place", Whole),
    ("points", Fraction),
    ("fault", Maybe),
];
const TURN: [(&str, Holds); 8] = [
    ("game", Whole),
    ("deal", Whole),
    ("rotation", Whole),
    ("turn", Whole),
    ("seat", Whole),
    ("player", Text),
    ("score", Fraction),
    ("decisions", Whole),
];

/// The columns of a table of a game with so many seats.
pub(super) fn columns(rows: Rows, seats: usize) -> Vec<Column> {
    let column = |&(name, holds): &(&str, Holds)| Column {
        name: name.to_owned(),
        holds,
    };
    let of_seat = |seat: usize| {
        SEAT_OF_GAME.iter().map(move |&(name, holds)| Column {
            name: format!("{name}{seat}"),
            holds,
        })
    };
    match rows {
        Rows::Game => GAME
            .iter()
            .map(column)
            .chain((1..=seats).flat_map(of_seat))
            .collect(),
        Rows::Seat => SEAT.iter().map(column).collect(),
        Rows::Turn => TURN.iter().map(column).collect(),
    }
}

/// The cells of a row, in the order of the columns; none of a header.
pub(super) fn cells(line: &Line) -> Vec<Cell<'_>> {
    let whole = |number: usize| Cell::Whole(number as u64);
    let maybe = |fault| Option::map_or(fault, Cell::Nothing, Cell::Text);
    match line {
        Line::Header(_) => Vec::new(),
        Line::Game(row) => {
            let mut cells = vec![
                Cell::Whole(row.game),
                Cell::Whole(row.deal),
                whole(row.rotation),
                Cell::Whole(row.decisions.into()),
            ];
            for seat in &row.seats {
                cells.extend([
                    Cell::Text(&seat.player),
                    Cell::Number(&seat.score),
                    whole(seat.place),
                    Cell::Number(&seat.points),
                    maybe(seat.fault.as_deref()),
                ]);
            }
            cells
        }
        Line::Seat(row) => vec![
            Cell::Whole(row.game),
            Cell::Whole(row.deal),
            whole(row.rotation),
            whole(row.seat),
            Cell::Text(&row.player),
            Cell::Number(&row.score),
            whole(row.place),
            Cell::Number(&row.points),
            maybe(row.fault.as_deref()),
        ],
        Line::Turn(row) => vec![
            Cell::Whole(row.game),
            Cell::Whole(row.deal),
            whole(row.rotation),
            Cell::Whole(row.turn.into()),
            whole(row.seat),
            Cell::Text(&row.player),
            Cell::Number(&row.score),
            Cell::Whole(row.decisions.into()),
        ],
    }
}

impl Cell<'_> {
    /// The cell as CSV has it. A text steers no screen, and no spreadsheet takes it for a formula.
    pub(super) fn text(&self) -> String {
        match self {
            Self::Whole(number) => number.to_string(),
            Self::Number(number) => number.to_string(),
            Self::Text(text) if text.starts_with(['=', '+', '-', '@']) => {
                format!("'{}", printable(text))
            }
            Self::Text(text) => printable(text).into_owned(),
            Self::Nothing => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_steer_no_screen_and_are_no_formulas() {
        for (text, cell) in [
            ("greedy", "greedy"),
            (
                "cmd:a\u{1b}[2J\r\nb\u{202e}",
                r"cmd:a\u{1b}[2J\r\nb\u{202e}",
            ),
            ("=1+1", "'=1+1"),
            ("+1", "'+1"),
            ("-1", "'-1"),
            ("@SUM(A1)\n", r"'@SUM(A1)\n"),
            ("\t=1", r"\t=1"),
        ] {
            assert_eq!(Cell::Text(text).text(), cell);
        }
        assert_eq!(Cell::Number(&Number::from(-3)).text(), "-3");
    }
}
