//! A game at the screen: what keys and mouse do to it, and what is drawn. It owns no terminal, no clock and
//! no thread: inputs and answers come in as messages, and what is to be done elsewhere goes out as effects.

mod keys;
mod paint;
#[cfg(test)]
mod tests;
mod typed;

use crate::bindings::Where;
use crate::log_text::LogText;
use crate::render::Role;
use crate::screen::pages;
use crate::selection::{Preview, Selection};
use crate::spot::Spot;
use crate::ui_state::UiState;
use crate::{TableSettings, ThemeName};
use crossterm::event::Event;
use rnw_bots::analysis::{Judgement, RecordedGame};
use rnw_i18n::{Translator, name};
use rnw_session::{
    CheckedMove, LogEntryKind, Observer, OnFault, Player, PlayerFault, Question, Table, TableError,
};
use roll_and_write::picture::Picture;
use roll_and_write::{Awaiting, BySeat, Game, MoveId, Refusal, Seat};
use std::fmt;
use std::io::Write;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatPlayer {
    /// A person at this screen.
    Person,
    /// A bot or a program, which thinks elsewhere.
    Bot {
        /// Whether it wants to be told what its seat hears.
        observes: bool,
        /// What a fault of it brings.
        on_fault: OnFault,
    },
}

/// What happens to a game from outside.
#[derive(Debug)]
pub enum AppMessage {
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
pub enum AppEffect {
    /// A bot is to think; the answer comes back as [`AppMessage::Thought`].
    Think(Box<Question>),
    /// These steps of a game that is over are to be looked at; what each cost comes as [`AppMessage::Judged`].
    Judge(RecordedGame, Vec<usize>),
    /// The mouse is to be caught, or let go.
    CatchMouse(bool),
    /// The program is to stop until it is told to go on.
    Suspend,
}

/// How a screen was left.
#[derive(Debug)]
pub enum ScreenExit {
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
enum AppStage {
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
#[derive(Clone, PartialEq, Eq, Debug)]
enum Confirmation {
    Leave,
    Rematch,
    /// Whether a move is meant that cannot be taken back.
    Final(CheckedMove),
    /// The same, of one that was taken back before.
    Redo(CheckedMove),
}

/// Whether what is pointed at may be done.
#[derive(Debug)]
enum MoveCheck {
    /// It is no move at all.
    Nothing,
    Fits(CheckedMove, Preview),
    Refused(Refusal),
}

/// A game at the screen.
pub struct App<W> {
    table: Table<W>,
    player_kinds: Vec<SeatPlayer>,
    adviser: Box<dyn Player>,
    ui_state: UiState,
    settings: TableSettings,
    stage: AppStage,
    /// Whose eyes the screen has.
    eyes: Option<Seat>,
    selection: Option<Selection>,
    verdict: MoveCheck,
    /// What is shown while nobody decides.
    picture: Picture,
    /// The same before the last turn.
    before: Option<Picture>,
    /// What each seat has heard. What it had heard when it decided last counts as shown.
    logs: BySeat<LogText>,
    question: Option<Confirmation>,
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
    ended: Option<ScreenExit>,
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
        player_kinds: Vec<SeatPlayer>,
        adviser: Box<dyn Player>,
        translator: Translator,
        settings: &TableSettings,
    ) -> Self {
        let mut app = Self {
            logs: BySeat::from_fn(|seat| LogText::new(Observer::Seat(seat))),
            ui_state: UiState::new(
                translator,
                settings,
                !table.game().printed().patterns.is_empty(),
            ),
            settings: *settings,
            stage: AppStage::Waiting,
            eyes: None,
            selection: None,
            verdict: MoveCheck::Nothing,
            picture: Picture::default(),
            before: None,
            question: None,
            thinking: None,
            taken_back: false,
            looks: false,
            pages: 0,
            costly: Vec::new(),
            unjudged: 0,
            ended: None,
            table,
            player_kinds,
            adviser,
        };
        let people = app.people();
        app.eyes = people.first().copied().filter(|_| people.len() == 1);
        // Who comes back to a game is told what happened in its last turn.
        for seat in people {
            app.hear(seat);
            let last = app.table.last_turn().saturating_sub(1);
            app.logs[seat].heard.mark_shown_before(last);
        }
        app
    }

    /// Begins: deals what is to be dealt, and asks whoever is to decide.
    pub fn start(&mut self) -> Vec<AppEffect> {
        let effects = self.advance();
        if !self.settings.kept {
            let text = self.text("table-not-kept");
            self.ui_state.show_status(Role::Clash, text);
        }
        effects
    }

    /// Answers to what happened.
    pub fn update(&mut self, message: AppMessage) -> Vec<AppEffect> {
        if self.ended.is_some() {
            return Vec::new();
        }
        match message {
            AppMessage::Input(event) => self.input(&event),
            AppMessage::Thought(seat, answer) => self.thought(seat, answer),
            AppMessage::Judged(step, judged) => {
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
    pub fn leave(self) -> (Table<W>, ScreenExit, Translator, ThemeName) {
        (
            self.table,
            self.ended.unwrap_or(ScreenExit::Left),
            self.ui_state.translator,
            self.ui_state.theme,
        )
    }

    /// Leaves because a signal asks for it.
    pub fn signalled(&mut self, signal: i32) {
        self.ended.get_or_insert(ScreenExit::Signalled(signal));
    }

    fn people(&self) -> Vec<Seat> {
        let seats = Seat::all(self.player_kinds.len());
        seats
            .filter(|seat| self.player_kinds[seat.index()] == SeatPlayer::Person)
            .collect()
    }

    fn game(&self) -> &dyn Game {
        &**self.table.game()
    }

    fn text(&self, key: &str) -> String {
        self.ui_state.translator.text(key)
    }

    // ---- how the game goes on ----

    /// Goes on to the next decision of a person, or asks a bot.
    fn advance(&mut self) -> Vec<AppEffect> {
        self.put_aim_away();
        if let Err(error) = self.table.deal() {
            return self.fail(TableError::Write(error));
        }
        if self.table.stopped_by().is_some() {
            return self.end(ScreenExit::Stopped);
        }
        let Some(seat) = self.table.next_to_decide(&self.people(), self.eyes) else {
            return self.over();
        };
        let SeatPlayer::Bot { observes, .. } = self.player_kinds[seat.index()] else {
            if self.eyes == Some(seat) {
                self.begin_decision(seat);
            } else {
                self.hide(seat);
            }
            return Vec::new();
        };
        self.stage = AppStage::Waiting;
        self.refresh();
        if self.thinking.is_some() {
            return Vec::new();
        }
        self.thinking = Some(seat);
        self.taken_back = false;
        let question = self.table.question(seat, observes);
        vec![AppEffect::Think(Box::new(question))]
    }

    /// Nobody decides, so nothing is pointed at.
    fn put_aim_away(&mut self) {
        self.selection = None;
        self.verdict = MoveCheck::Nothing;
    }

    /// Shows nothing until this person has taken over, nor anything then of what the last one looked at.
    fn hide(&mut self, seat: Seat) {
        self.stage = AppStage::Hidden(seat);
        self.question = None;
        self.ui_state.put_away();
        self.ui_state.page = 0;
    }

    /// Whether nobody has taken over yet of several people: then nothing is shown but that others decide.
    fn is_nobodys(&self) -> bool {
        self.eyes.is_none() && self.stage != AppStage::Over
    }

    fn begin_decision(&mut self, seat: Seat) {
        self.stage = AppStage::Deciding(seat);
        self.eyes = Some(seat);
        self.refresh();
        let view = self.table.view(seat);
        let mut selection = Selection::new(self.game(), view, seat, &self.table.moves(seat));
        // A hand is chosen card by card.
        selection.unpick();
        let pages = pages(&selection.picture).len();
        if pages != self.pages {
            self.pages = pages;
            self.ui_state.page = 0;
        }
        self.selection = Some(selection);
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
        self.hear(seat);
    }

    /// A seat hears what is new.
    fn hear(&mut self, seat: Seat) {
        self.logs[seat].catch_up(self.table.log(), &self.ui_state.translator);
    }

    /// What the eyes of the screen have heard; nothing as long as it is nobody's.
    fn log(&self) -> &[String] {
        if self.is_nobodys() {
            return &[];
        }
        self.logs[self.eyes.unwrap_or(Seat::new(0))].lines()
    }

    /// What they have heard since they decided last.
    fn news(&self) -> &[String] {
        self.eyes
            .map_or_else(|| self.log(), |seat| self.logs[seat].news())
    }

    /// Looks at what is pointed at: whether it may be done, and what it would bring.
    fn weigh(&mut self) {
        self.turn_to_offer();
        self.verdict = self.pointed().map_or(MoveCheck::Nothing, |(seat, id)| {
            self.verdict_of(self.table.check(seat, id))
        });
    }

    /// What is picked from lies on the first page.
    fn turn_to_offer(&mut self) {
        if let Some(Some(Spot::Offer(_))) =
            self.selection.as_ref().map(|selection| selection.cursor)
        {
            self.ui_state.page = 0;
        }
    }

    /// The move that is pointed at, and whose it is.
    fn pointed(&self) -> Option<(Seat, MoveId)> {
        let selection = self.selection.as_ref()?;
        let id = self.game().move_at(&selection.view, &selection.target()?)?;
        Some((selection.seat, id))
    }

    fn verdict_of(&self, checked: Result<CheckedMove, Refusal>) -> MoveCheck {
        match (checked, &self.selection) {
            (Ok(checked), Some(selection)) => {
                let preview = Preview::new(self.game(), &selection.view, checked.legal());
                MoveCheck::Fits(checked, preview)
            }
            (Ok(_), None) => MoveCheck::Nothing,
            (Err(refusal), _) => MoveCheck::Refused(refusal),
        }
    }

    /// Checks once more what is pointed at or asked about, because somebody else has decided.
    fn check_again(&mut self) {
        if let Some((seat, id)) = self.pointed() {
            self.verdict = self.verdict_of(self.table.check(seat, id));
        }
        if let Some(Confirmation::Final(checked) | Confirmation::Redo(checked)) = &mut self.question
            && let Ok(again) = self.table.check(checked.seat(), checked.id())
        {
            *checked = again;
        }
    }

    /// Makes a move, after asking where that is wanted.
    fn decide(&mut self, checked: CheckedMove, asked: bool) -> Vec<AppEffect> {
        if self.settings.confirm && !asked && self.table.is_final(&checked) {
            self.question = Some(Confirmation::Final(checked));
            return Vec::new();
        }
        let seat = checked.seat();
        self.hear(seat);
        match self.table.play(checked) {
            Ok(()) => {
                self.logs[seat].heard.mark_shown();
                self.decided(seat)
            }
            Err(error) => self.fail(error),
        }
    }

    fn decided(&mut self, seat: Seat) -> Vec<AppEffect> {
        let done = !self.table.awaited().contains(seat);
        let people = self.people();
        let next = self.table.next_to_decide(&people, Some(seat));
        // Before the screen is handed over, what was decided can still be taken back.
        let hands_over = next.is_some_and(|next| next != seat && people.contains(&next));
        if done && (self.settings.confirm || hands_over) && self.table.may_undo(seat).is_ok() {
            self.put_aim_away();
            self.stage = AppStage::Closing(seat);
            self.refresh();
            return Vec::new();
        }
        self.advance()
    }

    fn thought(&mut self, seat: Seat, answer: Result<MoveId, PlayerFault>) -> Vec<AppEffect> {
        if self.thinking != Some(seat) {
            return Vec::new();
        }
        self.thinking = None;
        let SeatPlayer::Bot { on_fault, .. } = self.player_kinds[seat.index()] else {
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
            self.check_again();
            Vec::new()
        } else {
            self.advance()
        };
        if let Some(text) = fault {
            self.ui_state.show_status(Role::Clash, text);
        }
        effects
    }

    fn is_deciding(&self) -> bool {
        matches!(self.stage, AppStage::Deciding(_) | AppStage::Closing(_))
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
            ("player", name(self.ui_state.translator.name(fault.seat))),
            ("code", name(fault.fault.code.word())),
        ];
        self.ui_state.translator.with(key, &gaps)
    }

    fn over(&mut self) -> Vec<AppEffect> {
        if let Err(error) = self.table.close() {
            return self.fail(TableError::Write(error));
        }
        self.stage = AppStage::Over;
        self.question = None;
        self.refresh();
        self.ui_state.scroll = 0;
        let people = self.people();
        let own = |(index, step): (usize, &rnw_session::LogEntry)| match step.kind {
            LogEntryKind::Move(seat, _) if people.contains(&seat) => Some(index),
            LogEntryKind::Move(..) | LogEntryKind::Deal(..) => None,
        };
        let steps: Vec<usize> = self
            .table
            .log()
            .entries()
            .iter()
            .enumerate()
            .filter_map(own)
            .collect();
        self.unjudged = steps.len();
        vec![AppEffect::Judge(RecordedGame::of(&self.table), steps)]
    }

    fn judged(&mut self, step: usize, judged: Option<Judgement>) {
        self.unjudged = self.unjudged.saturating_sub(1);
        let made = self.table.log().entries().get(step).map(|step| step.kind);
        let judged = judged.filter(|judged| judged.cost > judged.error);
        if let (Some(judged), Some(LogEntryKind::Move(seat, id))) = (judged, made) {
            self.costly.push((step, seat, id, judged));
            self.costly
                .sort_by(|a, b| b.3.cost.total_cmp(&a.3.cost).then(a.0.cmp(&b.0)));
        }
    }

    fn fail(&mut self, error: TableError) -> Vec<AppEffect> {
        self.end(ScreenExit::Failed(error))
    }

    fn end(&mut self, ended: ScreenExit) -> Vec<AppEffect> {
        self.ended = Some(ended);
        Vec::new()
    }

    /// Where keys and mouse do what they do.
    fn place(&self) -> Where {
        if self.question.is_some() {
            Where::Question
        } else if self.ui_state.paper.is_some() {
            Where::Text
        } else {
            self.place_below()
        }
    }

    /// The same without what lies on top.
    fn place_below(&self) -> Where {
        match self.stage {
            AppStage::Hidden(_) => Where::Hidden,
            AppStage::Over => Where::End,
            AppStage::Deciding(_) | AppStage::Closing(_) | AppStage::Waiting => Where::Table,
        }
    }
}
