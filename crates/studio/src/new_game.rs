//! A new game: a library with a small game that works, and beside it a package with an `rnw` that plays it.

use crate::StudioError;
use crate::new_files::{must_not_exist, write_folder};
use rnw_catalogue::Catalogue;
use rnw_content::skeletons;
use rnw_system::FileError;
use std::path::{Path, PathBuf, absolute};

/// The longest name of a game.
const NAME_MAX: usize = 32;
/// The crates that the new crate uses, with their folders in the source of the engine.
const CRATES: [(&str, &str); 7] = [
    ("roll-and-write", "crates/roll-and-write"),
    ("rnw-packs", "crates/packs"),
    ("rnw-bots", "crates/bots"),
    ("rnw-cli", "crates/cli"),
    ("rnw-i18n", "crates/i18n"),
    ("rnw-session", "crates/session"),
    ("rnw-testkit", "crates/testkit"),
];
/// Words that no crate can have as its name, or no module as its path: keywords of Rust, the crates of the compiler, the
/// names that Cargo refuses, and names that are no files on some systems.
#[rustfmt::skip]
const RESERVED: [&str; 76] = [
    "abstract", "alloc", "as", "async", "await", "become", "box", "break", "build", "const", "continue", "core", "crate",
    "deps", "do", "dyn", "else", "enum", "examples", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in",
    "incremental", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "proc-macro", "pub", "rand",
    "ref", "return", "rnw", "rnw-bots", "rnw-cli", "rnw-packs", "rnw-session", "rnw-testkit", "roll-and-write", "self", "static", "std",
    "struct", "super", "test", "trait", "true", "try", "type", "typeof", "union", "unsafe", "unsized", "use", "virtual",
    "where", "while", "yield", "aux", "com1", "con", "lpt1", "nul", "prn", "proc",
];

/// A crate to write.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewCratePlan {
    /// The name of the game, and of its crate.
    pub name: String,
    /// The folder in which the folder of the crate is created.
    pub dir: PathBuf,
    /// The folder with the source of the engine; `None` for the published crates.
    pub engine: Option<PathBuf>,
    /// Whether existing files are overwritten.
    pub force: bool,
}

/// Writes the crate. Returns its folder, and the number of its files.
///
/// # Errors
/// If the name is taken or wrong, if the engine is not there, or if the files cannot be written.
pub fn create(catalogue: &Catalogue, plan: &NewCratePlan) -> Result<(PathBuf, usize), StudioError> {
    check_name(catalogue, &plan.name)?;
    let engine = plan.engine.as_deref().map(engine).transpose()?;
    let folder = plan.dir.join(&plan.name);
    if !plan.force {
        must_not_exist(&folder)?;
    }
    let files = files(&plan.name, engine.as_deref());
    write_folder(&folder, files.iter().map(|(name, text)| (*name, &**text)))?;
    Ok((folder, files.len()))
}

/// Fails if the name cannot be that of a game and of its crate.
fn check_name(catalogue: &Catalogue, name: &str) -> Result<(), StudioError> {
    let wrong = |problem: String| Err(StudioError::Usage(problem));
    let is_word = |word: &str| {
        let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
        !word.is_empty() && word.chars().all(letters)
    };
    let well_formed = name.split('-').all(is_word)
        && name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.len() <= NAME_MAX;
    if !well_formed {
        return wrong(format!(
            "invalid name {name:?}; expected up to {NAME_MAX} lower-case letters and digits, with '-' between words"
        ));
    }
    if RESERVED.contains(&name) {
        return wrong(format!(
            "{name} cannot be the name of a crate; expected another name"
        ));
    }
    let mut entries = catalogue.entries().iter();
    if entries.any(|entry| entry.name == name) {
        return wrong(format!(
            "a game already has the name {name}; expected another name"
        ));
    }
    if catalogue.packs().iter().any(|pack| pack.name == name) {
        return wrong(format!(
            "an included pack already has the name {name}; expected another name"
        ));
    }
    Ok(())
}

/// The source of the engine as an absolute path. Fails if it is another folder.
fn engine(folder: &Path) -> Result<PathBuf, StudioError> {
    for (_, part) in CRATES {
        if !folder.join(part).join("Cargo.toml").is_file() {
            let folder = folder.display();
            return Err(StudioError::Usage(format!(
                "{folder} is not the source of the engine: it has no {part}; expected the folder that contains crates/roll-and-write"
            )));
        }
    }
    Ok(absolute(folder).map_err(FileError::write(folder))?)
}

/// What a file of the new crate is called, and its text.
type NewFile = (&'static str, String);

/// The files of the crate of a game.
fn files(name: &str, engine: Option<&Path>) -> Vec<NewFile> {
    let gaps = gaps(name, engine);
    let file = |(path, text): &(&'static str, &str)| {
        // Cargo would take a folder with a manifest for a package of ours.
        let path = match *path {
            "manifest.toml" => "Cargo.toml",
            "rnw/manifest.toml" => "rnw/Cargo.toml",
            "gitignore.txt" => ".gitignore",
            path => path,
        };
        let filled = gaps.iter().fold((*text).to_owned(), |text, (gap, with)| {
            text.replace(gap, with)
        });
        (path, filled)
    };
    skeletons::GAME.iter().map(file).collect()
}

/// What stands in the skeleton for the names of the game, and for where its dependencies are.
fn gaps(name: &str, engine: Option<&Path>) -> Vec<(String, String)> {
    let words: Vec<&str> = name.split('-').collect();
    let capital = |word: &&str| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    };
    let capitals: Vec<String> = words.iter().map(capital).collect();
    // The clauses are named after the words, or after the first two letters of a single word.
    let initials: String = match words.as_slice() {
        [only] => only.chars().take(2).collect(),
        words => words
            .iter()
            .filter_map(|word| word.chars().next())
            .collect(),
    };
    let version = env!("CARGO_PKG_VERSION");
    let dependency = |(one, part): &(&str, &str)| {
        let path = engine.map(|engine| engine.join(part).display().to_string());
        let path = path.map(|path| format!("path = {}, ", toml::Value::String(path)));
        let source = format!("{}version = \"{version}\"", path.unwrap_or_default());
        (format!("@{one}@"), source)
    };
    let names = [
        ("my-game", name.to_owned()),
        ("my_game", name.replace('-', "_")),
        ("MyGame", capitals.concat()),
        ("My Game", capitals.join(" ")),
        ("MG-", format!("{}-", initials.to_uppercase())),
        ("mg_", format!("{initials}_")),
    ];
    let names = names.map(|(gap, with)| (gap.to_owned(), with));
    names
        .into_iter()
        .chain(CRATES.iter().map(dependency))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(name: &str) -> Vec<String> {
        let gaps = gaps(name, None).into_iter().take(6);
        gaps.map(|(_, with)| with).collect()
    }

    #[test]
    fn a_name_has_many_forms() {
        assert_eq!(
            names("tide-pool"),
            [
                "tide-pool",
                "tide_pool",
                "TidePool",
                "Tide Pool",
                "TP-",
                "tp_"
            ]
        );
        assert_eq!(
            names("harbor"),
            ["harbor", "harbor", "Harbor", "Harbor", "HA-", "ha_"]
        );
        assert_eq!(names("q7"), ["q7", "q7", "Q7", "Q7", "Q7-", "q7_"]);
    }

    #[test]
    fn no_gap_is_left_in_a_new_crate() {
        for engine in [None, Some(Path::new("/the \"engine\""))] {
            for (name, text) in files("tide-pool", engine) {
                for gap in ["my-game", "my_game", "MyGame", "My Game", "MG-", "mg_", "@"] {
                    assert!(!text.contains(gap), "{name} has {gap}");
                }
                if let Some(folder) = name.strip_suffix("Cargo.toml") {
                    let manifest: toml::Table = text.parse().unwrap();
                    let package = ["tide-pool", "tide-pool-rnw"][usize::from(folder == "rnw/")];
                    assert_eq!(manifest["package"]["name"].as_str(), Some(package));
                }
            }
        }
    }

    #[test]
    fn names_that_no_crate_can_have_are_refused() {
        let catalogue = Catalogue::stock();
        for name in [
            "",
            "-",
            "a-",
            "-a",
            "a--b",
            "A",
            "Ab",
            "ä",
            "1a",
            "a_b",
            "a b",
            "a/b",
            "..",
            "a.b",
            "a\n",
            "self",
            "match",
            "test",
            "con",
            "nuggets",
            "pearl-lagoon",
            "rnw-cli",
            "a-name-that-is-longer-than-any-name-can-be",
        ] {
            assert!(check_name(&catalogue, name).is_err(), "{name:?}");
        }
        for name in ["a", "tide-pool", "q7", "lines-10"] {
            assert!(check_name(&catalogue, name).is_ok(), "{name:?}");
        }
    }
}
