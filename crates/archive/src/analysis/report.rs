//! An analysis in JSON.

use super::{JudgedGame, SeatReached};
use rnw_bots::Spec;
use rnw_bots::analysis::JudgedDecision;
use rnw_session::{Record, points_number};
use serde::Serialize;
use serde_json::Number;

/// An analysis in the JSON output.
#[derive(Serialize, Debug)]
pub struct JudgedReport {
    game: String,
    search: String,
    seats: Vec<JudgedSeatReport>,
    decisions: Vec<JudgedDecisionReport>,
}

#[derive(Serialize, Debug)]
struct JudgedSeatReport {
    seat: usize,
    name: String,
    /// The number of decisions with a choice.
    decisions: usize,
    /// Their cost in points, and half the width of its 95 % interval.
    cost: f64,
    error: f64,
    /// The final score; the best score that was found with all draws known, and its moves; and the proven upper
    /// bound. Absent while the game is not over.
    #[serde(skip_serializing_if = "Option::is_none")]
    reached: Option<Number>,
    #[serde(skip_serializing_if = "Option::is_none")]
    found: Option<Number>,
    #[serde(rename = "ceiling", skip_serializing_if = "Option::is_none")]
    upper_bound: Option<Number>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<Vec<String>>,
}

#[derive(Serialize, Debug)]
struct JudgedDecisionReport {
    /// The index of the draw or decision in the game, counted from 0.
    step: usize,
    turn: u32,
    seat: usize,
    made: String,
    best: String,
    cost: f64,
    error: f64,
    /// Whether `best` is proven to be the best move and `cost` is exact.
    exact: bool,
    /// Whether the move is surely worse than `best`. If not, both are about equal.
    clear: bool,
}

impl JudgedGame {
    /// The analysis for programs. The game has this record.
    pub fn report(&self, record: &Record) -> JudgedReport {
        let game = self.game();
        let parts = game.info().parts;
        let seats = record.seats();
        let seat = |reached: &SeatReached| {
            let (cost, error) = self.cost(reached.seat);
            let hindsight = reached.hindsight.as_ref();
            let number = |points| points_number(points, parts);
            JudgedSeatReport {
                seat: reached.seat.number(),
                name: seats[reached.seat.index()].name.clone(),
                decisions: self.of(reached.seat).count(),
                cost,
                error,
                reached: hindsight.map(|hindsight| number(hindsight.reached)),
                found: hindsight.map(|hindsight| number(hindsight.found)),
                upper_bound: hindsight
                    .and_then(|hindsight| hindsight.upper_bound)
                    .map(number),
                line: hindsight.map(|hindsight| {
                    let moves = hindsight.line.iter();
                    moves.map(|id| game.print_move(*id)).collect()
                }),
            }
        };
        let decision = |decision: &JudgedDecision| JudgedDecisionReport {
            step: decision.step,
            turn: self.turn(decision),
            seat: decision.seat.number(),
            made: game.print_move(decision.made),
            best: game.print_move(decision.best),
            cost: decision.cost.points,
            error: decision.cost.error,
            exact: decision.cost.exact,
            clear: decision.cost.is_clear,
        };
        JudgedReport {
            game: record.header.ruleset.clone(),
            search: Spec::Search(self.parameters).to_string(),
            seats: self.reached.iter().map(seat).collect(),
            decisions: self.decisions.iter().map(decision).collect(),
        }
    }
}
