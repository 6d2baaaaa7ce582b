//! Every key in the code has a sentence. The engine has the sentences of all games, such as that of a wrong seat.

use rnw_i18n::Translations;
use std::fs;
use std::path::Path;

/// Keys are words with dashes between them. The name of the game is no key.
fn is_key(text: &str) -> bool {
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|c| c.is_ascii_lowercase());
    text.contains('-') && text.split('-').all(is_word) && text != "my-game"
}

#[test]
fn every_key_in_the_code_has_a_sentence() {
    let mut words = Translations::english();
    let own = include_str!("../../src/words/en.ftl");
    words.add("src/words/en.ftl", own).unwrap();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../src");
    let mut found = 0;
    for file in fs::read_dir(source).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            let code = fs::read_to_string(&path).unwrap();
            for key in code.split('"').skip(1).step_by(2).filter(|text| is_key(text)) {
                assert!(words.has(key), "{}: {key} has no sentence", path.display());
                found += 1;
            }
        }
    }
    assert!(found > 0, "there are no keys in src");
}
