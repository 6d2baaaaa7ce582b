//! The only module that owns a terminal, reads a clock and starts threads, with the modules below it.
//!
//! It has more than 500 lines, because games, records and menus wait for keys in the same way.

mod elsewhere;
mod signals;
mod terminal;

use crate::app::{App, AppEffect, AppMessage, RulesText, ScreenExit, SeatPlayer};
use crate::menu::{Menu, MenuExit, MenuView};
use crate::render::Block;
use crate::screen::WIDTH_MIN;
use crate::ui_state::paper_width;
use crate::viewer::{Viewer, ViewerEffect};
use crate::{TableSettings, ThemeName};
use crossterm::event::{self, Event};
use elsewhere::{Elsewhere, Thinker, look_at, pause};
use rnw_bots::analysis::Judge;
use rnw_i18n::Translator;
use rnw_session::{Lesson, Player, Table};
use roll_and_write::Seat;
use signals::Signals;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};
use terminal::{Screen, check_terminal, ring};

/// The wait for a key while a player thinks: one frame.
const FRAME: Duration = Duration::from_millis(16);
/// The wait for a key at other times, before the next check of signals.
const IDLE: Duration = Duration::from_millis(100);
/// The wait for a key that follows another immediately. Zero would read no key.
const MOMENT: Duration = Duration::from_millis(1);
/// The pause at the end of a game, in pauses of a bot.
const PAUSE: u32 = 4;
/// The wait for others after which the bell rings.
const LONG: Duration = Duration::from_secs(1);

/// A game to play at the screen.
pub struct Seating<'a, W> {
    /// The table.
    pub table: Table<W>,
    /// The bot of each seat; `None` where a person sits.
    pub bots: Vec<Option<Box<dyn Player>>>,
    /// Who gives hints, and judges the decisions after the end of the game.
    pub judge: Judge,
    /// The translations and the names of the players.
    pub translator: Translator,
    /// How the screen shows the game.
    pub settings: TableSettings,
    /// The lesson of a first game that teaches, with the start of the keys of its texts.
    pub lesson: Option<(Lesson, String)>,
    /// The rules of the game.
    pub rules: Option<RulesText>,
    /// The options that the game has by default; texts of positions leave them out.
    pub usual_options: BTreeMap<String, String>,
    /// Finds what earlier games say about the result, such as a new record. It is asked after the end of the game.
    pub own_ranks: Box<dyn Fn() -> Vec<String> + 'a>,
    /// What to tell the people at the start, such as a change of the pack. It is shown until the next key.
    pub news: Option<String>,
}

roll_and_write::opaque_debug!([W] Seating<'_, W>);

/// What remains after the screen was left.
pub struct AfterScreen<W> {
    /// The table. Its record contains the game as far as it went.
    pub table: Table<W>,
    /// The bots; `None` if one still thinks.
    pub bots: Option<Vec<Option<Box<dyn Player>>>>,
    /// How the screen was left.
    pub ended: ScreenExit,
    /// The translations and the names of the players.
    pub translator: Translator,
    /// The colour theme that was chosen last.
    pub theme: ThemeName,
}

roll_and_write::opaque_debug!([W] AfterScreen<W>);

/// Plays a game at the screen until a person leaves it or it ends. Restores the terminal when it returns or
/// panics. [`AfterScreen::ended`] contains any error.
pub fn run<W: Write>(seating: Seating<'_, W>) -> AfterScreen<W> {
    let Seating {
        table,
        bots,
        judge,
        translator,
        settings,
        lesson,
        rules,
        usual_options,
        own_ranks,
        news,
    } = seating;
    let player_kinds = bots.iter().map(|bot| player_kind(bot.as_deref())).collect();
    let app = App::new(table, player_kinds, judge.clone(), translator, &settings);
    let mut app = app.with_usual_options(usual_options);
    if let Some((lesson, words)) = lesson {
        app = app.taught_by(lesson, words);
    }
    if let Some(rules) = rules {
        app = app.with_rules(rules);
    }
    if let Some(news) = news {
        app = app.with_news(news);
    }
    let (sender, answers) = channel();
    let thinker = Thinker::start(bots, settings.bot_pause, sender.clone());
    let (bots, lost) = match thinker {
        Ok(thinker) => {
            let stop = Arc::new(AtomicBool::new(false));
            let elsewhere = Elsewhere {
                thinker: &thinker,
                judge: &judge,
                own_ranks: &*own_ranks,
                stop: &stop,
                sender,
                pause: settings.bot_pause * PAUSE,
            };
            let lost = play(&mut app, &elsewhere, answers, settings.mouse).err();
            stop.store(true, Ordering::Relaxed);
            (thinker.end(), lost)
        }
        Err(error) => (None, Some(error)),
    };
    let (table, ended, translator, theme) = app.leave();
    AfterScreen {
        table,
        bots,
        ended: lost.map_or(ended, ScreenExit::Lost),
        translator,
        theme,
    }
}

/// The kind of the player of a seat, from its bot.
fn player_kind(bot: Option<&dyn Player>) -> SeatPlayer {
    match bot {
        None => SeatPlayer::Person,
        Some(bot) => SeatPlayer::Bot {
            observes: bot.observes(),
            on_fault: bot.on_fault(),
        },
    }
}

/// What the game at the screen waits for.
#[derive(Default)]
struct Waits {
    /// The number of answers.
    answers: usize,
    /// The last key since the first bot began to think.
    since: Option<Instant>,
}

impl Waits {
    /// Does what the game asks for.
    fn carry_out(
        &mut self,
        effect: AppEffect,
        elsewhere: &Elsewhere<'_>,
        screen: &mut Screen,
        signals: &Signals,
    ) {
        match effect {
            AppEffect::Think(question) => {
                self.answers += 1;
                self.since.get_or_insert_with(Instant::now);
                elsewhere.thinker.ask(*question);
            }
            AppEffect::Judge(decisions) => {
                self.answers += decisions.len();
                let Elsewhere { judge, stop, .. } = *elsewhere;
                look_at(
                    decisions,
                    judge,
                    stop,
                    &elsewhere.sender,
                    AppMessage::Judged,
                );
            }
            AppEffect::Rank => {
                self.answers += 1;
                elsewhere.rank();
            }
            AppEffect::Pause => {
                self.answers += 1;
                pause(elsewhere);
            }
            AppEffect::Screen(effect) => screen.carry_out(effect, signals),
            AppEffect::Bell => {
                let since = self.since.take();
                if since.is_some_and(|since| since.elapsed() >= LONG) {
                    ring();
                }
            }
        }
    }
}

/// Draws the game and handles messages until the screen is left.
fn play<W: Write>(
    app: &mut App<W>,
    elsewhere: &Elsewhere<'_>,
    answers: Receiver<AppMessage>,
    mouse: bool,
) -> io::Result<()> {
    let mut inbox = Inbox::new(Some(answers))?;
    let mut screen = Screen::open(mouse)?;
    let mut waits = Waits::default();
    let mut effects = app.start();
    let lost = loop {
        for effect in std::mem::take(&mut effects) {
            waits.carry_out(effect, elsewhere, &mut screen, &inbox.signals);
        }
        if app.is_left() {
            return Ok(());
        }
        if let Err(error) = screen.draw(|frame| app.draw(frame)) {
            break error;
        }
        match inbox.next(waits.answers > 0, None) {
            Ok(Next::Tick) => {}
            Ok(Next::Signal(signal)) => app.signalled(signal),
            Ok(Next::Stop) => {
                if let Err(error) = screen.suspend(&inbox.signals) {
                    break error;
                }
            }
            Ok(Next::Input(event)) => {
                // Nobody needs a bell who is at the keyboard.
                waits.since = waits.since.map(|_| Instant::now());
                effects = app.update(AppMessage::Input(event));
            }
            Ok(Next::Answer(answer)) => {
                waits.answers -= 1;
                effects = app.update(answer);
            }
            Err(error) => break error,
        }
    };
    // A closed window sends a signal, which may arrive shortly after the error.
    thread::sleep(IDLE);
    match inbox.signals.came() {
        Some(signal) => {
            app.signalled(signal);
            Ok(())
        }
        None => Err(lost),
    }
}

/// How a replay was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShownScreen {
    /// The colour theme that was chosen last.
    pub theme: ThemeName,
    /// The signal that asked the program to end, if any.
    pub signal: Option<i32>,
}

/// Shows a recorded game at the screen until the viewer leaves. Starts at the end of `turn`, or at the
/// beginning if it is `None`. The judge finds the mistakes when the viewer asks for them.
///
/// # Errors
/// If there is no terminal, or the terminal is lost.
pub fn show<W: Write>(
    table: Table<W>,
    translator: Translator,
    settings: &TableSettings,
    usual_options: BTreeMap<String, String>,
    viewpoint: Option<Seat>,
    turn: Option<u32>,
    judge: &Judge,
) -> io::Result<ShownScreen> {
    let viewer = Viewer::new(table, translator, settings, viewpoint);
    let mut viewer = viewer.with_usual_options(usual_options);
    if let Some(turn) = turn {
        viewer.go_to_turn(turn);
    }
    let (sender, answers) = channel();
    let mut inbox = Inbox::new(Some(answers))?;
    let mut screen = Screen::open(settings.mouse)?;
    let (mut signal, mut unjudged) = (None, 0);
    let stop = Arc::new(AtomicBool::new(false));
    // When the step was shown that a record which plays by itself shows now.
    let mut shown = Instant::now();
    while signal.is_none() && !viewer.is_left() {
        screen.draw(|frame| viewer.draw(frame))?;
        let tick = viewer.pace().map(|pace| shown + pace);
        match inbox.next(unjudged > 0, tick)? {
            Next::Answer(judged) => {
                unjudged -= 1;
                viewer.judged(judged);
            }
            Next::Tick => {
                viewer.tick();
                shown = Instant::now();
            }
            Next::Signal(came) => signal = Some(came),
            Next::Stop => screen.suspend(&inbox.signals)?,
            Next::Input(event) => {
                let played = viewer.pace().is_some();
                let effect = viewer.update(&event);
                if !played {
                    shown = Instant::now();
                }
                match effect {
                    Some(ViewerEffect::Screen(effect)) => {
                        screen.carry_out(effect, &inbox.signals);
                    }
                    Some(ViewerEffect::Judge(decisions)) => {
                        unjudged += decisions.len();
                        look_at(decisions, judge, &stop, &sender, |judged| judged);
                    }
                    None => {}
                }
            }
        }
    }
    stop.store(true, Ordering::Relaxed);
    let theme = viewer.theme();
    Ok(ShownScreen { theme, signal })
}

/// A screen for menus and texts. Dropping it restores the terminal.
pub struct MenuScreen {
    view: MenuView,
    screen: Screen,
    inbox: Inbox<Infallible>,
}

roll_and_write::opaque_debug!(MenuScreen);

impl MenuScreen {
    /// Opens the screen.
    ///
    /// # Errors
    /// If there is no terminal.
    pub fn open(translator: Translator, settings: &TableSettings) -> io::Result<Self> {
        Ok(Self {
            inbox: Inbox::new(None)?,
            screen: Screen::open(settings.mouse)?,
            view: MenuView::new(translator, settings),
        })
    }

    /// The colour theme that was chosen last.
    pub fn theme(&self) -> ThemeName {
        self.view.theme()
    }

    /// Changes the language.
    pub fn translate(&mut self, translator: Translator) {
        self.view.translate(translator);
    }

    /// Shows a menu until the player opens an entry, changes one, or leaves.
    ///
    /// # Errors
    /// If the terminal is lost.
    pub fn choose(&mut self, menu: &mut Menu) -> io::Result<MenuExit> {
        self.view.show_page(None);
        self.run(menu)
    }

    /// Shows a text until the player closes it.
    ///
    /// # Errors
    /// If the terminal is lost.
    pub fn show(&mut self, title: impl Into<String>, page: Block) -> io::Result<MenuExit> {
        self.view.show_page(Some((title.into(), page)));
        self.run(&mut Menu::default())
    }

    /// Shows a text, and does not wait for the player: what it announces comes next.
    ///
    /// # Errors
    /// If the terminal is lost.
    pub fn present(&mut self, title: impl Into<String>, page: Block) -> io::Result<()> {
        self.view.show_page(Some((title.into(), page)));
        let view = &mut self.view;
        self.screen.draw(|frame| view.draw(&Menu::default(), frame))
    }

    /// The width that a text can have, in columns.
    pub fn width(&self) -> usize {
        let width = self.screen.width();
        width.map_or(WIDTH_MIN.into(), paper_width)
    }

    fn run(&mut self, menu: &mut Menu) -> io::Result<MenuExit> {
        loop {
            let view = &mut self.view;
            self.screen.draw(|frame| view.draw(menu, frame))?;
            let event = match self.inbox.next(false, None)? {
                Next::Input(event) => event,
                Next::Signal(signal) => return Ok(MenuExit::Signalled(signal)),
                Next::Stop => {
                    self.screen.suspend(&self.inbox.signals)?;
                    continue;
                }
                Next::Tick => continue,
            };
            let (exit, effect) = self.view.update(menu, &event);
            if let Some(effect) = effect {
                self.screen.carry_out(effect, &self.inbox.signals);
            }
            if let Some(exit) = exit {
                return Ok(exit);
            }
        }
    }
}

/// What a screen must handle next.
enum Next<A> {
    /// A key, a mouse event or a new window size.
    Input(Event),
    /// The answer of another thread.
    Answer(A),
    /// A signal asks the program to end.
    Signal(i32),
    /// The program must stop for a while, or it continues after a stop.
    Stop,
    /// The time for the next step has come.
    Tick,
}

/// Collects everything that a screen reacts to. `A` is what other threads answer.
struct Inbox<A> {
    signals: Signals,
    /// The answers of other threads, if there are such threads.
    answers: Option<Receiver<A>>,
    /// The event that arrived immediately after a mouse movement.
    kept: Option<Event>,
}

impl<A> Inbox<A> {
    /// An inbox that also watches the signals.
    fn new(answers: Option<Receiver<A>>) -> io::Result<Self> {
        Ok(Self {
            signals: Signals::watch()?,
            answers,
            kept: None,
        })
    }

    /// Waits for a key, an answer or a signal, but not longer than until `tick`.
    fn next(&mut self, busy: bool, tick: Option<Instant>) -> io::Result<Next<A>> {
        loop {
            if let Some(signal) = self.signals.came() {
                return Ok(Next::Signal(signal));
            }
            if self.signals.is_to_stop() {
                return Ok(Next::Stop);
            }
            if let Some(event) = self.kept.take() {
                return Ok(Next::Input(event));
            }
            let answers = self.answers.as_ref();
            if let Some(answer) = answers.and_then(|answers| answers.try_recv().ok()) {
                return Ok(Next::Answer(answer));
            }
            check_terminal()?;
            let wait = if busy { FRAME } else { IDLE };
            let left = tick.map(|tick| tick.saturating_duration_since(Instant::now()));
            if event::poll(left.map_or(wait, |left| left.clamp(MOMENT, wait)))? {
                let event = event::read()?;
                return Ok(Next::Input(self.last_place(event)?));
            }
            if tick.is_some_and(|tick| tick <= Instant::now()) {
                return Ok(Next::Tick);
            }
        }
    }

    /// Skips to the last of several quick mouse movements.
    fn last_place(&mut self, event: Event) -> io::Result<Event> {
        let mut last = event;
        while is_movement(&last) && event::poll(MOMENT)? {
            let event = event::read()?;
            if !is_movement(&event) {
                self.kept = Some(event);
                break;
            }
            last = event;
        }
        Ok(last)
    }
}

fn is_movement(event: &Event) -> bool {
    matches!(event, Event::Mouse(mouse) if mouse.kind == event::MouseEventKind::Moved)
}
