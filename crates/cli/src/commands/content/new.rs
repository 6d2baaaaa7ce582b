//! `rnw content new`: creates a starter pack from the skeleton of a game.

use crate::failure::{ContentSummary, Failure};
use crate::out::Out;
use crate::{pack, problems};
use rnw_catalogue::{Catalogue, GameEntry, ShippedPack};
use rnw_packs::{Files, Report, Source, name_fault, open};
use rnw_system::write;
use roll_and_write::option::{did_you_mean, expected};
use roll_and_write::text::counted;
use serde_json::Value;
use std::fs;
use std::path::Path;

/// Characters that may stand for the new symbol in grids; the first free one is used.
const CHARS: [&str; 8] = ["o", "w", "v", "u", "y", "q", "k", "z"];
/// Characters that the screen may show for the new symbol; the first free one is used.
const GLYPHS: [&str; 8] = ["○", "◊", "≈", "△", "□", "☆", "∞", "¤"];
/// The highest number that a card may have.
const NUMBER_MAX: u64 = 200;

/// A pack to create.
pub(super) struct New<'a> {
    pub(super) name: &'a str,
    /// The shipped pack that it extends.
    pub(super) base: &'a str,
    /// The folder in which the folder of the pack is created.
    pub(super) dir: &'a Path,
    /// Whether existing files are overwritten.
    pub(super) force: bool,
}

impl New<'_> {
    pub(super) fn run(&self, catalogue: &Catalogue, out: &mut Out) -> Result<(), Failure> {
        if let Some(fault) = name_fault(self.name) {
            return Err(Failure::Usage(fault));
        }
        let packs = catalogue.packs();
        if packs.iter().any(|pack| pack.name == self.name) {
            let name = self.name;
            return Err(Failure::Usage(format!(
                "an included pack already has the name {name:?}; expected another name"
            )));
        }
        let (entry, base) = self.find_base(catalogue, &packs, out)?;
        let folder = self.dir.join(self.name);
        if folder.exists() && !self.force {
            let folder = folder.display();
            return Err(Failure::Usage(format!(
                "{folder} already exists; --force overwrites its pack files"
            )));
        }
        let gaps = self.gaps(&base);
        let sources = filled(entry, &folder, &gaps);
        check(catalogue, entry, &sources, base, out)?;
        let is_new = !folder.exists();
        if let Err(failure) = write(&folder, &sources) {
            // Removes an incomplete pack.
            if is_new {
                let _ = fs::remove_dir_all(&folder);
            }
            return Err(failure);
        }
        let card = &gaps[CARD].1;
        let is_readme = |source: &&Source| source.name == "README.md";
        let readmes = sources.iter().filter(is_readme).count();
        let files = (sources.len() - readmes, readmes > 0);
        print(self.base, &folder, card, files, out)
    }

    /// Finds the game and the files of the base pack.
    fn find_base<'c>(
        &self,
        catalogue: &'c Catalogue,
        packs: &[ShippedPack],
        out: &mut Out,
    ) -> Result<(&'c GameEntry, Files), Failure> {
        let wanted = self.base;
        let Some(shipped) = packs.iter().find(|pack| pack.name == wanted) else {
            if pack::bare_game(catalogue, Path::new(wanted)).is_some() {
                return Err(Failure::Usage(format!(
                    "{wanted} is a game without a pack, so there is nothing to extend; {}",
                    expected(packs.iter().map(|pack| pack.name))
                )));
            }
            let hint = did_you_mean(wanted, packs.iter().map(|pack| pack.name));
            return Err(Failure::Usage(format!(
                "unknown included pack {wanted:?}; {}{hint}",
                expected(packs.iter().map(|pack| pack.name))
            )));
        };
        let files = pack::sound(pack::shipped(catalogue, *shipped)?, out)?;
        let entry = pack::entry_of(catalogue, &files)?;
        if entry.skeleton.is_empty() {
            return Err(Failure::Usage(format!(
                "{wanted} is a pack for {}, whose packs have no symbols; copy such a pack instead, or extend it by hand",
                entry.name
            )));
        }
        Ok((entry, files))
    }

    /// What fills the gaps of a skeleton: names, characters and numbers that the base does not use.
    fn gaps(&self, base: &Files) -> Vec<(&'static str, String)> {
        let (cards, symbols) = (list(base, "cards"), list(base, "symbols"));
        let (tracks, colors) = (
            list_in(base, "sheet.json", "tracks"),
            list_in(base, "game.json", "colors"),
        );
        let colors = texts(&colors, "name");
        let numbers: Vec<u64> = cards
            .iter()
            .filter_map(|card| card["number"].as_u64())
            .collect();
        let number = (1..NUMBER_MAX).find(|number| !numbers.contains(number));
        let (names, tracks) = (texts(&symbols, "name"), texts(&tracks, "name"));
        let numbered = |word: &'static str| {
            let more = (2..).map(move |number| format!("{word}{number}"));
            std::iter::once(word.to_owned()).chain(more)
        };
        vec![
            (
                "@card@",
                free(
                    (1..).map(|number| format!("N{number:02}")),
                    &texts(&cards, "name"),
                ),
            ),
            ("@pack@", self.name.to_owned()),
            ("@base@", self.base.to_owned()),
            ("@number@", number.unwrap_or(NUMBER_MAX).to_string()),
            ("@colors@", colors.join(", ")),
            ("@color@", colors.first().cloned().unwrap_or_default()),
            ("@seal@", colors.last().cloned().unwrap_or_default()),
            ("@symbol@", free(numbered("pearl"), &names)),
            ("@track@", free(numbered("pearls"), &tracks)),
            (
                "@char@",
                free(CHARS.map(str::to_owned), &texts(&symbols, "char")),
            ),
            (
                "@glyph@",
                free(GLYPHS.map(str::to_owned), &texts(&symbols, "glyph")),
            ),
        ]
    }
}

/// Writes the files of a pack, each as a whole.
fn write(folder: &Path, sources: &[Source]) -> Result<(), Failure> {
    for source in sources {
        let path = folder.join(&source.name);
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent).map_err(Failure::file(parent))?;
        write::replace(&path, &source.text)?;
    }
    Ok(())
}

/// The index of the gap for the name of the new card.
const CARD: usize = 0;

/// The list in the file of the same name, such as `cards` in `cards.json`.
fn list(files: &Files, name: &str) -> Vec<Value> {
    list_in(files, &format!("{name}.json"), name)
}

/// A list in a file of a pack, merged with the packs that it extends; empty if the list does not exist.
fn list_in(files: &Files, file: &str, name: &str) -> Vec<Value> {
    let doc = open::<Value>(files, file, &mut Report::default());
    let list = doc.and_then(|mut doc| doc.value.get_mut(name).map(Value::take));
    match list {
        Some(Value::Array(entries)) => entries,
        _ => Vec::new(),
    }
}

/// The value of a text field in each entry.
fn texts(entries: &[Value], field: &str) -> Vec<String> {
    let texts = entries.iter().filter_map(|entry| entry[field].as_str());
    texts.map(str::to_owned).collect()
}

/// The first wanted text that is not taken. Upper and lower case count as equal. Empty if all are taken.
fn free(wanted: impl IntoIterator<Item = String>, taken: &[String]) -> String {
    let is_free = |wanted: &String| !taken.iter().any(|taken| taken.eq_ignore_ascii_case(wanted));
    wanted.into_iter().find(is_free).unwrap_or_default()
}

/// The files of a new pack, with all gaps filled.
fn filled(entry: &GameEntry, folder: &Path, gaps: &[(&str, String)]) -> Vec<Source> {
    let source = |(name, text): &(&str, &str)| Source {
        path: folder.join(name).display().to_string(),
        name: (*name).to_owned(),
        text: fill(text, gaps),
    };
    entry.skeleton.iter().map(source).collect()
}

fn fill(text: &str, gaps: &[(&str, String)]) -> String {
    gaps.iter()
        .fold(text.to_owned(), |text, (gap, with)| text.replace(gap, with))
}

/// Checks a new pack with its game before it is written: the base may have no room for more.
fn check(
    catalogue: &Catalogue,
    entry: &GameEntry,
    sources: &[Source],
    base: Files,
    out: &mut Out,
) -> Result<(), Failure> {
    let files = Files::new(sources.to_vec()).extending(base);
    let report = (entry.check)(&files, catalogue.plugins());
    if report.has_errors() {
        problems::show(&report, &files, out);
        return Err(Failure::Content(ContentSummary::printed(report)));
    }
    Ok(())
}

/// Prints what was created and which commands come next.
fn print(
    base: &str,
    folder: &Path,
    card: &str,
    (files, has_readme): (usize, bool),
    out: &mut Out,
) -> Result<(), Failure> {
    let path = rnw_terminal_text::command_line::argument(folder);
    let shown = folder.display();
    // The README is no file of the pack, so `content check` does not count it.
    let readme = if has_readme { " and a README" } else { "" };
    out.line(&format!(
        "{shown} extends {base}: {}{readme}. Next:",
        counted(files, "file")
    ))?;
    let path = path.as_str();
    for words in [
        &["content", "check", path][..],
        &["content", "show", card, "--content", path],
        &["play", "--content", path],
    ] {
        out.line(&format!(
            "  {}",
            rnw_terminal_text::command_line::line(words.iter().copied())
        ))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A new pack that extends another new pack has names, characters and numbers of its own.
    #[test]
    fn what_the_base_has_is_not_made_again() {
        let catalogue = Catalogue::stock();
        for entry in &catalogue.entries()[..2] {
            let new = New {
                name: "mine",
                base: entry.name,
                dir: Path::new(""),
                force: false,
            };
            let mut base = (entry.shipped)();
            for _ in 0..CHARS.len() {
                let sources = filled(entry, Path::new("mine"), &new.gaps(&base));
                base = Files::new(sources).extending(base);
                assert_eq!(
                    (entry.check)(&base, catalogue.plugins()),
                    Report::default(),
                    "{}",
                    entry.name
                );
            }
            let second = base.base().and_then(Files::base).unwrap();
            let cards = texts(&list(second, "cards"), "name");
            assert!(cards.contains(&"N06".to_owned()), "{cards:?}");
            let tracks = texts(&list_in(&base, "sheet.json", "tracks"), "name");
            assert!(tracks.contains(&"pearls8".to_owned()), "{tracks:?}");
        }
    }
}
