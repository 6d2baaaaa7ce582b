//! People at a real terminal, in line mode.
#![cfg(unix)]

use crate::common::{GAME, Home, PATIENCE, PROMPT, UNWANTED, contains, lines, program};
use crate::play::DEAL;
use portable_pty::{Child, CommandBuilder, ExitStatus, PtySize, native_pty_system};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use std::cell::RefCell;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};
use vt100::{Color, Parser, Screen};

pub(crate) const ROWS: u16 = 24;
pub(crate) const COLS: u16 = 100;

/// A terminal that runs a command. The test reads its output and types keys.
pub(crate) struct Terminal {
    pub(crate) child: Box<dyn Child + Send + Sync>,
    keys: Sender<Vec<u8>>,
    output: Receiver<Vec<u8>>,
    pub(crate) raw: Vec<u8>,
    pub(crate) master: Box<dyn portable_pty::MasterPty + Send>,
    /// The modes of the terminal before any command ran in it.
    modes: String,
    /// The present screen, and how much of `raw` it has drawn. Long games print so much that drawing everything anew
    /// for each look would take most of the time.
    drawn: RefCell<(Parser, usize)>,
}

/// Where a person types. It ends what the command prints before, so nothing of that is still to come.
const MARK: &str = "\n> ";

/// What a player at a shared keyboard is asked. The test waits for all of it, because output comes in parts.
fn turn_of(player: usize) -> String {
    format!("Player {player}, it is your turn. Press Enter when nobody else is looking.")
}

/// How long a command may take to end after a signal that it can handle.
const LEAVE: Duration = Duration::from_secs(5);

impl Terminal {
    pub(crate) fn open(home: &Home, args: &str, variables: &[(&str, &str)]) -> Self {
        let mut command = CommandBuilder::new(program());
        command.args(args.split_whitespace());
        Self::run(home, command, variables)
    }

    /// A terminal that runs this command.
    pub(crate) fn run(
        home: &Home,
        mut command: CommandBuilder,
        variables: &[(&str, &str)],
    ) -> Self {
        let size = PtySize {
            rows: ROWS,
            cols: COLS,
            pixel_width: 0,
            pixel_height: 0,
        };
        let pair = native_pty_system().openpty(size).unwrap();
        let modes = modes(&*pair.master);
        command.cwd(home.path(""));
        for name in UNWANTED {
            command.env_remove(name);
        }
        for (name, value) in home.environment() {
            command.env(name, value);
        }
        for (name, value) in variables {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let (sender, output) = channel();
        thread::spawn(move || {
            let mut part = [0; 4096];
            // At the end Linux returns an error, other systems return 0 bytes.
            while let Ok(read @ 1..) = reader.read(&mut part) {
                if sender.send(part[..read].to_vec()).is_err() {
                    return;
                }
            }
        });
        let mut writer = pair.master.take_writer().unwrap();
        let (keys, typed) = channel::<Vec<u8>>();
        // A command that reads no keys fills the buffer of the terminal. Then this thread waits, not the test.
        thread::spawn(move || {
            for part in typed {
                if writer
                    .write_all(&part)
                    .and_then(|()| writer.flush())
                    .is_err()
                {
                    return;
                }
            }
        });
        Self {
            child,
            keys,
            output,
            raw: Vec::new(),
            master: pair.master,
            modes,
            drawn: RefCell::new((Parser::new(nonzero(ROWS), nonzero(COLS), 0), 0)),
        }
    }

    /// Reads new output. Waits up to `wait` for the first part.
    pub(crate) fn look(&mut self, wait: Duration) {
        let first = self.output.recv_timeout(wait);
        let rest = std::iter::from_fn(|| self.output.try_recv().ok());
        for part in first.into_iter().chain(rest) {
            self.raw.extend(part);
        }
    }

    /// Whether the terminal has the same modes as before.
    pub(crate) fn has_its_modes(&self) -> bool {
        modes(&*self.master) == self.modes
    }

    /// Types keys. Enter is `\r`.
    pub(crate) fn press(&mut self, keys: &str) {
        // A command that has ended reads no more keys.
        let _ = self.keys.send(keys.as_bytes().to_vec());
    }

    /// The whole output so far.
    pub(crate) fn raw(&self) -> String {
        String::from_utf8_lossy(&self.raw).into_owned()
    }

    /// Waits until the output since position `from` contains this text.
    #[track_caller]
    pub(crate) fn wait_since(&mut self, from: usize, text: &str) {
        while !String::from_utf8_lossy(&self.raw[from..]).contains(text) {
            let part = self.output.recv_timeout(PATIENCE);
            self.raw
                .extend(part.unwrap_or_else(|_| panic!("{text:?} never came:\n{}", self.raw())));
        }
    }

    /// Waits until the output since position `from` contains one of these texts.
    #[track_caller]
    pub(crate) fn wait_since_any(&mut self, from: usize, texts: &[&str]) {
        let has = |raw: &[u8]| {
            let text = String::from_utf8_lossy(&raw[from..]).into_owned();
            texts.iter().any(|wanted| text.contains(wanted))
        };
        while !has(&self.raw) {
            let part = self.output.recv_timeout(PATIENCE);
            self.raw
                .extend(part.unwrap_or_else(|_| panic!("{texts:?} never came:\n{}", self.raw())));
        }
    }

    /// Types a line and waits until new output contains this text.
    #[track_caller]
    fn answer(&mut self, line: &str, expected: &str) {
        let from = self.raw.len();
        self.press(&format!("{line}\r"));
        self.wait_since(from, expected);
    }

    /// The present text of the screen.
    pub(crate) fn shown(&self) -> String {
        let mut drawn = self.drawn.borrow_mut();
        let (parser, read) = &mut *drawn;
        parser.process(&self.raw[*read..]);
        *read = self.raw.len();
        parser.screen().contents()
    }

    /// The present screen, with the lines that have scrolled out of it.
    pub(crate) fn screen(&self) -> Parser {
        let mut parser = Parser::new(nonzero(ROWS), nonzero(COLS), 10_000);
        parser.process(&self.raw);
        parser
    }

    /// The text of the screen and of everything that scrolling back would show.
    pub(crate) fn seen(&self) -> String {
        let mut parser = self.screen();
        let mut text = String::new();
        let mut back = parser.screen().scrollback_len();
        loop {
            parser.screen_mut().set_scrollback(back);
            text += &parser.screen().contents();
            text.push('\n');
            if back == 0 {
                return text;
            }
            back = back.saturating_sub(usize::from(ROWS));
        }
    }

    /// Reads all output until the command ends.
    pub(crate) fn look_to_the_end(&mut self) {
        while let Ok(part) = self.output.recv_timeout(PATIENCE) {
            self.raw.extend(part);
        }
    }

    /// Reads all output until the command ends, and waits for its end.
    #[track_caller]
    pub(crate) fn ended(&mut self) -> ExitStatus {
        self.look_to_the_end();
        let began = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(began.elapsed() < PATIENCE, "it never ends:\n{}", self.raw());
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Sends a signal to the command, unless it has ended: then another process may have its number.
    fn send(&mut self, signal: Signal) {
        let number = self.child.process_id().map(|id| id as i32);
        if let Some(number) = number.and_then(Pid::from_raw)
            && matches!(self.child.try_wait(), Ok(None))
        {
            // It may have ended by now. Until it is waited for, it keeps its number.
            let _ = kill_process(number, signal);
        }
    }

    /// Kills the command immediately, as a crash would.
    pub(crate) fn kill(&mut self) {
        self.send(Signal::KILL);
        let _ = self.child.wait();
    }

    /// Waits until the command ends. Returns its exit code and the signal that ended it, if any.
    #[track_caller]
    pub(crate) fn end(mut self) -> (u32, Option<String>) {
        let status = self.ended();
        (status.exit_code(), status.signal().map(str::to_owned))
    }
}

impl Drop for Terminal {
    /// A command that still runs may have programs to end, so it is not killed at once.
    fn drop(&mut self) {
        self.send(Signal::HUP);
        let began = Instant::now();
        while matches!(self.child.try_wait(), Ok(None)) {
            if began.elapsed() > LEAVE {
                self.kill();
                return;
            }
            thread::sleep(Duration::from_millis(2));
        }
    }
}

fn modes(master: &(dyn portable_pty::MasterPty + Send)) -> String {
    format!("{:?}", master.get_termios())
}

fn nonzero(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).unwrap()
}

fn has_colors(screen: &Screen) -> bool {
    let cells = (0..ROWS).flat_map(|row| (0..COLS).map(move |col| (row, col)));
    cells
        .filter_map(|(row, col)| screen.cell(row, col))
        .any(|cell| cell.fgcolor() != Color::Default)
}

fn play(home: &Home, players: &str, variables: &[(&str, &str)]) -> Terminal {
    Terminal::open(
        home,
        &format!("play {GAME} --plain --players {players} --seed {DEAL} --record game.jsonl"),
        variables,
    )
}

#[test]
fn a_person_plays_against_a_bot() {
    let home = Home::new();
    let mut terminal = play(&home, "me,greedy", &[]);
    terminal.wait_since(0, MARK);
    let screen = terminal.seen();
    for text in [
        "Setting up",
        "You were dealt",
        "Card G12: green 10.",
        PROMPT,
        "\n>",
    ] {
        assert!(
            screen.contains(text),
            "{text:?} is not on the screen:\n{screen}"
        );
    }
    assert!(
        !has_colors(terminal.screen().screen()),
        "sentences have no colours: {}",
        terminal.raw()
    );
    terminal.answer("keep G12 O10", MARK);
    terminal.answer("why A a3", "is allowed");
    terminal.answer("B a1 b1", "turn 2 of 28");
    terminal.answer("hint", "A strong bot would play");
    terminal.answer("quit", "Continue with");
    assert_eq!(terminal.end(), (0, None));
    assert!(home.out("verify game.jsonl").contains("unfinished"));
}

#[test]
fn who_starts_it_without_players_plays_against_a_bot() {
    let home = Home::new();
    let mut terminal = Terminal::open(&home, &format!("play {GAME} --plain"), &[]);
    terminal.wait_since(0, MARK);
    assert!(terminal.raw().contains("You were dealt"));
    terminal.answer("1", MARK);
    terminal.answer("quit", "rnw resume ");
    assert_eq!(terminal.end(), (0, None));
}

#[test]
fn without_colors_the_screen_has_none() {
    for variables in [&[("NO_COLOR", "1")][..], &[("TERM", "dumb")]] {
        let home = Home::new();
        let mut terminal = play(&home, "me,greedy", variables);
        terminal.wait_since(0, MARK);
        assert!(
            !terminal.raw().contains("\u{1b}["),
            "{variables:?}: {}",
            terminal.raw()
        );
        terminal.answer("quit", "Continue with");
    }
}

/// Two people play. When the second takes the keyboard, the first player's cards must not be visible.
#[track_caller]
fn between_two_people_nothing_is_left_to_see(variables: &[(&str, &str)]) {
    let home = Home::new();
    let args = format!("play {GAME} --players me,me --seed 7 --record game.jsonl");
    let mut terminal = Terminal::open(&home, &args, variables);
    terminal.wait_since(0, &turn_of(1));
    terminal.answer("", MARK);
    let dealt = dealt(&home);
    let screen = terminal.seen();
    assert!(
        dealt[..4].iter().all(|card| screen.contains(card)),
        "{dealt:?}:\n{screen}"
    );
    terminal.answer("1", &turn_of(2));
    let seen = terminal.seen();
    assert_eq!(seen.trim(), turn_of(2));
    terminal.answer("", MARK);
    let seen = terminal.seen();
    for card in &dealt[..4] {
        assert!(
            !seen.contains(card),
            "the second player sees {card}, dealt to the first:\n{seen}"
        );
    }
    assert!(
        dealt[4..8].iter().all(|card| seen.contains(card)),
        "{dealt:?}:\n{seen}"
    );
    // The second player continues with a mark. The first has not marked yet and must not see this mark.
    terminal.answer("1", MARK);
    terminal.answer("1", &turn_of(1));
    terminal.answer("", MARK);
    let seen = terminal.seen();
    assert!(
        !seen.contains("Player 2 marks"),
        "the first player sees a mark before marking:\n{seen}"
    );
    for card in &dealt[4..8] {
        let kept = home
            .read("game.jsonl")
            .lines()
            .any(|line| line.contains("keep") && line.contains(card.as_str()));
        assert!(
            kept || !seen.contains(card),
            "the first player sees {card}, returned by the second:\n{seen}"
        );
    }
}

/// The cards that the seats were dealt, seat after seat.
pub(crate) fn dealt(home: &Home) -> Vec<String> {
    let item = |line: String| {
        let line: Value = serde_json::from_str(&line).unwrap();
        (line["purpose"] == "deal").then(|| line["item"].as_str().unwrap().to_owned())
    };
    lines(&home.read("game.jsonl"))
        .into_iter()
        .filter_map(item)
        .collect()
}

#[test]
fn between_two_people_the_screen_is_cleared() {
    between_two_people_nothing_is_left_to_see(&[("TERM", "dumb")]);
}

/// `NO_COLOR` turns off colours. It must not reveal secrets.
#[test]
fn between_two_people_the_screen_is_cleared_without_colors_too() {
    between_two_people_nothing_is_left_to_see(&[("TERM", "dumb"), ("NO_COLOR", "1")]);
}

#[test]
fn after_ctrl_c_the_game_can_be_resumed() {
    let home = Home::new();
    let mut terminal = play(&home, "me,greedy", &[]);
    terminal.wait_since(0, MARK);
    terminal.answer("keep G12 O10", MARK);
    terminal.press("\u{3}");
    let (code, signal) = terminal.end();
    assert!(
        code == 130 || signal.is_some(),
        "interrupted, not ended: {code}"
    );
    let resumed = home.type_into("play --resume game.jsonl", "log\nquit\n");
    assert_eq!(resumed.code, 0, "{}", resumed.err);
    contains(
        &resumed.out,
        "- Player keeps green 10 (G12) and orange 12 (O10)",
    );
}

#[test]
fn the_end_of_input_at_a_terminal_leaves_too() {
    let home = Home::new();
    let mut terminal = play(&home, "me,greedy", &[]);
    terminal.wait_since(0, MARK);
    let from = terminal.raw.len();
    terminal.press("\u{4}");
    terminal.wait_since(from, "Continue with");
    assert_eq!(terminal.end(), (6, None));
}

/// Two people share a keyboard. Neither sees the values of the other's chips.
#[test]
fn between_two_people_the_values_of_chips_are_not_left_to_see() {
    for variables in [
        &[("TERM", "dumb")][..],
        &[("TERM", "dumb"), ("NO_COLOR", "1")],
    ] {
        let home = Home::new();
        let args = "play nuggets --players me,me --option first=1 --option layout=custom --seed 7";
        let mut terminal = Terminal::open(&home, args, variables);
        terminal.wait_since(0, &turn_of(1));
        terminal.answer("", MARK);
        terminal.answer("chip 5 a1", &turn_of(2));
        assert_eq!(terminal.seen().trim(), turn_of(2));
        terminal.answer("", MARK);
        let seen = terminal.seen();
        contains(&seen, "A?");
        contains(&seen, "Player 1 puts a chip face down on a1");
        assert!(
            !seen.contains("A5") && !seen.contains("has the value"),
            "{seen}"
        );
        terminal.answer("chip 4 c1", &turn_of(1));
        terminal.answer("", MARK);
        let seen = terminal.seen();
        assert!(seen.contains("A5") && seen.contains("B?"), "{seen}");
        assert!(
            !seen.contains("B4") && !seen.contains("on c1 has the value"),
            "{seen}"
        );
        // Two fences are one turn, so the same player keeps the keyboard between them.
        let from = terminal.raw.len();
        terminal.answer("fence d3 e3", "build a second fence");
        terminal.wait_since(from, MARK);
        assert!(!terminal.raw()[from..].contains("it is your turn"));
        terminal.answer("fence d4 e4", &turn_of(2));
        terminal.answer("", MARK);
        let seen = terminal.seen();
        assert!(seen.contains("B4") && !seen.contains("A5"), "{seen}");
    }
}
