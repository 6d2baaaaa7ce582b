//! A game at the screen: it handles keys and mouse, and it draws. It owns no terminal, no clock and no thread.
//! Inputs and answers arrive as [`AppMessage`]s; requests to the outside leave as [`AppEffect`]s.

mod confirmation;
mod deciding;
mod fresh;
mod keys;
mod lesson;
mod message;
mod players;
mod reveal;
mod rules;
mod scene;
mod shown;
#[cfg(test)]
mod tests;
mod typed;

pub use message::{AppEffect, AppMessage, ScreenExit};
pub use players::SeatPlayer;
pub use rules::RulesText;
pub use typed::{not_alone, two_meanings};

use confirmation::Confirmation;
use deciding::Deciding;
use lesson::Taught;
use players::AppPlayers;
use reveal::Reveal;
use scene::AppScene;
use shown::{AppStage, ShownTable};

use crate::bindings::Where;
use crate::canvas::Canvas;
use crate::key_hints::GamePieces;
use crate::mistakes::Mistakes;
use crate::render::Role;
use crate::screen::pages;
use crate::spot::Spot;
use crate::ui_state::{Dialog, UiState, paper_width};
use crate::{TableSettings, ThemeName};
use ratatui::Frame;
use rnw_bots::analysis::{Judge, MadeDecision, people};
use rnw_i18n::{Translator, name};
use rnw_session::{CheckedMove, Lesson, OnFault, PlayerFault, SeatFault, Table, TableError};
use roll_and_write::{Awaiting, BySeat, MoveId, Seat};
use std::collections::BTreeMap;
use std::io::Write;

/// A game at the screen.
pub struct App<W> {
    table: Table<W>,
    players: AppPlayers,
    judge: Judge,
    ui_state: UiState,
    settings: TableSettings,
    shown: ShownTable,
    /// What is being decided; `None` while nobody decides.
    deciding: Option<Deciding>,
    /// Where each seat decided last on a board.
    decided_at: BySeat<Option<Spot>>,
    question: Option<Confirmation>,
    /// Whether the table is shown at the end, and not the score.
    looks: bool,
    /// How far pieces are turned up at the end; `None` if all are.
    reveal: Option<Reveal>,
    /// The number of pages below the table at the last decision.
    pages: usize,
    mistakes: Mistakes,
    /// What earlier games say about the result.
    own_ranks: Vec<String>,
    /// The lesson, if this is a first game that teaches.
    lesson: Option<Taught>,
    /// The rules of the game, if the program knows them.
    rules: Option<RulesText>,
    ended: Option<ScreenExit>,
}

roll_and_write::opaque_debug!([W] App<W>);

impl<W: Write> App<W> {
    /// A game at a table, with one player kind per seat and a judge for hints.
    pub fn new(
        table: Table<W>,
        player_kinds: Vec<SeatPlayer>,
        judge: Judge,
        translator: Translator,
        settings: &TableSettings,
    ) -> Self {
        let players = AppPlayers::new(player_kinds);
        let people = players.people();
        let mut shown = ShownTable::new(people.first().copied().filter(|_| people.len() == 1));
        // A player who resumes a game sees the notices of its last turn.
        for seat in people {
            shown.logs[seat].catch_up(table.log(), &translator);
            let last = table.last_turn().saturating_sub(1);
            shown.logs[seat].observed.mark_shown_before(last);
        }
        let pieces = GamePieces::of(&table.game().printed());
        Self {
            ui_state: UiState::new(translator, settings, pieces),
            settings: *settings,
            shown,
            deciding: None,
            decided_at: BySeat::from_fn(|_| None),
            question: None,
            looks: false,
            reveal: None,
            pages: 0,
            mistakes: Mistakes::default(),
            own_ranks: Vec::new(),
            lesson: None,
            rules: None,
            ended: None,
            table,
            players,
            judge,
        }
    }

    /// Tells the people something at the start.
    #[must_use]
    pub fn with_news(mut self, news: String) -> Self {
        self.ui_state.show_status(Role::Clash, news);
        self
    }

    /// The same game as a first game that teaches. `words` is the start of the keys of the lesson's texts.
    #[must_use]
    pub fn taught_by(mut self, lesson: Lesson, words: impl Into<String>) -> Self {
        self.lesson = Some(Taught::new(lesson, words));
        self.ui_state.keys.has_lesson = true;
        self
    }

    /// The same game with rules to read.
    #[must_use]
    pub fn with_rules(mut self, rules: RulesText) -> Self {
        self.rules = Some(rules);
        self
    }

    /// The same game, which has these options by default; texts of positions leave them out.
    #[must_use]
    pub fn with_usual_options(mut self, usual: BTreeMap<String, String>) -> Self {
        self.ui_state.usual_options = usual;
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
            AppMessage::Input(event) => {
                let (skips, is_handled) = reveal::skips(&event);
                let reveals = self.reveal.is_some();
                self.reveal = self.reveal.filter(|_| !skips);
                if reveals && !is_handled {
                    return Vec::new();
                }
                self.input(&event)
            }
            AppMessage::Paced => {
                let next = |reveal: Reveal| reveal.next(&self.shown.picture);
                self.reveal = self.reveal.and_then(next);
                Vec::from_iter(self.reveal.map(|_| AppEffect::Pause))
            }
            AppMessage::Thought(seat, answer) => self.thought(seat, answer),
            AppMessage::Ranked(sentences) => {
                self.own_ranks = sentences;
                Vec::new()
            }
            AppMessage::Judged(judged) => {
                self.mistakes.judged(judged);
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

    // ---- how the game proceeds ----

    /// Advances to the next decision of a person, or asks a bot.
    fn advance(&mut self) -> Vec<AppEffect> {
        self.deciding = None;
        if let Err(error) = self.table.deal() {
            return self.end(TableError::Write(error));
        }
        if self.table.stopped_by().is_some() {
            return self.end(ScreenExit::Stopped);
        }
        let viewpoint = self.shown.viewpoint;
        let next = (self.table).next_to_decide(&self.players.people(), viewpoint);
        let Some(seat) = next else {
            return self.over();
        };
        let SeatPlayer::Bot { observes, .. } = self.players.kind(seat) else {
            if viewpoint == Some(seat) {
                self.begin_decision(seat);
            } else {
                self.hide(seat);
            }
            let waited = std::mem::take(&mut self.players.waited);
            return Vec::from_iter((waited && self.settings.bell).then_some(AppEffect::Bell));
        };
        self.show(AppStage::Waiting);
        if !self.players.begin_to_think(seat) {
            return Vec::new();
        }
        let question = self.table.question(seat, observes);
        vec![AppEffect::Think(Box::new(question))]
    }

    /// Hides everything until this person takes over. Also closes what the previous person was reading.
    fn hide(&mut self, seat: Seat) {
        self.shown.stage = AppStage::Hidden(seat);
        self.question = None;
        self.ui_state.put_away();
        self.ui_state.page = 0;
    }

    /// Goes to a stage and shows the table as it is then.
    fn show(&mut self, stage: AppStage) {
        let translator = &self.ui_state.translator;
        self.shown.go_to(stage, &self.table, translator);
    }

    fn begin_decision(&mut self, seat: Seat) {
        self.shown.viewpoint = Some(seat);
        self.show(AppStage::Deciding(seat));
        let (near, before) = (self.decided_at[seat], self.shown.before.as_ref());
        let deciding = Deciding::new(&self.table, seat, near, before);
        let pages = pages(&deciding.selection.picture).len();
        if pages != self.pages {
            self.pages = pages;
            self.ui_state.page = 0;
        }
        self.deciding = Some(deciding);
        self.weigh();
        self.teach();
    }

    /// Explains the next step of the lesson whose occasion has come.
    fn teach(&mut self) {
        if let Some(lesson) = &mut self.lesson {
            lesson.look(&self.table, &self.shown);
        }
    }

    /// Checks whether the selection is legal. Turns to the first page if an offer is selected, because the offers are
    /// there.
    fn weigh(&mut self) {
        if let Some(deciding) = &mut self.deciding {
            deciding.weigh(&self.table);
            self.ui_state.turn_to(deciding.selection.cursor);
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
        self.shown.logs[seat].catch_up(self.table.log(), &self.ui_state.translator);
        if let Some(lesson) = &mut self.lesson
            && lesson.praises(&self.table, &self.shown, &checked)
        {
            self.ui_state.say(Role::Fresh, "teach-well-done");
        }
        let cursor = self.deciding.as_ref();
        let cursor = cursor.and_then(|deciding| deciding.selection.cursor);
        if let selected @ Some(Spot::Cell(..) | Spot::Line(..)) = cursor {
            self.decided_at[seat] = selected;
        }
        match self.table.play(checked) {
            Ok(()) => {
                self.shown.logs[seat].observed.mark_shown();
                self.decided(seat)
            }
            Err(error) => self.end(error),
        }
    }

    fn decided(&mut self, seat: Seat) -> Vec<AppEffect> {
        let done = !self.table.awaited().contains(seat);
        // Without a question at the end of a turn, the decision can be undone while others decide, and before the next
        // person takes over the screen.
        if done && self.settings.confirm && self.table.may_undo(seat).is_ok() {
            self.deciding = None;
            self.show(AppStage::Closing(seat));
            return Vec::new();
        }
        self.advance()
    }

    fn thought(&mut self, seat: Seat, answer: Result<MoveId, PlayerFault>) -> Vec<AppEffect> {
        let Some(on_fault) = self.players.has_thought(seat) else {
            return Vec::new();
        };
        // An undone move belongs to another lane, so the answer usually stays legal. If it is not, the bot is
        // asked again.
        let is_refused = |id: &MoveId| self.table.check(seat, *id).is_err();
        let is_outdated = self.players.taken_back && answer.as_ref().is_ok_and(is_refused);
        let stands = self.table.awaited().contains(seat) && !is_outdated;
        let faults = self.table.player_faults().len();
        if stands && let Err(error) = self.table.answered(seat, answer, on_fault) {
            return self.end(error);
        }
        let fault = self.table.player_faults().get(faults..);
        let fault = fault.and_then(<[SeatFault]>::last);
        let fault = fault.map(|fault| say_fault(fault, &self.ui_state.translator));
        // A person who has undone a move decides now. Nothing disturbs that, unless the game is over.
        let is_deciding = matches!(
            self.shown.stage,
            AppStage::Deciding(_) | AppStage::Closing(_)
        );
        let effects = if is_deciding && self.table.awaiting() != Awaiting::Over {
            if let Some(deciding) = &mut self.deciding {
                deciding.check_again(&self.table);
            }
            if let Some(question) = &mut self.question {
                question.check_again(&self.table);
            }
            Vec::new()
        } else {
            self.advance()
        };
        if let Some(text) = fault {
            self.ui_state.show_status(Role::Clash, text);
        }
        effects
    }

    fn over(&mut self) -> Vec<AppEffect> {
        if let Err(error) = self.table.close() {
            return self.end(TableError::Write(error));
        }
        self.question = None;
        self.show(AppStage::Over);
        self.ui_state.scroll = 0;
        let decisions = MadeDecision::all(&self.table, &people(&self.table.header().seats));
        self.mistakes = Mistakes::among(decisions.len());
        self.teach();
        // A lesson explains the end in front of the board as it is then.
        let reveals = self.lesson.is_none() && !self.settings.bot_pause.is_zero();
        self.reveal = Reveal::of(&self.shown.picture).filter(|_| reveals);
        let pause = self.reveal.map(|_| AppEffect::Pause).into_iter();
        let asks = [AppEffect::Rank, AppEffect::Judge(decisions)];
        pause.chain(asks).collect()
    }

    fn end(&mut self, ended: impl Into<ScreenExit>) -> Vec<AppEffect> {
        self.ended = Some(ended.into());
        Vec::new()
    }

    /// The context that decides what keys and mouse do.
    fn place(&self) -> Where {
        let lesson = self.lesson.as_ref();
        if let Some(question) = &self.question {
            if question.needs_yes(&self.table) {
                Where::MoveQuestion
            } else {
                Where::Question
            }
        } else if self.ui_state.dialog.is_some() {
            Where::Text
        } else if lesson.and_then(Taught::explained_answers).is_some() {
            Where::Lesson
        } else {
            self.shown.stage.place()
        }
    }

    // ---- how it is drawn ----

    /// Draws the screen.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let mut canvas = self.ui_state.canvas(frame);
        if self.ui_state.has_room(&mut canvas) {
            self.paint(&mut canvas);
            self.ui_state.draw_bar(&mut canvas, self.place());
        }
        self.ui_state.keep((canvas.zones, canvas.cut, canvas.pages));
    }

    /// The game, as far as it is drawn.
    fn scene(&self) -> AppScene<'_> {
        let viewer = self
            .shown
            .viewpoint
            .filter(|_| self.settings.takes_back_slips);
        AppScene {
            may_take_back: viewer.is_some_and(|seat| self.table.may_take_back(seat).is_ok()),
            live: &self.table,
            ui: &self.ui_state,
            shown: &self.shown,
            deciding: self.deciding.as_ref(),
            lesson: self.lesson.as_ref(),
            thinking: self.players.thinking,
        }
    }

    fn paint(&mut self, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        let width = paper_width(area.width);
        let scene = self.scene();
        let can_undo = scene.can_undo();
        let is_end = self.shown.stage == AppStage::Over && !self.looks;
        if let Some(reveal) = self.reveal.filter(|_| is_end) {
            let revealed = reveal.revealed(&self.shown.picture, &self.ui_state.translator);
            scene.draw_revealed(canvas, &revealed);
        } else if is_end {
            let end = scene.end(&self.mistakes, &self.own_ranks, area.width.into());
            self.ui_state.draw_page(canvas, &end);
        } else {
            scene.draw_table(canvas);
        }
        let place = self.place();
        let lesson = self.lesson.as_ref();
        if let Some(question) = &self.question {
            let translator = &self.ui_state.translator;
            let text = question.text(&self.table, translator, self.settings.kept);
            self.ui_state.draw_question(canvas, place, &text);
        } else if let Some(dialog) = self.ui_state.dialog.clone() {
            let mut block = self.scene().dialog(&dialog, width);
            if let (Dialog::Rules, Some(rules)) = (&dialog, &mut self.rules) {
                let passage;
                (block, passage) = rules.laid_out(width);
                self.ui_state.scroll = passage.unwrap_or(self.ui_state.scroll);
            }
            self.ui_state.draw_dialog(canvas, &dialog, &block);
        } else if let Some((title, block)) =
            lesson.and_then(|lesson| lesson.explanation(&self.ui_state, width))
        {
            self.ui_state.draw_paper_below(canvas, &title, &block);
        }
        let keys = &mut self.ui_state.keys;
        let answers = self.lesson.as_ref().and_then(Taught::explained_answers);
        keys.can_go_on = answers != Some(false);
        keys.can_undo = can_undo;
        keys.can_decide = self.deciding.is_some();
        keys.has_pages = !is_end && canvas.pages > 1;
        if let Some(deciding) = &self.deciding {
            keys.can_turn = deciding.selection.can_turn();
            keys.can_switch = deciding.selection.can_switch();
        }
    }
}

/// Says what became of a seat whose player has made a fault.
fn say_fault(fault: &SeatFault, translator: &Translator) -> String {
    let key = match fault.then {
        OnFault::Forfeit => "tui-fault-forfeit",
        OnFault::Random => "tui-fault-random",
        OnFault::Bot => "tui-fault-bot",
        OnFault::Abort => "tui-fault-abort",
    };
    let gaps = [
        ("player", name(translator.name(fault.seat))),
        ("code", name(fault.fault.code.word())),
    ];
    translator.with(key, &gaps)
}
