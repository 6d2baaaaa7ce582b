//! What the lamps of a street come to, computed when the rules are loaded.
//!
//! For each street alone a table says how many points it comes to, if numbers come by chance and each of them is used
//! or not used as it is best. The streets compete for the same numbers, so a street gets only a part of them.

use crate::content::{Facts, LAMPS_MAX, NUMBER_MAX, Street};

/// The largest number of turns that the tables look ahead.
pub(crate) const TURNS_MAX: usize = 24;
/// The share of the numbers that fit a street and that it gets, in percent.
const SHARE: f64 = 0.5;
/// The value of the lamp that a corner lights, in points.
const CORNER: f64 = 1.5;

/// The values of a street, in thousandths of a point: by turns left, next lamp, and number of lit lamps.
pub(crate) type StreetValues = Vec<[[i32; LAMPS_MAX + 1]; LAMPS_MAX + 1]>;

/// The expected points of every street.
#[derive(Debug)]
pub(crate) struct LampValues {
    pub(crate) streets: Vec<StreetValues>,
}

impl LampValues {
    pub(crate) fn new(facts: &Facts, seats: usize, corners_light: bool) -> Self {
        let values = |street: &Street| values(facts, street, seats, corners_light);
        Self {
            streets: facts.streets.iter().map(values).collect(),
        }
    }
}

/// The chance of each number in a turn: the shared dice for all, and the street's die in every turn of the seat.
fn chances(facts: &Facts, street: &Street, seats: usize) -> [f64; NUMBER_MAX + 1] {
    let mut chances = [0.0; NUMBER_MAX + 1];
    let shared = usize::from(facts.shared_sides);
    let own = usize::from(street.sides);
    for first in 1..=shared {
        for second in 1..=shared {
            chances[first + second] += 1.0 / (shared * shared) as f64;
        }
        for second in 1..=own {
            // Either of the two shared dice may be used, and other streets may use their dice instead.
            let chance = 2.0 / (shared * own) as f64;
            chances[first + second] += chance / (seats * facts.streets.len()) as f64 * 2.0;
        }
    }
    chances
}

fn values(facts: &Facts, street: &Street, seats: usize, corners_light: bool) -> StreetValues {
    let chances = chances(facts, street, seats);
    let mut points = [[0.0; LAMPS_MAX + 1]; LAMPS_MAX + 1];
    for row in &mut points {
        for (count, points) in row.iter_mut().enumerate() {
            *points = f64::from(facts.points[count]);
        }
    }
    let mut all = vec![points];
    for _ in 0..TURNS_MAX {
        let before = all.last().copied().unwrap_or(points);
        let mut now = before;
        for (next, row) in now.iter_mut().enumerate().take(street.lamps()) {
            for (count, value) in row.iter_mut().enumerate().take(next + 1) {
                *value = turn(
                    facts,
                    street,
                    &chances,
                    &before,
                    (next, count),
                    corners_light,
                );
            }
        }
        all.push(now);
    }
    let whole = |value: f64| (value * 1000.0).round() as i32;
    let rows = all.into_iter().map(|rows| rows.map(|row| row.map(whole)));
    rows.collect()
}

/// The value with one more turn: the best use of every number.
fn turn(
    facts: &Facts,
    street: &Street,
    chances: &[f64; NUMBER_MAX + 1],
    before: &[[f64; LAMPS_MAX + 1]; LAMPS_MAX + 1],
    (next, count): (usize, usize),
    corners_light: bool,
) -> f64 {
    let stay = before[next][count];
    let mut value = stay;
    let mut used = [false; NUMBER_MAX + 1];
    for lamp in next..street.lamps() {
        let number = usize::from(street.numbers[lamp]);
        if std::mem::replace(&mut used[number], true) {
            continue;
        }
        let with_number =
            (lamp..street.lamps()).filter(|at| usize::from(street.numbers[*at]) == number);
        let best = with_number.map(|lamp| {
            let bell = lamp == street.bell();
            if bell && count < usize::from(facts.bell.needs) {
                return stay;
            }
            let corner = corners_light && street.corners[lamp].is_some();
            let more = if corner { CORNER } else { 0.0 };
            let rung = if bell {
                f64::from(facts.bell.points)
            } else {
                0.0
            };
            before[lamp + 1][count + 1] + more + rung
        });
        let best = best.fold(stay, f64::max);
        value += SHARE * chances[number] * (best - stay);
    }
    value
}
