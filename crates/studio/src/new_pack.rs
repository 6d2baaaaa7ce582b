//! A starter pack, made from the skeleton of a game.

use crate::StudioError;
use crate::new_files::{must_not_exist, write_folder};
use crate::pack_files::list;
use rnw_catalogue::{Catalogue, GameEntry, ShippedPack};
use rnw_packs::{Files, Source, name_fault};
use rnw_plan::pack::{self, LoadedPack};
use roll_and_write::option::{did_you_mean, expected};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// Characters that may stand for the new symbol in grids; the first free one is used.
const CHARS: [&str; 8] = ["o", "w", "v", "u", "y", "q", "k", "z"];
/// Characters that the screen may show for the new symbol; the first free one is used.
const GLYPHS: [&str; 8] = ["○", "◊", "≈", "△", "□", "☆", "∞", "¤"];
/// The highest number that a card may have.
const NUMBER_MAX: u64 = 200;

/// A pack to create.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewPackPlan {
    /// The name of the pack and of its folder.
    pub name: String,
    /// The included pack that it extends.
    pub base: String,
    /// The folder in which the folder of the pack is created.
    pub dir: PathBuf,
    /// Whether existing files are overwritten.
    pub force: bool,
}

/// A pack that was created.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewPack {
    /// Its folder.
    pub folder: PathBuf,
    /// The name of its new card.
    pub card: String,
    /// The number of its files, without a README.
    pub files: usize,
    /// Whether it has a README.
    pub has_readme: bool,
}

/// Creates a pack that extends an included pack, with a card and a symbol of its own.
///
/// # Errors
/// If the name is taken or wrong, if there is no such base, or if the files cannot be written.
pub fn create(catalogue: &Catalogue, plan: &NewPackPlan) -> Result<NewPack, StudioError> {
    if let Some(fault) = name_fault(&plan.name) {
        return Err(StudioError::Usage(fault));
    }
    let packs = catalogue.packs();
    if pack::is_included(catalogue, Path::new(&plan.name)) {
        let name = &plan.name;
        return Err(StudioError::Usage(format!(
            "a game or an included pack already has the name {name:?}; expected another name"
        )));
    }
    let (entry, base) = plan.find_base(catalogue, &packs)?;
    let folder = plan.dir.join(&plan.name);
    if !plan.force {
        must_not_exist(&folder)?;
    }
    let gaps = plan.gaps(&base);
    let sources = filled(entry, &folder, &gaps);
    // The base may have no room for more.
    let files = Files::new(sources.clone()).extending(base);
    let report = (entry.check)(&files, catalogue.plugins());
    if report.has_errors() {
        return Err(StudioError::pack(report, &files));
    }
    let texts = sources.iter().map(|source| (&*source.name, &*source.text));
    write_folder(&folder, texts)?;
    let has_readme = sources.iter().any(|source| source.name == "README.md");
    Ok(NewPack {
        folder,
        card: gaps[CARD].1.clone(),
        files: sources.len() - usize::from(has_readme),
        has_readme,
    })
}

impl NewPackPlan {
    /// Finds the game and the files of the base pack.
    fn find_base<'c>(
        &self,
        catalogue: &'c Catalogue,
        packs: &[ShippedPack],
    ) -> Result<(&'c GameEntry, Files), StudioError> {
        let wanted = &self.base;
        let names = || packs.iter().map(|pack| pack.name);
        let Some(shipped) = packs.iter().find(|pack| pack.name == wanted) else {
            let (hint, expected) = (did_you_mean(wanted, names()), expected(names()));
            let is_bare = pack::bare_game(catalogue, Path::new(wanted)).is_some();
            return Err(StudioError::Usage(if is_bare {
                format!(
                    "{wanted} is a game without a pack, so there is nothing to extend; {expected}"
                )
            } else {
                format!("unknown included pack {wanted:?}; {expected}{hint}")
            }));
        };
        let LoadedPack { files, report, .. } = pack::shipped(catalogue, *shipped)?;
        if report.has_errors() {
            return Err(StudioError::pack(report, &files));
        }
        let entry = pack::entry_of(catalogue, &files)?;
        if entry.skeleton.is_empty() {
            return Err(StudioError::Usage(format!(
                "{wanted} is a pack for {}, whose packs have no symbols; copy such a pack instead, or extend it by hand",
                entry.name
            )));
        }
        Ok((entry, files))
    }

    /// What fills the gaps of a skeleton: names, characters and numbers that the base does not use.
    fn gaps(&self, base: &Files) -> Vec<(&'static str, String)> {
        let cards = list(base, "cards.json", "cards");
        let symbols = list(base, "symbols.json", "symbols");
        let tracks = texts(&list(base, "sheet.json", "tracks"), "name");
        let colors = texts(&list(base, "game.json", "colors"), "name");
        let numbers: Vec<u64> = cards
            .iter()
            .filter_map(|card| card["number"].as_u64())
            .collect();
        let number = (1..NUMBER_MAX).find(|number| !numbers.contains(number));
        let numbered = |word: &'static str| {
            let more = (2..).map(move |number| format!("{word}{number}"));
            std::iter::once(word.to_owned()).chain(more)
        };
        let names = |entries: &[Value]| texts(entries, "name");
        let card = (1..).map(|number| format!("N{number:02}"));
        let char = CHARS.map(str::to_owned);
        let glyph = GLYPHS.map(str::to_owned);
        vec![
            ("@card@", free(card, &names(&cards))),
            ("@pack@", self.name.clone()),
            ("@base@", self.base.clone()),
            ("@number@", number.unwrap_or(NUMBER_MAX).to_string()),
            ("@colors@", colors.join(", ")),
            ("@color@", colors.first().cloned().unwrap_or_default()),
            ("@seal@", colors.last().cloned().unwrap_or_default()),
            ("@symbol@", free(numbered("pearl"), &names(&symbols))),
            ("@track@", free(numbered("pearls"), &tracks)),
            ("@char@", free(char, &texts(&symbols, "char"))),
            ("@glyph@", free(glyph, &texts(&symbols, "glyph"))),
        ]
    }
}

/// The index of the gap for the name of the new card.
const CARD: usize = 0;

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
        text: gaps.iter().fold((*text).to_owned(), |text, (gap, with)| {
            text.replace(gap, with)
        }),
    };
    entry.skeleton.iter().map(source).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A new pack that extends another new pack has names, characters and numbers of its own.
    #[test]
    fn what_the_base_has_is_not_made_again() {
        let catalogue = Catalogue::stock();
        for entry in &catalogue.entries()[..2] {
            let new = NewPackPlan {
                name: "mine".to_owned(),
                base: entry.name.to_owned(),
                dir: PathBuf::new(),
                force: false,
            };
            let mut base = (entry.shipped)();
            for _ in 0..CHARS.len() {
                let sources = filled(entry, Path::new("mine"), &new.gaps(&base));
                base = Files::new(sources).extending(base);
                assert_eq!(
                    (entry.check)(&base, catalogue.plugins()),
                    rnw_packs::Report::default(),
                    "{}",
                    entry.name
                );
            }
            let second = base.base().and_then(Files::base).unwrap();
            let cards = texts(&list(second, "cards.json", "cards"), "name");
            assert!(cards.contains(&"N06".to_owned()), "{cards:?}");
            let tracks = texts(&list(&base, "sheet.json", "tracks"), "name");
            assert!(tracks.contains(&"pearls8".to_owned()), "{tracks:?}");
        }
    }
}
