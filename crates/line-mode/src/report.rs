//! The result of a game in JSON.

use crate::LocalGame;
use rnw_session::{FaultCode, OnFault, SeatFault, SeatInfo, points_number};
use roll_and_write::{ScoreLine, Seat};
use serde::Serialize;
use serde_json::Number;
use std::borrow::Cow;

/// The result of a game in JSON.
#[derive(Serialize, Debug)]
pub struct PlayReport {
    game: String,
    seed: u64,
    record: Option<String>,
    /// The faults of players that gave no legal move.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    faults: Vec<FaultLine>,
    seats: Vec<SeatReport>,
}

#[derive(Serialize, Debug)]
struct FaultLine {
    seat: usize,
    code: FaultCode,
    text: String,
    then: OnFault,
}

impl FaultLine {
    fn of(fault: &SeatFault) -> Self {
        Self {
            seat: fault.seat.number(),
            code: fault.fault.code,
            text: fault.fault.what.clone(),
            then: fault.then,
        }
    }
}

#[derive(Serialize, Debug)]
struct SeatReport {
    seat: usize,
    name: String,
    player: String,
    place: usize,
    score: Number,
    lines: Vec<ScoreLineReport>,
}

#[derive(Serialize, Debug)]
struct ScoreLineReport {
    /// The identifier of the score line, and the track or colour that it is about.
    key: Cow<'static, str>,
    about: u8,
    /// The reason as text.
    reason: String,
    count: i32,
    points: Number,
}

impl PlayReport {
    fn of(local_game: &LocalGame) -> Self {
        let (game, table) = (&local_game.loaded.game, &local_game.table);
        let standings = table.standings();
        let parts = game.info().parts;
        let line = |line: &ScoreLine| ScoreLineReport {
            key: line.reason.clone(),
            about: line.about,
            reason: local_game.translator.translate(&game.score_message(line)),
            count: line.count,
            points: points_number(line.points, parts),
        };
        let seat = |seat: Seat| {
            let score = table.score(seat);
            let SeatInfo { name, player } = local_game.seats[seat.index()].info();
            SeatReport {
                seat: seat.number(),
                name,
                player,
                place: standings.place(seat),
                score: points_number(score.total(), parts),
                lines: score.lines().iter().map(line).collect(),
            }
        };
        let header = table.header();
        Self {
            game: header.ruleset.clone(),
            seed: header.seed,
            record: local_game
                .record
                .as_ref()
                .map(|path| path.display().to_string()),
            faults: table.player_faults().iter().map(FaultLine::of).collect(),
            seats: Seat::all(local_game.seats.len()).map(seat).collect(),
        }
    }
}

impl LocalGame {
    /// The result of the game for programs.
    pub fn report(&self) -> PlayReport {
        PlayReport::of(self)
    }
}
