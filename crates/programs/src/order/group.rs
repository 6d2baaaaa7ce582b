//! Process groups: all processes that a program has started end with it.

use super::Order;
use rnw_system::threads;
#[cfg(target_os = "linux")]
use rnw_system::{Limit, read};
use rustix::io::Errno;
#[cfg(target_os = "linux")]
use rustix::process::kill_process;
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;
use std::collections::BTreeSet;
use std::io;
use std::os::unix::process::CommandExt;
#[cfg(target_os = "linux")]
use std::path::Path;
use std::process::Child;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, SyncSender, channel, sync_channel};
use std::sync::{Mutex, MutexGuard};
#[cfg(target_os = "linux")]
use std::thread;
#[cfg(target_os = "linux")]
use std::time::{Duration, Instant};

/// The first descriptor after the standard streams.
const FIRST: i32 = 3;

/// How long to wait until a process has stopped.
#[cfg(target_os = "linux")]
const STOPPING: Duration = Duration::from_millis(200);

/// A program to start, and the channel that receives its process.
type Waiting = (Order, SyncSender<io::Result<Child>>);

/// The process groups of all running programs.
static GROUPS: Mutex<BTreeSet<i32>> = Mutex::new(BTreeSet::new());
static ORDERS: Mutex<Option<Sender<Waiting>>> = Mutex::new(None);
/// Whether a thread waits for signals.
static WATCHED: Mutex<bool> = Mutex::new(false);
/// Whether other code ends the command when a signal comes.
static HELD: AtomicBool = AtomicBool::new(false);
/// Whether a signal has come; then no program is started any more.
static OVER: AtomicBool = AtomicBool::new(false);

pub(crate) fn hold(held: bool) {
    HELD.store(held, Ordering::Relaxed);
}

/// Starts a program as the leader of its own group. Then the keys of the terminal, such as Ctrl-C, do not reach
/// it, so the signal handler kills the groups.
pub(crate) fn start(mut order: Order) -> io::Result<Child> {
    order.command.process_group(0);
    let (answer, answered) = sync_channel(1);
    let broken = || io::Error::other("the thread that starts programs is gone");
    orders()?.send((order, answer)).map_err(|_| broken())?;
    answered.recv().unwrap_or_else(|_| Err(broken()))
}

/// The channel for programs to start. A sandbox ends with the thread that started it, so one thread starts all
/// programs and lives as long as the command.
fn orders() -> io::Result<Sender<Waiting>> {
    let mut orders = threads::lock(&ORDERS);
    if let Some(orders) = &*orders {
        return Ok(orders.clone());
    }
    let (order, ordered) = channel::<Waiting>();
    threads::start("programs", move || {
        for (order, answer) in ordered {
            let _ = answer.send(spawn(order));
        }
    })?;
    Ok(orders.insert(order).clone())
}

fn spawn(mut order: Order) -> io::Result<Child> {
    // Programs do not inherit the files that were open when this command started.
    close_fds::set_fds_cloexec_threadsafe(FIRST, &[]);
    if let Some(file) = &order.inherited {
        rustix::io::fcntl_setfd(file, rustix::io::FdFlags::empty())?;
    }
    let mut groups = groups();
    if OVER.load(Ordering::Relaxed) {
        return Err(io::ErrorKind::Interrupted.into());
    }
    let child = order.command.spawn()?;
    groups.insert(number(&child));
    Ok(child)
}

/// Starts the threads that start and end programs, unless they are running.
pub(crate) fn ready() -> io::Result<()> {
    watch()?;
    orders().map(drop)
}

fn watch() -> io::Result<()> {
    let mut watched = threads::lock(&WATCHED);
    if *watched {
        return Ok(());
    }
    let mut signals = Signals::new(rnw_system::signals::that_end())?;
    threads::start("signals", move || {
        for signal in signals.forever() {
            end_for_good();
            // The code that shows a full screen also receives signals; it restores the terminal and ends the
            // command.
            if !HELD.load(Ordering::Relaxed) {
                end_by(signal);
            }
        }
    })?;
    *watched = true;
    Ok(())
}

/// Whether this program, or the whole system, cannot open more files.
pub(crate) fn is_out_of_files(error: &io::Error) -> bool {
    let errno = Errno::from_io_error(error);
    errno.is_some_and(|errno| [Errno::MFILE, Errno::NFILE].contains(&errno))
}

/// Ends the command in the same way as the signal does.
pub(crate) fn end_by(signal: i32) -> ! {
    let _ = emulate_default_handler(signal);
    // The default handler does not know all signals.
    std::process::exit(128 + signal)
}

fn groups() -> MutexGuard<'static, BTreeSet<i32>> {
    threads::lock(&GROUPS)
}

fn end(group: i32) {
    if let Some(group) = Pid::from_raw(group) {
        end_children(group);
        let _ = kill_process_group(group, Signal::KILL);
    }
}

/// Kills the children of the leader of a group, also outside the group. In a sandbox the first process leaves
/// the group, and all others end with it. The leader is stopped first, so that it cannot start another child in
/// the meantime.
#[cfg(target_os = "linux")]
fn end_children(leader: Pid) {
    if kill_process(leader, Signal::STOP).is_err() {
        return;
    }
    let begun = Instant::now();
    while is_running(leader) && begun.elapsed() < STOPPING {
        thread::yield_now();
    }
    let leader = leader.as_raw_nonzero();
    let children = about(&format!("/proc/{leader}/task/{leader}/children"));
    let children = children
        .split_whitespace()
        .filter_map(|child| child.parse().ok());
    for child in children.filter_map(Pid::from_raw) {
        let _ = kill_process(child, Signal::KILL);
    }
}

#[cfg(not(target_os = "linux"))]
fn end_children(_: Pid) {}

/// The information of the system about a process; empty if the process has ended.
#[cfg(target_os = "linux")]
fn about(path: &str) -> String {
    let text = read::named(Path::new(path), Limit::new("processes", 1 << 20));
    String::from_utf8_lossy(&text.unwrap_or_default()).into_owned()
}

/// Whether a process is neither stopped nor ended.
#[cfg(target_os = "linux")]
fn is_running(process: Pid) -> bool {
    let stat = about(&format!("/proc/{}/stat", process.as_raw_nonzero()));
    // The process name comes first, in parentheses, and may contain anything.
    let state = stat.rsplit_once(") ");
    state.is_some_and(|(_, state)| !state.starts_with(['T', 't', 'Z', 'X']))
}

pub(crate) fn end_all() {
    for &group in groups().iter() {
        end(group);
    }
}

/// Kills all programs, and prevents new ones from starting.
pub(crate) fn end_for_good() {
    OVER.store(true, Ordering::Relaxed);
    end_all();
}

fn number(child: &Child) -> i32 {
    child.id() as i32
}

pub(crate) fn forget(child: &Child) {
    groups().remove(&number(child));
}

pub(crate) fn kill(child: &Child) {
    end(number(child));
}

/// Whether the program has ended. It is not reaped, so its number stays reserved.
pub(crate) fn is_over(child: &mut Child) -> bool {
    let Some(pid) = Pid::from_raw(number(child)) else {
        return true;
    };
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    waitid(WaitId::Pid(pid), options).is_ok_and(|status| status.is_some())
}
