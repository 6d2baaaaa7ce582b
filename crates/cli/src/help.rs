//! What the command says about itself.
//!
//! The help of `rnw play` is for players, and so in their language; that of the other commands is English.

use crate::args::Args;
use clap::builder::Resettable;
use clap::{Arg, ArgAction, Command, CommandFactory};
use rnw_i18n::{Language, Translations};

/// Command lines that can be typed, at the beginning of the help of `rnw play`.
const EXAMPLES: [&str; 10] = [
    "rnw play silver-and-gold",
    "rnw play silver-and-gold --players me,greedy,random --names Ann,Bob,Cleo",
    "rnw play silver-and-gold --players greedy,random --seed 7",
    "rnw play silver-and-gold --record game.jsonl",
    "rnw play silver-and-gold --resume game.jsonl",
    "rnw play silver-and-gold --option palms=optional",
    "rnw play silver-and-gold --players me,'cmd:python3 bot.py'",
    "rnw play silver-and-gold --players me,'cmd:python3 bot.py' --bot-sandbox",
    "rnw play --content my-pack",
    "rnw play silver-and-gold --lang cs",
];

/// The whole command line, with its help in a language.
pub(crate) fn command(language: Language) -> Command {
    let words = Translations::in_language(language);
    let command = Args::command();
    let lang = (command.get_arguments())
        .find(|arg| arg.get_id() == "lang")
        .expect("the language can be named")
        .clone();
    command.mut_subcommand("play", |play| in_words(play.arg(lang), &words))
}

/// The command with all its texts from the words.
fn in_words(play: Command, words: &Translations) -> Command {
    let styles = play.get_styles();
    let (style, heading) = (*styles.get_usage(), words.text("cli-usage-heading"));
    // The list of all commands stays English, so what this one is about is no part of the command.
    let about = words.text("cli-play-about");
    let template = format!(
        "{{before-help}}{about}\n\n{style}{heading}:{style:#} {{usage}}\n\n{{all-args}}{{after-help}}"
    );
    let (options, game) = (
        words.text("cli-usage-options"),
        words.text("cli-value-game"),
    );
    let examples: String = EXAMPLES.map(|line| format!("\n  {line}")).concat();
    let help = Arg::new("help")
        .short('h')
        .long("help")
        .action(ArgAction::Help);
    play.before_help(format!("{}:{examples}", words.text("cli-play-examples")))
        .after_help(words.text("cli-exit-codes"))
        .help_template(template)
        .override_usage(format!("rnw play [{options}] [{game}]"))
        .disable_help_flag(true)
        .arg(help)
        .mut_args(|arg| described(arg, words))
}

/// An argument with its help from the words. What it is by default, and what it may be, is said there.
fn described(arg: Arg, words: &Translations) -> Arg {
    let key = format!("cli-play-{}", arg.get_id().as_str().replace('_', "-"));
    let heading = if arg.is_positional() {
        "cli-arguments-heading"
    } else {
        "cli-options-heading"
    };
    let has_value = arg.get_action().takes_values();
    let value = arg.get_value_names().and_then(|names| names.first());
    let value = value.map(|name| format!("cli-value-{}", name.to_lowercase().replace('=', "-")));
    let arg = match value.filter(|key| words.has(key)) {
        Some(key) => arg.value_name(words.text(&key)),
        None => arg,
    };
    let arg = arg.help_heading(words.text(heading));
    if !words.has(&key) {
        return arg;
    }
    arg.help(words.text(&key))
        .long_help(Resettable::Reset)
        .hide_default_value(has_value)
        .hide_possible_values(has_value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::EXIT_CODES;
    use std::collections::BTreeSet;

    fn play(language: Language) -> Command {
        let mut command = command(language);
        let play = command.find_subcommand_mut("play");
        play.expect("games can be played").clone()
    }

    #[test]
    fn every_argument_has_words_in_every_language_and_all_of_them_are_used() {
        let play = play(Language::English);
        let used: BTreeSet<String> = (play.get_arguments())
            .map(|arg| format!("cli-play-{}", arg.get_id().as_str().replace('_', "-")))
            .collect();
        let values: BTreeSet<String> = (play.get_arguments())
            .filter(|arg| arg.get_action().takes_values())
            .flat_map(|arg| arg.get_value_names().unwrap_or_default().to_vec())
            .map(|name| format!("cli-value-{}", name.to_lowercase().replace('=', "-")))
            .collect();
        for language in Language::ALL {
            let words = Translations::in_language(language);
            let of = |family: &str| -> BTreeSet<String> {
                let keys = words.keys().filter(|key| key.starts_with(family));
                let own = keys.filter(|key| words.language_of(key) == Some(language));
                own.map(str::to_owned).collect()
            };
            let mut said = of("cli-play-");
            assert!(said.remove("cli-play-about") && said.remove("cli-play-examples"));
            assert_eq!(said, used, "{language}");
            assert_eq!(of("cli-value-"), values, "{language}");
        }
    }

    #[test]
    fn what_play_is_about_is_the_same_in_its_help_and_in_the_list_of_commands() {
        let about = Translations::english().text("cli-play-about");
        let listed = play(Language::Polish).get_about().map(ToString::to_string);
        assert_eq!(listed, Some(about));
    }

    #[test]
    fn exit_codes_are_the_same_for_players_and_for_others() {
        let words = Translations::english();
        assert_eq!(words.text("cli-exit-codes"), EXIT_CODES);
        let codes = |text: &str| -> Vec<String> {
            let lines = text.lines().skip(1);
            let code = |line: &str| {
                line.split_whitespace()
                    .next()
                    .unwrap_or_default()
                    .to_owned()
            };
            lines.map(code).collect()
        };
        for language in Language::ALL {
            let text = Translations::in_language(language).text("cli-exit-codes");
            assert_eq!(codes(&text), codes(EXIT_CODES), "{language}");
        }
    }

    #[test]
    fn the_help_of_play_is_in_the_language_that_is_asked_for() {
        let mut czech = play(Language::Czech);
        let help = czech.render_long_help().to_string();
        for part in [
            "Příklady:\n  rnw play",
            "Použití: rnw play [PŘEPÍNAČE] [HRA]",
            "\nPřepínače:",
        ] {
            assert!(help.contains(part), "{part} is not in {help}");
        }
        for part in [
            "Usage",
            "Options",
            "Arguments",
            "default",
            "Print",
            "possible values",
        ] {
            assert!(!help.contains(part), "{part} is in {help}");
        }
    }
}
