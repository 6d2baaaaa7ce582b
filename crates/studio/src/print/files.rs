//! The files that are printed: their kinds, and how they are written.

use crate::StudioError;
use crate::new_files::must_not_exist;
use rnw_drawing::{Drawing, FontSource};
use rnw_system::{FileError, write};
use std::fs;
use std::path::{Path, PathBuf};

/// What the path of all pages names.
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
    pub(super) fn of(path: &Path) -> Result<Self, StudioError> {
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
                Err(StudioError::Usage(format!(
                    "{path}: unknown ending {other:?}; expected .pdf, .html, or a folder for SVG pages{hint}"
                )))
            }
        }
    }
}

pub(super) fn without_renderer() -> StudioError {
    StudioError::Usage(
        "this program is built without PDF and PNG; print to .html, a folder or --svg, or build it \
         with cargo install --path crates/cli --features paper in a copy of the repository"
            .to_owned(),
    )
}

/// The pages as a PDF file.
#[cfg(feature = "paper")]
pub(super) fn pdf(pages: &[Drawing], title: &str, language: &str) -> Result<Vec<u8>, StudioError> {
    rnw_drawing::pdf(pages, title, language).map_err(|error| StudioError::internal(&error))
}

/// A drawing as a PNG picture.
#[cfg(feature = "paper")]
pub(super) fn png(drawing: &Drawing, pixels_per_mm: f64) -> Result<Vec<u8>, StudioError> {
    rnw_drawing::png(drawing, pixels_per_mm).map_err(|error| StudioError::Usage(error.to_string()))
}

/// Fails: this program is built without PDF.
#[cfg(not(feature = "paper"))]
pub(super) fn pdf(
    _pages: &[Drawing],
    _title: &str,
    _language: &str,
) -> Result<Vec<u8>, StudioError> {
    Err(without_renderer())
}

/// Fails: this program is built without PNG.
#[cfg(not(feature = "paper"))]
pub(super) fn png(_drawing: &Drawing, _pixels_per_mm: f64) -> Result<Vec<u8>, StudioError> {
    Err(without_renderer())
}

/// Printed files in memory.
#[derive(Default, Debug)]
pub struct PrintedFiles {
    /// The folder of the files, if they have one of their own.
    pub folder: Option<PathBuf>,
    /// The files, each with its path and its content.
    pub files: Vec<(PathBuf, Vec<u8>)>,
    /// Pages of an earlier, longer printing. [`PrintedFiles::write`] removes them.
    pub left_over: Vec<PathBuf>,
    /// The letters that the embedded font does not have. PDF and PNG files show them as blanks.
    pub missing_letters: Vec<char>,
}

impl PrintedFiles {
    /// Adds a file.
    pub(super) fn add(&mut self, path: &Path, content: Vec<u8>) {
        self.files.push((path.to_owned(), content));
    }

    /// Adds a folder with an SVG file for each page.
    pub(super) fn add_pages(&mut self, folder: &Path, pages: &[Drawing]) {
        self.folder = Some(folder.to_owned());
        let path = |number: usize| folder.join(format!("page-{number:02}.svg"));
        for (index, page) in pages.iter().enumerate() {
            let svg = page.svg(FontSource::Embedded).into_bytes();
            self.add(&path(index + 1), svg);
        }
        let later = (pages.len() + 1..).map(path);
        self.left_over = later.take_while(|path| path.is_file()).collect();
    }

    /// Writes all files. If one exists, and may not be overwritten, no file is written.
    ///
    /// # Errors
    /// If a file exists, or if one cannot be written.
    pub fn write(&self, force: bool) -> Result<(), StudioError> {
        let known = self.files.iter().map(|(path, _)| path);
        let mut known = known.chain(&self.left_over);
        if !force {
            known.try_for_each(|path| must_not_exist(path))?;
        }
        if let Some(folder) = &self.folder {
            fs::create_dir_all(folder).map_err(FileError::write(folder))?;
        }
        for (path, content) in &self.files {
            write::new_file(path, force, content)?;
        }
        for path in &self.left_over {
            fs::remove_file(path).map_err(FileError::write(path))?;
        }
        Ok(())
    }
}
