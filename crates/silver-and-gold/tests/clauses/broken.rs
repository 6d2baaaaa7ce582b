//! Packs that are wrong: files that are missing, and that nothing panics. What is told of a wrong piece is text,
//! in `tests/packs`.

use super::cases;
use proptest::prelude::*;
use rnw_silver_and_gold::load;
use roll_and_write::content::{Files, Source};

/// The files of the sound pack that the cases change.
const NAMES: [&str; 5] = [
    "game.json",
    "cards.json",
    "patterns.json",
    "sheet.json",
    "symbols.json",
];

fn sound() -> Vec<(&'static str, String)> {
    let folder = cases("packs/sound");
    let text = |name| std::fs::read_to_string(folder.join(name)).unwrap();
    NAMES.map(|name| (name, text(name))).to_vec()
}

fn files(texts: &[(&str, String)]) -> Files {
    let source = |(name, text): &(&str, String)| Source {
        path: (*name).to_owned(),
        name: (*name).to_owned(),
        text: text.clone(),
    };
    Files::new(texts.iter().map(source).collect())
}

#[test]
fn a_file_that_is_missing_is_named() {
    for name in NAMES {
        let texts: Vec<_> = sound()
            .into_iter()
            .filter(|(other, _)| *other != name)
            .collect();
        let found = load(&files(&texts), [], 1)
            .map(|_| ())
            .unwrap_err()
            .to_string();
        assert!(
            found.contains(&format!("the pack has no file {name}")),
            "{found}"
        );
    }
}

proptest! {
    #[test]
    fn no_pack_makes_the_reader_panic(file in 0..5usize, at in 0..1000usize, cut in 0..20usize, put in "[\\[\\]{}\",:0-9a-zX~.$é-]{0,6}") {
        let mut texts = sound();
        let text = &mut texts[file].1;
        let (from, to) = (at.min(text.len()), (at + cut).min(text.len()));
        text.replace_range(from..to, &put);
        if let Err(error) = load(&files(&texts), [], 1) {
            prop_assert!(!error.to_string().is_empty());
        }
    }
}
