//! Fills a deck of cards to targets.

mod text;

use crate::new_files::must_not_exist;
use crate::{StudioError, StudioObserver};
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_deckmaker::{Deck, Fact, Materials, Search, TargetsFile, measure};
use rnw_packs::{Doc, Files, Location, Report, Source, read as read_json};
use rnw_plan::PackProblems;
use rnw_system::{Limit, read, write};
use schemars::JsonSchema;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// The file with the cards of a pack.
pub const CARDS: &str = "cards.json";
/// The largest file of targets and the largest file of cards, in bytes.
const BYTES_MAX: u64 = 4 << 20;

/// A pack, and targets for its deck.
#[derive(Clone, Debug)]
pub struct DeckPlan {
    /// The game.
    pub entry: GameEntry,
    /// The files of the pack.
    pub files: Files,
    /// The file with the targets.
    pub targets: PathBuf,
    /// The file for the new deck.
    pub out: Option<PathBuf>,
    /// Whether an existing file is overwritten.
    pub force: bool,
}

/// A deck, and how it meets the targets.
#[derive(Debug)]
pub struct MeasuredDeck {
    /// The deck beside its targets.
    pub report: DeckReport,
    /// The missed targets, each at its place in the file of targets.
    pub missed: Option<PackProblems>,
    /// The text of its file of cards.
    cards: String,
}

/// A deck beside its targets, as `rnw content make-deck --format json` prints it.
#[derive(Serialize, JsonSchema, Debug)]
pub struct DeckReport {
    /// The number of cards.
    pub cards: usize,
    /// The seed of the search; null for a deck that was only checked.
    pub seed: Option<u64>,
    /// Whether the deck meets every target.
    pub met: bool,
    /// The targets, group by group.
    pub targets: Vec<TargetReport>,
}

/// A target, and what the deck has.
#[derive(Serialize, JsonSchema, Debug)]
pub struct TargetReport {
    /// The colour of the group; null for the whole deck.
    pub color: Option<String>,
    /// The field in the file of targets. `frame` counts the cards that do not fill their frame, `behind` the cells of a
    /// card that only the second landmark connects, `other symbols` the cells with symbols that have no target,
    /// `distinct` the cards that are the same as an earlier one, and `groups` the cards of other colours.
    pub target: &'static str,
    /// The symbol or the seal that the target is about.
    pub of: Option<String>,
    /// The least number that is wanted.
    pub wanted_least: f64,
    /// The largest number that is wanted.
    pub wanted_most: f64,
    /// The least number that the deck has.
    pub found_least: f64,
    /// The largest number that the deck has.
    pub found_most: f64,
    /// Whether the target is met.
    pub met: bool,
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

/// Searches for a deck that meets the targets, or for the nearest one. Nothing is written.
///
/// # Errors
/// If the targets have errors, or if the file for the deck exists.
pub fn make(
    plan: &DeckPlan,
    search: &Search,
    observer: &mut dyn StudioObserver,
) -> Result<MeasuredDeck, StudioError> {
    plan.with_targets(|targeted| {
        observer.begins(1);
        let deck = search.run(&targeted.materials, &mut |progress| {
            observer.reaches(progress.done, progress.of);
        });
        Ok(targeted.measured(&deck, Some(search.seed), "the nearest deck"))
    })
}

/// Measures a deck that exists in a file of cards.
///
/// # Errors
/// If the targets or the cards have errors.
pub fn check(
    catalogue: &Catalogue,
    plan: &DeckPlan,
    cards: &Path,
) -> Result<MeasuredDeck, StudioError> {
    plan.with_targets(|targeted| {
        let files = plan.files.clone().with_source(source(cards, CARDS)?);
        let mut report = (plan.entry.check)(&files, catalogue.plugins());
        let deck = if report.has_errors() {
            None
        } else {
            report = Report::default();
            Deck::read(&files, &targeted.materials, &mut report)
        };
        let deck = deck.ok_or_else(|| StudioError::pack(report, &files))?;
        Ok(targeted.measured(&deck, None, "this deck"))
    })
}

impl DeckPlan {
    /// Reads the targets, and does this with them.
    fn with_targets<T>(
        &self,
        work: impl FnOnce(&Targeted<'_>) -> Result<T, StudioError>,
    ) -> Result<T, StudioError> {
        let source = source(&self.targets, "targets.json")?;
        if let Some(path) = self.out.as_deref().filter(|_| !self.force) {
            must_not_exist(path)?;
        }
        // The targets are shown with the errors in them, next to the files of the pack.
        let shown = Files::new(vec![source.clone()]);
        let mut report = Report::default();
        let targets = read_json::<TargetsFile>(&source, &mut report);
        let materials = targets
            .as_ref()
            .filter(|_| !report.has_errors())
            .and_then(|targets| Materials::read(&self.files, targets, &mut report));
        let Some((targets, materials)) = targets.as_ref().zip(materials) else {
            return Err(StudioError::pack(
                report,
                &shown.extending(self.files.clone()),
            ));
        };
        work(&Targeted {
            plan: self,
            shown: &shown,
            targets,
            materials,
        })
    }

    /// Writes the deck, if the pack accepts it. Without a file to write, the pack is asked all the same.
    ///
    /// # Errors
    /// If the pack does not accept it, or if it cannot be written.
    pub fn write(&self, catalogue: &Catalogue, deck: &MeasuredDeck) -> Result<(), StudioError> {
        let path = self.out.as_deref();
        let cards = Source {
            path: path.unwrap_or(Path::new(CARDS)).display().to_string(),
            name: CARDS.to_owned(),
            text: deck.cards.clone(),
        };
        let files = self.files.clone().with_source(cards);
        let report = (self.entry.check)(&files, catalogue.plugins());
        if report.has_errors() {
            return Err(StudioError::pack(report, &files));
        }
        if let Some(path) = path {
            write::write(path, self.force, &deck.cards)?;
        }
        Ok(())
    }
}

/// A pack with the targets for its deck.
struct Targeted<'a> {
    plan: &'a DeckPlan,
    shown: &'a Files,
    targets: &'a Doc<'a, TargetsFile>,
    materials: Materials,
}

impl Targeted<'_> {
    fn measured(&self, deck: &Deck, seed: Option<u64>, name: &str) -> MeasuredDeck {
        let facts = measure(&self.materials, deck);
        let report = self.missed(&facts, name);
        let mut bases = self.plan.files.layers().skip(1);
        let removes = bases.any(|files| files.get(CARDS).is_some());
        MeasuredDeck {
            report: DeckReport::new(deck.len(), seed, &facts),
            missed: report
                .has_errors()
                .then(|| PackProblems::of(report, self.shown.clone())),
            cards: deck.to_json(&self.materials, removes),
        }
    }

    /// Each missed target at its place.
    fn missed(&self, facts: &[Fact], deck: &str) -> Report {
        let mut report = Report::default();
        for fact in facts.iter().filter(|fact| !fact.is_met()) {
            let name = text::name(fact.target, fact.of.as_deref());
            let wanted = text::span(fact.wanted.least, fact.wanted.most);
            let found = text::span(fact.found.least, fact.found.most);
            let message = format!("{name}: expected {wanted}; {deck} has {found}");
            self.place(fact).error(&mut report, message);
        }
        report
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

/// A file as the source of a pack's file with this name.
fn source(path: &Path, name: &str) -> Result<Source, StudioError> {
    let text = read::named_text(path, Limit::new("targets or cards", BYTES_MAX))
        .map_err(|error| error.at(path))?;
    Ok(Source {
        path: path.display().to_string(),
        name: name.to_owned(),
        text,
    })
}
