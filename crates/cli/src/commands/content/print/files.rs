//! The files that are printed: their kinds, and how they are written.

use crate::args::Print;
use crate::failure::Failure;
use crate::out::Out;
use rnw_drawing::{Drawing, FontSource};
use rnw_system::write;
use std::fs;
use std::path::{Path, PathBuf};

/// What `--out` names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum OutputKind {
    /// One HTML file.
    Html,
    /// One PDF file.
    Pdf,
    /// A folder with an SVG file for each page.
    Folder,
}

impl OutputKind {
    /// The kind that follows from the ending of a path. A folder has no ending, or it exists.
    pub(super) fn of(path: &Path) -> Result<Self, Failure> {
        let is_folder = path.is_dir() || path.as_os_str().to_string_lossy().ends_with('/');
        let ending = path.extension().filter(|_| !is_folder);
        let ending = ending.map(|ending| ending.to_string_lossy().to_lowercase());
        match ending.as_deref() {
            None => Ok(Self::Folder),
            Some("html" | "htm") => Ok(Self::Html),
            Some("pdf") => Ok(Self::Pdf),
            Some(other) => {
                let path = path.display();
                let hint = if other == "svg" {
                    "; an SVG file has one page, so for SVG name a folder, without an ending"
                } else {
                    ""
                };
                Err(Failure::Usage(format!(
                    "{path}: unknown ending {other:?}; expected .pdf, .html, or a folder for SVG pages{hint}"
                )))
            }
        }
    }
}

/// Refuses PDF and PNG files if this program is built without their renderer.
pub(super) fn need_renderer(args: &Print, kind: Option<OutputKind>) -> Result<(), Failure> {
    let needs = kind == Some(OutputKind::Pdf) || args.png.is_some() || args.tts.is_some();
    if cfg!(feature = "paper") || !needs {
        return Ok(());
    }
    Err(without_renderer())
}

fn without_renderer() -> Failure {
    Failure::Usage(
        "this program is built without PDF and PNG; print to .html, a folder or --svg, or build it \
         with cargo install rnw-cli --features paper"
            .to_owned(),
    )
}

/// The pages as a PDF file.
#[cfg(feature = "paper")]
pub(super) fn pdf(pages: &[Drawing], title: &str, language: &str) -> Result<Vec<u8>, Failure> {
    rnw_drawing::pdf(pages, title, language).map_err(|error| Failure::Internal(error.to_string()))
}

/// A drawing as a PNG picture.
#[cfg(feature = "paper")]
pub(super) fn png(drawing: &Drawing, pixels_per_mm: f64) -> Result<Vec<u8>, Failure> {
    rnw_drawing::png(drawing, pixels_per_mm).map_err(|error| Failure::Usage(error.to_string()))
}

/// Fails: this program is built without PDF.
#[cfg(not(feature = "paper"))]
pub(super) fn pdf(_pages: &[Drawing], _title: &str, _language: &str) -> Result<Vec<u8>, Failure> {
    Err(without_renderer())
}

/// Fails: this program is built without PNG.
#[cfg(not(feature = "paper"))]
pub(super) fn png(_drawing: &Drawing, _pixels_per_mm: f64) -> Result<Vec<u8>, Failure> {
    Err(without_renderer())
}

/// Files in memory. They are written only when all of them are complete.
pub(super) struct NewFiles {
    force: bool,
    folders: Vec<PathBuf>,
    files: Vec<(PathBuf, Vec<u8>)>,
    /// Pages of an earlier, longer printing.
    left_over: Vec<PathBuf>,
    letters: String,
}

impl NewFiles {
    pub(super) fn new(force: bool) -> Self {
        Self {
            force,
            folders: Vec::new(),
            files: Vec::new(),
            left_over: Vec::new(),
            letters: String::new(),
        }
    }

    /// Adds a file.
    pub(super) fn add(&mut self, path: &Path, content: Vec<u8>) {
        self.files.push((path.to_owned(), content));
    }

    /// Adds a folder, which is created if it does not exist.
    pub(super) fn add_folder(&mut self, folder: &Path) {
        self.folders.push(folder.to_owned());
    }

    /// Adds a folder with an SVG file for each page.
    pub(super) fn add_pages(&mut self, folder: &Path, pages: &[Drawing]) {
        self.add_folder(folder);
        let path = |number: usize| folder.join(format!("page-{number:02}.svg"));
        for (index, page) in pages.iter().enumerate() {
            self.add(
                &path(index + 1),
                page.svg(FontSource::Embedded).into_bytes(),
            );
        }
        let later = (pages.len() + 1..).map(path);
        self.left_over
            .extend(later.take_while(|path| path.is_file()));
    }

    /// Notes what the files show.
    pub(super) fn shows(&mut self, drawings: &[Drawing]) {
        for drawing in drawings {
            self.letters.push_str(&drawing.text());
        }
    }

    /// All texts in the files.
    pub(super) fn letters(&self) -> &str {
        &self.letters
    }

    /// Writes all files. If one exists, and that is not allowed, no file is written.
    pub(super) fn write(self, out: &mut Out) -> Result<(), Failure> {
        const HINT: &str = "--force overwrites it";
        let known = self.files.iter().map(|(path, _)| path);
        let mut known = known.chain(&self.left_over);
        if let Some(path) = known.find(|path| fs::symlink_metadata(path).is_ok() && !self.force) {
            let path = path.display();
            return Err(Failure::Usage(format!("{path} already exists; {HINT}")));
        }
        for folder in &self.folders {
            fs::create_dir_all(folder).map_err(Failure::file(folder))?;
        }
        for (path, content) in &self.files {
            write::new_file(path, self.force, HINT, content)?;
        }
        for path in &self.left_over {
            fs::remove_file(path).map_err(Failure::file(path))?;
            out.notice(&format!(
                "Removed: {}, a page of an earlier printing",
                path.display()
            ));
        }
        self.tell(out);
        Ok(())
    }

    /// Names the files, or the first and the last file of a folder.
    fn tell(&self, out: &mut Out) {
        let names: Vec<String> = self
            .files
            .iter()
            .map(|(path, _)| path.display().to_string())
            .collect();
        match names.as_slice() {
            [first, .., last] if !self.folders.is_empty() => {
                out.notice(&format!("Printed: {first} to {last}"));
            }
            names => out.notice(&format!("Printed: {}", names.join(", "))),
        }
    }
}
