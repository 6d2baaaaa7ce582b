//! What programs can see and reach on the machine, inside and outside a sandbox.

use crate::common::{GAME, Home, Run, example, run};
#[cfg(target_os = "linux")]
use crate::common::{ended, until};
#[cfg(target_os = "linux")]
use crate::programs::with_default_signals;
use crate::programs::{MOMENT, command, left_behind, play};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Command;

/// A path, quoted for the command line of a program.
fn word(path: &Path) -> String {
    format!("'{}'", path.display())
}

fn hostile(mode: &str) -> String {
    let program = example("protocol", "hostile_bot");
    format!("cmd:{} {mode}", word(&program))
}

/// Copies a program. Another process does it, because no program can be started while it is open for writing: a child
/// that another test starts at that moment holds for a while what this process has open.
pub(crate) fn install(from: &Path, to: &Path) {
    if cfg!(unix) {
        let copied = Command::new("cp").args([from, to]).status();
        assert!(copied.unwrap().success(), "{}", to.display());
    } else {
        fs::copy(from, to).unwrap();
    }
}

/// Makes a program of this text or of these bytes.
#[cfg(unix)]
fn executable(path: &Path, text: &[u8]) {
    use std::os::unix::fs::PermissionsExt;
    let made = tempfile::NamedTempFile::new().unwrap();
    fs::write(made.path(), text).unwrap();
    fs::set_permissions(made.path(), fs::Permissions::from_mode(0o755)).unwrap();
    install(made.path(), path);
}

/// A program that a shell runs.
fn shell(line: &str) -> String {
    format!("cmd:/bin/sh -c \"{line}\"")
}

fn says(run: &Run, text: &str) {
    assert!(run.err.contains(text), "{text:?} is not in: {}", run.err);
}

#[cfg(target_os = "linux")]
mod spy {
    use super::{
        GAME, Home, MOMENT, Run, command, example, install, left_behind, run, says, shell, word,
    };
    use std::collections::BTreeMap;
    use std::fs;
    use std::net::TcpListener;
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::net::{SocketAddr, UnixListener};
    use std::path::Path;
    use std::process::Command;

    /// The user who runs the command.
    #[derive(Clone, Copy, PartialEq, Debug)]
    enum Runner {
        /// The user who runs the tests.
        Myself,
        /// A user without rights, if root runs the tests.
        Somebody,
    }

    fn is_root() -> bool {
        fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0)
    }

    /// Lets all users read and write a path, so that only the sandbox restricts a program.
    fn open_to_all(path: &Path) {
        let mode = if path.is_file() && !path.ends_with("spy_bot") {
            0o666
        } else {
            0o777
        };
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    }

    /// The same command, run by a user without rights. It runs a copy, because other users may not read the
    /// original.
    fn as_somebody(home: &Home, command: &Command) -> Command {
        let program = home.path("bin-rnw");
        install(Path::new(command.get_program()), &program);
        let mut other = Command::new("setpriv");
        other.args(["--reuid", "1000", "--regid", "1000", "--clear-groups", "--"]);
        other.arg(program).args(command.get_args());
        other.current_dir(home.path("")).envs(home.environment());
        other
    }

    /// Runs a spy in a game and returns what it could reach, by the name of each attempt. `file` is the record that
    /// it looks for: that of the game or of another game.
    fn report(file: &str, args: &str, runner: Runner) -> BTreeMap<String, bool> {
        let home = Home::new();
        let door = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = door.local_addr().unwrap().port();
        let socket = home.path("socket");
        let _socket = UnixListener::bind(&socket).unwrap();
        let folder = home.path("");
        let mark = folder.file_name().unwrap().to_str().unwrap();
        let name = SocketAddr::from_abstract_name(mark).unwrap();
        let _abstract = UnixListener::bind_addr(&name).unwrap();
        fs::create_dir(home.path("spy")).unwrap();
        let spy = home.path("spy/spy_bot");
        install(&example("protocol", "spy_bot"), &spy);
        fs::create_dir_all(home.path("state/rnw")).unwrap();
        home.write("state/rnw/other.jsonl", "{\"line\":\"header\"}\n");
        for path in [
            "",
            "socket",
            "spy",
            "spy/spy_bot",
            "state",
            "state/rnw",
            "state/rnw/other.jsonl",
        ] {
            open_to_all(&home.path(path));
        }
        let spy = format!(
            "cmd:{} {} {} {port} {} {mark} 512",
            word(&spy),
            word(&home.path(file)),
            word(&folder),
            word(&socket),
        );
        let args = format!(
            "play {GAME} --seed 7182818 --record game.jsonl --bot-log log.txt --bot-start 60000 --bot-time 60000 {args}"
        );
        let mut command = command(&home, &args, &["greedy", &spy]);
        if runner == Runner::Somebody && is_root() {
            command = as_somebody(&home, &command);
        }
        command.env("RNW_SECRET", "planted");
        let run = run(command, "");
        assert_eq!(run.code, 0, "{}", run.err);
        let log = home.read("log.txt");
        let found_text = |line: &str| {
            let (_, found_text) = line.split_once(" ! spy ")?;
            let (name, word) = found_text.split_once(' ')?;
            assert!(["yes", "no"].contains(&word), "{line}");
            Some((name.to_owned(), word == "yes"))
        };
        let report: BTreeMap<String, bool> = log.lines().filter_map(found_text).collect();
        assert!(report.contains_key("memory"), "it looked at all: {log}");
        assert!(home.out("verify game.jsonl").contains("complete"));
        assert_eq!(left_behind(&home, MOMENT), [""; 0]);
        report
    }

    fn got(report: &BTreeMap<String, bool>) -> Vec<&str> {
        let got = report.iter().filter(|(_, could)| **could);
        got.map(|(name, _)| name.as_str()).collect()
    }

    /// If this test alone fails, the page claims too much.
    #[test]
    fn without_a_sandbox_a_program_can_do_what_its_user_can_but_is_given_no_variables() {
        let report = report("game.jsonl", "", Runner::Myself);
        for name in [
            "record-by-path",
            "record-by-descriptor",
            "record-in-folder",
            "seed",
            "variable-of-parent",
            "process",
            "network",
            "socket",
            "abstract-socket",
            "write-to-folder",
            "write-here",
            "write-beside",
            "write-temporary",
            "processes",
            "memory",
        ] {
            assert!(report[name], "{name}: {report:?}");
        }
        for name in ["variable", "descriptor"] {
            assert!(!report[name], "{name}: {report:?}");
        }
    }

    #[test]
    #[ignore = "needs bubblewrap"]
    fn in_a_sandbox_a_spy_gets_at_nothing() {
        for runner in [Runner::Myself, Runner::Somebody] {
            // Outside a sandbox the same spy reaches everything, except two things that no program receives.
            let outside = report("game.jsonl", "", runner);
            let kept: Vec<&String> = outside
                .iter()
                .filter(|(_, could)| !**could)
                .map(|(name, _)| name)
                .collect();
            assert_eq!(kept, ["descriptor", "variable"], "{runner:?}: {outside:?}");
            assert_eq!(outside.len(), 18, "{outside:?}");
            for file in ["game.jsonl", "state/rnw/other.jsonl"] {
                let report = report(file, "--bot-sandbox --bot-memory 256", runner);
                assert_eq!(
                    got(&report),
                    ["write-temporary"],
                    "{runner:?}, {file}: {report:?}"
                );
                assert_eq!(report.len(), 18, "{report:?}");
            }
        }
    }

    /// System calls that bypass the sandbox, by their names and numbers.
    #[cfg(target_arch = "x86_64")]
    const CALLS: [(&str, &str); 8] = [
        ("keyctl", "250, 0, -3, 1"),
        (
            "add_key",
            "248, my $a = 'user', my $b = 'rnw', my $c = 'x', 1, -3",
        ),
        ("memfd_create", "319, my $a = 'x', 0"),
        ("shmget", "29, 0, 4096, 01600"),
        ("io_uring_setup", "425, 1, my $a = chr(0) x 256"),
        ("userfaultfd", "323, 1"),
        ("socket-packet", "41, 17, 3, 0"),
        ("socket-vsock", "41, 40, 1, 0"),
    ];

    /// The calls reach memory without a limit, the keys of the user, and sockets without namespaces.
    #[cfg(target_arch = "x86_64")]
    #[test]
    #[ignore = "needs bubblewrap and Perl"]
    fn in_a_sandbox_system_calls_that_lead_past_it_are_refused() {
        let home = Home::new();
        fs::create_dir(home.path("bots")).unwrap();
        install(&example("protocol", "bot"), &home.path("bots/bot"));
        let mut script = String::new();
        for (name, call) in CALLS {
            let tries = format!("(syscall({call}) < 0 ? 'no' : 'yes')");
            script.extend(["print STDERR '", name, " ', ", &tries, ", chr(10);\n"]);
        }
        home.write("bots/calls.pl", script + "exec 'bots/bot';\n");
        let calls = |args: &str| -> Vec<String> {
            let args = format!("play {GAME} --seed 7 --bot-log log.txt {args}");
            let run = run(
                command(&home, &args, &["greedy", "cmd:perl bots/calls.pl"]),
                "",
            );
            assert_eq!(run.code, 0, "{}", run.err);
            let log = home.read("log.txt");
            fs::remove_file(home.path("log.txt")).unwrap();
            assert!(log.contains("\"type\":\"ended\""), "it played: {log}");
            let found_text = log.lines().filter_map(|line| line.split_once(" ! "));
            found_text
                .map(|(_, found_text)| found_text.to_owned())
                .collect()
        };
        let outside = calls("");
        assert!(
            outside.iter().filter(|line| line.ends_with(" yes")).count() >= 6,
            "{outside:?}"
        );
        let refused: Vec<String> = CALLS.iter().map(|(name, _)| format!("{name} no")).collect();
        assert_eq!(calls("--bot-sandbox"), refused);
    }

    /// A command line may name folders of the user who runs it, because a record may come from a stranger.
    #[test]
    #[ignore = "needs bubblewrap"]
    fn a_command_line_shows_no_folder_that_it_names_and_nothing_that_a_home_hides() {
        let home = Home::new();
        for folder in ["bots", ".ssh", "sockets", "notes"] {
            fs::create_dir(home.path(folder)).unwrap();
        }
        home.write(".ssh/key", "secret");
        home.write("notes/diary", "secret");
        let _door = UnixListener::bind(home.path("sockets/door")).unwrap();
        install(&example("protocol", "bot"), &home.path("bots/bot"));
        home.write("bots/look", "for f in .ssh/* sockets/* notes/*; do [ -e $f ] && echo sees-$f >&2; done\nexec bots/bot\n");
        let sees = |args: &str, player: &str| -> Vec<String> {
            let args = format!(
                "play {GAME} --seed 7 --record game.jsonl --force --bot-log log.txt {args}"
            );
            let run = run(command(&home, &args, &["greedy", player]), "");
            assert_eq!(run.code, 0, "{}", run.err);
            let log = home.read("log.txt");
            fs::remove_file(home.path("log.txt")).unwrap();
            let found_text = log.lines().filter_map(|line| line.split_once("! sees-"));
            found_text
                .map(|(_, found_text)| found_text.to_owned())
                .collect()
        };
        let player = "cmd:/bin/sh bots/look .ssh .ssh/key sockets sockets/door notes";
        assert_eq!(
            sees("", player),
            [".ssh/key", "sockets/door", "notes/diary"]
        );
        assert_eq!(sees("--bot-sandbox", player), [""; 0]);
        assert_eq!(
            sees("--bot-sandbox --bot-show notes", player),
            ["notes/diary"]
        );
        // Here the argument stands where an interpreter has its program.
        let code = "for f in .ssh/*; do [ -e $f ] && echo sees-$f >&2; done";
        for key in [".ssh/key".to_owned(), word(&home.path(".ssh/key"))] {
            let player = format!("{} {key}", shell(code));
            assert_eq!(sees("", &player), [".ssh/key"]);
            assert_eq!(sees("--bot-sandbox", &player), [""; 0], "{key}");
        }
    }

    /// A player who resumes a record decides again which files its programs may see.
    #[test]
    #[ignore = "needs bubblewrap"]
    fn a_record_shows_its_programs_nothing_that_was_not_named_again() {
        let home = Home::new();
        fs::create_dir(home.path("bots")).unwrap();
        install(&example("protocol", "hostile_bot"), &home.path("bots/bot"));
        home.write("bots/start", "exec bots/bot dies 3\n");
        let args =
            format!("play {GAME} --seed 7 --record game.jsonl --on-fault abort --bot-sandbox");
        let broken = run(
            command(&home, &args, &["greedy", "cmd:/bin/sh bots/start"]),
            "",
        );
        assert_eq!(broken.code, 5, "{}", broken.err);
        let show = format!(
            "--bot-show {}",
            home.path("bots").canonicalize().unwrap().display()
        );
        says(&broken, &format!("--run-programs --bot-sandbox {show}"));
        let before = home.read("game.jsonl");
        let refused = |args: &str, text: &str| {
            home.refused(&format!("play --resume game.jsonl {args}"), 2, text);
            assert_eq!(home.read("game.jsonl"), before);
        };
        refused(
            "--run-programs --bot-sandbox",
            &format!(
                "game.jsonl names programs that ask to see your files: `/bin/sh bots/start`; to allow this, add {show}"
            ),
        );
        refused(
            "--bot-sandbox",
            &format!("to allow this, add --run-programs {show}"),
        );
        let resumed: Run = home.run(&format!(
            "play --resume game.jsonl --run-programs --bot-sandbox {show}"
        ));
        assert_eq!(resumed.code, 0, "{}", resumed.err);
    }

    /// The sandbox grants exactly what the options request.
    #[test]
    #[ignore = "needs bubblewrap"]
    fn in_a_sandbox_a_program_gets_the_memory_and_the_variables_that_are_asked_for() {
        let report = report(
            "game.jsonl",
            "--bot-sandbox --bot-memory 1024 --bot-env RNW_SECRET",
            Runner::Myself,
        );
        let mut got = got(&report);
        // The parent that starts the program inside the sandbox has the variable too.
        got.retain(|name| *name != "variable-of-parent");
        assert_eq!(got, ["memory", "variable", "write-temporary"], "{report:?}");
    }
}

/// The variables that a program receives.
#[cfg(unix)]
fn variables(home: &Home, args: &str) -> Vec<String> {
    let args = format!("play {GAME} --seed 7 --bot-log log.txt {args}");
    let mut command = command(home, &args, &["greedy", &shell("/usr/bin/env >&2")]);
    let variables = [
        ("RNW_SECRET", "planted"),
        ("TMPDIR", "/tmp"),
        ("LC_ALL", "C"),
        ("PYTHONPATH", "/tmp"),
        ("LD_BIND_NOW", "1"),
        ("ODD", "two words"),
    ];
    command.envs(variables);
    let run = run(command, "");
    assert_eq!(run.code, 0, "{}", run.err);
    let log = home.read("log.txt");
    fs::remove_file(home.path("log.txt")).unwrap();
    let set = log.lines().filter_map(|line| line.split_once(" ! "));
    let mut names: Vec<String> = set.map(|(_, set)| set.to_owned()).collect();
    // The shell sets these variables itself.
    names.retain(|set| {
        !["PWD=", "SHLVL=", "_=", "OLDPWD="]
            .iter()
            .any(|own| set.starts_with(own))
    });
    names.sort();
    names
}

#[cfg(unix)]
#[test]
fn a_program_is_given_four_variables_and_those_that_are_named() {
    let home = Home::new();
    let names = |variables: &[String]| -> Vec<String> {
        let name = |set: &String| set.split('=').next().unwrap().to_owned();
        variables.iter().map(name).collect()
    };
    let usual = variables(&home, "");
    assert_eq!(names(&usual), ["HOME", "LANG", "PATH", "TMPDIR"]);
    let home_is = format!("HOME={}", home.path("").display());
    assert!(usual.contains(&home_is), "{usual:?}");
    let more = variables(&home, "--bot-env ODD --bot-env PYTHONPATH");
    assert_eq!(
        names(&more),
        ["HOME", "LANG", "ODD", "PATH", "PYTHONPATH", "TMPDIR"]
    );
    assert!(more.contains(&"ODD=two words".to_owned()), "{more:?}");
}

#[test]
fn variables_that_cannot_be_passed_on_are_refused() {
    for (name, text) in [
        ("SECRET=value", "expected only a name, such as \"SECRET\""),
        ("RNW_NOT_SET", "this variable is not set"),
        ("", "expected the name of an environment variable"),
    ] {
        let home = Home::new();
        let mut command = command(
            &home,
            &format!("play {GAME} --seed 1"),
            &["random", "random"],
        );
        command.args(["--bot-env", name]);
        let run = run(command, "");
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{name}: {}", run.err);
        says(&run, &format!("--bot-env {name:?}: {text}"));
    }
}

/// Programs do not inherit files that were open in the shell that started the command.
#[cfg(target_os = "linux")]
#[test]
fn a_program_inherits_nothing_that_is_open_but_its_three_streams() {
    let home = Home::new();
    home.write("secret.txt", "secret");
    let rnw = command(
        &home,
        &format!("play {GAME} --seed 7 --record game.jsonl --bot-log log.txt"),
        &["greedy", &shell("ls -l /proc/self/fd >&2")],
    );
    let mut opened = Command::new("/bin/sh");
    opened.args(["-c", "exec 9<secret.txt; exec \"$@\"", "sh"]);
    opened.arg(rnw.get_program()).args(rnw.get_args());
    opened.envs(home.environment()).current_dir(home.path(""));
    let run = run(opened, "");
    assert_eq!(run.code, 0, "{}", run.err);
    let log = home.read("log.txt");
    assert!(log.contains("! ") && log.contains("0 -> pipe:"), "{log}");
    for text in ["secret.txt", "game.jsonl", "log.txt"] {
        assert!(
            !log.contains(&format!("/{text}\n")),
            "{text} is open: {log}"
        );
    }
}

/// A program that leaves a trace, plays three decisions and ends.
const BOT: &str = "cmd:/bin/sh bots/start";

/// Each command that starts programs, with a program that would leave a trace.
fn starts(home: &Home) -> Vec<Command> {
    let trace = BOT.to_owned();
    let mut all = vec![
        command(
            home,
            &format!("play {GAME} --record new.jsonl"),
            &["greedy", &trace],
        ),
        command(
            home,
            &format!("simulate {GAME} --games 2"),
            &["greedy", &trace],
        ),
        command(
            home,
            &format!("match {GAME} --deals 2"),
            &["greedy", &trace],
        ),
        command(
            home,
            &format!("content stats {GAME} --games 2"),
            &["greedy", &trace],
        ),
        home.command("play --resume kept.jsonl --run-programs --bot-show bots"),
        home.command("resume kept.jsonl --run-programs --bot-show bots"),
        home.command("bot check"),
    ];
    let last = all.last_mut().unwrap();
    last.arg(&trace);
    for command in &mut all {
        command.args(["--bot-sandbox", "--bot-log", "log.txt"]);
    }
    all
}

/// Records an unfinished game with that program.
fn kept_with_program(home: &Home) {
    fs::create_dir(home.path("bots")).unwrap();
    install(&example("protocol", "hostile_bot"), &home.path("bots/bot"));
    let script = "touch started\necho home=$HOME >&2\nexec bots/bot dies 3\n";
    home.write("bots/start", script);
    let args = format!("play {GAME} --seed 7 --record kept.jsonl --on-fault abort");
    let run = play(home, &args, &["greedy", BOT]);
    assert_eq!(run.code, 5, "{}", run.err);
    fs::remove_file(home.path("started")).unwrap();
}

/// Without its tools the command refuses the sandbox. It never starts a program without one instead.
#[cfg(target_os = "linux")]
#[test]
fn without_bubblewrap_nothing_is_started() {
    let home = Home::new();
    kept_with_program(&home);
    fs::create_dir(home.path("tools")).unwrap();
    let before = home.read("kept.jsonl");
    let refused = |text: &str| {
        for mut command in starts(&home) {
            let line = format!("{command:?}");
            command.env("PATH", home.path("tools"));
            let run = run(command, "");
            assert_eq!((run.code, run.out.as_str()), (2, ""), "{line}: {}", run.err);
            says(&run, &format!("--bot-sandbox: {text}"));
            assert!(!home.path("started").exists(), "{line}");
            assert!(!home.path("new.jsonl").exists(), "{line}");
        }
    };
    refused("`bwrap` is not installed; install bubblewrap");
    tool(&home, "bwrap", "echo 'bwrap: No permissions' >&2; exit 1");
    refused("`prlimit` is not installed; install util-linux");
    tool(&home, "prlimit", "exit 0");
    tool(&home, "setpriv", "exit 0");
    refused("\"cannot create a sandbox here: bwrap: No permissions\"");
    assert_eq!(home.read("kept.jsonl"), before);
}

#[cfg(unix)]
fn tool(home: &Home, name: &str, line: &str) {
    let path = home.path("tools").join(name);
    executable(&path, format!("#!/bin/sh\n{line}\n").as_bytes());
}

#[cfg(not(target_os = "linux"))]
#[test]
fn where_there_is_no_sandbox_nothing_is_started() {
    let home = Home::new();
    kept_with_program(&home);
    for command in starts(&home) {
        let run = run(command, "");
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{}", run.err);
        says(&run, "--bot-sandbox: sandboxes do not work on ");
        assert!(!home.path("started").exists());
    }
}

#[test]
fn what_a_sandbox_shows_is_for_a_sandbox() {
    let home = Home::new();
    home.refused(&format!("play {GAME} --bot-show ."), 2, "--bot-sandbox");
    home.refused(&format!("play {GAME} --bot-memory 99"), 2, "--bot-sandbox");
}

/// A player who resumes a foreign record learns how its programs would run.
#[test]
fn the_question_of_consent_names_the_sandbox() {
    let home = Home::new();
    kept_with_program(&home);
    let open = "names programs that rnw would start without a sandbox: `/bin/sh bots/start";
    home.refused("play --resume kept.jsonl", 2, open);
    let boxed = "names programs that rnw would start in a sandbox: `/bin/sh bots/start`; they ask to see your files; to allow this, add --run-programs --bot-show ";
    home.refused("play --resume kept.jsonl --bot-sandbox", 2, boxed);
    home.refused("resume kept.jsonl --bot-sandbox", 2, boxed);
    assert!(!home.path("started").exists());
}

/// The commands that `rnw` prints pass the same variables to programs.
#[cfg(unix)]
#[test]
fn the_commands_that_are_printed_pass_the_same_variables() {
    let home = Home::new();
    let args = format!("play {GAME} --seed 7 --record game.jsonl --bot-env LANG --bot-env TERM");
    let broken = play(
        &home,
        &format!("{args} --on-fault abort"),
        &["greedy", &hostile("dies 3")],
    );
    assert_eq!(broken.code, 5, "{}", broken.err);
    says(
        &broken,
        "rnw resume game.jsonl --run-programs --bot-env LANG --bot-env TERM",
    );
    let over = play(
        &home,
        &format!("{args} --force"),
        &["greedy", &hostile("dies 3")],
    );
    assert_eq!(over.code, 0, "{}", over.err);
    says(&over, "--seed 7 --bot-env LANG --bot-env TERM");
    let ours = play(&home, &format!("{args} --force"), &["greedy", "random"]);
    assert!(!ours.err.contains("--bot-env"), "{}", ours.err);
}

/// Programs in a sandbox: how they start, how they are found, and how they end.
#[cfg(target_os = "linux")]
mod boxed {
    use super::*;
    use crate::terminal::Terminal;
    use portable_pty::CommandBuilder;
    use std::os::unix::fs::symlink;
    use std::process::Stdio;
    use std::thread::sleep;
    use std::time::Duration;

    /// Plays a game in a sandbox and returns the faults of the program.
    fn faults(home: &Home, args: &str, player: &str) -> Vec<String> {
        let args = format!("play {GAME} --seed 7 --format json --bot-sandbox {args}");
        let run = play(home, &args, &["greedy", player]);
        assert_eq!(run.code, 0, "{player}: {}", run.err);
        let result: Value = serde_json::from_str(&run.out).unwrap();
        let faults = result["faults"].as_array().into_iter().flatten();
        faults
            .map(|fault| fault["text"].as_str().unwrap().to_owned())
            .collect()
    }

    #[track_caller]
    fn plays(home: &Home, args: &str, player: &str) {
        assert_eq!(faults(home, args, player), [""; 0], "{player}");
    }

    #[test]
    #[ignore = "needs bubblewrap"]
    fn bots_are_found_as_they_are_outside() {
        let home = Home::new();
        let bot = fs::read(example("protocol", "bot")).unwrap();
        for folder in ["bots", "my bots", "path", "empty"] {
            fs::create_dir(home.path(folder)).unwrap();
        }
        executable(&home.path("bots/bot"), &bot);
        executable(&home.path("bot"), &bot);
        executable(&home.path("my bots/my bot"), &bot);
        executable(
            &home.path("bots/script"),
            b"#!/bin/sh\nexec \"$(dirname \"$0\")/bot\"\n",
        );
        symlink(home.path("bots/bot"), home.path("path/linked-bot")).unwrap();
        symlink(home.path("bots"), home.path("other")).unwrap();
        for player in [
            // By a relative path, also in the folder of the record.
            "cmd:bots/bot".to_owned(),
            "cmd:./bot".to_owned(),
            "cmd:./bots/../bots/bot".to_owned(),
            "cmd:empty/../bots/bot".to_owned(),
            "cmd:/bin/sh empty/../bots/script".to_owned(),
            "cmd:other/bot".to_owned(),
            format!("cmd:{}", word(&home.path("bots/bot"))),
            "cmd:'my bots/my bot'".to_owned(),
            "cmd:bots/script".to_owned(),
            "cmd:/bin/sh bots/script".to_owned(),
            "cmd:/bin/sh -c 'exec bots/bot' - bots/bot".to_owned(),
            "cmd:path/linked-bot".to_owned(),
        ] {
            plays(&home, "--record game.jsonl --force", &player);
        }
        let args = format!("play {GAME} --seed 7 --format json --bot-sandbox");
        let mut command = command(&home, &args, &["greedy", "cmd:linked-bot"]);
        let path = std::env::var("PATH").unwrap();
        command.env("PATH", format!("{path}:{}", home.path("path").display()));
        let run = run(command, "");
        assert!(
            run.code == 0 && !run.out.contains("faults"),
            "{}{}",
            run.out,
            run.err
        );
    }

    /// The sandbox shows the folder of a bot only if nothing hidden lies in it. It also shows requested folders.
    #[test]
    #[ignore = "needs bubblewrap"]
    fn folders_are_shown_if_nothing_hidden_lies_in_them() {
        let home = Home::new();
        fs::create_dir(home.path("bots")).unwrap();
        fs::create_dir(home.path("lib")).unwrap();
        let bot = fs::read(example("protocol", "bot")).unwrap();
        executable(&home.path("bots/bot"), &bot);
        executable(&home.path("lib/bot"), &bot);
        let script = |at: &str| format!("#!/bin/sh\nexec '{}'\n", home.path(at).display());
        executable(&home.path("bots/start"), script("bots/bot").as_bytes());
        executable(&home.path("far"), script("lib/bot").as_bytes());
        plays(&home, "", "cmd:bots/start");
        // The record lies in this folder, so the sandbox shows only the script.
        let alone = faults(&home, "--record bots/game.jsonl", "cmd:bots/start");
        assert!(
            alone.len() == 1 && alone[0].contains("not found"),
            "{alone:?}"
        );
        let alone = faults(&home, "", "cmd:./far");
        assert!(
            alone.len() == 1 && alone[0].contains("not found"),
            "{alone:?}"
        );
        plays(&home, "--bot-show lib", "cmd:./far");
        let shown = "play silver-and-gold --record lib/game.jsonl --bot-sandbox --bot-show lib";
        home.refused(shown, 2, "--bot-sandbox: programs could see ");
        fs::create_dir(home.path("pictures")).unwrap();
        let pictures = "content stats silver-and-gold --games 2 --svg pictures --bot-sandbox --bot-show pictures";
        home.refused(pictures, 2, "--bot-sandbox: programs could see ");
        let state = "play silver-and-gold --bot-sandbox --bot-show state";
        fs::create_dir(home.path("state")).unwrap();
        home.refused(state, 2, "--bot-sandbox: programs could see ");
        fs::create_dir(home.path("state/rnw")).unwrap();
        executable(&home.path("state/rnw/bot"), &bot);
        let kept = faults(&home, "", "cmd:state/rnw/bot");
        assert!(
            kept[0].contains(", which sandboxes never show; move it to another folder"),
            "{kept:?}"
        );
        for folder in ["/", "/proc", "/dev/shm"] {
            let system = format!("play silver-and-gold --bot-sandbox --bot-show {folder}");
            home.refused(&system, 2, "--bot-sandbox: programs could see ");
        }
        let missing = "play silver-and-gold --bot-sandbox --bot-show nowhere";
        home.refused(missing, 2, "--bot-show nowhere: No such file");
    }

    #[test]
    #[ignore = "needs bubblewrap"]
    fn why_a_program_did_not_start_is_said() {
        let home = Home::new();
        home.write("no-program", "");
        executable(&home.path("stray"), b"#!/no/such/interpreter\n");
        for (player, text) in [
            (
                "cmd:./no-program",
                "\"./no-program\" cannot be started in its sandbox: Permission denied",
            ),
            (
                "cmd:./stray",
                "\"./stray\" cannot be started in its sandbox: No such file or directory",
            ),
        ] {
            let faults = faults(&home, "", player);
            assert!(
                faults.len() == 1 && faults[0].contains(text),
                "{player}: {faults:?}"
            );
        }
        // A program that prints such a message itself, after it has played, is not believed.
        let bot = word(&example("protocol", "hostile_bot"));
        let liar = format!("cmd:/bin/sh -c \"{bot} dies 3; echo 'bwrap: no' >&2\" - {bot}");
        let faults = faults(&home, "", &liar);
        assert!(
            faults[0].contains("it has ended (exit status: 0)"),
            "{faults:?}"
        );
    }

    /// Every command that plays with programs puts them into the sandbox. The commands that it prints request it
    /// again.
    #[test]
    #[ignore = "needs bubblewrap"]
    fn every_command_that_starts_bots_has_the_sandbox() {
        let home = Home::new();
        kept_with_program(&home);
        let kept = home.read("kept.jsonl");
        for command in starts(&home) {
            let line = format!("{command:?}");
            home.write("kept.jsonl", &kept);
            let run = run(command, "");
            assert!([0, 5].contains(&run.code), "{line}: {}", run.err);
            assert!(!home.path("started").exists(), "{line}");
            let log = home.read("log.txt");
            fs::remove_file(home.path("log.txt")).unwrap();
            let mut homes = log.lines().filter_map(|line| line.split_once("! home="));
            assert!(
                log.contains("! home=") && homes.all(|(_, home)| home == "/tmp"),
                "{line}: {log}"
            );
            assert!(log.contains("\"move\""), "it played, {line}: {log}");
        }
        let args = format!(
            "play {GAME} --seed 7 --record game.jsonl --bot-sandbox --bot-show /usr --bot-memory 999"
        );
        let broken = play(
            &home,
            &format!("{args} --on-fault abort"),
            &["greedy", &hostile("dies 3")],
        );
        assert_eq!(broken.code, 5, "{}", broken.err);
        let again =
            "rnw resume game.jsonl --run-programs --bot-sandbox --bot-show /usr --bot-memory 999";
        says(&broken, again);
        let over = play(
            &home,
            &format!("{args} --force"),
            &["greedy", &hostile("dies 3")],
        );
        says(
            &over,
            "--seed 7 --bot-sandbox --bot-show /usr --bot-memory 999",
        );
    }

    /// The sandbox ends a bot that left its session, its group and its parent. It also ends a bot that ignores that
    /// its command was killed.
    #[test]
    #[ignore = "needs bubblewrap"]
    fn nothing_outlives_a_sandbox() {
        let home = Home::new();
        fs::create_dir(home.path("bots")).unwrap();
        let bot = home.path("bots/hostile_bot");
        executable(&bot, &fs::read(example("protocol", "hostile_bot")).unwrap());
        let (path, bot) = (bot.display().to_string(), word(&bot));
        let daemon = format!(
            "cmd:/bin/sh -c \"(setsid {bot} deaf </dev/null >/dev/null 2>&1 &) & exec {bot} stays\" - {bot}"
        );
        plays(&home, "", &daemon);
        assert_eq!(left_behind(&home, MOMENT), [""; 0]);
        for signal in ["KILL", "QUIT", "TERM"] {
            let args = format!("play {GAME} --record game.jsonl --force --bot-sandbox");
            let command = command(&home, &args, &["me", &daemon]);
            let mut command = with_default_signals(&home, command);
            command
                .stdin(Stdio::piped())
                .stdout(Stdio::null())
                .stderr(Stdio::null());
            let mut child = command.spawn().unwrap();
            // The child of the program starts last.
            let is_daemon = |line: &String| line.starts_with(&*path) && line.ends_with(" deaf ");
            until("the programs are started", || {
                left_behind(&home, Duration::ZERO).iter().any(is_daemon)
            });
            let (option, number) = (format!("-{signal}"), child.id().to_string());
            assert!(
                Command::new("kill")
                    .args([option, number])
                    .status()
                    .unwrap()
                    .success()
            );
            ended(&mut child);
            assert_eq!(left_behind(&home, MOMENT), [""; 0], "{signal}");
        }
    }

    /// A sandbox may be killed while it starts. It then ends too and starts nothing.
    #[test]
    #[ignore = "needs bubblewrap"]
    fn nothing_is_left_of_a_sandbox_that_is_killed_while_it_is_made() {
        let home = Home::new();
        fs::create_dir(home.path("bots")).unwrap();
        let bot = home.path("bots/hostile_bot");
        executable(&bot, &fs::read(example("protocol", "hostile_bot")).unwrap());
        let player = format!("cmd:{} deaf", word(&bot));
        // The command kills a program that is not ready in time.
        for start in (1..=20).chain(1..=20) {
            let args = format!("play {GAME} --seed 7 --bot-sandbox --bot-start {start}");
            let run = play(&home, &args, &["greedy", &player]);
            assert_eq!(run.code, 0, "{}", run.err);
        }
        assert_eq!(left_behind(&home, MOMENT), [""; 0]);
        for signal in ["TERM", "KILL"] {
            for after in 0..80 {
                let args = format!("play {GAME} --seed 7 --bot-sandbox");
                let mut command = command(&home, &args, &["greedy", &player]);
                command.stdout(Stdio::null()).stderr(Stdio::null());
                let mut child = command.spawn().unwrap();
                // Every moment of the start is tried, so each run waits for another time. No state of the sandbox can
                // be waited for here: the test is about those that nobody sees.
                sleep(Duration::from_millis(after));
                let (option, number) = (format!("-{signal}"), child.id().to_string());
                Command::new("kill")
                    .args([option, number])
                    .status()
                    .unwrap();
                ended(&mut child);
            }
            assert_eq!(left_behind(&home, MOMENT), [""; 0], "{signal}");
        }
    }

    /// Outside a sandbox, a program can write to the terminal of the command.
    #[test]
    #[ignore = "needs bubblewrap"]
    fn a_program_in_a_sandbox_has_no_terminal() {
        let bot = word(&example("protocol", "bot"));
        let player = format!(
            "cmd:/bin/sh -c \"(: >/dev/tty) && echo it-has-a-terminal >&2; exec {bot}\" - {bot}"
        );
        for (sandbox, has) in [(None, true), (Some("--bot-sandbox"), false)] {
            let home = Home::new();
            let args = format!("play {GAME} --seed 7 --bot-log log.txt --player random --player");
            let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_rnw"));
            command.args(args.split_whitespace());
            command.arg(&player);
            command.args(sandbox);
            let mut terminal = Terminal::run(&home, command, &[]);
            terminal.look_to_the_end();
            let raw = terminal.raw();
            assert_eq!(terminal.end().0, 0, "{raw}");
            let log = home.read("log.txt");
            assert!(log.contains("\"type\":\"ended\""), "it played: {log}");
            assert_eq!(
                log.contains("! it-has-a-terminal"),
                has,
                "{sandbox:?}: {log}"
            );
        }
    }

    #[test]
    #[ignore = "needs bubblewrap, Python and Node"]
    fn the_bots_of_the_page_play_in_a_sandbox() {
        let home = Home::new();
        let source = |name: &str| format!("'{}/docs/bots/{name}'", crate::common::ROOT);
        let prefix =
            "import os, sys; print(os.path.realpath(sys.executable)); print(sys.base_prefix)";
        let python = Command::new("python3")
            .args(["-c", prefix])
            .output()
            .unwrap();
        let python = String::from_utf8(python.stdout).unwrap();
        let (python, prefix) = python.trim().split_once('\n').unwrap();
        for (player, args) in [
            (
                format!("cmd:'{python}' {}", source("bot.py")),
                format!("--bot-show {prefix}"),
            ),
            (format!("cmd:node {}", source("bot.js")), String::new()),
        ] {
            let mut check = home.command(&format!("bot check --bot-sandbox {args}"));
            check.arg(&player);
            let checked = run(check, "");
            assert_eq!(checked.code, 0, "{}{}", checked.out, checked.err);
            plays(&home, &args, &player);
        }
    }
}
