//! Wrong packs: missing files, and checks that nothing panics. `tests/packs` contains the messages for wrong
//! pieces as text.

use super::cases;
use proptest::prelude::*;
use rnw_packs::{Files, Source};
use rnw_silver_and_gold::load;
use std::fmt::Write;

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

/// Whatever a pack changes in its base, a problem stands at the change, and names what it breaks. `tests/broken_base.txt`
/// has the files of packs that extend the shipped one, each with the problems of the pack.
#[test]
fn what_breaks_the_base_stands_at_the_change() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/broken_base.txt");
    let cases = std::fs::read_to_string(path).unwrap();
    let mut found = String::new();
    for line in cases.lines().filter(|line| !line.starts_with(' ')) {
        writeln!(found, "{line}").unwrap();
        let Some((file, text)) = line.split_once(": ").filter(|_| !line.starts_with('#')) else {
            continue;
        };
        let files =
            Files::embedded("mine", &[(file, text)]).extending(rnw_silver_and_gold::shipped());
        for problem in rnw_silver_and_gold::check(&files).problems {
            writeln!(found, "    {problem}").unwrap();
        }
    }
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(path, &found).unwrap();
    } else {
        assert_eq!(found, cases);
    }
}
