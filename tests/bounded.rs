use crate::common::{GAME, Home, run};

/// Objects that are not regular files, and how they are reported.
#[cfg(unix)]
mod odd {
    use super::*;
    use crate::common::{contains, ended, until};
    use rustix::fs::{CWD, FileType, Mode, OFlags, mknodat, open};
    use rustix::io::ioctl_fionread;
    use rustix::process::{Pid, Signal, kill_process};
    use std::fs::{self, File};
    use std::io::Write;
    use std::os::unix::fs::symlink;
    use std::os::unix::process::ExitStatusExt;
    use std::path::Path;
    use std::process::Stdio;
    use std::thread;

    type Make = fn(&Path);

    fn pipe(path: &Path) {
        mknodat(CWD, path, FileType::Fifo, Mode::RWXU, 0).unwrap();
    }

    /// Objects that must not lie where the program looks for a file by itself.
    const ODD: [(&str, Make); 5] = [
        ("a device", |path| symlink("/dev/zero", path).unwrap()),
        ("a broken link", |path| {
            symlink("/nowhere/at/all", path).unwrap();
        }),
        ("a folder", |path| fs::create_dir(path).unwrap()),
        ("a pipe", pipe),
        ("a pipe", |path| {
            let beside = path.with_extension("fifo");
            pipe(&beside);
            symlink(beside, path).unwrap();
        }),
    ];

    /// Without the report, the file of the extended pack would silently replace it.
    #[test]
    fn what_is_no_file_at_a_name_of_content_is_reported_there() {
        for name in [
            "cards.json",
            "notes.json",
            "words/en.ftl",
            "words/de.ftl",
            "chest.wasm",
            "modules/chest.wat",
        ] {
            for (kind, make) in ODD {
                let home = Home::new();
                home.out(&format!("content new pack --extends {GAME}"));
                let path = home.path("pack").join(name);
                fs::create_dir_all(path.parent().unwrap()).unwrap();
                let _ = fs::remove_file(&path);
                make(&path);
                let says = format!("this is {kind}; expected a regular file\n--> pack/{name}\n");
                for command in ["content check pack", "play --content pack --players random"] {
                    home.refused(command, 3, &says);
                }
            }
        }
    }

    #[test]
    fn what_is_no_folder_at_the_name_of_one_is_reported_there() {
        for name in ["words", "modules"] {
            let file: Make = |path| fs::write(path, "words").unwrap();
            let no_folders = ODD.into_iter().filter(|(kind, _)| *kind != "a folder");
            for (kind, make) in no_folders.chain([("a file", file)]) {
                let home = Home::new();
                home.pack("pack");
                let path = home.path("pack").join(name);
                let _ = fs::remove_dir_all(&path);
                make(&path);
                let place = format!("--> pack/{name}\n");
                let run = home.run("content check pack");
                assert_eq!(run.code, 3, "{kind}: {}", run.err);
                assert!(
                    run.err.contains("not a readable folder"),
                    "{kind}: {}",
                    run.err
                );
                assert!(run.err.contains(&place), "{kind}: {}", run.err);
            }
        }
    }

    #[test]
    fn links_to_files_and_folders_are_content() {
        let home = Home::new();
        home.pack("pack");
        let before = home.out("content check pack");
        for name in ["cards.json", "words/en.ftl", "words"] {
            let (path, there) = (home.path("pack").join(name), home.path("there"));
            fs::rename(&path, &there).unwrap();
            symlink(&there, &path).unwrap();
            assert_eq!(home.out("content check pack"), before, "{name}");
            fs::remove_file(&path).unwrap();
            fs::rename(&there, &path).unwrap();
        }
    }

    /// A person may name a pipe or a device. The program reads it only up to a limit.
    #[test]
    fn what_a_person_names_is_read_no_further_than_its_limit() {
        let home = Home::new();
        home.refused(
            "merge /dev/zero",
            2,
            "/dev/zero: more than 67108864 bytes, the limit for totals",
        );
        let says = "/dev/zero: line 1: more than 67108864 bytes, the limit for a record";
        home.refused("replay /dev/zero", 4, says);
        let verified = home.run("verify /dev/zero");
        assert_eq!(verified.code, 4);
        contains(&verified.err, says);
        fs::create_dir(home.path("folder")).unwrap();
        for command in ["verify", "replay", "merge", "analyse", "shrink"] {
            let run = home.run(&format!("{command} folder"));
            let says = "this is a folder; expected a regular file";
            assert_eq!(run.code, 2, "{command}: {}", run.err);
            assert!(run.err.contains(says), "{command}: {}", run.err);
        }
    }

    #[test]
    fn records_and_totals_come_through_pipes() {
        let home = Home::new();
        home.recorded("greedy,random", "game.jsonl");
        home.out("simulate nuggets --games 2 --totals totals.json");
        pipe(&home.path("pipe"));
        for (command, file) in [("verify", "game.jsonl"), ("merge", "totals.json")] {
            let expected = home.out(&format!("{command} {file}"));
            let (bytes, pipe) = (fs::read(home.path(file)).unwrap(), home.path("pipe"));
            let writer = thread::spawn(move || fs::write(pipe, bytes).unwrap());
            let found = home.out(&format!("{command} pipe"));
            writer.join().unwrap();
            assert_eq!(found.replace("pipe", file), expected, "{command}");
        }
    }

    /// The test sends a signal that ends programs. Ctrl-C has the same effect, but a shell that runs the tests in
    /// the background ignores it.
    #[test]
    fn waiting_for_a_pipe_can_be_interrupted() {
        let home = Home::new();
        pipe(&home.path("pipe"));
        let mut command = home.command("verify pipe");
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        // Without a reader, opening fails. When all is read, the command waits for more, because the pipe is open.
        let flags = OFlags::WRONLY | OFlags::NONBLOCK | OFlags::CLOEXEC;
        let mut writer = None;
        until("the command has opened the pipe", || {
            writer = open(home.path("pipe"), flags, Mode::empty()).ok();
            writer.is_some()
        });
        let mut writer = File::from(writer.unwrap());
        writer.write_all(b"{").unwrap();
        until("the command has read what there is", || {
            ioctl_fionread(&writer).unwrap() == 0
        });
        assert!(child.try_wait().unwrap().is_none(), "it waits");
        kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
        let status = ended(&mut child);
        assert_eq!(status.signal(), Some(Signal::TERM.as_raw()));
    }

    /// Resuming writes to the file, so it must be a regular file.
    #[test]
    fn what_is_gone_on_with_is_a_regular_file() {
        for (kind, make) in ODD {
            let home = Home::new();
            make(&home.path("odd.jsonl"));
            let says = format!("odd.jsonl: this is {kind}; expected a regular file");
            for command in [
                "resume odd.jsonl",
                "play --resume odd.jsonl",
                "simulate nuggets --games 1 --out odd.jsonl --resume",
            ] {
                home.refused(command, 2, &says);
            }
        }
    }

    #[test]
    fn odd_files_among_the_games_that_were_left_are_left_out() {
        let home = Home::new();
        fs::create_dir_all(home.path("state/rnw")).unwrap();
        for (number, (_, make)) in ODD.into_iter().enumerate() {
            make(&home.path(&format!("state/rnw/odd-{number}.jsonl")));
        }
        home.refused("resume", 2, "No unfinished games.");
        // The command still finds an unfinished game among them.
        home.type_into("play nuggets --players me,random", "1\n");
        assert!(home.out("resume --list").contains("nuggets"));
    }

    #[test]
    fn settings_are_a_regular_file_or_refused() {
        for (kind, make) in ODD {
            let home = Home::new();
            fs::create_dir_all(home.path("config/rnw")).unwrap();
            make(&home.path("config/rnw/config.toml"));
            let says = format!("config.toml: this is {kind}; expected a regular file");
            home.refused("list", 2, &says);
            home.refused("config", 2, &says);
        }
        // A person may name any file.
        let home = Home::new();
        let with = |path: &str| {
            let mut command = home.command("config");
            command.env("RNW_CONFIG", home.path(path));
            run(command, "")
        };
        assert_eq!(with("nothing").code, 0);
        let endless = with("/dev/zero");
        let says = "/dev/zero: more than 1048576 bytes, the limit for settings";
        assert_eq!(endless.code, 2, "{}", endless.err);
        assert!(endless.err.contains(says), "{}", endless.err);
    }

    /// The input never contains the end of a line.
    #[test]
    fn a_line_of_standard_input_has_an_end() {
        let home = Home::new();
        let mut command = home.command("play nuggets --players me,random --record game.jsonl");
        let output = command
            .stdin(File::open("/dev/zero").unwrap())
            .output()
            .unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(6), "{err}");
        let says = "standard input: more than 1048576 bytes in a line";
        assert!(err.contains(says), "{err}");
        assert!(home.read("game.jsonl").ends_with('\n'));
    }
}
