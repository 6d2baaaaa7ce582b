//! Draws everything that a target meets.

use rnw_cli::GameEntry;
use rnw_i18n::{Language, Translator};
use rnw_packs::Files;
use rnw_plan::PlanError;
use rnw_plan::words::translator;
use rnw_terminal_text::{Page, WIDTH};
use rnw_tui::Glyphs;
use rnw_tui::render::{Block, Renderer};
use roll_and_write::{Game, GameView, Message, Score, Seat};

/// Draws screens for tests.
#[derive(Debug)]
pub(super) struct FuzzScreen {
    translator: Translator,
}

impl FuzzScreen {
    /// A screen that uses the messages of a pack.
    pub(super) fn new(
        entry: &GameEntry,
        files: &Files,
        names: Vec<String>,
    ) -> Result<Self, PlanError> {
        let translator = translator(entry, files, names, Language::English)?;
        Ok(Self { translator })
    }

    /// Translates a message.
    pub(super) fn translate(&self, message: &Message) -> String {
        self.translator.translate(message)
    }

    /// Draws what a seat sees.
    pub(super) fn view(&self, game: &dyn Game, view: &GameView) -> String {
        self.drawn(|renderer| renderer.picture(&game.picture(view), WIDTH))
    }

    /// Draws a score sheet.
    pub(super) fn score(&self, game: &dyn Game, seat: Seat, score: &Score) -> String {
        self.drawn(|renderer| renderer.score_sheet(game, seat, score))
    }

    /// Draws all cards and symbols of the pack.
    pub(super) fn pack(&self, game: &dyn Game) -> String {
        let mut text = self.drawn(|renderer| renderer.cards(&game.printed().cards, WIDTH));
        for symbol in game.printed().symbols {
            text += &self.translator.word(&format!("symbol-{}", symbol.name));
            for line in &symbol.text {
                text += &self.translator.translate(line);
            }
        }
        text
    }

    fn drawn(&self, draw: impl Fn(Renderer<'_>) -> Block) -> String {
        let renderer = |glyphs| Renderer {
            translator: &self.translator,
            glyphs,
        };
        let mut block = draw(renderer(Glyphs::Unicode));
        block.below(draw(renderer(Glyphs::Ascii)));
        Page::from(block).as_str().to_owned()
    }
}
