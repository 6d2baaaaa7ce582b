//! Plays a game on the full screen.

use super::{LocalGame, open_again};
use crate::args::{Format, Play};
use crate::failure::Failure;
use crate::language::glyphs;
use crate::out::Out;
use crate::settings::PAUSE_MAX;
use rnw_bots::search::{Budget, Parameters};
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_i18n::{Translator, name};
use rnw_plan::seating::PlayerKind;
use rnw_terminal_text::markdown;
use rnw_tui::{Glyphs, RulesText, ScreenExit, Seating, TableSettings, ThemeName};
use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::time::Duration;

/// The search budget for each decision in the analysis after a game. It is small: there are many decisions, and
/// the user waits.
const LOOKED_AT: Budget = Budget::Iterations(120);

/// The search budget for the decisions that seem to be mistakes. It is as large as that of hints, so that a hint is
/// seldom listed as a mistake.
const JUDGED_AGAIN: Budget = Budget::Iterations(1000);

/// Whether the game can and should use the full screen.
pub(crate) fn is_wanted(plain: bool, format: Format) -> bool {
    let on_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let draws = cfg!(windows) || set("TERM").is_some_and(|term| term != "dumb");
    on_terminal && draws && !plain && format == Format::Text
}

/// The settings of the screen: from the command line, or else the environment, or else the settings file.
pub(crate) fn settings(
    ascii: bool,
    theme: Option<ThemeName>,
    settings: &crate::settings::Settings,
) -> Result<TableSettings, Failure> {
    let theme = theme.or_else(without_colours).or(settings.theme);
    let theme = theme.unwrap_or_else(usual_theme);
    let usual = TableSettings::default();
    let pause = match set("RNW_BOT_PAUSE") {
        Some(pause) => Some(bot_pause(&pause)?),
        None => settings.bot_pause,
    };
    Ok(TableSettings {
        theme,
        glyphs: glyphs(ascii),
        mouse: settings.mouse.unwrap_or(usual.mouse),
        bell: settings.bell.unwrap_or(usual.bell),
        bot_pause: pause.map_or(usual.bot_pause, |pause| Duration::from_millis(pause.into())),
        ..usual
    })
}

/// The theme that suits the terminal.
pub(crate) fn usual_theme() -> ThemeName {
    let rich = set("COLORTERM").is_some()
        || set("TERM").is_some_and(|term| term.contains("256color") || term.contains("direct"));
    let promised = if rich {
        ThemeName::Safe
    } else {
        ThemeName::Basic
    };
    without_colours().unwrap_or(promised)
}

/// The theme if the environment disables colours.
fn without_colours() -> Option<ThemeName> {
    set("NO_COLOR").map(|_| ThemeName::Mono)
}

/// Reads the minimum time for a bot's move from the environment, in milliseconds.
fn bot_pause(text: &str) -> Result<u32, Failure> {
    text.parse()
        .ok()
        .filter(|pause| *pause <= PAUSE_MAX)
        .ok_or_else(|| {
            Failure::Usage(format!(
                "RNW_BOT_PAUSE: {text:?}; expected 0 to {PAUSE_MAX} milliseconds"
            ))
        })
}

/// The value of an environment variable; `None` if it is empty.
fn set(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

/// Plays on the full screen, again and again as long as the user wants a rematch or a new deal.
pub(super) fn play(
    catalogue: &Catalogue,
    args: &Play,
    mut local_game: LocalGame,
    mut screen: TableSettings,
    out: &mut Out,
) -> Result<(), Failure> {
    loop {
        screen.kept = local_game.record.is_some();
        local_game.say_who_is_started(out);
        out.keep_resume(Some(local_game.how_to_resume()));
        let (left, ended, chosen) = local_game.at_the_screen(screen)?;
        if chosen != screen.theme {
            screen.theme = chosen;
            out.keep_theme(chosen);
        }
        local_game = match ended {
            ScreenExit::Over => {
                out.keep_resume(None);
                local_game = left;
                return local_game.print_end(out);
            }
            ScreenExit::Rematch => {
                let seed = left.table.header().seed;
                open_again(catalogue, args, &left, Some(seed), out)?
            }
            ScreenExit::NewDeal => open_again(catalogue, args, &left, None, out)?,
            ended @ (ScreenExit::Left
            | ScreenExit::Interrupted
            | ScreenExit::Signalled(_)
            | ScreenExit::Stopped
            | ScreenExit::Failed(_)
            | ScreenExit::Lost(_)) => return left.broken_off(ended, out),
        };
    }
}

/// The rules of a game, to be read at the table.
fn rules_of(entry: &GameEntry, translator: &Translator, glyphs: Glyphs) -> RulesText {
    let text = entry.rules_in(translator.words().language());
    let passages = entry.passages.iter();
    let passages = passages.map(|(key, clause)| ((*key).to_owned(), (*clause).to_owned()));
    RulesText::new(move |width| markdown::block(text, glyphs, width), passages)
}

impl LocalGame {
    /// Announces the programs that start, because a program may need time.
    fn say_who_is_started(&self, out: &mut Out) {
        for assignment in &self.assignments {
            if matches!(assignment.player_kind, PlayerKind::BotProgram(_)) {
                let player = [("player", name(assignment.name.as_str()))];
                out.notice(&self.translator.with("cli-starting", &player));
            }
        }
    }

    /// Shows the game until the user leaves the screen. Returns the game, how the screen ended, and its theme.
    fn at_the_screen(
        mut self,
        settings: TableSettings,
    ) -> Result<(Self, ScreenExit, ThemeName), Failure> {
        self.begin()?;
        let Self {
            loaded,
            assignments,
            bots,
            terms,
            table,
            translator,
            glyphs,
            plain,
            record,
            screen,
            content,
            files,
            pack_news,
            again,
            entry,
            lesson,
        } = self;
        let judging = |budget| {
            loaded.judging(Parameters {
                budget,
                ..Parameters::default()
            })
        };
        let (look, judge) = (judging(LOOKED_AT), judging(JUDGED_AGAIN));
        let seating = Seating {
            table,
            bots,
            adviser: loaded.adviser()?,
            judge: Arc::new(move |played, step| {
                let judged = look(played, step).ok().flatten()?;
                if judged.cost > judged.error {
                    judge(played, step).ok().flatten()
                } else {
                    Some(judged)
                }
            }),
            settings,
            lesson: lesson.clone().map(|lesson| (lesson, "lesson".to_owned())),
            rules: Some(rules_of(&entry, &translator, settings.glyphs)),
            translator,
            news: pack_news,
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
            loaded,
            assignments,
            bots,
            terms,
            table: leaving.table,
            translator: leaving.translator,
            glyphs,
            plain,
            record,
            screen,
            content,
            files,
            pack_news: None,
            again,
            entry,
            lesson,
        };
        Ok((left, leaving.ended, leaving.theme))
    }

    /// Prints how to resume an unfinished game, or returns the failure that ended it.
    fn broken_off(&self, ended: ScreenExit, out: &mut Out) -> Result<(), Failure> {
        let resume = self.how_to_resume();
        match ended {
            ScreenExit::Failed(error) => Err(self.table_failure(error)),
            ScreenExit::Stopped => {
                let fault = self.table.stopped_by();
                Err(fault.map_or(Failure::Plugin(resume), |fault| self.stopped(fault)))
            }
            ScreenExit::Lost(error) => {
                out.notice(&resume);
                Err(Failure::Screen(error))
            }
            ScreenExit::Interrupted => {
                out.notice(&resume);
                rnw_programs::end_as_by_signal(None)
            }
            ScreenExit::Signalled(signal) => {
                out.notice(&resume);
                rnw_programs::end_as_by_signal(Some(signal))
            }
            ScreenExit::Left | ScreenExit::Over | ScreenExit::Rematch | ScreenExit::NewDeal => {
                out.notice(&resume);
                Ok(())
            }
        }
    }
}
