//! The start time of the full screen, and its response time to keys while a bot thinks.
//!
//! `cargo bench -p rnw-cli --bench screen` opens `rnw play` in a pseudo-terminal many times. It measures the
//! time from the start of the program to its first complete screen. Then it opens and closes the help while a
//! search thinks, and measures the time from the key to the new screen. It prints the median, the 99th
//! percentile and the maximum in milliseconds. Next to them it prints the promised times: a tenth of a second,
//! and one frame at 60 frames per second. `-- --smoke` does each only a few times.

#![expect(clippy::print_stdout, reason = "a benchmark prints its table")]

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};
use vt100::Parser;

const ROWS: u16 = 24;
const COLS: u16 = 80;
/// The time limit for everything.
const PATIENCE: Duration = Duration::from_secs(60);
/// A key in the bar at the bottom, which is drawn last.
const WHOLE: &str = "q leave";
/// A line of the help.
const HELP: &str = "Keys and mouse";

/// The command in its own terminal.
struct Seated {
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    /// The printed bytes, with their times.
    printed: Receiver<(Instant, Vec<u8>)>,
    screen: Parser,
    began: Instant,
    /// The terminal; it is dropped last.
    _terminal: Box<dyn MasterPty + Send>,
}

impl Seated {
    fn play(players: &str, folder: &str) -> Self {
        let size = PtySize {
            rows: ROWS,
            cols: COLS,
            ..PtySize::default()
        };
        let pair = native_pty_system().openpty(size).expect("a terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_rnw"));
        command.args(["play", "silver-and-gold", "--lang", "en", "--seed", "7"]);
        command.args(["--players", players]);
        for place in ["HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"] {
            command.env(place, folder);
        }
        command.env("TERM", "xterm-256color");
        let mut reader = pair.master.try_clone_reader().expect("a reader");
        let keys = pair.master.take_writer().expect("a writer");
        let (sender, printed) = channel();
        thread::spawn(move || {
            let mut part = vec![0; 1 << 16];
            while let Ok(read @ 1..) = reader.read(&mut part) {
                if sender
                    .send((Instant::now(), part[..read].to_vec()))
                    .is_err()
                {
                    return;
                }
            }
        });
        let [rows, cols] = [ROWS, COLS].map(|size| NonZeroU16::new(size).expect("a size"));
        let began = Instant::now();
        let child = pair.slave.spawn_command(command).expect("rnw starts");
        Self {
            child,
            keys,
            printed,
            screen: Parser::new(rows, cols, 0),
            began,
            _terminal: pair.master,
        }
    }

    /// The time at which the screen first shows this text, or no longer shows it.
    fn until(&mut self, text: &str, shown: bool) -> Instant {
        loop {
            let next = self.printed.recv_timeout(PATIENCE);
            let (at, part) = next.unwrap_or_else(|_| {
                panic!("{text:?} never came:\n{}", self.screen.screen().contents())
            });
            self.screen.process(&part);
            if self.screen.screen().contents().contains(text) == shown {
                return at;
            }
        }
    }

    fn press(&mut self, keys: &str) -> Instant {
        let began = Instant::now();
        self.keys.write_all(keys.as_bytes()).expect("keys are read");
        began
    }
}

impl Drop for Seated {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn show(what: &str, mut taken: Vec<Duration>, promised: f64) {
    taken.sort();
    let at = |share: usize| taken[(taken.len() - 1) * share / 100].as_secs_f64() * 1000.0;
    println!(
        "{what:28} {:>5} {:>8.1} {:>8.1} {:>8.1} {promised:>9.1}",
        taken.len(),
        at(50),
        at(99),
        at(100)
    );
}

/// Opens and closes the help. Short pauses make the keys come at different moments.
fn keys(seated: &mut Seated, count: usize) -> Vec<Duration> {
    (0..count)
        .map(|turn| {
            thread::sleep(Duration::from_millis(turn as u64 % 7));
            let opens = turn % 2 == 0;
            let began = seated.press(if opens { "?" } else { "\r" });
            seated.until(HELP, opens) - began
        })
        .collect()
}

fn main() {
    let smoke = std::env::args().any(|arg| arg == "--smoke");
    let (starts, presses) = if smoke { (2, 4) } else { (100, 400) };
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path().to_str().expect("a name in UTF-8");
    println!(
        "{:28} {:>5} {:>8} {:>8} {:>8} {:>9}",
        "milliseconds", "times", "median", "99 %", "longest", "promised"
    );
    let start = |_| {
        let mut seated = Seated::play("me,greedy", folder);
        seated.until(WHOLE, true) - seated.began
    };
    show(
        "to the first screen",
        (0..starts).map(start).collect(),
        100.0,
    );
    let mut seated = Seated::play("me,greedy", folder);
    seated.until(WHOLE, true);
    show(
        "a key, nobody thinks",
        keys(&mut seated, presses),
        1000.0 / 60.0,
    );
    // This search thinks for ten minutes.
    let mut seated = Seated::play("me,mcts:time=600000", folder);
    seated.until(WHOLE, true);
    seated.press("\r\x1b[C\r\r");
    seated.until("decides", true);
    show(
        "a key, while a search thinks",
        keys(&mut seated, presses),
        1000.0 / 60.0,
    );
}
