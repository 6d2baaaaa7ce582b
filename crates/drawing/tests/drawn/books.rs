//! The shipped games with everything that is printed of them.

use rnw_drawing::{ColorMode, Drawing, PaperSize, PrintJob, SvgRenderer, pages};
use rnw_i18n::{Language, Translations, Translator};
use rnw_packs::Files;
use roll_and_write::picture::Picture;
use roll_and_write::{Awaiting, Game, GameOf, PrintedMatter, Seat};
use std::sync::Arc;

/// A game with its title and its words.
pub(crate) struct Book {
    pub(crate) title: &'static str,
    pub(crate) game: Arc<dyn Game>,
    pub(crate) translator: Translator,
}

/// The three games, for as many seats as can play, in a language.
pub(crate) fn books(language: Language) -> [Book; 3] {
    [
        silver_and_gold(language),
        pyramids(language),
        nuggets(language),
    ]
}

pub(crate) fn silver_and_gold(language: Language) -> Book {
    let files = rnw_silver_and_gold::shipped();
    let rules = rnw_silver_and_gold::load(&files, [], 4).unwrap();
    Book::new("Silver & Gold", GameOf::new(rules), &files, language)
}

pub(crate) fn pyramids(language: Language) -> Book {
    let files = rnw_pyramids::shipped();
    let rules = rnw_pyramids::load(&files, [], 4).unwrap();
    Book::new("Pyramids", GameOf::new(rules), &files, language)
}

pub(crate) fn nuggets(language: Language) -> Book {
    let files = rnw_nuggets::shipped();
    let rules = rnw_nuggets::load(&files, [], 4).unwrap();
    Book::new("Nuggets", GameOf::new(rules), &files, language)
}

impl Book {
    fn new(title: &'static str, game: Arc<dyn Game>, files: &Files, language: Language) -> Self {
        let mut words = Translations::in_language(language);
        for language in words.order() {
            let source = files.get(&format!("words/{language}.ftl")).unwrap();
            words.add_in(language, &source.path, &source.text).unwrap();
        }
        let names = (1..=4).map(|seat| seat.to_string()).collect();
        Self {
            title,
            game,
            translator: Translator::new(words, names),
        }
    }

    pub(crate) fn printed(&self) -> PrintedMatter {
        self.game.printed()
    }

    pub(crate) fn renderer(&self) -> SvgRenderer<'_> {
        SvgRenderer::new(&self.translator)
    }

    /// The table after this number of moves: always the first that is legal.
    pub(crate) fn table(&self, moves: usize) -> Picture {
        let mut state = self.game.start();
        let mut made = 0;
        while made < moves {
            match self.game.awaiting(&state) {
                Awaiting::Chance(chance) => {
                    self.game.deal(&mut state, chance.first().unwrap()).unwrap();
                }
                Awaiting::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let mv = self.game.moves(&state, seat).swap_remove(0);
                    self.game.apply(&mut state, mv);
                    made += 1;
                }
                Awaiting::Over => break,
            }
        }
        self.game.picture(&self.game.view(&state, Seat::new(0)))
    }

    /// All pages.
    pub(crate) fn pages(&self, colors: ColorMode, paper: PaperSize) -> Vec<Drawing> {
        let (printed, table) = (self.printed(), self.table(0));
        let job = PrintJob {
            title: self.title,
            printed: &printed,
            table: &table,
            backs: false,
        };
        pages(&self.renderer().with_colors(colors), job, paper)
    }
}
