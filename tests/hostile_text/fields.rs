//! Hostile text in every field of valid files and of published schemas: records, results, totals, settings, packs
//! with their words, and messages of bots.

use super::arguments::base;
use super::schemas::{Maker, changed};
use super::{FORMATS, HOSTILE, Job, line, uphold};
#[cfg(unix)]
use super::{uphold_with, words};
use crate::common::{GAME, Home, ROOT, shipped};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// All hostile texts in one, for places where one wrong character makes the program report the whole text.
fn all() -> String {
    HOSTILE.concat()
}

/// The two texts for each field of a valid file: all hostile texts together, and the one that most readers accept.
fn fed() -> [String; 2] {
    [all(), FORMATS.to_owned()]
}

fn schema(name: &str) -> Value {
    let path = format!("{ROOT}/docs/schemas/{name}.schema.json");
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

/// The names of all published schemas.
fn schemas() -> Vec<String> {
    let entries = fs::read_dir(format!("{ROOT}/docs/schemas")).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names
        .filter_map(|name| Some(name.strip_suffix(".schema.json")?.to_owned()))
        .collect();
    names.sort();
    names
}

/// The values as lines of JSON.
fn lines_of(values: &[Value]) -> Vec<u8> {
    let lines: Vec<String> = values.iter().map(|value| format!("{value}\n")).collect();
    lines.concat().into()
}

// Records

/// Shows a record in every way. Most of these records are refused, and the further commands then do not run.
fn shown(job: Job) -> Job {
    let job = job
        .run(line("verify game.jsonl"))
        .run(line("verify --format json game.jsonl"))
        .run(line("replay game.jsonl --plain"))
        .run(line("play --resume game.jsonl --plain"))
        .input("quit\n");
    [
        "replay game.jsonl --format json",
        "replay game.jsonl --plain --turn 3",
        "replay game.jsonl --plain --as 1",
        "resume game.jsonl --plain",
        "analyse game.jsonl --search mcts:iterations=1 --width 1 --most 1",
        "analyse game.jsonl --search mcts:iterations=1 --width 1 --format json",
        "shrink game.jsonl --law notices",
    ]
    .into_iter()
    .fold(job, |job, args| job.further(line(args)))
}

fn record_of(args: &str) -> Vec<Value> {
    let home = Home::new();
    home.out(&format!("play {args} --seed 7 --record game.jsonl"));
    let text = home.read("game.jsonl");
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn records() -> Vec<Job> {
    let mut jobs = Vec::new();
    for game in [GAME, "nuggets", "--content jungle-temple"] {
        let mut record = record_of(&format!("{game} --players greedy,random"));
        // These lines do not occur in a game between bots.
        record.extend([
            json!({"line": "undo", "seat": 1, "moves": 1}),
            json!({"line": "fault", "symbol": "palm", "plugin": "rust:palm@1", "reason": "trap"}),
        ]);
        let fault = json!({"line": "player-fault", "seat": 1, "code": "late", "text": "slow", "then": "forfeit"});
        record.insert(1, fault);
        let mut kinds = Vec::new();
        for (index, kind) in record.iter().map(|line| line["line"].clone()).enumerate() {
            if kinds.contains(&kind) {
                continue;
            }
            kinds.push(kind.clone());
            for text in fed() {
                for (place, line) in changed(&record[index], &text) {
                    // The other lines are sound. Lines after which nothing may follow come after the end.
                    let mut lines: Vec<Value> = record
                        .iter()
                        .filter(|line| {
                            !["undo", "fault", "player-fault"]
                                .contains(&line["line"].as_str().unwrap())
                        })
                        .cloned()
                        .collect();
                    let at = index.min(lines.len());
                    if lines.get(at).is_some_and(|line| line["line"] == kind) {
                        lines[at] = line;
                    } else {
                        lines.insert(at, line);
                    }
                    let what = format!("record of {game}, {kind} {place} {text:?}");
                    jobs.push(shown(Job::new(what).file("game.jsonl", lines_of(&lines))));
                }
            }
        }
        assert!(kinds.len() >= 7, "{kinds:?}");
    }
    // An unfinished game, a torn record, and a file that is not a record.
    let mut record = record_of(&format!("{GAME} --players greedy,random"));
    record.pop();
    let seats = &mut record[0]["seats"];
    seats[0] = json!({"name": FORMATS, "player": "me"});
    seats[1] = json!({"name": "B", "player": format!("cmd:{FORMATS}")});
    jobs.push(shown(
        Job::new("names of an open record").file("game.jsonl", lines_of(&record)),
    ));
    let programs = Job::new("programs of an open record").file("game.jsonl", lines_of(&record));
    jobs.push(programs.run(line("play --resume game.jsonl --plain --run-programs")));
    let listed = Job::new("list of games").file("state/rnw/a.jsonl", lines_of(&record));
    jobs.push(
        listed
            .run(line("resume --list"))
            .run(line("resume --list --format json"))
            .run(line("resume 1")),
    );
    for text in HOSTILE {
        jobs.push(shown(
            Job::new(format!("no record {text:?}")).file("game.jsonl", format!("{text}\n")),
        ));
        let torn = [lines_of(&record), text.into()].concat();
        jobs.push(shown(
            Job::new(format!("torn {text:?}")).file("game.jsonl", torn),
        ));
    }
    jobs
}

#[test]
fn no_field_of_a_record_steers_the_terminal() {
    uphold(&records(), 150);
}

// Results, totals and settings

fn results() -> Vec<Job> {
    let base: BTreeMap<&str, Vec<u8>> = base().into_iter().collect();
    let parse = |text: &[u8]| -> Vec<Value> {
        let text = std::str::from_utf8(text).unwrap();
        text.lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    };
    let simulate =
        format!("simulate {GAME} --players greedy,random --games 2 --out rows.jsonl --resume");
    let (rows, totals) = (
        parse(&base["rows.jsonl"]),
        parse(&base["totals.json"]).remove(0),
    );
    let mut jobs = Vec::new();
    for text in fed() {
        for (index, row) in rows.iter().enumerate().take(2) {
            for (place, row) in changed(row, &text) {
                let mut rows = rows.clone();
                rows[index] = row;
                let job = Job::new(format!("results {index} {place} {text:?}"));
                jobs.push(job.file("rows.jsonl", lines_of(&rows)).run(line(&simulate)));
            }
        }
        for (place, totals) in changed(&totals, &text) {
            let job = Job::new(format!("totals {place} {text:?}"));
            jobs.push(
                job.file("totals.json", totals.to_string())
                    .run(line("merge totals.json"))
                    .run(line("merge totals.json --format json"))
                    .further(line("merge totals.json totals.json")),
            );
        }
    }
    jobs
}

fn settings() -> Vec<Job> {
    let mut jobs = Vec::new();
    let keys = [
        "language",
        "theme",
        "ascii",
        "plain",
        "mouse",
        "bot-pause",
        "confirm",
        "deck-list",
        "names",
    ];
    for text in HOSTILE {
        let codes: Vec<String> = text
            .chars()
            .map(|c| format!("\\U{:08x}", u32::from(c)))
            .collect();
        let quoted = codes.concat();
        let written = keys.iter().flat_map(|key| {
            let list = format!("{key} = [\"{quoted}\"]");
            [
                format!("{key} = \"{quoted}\""),
                list,
                format!("\"{key}{quoted}\" = 1"),
            ]
        });
        let raw = [
            text.to_owned(),
            format!("theme = \"mono\" # {text}"),
            format!("theme = '{text}'"),
        ];
        let broken = ["[", "theme = mono ", "\"theme"].map(|start| format!("{start}{text}"));
        for file in written.chain(raw).chain(broken) {
            let job = Job::new(format!("settings {file:?}")).file("config/rnw/config.toml", file);
            let job = [
                "config",
                "config --format json",
                "config --set plain=true",
                "list",
            ]
            .into_iter()
            .fold(job, |job, args| job.run(line(args)));
            let play = format!("play {GAME} --plain --players me,greedy");
            jobs.push(job.run(line(&play)).input("quit\n"));
        }
    }
    jobs
}

#[test]
fn no_field_of_results_totals_and_settings_steers_the_terminal() {
    let mut jobs = results();
    jobs.extend(settings());
    uphold(&jobs, 150);
}

// Packs

/// Shows a pack in every way that reads other parts of it. A refused pack is reported as text and as JSON.
fn pack_shown(job: Job) -> Job {
    let job = job
        .run(line("content check pack"))
        .run(line("content check pack --format json"))
        .input("help\nlegend\nmoves\nhint\nscore\nlog\nwhy 1\nwhy draw\nsave\n1\nquit\n");
    [
        "play --content pack --plain --players me,greedy --seed 7",
        "play --content pack --players me,greedy --seed 7 --lang cs --option palms=x",
        "symbols explain --content pack",
        "symbols explain --content pack --format json",
        "content show --content pack",
        "play --content pack --seed 7 --players greedy,greedy --record played.jsonl",
        "replay played.jsonl --content pack --format json",
        "content stats pack --games 1 --svg pictures",
    ]
    .into_iter()
    .fold(job, |job, args| {
        let args = args.split(" --option").next().unwrap_or(args);
        job.further(line(args))
    })
}

/// The files of a shipped pack, moved to the folder `pack`.
fn pack_of(name: &str) -> Vec<(PathBuf, Vec<u8>)> {
    fn read(folder: &Path, into: &Path, files: &mut Vec<(PathBuf, Vec<u8>)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let target = into.join(path.file_name().unwrap());
            if path.is_dir() {
                read(&path, &target, files);
            } else {
                files.push((target, fs::read(&path).unwrap()));
            }
        }
    }
    let mut files = Vec::new();
    read(
        &Path::new(ROOT).join("content").join(name),
        Path::new("pack"),
        &mut files,
    );
    files
}

/// The pack, with another text in one of its files.
fn with_file(
    files: &[(PathBuf, Vec<u8>)],
    name: &str,
    text: impl Into<Vec<u8>>,
) -> Vec<(PathBuf, Vec<u8>)> {
    let path = Path::new("pack").join(name);
    let others = files.iter().filter(|(other, _)| *other != path).cloned();
    others.chain([(path.clone(), text.into())]).collect()
}

const PACKS: [&str; 6] = [
    GAME,
    "pyramids",
    "nuggets",
    "lamplighters",
    "pearl-lagoon",
    "jungle-temple",
];

fn packs() -> Vec<Job> {
    let mut jobs = Vec::new();
    for pack in PACKS {
        let files = pack_of(pack);
        let names = files
            .iter()
            .filter_map(|(path, _)| path.strip_prefix("pack").ok()?.to_str());
        let names: Vec<&str> = names
            .filter(|name| Path::new(name).extension().is_some_and(|end| end == "json"))
            .collect();
        for name in names {
            let value = shipped(pack, name);
            for text in fed() {
                for (place, value) in changed(&value, &text) {
                    let files = with_file(&files, name, value.to_string());
                    jobs.push(pack_shown(
                        Job::new(format!("{pack}/{name} {place} {text:?}")).files(files),
                    ));
                }
            }
            // Files that are not JSON, and comments.
            for text in HOSTILE {
                let comment = format!("// {}\n{value}", text.replace(['\n', '\r'], " "));
                for text in [text.to_owned(), format!("{{\"{text}"), comment] {
                    let files = with_file(&files, name, text.as_bytes());
                    jobs.push(pack_shown(
                        Job::new(format!("{pack}/{name} as {text:?}")).files(files),
                    ));
                }
            }
        }
    }
    jobs
}

#[test]
fn no_field_of_a_pack_steers_the_terminal() {
    uphold(&packs(), 400);
}

/// Words are Fluent files. Tests every sentence of a pack, and sentences of the engine that a pack replaces.
fn sentences() -> Vec<Job> {
    let mut jobs = Vec::new();
    for pack in PACKS {
        let files = pack_of(pack);
        for tag in ["en", "cs"] {
            let name = format!("words/{tag}.ftl");
            let path = Path::new("pack").join(&name);
            let text = files.iter().find(|file| file.0 == path).unwrap();
            let own = String::from_utf8(text.1.clone()).unwrap();
            let ours = fs::read_to_string(format!("{ROOT}/content/words/{tag}/cli.ftl")).unwrap();
            let others = ["events", "picture", "plain", "table", "symbols", "scores"].map(|file| {
                fs::read_to_string(format!("{ROOT}/content/words/{tag}/{file}.ftl")).unwrap()
            });
            for hostile in HOSTILE {
                // A sentence continues on an indented line. Other line separators stay unchanged.
                let text = hostile.replace("\r\n", "\n    ").replace('\n', "\n    ");
                let codes: Vec<String> = hostile
                    .chars()
                    .map(|c| format!("\\U{:06x}", u32::from(c)))
                    .collect();
                let literal = codes.concat();
                for said in [text, format!("{{ \"{literal}\" }}")] {
                    let whole: Vec<&str> = [own.as_str(), &ours]
                        .into_iter()
                        .chain(others.iter().map(String::as_str))
                        .collect();
                    let keys: std::collections::BTreeSet<&str> = whole
                        .iter()
                        .flat_map(|text| ::rnw_i18n::keys(text))
                        .map(|(key, _)| key)
                        .collect();
                    let lines: Vec<String> =
                        keys.iter().map(|key| format!("{key} = {said}\n")).collect();
                    let file = lines.concat();
                    let files = with_file(&files, &name, file);
                    jobs.push(pack_shown(
                        Job::new(format!("{pack}/{name} says {said:?}")).files(files),
                    ));
                }
                let broken = format!("symbol-x {hostile}\n");
                let files = with_file(&files, &name, broken);
                jobs.push(pack_shown(
                    Job::new(format!("{pack}/{name} {hostile:?}")).files(files),
                ));
            }
        }
    }
    jobs
}

#[test]
fn no_word_of_a_pack_steers_the_terminal() {
    uphold(&sentences(), 80);
}

// Messages of bots

/// A bot as a shell script. It answers with these lines; `"ID"` stands for the id of the request.
#[cfg(unix)]
const BOT: &str = r#"
ready=$(cat ready.json); move=$(cat move.json)
cat noise.txt >&2
while read -r line; do
  id=${line#*\"id\":}; id=${id%%[,\}]*}
  case $line in
    *'"type":"hello"'*|*'"type":"new"'*) answer=$ready ;;
    *'"type":"act"'*) answer=$move ;;
    *'"type":"quit"'*) exit 0 ;;
    *) continue ;;
  esac
  case $answer in *'"ID"'*) answer=${answer%%\"ID\"*}$id${answer#*\"ID\"} ;; esac
  printf '%s\n' "$answer"
done
"#;

#[cfg(unix)]
#[allow(clippy::too_many_lines, reason = "a list")]
fn bots() -> Vec<Job> {
    let ready = json!({"type": "ready", "id": "ID", "protocol": 1, "name": "bot", "version": "1",
                       "capabilities": ["stop"], "options": {"depth": "3"}});
    let choice = json!({"type": "move", "id": "ID", "move": 1});
    let notice = json!({"type": "error", "id": "ID", "field": "move", "error": "no idea"});
    // The limits are short, because many of these bots never answer.
    let times = "--bot-start 1000 --bot-time 200";
    let short = |what: String, ready: &str, choice: &str, noise: &str| {
        let check = format!("bot check --game {GAME} {times} --bot-log -");
        let play =
            format!("play {GAME} --seed 7 --plain --players greedy --record game.jsonl {times}");
        Job::new(what)
            .file("bot.sh", BOT)
            .file("ready.json", ready)
            .file("move.json", choice)
            .file("noise.txt", noise)
            .run(with(&check, "sh bot.sh"))
            .run(with(
                &format!("{play} --bot-log log.txt --player"),
                "cmd:sh bot.sh",
            ))
            .run(line("replay --plain game.jsonl"))
    };
    let job = |what: String, ready: &str, choice: &str, noise: &str| {
        let check = format!("bot check --game {GAME} {times} --format json");
        let simulate =
            format!("simulate {GAME} {times} --games 1 --out rows.csv --players greedy --player");
        short(what, ready, choice, noise)
            .run(with(&check, "sh bot.sh"))
            .run(with(&simulate, "cmd:sh bot.sh"))
    };
    let mut jobs = Vec::new();
    let answers = [&ready, &choice, &notice].map(ToString::to_string);
    for text in fed() {
        for (index, answer) in [&ready, &choice, &notice].into_iter().enumerate() {
            for (place, changed) in changed(answer, &text) {
                let changed = changed.to_string();
                let what = format!("answer {index} {place} {text:?}");
                jobs.push(match index {
                    0 => job(what, &changed, &answers[1], ""),
                    _ => job(what, &answers[0], &changed, ""),
                });
            }
        }
    }
    for text in HOSTILE {
        jobs.push(job(
            format!("noise {text:?}"),
            &answers[0],
            &answers[1],
            text,
        ));
        jobs.push(job(format!("raw ready {text:?}"), text, &answers[1], ""));
        jobs.push(job(
            format!("raw move {text:?}"),
            &answers[0],
            &text.replace('\n', " "),
            text,
        ));
    }
    // The name of a program appears in all files and reports about its games.
    for text in HOSTILE {
        let player = format!("cmd:sh bot.sh '{text}'");
        let job = Job::new(format!("called {text:?}"))
            .file("bot.sh", BOT)
            .file("ready.json", answers[0].as_str())
            .file("move.json", answers[1].as_str())
            .file("noise.txt", "");
        let job = [
            "simulate GAME --games 1 --out rows.csv --players greedy --player",
            "simulate GAME --games 1 --out seats.csv --rows seat --players greedy --player",
            "simulate GAME --games 1 --out rows.jsonl --totals totals.json --players greedy --player",
            "simulate GAME --games 1 --out rows.jsonl --resume --players greedy --player",
            "simulate GAME --games 1 --out rows.jsonl --resume --players random --player",
            "match GAME --deals 1 --format json --players greedy --player",
            "play GAME --seed 7 --record game.jsonl --players greedy --player",
            "play GAME --seed 7 --format json --players greedy --player",
            "content stats GAME --games 1 --svg pictures --players greedy --player",
        ]
        .into_iter()
        .fold(job, |job, args| {
            job.run(with(&args.replace("GAME", GAME), &player))
        });
        jobs.push(
            job.run(line("merge totals.json"))
                .run(line("merge totals.json --format json"))
                .run(line("replay game.jsonl --plain"))
                .run(line("verify game.jsonl")),
        );
    }
    for name in ["bot-answer", "bot-request"] {
        let (schema, all) = (schema(name), all());
        for value in Maker::new(&schema, &all).all() {
            let what = format!("{name} {value}");
            let mut value = value;
            if value["id"].is_u64() {
                value["id"] = json!("ID");
            }
            let value = value.to_string();
            jobs.push(if value.contains("\"move\"") {
                short(what, &answers[0], &value, "")
            } else {
                short(what, &value, &answers[1], "")
            });
        }
    }
    jobs
}

/// A command line with one more word.
#[cfg(unix)]
fn with(args: &str, word: &str) -> Vec<std::ffi::OsString> {
    words(line(args).into_iter().chain(words([word])))
}

#[test]
#[cfg(unix)]
fn no_message_of_a_bot_steers_the_terminal() {
    // The jobs mostly wait, so many run in parallel.
    uphold_with(16, &bots(), 80);
}

// Schemas

/// Runs the commands that read values of this schema.
fn read(name: &str, value: &Value, base: &BTreeMap<&str, Vec<u8>>) -> Job {
    let job = Job::new(format!("schema {name}: {value}"));
    let text = value.to_string();
    match name {
        "record" => {
            let header = base["game.jsonl"]
                .split_inclusive(|byte| *byte == b'\n')
                .next()
                .unwrap();
            let below = [header, text.as_bytes(), b"\n"].concat();
            job.file("below.jsonl", below)
                .file("alone.jsonl", text + "\n")
                .run(line("verify below.jsonl alone.jsonl"))
                .run(line("verify --format json alone.jsonl"))
        }
        "results" => {
            let header = base["rows.jsonl"]
                .split_inclusive(|byte| *byte == b'\n')
                .next()
                .unwrap();
            let rows = [header, text.as_bytes(), b"\n"].concat();
            let simulate =
                format!("simulate {GAME} --players greedy,random --games 2 --resume --out");
            job.file("rows.jsonl", rows)
                .file("alone.jsonl", text + "\n")
                .run(line(&format!("{simulate} rows.jsonl")))
                .run(line(&format!("{simulate} alone.jsonl")))
        }
        "totals" => job.file("totals.json", text).run(line("merge totals.json")),
        "targets" => job.file("targets.json", text).run(line(&format!(
            "content make-deck {GAME} --targets targets.json --restarts 1"
        ))),
        // No command reads statistics. A command that expects another file refuses them.
        "stats" | "deck" | "history" | "finished-game" => job
            .file("stats.json", text + "\n")
            .run(line("merge stats.json"))
            .run(line("verify stats.json")),
        "patterns" | "sheet" | "symbols" => of_pack(job, GAME, name, text),
        _ => {
            let (game, file) = name.rsplit_once('-').unwrap();
            of_pack(job, game, file, text)
        }
    }
}

fn of_pack(job: Job, game: &str, file: &str, text: String) -> Job {
    let files = with_file(&pack_of(game), &format!("{file}.json"), text);
    job.files(files)
        .run(line("content check pack"))
        .run(line("play --content pack"))
}

#[test]
fn no_field_of_a_published_schema_steers_the_terminal() {
    let base: BTreeMap<&str, Vec<u8>> = base().into_iter().collect();
    let all = all();
    let mut jobs = Vec::new();
    // The messages of bots and of browsers have their own tests. No command reads them from a file.
    let messages = |name: &str| name.starts_with("bot-") || name.starts_with("serving-");
    for name in schemas().iter().filter(|name| !messages(name)) {
        let schema = schema(name);
        let values = Maker::new(&schema, &all).all();
        assert!(values.len() > 3, "{name} has hardly a field");
        jobs.extend(values.iter().map(|value| read(name, value, &base)));
    }
    uphold(&jobs, 250);
}
