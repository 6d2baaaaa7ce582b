//! `rnw content make-deck`: fills a deck of cards to targets.

mod text;

use crate::args::{Format, MakeDeck};
use crate::commands::batch;
use crate::failure::{ContentSummary, Failure};
use crate::out::Out;
use crate::{pack, problems};
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_deckmaker::{Deck, Fact, Materials, Search, TargetsFile, measure};
use rnw_packs::{Doc, Files, Location, Report, Source, read as read_json};
use rnw_system::{Limit, read, write};
use schemars::JsonSchema;
use serde::Serialize;
use std::path::Path;

/// The file with the cards of a pack.
const CARDS: &str = "cards.json";
/// The largest file of targets and the largest file of cards, in bytes.
const BYTES_MAX: u64 = 4 << 20;

/// A deck beside its targets, as `rnw content make-deck --format json` prints it.
#[derive(Serialize, JsonSchema, Debug)]
pub(crate) struct DeckReport {
    /// The number of cards.
    cards: usize,
    /// The seed of the search; null for a deck that was only checked.
    seed: Option<u64>,
    /// Whether the deck meets every target.
    met: bool,
    /// The targets, group by group.
    targets: Vec<TargetReport>,
}

/// A target, and what the deck has.
#[derive(Serialize, JsonSchema, Debug)]
struct TargetReport {
    /// The colour of the group; null for the whole deck.
    color: Option<String>,
    /// The field in the file of targets. `frame` counts the cards that do not fill their frame, `behind` the cells of a
    /// card that only the second landmark connects, `other symbols` the cells with symbols that have no target,
    /// `distinct` the cards that are the same as an earlier one, and `groups` the cards of other colours.
    target: &'static str,
    /// The symbol or the seal that the target is about.
    of: Option<String>,
    /// The least number that is wanted.
    wanted_least: f64,
    /// The largest number that is wanted.
    wanted_most: f64,
    /// The least number that the deck has.
    found_least: f64,
    /// The largest number that the deck has.
    found_most: f64,
    /// Whether the target is met.
    met: bool,
}

impl DeckReport {
    fn new(cards: usize, seed: Option<u64>, facts: &[Fact]) -> Self {
        let target = |fact: &Fact| TargetReport {
            color: fact.color.clone(),
            target: fact.target,
            of: fact.of.clone(),
            wanted_least: fact.wanted.least,
            wanted_most: fact.wanted.most,
            found_least: fact.found.least,
            found_most: fact.found.most,
            met: fact.is_met(),
        };
        Self {
            cards,
            seed,
            met: facts.iter().all(Fact::is_met),
            targets: facts.iter().map(target).collect(),
        }
    }
}

pub(super) fn run(catalogue: &Catalogue, args: &MakeDeck, out: &mut Out) -> Result<(), Failure> {
    let files = base(catalogue, &args.pack, out)?;
    let entry = pack::entry_of(catalogue, &files)?;
    let source = source(&args.targets, "targets.json")?;
    if let Some(path) = &args.out {
        check_free(path, args.force)?;
    }
    // The targets are shown with the errors in them, next to the files of the pack.
    let shown = Files::new(vec![source.clone()]);
    let mut report = Report::default();
    let targets = read_json::<TargetsFile>(&source, &mut report);
    let materials = targets
        .as_ref()
        .filter(|_| !report.has_errors())
        .and_then(|targets| Materials::read(&files, targets, &mut report));
    let Some((targets, materials)) = targets.as_ref().zip(materials) else {
        problems::show(&report, &shown.extending(files), out);
        return Err(Failure::Content(ContentSummary::printed(report)));
    };
    let studio = Studio {
        catalogue,
        entry,
        files: &files,
        shown: &shown,
        targets,
        materials: &materials,
        args,
    };
    match &args.check {
        Some(cards) => studio.check(cards, out),
        None => studio.make(out),
    }
}

/// A pack and targets for its cards.
struct Studio<'a> {
    catalogue: &'a Catalogue,
    entry: &'a GameEntry,
    files: &'a Files,
    shown: &'a Files,
    targets: &'a Doc<'a, TargetsFile>,
    materials: &'a Materials,
    args: &'a MakeDeck,
}

impl Studio<'_> {
    /// Measures a deck that exists.
    fn check(&self, cards: &Path, out: &mut Out) -> Result<(), Failure> {
        let files = self.files.clone().with_source(source(cards, CARDS)?);
        let mut report = (self.entry.check)(&files, self.catalogue.plugins());
        let deck = if report.has_errors() {
            None
        } else {
            report = Report::default();
            Deck::read(&files, self.materials, &mut report)
        };
        let Some(deck) = deck else {
            problems::show(&report, &files, out);
            return Err(Failure::Content(ContentSummary::printed(report)));
        };
        let facts = measure(self.materials, &deck);
        self.print(&deck, None, &facts, out)?;
        self.missed(&facts, "this deck", out)
    }

    /// Makes a deck, and writes it if it meets the targets.
    fn make(&self, out: &mut Out) -> Result<(), Failure> {
        let search = Search {
            seed: self.args.seed,
            restarts: self.args.restarts,
        };
        let bar = batch::bar(1, "changes");
        let deck = search.run(self.materials, &mut |progress| {
            bar.set_length(progress.of);
            bar.set_position(progress.done);
        });
        bar.finish_and_clear();
        let facts = measure(self.materials, &deck);
        self.print(&deck, Some(self.args.seed), &facts, out)?;
        let missed = self.missed(&facts, "the nearest deck", out);
        if missed.is_err() && !self.args.nearest {
            if self.args.out.is_some() {
                out.notice("Nothing is written; --nearest writes the nearest deck.");
            }
            return missed;
        }
        self.write(&deck, out)?;
        missed
    }

    /// Writes the deck, if the pack accepts it. Without a file to write, the pack is asked all the same.
    fn write(&self, deck: &Deck, out: &mut Out) -> Result<(), Failure> {
        let removes = self
            .files
            .layers()
            .skip(1)
            .any(|files| files.get(CARDS).is_some());
        let path = self.args.out.as_deref();
        let cards = Source {
            path: path.unwrap_or(Path::new(CARDS)).display().to_string(),
            name: CARDS.to_owned(),
            text: deck.to_json(self.materials, removes),
        };
        let files = self.files.clone().with_source(cards.clone());
        let report = (self.entry.check)(&files, self.catalogue.plugins());
        if report.has_errors() {
            problems::show(&report, &files, out);
            out.notice(
                "The pack does not accept this deck; change the targets. Nothing is written.",
            );
            return Err(Failure::Content(ContentSummary::printed(report)));
        }
        let Some(path) = path else {
            return Ok(());
        };
        write::write(path, self.args.force, "--force overwrites it", &cards.text)?;
        out.notice(&format!("Written: {}", path.display()));
        Ok(())
    }

    fn print(
        &self,
        deck: &Deck,
        seed: Option<u64>,
        facts: &[Fact],
        out: &mut Out,
    ) -> Result<(), Failure> {
        match self.args.output.format {
            Format::Json => out.json(&DeckReport::new(deck.len(), seed, facts)),
            Format::Text => text::print(facts, deck.len(), seed, out),
        }
    }

    /// Fails if a target is missed. Shows each missed target in its file.
    fn missed(&self, facts: &[Fact], deck: &str, out: &mut Out) -> Result<(), Failure> {
        let mut report = Report::default();
        for fact in facts.iter().filter(|fact| !fact.is_met()) {
            let (name, wanted) = (text::name(fact), text::span(fact.wanted));
            let found = text::span(fact.found);
            let message = format!("{name}: expected {wanted}; {deck} has {found}");
            self.place(fact).error(&mut report, message);
        }
        if report.has_errors() {
            problems::show(&report, self.shown, out);
            return Err(Failure::Content(ContentSummary::printed(report)));
        }
        Ok(())
    }

    /// The place of a target in its file.
    fn place(&self, fact: &Fact) -> Location<'_> {
        let root = self.targets.root();
        let (file, field) = (&self.targets.value, fact.target);
        let Some(index) = fact.group else {
            return root.field("groups");
        };
        let group = root.field("groups").item(index);
        match (field, &fact.of) {
            ("behind", _) => group.field("cells"),
            ("other symbols", _) if file.groups[index].symbols.is_empty() => group.field("color"),
            ("other symbols", _) => group.field("symbols"),
            (_, Some(name)) => group.field(field).field(name),
            (_, None) => group.field(field),
        }
    }
}

/// The files of the pack. No output may replace one of them, except its own cards, which may be written anew.
fn base(catalogue: &Catalogue, pack: &Path, out: &mut Out) -> Result<Files, Failure> {
    let none = Files::default();
    let found = pack::find(catalogue, pack);
    let found = found.map_err(|failure| problems::show_failure(failure, &none, out))?;
    pack::sound_but(found, CARDS, out)
}

/// A file as the source of a pack's file with this name.
fn source(path: &Path, name: &str) -> Result<Source, Failure> {
    let text = read::named_text(path, Limit::new("targets or cards", BYTES_MAX))
        .map_err(|error| error.at(path))?;
    Ok(Source {
        path: path.display().to_string(),
        name: name.to_owned(),
        text,
    })
}

fn check_free(path: &Path, force: bool) -> Result<(), Failure> {
    if path.exists() && !force {
        let path = path.display();
        return Err(Failure::Usage(format!(
            "{path} already exists; --force overwrites it"
        )));
    }
    Ok(())
}
