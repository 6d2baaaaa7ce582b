//! A running program: its lines, its time limits and how it ends.
//!
//! Three threads connect the program and the game, so that neither can block the other. One writes messages to
//! the program, one reads its answers, and one reads its standard error. None stores more than a bounded
//! amount. A program runs in its own process group, which is killed as a whole.

use super::log::BotLog;
use super::order::{PULSE, REASON, THREAD, group, keep_errors, last_line};
use super::sandbox;
use crate::{BotEnvironment, BotProgram, BotTerms};
use rnw_protocol::{LINE_MAX, Transport};
use rnw_session::{FaultCode, PlayerFault};
use rnw_system::threads;
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::process::{Child, ChildStdin, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// The number of unread lines of a program after which the program must wait.
const HEARD_MAX: usize = 16;
/// The largest number of messages that wait for a program that does not read.
const SAID_MAX: usize = 16;
/// How long a program may take to end when it is asked to.
pub(crate) const LEAVE: Duration = Duration::from_secs(1);
/// How often to check whether a program that must answer has ended.
const LOOK: Duration = Duration::from_millis(50);
/// If a wait takes this much longer than requested, `rnw` was stopped in the meantime.
const STOPPED: Duration = Duration::from_secs(1);

/// How a program ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProcessExit {
    /// It ended by itself.
    Left(ExitStatus),
    /// It was killed.
    Killed,
}

/// Why a program is not running.
#[derive(Debug)]
enum Unstarted {
    /// The program cannot be started.
    BotProgram(PlayerFault),
    /// The machine has no process, thread or open file left for it.
    Machine(String),
}

/// A running program. Dropping this kills it.
#[derive(Debug)]
pub struct Process {
    child: Child,
    /// The messages to write to it; `None` once its standard input is closed.
    input: Option<SyncSender<String>>,
    output: Receiver<Heard>,
    /// A line that came too late for the question of that time.
    late: Option<(Instant, Vec<u8>)>,
    asked: Instant,
    /// The last look at the clock while an answer is awaited.
    looked: Instant,
    errors: Errors,
    log: Option<(Arc<BotLog>, String)>,
    /// The program as the command line names it.
    program: String,
    environment: Arc<BotEnvironment>,
    /// Whether its sandbox is complete, which means that the program itself has started.
    started: Arc<AtomicBool>,
    /// Whether it has sent anything yet.
    heard: bool,
    /// Why no more messages can come from it.
    lost: Option<PlayerFault>,
    reaped: bool,
}

/// What a program sent, and when.
#[derive(Debug)]
enum Heard {
    Line(Instant, Vec<u8>),
    TooLong,
    End,
}

/// The last part of its standard error.
#[derive(Debug)]
struct Errors {
    last: Arc<Mutex<Vec<u8>>>,
    /// Signals that no more will come.
    closed: Receiver<()>,
}

impl Process {
    /// Starts a program. If the machine has no process, thread or file left, [`BotTerms::trouble`] says so.
    ///
    /// # Errors
    /// If the program or the machine does not let it start.
    pub fn launch(program: &BotProgram, terms: &BotTerms) -> Result<Self, PlayerFault> {
        Self::start(program, terms).map_err(|unstarted| match unstarted {
            Unstarted::BotProgram(fault) => fault,
            Unstarted::Machine(what) => {
                let fault = PlayerFault::new(FaultCode::Gone, what.as_str());
                terms.keep_trouble(what);
                fault
            }
        })
    }

    /// Starts a program.
    fn start(program: &BotProgram, terms: &BotTerms) -> Result<Self, Unstarted> {
        let cannot = |error: io::Error| {
            let (word, advice) = (&program.words()[0], program.start_advice(&error));
            let what = format!("{word:?} cannot be started: {error}{advice}");
            if is_exhausted(&error) {
                Unstarted::Machine(what)
            } else {
                Unstarted::BotProgram(PlayerFault::new(FaultCode::Gone, what))
            }
        };
        let mut order = terms.environment.command(program).map_err(cannot)?;
        (order.command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        group::ready().map_err(|error| no_thread(&error))?;
        let mut child = group::start(order).map_err(cannot)?;
        let log = terms.log.clone();
        let log = log.map(|log| {
            let name = log.name(program.name());
            (log, name)
        });
        let (say, said) = sync_channel(SAID_MAX);
        let (hear, output) = sync_channel(HEARD_MAX);
        let (close, closed) = sync_channel(1);
        let last = Arc::<Mutex<Vec<u8>>>::default();
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (kept, logged) = (Arc::clone(&last), log.clone());
        let started = Arc::<AtomicBool>::default();
        let is_started = Arc::clone(&started);
        let gate = terms.environment.is_sandbox();
        // From here on an error kills the program, because it drops this.
        let process = Self {
            child,
            input: Some(say),
            output,
            late: None,
            asked: Instant::now(),
            looked: Instant::now(),
            errors: Errors { last, closed },
            log,
            program: program.words()[0].clone(),
            environment: Arc::clone(&terms.environment),
            started,
            heard: false,
            lost: None,
            reaped: false,
        };
        if let (Some(stdin), Some(stdout), Some(stderr)) = pipes {
            let errors = move || {
                keep_errors(stderr, &kept, logged.as_ref());
                let _ = close.send(());
            };
            let (open, opened) = sync_channel(1);
            if !gate {
                let _ = open.send(());
            }
            let writes = move || {
                if opened.recv().is_ok() {
                    write(stdin, gate, &said);
                }
            };
            let reads = move || {
                let mut reader = BufReader::new(stdout);
                if gate {
                    if !announces(&mut reader) {
                        let _ = hear.send(Heard::End);
                        return;
                    }
                    is_started.store(true, Ordering::Relaxed);
                    let _ = open.send(());
                }
                listen(reader, &hear);
            };
            threads::start(THREAD, writes)
                .and_then(|()| threads::start(THREAD, reads))
                .and_then(|()| threads::start(THREAD, errors))
                .map_err(|error| no_thread(&error))?;
        }
        Ok(process)
    }

    /// Closes its standard input after all waiting messages are written.
    pub fn close(&mut self) {
        self.input = None;
    }

    /// Waits for a program that was asked to end, and kills it if it does not.
    pub fn leave(&mut self) -> ProcessExit {
        self.close();
        let left = self.has_left(LEAVE);
        let status = self.kill();
        match status.filter(|_| left) {
            Some(status) => ProcessExit::Left(status),
            None => ProcessExit::Killed,
        }
    }

    /// Kills the program and all processes that it has started, unless this was done before.
    fn kill(&mut self) -> Option<ExitStatus> {
        if std::mem::replace(&mut self.reaped, true) {
            return None;
        }
        // Until the program is waited for, no other process can get its number.
        group::kill(&self.child);
        group::forget(&self.child);
        let _ = self.child.kill();
        self.child.wait().ok()
    }

    /// Whether the program ends within this time. It keeps its process number until it is waited for.
    fn has_left(&mut self, within: Duration) -> bool {
        let begun = Instant::now();
        while !group::is_over(&mut self.child) {
            if begun.elapsed() >= within {
                return false;
            }
            thread::sleep(PULSE);
        }
        true
    }

    /// The next message of the program, if it comes in time. After the program has ended, its child processes
    /// may keep its standard output open; this does not wait for them.
    ///
    /// The time for which `rnw` itself was stopped, as by Ctrl-Z, does not count: it could receive nothing.
    fn hear(&mut self, within: Duration) -> Result<Heard, RecvTimeoutError> {
        let mut over = false;
        loop {
            self.was_stopped(Duration::ZERO);
            let deadline = self.asked + within;
            let left = deadline.saturating_duration_since(self.looked);
            let heard = self.output.recv_timeout(left.min(LOOK));
            if self.was_stopped(left.min(LOOK)) && matches!(heard, Err(RecvTimeoutError::Timeout)) {
                continue;
            }
            match heard {
                Err(RecvTimeoutError::Timeout) if left > LOOK => {
                    // By now its last messages have been read.
                    if over {
                        return Ok(Heard::End);
                    }
                    over = group::is_over(&mut self.child);
                }
                heard => return heard,
            }
        }
    }

    /// Looks at the clock. If more time has passed since the last look than this wait explains, `rnw` was stopped, and the
    /// program gets the time back.
    fn was_stopped(&mut self, waited: Duration) -> bool {
        let now = Instant::now();
        let stopped = (now - self.looked).saturating_sub(waited);
        self.looked = now;
        if stopped <= STOPPED {
            return false;
        }
        self.asked += stopped;
        true
    }

    /// Records that no more messages will come from the program, and kills it.
    fn lose(&mut self, code: FaultCode, what: String) -> PlayerFault {
        let fault = PlayerFault::new(code, what);
        self.lost = Some(fault.clone());
        self.kill();
        fault
    }

    /// The fault of a program that closed its standard output: it has ended, or will not answer again.
    fn gone(&mut self) -> PlayerFault {
        let left = self.has_left(REASON);
        let status = self.kill();
        let mut what = match status.filter(|_| left) {
            Some(status) => format!("it has ended ({status})"),
            None => "it has closed its standard output".to_owned(),
        };
        match self.last_words() {
            Some(words) if self.environment.is_sandbox() && !self.is_started() => {
                what = format!("its sandbox could not be made: {words}");
            }
            Some(words) if let Some(why) = self.why_not_started(&words) => {
                what = why;
            }
            Some(words) => what = format!("{what}; its last line on standard error: {words}"),
            None => {}
        }
        self.lose(FaultCode::Gone, what)
    }

    fn is_started(&self) -> bool {
        self.started.load(Ordering::Relaxed)
    }

    /// Why the program could not start in a complete sandbox; `None` if these last words do not explain it.
    fn why_not_started(&self, words: &str) -> Option<String> {
        let is_silent = self.environment.is_sandbox() && !self.heard;
        let why = sandbox::why_not_started(words).filter(|_| is_silent)?;
        Some(format!(
            "{:?} cannot be started in its sandbox: {why}",
            self.program
        ))
    }

    /// The last line on standard error.
    fn last_words(&mut self) -> Option<String> {
        let _ = self.errors.closed.recv_timeout(REASON);
        let last = threads::lock(&self.errors.last);
        last_line(&last)
    }

    fn write_log(&self, direction: char, text: &[u8]) {
        if let Some((log, name)) = &self.log {
            log.line(name, direction, text);
        }
    }
}

impl Transport for Process {
    fn ask(&mut self, line: &str) -> Result<(), PlayerFault> {
        self.asked = Instant::now();
        self.looked = self.asked;
        self.send(line)
    }

    fn send(&mut self, line: &str) -> Result<(), PlayerFault> {
        self.write_log('>', line.as_bytes());
        let Some(input) = &self.input else {
            return Ok(());
        };
        match input.try_send(format!("{line}\n")) {
            // A program that stops reading may still have answered. If not, the next wait notices it.
            Ok(()) | Err(TrySendError::Disconnected(_)) => Ok(()),
            Err(TrySendError::Full(_)) => {
                let what = "it does not read what is said to it".to_owned();
                Err(self.lose(FaultCode::Gone, what))
            }
        }
    }

    fn receive(&mut self, within: Duration) -> Result<Option<Vec<u8>>, PlayerFault> {
        if let Some(fault) = &self.lost {
            return Err(fault.clone());
        }
        let heard = match self.late.take() {
            Some((at, line)) => Ok(Heard::Line(at, line)),
            None => self.hear(within),
        };
        let deadline = self.asked + within;
        match heard {
            Ok(Heard::Line(at, line)) if at > deadline => {
                self.late = Some((at, line));
                Ok(None)
            }
            Ok(Heard::Line(_, line)) => {
                self.heard = true;
                self.write_log('<', &line);
                Ok(Some(line))
            }
            Ok(Heard::TooLong) => {
                let what = format!("a line of more than {LINE_MAX} bytes");
                Err(self.lose(FaultCode::Flood, what))
            }
            Ok(Heard::End) | Err(RecvTimeoutError::Disconnected) => Err(self.gone()),
            Err(RecvTimeoutError::Timeout) => Ok(None),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

fn no_thread(error: &io::Error) -> Unstarted {
    Unstarted::Machine(format!("cannot start a thread: {error}"))
}

/// Whether the machine lacks the resources to start a program.
fn is_exhausted(error: &io::Error) -> bool {
    let kinds = [ErrorKind::WouldBlock, ErrorKind::OutOfMemory];
    kinds.contains(&error.kind()) || group::is_out_of_files(error)
}

/// Whether a sandbox reports that it is complete: its first line is empty.
fn announces(reader: &mut impl BufRead) -> bool {
    let mut line = Vec::new();
    let read = reader.take(1).read_until(b'\n', &mut line);
    read.is_ok() && line == b"\n"
}

/// Writes lines until there are no more, or the program stops reading. An empty line first opens the gate of a
/// sandbox.
fn write(mut input: ChildStdin, gate: bool, lines: &Receiver<String>) {
    let first = gate.then(|| "\n".to_owned());
    for line in first.into_iter().chain(lines.iter()) {
        let written = input
            .write_all(line.as_bytes())
            .and_then(|()| input.flush());
        if written.is_err() {
            return;
        }
    }
}

/// Reads lines until there are no more, a line is too long, or nobody receives them.
fn listen(mut reader: impl BufRead, hear: &SyncSender<Heard>) {
    let mut line = Vec::new();
    loop {
        let (used, whole) = match reader.fill_buf() {
            Ok([]) => break,
            Ok(bytes) => {
                let end = bytes.iter().position(|byte| *byte == b'\n');
                line.extend_from_slice(&bytes[..end.unwrap_or(bytes.len())]);
                (end.map_or(bytes.len(), |end| end + 1), end.is_some())
            }
            Err(error) if error.kind() == ErrorKind::Interrupted => (0, false),
            Err(_) => break,
        };
        reader.consume(used);
        if line.len() > LINE_MAX {
            let _ = hear.send(Heard::TooLong);
            return;
        }
        if whole {
            let heard = Heard::Line(Instant::now(), std::mem::take(&mut line));
            if hear.send(heard).is_err() {
                return;
            }
        }
    }
    let _ = hear.send(Heard::End);
}

/// Kills every running program and all processes that it has started, because nothing waits for them any more.
pub fn end_all() {
    group::end_all();
}

/// Kills every program, and prevents new ones from starting.
pub(crate) fn end_for_good() {
    group::end_for_good();
}

/// Sets whether other code ends the programs when a signal comes.
pub(crate) fn hold_signals(held: bool) {
    group::hold(held);
}
