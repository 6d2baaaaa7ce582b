//! A pack on paper, as pictures of single cards, and for Tabletop Simulator.

mod art;
mod files;
mod tabletop;

pub use files::PrintedFiles;

use crate::StudioError;
use crate::pack_files::open_any;
use art::FoundArt;
use files::OutputKind;
use rnw_catalogue::{Catalogue, GameEntry, LoadedGame};
use rnw_drawing::{
    CardFormat, ColorMode, Drawing, FontSource, PaperSize, PrintJob, SvgRenderer, html, is_board,
    pages,
};
use rnw_i18n::{Language, Translator};
use rnw_packs::{Files, Report};
use rnw_plan::{pack, words};
use roll_and_write::option::did_you_mean;
use roll_and_write::picture::Picture;
use roll_and_write::{PrintedMatter, SEATS_MAX, Seat};
use std::path::{Path, PathBuf};

/// The pixels of a millimetre in the picture of a card: 300 dots per inch.
const PIXELS_PER_MM: f64 = 300.0 / 25.4;
/// The width of a board that is drawn alone, and the side of its cells.
const BOARD: (f64, f64) = (180.0, 20.0);

/// What is printed of a pack.
#[derive(Clone, PartialEq, Debug)]
pub enum PrintForm {
    /// All pages. The ending of the path says in which form: `.pdf`, `.html`, or without one a folder with an SVG file
    /// for each page.
    Pages {
        /// The file, or the folder.
        path: PathBuf,
        /// The size of the pages.
        paper: PaperSize,
        /// Whether each page is followed by its back.
        backs: bool,
    },
    /// A card, a board, a pattern or the back.
    Card {
        /// Its name.
        name: String,
        /// The file for an SVG picture.
        svg: Option<PathBuf>,
        /// The file for a PNG picture.
        png: Option<PathBuf>,
    },
    /// The card sheets and the saved object for Tabletop Simulator.
    Tabletop {
        /// The folder for all files.
        folder: PathBuf,
        /// The name of the saved object.
        name: String,
    },
}

impl PrintForm {
    /// Fails if this form cannot be printed. No pack is needed to know that.
    ///
    /// # Errors
    /// If the ending of a path is unknown, or if this program is built without PDF and PNG.
    pub fn check(&self) -> Result<(), StudioError> {
        let needs_renderer = match self {
            Self::Pages { path, .. } => OutputKind::of(path)? == OutputKind::Pdf,
            Self::Card { png, .. } => png.is_some(),
            Self::Tabletop { .. } => true,
        };
        if needs_renderer && !cfg!(feature = "paper") {
            return Err(files::without_renderer());
        }
        Ok(())
    }
}

/// A pack to print.
#[derive(Clone, Debug)]
pub struct PrintPlan {
    /// The game.
    pub entry: GameEntry,
    /// The files of the pack.
    pub files: Files,
    /// House rules with their values. The others have their default.
    pub options: Vec<(String, String)>,
    /// The number of seats. By default the largest number with which the pack can be played.
    pub seats: Option<usize>,
    /// The language of the words on paper.
    pub language: Language,
    /// Whether the print has colours.
    pub colors: ColorMode,
    /// How cards are cut.
    pub format: CardFormat,
    /// What is printed.
    pub form: PrintForm,
}

/// Prints a pack into files in memory.
///
/// # Errors
/// If the pack has errors or no such card, or if the form cannot be printed.
pub fn print(catalogue: &Catalogue, plan: &PrintPlan) -> Result<PrintedFiles, StudioError> {
    plan.form.check()?;
    let printing = Printing::open(catalogue, plan)?;
    let refuse = |report: Report| StudioError::pack(report, &plan.files);
    printing.art.report.clone().or(()).map_err(refuse)?;
    let mut new = PrintedFiles::default();
    let mut letters = String::new();
    let mut show = |drawings: &[Drawing]| {
        letters.extend(drawings.iter().map(Drawing::text));
    };
    match &plan.form {
        PrintForm::Pages { path, paper, backs } => {
            show(&printing.add_pages(path, *paper, *backs, &mut new)?);
        }
        PrintForm::Card { name, svg, png } => {
            let drawing = printing.card(name)?;
            if let Some(path) = svg {
                new.add(path, drawing.svg(FontSource::Embedded).into_bytes());
            }
            if let Some(path) = png {
                new.add(path, files::png(&drawing, PIXELS_PER_MM)?);
            }
            show(&[drawing]);
        }
        PrintForm::Tabletop { folder, name } => {
            show(&tabletop::add(&printing, folder, name, &mut new)?);
        }
    }
    printing.problems(&letters).or(()).map_err(refuse)?;
    new.missing_letters = printing.renderer().missing_letters(&letters);
    Ok(new)
}

/// What is wrong with the pictures and fonts of a pack without other errors.
pub(crate) fn check_art(
    catalogue: &Catalogue,
    entry: &GameEntry,
    files: &Files,
) -> Result<Report, StudioError> {
    if FoundArt::read(files)?.is_empty() {
        return Ok(Report::default());
    }
    let plan = PrintPlan {
        entry: *entry,
        files: files.clone(),
        options: Vec::new(),
        seats: None,
        language: Language::English,
        colors: ColorMode::Color,
        format: CardFormat::default(),
        form: PrintForm::Pages {
            path: PathBuf::new(),
            paper: PaperSize::A4,
            backs: true,
        },
    };
    let printing = Printing::open(catalogue, &plan)?;
    let pages = printing.pages(PaperSize::A4, true);
    let text: String = pages.iter().map(Drawing::text).collect();
    Ok(printing.problems(&text))
}

/// The table at the start of a game. Each place is the one that its own seat sees.
fn table_at_start(loaded: &LoadedGame) -> Picture {
    let game = &loaded.game;
    let start = game.start();
    let seen_by = |seat| game.picture(&game.view(&start, seat));
    let places = Seat::all(game.info().seats).filter_map(|seat| {
        let mut places = seen_by(seat).places.into_iter();
        places.find(|place| place.seat == seat)
    });
    Picture {
        places: places.collect(),
        ..seen_by(Seat::new(0))
    }
}

/// Everything that is printed, and how.
struct Printing {
    title: String,
    printed: PrintedMatter,
    table: Picture,
    translator: Translator,
    colors: ColorMode,
    format: CardFormat,
    art: FoundArt,
    language: String,
}

impl Printing {
    fn open(catalogue: &Catalogue, plan: &PrintPlan) -> Result<Self, StudioError> {
        let (entry, files) = (&plan.entry, &plan.files);
        let (least, most) = pack::seats_of(entry, files);
        let (least, most) = plan.seats.map_or((least, most), |seats| (seats, seats));
        let seats = (least..=most).rev();
        let loaded = open_any(catalogue, entry, files, &plan.options, seats, most)?;
        // The players of the sheets have no names yet.
        let names = (1..=SEATS_MAX).map(|seat| seat.to_string()).collect();
        let translator = words::translator(entry, files, names, plan.language)?;
        Ok(Self {
            title: pack::title_of(entry, files),
            printed: loaded.game.printed(),
            table: table_at_start(&loaded),
            translator,
            colors: plan.colors,
            format: plan.format,
            art: FoundArt::read(files)?,
            language: plan.language.to_string(),
        })
    }

    fn renderer(&self) -> SvgRenderer<'_> {
        SvgRenderer::new(&self.translator)
            .with_colors(self.colors)
            .with_format(self.format)
            .with_art(&self.art.art, &self.printed.symbols)
    }

    /// What is wrong with the pictures and fonts if this text is printed.
    fn problems(&self, text: &str) -> Report {
        let renderer = self.renderer();
        self.art.problems(&self.printed, &renderer, text)
    }

    fn pages(&self, paper: PaperSize, backs: bool) -> Vec<Drawing> {
        let job = PrintJob {
            title: &self.title,
            printed: &self.printed,
            table: &self.table,
            backs,
        };
        pages(&self.renderer(), job, paper)
    }

    /// Adds the pages, as one file or as a file for each page, and returns them.
    fn add_pages(
        &self,
        path: &Path,
        paper: PaperSize,
        backs: bool,
        new: &mut PrintedFiles,
    ) -> Result<Vec<Drawing>, StudioError> {
        let has_cards = self.printed.cards.iter().any(|card| !is_board(card));
        if backs && !has_cards && self.printed.patterns.is_empty() {
            return Err(StudioError::Usage(format!(
                "{} has no cards, so there are no backs; print it without --backs",
                self.title
            )));
        }
        let pages = self.pages(paper, backs);
        match OutputKind::of(path)? {
            OutputKind::Html => {
                let page = html(&pages, &self.title, &self.language, paper);
                new.add(path, page.into_bytes());
            }
            OutputKind::Pdf => new.add(path, files::pdf(&pages, &self.title, &self.language)?),
            OutputKind::Folder => new.add_pages(path, &pages),
        }
        Ok(pages)
    }

    /// The drawing of the card, the board or the pattern with this name, or of the back.
    fn card(&self, wanted: &str) -> Result<Drawing, StudioError> {
        let renderer = self.renderer();
        let alone = |card| renderer.finished(renderer.with_bleed(card));
        let is_wanted = |name: &str| name.eq_ignore_ascii_case(wanted);
        let (cards, patterns) = (&self.printed.cards, &self.printed.patterns);
        if let Some(card) = cards.iter().find(|card| is_wanted(&card.name)) {
            return Ok(if is_board(card) {
                renderer.finished(renderer.board(card, BOARD.0, BOARD.1))
            } else {
                alone(renderer.card(card))
            });
        }
        if let Some(pattern) = patterns.iter().find(|pattern| is_wanted(&pattern.name)) {
            return Ok(alone(renderer.pattern_card(pattern)));
        }
        if is_wanted("back") {
            return Ok(alone(renderer.card_back(&self.title)));
        }
        let cards = cards.iter().map(|card| card.name.as_str());
        let names = cards.chain(patterns.iter().map(|pattern| pattern.name.as_str()));
        let hint = did_you_mean(wanted, names);
        Err(StudioError::Usage(format!(
            "the pack has no card {wanted:?}{hint}; rnw content show lists the cards of a pack"
        )))
    }
}
