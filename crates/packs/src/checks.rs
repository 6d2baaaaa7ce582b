//! Checks for every pack: of names, counts and ranges.

use super::read::Location;
use super::report::Report;
use roll_and_write::option::{did_you_mean, expected};
use roll_and_write::sheet::{SheetLayout, TrackId, TrackKind};

/// The largest number of letters in a name.
const NAME_MAX: usize = 16;

/// The index of a name in a list of known names. If it is not there, reports that and returns
/// `None`.
///
/// If the list itself could not be read, the report names its problem already. Then an unknown name
/// is no further problem.
///
/// ```
/// use rnw_packs::{Files, Report, find, open};
/// let files = Files::embedded("mine", &[("game.json", r#"{ "color": "gren" }"#)]);
/// let mut report = Report::default();
/// let doc = open::<serde_json::Value>(&files, "game.json", &mut report).unwrap();
/// assert_eq!(find(doc.root().field("color"), "colour", "gren", &["red", "green"], &mut report), None);
/// assert!(report.to_string().contains("did you mean \"green\"?"), "{report}");
/// ```
pub fn find(
    place: Location<'_>,
    what: &str,
    name: &str,
    known: &[&str],
    report: &mut Report,
) -> Option<usize> {
    let found = known.iter().position(|other| *other == name);
    if found.is_none() && !is_incomplete(known, report) {
        let hint = did_you_mean(name, known.iter().copied());
        place.error(
            report,
            format!(
                "unknown {what} {name:?}; {}{hint}",
                expected(known.iter().copied())
            ),
        );
    }
    found
}

/// Whether names are missing from a list because of a problem that the report names: an empty name
/// is a placeholder for one that could not be read.
fn is_incomplete(known: &[&str], report: &Report) -> bool {
    known.contains(&"") || known.is_empty() && report.has_errors()
}

/// The track with this name and of this kind. If there is none, reports that and returns `None`.
pub fn find_track(
    place: Location<'_>,
    name: &str,
    kind: TrackKind,
    sheet: &SheetLayout,
    report: &mut Report,
) -> Option<TrackId> {
    let known: Vec<&str> = sheet
        .tracks()
        .iter()
        .map(|track| track.name.as_str())
        .collect();
    let id = TrackId(find(place, "track", name, &known, report)? as u8);
    let found = sheet.track(id).kind;
    if found != kind {
        place.error(
            report,
            format!("the track {name:?} is of kind {found}; expected a track of kind {kind}"),
        );
        return None;
    }
    Some(id)
}

/// Reports an error if there are more than `most` things.
pub fn at_most(place: Location<'_>, report: &mut Report, what: &str, found: usize, most: usize) {
    if found > most {
        place.error(report, format!("{found} {what}; expected at most {most}"));
    }
}

/// Reports an error if a number is not between `least` and `most`, both allowed.
pub fn within(place: Location<'_>, report: &mut Report, found: u8, least: usize, most: usize) {
    if !(least..=most).contains(&usize::from(found)) {
        place.error(report, format!("found {found}; expected {least} to {most}"));
    }
}

/// Checks the names of a list's elements. Each must be well formed, and no two may be equal in
/// upper or lower case.
pub fn check_names(place: Location<'_>, names: &[&str], report: &mut Report) {
    for (index, name) in names.iter().enumerate() {
        let place = place.item(index).field("name");
        check_name(place, name, report);
        let mut earlier = names[..index].iter();
        match earlier.find(|earlier| earlier.eq_ignore_ascii_case(name)) {
            Some(same) if same == name => place.error(
                report,
                format!("the name {name:?} appears twice; expected each name once"),
            ),
            Some(other) => place.error(
                report,
                format!(
                    "the name {name:?} differs from {other:?} only in case; expected another name"
                ),
            ),
            None => {}
        }
    }
}

/// Checks that a name is a letter followed by letters, digits, `-` and `_`, with at most 16
/// characters in total.
pub fn check_name(place: Location<'_>, name: &str, report: &mut Report) {
    if let Some(message) = name_fault(name) {
        place.error(report, message);
    }
}

/// What is wrong with a name; `None` if it is well formed.
///
/// ```
/// use rnw_packs::name_fault;
/// assert_eq!(name_fault("tide-pool"), None);
/// assert!(name_fault("2nd").unwrap().contains("expected a letter"));
/// ```
pub fn name_fault(name: &str) -> Option<String> {
    let letters = name
        .chars()
        .all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    let well_formed =
        letters && name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.len() <= NAME_MAX;
    (!well_formed).then(|| {
        format!(
            "invalid name {name:?}; expected a letter, then up to {} letters, digits, '-' or '_'",
            NAME_MAX - 1
        )
    })
}

/// Reports an error if a pack is for another game.
pub fn check_game(place: Location<'_>, found: &str, expected: &str, report: &mut Report) {
    if found != expected {
        place.error(
            report,
            format!("this pack is for {found:?}; expected {expected:?}"),
        );
    }
}
