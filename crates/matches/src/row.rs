//! The rows of a results file: for a game, for a seat of a game, or for a seat in a turn.

use crate::tally::faults;
use crate::turns::TurnOfSeat;
use crate::{DealSeating, GameOutcome, Run, win_parts};
use rnw_session::{FaultCode, points_number};
use roll_and_write::{Points, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Number;
use std::collections::BTreeMap;
use thiserror::Error;

/// One line of a results file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "line", rename_all = "lowercase", deny_unknown_fields)]
pub enum ResultLine {
    /// The first line: the run, with its game and its players.
    Header(Run),
    /// The result of a game.
    Game(GameRow),
    /// The result of a seat in a game.
    Seat(SeatRow),
    /// The result of a seat in a turn of a game.
    Turn(TurnRow),
}

/// The result of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameRow {
    /// The number of the game in the run, from 0.
    pub game: u64,
    /// The number of the deal within its seed, from 0. All games of a deal use the same chance.
    pub deal: u64,
    /// The rotation, from 0: the number of seats by which the players have moved.
    pub rotation: usize,
    /// The number of decisions with a choice, of all seats together.
    pub decisions: u32,
    /// The result of every seat, seat 1 first.
    pub seats: Vec<SeatOutcome>,
}

/// The result of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatOutcome {
    /// The player, as typed.
    pub player: String,
    /// The score. It may have a fraction in games that divide a point into parts.
    #[schemars(with = "f64")]
    pub score: Number,
    /// The place, from 1. Seats that are still tied after all tie-breaks share a place.
    pub place: usize,
    /// The seat's share of the win: 1, or a part of a shared win.
    #[schemars(with = "f64")]
    pub points: Number,
    /// The kind of fault with which the player ended the game, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    /// How often the player failed, by kind of fault.
    #[serde(
        default,
        deserialize_with = "crate::once::map",
        skip_serializing_if = "BTreeMap::is_empty"
    )]
    pub faults: BTreeMap<String, u32>,
}

/// The result of a seat in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatRow {
    /// The number of the game in the run, from 0.
    pub game: u64,
    /// The number of the deal within its seed, from 0.
    pub deal: u64,
    /// The rotation, from 0: the number of seats by which the players have moved.
    pub rotation: usize,
    /// The seat, counted from 1.
    pub seat: usize,
    /// The player, as typed.
    pub player: String,
    /// The score, with a fraction if the game divides points.
    #[schemars(with = "f64")]
    pub score: Number,
    /// The place, from 1.
    pub place: usize,
    /// The seat's share of the win, 0 to 1.
    #[schemars(with = "f64")]
    pub points: Number,
    /// The kind of fault with which the player ended the game, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
}

/// The result of a seat in a turn of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TurnRow {
    /// The number of the game in the run, from 0.
    pub game: u64,
    /// The number of the deal within its seed, from 0.
    pub deal: u64,
    /// The rotation, from 0.
    pub rotation: usize,
    /// The turn, from 1. 0 is the set-up, and the whole of a game without turns.
    pub turn: u32,
    /// The seat, counted from 1.
    pub seat: usize,
    /// The player, as typed.
    pub player: String,
    /// The score at the end of the turn.
    #[schemars(with = "f64")]
    pub score: Number,
    /// The number of decisions with a choice that the seat made in the turn.
    pub decisions: u32,
}

/// Why a row does not belong to its run.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum RowError {
    /// The row belongs to another game.
    #[error("game {found}; expected game {expected}")]
    Game {
        /// The number of the game in the row.
        found: u64,
        /// The number of the game that was expected.
        expected: u64,
    },
    /// The row contains impossible values.
    #[error("{0}")]
    Wrong(String),
}

impl GameRow {
    /// Creates the row of a game.
    pub fn new(
        table: DealSeating,
        game: u64,
        outcome: &GameOutcome,
        players: &[String],
        parts: Points,
    ) -> Self {
        let (deal, rotation) = table.place(game);
        let seat = |seat: Seat| SeatOutcome {
            player: players[table.player(seat.index(), rotation)].clone(),
            score: points_number(outcome.scores[seat], parts),
            place: outcome.places[seat],
            points: points_number(
                outcome.points[seat] as Points,
                win_parts(table.seats) as Points,
            ),
            fault: outcome
                .fault
                .filter(|(failed, _)| *failed == seat)
                .map(|(_, code)| code.word().to_owned()),
            faults: faults(&outcome.faults[seat]),
        };
        Self {
            game,
            deal,
            rotation,
            decisions: outcome.decisions,
            seats: Seat::all(table.seats).map(seat).collect(),
        }
    }

    /// Converts the row to the outcome that the statistics count.
    ///
    /// # Errors
    /// Fails if the row does not belong to the expected game, or if the players sit in other seats.
    pub fn outcome(
        &self,
        table: DealSeating,
        expected: u64,
        players: &[String],
        parts: Points,
    ) -> Result<GameOutcome, RowError> {
        if self.game != expected {
            return Err(RowError::Game {
                found: self.game,
                expected,
            });
        }
        let wrong = |what: String| Err(RowError::Wrong(what));
        let (deal, rotation) = table.place(self.game);
        if (self.deal, self.rotation, self.seats.len()) != (deal, rotation, table.seats) {
            return wrong(format!(
                "deal {}, rotation {} with {} seats; expected deal {deal}, rotation {rotation} with {}",
                self.deal,
                self.rotation,
                self.seats.len(),
                table.seats
            ));
        }
        let mut outcome = GameOutcome {
            decisions: self.decisions,
            ..GameOutcome::default()
        };
        for (seat, found) in Seat::all(table.seats).zip(&self.seats) {
            let player = &players[table.player(seat.index(), rotation)];
            if found.player != *player {
                return wrong(format!(
                    "{:?} in seat {}; expected {player:?}",
                    found.player,
                    seat.number()
                ));
            }
            outcome.scores[seat] = whole(&found.score, parts)?;
            outcome.points[seat] = whole(&found.points, win_parts(table.seats) as Points)?
                .unsigned_abs()
                .into();
            outcome.places[seat] = found.place;
            may_win(found, outcome.points[seat], table.seats).map_err(RowError::Wrong)?;
            let known = |word: &String| {
                let mut codes = FaultCode::ALL.iter();
                let place = codes.position(|code| code.word() == word);
                place.ok_or_else(|| RowError::Wrong(format!("unknown fault {word:?}")))
            };
            if let Some(word) = &found.fault {
                outcome.fault = Some((seat, FaultCode::ALL[known(word)?]));
            }
            for (word, times) in &found.faults {
                outcome.faults[seat][known(word)?] = *times;
            }
        }
        // A row written from the outcome must equal this row exactly.
        if Self::new(table, self.game, &outcome, players, parts) != *self {
            return wrong("an impossible row; no game can end like this".to_owned());
        }
        Ok(outcome)
    }

    /// Converts the row to one row for each seat.
    pub fn by_seat(self) -> impl Iterator<Item = SeatRow> {
        let Self {
            game,
            deal,
            rotation,
            decisions: _,
            seats,
        } = self;
        seats
            .into_iter()
            .enumerate()
            .map(move |(index, seat)| SeatRow {
                game,
                deal,
                rotation,
                seat: index + 1,
                player: seat.player,
                score: seat.score,
                place: seat.place,
                points: seat.points,
                fault: seat.fault,
            })
    }
}

impl TurnRow {
    /// Creates the row of a seat in a turn.
    pub fn new(
        table: DealSeating,
        game: u64,
        turn: &TurnOfSeat,
        players: &[String],
        parts: Points,
    ) -> Self {
        let (deal, rotation) = table.place(game);
        Self {
            game,
            deal,
            rotation,
            turn: turn.turn,
            seat: turn.seat.number(),
            player: players[table.player(turn.seat.index(), rotation)].clone(),
            score: points_number(turn.score, parts),
            decisions: turn.decisions,
        }
    }
}

/// Checks that a place and a share of the win are possible for a seat.
fn may_win(found: &SeatOutcome, points: u64, seats: usize) -> Result<(), String> {
    // A seat that forfeits is placed after all others, even if it plays alone.
    let last = seats + usize::from(found.fault.is_some());
    if !(1..=last).contains(&found.place) {
        return Err(format!("place {}; expected 1 to {last}", found.place));
    }
    let is_share = |sides: u64| points * sides == win_parts(seats);
    let fits = match found.place {
        1 => (1..=seats as u64).any(is_share),
        _ => points == 0,
    };
    let message = || {
        format!(
            "{} of the win for place {}; only place 1 can have a part of the win",
            found.points, found.place
        )
    };
    fits.then_some(()).ok_or_else(message)
}

/// Converts a number of points to a whole number of parts.
fn whole(number: &Number, parts: Points) -> Result<Points, RowError> {
    let cut = number
        .as_f64()
        .map(|number| (number * f64::from(parts)).round());
    let known = cut.filter(|cut| cut.abs() <= f64::from(Points::MAX));
    known
        .map(|cut| cut as Points)
        .ok_or_else(|| RowError::Wrong(format!("the number {number}")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use roll_and_write::BySeat;

    fn players() -> Vec<String> {
        ["ann", "bob", "cleo"].map(str::to_owned).into()
    }

    fn outcome(fault: Option<(Seat, FaultCode)>) -> GameOutcome {
        GameOutcome {
            scores: BySeat::of([39, -7, 36, 0]),
            places: BySeat::of([1, 3, 1, 0]),
            points: BySeat::of([6, 0, 6, 0]),
            decisions: 31,
            fault,
            faults: BySeat::of([[0; 6], [0, 2, 0, 0, 1, 0]]),
        }
    }

    #[test]
    fn a_row_is_read_as_it_was_written() {
        let table = DealSeating::duplicate(3);
        for fault in [None, Some((Seat::new(1), FaultCode::Malformed))] {
            let outcome = outcome(fault);
            let row = GameRow::new(table, 7, &outcome, &players(), 6);
            assert_eq!((row.deal, row.rotation), (2, 1));
            assert_eq!(row.seats[0].player, "cleo");
            assert_eq!(row.seats[0].score.to_string(), "6.5");
            let text = serde_json::to_string(&ResultLine::Game(row)).unwrap();
            let ResultLine::Game(read) = serde_json::from_str(&text).unwrap() else {
                panic!("a game");
            };
            assert_eq!(read.outcome(table, 7, &players(), 6), Ok(outcome));
        }
    }

    #[test]
    fn a_row_of_another_game_is_refused() {
        let table = DealSeating::duplicate(3);
        let row = GameRow::new(table, 7, &outcome(None), &players(), 6);
        let refused = |row: &GameRow, expected, says: &str| {
            let error = row.outcome(table, expected, &players(), 6).unwrap_err();
            assert!(error.to_string().contains(says), "{error}");
        };
        refused(&row, 8, "game 7; expected game 8");
        let spoilt = |change: &dyn Fn(&mut GameRow)| {
            let mut row = row.clone();
            change(&mut row);
            row
        };
        refused(&spoilt(&|row| row.deal = 3), 7, "deal 3, rotation 1");
        refused(
            &spoilt(&|row| row.seats[0].player = "dora".to_owned()),
            7,
            "\"dora\" in seat 1; expected \"cleo\"",
        );
        refused(
            &spoilt(&|row| row.seats[1].fault = Some("tired".to_owned())),
            7,
            "unknown fault \"tired\"",
        );
        refused(
            &spoilt(&|row| row.seats[1].score = Number::from_f64(0.1).unwrap()),
            7,
            "an impossible row; no game can end like this",
        );
        refused(
            &spoilt(&|row| row.seats[1].score = Number::from_f64(1e300).unwrap()),
            7,
            "the number 1e+300",
        );
        refused(
            &spoilt(&|row| row.seats[1].place = 4),
            7,
            "place 4; expected 1 to 3",
        );
        refused(&spoilt(&|row| row.seats[1].place = 0), 7, "place 0");
        refused(
            &spoilt(&|row| row.seats[1].points = 1.into()),
            7,
            "1 of the win for place 3",
        );
        refused(
            &spoilt(&|row| row.seats[0].points = 7.into()),
            7,
            "7 of the win for place 1",
        );
        refused(
            &spoilt(&|row| row.seats[0].points = (-1).into()),
            7,
            "an impossible row; no game can end like this",
        );
    }

    #[test]
    fn rows_by_seat_say_the_same() {
        let row = GameRow::new(DealSeating::single(3), 4, &outcome(None), &players(), 6);
        let seats: Vec<SeatRow> = row.clone().by_seat().collect();
        assert_eq!(seats.len(), 3);
        for (index, (seat, result)) in seats.iter().zip(&row.seats).enumerate() {
            assert_eq!((seat.game, seat.deal, seat.seat), (4, 4, index + 1));
            assert_eq!((&seat.player, seat.place), (&result.player, result.place));
        }
    }
}
