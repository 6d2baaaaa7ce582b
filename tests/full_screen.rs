//! The full screen in a real terminal: whole games by keys and by mouse. The terminal is restored in every case.

use crate::common::{GAME, Home, PATIENCE, contains, example, program, undated};
use crate::programs::{MOMENT, hostile, left_behind};
use crate::terminal::{COLS, ROWS, Terminal, dealt};
use portable_pty::{CommandBuilder, PtySize};
use rnw_bots::analysis::Judge;
use rnw_bots::search::Parameters;
use rnw_i18n::{Translations, Translator};
use rnw_session::{SeatInfo, Table};
use rnw_tui::{Seating, TableSettings};
use roll_and_write::GameOf;
use rustix::process::{Pid, Signal, kill_process};
use std::collections::BTreeMap;
use std::fs;
use std::io::{Read, Write};
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

/// How long a test reads the screen before the next key. A time that is too short only costs extra keys.
const GLANCE: Duration = Duration::from_millis(20);

/// A bot that answers immediately makes games short.
const QUICK: (&str, &str) = ("RNW_BOT_PAUSE", "0");

/// The bell rings after a wait for others, for whoever wants it.
#[test]
fn the_bell_rings_after_a_wait_if_it_is_on() {
    for bell in [true, false] {
        let home = Home::new();
        home.out(&format!("config --set bell={bell}"));
        let mut terminal = play(&home, "silver-and-gold", &[("RNW_BOT_PAUSE", "1500")]);
        terminal.keep_two();
        terminal.wait_for("mark the pattern");
        terminal.leave();
        assert_eq!(terminal.raw().contains('\x07'), bell);
    }
}

fn play(home: &Home, game: &str, variables: &[(&str, &str)]) -> Terminal {
    play_deal(home, game, 7, variables)
}

/// Starts the game that is dealt from this seed.
fn play_deal(home: &Home, game: &str, seed: u64, variables: &[(&str, &str)]) -> Terminal {
    let args = format!("play {game} --players me,greedy --seed {seed} --record game.jsonl");
    let all: Vec<(&str, &str)> = [QUICK].iter().chain(variables).copied().collect();
    Terminal::open(home, &args, &all)
}

impl Terminal {
    /// Reads new output. Fails if the program has ended, because no output will follow.
    #[track_caller]
    pub(crate) fn glance(&mut self) {
        self.look(GLANCE);
        let ended = self.child.try_wait().unwrap();
        if let Some(status) = ended {
            self.look(GLANCE);
            panic!("the program has ended, {status}:\n{}", self.raw());
        }
    }

    /// Waits until the screen shows this text.
    #[track_caller]
    pub(crate) fn wait_for(&mut self, text: &str) {
        self.press_until("", text);
    }

    /// Moves the pointer to a place until the screen shows this text. The pointer may move there more than once.
    #[track_caller]
    fn point_until(&mut self, (column, row): (usize, usize), text: &str) {
        self.press_until(&format!("\x1b[<35;{column};{row}M"), text);
    }

    /// Presses keys, or none, until the screen shows this text.
    #[track_caller]
    fn press_until(&mut self, keys: &str, text: &str) {
        let began = Instant::now();
        while !self.shown().contains(text) {
            assert!(
                began.elapsed() < PATIENCE,
                "{text:?} never came:\n{}",
                self.shown()
            );
            if !keys.is_empty() {
                self.press(keys);
            }
            self.glance();
        }
    }

    /// Waits until the screen has answered keys and prints nothing more. Keys that come faster than their answers would pile
    /// up, and then each is about a screen of long ago.
    fn settle_after_keys(&mut self) {
        self.look(5 * GLANCE);
        let mut before = 0;
        while before < self.raw.len() {
            before = self.raw.len();
            self.look(GLANCE / 4);
        }
    }

    /// Presses keys repeatedly until the game is over.
    #[track_caller]
    pub(crate) fn press_until_over(&mut self, mut keys: impl FnMut(&str) -> String) {
        let began = Instant::now();
        while !self.shown().contains("Standings") {
            assert!(
                began.elapsed() < PATIENCE,
                "the game never ends:\n{}",
                self.shown()
            );
            let pressed = keys(&self.shown());
            self.press(&pressed);
            self.settle_after_keys();
            // A late key or click may have left the finished game. Its result is the last output then.
            if self.child.try_wait().unwrap().is_some() {
                self.look_to_the_end();
                assert!(
                    self.shown().contains("Standings"),
                    "the program has ended:\n{}",
                    self.raw()
                );
            }
        }
    }

    /// Leaves a finished game. A late key may have opened a dialog, which must be closed first. A late click may
    /// have opened a question, such as the one before a new deal. The test answers it with no.
    #[track_caller]
    fn leave_the_end(&mut self) {
        let began = Instant::now();
        while self.child.try_wait().unwrap().is_none() {
            assert!(
                began.elapsed() < PATIENCE,
                "it never ends:\n{}",
                self.shown()
            );
            let asks = self.shown().contains("Esc no");
            self.press(if asks { "\x1b" } else { "q" });
            self.look(GLANCE);
        }
        self.check_put_back();
    }

    /// Leaves an unfinished game and checks that the terminal is restored.
    #[track_caller]
    pub(crate) fn leave(&mut self) {
        self.press("q");
        self.wait_for("Leave the table?");
        self.press("\r");
        self.check_put_back();
    }

    /// Keeps the first two of the dealt cards.
    #[track_caller]
    pub(crate) fn keep_two(&mut self) {
        self.wait_for("keep two");
        self.press("\r\x1b[C\r\r");
    }

    /// Checks that the terminal is restored: the main screen, no mouse, a visible cursor, and the earlier modes.
    #[track_caller]
    pub(crate) fn check_put_back(&mut self) {
        let _ = self.ended();
        let parser = self.screen();
        let screen = parser.screen();
        assert!(
            !screen.alternate_screen() && !screen.hide_cursor(),
            "{}",
            self.raw()
        );
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        assert!(self.has_its_modes(), "the modes of the terminal are others");
    }
}

/// A click with the left button. Columns and rows count from 1.
fn click(column: usize, row: usize) -> String {
    format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m")
}

/// The column and row of a text on a screen, counted from 1.
fn find(screen: &str, text: &str) -> Option<(usize, usize)> {
    let mut lines = screen.lines().enumerate();
    lines.find_map(|(row, line)| Some((line[..line.find(text)?].chars().count() + 2, row + 1)))
}

#[test]
fn whole_games_are_played_by_keys() {
    for game in ["silver-and-gold", "pyramids", "nuggets", "lamplighters"] {
        let home = Home::new();
        let mut terminal = play(&home, game, &[]);
        terminal.wait_for("help");
        // First the first two cards, then always the selected move.
        if terminal.shown().contains("keep two") {
            terminal.press("\r\x1b[C\r\r");
        }
        terminal.press_until_over(|_| "\r".to_owned());
        // A question that is open at the end is answered with no, and then the game is left.
        terminal.press("n");
        terminal.wait_for("Esc no");
        terminal.leave_the_end();
        contains(&terminal.raw(), "Play the same deal again");
        assert!(home.out("verify game.jsonl").contains("complete"));
    }
}

/// The terminal counts columns and rows from 1, the screen from 0. The click must mark the cell under it.
#[test]
fn a_cell_that_is_clicked_at_is_marked() {
    let home = Home::new();
    // The first pattern is I2. Both cards, G04 and G11, have the cells a1 and b1, which give no bonus cell.
    let mut terminal = play_deal(&home, GAME, 63, &[]);
    terminal.keep_two();
    terminal.wait_for("Round 1 of 4, turn 1");
    terminal.wait_for("[\u{25a1}");
    // Moves the pointer away from the pattern and back.
    let (column, row) = find(&terminal.shown(), "[\u{25a1}").unwrap();
    terminal.point_until((column + 18, row), "\u{2713} B a1 b1");
    terminal.point_until((column, row), "\u{2713} A a1 b1");
    terminal.press(&click(column, row));
    terminal.wait_for("turn 2 of 28");
    contains(&home.read("game.jsonl"), "\"seat\":1,\"move\":\"A a1 b1\"");
}

/// The moves of each game are typed once more at the prompt, without interruption, and the records are the same byte by
/// byte.
#[test]
fn games_that_are_killed_at_every_decision_are_the_same_games() {
    for (game, decisions) in [
        ("silver-and-gold", 28),
        ("pyramids", 28),
        ("nuggets", 15),
        ("lamplighters", 6),
    ] {
        kill_at_every_decision(game, decisions);
    }
}

/// Plays a game that has at least `at_least` decisions.
#[track_caller]
fn kill_at_every_decision(game: &str, at_least: usize) {
    let players = "--players me,greedy --seed 7 --record game.jsonl";
    let home = Home::new();
    let mut command = format!("play {game} {players}");
    let mut decisions = 0;
    loop {
        let mut terminal = Terminal::open(&home, &command, &[QUICK]);
        terminal.wait_for("help");
        let before = fs::read_to_string(home.path("game.jsonl")).unwrap();
        if before.contains("\"result\"") {
            break;
        }
        // A decision is in the record before the screen shows it. If only a bot still had to decide, the game ends
        // without another one.
        let decided = |record: &str| record.matches("\"seat\":1").count();
        let goes_on =
            |record: &str| decided(record) == decided(&before) && !record.contains("\"result\"");
        decide(&mut terminal, || !goes_on(&home.read("game.jsonl")));
        terminal.kill();
        let kept = home.read("game.jsonl");
        assert!(kept.starts_with(whole_lines(&before)), "something was lost");
        "play --resume game.jsonl".clone_into(&mut command);
        decisions += 1;
    }
    assert!(decisions >= at_least, "{game}: {decisions} decisions");
    let whole = Home::new();
    let record = home.read("game.jsonl");
    let own = record
        .lines()
        .filter_map(|line| line.split_once("\"seat\":1,\"move\":\""));
    let moves: String = own
        .map(|(_, mv)| mv.trim_end_matches("\"}").to_owned() + "\n")
        .collect();
    whole.type_into(&format!("play {game} {players}"), &moves);
    let whole = whole.read("game.jsonl");
    assert_eq!(undated(&home.read("game.jsonl")), undated(&whole));
}

/// Takes the first move until a decision is made. A question before the move needs the keys again. The keys are not
/// repeated sooner, because keys that are still to be read would make the next decision too.
#[track_caller]
fn decide(terminal: &mut Terminal, is_made: impl Fn() -> bool) {
    let began = Instant::now();
    let mut pressed = None::<Instant>;
    while !is_made() {
        assert!(began.elapsed() < PATIENCE, "{}", terminal.shown());
        let shown = terminal.shown();
        let asks = shown.contains("Esc no");
        let wait = if asks { 10 * GLANCE } else { 50 * GLANCE };
        // While a bot decides, the screen takes no decision.
        let is_open = asks || !shown.contains(" decides.");
        if is_open && pressed.is_none_or(|pressed| pressed.elapsed() > wait) {
            // A pass wants more than another Enter.
            let is_question = shown.contains("cannot be taken back");
            terminal.press(if is_question { "y" } else { ":1\r" });
            pressed = Some(Instant::now());
        }
        terminal.look(GLANCE);
    }
}

/// Reads from a terminal until this text comes. When this returns, nothing of it holds the terminal.
fn read_until(mut output: Box<dyn Read + Send>, text: &'static str) {
    let (sender, came) = channel();
    let reading = thread::spawn(move || {
        let (mut all, mut part) = (Vec::new(), [0; 4096]);
        while let Ok(read @ 1..) = output.read(&mut part) {
            all.extend_from_slice(&part[..read]);
            if String::from_utf8_lossy(&all).contains(text) {
                let _ = sender.send(());
                return;
            }
        }
    });
    assert!(came.recv_timeout(PATIENCE).is_ok(), "{text:?} never came");
    reading.join().unwrap();
}

/// The test does not read the output to its end, so no other process holds the terminal. Error messages go to a file,
/// or to the closed terminal.
#[test]
fn a_terminal_that_is_closed_ends_the_game_and_loses_nothing() {
    for complaints in ["2>complaints", ""] {
        let home = Home::new();
        let size = PtySize {
            rows: ROWS,
            cols: COLS,
            ..PtySize::default()
        };
        let pair = portable_pty::native_pty_system().openpty(size).unwrap();
        let args = format!("play {GAME} --players me,greedy --seed 7 --record game.jsonl");
        let rnw = program().display().to_string();
        let mut command = CommandBuilder::new("sh");
        command.args(["-c", &format!("exec '{rnw}' {args} {complaints}")]);
        command.cwd(home.path(""));
        for (name, value) in home.environment() {
            command.env(name, value);
        }
        let mut child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut keys = pair.master.take_writer().unwrap();
        let decided = || {
            let record = fs::read_to_string(home.path("game.jsonl")).unwrap_or_default();
            record.contains("\"seat\":1,\"move\":\"keep ")
        };
        read_until(pair.master.try_clone_reader().unwrap(), "keep two");
        keys.write_all(b":1\r").unwrap();
        let began = Instant::now();
        while !decided() {
            assert!(began.elapsed() < PATIENCE, "nothing is decided");
            thread::sleep(GLANCE);
        }
        drop((keys, pair.master));
        let status = loop {
            if let Some(status) = child.try_wait().unwrap() {
                break status;
            }
            assert!(began.elapsed() < PATIENCE, "it goes on without a terminal");
            thread::sleep(GLANCE);
        };
        assert_eq!(status.signal(), Some("Hangup"), "{status:?}");
        if !complaints.is_empty() {
            let said = home.read("complaints");
            assert!(said.contains("Continue with: rnw resume"), "{said}");
            assert!(!said.contains("panicked"), "{said}");
        }
        assert!(home.out("verify game.jsonl").contains("unfinished"));
    }
}

/// A shell with job control that runs a game.
fn in_a_shell(home: &Home) -> Terminal {
    let rnw = program().display().to_string();
    let args = format!("play {GAME} --players me,greedy --seed 7 --record game.jsonl");
    let mut command = CommandBuilder::new("sh");
    let game = format!("sh -c 'echo $$ >number; exec '{rnw}' {args}'");
    let script = format!("{game}; echo 'it has stopped'; read line; fg; echo 'it is over'");
    command.args(["-m", "-c", &script]);
    Terminal::run(home, command, &[QUICK])
}

fn send(home: &Home, signal: Signal) {
    let number = home.read("number").trim().parse().unwrap();
    kill_process(Pid::from_raw(number).unwrap(), signal).unwrap();
}

/// The key and the signal each stop the screen twice.
#[test]
fn a_screen_that_is_stopped_puts_the_terminal_back_and_is_drawn_again() {
    let home = Home::new();
    let mut terminal = in_a_shell(&home);
    terminal.keep_two();
    terminal.wait_for("turn 1 of 28");
    terminal.press("\u{1a}");
    terminal.wait_for("has stopped");
    let parser = terminal.screen();
    let screen = parser.screen();
    assert!(!screen.alternate_screen() && !screen.hide_cursor());
    assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    assert!(
        terminal.has_its_modes(),
        "the modes of the terminal are others"
    );
    terminal.press("\r");
    terminal.wait_for("turn 1 of 28");
    assert!(terminal.screen().screen().alternate_screen());
    // The screen reacts to keys again, and the player can leave.
    terminal.press("?");
    terminal.wait_for("rotate the pattern clockwise");
    terminal.press("\r");
    terminal.wait_for("turn 1 of 28");
    terminal.leave();
    assert!(terminal.raw().contains("it is over"), "{}", terminal.raw());
    assert!(home.out("verify game.jsonl").contains("unfinished"));
}

#[test]
fn a_screen_that_is_stopped_from_outside_puts_the_terminal_back() {
    let home = Home::new();
    let mut terminal = in_a_shell(&home);
    terminal.wait_for("keep two");
    send(&home, Signal::TSTP);
    terminal.wait_for("has stopped");
    assert!(!terminal.screen().screen().alternate_screen());
    assert!(
        terminal.has_its_modes(),
        "the modes of the terminal are others"
    );
    terminal.press("\r");
    terminal.wait_for("keep two");
    assert!(terminal.screen().screen().alternate_screen());
    terminal.leave();
    assert!(terminal.raw().contains("it is over"), "{}", terminal.raw());
}

/// A program that is stopped by force cannot restore the terminal. It sets the terminal up again when it continues.
#[test]
fn a_screen_that_goes_on_is_drawn_again() {
    let home = Home::new();
    let mut terminal = in_a_shell(&home);
    terminal.wait_for("keep two");
    send(&home, Signal::STOP);
    terminal.wait_for("has stopped");
    // Enter sends `\n`, because the terminal is still in the mode of the game.
    let from = terminal.raw.len();
    // The shell may print its message before it reads input.
    let began = Instant::now();
    while !String::from_utf8_lossy(&terminal.raw[from..]).contains("keep two") {
        assert!(began.elapsed() < PATIENCE, "it does not go on");
        terminal.press("\n");
        terminal.look(10 * GLANCE);
    }
    terminal.leave();
    assert!(terminal.raw().contains("it is over"), "{}", terminal.raw());
}

/// Without a shell in the terminal, nothing could continue a stopped game.
#[test]
fn a_screen_that_nobody_could_tell_to_go_on_does_not_stop() {
    let home = Home::new();
    let mut terminal = play(&home, GAME, &[]);
    terminal.wait_for("keep two");
    terminal.press("\u{1a}?");
    terminal.wait_for("rotate the pattern clockwise");
    terminal.press("\r");
    terminal.leave();
}

#[test]
fn a_replay_is_stopped_and_ended_as_a_game_is() {
    let home = Home::new();
    home.out(&format!(
        "play {GAME} --players greedy,greedy --seed 7 --record game.jsonl"
    ));
    let mut terminal = Terminal::open(&home, "replay game.jsonl", &[]);
    terminal.wait_for("Setting up");
    let id = terminal.child.process_id().unwrap();
    kill_process(Pid::from_raw(id as i32).unwrap(), Signal::TERM).unwrap();
    terminal.check_put_back();
    assert_eq!(terminal.end(), (1, Some("Terminated".to_owned())));
}

/// The complete lines of a record. The last line may be cut off.
fn whole_lines(record: &str) -> &str {
    &record[..record.rfind('\n').map_or(0, |end| end + 1)]
}

/// A game of few decisions, so that their analysis is soon complete.
#[test]
fn what_cost_most_is_reported_at_the_end_and_the_same_deal_is_played_again() {
    let home = Home::new();
    let mut terminal = play(&home, GAME, &[]);
    terminal.keep_two();
    terminal.press_until_over(|_| "\r".to_owned());
    terminal.wait_for("Biggest mistakes");
    // A player who always takes the selected move plays far from the best.
    terminal.wait_for("better:");
    terminal.press("r");
    terminal.wait_for("Play the same deal again?");
    terminal.press("y");
    terminal.wait_for("keep two");
    for card in &dealt(&home)[..4] {
        terminal.wait_for(card);
    }
    terminal.keep_two();
    terminal.wait_for("turn 1 of 28");
    terminal.leave();
    let again = home.json("resume --list --format json");
    assert_eq!(again[0]["game"], GAME, "it has a record of its own");
}

/// The program of the second game sees no more than the program of the first.
#[cfg(target_os = "linux")]
#[test]
#[ignore = "needs bubblewrap"]
fn programs_play_in_a_sandbox_again_when_the_same_deal_is_played_again() {
    let home = Home::new();
    let bots = home.path("bots");
    fs::create_dir(&bots).unwrap();
    crate::spies::install(&example("protocol", "bot"), &bots.join("bot"));
    home.write("bots/start", "echo home=$HOME >&2\nexec bots/bot\n");
    let args = format!(
        "play {GAME} --seed 7 --record game.jsonl --bot-sandbox --bot-log log.txt --player me --player"
    );
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_rnw"));
    command.args(args.split_whitespace());
    command.arg("cmd:/bin/sh bots/start");
    let mut terminal = Terminal::run(&home, command, &[QUICK]);
    terminal.keep_two();
    terminal.press_until_over(|_| "\r".to_owned());
    terminal.wait_for("Biggest mistakes");
    terminal.press("r");
    terminal.wait_for("Play the same deal again?");
    terminal.press("\r");
    terminal.wait_for("keep two");
    terminal.leave();
    let log = home.read("log.txt");
    let homes: Vec<&str> = log
        .lines()
        .filter(|line| line.contains("! home="))
        .collect();
    assert_eq!(homes.len(), 2, "{log}");
    assert!(
        homes.iter().all(|line| line.ends_with("! home=/tmp")),
        "{homes:?}"
    );
}

#[test]
fn who_leaves_finds_the_terminal_as_it_was() {
    let home = Home::new();
    let mut terminal = play(&home, GAME, &[]);
    terminal.wait_for("keep two");
    terminal.leave();
    contains(&terminal.raw(), "Continue with: rnw resume");
    assert_eq!(terminal.end(), (0, None));
    assert!(home.out("verify game.jsonl").contains("unfinished"));
}

#[test]
fn ctrl_c_puts_the_terminal_back_and_loses_nothing() {
    let home = Home::new();
    let mut terminal = play(&home, GAME, &[]);
    terminal.keep_two();
    terminal.wait_for("turn 1 of 28");
    terminal.press("\u{3}");
    terminal.check_put_back();
    assert!(home.read("game.jsonl").contains("keep"));
    assert!(home.out("verify game.jsonl").contains("unfinished"));
}

/// Also ends a program that ignores the end of its input.
#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_ends_the_programs_too() {
    let home = Home::new();
    let bot = example("protocol", "hostile_bot");
    let bot = bot.display().to_string();
    let args = format!("play {GAME} --seed 7 --record game.jsonl --player me --player");
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_rnw"));
    command.args(args.split_whitespace());
    command.arg(format!("cmd:/bin/sh -c \"sleep 600 & exec '{bot}' stays\""));
    let mut terminal = Terminal::run(&home, command, &[QUICK]);
    terminal.wait_for("keep two");
    // The screen does not wait for the program and its child.
    crate::programs::until_running(&home, 3);
    terminal.press("\u{3}");
    terminal.check_put_back();
    assert_eq!(left_behind(&home, MOMENT), [""; 0]);
}

#[test]
fn signals_put_the_terminal_back() {
    for signal in [
        Signal::TERM,
        Signal::HUP,
        Signal::INT,
        Signal::USR1,
        Signal::USR2,
        Signal::ALARM,
        Signal::XCPU,
        Signal::POWER,
    ] {
        let home = Home::new();
        let mut terminal = play(&home, GAME, &[]);
        terminal.wait_for("keep two");
        let id = terminal.child.process_id().unwrap();
        kill_process(Pid::from_raw(id as i32).unwrap(), signal).unwrap();
        terminal.check_put_back();
        assert!(
            home.out("verify game.jsonl").contains("unfinished"),
            "{signal:?}"
        );
    }
}

#[test]
fn a_panic_puts_the_terminal_back_and_is_reported() {
    let home = Home::new();
    let mut command = CommandBuilder::new(std::env::current_exe().unwrap());
    command.args([
        "--exact",
        "full_screen::a_screen_with_a_bug",
        "--ignored",
        "--nocapture",
    ]);
    let mut terminal = Terminal::run(&home, command, &[]);
    terminal.wait_for("keep two");
    terminal.press("h");
    terminal.check_put_back();
    contains(&terminal.raw(), "a judge with a bug");
}

#[test]
#[ignore = "is run in a terminal by another test"]
fn a_screen_with_a_bug() {
    let rules = rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [], 1).unwrap();
    let game = GameOf::new(rules);
    let seats = vec![SeatInfo {
        name: "Ann".into(),
        player: "me".into(),
    }];
    let table = Table::open(game, "sha256:none", seats, 7, std::io::sink()).unwrap();
    let seating = Seating {
        table,
        bots: vec![None],
        judge: Judge::new(Parameters::judging(), |_, _| panic!("a judge with a bug")),
        translator: Translator::new(Translations::english(), vec!["Ann".to_owned()]),
        settings: TableSettings::default(),
        lesson: None,
        rules: None,
        own_ranks: Box::new(Vec::new),
        usual_options: BTreeMap::new(),
        news: None,
    };
    rnw_tui::run(seating);
}

#[test]
fn colours_that_were_chosen_at_the_screen_are_kept() {
    let home = Home::new();
    let file = "config/rnw/config.toml";
    let mut terminal = play(&home, GAME, &[]);
    terminal.wait_for("keep two");
    terminal.press("tt");
    terminal.wait_for("Colours: 256 colours");
    terminal.leave();
    contains(&terminal.raw(), "The theme is saved in");
    assert_eq!(home.read(file), "theme = \"indexed\"\n");
    let mut terminal = Terminal::open(&home, "replay game.jsonl", &[]);
    terminal.wait_for("Setting up");
    terminal.press("t");
    terminal.wait_for("Colours: true colour");
    terminal.press("q");
    terminal.check_put_back();
    assert_eq!(home.read(file), "theme = \"true\"\n");
}

/// While a slow bot thinks, the keys work. The bot of the test would think for longer than any test runs.
#[test]
fn keys_are_answered_while_a_bot_thinks() {
    let home = Home::new();
    let args = format!("play {GAME} --seed 7 --record game.jsonl --bot-time 86400000 --player me");
    let mut command = CommandBuilder::new(program());
    command.args(args.split_whitespace());
    command.args(["--bot-start", "120000", "--player", &*hostile("silent")]);
    let mut terminal = Terminal::run(&home, command, &[QUICK]);
    terminal.keep_two();
    terminal.wait_for("hostile_bot decides");
    terminal.press("?");
    terminal.wait_for("rotate the pattern clockwise");
    terminal.press("\r");
    terminal.wait_for("hostile_bot decides");
    terminal.leave();
    // The bot had still not decided when all this happened.
    assert!(!home.read("game.jsonl").contains("\"seat\":2"));
    assert_eq!(left_behind(&home, MOMENT), [""; 0]);
}

/// More keys arrive together than one read takes.
#[test]
fn no_key_of_many_is_lost() {
    let home = Home::new();
    let mut terminal = play(&home, GAME, &[]);
    terminal.wait_for("keep two");
    // The keys go an even number of times to the right and back. Then they keep the chosen cards.
    let there_and_back = "\x1b[C\x1b[D".repeat(500);
    terminal.press(&format!("\r{there_and_back}\x1b[C\r\r"));
    terminal.wait_for("Round 1 of 4, turn 1");
    let mut two = dealt(&home)[..2].to_vec();
    two.sort();
    let kept = format!("\"seat\":1,\"move\":\"keep {}\"", two.join(" "));
    let record = home.read("game.jsonl");
    assert!(record.contains(&kept), "{kept}: {record}");
}

#[test]
fn without_colours_the_full_screen_has_none() {
    let home = Home::new();
    let mut terminal = play(&home, GAME, &[("NO_COLOR", "1")]);
    terminal.wait_for("keep two");
    let parser = terminal.screen();
    let cells = (0..ROWS).flat_map(|row| (0..COLS).map(move |col| (row, col)));
    let colours = cells.filter_map(|(row, col)| parser.screen().cell(row, col));
    assert!(
        colours
            .into_iter()
            .all(|cell| cell.fgcolor() == vt100::Color::Default)
    );
}

/// The biggest mistakes at the end are the first ones of `rnw analyse`, figure for figure.
#[test]
fn the_mistakes_at_the_end_are_the_first_ones_of_the_analysis() {
    let mut exact = 0;
    for table in ["lamplighters --players me,greedy", "pyramids --players me"] {
        let home = Home::new();
        let args = format!("play {table} --seed 4 --record game.jsonl");
        let mut terminal = Terminal::open(&home, &args, &[QUICK]);
        if table.starts_with("pyramids") {
            terminal.keep_two();
        }
        terminal.press_until_over(|_| "\r".to_owned());
        terminal.wait_for("Biggest mistakes");
        let began = Instant::now();
        while terminal.shown().contains("Still checking") {
            assert!(began.elapsed() < PATIENCE, "{}", terminal.shown());
            terminal.glance();
        }
        let shown = terminal.shown().replace('\u{a0}', " ");
        let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
        terminal.leave_the_end();
        let report = home.json("analyse game.jsonl --width 1 --format json");
        let mut mistakes = report["decisions"].as_array().unwrap().clone();
        mistakes.retain(|one| one["clear"] == true);
        let cost = |one: &serde_json::Value| one["cost"].as_f64().unwrap();
        mistakes.sort_by(|a, b| cost(b).total_cmp(&cost(a)));
        let text = home.out("analyse game.jsonl --width 1");
        let mut rest = (&*shown, &*text);
        for one in mistakes.iter().take(3) {
            let word = |key: &str| one[key].as_str().unwrap().to_owned();
            let when = match one["turn"].as_u64().unwrap() {
                0 => "Set-up".to_owned(),
                turn => format!("Turn {turn}"),
            };
            let (lost, points) = if one["exact"] == true {
                exact += 1;
                (
                    format!("{:.2} (exact)", cost(one)),
                    format!("{:.2} points (exact)", cost(one)),
                )
            } else {
                let lost = format!("{:.2} ± {:.2}", cost(one), one["error"].as_f64().unwrap());
                (lost.clone(), format!("{lost} points"))
            };
            let (made, best) = (word("made"), word("best"));
            let line = format!("{when}, Player: {made}; better: {best} (lost {lost})");
            let after = |text: &'_ str, part: &str| text.find(part).map(|at| at + part.len());
            let at = after(rest.0, &line).unwrap_or_else(|| panic!("{line}: {shown}"));
            let next = after(rest.1, &format!("lost {points}\n"));
            let next = next.unwrap_or_else(|| panic!("{points}: {text}"));
            rest = (&rest.0[at..], &rest.1[next..]);
        }
        assert!(mistakes.len() >= 3, "{table}: {mistakes:?}");
        assert!(!rest.0.contains("(lost "), "{table}: {shown}");
    }
    assert!(exact > 0, "the last decisions of a game alone are exact");
}
