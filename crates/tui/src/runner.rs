//! The one place that owns a terminal, reads a clock and starts threads.

use crate::app::{App, Effect, Ended, Message, Sitter};
use crate::viewer::Viewer;
use crate::{Settings, ThemeName};
use bots::analysis::{Judgement, Played};
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
use roll_and_write::Seat;
use session::{FaultCode, Player, PlayerFault, Question, Table};
use std::fmt;
use std::io::{self, Stdout, Write, stdout};
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};
use words::Speech;

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
pub type Judge = Arc<dyn Fn(&Played, usize) -> Option<Judgement> + Send + Sync>;

/// A game that is to be played at the screen.
pub struct Seating<W> {
    /// The table.
    pub table: Table<W>,
    /// Who decides for each seat; nobody where a person sits.
    pub bots: Vec<Option<Box<dyn Player>>>,
    /// Who gives hints.
    pub adviser: Box<dyn Player>,
    /// Who looks at decisions once the game is over.
    pub judge: Judge,
    /// The words, and what the players are called.
    pub speech: Speech,
    /// How it is shown.
    pub settings: Settings,
}

impl<W> fmt::Debug for Seating<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seating")
            .field("settings", &self.settings)
            .finish_non_exhaustive()
    }
}

/// What is left when the screen was.
pub struct Leaving<W> {
    /// The table, its record written as far as the game went.
    pub table: Table<W>,
    /// The bots; none if one still thinks.
    pub bots: Option<Vec<Option<Box<dyn Player>>>>,
    /// How the screen was left.
    pub ended: Ended,
    /// The words.
    pub speech: Speech,
    /// The colours that were chosen last.
    pub theme: ThemeName,
}

impl<W> fmt::Debug for Leaving<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Leaving")
            .field("ended", &self.ended)
            .finish_non_exhaustive()
    }
}

/// Plays a game at the screen until it is left. The terminal is as it was when this returns or panics.
///
/// # Errors
/// If there is no terminal to be had. What goes wrong later is told by [`Leaving::ended`].
///
/// # Panics
/// If a thread cannot be started.
pub fn run<W: Write>(seating: Seating<W>) -> io::Result<Leaving<W>> {
    let Seating {
        table,
        bots,
        adviser,
        judge,
        speech,
        settings,
    } = seating;
    let sitter = |bot: &Option<Box<dyn Player>>| match bot {
        None => Sitter::Person,
        Some(bot) => Sitter::Bot {
            listens: bot.listens(),
            on_fault: bot.on_fault(),
        },
    };
    let sitters = bots.iter().map(sitter).collect();
    let mut app = App::new(table, sitters, adviser, speech, &settings);
    let (mut screen, signals) = (Screen::open(settings.mouse)?, Signals::watch()?);
    let (sender, answers) = channel();
    let mut inbox = Inbox::new(signals, answers);
    let thinker = Thinker::start(bots, settings.bot_pause, sender.clone());
    let stop = Arc::new(AtomicBool::new(false));
    let mut waits = 0;
    let mut effects = app.start();
    let lost = loop {
        for effect in effects.drain(..) {
            match effect {
                Effect::Think(question) => {
                    waits += 1;
                    thinker.ask(*question);
                }
                Effect::Judge(played, steps) => {
                    waits += steps.len();
                    look_at(played, steps, &judge, &stop, sender.clone());
                }
                Effect::CatchMouse(on) => catch_mouse(on),
            }
        }
        if app.is_left() {
            break None;
        }
        if let Err(error) = screen.draw(|frame| app.draw(frame)) {
            break Some(error);
        }
        match inbox.next(waits > 0) {
            Ok(Next::Signal(signal)) => app.signalled(signal),
            Ok(Next::Message(message)) => {
                waits -= usize::from(!matches!(message, Message::Input(_)));
                effects = app.update(message);
            }
            Err(error) => break Some(error),
        }
    };
    drop(screen);
    stop.store(true, Ordering::Relaxed);
    let bots = thinker.end();
    let (table, ended, speech, theme) = app.leave();
    let ended = lost.map_or(ended, Ended::Lost);
    Ok(Leaving {
        table,
        bots,
        ended,
        speech,
        theme,
    })
}

/// Shows a recorded game at the screen until it is left; from the end of a turn on, if one is named. What comes
/// back are the colours that were chosen last.
///
/// # Errors
/// If there is no terminal to be had, or it is lost.
pub fn show<W: Write>(
    table: Table<W>,
    speech: Speech,
    settings: &Settings,
    eyes: Option<Seat>,
    turn: Option<u32>,
) -> io::Result<ThemeName> {
    let mut viewer = Viewer::new(table, speech, settings, eyes);
    if let Some(turn) = turn {
        viewer.go_to_turn(turn);
    }
    let (mut screen, signals) = (Screen::open(settings.mouse)?, Signals::watch()?);
    let (_sender, answers) = channel();
    let mut inbox = Inbox::new(signals, answers);
    loop {
        screen.draw(|frame| viewer.draw(frame))?;
        let effects = match inbox.next(false)? {
            Next::Signal(_) => return Ok(viewer.theme()),
            Next::Message(Message::Input(event)) => viewer.update(&event),
            Next::Message(Message::Thought(..) | Message::Judged(..)) => Vec::new(),
        };
        for effect in effects {
            match effect {
                Effect::CatchMouse(on) => catch_mouse(on),
                Effect::Think(_) | Effect::Judge(..) => {}
            }
        }
        if viewer.is_left() {
            return Ok(viewer.theme());
        }
    }
}

/// What comes next.
enum Next {
    Message(Message),
    Signal(i32),
}

/// Where everything comes in that a screen answers to.
struct Inbox {
    signals: Signals,
    answers: Receiver<Message>,
    /// What came right after a movement of the mouse.
    kept: Option<Event>,
}

impl Inbox {
    fn new(signals: Signals, answers: Receiver<Message>) -> Self {
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
            if let Some(event) = self.kept.take() {
                return Ok(Next::Message(Message::Input(event)));
            }
            if let Ok(message) = self.answers.try_recv() {
                return Ok(Next::Message(message));
            }
            check_terminal()?;
            if event::poll(if busy { FRAME } else { IDLE })? {
                let event = event::read()?;
                return Ok(Next::Message(Message::Input(self.last_place(event)?)));
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
        answers: Sender<Message>,
    ) -> Self {
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
                if answers.send(Message::Thought(seat, answer)).is_err() {
                    break;
                }
            }
            // Nobody may wait for them any more.
            let _ = give_back.send(bots);
        };
        let started = thread::Builder::new().name(THINKER.to_owned()).spawn(think);
        started.expect("a thread can be started");
        Self { questions, done }
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

/// Looks at decisions in a thread of its own, until it is told to stop.
fn look_at(
    played: Played,
    steps: Vec<usize>,
    judge: &Judge,
    stop: &Arc<AtomicBool>,
    answers: Sender<Message>,
) {
    let (judge, stop) = (Arc::clone(judge), Arc::clone(stop));
    let look = move || {
        for step in steps {
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let judged = panic::catch_unwind(AssertUnwindSafe(|| judge(&played, step)));
            if answers
                .send(Message::Judged(step, judged.ok().flatten()))
                .is_err()
            {
                return;
            }
        }
    };
    let started = thread::Builder::new().name(THINKER.to_owned()).spawn(look);
    started.expect("a thread can be started");
}

type Hook = Box<dyn Fn(&PanicHookInfo<'_>) + Send + Sync>;

/// The terminal while the screen is shown. Dropping it puts everything back, and so does a panic, before it is
/// told.
struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    hook: Arc<Hook>,
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
        let prepare = || {
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
            let mut terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
            terminal.hide_cursor()?;
            Ok(terminal)
        };
        match prepare() {
            Ok(terminal) => Ok(Self { terminal, hook }),
            Err(error) => {
                put_back(hook);
                Err(error)
            }
        }
    }

    fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        self.terminal.draw(draw).map(|_| ())
    }
}

fn catch_mouse(on: bool) {
    // A terminal that cannot, does not.
    let _ = if on {
        execute!(stdout(), EnableMouseCapture)
    } else {
        execute!(stdout(), DisableMouseCapture)
    };
}

impl Drop for Screen {
    fn drop(&mut self) {
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

/// Signals that ask the program to end.
struct Signals {
    came: Arc<AtomicUsize>,
    #[cfg(unix)]
    watched: Vec<signal_hook::SigId>,
}

impl Signals {
    fn watch() -> io::Result<Self> {
        let came = Arc::new(AtomicUsize::new(0));
        #[cfg(unix)]
        let watched = {
            use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
            let watch = |signal: i32| {
                signal_hook::flag::register_usize(signal, Arc::clone(&came), signal as usize)
            };
            [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
                .into_iter()
                .map(watch)
                .collect::<Result<_, _>>()?
        };
        Ok(Self {
            came,
            #[cfg(unix)]
            watched,
        })
    }

    fn came(&self) -> Option<i32> {
        let signal = self.came.load(Ordering::Relaxed);
        (signal != 0).then_some(signal as i32)
    }
}

impl Drop for Signals {
    fn drop(&mut self) {
        #[cfg(unix)]
        for id in self.watched.drain(..) {
            signal_hook::low_level::unregister(id);
        }
    }
}
