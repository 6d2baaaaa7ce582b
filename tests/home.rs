//! The start page, its forms and lessons, at a real terminal.
#![cfg(unix)]

use crate::common::{GAME, Home, PATIENCE, contains};
use crate::terminal::Terminal;
use std::time::Instant;

/// Bots answer immediately.
const QUICK: (&str, &str) = ("RNW_BOT_PAUSE", "0");
const DOWN: &str = "\x1b[B";
const UP: &str = "\x1b[A";
const RIGHT: &str = "\x1b[C";
const ESCAPE: &str = "\x1b";

fn open(home: &Home, args: &str) -> Terminal {
    Terminal::open(home, args, &[QUICK])
}

/// A numbered line of a menu.
struct MenuLine<'a> {
    selected: bool,
    number: i32,
    text: &'a str,
}

impl<'a> MenuLine<'a> {
    fn read(line: &'a str) -> Option<Self> {
        let line = line.trim_start();
        let (selected, line) = match line.strip_prefix('\u{25b8}') {
            Some(rest) => (true, rest.trim_start()),
            None => (false, line),
        };
        let (number, text) = line.split_once(' ')?;
        Some(Self {
            selected,
            number: number.parse().ok()?,
            text: text.trim_start(),
        })
    }
}

impl Terminal {
    /// Selects the line of a menu that begins with this text, and opens it.
    #[track_caller]
    fn choose(&mut self, label: &str) {
        let moves = self.wait_until(label, |terminal| {
            let shown = terminal.shown();
            let mut lines = shown.lines().filter_map(MenuLine::read);
            let wanted = lines.clone().find(|line| line.text.starts_with(label))?;
            let selected = lines.find(|line| line.selected)?;
            Some(wanted.number - selected.number)
        });
        let key = if moves < 0 { UP } else { DOWN };
        for _ in 0..moves.abs() {
            self.press(key);
        }
        self.wait_until(label, |terminal| {
            let shown = terminal.shown();
            let mut lines = shown.lines().filter_map(MenuLine::read);
            lines.find(|line| line.selected && line.text.starts_with(label))?;
            Some(())
        });
        self.press("\r");
    }

    /// Reads the screen until it shows what is looked for, and nothing more comes.
    #[track_caller]
    fn wait_until<T>(&mut self, label: &str, find: impl Fn(&Self) -> Option<T>) -> T {
        let began = Instant::now();
        loop {
            let read = self.raw.len();
            self.glance();
            if self.raw.len() == read
                && let Some(found) = find(self)
            {
                return found;
            }
            assert!(
                began.elapsed() < PATIENCE,
                "{label:?} cannot be selected:\n{}",
                self.shown()
            );
        }
    }

    /// Reads the screen until nothing more comes.
    fn settle(&mut self) {
        for _ in 0..3 {
            self.look(std::time::Duration::from_millis(30));
        }
    }
}

/// Opens the form for a new game where there is nothing to continue, and accepts it.
#[track_caller]
fn begin_new_game(terminal: &mut Terminal) {
    assert!(
        !terminal.shown().contains("Continue"),
        "{}",
        terminal.shown()
    );
    terminal.choose("New game");
    terminal.wait_for("House rules");
    terminal.press("\r");
}

#[test]
fn a_person_finds_a_game_without_a_command() {
    let home = Home::new();
    let mut terminal = open(&home, "");
    terminal.wait_for("New here?");
    begin_new_game(&mut terminal);
    // A person is asked for the name once, and it is remembered.
    terminal.wait_for("Your name");
    terminal.press("\r");
    terminal.settle();
    terminal.press("Anna\r");
    terminal.settle();
    terminal.press("\r");
    terminal.wait_for("keep two");
    assert!(terminal.shown().contains("Anna"), "{}", terminal.shown());
    contains(&home.read("config/rnw/config.toml"), "names = [\"Anna\"]");
    // Nothing was decided, so there is nothing to continue.
    terminal.press("q");
    terminal.wait_for("Leave the table?");
    terminal.press("\r");
    terminal.wait_for("New game");
    begin_new_game(&mut terminal);
    terminal.keep_two();
    terminal.wait_for("turn 1");
    terminal.press("q");
    terminal.wait_for("Leave the table?");
    terminal.press("\r");
    // Back at the start page, the game can be continued, as often as one likes.
    for _ in 0..2 {
        terminal.choose("Continue");
        terminal.wait_for("Turn 1");
        terminal.press("q");
        terminal.wait_for("Leave the table?");
        terminal.press("\r");
    }
    terminal.choose("Saved games");
    terminal.wait_for("; turn 1");
    // It gets a name, and is deleted only after a question.
    terminal.press("\r");
    terminal.choose("Name");
    terminal.settle();
    terminal.press("Sunday/1\r");
    terminal.wait_for("expected 1 to 60 characters");
    terminal.choose("Name");
    terminal.settle();
    terminal.press(&"\x7f".repeat(8));
    terminal.press("Sunday\r");
    terminal.wait_for("“Sunday”");
    assert!(home.path("state/rnw/Sunday.jsonl").exists());
    terminal.press("\r");
    terminal.choose("Delete");
    terminal.choose("Keep it");
    assert!(home.path("state/rnw/Sunday.jsonl").exists());
    terminal.choose("Delete");
    terminal.choose("Delete it for ever");
    terminal.wait_for("There are no saved games yet.");
    assert!(!home.path("state/rnw/Sunday.jsonl").exists());
    terminal.press(ESCAPE);
    terminal.choose("Quit");
    terminal.check_put_back();
}

#[test]
fn the_form_names_every_part_of_a_game() {
    let home = Home::new();
    let mut terminal = open(&home, "play");
    terminal.wait_for("House rules");
    terminal.choose("Game ");
    terminal.wait_for("Pyramids");
    terminal.choose("People here");
    terminal.settle();
    terminal.choose("House rules");
    terminal.wait_for("marking");
    terminal.press(RIGHT);
    terminal.wait_for("in-turn");
    terminal.press(ESCAPE);
    terminal.wait_for("1 changed");
    terminal.choose("Play");
    // Whoever gives no name is not asked again.
    terminal.wait_for("Name of person 2");
    terminal.choose("Go on");
    // Two people share the keyboard, so the screen waits for the first of them.
    terminal.wait_for("Press Space");
    // Nobody has decided anything, so a person who left would leave no record.
    terminal.kill();
    let record = std::fs::read_dir(home.path("state/rnw")).unwrap();
    let record = record
        .flatten()
        .find(|file| file.path().extension().is_some_and(|end| end == "jsonl"));
    let text = std::fs::read_to_string(record.expect("the game is saved").path()).unwrap();
    let header = text.lines().next().unwrap();
    contains(header, "\"ruleset\":\"pyramids\"");
    contains(header, "in-turn");
    assert_eq!(header.matches("\"player\":\"me\"").count(), 2, "{header}");
}

#[test]
fn a_lesson_is_one_choice_away_and_its_first_step_waits() {
    let home = Home::new();
    let mut terminal = open(&home, "--lang cs");
    terminal.wait_for("Poprvé tady?");
    terminal.choose("Naučit se hrát");
    terminal.wait_for("První hra");
    terminal.press("\r");
    terminal.wait_for("Výuka, krok 1 z 12");
    terminal.press("\r");
    terminal.wait_for("krok 2 z 12");
    terminal.press("\x03");
    terminal.check_put_back();
}

#[test]
fn settings_are_kept_at_once() {
    let home = Home::new();
    let mut terminal = open(&home, "");
    terminal.choose("Settings");
    terminal.wait_for("Bot pause");
    terminal.press(RIGHT);
    terminal.wait_for("Nastavení");
    terminal.press(ESCAPE);
    terminal.wait_for("Poprvé tady?");
    // Esc never leaves the program.
    terminal.press(ESCAPE);
    terminal.wait_for("q odejde");
    terminal.press("q");
    terminal.check_put_back();
    assert!(home.out("config").contains("\"cs\""));
}

#[test]
fn the_only_game_that_can_be_meant_is_played() {
    let home = Home::new();
    let whole = home.out(&format!(
        "play {GAME} --players greedy,random --seed 3 --format json"
    ));
    let short = home.out("play silver --players greedy,random --seed 3 --format json");
    assert_eq!(short, whole);
    home.refused("play gol-f --players greedy,random", 2, "unknown game");
}

#[test]
fn without_a_terminal_the_help_is_printed() {
    let home = Home::new();
    home.refused("", 2, "rnw play silver-and-gold");
    home.refused("play", 2, "GAME");
}

#[test]
fn the_result_of_todays_deal_is_a_page() {
    let home = Home::new();
    let run = home.type_into("daily nuggets", &"1\n".repeat(400));
    assert_eq!(run.code, 0, "{}", run.err);
    let result: Vec<&str> = run.out.lines().rev().take(4).collect();
    let mut terminal = open(&home, "");
    terminal.choose("Today's deal");
    terminal.choose("Nuggets");
    // What takes long is announced on the page, and nothing is printed over it.
    terminal.wait_for("best found");
    terminal.settle();
    let shown = terminal.shown();
    assert!(shown.contains(result[3]), "{shown}");
    assert!(!shown.contains("Searching"), "{shown}");
    // The code is whole, in as many lines as it needs.
    let inside = |line: &str| line.trim_matches(['│', ' ']).to_owned();
    let page: String = shown.lines().map(inside).collect();
    assert!(page.contains(result[0]), "{shown}");
    terminal.press(ESCAPE);
    terminal.wait_for("Everybody gets the same deal");
    let first = terminal.shown();
    assert!(!first.contains("best found"), "{first}");
    terminal.press("\x03");
    terminal.check_put_back();
}
