//! A game at the screen: what keys and mouse do to it, and what is drawn. It owns no terminal, no clock and
//! no thread: inputs and answers come in as messages, and what is to be done elsewhere goes out as effects.

mod keys;
mod paint;

use crate::aim::{Aim, Preview};
use crate::bindings::Where;
use crate::desk::Desk;
use crate::screen::pages;
use crate::spot::Spot;
use crate::theme::Role;
use crate::{Settings, ThemeName};
use bots::analysis::{Judgement, Played};
use crossterm::event::Event;
use roll_and_write::picture::Picture;
use roll_and_write::{Awaiting, BySeat, Game, MoveId, Refusal, Seat};
use session::{Ear, OnFault, Player, PlayerFault, Question as Asked, StepKind, Table, TableError};
use std::fmt;
use std::io::Write;
use words::{Speech, name};

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
    /// The program is to stop until it is told to go on.
    Suspend,
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
    /// The terminal is gone, or there was none to be had, or no thread.
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
    /// Whether a move is meant that cannot be taken back.
    Final(MoveId),
    /// The same, of one that was taken back before.
    Redo(MoveId),
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
    settings: Settings,
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
    /// How many pages there were below the table when somebody decided last.
    pages: usize,
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
            desk: Desk::new(speech, settings, !table.game().patterns().is_empty()),
            settings: *settings,
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
            pages: 0,
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
        let effects = self.advance();
        if !self.settings.kept {
            let text = self.text("table-not-kept");
            self.desk.say(Role::Clash, text);
        }
        effects
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

    /// The table, how it was left, the words, and the colours that were chosen last.
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
    pub(crate) fn is_asking(&self) -> bool {
        self.question.is_some()
    }

    #[cfg(test)]
    pub(crate) fn is_closing(&self) -> bool {
        matches!(self.stage, Stage::Closing(_))
    }

    #[cfg(test)]
    pub(crate) fn pointed_move(&self) -> Option<MoveId> {
        match &self.verdict {
            Verdict::Fits(id, _) => Some(*id),
            Verdict::Refused(_) | Verdict::Nothing => None,
        }
    }

    #[cfg(test)]
    pub(crate) fn zones(&self) -> &[crate::spot::Zone] {
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
        self.put_aim_away();
        if let Err(error) = self.table.deal() {
            return self.fail(TableError::Write(error));
        }
        if self.table.stopped_by().is_some() {
            return self.end(Ended::Stopped);
        }
        let Some(seat) = self.table.next_to_decide(&self.people(), self.eyes) else {
            return self.over();
        };
        let Sitter::Bot { listens, .. } = self.sitters[seat.index()] else {
            if self.eyes == Some(seat) {
                self.begin_decision(seat);
            } else {
                self.hide(seat);
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

    /// Nobody decides, so nothing is pointed at.
    fn put_aim_away(&mut self) {
        self.aim = None;
        self.verdict = Verdict::Nothing;
    }

    /// Shows nothing until this person has taken over, nor anything then of what the last one looked at.
    fn hide(&mut self, seat: Seat) {
        self.stage = Stage::Hidden(seat);
        self.question = None;
        self.desk.put_away();
        self.desk.page = 0;
    }

    /// Whether nobody has taken over yet of several people: then nothing is shown but that others decide.
    fn is_nobodys(&self) -> bool {
        self.eyes.is_none() && self.stage != Stage::Over
    }

    fn begin_decision(&mut self, seat: Seat) {
        self.stage = Stage::Deciding(seat);
        self.eyes = Some(seat);
        self.refresh();
        let view = self.table.view(seat);
        let mut aim = Aim::new(self.game(), view, seat, &self.table.moves(seat));
        // A hand is chosen card by card.
        aim.unpick();
        let pages = pages(&aim.picture).len();
        if pages != self.pages {
            self.pages = pages;
            self.desk.page = 0;
        }
        self.aim = Some(aim);
        self.weigh();
    }

    /// Looks at the table anew, with the eyes that the screen has.
    fn refresh(&mut self) {
        if self.is_nobodys() {
            return;
        }
        let seat = self.eyes.unwrap_or(Seat::new(0));
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
        // What is picked from lies on the first page.
        if matches!(aim.cursor, Some(Spot::Offer(_))) {
            self.desk.page = 0;
        }
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
        if self.settings.confirm && !asked && self.table.is_final(seat, id) {
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
        let people = self.people();
        let next = self.table.next_to_decide(&people, Some(seat));
        // Before the screen is handed over, what was decided can still be taken back.
        let hands_over = next.is_some_and(|next| next != seat && people.contains(&next));
        if done && (self.settings.confirm || hands_over) && self.table.may_undo(seat).is_ok() {
            self.put_aim_away();
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
        let mut fault = None;
        if stands {
            let faults = self.table.player_faults().len();
            if let Err(error) = self.table.answered(seat, answer, on_fault) {
                return self.fail(error);
            }
            if self.table.player_faults().len() > faults {
                fault = Some(self.say_fault());
            }
        }
        // A person who took a move back decides meanwhile, and is not disturbed, unless it is all over.
        let effects = if decision && self.table.awaiting() != Awaiting::Over {
            Vec::new()
        } else {
            self.advance()
        };
        if let Some(text) = fault {
            self.desk.say(Role::Clash, text);
        }
        effects
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
        self.question = None;
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
        vec![Effect::Judge(Played::of(&self.table), steps)]
    }

    fn judged(&mut self, step: usize, judged: Option<Judgement>) {
        self.unjudged = self.unjudged.saturating_sub(1);
        let made = self.table.steps().get(step).map(|step| step.kind);
        let judged = judged.filter(|judged| judged.cost > judged.error);
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
        Vec::new()
    }

    /// Where keys and mouse do what they do.
    fn place(&self) -> Where {
        if self.question.is_some() {
            Where::Question
        } else if self.desk.paper.is_some() {
            Where::Text
        } else {
            self.place_below()
        }
    }

    /// The same without what lies on top.
    fn place_below(&self) -> Where {
        match self.stage {
            Stage::Hidden(_) => Where::Hidden,
            Stage::Over => Where::End,
            Stage::Deciding(_) | Stage::Closing(_) | Stage::Waiting => Where::Table,
        }
    }
}
