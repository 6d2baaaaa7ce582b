//! Checks of `game.json` and `cards.json`. Each problem has its location.

use super::{
    CardEntry, ClaimFacts, ColorEntry, ENTRY, Facts, GameFile, NUMBER_MAX, Pairs, PairsEntry,
    Penalty, PenaltyEntry, TOMB,
};
use rnw_flip::Card;
use rnw_flip::content::{CardsFile, FlipFiles, by_name};
use rnw_packs::{Doc, Location, Report, find, find_track, within};
use roll_and_write::geometry::{CellSet, Chamber, Grid, region};
use roll_and_write::sheet::{PoolId, TrackKind};

/// Checks `game.json` against the common files; `None` if something is wrong.
pub(super) fn check_facts(
    doc: &Doc<'_, GameFile>,
    common: Option<&FlipFiles>,
    report: &mut Report,
) -> Option<Facts> {
    let (file, place) = (&doc.value, doc.root());
    within(
        place.field("cards_per_claim"),
        report,
        file.cards_per_claim,
        1,
        128,
    );
    let common = common?;
    let claims = (0..file.colors.len()).map(|index| {
        let place = place.field("colors").item(index);
        check_color(place, &file.colors[..=index], common, report)
    });
    let claims: Vec<Option<ClaimFacts>> = claims.collect();
    let pairs = check_pairs(place.field("pairs"), &file.pairs, common, report);
    let penalty = check_penalty(place.field("penalty"), &file.penalty, common, report);
    Some(Facts {
        card_points: file.card_points.into(),
        cards_per_claim: file.cards_per_claim.into(),
        claims: claims.into_iter().collect::<Option<_>>()?,
        pairs: pairs?,
        penalty: penalty?,
        number_of: Vec::new(),
    })
}

/// Checks the last of these colours against the earlier ones.
fn check_color(
    place: Location<'_>,
    colors: &[ColorEntry],
    common: &FlipFiles,
    report: &mut Report,
) -> Option<ClaimFacts> {
    let (entry, earlier) = colors.split_last()?;
    for other in earlier {
        for (what, name, taken) in [
            ("pool", &entry.pool, &other.pool),
            ("track", &entry.track, &other.track),
        ] {
            if name == taken {
                let message = format!(
                    "the colour {:?} already has the {what} {name:?}; expected another {what}",
                    other.name
                );
                place.field(what).error(report, message);
            }
        }
    }
    let pools = common.pools.iter();
    let pools: Vec<&str> = pools.map(|pool| pool.name.as_str()).collect();
    let pool = find(place.field("pool"), "pool", &entry.pool, &pools, report);
    let place = place.field("track");
    let written = TrackKind::Written;
    let track = find_track(place, &entry.track, written, &common.sheet, report)?;
    let pool = pool?;
    let boxes = usize::from(common.sheet.track(track).boxes);
    let numbers = common.pools[pool].values.len();
    if boxes < numbers {
        let message = format!(
            "{:?} has {boxes} boxes for the {numbers} numbers of its pool; expected at least as many",
            entry.track
        );
        place.error(report, message);
    }
    Some(ClaimFacts {
        pool: PoolId(pool as u8),
        track,
    })
}

fn check_pairs(
    place: Location<'_>,
    entry: &PairsEntry,
    common: &FlipFiles,
    report: &mut Report,
) -> Option<Pairs> {
    let place = place.field("tracks");
    let [first, second] = [0, 1].map(|index| {
        let (place, name) = (place.item(index), &entry.tracks[index]);
        find_track(place, name, TrackKind::Count, &common.sheet, report)
    });
    let tracks = [first?, second?];
    if tracks[0] == tracks[1] {
        let message = "a track cannot pair with itself; expected two different tracks";
        place.item(1).error(report, message);
    }
    Some(Pairs {
        tracks,
        pair: entry.pair.into(),
        single: entry.single.into(),
    })
}

/// PY-4: one value for each box, and no value lower than the one before it.
fn check_penalty(
    place: Location<'_>,
    entry: &PenaltyEntry,
    common: &FlipFiles,
    report: &mut Report,
) -> Option<Penalty> {
    let values = place.field("values");
    for (index, (value, before)) in (1..).zip(entry.values.iter().skip(1).zip(&entry.values)) {
        if value < before {
            let message =
                format!("{value} comes after {before}; expected a value that is not lower");
            values.item(index).error(report, message);
        }
    }
    let place = place.field("track");
    let track = find_track(place, &entry.track, TrackKind::Count, &common.sheet, report)?;
    let boxes = usize::from(common.sheet.track(track).boxes);
    let found = entry.values.len();
    if found != boxes {
        let message = format!("{found} values; expected {boxes}, one for each box");
        values.error(report, message);
    }
    Some(Penalty {
        track,
        values: entry.values.iter().copied().map(i32::from).collect(),
    })
}

/// The number of each card. Each number comes once.
pub(super) fn check_numbers(doc: &Doc<'_, CardsFile<CardEntry>>, report: &mut Report) -> Vec<u8> {
    let (entries, place) = (&doc.value.cards, doc.root().field("cards"));
    for (index, entry) in entries.iter().enumerate() {
        let number = place.item(index).field("number");
        within(number, report, entry.number, 1, NUMBER_MAX.into());
        let mut earlier = entries[..index].iter();
        if let Some(other) = earlier.find(|other| other.number == entry.number) {
            let message = format!(
                "the card {:?} already has the number {}; expected each number once",
                other.name, entry.number
            );
            number.error(report, message);
        }
    }
    by_name(entries, entries.iter().map(|entry| entry.number))
}

/// PY-2: the entry is in the top row and the tomb in the bottom row.
pub(super) fn check_landmarks(place: Location<'_>, entries: &[CardEntry], report: &mut Report) {
    for (index, entry) in entries.iter().enumerate() {
        let last = entry.grid.len().saturating_sub(1);
        for (row, line) in entry.grid.iter().enumerate() {
            for (col, found) in line.chars().enumerate() {
                let (what, expected, right) = match found {
                    ENTRY => ("entry", "top", 0),
                    TOMB => ("tomb", "bottom", last),
                    _ => continue,
                };
                if row != right {
                    let message = format!(
                        "the {what} is in row {}; expected it in the {expected} row, {}",
                        row + 1,
                        right + 1
                    );
                    let place = place.item(index).field("grid").item(row);
                    place.error_at_char(report, col, message);
                }
            }
        }
    }
}

/// Warns of symbols behind the tomb, because they can only be marked together with it.
pub(super) fn warn_of_symbols_behind_tombs(
    place: Location<'_>,
    entries: &[CardEntry],
    cards: &[Card<Chamber>],
    report: &mut Report,
) {
    for (index, entry) in entries.iter().enumerate() {
        let Some(card) = cards.iter().find(|card| card.name == entry.name) else {
            continue;
        };
        let (frame, behind) = (card.grid.frame(), behind_tomb(&card.grid));
        for row in 0..entry.grid.len() {
            let symbols = card.symbols.iter().map(|&(cell, _)| cell);
            let hidden: CellSet = symbols
                .filter(|&cell| frame.row(cell) == row && behind.contains(cell))
                .collect();
            if !hidden.is_empty() {
                let message = format!(
                    "symbols on {} lie behind the tomb; they can only be marked together with it",
                    frame.labels(hidden)
                );
                let place = place.item(index).field("grid").item(row);
                place.warning(report, message);
            }
        }
    }
}

/// The cells that are reachable only through the tomb.
fn behind_tomb(grid: &Chamber) -> CellSet {
    let open = grid.cells() - CellSet::of(grid.tomb());
    let entry = CellSet::of(grid.entry());
    open - region(entry, |set| grid.neighbours(set) & open)
}
