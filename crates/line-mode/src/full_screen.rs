//! Plays a game on the full screen.

use crate::local_game::own_ranks;
use crate::{LineModeError, LocalGame, Prompt};
use rnw_bots::search::Parameters;
use rnw_catalogue::Catalogue;
use rnw_i18n::name;
use rnw_terminal_text::markdown;
use rnw_tui::{RulesText, ScreenExit, Seating, TableSettings, ThemeName};

/// Plays on the full screen, again and again as long as a person wants a rematch or a new deal.
pub(super) fn play(
    catalogue: &Catalogue,
    mut local_game: LocalGame,
    mut screen: TableSettings,
    prompt: &mut dyn Prompt,
) -> Result<(), LineModeError> {
    loop {
        screen.kept = local_game.record.is_some();
        screen.takes_back_slips = local_game.takes_back_slips();
        for player in local_game
            .seats
            .iter()
            .filter(|seat| seat.program().is_some())
        {
            // A program may need time to start.
            let player = [("player", name(player.name.as_str()))];
            prompt.notice(&local_game.translator.with("cli-starting", &player));
        }
        prompt.keep_resume(Some(local_game.how_to_resume()));
        let (mut left, ended, chosen) = local_game.at_the_screen(catalogue, screen)?;
        if chosen != screen.theme {
            screen.theme = chosen;
            prompt.keep_theme(chosen);
        }
        local_game = match ended {
            ScreenExit::Over => {
                prompt.keep_resume(None);
                return left.print_end(catalogue, prompt);
            }
            ScreenExit::Rematch => left.again(catalogue, Some(left.table.header().seed))?,
            ScreenExit::NewDeal => left.again(catalogue, None)?,
            ScreenExit::Failed(error) => return Err(left.table_error(error)),
            ScreenExit::Stopped => {
                return Err(left.table.stopped_by().map_or_else(
                    || LineModeError::Internal("the game stopped without a fault".to_owned()),
                    |fault| left.stopped(fault),
                ));
            }
            ScreenExit::Left => {
                prompt.notice(&left.leave("cli-how-to-resume"));
                return Ok(());
            }
            ScreenExit::Lost(error) => {
                prompt.notice(&left.leave("cli-how-to-resume"));
                return Err(LineModeError::Screen(error));
            }
            ScreenExit::Interrupted => left.ended_by(None, prompt),
            ScreenExit::Signalled(signal) => left.ended_by(Some(signal), prompt),
        };
    }
}

impl LocalGame {
    /// Shows the game until the user leaves the screen. Returns the game, how the screen ended, and its theme.
    fn at_the_screen(
        mut self,
        catalogue: &Catalogue,
        settings: TableSettings,
    ) -> Result<(Self, ScreenExit, ThemeName), LineModeError> {
        self.begin()?;
        let lesson = self.setup.terms.lesson.clone();
        let rules = self.rules(settings);
        let (record, translator) = (self.record.clone(), self.translator.clone());
        let own_ranks = move || own_ranks(catalogue, record.as_deref(), &translator);
        let seating = Seating {
            judge: self.loaded.judge(Parameters::judging()),
            settings,
            lesson: lesson.map(|lesson| (lesson, "lesson".to_owned())),
            rules: Some(rules),
            usual_options: self.setup.entry.usual_options(),
            own_ranks: Box::new(own_ranks),
            table: self.table,
            bots: self.bots,
            translator: self.translator,
            news: self.pack_news.take(),
        };
        let leaving = rnw_programs::while_signals_are_held(|| rnw_tui::run(seating));
        // If a bot is still thinking, its thread is abandoned, but its program is killed.
        if leaving.bots.is_none() {
            rnw_programs::end_all();
        }
        let mut bots = leaving.bots.unwrap_or_default();
        for bot in bots.iter_mut().flatten() {
            leaving.table.end(&mut **bot);
        }
        let left = Self {
            bots,
            table: leaving.table,
            translator: leaving.translator,
            ..self
        };
        Ok((left, leaving.ended, leaving.theme))
    }

    /// The rules of the game, to be read at the table.
    fn rules(&self, settings: TableSettings) -> RulesText {
        let entry = &self.setup.entry;
        let text = entry.rules_in(self.translator.words().language());
        let passages = entry.passages.iter();
        let passages = passages.map(|(key, clause)| ((*key).to_owned(), (*clause).to_owned()));
        let glyphs = settings.glyphs;
        RulesText::new(move |width| markdown::block(text, glyphs, width), passages)
    }

    /// Says how to resume the game and ends the process as this signal or Ctrl-C would.
    fn ended_by(mut self, signal: Option<i32>, prompt: &mut dyn Prompt) -> ! {
        prompt.notice(&self.leave("cli-how-to-resume"));
        rnw_programs::end_as_by_signal(signal)
    }
}
