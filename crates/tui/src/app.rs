//! A game at the screen: it handles keys and mouse, and it draws. It owns no terminal, no clock and no thread.
//! Inputs and answers arrive as [`AppMessage`]s; requests to the outside leave as [`AppEffect`]s.
//!
//! It has more than 500 lines, because the types that the modules below share are described here.

mod fresh;
mod keys;
mod lesson;
mod paint;
mod reveal;
mod rules;
#[cfg(test)]
mod tests;
mod typed;

pub use rules::RulesText;
pub use typed::not_alone;

use lesson::Taught;

use crate::bindings::Where;
use crate::log_text::LogText;
use crate::render::Role;
use crate::screen::pages;
use crate::selection::Selection;
use crate::spot::Spot;
use crate::ui_state::{GamePieces, ScreenEffect, UiState};
use crate::{TableSettings, ThemeName};
use crossterm::event::Event;
use rnw_bots::analysis::{Judgement, RecordedGame};
use rnw_i18n::{Translator, name};
use rnw_session::{
    CheckedMove, LogEntryKind, Observer, OnFault, Player, PlayerFault, Preview, Question, Table,
    TableError,
};
use roll_and_write::picture::Picture;
use roll_and_write::{Awaiting, BySeat, Game, MoveId, Refusal, Seat};
use std::fmt;
use std::io::Write;

/// The kind of player that decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatPlayer {
    /// A person at this screen.
    Person,
    /// A bot or a program, which thinks outside the app.
    Bot {
        /// Whether it wants the notices of its seat.
        observes: bool,
        /// What happens if it makes a fault.
        on_fault: OnFault,
    },
}

/// Something from outside that the app must handle.
#[derive(Debug)]
pub enum AppMessage {
    /// A key, a mouse event, or a new window size.
    Input(Event),
    /// A bot has finished thinking: its seat, and its move or its fault.
    Thought(Seat, Result<MoveId, PlayerFault>),
    /// A decision of the finished game was judged: the index of its step, and its cost. `None` if the step was
    /// not a choice or could not be judged.
    Judged(usize, Option<Judgement>),
    /// A pause is over.
    Paced,
}

/// A request from the app to the outside.
#[derive(Debug)]
pub enum AppEffect {
    /// Let a bot think. The answer returns as [`AppMessage::Thought`].
    Think(Box<Question>),
    /// Judge these steps of a finished game. Each result returns as [`AppMessage::Judged`].
    Judge(RecordedGame, Vec<usize>),
    /// Wait a moment, so that people can read. [`AppMessage::Paced`] ends it.
    Pause,
    /// Something that only the terminal does.
    Screen(ScreenEffect),
    /// A person is to decide again after others have. The bell may ring if that took long.
    Bell,
}

impl From<ScreenEffect> for AppEffect {
    fn from(effect: ScreenEffect) -> Self {
        Self::Screen(effect)
    }
}

/// How a screen was left.
#[derive(Debug)]
pub enum ScreenExit {
    /// The game is over.
    Over,
    /// A person left before the end of the game.
    Left,
    /// Ctrl-C was pressed.
    Interrupted,
    /// A signal with this number asked the program to end.
    Signalled(i32),
    /// The game is over, and the player wants to play the same deal again.
    Rematch,
    /// The game is over, and the player wants another deal with the same players.
    NewDeal,
    /// A plugin failed, and the settings stop the game there.
    Stopped,
    /// The game cannot continue.
    Failed(TableError),
    /// The terminal is lost, or the system gave no terminal or no thread.
    Lost(std::io::Error),
}

/// The stage of a game for the people at the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum AppStage {
    /// This person must take over the screen; nothing is shown.
    Hidden(Seat),
    /// This person decides.
    Deciding(Seat),
    /// This person has decided everything and may still undo it.
    Closing(Seat),
    /// Bots think.
    Waiting,
    /// The game is over.
    Over,
}

/// A question that the app asks before it acts.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Confirmation {
    Leave,
    Rematch,
    NewDeal,
    /// Play a move that cannot be undone?
    Final(CheckedMove),
    /// Redo a move that cannot be undone?
    Redo(CheckedMove),
}

/// Whether the selected move is legal.
#[derive(Debug)]
enum MoveCheck {
    /// The selection is not a move.
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
    /// The seat whose view the screen shows.
    viewpoint: Option<Seat>,
    selection: Option<Selection>,
    verdict: MoveCheck,
    /// The picture that is shown while nobody decides.
    picture: Picture,
    /// An earlier picture, to highlight what is new since then.
    before: Option<Picture>,
    /// The log of each seat. Lines from before its last decision count as shown.
    logs: BySeat<LogText>,
    /// Where each seat decided last on a board.
    decided_at: BySeat<Option<Spot>>,
    question: Option<Confirmation>,
    /// The seat whose bot is thinking.
    thinking: Option<Seat>,
    /// Whether bots have decided since the last decision of a person.
    waited: bool,
    /// Whether a move was undone since the bot was asked.
    taken_back: bool,
    /// Whether the table is shown at the end, and not the score.
    looks: bool,
    /// The number of regions whose pieces are turned up at the end; `None` if all are.
    revealed: Option<usize>,
    /// The number of pages below the table at the last decision.
    pages: usize,
    costly: Vec<(usize, Seat, MoveId, Judgement)>,
    /// The number of decisions that are not judged yet.
    unjudged: usize,
    /// The lesson, if this is a first game that teaches.
    lesson: Option<Taught>,
    /// The rules of the game, if the program knows them.
    rules: Option<RulesText>,
    /// The clause at which the rules are to be opened.
    passage: Option<String>,
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
    /// A game at a table, with one player kind per seat and an adviser for hints.
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
                GamePieces::of(&table.game().printed()),
            ),
            settings: *settings,
            stage: AppStage::Waiting,
            viewpoint: None,
            selection: None,
            verdict: MoveCheck::Nothing,
            picture: Picture::default(),
            before: None,
            decided_at: BySeat::from_fn(|_| None),
            question: None,
            thinking: None,
            waited: false,
            taken_back: false,
            looks: false,
            revealed: None,
            pages: 0,
            costly: Vec::new(),
            unjudged: 0,
            lesson: None,
            rules: None,
            passage: None,
            ended: None,
            table,
            player_kinds,
            adviser,
        };
        let people = app.people();
        app.viewpoint = people.first().copied().filter(|_| people.len() == 1);
        // A player who resumes a game sees the notices of its last turn.
        for seat in people {
            app.update_log(seat);
            let last = app.table.last_turn().saturating_sub(1);
            app.logs[seat].observed.mark_shown_before(last);
        }
        app
    }

    /// Tells the people something at the start.
    #[must_use]
    pub fn with_news(mut self, news: String) -> Self {
        self.ui_state.show_status(Role::Clash, news);
        self
    }

    /// Starts the game: deals, and asks the player who must decide.
    pub fn start(&mut self) -> Vec<AppEffect> {
        let effects = self.advance();
        if !self.settings.kept && self.lesson.is_none() {
            self.ui_state.say(Role::Clash, "table-not-kept");
        }
        effects
    }

    /// Handles a message and returns the requests that follow from it.
    pub fn update(&mut self, message: AppMessage) -> Vec<AppEffect> {
        if self.ended.is_some() {
            return Vec::new();
        }
        match message {
            AppMessage::Input(event) if self.skips_reveal(&event) => Vec::new(),
            AppMessage::Input(event) => self.input(&event),
            AppMessage::Paced => self.reveal_more(),
            AppMessage::Thought(seat, answer) => self.thought(seat, answer),
            AppMessage::Judged(step, judged) => {
                self.judged(step, judged);
                Vec::new()
            }
        }
    }

    /// Whether the screen must close.
    pub fn is_left(&self) -> bool {
        self.ended.is_some()
    }

    /// Returns the table, the way the screen was left, the translations, and the colour theme that was chosen
    /// last.
    pub fn leave(self) -> (Table<W>, ScreenExit, Translator, ThemeName) {
        (
            self.table,
            self.ended.unwrap_or(ScreenExit::Left),
            self.ui_state.translator,
            self.ui_state.theme,
        )
    }

    /// Leaves the screen because a signal asks for it.
    pub fn signalled(&mut self, signal: i32) {
        self.ended.get_or_insert(ScreenExit::Signalled(signal));
    }

    fn people(&self) -> Vec<Seat> {
        let seats = Seat::all(self.player_kinds.len());
        let is_person = |seat: &Seat| self.player_kinds[seat.index()] == SeatPlayer::Person;
        seats.filter(is_person).collect()
    }

    fn game(&self) -> &dyn Game {
        &**self.table.game()
    }

    fn text(&self, key: &str) -> String {
        self.ui_state.translator.text(key)
    }

    // ---- how the game proceeds ----

    /// Advances to the next decision of a person, or asks a bot.
    fn advance(&mut self) -> Vec<AppEffect> {
        self.clear_selection();
        if let Err(error) = self.table.deal() {
            return self.fail(TableError::Write(error));
        }
        if self.table.stopped_by().is_some() {
            return self.end(ScreenExit::Stopped);
        }
        let Some(seat) = self.table.next_to_decide(&self.people(), self.viewpoint) else {
            return self.over();
        };
        let SeatPlayer::Bot { observes, .. } = self.player_kinds[seat.index()] else {
            if self.viewpoint == Some(seat) {
                self.begin_decision(seat);
            } else {
                self.hide(seat);
            }
            let waited = std::mem::take(&mut self.waited);
            return Vec::from_iter((waited && self.settings.bell).then_some(AppEffect::Bell));
        };
        self.stage = AppStage::Waiting;
        self.refresh();
        if self.thinking.is_some() {
            return Vec::new();
        }
        self.thinking = Some(seat);
        self.waited = true;
        self.taken_back = false;
        let question = self.table.question(seat, observes);
        vec![AppEffect::Think(Box::new(question))]
    }

    /// Clears the selection, because nobody decides.
    fn clear_selection(&mut self) {
        self.selection = None;
        self.verdict = MoveCheck::Nothing;
    }

    /// Hides everything until this person takes over. Also closes what the previous person was reading.
    fn hide(&mut self, seat: Seat) {
        self.stage = AppStage::Hidden(seat);
        self.question = None;
        self.ui_state.put_away();
        self.ui_state.page = 0;
    }

    /// Whether the screen belongs to none of several people yet. It then shows only that others decide.
    fn is_nobodys(&self) -> bool {
        self.viewpoint.is_none() && self.stage != AppStage::Over
    }

    fn begin_decision(&mut self, seat: Seat) {
        self.stage = AppStage::Deciding(seat);
        self.viewpoint = Some(seat);
        self.refresh();
        let view = self.table.view(seat);
        let mut selection = Selection::new(self.game(), view, seat, &self.table.moves(seat));
        // A player chooses a hand card by card.
        selection.unpick();
        if let Some(before) = self.decided_at[seat] {
            selection.start_near(before);
        }
        fresh::freshen(&mut selection.picture, self.before.as_ref());
        let pages = pages(&selection.picture).len();
        if pages != self.pages {
            self.pages = pages;
            self.ui_state.page = 0;
        }
        self.selection = Some(selection);
        self.weigh();
        self.teach();
    }

    /// Updates the pictures and the log for the seat whose view is shown.
    fn refresh(&mut self) {
        if self.is_nobodys() {
            return;
        }
        let seat = self.viewpoint.unwrap_or(Seat::new(0));
        let game = self.table.game();
        self.picture = game.picture(&self.table.view(seat));
        let since = game.picture(&self.table.view_after_decision(seat));
        let turn = self.table.last_turn();
        let earlier = turn
            .checked_sub(2)
            .map(|turn| (turn, game.picture(&self.table.view_at_end_of(turn, seat))));
        let decided = self.table.log().last_decision_turn(seat);
        self.before = Some(fresh::before(earlier, (decided, since)));
        fresh::freshen(&mut self.picture, self.before.as_ref());
        self.update_log(seat);
    }

    /// Adds new notices to the log of a seat.
    fn update_log(&mut self, seat: Seat) {
        self.logs[seat].catch_up(self.table.log(), &self.ui_state.translator);
    }

    /// The log of the seat whose view is shown; empty if there is no such seat.
    fn log(&self) -> &[String] {
        if self.is_nobodys() {
            return &[];
        }
        self.logs[self.viewpoint.unwrap_or(Seat::new(0))].lines()
    }

    /// The log lines since that seat's last decision.
    fn news(&self) -> &[String] {
        self.viewpoint
            .map_or_else(|| self.log(), |seat| self.logs[seat].news())
    }

    /// Evaluates the selection: whether it is legal, and what the move would bring.
    fn weigh(&mut self) {
        self.turn_to_offer();
        self.verdict = self.pointed().map_or(MoveCheck::Nothing, |(seat, id)| {
            self.verdict_of(self.table.check(seat, id))
        });
    }

    /// Turns to the first page if an offer is selected, because the offers are there.
    fn turn_to_offer(&mut self) {
        if let Some(Spot::Offer(_)) = self.cursor() {
            self.ui_state.page = 0;
        }
    }

    /// The selected place.
    fn cursor(&self) -> Option<Spot> {
        self.selection.as_ref()?.cursor
    }

    /// The selected move and its seat.
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

    /// Checks the selection and the open question again, because another player has decided.
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

    /// Plays a move. Asks for confirmation first if the settings want that, or if the move is easily chosen by mistake.
    fn decide(&mut self, checked: CheckedMove, asked: bool) -> Vec<AppEffect> {
        let asks = self.settings.confirm && self.table.is_final(&checked)
            || self.table.should_confirm(&checked);
        if asks && !asked {
            self.question = Some(Confirmation::Final(checked));
            return Vec::new();
        }
        let seat = checked.seat();
        self.update_log(seat);
        self.tell_tutor(&checked);
        if let selected @ Some(Spot::Cell(..) | Spot::Line(..)) = self.cursor() {
            self.decided_at[seat] = selected;
        }
        match self.table.play(checked) {
            Ok(()) => {
                self.logs[seat].observed.mark_shown();
                self.decided(seat)
            }
            Err(error) => self.fail(error),
        }
    }

    fn decided(&mut self, seat: Seat) -> Vec<AppEffect> {
        let done = !self.table.awaited().contains(seat);
        // Without a question at the end of a turn, the decision can be undone while others decide, and before the next
        // person takes over the screen.
        if done && self.settings.confirm && self.table.may_undo(seat).is_ok() {
            self.clear_selection();
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
        // An undone move belongs to another lane, so the answer usually stays legal. If it is not, the bot is
        // asked again.
        let is_refused = |id: &MoveId| self.table.check(seat, *id).is_err();
        let is_outdated = self.taken_back && answer.as_ref().is_ok_and(is_refused);
        let stands = self.table.awaited().contains(seat) && !is_outdated;
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
        // A person who has undone a move decides now. Nothing disturbs that, unless the game is over.
        let effects = if self.is_deciding() && self.table.awaiting() != Awaiting::Over {
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
            OnFault::Bot => "tui-fault-bot",
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
        let entries = self.table.log().entries().iter().enumerate();
        let own = entries.filter(|(_, entry)| matches!(entry.kind, LogEntryKind::Move(seat, _) if people.contains(&seat)));
        let steps: Vec<usize> = own.map(|(index, _)| index).collect();
        self.unjudged = steps.len();
        self.teach();
        let judge = AppEffect::Judge(RecordedGame::of(&self.table), steps);
        self.begin_reveal().into_iter().chain([judge]).collect()
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

    /// The context that decides what keys and mouse do.
    fn place(&self) -> Where {
        if self.question.is_some() {
            Where::Question
        } else if self.ui_state.dialog.is_some() {
            Where::Text
        } else if self.is_taught_now() {
            Where::Lesson
        } else {
            self.place_below()
        }
    }

    /// The same context without dialogs and questions.
    fn place_below(&self) -> Where {
        match self.stage {
            AppStage::Hidden(_) => Where::Hidden,
            AppStage::Over => Where::End,
            AppStage::Deciding(_) | AppStage::Closing(_) | AppStage::Waiting => Where::Table,
        }
    }
}
