//! Combines the messages of the engine, a game and a pack.

mod unused;

use crate::{PackProblems, PlanError};
use rnw_catalogue::GameEntry;
use rnw_i18n::{Language, PluralFault, TranslationError, Translations, Translator};
use rnw_packs::{Files, Problem, Report, Severity, Source};
use roll_and_write::option::OptionSpec;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The messages of the engine in a language, overridden by those of the game, of the base packs and of the
/// pack. A pack needs messages only for what it adds or renames.
///
/// # Errors
/// If a file of words is wrong.
pub fn translator(
    entry: &GameEntry,
    files: &Files,
    names: Vec<String>,
    language: Language,
) -> Result<Translator, PlanError> {
    let mut words = Translations::in_language(language);
    let shipped = (entry.shipped)();
    let mut layers: Vec<&Files> = files.layers().chain([&shipped]).collect();
    layers.reverse();
    for files in layers {
        for language in words.order() {
            let Some(source) = files.get(&file_of(language)) else {
                continue;
            };
            words
                .add_in(language, &source.path, &source.text)
                .map_err(|error| PackProblems::of(in_source(source, &error), files.clone()))?;
        }
    }
    Ok(Translator::new(words, names))
}

/// A line that describes a game.
pub fn about(entry: &GameEntry, translator: &Translator) -> String {
    let said = translator.optional("about-game");
    said.unwrap_or_else(|| entry.about.to_owned())
}

/// A line that describes a value of an option.
pub fn about_value(option: &OptionSpec<'_>, index: usize, translator: &Translator) -> String {
    let (value, about) = option.values[index];
    let said = translator.optional(&format!("about-{}-{value}", option.name));
    said.unwrap_or_else(|| about.to_owned())
}

/// The name of an option in the language of the reader, as it is shown and typed.
pub fn option_name(option: &OptionSpec<'_>, translator: &Translator) -> String {
    let said = translator.optional(&format!("rule-{}", option.name));
    said.unwrap_or_else(|| option.name.to_owned())
}

/// The name of a value of an option in the language of the reader, as it is shown and typed.
pub fn value_name(option: &OptionSpec<'_>, index: usize, translator: &Translator) -> String {
    let (value, _) = option.values[index];
    let said = translator.optional(&format!("rule-{}-{value}", option.name));
    said.unwrap_or_else(|| value.to_owned())
}

/// House rules with the names that records keep. Each may be given in the words of any language, with or without
/// accents. What means nothing stays as it is, so that the rules can refuse it.
///
/// ```
/// let catalogue = rnw_catalogue::Catalogue::stock();
/// let entry = catalogue.entries()[0];
/// let given = [("křížkování", "po-rade"), ("wybór-kart", "razem"), ("tie", "shared")];
/// let given = given.map(|(name, value)| (name.to_owned(), value.to_owned()));
/// let known = rnw_plan::words::house_rules(&entry, &given);
/// let known: Vec<_> = known.iter().map(|(name, value)| format!("{name}={value}")).collect();
/// assert_eq!(known, ["marking=in-turn", "keep=together", "tie=shared"]);
/// ```
pub fn house_rules(entry: &GameEntry, given: &[(String, String)]) -> Vec<(String, String)> {
    let is_known = |(name, value): &(String, String)| {
        let mut options = entry.options.iter().filter(|option| option.name == name);
        options.any(|option| option.values.iter().any(|known| known.0 == value))
    };
    if given.iter().all(is_known) {
        return given.to_vec();
    }
    let shipped = (entry.shipped)();
    let languages = Language::ALL.into_iter();
    let languages =
        languages.filter_map(|language| translator(entry, &shipped, Vec::new(), language).ok());
    let languages: Vec<Translator> = languages.collect();
    let canonical = |(name, value): &(String, String)| {
        let is_meant = |said: &dyn Fn(&Translator) -> String, typed: &str| {
            languages
                .iter()
                .any(|translator| plain(&said(translator)) == plain(typed))
        };
        let mut options = entry.options.iter();
        let option =
            options.find(|option| is_meant(&|translator| option_name(option, translator), name));
        let Some(option) = option else {
            return (name.clone(), value.clone());
        };
        let mut values = 0..option.values.len();
        let index = values
            .find(|index| is_meant(&|translator| value_name(option, *index, translator), value));
        let value = index.map_or(value.as_str(), |index| option.values[index].0);
        (option.name.to_owned(), value.to_owned())
    };
    given.iter().map(canonical).collect()
}

/// The word in lower case and without accents.
fn plain(word: &str) -> String {
    let letters = word.nfd().filter(|letter| !is_combining_mark(*letter));
    letters.collect::<String>().to_lowercase().replace('ł', "l")
}

/// Reports the errors in the messages of a pack in all languages. If its other files are sound, also the differences
/// between its languages and the messages that nothing uses.
pub fn check(entry: &GameEntry, files: &Files, is_sound: bool) -> Report {
    let mut report = Report::default();
    for language in Language::ALL {
        if let Err(PlanError::Pack(found)) = translator(entry, files, Vec::new(), language) {
            for problem in found.report.problems {
                if !report.problems.contains(&problem) {
                    report.problems.push(problem);
                }
            }
        }
    }
    if is_sound && !report.has_errors() {
        report.problems.extend(differences(entry, files));
    }
    report
}

/// The file with the messages of a pack in a language.
fn file_of(language: Language) -> String {
    format!("{FOLDER}{language}{ENDING}")
}

const FOLDER: &str = "words/";
const ENDING: &str = ".ftl";

/// Warns of messages that the English file has and another language lacks, and of the opposite. A pack without an
/// English file may have its words in any language; then only keys that nothing uses are wrong.
fn differences(entry: &GameEntry, files: &Files) -> Vec<Problem> {
    let below = Files::default();
    let below = translator(
        entry,
        files.base().unwrap_or(&below),
        Vec::new(),
        Language::English,
    );
    let english = files.get(&file_of(Language::English));
    let mut problems = Vec::new();
    if let (Some(english), Ok(below)) = (english, &below) {
        problems.extend(unused::unused(files, english, below.words(), ""));
    }
    for source in files.sources() {
        let tag = (source.name.strip_prefix(FOLDER)).and_then(|name| name.strip_suffix(ENDING));
        let Some(tag) = tag else {
            continue;
        };
        let known = Language::ALL.into_iter().find(|one| one.tag() == tag);
        let Some(language) = known else {
            let tags = Language::ALL.map(file_of).join(", ");
            let message = format!("rnw does not read this file of words; expected one of {tags}");
            problems.push(warning(source, 0..0, message));
            continue;
        };
        let plural = rnw_i18n::plural_faults(language, &source.text);
        problems.extend(plural.iter().map(|fault| plural_fault(source, fault)));
        let Some(english) = english.filter(|_| language != Language::English) else {
            if let (None, Ok(below)) = (english, &below) {
                problems.extend(unused::unused(files, source, below.words(), ""));
            }
            continue;
        };
        let has = |text: &str, key: &str| rnw_i18n::keys(text).any(|(found, _)| found == key);
        for (key, at) in rnw_i18n::keys(&english.text).filter(|(key, _)| !has(&source.text, key)) {
            let message = format!(
                "{key} is missing in {}; rnw shows the English text instead",
                source.name
            );
            problems.push(warning(english, at..at + key.len(), message));
        }
        if let Ok(below) = &below {
            problems.extend(unused::unused(files, source, below.words(), &english.text));
        }
    }
    problems
}

/// Warns of a form that a sentence lacks, or has in vain.
fn plural_fault(source: &Source, fault: &PluralFault) -> Problem {
    let PluralFault { key, form, .. } = fault;
    let message = match fault.example {
        Some(number) => format!(
            "{key} has no form [{form}], which its language needs, for example for {number}; rnw uses the form with * instead"
        ),
        None => format!("{key} has the form [{form}], which its language lacks; rnw never uses it"),
    };
    warning(source, fault.at..fault.at + key.len(), message)
}

fn warning(source: &Source, range: std::ops::Range<usize>, message: String) -> Problem {
    Problem {
        severity: Severity::Warning,
        path: source.path.clone(),
        position: source.position(range.start),
        range,
        message,
        help: None,
    }
}

/// An error in the messages of a pack, with its position.
fn in_source(source: &Source, error: &TranslationError) -> Report {
    let offset = source.offset(error.line, error.column);
    let problem = Problem {
        severity: Severity::Error,
        path: source.path.clone(),
        range: offset..offset,
        position: (error.line, error.column),
        message: format!("{}; {}", error.found, error.expected),
        help: None,
    };
    Report {
        problems: vec![problem],
    }
}

#[cfg(test)]
mod tests {
    use super::check;
    use rnw_catalogue::Catalogue;
    use rnw_i18n::{Language, plural_faults};
    use rnw_packs::Files;

    const SHEET: &str = r#"{ "tracks": [{ "name": "pearls", "kind": "count", "boxes": 6 }] }"#;

    /// The warnings about words of a pack that has a track of pearls.
    #[track_caller]
    fn says(words: &[(&'static str, &'static str)], expected: &[&str]) {
        let catalogue = Catalogue::stock();
        let entry = &catalogue.entries()[0];
        let files = [&[("sheet.json", SHEET)], words].concat();
        let files = Files::embedded("mine", &files).extending((entry.shipped)());
        let report = check(entry, &files, true);
        let found: Vec<String> = report.problems.iter().map(ToString::to_string).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_form_that_the_language_has_is_not_left_out() {
        let lacks = "track-pearls-counted = { $count ->\n    [one] { $count } perlu\n   *[other] { $count } perel\n}\n";
        let all = "track-pearls-counted = { $count ->\n    [one] { $count } perlu\n    [few] { $count } perly\n   *[other] { $count } perel\n}\n";
        says(&[("words/en.ftl", lacks), ("words/cs.ftl", all)], &[]);
        says(
            &[
                ("words/en.ftl", all),
                ("words/cs.ftl", lacks),
                ("words/pl.ftl", all),
            ],
            &[
                "warning: mine/words/cs.ftl:1:1: track-pearls-counted has no form [few], which its language needs, for example for 2; rnw uses the form with * instead",
                "warning: mine/words/en.ftl:1:1: track-pearls-counted has the form [few], which its language lacks; rnw never uses it",
                "warning: mine/words/pl.ftl:1:1: track-pearls-counted has no form [many], which its language needs, for example for 5; rnw uses the form with * instead",
            ],
        );
        let named =
            "track-pearls-counted = { $count ->\n    [1] { $count } perlu\n   *[other] perel\n}\n";
        says(&[("words/cs.ftl", named)], &[]);
        let others = "track-pearls = { $kind ->\n    [round] perly\n   *[other] perel\n}\n";
        assert_eq!(plural_faults(Language::Czech, others), []);
    }

    /// A word that English needs no form of is used where a language has it.
    #[test]
    fn what_only_another_language_says_is_used_if_the_pack_has_it() {
        let english = ("words/en.ftl", "track-pearls = pearls\n");
        says(
            &[
                english,
                (
                    "words/cs.ftl",
                    "track-pearls = perly\ntrack-pearls-counted = { $count } perel\n",
                ),
            ],
            &[],
        );
        says(
            &[
                english,
                (
                    "words/cs.ftl",
                    "track-pearls = perly\ntrack-gems = drahokamy\n",
                ),
            ],
            &[
                "warning: mine/words/cs.ftl:2:1: nothing in the pack has the key track-gems, so rnw never uses it",
            ],
        );
    }
}
