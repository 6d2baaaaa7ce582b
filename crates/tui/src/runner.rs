//! The one place that owns a terminal, reads a clock and starts threads.

use crate::app::{App, AppEffect, AppMessage, ScreenExit, SeatPlayer};
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
use rnw_session::{FaultCode, Player, PlayerFault, Question, Table};
use roll_and_write::Seat;
use std::fmt;
use std::io::{self, Write, stdout};
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long to wait for a key while somebody thinks: a frame.
const FRAME: Duration = Duration::from_millis(16);
/// How long to wait for a key otherwise, before signals are looked at.
const IDLE: Duration = Duration::from_millis(100);
/// How long to wait for a key that comes right after another: none at all would read none.
const MOMENT: Duration = Duration::from_millis(1);
/// How long a bot that thinks is waited for when the screen is left.
const GRACE: Duration = Duration::from_millis(300);
/// What the threads are called in which bots think.
const THINKER: &str = "bots";

/// What a decision of a game that is over cost: its steps, and which of them.
pub type JudgeStep = Arc<dyn Fn(&RecordedGame, usize) -> Option<Judgement> + Send + Sync>;

/// A game that is to be played at the screen.
pub struct Seating<W> {
    /// The table.
    pub table: Table<W>,
    /// Who decides for each seat; nobody where a person sits.
    pub bots: Vec<Option<Box<dyn Player>>>,
    /// Who gives hints.
    pub adviser: Box<dyn Player>,
    /// Who looks at decisions once the game is over.
    pub judge: JudgeStep,
    /// The words, and what the players are called.
    pub translator: Translator,
    /// How it is shown.
    pub settings: TableSettings,
}

impl<W> fmt::Debug for Seating<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seating")
            .field("settings", &self.settings)
            .finish_non_exhaustive()
    }
}

/// What is left when the screen was.
pub struct AfterScreen<W> {
    /// The table, its record written as far as the game went.
    pub table: Table<W>,
    /// The bots; none if one still thinks.
    pub bots: Option<Vec<Option<Box<dyn Player>>>>,
    /// How the screen was left.
    pub ended: ScreenExit,
    /// The words.
    pub translator: Translator,
    /// The colours that were chosen last.
    pub theme: ThemeName,
}

impl<W> fmt::Debug for AfterScreen<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Leaving")
            .field("ended", &self.ended)
            .finish_non_exhaustive()
    }
}

/// Plays a game at the screen until it is left. The terminal is as it was when this returns or panics. What
/// goes wrong is told by [`AfterScreen::ended`].
pub fn run<W: Write>(seating: Seating<W>) -> AfterScreen<W> {
    let Seating {
        table,
        bots,
        adviser,
        judge,
        translator,
        settings,
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

/// What goes on beside the screen.
struct Elsewhere<'e> {
    thinker: &'e Thinker,
    judge: &'e JudgeStep,
    /// Nobody waits any more for what is judged.
    stop: &'e Arc<AtomicBool>,
    sender: Sender<AppMessage>,
}

/// Draws the game and answers to what comes in, until the game is left.
fn play<W: Write>(
    app: &mut App<W>,
    elsewhere: &Elsewhere<'_>,
    answers: Receiver<AppMessage>,
    mouse: bool,
) -> io::Result<()> {
    let mut inbox = Inbox::new(Signals::watch()?, answers);
    let mut screen = Screen::open(mouse)?;
    let mut waits = 0;
    let mut effects = app.start();
    let lost = loop {
        for effect in std::mem::take(&mut effects) {
            match effect {
                AppEffect::Think(question) => {
                    waits += 1;
                    elsewhere.thinker.ask(*question);
                }
                AppEffect::Judge(played, steps) => {
                    waits += steps.len();
                    look_at(played, steps, elsewhere);
                }
                AppEffect::CatchMouse(on) => screen.catch_mouse(on),
                AppEffect::Suspend => inbox.signals.stop_all(),
            }
        }
        if app.is_left() {
            return Ok(());
        }
        if let Err(error) = screen.draw(|frame| app.draw(frame)) {
            break error;
        }
        match inbox.next(waits > 0) {
            Ok(Next::Signal(signal)) => app.signalled(signal),
            Ok(Next::Stop) => {
                if let Err(error) = screen.suspend(&inbox.signals) {
                    break error;
                }
            }
            Ok(Next::AppMessage(message)) => {
                waits -= usize::from(!matches!(message, AppMessage::Input(_)));
                effects = app.update(message);
            }
            Err(error) => break error,
        }
    };
    // Whoever closes the window sends a signal, which may come a moment later than this is noticed.
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
    /// The colours that were chosen last.
    pub theme: ThemeName,
    /// The signal that asked the program to end, if one did.
    pub signal: Option<i32>,
}

/// Shows a recorded game at the screen until it is left; from the end of a turn on, if one is named.
///
/// # Errors
/// If there is no terminal to be had, or it is lost.
pub fn show<W: Write>(
    table: Table<W>,
    translator: Translator,
    settings: &TableSettings,
    eyes: Option<Seat>,
    turn: Option<u32>,
) -> io::Result<ShownScreen> {
    let mut viewer = Viewer::new(table, translator, settings, eyes);
    if let Some(turn) = turn {
        viewer.go_to_turn(turn);
    }
    let (_sender, answers) = channel();
    let mut inbox = Inbox::new(Signals::watch()?, answers);
    let mut screen = Screen::open(settings.mouse)?;
    let mut signal = None;
    while signal.is_none() && !viewer.is_left() {
        screen.draw(|frame| viewer.draw(frame))?;
        let effects = match inbox.next(false)? {
            Next::Signal(came) => {
                signal = Some(came);
                Vec::new()
            }
            Next::Stop => {
                screen.suspend(&inbox.signals)?;
                Vec::new()
            }
            Next::AppMessage(AppMessage::Input(event)) => viewer.update(&event),
            Next::AppMessage(AppMessage::Thought(..) | AppMessage::Judged(..)) => Vec::new(),
        };
        for effect in effects {
            match effect {
                AppEffect::CatchMouse(on) => screen.catch_mouse(on),
                AppEffect::Suspend => inbox.signals.stop_all(),
                AppEffect::Think(_) | AppEffect::Judge(..) => {}
            }
        }
    }
    let theme = viewer.theme();
    Ok(ShownScreen { theme, signal })
}

/// What comes next.
enum Next {
    AppMessage(AppMessage),
    /// A signal asks the program to end.
    Signal(i32),
    /// The program is to stop for a while, or goes on after it was stopped.
    Stop,
}

/// Where everything comes in that a screen answers to.
struct Inbox {
    signals: Signals,
    answers: Receiver<AppMessage>,
    /// What came right after a movement of the mouse.
    kept: Option<Event>,
}

impl Inbox {
    fn new(signals: Signals, answers: Receiver<AppMessage>) -> Self {
        Self {
            signals,
            answers,
            kept: None,
        }
    }

    /// Waits for a key, an answer or a signal.
    fn next(&mut self, busy: bool) -> io::Result<Next> {
        loop {
            if let Some(signal) = self.signals.came() {
                return Ok(Next::Signal(signal));
            }
            if self.signals.is_to_stop() {
                return Ok(Next::Stop);
            }
            if let Some(event) = self.kept.take() {
                return Ok(Next::AppMessage(AppMessage::Input(event)));
            }
            if let Ok(message) = self.answers.try_recv() {
                return Ok(Next::AppMessage(message));
            }
            check_terminal()?;
            if event::poll(if busy { FRAME } else { IDLE })? {
                let event = event::read()?;
                return Ok(Next::AppMessage(AppMessage::Input(self.last_place(event)?)));
            }
        }
    }

    /// Of a mouse that moves fast, the last place is enough.
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

/// Looks whether the terminal was closed: who reads from a closed one reads for ever.
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

/// Nothing is read here of a terminal that was closed.
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
            // Nobody may wait for them any more.
            let _ = give_back.send(bots);
        };
        start(think)?;
        Ok(Self { questions, done })
    }

    fn ask(&self, question: Question) {
        // If the thread has ended, its panic was told, and no answer comes.
        let _ = self.questions.send(question);
    }

    /// The bots, unless one still thinks.
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

/// Looks at decisions in a thread of its own, until it is told to stop. If there is no thread for it, nothing
/// is told of them.
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
            // It is received by the same room, which is still there.
            let _ = elsewhere.sender.send(AppMessage::Judged(step, None));
        }
    }
}

/// Starts a thread, or says why there is none to be had.
fn start(work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let started = thread::Builder::new().name(THINKER.to_owned()).spawn(work);
    started.map(drop).map_err(|error| {
        let problem = format!("no thread can be started: {error}");
        io::Error::new(error.kind(), problem)
    })
}

type Hook = Box<dyn Fn(&PanicHookInfo<'_>) + Send + Sync>;

/// The terminal while the screen is shown. Dropping it puts everything back, and so does a panic, before it is
/// told.
struct Screen {
    terminal: Terminal<CrosstermBackend<GuardedOutput>>,
    hook: Arc<Hook>,
    /// Whether the mouse is caught.
    mouse: bool,
    /// The screen is being left, and what cannot be written is let go.
    left: Arc<AtomicBool>,
}

/// Standard output. When a [`Terminal`] is dropped it shows the cursor again; it would print to standard error
/// that it cannot, and panic where that is gone too.
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
            // What other threads fail at is told by those who asked them.
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

    fn catch_mouse(&mut self, on: bool) {
        self.mouse = on;
        // A terminal that cannot, does not.
        let _ = if on {
            execute!(stdout(), EnableMouseCapture)
        } else {
            execute!(stdout(), DisableMouseCapture)
        };
    }

    /// Leaves the terminal to others for as long as the program is stopped. What they left on it is drawn over.
    fn suspend(&mut self, signals: &Signals) -> io::Result<()> {
        restore();
        signals.stop();
        self.terminal = prepare(self.mouse, &self.left)?;
        Ok(())
    }
}

/// Sets up the terminal, and shows an empty screen.
fn prepare(
    mouse: bool,
    left: &Arc<AtomicBool>,
) -> io::Result<Terminal<CrosstermBackend<GuardedOutput>>> {
    enable_raw_mode()?;
    // A pasted text comes as one, and not as keys.
    execute!(stdout(), EnableBracketedPaste)?;
    // From now on no change of the window is missed.
    event::poll(Duration::ZERO)?;
    // `Terminal::clear` would ask the terminal where its cursor is, and wait.
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

/// Puts the terminal back, and whoever told of panics before.
fn put_back(hook: Arc<Hook>) {
    restore();
    panic::set_hook(Box::new(move |info| hook(info)));
}

/// Puts the terminal back as far as it can be.
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

/// Signals that ask the program to end, to stop for a while, or to go on.
struct Signals {
    came: Arc<AtomicUsize>,
    /// The program is asked to stop for a while.
    stop: Arc<AtomicBool>,
    /// The program goes on after it was stopped.
    goes_on: Arc<AtomicBool>,
    #[cfg(unix)]
    watched: Vec<signal_hook::SigId>,
}

/// Whether no screen is shown. A signal that asks to stop does then what it usually does: once it was watched,
/// it would otherwise do nothing.
#[cfg(unix)]
static AWAY: std::sync::LazyLock<Arc<AtomicBool>> = std::sync::LazyLock::new(|| {
    let away = Arc::default();
    let stop = signal_hook::consts::SIGTSTP;
    // Where this cannot be had, the signal does nothing.
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
        for signal in crate::signals::that_end() {
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

    /// Whether the program is asked to stop, or goes on after it was stopped.
    fn is_to_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.goes_on.load(Ordering::Relaxed)
    }

    /// Asks all to stop that were started together with this program, and the program itself: what Ctrl-Z does
    /// outside of the full screen.
    #[cfg(unix)]
    fn stop_all(&self) {
        // If this is not allowed, the program alone stops.
        let _ = rustix::process::kill_current_process_group(rustix::process::Signal::TSTP);
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Nothing can be stopped here.
    #[cfg(not(unix))]
    fn stop_all(&self) {}

    /// Stops the program until it is told to go on, unless it was told so already.
    #[cfg(unix)]
    fn stop(&self) {
        use rustix::process::{getpgrp, getsid};
        // Nobody would ever tell a program to go on that runs in a terminal without a shell.
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
