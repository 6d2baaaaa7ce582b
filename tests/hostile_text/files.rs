//! The names of files of every kind that the program receives or finds.

use super::arguments::base;
use super::{HOSTILE, Job, line, uphold, words};
use crate::common::{GAME, ROOT};
use std::ffi::OsString;
use std::fs;

#[allow(clippy::too_many_lines, reason = "a list")]
fn jobs() -> Vec<Job> {
    let base = base();
    let bytes = |name: &str| base.iter().find(|file| file.0 == name).unwrap().1.clone();
    let (game, totals, rows) = (
        bytes("game.jsonl"),
        bytes("totals.json"),
        bytes("rows.jsonl"),
    );
    let content = |name: &str| fs::read(format!("{ROOT}/content/{name}")).unwrap();
    let mut jobs = Vec::new();
    for text in HOSTILE {
        let with = |args: &str, name: &str| -> Vec<OsString> {
            let named = args
                .replace("NAME", "\u{0}")
                .split_whitespace()
                .map(|word| word.replace('\u{0}', name))
                .collect::<Vec<_>>();
            words(named)
        };
        let run = |job: Job, args: &[&str], name: &str| {
            args.iter().fold(job, |job, args| job.run(with(args, name)))
        };
        // Records that are sound, broken or missing, and a folder in place of a record.
        let name = format!("{text}.jsonl");
        let shown = [
            "verify NAME",
            "verify NAME --format json",
            "replay NAME --plain",
            "play --resume NAME --plain",
            "resume NAME --plain",
            "analyse NAME --search mcts:iterations=1 --width 1",
            "shrink NAME --law notices",
            "verify NAME --content NAME",
            "merge NAME",
        ];
        jobs.push(run(
            Job::new(format!("record {name:?}")).file(&name, game.clone()),
            &shown,
            &name,
        ));
        jobs.push(run(
            Job::new(format!("broken record {name:?}")).file(&name, "{}\n"),
            &shown,
            &name,
        ));
        jobs.push(run(Job::new(format!("no record {name:?}")), &shown, &name));
        jobs.push(run(
            Job::new(format!("folder {name:?}")).file(format!("{name}/x"), ""),
            &shown,
            &name,
        ));
        let open: Vec<u8> = game
            .split_inclusive(|byte| *byte == b'\n')
            .take(12)
            .collect::<Vec<_>>()
            .concat();
        let open = String::from_utf8(open).unwrap().replacen(
            "\"player\":\"greedy\"",
            "\"player\":\"me\"",
            1,
        );
        let job = Job::new(format!("open record {name:?}"))
            .file(&name, open.clone())
            .input("save\nquit\n");
        jobs.push(run(
            job,
            &["play --resume NAME --plain", "resume NAME --plain"],
            &name,
        ));
        let listed = Job::new(format!("listed record {name:?}"))
            .file(format!("state/rnw/{name}"), open)
            .input("quit\n");
        jobs.push(run(
            listed,
            &[
                "resume --list",
                "resume --list --format json",
                "resume --plain",
            ],
            &name,
        ));
        // Files that the program writes.
        let job = Job::new(format!("written files {text:?}")).input("save\nquit\n");
        let play = format!("play {GAME} --seed 7");
        let simulate = format!("simulate {GAME} --players greedy,random --games 1");
        let written = [
            format!("{play} --players greedy,random --record NAME"),
            format!("{play} --players greedy,random --record NAME"),
            format!("{play} --players greedy,random --record NAME/NAME"),
            format!("{play} --players me,greedy --plain --record 1NAME"),
            format!("{simulate} --out NAME.csv --totals NAME.json"),
            format!("{simulate} --out NAME.csv"),
            format!("{simulate} --out NAME.parquet"),
            format!("{simulate} --out NAME.csv/x"),
            format!("{simulate} --players true --player cmd:true --bot-log NAME.log"),
            format!("{simulate} --player cmd:true --bot-log NAME.log/x"),
            format!("content stats {GAME} --games 1 --svg NAME.svg"),
            format!("content stats {GAME} --games 1 --svg NAME.svg"),
            "content new mine --extends pyramids --dir NAME.packs".to_owned(),
            "content new mine --extends pyramids --dir NAME.packs".to_owned(),
            format!("test {GAME} --games 1 --no-matrix --law notices --out NAME.csv"),
        ];
        let written: Vec<&str> = written.iter().map(String::as_str).collect();
        jobs.push(run(job, &written, text));
        // Packs, their files, and other things in their place.
        let pack = [
            "game.json",
            "cards.json",
            "patterns.json",
            "sheet.json",
            "symbols.json",
            "words/en.ftl",
        ];
        let files = |folder: &str| {
            pack.map(|name| {
                (
                    format!("{folder}/{name}").into(),
                    content(&format!("{GAME}/{name}")),
                )
            })
        };
        let shown = [
            "content check NAME",
            "content check NAME --format json",
            "content show P07 --content NAME",
            "play --content NAME --seed 7 --players greedy,random --record played.jsonl",
            "verify played.jsonl",
            "symbols explain --content NAME",
            "content stats NAME --games 1 --svg pictures",
            "content stats NAME --games 1 --format json",
            "simulate --content NAME --games 1",
            "test NAME --games 1 --no-matrix --law notices",
        ];
        jobs.push(run(
            Job::new(format!("pack {text:?}")).files(files(text)),
            &shown,
            text,
        ));
        for file in pack {
            let job = Job::new(format!("{file} in {text:?}")).files(files(text));
            jobs.push(run(job.file(format!("{text}/{file}"), "?"), &shown, text));
        }
        for extra in [
            format!("{text}.json"),
            format!("words/{text}.ftl"),
            format!("{text}.wasm"),
            format!("words/{text}/x"),
            text.to_owned(),
        ] {
            let job = Job::new(format!("pack with {extra:?}")).files(files("pack"));
            jobs.push(run(job.file(format!("pack/{extra}"), "?"), &shown, "pack"));
        }
        // A module with this name.
        let symbols = format!(
            "{{\"symbols\": [{{\"name\": \"chest\", \"char\": \"h\", \"glyph\": \"h\", \"effect\": {}}}]}}",
            serde_json::json!(format!("module:{text}.wasm"))
        );
        for (bytes, base) in [
            (&b"?"[..], "pyramids"),
            (&content("jungle-temple/chest.wasm"), "pyramids"),
        ] {
            let game = format!("{{\"extends\": \"{base}\", \"title\": \"x\"}}");
            let job = Job::new(format!("module {text:?}"))
                .file("pack/game.json", game)
                .file("pack/symbols.json", symbols.clone())
                .file(format!("pack/{text}.wasm"), bytes);
            jobs.push(run(job, &shown, "pack"));
        }
        // A pack that extends a folder with this name. The folder is missing, sound or broken.
        let extends = format!(
            "{{\"extends\": {}, \"title\": \"x\"}}",
            serde_json::json!(format!("../{text}"))
        );
        let job = || Job::new(format!("extends {text:?}")).file("pack/game.json", extends.clone());
        jobs.push(run(job(), &shown, "pack"));
        jobs.push(run(job().files(files(text)), &shown, "pack"));
        jobs.push(run(
            job()
                .files(files(text))
                .file(format!("{text}/cards.json"), "?"),
            &shown,
            "pack",
        ));
        // Totals, results and settings.
        let shown = [
            "merge NAME.json",
            "merge NAME.json NAME.json",
            "merge NAME.json/x",
        ];
        jobs.push(run(
            Job::new(format!("totals {text:?}")).file(format!("{text}.json"), totals.clone()),
            &shown,
            text,
        ));
        jobs.push(run(
            Job::new(format!("no totals {text:?}")).file(format!("{text}.json"), "?"),
            &shown,
            text,
        ));
        let resume =
            format!("simulate {GAME} --players greedy,random --games 2 --resume --out NAME");
        let other =
            format!("simulate {GAME} --players greedy,greedy --games 2 --resume --out NAME");
        let torn = [rows.as_slice(), b"{"].concat();
        let job = Job::new(format!("results {name:?}")).file(&name, torn);
        jobs.push(run(
            job,
            &[&resume, &other, &resume.replace("NAME", "NAME.csv")],
            &name,
        ));
        for settings in ["theme = \"mono\"", "theme = 1"] {
            let job = Job::new(format!("settings {text:?}")).file(format!("{text}.toml"), settings);
            let job = job.set("RNW_CONFIG", format!("{text}.toml"));
            let runs = [
                "config",
                "config --format json",
                "config --path",
                "config --set plain=true",
                "list",
            ];
            jobs.push(runs.into_iter().fold(job, |job, args| job.run(line(args))));
        }
    }
    jobs
}

#[test]
fn no_name_of_a_file_steers_the_terminal() {
    uphold(&jobs(), 80);
}
