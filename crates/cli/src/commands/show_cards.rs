//! `rnw content show`: the cards of a pack on the screen.

use super::list;
use crate::args::{Format, Output};
use crate::failure::Failure;
use crate::out::Out;
use crate::pack::chosen;
use rnw_catalogue::Catalogue;
use rnw_i18n::{Translations, Translator, name};
use rnw_line_mode::screen::glyphs;
use rnw_plan::words::translator;
use rnw_plan::{load_game, pack};
use rnw_terminal_text::WIDTH;
use rnw_tui::Glyphs;
use rnw_tui::render::Renderer;
use roll_and_write::option::did_you_mean;
use roll_and_write::picture::CardPicture;
use serde::Serialize;
use std::path::Path;

/// What is shown of the cards of a pack.
pub(super) struct ShowCards {
    /// The card; `None` for all cards.
    pub(super) card: Option<String>,
    pub(super) game: Option<String>,
    pub(super) ascii: bool,
    pub(super) output: Output,
}

/// A card in the JSON output.
#[derive(Serialize)]
struct CardLine {
    name: String,
    facts: Vec<String>,
    grid: Vec<String>,
}

impl ShowCards {
    pub(super) fn run(
        self,
        catalogue: &Catalogue,
        folder: Option<&Path>,
        out: &mut Out,
    ) -> Result<(), Failure> {
        let (entry, files) = chosen(catalogue, self.game.as_deref(), folder, out)?;
        // A pack may be unplayable with some numbers of seats.
        let seats @ (least, most) = pack::seats_of(entry, &files);
        let loaded = (least..=most)
            .find_map(|seats| entry.open(&files, &[], seats, catalogue.plugins()).ok());
        let loaded = match loaded {
            Some(loaded) => loaded,
            None => load_game(catalogue, entry, &files, &[], least)?,
        };
        let all = self.card.is_none();
        let printed = loaded.game.printed().cards;
        if printed.is_empty() && self.output.format == Format::Text {
            let words = Translations::in_language(out.language());
            let game = [("game", name(pack::title_of(entry, &files)))];
            return out.line(&words.with("cli-content-no-cards", &game));
        }
        let cards = self.chosen(printed)?;
        let translator = translator(entry, &files, Vec::new(), out.language())?;
        match self.output.format {
            Format::Json => out.json(
                &cards
                    .iter()
                    .map(|card| line(card, &translator))
                    .collect::<Vec<_>>(),
            ),
            Format::Text => {
                let renderer = Renderer {
                    translator: &translator,
                    glyphs: glyphs(self.ascii),
                };
                // Only what differs from the game.
                if let Some(seats) = list::own_seats(entry, seats, translator.words())
                    && all
                {
                    out.line(&seats)?;
                    out.line("")?;
                }
                out.page(&renderer.cards(&cards, WIDTH).into())
            }
        }
    }

    fn chosen(&self, cards: Vec<CardPicture>) -> Result<Vec<CardPicture>, Failure> {
        let Some(wanted) = &self.card else {
            return Ok(cards);
        };
        let hint = did_you_mean(wanted, cards.iter().map(|card| card.name.as_str()));
        let found: Vec<CardPicture> = cards
            .into_iter()
            .filter(|card| card.name.eq_ignore_ascii_case(wanted))
            .collect();
        if found.is_empty() {
            return Err(Failure::Usage(format!(
                "the pack has no card {wanted:?}{hint}; without a name, this command shows all cards"
            )));
        }
        Ok(found)
    }
}

/// A card for the JSON output. Its cells are in ASCII, as the screen shows them.
fn line(card: &CardPicture, translator: &Translator) -> CardLine {
    CardLine {
        name: card.name.clone(),
        facts: card
            .facts
            .iter()
            .map(|fact| translator.translate(fact))
            .collect(),
        grid: card
            .cells
            .chunks(card.frame.cols())
            .map(|entry| {
                entry
                    .iter()
                    .map(|cell| Glyphs::Ascii.printed(cell))
                    .collect()
            })
            .collect(),
    }
}
