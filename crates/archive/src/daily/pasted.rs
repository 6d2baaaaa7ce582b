//! Finds results in a text that may contain anything else, such as the lines of a chat.

use super::date;
use super::result::{RANKED, SEPARATORS, UNRANKED};
use crate::share;
use rnw_catalogue::GameEntry;
use rnw_plan::pack;
use rnw_session::{ShareCode, is_decoration};
use roll_and_write::text::is_steering;
use time::Date;

/// The largest number of lines over which a mail wraps a code.
const WRAPPED_MAX: usize = 12;

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
        let found = |begin: &'static str| Some((text.split_once(begin)?, begin == RANKED));
        let ((before, rest), is_ranked) = found(RANKED).or_else(|| found(UNRANKED))?;
        let between = (SEPARATORS.into_iter())
            .filter_map(|between| Some((rest.find(between)?, between)))
            .min()?
            .1;
        let (day, rest) = rest.split_once(between)?;
        let (title, player) = rest.split_once(between)?;
        let result = Self {
            line: Some(number),
            date: date(day.trim())?,
            title: title.trim().to_owned(),
            player: undecorated(before, player).to_owned(),
            is_ranked,
            points: String::new(),
            code: None,
        };
        Some(match code(player) {
            Some(code) => result.in_one_line(player, code),
            None => result,
        })
    }

    /// The result if the code stands in its first line, behind player and points. The code says where the name ends.
    fn in_one_line(self, rest: &str, code: &str) -> Self {
        let parsed = ShareCode::parse(code);
        let name = parsed.iter().flat_map(ShareCode::names).next();
        let rest = rest.trim();
        let Some((name, after)) = name.and_then(|name| Some((name, rest.strip_prefix(name)?)))
        else {
            return Self {
                code: Some(code.to_owned()),
                ..self
            };
        };
        Self {
            player: name.to_owned(),
            points: points(after).unwrap_or_default(),
            code: Some(code.to_owned()),
            ..self
        }
    }
}

/// A name without the signs that close those before the line, as in `||rnw daily … Ann||`.
fn undecorated<'t>(before: &str, name: &'t str) -> &'t str {
    let opens = |c: &char| !(c.is_whitespace() || ">)]}:.,;!".contains(*c));
    let around = before.chars().rev().take_while(|c| is_decoration(*c));
    let opened = around.filter(opens).count();
    (0..opened).fold(name.trim(), |name, _| {
        name.strip_suffix(is_decoration).unwrap_or(name)
    })
}

/// A text with ordinary blanks, without what cannot be seen.
fn visible(text: &str) -> String {
    let ordinary = |c: char| match c {
        '\n' => Some(c),
        c if c.is_whitespace() && c != '\r' => Some(' '),
        c => (!is_steering(c)).then_some(c),
    };
    text.chars().filter_map(ordinary).collect()
}

/// The lines of a text with their numbers. A line with several results is cut before each.
fn pieces(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines()).flat_map(|(number, line)| {
        let begins = [RANKED, UNRANKED].map(|begin| line.match_indices(begin));
        let mut begins: Vec<usize> = begins.into_iter().flatten().map(|(at, _)| at).collect();
        begins.sort_unstable();
        let mut starts = vec![0];
        starts.extend(begins.into_iter().skip(1));
        let ends: Vec<usize> = starts.iter().skip(1).copied().chain([line.len()]).collect();
        starts
            .into_iter()
            .zip(ends)
            .map(move |(start, end)| (number, &line[start..end]))
    })
}

/// A code that may go on in the next lines.
struct WrappedCode {
    text: String,
    lines: usize,
}

impl WrappedCode {
    fn of(code: &str) -> Self {
        let text = code.to_owned();
        Self { text, lines: 0 }
    }

    /// Adds a line. Returns the whole code if it is one now.
    fn add(&mut self, line: &str) -> Option<String> {
        self.text.push_str(line);
        self.lines += 1;
        ShareCode::parse(&self.text)
            .is_ok()
            .then(|| self.text.clone())
    }

    fn may_go_on(&self, line: &str) -> bool {
        self.lines < WRAPPED_MAX && !line.trim().is_empty()
    }
}

/// All results of a text, in order.
pub(super) fn all(text: &str) -> Vec<PastedResult> {
    let text = visible(text);
    let mut results: Vec<PastedResult> = Vec::new();
    // Whether the last result may still get its points, and its code.
    let (mut wants_points, mut wants_code) = (false, false);
    let mut wrapped: Option<WrappedCode> = None;
    for (number, line) in pieces(&text) {
        if let Some(result) = PastedResult::begin(line, number) {
            (wants_points, wants_code) = (result.points.is_empty(), result.code.is_none());
            wrapped = result.code.as_deref().map(WrappedCode::of);
            results.push(result);
            continue;
        }
        let Some(last) = results.last_mut() else {
            continue;
        };
        wrapped = wrapped.filter(|wrapped| wrapped.may_go_on(line));
        if let Some(whole) = wrapped.as_mut().and_then(|wrapped| wrapped.add(line)) {
            last.code = Some(whole);
            wrapped = None;
        } else if let Some(code) = code(line).filter(|_| wants_code) {
            last.code = Some(code.to_owned());
            wrapped = Some(WrappedCode::of(code));
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
    fn a_name_loses_only_the_signs_that_close_those_before_it() {
        for (line, name) in [
            ("||**rnw daily 2026-11-23 · Nuggets · Ann**||", "Ann"),
            ("„rnw daily 2026-11-23 · Nuggets · Ann“", "Ann"),
            ("(rnw daily 2026-11-23 · Nuggets · Bob (2))", "Bob (2)"),
            (
                "[21:05] Eve: rnw daily 2026-11-23 · Nuggets · Bob (2)",
                "Bob (2)",
            ),
            ("> rnw daily 2026-11-23 · Nuggets · Bob!", "Bob!"),
            (
                "\u{200b}rnw\u{a0}daily\u{a0}2026-11-23 ·\u{a0}Nuggets · Ann\r",
                "Ann",
            ),
        ] {
            let found = all(line);
            let names: Vec<&str> = found.iter().map(|one| &*one.player).collect();
            assert_eq!(names, [name], "{line}");
        }
        let line = "rnw daily 2026-11-23 · Nuggets · Ann rnw daily 2026-11-24 · Nuggets · Bob";
        let found = all(line);
        let seen: Vec<_> = found.iter().map(|one| (one.line, &*one.player)).collect();
        assert_eq!(seen, [(Some(1), "Ann"), (Some(1), "Bob")]);
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
