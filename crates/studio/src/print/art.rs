//! Reads the pictures and fonts of a pack, and finds what is wrong with them.

use crate::StudioError;
use rnw_drawing::{Art, SvgRenderer};
use rnw_packs::{Files, Problem, Report, Severity};
use rnw_plan::pack::art_files;
use rnw_system::{Limit, read};
use roll_and_write::PrintedMatter;
use roll_and_write::option::did_you_mean;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// The largest picture or font, in bytes.
const FILE_MAX: Limit = Limit::new("a picture or a font of a pack", 4 << 20);
/// The limit for all pictures and fonts of a pack together, in bytes.
const ALL_BYTES_MAX: usize = 64 << 20;
const FONTS: [&str; 2] = ["font", "font-bold"];

/// The pictures and fonts of a pack, and what is wrong with their files.
#[derive(Default, Debug)]
pub(super) struct FoundArt {
    pub(super) art: Art,
    pub(super) report: Report,
    /// The files by their names without endings.
    paths: BTreeMap<String, PathBuf>,
    bytes: usize,
}

impl FoundArt {
    /// Reads the folders `art` of a pack and of those that it extends.
    pub(super) fn read(files: &Files) -> Result<Self, StudioError> {
        let mut found = Self::default();
        for path in art_files(files)? {
            found.add(&path);
        }
        Ok(found)
    }

    /// Whether there is nothing to check.
    pub(super) fn is_empty(&self) -> bool {
        self.paths.is_empty() && self.report.problems.is_empty()
    }

    fn say(&mut self, severity: Severity, path: &Path, message: String) {
        let problem = Problem::of_file(severity, path.display().to_string(), message);
        self.report.problems.push(problem);
    }

    fn add(&mut self, path: &Path) {
        let (name, ending) = (text_of(path.file_stem()), text_of(path.extension()));
        let is_font = FONTS.contains(&&*name) && ["ttf", "otf"].contains(&&*ending);
        if !is_font && !["png", "svg"].contains(&&*ending) {
            let file = text_of(path.file_name());
            let message = format!("rnw does not read {file}; expected .png or .svg, or font.ttf");
            return self.say(Severity::Warning, path, message);
        }
        let bytes = match read::found(path, FILE_MAX) {
            Ok(Some(bytes)) => bytes,
            // The file was deleted after the folder was listed.
            Ok(None) => return,
            Err(error) => return self.say(Severity::Error, path, error.to_string()),
        };
        self.bytes += bytes.len();
        if self.bytes > ALL_BYTES_MAX {
            let message = format!(
                "more than {ALL_BYTES_MAX} bytes in all pictures and fonts together, the limit for a pack"
            );
            return self.say(Severity::Error, path, message);
        }
        let other = self.paths.insert(name.to_string(), path.to_owned());
        if other.is_some() {
            let message = format!("two files have the name {name}; remove one");
            return self.say(Severity::Error, path, message);
        }
        if let Err(error) = self.art.add(&text_of(path.file_name()), &bytes) {
            self.say(Severity::Error, path, error.what);
            if let Some(problem) = self.report.problems.last_mut() {
                problem.position = error.position;
            }
        }
    }

    /// What is wrong, also with the names of the pictures, and with a font that lacks letters of these texts.
    pub(super) fn problems(
        &self,
        printed: &PrintedMatter,
        renderer: &SvgRenderer<'_>,
        text: &str,
    ) -> Report {
        let (mut report, known) = (self.report.clone(), names_of(printed));
        let mut say = |severity, name: &str, message| {
            let path = self.paths[name].display().to_string();
            report
                .problems
                .push(Problem::of_file(severity, path, message));
        };
        for name in self
            .art
            .names()
            .filter(|name| !known.iter().any(|known| known == name))
        {
            let hint = did_you_mean(name, known.iter().map(String::as_str));
            let message = format!(
                "nothing of the pack has the name {name}; expected card-, pattern- or symbol- and a name, back, or title{hint}"
            );
            say(Severity::Warning, name, message);
        }
        if let Some(font) = self.art.font() {
            // A symbol with a picture needs no glyph.
            let symbols = printed.symbols.iter();
            let symbols =
                symbols.filter(|one| !self.paths.contains_key(&format!("symbol-{}", one.name)));
            let glyphs: String = symbols.map(|symbol| symbol.face.glyph).collect();
            let missing = renderer.missing_letters(&(glyphs + text));
            let missing: Vec<String> = missing.iter().map(char::to_string).collect();
            if !missing.is_empty() {
                let missing = missing.join(" ");
                let message = format!(
                    "the font {font} has no {missing}; choose another font, or draw a picture of the symbol"
                );
                say(Severity::Error, FONTS[0], message);
            }
        }
        report
    }
}

/// The names that pictures of a pack may have.
fn names_of(printed: &PrintedMatter) -> Vec<String> {
    let cards = printed.cards.iter().map(|card| ("card-", &card.name));
    let patterns = printed.patterns.iter().map(|one| ("pattern-", &one.name));
    let symbols = printed.symbols.iter().map(|one| ("symbol-", &one.name));
    let named = cards.chain(patterns).chain(symbols);
    let named = named.map(|(kind, name)| format!("{kind}{name}"));
    named.chain(["back", "title"].map(str::to_owned)).collect()
}

fn text_of(part: Option<&OsStr>) -> Cow<'_, str> {
    part.unwrap_or_default().to_string_lossy()
}
