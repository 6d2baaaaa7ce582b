//! A game at the screen: what keys and mouse do to it, and what is drawn. It owns no terminal, no clock and
//! no thread: inputs and answers come in as messages, and what is to be done elsewhere goes out as effects.

use crate::aim::{Aim, Preview};
use crate::bindings::{self, Action, BINDINGS, Where};
use crate::block::{Block, Canvas, Line};
use crate::desk::{Desk, Paper};
use crate::screen::{Note, Scene, pages};
use crate::sheet::{GAP, Pen};
use crate::spot::{self, Spot, Way, Zone};
use crate::theme::Role;
use crate::{Settings, ThemeName};
use bots::analysis::{Judgement, Played, PlayedStep};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyEventKind, MouseButton, MouseEvent, MouseEventKind};
use roll_and_write::option::nearest;
use roll_and_write::picture::Picture;
use roll_and_write::score::spell;
use roll_and_write::{Arg, Awaiting, BySeat, Game, MoveId, Refusal, Seat, Seats};
use session::{
    Ask, Ear, NoUndo, OnFault, Player, PlayerFault, Question as Asked, StepKind, Table, TableError,
    decision_generator,
};
use std::fmt;
use std::io::Write;
use words::{Speech, name};

/// How many choices of a list are shown at once.
const CHOICES: usize = 8;
/// How many costly decisions are told at the end.
const COSTLY: usize = 3;
/// What can be typed besides moves, and what it does.
const COMMANDS: [(&str, Action); 10] = [
    ("help", Action::Help),
    ("undo", Action::Undo),
    ("redo", Action::Redo),
    ("hint", Action::Hint),
    ("why", Action::Why),
    ("log", Action::Log),
    ("legend", Action::Legend),
    ("score", Action::Points),
    ("mouse", Action::Mouse),
    ("quit", Action::Leave),
];

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person at this screen.
    Person,
    /// A bot or a program, which thinks elsewhere.
    Bot {
        /// Whether it wants to be told what its seat hears.
        listens: bool,
        /// What a fault of it brings.
        on_fault: OnFault,
    },
}

/// What happens to a game from outside.
#[derive(Debug)]
pub enum Message {
    /// A key, the mouse, another size of the window.
    Input(Event),
    /// A bot has thought.
    Thought(Seat, Result<MoveId, PlayerFault>),
    /// A decision of the game that is over has been looked at: the step, and what it cost, if it was one with
    /// a choice.
    Judged(usize, Option<Judgement>),
}

/// What is to be done outside of a game.
#[derive(Debug)]
pub enum Effect {
    /// A bot is to think; the answer comes back as [`Message::Thought`].
    Think(Box<Asked>),
    /// These steps of a game that is over are to be looked at; what each cost comes as [`Message::Judged`].
    Judge(Played, Vec<usize>),
    /// The mouse is to be caught, or let go.
    CatchMouse(bool),
    /// The screen is to be left; [`App::leave`] says how.
    Leave,
}

/// How a screen was left.
#[derive(Debug)]
pub enum Ended {
    /// The game is over.
    Over,
    /// A person left before its end.
    Left,
    /// Ctrl-C was pressed.
    Interrupted,
    /// A signal with this number asked the program to end.
    Signalled(i32),
    /// The game is over, and its deal is to be played once more.
    Rematch,
    /// A plugin failed, and the game was to stop there.
    Stopped,
    /// The game cannot go on.
    Failed(TableError),
    /// The terminal is gone.
    Lost(std::io::Error),
}

/// Where a game stands for those at the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// This person is to take over; nothing is shown.
    Hidden(Seat),
    /// This person decides.
    Deciding(Seat),
    /// This person has decided all, and may take it back.
    Closing(Seat),
    /// Bots think.
    Waiting,
    /// The game is over.
    Over,
}

/// What is asked before it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Question {
    Leave,
    Rematch,
    Final(MoveId),
}

/// Whether what is pointed at may be done.
#[derive(Debug)]
enum Verdict {
    /// It is no move at all.
    Nothing,
    Fits(MoveId, Preview),
    Refused(Refusal),
}

/// A game at the screen.
pub struct App<W> {
    table: Table<W>,
    sitters: Vec<Sitter>,
    adviser: Box<dyn Player>,
    desk: Desk,
    confirm: bool,
    stage: Stage,
    /// Whose eyes the screen has.
    eyes: Option<Seat>,
    aim: Option<Aim>,
    verdict: Verdict,
    /// What is shown while nobody decides.
    picture: Picture,
    /// The same before the last turn.
    before: Option<Picture>,
    log: Vec<String>,
    /// How much of the log each seat had heard when it decided last.
    known: BySeat<usize>,
    question: Option<Question>,
    /// The seat whose bot thinks.
    thinking: Option<Seat>,
    /// Something was taken back since the bot was asked.
    taken_back: bool,
    /// At the end, whether the table is shown instead of the score.
    looks: bool,
    costly: Vec<(usize, Seat, MoveId, Judgement)>,
    /// How many decisions are still to be looked at.
    unjudged: usize,
    ended: Option<Ended>,
}

impl<W> fmt::Debug for App<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App")
            .field("stage", &self.stage)
            .finish_non_exhaustive()
    }
}

impl<W: Write> App<W> {
    /// A game at a table, with who decides for each seat, and an adviser for hints.
    pub fn new(
        table: Table<W>,
        sitters: Vec<Sitter>,
        adviser: Box<dyn Player>,
        speech: Speech,
        settings: &Settings,
    ) -> Self {
        let known = |seat| table.heard_before_the_last_turn(Ear::Seat(seat));
        let mut app = Self {
            known: BySeat::from_fn(known),
            desk: Desk::new(speech, settings),
            confirm: settings.confirm,
            stage: Stage::Waiting,
            eyes: None,
            aim: None,
            verdict: Verdict::Nothing,
            picture: Picture::default(),
            before: None,
            log: Vec::new(),
            question: None,
            thinking: None,
            taken_back: false,
            looks: false,
            costly: Vec::new(),
            unjudged: 0,
            ended: None,
            table,
            sitters,
            adviser,
        };
        let people = app.people();
        app.eyes = people.first().copied().filter(|_| people.len() == 1);
        app
    }

    /// Begins: deals what is to be dealt, and asks whoever is to decide.
    pub fn start(&mut self) -> Vec<Effect> {
        self.advance()
    }

    /// Answers to what happened.
    pub fn update(&mut self, message: Message) -> Vec<Effect> {
        if self.ended.is_some() {
            return Vec::new();
        }
        match message {
            Message::Input(event) => self.input(&event),
            Message::Thought(seat, answer) => self.thought(seat, answer),
            Message::Judged(step, judged) => {
                self.judged(step, judged);
                Vec::new()
            }
        }
    }

    /// Whether the screen is to be left.
    pub fn is_left(&self) -> bool {
        self.ended.is_some()
    }

    /// The table, and how it was left.
    pub fn leave(self) -> (Table<W>, Ended, Speech, ThemeName) {
        (
            self.table,
            self.ended.unwrap_or(Ended::Left),
            self.desk.speech,
            self.desk.theme,
        )
    }

    /// Leaves because a signal asks for it.
    pub fn signalled(&mut self, signal: i32) {
        self.ended.get_or_insert(Ended::Signalled(signal));
    }

    fn people(&self) -> Vec<Seat> {
        let seats = Seat::all(self.sitters.len());
        seats
            .filter(|seat| self.sitters[seat.index()] == Sitter::Person)
            .collect()
    }

    fn game(&self) -> &dyn Game {
        &**self.table.game()
    }

    fn text(&self, key: &str) -> String {
        self.desk.speech.text(key)
    }

    #[cfg(test)]
    pub(crate) fn table(&self) -> &Table<W> {
        &self.table
    }

    #[cfg(test)]
    pub(crate) fn aim(&self) -> Option<&Aim> {
        self.aim.as_ref()
    }

    #[cfg(test)]
    pub(crate) fn is_hidden(&self) -> bool {
        matches!(self.stage, Stage::Hidden(_))
    }

    #[cfg(test)]
    pub(crate) fn pointed_move(&self) -> Option<MoveId> {
        match &self.verdict {
            Verdict::Fits(id, _) => Some(*id),
            Verdict::Refused(_) | Verdict::Nothing => None,
        }
    }

    #[cfg(test)]
    pub(crate) fn zones(&self) -> &[Zone] {
        &self.desk.zones
    }

    #[cfg(test)]
    pub(crate) fn cut(&self) -> &[String] {
        &self.desk.cut
    }

    #[cfg(test)]
    pub(crate) fn ended(&self) -> Option<&Ended> {
        self.ended.as_ref()
    }

    // ---- how the game goes on ----

    /// Goes on to the next decision of a person, or asks a bot.
    fn advance(&mut self) -> Vec<Effect> {
        self.aim = None;
        let awaiting = match self.table.deal() {
            Ok(awaiting) => awaiting,
            Err(error) => return self.fail(TableError::Write(error)),
        };
        if self.table.stopped_by().is_some() {
            return self.end(Ended::Stopped);
        }
        let Awaiting::Seats(awaited) = awaiting else {
            return self.over();
        };
        let seat = self.next_to_decide(awaited);
        let Sitter::Bot { listens, .. } = self.sitters[seat.index()] else {
            if self.eyes == Some(seat) {
                self.begin_decision(seat);
            } else {
                self.stage = Stage::Hidden(seat);
            }
            return Vec::new();
        };
        self.stage = Stage::Waiting;
        self.refresh();
        if self.thinking.is_some() {
            return Vec::new();
        }
        self.thinking = Some(seat);
        self.taken_back = false;
        let question = self.table.question(seat, listens);
        vec![Effect::Think(Box::new(question))]
    }

    /// People decide before bots, and who has begun goes on: so a person can take marks back.
    fn next_to_decide(&self, awaited: Seats) -> Seat {
        let begun = self
            .eyes
            .filter(|seat| awaited.contains(*seat) && self.people().contains(seat));
        let person = self
            .people()
            .into_iter()
            .find(|seat| awaited.contains(*seat));
        begun
            .or(person)
            .or(awaited.first())
            .expect("somebody is awaited")
    }

    fn begin_decision(&mut self, seat: Seat) {
        self.stage = Stage::Deciding(seat);
        self.eyes = Some(seat);
        self.refresh();
        let view = self.table.view(seat);
        let mut aim = Aim::new(self.game(), view, seat, &self.table.moves(seat));
        // A hand is chosen card by card.
        aim.unpick();
        // What is picked from lies on the first page.
        if aim.picture.offer.is_empty() || matches!(aim.cursor, Some(Spot::Offer(_))) {
            self.desk.page = 0;
        }
        self.aim = Some(aim);
        self.weigh();
    }

    /// Looks at the table anew, with the eyes that the screen has.
    fn refresh(&mut self) {
        let Some(seat) = self
            .eyes
            .or(self.people().first().copied())
            .or(Some(Seat::new(0)))
        else {
            return;
        };
        let game = self.table.game();
        self.picture = game.picture(&self.table.view(seat));
        let turn = self.table.last_turn();
        self.before = turn
            .checked_sub(2)
            .map(|turn| game.picture(&self.table.view_at_end_of(turn, seat)));
        let heard = self.table.heard(Ear::Seat(seat));
        self.log = heard
            .iter()
            .map(|saying| self.desk.speech.say(saying))
            .collect();
    }

    /// Whether what is pointed at may be done, and what it would bring.
    fn weigh(&mut self) {
        let Some(aim) = &self.aim else {
            self.verdict = Verdict::Nothing;
            return;
        };
        let game = self.table.game();
        let id = aim
            .target()
            .and_then(|target| game.move_at(&aim.view, &target));
        self.verdict = match id {
            None => Verdict::Nothing,
            Some(id) => match self.table.check(aim.seat, id) {
                Ok(()) => Verdict::Fits(id, Preview::new(&**game, &aim.view, aim.seat, id)),
                Err(refusal) => Verdict::Refused(refusal),
            },
        };
    }

    /// Makes a move, after asking where that is wanted.
    fn decide(&mut self, seat: Seat, id: MoveId, asked: bool) -> Vec<Effect> {
        if self.confirm && !asked && self.table.is_final(seat, id) {
            self.question = Some(Question::Final(id));
            return Vec::new();
        }
        let known = self.table.heard(Ear::Seat(seat)).len();
        match self.table.decide(seat, id) {
            Ok(()) => {
                self.known[seat] = known;
                self.decided(seat)
            }
            Err(TableError::Refused(refusal)) => {
                let text = self.desk.speech.refuse(&refusal);
                self.desk.say(Role::Clash, text);
                Vec::new()
            }
            Err(error) => self.fail(error),
        }
    }

    fn decided(&mut self, seat: Seat) -> Vec<Effect> {
        let done = !self.table.awaited().contains(seat);
        if self.confirm && done && self.table.may_undo(seat).is_ok() {
            self.aim = None;
            self.stage = Stage::Closing(seat);
            self.refresh();
            return Vec::new();
        }
        self.advance()
    }

    fn thought(&mut self, seat: Seat, answer: Result<MoveId, PlayerFault>) -> Vec<Effect> {
        if self.thinking != Some(seat) {
            return Vec::new();
        }
        self.thinking = None;
        let Sitter::Bot { on_fault, .. } = self.sitters[seat.index()] else {
            return Vec::new();
        };
        // What was taken back meanwhile is another lane's, so the answer stands; if it does not, the bot is
        // asked once more.
        let stands = self.table.awaited().contains(seat)
            && !(self.taken_back
                && answer
                    .as_ref()
                    .is_ok_and(|id| self.table.check(seat, *id).is_err()));
        let decision = self.is_deciding();
        if stands {
            let faults = self.table.player_faults().len();
            if let Err(error) = self.table.answered(seat, answer, on_fault) {
                return self.fail(error);
            }
            if self.table.player_faults().len() > faults {
                let text = self.say_fault();
                self.desk.say(Role::Clash, text);
            }
        }
        // A person who took a move back decides meanwhile, and is not disturbed.
        if decision { Vec::new() } else { self.advance() }
    }

    fn is_deciding(&self) -> bool {
        matches!(self.stage, Stage::Deciding(_) | Stage::Closing(_))
    }

    fn say_fault(&self) -> String {
        let Some(fault) = self.table.player_faults().last() else {
            return String::new();
        };
        let key = match fault.then {
            OnFault::Forfeit => "tui-fault-forfeit",
            OnFault::Random => "tui-fault-random",
            OnFault::Abort => "tui-fault-abort",
        };
        let gaps = [
            ("player", name(self.desk.speech.name(fault.seat))),
            ("code", name(fault.fault.code.word())),
        ];
        self.desk.speech.with(key, &gaps)
    }

    fn over(&mut self) -> Vec<Effect> {
        if let Err(error) = self.table.close() {
            return self.fail(TableError::Write(error));
        }
        self.stage = Stage::Over;
        self.refresh();
        self.desk.scroll = 0;
        let people = self.people();
        let own = |(index, step): (usize, &session::Step)| match step.kind {
            StepKind::Move(seat, _) if people.contains(&seat) => Some(index),
            StepKind::Move(..) | StepKind::Deal(..) => None,
        };
        let steps: Vec<usize> = self
            .table
            .steps()
            .iter()
            .enumerate()
            .filter_map(own)
            .collect();
        self.unjudged = steps.len();
        let kind = |step: &session::Step| match step.kind {
            StepKind::Deal(chance, item) => PlayedStep::Deal(chance, item),
            StepKind::Move(seat, id) => PlayedStep::Move(seat, id),
        };
        let played = Played {
            seed: self.table.header().seed,
            steps: self.table.steps().iter().map(kind).collect(),
        };
        vec![Effect::Judge(played, steps)]
    }

    fn judged(&mut self, step: usize, judged: Option<Judgement>) {
        self.unjudged = self.unjudged.saturating_sub(1);
        let made = self.table.steps().get(step).map(|step| step.kind);
        let judged = judged.filter(|judged| judged.cost > 0.0);
        if let (Some(judged), Some(StepKind::Move(seat, id))) = (judged, made) {
            self.costly.push((step, seat, id, judged));
            self.costly
                .sort_by(|a, b| b.3.cost.total_cmp(&a.3.cost).then(a.0.cmp(&b.0)));
        }
    }

    fn fail(&mut self, error: TableError) -> Vec<Effect> {
        self.end(Ended::Failed(error))
    }

    fn end(&mut self, ended: Ended) -> Vec<Effect> {
        self.ended = Some(ended);
        vec![Effect::Leave]
    }

    // ---- keys and mouse ----

    fn place(&self) -> Where {
        if self.question.is_some() {
            return Where::Question;
        }
        if self.desk.paper.is_some() {
            return Where::Text;
        }
        match self.stage {
            Stage::Hidden(_) => Where::Hidden,
            Stage::Over => Where::End,
            Stage::Deciding(_) | Stage::Closing(_) | Stage::Waiting => Where::Table,
        }
    }

    fn input(&mut self, event: &Event) -> Vec<Effect> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                let input = bindings::of_key(*key);
                if self.desk.typed.is_some() && input != bindings::Input::Ctrl('c') {
                    self.desk.message = None;
                    let line = self.desk.type_key(key.code);
                    return line.map_or_else(Vec::new, |line| self.typed(&line));
                }
                match bindings::action(self.place(), input) {
                    Some(action) => self.act(action),
                    None => Vec::new(),
                }
            }
            Event::Mouse(mouse) => self.mouse(*mouse),
            Event::Key(_)
            | Event::Resize(..)
            | Event::FocusGained
            | Event::FocusLost
            | Event::Paste(_) => Vec::new(),
        }
    }

    fn mouse(&mut self, event: MouseEvent) -> Vec<Effect> {
        if let Some(input) = bindings::of_mouse(event) {
            let action = bindings::action(self.place(), input);
            return action.map_or_else(Vec::new, |action| self.act(action));
        }
        let spot = spot::at(&self.desk.zones, event.column, event.row);
        match event.kind {
            MouseEventKind::Moved => {
                let hovers = |spot: &Spot| {
                    matches!(
                        spot,
                        Spot::Cell(..) | Spot::Line(..) | Spot::Offer(_) | Spot::Hand(_)
                    )
                };
                if let (Some(spot), Where::Table) = (spot.filter(hovers), self.place()) {
                    self.point_at(spot);
                }
                Vec::new()
            }
            MouseEventKind::Down(MouseButton::Left) => self.click(spot),
            MouseEventKind::Down(_)
            | MouseEventKind::Up(_)
            | MouseEventKind::Drag(_)
            | MouseEventKind::ScrollUp
            | MouseEventKind::ScrollDown
            | MouseEventKind::ScrollLeft
            | MouseEventKind::ScrollRight => Vec::new(),
        }
    }

    fn point_at(&mut self, spot: Spot) {
        let Some(aim) = &mut self.aim else {
            return;
        };
        if aim.cursor == Some(spot) {
            return;
        }
        aim.point_at(spot);
        self.desk.message = None;
        self.weigh();
    }

    fn click(&mut self, spot: Option<Spot>) -> Vec<Effect> {
        if let Some(Spot::Press(index)) = spot {
            // A row of the help is done where it would be done without it.
            self.desk.paper = None;
            return match BINDINGS.get(index) {
                Some(row) if row.places.contains(&self.place()) => self.act(row.action),
                _ => Vec::new(),
            };
        }
        match self.place() {
            Where::Text => return self.act(Action::Close),
            Where::Hidden => return self.act(Action::Ready),
            Where::Question => return Vec::new(),
            Where::Table | Where::End | Where::Replay => {}
        }
        match spot {
            Some(spot @ (Spot::Cell(..) | Spot::Line(..) | Spot::Offer(_))) => {
                self.point_at(spot);
                self.act(Action::Place)
            }
            Some(spot @ Spot::Hand(card)) => {
                self.point_at(spot);
                if let Some(aim) = &mut self.aim {
                    aim.toggle(card);
                }
                self.weigh();
                Vec::new()
            }
            // What cannot be shown on a board is clicked twice.
            Some(spot @ Spot::Choice(_)) => {
                if self
                    .aim
                    .as_ref()
                    .is_some_and(|aim| aim.cursor == Some(spot))
                {
                    return self.act(Action::Place);
                }
                self.point_at(spot);
                Vec::new()
            }
            Some(spot @ Spot::Number(_)) => {
                self.point_at(spot);
                self.weigh();
                Vec::new()
            }
            Some(Spot::Go) => self.act(Action::Place),
            Some(Spot::Page(page)) => {
                self.desk.page = page;
                Vec::new()
            }
            Some(Spot::Press(_)) | None => Vec::new(),
        }
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "of all that one can ask, a part means something here"
    )]
    fn act(&mut self, action: Action) -> Vec<Effect> {
        self.desk.message = None;
        let place = self.place();
        if place == Where::Question {
            return self.answer(action);
        }
        if self.desk.act(action, place, pages(self.shown()).len()) {
            return Vec::new();
        }
        match action {
            Action::Leave if self.stage == Stage::Over => self.end(Ended::Over),
            Action::Leave => {
                self.question = Some(Question::Leave);
                Vec::new()
            }
            Action::LeaveNow => {
                let over = self.stage == Stage::Over;
                self.end(if over {
                    Ended::Over
                } else {
                    Ended::Interrupted
                })
            }
            Action::Mouse => {
                self.desk.switch_mouse();
                vec![Effect::CatchMouse(self.desk.mouse)]
            }
            Action::Rematch => {
                self.question = Some(Question::Rematch);
                Vec::new()
            }
            Action::Table => {
                self.looks = !self.looks;
                Vec::new()
            }
            Action::Ready => match self.stage {
                Stage::Hidden(seat) => {
                    self.begin_decision(seat);
                    Vec::new()
                }
                Stage::Deciding(_) | Stage::Closing(_) | Stage::Waiting | Stage::Over => Vec::new(),
            },
            Action::Type => {
                self.desk.typed = Some(String::new());
                Vec::new()
            }
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::Hint => {
                self.hint();
                Vec::new()
            }
            Action::Why => {
                let text = self.why();
                self.desk.read(Paper::Why(text));
                Vec::new()
            }
            Action::Place => self.make(),
            _ => {
                self.aim_at(action);
                Vec::new()
            }
        }
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "of all that one can ask, a part means something here"
    )]
    fn answer(&mut self, action: Action) -> Vec<Effect> {
        let question = match action {
            Action::Accept => self.question.take(),
            Action::Close => {
                self.question = None;
                None
            }
            Action::LeaveNow => {
                self.question = None;
                return self.act(Action::LeaveNow);
            }
            _ => None,
        };
        match (question, self.stage) {
            (Some(Question::Leave), _) => self.end(Ended::Left),
            (Some(Question::Rematch), _) => self.end(Ended::Rematch),
            (Some(Question::Final(id)), Stage::Deciding(seat)) => self.decide(seat, id, true),
            (Some(Question::Final(_)) | None, _) => Vec::new(),
        }
    }

    /// What changes only what is pointed at.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "of all that one can ask, a part means something here"
    )]
    fn aim_at(&mut self, action: Action) {
        let Some(aim) = &mut self.aim else {
            return;
        };
        match action {
            Action::Up => go(aim, &self.desk.zones, Way::Up),
            Action::Down => go(aim, &self.desk.zones, Way::Down),
            Action::Left => go(aim, &self.desk.zones, Way::Left),
            Action::Right => go(aim, &self.desk.zones, Way::Right),
            Action::Next => aim.step(true),
            Action::Previous => aim.step(false),
            Action::TurnRight => aim.turn(true),
            Action::TurnLeft => aim.turn(false),
            Action::Flip => aim.flip(),
            Action::Switch => aim.switch(),
            Action::More => aim.count(true),
            Action::Fewer => aim.count(false),
            Action::Choose(number) if aim.numbers().contains(&number) => {
                aim.point_at(Spot::Number(number));
            }
            Action::Choose(number) if usize::from(number) <= aim.choices().len() => {
                aim.point_at(Spot::Choice(usize::from(number) - 1));
            }
            _ => return,
        }
        self.weigh();
    }

    /// Makes what is pointed at; a card of the hand is chosen until enough are.
    fn make(&mut self) -> Vec<Effect> {
        if let Stage::Closing(_) = self.stage {
            return self.advance();
        }
        let Some(aim) = &mut self.aim else {
            return Vec::new();
        };
        match (&self.verdict, aim.cursor) {
            (Verdict::Fits(id, _), _) => {
                let (seat, id) = (aim.seat, *id);
                self.decide(seat, id, false)
            }
            (_, Some(Spot::Hand(card))) => {
                aim.toggle(card);
                self.weigh();
                Vec::new()
            }
            (Verdict::Nothing | Verdict::Refused(_), _) => {
                let text = self.why();
                self.desk.say(Role::Clash, text);
                Vec::new()
            }
        }
    }

    fn undo(&mut self) -> Vec<Effect> {
        let Some(seat) = self
            .eyes
            .filter(|_| !matches!(self.stage, Stage::Hidden(_) | Stage::Over))
        else {
            return Vec::new();
        };
        // Cards that were chosen are let go first.
        if let Some(aim) = self.aim.as_mut().filter(|aim| !aim.picked().is_empty()) {
            aim.unpick();
            self.weigh();
            return Vec::new();
        }
        match self.table.undo(seat) {
            Err(error) => self.fail(TableError::Write(error)),
            Ok(Err(reason)) => {
                let text = self.text(match reason {
                    NoUndo::Nothing => "tui-no-undo-nothing",
                    NoUndo::Seen => "tui-no-undo-seen",
                });
                self.desk.say(Role::Clash, text);
                Vec::new()
            }
            Ok(Ok(())) => {
                self.taken_back = true;
                let heard = self.table.heard(Ear::Seat(seat)).len();
                self.known[seat] = self.known[seat].min(heard);
                self.advance()
            }
        }
    }

    fn redo(&mut self) -> Vec<Effect> {
        let Stage::Deciding(seat) = self.stage else {
            return Vec::new();
        };
        match self.table.redo(seat) {
            Ok(true) => self.decided(seat),
            Ok(false) => {
                let text = self.text("tui-no-redo");
                self.desk.say(Role::Clash, text);
                Vec::new()
            }
            Err(error) => self.fail(error),
        }
    }

    /// Points at what a simple bot would do with what this seat sees.
    fn hint(&mut self) {
        let Some(aim) = &mut self.aim else {
            return;
        };
        let game = self.table.game();
        let ask = Ask {
            game: &**game,
            seat: aim.seat,
            view: &aim.view,
            moves: &self.table.moves(aim.seat),
            // Not the table's seed: a hint knows no more than the seat.
            told: &[],
            generator: decision_generator(0, 0, aim.seat, 0),
        };
        let Ok(id) = self.adviser.choose(ask) else {
            return;
        };
        aim.set(&game.target(&aim.view, id));
        let gaps = [("move", name(game.print_move(id)))];
        let text = self.desk.speech.with("tui-hint", &gaps);
        self.desk.say(Role::Fresh, text);
        self.weigh();
    }

    fn why(&self) -> String {
        let speech = &self.desk.speech;
        match &self.verdict {
            Verdict::Refused(refusal) => speech.refuse(refusal),
            Verdict::Fits(id, _) => speech.with(
                "tui-allowed",
                &[("move", name(self.game().print_move(*id)))],
            ),
            Verdict::Nothing if self.aim.is_none() => speech.text("tui-not-now"),
            Verdict::Nothing => speech.text("tui-no-place"),
        }
    }

    /// A line that was typed: a move, its number in the list of moves, or a command.
    fn typed(&mut self, line: &str) -> Vec<Effect> {
        let line = line.trim();
        if line.is_empty() {
            return Vec::new();
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let word = word.to_lowercase();
        let command = COMMANDS.iter().find(|(command, _)| *command == word);
        if let (Some((_, action)), "") = (command, rest) {
            return self.act(*action);
        }
        let Some(seat) = self.aim.as_ref().map(|aim| aim.seat) else {
            let text = self.text("tui-not-now");
            self.desk.say(Role::Clash, text);
            return Vec::new();
        };
        let asks = command.is_some_and(|(_, action)| *action == Action::Why);
        let text = if asks { rest.trim() } else { line };
        let moves = self.table.moves(seat);
        let numbered = text.parse::<usize>().ok();
        let meant = match numbered {
            Some(number) => number
                .checked_sub(1)
                .and_then(|index| moves.get(index))
                .copied()
                .ok_or_else(|| {
                    self.desk.speech.with(
                        "tui-no-such-number",
                        &[("count", Arg::Number(moves.len() as i64))],
                    )
                }),
            None => self
                .game()
                .parse_move(text)
                .map_err(|error| self.desk.speech.say(&error.0)),
        };
        match meant {
            Err(problem) => {
                let known = COMMANDS.iter().map(|(command, _)| *command);
                let near = nearest(&word, known).filter(|_| word.len() > 2);
                let near = near.map(|near| {
                    self.desk
                        .speech
                        .with("tui-meant", &[("command", name(near))])
                });
                let text = near.map_or(problem.clone(), |near| format!("{problem} {near}"));
                self.desk.say(Role::Clash, text);
                Vec::new()
            }
            Ok(id) => {
                let view = self.table.view(seat);
                let target = self.table.game().target(&view, id);
                if let Some(aim) = &mut self.aim {
                    aim.set(&target);
                }
                self.weigh();
                match self.table.check(seat, id) {
                    Ok(()) if !asks => self.decide(seat, id, false),
                    Ok(()) => {
                        let text = self.why();
                        self.desk.say(Role::Fresh, text);
                        Vec::new()
                    }
                    Err(refusal) => {
                        let text = self.desk.speech.refuse(&refusal);
                        self.desk.say(Role::Clash, text);
                        Vec::new()
                    }
                }
            }
        }
    }

    // ---- what is drawn ----

    /// Draws the screen.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let (zones, cut) = self.paint(frame.buffer_mut());
        self.desk.zones = zones;
        self.desk.cut = cut;
    }

    fn paint(&mut self, buffer: &mut Buffer) -> (Vec<Zone>, Vec<String>) {
        let mut canvas = Canvas::new(buffer, self.desk.theme);
        if !self.desk.has_room(&mut canvas) {
            return (Vec::new(), Vec::new());
        }
        let end = self.stage == Stage::Over && !self.looks;
        if let Stage::Hidden(seat) = self.stage {
            self.paint_hidden(&mut canvas, seat);
        } else if end {
            self.paint_end(&mut canvas);
        } else {
            self.paint_table(&mut canvas);
        }
        if let Some(question) = self.question {
            self.paint_question(&mut canvas, question);
        } else if let Some(paper) = self.desk.paper.clone() {
            self.paint_paper(&mut canvas, &paper);
        }
        self.desk.draw_bar(&mut canvas, self.place());
        (canvas.zones, canvas.cut)
    }

    fn pen(&self) -> Pen<'_> {
        Pen {
            speech: &self.desk.speech,
            glyphs: self.desk.glyphs,
        }
    }

    fn shown(&self) -> &Picture {
        self.aim.as_ref().map_or(&self.picture, |aim| &aim.picture)
    }

    fn paint_hidden(&self, canvas: &mut Canvas<'_>, seat: Seat) {
        let gaps = [("player", name(self.desk.speech.name(seat)))];
        let text = self.desk.speech.with("tui-hand-over", &gaps);
        let mut block = Block::default();
        let area = canvas.area();
        block.fill_to(usize::from(area.height / 3));
        block.wrap(Role::Title, &text, usize::from(area.width));
        canvas.put(&block, area);
    }

    fn paint_table(&self, canvas: &mut Canvas<'_>) {
        let fits = matches!(self.verdict, Verdict::Fits(..));
        let lights = self
            .aim
            .as_ref()
            .map(|aim| aim.lights(fits))
            .unwrap_or_default();
        let known = self.eyes.map_or(0, |seat| self.known[seat]);
        let scene = Scene {
            speech: &self.desk.speech,
            glyphs: self.desk.glyphs,
            game: self.game(),
            picture: self.shown(),
            before: self.before.as_ref(),
            lights: &lights,
            notes: self.notes(),
            news: self.log.iter().skip(known).cloned().collect(),
            held: self.aim.as_ref().and_then(Aim::held),
            log: &self.log,
            page: self.desk.page,
        };
        scene.draw(canvas);
    }

    /// What is said beside the boards.
    fn notes(&self) -> Vec<Note> {
        let speech = &self.desk.speech;
        let mut notes = Vec::new();
        match self.stage {
            Stage::Waiting => {
                let player = self.thinking.map_or("", |seat| speech.name(seat));
                notes.push(Note::new(
                    Role::Title,
                    speech.with("tui-thinking", &[("player", name(player))]),
                ));
            }
            Stage::Closing(_) => {
                notes.push(Note::at(Spot::Go, Role::Title, speech.text("tui-confirm")));
            }
            Stage::Over => notes.push(Note::new(Role::Title, speech.text("tui-over"))),
            Stage::Hidden(_) | Stage::Deciding(_) => {}
        }
        if let Some(aim) = &self.aim {
            self.note_decision(aim, &mut notes);
        }
        notes.extend(self.desk.message.clone());
        if let Some(aim) = &self.aim {
            self.note_choices(aim, &mut notes);
        }
        let upcoming: Vec<&str> = self
            .shown()
            .upcoming
            .iter()
            .map(|pattern| pattern.name.as_str())
            .collect();
        if !upcoming.is_empty() {
            let patterns = [("patterns", name(upcoming.join(" ")))];
            notes.push(Note::new(
                Role::Faint,
                speech.with("tui-upcoming", &patterns),
            ));
        }
        notes
    }

    fn note_decision(&self, aim: &Aim, notes: &mut Vec<Note>) {
        let speech = &self.desk.speech;
        if let Some(owed) = &aim.picture.owed {
            let gaps = [
                ("player", name(speech.name(aim.seat))),
                ("owed", name(speech.say(owed))),
            ];
            notes.push(Note::new(Role::Title, speech.with("tui-owed", &gaps)));
        }
        let sign = |fits| self.desk.glyphs.verdict(fits);
        match &self.verdict {
            Verdict::Fits(id, preview) => {
                let text = format!("{} {}", sign(true), self.game().print_move(*id));
                notes.push(Note::at(Spot::Go, Role::Ghost, text));
                let mut brought: Vec<String> = preview
                    .told
                    .iter()
                    .map(|saying| speech.say(saying))
                    .collect();
                let points = preview.points.filter(|points| *points != 0);
                brought.extend(points.map(|points| {
                    let sign = if points > 0 { "+" } else { "" };
                    let points = format!("{sign}{}", spell(points, self.game().parts()));
                    speech.with("tui-points-change", &[("points", name(points))])
                }));
                if !brought.is_empty() {
                    let gaps = [("what", name(brought.join(", ")))];
                    notes.push(Note::new(Role::Fresh, speech.with("tui-brings", &gaps)));
                }
            }
            Verdict::Refused(refusal) if self.desk.message.is_none() => {
                let text = format!("{} {}", sign(false), speech.refuse(refusal));
                notes.push(Note::new(Role::Clash, text));
            }
            Verdict::Nothing if matches!(aim.cursor, Some(Spot::Hand(_))) => {
                let text = self.pen().number("tui-picked", "count", aim.picked().len());
                notes.push(Note::new(Role::Plain, text));
            }
            Verdict::Nothing if self.desk.message.is_none() => {
                let text = format!("{} {}", sign(false), speech.text("tui-no-place"));
                notes.push(Note::new(Role::Clash, text));
            }
            Verdict::Nothing | Verdict::Refused(_) => {}
        }
    }

    fn note_choices(&self, aim: &Aim, notes: &mut Vec<Note>) {
        let speech = &self.desk.speech;
        let numbers = aim.numbers();
        if !numbers.is_empty() {
            let number = |number: &u8| {
                let spot = Spot::Number(*number);
                if *number == aim.number() {
                    (Role::Chosen, format!("[{number}]"), spot)
                } else {
                    (Role::Plain, format!(" {number} "), spot)
                }
            };
            notes.push(Note {
                row: numbers.iter().map(number).collect(),
                ..Note::new(Role::Plain, speech.text("tui-numbers"))
            });
        }
        // Digits choose numbers first.
        let digits = numbers.is_empty();
        // Of a long list, what is around the one that is pointed at.
        let pointed = match aim.cursor {
            Some(Spot::Choice(at)) => at,
            _ => 0,
        };
        let first = pointed
            .saturating_sub(CHOICES / 2)
            .min(aim.choices().len().saturating_sub(CHOICES));
        let shown = aim.choices().iter().enumerate().skip(first).take(CHOICES);
        for (at, (_, saying)) in shown {
            let spot = Spot::Choice(at);
            let chosen = aim.cursor == Some(spot);
            let sign = if chosen {
                self.desk.glyphs.pointer()
            } else {
                ' '
            };
            let digit = if digits {
                format!("{} ", at + 1)
            } else {
                String::new()
            };
            let role = if chosen { Role::Chosen } else { Role::Plain };
            notes.push(Note::at(
                spot,
                role,
                format!("{sign}{digit}{}", speech.say(saying)),
            ));
        }
    }

    fn paint_question(&mut self, canvas: &mut Canvas<'_>, question: Question) {
        let speech = &self.desk.speech;
        let text = match question {
            Question::Leave => speech.text("tui-ask-leave"),
            Question::Rematch => speech.text("tui-ask-rematch"),
            Question::Final(id) => speech.with(
                "tui-ask-final",
                &[("move", name(self.game().print_move(id)))],
            ),
        };
        let title = self.text("tui-question");
        self.desk.draw_paper(canvas, &title, |width| {
            let mut block = Block::default();
            block.wrap(Role::Plain, &text, width);
            block
        });
    }

    fn paint_paper(&mut self, canvas: &mut Canvas<'_>, paper: &Paper) {
        let place = match self.stage {
            Stage::Hidden(_) => Where::Hidden,
            Stage::Over => Where::End,
            Stage::Deciding(_) | Stage::Closing(_) | Stage::Waiting => Where::Table,
        };
        let title = match paper {
            Paper::Help(_) => "tui-title-help",
            Paper::Log => "tui-page-log",
            Paper::Legend => "tui-page-legend",
            Paper::Points => "tui-title-points",
            Paper::Why(_) => "tui-title-why",
        };
        let title = self.text(title);
        let width = usize::from(canvas.area().width).saturating_sub(8).min(96);
        let block = match paper {
            Paper::Help(_) => self.help(place, width),
            Paper::Log => {
                let mut block = Block::default();
                self.log
                    .iter()
                    .for_each(|line| block.wrap(Role::Plain, line, width));
                block
            }
            Paper::Legend => self.pen().legend(self.game(), self.shown(), width),
            Paper::Points => self.points(width),
            Paper::Why(text) => {
                let mut block = Block::default();
                block.wrap(Role::Plain, text, width);
                block
            }
        };
        self.desk.draw_paper(canvas, &title, |_| block);
    }

    /// The keys, then how moves are typed.
    fn help(&self, place: Where, width: usize) -> Block {
        let mut block = self.desk.help(place, width);
        if place == Where::Table {
            block.push(Line::default());
            block.wrap(Role::Title, &self.text("tui-typed"), width);
            for saying in self.game().how_to_move() {
                block.wrap(Role::Plain, &self.desk.speech.say(&saying), width);
            }
            let commands = COMMANDS.map(|(command, _)| command).join(" ");
            block.wrap(Role::Plain, &commands, width);
        }
        block
    }

    /// The score sheets as far as they can be known.
    fn points(&self, width: usize) -> Block {
        let game = self.game();
        let over = self.stage == Stage::Over;
        let seat = self.eyes.unwrap_or(Seat::new(0));
        let view = self.table.view(seat);
        let sheet = |seat: Seat| {
            let score = if over {
                Some(self.table.score(seat))
            } else {
                game.score_seen(&view, seat)
            };
            score.map(|score| self.pen().score(game, seat, &score))
        };
        let sheets: Option<Vec<Block>> = Seat::all(game.seats()).map(sheet).collect();
        if let Some(sheets) = sheets {
            return Block::flow(spaced(sheets), GAP, width);
        }
        let mut block = Block::default();
        block.wrap(Role::Plain, &self.text("tui-points-hidden"), width);
        block
    }

    fn paint_end(&mut self, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        let width = usize::from(area.width);
        let mut block = self.pen().standings(
            self.game(),
            &self.table.standings(),
            |seat| spell(self.table.score(seat).total(), self.game().parts()),
            width,
        );
        block.push(Line::default());
        block.below(self.points(width));
        block.push(Line::default());
        block.below(self.judgements(width));
        let rows = usize::from(area.height) - 2;
        self.desk.scroll = self.desk.scroll.min(block.height().saturating_sub(rows));
        let (up, down) = self.desk.glyphs.more();
        let above = if self.desk.scroll > 0 { up } else { ' ' };
        let below = if block.height() > self.desk.scroll + rows {
            down
        } else {
            ' '
        };
        let window = block.window(self.desk.scroll, rows);
        canvas.put(
            &window,
            ratatui::layout::Rect {
                height: rows as u16,
                ..area
            },
        );
        let mut more = Block::default();
        let mut line = Line::new(Role::Title, format!("{above}{below} "));
        if let Some(message) = &self.desk.message {
            line.push(message.role, message.text.clone());
        }
        more.push(line);
        canvas.put(
            &more,
            ratatui::layout::Rect {
                y: area.bottom() - 2,
                height: 1,
                ..area
            },
        );
    }

    /// What decisions cost most, as far as they have been looked at.
    fn judgements(&self, width: usize) -> Block {
        let speech = &self.desk.speech;
        let mut block = Block::default();
        block.push(Line::new(Role::Title, speech.text("tui-costly")));
        if self.unjudged > 0 {
            block.wrap(
                Role::Faint,
                &self.pen().number("tui-judging", "count", self.unjudged),
                width,
            );
        } else if self.costly.is_empty() {
            block.wrap(Role::Plain, &speech.text("tui-costly-none"), width);
        }
        for (step, seat, made, judged) in self.costly.iter().take(COSTLY) {
            let points = |points: f64| name(format!("{:.1}", points / 1000.0));
            let gaps = [
                ("turn", Arg::Number(self.table.turn_of(*step).into())),
                ("player", name(speech.name(*seat))),
                ("made", name(self.game().print_move(*made))),
                ("better", name(self.game().print_move(judged.best))),
                ("cost", points(judged.cost)),
                ("error", points(judged.error)),
            ];
            block.wrap(Role::Plain, &speech.with("tui-costly-one", &gaps), width);
        }
        block
    }
}

/// Blocks with an empty line below each.
fn spaced(mut blocks: Vec<Block>) -> Vec<Block> {
    for block in &mut blocks {
        block.push(Line::default());
    }
    blocks
}

/// Follows an arrow to the next place that may be pointed at.
fn go(aim: &mut Aim, zones: &[Zone], way: Way) {
    let Some(from) = aim.cursor else {
        return;
    };
    let reachable = |zone: &&Zone| zone.spot == from || aim.is_reachable(zone.spot);
    let zones: Vec<Zone> = zones.iter().filter(reachable).copied().collect();
    if let Some(next) = spot::next(&zones, from, way) {
        aim.point_at(next);
    }
}
