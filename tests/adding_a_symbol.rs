//! The guide to new symbols: runs every block of docs/adding-a-symbol.md, in the order of the page.

#[path = "../crates/cli/examples/own_rnw.rs"]
#[expect(dead_code, reason = "the example has a `main` of its own")]
mod own_rnw;

use crate::common::{Home, ROOT, example, run, same, shell_words};
use crate::page::{Block, blocks, file, missing};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::process::Command;

const GUIDE: &str = "docs/adding-a-symbol.md";
const EXAMPLE: &str = "crates/cli/examples/own_rnw.rs";

/// Writes a block to a file. `FILE` is the whole file, `FILE, LIST` one more entry of a list, and `FILE, at the
/// end` more lines.
fn put(home: &Home, block: &Block, title: &str) {
    let (name, within) = match title.split_once(", ") {
        Some((name, within)) => (name, Some(within)),
        None => (title, None),
    };
    let folder = home.path(name).parent().unwrap().to_owned();
    fs::create_dir_all(folder).unwrap();
    match within {
        None => home.write(name, &block.text),
        Some("at the end") => home.write(name, home.read(name) + "\n" + &block.text),
        Some(list) => {
            let json = |text: &str| -> Value {
                serde_json::from_str(text)
                    .unwrap_or_else(|error| panic!("{}: {error}", block.place()))
            };
            let mut whole = json(&home.read(name));
            if whole[list].is_null() {
                whole[list] = json!([]);
            }
            whole[list].as_array_mut().unwrap().push(json(&block.text));
            home.write(name, whole.to_string());
        }
    }
}

/// A command of a console block, with its input and its output.
#[derive(Default, Debug)]
struct Typed {
    line: usize,
    command: String,
    input: String,
    printed: Vec<String>,
}

fn typed(block: &Block) -> Vec<Typed> {
    let mut all: Vec<Typed> = Vec::new();
    for (text, line) in block.text.lines().zip(block.line + 1..) {
        if let Some(command) = text.strip_prefix("$ ") {
            all.push(Typed {
                line,
                command: command.to_owned(),
                ..Typed::default()
            });
            continue;
        }
        let last = all
            .last_mut()
            .unwrap_or_else(|| panic!("{}: it begins with no command", block.place()));
        if let Some(input) = text.strip_prefix("> ") {
            last.input += input;
            last.input.push('\n');
            // The page does not show the prompt before the input.
            last.printed.push("…".to_owned());
        } else {
            last.printed.push(text.to_owned());
        }
    }
    all
}

/// Runs the commands of a console block. `code` is the exit code of the previous command.
fn act(home: &Home, block: &Block, code: &mut i32) {
    for typed in typed(block) {
        let what = format!("{GUIDE}:{}: {}", typed.line, typed.command);
        let args = shell_words(&typed.command);
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let printed = match args.as_slice() {
            ["echo", "$?"] => code.to_string(),
            ["sed", "-i", edit, name] => {
                let parts: Vec<&str> = edit.split('/').collect();
                assert!(
                    parts.len() == 4 && parts[0] == "s" && parts[3].is_empty(),
                    "{what}"
                );
                home.edit(name, parts[1], parts[2]);
                String::new()
            }
            ["rnw", args @ ..] => play(home.command(&args.join(" ")), &typed.input, code),
            ["cargo", "run", "--", args @ ..] => {
                play(own_command(home, &args.join(" ")), &typed.input, code)
            }
            _ => panic!("{what}: this test cannot run it"),
        };
        if let Some(line) = missing(&printed, &typed.printed) {
            panic!("{what}: the page says {line:?}, but it printed\n{printed}");
        }
    }
}

fn play(command: Command, input: &str, code: &mut i32) -> String {
    let run = run(command, input);
    *code = run.code;
    run.out + &run.err
}

/// The `rnw` of the example with these arguments, in the same home.
fn own_command(home: &Home, args: &str) -> Command {
    let mut command = home.other(example("cli", "own_rnw"));
    command.args(args.split_whitespace());
    command
}

#[test]
fn every_block_of_the_guide_does_what_the_page_says() {
    let (home, mut code) = (Home::new(), 0);
    for block in blocks(GUIDE) {
        match (block.kind.as_str(), block.title.as_deref()) {
            ("console", None) => act(&home, &block, &mut code),
            ("rust", None) => same(&block.text, &file(EXAMPLE), &block.place()),
            ("toml", Some(_)) => check_manifest(&block),
            ("json" | "fluent" | "wat" | "text", Some(title)) => put(&home, &block, title),
            // Sources for compilers that may not be installed, and the commands that call them.
            ("c" | "zig" | "ts", Some(path)) => same(&block.text, &file(path), &block.place()),
            ("sh", None) => {}
            (kind, title) => panic!("{}: what is {kind} with {title:?}?", block.place()),
        }
    }
}

/// Checks that the manifest of the example names the crates that it uses, with the right folders.
fn check_manifest(block: &Block) {
    let (place, example) = (block.place(), file(EXAMPLE));
    for name in ["rnw-cli", "roll-and-write", "rnw-bots", "rnw-packs"] {
        let folder = name.trim_start_matches("rnw-");
        let line = format!("{name} = {{ path = \"../rnw/crates/{folder}\" }}\n");
        assert!(block.text.contains(&line), "{place}: no {line}");
        assert!(
            Path::new(ROOT).join("crates").join(folder).is_dir(),
            "{name}"
        );
        let used = format!("use {}::", name.replace('-', "_"));
        assert!(example.contains(&used), "{place}: {name} is not used");
    }
    let others = block.text.lines().filter(|line| line.contains("path ="));
    assert_eq!(others.count(), 4, "{place}");
}

/// The page has a row for each function of the interface, with its type.
#[test]
fn the_guide_tells_the_whole_interface_of_modules() {
    let page = file(GUIDE);
    let rows = page.lines().filter_map(|line| {
        let mut cells = line
            .strip_prefix("| `")?
            .split('|')
            .map(|cell| cell.trim().trim_matches('`'));
        Some((cells.next()?, cells.next()?))
    });
    let rows: Vec<(&str, &str)> = rows.filter(|(_, kind)| kind.contains(" -> ")).collect();
    assert_eq!(rows, rnw_wasm::IMPORTS);
}
