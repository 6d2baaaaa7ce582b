//! Rules for all languages: their keys, the gaps of each sentence, and all plural forms of the language.

use super::{files_in, text_of};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, VariantKey,
};
use fluent_syntax::parser::parse;
use rnw_i18n::Language;
use std::collections::{BTreeMap, BTreeSet};

/// The plural categories of Unicode. A language uses some of them.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The gaps that words fill.
const WORDS: [&str; 6] = ["track", "pool", "color", "symbol", "from", "into"];

/// All plural categories that numbers of a language can have, with decimals.
fn categories(language: Language) -> BTreeSet<&'static str> {
    match language {
        Language::English => BTreeSet::from(["one", "other"]),
        Language::Czech | Language::Polish => BTreeSet::from(["one", "few", "many", "other"]),
    }
}

/// The parts of a sentence that a translation must have too.
#[derive(Default)]
struct Sentence {
    /// The gaps, anywhere in the sentence.
    gaps: BTreeSet<String>,
    /// The other sentences that it includes.
    others: BTreeSet<String>,
    /// The gaps that select a form, each with the names of the forms.
    choices: Vec<(String, Vec<String>)>,
    /// Whether it has attributes, which no code uses.
    has_attributes: bool,
}

impl Sentence {
    fn read(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => {
                self.read_inline(inline);
            }
            Expression::Select { selector, variants } => {
                let chooser = self.read_inline(selector);
                let forms = variants.iter().map(|variant| match &variant.key {
                    VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => {
                        name.clone()
                    }
                });
                self.choices.push((chooser, forms.collect()));
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    /// Reads the content of a placeable. Returns the name of the gap, or an empty text.
    fn read_inline(&mut self, inline: &InlineExpression<String>) -> String {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.gaps.extend(gaps_of(&id.name));
                return id.name.clone();
            }
            InlineExpression::MessageReference { id, .. }
            | InlineExpression::TermReference { id, .. }
            | InlineExpression::FunctionReference { id, .. } => {
                self.others.insert(id.name.clone());
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
        String::new()
    }
}

/// The gaps that a message must fill for a gap of a sentence. For a form of a word, such as `track-gained`, these
/// are the word and the number. Each language may choose another form.
fn gaps_of(gap: &str) -> Vec<String> {
    let Some((word, form)) = gap.split_once('-').filter(|(word, _)| WORDS.contains(word)) else {
        return vec![gap.to_owned()];
    };
    let parts = [word, form]
        .into_iter()
        .filter(|part| !["id", "one"].contains(part));
    parts.map(str::to_owned).collect()
}

/// The sentences of a file by their keys.
fn sentences(file: &str) -> BTreeMap<String, Sentence> {
    let text = text_of(file);
    let read: Resource<String> =
        parse(text).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
    let mut sentences = BTreeMap::new();
    for entry in &read.body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            Entry::Term(_) | Entry::Junk { .. } => panic!("{file}: sentences alone, not {entry:?}"),
        };
        let key = message.id.name.clone();
        let mut sentence = Sentence {
            has_attributes: !message.attributes.is_empty(),
            ..Sentence::default()
        };
        sentence.read(
            message
                .value
                .as_ref()
                .unwrap_or_else(|| panic!("{file}: {key}")),
        );
        let twice = sentences.insert(key.clone(), sentence).is_some();
        assert!(!twice, "{file}: {key} is written twice");
    }
    sentences
}

/// The path of the same word file in another language.
fn translated(english: &str, language: Language) -> String {
    english
        .replace("/words/en/", &format!("/words/{language}/"))
        .replace("/words/en.ftl", &format!("/words/{language}.ftl"))
}

/// Every English file with its translation and the language.
fn pairs() -> Vec<(String, String, Language)> {
    let mut pairs = Vec::new();
    let english = files_in(Language::English);
    assert!(
        english.len() >= 12,
        "the files of words are found: {english:?}"
    );
    for language in Language::ALL.into_iter().skip(1) {
        let expected: Vec<String> = english
            .iter()
            .map(|file| translated(file, language))
            .collect();
        assert_eq!(
            files_in(language),
            expected,
            "every file is translated, and no other"
        );
        let files = english.iter().cloned().zip(expected);
        pairs.extend(files.map(|(english, other)| (english, other, language)));
    }
    pairs
}

#[test]
fn every_language_has_the_keys_of_english_and_no_others() {
    for (english, other, _) in pairs() {
        let keys = |file: &str| sentences(file).into_keys().collect::<BTreeSet<_>>();
        let (wanted, found) = (keys(&english), keys(&other));
        let missing: Vec<_> = wanted.difference(&found).collect();
        assert!(missing.is_empty(), "{other} lacks {missing:?}");
        let more: Vec<_> = found.difference(&wanted).collect();
        assert!(
            more.is_empty(),
            "{other} has {more:?}, which {english} lacks"
        );
    }
}

#[test]
fn every_sentence_has_the_gaps_of_the_english_one() {
    for (english, other, _) in pairs() {
        let wanted = sentences(&english);
        for (key, sentence) in sentences(&other) {
            let Some(wanted) = wanted.get(&key) else {
                continue;
            };
            assert_eq!(sentence.gaps, wanted.gaps, "{other}: {key}");
            assert_eq!(sentence.others, wanted.others, "{other}: {key}");
        }
    }
}

#[test]
fn what_chooses_by_number_has_all_plural_forms_of_the_language() {
    let files = |language: Language| {
        files_in(language)
            .into_iter()
            .map(move |file| (file, language))
    };
    for (file, language) in Language::ALL.into_iter().flat_map(files) {
        let all = categories(language);
        for (key, sentence) in sentences(&file) {
            assert!(
                !sentence.has_attributes,
                "{file}: {key} has parts that nobody asks for"
            );
            for (gap, forms) in sentence.choices {
                let plural: BTreeSet<&str> = (forms.iter().map(String::as_str))
                    .filter(|form| CATEGORIES.contains(form))
                    .collect();
                if plural != BTreeSet::from(["other"]) {
                    assert_eq!(plural, all, "{file}: {key} by ${gap}");
                }
            }
        }
    }
}

/// A sentence with plural forms in English needs them in every other language too.
#[test]
fn a_sentence_that_counts_in_english_counts_everywhere_or_says_only_the_number() {
    for (english, other, _) in pairs() {
        let translated = sentences(&other);
        for (key, sentence) in sentences(&english) {
            let counts = |sentence: &Sentence| {
                let forms = sentence.choices.iter().flat_map(|(_, forms)| forms);
                forms.into_iter().any(|form| form == "one")
            };
            if !counts(&sentence) {
                continue;
            }
            let sentence = &translated[&key];
            assert!(counts(sentence), "{other}: {key} has no plural forms");
        }
    }
}

/// A text that is equal in another language was probably never translated.
#[test]
fn no_sentence_is_left_in_english() {
    // Only numbers and gaps, or words that are the same in all three languages.
    let same = |key: &str| {
        [
            "value-number",
            "value-minus",
            "option",
            "card-color",
            "table-owed",
            "target-choose",
            "target-move",
            "tui-key-",
            "home-level-expert",
            "home-record-over",
            "home-rule-about",
            "home-title",
            "home-setting-",
            "table-owed",
            "cli-value-",
            "cells-all",
            "fact-street-die",
            "plain-dice",
            "plain-row",
            "plain-sentence",
            "parse-by-rule",
            "plain-symbol",
            "explain-touching",
            "explain-option",
            "explain-defined",
            "symbol-idol",
            "page-bot",
            "page-menu",
            "page-seed",
            "value-plus-number",
        ]
        .iter()
        .any(|one| key.starts_with(one))
    };
    for (english, other, _) in pairs() {
        let texts = |file: &str| -> BTreeMap<String, String> {
            let text = text_of(file);
            let starts: Vec<(String, usize)> = rnw_i18n::keys(&text)
                .map(|(key, at)| (key.to_owned(), at))
                .collect();
            let ends = starts.iter().skip(1).map(|(_, at)| *at).chain([text.len()]);
            let lines = |part: &str| {
                let lines = part.lines().filter(|line| !line.starts_with('#'));
                lines.collect::<Vec<_>>().join("\n").trim_end().to_owned()
            };
            let parts = starts.iter().zip(ends);
            parts
                .map(|((key, at), end)| (key.clone(), lines(&text[*at..end])))
                .collect()
        };
        let wanted = texts(&english);
        let left: Vec<String> = texts(&other)
            .into_iter()
            .filter(|(key, text)| !same(key) && wanted.get(key) == Some(text))
            .map(|(key, _)| key)
            .collect();
        assert_eq!(left, [""; 0], "{other} has the English of {english}");
    }
}
