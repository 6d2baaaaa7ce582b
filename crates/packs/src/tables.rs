//! The numbers of seats that a pack plays.

use super::read::Location;
use super::report::Report;
use roll_and_write::SetupError;
use roll_and_write::text::counted;

/// What a pack lacks for a number of seats: where, and what.
pub type Lack<'d> = (Location<'d>, String);

/// The numbers of seats that a pack plays, and why it does not play the others.
///
/// A pack may say its numbers in the field `seats` of `game.json`: the fewest and the most. Otherwise it plays those of
/// the game for which it has enough of everything.
///
/// ```
/// use rnw_packs::{Files, Report, Tables, open};
/// let files = Files::embedded("mine", &[("game.json", r#"{ "seats": [1, 2], "cards": [] }"#)]);
/// let mut report = Report::default();
/// let doc = open::<serde_json::Value>(&files, "game.json", &mut report).unwrap();
/// let cards = doc.root().field("cards");
/// let tables = Tables::check(doc.root(), Some(&[1, 2]), (1, 4), &mut report, |seats| {
///     (seats > 2).then(|| (cards, format!("too few cards for {seats} seats")))
/// });
/// assert_eq!(tables.seats(), (1, 2));
/// assert!(tables.admit(2).is_ok() && report.problems.is_empty());
/// let refusal = tables.admit(3).unwrap_err().to_string();
/// assert_eq!(refusal, "mine/game.json:1:12: the pack is for 1 to 2 seats; found 3");
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tables {
    least: usize,
    most: usize,
    /// The numbers of seats of the game that the pack does not play: each with its place and its reason.
    refused: Vec<(usize, String, String)>,
}

impl Tables {
    /// Checks what a pack says about its seats. `game` is the whole `game.json`, and `said` its field `seats`.
    /// `allowed` is the fewest and the most seats of the game. `lack` says what the pack lacks for a number of seats.
    ///
    /// It is an error if the pack lacks something for a number of seats that it says, or for every number. If it lacks
    /// something for a number and does not say its numbers, that is a warning.
    pub fn check<'d>(
        game: Location<'_>,
        said: Option<&[u8]>,
        allowed: (usize, usize),
        report: &mut Report,
        lack: impl Fn(usize) -> Option<Lack<'d>>,
    ) -> Self {
        let place = game.field("seats");
        let (least, most) = match said.map(|said| check_range(place, said, allowed, report)) {
            None => allowed,
            Some(Some(range)) => range,
            Some(None) => return Self::default(),
        };
        let lacking: Vec<(usize, Lack<'d>)> = (least..=most)
            .filter_map(|seats| Some((seats, lack(seats)?)))
            .collect();
        let plays: Vec<usize> = (least..=most)
            .filter(|seats| lacking.iter().all(|(found, _)| found != seats))
            .collect();
        let range = (
            plays.first().copied().unwrap_or(least),
            plays.last().copied().unwrap_or(most),
        );
        match lacking.first() {
            Some((_, (at, what))) if plays.is_empty() => at.error(report, what.clone()),
            Some((_, (_, what))) if said.is_some() => {
                let problem = format!("{what}; the pack is enough for {}", numbers(&plays));
                place.error(report, problem);
            }
            // What is wrong elsewhere may hide what is missing.
            Some(_) if report.has_errors() => {}
            Some((_, (at, what))) => at.warning_with_help(
                report,
                format!("{what}, so the pack is for {} only", numbers(&plays)),
                &advice(&plays),
            ),
            None => {}
        }
        let unsaid = (allowed.0..=allowed.1).filter(|seats| !(least..=most).contains(seats));
        let unsaid = unsaid.map(|seats| {
            let why = format!("the pack is for {}; found {seats}", numbers(&plays));
            (seats, place.to_string(), why)
        });
        let lacking = lacking.into_iter().map(|(seats, (at, what))| {
            let why = format!("{what}; the pack is for {}", numbers(&plays));
            (seats, at.to_string(), why)
        });
        Self {
            least: range.0,
            most: range.1,
            refused: unsaid.chain(lacking).collect(),
        }
    }

    /// The fewest and the most seats.
    pub fn seats(&self) -> (usize, usize) {
        (self.least, self.most)
    }

    /// Whether the pack plays this number of seats.
    ///
    /// # Errors
    /// If the game has this number of seats, but the pack does not play it. The error names the place in the pack.
    pub fn admit(&self, seats: usize) -> Result<(), SetupError> {
        match self.refused.iter().find(|(refused, ..)| *refused == seats) {
            Some((_, place, why)) => Err(SetupError::NotForPack {
                place: place.clone(),
                why: why.clone(),
            }),
            None => Ok(()),
        }
    }
}

/// The fewest and the most seats; `None` and an error if they are not two numbers in this order, or if the game does not
/// allow them.
fn check_range(
    place: Location<'_>,
    said: &[u8],
    (fewest, largest): (usize, usize),
    report: &mut Report,
) -> Option<(usize, usize)> {
    let &[least, most] = said else {
        let message = format!(
            "found a list of {}; expected the fewest and the most seats, such as [{fewest}, {largest}]",
            said.len()
        );
        place.error(report, message);
        return None;
    };
    let found = (usize::from(least), usize::from(most));
    for (index, seats) in [found.0, found.1].into_iter().enumerate() {
        if !(fewest..=largest).contains(&seats) {
            let message = format!("found {seats}; expected {fewest} to {largest} seats");
            place.item(index).error(report, message);
            return None;
        }
    }
    if least > most {
        let message = format!(
            "found {least} before {most}; expected the fewest seats, then the most: [{most}, {least}]"
        );
        place.error(report, message);
        return None;
    }
    Some(found)
}

/// What the author can do if a pack is only for some of the numbers of seats.
fn advice(plays: &[usize]) -> String {
    match plays {
        [least, .., most] if most - least + 1 != plays.len() => "add what is missing".to_owned(),
        [] => "add what is missing".to_owned(),
        [least, ..] => {
            let most = least + plays.len() - 1;
            format!("add what is missing, or say so in game.json: \"seats\": [{least}, {most}]")
        }
    }
}

/// Numbers of seats: `1 to 3 seats`, `2 and 4 seats`.
fn numbers(plays: &[usize]) -> String {
    match plays {
        [] => "no seats".to_owned(),
        [only] => counted(*only, "seat"),
        [least, .., most] if most - least + 1 == plays.len() => format!("{least} to {most} seats"),
        [others @ .., last] => {
            let others: Vec<String> = others.iter().map(usize::to_string).collect();
            format!("{} and {last} seats", others.join(", "))
        }
    }
}
