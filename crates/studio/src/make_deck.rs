//! Fills a deck of cards to targets.

mod text;

use crate::lines::listed;
use crate::new_files::must_not_exist;
use crate::{StudioError, StudioObserver, pack_files, spreadsheet};
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_deckmaker::{Deck, Fact, GroupEntry, Materials, Search, TargetsFile, measure};
use rnw_packs::{Doc, FileList, Files, Location, Report, Source, read as read_json};
use rnw_plan::PackProblems;
use rnw_system::{Limit, read, write};
use roll_and_write::option::{did_you_mean, expected};
use roll_and_write::text::counted;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use std::path::{Path, PathBuf};

/// The file with the cards of a pack.
pub const CARDS: &str = "cards.json";
/// The name of its list.
const LIST: &str = "cards";
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
    /// Whether cards of that file may go.
    pub replace: bool,
    /// The colour that is filled or checked; the cards of the pack keep the others. Without it, the deck is made anew.
    pub color: Option<String>,
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
    /// The field in the file of targets. `places` counts the cells with the symbol that lie elsewhere, `frame` counts the cards that do not fill their frame, `behind` the cells of a
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
    fn new(cards: usize, facts: &[Fact]) -> Self {
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
            seed: None,
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
        let beside = targeted.beside()?;
        let deck = search.run(&targeted.materials, beside.as_ref(), &mut |progress| {
            observer.reaches(progress.done, progress.of);
        });
        let mut measured = targeted.measured(&deck, beside.as_ref(), "the nearest deck");
        measured.report.seed = Some(search.seed);
        if let Some(color) = &plan.color {
            measured.cards = plan.filled(color, &measured.cards)?;
        }
        Ok(measured)
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
        let mut deck = deck.ok_or_else(|| StudioError::pack(report, &files))?;
        if plan.color.is_some() {
            deck = deck.of_targets(&targeted.materials);
        }
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
            materials: self.chosen(materials, &targets.value)?,
        })
    }

    /// The targets of the colour of this plan, or all of them.
    fn chosen(
        &self,
        materials: Materials,
        targets: &TargetsFile,
    ) -> Result<Materials, StudioError> {
        let Some(color) = &self.color else {
            return Ok(materials);
        };
        materials.for_color(color).ok_or_else(|| {
            let names = targets.groups.iter().map(|group| group.color.as_str());
            let (expected, hint) = (expected(names.clone()), did_you_mean(color, names));
            StudioError::Usage(format!(
                "the targets have no group of colour {color:?}; {expected}{hint}"
            ))
        })
    }

    /// The pack's own file of cards, in which the cards of a colour are those of another file. They take the names of
    /// the old ones; further cards get names that are free.
    fn filled(&self, color: &str, cards: &str) -> Result<String, StudioError> {
        let old = pack_files::list(&self.files, CARDS, LIST);
        let (mut rows, mut at) = (Vec::new(), old.len());
        let mut new = cards_of(cards).into_iter();
        for card in &old {
            if card["color"] != color {
                rows.push(card.clone());
            } else if let Some(mut filled) = new.next() {
                for field in ["name", "number"]
                    .iter()
                    .filter(|field| !card[**field].is_null())
                {
                    filled[*field] = card[*field].clone();
                }
                rows.push(filled);
                at = rows.len();
            }
        }
        for mut card in new {
            name_free(&mut card, &rows);
            rows.insert(at.min(rows.len()), card);
            at += 1;
        }
        spreadsheet::with_rows(&self.entry, &self.files, LIST, &rows)
    }

    /// Fails if cards of the file that is overwritten would go.
    fn keeps(&self, path: &Path, cards: &str) -> Result<(), StudioError> {
        if self.replace || !path.exists() {
            return Ok(());
        }
        let (old, new) = (cards_of(&source(path, CARDS)?.text), cards_of(cards));
        let lost = old
            .iter()
            .filter(|card| !new.iter().any(|one| one["name"] == card["name"]));
        let lost: Vec<String> = lost
            .filter_map(|card| card["name"].as_str().map(str::to_owned))
            .collect();
        if lost.is_empty() {
            return Ok(());
        }
        Err(StudioError::Usage(format!(
            "{}: {} would go, {}, and {} would be there instead of {}; --replace does that, and --color NAME fills one colour and keeps the others",
            path.display(),
            counted(lost.len() as u64, "card"),
            listed(&lost),
            new.len(),
            old.len(),
        )))
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
            self.keeps(path, &deck.cards)?;
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
    /// The deck of the pack, if only one colour of it is filled.
    fn beside(&self) -> Result<Option<Deck>, StudioError> {
        if self.plan.color.is_none() {
            return Ok(None);
        }
        let mut report = Report::default();
        let deck = Deck::read(&self.plan.files, &self.materials, &mut report);
        let refused = || StudioError::pack(report, &self.plan.files);
        deck.map(Some).ok_or_else(refused)
    }

    fn measured(&self, deck: &Deck, beside: Option<&Deck>, name: &str) -> MeasuredDeck {
        let facts = measure(&self.materials, deck, beside);
        let report = self.missed(&facts, name);
        let mut bases = self.plan.files.layers().skip(1);
        let removes = bases.any(|files| files.get(CARDS).is_some());
        MeasuredDeck {
            report: DeckReport::new(deck.len(), &facts),
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
        let of_fact = |group: &GroupEntry| Some(&group.color) == fact.color.as_ref();
        let Some(index) = file.groups.iter().position(of_fact) else {
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

/// The cards of a file of cards, as far as it can be read.
fn cards_of(text: &str) -> Vec<Value> {
    let source = Source {
        path: CARDS.to_owned(),
        name: CARDS.to_owned(),
        text: text.to_owned(),
    };
    let list = FileList::read(&source, LIST, &mut Report::default());
    list.map_or(Vec::new(), |list| list.entries())
}

/// Gives a card a name, and a number if it has one, that no other card has.
fn name_free(card: &mut Value, others: &[Value]) {
    let wanted = card["name"].as_str().unwrap_or_default().to_owned();
    let prefix = wanted.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let is_free = |number: &usize| {
        let name = format!("{prefix}{number:02}");
        let numbered = |one: &Value| !card["number"].is_null() && one["number"] == *number;
        !others
            .iter()
            .any(|one| one["name"] == name || numbered(one))
    };
    if let Some(number) = (1..=2 * others.len() + 1).find(is_free) {
        card["name"] = format!("{prefix}{number:02}").into();
        if !card["number"].is_null() {
            card["number"] = number.into();
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
