//! A program that runs: its lines, its time and its end.
//!
//! Three threads stand between the program and the game, so that neither can hold up the other: one writes
//! what is said to it, one reads what it says, one reads what it says on standard error. None keeps more
//! than a bounded amount. A program runs in a process group of its own, which is killed as a whole.

use super::log::Log;
use super::{Program, Surroundings, Terms};
use crate::threads;
use protocol::{LINE_MAX, Wire};
use session::{FaultCode, PlayerFault};
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::process::{Child, ChildStdin, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// So many lines of a program wait to be looked at before it must wait itself.
const HEARD_MAX: usize = 16;
/// So many messages wait for a program that does not read.
const SAID_MAX: usize = 16;
/// How much of the end of standard error is kept.
const LAST_WORDS_MAX: usize = 400;
/// How much of the standard error of a process is logged.
const LOGGED_MAX: usize = 1 << 20;
/// How long a program may take to leave when it is told to.
pub(crate) const LEAVE: Duration = Duration::from_secs(1);
/// How long the reason is waited for when a program has closed its standard output.
const REASON: Duration = Duration::from_millis(300);
/// How often it is looked whether a program that is to answer has ended.
const LOOK: Duration = Duration::from_millis(50);
/// Who waits this much longer than was asked for was stopped meanwhile.
const STOPPED: Duration = Duration::from_secs(1);
/// What the threads are called that stand between a program and the game.
const THREAD: &str = "program";
/// How often it is looked whether a program has left.
const PULSE: Duration = Duration::from_millis(2);

/// How a program ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// Of its own accord.
    Left(ExitStatus),
    /// It was killed.
    Killed,
}

/// Why a program does not run.
#[derive(Debug)]
pub(crate) enum Unstarted {
    /// It cannot be started.
    Program(PlayerFault),
    /// The machine has no process, no thread or no open file left for it.
    Machine(String),
}

/// A program that runs. It is killed when this is dropped.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    /// What is to be said to it; nothing once its standard input is closed.
    input: Option<SyncSender<String>>,
    output: Receiver<Heard>,
    /// A line that came too late for the question that was asked when it came.
    late: Option<(Instant, Vec<u8>)>,
    asked: Instant,
    errors: Errors,
    log: Option<(Arc<Log>, String)>,
    surroundings: Arc<Surroundings>,
    /// Whether it has said anything yet.
    heard: bool,
    /// Why nothing more can be heard of it.
    lost: Option<PlayerFault>,
    reaped: bool,
}

/// What was heard of a program, and when.
#[derive(Debug)]
enum Heard {
    Line(Instant, Vec<u8>),
    TooLong,
    End,
}

/// The end of what a program said on standard error.
#[derive(Debug)]
struct Errors {
    last: Arc<Mutex<Vec<u8>>>,
    /// Nothing more will come.
    closed: Receiver<()>,
}

impl Process {
    /// Starts a program.
    pub(crate) fn start(program: &Program, terms: &Terms) -> Result<Self, Unstarted> {
        let cannot = |error: io::Error| {
            let what = format!("{:?} cannot be started: {error}", program.words()[0]);
            if is_exhausted(&error) {
                Unstarted::Machine(what)
            } else {
                Unstarted::Program(PlayerFault::new(FaultCode::Gone, what))
            }
        };
        let mut command = terms.surroundings.command(program).map_err(cannot)?;
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        group::ready().map_err(|error| no_thread(&error))?;
        let mut child = group::start(command).map_err(cannot)?;
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
        // Dropping it kills the program.
        let process = Self {
            child,
            input: Some(say),
            output,
            late: None,
            asked: Instant::now(),
            errors: Errors { last, closed },
            log,
            surroundings: Arc::clone(&terms.surroundings),
            heard: false,
            lost: None,
            reaped: false,
        };
        if let (Some(stdin), Some(stdout), Some(stderr)) = pipes {
            let errors = move || {
                keep_errors(stderr, &kept, logged.as_ref());
                let _ = close.send(());
            };
            threads::start(THREAD, move || write(stdin, &said))
                .and_then(|()| threads::start(THREAD, move || listen(stdout, &hear)))
                .and_then(|()| threads::start(THREAD, errors))
                .map_err(|error| no_thread(&error))?;
        }
        Ok(process)
    }

    /// Closes its standard input, when all that was said to it has been written.
    pub(crate) fn close(&mut self) {
        self.input = None;
    }

    /// Waits for a program that was told to leave, and kills it if it does not.
    pub(crate) fn leave(&mut self) -> Ended {
        self.close();
        let left = self.has_left(LEAVE);
        let status = self.kill();
        match status.filter(|_| left) {
            Some(status) => Ended::Left(status),
            None => Ended::Killed,
        }
    }

    /// Kills the program and all that it has started, unless that was done already.
    fn kill(&mut self) -> Option<ExitStatus> {
        if std::mem::replace(&mut self.reaped, true) {
            return None;
        }
        // As long as it is not waited for, nobody else can have its number.
        group::kill(&self.child);
        group::forget(&self.child);
        let _ = self.child.kill();
        self.child.wait().ok()
    }

    /// Whether the program ends within this time. It keeps its number until it is waited for.
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

    /// What is heard next of the program, if it comes in time. If the program has ended, what it has started
    /// may still hold its standard output open; that is not waited for.
    ///
    /// The time for which this program itself was stopped, as by Ctrl-Z, does not count: it could hear nothing.
    fn hear(&mut self, within: Duration) -> Result<Heard, RecvTimeoutError> {
        let mut over = false;
        loop {
            let began = Instant::now();
            let deadline = self.asked + within;
            let left = deadline.saturating_duration_since(began);
            let heard = self.output.recv_timeout(left.min(LOOK));
            let stopped = began.elapsed().saturating_sub(left.min(LOOK));
            if stopped > STOPPED {
                self.asked += stopped;
                if matches!(heard, Err(RecvTimeoutError::Timeout)) {
                    continue;
                }
            }
            match heard {
                Err(RecvTimeoutError::Timeout) if left > LOOK => {
                    // What it said at the very end has been read in the meantime.
                    if over {
                        return Ok(Heard::End);
                    }
                    over = group::is_over(&mut self.child);
                }
                heard => return heard,
            }
        }
    }

    /// Nothing more will be heard of the program.
    fn lose(&mut self, code: FaultCode, what: String) -> PlayerFault {
        let fault = PlayerFault::new(code, what);
        self.lost = Some(fault.clone());
        self.kill();
        fault
    }

    /// The program has closed its standard output: it has ended, or will not answer again.
    fn gone(&mut self) -> PlayerFault {
        let left = self.has_left(REASON);
        let status = self.kill();
        let mut what = match status.filter(|_| left) {
            Some(status) => format!("it has ended ({status})"),
            None => "it has closed its standard output".to_owned(),
        };
        match self.last_words() {
            Some(words) if !self.heard && self.surroundings.failed_itself(&words) => {
                what = format!("its sandbox could not be made: {words}");
            }
            Some(words) => what = format!("{what}; on standard error it said last: {words}"),
            None => {}
        }
        self.lose(FaultCode::Gone, what)
    }

    /// The last line of standard error.
    fn last_words(&mut self) -> Option<String> {
        let _ = self.errors.closed.recv_timeout(REASON);
        let last = self
            .errors
            .last
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(&last);
        let line = text.lines().rfind(|line| !line.trim().is_empty())?;
        Some(line.trim().to_owned())
    }

    fn write_log(&self, direction: char, text: &[u8]) {
        if let Some((log, name)) = &self.log {
            log.line(name, direction, text);
        }
    }
}

impl Wire for Process {
    fn ask(&mut self, line: &str) -> Result<(), PlayerFault> {
        self.asked = Instant::now();
        self.tell(line)
    }

    fn tell(&mut self, line: &str) -> Result<(), PlayerFault> {
        self.write_log('>', line.as_bytes());
        let Some(input) = &self.input else {
            return Ok(());
        };
        match input.try_send(format!("{line}\n")) {
            // Whoever reads no more may still have answered; if not, that will be noticed.
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
    Unstarted::Machine(format!("no thread can be started: {error}"))
}

/// Whether the machine has nothing left to start a program with.
fn is_exhausted(error: &io::Error) -> bool {
    let kinds = [ErrorKind::WouldBlock, ErrorKind::OutOfMemory];
    kinds.contains(&error.kind()) || group::is_out_of_files(error)
}

/// Writes lines until there are no more, or nobody reads them.
fn write(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        let written = input
            .write_all(line.as_bytes())
            .and_then(|()| input.flush());
        if written.is_err() {
            return;
        }
    }
}

/// Reads lines until there are no more, one is too long, or nobody listens.
fn listen(output: impl Read, hear: &SyncSender<Heard>) {
    let mut reader = BufReader::new(output);
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

/// Reads standard error to its end and keeps the last of it.
fn keep_errors(mut errors: impl Read, last: &Mutex<Vec<u8>>, log: Option<&(Arc<Log>, String)>) {
    let mut buffer = [0; 4096];
    let (mut line, mut logged) = (Vec::new(), 0);
    loop {
        let count = match errors.read(&mut buffer) {
            Ok(0) => break,
            Ok(count) => count,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(_) => break,
        };
        let bytes = &buffer[..count];
        {
            let mut last = last.lock().unwrap_or_else(PoisonError::into_inner);
            last.extend_from_slice(bytes);
            let over = last.len().saturating_sub(LAST_WORDS_MAX);
            last.drain(..over);
        }
        let Some((log, name)) = log.filter(|_| logged <= LOGGED_MAX) else {
            continue;
        };
        logged += count;
        for &byte in bytes {
            if byte == b'\n' || line.len() >= LINE_MAX {
                log.line(name, '!', &line);
                line.clear();
            }
            if byte != b'\n' {
                line.push(byte);
            }
        }
        if logged > LOGGED_MAX {
            log.line(name, '!', "… (the rest is left out)".as_bytes());
            line.clear();
        }
    }
    if let Some((log, name)) = log.filter(|_| !line.is_empty()) {
        log.line(name, '!', &line);
    }
}

/// Process groups, so that what a program has started ends with it.
#[cfg(unix)]
mod group {
    use crate::threads;
    use rustix::io::Errno;
    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};
    use signal_hook::consts::{
        SIGALRM, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU,
    };
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;
    use std::collections::BTreeSet;
    use std::io;
    use std::os::unix::process::CommandExt;
    use std::process::{Child, Command};
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::mpsc::{Sender, SyncSender, channel, sync_channel};
    use std::sync::{Mutex, MutexGuard, PoisonError};

    /// The signals that end a process, but for those that tell of its own mistakes.
    const SIGNALS: [i32; 10] = [
        SIGALRM, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU,
    ];
    /// The first descriptor that is no standard stream.
    const FIRST: i32 = 3;

    /// A program to be started, and where it is handed over.
    type Order = (Command, SyncSender<io::Result<Child>>);

    /// The groups of all programs that run.
    static GROUPS: Mutex<BTreeSet<i32>> = Mutex::new(BTreeSet::new());
    static ORDERS: Mutex<Option<Sender<Order>>> = Mutex::new(None);
    /// Whether somebody waits for signals.
    static WATCHED: Mutex<bool> = Mutex::new(false);
    /// Whether somebody else ends the program when a signal comes.
    static HELD: AtomicBool = AtomicBool::new(false);
    /// Whether a signal has come, so that nothing is started any more.
    static OVER: AtomicBool = AtomicBool::new(false);

    pub(super) fn hold(held: bool) {
        HELD.store(held, Ordering::Relaxed);
    }

    /// Starts the threads that start and end programs, if they are not there.
    pub(super) fn ready() -> io::Result<()> {
        watch()?;
        orders().map(drop)
    }

    /// Starts a program that leads a group of its own. It no longer hears the keys of a terminal then, so
    /// whoever is interrupted ends the groups first.
    pub(super) fn start(mut command: Command) -> io::Result<Child> {
        command.process_group(0);
        let (answer, answered) = sync_channel(1);
        let broken = || io::Error::other("the thread that starts programs is gone");
        orders()?.send((command, answer)).map_err(|_| broken())?;
        answered.recv().unwrap_or_else(|_| Err(broken()))
    }

    /// Where programs are ordered. A sandbox ends with the thread that started it, so one thread starts all
    /// of them, and lives as long as the command does.
    fn orders() -> io::Result<Sender<Order>> {
        let mut orders = ORDERS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(orders) = &*orders {
            return Ok(orders.clone());
        }
        let (order, ordered) = channel::<Order>();
        threads::start("programs", move || {
            for (mut command, answer) in ordered {
                let _ = answer.send(spawn(&mut command));
            }
        })?;
        Ok(orders.insert(order).clone())
    }

    fn spawn(command: &mut Command) -> io::Result<Child> {
        // What was open when this command was started is not for programs.
        close_fds::set_fds_cloexec_threadsafe(FIRST, &[]);
        let mut groups = groups();
        if OVER.load(Ordering::Relaxed) {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let child = command.spawn()?;
        groups.insert(number(&child));
        Ok(child)
    }

    fn watch() -> io::Result<()> {
        let mut watched = WATCHED.lock().unwrap_or_else(PoisonError::into_inner);
        if *watched {
            return Ok(());
        }
        let ignored = ignored();
        let heeded = SIGNALS
            .iter()
            .filter(|signal| ignored >> (**signal - 1) & 1 == 0);
        let mut signals = Signals::new(heeded)?;
        threads::start("signals", move || {
            for signal in signals.forever() {
                OVER.store(true, Ordering::Relaxed);
                end_all();
                // A full screen is put back by whoever shows it, who heeds these.
                let usual = [SIGHUP, SIGINT, SIGQUIT, SIGTERM].contains(&signal);
                if !usual || !HELD.load(Ordering::Relaxed) {
                    let _ = emulate_default_handler(signal);
                }
            }
        })?;
        *watched = true;
        Ok(())
    }

    /// Whether no more files can be opened, by this program or by any.
    pub(super) fn is_out_of_files(error: &io::Error) -> bool {
        let errno = Errno::from_io_error(error);
        errno.is_some_and(|errno| [Errno::MFILE, Errno::NFILE].contains(&errno))
    }

    /// The signals that are to be ignored, as `nohup` wants it: a bit for each.
    #[cfg(target_os = "linux")]
    fn ignored() -> u64 {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let mut line = status
            .lines()
            .filter_map(|line| line.strip_prefix("SigIgn:"));
        let bits = line.next().map(|bits| u64::from_str_radix(bits.trim(), 16));
        bits.and_then(Result::ok).unwrap_or_default()
    }

    #[cfg(not(target_os = "linux"))]
    fn ignored() -> u64 {
        0
    }

    fn groups() -> MutexGuard<'static, BTreeSet<i32>> {
        GROUPS.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn end(group: i32) {
        if let Some(group) = Pid::from_raw(group) {
            let _ = kill_process_group(group, Signal::KILL);
        }
    }

    pub(super) fn end_all() {
        for &group in groups().iter() {
            end(group);
        }
    }

    fn number(child: &Child) -> i32 {
        child.id() as i32
    }

    pub(super) fn forget(child: &Child) {
        groups().remove(&number(child));
    }

    pub(super) fn kill(child: &Child) {
        end(number(child));
    }

    /// Whether the program has ended; it is not waited for yet.
    pub(super) fn is_over(child: &mut Child) -> bool {
        let Some(pid) = Pid::from_raw(number(child)) else {
            return true;
        };
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        waitid(WaitId::Pid(pid), options).is_ok_and(|status| status.is_some())
    }
}

/// Kills every program that still runs, with all that it has started, because nobody waits for them any more.
pub(crate) fn end_all() {
    group::end_all();
}

/// Says whether somebody else ends the program when a signal comes.
pub(crate) fn hold_signals(held: bool) {
    group::hold(held);
}

/// Where there are no process groups, the program alone is ended.
#[cfg(not(unix))]
mod group {
    use std::io;
    use std::process::{Child, Command};

    pub(super) fn hold(_: bool) {}
    /// Who hears that nobody reads ends by itself.
    pub(super) fn end_all() {}
    pub(super) fn ready() -> io::Result<()> {
        Ok(())
    }
    pub(super) fn start(mut command: Command) -> io::Result<Child> {
        command.spawn()
    }
    pub(super) fn is_out_of_files(_: &io::Error) -> bool {
        false
    }
    pub(super) fn forget(_: &Child) {}
    pub(super) fn kill(_: &Child) {}
    pub(super) fn is_over(child: &mut Child) -> bool {
        child.try_wait().is_ok_and(|status| status.is_some())
    }
}
