//! Errors in the arguments, in the language of the reader. Clap finds the errors; this module puts them into words.

use clap::builder::styling::{AnsiColor, Effects, Style};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use rnw_i18n::{Language, Translations, UnknownLanguage, name};
use rnw_plan::WrongArguments;
use rnw_terminal_text::Page;
use std::error::Error as _;
use std::num::{IntErrorKind, ParseIntError};

const ERROR: Style = AnsiColor::Red.on_default().effects(Effects::BOLD);
const TIP: Style = AnsiColor::Green.on_default();
const HEADING: Style = Style::new().effects(Effects::BOLD.insert(Effects::UNDERLINE));
/// The flag that prints the help.
const HELP: &str = "--help";

/// The error as it is printed; `None` if it is no error in the arguments, or one that never happens here.
///
/// All user input in the error must already be printable.
pub(crate) fn page(error: &clap::Error, words: &Translations) -> Option<Page> {
    let said = Said { error, words };
    let mut page = Page::default();
    page.push_styled(ERROR, &format!("{}:", words.text("cli-error")));
    page.append(&Page::lines(&format!(" {}\n", said.problem()?)));
    for (index, tip) in said.tips().iter().enumerate() {
        page.append(&Page::lines(if index == 0 { "\n  " } else { "  " }));
        page.push_styled(TIP, &format!("{}:", words.text("cli-error-tip")));
        page.append(&Page::lines(&format!(" {tip}\n")));
    }
    if let Some(usage) = said.usage() {
        page.end_line();
        page.push_styled(HEADING, &format!("{}:", words.text("cli-usage-heading")));
        page.append(&Page::lines(&format!(" {usage}\n")));
    }
    let more = words.with("cli-error-more", &[("option", name(HELP))]);
    page.append(&Page::lines(&format!("\n{more}\n")));
    Some(page)
}

struct Said<'e> {
    error: &'e clap::Error,
    words: &'e Translations,
}

impl Said<'_> {
    /// What is wrong.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "the other kinds are the help, or do not happen with these arguments"
    )]
    fn problem(&self) -> Option<String> {
        let with = |key, kinds: &[(&'static str, ContextKind)]| {
            let gaps: Option<Vec<_>> = (kinds.iter())
                .map(|(gap, kind)| Some((*gap, name(self.one(*kind)?))))
                .collect();
            Some(self.words.with(key, &gaps?))
        };
        let argument = ("argument", ContextKind::InvalidArg);
        let value = ("value", ContextKind::InvalidValue);
        let command = ("command", ContextKind::InvalidSubcommand);
        match self.error.kind() {
            ErrorKind::UnknownArgument => with("cli-error-argument", &[argument]),
            ErrorKind::InvalidSubcommand => with("cli-error-command", &[command]),
            ErrorKind::MissingSubcommand => with("cli-error-no-command", &[command]),
            ErrorKind::TooManyValues => with("cli-error-values", &[value, argument]),
            ErrorKind::InvalidUtf8 => Some(self.words.text("cli-error-utf8")),
            ErrorKind::ArgumentConflict => self.conflict(),
            ErrorKind::MissingRequiredArgument => {
                let missing = self.all(ContextKind::InvalidArg);
                let lines = missing.iter().map(|argument| format!("\n  {argument}"));
                Some(self.words.text("cli-error-missing") + &lines.collect::<String>())
            }
            ErrorKind::InvalidValue if self.one(value.1)?.is_empty() => {
                Some(with("cli-error-no-value", &[argument])? + &self.choices())
            }
            ErrorKind::InvalidValue => {
                Some(with("cli-error-value", &[value, argument])? + &self.choices())
            }
            ErrorKind::ValueValidation => {
                let problem = with("cli-error-value", &[value, argument])?;
                let expected = self.expected().map(|expected| format!(": {expected}"));
                Some(problem + &expected.unwrap_or_default())
            }
            _ => None,
        }
    }

    /// Two arguments that exclude each other, or one that was given twice.
    fn conflict(&self) -> Option<String> {
        let argument = self.one(ContextKind::InvalidArg)?;
        let others = self.all(ContextKind::PriorArg);
        if others == [argument] {
            return Some((self.words).with("cli-error-twice", &[("argument", name(argument))]));
        }
        let gaps = [
            ("argument", name(argument)),
            ("others", name(others.join("', '"))),
        ];
        Some(self.words.with("cli-error-conflict", &gaps))
    }

    /// The possible values, in a line of their own.
    fn choices(&self) -> String {
        let choices = self.all(ContextKind::ValidValue).join(", ");
        if choices.is_empty() {
            return String::new();
        }
        let choices = self.words.with("cli-choices", &[("values", name(choices))]);
        format!("\n  {choices}")
    }

    /// What was expected of a value. Numbers and their ranges are translated.
    fn expected(&self) -> Option<String> {
        let source = self.error.source()?;
        if let Some(error) = source.downcast_ref::<WrongArguments>() {
            return Some(error.translated(self.words));
        }
        if let Some(UnknownLanguage(found)) = source.downcast_ref() {
            return Some(self.unknown_language(found));
        }
        if let Some(error) = source.downcast_ref::<ParseIntError>() {
            return Some(self.no_number(error));
        }
        let text = source.to_string();
        let Some((_, range)) = text.split_once(" is not in ") else {
            return Some(text);
        };
        let (least, most) = range.split_once("..")?;
        let least = ("least", name(least));
        Some(match most.strip_prefix('=') {
            Some(most) => (self.words).with("cli-error-range", &[least, ("most", name(most))]),
            None => self.words.with("cli-error-least", &[least]),
        })
    }

    fn unknown_language(&self, found: &str) -> String {
        let known = Language::ALL.map(|one| format!("{} ({})", one.tag(), one.own_name()));
        let (last, others) = known
            .split_last()
            .map_or(("", &[][..]), |(last, others)| (last.as_str(), others));
        let gaps = [
            ("found", name(found)),
            ("others", name(others.join(", "))),
            ("last", name(last)),
        ];
        self.words.with("cli-error-language", &gaps)
    }

    /// What was expected instead of a text that is no number, or a number that is out of range for any option.
    fn no_number(&self, error: &ParseIntError) -> String {
        let value = self.one(ContextKind::InvalidValue).unwrap_or_default();
        let digits = value.strip_prefix('-');
        let is_negative = digits.is_some_and(|digits| digits.bytes().all(|c| c.is_ascii_digit()));
        let least = ("least", name("0"));
        if matches!(error.kind(), IntErrorKind::PosOverflow) {
            let most = ("most", name(u64::MAX.to_string()));
            self.words.with("cli-error-range", &[least, most])
        } else if is_negative {
            self.words.with("cli-error-least", &[least])
        } else {
            self.words.text("cli-error-number")
        }
    }

    /// What the user may have meant.
    fn tips(&self) -> Vec<String> {
        let near = [
            ContextKind::SuggestedArg,
            ContextKind::SuggestedSubcommand,
            ContextKind::SuggestedValue,
        ];
        let near = near.into_iter().filter_map(|kind| {
            let found = self.all(kind).join("', '");
            let gaps = [("found", name(&*found))];
            (!found.is_empty()).then(|| self.words.with("cli-error-near", &gaps))
        });
        near.chain(self.own_tips()).collect()
    }

    /// The tips that clap has as sentences: an argument that is meant as a value, or belongs to a subcommand.
    fn own_tips(&self) -> Vec<String> {
        let Some(ContextValue::StyledStrs(tips)) = self.error.get(ContextKind::Suggested) else {
            return Vec::new();
        };
        let tip = |tip: String| {
            let mut quoted = tip.split('\'').skip(1).step_by(2);
            let (first, last) = (quoted.next()?, quoted.next());
            Some(match last {
                Some(line) => {
                    let gaps = [("argument", name(first)), ("line", name(line))];
                    self.words.with("cli-error-literal", &gaps)
                }
                None => (self.words).with("cli-error-exists", &[("line", name(first))]),
            })
        };
        tips.iter()
            .filter_map(|text| tip(text.to_string()))
            .collect()
    }

    /// The usage line, without its heading.
    fn usage(&self) -> Option<String> {
        let Some(ContextValue::StyledStr(usage)) = self.error.get(ContextKind::Usage) else {
            return None;
        };
        let usage = usage.to_string();
        let (_, usage) = usage.split_once(' ')?;
        let options = format!("[{}]", self.words.text("cli-usage-options"));
        Some(usage.trim_end().replace("[OPTIONS]", &options))
    }

    fn one(&self, kind: ContextKind) -> Option<&str> {
        if let ContextValue::String(text) = self.error.get(kind)? {
            Some(text)
        } else {
            None
        }
    }

    fn all(&self, kind: ContextKind) -> Vec<&str> {
        match self.error.get(kind) {
            Some(ContextValue::String(text)) => vec![text],
            Some(ContextValue::Strings(texts)) => texts.iter().map(String::as_str).collect(),
            _ => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::help;
    use rnw_i18n::{Language, Translations};

    /// The error in a command line, without styles.
    fn said(language: Language, line: &str) -> String {
        let error = help::command(language).try_get_matches_from(line.split(' '));
        let error = error.expect_err("the line is wrong");
        let page = super::page(&error, &Translations::in_language(language)).expect(line);
        anstream::adapter::strip_str(page.as_str()).to_string()
    }

    #[test]
    fn every_error_is_in_the_language_of_the_reader() {
        for (line, english, czech, polish) in [
            (
                "rnw play nuggets --sed 1",
                "error: unexpected argument '--sed' found\n\n  tip: did you mean '--seed'?\n\nUsage: rnw play",
                "rada: neměl to být '--seed'?\n\nPoužití: rnw play",
                "wskazówka: może chodziło o '--seed'?\n\nUżycie: rnw play",
            ),
            (
                "rnw simulat",
                "error: there is no command 'simulat'\n\n  tip: did you mean 'simulate'?",
                "chyba: příkaz 'simulat' neexistuje",
                "błąd: nie ma polecenia 'simulat'",
            ),
            (
                "rnw verify",
                "error: these arguments are missing:\n  <NUMBER|FILE|CODE>...\n",
                "chyba: chybí:\n  <ČÍSLO|SOUBOR|KÓD>...\n",
                "błąd: brakuje:\n  <NUMER|PLIK|KOD>...\n",
            ),
            (
                "rnw simulate nuggets --jobs 0",
                "'0' for '--jobs <N>': expected a number from 1 to 1024\n",
                "'0' pro '--jobs <N>': čeká se číslo od 1 do 1024\n",
                "'0' dla '--jobs <N>': oczekiwano liczby od 1 do 1024\n",
            ),
            (
                "rnw simulate nuggets --jobs x",
                "expected a whole number",
                "čeká se celé číslo",
                "oczekiwano liczby całkowitej",
            ),
            (
                "rnw play nuggets --seed -5",
                "'-5' for '--seed <N>': expected 0 or more\n",
                "'-5' pro '--seed <N>': čeká se 0 nebo víc\n",
                "'-5' dla '--seed <N>': oczekiwano 0 lub więcej\n",
            ),
            (
                "rnw play nuggets --option end",
                "expected KEY=VALUE, such as palms=optional\n",
                "čeká se KLÍČ=HODNOTA, například palms=optional\n",
                "oczekiwano KLUCZ=WARTOŚĆ, na przykład palms=optional\n",
            ),
            (
                "rnw list --lang de",
                "unknown language \"de\"; expected en (English), cs (čeština) or pl (polski)\n",
                "neznámý jazyk „de“; čeká se en (English), cs (čeština) nebo pl (polski)\n",
                "nieznany język „de”; oczekiwano en (English), cs (čeština) lub pl (polski)\n",
            ),
            (
                "rnw simulate nuggets --jobs",
                "the argument '--jobs <N>' needs a value",
                "argument '--jobs <N>' potřebuje hodnotu",
                "argument '--jobs <N>' wymaga wartości",
            ),
            (
                "rnw list --format xml",
                "[possible values: text, json]",
                "[možné hodnoty: text, json]",
                "[możliwe wartości: text, json]",
            ),
            (
                "rnw resume 1 --list",
                "'[NUMBER|FILE]' cannot be used with '--list'",
                "'[ČÍSLO|SOUBOR]' nejde použít zároveň s '--list'",
                "'[NUMER|PLIK]' nie można użyć razem z '--list'",
            ),
            (
                "rnw play a --seed 1 --seed 2",
                "the argument '--seed <N>' can be given only once",
                "argument '--seed <N>' smí být jen jednou",
                "argument '--seed <N>' można podać tylko raz",
            ),
            (
                "rnw config --path=1",
                "the argument '--path' takes no value, but 1 was given",
                "argument '--path' nepřijímá hodnotu, ale dostal 1",
                "argument '--path' nie przyjmuje wartości, a podano 1",
            ),
        ] {
            for (language, expected) in [
                (Language::English, english),
                (Language::Czech, czech),
                (Language::Polish, polish),
            ] {
                let said = said(language, line);
                assert!(
                    said.contains(expected),
                    "{line}: {expected:?} is not in: {said}"
                );
                assert!(said.trim_end().ends_with('.'), "{said}");
            }
        }
    }

    #[test]
    fn an_argument_that_may_be_a_value_is_explained() {
        let said = said(Language::English, "rnw rules --x");
        assert!(
            said.contains("tip: to pass '--x' as a value, use '-- --x'\n"),
            "{said}"
        );
    }
}
