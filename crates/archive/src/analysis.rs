//! What the decisions of a recorded game cost: judged one by one, told in sentences and in JSON.

mod report;
mod weighed;

pub use report::JudgedReport;
pub use weighed::{WeighedPosition, WeighedReport};

use rnw_bots::Spec;
use rnw_bots::analysis::{Hindsight, Judge, JudgedDecision, MadeDecision, RecordedGame};
use rnw_bots::search::Parameters;
use rnw_catalogue::LoadedGame;
use rnw_i18n::{Translator, name};
use rnw_plan::PlanError;
use rnw_session::{PlayerFault, Table};
use rnw_terminal_text::{Narrator, Page, WIDTH};
use rnw_tui::render::Renderer;
use roll_and_write::score::spell;
use roll_and_write::{Arg, Game, GameState, MoveId, Notice, Points, Seat};
use std::io::Sink;

/// The number of states per turn of the search for the best result.
pub const STATES: u32 = 100;

/// The result of a seat, and the best one that a search found.
#[derive(Debug)]
pub struct SeatReached {
    /// The seat.
    pub seat: Seat,
    /// `None` while the game is not over.
    pub hindsight: Option<Hindsight>,
}

/// How the judge searches if nobody asks for something else, as the text of a bot.
pub fn usual_search() -> String {
    Spec::Search(Parameters::judging()).to_string()
}

/// Reads how a search judges from the text of a bot, such as [`usual_search`] gives.
///
/// # Errors
/// If the text is no bot, or a bot that does not search.
pub fn search_of(text: &str) -> Result<Parameters, PlanError> {
    match text.parse::<Spec>() {
        Ok(Spec::Search(parameters)) => Ok(parameters),
        Ok(other) => Err(PlanError::Usage(format!(
            "{other} does not search; expected mcts, such as mcts:iterations=1000"
        ))),
        Err(error) => Err(PlanError::Usage(error.to_string())),
    }
}

/// Judges a played game. Its decisions and seats may be judged in any order, also at the same time.
#[derive(Debug)]
pub struct Analyst<'g> {
    loaded: &'g LoadedGame,
    played: RecordedGame,
    judge: Judge,
    /// The number of states per turn of the search for the best result.
    states: usize,
    is_over: bool,
    decisions: Vec<MadeDecision>,
}

impl<'g> Analyst<'g> {
    /// Judges the decisions of these seats at a table. `states` is the number of states per turn of the search for the
    /// best result.
    pub fn new(
        loaded: &'g LoadedGame,
        table: &Table<Sink>,
        seats: &[Seat],
        parameters: Parameters,
        states: u32,
    ) -> Self {
        Self {
            loaded,
            judge: loaded.judge(parameters),
            states: states as usize,
            is_over: table.outcome().is_some(),
            decisions: MadeDecision::all(table, seats),
            played: RecordedGame::of(table),
        }
    }

    /// The number of decisions to judge. Each has a choice.
    pub fn decisions(&self) -> usize {
        self.decisions.len()
    }

    /// Judges the decision with this index.
    ///
    /// # Errors
    /// If the search fails, which is a bug.
    pub fn judge(&self, index: usize) -> Result<JudgedDecision, PlayerFault> {
        self.judge.judge_made(&self.decisions[index])
    }

    /// Looks for the best result of a seat, if the game is over.
    pub fn look_back(&self, seat: Seat) -> SeatReached {
        let look = || self.loaded.hindsight(&self.played, seat, self.states);
        SeatReached {
            seat,
            hindsight: self.is_over.then(look),
        }
    }
}

/// A game whose decisions were judged.
#[derive(Debug)]
pub struct JudgedGame {
    /// The game at its end.
    pub table: Table<Sink>,
    /// How the search judged.
    pub parameters: Parameters,
    /// The judged decisions, in the order of the game.
    pub decisions: Vec<JudgedDecision>,
    /// What each judged seat reached.
    pub reached: Vec<SeatReached>,
}

impl JudgedGame {
    /// The rules of the game.
    pub fn game(&self) -> &dyn Game {
        &**self.table.game()
    }

    /// The turn of a decision.
    pub fn turn(&self, decision: &JudgedDecision) -> u32 {
        self.table.turn_of(decision.step)
    }

    /// The decisions of a seat.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = &JudgedDecision> {
        self.decisions.iter().filter(move |one| one.seat == seat)
    }

    /// The total cost of a seat's decisions, and half the width of its interval, in points.
    pub fn cost(&self, seat: Seat) -> (f64, f64) {
        let cost: f64 = self.of(seat).map(|one| one.cost.points).sum();
        let error: f64 = self.of(seat).map(|one| one.cost.error.powi(2)).sum();
        (cost, error.sqrt())
    }

    /// What the numbers mean.
    pub fn about(&self, translator: &Translator) -> Vec<String> {
        about(self.game(), self.parameters, translator)
    }

    /// What the losses count.
    pub fn unit(&self, translator: &Translator) -> String {
        unit(self.game(), self.parameters, translator)
    }

    /// What the decisions of a seat cost, and what it could have reached.
    pub fn seat_lines(&self, reached: &SeatReached, translator: &Translator) -> Vec<String> {
        let seat = reached.seat;
        let (cost, error) = self.cost(seat);
        let player = ("player", name(translator.name(seat)));
        let gaps = [
            player.clone(),
            ("count", Arg::Number(self.of(seat).count() as i64)),
            ("cost", name(translator.decimal(cost, 2))),
            ("error", name(translator.decimal(error, 2))),
        ];
        let mut lines = vec![translator.with("cli-analysis-seat", &gaps)];
        let exact = self.of(seat).filter(|one| one.cost.exact).count();
        if exact > 0 {
            let count = ("count", Arg::Number(exact as i64));
            lines.push(translator.with("cli-analysis-exact", &[count]));
        }
        let Some(hindsight) = &reached.hindsight else {
            lines.push(translator.with("cli-analysis-unfinished", &[player]));
            return lines;
        };
        let parts = self.game().info().parts;
        let spelt = |points: Points| name(spell(points, parts));
        let gaps = [
            player,
            ("reached", spelt(hindsight.reached)),
            ("found", spelt(hindsight.found)),
        ];
        lines.push(translator.with("cli-analysis-found", &gaps));
        let moves = hindsight.line.iter();
        let moves = moves.map(|id| self.typed(*id, translator));
        let moves: Vec<String> = moves.collect();
        lines.push(translator.with("cli-analysis-line", &[("moves", name(moves.join("; ")))]));
        // A game need not know an upper bound.
        if let Some(upper_bound) = hindsight.upper_bound {
            let points = [("points", spelt(upper_bound))];
            lines.push(translator.with("cli-analysis-upper-bound", &points));
        }
        lines
    }

    /// Who made a decision, in which turn, and what it cost. `place` is its number in the list, from 1.
    pub fn title(
        &self,
        place: usize,
        decision: &JudgedDecision,
        translator: &Translator,
    ) -> String {
        let points = |points: f64| name(translator.decimal(points, 2));
        let gaps = [
            ("place", Arg::Number(place as i64)),
            ("turn", Arg::Number(self.turn(decision).into())),
            ("player", name(translator.name(decision.seat))),
            ("cost", points(decision.cost.points)),
            ("error", points(decision.cost.error)),
        ];
        let key = if decision.cost.exact {
            "cli-analysis-decision-exact"
        } else {
            "cli-analysis-decision"
        };
        translator.with(key, &gaps)
    }

    /// The move of a decision and the better one, each with its sentence.
    pub fn moves(
        &self,
        decision: &JudgedDecision,
        translator: &Translator,
    ) -> [(MoveId, String); 2] {
        [
            ("cli-analysis-made", decision.made),
            ("cli-analysis-better", decision.best),
        ]
        .map(|(key, id)| {
            let what = self.what_it_does(decision, id, translator);
            (id, translator.with(key, &[("what", name(what))]))
        })
    }

    /// What a move does, as a sentence. A move that changes nothing in sight has none, so its text is shown.
    fn what_it_does(
        &self,
        decision: &JudgedDecision,
        id: MoveId,
        translator: &Translator,
    ) -> String {
        let (_, notices) = self.after(decision, id);
        let first = notices.first();
        first.map_or_else(
            || self.typed(id, translator),
            |notice| translator.translate(&notice.message),
        )
    }

    /// A move as the reader types it.
    fn typed(&self, id: MoveId, translator: &Translator) -> String {
        translator.move_text(&self.game().print_move(id))
    }

    /// The state after a move instead of the one that was made, and what it brought.
    fn after(&self, decision: &JudgedDecision, id: MoveId) -> (GameState, Vec<Notice>) {
        let game = self.game();
        let mut state = self.table.log().entries()[decision.step].before.clone();
        // The search and the record make only legal moves.
        let legal = game.check(&state, decision.seat, id).ok();
        let notices = legal.map(|legal| game.apply(&mut state, legal));
        (state, notices.unwrap_or_default())
    }

    /// Everything in sentences, one after the other, with the boards after each of the `most` most expensive decisions.
    /// `plain` describes boards in sentences too.
    pub fn pages(&self, most: usize, plain: bool, renderer: Renderer<'_>) -> Vec<Page> {
        let translator = renderer.translator;
        let seats = self.reached.iter();
        let seats = seats.flat_map(|reached| self.seat_lines(reached, translator));
        let mut lines: Vec<String> = self.about(translator).into_iter().chain(seats).collect();
        let costly = JudgedDecision::mistakes(&self.decisions);
        if costly.is_empty() {
            lines.push(translator.text("cli-analysis-nothing"));
        } else if most > 0 {
            lines.extend([String::new(), translator.text("cli-analysis-costly")]);
        }
        let mut pages: Vec<Page> = lines.iter().map(|line| Page::text(line)).collect();
        for (place, decision) in (1..).zip(costly.into_iter().take(most)) {
            pages.push(Page::default());
            pages.push(Page::text(&self.title(place, decision, translator)));
            for (id, line) in self.moves(decision, translator) {
                let typed = self.typed(id, translator);
                let footnote = Some(format!(" [{typed}]")).filter(|_| !line.ends_with(&typed));
                pages.push(Page::text(&(line + &footnote.unwrap_or_default())));
                pages.extend(self.boards_after(decision, id, plain, renderer));
            }
        }
        pages
    }

    /// The boards after a move: those of the seat, and those that all share.
    fn boards_after(
        &self,
        decision: &JudgedDecision,
        id: MoveId,
        plain: bool,
        renderer: Renderer<'_>,
    ) -> Vec<Page> {
        let (game, (state, _)) = (self.game(), self.after(decision, id));
        let picture = game.picture(&game.view(&state, decision.seat));
        if plain {
            let Renderer { translator, glyphs } = renderer;
            let lines = Narrator { translator, glyphs }.own_boards(&picture);
            return lines.iter().map(|line| Page::text(line)).collect();
        }
        let mut board = renderer.cards(&picture.boards, WIDTH);
        if let Some(own) = picture.places.first() {
            board.below(renderer.place(own, WIDTH));
        }
        vec![board.into()]
    }
}

/// What the numbers of a search with these parameters mean.
fn about(game: &dyn Game, parameters: Parameters, translator: &Translator) -> Vec<String> {
    let by = Spec::Search(parameters).to_string();
    vec![
        format!("{} [{by}]", translator.text("cli-analysis")),
        unit(game, parameters, translator),
    ]
}

/// What the losses count.
fn unit(game: &dyn Game, parameters: Parameters, translator: &Translator) -> String {
    let rival = rival_percent(game, parameters);
    translator.with("cli-analysis-unit", &[("rival", Arg::Number(rival))])
}

/// How much of the best rival's points counts against the own ones, in per cent; 0 without rivals.
fn rival_percent(game: &dyn Game, parameters: Parameters) -> i64 {
    let info = game.info();
    let has_rivals = Seat::all(info.seats).any(|seat| info.teams[seat] != info.teams[Seat::new(0)]);
    if has_rivals {
        (100.0 * parameters.rival).round() as i64
    } else {
        0
    }
}
