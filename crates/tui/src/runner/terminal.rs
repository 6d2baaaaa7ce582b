//! The terminal while a screen is shown.

use super::signals::Signals;
use crate::ui_state::ScreenEffect;
use crossterm::clipboard::CopyToClipboard;
use crossterm::cursor::Show;
use crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::execute;
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::backend::CrosstermBackend;
use ratatui::{Frame, Terminal};
use std::io::{self, Write, stdout};
use std::panic::{self, PanicHookInfo};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// Rings the bell of the terminal.
pub(super) fn ring() {
    // The next drawing reports a lost terminal.
    let _ = stdout().write_all(b"\x07").and_then(|()| stdout().flush());
}

/// Fails if the terminal was closed. Reading from a closed terminal would never return.
#[cfg(unix)]
pub(super) fn check_terminal() -> io::Result<()> {
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
pub(super) fn check_terminal() -> io::Result<()> {
    Ok(())
}

type Hook = Box<dyn Fn(&PanicHookInfo<'_>) + Send + Sync>;

/// The terminal while the screen is shown. Dropping it restores the terminal. A panic restores it too, before
/// its report is printed.
pub(super) struct Screen {
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
    pub(super) fn open(mouse: bool) -> io::Result<Self> {
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

    pub(super) fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        self.terminal.draw(draw).map(|_| ())
    }

    pub(super) fn carry_out(&mut self, effect: ScreenEffect, signals: &Signals) {
        match effect {
            ScreenEffect::CatchMouse(on) => self.catch_mouse(on),
            // A terminal without a clipboard ignores this.
            ScreenEffect::Copy(text) => {
                let _ = execute!(stdout(), CopyToClipboard::to_clipboard_from(text));
            }
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

    /// The width of the terminal in columns; `None` if it does not say it.
    pub(super) fn width(&self) -> Option<u16> {
        let size = self.terminal.size().ok()?;
        Some(size.width)
    }

    /// Gives up the terminal while the program is stopped. Later redraws over anything that others left on it.
    pub(super) fn suspend(&mut self, signals: &Signals) -> io::Result<()> {
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
