//! A viewer that shows a recorded game step by step.
//!
//! It has more than 500 lines, because every key changes the same few fields of one record on the screen.

use crate::bindings::{self, Action, Where};
use crate::canvas::Canvas;
use crate::key_hints::GamePieces;
use crate::log_text::LogText;
use crate::mistakes::Mistakes;
use crate::render::{Block, Lights, Role, Touch};
use crate::screen::{Note, TableScene};
use crate::spot::Spot;
use crate::ui_state::{Dialog, InputOutcome, ScreenEffect, UiState, paper_width};
use crate::{TableSettings, ThemeName};
use crossterm::event::Event;
use ratatui::Frame;
use rnw_bots::analysis::{JudgedDecision, MadeDecision, people};
use rnw_i18n::{Translator, name};
use rnw_session::{Observer, Table};
use roll_and_write::picture::Picture;
use roll_and_write::{Arg, Game, GameState, Score, Seat};
use std::collections::BTreeMap;
use std::io::Write;
use std::time::Duration;

/// The speeds of a record that plays on by itself, in steps a second, each with its number of decimals.
const SPEEDS: [(f64, usize); 6] = [(0.25, 2), (0.5, 1), (1.0, 0), (2.0, 0), (4.0, 0), (8.0, 0)];
/// The speed at the start: one step a second.
const SPEED_USUAL: usize = 2;

/// A recorded game and the current step.
pub struct Viewer<W> {
    table: Table<W>,
    ui_state: UiState,
    /// The number of steps so far.
    at: usize,
    is_left: bool,
    /// Whether the record plays on by itself.
    plays: bool,
    /// The speed, as an index of [`SPEEDS`].
    speed: usize,
    /// The seat whose view is shown; `None` shows everything.
    viewpoint: Option<Seat>,
    picture: Picture,
    before: Option<Picture>,
    /// The log of that view up to the current step.
    log: LogText,
    /// The mistakes of the people; `None` until somebody asks for them.
    mistakes: Option<Mistakes>,
    /// The direction in which a mistake is wanted as soon as one is found.
    wanted: Option<Action>,
}

/// What a replay asks of the outside.
#[derive(Debug)]
pub enum ViewerEffect {
    /// Something that only the terminal does.
    Screen(ScreenEffect),
    /// Judge these decisions. Each result returns to [`Viewer::judged`].
    Judge(Vec<MadeDecision>),
}

impl From<ScreenEffect> for ViewerEffect {
    fn from(effect: ScreenEffect) -> Self {
        Self::Screen(effect)
    }
}

roll_and_write::opaque_debug!([W] Viewer<W>);

impl<W: Write> Viewer<W> {
    /// A viewer at the start of a recorded game. `viewpoint` is the seat whose view it shows; `None`
    /// shows everything.
    pub fn new(
        table: Table<W>,
        translator: Translator,
        settings: &TableSettings,
        viewpoint: Option<Seat>,
    ) -> Self {
        let pieces = GamePieces::of(&table.game().printed());
        let mut viewer = Self {
            table,
            ui_state: UiState::new(translator, settings, pieces),
            at: 0,
            is_left: false,
            plays: false,
            speed: SPEED_USUAL,
            viewpoint,
            picture: Picture::default(),
            before: None,
            log: LogText::new(observer(viewpoint)),
            mistakes: None,
            wanted: None,
        };
        viewer.refresh();
        viewer
    }

    /// The same viewer of a game that has these options by default; texts of positions leave them out.
    #[must_use]
    pub fn with_usual_options(mut self, usual: BTreeMap<String, String>) -> Self {
        self.ui_state.usual_options = usual;
        self
    }

    /// Goes to the end of a turn, counted from 1; 0 is the setup.
    pub fn go_to_turn(&mut self, turn: u32) {
        self.go(self.end_of(turn));
    }

    /// A decision is judged. `None` if it could not be.
    pub fn judged(&mut self, judged: Option<JudgedDecision>) {
        let Some(mistakes) = &mut self.mistakes else {
            return;
        };
        mistakes.judged(judged);
        if mistakes.unjudged() == 0
            && let Some(action) = self.wanted.take()
        {
            self.go_to_mistake(action);
        }
    }

    /// Goes to the next or the previous mistake. The first time, it asks for the judgement of all decisions.
    fn seek_mistake(&mut self, action: Action) -> Option<ViewerEffect> {
        if self.mistakes.is_some() {
            self.go_to_mistake(action);
            return None;
        }
        let decisions = MadeDecision::all(&self.table, &people(&self.table.header().seats));
        self.mistakes = Some(Mistakes::among(decisions.len()));
        self.go_to_mistake(action);
        Some(ViewerEffect::Judge(decisions))
    }

    /// Shows the position before a mistake as its player saw it. Without one, says so, or that decisions are still judged.
    fn go_to_mistake(&mut self, action: Action) {
        let Some(mistakes) = &self.mistakes else {
            return;
        };
        if mistakes.unjudged() > 0 {
            self.wanted = Some(action);
            return;
        }
        let mut found = mistakes.in_order().into_iter();
        let next = if action == Action::NextMistake {
            found.find(|mistake| mistake.step > self.at || mistake.step == 0 && self.at == 0)
        } else {
            found.rfind(|mistake| mistake.step < self.at)
        };
        let Some(mistake) = next.copied() else {
            let key = match (mistakes.in_order().len(), action) {
                (0, _) => "tui-costly-none",
                (_, Action::NextMistake) => "tui-no-next-mistake",
                _ => "tui-no-mistake-before",
            };
            return self.ui_state.say(Role::Fresh, key);
        };
        self.look_as(Some(mistake.seat));
        self.go(mistake.step);
    }

    /// Takes the view of a seat, or of everything.
    fn look_as(&mut self, viewpoint: Option<Seat>) {
        self.viewpoint = viewpoint;
        self.log = LogText::new(observer(viewpoint));
        self.refresh();
    }

    /// The mistake that is made in the position on the screen, if its player looks at it.
    fn mistake_here(&self) -> Option<&JudgedDecision> {
        let mistakes = self.mistakes.as_ref()?.in_order();
        let mut mistakes = mistakes.into_iter();
        mistakes.find(|mistake| mistake.step == self.at && self.viewpoint == Some(mistake.seat))
    }

    /// The highlights of a mistake: the better move as a selection that fits, the played one as one that does not.
    fn mistake_lights(&self) -> Lights {
        let mut lights = Lights::default();
        if let Some(mistake) = self.mistake_here() {
            let game = self.table.game();
            let view = game.view(self.table.state_before(self.at), mistake.seat);
            lights.add(&game.target(&view, mistake.made), Touch::Clash);
            lights.add(&game.target(&view, mistake.best), Touch::Ghost);
        }
        lights
    }

    /// Whether the screen must close.
    pub fn is_left(&self) -> bool {
        self.is_left
    }

    /// The time until the next [`tick`](Self::tick); `None` if the record does not play on by itself.
    pub fn pace(&self) -> Option<Duration> {
        let pace = Duration::from_secs_f64(1.0 / SPEEDS[self.speed].0);
        self.plays.then_some(pace)
    }

    /// Goes to the next step of a record that plays on by itself. It stops at the end.
    pub fn tick(&mut self) {
        if !self.plays {
            return;
        }
        self.go(self.at + 1);
        self.plays = self.at < self.table.log().entries().len();
    }

    /// The colour theme that was chosen last.
    pub fn theme(&self) -> ThemeName {
        self.ui_state.theme
    }

    /// Handles a key, a mouse event or a new window size.
    pub fn update(&mut self, event: &Event) -> Option<ViewerEffect> {
        match self.ui_state.handle(event) {
            InputOutcome::Nothing | InputOutcome::Point(_) => None,
            InputOutcome::Line(line) => {
                self.jump(&line);
                None
            }
            InputOutcome::Key(input) => self.press(input),
            InputOutcome::Click(spot) => self.click(spot),
        }
    }

    fn place(&self) -> Where {
        if self.ui_state.dialog.is_some() {
            Where::Text
        } else {
            Where::Replay
        }
    }

    fn press(&mut self, input: bindings::Input) -> Option<ViewerEffect> {
        let action = bindings::action(self.place(), input);
        let keeps = matches!(
            action,
            Some(Action::Autoplay | Action::Faster | Action::Slower | Action::Suspend)
        );
        if !keeps {
            self.plays = false;
        }
        self.ui_state.message = self.ui_state.message.take().filter(|_| action.is_none());
        action.and_then(|action| self.act(action))
    }

    fn click(&mut self, spot: Option<Spot>) -> Option<ViewerEffect> {
        let read = self.ui_state.dialog.take().is_some();
        let plays = std::mem::take(&mut self.plays);
        match spot {
            Some(Spot::Press(index)) => {
                let action = bindings::action_of_row(Where::Replay, index);
                self.plays = plays && action == Some(Action::Autoplay);
                action.and_then(|action| self.act(action))
            }
            Some(Spot::ScreenPage(page)) if !read => {
                self.ui_state.page = page;
                None
            }
            _ => None,
        }
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "of all that one can ask, a part means something here"
    )]
    fn act(&mut self, action: Action) -> Option<ViewerEffect> {
        let last = self.table.log().entries().len();
        if self.place() == Where::Replay {
            let turn = self.turn();
            let to = match action {
                Action::StepOn => Some(self.at + 1),
                Action::StepBack => Some(self.at.saturating_sub(1)),
                Action::TurnOn if self.at < self.end_of(turn) => Some(self.end_of(turn)),
                Action::TurnOn => Some(self.end_of(turn + 1)),
                Action::TurnBack => Some(turn.checked_sub(1).map_or(0, |turn| self.end_of(turn))),
                Action::Top => Some(0),
                Action::Bottom => Some(last),
                _ => None,
            };
            if let Some(to) = to {
                self.go(to);
                return None;
            }
        }
        if self.ui_state.act(action) {
            return None;
        }
        match action {
            Action::Position => {
                let usual = &self.ui_state.usual_options;
                let position = self.table.position_at(usual, self.viewpoint, self.at);
                return self.ui_state.give_position(position).map(Into::into);
            }
            Action::Mouse => return Some(self.ui_state.switch_mouse().into()),
            Action::Suspend => return Some(ScreenEffect::Suspend.into()),
            Action::NextMistake | Action::MistakeBefore => return self.seek_mistake(action),
            Action::Leave | Action::LeaveNow => self.is_left = true,
            Action::Back => self.ui_state.go_back(),
            Action::Eyes => {
                let seats = self.table.game().info().seats;
                let next = self.viewpoint.map_or(0, |seat| seat.index() + 1);
                self.look_as((next < seats).then(|| Seat::new(next)));
            }
            Action::Autoplay => {
                if self.at == last && !self.plays {
                    self.go(0);
                }
                self.plays = !self.plays;
            }
            Action::Faster => self.speed = (self.speed + 1).min(SPEEDS.len() - 1),
            Action::Slower => self.speed = self.speed.saturating_sub(1),
            Action::Jump => {
                self.ui_state.typed = Some(String::new());
                self.ui_state.say(Role::Fresh, "tui-replay-jump");
            }
            _ => {}
        }
        None
    }

    /// Jumps to a step, such as `12` or `step 12`, or a turn, such as `t5` or `turn 5`. The words may be those of the
    /// language.
    fn jump(&mut self, line: &str) {
        let (steps, turns) = (self.table.log().entries().len(), self.table.last_turn());
        let line = line.trim().to_lowercase();
        let number = line.trim_start_matches(char::is_alphabetic);
        let word = line.strip_suffix(number).unwrap_or_default();
        let number: Option<u32> = number.trim().parse().ok();
        let translator = &self.ui_state.translator;
        let is = |key, words: [&str; 2]| words.contains(&word) || word == translator.text(key);
        let to = if is("play-word-turn", ["t", "turn"]) {
            let turn = number.filter(|turn| *turn <= turns);
            turn.map(|turn| self.end_of(turn))
        } else if is("play-word-step", ["", "step"]) {
            let step = number.and_then(|step| usize::try_from(step).ok());
            step.filter(|step| *step <= steps)
        } else {
            None
        };
        if let Some(to) = to {
            self.go(to);
        } else if !line.is_empty() {
            let gaps = [
                ("steps", Arg::Number(steps as i64)),
                ("turns", Arg::Number(turns.into())),
            ];
            let text = self.ui_state.translator.with("tui-replay-nowhere", &gaps);
            self.ui_state.show_status(Role::Clash, text);
        }
    }

    fn go(&mut self, to: usize) {
        self.at = to.min(self.table.log().entries().len());
        self.refresh();
    }

    /// The turn of the last step; 0 is the setup.
    fn turn(&self) -> u32 {
        self.at
            .checked_sub(1)
            .map_or(0, |last| self.table.turn_of(last))
    }

    /// The number of steps up to the end of a turn.
    fn end_of(&self, turn: u32) -> usize {
        let last = self.table.log().entries().len();
        (0..last)
            .find(|&index| self.table.turn_of(index) > turn)
            .unwrap_or(last)
    }

    fn refresh(&mut self) {
        self.picture = self.picture_at(self.at);
        let turn = self.table.turn_of(self.at);
        let before = turn.checked_sub(2).map(|turn| self.end_of(turn));
        self.before = before.map(|at| self.picture_at(at));
        let translator = &self.ui_state.translator;
        self.log.go_to(self.table.log(), self.at, translator);
    }

    /// The picture in the chosen view.
    fn picture_at(&self, at: usize) -> Picture {
        let state = self.table.state_before(at);
        picture_for(&**self.table.game(), state, self.viewpoint)
    }

    /// Draws the screen.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let mut canvas = self.ui_state.canvas(frame);
        if self.ui_state.has_room(&mut canvas) {
            self.paint(&mut canvas);
            self.ui_state.draw_bar(&mut canvas, self.place());
        }
        self.ui_state.keep((canvas.zones, canvas.cut, canvas.pages));
    }

    fn paint(&mut self, canvas: &mut Canvas<'_>) {
        let lights = self.mistake_lights();
        let scene = TableScene {
            renderer: self.ui_state.renderer(),
            game: &**self.table.game(),
            picture: &self.picture,
            before: self.before.as_ref(),
            lights: &lights,
            notes: self.notes(),
            held: None,
            log: self.log.lines(),
            news: self.log.last_notices().len(),
            page: self.ui_state.page,
        };
        scene.draw(canvas);
        let Some(dialog) = self.ui_state.dialog.clone() else {
            return;
        };
        let (width, game) = (paper_width(canvas.area().width), &**self.table.game());
        let block = match &dialog {
            Dialog::Help => self.ui_state.help(Where::Replay, width),
            Dialog::Points => self.points(width),
            // A replay has no rules to read.
            Dialog::Legend
            | Dialog::Log
            | Dialog::Why(_)
            | Dialog::Position(_)
            | Dialog::Moves(_)
            | Dialog::Rules => {
                let (picture, log) = (&self.picture, self.log.lines());
                self.ui_state.text_of(&dialog, game, picture, log, width)
            }
        };
        self.ui_state.draw_dialog(canvas, &dialog, &block);
    }

    fn notes(&self) -> Vec<Note> {
        let translator = &self.ui_state.translator;
        let steps = self.table.log().entries().len();
        let gaps = [
            ("turn", Arg::Number(self.turn().into())),
            ("step", Arg::Number(self.at as i64)),
            ("steps", Arg::Number(steps as i64)),
        ];
        let viewpoint = match self.viewpoint {
            None => translator.text("tui-replay-open"),
            Some(seat) => translator.with(
                "tui-replay-viewpoint",
                &[("player", name(translator.name(seat)))],
            ),
        };
        let mut notes = vec![
            Note::new(Role::Title, translator.with("tui-replay-at", &gaps)),
            Note::new(Role::Plain, viewpoint),
        ];
        if self.plays || self.speed != SPEED_USUAL {
            let key = if self.plays {
                "play-plays"
            } else {
                "play-speed"
            };
            let (speed, digits) = SPEEDS[self.speed];
            let speed = [("speed", name(translator.decimal(speed, digits)))];
            notes.push(Note::new(Role::Fresh, translator.with(key, &speed)));
        }
        if let Some(mistake) = self.mistake_here() {
            let key = "tui-replay-mistake";
            let text = Mistakes::sentence(&self.table, translator, key, mistake);
            notes.push(Note::new(Role::Title, text));
        }
        let unjudged = self.mistakes.as_ref().map_or(0, Mistakes::unjudged);
        if unjudged > 0 {
            let text = self
                .ui_state
                .renderer()
                .number("tui-judging", "count", unjudged);
            notes.push(Note::new(Role::Faint, text));
        }
        notes.extend(self.ui_state.message.clone());
        notes
    }

    /// The score sheets at this step, if the chosen view can know them.
    fn points(&self, width: usize) -> Block {
        let (game, state) = (&**self.table.game(), self.table.state_before(self.at));
        let score = |seat: Seat| -> Option<Score> {
            match self.viewpoint {
                Some(viewpoint) => game.score_seen(&game.view(state, viewpoint), seat),
                None => Some(game.score(state, seat)),
            }
        };
        let scores = Seat::all(game.info().seats).map(score).collect();
        self.ui_state.renderer().scores(game, scores, width)
    }
}

/// The picture of a state as a seat sees it. Without a seat, each place is shown as its own seat sees it.
pub fn picture_for(game: &dyn Game, state: &GameState, viewpoint: Option<Seat>) -> Picture {
    let seen_by = |seat| game.picture(&game.view(state, seat));
    let mut picture = seen_by(viewpoint.unwrap_or(Seat::new(0)));
    if viewpoint.is_some() {
        return picture;
    }
    picture.owed = None;
    for at in 1..picture.places.len() {
        let own = seen_by(picture.places[at].seat);
        if let Some(place) = own.places.into_iter().next() {
            picture.places[at] = place;
        }
        // A number is shown if its seat may look at it.
        for (board, own) in picture.boards.iter_mut().zip(own.boards) {
            for (cell, own) in board.cells.iter_mut().zip(own.cells) {
                let known = own.piece.filter(|piece| piece.number.is_some());
                cell.piece = known.or(cell.piece);
            }
        }
        picture.hand.extend(own.hand);
    }
    picture
}

/// The observer that belongs to the chosen view.
fn observer(viewpoint: Option<Seat>) -> Observer {
    viewpoint.map_or(Observer::Everything, Observer::Seat)
}
