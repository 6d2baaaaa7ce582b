//! What each move of a position costs.

use crate::positions::NamedPosition;
use rnw_bots::Spec;
use rnw_bots::analysis::Judgement;
use rnw_bots::search::Parameters;
use rnw_i18n::{Translator, name};
use rnw_session::PlayerFault;
use rnw_terminal_text::Page;
use roll_and_write::{Game, GameState, MoveId, Seat, Seats};
use serde::Serialize;

/// The moves of the seats that decide in a position, each with its cost.
#[derive(Debug)]
pub struct WeighedPosition<'p> {
    named: &'p NamedPosition<'p>,
    parameters: Parameters,
    /// The moves of each seat, the best first.
    seats: Vec<(Seat, Vec<(MoveId, Judgement)>)>,
}

/// The costs for programs.
#[derive(Serialize, Debug)]
pub struct WeighedReport {
    game: String,
    search: String,
    position: String,
    seats: Vec<WeighedSeat>,
}

#[derive(Serialize, Debug)]
struct WeighedSeat {
    seat: usize,
    /// The best move first.
    moves: Vec<WeighedMove>,
}

#[derive(Serialize, Debug)]
struct WeighedMove {
    #[serde(rename = "move")]
    mv: String,
    /// The cost in points, and half the width of its 95 % interval.
    cost: f64,
    error: f64,
    /// Whether the rest of the game was solved, so that the cost is exact.
    exact: bool,
}

impl<'p> WeighedPosition<'p> {
    /// Weighs each move of these seats with what they know.
    ///
    /// # Errors
    /// If the search fails, which is a bug.
    pub fn new(
        named: &'p NamedPosition<'p>,
        (state, seats): (&GameState, Seats),
        parameters: Parameters,
    ) -> Result<Self, PlayerFault> {
        let weighed = |seat| {
            let mut moves = named.loaded.weigh(state, seat, parameters)?;
            // Of moves that seem equal, the best one of the search is the surest.
            let order = |judged: &Judgement| (judged.cost, judged.error);
            moves.sort_by(|(id, a), (other, b)| {
                let is_best = (*other == b.best).cmp(&(*id == a.best));
                let (a, b) = (order(a), order(b));
                is_best.then(a.0.total_cmp(&b.0)).then(a.1.total_cmp(&b.1))
            });
            Ok((seat, moves))
        };
        let seats: Result<_, PlayerFault> = seats.iter().map(weighed).collect();
        Ok(Self {
            named,
            parameters,
            seats: seats?,
        })
    }

    fn game(&self) -> &dyn Game {
        &*self.named.loaded.game
    }

    /// The costs for programs.
    pub fn report(&self) -> WeighedReport {
        let mv = |(id, judged): &(MoveId, Judgement)| WeighedMove {
            mv: self.game().print_move(*id),
            cost: judged.cost / 1000.0,
            error: judged.error / 1000.0,
            exact: judged.exact,
        };
        let seats = self.seats.iter();
        WeighedReport {
            game: self.named.entry.name.to_owned(),
            search: Spec::Search(self.parameters).to_string(),
            position: self.named.position.to_string(),
            seats: seats
                .map(|(seat, moves)| WeighedSeat {
                    seat: seat.number(),
                    moves: moves.iter().map(mv).collect(),
                })
                .collect(),
        }
    }

    /// The costs in sentences: for each seat a line for each move.
    pub fn pages(&self, translator: &Translator) -> Vec<Page> {
        let mut lines = super::about(self.game(), self.parameters, translator);
        for (seat, moves) in &self.seats {
            let player = [("player", name(translator.name(*seat)))];
            lines.extend([
                String::new(),
                translator.with("cli-analysis-moves", &player),
            ]);
            lines.extend(moves.iter().map(|(id, judged)| {
                let points = |thousandths: f64| translator.decimal(thousandths / 1000.0, 2);
                let error = if judged.exact {
                    String::new()
                } else {
                    format!("± {}", points(judged.error))
                };
                let (cost, mv) = (points(judged.cost), self.game().print_move(*id));
                format!("{cost:>7} {error:8}  {mv}")
            }));
        }
        lines.iter().map(|line| Page::text(line)).collect()
    }
}
