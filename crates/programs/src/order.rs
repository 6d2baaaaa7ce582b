//! Starts programs, and manages the process groups in which they run.

#[cfg(unix)]
pub(super) mod group;

use super::log::BotLog;
use rnw_protocol::LINE_MAX;
use rnw_system::threads;
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::process::{Command, Stdio};
use std::sync::mpsc::sync_channel;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// How many bytes to keep from the end of standard error.
const LAST_WORDS_MAX: usize = 400;
/// The largest number of bytes to log from the standard error of a process.
const LOGGED_MAX: usize = 1 << 20;
/// How long to wait for the reason when a program has closed its standard output. It usually comes at once, but not on a
/// busy machine.
pub(super) const REASON: Duration = Duration::from_secs(2);
/// The name of the threads between a program and the game.
pub(super) const THREAD: &str = "program";
/// How often to check whether a program has ended.
pub(super) const PULSE: Duration = Duration::from_millis(2);

/// A program to start.
#[derive(Debug)]
pub(super) struct Order {
    pub(super) command: Command,
    /// A file that the program inherits under the same descriptor number.
    #[cfg_attr(
        not(unix),
        allow(dead_code, reason = "sandboxes are started on Unix alone")
    )]
    pub(super) inherited: Option<File>,
}

/// Runs a command without input and output. Returns the problem if it fails or takes too long.
pub(super) fn check(mut order: Order, within: Duration) -> io::Result<Option<String>> {
    let command = &mut order.command;
    command.stdin(Stdio::null()).stdout(Stdio::null());
    command.stderr(Stdio::piped());
    group::ready()?;
    let mut child = group::start(order)?;
    let last = Arc::<Mutex<Vec<u8>>>::default();
    let (close, closed) = sync_channel(1);
    let kept = Arc::clone(&last);
    let reads = child.stderr.take().map_or(Ok(()), |errors| {
        threads::start(THREAD, move || {
            keep_errors(errors, &kept, None);
            let _ = close.send(());
        })
    });
    let begun = Instant::now();
    while !group::is_over(&mut child) && begun.elapsed() < within {
        thread::sleep(PULSE);
    }
    let is_over = group::is_over(&mut child);
    group::kill(&child);
    group::forget(&child);
    let _ = child.kill();
    let status = child.wait()?;
    reads?;
    if !is_over {
        return Ok(Some(format!(
            "it took longer than {} seconds",
            within.as_secs()
        )));
    }
    if status.success() {
        return Ok(None);
    }
    let _ = closed.recv_timeout(REASON);
    let last = threads::lock(&last);
    Ok(Some(last_line(&last).unwrap_or_else(|| status.to_string())))
}

/// Reads standard error to its end, keeps its last part and logs its lines.
pub(super) fn keep_errors(
    mut errors: impl Read,
    last: &Mutex<Vec<u8>>,
    log: Option<&(Arc<BotLog>, String)>,
) {
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
            let mut last = threads::lock(last);
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

pub(super) fn last_line(bytes: &[u8]) -> Option<String> {
    let text = String::from_utf8_lossy(bytes);
    let line = text.lines().rfind(|line| !line.trim().is_empty())?;
    Some(line.trim().to_owned())
}

/// On systems without process groups, only the program itself is ended.
#[cfg(not(unix))]
pub(super) mod group {
    use super::Order;
    use std::io;
    use std::process::Child;

    pub(crate) fn hold(_: bool) {}
    /// A program whose standard input is closed ends by itself.
    pub(crate) fn end_all() {}
    pub(crate) fn end_for_good() {}
    pub(crate) fn ready() -> io::Result<()> {
        Ok(())
    }
    pub(crate) fn start(mut order: Order) -> io::Result<Child> {
        order.command.spawn()
    }
    pub(crate) fn is_out_of_files(_: &io::Error) -> bool {
        false
    }
    pub(crate) fn forget(_: &Child) {}
    pub(crate) fn kill(_: &Child) {}
    pub(crate) fn is_over(child: &mut Child) -> bool {
        child.try_wait().is_ok_and(|status| status.is_some())
    }
}
