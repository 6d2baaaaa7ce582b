//! Converts rows of results to the columns of a CSV file.

use crate::Rows;
use rnw_matches::ResultLine;
use roll_and_write::text::printable;
use serde_json::Number;

/// A cell of a table.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Cell<'l> {
    Whole(u64),
    Number(&'l Number),
    Text(&'l str),
    Nothing,
}

const GAME: [&str; 4] = ["game", "deal", "rotation", "decisions"];
/// The columns of each seat; the seat number follows the name.
const SEAT_OF_GAME: [&str; 5] = ["player", "score", "place", "points", "fault"];
const SEAT: [&str; 9] = [
    "game", "deal", "rotation", "seat", "player", "score", "place", "points", "fault",
];
const TURN: [&str; 8] = [
    "game",
    "deal",
    "rotation",
    "turn",
    "seat",
    "player",
    "score",
    "decisions",
];

/// The names of the columns for a game with this number of seats.
pub(super) fn columns(rows: Rows, seats: usize) -> Vec<String> {
    let of_seat = |seat: usize| SEAT_OF_GAME.map(|name| format!("{name}{seat}"));
    match rows {
        Rows::Game => GAME
            .map(str::to_owned)
            .into_iter()
            .chain((1..=seats).flat_map(of_seat))
            .collect(),
        Rows::Seat => SEAT.map(str::to_owned).into(),
        Rows::Turn => TURN.map(str::to_owned).into(),
    }
}

/// The cells of a row in the order of the columns; empty for a header.
pub(super) fn cells(line: &ResultLine) -> Vec<Cell<'_>> {
    let whole = |number: usize| Cell::Whole(number as u64);
    let maybe = |fault| Option::map_or(fault, Cell::Nothing, Cell::Text);
    match line {
        ResultLine::Header(_) => Vec::new(),
        ResultLine::Game(row) => {
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
        ResultLine::Seat(row) => vec![
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
        ResultLine::Turn(row) => vec![
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
    /// The cell as CSV text. It contains no control characters, and no spreadsheet takes a text for a formula.
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
