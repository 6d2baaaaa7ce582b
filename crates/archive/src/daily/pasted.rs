//! Finds results in a text that may contain anything else, such as the lines of a chat.

use super::date;
use super::result::{RANKED, SEPARATORS, UNRANKED};
use crate::share;
use rnw_catalogue::GameEntry;
use rnw_plan::pack;
use time::Date;

/// What a text says of a result; nothing of it is checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct PastedResult {
    /// The line where it begins, counted from 1; `None` for a result that was checked before.
    pub(super) line: Option<usize>,
    pub(super) date: Date,
    pub(super) title: String,
    pub(super) player: String,
    pub(super) is_ranked: bool,
    /// The number before the word for points.
    pub(super) points: String,
    pub(super) code: Option<String>,
}

impl PastedResult {
    /// A checked result.
    pub(super) fn older(date: Date, entry: &GameEntry, player: &str) -> Self {
        Self {
            line: None,
            date,
            title: pack::game_title(entry),
            player: player.to_owned(),
            is_ranked: true,
            points: String::new(),
            code: None,
        }
    }

    /// Reads the first line of a result, such as `rnw daily 2026-11-23 · Nuggets · Ann`. Anything may stand before it.
    fn begin(text: &str, number: usize) -> Option<Self> {
        let found = |begin: &'static str| Some((text.split_once(begin)?.1, begin == RANKED));
        let (rest, is_ranked) = found(RANKED).or_else(|| found(UNRANKED))?;
        let between = (SEPARATORS.into_iter())
            .filter_map(|between| Some((rest.find(between)?, between)))
            .min()?
            .1;
        let (day, rest) = rest.split_once(between)?;
        let (title, player) = rest.split_once(between)?;
        Some(Self {
            line: Some(number),
            date: date(day.trim())?,
            title: title.trim().to_owned(),
            player: player.trim().to_owned(),
            is_ranked,
            points: String::new(),
            code: None,
        })
    }
}

/// All results of a text, in order.
pub(super) fn all(text: &str) -> Vec<PastedResult> {
    let mut results: Vec<PastedResult> = Vec::new();
    // Whether the last result may still get its points, and its code.
    let (mut wants_points, mut wants_code) = (false, false);
    for (number, line) in (1..).zip(text.lines()) {
        if let Some(result) = PastedResult::begin(line, number) {
            results.push(result);
            (wants_points, wants_code) = (true, true);
            continue;
        }
        let Some(last) = results.last_mut() else {
            continue;
        };
        if let Some(code) = code(line).filter(|_| wants_code) {
            last.code = Some(code.to_owned());
            (wants_points, wants_code) = (false, false);
        } else if let Some(points) = points(line).filter(|_| wants_points) {
            last.points = points;
            wants_points = false;
        }
    }
    results
}

/// The share code in a line, of any version.
fn code(line: &str) -> Option<&str> {
    line.split_whitespace().find(|word| share::is_code(word))
}

/// The number at the beginning of a line, such as `6 1/2`. Signs of a quotation may stand before it.
fn points(line: &str) -> Option<String> {
    let is_sign = |c: char| c == '-' || c.is_ascii_digit();
    let start = line.trim_start_matches(|c: char| !is_sign(c));
    let of_number = |c: char| is_sign(c) || c == '/' || c == ' ';
    let end = start.find(|c: char| !of_number(c)).unwrap_or(start.len());
    let number = start[..end].trim();
    (!number.is_empty()).then(|| number.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_found_between_anything_else() {
        let text = "\
[21:05] Ann: good evening
[21:06] Ann: rnw daily 2026-11-23 · Silver & Gold · Ann
84 points (best found: 97)
▁▂▂▅▃▇█▁
RNW1-abc

> rnw unranked 2026-11-22 | Nuggets | Bob · the | other

> 6 1/2 points, place 2 of 2 (best found: 31)
> 0127
> rnw1-def  rnw1-ghi
rnw1-jkl
rnw daily 2026-02-30 · Nuggets · Ann
rnw daily 2026-11-23 · Nuggets
rnw daily 2026-11-21 · Nuggets · Eve
-3 b.";
        let found: Vec<_> = all(text)
            .into_iter()
            .map(|one| {
                let line = one.line.unwrap();
                let date = one.date.to_string();
                (
                    line,
                    date,
                    one.title,
                    one.player,
                    one.is_ranked,
                    one.points,
                    one.code,
                )
            })
            .collect();
        let row = |line,
                   date: &str,
                   title: &str,
                   player: &str,
                   ranked,
                   points: &str,
                   code: Option<&str>| {
            let [date, title, player, points] = [date, title, player, points].map(str::to_owned);
            (
                line,
                date,
                title,
                player,
                ranked,
                points,
                code.map(str::to_owned),
            )
        };
        assert_eq!(
            found,
            [
                row(
                    2,
                    "2026-11-23",
                    "Silver & Gold",
                    "Ann",
                    true,
                    "84",
                    Some("RNW1-abc")
                ),
                row(
                    7,
                    "2026-11-22",
                    "Nuggets",
                    "Bob · the | other",
                    false,
                    "6 1/2",
                    Some("rnw1-def")
                ),
                row(15, "2026-11-21", "Nuggets", "Eve", true, "-3", None),
            ]
        );
    }

    #[test]
    fn no_text_is_a_problem() {
        for text in [
            "",
            "\n\n",
            "rnw daily ",
            "rnw daily  ·  · ",
            "é\u{301}nw1-",
            "rnw1-",
        ] {
            assert_eq!(all(text), [], "{text}");
        }
    }
}
