//! The drawn screens, compared with texts in `tests/golden/screens`.

use super::replay::TestReplay;
use super::{GAMES, Setting, TestScreen, is_whole, tables, themes};
use crossterm::event::KeyCode;
use ratatui::style::{Color, Style};
use rnw_i18n::Language;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use unicode_width::UnicodeWidthStr;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/screens");
const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (40, 20)];

/// Compares a text with the stored one.
#[track_caller]
pub(super) fn check_golden(name: &str, text: &str) {
    check_stored(FOLDER, name, &format!("{}\n", text.trim_end()));
}

/// Compares a text with the one that is stored in this folder. Stores it instead if `UPDATE_GOLDEN` is 1.
#[track_caller]
pub(super) fn check_stored(folder: &str, name: &str, text: &str) {
    let path = Path::new(folder).join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some_and(|value| value == "1") {
        fs::create_dir_all(folder).unwrap();
        fs::write(&path, text).unwrap();
        return;
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let mut lines = kept.lines().zip(text.lines());
    let differs = lines.position(|(kept, now)| kept != now);
    let differs = differs.or((kept.lines().count() != text.lines().count()).then_some(0));
    if let Some(line) = differs {
        let (kept, now) = (kept.lines().nth(line), text.lines().nth(line));
        panic!(
            "{name}, line {}: {kept:?} was kept, {now:?} is drawn; if that is meant, run the tests with UPDATE_GOLDEN=1 and read what changed",
            line + 1
        );
    }
}

impl TestScreen {
    /// Plays this number of decisions, always the first move.
    pub(super) fn play_on(&mut self, decisions: usize) {
        for _ in 0..decisions {
            if !self.is_over() {
                self.press("!");
            }
        }
    }
}

/// Visits many screens of a game, one after the other.
fn walk(setting: Setting, mut visit: impl FnMut(&str, &TestScreen)) {
    let mut screen = TestScreen::open(setting);
    visit("at the start", &screen);
    screen.play_on(6);
    visit("a decision", &screen);
    for way in [KeyCode::Down, KeyCode::Right, KeyCode::Right] {
        screen.key(way);
    }
    visit("elsewhere", &screen);
    screen.press("s");
    visit("the other kind", &screen);
    screen.press("o");
    visit("the next page", &screen);
    screen.press("?");
    visit("help", &screen);
    screen.key(KeyCode::End);
    visit("the end of the help", &screen);
    screen.key(KeyCode::Esc);
    screen.press("p");
    visit("points", &screen);
    screen.press("\nq");
    visit("leaving", &screen);
    screen.press("n:why 1");
    visit("typing", &screen);
    screen.press("\n");
    visit("an answer", &screen);
    screen.play_on(1000);
    visit("the end", &screen);
    screen.press("b");
    visit("the table at the end", &screen);
}

#[test]
fn screens_are_as_they_were() {
    for game in GAMES {
        for language in Language::ALL {
            for size in SIZES {
                let mut text = String::new();
                let setting = Setting::of(game).told_in(language).sized(size);
                walk(setting, |what, screen| {
                    let _ = writeln!(text, "=== {what}\n{}", screen.text());
                    for cell in &screen.buffer().content {
                        let symbol = cell.symbol();
                        assert_eq!(symbol.width(), 1, "{game} {what}: {symbol:?}");
                    }
                });
                let (width, height) = size;
                let tag = language.tag();
                check_golden(&format!("{game}-{tag}-{width}x{height}.txt"), &text);
            }
        }
    }
}

/// The screen is handed over, and each person sees only their own cards.
#[test]
fn screens_of_two_people_are_as_they_were() {
    for language in Language::ALL {
        let mut text = String::new();
        for game in GAMES {
            let mut screen = TestScreen::open(Setting::of(game).with(2, 0).told_in(language));
            for what in ["first", "second"] {
                let _ = writeln!(text, "=== {game}, before the {what}\n{}", screen.text());
                screen.press(" ");
                let _ = writeln!(text, "=== {game}, the {what}\n{}", screen.text());
                while !screen.app.is_hidden() {
                    screen.press("!");
                }
            }
        }
        check_golden(&format!("two-people-{language}-80x24.txt"), &text);
    }
}

/// Steps through a record by steps, turns and jumps, with everything visible and with the view of a
/// seat.
#[test]
fn screens_of_records_are_as_they_were() {
    const WALK: [(&str, &str); 8] = [
        ("the set-up", ""),
        ("a step", " "),
        ("the end of a turn", ":t2\n"),
        ("the end of the next turn", "#"),
        ("the eyes of the first seat", "v"),
        ("points as far as they are known", "p"),
        ("a jump to nowhere", "\n:999\n"),
        ("help", "?"),
    ];
    for language in Language::ALL {
        let mut text = String::new();
        for game in GAMES {
            let setting = Setting::of(game).told_in(language);
            let mut replay = TestReplay::of(setting);
            for (what, keys) in WALK {
                replay.press(keys);
                let _ = writeln!(text, "=== {game}, {what}\n{}", replay.text());
            }
        }
        check_golden(&format!("records-{language}-80x24.txt"), &text);
    }
}

/// Represents each style by a letter, in the order of first appearance.
fn styles(screen: &TestScreen) -> String {
    let buffer = screen.buffer();
    let mut known: Vec<Style> = vec![Style::reset()];
    let mut text = String::new();
    for row in buffer.area.rows() {
        let letter = |at: ratatui::layout::Rect| {
            let cell = &buffer[(at.x, at.y)];
            let blank = cell.symbol() == " " && cell.modifier.is_empty();
            let style = if blank { Style::reset() } else { cell.style() };
            let index = known.iter().position(|known| *known == style);
            match index.unwrap_or(known.len()) {
                0 => ' ',
                index => {
                    known.extend((index == known.len()).then_some(style));
                    char::from(b'a' + index as u8 - 1)
                }
            }
        };
        let line: String = row.columns().map(letter).collect();
        let _ = writeln!(text, "{}", line.trim_end());
    }
    for (index, style) in known.iter().enumerate().skip(1) {
        let letter = char::from(b'a' + index as u8 - 1);
        let [fg, bg] = [style.fg, style.bg].map(|color| match color {
            None | Some(Color::Reset) => "no colour".to_owned(),
            Some(color) => format!("{color}"),
        });
        let _ = writeln!(text, "{letter}: {fg} on {bg} {:?}", style.add_modifier);
    }
    text
}

#[test]
fn themes_are_as_they_were() {
    for game in GAMES {
        let mut text = String::new();
        for (name, theme, glyphs) in themes() {
            let mut screen = TestScreen::open(Setting::of(game).themed(theme, glyphs));
            screen.play_on(6);
            let _ = writeln!(text, "=== {name}\n{}{}", screen.text(), styles(&screen));
            // Nothing below a dialog is visible through it.
            screen.press("?");
            let _ = writeln!(text, "=== {name}, help\n{}", styles(&screen));
        }
        check_golden(&format!("{game}-themes.txt"), &text);
    }
}

/// The texts that had no room on a screen; `None` if there are none.
fn cut_off(what: &str, screen: &TestScreen) -> Option<String> {
    let cut = screen.app.cut();
    (!cut.is_empty()).then(|| format!("{what}: {cut:?}\n{}", screen.text()))
}

#[track_caller]
fn check_none(cut_off: &[String]) {
    let count = cut_off.len();
    assert!(
        cut_off.is_empty(),
        "{count} screens, such as\n{}",
        cut_off[..count.min(4)].join("\n")
    );
}

#[test]
fn nothing_is_cut_off_in_the_smallest_window() {
    let mut found = Vec::new();
    for (game, _, language, bots) in tables() {
        let setting = Setting::of(game).with(1, bots).told_in(language);
        walk(setting, |what, screen| found.extend(cut_off(what, screen)));
    }
    check_none(&found);
}

/// Checks every page and every decision of a whole game.
#[test]
fn no_decision_is_cut_off_in_the_smallest_window() {
    let mut found = Vec::new();
    for game in GAMES {
        for language in Language::ALL {
            // Unless all are wanted: long names, which need the most room.
            let count = if is_whole() { 2 } else { 1 };
            for long_names in [true, false].into_iter().take(count) {
                let mut screen = TestScreen::open(Setting {
                    long_names,
                    ..Setting::of(game).with(1, 3).told_in(language)
                });
                while !screen.is_over() {
                    for _ in 0..6 {
                        screen.press("o");
                        found.extend(cut_off(game, &screen));
                    }
                    screen.press("!");
                }
            }
        }
    }
    check_none(&found);
}
