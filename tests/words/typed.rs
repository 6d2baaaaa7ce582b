//! The words that moves are typed with: each language has its own, and none of them has two meanings.

use super::{files_in, text_of, words_in};
use crate::common::{ROOT, games};
use rnw_cli::GameEntry;
use rnw_i18n::{Language, Translations, Translator};
use rnw_plan::words::{house_rules, option_name, value_name};
use rnw_session::CommandWord;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// The words of games, each with the words of the reader: what is shown first.
fn typed(words: &Translations) -> BTreeMap<String, Vec<String>> {
    let keys = words.keys().filter_map(|key| key.strip_prefix("typed-"));
    let own = |word: &str| words.text(&format!("typed-{word}"));
    let list = |text: String| text.split(' ').map(str::to_owned).collect();
    keys.map(|word| (word.to_owned(), list(own(word))))
        .collect()
}

/// The words of all games as records write them.
fn of_records() -> BTreeSet<String> {
    let english = games().into_iter();
    let english = english.map(|entry| typed(&words_in(&entry, Language::English)));
    english.flat_map(BTreeMap::into_keys).collect()
}

#[test]
fn no_typed_word_has_two_meanings() {
    for entry in games() {
        for language in Language::ALL {
            let translations = words_in(&entry, language);
            let (words, move_words) = (typed(&translations), translations.move_words());
            let mut known = BTreeSet::new();
            for (word, own) in &words {
                for text in own {
                    let about = format!("{}, {language}: {text:?} for {word:?}", entry.name);
                    assert!(known.insert(text.clone()), "{about} is another word too");
                    assert!(
                        text == word || !of_records().contains(text),
                        "{about} is a word of records"
                    );
                    assert_eq!(CommandWord::of(text), None, "{about} is a command");
                    assert!(text.chars().count() > 2, "{about} may be a cell or a board");
                    assert_eq!(&move_words.canonical(text), word, "{about}");
                }
                assert_eq!(move_words.shown(word), own[0], "{}, {language}", entry.name);
            }
        }
    }
}

/// What a house rule or its value is called in one language is not what another one is called in another language.
#[test]
fn no_word_of_a_house_rule_has_two_meanings() {
    for entry in games() {
        let languages = Language::ALL.map(|language| translator(&entry, language));
        let named = |say: &dyn Fn(&Translator) -> String| {
            languages.iter().map(say).collect::<BTreeSet<_>>()
        };
        let mut names = BTreeSet::new();
        for option in entry.options {
            let own = named(&|words| option_name(option, words));
            assert!(names.is_disjoint(&own), "{}: {own:?}", entry.name);
            names.extend(own);
            let mut values = BTreeSet::new();
            for (index, (value, _)) in option.values.iter().enumerate() {
                let own = named(&|words| value_name(option, index, words));
                assert!(values.is_disjoint(&own), "{}: {own:?}", entry.name);
                let is_number = value.bytes().all(|byte| byte.is_ascii_digit());
                for words in languages.iter().filter(|_| !is_number) {
                    let key = format!("rule-{}-{value}", option.name);
                    let language = words.words().language();
                    assert_eq!(words.words().language_of(&key), Some(language), "{key}");
                    for (name, typed) in [
                        (option.name.to_owned(), value_name(option, index, words)),
                        (option_name(option, words), (*value).to_owned()),
                    ] {
                        let understood = house_rules(&entry, &[(name, typed)]);
                        assert_eq!(understood, [(option.name.to_owned(), (*value).to_owned())]);
                    }
                }
                values.extend(own);
            }
        }
    }
}

fn translator(entry: &GameEntry, language: Language) -> Translator {
    Translator::new(words_in(entry, language), Vec::new())
}

/// Somebody without the letters of the language can type the words too.
#[test]
fn every_typed_word_can_be_typed_without_accents() {
    for entry in games() {
        for language in Language::ALL {
            for (word, own) in typed(&words_in(&entry, language)) {
                let plain = |text: &str| -> String {
                    let letters = text.chars().map(|letter| match letter {
                        'á' | 'ą' => 'a',
                        'č' | 'ć' => 'c',
                        'é' | 'ě' | 'ę' => 'e',
                        'í' => 'i',
                        'ł' => 'l',
                        'ň' | 'ń' => 'n',
                        'ó' => 'o',
                        'ř' => 'r',
                        'š' | 'ś' => 's',
                        'ť' => 't',
                        'ú' | 'ů' => 'u',
                        'ý' => 'y',
                        'ž' | 'ź' | 'ż' => 'z',
                        other => other,
                    });
                    letters.collect()
                };
                let lacks = own.iter().find(|text| !own.contains(&plain(text)));
                assert_eq!(lacks, None, "{}, {language}: typed-{word}", entry.name);
            }
        }
    }
}

/// The words of a line that are neither gaps nor selectors nor parts of names such as `keep=in-turn`.
fn words_of(line: &str) -> Vec<String> {
    let mut depth = 0;
    let said = line.chars().filter(|letter| {
        depth += i32::from("{[".contains(*letter));
        let is_said = depth == 0;
        depth -= i32::from("}]".contains(*letter));
        is_said
    });
    let said: String = said.collect();
    let apart = |letter: char| !letter.is_alphanumeric() && !"=-|".contains(letter);
    said.split(apart).map(str::to_lowercase).collect()
}

/// A text that tells a player to type an English word would name a word that the table never shows.
#[test]
fn texts_name_the_typed_words_of_their_language() {
    let english = of_records();
    let found = |file: &str, line: &str| {
        let word = words_of(line)
            .into_iter()
            .find(|word| english.contains(word));
        assert_eq!(word, None, "{file} tells to type English: {line}");
    };
    for language in [Language::Czech, Language::Polish] {
        // The help of commands names options, which are English everywhere.
        let files = files_in(language).into_iter();
        for file in files.filter(|file| !file.ends_with("/help.ftl")) {
            let text = text_of(&file);
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                found(&file, line.split_once(" = ").map_or(line, |(_, said)| said));
            }
        }
        for entry in games() {
            let file = format!("content/rules/{language}/{}.md", entry.name);
            let text = fs::read_to_string(format!("{ROOT}/{file}")).unwrap();
            for line in text.lines().filter(|line| line.starts_with("    ")) {
                found(&file, line);
            }
        }
    }
}
