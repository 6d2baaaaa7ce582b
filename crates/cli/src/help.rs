//! The help of every command, in the language of the reader.
//!
//! Each text comes from `content/words/LANG/help.ftl`. Its key consists of the path of the command, with
//! hyphens, and the id of the argument:
//!
//! | Key | Text |
//! |---|---|
//! | `cli-command-PATH` | what a command does |
//! | `cli-arg-PATH-ID` | an argument of this command |
//! | `cli-arg-ID` | an argument with the same text in several commands |
//! | `cli-choice-ID-VALUE` | a possible value of an argument |
//! | `cli-value-NAME` | the placeholder of a value, such as FILE |
//! | `cli-remark-NAME` | a remark next to an example |
//! | `cli-after-PATH` | a text below the options of a command |
//!
//! The examples are the same in every language, so they are in `examples.txt`.

use crate::args;
use clap::builder::styling::Style;
use clap::builder::{
    PossibleValue, PossibleValuesParser, Resettable, Str, StringValueParser, StyledStr,
    TypedValueParser,
};
use clap::{Arg, ArgAction, Command};
use rnw_bots::NamedBot;
use rnw_i18n::{Language, Translations, name};
use std::ffi::OsStr;

/// The path of the program.
const ROOT: &str = "rnw";
/// The command that clap adds to every command with subcommands.
const HELP: &str = "help";

/// The paths of commands whose help lists the exit codes.
const WITH_EXIT_CODES: [&str; 23] = [
    ROOT,
    "play",
    "daily",
    "resume",
    "serve",
    "history",
    "config",
    "simulate",
    "match",
    "merge",
    "train",
    "verify",
    "analyse",
    "position",
    "test",
    "shrink",
    "content watch",
    "content import",
    "content make-deck",
    "symbols format",
    "symbols try",
    "bot check",
    "bot choose",
];

/// The examples: the path of each command in brackets, then one example on each line. The name of a remark follows
/// after ` # `.
const EXAMPLES: &str = include_str!("examples.txt");

/// The command line with its help in a language, for the screen.
pub(crate) fn command(language: Language) -> Command {
    let words = Translations::in_language(language);
    let mut command = described(args::command(), ROOT, &words, on_screen);
    // Only a built command knows its usage line and its `help` subcommands.
    command.build();
    framed(with_help_described(command, &words), &words)
}

/// The command line with English help, for completion scripts and the manual page, which have their own layout.
/// It cannot be parsed into [`Args`](args::Args).
pub(crate) fn documented() -> Command {
    let words = Translations::english();
    let mut command = described(args::command(), ROOT, &words, on_pages);
    command.build();
    with_help_described(command, &words)
}

/// A function that adds the help of an argument, from the path of its command, the argument and the
/// translations.
type Describe = fn(&str, Arg, &Translations) -> Arg;

/// Adds the texts to a command and its subcommands.
fn described(command: Command, path: &str, words: &Translations, describe: Describe) -> Command {
    let mut command = command
        .disable_help_flag(true)
        .arg(flag(HELP, 'h', ArgAction::Help));
    if path == ROOT {
        // The flags that every command has are listed last.
        command = command
            .disable_version_flag(true)
            .arg(flag("version", 'V', ArgAction::Version).display_order(usize::MAX))
            .mut_arg("lang", |lang| lang.display_order(usize::MAX - 2));
    }
    command
        .about(words.text(&command_key(path)))
        .long_about(Resettable::Reset)
        .before_help(examples(path, words))
        .after_help(after(path, words))
        .subcommand_value_name(words.text("cli-value-command"))
        .mut_args(|arg| describe(path, arg, words))
        .mut_subcommands(|below| {
            let path = path_of(path, &below);
            described(below, &path, words, describe)
        })
}

/// A flag that clap handles itself.
fn flag(id: &'static str, short: char, action: ArgAction) -> Arg {
    Arg::new(id)
        .short(short)
        .long(id)
        .action(action)
        .display_order(usize::MAX - 1)
}

/// The path of a subcommand, such as `content new`.
fn path_of(path: &str, below: &Command) -> String {
    match path {
        ROOT => below.get_name().to_owned(),
        _ => format!("{path} {}", below.get_name()),
    }
}

/// Turns a text into a part of a key: lower case letters, digits and hyphens.
fn in_key(text: &str) -> String {
    text.to_lowercase()
        .replace(|c: char| !c.is_ascii_alphanumeric(), "-")
}

fn command_key(path: &str) -> String {
    format!("cli-command-{}", in_key(path))
}

/// The key of the text of an argument: its own text if it exists, otherwise the text that several commands
/// share.
fn arg_key(path: &str, arg: &Arg, words: &Translations) -> String {
    let id = in_key(arg.get_id().as_str());
    let own = format!("cli-arg-{}-{id}", in_key(path));
    if words.has(&own) {
        own
    } else {
        format!("cli-arg-{id}")
    }
}

fn choice_key(arg: &Arg, value: &PossibleValue) -> String {
    let id = in_key(arg.get_id().as_str());
    format!("cli-choice-{id}-{}", in_key(value.get_name()))
}

fn value_key(value: &str) -> String {
    format!("cli-value-{}", in_key(value))
}

/// The names of the values of an argument; empty for a flag.
fn value_names(arg: &Arg) -> &[Str] {
    let names = arg.get_value_names().unwrap_or_default();
    if arg.get_action().takes_values() {
        names
    } else {
        &[]
    }
}

/// The possible values of an argument; empty for a flag.
fn choices(arg: &Arg) -> Vec<PossibleValue> {
    if arg.get_action().takes_values() {
        arg.get_possible_values()
    } else {
        Vec::new()
    }
}

/// Adds the text of an argument, with its default and its possible values.
fn on_screen(path: &str, arg: Arg, words: &Translations) -> Arg {
    let has_value = arg.get_action().takes_values();
    let choices = choices(&arg);
    let (explained, plain): (Vec<_>, Vec<_>) = (choices.iter())
        .map(|value| (value.get_name(), choice_key(&arg, value)))
        .partition(|(_, key)| words.has(key));
    let mut first = vec![words.text(&arg_key(path, &arg, words))];
    if !plain.is_empty() {
        let names: Vec<&str> = plain.iter().map(|(name, _)| *name).collect();
        first.push(words.with("cli-choices", &[("values", name(names.join(", ")))]));
    }
    let defaults = arg.get_default_values().iter();
    let defaults: Vec<_> = defaults.map(|value| value.to_string_lossy()).collect();
    if has_value && !defaults.is_empty() {
        first.push(words.with("cli-default", &[("value", name(defaults.join(",")))]));
    }
    let others = explained.iter();
    let others = others.map(|(name, key)| format!("  {name}: {}", words.text(key)));
    let lines: Vec<String> = [first.join(" ")].into_iter().chain(others).collect();
    in_words(arg, words)
        .help(lines.join("\n"))
        .hide_default_value(has_value)
        .hide_possible_values(has_value)
}

/// Adds the text of an argument. Scripts and the manual page add the default and the possible values
/// themselves.
fn on_pages(path: &str, arg: Arg, words: &Translations) -> Arg {
    let help = words.text(&arg_key(path, &arg, words));
    let choices = choices(&arg);
    let arg = in_words(arg, words).help(help);
    if let Some(players) = suggested_players(path, &arg) {
        // The manual page does not list them as the possible values: a program can play too.
        return arg
            .value_parser(Suggestions(players))
            .hide_possible_values(true);
    }
    if choices.is_empty() {
        return arg;
    }
    let explained: Vec<PossibleValue> = choices
        .into_iter()
        .map(|value| match choice_key(&arg, &value) {
            key if words.has(&key) => value.help(words.text(&key)),
            _ => value,
        })
        .collect();
    arg.value_parser(PossibleValuesParser::new(explained))
}

/// Takes any text, and suggests these.
#[derive(Clone)]
struct Suggestions(Vec<&'static str>);

impl TypedValueParser for Suggestions {
    type Value = String;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.0.iter().copied().map(PossibleValue::new)))
    }
}

/// The players that scripts suggest for an argument; `None` if it names no player.
fn suggested_players(path: &str, arg: &Arg) -> Option<Vec<&'static str>> {
    let people = ["me"].into_iter().filter(|_| path == "play");
    match arg.get_id().as_str() {
        "players" | "player" | "bot" => Some(people.chain(NamedBot::NAMES).collect()),
        _ => None,
    }
}

/// Translates the placeholder of an argument.
fn in_words(arg: Arg, words: &Translations) -> Arg {
    let names: Vec<String> = (value_names(&arg).iter())
        .map(|name| words.text(&value_key(name)))
        .collect();
    if names.is_empty() {
        arg
    } else {
        arg.value_names(names)
    }
}

/// The examples of a command, each with the name of its remark.
fn examples_of(path: &str) -> impl Iterator<Item = (&'static str, Option<&'static str>)> + use<> {
    let title = format!("[{path}]");
    let lines = EXAMPLES.lines().skip_while(move |line| *line != title);
    let lines = lines.skip(1).take_while(|line| !line.is_empty());
    lines.map(|line| match line.split_once(" # ") {
        Some((line, remark)) => (line, Some(remark)),
        None => (line, None),
    })
}

fn remark_key(remark: &str) -> String {
    format!("cli-remark-{remark}")
}

/// The text of the examples of a command. The remarks form a column.
fn examples(path: &str, words: &Translations) -> String {
    let with_remarks = examples_of(path).filter(|(_, remark)| remark.is_some());
    let width = with_remarks.map(|(line, _)| line.len()).max();
    let width = width.unwrap_or_default();
    let heading = format!("{}:", words.text("cli-examples-heading"));
    let lines = examples_of(path).map(|(line, remark)| match remark {
        Some(remark) => format!("  {line:width$}   {}", words.text(&remark_key(remark))),
        None => format!("  {line}"),
    });
    let lines: Vec<String> = [heading].into_iter().chain(lines).collect();
    lines.join("\n")
}

/// The text below the options of a command: its own text, then the exit codes.
fn after(path: &str, words: &Translations) -> Resettable<StyledStr> {
    let own = after_key(path);
    let own = words.has(&own).then(|| words.text(&own));
    let has_codes = WITH_EXIT_CODES.contains(&path);
    let codes = has_codes.then(|| words.text("cli-exit-codes"));
    let parts: Vec<String> = own.into_iter().chain(codes).collect();
    if parts.is_empty() {
        Resettable::Reset
    } else {
        Resettable::Value(parts.join("\n\n").into())
    }
}

fn after_key(path: &str) -> String {
    format!("cli-after-{}", in_key(path))
}

/// Translates the headings of a built command and its subcommands.
fn framed(mut command: Command, words: &Translations) -> Command {
    let usage = command.render_usage().ansi().to_string();
    let usage = usage.split_once(' ').map_or("", |(_, usage)| usage);
    let options = format!("[{}]", words.text("cli-usage-options"));
    let usage = usage.replace("[OPTIONS]", &options);
    let styles = command.get_styles();
    let (header, title) = (*styles.get_header(), *styles.get_usage());
    let heading = |style: Style, key: &str| format!("{style}{}:{style:#}", words.text(key));
    let has_positionals = command.get_positionals().next().is_some();
    let has_options = command.get_arguments().any(|arg| !arg.is_positional());
    let parts = [
        (
            command.has_subcommands(),
            "cli-commands-heading",
            "{subcommands}",
        ),
        (has_positionals, "cli-arguments-heading", "{positionals}"),
        (has_options, "cli-options-heading", "{options}"),
    ];
    let about = "{before-help}{about}".to_owned();
    let usage = format!("{} {usage}", heading(title, "cli-usage-heading"));
    let parts = (parts.into_iter())
        .filter(|(is_there, ..)| *is_there)
        .map(|(_, key, part)| format!("{}\n{part}", heading(header, key)));
    let blocks: Vec<String> = [about, usage].into_iter().chain(parts).collect();
    let template = blocks.join("\n\n") + "{after-help}";
    command
        .help_template(template)
        .mut_subcommands(|below| framed(below, words))
}

/// Adds the text to the `help` subcommands of a built command.
fn with_help_described(command: Command, words: &Translations) -> Command {
    command.mut_subcommands(|below| {
        let below = with_help_described(below, words);
        if below.get_name() == HELP {
            below
                .about(words.text(&command_key(HELP)))
                .before_help(examples(HELP, words))
                .subcommand_value_name(words.text("cli-value-command"))
        } else {
            below
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::error::ErrorKind;
    use std::collections::BTreeSet;

    /// Keys that belong to no command, argument or value.
    const FIXED: [&str; 10] = [
        "cli-examples-heading",
        "cli-usage-heading",
        "cli-usage-options",
        "cli-commands-heading",
        "cli-arguments-heading",
        "cli-options-heading",
        "cli-default",
        "cli-choices",
        "cli-value-command",
        "cli-exit-codes",
    ];
    /// The arguments whose values need no explanation.
    const PLAIN_CHOICES: [&str; 4] = ["shell", "players", "player", "bot"];

    /// Every command with its path, without the `help` subcommands.
    fn commands(command: &Command) -> Vec<(String, Command)> {
        fn walk(command: &Command, path: &str, found: &mut Vec<(String, Command)>) {
            found.push((path.to_owned(), command.clone()));
            let below = command.get_subcommands();
            for below in below.filter(|below| below.get_name() != HELP) {
                walk(below, &path_of(path, below), found);
            }
        }
        let mut found = Vec::new();
        walk(command, ROOT, &mut found);
        found
    }

    /// The help that a command prints for a command line.
    fn asked(language: Language, line: &str) -> String {
        let error = command(language).try_get_matches_from(line.split(' '));
        let error = error.expect_err("help is asked for");
        assert_eq!(error.kind(), ErrorKind::DisplayHelp, "{line}");
        error.to_string()
    }

    /// All keys that the help needs.
    fn needed() -> BTreeSet<String> {
        let words = Translations::english();
        let mut keys: BTreeSet<String> = FIXED.map(str::to_owned).into();
        keys.extend(["help", "version"].map(|id| format!("cli-arg-{id}")));
        let mut paths = vec![HELP.to_owned()];
        for (path, command) in commands(&args::command()) {
            for arg in command.get_arguments() {
                keys.insert(arg_key(&path, arg, &words));
                keys.extend(value_names(arg).iter().map(|name| value_key(name)));
                if !PLAIN_CHOICES.contains(&arg.get_id().as_str()) {
                    keys.extend(choices(arg).iter().map(|value| choice_key(arg, value)));
                }
            }
            keys.extend(Some(after_key(&path)).filter(|key| words.has(key)));
            paths.push(path);
        }
        for path in paths {
            keys.insert(command_key(&path));
            let remarks = examples_of(&path).filter_map(|(_, remark)| remark);
            keys.extend(remarks.map(remark_key));
        }
        keys
    }

    /// The keys in the file of the help texts.
    fn written(language: Language) -> BTreeSet<String> {
        let files = match language {
            Language::English => rnw_content::WORDS.english,
            Language::Czech => rnw_content::WORDS.czech,
            Language::Polish => rnw_content::WORDS.polish,
        };
        let file = files.iter().find(|(path, _)| path.ends_with("help.ftl"));
        let (_, text) = file.expect("the help has a file of its own");
        rnw_i18n::keys(text)
            .map(|(key, _)| key.to_owned())
            .collect()
    }

    #[test]
    fn every_part_of_the_help_has_a_text_in_every_language_and_no_text_is_unused() {
        let needed = needed();
        for language in Language::ALL {
            let written = written(language);
            let missing: Vec<_> = needed.difference(&written).collect();
            assert!(missing.is_empty(), "{language} lacks {missing:?}");
            #[cfg(all(feature = "testkit", feature = "serve"))]
            {
                let unused: Vec<_> = written.difference(&needed).collect();
                assert!(unused.is_empty(), "{language} does not need {unused:?}");
            }
        }
    }

    #[test]
    fn english_values_have_the_names_of_the_command_line() {
        let words = Translations::english();
        for (path, command) in commands(&args::command()) {
            for arg in command.get_arguments() {
                for name in value_names(arg) {
                    assert_eq!(words.text(&value_key(name)), name.as_str(), "rnw {path}");
                }
            }
        }
    }

    #[test]
    fn every_command_begins_with_examples_that_it_understands() {
        let whole = args::command();
        for (path, _) in commands(&whole) {
            assert!(examples_of(&path).next().is_some(), "rnw {path}");
            for (line, _) in examples_of(&path) {
                let words = shlex::split(line).expect("an example is a command line");
                for part in words.split(|word| word == "|") {
                    let own = part
                        .iter()
                        .take_while(|word| ![">", "&&"].contains(&word.as_str()));
                    let read = whole.clone().try_get_matches_from(own);
                    assert!(read.is_ok(), "{line}: {}", read.unwrap_err());
                }
                let start = if path == ROOT {
                    ROOT.to_owned()
                } else {
                    format!("rnw {path}")
                };
                // A player of another command may be this one.
                let is_own = line.contains(&start) || line.starts_with("rnw schema");
                assert!(is_own, "{line} is an example of {start}");
            }
        }
    }

    #[test]
    fn every_example_belongs_to_a_command() {
        let paths: BTreeSet<String> = (commands(&args::command()).into_iter())
            .map(|(path, _)| path)
            .chain([HELP.to_owned()])
            .collect();
        let known = |path: &&str| {
            let is_optional = match *path {
                "serve" => !cfg!(feature = "serve"),
                "test" | "shrink" | "symbols try" => !cfg!(feature = "testkit"),
                _ => false,
            };
            paths.contains(*path) || is_optional
        };
        let titles = EXAMPLES.lines().filter_map(|line| line.strip_prefix('['));
        assert!(titles.clone().count() > 30);
        assert!(
            titles
                .map(|title| title.trim_end_matches(']'))
                .all(|path| known(&path))
        );
        assert!(WITH_EXIT_CODES.iter().all(known));
    }

    #[test]
    fn help_is_the_same_however_it_is_asked_for() {
        for (path, command) in commands(&command(Language::Polish)) {
            let line = if path == ROOT {
                ROOT.to_owned()
            } else {
                format!("{ROOT} {path}")
            };
            let help = asked(Language::Polish, &format!("{line} --help"));
            assert_eq!(asked(Language::Polish, &format!("{line} -h")), help);
            assert_eq!(command.clone().render_help().to_string(), help, "{line}");
            if path != ROOT {
                assert_eq!(asked(Language::Polish, &format!("rnw help {path}")), help);
            }
        }
    }

    #[test]
    fn all_parts_of_the_help_are_in_the_language_that_is_asked_for() {
        let english = [
            "Usage",
            "Commands:",
            "Arguments",
            "Options",
            "OPTIONS",
            "COMMAND",
            "Examples",
            "default",
            "possible",
            "Print",
            "cli-",
        ];
        for (language, examples, usage, options) in [
            (
                Language::English,
                "Examples:\n",
                "\nUsage: rnw",
                "\nOptions:\n",
            ),
            (
                Language::Czech,
                "Příklady:\n",
                "\nPoužití: rnw",
                "\nPřepínače:\n",
            ),
            (
                Language::Polish,
                "Przykłady:\n",
                "\nUżycie: rnw",
                "\nOpcje:\n",
            ),
        ] {
            for (path, mut command) in commands(&command(language)) {
                let help = command.render_help().to_string();
                assert!(help.starts_with(examples), "{path}: {help}");
                for part in [usage, options] {
                    assert!(help.contains(part), "{part} is not in {help}");
                }
                let others = english.iter().filter(|_| language != Language::English);
                for part in others.chain(&["cli-"]) {
                    assert!(!help.contains(part), "{part} is in {help}");
                }
            }
        }
        let help = asked(Language::Czech, "rnw help help");
        assert!(help.contains("Použití: rnw help [PŘÍKAZ]"), "{help}");
        assert!(!help.contains("Print"), "{help}");
    }

    #[test]
    fn the_help_has_defaults_and_possible_values() {
        let help = asked(Language::Czech, "rnw simulate --help");
        for part in [
            "[výchozí: 1000]",
            "[výchozí: forfeit]",
            "\n  random: ",
            "abort: ",
        ] {
            let lines: Vec<&str> = help.lines().map(str::trim_start).collect();
            let lines = format!("\n  {}", lines.join("\n  "));
            assert!(lines.contains(part), "{part} is not in {help}");
        }
        let help = asked(Language::English, "rnw completions --help");
        assert!(help.contains("[possible values: bash, elvish"), "{help}");
    }

    #[test]
    fn exit_codes_are_the_same_in_every_language() {
        let codes = |language: Language| -> Vec<String> {
            let text = Translations::in_language(language).text("cli-exit-codes");
            let first = |line: &str| line.split_whitespace().next().map(str::to_owned);
            text.lines().skip(1).filter_map(first).collect()
        };
        let expected = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "130"];
        for language in Language::ALL {
            assert_eq!(codes(language), expected, "{language}");
        }
    }

    #[test]
    fn scripts_and_the_manual_page_explain_values() {
        let words = Translations::english();
        for (path, command) in commands(&documented()) {
            let about = command.get_about().map(ToString::to_string);
            assert_eq!(about, Some(words.text(&command_key(&path))));
            for arg in command.get_arguments() {
                let help = arg.get_help().map(ToString::to_string);
                let help = help.unwrap_or_default();
                assert!(!help.is_empty() && !help.contains('\n'), "{path}: {help}");
                for value in choices(arg) {
                    let is_plain = PLAIN_CHOICES.contains(&arg.get_id().as_str());
                    assert_eq!(value.get_help().is_some(), !is_plain, "{path} {value:?}");
                }
            }
            let below = command.find_subcommand(HELP);
            let about = below.and_then(|below| below.get_about());
            let expected = below.map(|_| words.text("cli-command-help"));
            assert_eq!(about.map(ToString::to_string), expected);
        }
    }

    #[test]
    fn errors_are_reported_beside_translated_help() {
        for (line, says) in [
            ("rnw play silver-and-gold --plaers me", "'--players'"),
            ("rnw list --format jsn", "[possible values: text, json]"),
            ("rnw paly", "'play'"),
            ("rnw verify", "<ČÍSLO|SOUBOR|KÓD>..."),
            ("rnw help paly", "unrecognized subcommand 'paly'"),
        ] {
            let error = command(Language::Czech).try_get_matches_from(line.split(' '));
            let error = error.expect_err(line).to_string();
            assert!(error.starts_with("error: "), "{error}");
            assert!(error.contains(says), "{says} is not in {error}");
            assert!(error.contains("try '--help'"), "{error}");
        }
    }
}
