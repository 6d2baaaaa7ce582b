//! `rnw analyse`: how much each decision of a recorded game cost.

use super::batch;
use super::recorded::replayed;
use crate::args::{Analyse, Format};
use crate::failure::Failure;
use crate::out::Out;
use rnw_archive::recorded::Replayed;
use rnw_batch::side_by_side::Games;
use rnw_bots::Spec;
use rnw_bots::analysis::RecordedGame;
use rnw_bots::search::Parameters;
use rnw_catalogue::{Catalogue, LoadedGame};
use rnw_line_mode::screen::glyphs;
use rnw_session::{PlayerFault, Record, points_number};
use rnw_terminal_text::Narrator;
use rnw_terminal_text::WIDTH;
use rnw_terminal_text::analysis::{JudgedDecision, JudgedGame, SeatReached, decisions_of, people};
use rnw_tui::render::Renderer;
use roll_and_write::{MoveId, Seat};
use serde::Serialize;
use serde_json::Number;
use std::ops::ControlFlow;

pub(super) fn run(catalogue: &Catalogue, args: &Analyse, out: &mut Out) -> Result<(), Failure> {
    let parameters = parameters(&args.search)?;
    let replayed = replayed(catalogue, &args.file, args.content.as_deref(), out)?;
    let seats = match &args.seat {
        Some(seat) => vec![replayed.seat(seat)?],
        None => people(&replayed.record),
    };
    let Replayed {
        record,
        recorded,
        translator,
        table,
        ..
    } = replayed;
    let analyst = Analyst {
        loaded: &recorded.loaded,
        played: RecordedGame::of(&table),
        parameters,
        width: args.width as usize,
    };
    let jobs = rnw_batch::side_by_side::jobs(args.jobs);
    let decisions = analyst.judge(&seats, jobs)?;
    let reached = analyst.look_back(&seats, table.outcome().is_some(), jobs)?;
    let plain = out.settings().plain(args.plain);
    let report = Report {
        judged: JudgedGame {
            table,
            parameters,
            decisions,
            reached,
        },
        most: args.most as usize,
        plain,
        renderer: Renderer {
            translator: &translator,
            glyphs: glyphs(plain || out.settings().ascii(args.ascii)),
        },
    };
    match args.output.format {
        Format::Json => out.json(&report.data(&record)),
        Format::Text => report.print(out),
    }
}

/// Reads the parameters of the search from the text of a bot, such as `mcts:iterations=1000`.
fn parameters(text: &str) -> Result<Parameters, Failure> {
    match text.parse::<Spec>() {
        Ok(Spec::Search(parameters)) => Ok(parameters),
        Ok(other) => Err(Failure::Usage(format!(
            "{other} does not search; expected mcts, such as mcts:iterations=1000"
        ))),
        Err(error) => Err(Failure::Usage(error.to_string())),
    }
}

struct Analyst<'a> {
    loaded: &'a LoadedGame,
    played: RecordedGame,
    parameters: Parameters,
    width: usize,
}

impl Analyst<'_> {
    /// Judges every decision of these seats that had a choice, in the order of the game.
    fn judge(&self, seats: &[Seat], jobs: usize) -> Result<Vec<JudgedDecision>, Failure> {
        let steps = decisions_of(&self.played, seats);
        let judged = side_by_side(steps.len(), jobs, "decisions", |index| {
            let (step, seat, made) = steps[index];
            let judged = self.loaded.judge(&self.played, step, self.parameters)?;
            Ok(judged.map(|judged| JudgedDecision {
                step,
                seat,
                made,
                judged,
            }))
        })?;
        Ok(judged.into_iter().flatten().collect())
    }

    /// Looks for the best result of each of these seats, if the game is over.
    fn look_back(
        &self,
        seats: &[Seat],
        over: bool,
        jobs: usize,
    ) -> Result<Vec<SeatReached>, Failure> {
        side_by_side(seats.len(), jobs, "seats", |index| {
            let seat = seats[index];
            let look = || self.loaded.hindsight(&self.played, seat, self.width);
            Ok(SeatReached {
                seat,
                hindsight: over.then(look),
            })
        })
    }
}

/// Does a number of tasks in parallel and returns their results in order.
fn side_by_side<T: Send>(
    count: usize,
    jobs: usize,
    of: &'static str,
    work: impl Fn(usize) -> Result<T, PlayerFault> + Sync,
) -> Result<Vec<T>, Failure> {
    let bar = batch::bar(count as u64, of);
    let mut done = Vec::new();
    let pieces = Games {
        range: 0..count as u64,
        jobs,
        ahead: rnw_batch::side_by_side::AHEAD,
    };
    pieces.play(
        || |index| work(index as usize),
        |piece| {
            if let Some(piece) = piece {
                done.push(piece.map_err(|fault| Failure::Bot(fault.to_string()))?);
                bar.inc(1);
            }
            Ok::<_, Failure>(ControlFlow::Continue(()))
        },
    )?;
    bar.finish_and_clear();
    Ok(done)
}

struct Report<'a> {
    judged: JudgedGame,
    /// The number of decisions that are shown with boards.
    most: usize,
    /// Whether boards are described in sentences.
    plain: bool,
    renderer: Renderer<'a>,
}

impl Report<'_> {
    fn print(&self, out: &mut Out) -> Result<(), Failure> {
        let (judged, translator) = (&self.judged, self.renderer.translator);
        let reached = judged.reached.iter();
        let seats = reached.flat_map(|reached| judged.seat_lines(reached, translator));
        for line in judged.about(translator).into_iter().chain(seats) {
            out.line(&line)?;
        }
        let costly = judged.costly();
        if costly.is_empty() {
            return out.line(&translator.text("cli-analysis-nothing"));
        }
        if self.most == 0 {
            return Ok(());
        }
        out.line("")?;
        out.line(&translator.text("cli-analysis-costly"))?;
        for (place, decision) in (1..).zip(costly.into_iter().take(self.most)) {
            out.line("")?;
            out.line(&judged.title(place, decision, translator))?;
            for (id, line) in judged.moves(decision, translator) {
                out.line(&line)?;
                self.print_board_after(decision, id, out)?;
            }
        }
        Ok(())
    }

    /// Prints the boards after a move: those of the seat, and those that all share.
    fn print_board_after(
        &self,
        decision: &JudgedDecision,
        id: MoveId,
        out: &mut Out,
    ) -> Result<(), Failure> {
        let game = self.judged.game();
        let entries = self.judged.table.log().entries();
        let mut state = entries[decision.step].before.clone();
        let Ok(legal) = game.check(&state, decision.seat, id) else {
            // The search and the record make only legal moves.
            return Ok(());
        };
        game.apply(&mut state, legal);
        let picture = game.picture(&game.view(&state, decision.seat));
        if self.plain {
            let Renderer { translator, glyphs } = self.renderer;
            let lines = Narrator { translator, glyphs }.own_boards(&picture);
            return lines.iter().try_for_each(|line| out.line(line));
        }
        let mut board = self.renderer.cards(&picture.boards, WIDTH);
        if let Some(own) = picture.places.first() {
            board.below(self.renderer.place(own, WIDTH));
        }
        out.page(&board.into())
    }

    fn data(&self, record: &Record) -> Data {
        let (judged, game) = (&self.judged, self.judged.game());
        let parts = game.info().parts;
        let seat = |reached: &SeatReached| {
            let (cost, error) = judged.cost(reached.seat);
            let hindsight = reached.hindsight.as_ref();
            let number = |points| points_number(points, parts);
            SeatData {
                seat: reached.seat.number(),
                name: record.header.seats[reached.seat.index()].name.clone(),
                decisions: judged.of(reached.seat).count(),
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
        let decision = |decision: &JudgedDecision| DecisionData {
            step: decision.step,
            turn: judged.turn(decision),
            seat: decision.seat.number(),
            made: game.print_move(decision.made),
            best: game.print_move(decision.judged.best),
            cost: decision.judged.cost / 1000.0,
            error: decision.judged.error / 1000.0,
            exact: decision.judged.exact,
        };
        Data {
            game: record.header.ruleset.clone(),
            search: Spec::Search(judged.parameters).to_string(),
            seats: judged.reached.iter().map(seat).collect(),
            decisions: judged.decisions.iter().map(decision).collect(),
        }
    }
}

/// An analysis in the JSON output.
#[derive(Serialize)]
struct Data {
    game: String,
    search: String,
    seats: Vec<SeatData>,
    decisions: Vec<DecisionData>,
}

#[derive(Serialize)]
struct SeatData {
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

#[derive(Serialize)]
struct DecisionData {
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
}
