//! The files of every flip-and-write pack: patterns, symbols and the sheet.
//!
//! It has more than 500 lines, because it describes each field of three files and checks it.

use super::cards::CharMap;
use super::flip_reading::{FlipReading, SheetParts};
use super::symbol_files::SymbolsFile;
use super::symbols::check_symbols;
use crate::symbol::Symbols;
use crate::{Card, Expedition, PATTERNS_MAX, PackParts, RowClaim, SCORING_MAX, Schedule};
use rnw_packs::{
    Doc, Files, Location, Report, Source, Touched, TriggerEntry, at_most, check_names, find,
    find_track, open, within,
};
use roll_and_write::geometry::{Frame, PatternError, Polyomino};
use roll_and_write::sheet::{
    BOXES_MAX, POOLS_MAX, Pool, PoolId, SheetLayout, TrackId, TrackKind, TrackScore,
};
use roll_and_write::symbol::{NUMBER_MAX, SymbolId};
use schemars::JsonSchema;
use serde::Deserialize;

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
    /// Whether players see nothing of it, because it only helps programs. Such a track scores nothing.
    #[serde(default)]
    pub hidden: bool,
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

/// The contents of the common files, after all checks.
///
/// ```
/// use rnw_flip::content::{FlipFiles, FlipReading, GameTexts, GridChars, ScheduleEntry};
/// use rnw_packs::{Files, Report};
/// use roll_and_write::symbol::Plugins;
/// let files = Files::embedded("mine", &[
///     ("patterns.json", r#"{ "patterns": [{ "name": "pair", "shape": ["XX"] }],
///                            "expeditions": [{ "name": "E1", "pattern": "pair" }] }"#),
///     ("symbols.json", r#"{ "symbols": [{ "name": "coin", "char": "c", "glyph": "●", "on": "mark",
///                                         "program": [{ "advance": { "track": "coins" } }] }] }"#),
///     ("sheet.json", r#"{ "tracks": [{ "name": "coins", "kind": "count", "boxes": 12,
///                                      "score": { "each": 1 } }] }"#),
/// ]);
/// let schedule = Some(ScheduleEntry { rounds: 4, turns: 1, offer: 4, repeats: false });
/// let reading = FlipReading {
///     chars: &GridChars { none: ('#', "no cell"), landmarks: &[] },
///     texts: &GameTexts { schedule, ..GameTexts::default() },
///     plugins: &Plugins::default(),
/// };
/// let mut report = Report::default();
/// let read = FlipFiles::read(&files, reading, &mut report).unwrap_or_else(|| panic!("{report}"));
/// assert_eq!((read.patterns.len(), read.sheet.tracks().len()), (1, 1));
/// assert!(read.symbols.find("coin").is_some() && report.problems.is_empty());
/// ```
#[derive(Debug)]
#[expect(missing_docs, reason = "each is documented in `flip::PackParts`")]
pub struct FlipFiles {
    pub patterns: Vec<Polyomino>,
    /// The expedition cards.
    pub expeditions: Vec<Expedition>,
    /// The symbols, sorted by name.
    pub symbols: Symbols,
    /// The characters that stand for the symbols in grids.
    pub chars: CharMap,
    /// The tracks of a seat's sheet.
    pub sheet: SheetLayout,
    /// What each track scores, in the order of the tracks.
    pub scores: Vec<Option<TrackScore>>,
    /// The shared pools.
    pub pools: Vec<Pool>,
    /// What full rows claim.
    pub row_claims: Vec<RowClaim>,
    /// The names of the cards' colours, in the order of the game.
    pub colors: Vec<String>,
}

impl FlipFiles {
    /// The parts of a pack: the contents of these files, with cards and a schedule.
    pub fn into_parts<G>(
        self,
        frame: Frame,
        cards: Vec<Card<G>>,
        schedule: Schedule,
    ) -> PackParts<G> {
        PackParts {
            frame,
            cards,
            patterns: self.patterns,
            expeditions: self.expeditions,
            symbols: self.symbols,
            sheet: self.sheet,
            scores: self.scores,
            pools: self.pools,
            row_claims: self.row_claims,
            schedule,
            colors: self.colors,
        }
    }

    /// Reads `patterns.json`, `symbols.json` and `sheet.json`.
    ///
    /// All problems of the three files go into the report. If there is an error among them, the
    /// result is `None`.
    pub fn read(files: &Files, reading: FlipReading<'_>, report: &mut Report) -> Option<Self> {
        let mut found = Report::default();
        let patterns = open::<PatternsFile>(files, "patterns.json", &mut found);
        let sheet = open::<SheetFile>(files, "sheet.json", &mut found);
        let symbols = open::<SymbolsFile>(files, "symbols.json", &mut found);
        let (patterns, expeditions) =
            patterns.map_or_else(Default::default, |doc| check_patterns(&doc, &mut found));
        let parts = sheet
            .as_ref()
            .map_or_else(Default::default, |doc| check_sheet(doc, &mut found));
        let (symbols, named, chars, touched) = match symbols {
            Some(doc) => check_symbols(&doc, files, &parts, reading, &mut found),
            None => Default::default(),
        };
        // What is wrong elsewhere may hide what fills a track, or counts what is on it.
        if let (Some(doc), false) = (&sheet, found.has_errors()) {
            let own = files.get("sheet.json");
            warn_of_useless_tracks(doc, own, &parts, reading, touched, &mut found);
        }
        let sound = !found.has_errors();
        report.extend(found);
        // Names and their number were checked, so the table refuses nothing here.
        let symbols = Symbols::new(symbols).ok().filter(|_| sound)?.naming(named);
        let SheetParts {
            layout,
            scores,
            pools,
            row_claims,
        } = parts;
        Some(Self {
            patterns,
            expeditions,
            symbols,
            chars,
            sheet: layout,
            scores,
            pools,
            row_claims,
            colors: reading
                .texts
                .colors
                .iter()
                .map(|&name| name.into())
                .collect(),
        })
    }
}

impl FlipFiles {
    /// Warns about symbols that are on no card, because nobody can mark them. Reports the first printed symbol of too many
    /// that score.
    pub fn check_printed<G>(files: &Files, cards: &[Card<G>], report: &mut Report) {
        // What is wrong elsewhere may hide the cards that bear them.
        if report.has_errors() {
            return;
        }
        let mut again = Report::default();
        let Some(doc) = open::<SymbolsFile>(files, "symbols.json", &mut again) else {
            return;
        };
        let mut names: Vec<&str> = doc
            .value
            .symbols
            .iter()
            .map(|entry| entry.name.as_str())
            .collect();
        names.sort_unstable();
        let mut scoring = 0;
        for (index, entry) in doc.value.symbols.iter().enumerate() {
            let place = doc.root().field("symbols").item(index);
            let id = names.iter().position(|name| *name == entry.name);
            let id = SymbolId(id.unwrap_or(0) as u8);
            let mut printed = cards.iter().flat_map(|card| &card.symbols);
            if !printed.any(|(_, found)| *found == id) {
                let message = format!("no card has the symbol {:?}", entry.name);
                place.field("name").warning(report, message);
            } else if entry.on.0.contains(&TriggerEntry::Scoring) {
                scoring += 1;
                if scoring == SCORING_MAX + 1 {
                    let message = format!(
                        "this symbol is number {scoring} that fires at scoring and is on a card; expected at most {SCORING_MAX}"
                    );
                    place.field("on").error(report, message);
                }
            }
        }
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
            place.warning(report, format!("no expedition uses the pattern {name:?}"));
        }
    }
    let expedition = |(name, pattern): (&&str, Option<usize>)| Expedition {
        name: (*name).to_owned(),
        pattern: pattern.unwrap_or(0),
    };
    let expeditions = cards.iter().zip(asked_for).map(expedition).collect();
    (patterns, expeditions)
}

fn report_shape(place: Location<'_>, error: &PatternError, report: &mut Report) {
    match error {
        PatternError::Character { row, col, .. } | PatternError::Content { row, col, .. } => {
            place
                .item(row - 1)
                .error_at_char(report, col - 1, error.to_string());
        }
        PatternError::Empty | PatternError::Apart | PatternError::TooLarge { .. } | _ => {
            place.error(report, error.to_string());
        }
    }
}

fn check_sheet(doc: &Doc<'_, SheetFile>, report: &mut Report) -> SheetParts {
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
        check_track(place, entry, report);
        if let Err(error) = sheet.layout.add(
            &entry.name,
            kind(entry.kind),
            entry.boxes,
            entry.row.unwrap_or(entry.boxes),
        ) {
            place.error(report, error.to_string());
        } else if entry.hidden {
            sheet.layout.hide(TrackId(index as u8));
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
            within(place.item(index), report, *value, 0, NUMBER_MAX.into());
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
                let box_word = if boxes == 1 { "box" } else { "boxes" };
                let message = format!(
                    "{rows} rows claim numbers, but {:?} has {boxes} {box_word}",
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

fn check_track(place: Location<'_>, entry: &TrackEntry, report: &mut Report) {
    let most = if entry.kind == TrackKindEntry::Rounds {
        8
    } else {
        BOXES_MAX
    };
    within(place.field("boxes"), report, entry.boxes, 1, most);
    if let Some(row) = entry.row.filter(|_| entry.boxes > 0) {
        within(place.field("row"), report, row, 1, entry.boxes.into());
    }
    let has_numbers = entry.kind == TrackKindEntry::Written;
    if let (false, Some(ScoreEntry::Sum)) = (has_numbers, entry.score) {
        let message = "a track without numbers has no sum; expected {\"each\": POINTS}";
        place.field("score").error(report, message);
    }
}

/// Warns about a track that nothing fills, or that counts for nothing.
fn warn_of_useless_tracks(
    doc: &Doc<'_, SheetFile>,
    own: Option<&Source>,
    parts: &SheetParts,
    reading: FlipReading<'_>,
    touched: Touched,
    report: &mut Report,
) {
    for (index, entry) in doc.value.tracks.iter().enumerate() {
        let (name, track) = (entry.name.as_str(), TrackId(index as u8));
        let claims = |claims: fn(&RowClaim) -> TrackId| {
            parts.row_claims.iter().any(|claim| claims(claim) == track)
        };
        let scored = entry.score.is_some()
            || reading.texts.scored.contains(&name)
            || touched.read.checked_shr(index as u32).unwrap_or(0) & 1 != 0
            || claims(|claim| claim.track);
        let filled = reading.texts.filled.contains(&name)
            || touched.filled.checked_shr(index as u32).unwrap_or(0) & 1 != 0
            || claims(|claim| claim.into);
        if entry.hidden && (entry.score.is_some() || reading.texts.scored.contains(&name)) {
            let place = doc.root().field("tracks").item(index).field("hidden");
            let message = format!(
                "the hidden track {name:?} scores, and players must see what scores; expected no \"hidden\""
            );
            place.error(report, message);
        }
        let place = doc.root().field("tracks").item(index).field("name");
        if !scored {
            place.warning(report, format!("nothing scores the track {name:?}"));
        }
        if !filled {
            let rows = doc.root().field("rows");
            let boxes = doc.root().field("tracks").item(index).field("boxes");
            let is_own = |place: Location<'_>| own.is_some_and(|own| place.is_in(own));
            // Rows of the base may have filled a track of the base.
            if is_own(rows) && !is_own(boxes) {
                let message = format!(
                    "nothing fills the track {name:?}; these rows replace all rows of the base"
                );
                rows.warning(report, message);
            } else {
                boxes.warning(report, format!("nothing fills the track {name:?}"));
            }
        }
    }
}

fn kind(entry: TrackKindEntry) -> TrackKind {
    match entry {
        TrackKindEntry::Count => TrackKind::Count,
        TrackKindEntry::Written => TrackKind::Written,
        TrackKindEntry::Rounds => TrackKind::Rounds,
    }
}
