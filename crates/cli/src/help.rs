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
//! The examples are the same in every language, so they are in this file.

use crate::args::Args;
use clap::builder::styling::Style;
use clap::builder::{
    PossibleValue, PossibleValuesParser, Resettable, Str, StringValueParser, StyledStr,
    TypedValueParser,
};
use clap::{Arg, ArgAction, Command, CommandFactory};
use rnw_bots::NamedBot;
use rnw_i18n::{Language, Translations, name};
use std::ffi::OsStr;

/// The path of the program.
const ROOT: &str = "rnw";
/// The command that clap adds to every command with subcommands.
const HELP: &str = "help";

/// The paths of commands whose help lists the exit codes.
const WITH_EXIT_CODES: [&str; 19] = [
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
    "verify",
    "analyse",
    "test",
    "shrink",
    "content watch",
    "content import",
    "content make-deck",
    "symbols format",
    "bot check",
];

/// The examples of each command, one on each line. The name of a remark follows after ` # `.
const EXAMPLES: &[(&str, &str)] = &[
    (
        ROOT,
        "\
rnw play silver-and-gold # one-bot
rnw play silver-and-gold --players me,me # two-people
rnw play silver-and-gold --players me # alone
rnw daily # daily
rnw simulate silver-and-gold --players greedy,random --games 1000 --seed 1
rnw match silver-and-gold --players greedy,random --deals 20
rnw rules silver-and-gold # rules
rnw content new isles --extends pyramids # own-pack",
    ),
    (
        "play",
        "\
rnw play silver-and-gold
rnw play silver-and-gold --players me,hard
rnw play silver-and-gold --players me,greedy,random --names Ann,Bob,Cleo
rnw play silver-and-gold --players greedy,random --seed 7
rnw play silver-and-gold --record game.jsonl
rnw play silver-and-gold --resume game.jsonl
rnw play silver-and-gold --option palms=optional
rnw play silver-and-gold --players me,'cmd:python3 bot.py'
rnw play silver-and-gold --players me,'cmd:python3 bot.py' --bot-sandbox
rnw play --content my-pack
rnw play silver-and-gold --lang cs",
    ),
    (
        "learn",
        "\
rnw learn
rnw learn pyramids
rnw learn pyramids --plain
rnw learn nuggets --lang pl",
    ),
    (
        "resume",
        "\
rnw resume # last-game
rnw resume --list # saved-games
rnw resume 2 # second-game
rnw resume game.jsonl",
    ),
    (
        "serve",
        "\
rnw serve
rnw serve --lan # phones
rnw serve --open --packs my-packs
rnw serve game.jsonl # saved-game
rnw serve --listen 0.0.0.0:9000
rnw serve --host games.example --records /srv/rnw --log info # proxy",
    ),
    (
        "history",
        "\
rnw history # results
rnw history --games # each-game
rnw history --game nuggets --player Ann
rnw history --export games.csv
rnw history --forget 1 # forget-first",
    ),
    (
        "config",
        "\
rnw config # settings
rnw config --set theme=mono
rnw config --set names=Ann,Bob
rnw config --unset theme
rnw config --path # settings-file",
    ),
    (
        "simulate",
        "\
rnw simulate silver-and-gold --players greedy,random --games 10000 --seed 1
rnw simulate silver-and-gold --players greedy,greedy,greedy --games 1000 --out games.csv
rnw simulate silver-and-gold --players greedy --games 1000 --format json
rnw simulate silver-and-gold --players 'cmd:python3 bot.py',greedy --games 100
rnw simulate silver-and-gold --players 'cmd:python3 bot.py',greedy --bot-sandbox
rnw simulate --content my-pack --games 1000
rnw simulate silver-and-gold --games 1000000 --shard 2/8 --totals 2.json",
    ),
    (
        "match",
        "\
rnw match silver-and-gold --players greedy,random --deals 100 --seed 1
rnw match pyramids --players mcts:iterations=200,c=0.9,greedy --deals 200
rnw match nuggets --players greedy,random,random --out games.jsonl --resume
rnw match pyramids --players mcts,greedy --deals 400 --sprt share0=0.75,share1=0.8
rnw match silver-and-gold --players greedy,random --rows turn --out turns.csv
rnw match --content my-pack --deals 1000 --shard 2/8 --totals 2.json",
    ),
    (
        "merge",
        "\
rnw merge 1.json 2.json 3.json
rnw merge shards/*.json --format json",
    ),
    (
        "bot",
        "\
rnw bot list
rnw bot check 'python3 bot.py'
rnw bot serve greedy
rnw bot protocol",
    ),
    (
        "bot list",
        "\
rnw bot list
rnw bot list --format json",
    ),
    (
        "bot check",
        "\
rnw bot check 'python3 bot.py'
rnw bot check ./my-bot --game nuggets --bot-time 500
rnw bot check 'python3 bot.py' --bot-sandbox
rnw bot check 'node bot.js' --format json",
    ),
    (
        "bot serve",
        "\
rnw bot serve greedy
rnw bot serve mcts:time=100 --content my-pack
rnw match nuggets --player greedy --player 'cmd:./other-rnw bot serve greedy' # other-version",
    ),
    (
        "bot protocol",
        "\
rnw bot protocol
rnw schema bot-request > bot-request.schema.json",
    ),
    (
        "replay",
        "\
rnw replay # records
rnw replay game.jsonl
rnw replay game.jsonl --turn 12
rnw replay game.jsonl --as 2
rnw replay game.jsonl --format json
rnw replay game.jsonl --share # share
rnw replay rnw1-b5zws3d # code
rnw replay rnw1-b5zws3d --record game.jsonl",
    ),
    (
        "daily",
        "\
rnw daily # daily
rnw daily nuggets --name Ann
rnw daily --date 2026-11-23
rnw daily --result # share
rnw daily --week results.txt # week",
    ),
    ("verify", "rnw verify games/*.jsonl"),
    (
        "analyse",
        "\
rnw analyse game.jsonl
rnw analyse game.jsonl --seat Ann --most 5
rnw analyse game.jsonl --search mcts:iterations=2000 --format json",
    ),
    (
        "test",
        "\
rnw test pearl-lagoon
rnw test my-pack --games 200 --seed 7
rnw test my-pack --matrix-only --pair-games 10 --least 5
rnw test nuggets --seats 2-3 --law undo,record
rnw test my-pack --first 17 --games 1 --no-matrix --law memory
rnw test --list-laws",
    ),
    (
        "shrink",
        "\
rnw shrink game.jsonl # first-law
rnw shrink game.jsonl --law memory --pack small # small-pack
rnw shrink game.jsonl --shows event-completed # event
rnw shrink game.jsonl --content my-pack --out least.jsonl",
    ),
    (
        "rules",
        "\
rnw rules silver-and-gold
rnw rules pyramids --no-pager
rnw rules nuggets --lang cs",
    ),
    (
        "list",
        "\
rnw list
rnw list --format json",
    ),
    (
        "new-game",
        "\
rnw new-game tide-pool
rnw new-game tide-pool --dir games
rnw new-game tide-pool --engine roll-and-write # engine-source",
    ),
    (
        "content",
        "\
rnw content new my-pack --extends silver-and-gold
rnw content check my-pack
rnw content show --content my-pack
rnw content stats my-pack
rnw content watch my-pack
rnw content export my-pack --out cards.csv
rnw content import cards.csv --into my-pack",
    ),
    (
        "content new",
        "\
rnw content new my-pack --extends silver-and-gold
rnw content new tide-pool --extends pyramids --dir packs",
    ),
    (
        "content check",
        "\
rnw content check my-pack
rnw content check silver-and-gold",
    ),
    (
        "content show",
        "\
rnw content show
rnw content show P07
rnw content show --content my-pack",
    ),
    (
        "content stats",
        "\
rnw content stats silver-and-gold --games 20000
rnw content stats my-pack --players greedy,greedy,greedy,greedy
rnw content stats pyramids --games 5000 --format json > pyramids.json
rnw content stats pyramids --games 5000 --svg pictures
rnw content stats my-pack --weigh all --weigh-by mcts:iterations=100",
    ),
    (
        "content make-deck",
        "\
rnw content make-deck my-pack --targets targets.json
rnw content make-deck my-pack --targets targets.json --seed 7 --out my-pack/cards.json --force
rnw content make-deck my-pack --targets targets.json --check my-pack/cards.json",
    ),
    (
        "content print",
        "\
rnw content print silver-and-gold --out cards.html
rnw content print my-pack --out pages --paper letter --black-and-white
rnw content print my-pack --out my-pack.pdf --seats 2 # needs-paper
rnw content print my-pack --card G01 --svg G01.svg
rnw content print my-pack --tts my-pack-tts # needs-paper",
    ),
    (
        "content watch",
        "\
rnw content watch my-pack
rnw content watch my-pack --games 400 --players greedy,greedy,greedy
rnw content watch my-pack --once",
    ),
    (
        "content export",
        "\
rnw content export my-pack --out cards.csv
rnw content export my-pack --out cards.csv --separator semicolon
rnw content export pyramids --list expeditions",
    ),
    (
        "content import",
        "\
rnw content import cards.csv --into my-pack
rnw content import cards.csv --into my-pack --ignore notes,artist
rnw content import patterns.csv --into my-pack --list patterns --check",
    ),
    (
        "symbols",
        "\
rnw symbols explain palm
rnw symbols format my-pack
rnw symbols plugins",
    ),
    (
        "symbols explain",
        "\
rnw symbols explain palm
rnw symbols explain --game pyramids
rnw symbols explain pearl --content my-pack",
    ),
    (
        "symbols format",
        "\
rnw symbols format my-pack
rnw symbols format my-pack/symbols.json --tree
rnw symbols format my-pack --check
rnw symbols format pyramids --tree --print",
    ),
    ("symbols plugins", "rnw symbols plugins"),
    (
        "completions",
        "rnw completions bash > ~/.local/share/bash-completion/completions/rnw",
    ),
    ("man", "rnw man > rnw.1 && man ./rnw.1"),
    (
        "schema",
        "\
rnw schema # formats
rnw schema record > record.schema.json",
    ),
    (
        HELP,
        "\
rnw help play
rnw help content new",
    ),
];

/// The command line with its help in a language, for the screen.
pub(crate) fn command(language: Language) -> Command {
    let words = Translations::in_language(language);
    let mut command = described(Args::command(), ROOT, &words, on_screen);
    // Only a built command knows its usage line and its `help` subcommands.
    command.build();
    framed(with_help_described(command, &words), &words)
}

/// The command line with English help, for completion scripts and the manual page, which have their own layout.
/// It cannot be parsed into [`Args`].
pub(crate) fn documented() -> Command {
    let words = Translations::english();
    let mut command = described(Args::command(), ROOT, &words, on_pages);
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
fn examples_of(path: &str) -> impl Iterator<Item = (&'static str, Option<&'static str>)> {
    let found = EXAMPLES.iter().filter(move |(of, _)| *of == path);
    let lines = found.flat_map(|(_, lines)| lines.lines());
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
        for (path, command) in commands(&Args::command()) {
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
        for (path, command) in commands(&Args::command()) {
            for arg in command.get_arguments() {
                for name in value_names(arg) {
                    assert_eq!(words.text(&value_key(name)), name.as_str(), "rnw {path}");
                }
            }
        }
    }

    #[test]
    fn every_command_begins_with_examples_that_it_understands() {
        let whole = Args::command();
        for (path, _) in commands(&whole) {
            assert!(examples_of(&path).next().is_some(), "rnw {path}");
            for (line, _) in examples_of(&path) {
                let words = shlex::split(line).expect("an example is a command line");
                let own = words
                    .into_iter()
                    .take_while(|word| ![">", "&&"].contains(&word.as_str()));
                let read = whole.clone().try_get_matches_from(own);
                assert!(read.is_ok(), "{line}: {}", read.unwrap_err());
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
        let paths: BTreeSet<String> = (commands(&Args::command()).into_iter())
            .map(|(path, _)| path)
            .chain([HELP.to_owned()])
            .collect();
        let known = |path: &&str| {
            let is_optional = match *path {
                "serve" => !cfg!(feature = "serve"),
                "test" | "shrink" => !cfg!(feature = "testkit"),
                _ => false,
            };
            paths.contains(*path) || is_optional
        };
        assert!(EXAMPLES.iter().all(|(path, _)| known(path)));
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
            ("rnw verify", "<ZÁZNAMY>..."),
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
