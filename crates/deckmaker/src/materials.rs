//! What a pack gives to a deck, and the targets, checked.

use crate::conflicts;
use crate::filling::Filling;
use crate::group::Group;
use crate::targets::{Distinct, GroupEntry, LandmarkEntry, Span, SymbolPlaces, TargetsFile};
use rnw_flip::content::{PatternsFile, SymbolsFile};
use rnw_packs::{Doc, Files, Location, Report, find, open};
use roll_and_write::{Frame, FrameError, Polyomino};
use serde_json::Value;

/// Patterns, symbols and colours of a pack, with targets for its cards.
#[derive(Debug)]
pub struct Materials {
    pub(crate) none: char,
    pub(crate) landmarks: Vec<LandmarkEntry>,
    pub(crate) numbered: bool,
    pub(crate) distinct: Distinct,
    /// The name and the character of each symbol.
    pub(crate) symbols: Vec<(String, char)>,
    pub(crate) groups: Vec<Group>,
    /// Whether only one colour of the targets is meant.
    pub(crate) one_color: bool,
}

/// What a pack has that targets may name.
struct Known {
    patterns: Vec<Polyomino>,
    expeditions: Vec<usize>,
    symbols: Vec<(String, char)>,
    /// `None` if the pack does not list its colours.
    colors: Option<Vec<String>>,
}

impl Materials {
    /// Reads patterns, symbols and colours of a pack, and checks the targets against them and against each other. All
    /// problems go into the report. Returns `None` if there is an error.
    pub fn read(pack: &Files, targets: &Doc<'_, TargetsFile>, report: &mut Report) -> Option<Self> {
        let known = Known::read(pack, report)?;
        let (file, root) = (&targets.value, targets.root());
        check_chars(file, root, &known, report);
        check_groups(file, root, report);
        let mut groups = Vec::new();
        for (index, entry) in file.groups.iter().enumerate() {
            let place = root.field("groups").item(index);
            groups.extend(group(entry, place, &known, report).map(|group| Group {
                landmarks: !file.landmarks.is_empty(),
                ..group
            }));
        }
        let materials = Self {
            none: file.none,
            landmarks: file.landmarks.clone(),
            numbered: file.numbered,
            distinct: file.distinct,
            symbols: known.symbols,
            groups,
            one_color: false,
        };
        if !report.has_errors() {
            for (index, group) in materials.groups.iter().enumerate() {
                let place = root.field("groups").item(index);
                conflicts::report(group, &materials.landmarks, place, report);
            }
        }
        (!report.has_errors()).then_some(materials)
    }

    /// The targets of one colour; `None` if there are none for it.
    #[must_use]
    pub fn for_color(mut self, color: &str) -> Option<Self> {
        self.groups.retain(|group| group.entry.color == color);
        self.one_color = true;
        (!self.groups.is_empty()).then_some(self)
    }

    pub(crate) fn has_color(&self, color: &str) -> bool {
        self.groups.iter().any(|group| group.entry.color == color)
    }

    /// The name of a symbol.
    pub(crate) fn symbol_name(&self, symbol: u8) -> String {
        self.symbols[usize::from(symbol)].0.clone()
    }
}

impl Known {
    fn read(pack: &Files, report: &mut Report) -> Option<Self> {
        let patterns = open::<PatternsFile>(pack, "patterns.json", report);
        let symbols = open::<SymbolsFile>(pack, "symbols.json", report);
        let game = open::<Value>(pack, "game.json", &mut Report::default());
        let (patterns, symbols) = (patterns?.value, symbols?.value);
        let place = |name: &str| patterns.patterns.iter().position(|one| one.name == name);
        let expeditions = patterns.expeditions.iter();
        let expeditions = expeditions.filter_map(|card| place(&card.pattern));
        let symbols = symbols.symbols.iter();
        let shapes = patterns.patterns.iter();
        let shapes: Result<_, _> = shapes.map(|one| Polyomino::parse(&one.shape)).collect();
        let named = |color: &Value| Some(color["name"].as_str()?.to_owned());
        let game = game.as_ref();
        let colors = game.and_then(|game| game.value["colors"].as_array());
        Some(Self {
            patterns: shapes.ok()?,
            expeditions: expeditions.collect(),
            symbols: symbols.map(|one| (one.name.clone(), one.char)).collect(),
            colors: colors.map(|colors| colors.iter().filter_map(named).collect()),
        })
    }

    fn symbol(&self, place: Location<'_>, name: &str, report: &mut Report) -> Option<u8> {
        let names: Vec<&str> = self.symbols.iter().map(|one| one.0.as_str()).collect();
        find(place, "symbol", name, &names, report).map(|index| index as u8)
    }

    fn color(&self, place: Location<'_>, name: &str, report: &mut Report) {
        if let Some(colors) = &self.colors {
            let names: Vec<&str> = colors.iter().map(String::as_str).collect();
            find(place, "colour", name, &names, report);
        }
    }
}

/// Checks that the characters of grids differ.
fn check_chars(file: &TargetsFile, root: Location<'_>, known: &Known, report: &mut Report) {
    let mut taken: Vec<char> = known.symbols.iter().map(|one| one.1).collect();
    taken.push('.');
    let mut check = |char: char, place: Location<'_>, report: &mut Report| {
        if taken.contains(&char) {
            let message = format!(
                "{char:?} already means something else in grids; expected another character"
            );
            place.error(report, message);
        }
        taken.push(char);
    };
    check(file.none, root.field("none"), report);
    for (index, landmark) in file.landmarks.iter().enumerate() {
        let place = root.field("landmarks").item(index);
        check(landmark.char, place.field("char"), report);
    }
    if !matches!(file.landmarks.len(), 0 | 2) {
        let found = file.landmarks.len();
        let message = format!("{found} landmarks; expected none, or a first and a last one");
        root.field("landmarks").error(report, message);
    }
}

/// Checks that there are groups, and that each has its own colour.
fn check_groups(file: &TargetsFile, root: Location<'_>, report: &mut Report) {
    let place = root.field("groups");
    if file.groups.is_empty() {
        place.error(report, "0 groups; expected at least one");
    }
    for (index, group) in file.groups.iter().enumerate() {
        let color = &group.color;
        let mut before = file.groups[..index].iter();
        if before.any(|other| other.color == *color) {
            let message =
                format!("two groups have the colour {color:?}; expected one group for each colour");
            place.item(index).field("color").error(report, message);
        }
    }
}

/// The checked targets of a group; `None` if the frame is wrong. Names that the pack does not have are left out, and
/// reported.
fn group(
    entry: &GroupEntry,
    place: Location<'_>,
    known: &Known,
    report: &mut Report,
) -> Option<Group> {
    known.color(place.field("color"), &entry.color, report);
    for seal in entry.seals.keys() {
        known.color(place.field("seals").field(seal), seal, report);
    }
    check_spans(entry, place, report);
    let symbols = symbols(entry, place.field("symbols"), known, report);
    let mut values = vec![0.0; known.symbols.len()];
    for (name, value) in &entry.values {
        if let Some(symbol) = known.symbol(place.field("values").field(name), name, report) {
            values[usize::from(symbol)] = *value;
        }
    }
    if entry.points_a_turn.is_some() && entry.points.is_none() {
        let message = "\"points_a_turn\" needs \"points\", the points of a completed card";
        place.field("points_a_turn").error(report, message);
    }
    let frame = frame(entry, place.field("frame"), report)?;
    Some(Group {
        entry: entry.clone(),
        frame,
        landmarks: false,
        places: places(entry, frame, place.field("places"), known, report),
        symbols,
        values,
        filling: Filling::new(frame, &known.patterns, &known.expeditions),
    })
}

fn symbols(
    entry: &GroupEntry,
    place: Location<'_>,
    known: &Known,
    report: &mut Report,
) -> Vec<(u8, Span<u32>)> {
    let mut symbols = Vec::new();
    for (name, span) in &entry.symbols {
        check_span((*span).into(), place.field(name), report);
        if let Some(symbol) = known.symbol(place.field(name), name, report) {
            symbols.push((symbol, *span));
        }
    }
    symbols
}

/// The symbols with targets for their places.
fn places(
    entry: &GroupEntry,
    frame: Frame,
    place: Location<'_>,
    known: &Known,
    report: &mut Report,
) -> Vec<(u8, SymbolPlaces)> {
    let mut all = Vec::new();
    for (name, places) in &entry.places {
        let at = place.field(name);
        let rows = (places.rows, "rows", 1, frame.rows() as u32);
        for (span, field, least, most) in [rows, (places.neighbours, "neighbours", 0, 4)] {
            let Some(span) = span else { continue };
            check_span(span.into(), at.field(field), report);
            if !(least..=most).contains(&span.least) {
                let message = format!("{}; expected {least} to {most}", span.least);
                at.field(field).error(report, message);
            }
        }
        let symbol = known.symbol(at, name, report);
        if symbol.is_some() && !entry.symbols.contains_key(name) {
            let message = format!("\"symbols\" has no target for {name:?}; expected one");
            at.error(report, message);
        }
        all.extend(symbol.map(|symbol| (symbol, *places)));
    }
    all
}

fn frame(entry: &GroupEntry, place: Location<'_>, report: &mut Report) -> Option<Frame> {
    let [rows, cols] = entry.frame[..] else {
        let found = entry.frame.len();
        let message = format!("{found} numbers; expected the rows and the columns, such as [4, 4]");
        place.error(report, message);
        return None;
    };
    let frame = Frame::new(rows as usize, cols as usize);
    let report_it = |error: FrameError| place.error(report, error.to_string());
    frame.map_err(report_it).ok()
}

/// Checks that the least is not above the most.
fn check_spans(entry: &GroupEntry, place: Location<'_>, report: &mut Report) {
    let spans = [
        ("cells", Some(entry.cells.into())),
        ("symbols_a_card", entry.symbols_a_card.map(Span::from)),
        ("touching", entry.touching.map(Span::from)),
        ("holes", entry.holes.map(Span::from)),
        ("way", entry.way.map(Span::from)),
        ("turns", entry.turns),
        ("points_a_turn", entry.points_a_turn),
    ];
    for (field, span) in spans {
        if let Some(span) = span {
            check_span(span, place.field(field), report);
        }
    }
    if !(1..=128).contains(&entry.cards) {
        let message = format!("{} cards; expected 1 to 128", entry.cards);
        place.field("cards").error(report, message);
    }
}

fn check_span(span: Span<f64>, place: Location<'_>, report: &mut Report) {
    if span.least > span.most {
        let Span { least, most } = span;
        let message = format!("[{least}, {most}] is empty; expected the least before the most");
        place.error(report, message);
    }
}
