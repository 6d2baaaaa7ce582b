//! `rnw history`: the results of people's finished games.

use super::records::may_delete;
use crate::args::{Format, History};
use crate::failure::Failure;
use crate::out::Out;
use rnw_archive::history::{self, HistoryFilter, HistoryGame, HistoryStatistics};
use rnw_catalogue::Catalogue;
use rnw_i18n::{Translations, Translator, name};
use rnw_line_mode::screen::glyphs;
use rnw_plan::WrongArguments;
use rnw_terminal_text::WIDTH;
use rnw_terminal_text::command_line::line;
use rnw_tui::render::Renderer;
use roll_and_write::{Arg, Message};
use serde::Serialize;
use std::path::Path;

/// The least width of the page in columns, and the largest that is used.
const WIDTHS: (usize, usize) = (40, WIDTH);

/// The deleted records in the JSON output.
#[derive(Serialize)]
struct Forgotten {
    deleted: Vec<String>,
}

pub(super) fn run(catalogue: &Catalogue, args: &History, out: &mut Out) -> Result<(), Failure> {
    let games = history::finished(catalogue);
    let words = Translations::in_language(out.language());
    let command = Command {
        catalogue,
        args,
        filter: HistoryFilter {
            game: args.game.clone(),
            person: args.person.clone(),
        },
        games: &games,
        translator: Translator::new(words, Vec::new()),
    };
    command.check_game()?;
    match (&args.export, &args.forget) {
        (Some(path), _) => command.export(path, out),
        (None, Some(which)) => command.forget(&[HistoryGame::find(&games, which)?], out),
        (None, None) if args.forget_all => command.forget(&command.meant(), out),
        (None, None) if args.games => command.list(out),
        (None, None) => command.page(out),
    }
}

/// The command with the games that it finds.
struct Command<'c> {
    catalogue: &'c Catalogue,
    args: &'c History,
    filter: HistoryFilter,
    games: &'c [HistoryGame],
    translator: Translator,
}

impl<'c> Command<'c> {
    /// Fails if no game has the name that was typed. Records may be of games that this program does not know.
    fn check_game(&self) -> Result<(), Failure> {
        let Some(name) = &self.args.game else {
            return Ok(());
        };
        if self.games.iter().any(|game| game.game == *name) {
            return Ok(());
        }
        self.catalogue.find(name)?;
        Ok(())
    }

    /// The games that fit the filter.
    fn meant(&self) -> Vec<&'c HistoryGame> {
        let games = self.games.iter();
        games.filter(|game| self.filter.fits(game)).collect()
    }

    fn is_json(&self) -> bool {
        self.args.output.format == Format::Json
    }

    fn text(&self, key: &str) -> String {
        self.translator.text(key)
    }

    /// Prints the statistics.
    fn page(&self, out: &mut Out) -> Result<(), Failure> {
        let statistics = HistoryStatistics::of(self.games, &self.filter);
        if self.is_json() {
            return out.json(&statistics);
        }
        if self.meant().is_empty() {
            return self.nothing(out);
        }
        let renderer = Renderer {
            translator: &self.translator,
            glyphs: glyphs(out.settings().ascii(self.args.ascii)),
        };
        let (least, most) = WIDTHS;
        let width = Out::width().map_or(most, |width| width.clamp(least, most));
        let has_charts = !out.settings().plain(self.args.plain);
        let page = statistics.page(renderer, width, has_charts);
        out.page(&page.into())
    }

    /// Says that there are no games.
    fn nothing(&self, out: &mut Out) -> Result<(), Failure> {
        if !self.games.is_empty() {
            return out.line(&self.text("history-none-fits"));
        }
        let game = self.catalogue.entries().first();
        let game = game.map_or("", |entry| entry.name);
        let command = [("command", name(line(["play", game])))];
        out.line(&self.translator.with("history-none", &command))
    }

    /// Prints the games one by one.
    fn list(&self, out: &mut Out) -> Result<(), Failure> {
        let games = self.meant();
        if self.is_json() {
            return out.json(&games);
        }
        if games.is_empty() {
            return self.nothing(out);
        }
        games.into_iter().try_for_each(|game| {
            let lines = game.lines(&self.translator);
            lines.iter().try_for_each(|line| out.line(line))
        })
    }

    /// Writes the games to a file.
    fn export(&self, path: &Path, out: &mut Out) -> Result<(), Failure> {
        let shown = || name(path.display().to_string());
        let games = self.meant();
        let Some(text) = history::export(path, &games)? else {
            let message = Message::new("history-ending").name("path", path.display().to_string());
            return Err(WrongArguments::new(message).into());
        };
        let hint = self.text("history-hint-force");
        rnw_system::write::write(path, self.args.force, &text)
            .map_err(|error| Failure::from(error).hinted(&hint))?;
        let gaps = [("games", number(games.len())), ("path", shown())];
        out.notice(&self.translator.with("history-exported", &gaps));
        Ok(())
    }

    /// Deletes the records of these games, after a question if a person can answer it.
    fn forget(&self, games: &[&HistoryGame], out: &mut Out) -> Result<(), Failure> {
        let mut deleted = Vec::new();
        if !games.is_empty() && self.may_delete(games, out)? {
            for game in games {
                history::forget(game)?;
                deleted.push(game.record.clone());
                if !self.is_json() {
                    let path = [("path", name(&*game.record))];
                    out.line(&self.translator.with("history-forgotten", &path))?;
                }
            }
        } else if !self.is_json() {
            out.line(&self.text("history-kept"))?;
        }
        if self.is_json() {
            return out.json(&Forgotten { deleted });
        }
        Ok(())
    }

    /// Whether the records may be deleted: the command line says so, or the person at the terminal.
    fn may_delete(&self, games: &[&HistoryGame], out: &mut Out) -> Result<bool, Failure> {
        if self.args.yes {
            return Ok(true);
        }
        for game in games {
            game.lines(&self.translator)
                .iter()
                .for_each(|line| out.notice(line));
        }
        let count = [("games", number(games.len()))];
        let question = self.translator.with("history-ask", &count);
        may_delete(&question, self.translator.words(), out)
    }
}

fn number(count: usize) -> Arg {
    Arg::Number(count as i64)
}
