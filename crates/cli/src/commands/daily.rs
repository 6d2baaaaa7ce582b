//! `rnw daily`: the deal of the day, the same for everybody on a date, with one ranked try.

use super::play;
use crate::args::{Daily, Format, NamedPlayers, Play};
use crate::failure::Failure;
use crate::out::Out;
use rnw_archive::daily::{DailyDeal, DailyProgress, DailyResult, RESULTS, Week};
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_i18n::{Translations, name};
use rnw_line_mode::Prompt;
use rnw_plan::pack;
use rnw_system::read;
use rnw_terminal_text::command_line::line;
use std::io::{IsTerminal, stdin};
use std::path::{Path, PathBuf};

pub(super) fn run(catalogue: &Catalogue, args: &Daily, out: &mut Out) -> Result<(), Failure> {
    let named = args.game.as_deref();
    let named = named.map(|game| catalogue.find(game)).transpose()?;
    if let Some(file) = &args.week {
        return week(catalogue, (named, file.as_deref()), args.output.format, out);
    }
    let entry = named.map_or_else(|| pack::first(catalogue), Ok)?;
    let command = Command {
        catalogue,
        deal: DailyDeal::on(entry, args.date)?,
        args,
    };
    if args.again {
        return command.again(out);
    }
    if args.result || args.output.format == Format::Json {
        return command.show(out);
    }
    command.play(out)
}

/// Prints the table of the results in a file, or on standard input.
fn week(
    catalogue: &Catalogue,
    (game, file): (Option<&GameEntry>, Option<&Path>),
    format: Format,
    out: &mut Out,
) -> Result<(), Failure> {
    let words = Translations::in_language(out.language());
    if file.is_none() && stdin().is_terminal() {
        out.notice(&words.text("daily-paste"));
    }
    let text = file.map_or_else(
        || read::standard_text(RESULTS),
        |path| read::named_text(path, RESULTS),
    );
    let text = text.map_err(|error| error.at(file.unwrap_or(Path::new("standard input"))))?;
    let week = Week::of(catalogue, game, &text);
    match format {
        Format::Json => out.json(&week.report(&words)),
        Format::Text => week
            .lines(&words)
            .iter()
            .try_for_each(|line| out.line(line)),
    }
}

/// Begins or continues today's game. Prints no result: the start page shows it.
pub(crate) fn play_today(
    catalogue: &Catalogue,
    entry: &GameEntry,
    args: &Daily,
    out: &mut Out,
) -> Result<(), Failure> {
    let deal = DailyDeal::today(entry);
    let command = Command {
        catalogue,
        deal,
        args,
    };
    command.go_on(deal.progress()?, out).map(|_| ())
}

/// The command with the deal that it is about.
struct Command<'c> {
    catalogue: &'c Catalogue,
    deal: DailyDeal<'c>,
    args: &'c Daily,
}

impl Command<'_> {
    /// Begins or continues the game and shows the result at its end.
    fn play(&self, out: &mut Out) -> Result<(), Failure> {
        let words = Translations::in_language(out.language());
        let deal = &self.deal;
        let progress = deal.progress()?;
        if let DailyProgress::Over(path) = &progress {
            out.notice(&words.text("daily-over-already"));
            self.print(path, out)?;
            let date = deal.date.to_string();
            let command = line(["daily", deal.entry.name, "--date", &date, "--again"]);
            let command = [("command", name(command))];
            out.notice(&words.with("daily-how-again", &command));
            return Ok(());
        }
        let path = self.go_on(progress, out)?;
        // A person may have left before the end.
        match deal.progress()? {
            DailyProgress::Over(over) if over == path => {
                out.line("")?;
                self.print(&path, out)
            }
            DailyProgress::Over(_) | DailyProgress::Begun(_) | DailyProgress::New(_) => Ok(()),
        }
    }

    /// Begins or continues the game. Returns its record.
    fn go_on(&self, progress: DailyProgress, out: &mut Out) -> Result<PathBuf, Failure> {
        let deal = &self.deal;
        match progress {
            DailyProgress::Over(path) => Ok(path),
            DailyProgress::Begun(path) => {
                out.apart().writes("the record", &path)?;
                let resume = Play {
                    resume: Some(path.clone()),
                    ..self.game()
                };
                play::run(self.catalogue, resume, out)?;
                Ok(path)
            }
            DailyProgress::New(path) => {
                if deal.is_today {
                    self.ask_name(out)?;
                } else {
                    let words = Translations::in_language(out.language());
                    out.notice(&words.text("daily-unranked"));
                }
                out.apart().writes("the record", &path)?;
                let begin = Play {
                    record: Some(path.clone()),
                    ..self.dealt()
                };
                play::run(self.catalogue, begin, out)?;
                Ok(path)
            }
        }
    }

    /// Asks a person at a terminal for the name in the ranking, once.
    fn ask_name(&self, out: &mut Out) -> Result<(), Failure> {
        let asks = self.args.name.is_none() && out.is_terminal();
        if !asks || !out.person_mut().may_ask_names() {
            return Ok(());
        }
        let question = Translations::in_language(out.language()).text("daily-ask-name");
        while let Some(answer) = out.answer(&question)? {
            let names: Vec<&str> = [&*answer]
                .into_iter()
                .filter(|name| !name.is_empty())
                .collect();
            match out.person_mut().set_names(&names) {
                Ok(()) => return Ok(()),
                Err(failure) => out.notice(&failure.to_string()),
            }
        }
        Ok(())
    }

    /// Plays the same deal as an ordinary game, which does not count.
    fn again(&self, out: &mut Out) -> Result<(), Failure> {
        let words = Translations::in_language(out.language());
        let deal = &self.deal;
        if deal.is_today && !matches!(deal.progress()?, DailyProgress::Over(_)) {
            return Err(Failure::Usage(words.text("daily-first-ranked")));
        }
        out.notice(&words.text("daily-unranked"));
        play::run(self.catalogue, self.dealt(), out)
    }

    /// Shows the result of a finished game.
    fn show(&self, out: &mut Out) -> Result<(), Failure> {
        let deal = &self.deal;
        let DailyProgress::Over(path) = deal.progress()? else {
            let words = Translations::in_language(out.language());
            let gaps = [
                ("date", name(deal.date.to_string())),
                ("game", name(deal.entry.name)),
            ];
            return Err(Failure::Usage(words.with("daily-not-over", &gaps)));
        };
        self.print(&path, out)
    }

    fn print(&self, path: &Path, out: &mut Out) -> Result<(), Failure> {
        let words = Translations::in_language(out.language());
        let wait = || out.notice(&words.text("daily-searching"));
        let result = DailyResult::of(self.catalogue, &self.deal, path, wait)?;
        if self.args.output.format == Format::Json {
            return out.json(&result.report());
        }
        let ascii = out.settings().ascii(self.args.looks.ascii);
        let text = result.text(&words, ascii);
        text.lines().try_for_each(|line| out.line(line))
    }

    /// The arguments of `rnw play` that begin the game of the deal.
    fn dealt(&self) -> Play {
        Play {
            named: NamedPlayers::single(self.deal.players()),
            seed: Some(self.deal.seed()),
            ..self.game()
        }
    }

    /// The arguments of `rnw play` for the game of the deal.
    fn game(&self) -> Play {
        Play {
            game: Some(self.deal.entry.name.to_owned()),
            names: self.args.name.clone().into_iter().collect(),
            ..Play::at(self.args.table())
        }
    }
}
