//! Hostile text at a real terminal, in line mode and on the full screen.

use super::{CODES, FORMATS, HOSTILE, LINES, steers, wrong};
use crate::common::{GAME, Home, PATIENCE};
use crate::terminal::Terminal;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A pack with hostile words, and a record with a hostile name.
fn home() -> Home {
    let home = Home::new();
    home.pack("pack");
    let mut said = home.read("pack/words/en.ftl");
    for (index, text) in HOSTILE.iter().enumerate() {
        let text = text.replace("\r\n", "\n    ").replace('\n', "\n    ");
        let key = ["track-coins", "symbol-palm", "event-revealed"][index];
        said.extend(["\n", key, " = ", &text, "\n"]);
    }
    home.write("pack/words/en.ftl", said);
    let players = "--players greedy,random --seed 7";
    home.out(&format!(
        "play --content pack {players} --record game.jsonl"
    ));
    let record = home.read("game.jsonl");
    let (header, rest) = record.split_once('\n').unwrap();
    let mut header: Value = serde_json::from_str(header).unwrap();
    header["seats"][0]["name"] = json!(FORMATS);
    home.write("game.jsonl", format!("{header}\n{rest}"));
    home
}

#[test]
fn lines_at_a_terminal_hold_text_and_styles() {
    let home = home();
    for args in [
        "replay game.jsonl --content pack --plain",
        "replay game.jsonl --content pack --plain --turn 4",
        "content show --content pack",
        "symbols explain --content pack",
        "verify game.jsonl",
        "content check pack",
    ] {
        let mut terminal = Terminal::open(&home, args, &[]);
        terminal.ended();
        // The terminal itself converts a newline to two characters.
        let raw = terminal.raw().replace("\r\n", "\n");
        assert!(raw.len() > 15, "rnw {args}: {raw:?}");
        assert_eq!(wrong(raw.as_bytes(), true), None, "rnw {args}");
    }
}

/// Two people share one keyboard. The prompts call them by their names.
#[test]
fn prompts_at_a_terminal_hold_text_and_styles() {
    let home = home();
    let record = home.read("game.jsonl");
    let mut header: Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    header["seats"] = json!([{"name": FORMATS, "player": "me"}, {"name": "B", "player": "me"}]);
    home.write("two.jsonl", format!("{header}\n"));
    let mut terminal = Terminal::open(&home, "play --resume two.jsonl --content pack --plain", &[]);
    terminal.wait_since(0, "it is your turn");
    terminal.press("\r");
    terminal.wait_since(0, "\n> ");
    terminal.press("quit\r");
    terminal.ended();
    let raw = terminal.raw().replace("\r\n", "\n");
    assert!(raw.contains(r"a\u{202e}"), "{raw}");
    assert_eq!(wrong(raw.as_bytes(), true), None);
}

/// The full screen uses codes to move the cursor. The test looks for codes that it never sends.
#[test]
fn the_full_screen_shows_no_codes_of_strangers() {
    let home = home();
    let plain = ("TERM", "xterm-256color");
    for (args, keys) in [
        (
            "replay game.jsonl --content pack",
            &["l", "\x1b[C", "?", "\x1b", "q"][..],
        ),
        (
            "play --content pack --players me,greedy --seed 7",
            &["?", "\x1b", "l", "\x1b", "q"],
        ),
    ] {
        let mut terminal = Terminal::open(&home, args, &[plain]);
        terminal.wait_since(0, "\u{1b}[?1049h");
        for key in keys {
            terminal.look(Duration::from_millis(300));
            terminal.press(key);
        }
        let begun = Instant::now();
        while terminal.child.try_wait().unwrap().is_none() {
            terminal.look(Duration::from_millis(100));
            terminal.press("q\ry");
            assert!(begun.elapsed() < PATIENCE, "rnw {args} does not end");
        }
        terminal.ended();
        let raw = terminal.raw();
        assert!(
            raw.contains(r"\u{") || raw.contains(r"u{"),
            "rnw {args}: nothing hostile was shown"
        );
        for sent in [
            "\u{1b}]", "\u{1b}c", "\u{7}", "\u{8}", "\u{9b}", "\u{9d}", "\u{7f}",
        ] {
            assert!(!raw.contains(sent), "rnw {args} sent {sent:?}");
        }
        let format = raw.chars().find(|c| !c.is_control() && steers(*c));
        assert_eq!(format, None, "rnw {args}");
    }
}

#[test]
fn what_is_typed_at_a_terminal_comes_back_as_text() {
    let home = Home::new();
    let mut terminal = Terminal::open(
        &home,
        &format!("play {GAME} --plain --players me,greedy"),
        &[],
    );
    terminal.wait_since(0, "> ");
    for text in [FORMATS, CODES, LINES] {
        // A terminal uses control characters as its own keys, so only the other characters are typed.
        let text: String = text.chars().filter(|c| !c.is_control()).collect();
        let from = terminal.raw.len();
        terminal.press(&format!("why {text}\r"));
        terminal.wait_since(from, "\n> ");
        let report = String::from_utf8_lossy(&terminal.raw[from..]).into_owned();
        // The first line is the echo of the terminal itself.
        let (_, report) = report.split_once("\r\n").unwrap();
        assert_eq!(wrong(report.replace("\r\n", "\n").as_bytes(), true), None);
    }
    terminal.press("quit\r");
    terminal.ended();
}
