//! The words as a whole, against the sources that use them and the games that are played with them.

/// Every key has a sentence, and every sentence a use.
mod keys;
/// Words that a pack brings along.
mod packs;
/// Whole games, said aloud.
mod said;

use words::Words;

/// The folder of the workspace.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn read(path: &str) -> String {
    std::fs::read_to_string(format!("{ROOT}/{path}"))
        .unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The words of the engine and of the shipped game.
fn words() -> Words {
    let mut words = Words::english();
    let path = "content/silver-and-gold/words/en.ftl";
    words
        .add(path, &read(path))
        .unwrap_or_else(|error| panic!("{error}"));
    words
}
