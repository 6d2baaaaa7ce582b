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
    fonts: BTreeMap<String, Vec<u8>>,
    bytes: usize,
}

impl FoundArt {
    /// Reads the folders `art` of a pack and of those that it extends.
    pub(super) fn read(files: &Files) -> Result<Self, StudioError> {
        let mut found = Self::default();
        for path in art_files(files)? {
            found.add(&path);
        }
        let bold = found.fonts.remove(FONTS[1]);
        if let Some(regular) = found.fonts.remove(FONTS[0]) {
            if let Err(error) = found.art.set_fonts(regular, bold) {
                let path = found.paths[FONTS[usize::from(error.is_bold)]].clone();
                found.say(Severity::Error, &path, error.what);
            }
        } else if let (Some(_), Some(path)) = (bold, found.paths.get(FONTS[1]).cloned()) {
            let what = "a bold font needs a regular one; add font.ttf";
            found.say(Severity::Error, &path, what.to_owned());
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
        if self
            .paths
            .insert(name.to_string(), path.to_owned())
            .is_some()
        {
            let message = format!("two files have the name {name}; remove one");
            return self.say(Severity::Error, path, message);
        }
        if is_font {
            self.fonts.insert(name.into_owned(), bytes);
        } else if let Err(error) = self.art.add(&text_of(path.file_name()), &bytes) {
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
        let mut report = self.report.clone();
        let cards = printed
            .cards
            .iter()
            .map(|card| format!("card-{}", card.name));
        let patterns = printed.patterns.iter();
        let patterns = patterns.map(|pattern| format!("pattern-{}", pattern.name));
        let symbols = printed.symbols.iter();
        let symbols = symbols.map(|symbol| format!("symbol-{}", symbol.name));
        let others = ["back", "title"].map(str::to_owned);
        let known: Vec<String> = cards.chain(patterns).chain(symbols).chain(others).collect();
        for name in self
            .art
            .names()
            .filter(|name| !known.iter().any(|known| known == name))
        {
            let hint = did_you_mean(name, known.iter().map(String::as_str));
            let message = format!(
                "nothing of the pack has the name {name}; expected card-, pattern- or symbol- and a name, back, or title{hint}"
            );
            let path = self.paths[name].display().to_string();
            let problem = Problem::of_file(Severity::Warning, path, message);
            report.problems.push(problem);
        }
        if let (Some(font), Some(path)) = (self.art.font(), self.paths.get(FONTS[0])) {
            let is_drawn = |name: &str| self.art.names().any(|own| own == format!("symbol-{name}"));
            let glyphs = printed.symbols.iter();
            let glyphs = glyphs.filter(|symbol| !is_drawn(&symbol.name));
            let glyphs: String = glyphs.map(|symbol| symbol.face.glyph).collect();
            let missing = renderer.missing_letters(&format!("{glyphs}{text}"));
            if !missing.is_empty() {
                let missing: Vec<String> = missing.iter().map(char::to_string).collect();
                let message = format!(
                    "the font {font} has no {}; choose another font, or draw a picture of the symbol",
                    missing.join(" ")
                );
                let path = path.display().to_string();
                report
                    .problems
                    .push(Problem::of_file(Severity::Error, path, message));
            }
        }
        report
    }
}

fn text_of(part: Option<&OsStr>) -> Cow<'_, str> {
    part.unwrap_or_default().to_string_lossy()
}
