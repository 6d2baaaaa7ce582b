//! Printed facts: `game.json`.

use crate::board::REGION_MIN;
use rnw_packs::{
    Doc, Files, Location, Report, Tables, check_game, check_pack, open, read_pack, within,
};
use roll_and_write::{Cell, CellSet, Frame};
use schemars::JsonSchema;
use serde::Deserialize;

/// The maximum number of deposits on a board.
pub const DEPOSITS_MAX: usize = 16;
/// The highest value of a chip.
pub const VALUE_MAX: usize = 7;
/// The highest yield of a deposit, so that it is one digit on the board.
const YIELD_MAX: usize = 9;
/// The minimum number of seats.
pub const SEATS_MIN: usize = 2;
/// The largest number of seats.
pub const SEATS_MAX: usize = 4;
/// The number of seats that form two teams (NG-17).
pub const SEATS_OF_TEAMS: usize = 4;
/// The maximum number of chips per player: one for each cell of the largest board.
const CHIPS_MAX: usize = 64;
/// The maximum number of fences.
const FENCES_MAX: usize = 200;

/// `game.json`: the board, its deposits and the chips.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct GameFile {
    /// The path of the schema, for editors.
    #[serde(rename = "$schema", default)]
    pub schema: Option<String>,
    /// The pack that this one extends: the name of an included pack, or a folder such as
    /// `../other-pack`.
    #[serde(default)]
    pub extends: Option<String>,
    /// The ruleset that plays this pack: `nuggets`.
    pub game: String,
    /// The title of the pack.
    pub title: String,
    /// The fewest and the most seats of the pack. Without it, those for which it has chips.
    #[serde(default)]
    #[schemars(length(equal = 2))]
    pub seats: Option<Vec<u8>>,
    /// The board.
    pub board: BoardEntry,
    /// The yields of the deposits for each preset.
    pub yields: YieldsEntry,
    /// The cells of the deposits in the layout `fixed`. Chance assigns the yields to the cells.
    pub fixed: Vec<String>,
    /// The deposits in the layout `custom`.
    #[serde(default)]
    pub custom: Vec<DepositEntry>,
    /// The chips of each player, for each number of players.
    pub chips: Vec<ChipsEntry>,
}

/// The board.
#[derive(Deserialize, JsonSchema, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub struct BoardEntry {
    /// The number of rows.
    pub rows: u8,
    /// The number of columns; at most 64 cells in total.
    pub cols: u8,
    /// The number of fences that all seats share, at most 200.
    pub fences: u8,
}

/// The yields of the deposits for each preset.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct YieldsEntry {
    /// The yields for the preset `nuggets`, each 1 to 9.
    pub nuggets: Vec<u8>,
    /// The yields for the preset `armadora`, each 1 to 9.
    pub armadora: Vec<u8>,
}

/// A deposit of the layout `custom`.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct DepositEntry {
    /// The cell of the deposit, such as `d1`.
    pub cell: String,
    /// The yield of the deposit, 1 to 9.
    pub r#yield: u8,
}

/// The chips of each player for a number of players.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct ChipsEntry {
    /// The number of players, 2 to 4.
    pub players: u8,
    /// The number of chips of value 1, of value 2, and so on, up to value 7.
    pub values: Vec<u8>,
}

/// The number of chips of each value, value 1 first.
pub type Chips = [u8; VALUE_MAX];

/// The facts of a pack after all checks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// The title of the pack.
    pub title: String,
    /// The numbers of seats that the pack plays.
    pub tables: Tables,
    /// The rectangle of cells.
    pub frame: Frame,
    /// The number of fences that all seats share.
    pub fences: u8,
    /// The yields under the preset `nuggets`, then those under `armadora`.
    pub yields: [Vec<u8>; 2],
    /// The cells of the deposits in the layout `fixed`.
    pub fixed: CellSet,
    /// The deposits of the layout `custom`: cell and yield.
    pub custom: Vec<(Cell, u8)>,
    /// The chips of each player, indexed by the number of seats. `None` if the pack does not
    /// support that number.
    pub chips: [Option<Chips>; SEATS_MAX + 1],
}

impl Facts {
    /// The highest value of a chip in this pack, over all numbers of seats.
    pub fn highest_value(&self) -> u8 {
        let tables = self.chips.iter().flatten();
        let highest = |chips: &Chips| chips.iter().rposition(|count| *count > 0);
        let index = tables.filter_map(highest).max();
        index.map_or(0, |index| index as u8 + 1)
    }
}

/// Reads a pack.
///
/// # Errors
/// If the file is missing or wrong. One report contains all problems with their locations.
pub fn read(files: &Files) -> Result<Facts, Report> {
    read_pack(files, read_into)
}

/// Checks a pack. The report contains all errors and warnings.
pub fn check(files: &Files) -> Report {
    check_pack(files, read_into)
}

/// The files of the game's shipped pack, embedded in the program.
pub fn shipped() -> Files {
    let pack = rnw_content::packs::NUGGETS;
    Files::embedded(pack.name, pack.files).with_embedded_blobs(pack.name, pack.modules)
}

fn read_into(files: &Files, report: &mut Report) -> Option<Facts> {
    let doc = open::<GameFile>(files, "game.json", report)?;
    let (file, place) = (&doc.value, doc.root());
    check_game(place.field("game"), &file.game, "nuggets", report);
    let frame = check_board(file.board, place.field("board"), report);
    let place_of = |preset| place.field("yields").field(preset);
    for (preset, yields) in [
        ("nuggets", &file.yields.nuggets),
        ("armadora", &file.yields.armadora),
    ] {
        check_yields(yields, file.fixed.len(), place_of(preset), report);
    }
    let chips = check_chips(&doc, report);
    let tables = check_tables(&doc, &chips, report);
    let frame = frame?;
    let cells = file.fixed.iter().map(String::as_str);
    let place_of = |index| place.field("fixed").item(index);
    let fixed = check_cells(frame, cells, place_of, report);
    let cells = file.custom.iter().map(|deposit| deposit.cell.as_str());
    let place_of = |index| place.field("custom").item(index).field("cell");
    let custom = check_cells(frame, cells, place_of, report);
    let yields: Vec<u8> = file.custom.iter().map(|deposit| deposit.r#yield).collect();
    for (index, found) in yields.iter().enumerate() {
        let place = place.field("custom").item(index).field("yield");
        within(place, report, *found, 1, YIELD_MAX);
    }
    if file.fixed.is_empty() {
        place
            .field("fixed")
            .error(report, "no cell; expected a cell for each deposit");
    }
    for (layout, deposits) in [("fixed", fixed.len()), ("custom", custom.len())] {
        // At least one cell stays free for a chip.
        let most = DEPOSITS_MAX.min(frame.cells().len() as usize - 1);
        if deposits > most {
            let message = format!("{deposits} deposits; expected at most {most}");
            place.field(layout).error(report, message);
        }
    }
    Some(Facts {
        title: file.title.clone(),
        tables,
        frame,
        fences: file.board.fences,
        yields: [file.yields.nuggets.clone(), file.yields.armadora.clone()],
        fixed: fixed.into_iter().collect(),
        custom: custom.into_iter().zip(yields).collect(),
        chips,
    })
}

fn check_board(board: BoardEntry, place: Location<'_>, report: &mut Report) -> Option<Frame> {
    within(place.field("fences"), report, board.fences, 0, FENCES_MAX);
    match Frame::new(board.rows.into(), board.cols.into()) {
        Ok(frame) if frame.cells().len() >= REGION_MIN => Some(frame),
        Ok(frame) => {
            let cells = frame.cells().len();
            let message = format!("a board of {cells} cells; expected at least {REGION_MIN}");
            place.error(report, message);
            None
        }
        Err(error) => {
            place.error(report, error.to_string());
            None
        }
    }
}

/// Checks that each cell of the layout `fixed` has a yield.
fn check_yields(yields: &[u8], cells: usize, place: Location<'_>, report: &mut Report) {
    if yields.len() != cells {
        let message = format!(
            "{} yields for the {cells} cells of \"fixed\"; expected one for each",
            yields.len()
        );
        place.error(report, message);
    }
    for (index, found) in yields.iter().enumerate() {
        within(place.item(index), report, *found, 1, YIELD_MAX);
    }
}

fn check_cells<'d, 't>(
    frame: Frame,
    labels: impl Iterator<Item = &'t str>,
    place_of: impl Fn(usize) -> Location<'d>,
    report: &mut Report,
) -> Vec<Cell> {
    let mut cells: Vec<Cell> = Vec::new();
    for (index, label) in labels.enumerate() {
        match frame.parse(label) {
            None => {
                let last = frame.cells().iter().last();
                let last = last.map(|cell| frame.label(cell)).unwrap_or_default();
                let message = format!("the board has no cell {label:?}; expected a1 to {last}");
                place_of(index).error(report, message);
            }
            Some(cell) if cells.contains(&cell) => {
                let message = format!("{label:?} already has a deposit; expected each cell once");
                place_of(index).error(report, message);
            }
            Some(cell) => cells.push(cell),
        }
    }
    cells
}

fn check_chips(doc: &Doc<'_, GameFile>, report: &mut Report) -> [Option<Chips>; SEATS_MAX + 1] {
    let mut chips = [None; SEATS_MAX + 1];
    let place = doc.root().field("chips");
    for (index, entry) in doc.value.chips.iter().enumerate() {
        let place = place.item(index);
        let players = usize::from(entry.players);
        within(
            place.field("players"),
            report,
            entry.players,
            SEATS_MIN,
            SEATS_MAX,
        );
        let values = place.field("values");
        if entry.values.is_empty() || entry.values.len() > VALUE_MAX {
            let message = format!(
                "{} values; expected how many chips of value 1, of value 2, and so on up to {VALUE_MAX}",
                entry.values.len()
            );
            values.error(report, message);
        }
        let all: usize = entry.values.iter().copied().map(usize::from).sum();
        if !(1..=CHIPS_MAX).contains(&all) {
            values.error(report, format!("{all} chips; expected 1 to {CHIPS_MAX}"));
        }
        let count = |value: usize| entry.values.get(value).copied().unwrap_or(0);
        let Some(slot) = chips.get_mut(players) else {
            continue;
        };
        if slot.replace(std::array::from_fn(count)).is_some() {
            let message = format!(
                "chips for {players} players appear twice; expected each number of players once"
            );
            place.field("players").error(report, message);
        }
    }
    chips
}

/// The numbers of seats for which the pack has chips.
fn check_tables(
    doc: &Doc<'_, GameFile>,
    chips: &[Option<Chips>; SEATS_MAX + 1],
    report: &mut Report,
) -> Tables {
    // What is wrong with the chips may hide those for a number of players.
    if report.has_errors() {
        return Tables::default();
    }
    let place = doc.root().field("chips");
    let allowed = (SEATS_MIN, SEATS_MAX);
    Tables::check(
        doc.root(),
        doc.value.seats.as_deref(),
        allowed,
        report,
        |seats| {
            let lack = || (place, format!("no chips for {seats} players"));
            chips[seats].is_none().then(lack)
        },
    )
}
