//! Generates `patterns.json` and `sheet.json`.

use super::check;
use super::draw::{Dice, Drawing};
use super::shapes::draw_picture;
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
    Drawing::new(draw_patterns).sound(|file| check::alone("patterns.json", file))
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
    Drawing::new(draw_sheet).sound(|file| check::alone("sheet.json", file))
}

pub(super) fn draw_patterns(dice: &mut Dice<'_>) -> Value {
    let (mut patterns, mut expeditions) = (Vec::new(), Vec::new());
    let mut names = 'A'..;
    dice.list(1, 4, |dice| {
        let name = names.next().unwrap_or_default().to_string();
        patterns.push(json!({ "name": name, "shape": draw_picture(dice, 2, 4) }));
        for number in 1..=dice.between(1, 2) {
            expeditions.push(json!({ "name": format!("{name}{number}"), "pattern": name }));
        }
    });
    json!({ "patterns": patterns, "expeditions": expeditions })
}

pub(super) fn draw_sheet(dice: &mut Dice<'_>) -> Value {
    let mut tracks = Vec::new();
    for name in ["beads", "pearls", "shells"] {
        tracks.extend(dice.maybe(70, |dice| {
            let boxes = dice.between(1, 9);
            let mut track = json!({ "name": name, "kind": "count", "boxes": boxes });
            if let Some(row) = dice.maybe(50, |dice| dice.between(1, boxes)) {
                track["row"] = row.into();
            }
            scored(dice, track)
        }));
    }
    for name in ["notes", "prizes"] {
        tracks.extend(dice.maybe(60, |dice| {
            let boxes = dice.between(1, 4);
            let mut track = json!({ "name": name, "kind": "written", "boxes": boxes });
            if dice.percent(70) {
                track["score"] = "sum".into();
                return track;
            }
            scored(dice, track)
        }));
    }
    tracks.extend(dice.maybe(60, |dice| {
        let boxes = dice.between(1, 4);
        scored(
            dice,
            json!({ "name": "tides", "kind": "rounds", "boxes": boxes }),
        )
    }));
    let mut pools = Vec::new();
    for name in [ROW_POOL, "alms"] {
        pools.extend(dice.maybe(60, |dice| {
            let values = dice.list(1, 7, |dice| dice.between(0, 9));
            json!({ "name": name, "values": values })
        }));
    }
    // At most three rows, and as many rows as the other track has boxes.
    let claims = dice.maybe(50, |dice| (dice.between(1, 3), dice.between(1, 3)));
    let mut rows = Vec::new();
    if let Some((row, count)) = claims {
        let [track, into] = ROW_TRACKS;
        tracks.retain(|known| known["name"] != track && known["name"] != into);
        tracks.push(json!({ "name": track, "kind": "count", "boxes": row * count, "row": row }));
        tracks.push(json!({ "name": into, "kind": "written", "boxes": count, "score": "sum" }));
        if pools.iter().all(|pool| pool["name"] != ROW_POOL) {
            pools.push(json!({ "name": ROW_POOL, "values": [5, 4, 3] }));
        }
        rows.push(json!({ "track": track, "pool": ROW_POOL, "into": into }));
    }
    let mut sheet = json!({ "tracks": tracks });
    for (list, entries) in [("pools", pools), ("rows", rows)] {
        if !entries.is_empty() {
            sheet[list] = entries.into();
        }
    }
    sheet
}

/// The track. Most tracks get points for each box.
fn scored(dice: &mut Dice<'_>, mut track: Value) -> Value {
    if let Some(each) = dice.maybe(70, |dice| dice.between(-2, 5)) {
        track["score"] = json!({ "each": each });
    } else if dice.percent(30) {
        track["hidden"] = true.into();
    }
    track
}
