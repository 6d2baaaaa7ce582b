//! Checks of `game.json` and `cards.json`. Each problem has its location.

use super::{
    CardEntry, CardsFile, Color, ColorEntry, ColorFacts, ENTRY, Facts, GameFile, NUMBER_MAX, Pairs,
    PairsEntry, Penalty, PenaltyEntry, TOMB,
};
use rnw_flip::Card;
use rnw_flip::content::{FlipFiles, GameContent, by_name};
use rnw_packs::{Doc, Location, Report, find, find_track, within};
use roll_and_write::ItemSet;
use roll_and_write::geometry::{CellSet, Chamber, Grid, region};
use roll_and_write::sheet::{PoolId, TrackId, TrackKind};

/// Checks `game.json` against the common files; `None` if something is wrong.
pub(super) fn check_facts(
    doc: &Doc<'_, GameFile>,
    common: Option<&FlipFiles>,
    report: &mut Report,
) -> Option<Facts> {
    let (file, place) = (&doc.value, doc.root());
    let place_of_colors = place.field("colors");
    let per_claim = place.field("cards_per_claim");
    within(per_claim, report, file.cards_per_claim, 1, 128);
    let scored = Scored { common: common? };
    let colors: Vec<Option<ColorFacts>> = (0..file.colors.len())
        .map(|index| scored.color(place_of_colors.item(index), &file.colors[..=index], report))
        .collect();
    let pairs = scored.pairs(place.field("pairs"), &file.pairs, report);
    let penalty = scored.penalty(place.field("penalty"), &file.penalty, report);
    Some(Facts {
        card_points: file.card_points.into(),
        cards_per_claim: file.cards_per_claim.into(),
        colors: colors.into_iter().collect::<Option<_>>()?,
        pairs: pairs?,
        penalty: penalty?,
        color_of: Vec::new(),
        number_of: Vec::new(),
    })
}

/// Finds the tracks and pools that `game.json` scores.
struct Scored<'a> {
    common: &'a FlipFiles,
}

impl Scored<'_> {
    /// The track with this name, and the number of its boxes.
    fn track(
        &self,
        place: Location<'_>,
        name: &str,
        kind: TrackKind,
        report: &mut Report,
    ) -> Option<(TrackId, usize)> {
        let track = find_track(place, name, kind, &self.common.sheet, report)?;
        Some((track, self.common.sheet.track(track).boxes.into()))
    }

    /// Checks the last of these colours against the earlier ones.
    fn color(
        &self,
        place: Location<'_>,
        colors: &[ColorEntry],
        report: &mut Report,
    ) -> Option<ColorFacts> {
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
        let pools = self.common.pools.iter();
        let pools: Vec<&str> = pools.map(|pool| pool.name.as_str()).collect();
        let pool = find(place.field("pool"), "pool", &entry.pool, &pools, report);
        let place = place.field("track");
        let (track, boxes) = self.track(place, &entry.track, TrackKind::Written, report)?;
        let pool = pool?;
        let numbers = self.common.pools[pool].values.len();
        if boxes < numbers {
            let message = format!(
                "{:?} has {boxes} boxes for the {numbers} numbers of its pool; expected at least as many",
                entry.track
            );
            place.error(report, message);
        }
        Some(ColorFacts {
            name: entry.name.clone(),
            pool: PoolId(pool as u8),
            track,
            cards: ItemSet::EMPTY,
        })
    }

    fn pairs(&self, place: Location<'_>, entry: &PairsEntry, report: &mut Report) -> Option<Pairs> {
        let [first, second] = [0, 1].map(|index| {
            let place = place.field("tracks").item(index);
            self.track(place, &entry.tracks[index], TrackKind::Count, report)
        });
        let tracks = [first?.0, second?.0];
        if tracks[0] == tracks[1] {
            let message = "a track cannot pair with itself; expected two different tracks";
            place.field("tracks").item(1).error(report, message);
        }
        Some(Pairs {
            tracks,
            pair: entry.pair.into(),
            single: entry.single.into(),
        })
    }

    /// PY-4: one value for each box, and no value lower than the one before it.
    fn penalty(
        &self,
        place: Location<'_>,
        entry: &PenaltyEntry,
        report: &mut Report,
    ) -> Option<Penalty> {
        let values = place.field("values");
        for (index, pair) in entry.values.windows(2).enumerate() {
            if let [before, value] = *pair
                && value < before
            {
                let message =
                    format!("{value} comes after {before}; expected a value that is not lower");
                values.item(index + 1).error(report, message);
            }
        }
        let place = place.field("track");
        let (track, boxes) = self.track(place, &entry.track, TrackKind::Count, report)?;
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
}

/// Adds the colour and the number of each card to the facts.
pub(super) fn check_cards(
    facts: Option<Facts>,
    doc: &Doc<'_, CardsFile>,
    game: &GameFile,
    report: &mut Report,
) -> Option<Facts> {
    let (entries, place) = (&doc.value.cards, doc.root().field("cards"));
    let names = Facts::texts(game).colors;
    let mut printed = Vec::new();
    for (index, entry) in entries.iter().enumerate() {
        let place = place.item(index);
        let number = place.field("number");
        within(number, report, entry.number, 1, NUMBER_MAX.into());
        let earlier = &entries[..index];
        if let Some(other) = earlier.iter().find(|other| other.number == entry.number) {
            let message = format!(
                "the card {:?} already has the number {}; expected each number once",
                other.name, entry.number
            );
            number.error(report, message);
        }
        let color = find(place.field("color"), "colour", &entry.color, &names, report);
        printed.push((Color(color.unwrap_or(0) as u8), entry.number));
    }
    let mut facts = facts?;
    (facts.color_of, facts.number_of) = by_name(entries, printed).into_iter().unzip();
    for (index, color) in facts.colors.iter_mut().enumerate() {
        color.cards = ItemSet::of_value(&facts.color_of, &Color(index as u8));
    }
    Some(facts)
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
