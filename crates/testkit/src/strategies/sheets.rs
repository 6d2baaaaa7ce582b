//! Generates `patterns.json` and `sheet.json`.

use super::check;
use super::draw::{Dice, Drawing};
use super::json;
use super::shapes::{draw_shape, picture};
use proptest::strategy::Strategy;
use serde_json::{Value, json};

/// The pool from which the rows of a generated track claim.
pub(super) const ROW_POOL: &str = "gifts";
/// The track whose rows claim from it, and the track that takes the numbers.
const ROW_TRACKS: [&str; 2] = ["pearls", "prizes"];

/// A whole `patterns.json`: 1 to 4 patterns of 2 to 4 cells, and 1 or 2 expeditions for each pattern.
///
/// It shrinks to one pattern `XX` and one expedition.
///
/// ```
/// use proptest::prelude::*;
/// proptest!(|(file in rnw_testkit::strategies::patterns())| {
///     let (patterns, expeditions) = (&file["patterns"], &file["expeditions"]);
///     prop_assert!(patterns.as_array().unwrap().len() <= expeditions.as_array().unwrap().len());
/// });
/// ```
pub fn patterns() -> impl Strategy<Value = Value> + Clone + use<> {
    Drawing::new(draw_patterns, json::less_of_patterns).sound(check::patterns)
}

/// A whole `sheet.json`: up to 6 tracks of every kind, with and without rows and scores, up to 2 pools,
/// and in half of the cases rows that claim. It uses at most 12 of the 24 slots.
///
/// It shrinks to fewer tracks with fewer boxes, down to no track.
///
/// ```
/// use proptest::prelude::*;
/// proptest!(|(sheet in rnw_testkit::strategies::sheet())| {
///     prop_assert!(sheet["tracks"].as_array().unwrap().len() <= 6);
/// });
/// ```
pub fn sheet() -> impl Strategy<Value = Value> + Clone + use<> {
    Drawing::new(draw_sheet, json::less_of_sheet).sound(check::sheet)
}

pub(super) fn draw_patterns(dice: &mut Dice<'_>) -> Value {
    let (mut patterns, mut expeditions) = (Vec::new(), Vec::new());
    for name in ["A", "B", "C", "D"].into_iter().take(1 + dice.below(4)) {
        let shape = draw_shape(dice, 2, 4);
        patterns.push(json!({ "name": name, "shape": picture(shape.shape()) }));
        for number in 1..=dice.between(1, 2) {
            expeditions.push(json!({ "name": format!("{name}{number}"), "pattern": name }));
        }
    }
    json!({ "patterns": patterns, "expeditions": expeditions })
}

pub(super) fn draw_sheet(dice: &mut Dice<'_>) -> Value {
    let mut tracks = Vec::new();
    let claims = dice.percent(50);
    for name in ["beads", "pearls", "shells"] {
        let (there, boxes) = (dice.percent(70), dice.between(1, 9));
        let mut track = json!({ "name": name, "kind": "count", "boxes": boxes });
        if dice.percent(50) {
            track["row"] = dice.between(1, boxes).into();
        }
        if claims && name == ROW_TRACKS[0] {
            // At most three rows, and as many rows as the other track has boxes.
            let row = dice.between(1, 3);
            track["row"] = row.into();
            track["boxes"] = (row * dice.between(1, 3)).into();
        }
        score(dice, &mut track);
        if there || claims && name == ROW_TRACKS[0] {
            tracks.push(track);
        }
    }
    for name in ["notes", "prizes"] {
        let takes = claims && name == ROW_TRACKS[1];
        let boxes = if takes { 3 } else { dice.between(1, 4) };
        if takes || dice.percent(60) {
            let mut track = json!({ "name": name, "kind": "written", "boxes": boxes });
            if dice.percent(70) {
                track["score"] = "sum".into();
            } else {
                score(dice, &mut track);
            }
            tracks.push(track);
        }
    }
    if dice.percent(60) {
        let mut track = json!({ "name": "tides", "kind": "rounds", "boxes": dice.between(1, 4) });
        score(dice, &mut track);
        tracks.push(track);
    }
    let mut pools = Vec::new();
    for name in [ROW_POOL, "alms"] {
        if dice.percent(60) || claims && name == ROW_POOL {
            let values: Vec<i32> = (0..dice.between(1, 7))
                .map(|_| dice.between(0, 9))
                .collect();
            pools.push(json!({ "name": name, "values": values }));
        }
    }
    let mut sheet = json!({ "tracks": tracks });
    if !pools.is_empty() {
        sheet["pools"] = pools.into();
    }
    if claims {
        let [track, into] = ROW_TRACKS;
        sheet["rows"] = json!([{ "track": track, "pool": ROW_POOL, "into": into }]);
    }
    sheet
}

/// Gives most tracks points for each box.
fn score(dice: &mut Dice<'_>, track: &mut Value) {
    if dice.percent(70) {
        track["score"] = json!({ "each": dice.between(-2, 5) });
    }
}
