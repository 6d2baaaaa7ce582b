//! After every failure a command ends with an error message and its exit code, and loses nothing. The failures: two
//! names of one file, a full disk, a system without threads, a closed or abandoned terminal, a game with a bug.

use crate::common::{GAME, Home, Run, UNWANTED, contains, lines, run};
use rnw_cli::Catalogue;
use roll_and_write::symbol::{Instructions, Plugins, Scene, SymbolEffect};
use std::fs;
#[cfg(unix)]
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};

/// Gives a command the folder and the variables of this home.
fn alone(home: &Home, command: &mut Command) {
    for name in UNWANTED {
        command.env_remove(name);
    }
    command.current_dir(home.path("")).envs(home.environment());
}

/// Checks the exit code and the error message, and that nothing panicked.
#[track_caller]
fn report(run: &Run, code: i32, says: &str) {
    assert_eq!(run.code, code, "{}{}", run.out, run.err);
    assert!(run.err.contains(says), "{says:?} is not in: {}", run.err);
    assert!(!run.err.contains("panicked"), "{}", run.err);
}

// --- Files that must be different

/// One pair of each kind of files that must be different. The refused command changes none of them.
#[test]
fn two_names_of_one_file_are_refused() {
    let home = Home::new();
    let few = "--players greedy,random --games 2";
    let pack = home.pack("mine");
    home.recorded("greedy,random", "game.jsonl");
    home.out(&format!("simulate {GAME} {few} --totals old.json"));
    home.write("rows.csv", "rows\n");
    fs::create_dir(home.path("config")).unwrap();
    fs::create_dir(home.path("config/rnw")).unwrap();
    fs::create_dir(home.path("sub")).unwrap();
    home.write("config/rnw/config.toml", "ascii = true\n");
    fs::hard_link(home.path("rows.csv"), home.path("twin.csv")).unwrap();
    fs::hard_link(home.path("game.jsonl"), home.path("twin.jsonl")).unwrap();
    let kept = [
        "rows.csv",
        "game.jsonl",
        "config/rnw/config.toml",
        "mine/cards.json",
    ];
    let before = kept.map(|file| home.read(file));
    let simulate = format!("simulate {GAME} {few} --force");
    let resume = "--resume game.jsonl";
    for (command, says) in [
        (
            format!("{simulate} --out rows.csv --totals sub/../twin.csv"),
            "and --totals sub/../twin.csv are",
        ),
        (
            format!("match {GAME} --deals 1 --out new.jsonl --resume --totals NEW.JSONL"),
            "--out new.jsonl and --totals NEW.JSONL are",
        ),
        (
            format!("play {resume} --bot-log twin.jsonl"),
            "--resume game.jsonl and --bot-log twin.jsonl are",
        ),
        (
            "resume game.jsonl --bot-log twin.jsonl".to_owned(),
            "--bot-log twin.jsonl and the record game.jsonl are",
        ),
        (
            format!("{simulate} --content mine --out mine/cards.json"),
            "--out mine/cards.json and the pack's file mine/cards.json are",
        ),
        (
            format!("{simulate} --out config/rnw/config.toml"),
            "and the settings",
        ),
        (
            "shrink game.jsonl --shows event-completed --out twin.jsonl --force".to_owned(),
            "<RECORD> game.jsonl and --out twin.jsonl are",
        ),
        (
            "test mine --out mine --force".to_owned(),
            "<PACK> mine and --out mine are",
        ),
        (
            "content stats mine --games 1 --svg sub --bot-log sub/scores.svg".to_owned(),
            "and the picture sub/scores.svg are",
        ),
    ] {
        #[cfg(not(feature = "testkit"))]
        if command.starts_with("shrink") || command.starts_with("test") {
            continue;
        }
        home.refused(&command, 2, says);
        assert_eq!(kept.map(|file| home.read(file)), before, "{command}");
        assert!(!home.path("new.jsonl").exists() && !home.path("new.csv").exists());
    }
    assert!(pack.exists() && home.path("old.json").exists());
    // A file may be read twice. A device such as `/dev/null` is not a regular file and may be named twice.
    home.out("verify game.jsonl twin.jsonl game.jsonl");
    #[cfg(unix)]
    home.out(&format!("{simulate} --out /dev/null --totals /dev/null"));
}

/// A shell that runs this script. `$0` is `rnw`.
#[cfg(unix)]
fn shell(home: &Home, script: &str) -> Command {
    let mut shell = home.other("sh");
    shell.args(["-c", script]).arg(crate::common::program());
    shell
}

#[cfg(unix)]
#[test]
fn what_is_printed_into_a_file_is_not_mixed_with_what_is_written_there() {
    let home = Home::new();
    let simulate = format!("\"$0\" simulate {GAME} --games 2");
    home.write("rows.csv", "rows\n");
    for redirected in [
        "--out rows.csv --force >>rows.csv",
        "--totals rows.csv --force 2>>rows.csv",
    ] {
        let refused = run(shell(&home, &format!("{simulate} {redirected}")), "");
        assert_eq!(refused.code, 2, "{redirected}: {}", refused.err);
        assert!(home.read("rows.csv").starts_with("rows\n"));
    }
    std::os::unix::fs::symlink("rows.csv", home.path("link.csv")).unwrap();
    home.refused(
        &format!("simulate {GAME} --games 2 --out rows.csv --totals link.csv --force"),
        2,
        "--out rows.csv and --totals link.csv are",
    );
    // Both streams may go to the same file.
    let both = run(shell(&home, &format!("{simulate} >all.txt 2>&1")), "");
    assert_eq!(both.code, 0, "{}", home.read("all.txt"));
}

// --- Files replaced

/// The names of the files in the home.
#[cfg(unix)]
fn names(home: &Home) -> Vec<String> {
    let entries = fs::read_dir(home.path("")).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// If the name of the temporary file were predictable, another user could place a link there.
#[cfg(unix)]
#[test]
fn what_is_replaced_goes_through_no_file_that_somebody_else_has_made() {
    let home = Home::new();
    home.write("victim", "mine\n");
    let script = format!(
        "ln -s victim totals.json.$$.part; exec \"$0\" simulate {GAME} --games 2 --totals totals.json"
    );
    let done = run(shell(&home, &script), "");
    assert_eq!(done.code, 0, "{}", done.err);
    assert_eq!(home.read("victim"), "mine\n");
    assert!(home.read("totals.json").contains("\"totals\""));
    let names = names(&home);
    assert_eq!(names.len(), 3, "nothing else is left: {names:?}");
}

#[cfg(unix)]
#[test]
fn what_is_replaced_keeps_its_mode_and_its_owner() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
    let home = Home::new();
    let simulate = format!("simulate {GAME} --games 2 --totals totals.json --force");
    let first = run(shell(&home, &format!("umask 027; \"$0\" {simulate}")), "");
    assert_eq!(first.code, 0, "{}", first.err);
    let facts = || fs::metadata(home.path("totals.json")).unwrap();
    assert_eq!(facts().mode() & 0o777, 0o640, "as the umask has it");
    fs::set_permissions(home.path("totals.json"), fs::Permissions::from_mode(0o604)).unwrap();
    // Only some users may change an owner, so the result of this call does not matter.
    let _ = chown(home.path("totals.json"), Some(54_321), Some(54_322));
    let before = facts();
    home.out(&simulate);
    let after = facts();
    assert_ne!(after.ino(), before.ino(), "it is replaced");
    assert_eq!(
        (after.mode(), after.uid(), after.gid()),
        (before.mode(), before.uid(), before.gid())
    );
    // The same holds for an overwritten record.
    home.recorded("greedy,random", "game.jsonl");
    fs::set_permissions(home.path("game.jsonl"), fs::Permissions::from_mode(0o600)).unwrap();
    let again = format!("play {GAME} --players greedy,greedy --seed 8 --record game.jsonl --force");
    home.out(&again);
    let mode = fs::metadata(home.path("game.jsonl")).unwrap().mode();
    assert_eq!(mode & 0o777, 0o600);
    assert!(home.out("verify game.jsonl").contains("complete"));
}

// --- A full disk

/// `rnw` with files of at most `blocks` blocks. The shell defines the size of a block.
#[cfg(unix)]
fn with_blocks(home: &Home, blocks: u32, args: &str) -> Run {
    run(
        shell(home, &format!("ulimit -f {blocks}; exec \"$0\" {args}")),
        "",
    )
}

#[cfg(unix)]
#[test]
fn on_a_full_disk_a_record_is_whole_up_to_its_last_line_and_the_game_goes_on_later() {
    let whole = Home::new();
    let play = format!("play {GAME} --players greedy,random --seed 7 --record game.jsonl");
    whole.out(&play);
    let whole = whole.read("game.jsonl");
    let mut kept = Vec::new();
    for blocks in [1, 2, 3, 5] {
        let home = Home::new();
        let broken_off = with_blocks(&home, blocks, &play);
        report(&broken_off, 1, "game.jsonl: File too large");
        report(&broken_off, 1, "Continue with: rnw resume game.jsonl");
        let record = home.read("game.jsonl");
        assert!(
            record.ends_with('\n') && whole.starts_with(&record),
            "{record}"
        );
        assert!(home.out("verify game.jsonl").contains("unfinished"));
        kept.push(record.len());
        // A resumed game loses no more than that.
        let again = with_blocks(&home, blocks, "play --resume game.jsonl");
        report(&again, 1, "Continue with: rnw resume game.jsonl");
        assert_eq!(home.read("game.jsonl"), record);
        home.out("play --resume game.jsonl");
        assert_eq!(home.read("game.jsonl"), whole);
    }
    assert!(kept.is_sorted() && kept[0] < kept[3], "{kept:?}");
}

#[cfg(unix)]
#[test]
fn where_nothing_can_be_kept_nothing_is_made_and_nothing_is_overwritten() {
    let home = Home::new();
    let play = format!("play {GAME} --players greedy,random --seed 7 --record game.jsonl");
    report(
        &with_blocks(&home, 0, &play),
        1,
        "game.jsonl: File too large",
    );
    report(
        &with_blocks(&home, 0, "content new isles --extends pyramids"),
        1,
        "File too large",
    );
    assert_eq!(names(&home), [""; 0]);
    home.recorded("greedy,random", "game.jsonl");
    home.out("config --set theme=mono");
    home.out(&format!("simulate {GAME} --games 2 --totals totals.json"));
    let files = ["game.jsonl", "config/rnw/config.toml", "totals.json"];
    let (before, named) = (files.map(|file| home.read(file)), names(&home));
    for command in [
        format!("{play} --force"),
        "config --set theme=true".to_owned(),
        format!("simulate {GAME} --games 3 --totals totals.json --force"),
        format!("content stats {GAME} --games 2 --svg ."),
    ] {
        report(&with_blocks(&home, 0, &command), 1, "File too large");
        assert_eq!(files.map(|file| home.read(file)), before, "{command}");
        assert_eq!(names(&home), named, "{command}");
    }
}

#[cfg(unix)]
#[test]
fn on_a_full_disk_results_end_with_a_whole_row_and_are_gone_on_with() {
    let home = Home::new();
    let simulate = format!("simulate {GAME} --players greedy,random --games 1000 --jobs 2");
    home.out(&format!("{simulate} --out whole.jsonl"));
    home.out(&format!("{simulate} --out whole.csv"));
    for (file, whole) in [("part.jsonl", "whole.jsonl"), ("part.csv", "whole.csv")] {
        let broken_off = with_blocks(&home, 20, &format!("{simulate} --out {file}"));
        report(&broken_off, 1, &format!("{file}: File too large"));
        let (part, whole) = (home.read(file), home.read(whole));
        assert!(part.ends_with('\n') && whole.starts_with(&part), "{file}");
        assert!(lines(&part).len() > 10, "{file}: {}", part.len());
    }
    home.out(&format!("{simulate} --out part.jsonl --resume"));
    assert_eq!(home.read("part.jsonl"), home.read("whole.jsonl"));
}

#[cfg(unix)]
#[test]
fn a_log_that_cannot_be_kept_stops_no_game_and_is_reported() {
    let home = Home::new();
    let bot = crate::common::example("protocol", "bot");
    let args = format!(
        "play {GAME} --player greedy --player cmd:{} --seed 7 --bot-log log.txt",
        bot.display()
    );
    let played = with_blocks(&home, 4, &args);
    assert_eq!(played.code, 0, "{}", played.err);
    contains(&played.err, "log.txt: File too large");
    contains(&played.err, "the log stops there");
    assert!(home.read("log.txt").ends_with('\n'));
}

#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_printed_is_reported() {
    let home = Home::new();
    for args in [
        "--help",
        "--version",
        "play --help",
        "list",
        "man",
        "completions bash",
    ] {
        let failed = run(shell(&home, &format!("\"$0\" {args} >/dev/full")), "");
        report(&failed, 1, "rnw: cannot print: No space left on device");
        let closed = run(
            shell(&home, &format!("\"$0\" {args} >/dev/full 2>/dev/full")),
            "",
        );
        assert_eq!(closed.code, 1, "{args}");
    }
    let closed = format!("\"$0\" simulate {GAME} --games 2 <&- >&- 2>&-");
    assert_eq!(run(shell(&home, &closed), "").code, 0);
}

#[cfg(unix)]
#[test]
fn settings_lie_where_the_environment_says_whatever_the_name() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let home = Home::new();
    let named = home.path("").join(OsStr::from_bytes(b"\xff.toml"));
    let mut command = home.command("config --set theme=mono");
    command.env("RNW_CONFIG", &named);
    let set = run(command, "");
    assert_eq!(set.code, 0, "{}", set.err);
    assert_eq!(fs::read_to_string(named).unwrap(), "theme = \"mono\"\n");
    assert!(!home.path("config").exists());
}

// --- A system without threads

/// The variable with the words of a starved command, separated by spaces.
const STARVED: &str = "RNW_TEST_STARVED";

/// Becomes `rnw` with no right to start threads or processes. The limit does not hold for the superuser, so the
/// superuser becomes a user who has no other processes.
#[cfg(unix)]
#[test]
#[ignore = "is run by other tests in a process of its own"]
fn a_starved_command() {
    use rustix::process::{Pid, Resource, Rlimit, geteuid, setrlimit};
    use std::os::unix::process::CommandExt;
    let words = std::env::var(STARVED).unwrap();
    let mut words = words.split_whitespace();
    let mut command = Command::new(words.next().unwrap());
    command.args(words).env_remove(STARVED);
    let one = Some(1);
    let limit = Rlimit {
        current: one,
        maximum: one,
    };
    setrlimit(Resource::Nproc, limit).unwrap();
    if geteuid().is_root() {
        let own = rustix::process::getpid();
        let number = 200_000 + Pid::as_raw(Some(own)) as u32;
        command.uid(number).gid(number);
    }
    panic!("{}", command.exec());
}

/// A home in which all users may do everything. It has its own copy of `rnw`, because other users may not read the
/// folder of the tests.
#[cfg(unix)]
fn open_home() -> Home {
    use std::os::unix::fs::PermissionsExt;
    let home = Home::new();
    let open = fs::Permissions::from_mode(0o777);
    fs::set_permissions(home.path(""), open).unwrap();
    fs::create_dir(home.path("open")).unwrap();
    fs::set_permissions(home.path("open"), fs::Permissions::from_mode(0o777)).unwrap();
    let (from, to) = (env!("CARGO_BIN_EXE_rnw"), home.path("open/rnw"));
    if fs::hard_link(from, &to).is_err() {
        crate::spies::install(Path::new(from), &to);
    }
    home
}

/// The arguments and the variable that start `rnw` with these arguments and without threads.
#[cfg(unix)]
pub(crate) fn starved(home: &Home, args: &str) -> (Vec<&'static str>, String) {
    let rnw = home.path("open/rnw");
    let words = [
        "--exact",
        "lost::a_starved_command",
        "--ignored",
        "--nocapture",
    ];
    (words.to_vec(), format!("{} {args}", rnw.display()))
}

#[cfg(unix)]
fn starve(home: &Home, args: &str) -> Run {
    let mut command = Command::new(std::env::current_exe().unwrap());
    let (words, line) = starved(home, args);
    command.args(words).env(STARVED, line);
    alone(home, &mut command);
    run(command, "")
}

#[cfg(unix)]
#[test]
fn without_threads_every_command_ends_in_a_sentence() {
    let home = open_home();
    home.recorded("greedy,random", "game.jsonl");
    let says = "rnw: cannot start a thread: ";
    for command in [
        format!("simulate {GAME} --games 9 --out rows.jsonl"),
        format!("match {GAME} --deals 9"),
        format!("content stats {GAME} --games 9"),
        "analyse game.jsonl --search mcts:iterations=1".to_owned(),
        "bot check cmd:true".to_owned(),
        format!("play {GAME} --player greedy --player cmd:true --record left.jsonl"),
        format!("match {GAME} --player greedy --player cmd:true --deals 9"),
    ] {
        let starved = starve(&home, &command);
        // A match plays in threads, and these threads start programs.
        report(&starved, 1, says);
        if command.contains("left.jsonl") {
            report(&starved, 1, "Continue with: rnw resume");
        }
    }
    assert!(home.out("verify left.jsonl").contains("unfinished"));
    // A command that needs no threads works.
    let run = starve(&home, "verify game.jsonl");
    assert_eq!(run.code, 0, "{}", run.err);
}

#[cfg(unix)]
#[test]
fn a_full_screen_without_threads_ends_in_a_sentence_and_the_game_is_kept() {
    use crate::terminal::Terminal;
    use portable_pty::CommandBuilder;
    let home = open_home();
    let (words, line) = starved(
        &home,
        &format!("play {GAME} --players me,greedy --record game.jsonl"),
    );
    let mut command = CommandBuilder::new(std::env::current_exe().unwrap());
    command.args(words);
    let mut terminal = Terminal::run(&home, command, &[(STARVED, &line)]);
    terminal.look_to_the_end();
    let raw = terminal.raw();
    contains(&raw, "the full screen failed: cannot start a thread");
    assert!(
        raw.contains("Continue with: rnw resume") && !raw.contains("panicked"),
        "{raw}"
    );
    assert!(terminal.has_its_modes());
    assert_eq!(terminal.end(), (1, None));
    assert!(home.out("verify game.jsonl").contains("unfinished"));
}

// --- A game with a bug

/// Whether the symbol panics.
static PANICS: AtomicBool = AtomicBool::new(false);
/// The variable with the arguments of an `rnw` with a bug.
const FLAWED: &str = "RNW_TEST_FLAWED";

/// Does nothing, or panics. It panics only in games, where cards are on offer, and not when a bot evaluates it.
#[derive(Debug)]
struct Bang;

impl SymbolEffect for Bang {
    fn fire(&self, scene: &Scene<'_>, _: &mut Instructions) {
        let is_played = (0..4).any(|colour| scene.offered_cards(colour) > 0);
        let panics = is_played && PANICS.load(Ordering::Relaxed);
        assert!(!panics, "a symbol\nwith a bug");
    }
}

/// An `rnw` with a symbol that panics if the first word of the variable is `panics`.
#[test]
#[ignore = "is run by other tests in a process of its own"]
fn a_flawed_command() {
    let words = std::env::var(FLAWED).unwrap();
    let (panics, args) = words.split_once(' ').unwrap();
    PANICS.store(panics == "panics", Ordering::Relaxed);
    let plugins = Plugins::default().with("bang", 1, |_| Ok(Box::new(Bang)));
    let catalogue = Catalogue::stock().with_symbols(plugins);
    let args = ["rnw"].into_iter().chain(args.split_whitespace());
    std::process::exit(rnw_cli::run_with(&catalogue, args).into());
}

fn flawed(home: &Home, panics: bool, args: &str, input: &str) -> Run {
    let mut command = Command::new(std::env::current_exe().unwrap());
    let words = [
        "--exact",
        "lost::a_flawed_command",
        "--ignored",
        "--nocapture",
    ];
    let flaw = if panics { "panics" } else { "sound" };
    command.args(words).env(FLAWED, format!("{flaw} {args}"));
    alone(home, &mut command);
    run(command, input)
}

/// A pack in which every palm may panic.
fn with_a_bug() -> Home {
    let home = Home::new();
    home.pack("mine");
    home.edit(
        "mine/symbols.json",
        r#""program": "on mark: mark 1 extra cell""#,
        r#""effect": "rust:bang@1""#,
    );
    home
}

/// Checks that the record is exactly the same as before.
#[track_caller]
fn unchanged(home: &Home, record: &str) {
    assert_eq!(home.read("game.jsonl"), record, "the record is kept");
}

#[test]
fn a_record_at_which_the_game_panics_is_reported_with_its_line_and_kept() {
    let home = with_a_bug();
    let play = "play --content mine --players greedy,random --seed 7 --record game.jsonl";
    let sound = flawed(&home, false, play, "");
    assert_eq!(sound.code, 0, "{}", sound.err);
    let record = home.read("game.jsonl");
    let line = |run: &Run| -> usize {
        let (_, rest) = run.err.split_once("line ").unwrap();
        rest.split_once(':').unwrap().0.parse().unwrap()
    };
    let mut at = Vec::new();
    for command in [
        "replay game.jsonl --content mine",
        "verify game.jsonl --content mine",
        "analyse game.jsonl --content mine --search mcts:iterations=1",
        "play --resume game.jsonl --content mine",
        "resume game.jsonl --content mine",
    ] {
        let failed = flawed(&home, true, command, "");
        report(&failed, 1, "rnw: game.jsonl: line ");
        report(&failed, 1, "the game fails here: a symbol with a bug (");
        report(&failed, 1, "the record is unchanged");
        unchanged(&home, &record);
        at.push(line(&failed));
    }
    assert!(at.iter().all(|line| *line == at[0]), "{at:?}");
    // Without this line the record verifies. With it the game panics.
    let lines = lines(&record);
    for (kept, code) in [(at[0] - 1, 0), (at[0], 1)] {
        home.write("part.jsonl", lines[..kept].join("\n") + "\n");
        let part = flawed(&home, true, "verify part.jsonl --content mine", "");
        assert_eq!(part.code, code, "{}{}", part.out, part.err);
    }
    // The other records on the command line are still verified.
    let all = flawed(
        &home,
        true,
        "verify game.jsonl part.jsonl game.jsonl --content mine",
        "",
    );
    assert_eq!(
        all.out.matches("the game fails here").count(),
        3,
        "{}",
        all.out
    );
    #[cfg(feature = "testkit")]
    {
        let least = "shrink game.jsonl --content mine --shows event-marked";
        let least = flawed(&home, true, least, "");
        assert!(!least.err.contains("panicked"), "{}", least.err);
        unchanged(&home, &record);
    }
}

#[test]
fn a_panic_in_a_game_is_reported_with_how_it_is_gone_on_with() {
    let home = with_a_bug();
    let play = "play --content mine --players random,random --seed 7 --record game.jsonl";
    let failed = flawed(&home, true, play, "");
    report(&failed, 1, "rnw: a symbol with a bug (");
    report(&failed, 1, "; this is a bug\n");
    report(&failed, 1, "Continue with: rnw resume");
    // The game panics at the last line.
    let record = home.read("game.jsonl");
    let verified = flawed(&home, true, "verify game.jsonl --content mine", "");
    let last = format!("line {}: the game fails here", lines(&record).len());
    report(&verified, 1, &last);
    // Without the bug the game continues.
    assert_eq!(
        flawed(&home, false, "resume game.jsonl --content mine", "").code,
        0
    );
    assert!(home.read("game.jsonl").starts_with(&record));
    for command in [
        "simulate --content mine --games 50 --out rows.csv",
        "match --content mine --deals 50",
        "content stats mine --games 50",
    ] {
        report(
            &flawed(&home, true, command, ""),
            1,
            "a symbol with a bug (",
        );
    }
    assert!(home.read("rows.csv").ends_with('\n'));
}
