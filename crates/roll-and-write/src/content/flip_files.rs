//! The files that every flip-and-write pack has: patterns, symbols and the sheet.

use super::cards::{CharMap, GridChars};
use super::checks::{at_most, check_names, find, find_track, within};
use super::read::{Doc, Place, open};
use super::report::{Files, Report};
use crate::flip::{
    Expedition, OFFER_MAX, PATTERNS_MAX, POOLS_MAX, Pool, PoolId, RowClaim, Schedule, TrackScore,
};
use crate::geometry::{PatternError, Polyomino};
use crate::picture::Face;
use crate::sheet::{BOXES_MAX, SheetLayout, TrackKind};
use crate::symbol::{
    INSTRUCTIONS_MAX, Instruction, Order, Program, SYMBOLS_MAX, Step, Symbol, SymbolId, Symbols,
};
use schemars::JsonSchema;
use serde::Deserialize;
use unicode_width::UnicodeWidthChar;

/// `patterns.json`: the patterns, and the cards that ask for them.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct PatternsFile {
    /// Where the schema lies, for editors.
    #[serde(rename = "$schema", default)]
    pub schema: Option<String>,
    /// The patterns.
    pub patterns: Vec<PatternEntry>,
    /// The expedition cards; several may ask for one pattern.
    pub expeditions: Vec<ExpeditionEntry>,
}

/// A pattern.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct PatternEntry {
    /// The name.
    pub name: String,
    /// Rows of `X` for a cell and `.` for none; it may be turned and mirrored.
    pub shape: Vec<String>,
}

/// An expedition card.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct ExpeditionEntry {
    /// The name, unique among the expeditions.
    pub name: String,
    /// The name of its pattern.
    pub pattern: String,
}

/// `symbols.json`: what is printed on cells, and what it does.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct SymbolsFile {
    /// Where the schema lies, for editors.
    #[serde(rename = "$schema", default)]
    pub schema: Option<String>,
    /// The symbols.
    pub symbols: Vec<SymbolEntry>,
}

/// A symbol.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct SymbolEntry {
    /// The name; its word has the key `symbol-NAME`.
    pub name: String,
    /// The character that stands for it in the grids of cards, and where only ASCII can be shown.
    pub char: char,
    /// The character that is shown on the screen; one column wide.
    pub glyph: char,
    /// When it fires.
    #[serde(default)]
    pub on: TriggerEntry,
    /// Symbols of one mark with a lower priority fire first; then reading order decides.
    #[serde(default)]
    pub priority: u8,
    /// Whether the order in which symbols of one mark fire can change the result.
    #[serde(default)]
    pub order: OrderEntry,
    /// What it does, step by step.
    pub program: Vec<StepEntry>,
}

/// When a symbol fires.
#[derive(Deserialize, JsonSchema, Clone, Copy, Default, Debug)]
#[serde(rename_all = "snake_case")]
pub enum TriggerEntry {
    /// When its cell is marked.
    #[default]
    Mark,
}

/// Whether the order of firing matters.
#[derive(Deserialize, JsonSchema, Clone, Copy, Default, Debug)]
#[serde(rename_all = "snake_case")]
pub enum OrderEntry {
    /// It does not.
    #[default]
    Free,
    /// It does.
    Matters,
}

/// One step of a symbol's program.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum StepEntry {
    /// Cross off boxes of a counted track.
    Advance {
        /// The track.
        track: String,
        /// How many boxes.
        #[serde(default = "one")]
        by: u8,
    },
    /// Take back boxes of a counted track, the last first.
    Erase {
        /// The track.
        track: String,
        /// How many boxes.
        #[serde(default = "one")]
        by: u8,
    },
    /// Write a number into the next free box of a written track.
    Write {
        /// The track.
        track: String,
        /// The number.
        number: u8,
        /// Add one for each of this symbol that is printed on the offer.
        #[serde(default)]
        per_offered: Option<String>,
    },
    /// Cross off the box of the present round on a track of rounds, at most once a round.
    MarkRound {
        /// The track.
        track: String,
    },
    /// Mark more cells, one at a time, on any own board.
    ExtraMark {
        /// How many cells.
        #[serde(default = "one")]
        cells: u8,
    },
}

fn one() -> u8 {
    1
}

/// `sheet.json`: the tracks of a seat's sheet, the pools that all share, and what full rows claim.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct SheetFile {
    /// Where the schema lies, for editors.
    #[serde(rename = "$schema", default)]
    pub schema: Option<String>,
    /// The tracks from top to bottom; their words have the keys `track-NAME`.
    pub tracks: Vec<TrackEntry>,
    /// The shared pools; their words have the keys `pool-NAME`.
    #[serde(default)]
    pub pools: Vec<PoolEntry>,
    /// What full rows claim at the barrier.
    #[serde(default)]
    pub rows: Vec<RowEntry>,
}

/// A track.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct TrackEntry {
    /// The name.
    pub name: String,
    /// How it is filled.
    pub kind: TrackKindEntry,
    /// How many boxes, 1 to 200.
    pub boxes: u8,
    /// How many boxes make a row; all of them if not said.
    #[serde(default)]
    pub row: Option<u8>,
    /// What it scores at the end; nothing if not said.
    #[serde(default)]
    pub score: Option<ScoreEntry>,
}

/// How a track is filled.
#[derive(Deserialize, JsonSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "snake_case")]
pub enum TrackKindEntry {
    /// Boxes are crossed off from left to right.
    Count,
    /// Numbers are written into boxes from left to right.
    Written,
    /// The box of the present round is crossed off.
    Rounds,
}

/// What a track scores.
#[derive(Deserialize, JsonSchema, Clone, Copy, Debug)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ScoreEntry {
    /// So many points for each filled box.
    Each(i8),
    /// The sum of the written numbers.
    Sum,
}

/// A shared pool.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct PoolEntry {
    /// The name.
    pub name: String,
    /// The numbers in the order in which they are handed out.
    pub values: Vec<u8>,
}

/// A full row claims the next number of a pool.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct RowEntry {
    /// The counted track whose rows count.
    pub track: String,
    /// The pool.
    pub pool: String,
    /// The written track that takes the number.
    pub into: String,
}

/// How long a game is, and how many cards lie open.
#[derive(Deserialize, JsonSchema, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub struct ScheduleEntry {
    /// Rounds in a game, 1 to 8.
    pub rounds: u8,
    /// Turns in a round.
    pub turns: u8,
    /// Cards in the offer, up to 8.
    pub offer: u8,
}

impl ScheduleEntry {
    /// The schedule, if it fits the expeditions.
    pub fn check(self, place: Place<'_>, expeditions: usize, report: &mut Report) -> Schedule {
        let Self {
            rounds,
            turns,
            offer,
        } = self;
        within(place.field("rounds"), report, rounds, 1, 8);
        within(place.field("turns"), report, turns, 1, expeditions.min(25));
        within(place.field("offer"), report, offer, 0, OFFER_MAX);
        Schedule {
            rounds,
            turns,
            offer,
        }
    }
}

/// What the common files say, checked.
#[derive(Debug)]
#[expect(missing_docs, reason = "each is documented in `flip::PackParts`")]
pub struct FlipFiles {
    pub patterns: Vec<Polyomino>,
    pub expeditions: Vec<Expedition>,
    pub symbols: Symbols,
    pub chars: CharMap,
    pub sheet: SheetLayout,
    pub scores: Vec<Option<TrackScore>>,
    pub pools: Vec<Pool>,
    pub row_claims: Vec<RowClaim>,
}

/// What a game brings to the reading of the common files.
#[derive(Clone, Copy, Debug)]
pub struct FlipReading<'a> {
    /// The characters of grids that stand for no symbol.
    pub chars: &'a GridChars,
    /// Whether a seat may decline the numbers that symbols write.
    pub optional_numbers: bool,
    /// The tracks that the game scores by rules of its own.
    pub scored: &'a [&'a str],
}

impl FlipFiles {
    /// Reads `patterns.json`, `symbols.json` and `sheet.json`.
    ///
    /// All problems of all three files go into the report; with an error among them there is no value.
    pub fn read(files: &Files, reading: FlipReading<'_>, report: &mut Report) -> Option<Self> {
        let mut found = Report::default();
        let patterns = open::<PatternsFile>(files, "patterns.json", &mut found);
        let sheet = open::<SheetFile>(files, "sheet.json", &mut found);
        let symbols = open::<SymbolsFile>(files, "symbols.json", &mut found);
        let (patterns, expeditions) =
            patterns.map_or_else(Default::default, |doc| check_patterns(&doc, &mut found));
        let sheet = sheet.map_or_else(Default::default, |doc| {
            check_sheet(&doc, reading.scored, &mut found)
        });
        let (symbols, chars) = match symbols {
            Some(doc) => check_symbols(&doc, &sheet, reading, &mut found),
            None => (Vec::new(), CharMap::default()),
        };
        let sound = !found.has_errors();
        report.extend(found);
        // Names and their number were checked, so the table refuses nothing here.
        let symbols = Symbols::new(symbols).ok().filter(|_| sound)?;
        let SheetParts {
            layout,
            scores,
            pools,
            row_claims,
        } = sheet;
        Some(Self {
            patterns,
            expeditions,
            symbols,
            chars,
            sheet: layout,
            scores,
            pools,
            row_claims,
        })
    }
}

fn check_patterns(
    doc: &Doc<'_, PatternsFile>,
    report: &mut Report,
) -> (Vec<Polyomino>, Vec<Expedition>) {
    let (file, place) = (&doc.value, doc.root().field("patterns"));
    let mut patterns = Vec::new();
    let names: Vec<&str> = file
        .patterns
        .iter()
        .map(|entry| entry.name.as_str())
        .collect();
    check_names(place, &names, report);
    at_most(place, report, "patterns", names.len(), PATTERNS_MAX);
    for (index, entry) in file.patterns.iter().enumerate() {
        match Polyomino::parse(&entry.shape) {
            Ok(pattern) => patterns.push(pattern),
            Err(error) => report_shape(place.item(index).field("shape"), &error, report),
        }
    }
    let place = doc.root().field("expeditions");
    let cards: Vec<&str> = file
        .expeditions
        .iter()
        .map(|entry| entry.name.as_str())
        .collect();
    check_names(place, &cards, report);
    let asked_for = |(index, entry): (usize, &ExpeditionEntry)| {
        let place = place.item(index).field("pattern");
        find(place, "pattern", &entry.pattern, &names, report)
    };
    let asked_for: Vec<Option<usize>> =
        file.expeditions.iter().enumerate().map(asked_for).collect();
    for (index, name) in names.iter().enumerate() {
        if !asked_for.contains(&None) && !asked_for.contains(&Some(index)) {
            let place = doc.root().field("patterns").item(index).field("name");
            place.warning(
                report,
                format!("no expedition asks for the pattern {name:?}"),
            );
        }
    }
    let expedition = |(name, pattern): (&&str, Option<usize>)| Expedition {
        name: (*name).to_owned(),
        pattern: pattern.unwrap_or(0),
    };
    let expeditions = cards.iter().zip(asked_for).map(expedition).collect();
    (patterns, expeditions)
}

fn report_shape(place: Place<'_>, error: &PatternError, report: &mut Report) {
    match error {
        PatternError::Character { row, col, .. } => {
            place
                .item(row - 1)
                .error_at_char(report, col - 1, error.to_string());
        }
        PatternError::Empty | PatternError::Apart | PatternError::TooLarge { .. } => {
            place.error(report, error.to_string());
        }
    }
}

#[derive(Default)]
struct SheetParts {
    layout: SheetLayout,
    scores: Vec<Option<TrackScore>>,
    pools: Vec<Pool>,
    row_claims: Vec<RowClaim>,
}

fn check_sheet(doc: &Doc<'_, SheetFile>, scored: &[&str], report: &mut Report) -> SheetParts {
    let (file, place) = (&doc.value, doc.root());
    let mut sheet = SheetParts::default();
    let names: Vec<&str> = file
        .tracks
        .iter()
        .map(|entry| entry.name.as_str())
        .collect();
    check_names(place.field("tracks"), &names, report);
    for (index, entry) in file.tracks.iter().enumerate() {
        let place = place.field("tracks").item(index);
        check_track(place, entry, scored, report);
        if let Err(error) = sheet.layout.add(
            &entry.name,
            kind(entry.kind),
            entry.boxes,
            entry.row.unwrap_or(entry.boxes),
        ) {
            place.error(report, error.to_string());
        }
        sheet.scores.push(entry.score.map(|score| match score {
            ScoreEntry::Each(points) => TrackScore::Each(points.into()),
            ScoreEntry::Sum => TrackScore::Sum,
        }));
    }
    let pool_names: Vec<&str> = file.pools.iter().map(|pool| pool.name.as_str()).collect();
    check_names(place.field("pools"), &pool_names, report);
    at_most(
        place.field("pools"),
        report,
        "pools",
        file.pools.len(),
        POOLS_MAX,
    );
    for (index, pool) in file.pools.iter().enumerate() {
        let place = place.field("pools").item(index).field("values");
        at_most(place, report, "values", pool.values.len(), BOXES_MAX);
    }
    for (index, pool) in file.pools.iter().enumerate() {
        let place = place.field("pools").item(index).field("values");
        for (index, value) in pool.values.iter().enumerate() {
            within(place.item(index), report, *value, 0, BOXES_MAX);
        }
    }
    sheet.pools = file
        .pools
        .iter()
        .map(|pool| Pool {
            name: pool.name.clone(),
            values: pool.values.clone(),
        })
        .collect();
    for (index, entry) in file.rows.iter().enumerate() {
        let place = place.field("rows").item(index);
        let track = find_track(
            place.field("track"),
            &entry.track,
            TrackKind::Count,
            &sheet.layout,
            report,
        );
        let into = find_track(
            place.field("into"),
            &entry.into,
            TrackKind::Written,
            &sheet.layout,
            report,
        );
        let pool = find(
            place.field("pool"),
            "pool",
            &entry.pool,
            &pool_names,
            report,
        );
        if let (Some(track), Some(into), Some(pool)) = (track, into, pool) {
            let (rows, boxes) = (sheet.layout.track(track), sheet.layout.track(into).boxes);
            let rows = rows.boxes / rows.row.max(1);
            if rows > boxes {
                let message = format!(
                    "{rows} rows claim numbers, but {:?} has {boxes} boxes",
                    entry.into
                );
                place.field("into").error(report, message);
            }
            sheet.row_claims.push(RowClaim {
                track,
                pool: PoolId(pool as u8),
                into,
            });
        }
    }
    sheet
}

fn check_track(place: Place<'_>, entry: &TrackEntry, scored: &[&str], report: &mut Report) {
    let most = if entry.kind == TrackKindEntry::Rounds {
        8
    } else {
        BOXES_MAX
    };
    within(place.field("boxes"), report, entry.boxes, 1, most);
    if let Some(row) = entry.row.filter(|_| entry.boxes > 0) {
        within(place.field("row"), report, row, 1, entry.boxes.into());
    }
    match (entry.kind, entry.score) {
        (TrackKindEntry::Count | TrackKindEntry::Rounds, Some(ScoreEntry::Sum)) => {
            place.field("score").error(
                report,
                "a track without numbers has no sum; expected {\"each\": POINTS}",
            );
        }
        (_, None) if !scored.contains(&entry.name.as_str()) => place
            .field("name")
            .warning(report, format!("nothing scores the track {:?}", entry.name)),
        _ => {}
    }
}

fn kind(entry: TrackKindEntry) -> TrackKind {
    match entry {
        TrackKindEntry::Count => TrackKind::Count,
        TrackKindEntry::Written => TrackKind::Written,
        TrackKindEntry::Rounds => TrackKind::Rounds,
    }
}

fn check_symbols(
    doc: &Doc<'_, SymbolsFile>,
    sheet: &SheetParts,
    reading: FlipReading<'_>,
    report: &mut Report,
) -> (Vec<Symbol>, CharMap) {
    let (entries, place) = (&doc.value.symbols, doc.root().field("symbols"));
    let mut names: Vec<&str> = entries.iter().map(|entry| entry.name.as_str()).collect();
    check_names(place, &names, report);
    if entries.len() > SYMBOLS_MAX {
        place.error(
            report,
            format!("{} symbols; expected at most {SYMBOLS_MAX}", entries.len()),
        );
    }
    names.sort_unstable();
    let mut symbols = Vec::new();
    let mut chars = CharMap::default();
    for (index, entry) in entries.iter().enumerate() {
        let place = place.item(index);
        check_face(place, entry, &entries[..index], reading.chars, report);
        let id = names
            .iter()
            .position(|name| *name == entry.name)
            .unwrap_or(0);
        chars.symbols.push((entry.char, SymbolId(id as u8)));
        let context = Steps {
            sheet: &sheet.layout,
            row_claims: &sheet.row_claims,
            names: &names,
            optional_numbers: reading.optional_numbers,
        };
        let program = context.check(place.field("program"), &entry.program, report);
        symbols.push(Symbol {
            name: entry.name.clone(),
            face: Face {
                glyph: entry.glyph,
                ascii: entry.char,
            },
            priority: entry.priority,
            order: match entry.order {
                OrderEntry::Free => Order::Free,
                OrderEntry::Matters => Order::Matters,
            },
            effect: Box::new(program),
        });
    }
    (symbols, chars)
}

fn check_face(
    place: Place<'_>,
    entry: &SymbolEntry,
    earlier: &[SymbolEntry],
    chars: &GridChars,
    report: &mut Report,
) {
    let (char, glyph) = (entry.char, entry.glyph);
    if !char.is_ascii_graphic() || chars.taken().any(|taken| taken == char) {
        let taken: Vec<String> = chars.taken().map(|taken| format!("{taken:?}")).collect();
        let (last, rest) = taken
            .split_last()
            .map_or(("", &taken[..]), |(last, rest)| (last.as_str(), rest));
        let message = format!(
            "the character {char:?} cannot stand for a symbol; expected visible ASCII other than {} and {last}",
            rest.join(", ")
        );
        place.field("char").error(report, message);
    }
    if glyph.is_whitespace() || glyph.width() != Some(1) {
        let message =
            format!("the glyph {glyph:?} is not one column wide; expected a visible one that is");
        place.field("glyph").error(report, message);
    }
    for other in earlier {
        if other.char == char {
            place.field("char").error(
                report,
                format!(
                    "the symbol {:?} has the character {char:?} already",
                    other.name
                ),
            );
        }
        if other.glyph == glyph {
            place.field("glyph").warning(
                report,
                format!(
                    "the symbol {:?} has the glyph {glyph:?} already",
                    other.name
                ),
            );
        }
    }
}

/// What the steps of a program may name.
struct Steps<'a> {
    sheet: &'a SheetLayout,
    row_claims: &'a [RowClaim],
    names: &'a [&'a str],
    optional_numbers: bool,
}

impl Steps<'_> {
    fn check(&self, place: Place<'_>, entries: &[StepEntry], report: &mut Report) -> Program {
        if entries.is_empty() {
            place.warning(report, "this symbol does nothing");
        }
        if entries.len() > INSTRUCTIONS_MAX {
            place.error(
                report,
                format!(
                    "{} steps; expected at most {INSTRUCTIONS_MAX}",
                    entries.len()
                ),
            );
        }
        let steps = entries
            .iter()
            .enumerate()
            .filter_map(|(index, entry)| self.step(place.item(index), entry, report));
        Program::new(steps.collect())
    }

    fn step(&self, place: Place<'_>, entry: &StepEntry, report: &mut Report) -> Option<Step> {
        let mut track = |op: &str, name: &str, kind| {
            find_track(
                place.field(op).field("track"),
                name,
                kind,
                self.sheet,
                report,
            )
        };
        Some(match entry {
            StepEntry::Advance { track: name, by } => {
                let track = track("advance", name, TrackKind::Count)?;
                within(
                    place.field("advance").field("by"),
                    report,
                    *by,
                    1,
                    BOXES_MAX,
                );
                Step::Do(Instruction::Advance { track, by: *by })
            }
            StepEntry::Erase { track: name, by } => {
                let track = track("erase", name, TrackKind::Count)?;
                if self.row_claims.iter().any(|claim| claim.track == track) {
                    // A row that is filled twice would claim twice.
                    let message = format!(
                        "the rows of the track {name:?} claim from a pool; expected a track without claims"
                    );
                    place.field("erase").field("track").error(report, message);
                }
                within(place.field("erase").field("by"), report, *by, 1, BOXES_MAX);
                Step::Do(Instruction::Erase { track, by: *by })
            }
            StepEntry::MarkRound { track: name } => Step::Do(Instruction::MarkRound {
                track: track("mark_round", name, TrackKind::Rounds)?,
            }),
            StepEntry::ExtraMark { cells } => {
                within(
                    place.field("extra_mark").field("cells"),
                    report,
                    *cells,
                    1,
                    64,
                );
                Step::Do(Instruction::ExtraMark { cells: *cells })
            }
            StepEntry::Write {
                track: name,
                number,
                per_offered,
            } => {
                let track = track("write", name, TrackKind::Written)?;
                within(
                    place.field("write").field("number"),
                    report,
                    *number,
                    0,
                    200,
                );
                let place = place.field("write").field("per_offered");
                let (number, optional) = (*number, self.optional_numbers);
                match per_offered {
                    None => Step::Do(Instruction::Write {
                        track,
                        number,
                        optional,
                    }),
                    Some(name) => {
                        let symbol =
                            SymbolId(find(place, "symbol", name, self.names, report)? as u8);
                        Step::WriteOffered {
                            track,
                            number,
                            symbol,
                            optional,
                        }
                    }
                }
            }
        })
    }
}
