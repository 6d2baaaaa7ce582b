//! People at a real terminal.
#![cfg(unix)]

use crate::common::{GAME, Home, PATIENCE, PROMPT, lines};
use portable_pty::{Child, CommandBuilder, PtySize, native_pty_system};
use serde_json::Value;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use vt100::{Color, Parser, Screen};

const ROWS: u16 = 24;
const COLS: u16 = 100;

/// A terminal with a command in it, and somebody who reads and types.
struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    raw: Vec<u8>,
    _master: Box<dyn portable_pty::MasterPty + Send>,
}

impl Terminal {
    fn open(home: &Home, args: &str, variables: &[(&str, &str)]) -> Self {
        let size = PtySize {
            rows: ROWS,
            cols: COLS,
            pixel_width: 0,
            pixel_height: 0,
        };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_rnw"));
        command.args(args.split_whitespace());
        command.cwd(home.path(""));
        for name in [
            "NO_COLOR",
            "CLICOLOR",
            "CLICOLOR_FORCE",
            "LC_ALL",
            "LC_CTYPE",
            "COLORTERM",
            "CI",
        ] {
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
            // At the end Linux gives an error, others 0 bytes.
            while let Ok(read @ 1..) = reader.read(&mut part) {
                if sender.send(part[..read].to_vec()).is_err() {
                    return;
                }
            }
        });
        let keys = pair.master.take_writer().unwrap();
        Self {
            child,
            keys,
            output,
            raw: Vec::new(),
            _master: pair.master,
        }
    }

    /// Types keys; Enter is `\r`.
    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Everything that was printed so far.
    fn raw(&self) -> String {
        String::from_utf8_lossy(&self.raw).into_owned()
    }

    /// Waits until what was printed since `from` has this text.
    #[track_caller]
    fn wait_since(&mut self, from: usize, text: &str) {
        while !String::from_utf8_lossy(&self.raw[from..]).contains(text) {
            let part = self.output.recv_timeout(PATIENCE);
            self.raw
                .extend(part.unwrap_or_else(|_| panic!("{text:?} never came:\n{}", self.raw())));
        }
    }

    /// Types a line and waits until a text comes that was not there before.
    #[track_caller]
    fn answer(&mut self, line: &str, expected: &str) {
        let from = self.raw.len();
        self.press(&format!("{line}\r"));
        self.wait_since(from, expected);
    }

    /// The screen as it stands, with what has scrolled out of it.
    fn screen(&self) -> Parser {
        let mut parser = Parser::new(nonzero(ROWS), nonzero(COLS), 10_000);
        parser.process(&self.raw);
        parser
    }

    /// Everything that can be seen, also by scrolling back.
    fn seen(&self) -> String {
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

    /// Waits for the command to end, and returns its exit code or signal.
    fn end(mut self) -> (u32, Option<String>) {
        while let Ok(part) = self.output.recv_timeout(PATIENCE) {
            self.raw.extend(part);
        }
        let status = self.child.wait().unwrap();
        (status.exit_code(), status.signal().map(str::to_owned))
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
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
        &format!("play {GAME} --players {players} --seed 7 --record game.jsonl"),
        variables,
    )
}

#[test]
fn a_person_plays_against_a_bot() {
    let home = Home::new();
    let mut terminal = play(&home, "me,greedy", &[]);
    terminal.wait_since(0, "> ");
    let screen = terminal.seen();
    for text in [
        "Setting up, start player greedy",
        "You were dealt",
        "G12",
        PROMPT,
        "\n>",
    ] {
        assert!(
            screen.contains(text),
            "{text:?} is not on the screen:\n{screen}"
        );
    }
    assert!(has_colors(terminal.screen().screen()), "{}", terminal.raw());
    terminal.answer("keep G12 O06", "> ");
    terminal.answer("why A a3", "is allowed");
    terminal.answer("B a1 a2", "turn 2 of 7");
    terminal.answer("hint", "A simple bot would play");
    terminal.answer("quit", "Go on with");
    assert_eq!(terminal.end(), (0, None));
    assert!(home.out("verify game.jsonl").contains("unfinished"));
}

#[test]
fn who_starts_it_without_players_plays_against_a_bot() {
    let home = Home::new();
    let mut terminal = Terminal::open(&home, &format!("play {GAME}"), &[]);
    terminal.wait_since(0, "> ");
    assert!(terminal.raw().contains("You were dealt"));
    terminal.answer("quit", "--resume");
    assert_eq!(terminal.end(), (0, None));
}

#[test]
fn without_colors_the_screen_has_none() {
    for variables in [&[("NO_COLOR", "1")][..], &[("TERM", "dumb")]] {
        let home = Home::new();
        let mut terminal = play(&home, "me,greedy", variables);
        terminal.wait_since(0, "> ");
        assert!(
            !terminal.raw().contains("\u{1b}["),
            "{variables:?}: {}",
            terminal.raw()
        );
        terminal.answer("quit", "Go on with");
    }
}

/// Two people; what the first was dealt is not to be seen when the second sits down.
#[track_caller]
fn between_two_people_nothing_is_left_to_see(variables: &[(&str, &str)]) {
    let home = Home::new();
    let mut terminal = play(&home, "me,me", variables);
    terminal.wait_since(0, "Player 1, the keyboard is yours");
    terminal.answer("", "> ");
    let dealt = dealt(&home);
    let screen = terminal.seen();
    assert!(
        dealt[..4].iter().all(|card| screen.contains(card)),
        "{dealt:?}:\n{screen}"
    );
    terminal.answer("1", "Player 2, the keyboard is yours");
    let seen = terminal.seen();
    assert_eq!(
        seen.trim(),
        "Player 2, the keyboard is yours. Press Enter when nobody else looks."
    );
    terminal.answer("", "> ");
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
    // The second player goes on with marking; then the first must not see what was marked, since he has not.
    terminal.answer("1", PROMPT);
    terminal.answer("1", "Player 1, the keyboard is yours");
    terminal.answer("", "> ");
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

/// The cards that were dealt to both seats.
fn dealt(home: &Home) -> Vec<String> {
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
    between_two_people_nothing_is_left_to_see(&[]);
}

/// `NO_COLOR` is about colours, not about secrets.
#[test]
fn between_two_people_the_screen_is_cleared_without_colors_too() {
    between_two_people_nothing_is_left_to_see(&[("NO_COLOR", "1")]);
}

#[test]
fn after_ctrl_c_the_game_can_be_resumed() {
    let home = Home::new();
    let mut terminal = play(&home, "me,greedy", &[]);
    terminal.wait_since(0, "> ");
    terminal.answer("keep G12 O06", "> ");
    terminal.press("\u{3}");
    let (code, signal) = terminal.end();
    assert!(
        code == 130 || signal.is_some(),
        "interrupted, not ended: {code}"
    );
    let resumed = home.type_into("play --resume game.jsonl", "log\nquit\n");
    assert_eq!(resumed.code, 0, "{}", resumed.err);
    assert!(
        resumed.out.contains("- Player keeps G12 and O06"),
        "{}",
        resumed.out
    );
}

#[test]
fn the_end_of_input_at_a_terminal_leaves_too() {
    let home = Home::new();
    let mut terminal = play(&home, "me,greedy", &[]);
    terminal.wait_since(0, "> ");
    let from = terminal.raw.len();
    terminal.press("\u{4}");
    terminal.wait_since(from, "Go on with");
    assert_eq!(terminal.end(), (6, None));
}
