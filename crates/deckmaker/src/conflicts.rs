//! Targets that contradict each other: no deck can meet them.

use crate::group::Group;
use crate::targets::{LandmarkEntry, Span};
use rnw_packs::{Location, Report};
use roll_and_write::text::counted;

/// Reports every contradiction that can be seen without a search, at the place of one of its targets.
pub(crate) fn report(
    group: &Group,
    landmarks: &[LandmarkEntry],
    place: Location<'_>,
    report: &mut Report,
) {
    let all = [
        ("cells", cells(group, landmarks)),
        ("symbols", symbols(group, landmarks)),
        ("symbols_a_card", symbols_a_card(group, landmarks)),
        ("seals", seals(group)),
        ("holes", holes(group)),
        ("way", way(group, landmarks)),
        ("turns", turns(group)),
        ("points_a_turn", points_a_turn(group)),
    ];
    for (field, message) in all {
        if let Some(message) = message {
            place.field(field).error(report, message);
        }
    }
    for (index, landmark) in landmarks.iter().enumerate() {
        let rows = group.frame.rows() as u32;
        let is_outside = |span: Span<u32>| !(1..=rows).contains(&span.least);
        if landmark.rows.is_some_and(is_outside) {
            let number = index + 1;
            let message = format!("landmark {number} has no row in a frame of {rows} rows");
            place.field("frame").error(report, message);
        }
    }
}

fn cells(group: &Group, landmarks: &[LandmarkEntry]) -> Option<String> {
    let (rows, cols) = (group.frame.rows() as u32, group.frame.cols() as u32);
    let (least, most) = (group.entry.cells.least, group.entry.cells.most);
    let fewest = if landmarks.is_empty() {
        rows + cols - 1
    } else {
        2
    };
    if least > rows * cols {
        return Some(format!("{least} cells; \"frame\" has only {}", rows * cols));
    }
    (most < fewest).then(|| format!("{most} cells; a card needs {fewest} to fill its \"frame\""))
}

/// The sum of the least and of the most cells with symbols.
fn all_symbols(group: &Group) -> Span<u32> {
    let spans = group.symbols.iter().map(|(_, span)| span);
    Span {
        least: spans.clone().map(|span| span.least).sum(),
        most: spans.map(|span| span.most).sum(),
    }
}

fn symbols(group: &Group, landmarks: &[LandmarkEntry]) -> Option<String> {
    let places = group
        .entry
        .cells
        .most
        .saturating_sub(landmarks.len() as u32)
        * group.entry.cards;
    let least = all_symbols(group).least;
    (least > places).then(|| {
        format!(
            "{least} symbols or more; {places} cells have room for them by \"cards\" and \"cells\""
        )
    })
}

fn symbols_a_card(group: &Group, landmarks: &[LandmarkEntry]) -> Option<String> {
    let (span, all) = (group.entry.symbols_a_card?, all_symbols(group));
    let cards = group.entry.cards;
    let room = group
        .entry
        .cells
        .most
        .saturating_sub(landmarks.len() as u32);
    if span.least > room {
        return Some(format!(
            "{} symbols on a card; \"cells\" leaves room for {room}",
            span.least
        ));
    }
    if span.least * cards > all.most {
        let needed = span.least * cards;
        return Some(format!(
            "{cards} cards need {needed} symbols; \"symbols\" allows only {}",
            all.most
        ));
    }
    let allowed = span.most.saturating_mul(cards);
    (allowed < all.least).then(|| {
        format!(
            "{cards} cards have at most {allowed} symbols; \"symbols\" asks for {}",
            all.least
        )
    })
}

fn seals(group: &Group) -> Option<String> {
    let seals: u32 = group.entry.seals.values().sum();
    (seals > group.entry.cards)
        .then(|| format!("{seals} seals; \"cards\" is only {}", group.entry.cards))
}

fn holes(group: &Group) -> Option<String> {
    let least = group.entry.holes?.least;
    if least > group.entry.cards {
        return Some(format!(
            "{} with a hole; \"cards\" is only {}",
            counted(least, "card"),
            group.entry.cards
        ));
    }
    let small = group.frame.rows() < 3 || group.frame.cols() < 3;
    // The smallest ring around a hole has seven cells: it lacks a corner.
    let few = group.entry.cells.most < 7 || group.entry.cells.least >= group.frame.cells().len();
    let cards = counted(least, "card");
    (least > 0 && (small || few))
        .then(|| format!("{cards} with a hole; \"frame\" and \"cells\" leave no room for one"))
}

fn way(group: &Group, landmarks: &[LandmarkEntry]) -> Option<String> {
    let span = group.entry.way?;
    if landmarks.is_empty() {
        return Some("a way needs two \"landmarks\"; the targets have none".to_owned());
    }
    (span.least > group.entry.cells.most).then(|| {
        format!(
            "a way of {} cells; \"cells\" allows only {}",
            span.least, group.entry.cells.most
        )
    })
}

fn turns(group: &Group) -> Option<String> {
    let (least, most) = (group.entry.turns?.least, f64::from(group.entry.cells.most));
    (least > most)
        .then(|| format!("{least} turns; each turn marks a cell, and \"cells\" allows only {most}"))
}

fn points_a_turn(group: &Group) -> Option<String> {
    let (span, turns) = (group.entry.points_a_turn?, group.entry.turns?);
    let symbols = group.symbols.iter();
    let values = symbols.map(|(symbol, _)| group.values[usize::from(*symbol)]);
    let best = values.clone().fold(0.0, f64::max);
    let worst = values.fold(0.0, f64::min);
    let symbols = group.entry.symbols_a_card;
    let symbols = symbols.map_or(group.entry.cells.most, |span| span.most);
    let most =
        (group.entry.points.unwrap_or(0.0) + best * f64::from(symbols)) / turns.least.max(1.0);
    let least =
        (group.entry.points.unwrap_or(0.0) + worst * f64::from(symbols)) / turns.most.max(1.0);
    if span.least > most {
        return Some(format!(
            "{} points a turn; \"points\", \"values\" and \"turns\" allow at most {most:.2}",
            span.least
        ));
    }
    (span.most < least).then(|| {
        format!(
            "{} points a turn; \"points\", \"values\" and \"turns\" give at least {least:.2}",
            span.most
        )
    })
}
