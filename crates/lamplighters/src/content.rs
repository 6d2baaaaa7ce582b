//! Printed facts: `game.json`.

use rnw_packs::{
    Doc, Files, Location, Report, Tables, check_game, check_names, check_pack, find, open,
    read_pack, within,
};
use roll_and_write::picture::{Face, Hue};
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The largest number of seats.
pub const SEATS_MAX: usize = 6;
/// The largest number of streets.
pub const STREETS_MAX: usize = 6;
/// The signs of the streets from top to bottom: for a screen with Unicode, and for one with ASCII only.
const SIGNS: [(char, char); STREETS_MAX] = [
    ('▲', '^'),
    ('●', '@'),
    ('◆', '&'),
    ('★', '%'),
    ('▼', 'v'),
    ('◼', '$'),
];
/// The smallest number of streets.
const STREETS_MIN: usize = 2;
/// The largest number of lamps in a street.
pub const LAMPS_MAX: usize = 12;
/// The smallest number of lamps in a street.
const LAMPS_MIN: usize = 3;
/// The largest number of sides of a die.
const SIDES_MAX: usize = 16;
/// The largest number on a lamp: two dice with 16 sides.
pub(crate) const NUMBER_MAX: usize = 32;
/// The most points for anything on the sheet.
const POINTS_MAX: usize = 99;
/// The most burns that a player can have.
const BURNS_MAX: usize = 8;
/// The most turns of a game for one player.
const TURNS_MAX: usize = 99;

/// `game.json`: the streets, the dice and the points.
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
    /// The ruleset that plays this pack: `lamplighters`.
    pub game: String,
    /// The title of the pack.
    pub title: String,
    /// The fewest and the most seats of the pack, 1 to 6. Without it, 1 to 6.
    #[serde(default)]
    #[schemars(length(equal = 2))]
    pub seats: Option<Vec<u8>>,
    /// The number of sides of each of the two shared dice, 2 to 16.
    pub shared_sides: u8,
    /// The streets from top to bottom, 2 to 6.
    pub streets: Vec<StreetEntry>,
    /// The bells.
    pub bell: BellEntry,
    /// The points of a street with one lit lamp, with two, and so on up to the longest street. Each 0 to 99.
    pub points: Vec<u8>,
    /// The points that a burn costs, 0 to 99.
    pub burn: u8,
    /// When the game ends.
    pub end: EndEntry,
}

/// A street.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct StreetEntry {
    /// The name, as players type it. The words translate the key `street-NAME`.
    pub name: String,
    /// The colour, if it has one.
    #[serde(default)]
    pub color: Option<Hue>,
    /// The number of sides of the street's die, 2 to 16.
    pub sides: u8,
    /// The numbers of the lamps from left to right, 3 to 12. The last lamp is the bell.
    pub lamps: Vec<u8>,
    /// The corner lamps.
    #[serde(default)]
    pub corners: Vec<CornerEntry>,
}

/// A corner lamp.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct CornerEntry {
    /// The lamp, counted from 1 on the left. The bell cannot be a corner.
    pub lamp: u8,
    /// The street whose next lamp is lit too.
    pub lights: String,
}

/// The bells.
#[derive(Deserialize, JsonSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct BellEntry {
    /// The number of lit lamps that a street needs before its bell can be rung. It is less than the number of lamps
    /// of every street.
    pub needs: u8,
    /// The points for a bell, 0 to 99.
    pub points: u8,
}

/// When the game ends.
#[derive(Deserialize, JsonSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct EndEntry {
    /// The number of closed streets.
    pub closed: u8,
    /// The number of burns of one player, 1 to 8.
    pub burns: u8,
    /// The number of turns in a game for one player, 1 to 99.
    pub solo_turns: u8,
}

/// The facts of a pack after all checks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// The title of the pack.
    pub title: String,
    /// The numbers of seats that the pack plays.
    pub tables: Tables,
    /// The number of sides of a shared die.
    pub shared_sides: u8,
    /// The streets.
    pub streets: Vec<Street>,
    /// The bells.
    pub bell: BellEntry,
    /// The points of a street by the number of its lit lamps, from 0.
    pub points: [u8; LAMPS_MAX + 1],
    /// The points that a burn costs.
    pub burn: u8,
    /// When the game ends.
    pub end: EndEntry,
}

/// A street after all checks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Street {
    /// The name, as players type it.
    pub name: String,
    /// The colour, if it has one.
    pub hue: Option<Hue>,
    /// The number of sides of its die.
    pub sides: u8,
    /// The numbers of the lamps from left to right.
    pub numbers: Vec<u8>,
    /// The names of the lamps: their numbers, and a letter from `b` if a number comes again.
    pub labels: Vec<String>,
    /// For each lamp the street whose next lamp it lights too.
    pub corners: [Option<u8>; LAMPS_MAX],
    /// The lamps with each number, one bit for each lamp.
    pub(crate) with_number: [u16; NUMBER_MAX + 1],
}

impl Street {
    /// The key of its name in the words.
    pub fn key(&self) -> String {
        format!("street-{}", self.name)
    }

    /// The sign of the street at this place, for everybody who cannot tell its colour.
    pub(crate) fn sign(&self, street: usize) -> Face {
        let (glyph, ascii) = SIGNS[street % STREETS_MAX];
        Face {
            hue: self.hue,
            ..Face::new(glyph, ascii)
        }
    }

    /// The number of lamps, the bell included.
    pub fn lamps(&self) -> usize {
        self.numbers.len()
    }

    /// The lamp that is the bell.
    pub(crate) fn bell(&self) -> usize {
        self.numbers.len() - 1
    }

    fn new(entry: &StreetEntry, corners: [Option<u8>; LAMPS_MAX]) -> Self {
        let mut seen = BTreeMap::new();
        let label = |number: &u8| {
            let times: &mut u8 = seen.entry(*number).or_default();
            *times += 1;
            match *times {
                1 => number.to_string(),
                times => format!("{number}{}", char::from(b'a' + times - 1)),
            }
        };
        let labels = entry.lamps.iter().map(label).collect();
        let mut with_number = [0; NUMBER_MAX + 1];
        for (lamp, number) in entry.lamps.iter().enumerate() {
            if let Some(lamps) = with_number.get_mut(usize::from(*number)) {
                *lamps |= 1 << lamp;
            }
        }
        Self {
            name: entry.name.clone(),
            hue: entry.color,
            sides: entry.sides,
            numbers: entry.lamps.clone(),
            labels,
            corners,
            with_number,
        }
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
    let pack = rnw_content::packs::LAMPLIGHTERS;
    Files::embedded(pack.name, pack.files).with_embedded_blobs(pack.name, pack.modules)
}

fn read_into(files: &Files, report: &mut Report) -> Option<Facts> {
    let doc = open::<GameFile>(files, "game.json", report)?;
    let (file, place) = (&doc.value, doc.root());
    check_game(place.field("game"), &file.game, "lamplighters", report);
    let tables = Tables::check(place, file.seats.as_deref(), (1, SEATS_MAX), report, |_| {
        None
    });
    within(
        place.field("shared_sides"),
        report,
        file.shared_sides,
        2,
        SIDES_MAX,
    );
    let streets = check_streets(&doc, report);
    check_points(&doc, report);
    check_end(&doc, report);
    let mut points = [0; LAMPS_MAX + 1];
    for (slot, found) in points.iter_mut().skip(1).zip(&file.points) {
        *slot = *found;
    }
    Some(Facts {
        title: file.title.clone(),
        tables,
        shared_sides: file.shared_sides,
        streets,
        bell: file.bell,
        points,
        burn: file.burn,
        end: file.end,
    })
}

fn check_streets(doc: &Doc<'_, GameFile>, report: &mut Report) -> Vec<Street> {
    let (file, place) = (&doc.value, doc.root().field("streets"));
    let count = file.streets.len();
    if !(STREETS_MIN..=STREETS_MAX).contains(&count) {
        let message = format!("{count} streets; expected {STREETS_MIN} to {STREETS_MAX}");
        place.error(report, message);
    }
    let names: Vec<&str> = file
        .streets
        .iter()
        .map(|street| street.name.as_str())
        .collect();
    check_names(place, &names, report);
    let streets = file.streets.iter().enumerate().map(|(index, street)| {
        let place = place.item(index);
        within(place.field("sides"), report, street.sides, 2, SIDES_MAX);
        check_lamps(file, street, place.field("lamps"), report);
        let corners = check_corners(street, &names, place.field("corners"), report);
        Street::new(street, corners)
    });
    streets.collect()
}

/// Every lamp must have a number that dice can bring.
fn check_lamps(file: &GameFile, street: &StreetEntry, place: Location<'_>, report: &mut Report) {
    let count = street.lamps.len();
    if !(LAMPS_MIN..=LAMPS_MAX).contains(&count) {
        let message = format!("{count} lamps; expected {LAMPS_MIN} to {LAMPS_MAX}");
        place.error(report, message);
    }
    // Wrong dice say nothing about the numbers.
    let sides = 2..=SIDES_MAX;
    if ![file.shared_sides, street.sides]
        .map(usize::from)
        .iter()
        .all(|found| sides.contains(found))
    {
        return;
    }
    let most = file
        .shared_sides
        .saturating_add(file.shared_sides.max(street.sides));
    for (index, number) in street.lamps.iter().enumerate() {
        within(place.item(index), report, *number, 2, most.into());
    }
}

fn check_corners(
    street: &StreetEntry,
    names: &[&str],
    place: Location<'_>,
    report: &mut Report,
) -> [Option<u8>; LAMPS_MAX] {
    let mut corners = [None; LAMPS_MAX];
    for (index, corner) in street.corners.iter().enumerate() {
        let place = place.item(index);
        let bell = street.lamps.len().clamp(LAMPS_MIN, LAMPS_MAX);
        within(place.field("lamp"), report, corner.lamp, 1, bell - 1);
        let lights = find(
            place.field("lights"),
            "street",
            &corner.lights,
            names,
            report,
        );
        let slot = usize::from(corner.lamp).checked_sub(1);
        if let Some(slot) = slot.and_then(|lamp| corners.get_mut(lamp)) {
            if slot.is_some() {
                let message = format!("lamp {} is a corner twice", corner.lamp);
                place.field("lamp").error(report, message);
            }
            *slot = lights.and_then(|street| u8::try_from(street).ok());
        }
    }
    corners
}

fn check_points(doc: &Doc<'_, GameFile>, report: &mut Report) {
    let (file, place) = (&doc.value, doc.root());
    let longest = file.streets.iter().map(|street| street.lamps.len()).max();
    let longest = longest.unwrap_or(0);
    if file.points.len() != longest {
        let message = format!(
            "{} numbers; expected {longest}, one for each number of lit lamps in the longest street",
            file.points.len()
        );
        place.field("points").error(report, message);
    }
    for (index, points) in file.points.iter().enumerate() {
        within(
            place.field("points").item(index),
            report,
            *points,
            0,
            POINTS_MAX,
        );
    }
    within(
        place.field("bell").field("points"),
        report,
        file.bell.points,
        0,
        POINTS_MAX,
    );
    within(place.field("burn"), report, file.burn, 0, POINTS_MAX);
    let shortest = file.streets.iter().map(|street| street.lamps.len()).min();
    let most = shortest.unwrap_or(LAMPS_MIN).max(LAMPS_MIN) - 1;
    within(
        place.field("bell").field("needs"),
        report,
        file.bell.needs,
        0,
        most,
    );
}

fn check_end(doc: &Doc<'_, GameFile>, report: &mut Report) {
    let (end, place) = (doc.value.end, doc.root().field("end"));
    let streets = doc.value.streets.len().clamp(STREETS_MIN, STREETS_MAX);
    within(place.field("closed"), report, end.closed, 1, streets);
    within(place.field("burns"), report, end.burns, 1, BURNS_MAX);
    within(
        place.field("solo_turns"),
        report,
        end.solo_turns,
        1,
        TURNS_MAX,
    );
}
