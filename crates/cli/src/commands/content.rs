//! `rnw content`: packs checked and shown.

use crate::args::{ContentCommand, Format, Output};
use crate::catalogue::{Catalogue, Row};
use crate::draw::{Artist, Glyphs};
use crate::failure::{ContentSummary, Failure};
use crate::out::Out;
use crate::pack;
use crate::problems::{self, ProblemLine};
use crate::speech::Speech;
use roll_and_write::content::{Files, Report, read};
use roll_and_write::option::{did_you_mean, nearest};
use roll_and_write::picture::CardPicture;
use serde::Serialize;
use std::path::Path;

pub(super) fn run(
    catalogue: &Catalogue,
    command: ContentCommand,
    out: &mut Out,
) -> Result<(), Failure> {
    match command {
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
    }
}

fn check(
    catalogue: &Catalogue,
    folder: &Path,
    output: Output,
    out: &mut Out,
) -> Result<(), Failure> {
    let files = pack::read_folder(folder)?;
    let report = match row_of(catalogue, &files) {
        Ok(row) => {
            let mut report = (row.check)(&files, catalogue.plugins());
            if let Err(Failure::Content(summary)) = Speech::new(row, &files, Vec::new()) {
                report.extend(summary.report);
            }
            report
        }
        Err(Failure::Content(summary)) => summary.report,
        Err(failure) => return Err(failure),
    };
    match output.format {
        Format::Json => out.json(
            &report
                .problems
                .iter()
                .map(ProblemLine::from)
                .collect::<Vec<_>>(),
        )?,
        Format::Text => {
            problems::show(&report, &files, out);
            if !report.has_errors() {
                let (folder, count) = (folder.display(), files.sources().len());
                let hash = pack::content_hash(&files);
                out.line(&format!("{folder} is sound: {count} files, {hash}"))?;
            }
        }
    }
    if report.has_errors() {
        Err(Failure::Content(ContentSummary { report }))
    } else {
        Ok(())
    }
}

/// The game that a pack says it is for, or nearly says; the first of the catalogue if it does not say.
///
/// # Errors
/// If what it says cannot be read: nobody knows then what the other files should be.
pub(super) fn row_of<'c>(catalogue: &'c Catalogue, files: &Files) -> Result<&'c Row, Failure> {
    let rows = catalogue.rows();
    let mut report = Report::default();
    let said = match files.get("game.json") {
        None => None,
        Some(source) => match read::<serde_json::Value>(source, &mut report) {
            None => return Err(Failure::Content(ContentSummary { report })),
            Some(game) => game.value["game"].as_str().map(str::to_owned),
        },
    };
    let meant = said.and_then(|name| {
        let exact = rows.iter().find(|row| row.name == name);
        let near = || nearest(&name, rows.iter().map(|row| row.name));
        exact.or_else(|| near().and_then(|near| rows.iter().find(|row| row.name == near)))
    });
    meant
        .or(rows.first())
        .ok_or_else(|| Failure::Usage("there is no game at all".to_owned()))
}

struct Show {
    card: Option<String>,
    game: Option<String>,
    ascii: bool,
    output: Output,
}

/// A card as it is written to JSON.
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
        let own = folder.map(pack::read_folder).transpose()?;
        let row = match (&self.game, &own) {
            (Some(name), _) => super::find(catalogue, name)?,
            (None, Some(files)) => row_of(catalogue, files)?,
            (None, None) => row_of(catalogue, &Files::default())?,
        };
        let files = own.unwrap_or_else(|| (row.shipped)());
        // A pack need not have something for every table.
        let (least, most) = row.seats;
        let opened =
            (least..=most).find_map(|seats| row.open(&files, &[], seats, catalogue.plugins()).ok());
        let opened = match opened {
            Some(opened) => opened,
            None => super::play::open(catalogue, row, &files, &[], least, out)?,
        };
        let cards = self.chosen(opened.game.printed())?;
        let speech = Speech::new(row, &files, Vec::new())?;
        match self.output.format {
            Format::Json => out.json(
                &cards
                    .iter()
                    .map(|card| line(card, &speech))
                    .collect::<Vec<_>>(),
            ),
            Format::Text => {
                let artist = Artist {
                    speech: &speech,
                    glyphs: Glyphs::choose(self.ascii),
                };
                out.line(artist.cards(&cards).trim_end())
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
                "the pack has no card {wanted:?}{hint}"
            )));
        }
        Ok(found)
    }
}

/// A card with its cells in ASCII, as the screen shows them.
fn line(card: &CardPicture, speech: &Speech) -> CardLine {
    CardLine {
        name: card.name.clone(),
        facts: card.facts.iter().map(|fact| speech.say(fact)).collect(),
        grid: card
            .cells
            .chunks(card.frame.cols())
            .map(|row| row.iter().map(|cell| Glyphs::Ascii.printed(cell)).collect())
            .collect(),
    }
}
