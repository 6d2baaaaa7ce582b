//! Wrong packs: missing files, and checks that nothing panics. `tests/packs` contains the messages for wrong
//! pieces as text.

use super::cases;
use proptest::prelude::*;
use rnw_silver_and_gold::load;
use roll_and_write::content::{Files, Source};

/// The files of the sound pack by name. The cases change them.
fn sound() -> Vec<Source> {
    let sound = rnw_testkit::pack_cases::sound(&cases("packs/sound")).unwrap();
    assert_eq!(sound.len(), 5);
    sound
}

#[test]
fn a_file_that_is_missing_is_named() {
    for missing in sound() {
        let mut sources = sound();
        sources.retain(|source| source.name != missing.name);
        let error = load(&Files::new(sources), [], 1).map(|_| ()).unwrap_err();
        let (found, name) = (error.to_string(), missing.name);
        assert!(
            found.contains(&format!("the pack has no file {name}")),
            "{found}"
        );
    }
}

proptest! {
    #[test]
    fn no_pack_makes_the_reader_panic(file in 0..5usize, at in 0..1000usize, cut in 0..20usize, put in "[\\[\\]{}\",:0-9a-zX~.$é-]{0,6}") {
        let mut sources = sound();
        let text = &mut sources[file].text;
        let (from, to) = (at.min(text.len()), (at + cut).min(text.len()));
        text.replace_range(from..to, &put);
        if let Err(error) = load(&Files::new(sources), [], 1) {
            prop_assert!(!error.to_string().is_empty());
        }
    }
}
