//! The only module that owns a terminal, reads a clock and starts threads.

use crate::app::{App, AppEffect, AppMessage, RulesText, ScreenExit, SeatPlayer};
use crate::menu::{Menu, MenuExit, MenuView};
use crate::render::Block;
use crate::screen::WIDTH_MIN;
use crate::ui_state::{ScreenEffect, paper_width};
use crate::viewer::Viewer;
use crate::{TableSettings, ThemeName};
use crossterm::cursor::Show;
use crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
    Event,
};
use crossterm::execute;
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::backend::CrosstermBackend;
use ratatui::{Frame, Terminal};
use rnw_bots::analysis::{Judgement, RecordedGame};
use rnw_i18n::Translator;
use rnw_session::{FaultCode, Lesson, Player, PlayerFault, Question, Table};
use roll_and_write::Seat;
use std::convert::Infallible;
use std::fmt;
use std::io::{self, Write, stdout};
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The wait for a key while a player thinks: one frame.
const FRAME: Duration = Duration::from_millis(16);
/// The wait for a key at other times, before the next check of signals.
const IDLE: Duration = Duration::from_millis(100);
/// The wait for a key that follows another immediately. Zero would read no key.
const MOMENT: Duration = Duration::from_millis(1);
/// The wait for a thinking bot after the player leaves the screen.
const GRACE: Duration = Duration::from_millis(300);
/// The pause at the end of a game, in pauses of a bot.
const PAUSE: u32 = 4;
/// The wait for others after which the bell rings.
const LONG: Duration = Duration::from_secs(1);
/// The name of the threads in which bots think.
const THINKER: &str = "bots";

/// Computes the cost of one decision of a finished game. The `usize` is the index of the step in the game.
/// `None` if the step was not a choice.
pub type JudgeStep = Arc<dyn Fn(&RecordedGame, usize) -> Option<Judgement> + Send + Sync>;

/// A game to play at the screen.
pub struct Seating<W> {
    /// The table.
    pub table: Table<W>,
    /// The bot of each seat; `None` where a person sits.
    pub bots: Vec<Option<Box<dyn Player>>>,
    /// The player who gives hints.
    pub adviser: Box<dyn Player>,
    /// Evaluates the decisions after the end of the game.
    pub judge: JudgeStep,
    /// The translations and the names of the players.
    pub translator: Translator,
    /// How the screen shows the game.
    pub settings: TableSettings,
    /// The lesson of a first game that teaches, with the start of the keys of its texts.
    pub lesson: Option<(Lesson, String)>,
    /// The rules of the game.
    pub rules: Option<RulesText>,
    /// What to tell the people at the start, such as a change of the pack. It is shown until the next key.
    pub news: Option<String>,
}

impl<W> fmt::Debug for Seating<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seating")
            .field("settings", &self.settings)
            .finish_non_exhaustive()
    }
}

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

impl<W> fmt::Debug for AfterScreen<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Leaving")
            .field("ended", &self.ended)
            .finish_non_exhaustive()
    }
}

/// Plays a game at the screen until a person leaves it or it ends. Restores the terminal when it returns or
/// panics. [`AfterScreen::ended`] contains any error.
pub fn run<W: Write>(seating: Seating<W>) -> AfterScreen<W> {
    let Seating {
        table,
        bots,
        adviser,
        judge,
        translator,
        settings,
        lesson,
        rules,
        news,
    } = seating;
    let player_kind = |bot: &Option<Box<dyn Player>>| match bot {
        None => SeatPlayer::Person,
        Some(bot) => SeatPlayer::Bot {
            observes: bot.observes(),
            on_fault: bot.on_fault(),
        },
    };
    let player_kinds = bots.iter().map(player_kind).collect();
    let mut app = App::new(table, player_kinds, adviser, translator, &settings);
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

/// The work that runs outside the screen.
struct Elsewhere<'e> {
    thinker: &'e Thinker,
    judge: &'e JudgeStep,
    /// Set when nobody waits for judgements any more.
    stop: &'e Arc<AtomicBool>,
    sender: Sender<AppMessage>,
    /// The time that people get to read at the end of a game.
    pause: Duration,
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
    let mut waits = 0;
    // The last key since the first bot began to think.
    let mut waiting_since: Option<Instant> = None;
    let mut effects = app.start();
    let lost = loop {
        for effect in std::mem::take(&mut effects) {
            match effect {
                AppEffect::Think(question) => {
                    waits += 1;
                    waiting_since.get_or_insert_with(Instant::now);
                    elsewhere.thinker.ask(*question);
                }
                AppEffect::Judge(played, steps) => {
                    waits += steps.len();
                    look_at(played, steps, elsewhere);
                }
                AppEffect::Pause => {
                    waits += 1;
                    pause(elsewhere);
                }
                AppEffect::Screen(effect) => screen.carry_out(effect, &inbox.signals),
                AppEffect::Bell => {
                    let since = waiting_since.take();
                    if since.is_some_and(|since| since.elapsed() >= LONG) {
                        ring();
                    }
                }
            }
        }
        if app.is_left() {
            return Ok(());
        }
        if let Err(error) = screen.draw(|frame| app.draw(frame)) {
            break error;
        }
        match inbox.next(waits > 0, None) {
            Ok(Next::Tick) => {}
            Ok(Next::Signal(signal)) => app.signalled(signal),
            Ok(Next::Stop) => {
                if let Err(error) = screen.suspend(&inbox.signals) {
                    break error;
                }
            }
            Ok(Next::Input(event)) => {
                // Nobody needs a bell who is at the keyboard.
                waiting_since = waiting_since.map(|_| Instant::now());
                effects = app.update(AppMessage::Input(event));
            }
            Ok(Next::Answer(answer)) => {
                waits -= 1;
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
/// beginning if it is `None`.
///
/// # Errors
/// If there is no terminal, or the terminal is lost.
pub fn show<W: Write>(
    table: Table<W>,
    translator: Translator,
    settings: &TableSettings,
    viewpoint: Option<Seat>,
    turn: Option<u32>,
) -> io::Result<ShownScreen> {
    let mut viewer = Viewer::new(table, translator, settings, viewpoint);
    if let Some(turn) = turn {
        viewer.go_to_turn(turn);
    }
    let mut inbox = Inbox::<Infallible>::new(None)?;
    let mut screen = Screen::open(settings.mouse)?;
    let mut signal = None;
    // When the step was shown that a record which plays by itself shows now.
    let mut shown = Instant::now();
    while signal.is_none() && !viewer.is_left() {
        screen.draw(|frame| viewer.draw(frame))?;
        let tick = viewer.pace().map(|pace| shown + pace);
        match inbox.next(false, tick)? {
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
                if let Some(effect) = effect {
                    screen.carry_out(effect, &inbox.signals);
                }
            }
        }
    }
    let theme = viewer.theme();
    Ok(ShownScreen { theme, signal })
}

/// A screen for menus and texts. Dropping it restores the terminal.
pub struct MenuScreen {
    view: MenuView,
    screen: Screen,
    inbox: Inbox<Infallible>,
}

impl fmt::Debug for MenuScreen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MenuScreen").finish_non_exhaustive()
    }
}

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
        let size = self.screen.terminal.size();
        size.map_or(WIDTH_MIN.into(), |size| paper_width(size.width))
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

/// Rings the bell of the terminal.
fn ring() {
    // The next drawing reports a lost terminal.
    let _ = stdout().write_all(b"\x07").and_then(|()| stdout().flush());
}

/// Fails if the terminal was closed. Reading from a closed terminal would never return.
#[cfg(unix)]
fn check_terminal() -> io::Result<()> {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::io::Errno;
    let stdin = io::stdin();
    let mut terminal = [PollFd::new(&stdin, PollFlags::empty())];
    match poll(&mut terminal, Some(&Timespec::default())) {
        Ok(_) | Err(Errno::INTR) => {}
        Err(error) => return Err(error.into()),
    }
    let gone = PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL;
    if terminal[0].revents().intersects(gone) {
        return Err(io::Error::new(
            io::ErrorKind::UnexpectedEof,
            "the terminal is gone",
        ));
    }
    Ok(())
}

/// Always succeeds: on this system, nothing detects a closed terminal.
#[cfg(not(unix))]
fn check_terminal() -> io::Result<()> {
    Ok(())
}

fn is_movement(event: &Event) -> bool {
    matches!(event, Event::Mouse(mouse) if mouse.kind == event::MouseEventKind::Moved)
}

/// The thread in which bots think, one at a time.
struct Thinker {
    questions: Sender<Question>,
    done: Receiver<Vec<Option<Box<dyn Player>>>>,
}

impl Thinker {
    fn start(
        mut bots: Vec<Option<Box<dyn Player>>>,
        pause: Duration,
        answers: Sender<AppMessage>,
    ) -> io::Result<Self> {
        let (questions, asked) = channel::<Question>();
        let (give_back, done) = channel();
        let think = move || {
            for question in asked {
                let (seat, began) = (question.seat, Instant::now());
                let Some(bot) = bots.get_mut(seat.index()).and_then(Option::as_mut) else {
                    continue;
                };
                let answer = panic::catch_unwind(AssertUnwindSafe(|| question.put_to(&mut **bot)));
                let answer = answer.unwrap_or_else(|panic| Err(broken(&*panic)));
                thread::sleep(pause.saturating_sub(began.elapsed()));
                if answers.send(AppMessage::Thought(seat, answer)).is_err() {
                    break;
                }
            }
            // The receiver may be gone.
            let _ = give_back.send(bots);
        };
        start(think)?;
        Ok(Self { questions, done })
    }

    fn ask(&self, question: Question) {
        // If the thread has ended, its panic was reported and no answer comes.
        let _ = self.questions.send(question);
    }

    /// Returns the bots, or `None` if one still thinks.
    fn end(self) -> Option<Vec<Option<Box<dyn Player>>>> {
        drop(self.questions);
        self.done.recv_timeout(GRACE).ok()
    }
}

fn broken(panic: &(dyn std::any::Any + Send)) -> PlayerFault {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    PlayerFault::new(FaultCode::Broken, text.unwrap_or_default())
}

/// Judges decisions in a separate thread until `stop` is set. Without a thread, each decision gets the answer
/// `None`.
fn look_at(played: RecordedGame, steps: Vec<usize>, elsewhere: &Elsewhere<'_>) {
    let (judge, stop) = (Arc::clone(elsewhere.judge), Arc::clone(elsewhere.stop));
    let answers = elsewhere.sender.clone();
    let unseen = steps.clone();
    let look = move || {
        for step in steps {
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let judged = panic::catch_unwind(AssertUnwindSafe(|| judge(&played, step)));
            if answers
                .send(AppMessage::Judged(step, judged.ok().flatten()))
                .is_err()
            {
                return;
            }
        }
    };
    if start(look).is_err() {
        for step in unseen {
            // The receiver belongs to the caller of this function, so it still exists.
            let _ = elsewhere.sender.send(AppMessage::Judged(step, None));
        }
    }
}

/// Sends [`AppMessage::Paced`] after a pause; without a thread at once.
fn pause(elsewhere: &Elsewhere<'_>) {
    let (answers, pause) = (elsewhere.sender.clone(), elsewhere.pause);
    let wait = move || {
        thread::sleep(pause);
        // The receiver may be gone.
        let _ = answers.send(AppMessage::Paced);
    };
    if start(wait).is_err() {
        // The receiver belongs to the caller of this function, so it still exists.
        let _ = elsewhere.sender.send(AppMessage::Paced);
    }
}

/// Starts a thread, or says why the system gives none.
fn start(work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let started = thread::Builder::new().name(THINKER.to_owned()).spawn(work);
    started.map(drop).map_err(|error| {
        let problem = format!(
            "cannot start a thread: {error}; close other programs, or raise the limits with ulimit"
        );
        io::Error::new(error.kind(), problem)
    })
}

type Hook = Box<dyn Fn(&PanicHookInfo<'_>) + Send + Sync>;

/// The terminal while the screen is shown. Dropping it restores the terminal. A panic restores it too, before
/// its report is printed.
struct Screen {
    terminal: Terminal<CrosstermBackend<GuardedOutput>>,
    hook: Arc<Hook>,
    /// Whether the program receives mouse events.
    mouse: bool,
    /// Set while the screen closes. Write errors are then ignored.
    left: Arc<AtomicBool>,
}

/// Standard output without late errors. A dropped [`Terminal`] shows the cursor again. If that fails, it prints
/// to standard error, and it panics if standard error is gone too.
struct GuardedOutput {
    left: Arc<AtomicBool>,
}

impl GuardedOutput {
    fn or_let_go<T>(&self, done: io::Result<T>, instead: T) -> io::Result<T> {
        match done {
            Err(_) if self.left.load(Ordering::Relaxed) => Ok(instead),
            done => done,
        }
    }
}

impl Write for GuardedOutput {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.or_let_go(stdout().write(bytes), bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.or_let_go(stdout().flush(), ())
    }
}

impl Screen {
    fn open(mouse: bool) -> io::Result<Self> {
        let hook: Arc<Hook> = Arc::new(panic::take_hook());
        let before = Arc::clone(&hook);
        let painter = thread::current().id();
        panic::set_hook(Box::new(move |info| {
            // For panics of other threads, the code that started them reports the error.
            if thread::current().id() == painter {
                restore();
                before(info);
            }
        }));
        let left = Arc::default();
        match prepare(mouse, &left) {
            Ok(terminal) => Ok(Self {
                terminal,
                hook,
                mouse,
                left,
            }),
            Err(error) => {
                left.store(true, Ordering::Relaxed);
                put_back(hook);
                Err(error)
            }
        }
    }

    fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        self.terminal.draw(draw).map(|_| ())
    }

    fn carry_out(&mut self, effect: ScreenEffect, signals: &Signals) {
        match effect {
            ScreenEffect::CatchMouse(on) => self.catch_mouse(on),
            ScreenEffect::Suspend => signals.stop_all(),
        }
    }

    fn catch_mouse(&mut self, on: bool) {
        self.mouse = on;
        // A terminal without mouse support ignores this.
        let _ = if on {
            execute!(stdout(), EnableMouseCapture)
        } else {
            execute!(stdout(), DisableMouseCapture)
        };
    }

    /// Gives up the terminal while the program is stopped. Later redraws over anything that others left on it.
    fn suspend(&mut self, signals: &Signals) -> io::Result<()> {
        restore();
        signals.stop();
        self.terminal = prepare(self.mouse, &self.left)?;
        Ok(())
    }
}

/// Sets up the terminal and shows an empty screen.
fn prepare(
    mouse: bool,
    left: &Arc<AtomicBool>,
) -> io::Result<Terminal<CrosstermBackend<GuardedOutput>>> {
    enable_raw_mode()?;
    // Pasted text arrives as one event, not as keys.
    execute!(stdout(), EnableBracketedPaste)?;
    // From here on, no change of the window size is missed.
    event::poll(Duration::ZERO)?;
    // `Terminal::clear` would ask the terminal for its cursor position and wait.
    execute!(stdout(), EnterAlternateScreen, Clear(ClearType::All))?;
    if mouse {
        execute!(stdout(), EnableMouseCapture)?;
    }
    let left = Arc::clone(left);
    let mut terminal = Terminal::new(CrosstermBackend::new(GuardedOutput { left }))?;
    terminal.hide_cursor()?;
    Ok(terminal)
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.left.store(true, Ordering::Relaxed);
        if thread::panicking() {
            restore();
        } else {
            put_back(Arc::clone(&self.hook));
        }
    }
}

/// Restores the terminal and the previous panic hook.
fn put_back(hook: Arc<Hook>) {
    restore();
    panic::set_hook(Box::new(move |info| hook(info)));
}

/// Restores the terminal as far as possible.
fn restore() {
    let _ = disable_raw_mode();
    let _ = execute!(
        stdout(),
        DisableMouseCapture,
        DisableBracketedPaste,
        LeaveAlternateScreen,
        Show
    );
}

/// Signals that ask the program to end, to stop for a while, or to continue.
struct Signals {
    came: Arc<AtomicUsize>,
    /// A signal asked the program to stop for a while.
    stop: Arc<AtomicBool>,
    /// The program continues after a stop.
    goes_on: Arc<AtomicBool>,
    #[cfg(unix)]
    watched: Vec<signal_hook::SigId>,
}

/// Whether no screen is shown. A stop signal then has its default action. Without this flag it would have no
/// effect, because it was watched before.
#[cfg(unix)]
static AWAY: std::sync::LazyLock<Arc<AtomicBool>> = std::sync::LazyLock::new(|| {
    let away = Arc::default();
    let stop = signal_hook::consts::SIGTSTP;
    // If this registration fails, the signal has no effect.
    let _ = signal_hook::flag::register_conditional_default(stop, Arc::clone(&away));
    away
});

impl Signals {
    #[cfg(unix)]
    fn watch() -> io::Result<Self> {
        use signal_hook::consts::{SIGCONT, SIGTSTP};
        use signal_hook::flag::{register, register_usize};
        AWAY.store(false, Ordering::Relaxed);
        let mut signals = Self {
            came: Arc::default(),
            stop: Arc::default(),
            goes_on: Arc::default(),
            watched: Vec::new(),
        };
        for signal in rnw_system::signals::that_end() {
            let came = Arc::clone(&signals.came);
            let watched = register_usize(signal, came, signal as usize)?;
            signals.watched.push(watched);
        }
        for (signal, flag) in [(SIGTSTP, &signals.stop), (SIGCONT, &signals.goes_on)] {
            signals.watched.push(register(signal, Arc::clone(flag))?);
        }
        Ok(signals)
    }

    #[cfg(not(unix))]
    fn watch() -> io::Result<Self> {
        Ok(Self {
            came: Arc::default(),
            stop: Arc::default(),
            goes_on: Arc::default(),
        })
    }

    fn came(&self) -> Option<i32> {
        let signal = self.came.load(Ordering::Relaxed);
        (signal != 0).then_some(signal as i32)
    }

    /// Whether a signal asked the program to stop, or the program continues after a stop.
    fn is_to_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.goes_on.load(Ordering::Relaxed)
    }

    /// Stops this program and all programs that were started together with it. Ctrl-Z does the same outside the
    /// full screen.
    #[cfg(unix)]
    fn stop_all(&self) {
        // If this is not allowed, only this program stops.
        let _ = rustix::process::kill_current_process_group(rustix::process::Signal::TSTP);
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Does nothing: this system cannot stop programs.
    #[cfg(not(unix))]
    fn stop_all(&self) {}

    /// Stops the program until a signal resumes it, unless such a signal has already arrived.
    #[cfg(unix)]
    fn stop(&self) {
        use rustix::process::{getpgrp, getsid};
        // In a terminal without a shell, nobody would ever resume the program.
        let alone = getsid(None).is_ok_and(|session| session == getpgrp());
        let asked = self.stop.swap(false, Ordering::Relaxed);
        if asked && !alone && !self.goes_on.load(Ordering::Relaxed) {
            let _ = signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP);
        }
        self.goes_on.store(false, Ordering::Relaxed);
    }

    #[cfg(not(unix))]
    fn stop(&self) {}
}

impl Drop for Signals {
    fn drop(&mut self) {
        #[cfg(unix)]
        {
            AWAY.store(true, Ordering::Relaxed);
            for id in self.watched.drain(..) {
                signal_hook::low_level::unregister(id);
            }
        }
    }
}
