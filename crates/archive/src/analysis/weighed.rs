//! What each move of a position costs.

use crate::positions::NamedPosition;
use rnw_bots::Spec;
use rnw_bots::analysis::{Compared, Cost};
use rnw_bots::search::Parameters;
use rnw_i18n::{Translator, name};
use rnw_session::PlayerFault;
use rnw_terminal_text::Page;
use rnw_tui::say_cost;
use roll_and_write::{Game, GameState, MoveId, Seat, Seats};
use serde::Serialize;

/// The moves of the seats that decide in a position, each with its cost.
#[derive(Debug)]
pub struct WeighedPosition<'p> {
    named: &'p NamedPosition<'p>,
    parameters: Parameters,
    /// The moves of each seat, the best first.
    seats: Vec<(Seat, Vec<(MoveId, Cost)>)>,
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
    /// Whether the move is surely worse than the best one. If not, both are about equal.
    clear: bool,
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
        let judge = named.loaded.judge(parameters);
        let weighed = |seat| {
            let view = named.loaded.game.view(state, seat);
            let judgement = judge.judge(&view, Compared::All)?;
            let (best, mut moves) = (judgement.best, judgement.costs);
            moves.sort_by(|(id, a), (other, b)| {
                let is_best = (*other == best).cmp(&(*id == best));
                is_best.then(a.points.total_cmp(&b.points))
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
        let mv = |(id, cost): &(MoveId, Cost)| WeighedMove {
            mv: self.game().print_move(*id),
            cost: cost.points,
            error: cost.error,
            exact: cost.exact,
            clear: cost.is_clear,
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
            let mut moves = moves.iter();
            let best = moves.next().map(|(id, _)| (translator.decimal(0.0, 2), id));
            let others = moves.map(|(id, cost)| (say_cost(translator, cost), id));
            let of_move = |(lost, id): (String, &MoveId)| {
                let mv = translator.move_text(&self.game().print_move(*id));
                format!("  {lost:17}  {mv}")
            };
            lines.extend(best.into_iter().chain(others).map(of_move));
        }
        lines.iter().map(|line| Page::text(line)).collect()
    }
}
