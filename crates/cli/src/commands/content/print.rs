//! `rnw content print`: a pack on paper, as pictures of single cards, and for Tabletop Simulator.

mod files;
mod tabletop;

use self::files::{NewFiles, OutputKind};
use crate::args::{PaperArg, Print};
use crate::commands::loading;
use crate::failure::Failure;
use crate::out::Out;
use crate::pack;
use rnw_catalogue::{Catalogue, GameEntry, LoadedGame};
use rnw_drawing::{
    ColorMode, Drawing, FontSource, PaperSize, PrintJob, SvgRenderer, html, is_board, pages,
};
use rnw_i18n::Translator;
use rnw_packs::Files;
use roll_and_write::option::did_you_mean;
use roll_and_write::picture::Picture;
use roll_and_write::{PrintedMatter, SEATS_MAX, Seat};
use std::path::Path;

/// The pixels of a millimetre in the picture of a card: 300 dots per inch.
const PIXELS_PER_MM: f64 = 300.0 / 25.4;
/// The width of a board that is drawn alone, and the side of its cells.
const BOARD: (f64, f64) = (180.0, 20.0);

pub(super) fn run(catalogue: &Catalogue, args: &Print, out: &mut Out) -> Result<(), Failure> {
    // What cannot be written is refused before the pack is read.
    let kind = args.out.as_deref().map(OutputKind::of).transpose()?;
    files::need_renderer(args, kind)?;
    let (entry, files) = pack::named_or_bare(catalogue, &args.pack, out)?;
    let loaded = open(catalogue, (entry, &files), args, out)?;
    let printing = Printing {
        title: pack::title_of(entry, &files),
        printed: loaded.game.printed(),
        table: table_at_start(&loaded),
        translator: loading::words_of(entry, &files, names(), out)?,
        colors: if args.black_and_white {
            ColorMode::BlackAndWhite
        } else {
            ColorMode::Color
        },
        language: out.language().to_string(),
    };
    let mut new = NewFiles::new(args.force);
    if let (Some(path), Some(kind)) = (&args.out, kind) {
        printing.add_pages(path, kind, args.paper, &mut new)?;
    }
    if let Some(name) = &args.card {
        printing.add_card(name, args, &mut new)?;
    }
    if let Some(folder) = &args.tts {
        let name = rnw_studio::stats::pack_name(&args.pack);
        tabletop::add(&printing, folder, &name, &mut new)?;
    }
    printing.tell_of_missing_letters(&new, out);
    new.write(out)
}

/// Opens the game for the number of seats that is asked for, or else for the largest possible number.
fn open(
    catalogue: &Catalogue,
    (entry, files): (&GameEntry, &Files),
    args: &Print,
    out: &mut Out,
) -> Result<LoadedGame, Failure> {
    if let Some(seats) = args.seats {
        return loading::open(catalogue, entry, files, &args.options, seats.into(), out);
    }
    let (least, most) = pack::seats_of(entry, files);
    let mut opened = (least..=most).rev().filter_map(|seats| {
        entry
            .open(files, &args.options, seats, catalogue.plugins())
            .ok()
    });
    match opened.next() {
        Some(loaded) => Ok(loaded),
        None => loading::open(catalogue, entry, files, &args.options, most, out),
    }
}

/// The players of the sheets have no names yet.
fn names() -> Vec<String> {
    (1..=SEATS_MAX).map(|seat| seat.to_string()).collect()
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
    language: String,
}

impl Printing {
    fn renderer(&self) -> SvgRenderer<'_> {
        SvgRenderer::new(&self.translator).with_colors(self.colors)
    }

    /// Adds the pages, as one file or as a file for each page.
    fn add_pages(
        &self,
        path: &Path,
        kind: OutputKind,
        paper: PaperArg,
        new: &mut NewFiles,
    ) -> Result<(), Failure> {
        let paper = match paper {
            PaperArg::A4 => PaperSize::A4,
            PaperArg::Letter => PaperSize::Letter,
        };
        let job = PrintJob {
            title: &self.title,
            printed: &self.printed,
            table: &self.table,
        };
        let pages = pages(&self.renderer(), job, paper);
        match kind {
            OutputKind::Html => {
                let page = html(&pages, &self.title, &self.language, paper);
                new.add(path, page.into_bytes());
            }
            OutputKind::Pdf => new.add(path, files::pdf(&pages, &self.title, &self.language)?),
            OutputKind::Folder => new.add_pages(path, &pages),
        }
        new.shows(&pages);
        Ok(())
    }

    /// Adds the pictures of a card.
    fn add_card(&self, name: &str, args: &Print, new: &mut NewFiles) -> Result<(), Failure> {
        let drawing = self.card(name)?;
        if let Some(path) = &args.svg {
            new.add(path, drawing.svg(FontSource::Embedded).into_bytes());
        }
        if let Some(path) = &args.png {
            new.add(path, files::png(&drawing, PIXELS_PER_MM)?);
        }
        new.shows(&[drawing]);
        Ok(())
    }

    /// The drawing of the card, the board or the pattern with this name.
    fn card(&self, wanted: &str) -> Result<Drawing, Failure> {
        let renderer = self.renderer();
        let is_wanted = |name: &str| name.eq_ignore_ascii_case(wanted);
        let (cards, patterns) = (&self.printed.cards, &self.printed.patterns);
        if let Some(card) = cards.iter().find(|card| is_wanted(&card.name)) {
            return Ok(if is_board(card) {
                renderer.board(card, BOARD.0, BOARD.1)
            } else {
                renderer.card(card)
            });
        }
        if let Some(pattern) = patterns.iter().find(|pattern| is_wanted(&pattern.name)) {
            return Ok(renderer.pattern_card(pattern));
        }
        let cards = cards.iter().map(|card| card.name.as_str());
        let names = cards.chain(patterns.iter().map(|pattern| pattern.name.as_str()));
        let hint = did_you_mean(wanted, names);
        Err(Failure::Usage(format!(
            "the pack has no card {wanted:?}{hint}; rnw content show lists the cards of a pack"
        )))
    }

    /// Says which letters the embedded font does not have.
    fn tell_of_missing_letters(&self, new: &NewFiles, out: &mut Out) {
        let missing = self.renderer().missing_letters(new.letters());
        if missing.is_empty() {
            return;
        }
        let missing: Vec<String> = missing.into_iter().map(String::from).collect();
        out.notice(&format!(
            "The embedded font does not have these letters: {}. PDF and PNG files show them as blanks.",
            missing.join(" ")
        ));
    }
}
