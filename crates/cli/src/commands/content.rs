//! `rnw content`: creates, checks, shows and analyses packs.

pub(super) mod make_deck;
mod new;
mod print;
mod spreadsheet;
pub(super) mod stats;
mod watch;

use self::new::New;
use crate::args::{ContentCommand, Format, Output};
use crate::failure::{ContentSummary, Failure};
use crate::language::glyphs;
use crate::out::Out;
use crate::pack::{self, LoadedPack};
use crate::problems::{self, ProblemLine};
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_i18n::{Translations, Translator, name};
use rnw_packs::{Files, Report};
use rnw_plan::PlanError;
use rnw_terminal_text::WIDTH;
use rnw_tui::Glyphs;
use rnw_tui::render::Renderer;
use roll_and_write::option::did_you_mean;
use roll_and_write::picture::CardPicture;
use roll_and_write::text::counted;
use serde::Serialize;
use std::path::Path;

/// The number of names that a message lists.
const NAMES_MAX: usize = 8;

pub(super) fn run(
    catalogue: &Catalogue,
    command: ContentCommand,
    out: &mut Out,
) -> Result<(), Failure> {
    match command {
        ContentCommand::New {
            name,
            extends,
            dir,
            force,
        } => {
            let new = New {
                name: &name,
                base: &extends,
                dir: dir.as_deref().unwrap_or(Path::new("")),
                force,
            };
            new.run(catalogue, out)
        }
        ContentCommand::Check { folder, output } => check(catalogue, &folder, output, out),
        ContentCommand::Show {
            card,
            game,
            content,
            ascii,
            output,
        } => {
            let shown = Show {
                card,
                game,
                ascii,
                output,
            };
            shown.run(catalogue, content.as_deref(), out)
        }
        ContentCommand::Stats(args) => stats::run(catalogue, &args, out),
        ContentCommand::Print(args) => print::run(catalogue, &args, out),
        ContentCommand::Watch(args) => watch::run(catalogue, &args, out),
        ContentCommand::Export(args) => spreadsheet::export(catalogue, &args, out),
        ContentCommand::Import(args) => spreadsheet::import(catalogue, &args, out),
        ContentCommand::MakeDeck(args) => make_deck::run(catalogue, &args, out),
    }
}

fn check(
    catalogue: &Catalogue,
    folder: &Path,
    output: Output,
    out: &mut Out,
) -> Result<(), Failure> {
    if let Some(entry) = pack::bare_game(catalogue, folder) {
        return check_bare(entry, output, out);
    }
    let pack = pack::find(catalogue, folder);
    let pack = match (pack, output.format) {
        // A program gets what cannot be read as a list, too.
        (Err(PlanError::Content(report)), Format::Json) => LoadedPack {
            files: Files::default(),
            report,
            misnamed: Vec::new(),
        },
        (pack, _) => pack.map_err(|error| problems::show_failure(error, &Files::default(), out))?,
    };
    let report = pack::check(catalogue, &pack)?;
    let files = pack.files;
    tell(&files, report, output, out, |report| {
        let (folder, hash) = (folder.display(), rnw_flip::content::content_hash(&files));
        let entry = pack::entry_of(catalogue, &files)?;
        let count = pack::files_read(entry, &files);
        let bases = files.layers().count() - 1;
        let bases = match bases {
            0 => String::new(),
            1 => " on top of another pack".to_owned(),
            bases => format!(" on top of {bases} other packs"),
        };
        let tables = players(&pack::tables(catalogue, entry, &files));
        let files = counted(count, "file");
        let warnings = match report.problems.len() {
            0 => String::new(),
            warnings => format!(", {}", counted(warnings, "warning")),
        };
        Ok(format!(
            "{folder}: no errors{warnings}; {files}{bases}, {tables}, {hash}"
        ))
    })
}

/// Checks a game without a pack: it has at most words.
fn check_bare(entry: &GameEntry, output: Output, out: &mut Out) -> Result<(), Failure> {
    let files = (entry.shipped)();
    let report = rnw_plan::words::check(entry, &files, true);
    tell(&files, report, output, out, |_| {
        let (name, (least, most)) = (entry.name, entry.seats);
        let count = counted(files.sources().len(), "file");
        let tables = players(&(least..=most).collect::<Vec<_>>());
        Ok(format!(
            "{name}: no pack, no errors; {count} of words, {tables}"
        ))
    })
}

/// Prints the problems of a check, and this line if there are no errors. Fails if there are some.
fn tell(
    files: &Files,
    report: Report,
    output: Output,
    out: &mut Out,
    sound: impl FnOnce(&Report) -> Result<String, Failure>,
) -> Result<(), Failure> {
    match output.format {
        Format::Json => out.json(
            &report
                .problems
                .iter()
                .map(ProblemLine::from)
                .collect::<Vec<_>>(),
        )?,
        Format::Text => {
            problems::show(&report, files, out);
            if !report.has_errors() {
                out.line(&sound(&report)?)?;
            }
        }
    }
    if report.has_errors() {
        Err(Failure::Content(ContentSummary::printed(report)))
    } else {
        Ok(())
    }
}

/// Numbers of players: `1 to 4 players`, `2 and 4 players`.
fn players(tables: &[usize]) -> String {
    match tables {
        [] => "no players".to_owned(),
        [only] => counted(*only, "player"),
        [least, .., most] if most - least + 1 == tables.len() => {
            format!("{least} to {most} players")
        }
        [others @ .., last] => {
            let others: Vec<String> = others.iter().map(usize::to_string).collect();
            format!("{} and {last} players", others.join(", "))
        }
    }
}

struct Show {
    card: Option<String>,
    game: Option<String>,
    ascii: bool,
    output: Output,
}

/// A card in the JSON output.
#[derive(Serialize)]
struct CardLine {
    name: String,
    facts: Vec<String>,
    grid: Vec<String>,
}

impl Show {
    fn run(
        self,
        catalogue: &Catalogue,
        folder: Option<&Path>,
        out: &mut Out,
    ) -> Result<(), Failure> {
        let (entry, files) = pack::chosen(catalogue, self.game.as_deref(), folder, out)?;
        // A pack may be unplayable with some numbers of seats.
        let seats @ (least, most) = pack::seats_of(entry, &files);
        let loaded = (least..=most)
            .find_map(|seats| entry.open(&files, &[], seats, catalogue.plugins()).ok());
        let loaded = match loaded {
            Some(loaded) => loaded,
            None => super::loading::open(catalogue, entry, &files, &[], least, out)?,
        };
        let all = self.card.is_none();
        let printed = loaded.game.printed().cards;
        if printed.is_empty() && self.output.format == Format::Text {
            let words = Translations::in_language(out.language());
            let game = [("game", name(pack::title_of(entry, &files)))];
            return out.line(&words.with("cli-content-no-cards", &game));
        }
        let cards = self.chosen(printed)?;
        let translator = super::loading::words_of(entry, &files, Vec::new(), out)?;
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
                if let Some(seats) = super::list::own_seats(entry, seats, translator.words())
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

/// The first names of a list, and how many more there are.
fn listed(names: &[String]) -> String {
    let (first, more) = names.split_at(names.len().min(NAMES_MAX));
    let first = first.join(", ");
    if more.is_empty() {
        first
    } else {
        format!("{first} and {} more", more.len())
    }
}
