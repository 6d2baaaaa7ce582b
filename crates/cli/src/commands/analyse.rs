//! `rnw analyse`: how much each decision of a recorded game cost.

use super::batch;
use super::batch::side_by_side::Games;
use super::recorded::Replayed;
use super::replay::find_seat;
use crate::args::{Analyse, Format};
use crate::catalogue::{Catalogue, LoadedGame};
use crate::failure::Failure;
use crate::language::glyphs;
use crate::narrator::Narrator;
use crate::out::Out;
use crate::page::WIDTH;
use rnw_bots::Spec;
use rnw_bots::analysis::{Hindsight, Judgement, RecordedGame};
use rnw_bots::search::Parameters;
use rnw_i18n::{Translator, name};
use rnw_session::{LogEntryKind, PlayerFault, Record, Table, points_number};
use rnw_tui::render::Renderer;
use roll_and_write::score::spell;
use roll_and_write::{Arg, Game, MoveId, Points, Seat};
use serde::Serialize;
use serde_json::Number;
use std::io::Sink;
use std::ops::ControlFlow;

pub(super) fn run(catalogue: &Catalogue, args: &Analyse, out: &mut Out) -> Result<(), Failure> {
    let parameters = parameters(&args.search)?;
    let Replayed {
        record,
        loaded,
        translator,
        table,
        ..
    } = Replayed::open(catalogue, &args.file, args.content.as_deref(), out)?;
    let seats = match &args.seat {
        Some(seat) => vec![find_seat(seat, &record)?],
        None => people(&record),
    };
    let analyst = Analyst {
        loaded: &loaded,
        table: &table,
        played: RecordedGame::of(&table),
        parameters,
        width: args.width as usize,
    };
    let jobs = batch::jobs(args.jobs);
    let decisions = analyst.judge(&seats, jobs)?;
    let reached = analyst.look_back(&seats, jobs)?;
    let plain = out.settings().plain(args.plain);
    let report = AnalysisReport {
        analyst,
        decisions,
        reached,
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

/// The seats of people; all seats if no person played.
fn people(record: &Record) -> Vec<Seat> {
    let seats = &record.header.seats;
    let all: Vec<Seat> = Seat::all(seats.len()).collect();
    let people: Vec<Seat> = (all.iter().copied())
        .filter(|seat| seats[seat.index()].player == "me")
        .collect();
    if people.is_empty() { all } else { people }
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

/// A decision with a choice, and its cost.
#[derive(Clone, Copy, Debug)]
struct Decision {
    step: usize,
    seat: Seat,
    made: MoveId,
    judged: Judgement,
}

/// The result of a seat, and the best one that a search found.
struct Reached {
    seat: Seat,
    /// `None` while the game is not over.
    hindsight: Option<Hindsight>,
}

struct Analyst<'a> {
    loaded: &'a LoadedGame,
    table: &'a Table<Sink>,
    played: RecordedGame,
    parameters: Parameters,
    width: usize,
}

impl Analyst<'_> {
    /// Judges every decision of these seats that had a choice, in the order of the game.
    fn judge(&self, seats: &[Seat], jobs: usize) -> Result<Vec<Decision>, Failure> {
        let own = |(index, step): (usize, &LogEntryKind)| match *step {
            LogEntryKind::Move(seat, id) if seats.contains(&seat) => Some((index, seat, id)),
            LogEntryKind::Move(..) | LogEntryKind::Deal(..) => None,
        };
        let steps: Vec<_> = (self.played.steps.iter().enumerate())
            .filter_map(own)
            .collect();
        let judged = side_by_side(steps.len(), jobs, "decisions", |index| {
            let (step, seat, made) = steps[index];
            let judged = self.loaded.judge(&self.played, step, self.parameters)?;
            Ok(judged.map(|judged| Decision {
                step,
                seat,
                made,
                judged,
            }))
        })?;
        Ok(judged.into_iter().flatten().collect())
    }

    fn look_back(&self, seats: &[Seat], jobs: usize) -> Result<Vec<Reached>, Failure> {
        let over = self.table.outcome().is_some();
        side_by_side(seats.len(), jobs, "seats", |index| {
            let seat = seats[index];
            let look = || self.loaded.hindsight(&self.played, seat, self.width);
            Ok(Reached {
                seat,
                hindsight: over.then(look),
            })
        })
    }

    fn game(&self) -> &dyn Game {
        &*self.loaded.game
    }

    fn turn(&self, decision: &Decision) -> u32 {
        self.game()
            .turn(&self.table.log().entries()[decision.step].before)
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
        ahead: batch::AHEAD,
    };
    pieces.play(
        || |index| work(index as usize),
        |piece| {
            if let Some(piece) = piece {
                done.push(piece.map_err(|fault| Failure::Bot(fault.to_string()))?);
                bar.inc(1);
            }
            Ok(ControlFlow::Continue(()))
        },
    )?;
    bar.finish_and_clear();
    Ok(done)
}

struct AnalysisReport<'a> {
    analyst: Analyst<'a>,
    decisions: Vec<Decision>,
    reached: Vec<Reached>,
    /// The number of decisions that are shown with boards.
    most: usize,
    /// Whether boards are described in sentences.
    plain: bool,
    renderer: Renderer<'a>,
}

impl AnalysisReport<'_> {
    fn translator(&self) -> &Translator {
        self.renderer.translator
    }

    fn of(&self, seat: Seat) -> impl Iterator<Item = &Decision> {
        self.decisions.iter().filter(move |one| one.seat == seat)
    }

    /// The total cost of a seat's decisions, and half the width of its interval, in points.
    fn cost(&self, seat: Seat) -> (f64, f64) {
        let cost: f64 = self.of(seat).map(|one| one.judged.cost).sum();
        let error: f64 = self.of(seat).map(|one| one.judged.error.powi(2)).sum();
        (cost / 1000.0, error.sqrt() / 1000.0)
    }

    fn print(&self, out: &mut Out) -> Result<(), Failure> {
        let translator = self.translator();
        let by = Spec::Search(self.analyst.parameters).to_string();
        out.line(&translator.with("cli-analysis", &[("search", name(by))]))?;
        let rival = [("rival", Arg::Number(self.rival_percent()))];
        out.line(&translator.with("cli-analysis-unit", &rival))?;
        for reached in &self.reached {
            self.print_seat(reached, out)?;
        }
        let costly = self.costly();
        if costly.is_empty() {
            return out.line(&translator.text("cli-analysis-nothing"));
        }
        if self.most == 0 {
            return Ok(());
        }
        out.line("")?;
        out.line(&translator.text("cli-analysis-costly"))?;
        for (place, decision) in (1..).zip(costly.into_iter().take(self.most)) {
            self.print_decision(place, decision, out)?;
        }
        Ok(())
    }

    fn print_seat(&self, reached: &Reached, out: &mut Out) -> Result<(), Failure> {
        let (translator, seat) = (self.translator(), reached.seat);
        let (cost, error) = self.cost(seat);
        let player = ("player", name(translator.name(seat)));
        let gaps = [
            player.clone(),
            ("count", Arg::Number(self.of(seat).count() as i64)),
            ("cost", name(translator.decimal(cost, 2))),
            ("error", name(translator.decimal(error, 2))),
        ];
        out.line(&translator.with("cli-analysis-seat", &gaps))?;
        let exact = self.of(seat).filter(|one| one.judged.exact).count();
        if exact > 0 {
            let count = ("count", Arg::Number(exact as i64));
            out.line(&translator.with("cli-analysis-exact", &[count]))?;
        }
        let Some(hindsight) = &reached.hindsight else {
            return out.line(&translator.with("cli-analysis-unfinished", &[player]));
        };
        let parts = self.analyst.game().info().parts;
        let spelt = |points: Points| name(spell(points, parts));
        let gaps = [
            player.clone(),
            ("reached", spelt(hindsight.reached)),
            ("found", spelt(hindsight.found)),
        ];
        out.line(&translator.with("cli-analysis-found", &gaps))?;
        let moves = hindsight.line.iter();
        let moves: Vec<String> = moves
            .map(|id| self.analyst.game().print_move(*id))
            .collect();
        out.line(&translator.with("cli-analysis-line", &[("moves", name(moves.join("; ")))]))?;
        // A game need not know an upper bound.
        let Some(upper_bound) = hindsight.upper_bound else {
            return Ok(());
        };
        let points = [("points", spelt(upper_bound))];
        out.line(&translator.with("cli-analysis-upper-bound", &points))
    }

    /// How much of the best rival's points counts against the own ones, in per cent; 0 without rivals.
    fn rival_percent(&self) -> i64 {
        let info = self.analyst.game().info();
        let has_rivals =
            Seat::all(info.seats).any(|seat| info.teams[seat] != info.teams[Seat::new(0)]);
        if has_rivals {
            (100.0 * self.analyst.parameters.rival).round() as i64
        } else {
            0
        }
    }

    /// The decisions that surely cost something, the most expensive first.
    fn costly(&self) -> Vec<&Decision> {
        let mut costly: Vec<&Decision> = self.decisions.iter().collect();
        costly.retain(|decision| decision.judged.cost > decision.judged.error);
        costly.sort_by(|a, b| b.judged.cost.total_cmp(&a.judged.cost));
        costly
    }

    fn print_decision(
        &self,
        place: u32,
        decision: &Decision,
        out: &mut Out,
    ) -> Result<(), Failure> {
        let (translator, game) = (self.translator(), self.analyst.game());
        let gaps = [
            ("place", Arg::Number(place.into())),
            ("turn", Arg::Number(self.analyst.turn(decision).into())),
            ("player", name(translator.name(decision.seat))),
            (
                "cost",
                name(translator.decimal(decision.judged.cost / 1000.0, 2)),
            ),
            (
                "error",
                name(translator.decimal(decision.judged.error / 1000.0, 2)),
            ),
        ];
        let key = if decision.judged.exact {
            "cli-analysis-decision-exact"
        } else {
            "cli-analysis-decision"
        };
        out.line("")?;
        out.line(&translator.with(key, &gaps))?;
        for (key, id) in [
            ("cli-analysis-made", decision.made),
            ("cli-analysis-better", decision.judged.best),
        ] {
            out.line(&translator.with(key, &[("move", name(game.print_move(id)))]))?;
            self.print_board_after(decision, id, out)?;
        }
        Ok(())
    }

    /// Prints the boards after a move: those of the seat, and those that all share.
    fn print_board_after(
        &self,
        decision: &Decision,
        id: MoveId,
        out: &mut Out,
    ) -> Result<(), Failure> {
        let game = self.analyst.game();
        let entries = self.analyst.table.log().entries();
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
        let game = self.analyst.game();
        let parts = game.info().parts;
        let seat = |reached: &Reached| {
            let (cost, error) = self.cost(reached.seat);
            let hindsight = reached.hindsight.as_ref();
            let number = |points| points_number(points, parts);
            SeatData {
                seat: reached.seat.number(),
                name: record.header.seats[reached.seat.index()].name.clone(),
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
        let decision = |decision: &Decision| DecisionData {
            step: decision.step,
            turn: self.analyst.turn(decision),
            seat: decision.seat.number(),
            made: game.print_move(decision.made),
            best: game.print_move(decision.judged.best),
            cost: decision.judged.cost / 1000.0,
            error: decision.judged.error / 1000.0,
            exact: decision.judged.exact,
        };
        Data {
            game: record.header.ruleset.clone(),
            search: Spec::Search(self.analyst.parameters).to_string(),
            seats: self.reached.iter().map(seat).collect(),
            decisions: self.decisions.iter().map(decision).collect(),
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
