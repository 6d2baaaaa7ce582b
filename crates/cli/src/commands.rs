//! The commands, a room each.

mod analyse;
mod bot;
mod config;
pub(crate) mod content;
mod list;
mod many;
mod r#match;
mod merge;
#[cfg(feature = "testkit")]
mod minimise;
mod play;
mod recorded;
mod replay;
mod resume;
mod schema;
mod simulate;
mod symbols;
#[cfg(feature = "testkit")]
mod test;
mod verify;

use crate::args::{Args, Command};
use crate::catalogue::{Catalogue, Row};
use crate::failure::Failure;
use crate::out::Out;
use roll_and_write::option::did_you_mean;
use roll_and_write::text::is_steering;
use std::path::Path;

/// Does what was asked.
pub(crate) fn run(catalogue: &Catalogue, args: Args, out: &mut Out) -> Result<(), Failure> {
    match args.command {
        Command::Play(args) => play::run(catalogue, *args, out),
        Command::Resume(args) => resume::run(catalogue, *args, out),
        Command::Config(args) => config::run(&args, out),
        Command::Simulate(args) => simulate::run(catalogue, &args, out),
        Command::Match(args) => r#match::run(catalogue, &args, out),
        Command::Merge(args) => merge::run(&args, out),
        Command::Bot { command } => bot::run(catalogue, &command, out),
        Command::Replay(args) => replay::run(catalogue, &args, out),
        Command::Verify(args) => verify::run(catalogue, &args, out),
        Command::Analyse(args) => analyse::run(catalogue, &args, out),
        #[cfg(feature = "testkit")]
        Command::Test(args) => test::run(catalogue, &args, out),
        #[cfg(feature = "testkit")]
        Command::Minimise(args) => minimise::run(catalogue, &args, out),
        Command::Rules { game } => {
            let rules = find(catalogue, &game)?.rules_in(out.language());
            out.lines(rules.trim_end())
        }
        Command::List { output } => list::run(catalogue, output.format, out),
        Command::Content { command } => content::run(catalogue, command, out),
        Command::Symbols { command } => symbols::run(catalogue, command, out),
        Command::Schema { name } => schema::run(catalogue, name.as_deref(), out),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut crate::command(), "rnw", &mut script);
            out.own_file(&script)
        }
        Command::Man => {
            let mut page = Vec::new();
            clap_mangen::Man::new(crate::command()).render(&mut page)?;
            out.own_file(&page)
        }
    }
}

/// The game with this name.
pub(crate) fn find<'c>(catalogue: &'c Catalogue, name: &str) -> Result<&'c Row, Failure> {
    let names = || catalogue.rows().iter().map(|row| row.name);
    catalogue
        .rows()
        .iter()
        .find(|row| row.name == name)
        .ok_or_else(|| {
            let known = names().collect::<Vec<_>>().join(", ");
            Failure::Usage(format!(
                "no game {name:?}; expected one of {known}{}",
                did_you_mean(name, names())
            ))
        })
}

/// A command line that can be typed: `rnw` and these words.
fn line<'w>(words: impl IntoIterator<Item = &'w str>) -> String {
    let words: Vec<String> = ["rnw"].into_iter().chain(words).map(quoted).collect();
    words.join(" ")
}

/// A word as a shell reads it. One that steers the screen is written with the escapes that shells have for that.
fn quoted(word: &str) -> String {
    if !word.contains(is_steering) {
        // A text that no shell can quote holds a NUL, which steers.
        return shlex::try_quote(word).map_or_else(|_| word.to_owned(), Into::into);
    }
    let mut quoted = "$'".to_owned();
    for c in word.chars() {
        match c {
            '\\' | '\'' => quoted.extend(['\\', c]),
            _ if is_steering(c) => {
                let mut bytes = [0; 4];
                let bytes = c.encode_utf8(&mut bytes).bytes();
                quoted.extend(bytes.map(|byte| format!("\\{byte:03o}")));
            }
            _ => quoted.push(c),
        }
    }
    quoted + "'"
}

/// A path that is not taken for an option.
pub(crate) fn argument(path: &Path) -> String {
    let path = path.display().to_string();
    if path.starts_with('-') {
        format!("./{path}")
    } else {
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_lines_can_be_typed_and_steer_no_screen() {
        for (word, typed) in [
            ("a.jsonl", "rnw replay a.jsonl"),
            ("my game", "rnw replay 'my game'"),
            (
                "it\u{1b}]'\\\n\u{202e}s",
                r"rnw replay $'it\033]\'\\\012\342\200\256s'",
            ),
        ] {
            assert_eq!(line(["replay", word]), typed);
        }
    }
}
