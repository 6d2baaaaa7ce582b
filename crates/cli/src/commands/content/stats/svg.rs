//! The report as pictures: plain SVG that a person can read and a program can restyle.

use super::histogram::Bins;
use super::intervals::Estimate;
use super::report::{CardReport, CardsReport, SeatReport, StatsReport};
use crate::failure::Failure;
use crate::saved;
use roll_and_write::text::printable;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// The files, and what is in them.
const SCORES: &str = "scores.svg";
const CARDS: &str = "cards.svg";
/// The most bars of a histogram.
const BARS_MAX: usize = 40;
/// How wide a picture is.
const WIDTH: f64 = 760.0;
/// The room to the left of an axis, and to the right of it.
const LEFT: f64 = 70.0;
const RIGHT: f64 = 20.0;
/// The room for the title of a picture.
const TOP: f64 = 68.0;
/// The room for an axis below: its numbers and its title.
const BELOW: f64 = 48.0;
/// How high a histogram is, without its axis.
const PANEL: f64 = 130.0;
/// How high the row of a card is.
const ROW: f64 = 15.0;

/// Colours that those who see few colours tell apart (Okabe and Ito, 2008).
const STYLE: &str = "    text { font: 12px sans-serif; fill: #222 }
    .title { font-size: 16px; font-weight: bold }
    .small { font-size: 11px; fill: #555 }
    .middle { text-anchor: middle }
    .end { text-anchor: end }
    .axis { stroke: #222; fill: none }
    .grid { stroke: #ddd }
    .mean { stroke: #d55e00; stroke-dasharray: 4 3 }
    .bar { fill: #56b4e9; stroke: #0072b2; stroke-width: 0.5 }
    .range { stroke: #0072b2; stroke-width: 1.5 }
    .dot { fill: #0072b2 }
    .remark .range { stroke: #d55e00 }
    .remark .dot { fill: #d55e00 }
";

/// Makes the folder. Pictures that exist are refused without `force`, before any game is played.
pub(super) fn prepare(folder: &Path, force: bool) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(Failure::file(folder))?;
    let existing = places(folder).into_iter();
    match existing.filter(|path| path.exists()).find(|_| !force) {
        Some(path) => Err(Failure::Usage(format!(
            "{} exists already; --force overwrites it",
            path.display()
        ))),
        None => Ok(()),
    }
}

/// Where the pictures are.
pub(super) fn places(folder: &Path) -> [PathBuf; 2] {
    [SCORES, CARDS].map(|name| folder.join(name))
}

/// Draws the pictures; where they are. A pack without cards has no picture of them.
pub(super) fn write(
    folder: &Path,
    force: bool,
    report: &StatsReport,
) -> Result<Vec<PathBuf>, Failure> {
    let cards = report.cards.as_ref().map(|cards| {
        let alone = report.seats.len() < 2;
        (CARDS, cards_picture(report, cards, alone))
    });
    let pictures = [(SCORES, scores_picture(report))].into_iter().chain(cards);
    let mut written = Vec::new();
    for (name, picture) in pictures {
        let path = folder.join(name);
        saved::write(&path, force, "--force overwrites it", &picture)?;
        written.push(path);
    }
    Ok(written)
}

/// A picture that grows line by line.
struct Svg(String);

impl Svg {
    /// An empty picture with its title, what was played, and what is to be seen.
    fn new(height: f64, title: &str, played: &str, seen: &str) -> Self {
        let [title, played, seen] = [title, played, seen].map(escape);
        Self(format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" role="img">
  <title>{title}</title>
  <desc>{played}; {seen}</desc>
  <style>
{STYLE}  </style>
  <rect width="100%" height="100%" fill="white"/>
  <text class="title" x="{LEFT}" y="24">{title}</text>
  <text class="small" x="{LEFT}" y="42">{played}</text>
  <text class="small" x="{LEFT}" y="56">{seen}</text>
"#
        ))
    }

    fn add(&mut self, line: &str) {
        // Writing to a text does not fail.
        let _ = writeln!(self.0, "  {line}");
    }

    fn line(&mut self, class: &str, (x1, y1): (f64, f64), (x2, y2): (f64, f64)) {
        self.add(&format!(
            r#"<line class="{class}" x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}"/>"#
        ));
    }

    fn text(&mut self, class: &str, (x, y): (f64, f64), text: &str) {
        self.add(&format!(
            r#"<text class="{class}" x="{x:.1}" y="{y:.1}">{}</text>"#,
            escape(text)
        ));
    }

    fn finish(mut self) -> String {
        self.0.push_str("</svg>\n");
        self.0
    }
}

/// A text as it may stand anywhere in a picture; XML knows no control characters, not even escaped ones.
fn escape(text: &str) -> String {
    printable(text)
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('\'', "&#39;")
}

/// From values to places along an axis.
#[derive(Clone, Copy)]
struct Scale {
    values: (f64, f64),
    places: (f64, f64),
}

impl Scale {
    /// An axis that holds these values, with a little room at either end.
    fn around(values: impl Iterator<Item = f64>, places: (f64, f64)) -> Self {
        let (low, high) = values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| {
            (low.min(value), high.max(value))
        });
        let room = ((high - low) * 0.04).max(0.01);
        let values = if low > high {
            (0.0, 1.0)
        } else {
            (low - room, high + room)
        };
        Self { values, places }
    }

    fn place(self, value: f64) -> f64 {
        let ((low, high), (from, to)) = (self.values, self.places);
        from + (value - low) / (high - low) * (to - from)
    }

    /// Round values along the axis, four to eight of them.
    fn ticks(self) -> impl Iterator<Item = f64> {
        let (low, high) = self.values;
        let rough = (high - low) / 8.0;
        let power = 10_f64.powf(rough.log10().floor());
        let digit = [1.0, 2.0, 5.0]
            .into_iter()
            .find(|digit| digit * power >= rough);
        let step = power * digit.unwrap_or(10.0);
        let first = (low / step).ceil() as i64;
        let last = (high / step).floor() as i64;
        (first..=last).map(move |tick| tick as f64 * step)
    }
}

/// A number as a tick has it.
fn spell(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" {
        "0".to_owned()
    } else {
        text.to_owned()
    }
}

fn what(report: &StatsReport) -> String {
    format!(
        "{} games of {}, seed {}",
        report.games,
        report.players.join(", "),
        report.seed
    )
}

fn scores_picture(report: &StatsReport) -> String {
    let step = PANEL + BELOW + 22.0;
    let height = TOP + step * report.seats.len() as f64;
    let mut svg = Svg::new(
        height,
        &format!("Scores in {}", report.pack),
        &what(report),
        "the dashed line is the mean",
    );
    let all: Vec<_> = report
        .seats
        .iter()
        .flat_map(|seat| seat.scores.iter().copied())
        .collect();
    // All seats have the same bins, so that they can be compared.
    let width = Bins::of(&all, BARS_MAX).width;
    let whole = || all.iter().map(|count| count.score.floor() as i64);
    let range = (whole().min().unwrap_or(0), whole().max().unwrap_or(0));
    for (place, seat) in (0u8..).zip(&report.seats) {
        let top = TOP + 18.0 + step * f64::from(place);
        histogram(&mut svg, seat, range, width, top);
    }
    svg.finish()
}

fn histogram(svg: &mut Svg, seat: &SeatReport, range: (i64, i64), width: i64, top: f64) {
    let Bins { bins, .. } = Bins::between(&seat.scores, range, width);
    let all: u64 = bins.iter().map(|bin| bin.games).sum();
    let share = |games: u64| 100.0 * games as f64 / all.max(1) as f64;
    let most = bins.iter().map(|bin| share(bin.games)).fold(1.0, f64::max);
    let ends = bins.first().zip(bins.last());
    let ends = ends.map_or((0, 1), |(first, last)| (first.from, last.from + width));
    let x = Scale {
        values: (ends.0 as f64, ends.1 as f64),
        places: (LEFT, WIDTH - RIGHT),
    };
    let bottom = top + PANEL;
    let y = Scale {
        values: (0.0, most * 1.05),
        places: (bottom, top),
    };
    let player = seat.player.as_deref().unwrap_or_default();
    svg.text(
        "seat",
        (LEFT, top - 5.0),
        &format!("seat {}, {player}", seat.number),
    );
    for tick in y.ticks() {
        svg.line(
            "grid",
            (LEFT, y.place(tick)),
            (WIDTH - RIGHT, y.place(tick)),
        );
        svg.text("end small", (LEFT - 6.0, y.place(tick) + 4.0), &spell(tick));
    }
    for bin in bins.iter().filter(|bin| bin.games > 0) {
        let (left, right) = (x.place(bin.from as f64), x.place((bin.from + width) as f64));
        let over = y.place(share(bin.games));
        svg.add(&format!(
            r#"<rect class="bar" x="{left:.1}" y="{over:.1}" width="{:.1}" height="{:.1}"/>"#,
            right - left,
            bottom - over
        ));
    }
    axis_below(svg, x, bottom, "score (points)");
    let middle = f64::midpoint(top, bottom);
    svg.add(&format!(
        r#"<text class="middle" transform="translate(22 {middle:.1}) rotate(-90)">games (%)</text>"#
    ));
    if let Some(mean) = seat.score.value {
        svg.line("mean", (x.place(mean), top), (x.place(mean), bottom));
    }
}

fn axis_below(svg: &mut Svg, x: Scale, y: f64, title: &str) {
    svg.line("axis", (x.places.0, y), (x.places.1, y));
    for tick in x.ticks() {
        svg.line("axis", (x.place(tick), y), (x.place(tick), y + 4.0));
        svg.text("middle small", (x.place(tick), y + 16.0), &spell(tick));
    }
    let middle = f64::midpoint(x.places.0, x.places.1);
    svg.text("middle", (middle, y + 34.0), title);
}

/// A column of the picture of cards.
struct Column {
    title: &'static str,
    estimate: fn(&CardReport) -> &Estimate,
    /// What estimates are multiplied by.
    unit: f64,
}

const EARNED: Column = Column {
    title: "earned until completed (points)",
    estimate: |card| &card.earned,
    unit: 1.0,
};
const WON: Column = Column {
    title: "win share of those who completed it (%)",
    estimate: |card| &card.wins_completed,
    unit: 100.0,
};

/// The cards, those that earn most first: what they earn, and how often those win who complete them.
fn cards_picture(report: &StatsReport, cards: &CardsReport, alone: bool) -> String {
    let mut rows: Vec<&CardReport> = cards.each.iter().collect();
    let earned = |card: &CardReport| card.earned.value.unwrap_or(f64::NEG_INFINITY);
    rows.sort_by(|a, b| earned(b).total_cmp(&earned(a)));
    let bottom = TOP + 8.0 + ROW * rows.len() as f64;
    let mut svg = Svg::new(
        bottom + BELOW,
        &format!("Cards of {}", report.pack),
        &what(report),
        "with 95 % intervals; the dashed line is the average card, orange is dead or dominating",
    );
    let longest = rows.iter().map(|card| card.name.chars().count()).max();
    let names = LEFT.max(20.0 + 8.0 * longest.unwrap_or(0) as f64);
    let (gap, end) = (24.0, WIDTH - RIGHT);
    let middle = f64::midpoint(names, end);
    let columns = if alone {
        vec![(EARNED, (names, end))]
    } else {
        vec![
            (EARNED, (names, middle - gap / 2.0)),
            (WON, (middle + gap / 2.0, end)),
        ]
    };
    for (place, card) in (0u8..).zip(&rows) {
        let y = TOP + 8.0 + ROW * (f64::from(place) + 0.5);
        svg.text("end small", (names - 8.0, y + 4.0), &card.name);
    }
    for (column, places) in columns {
        draw_column(&mut svg, &column, places, &rows, &cards.average, bottom);
    }
    svg.finish()
}

fn draw_column(
    svg: &mut Svg,
    column: &Column,
    places: (f64, f64),
    rows: &[&CardReport],
    average: &CardReport,
    bottom: f64,
) {
    let estimate = |card: &CardReport| *(column.estimate)(card);
    let values = rows.iter().flat_map(|card| {
        let found = estimate(card);
        [found.value, found.low, found.high].into_iter().flatten()
    });
    let x = Scale::around(values.map(|value| column.unit * value), places);
    for tick in x.ticks() {
        svg.line("grid", (x.place(tick), TOP), (x.place(tick), bottom));
    }
    if let Some(mean) = estimate(average).value {
        let mean = x.place(column.unit * mean);
        svg.line("mean", (mean, TOP), (mean, bottom));
    }
    for (place, card) in (0u8..).zip(rows) {
        let y = TOP + 8.0 + ROW * (f64::from(place) + 0.5);
        let found = estimate(card);
        let at = |value: f64| x.place(column.unit * value);
        let class = if card.remarks.is_empty() {
            "card"
        } else {
            "card remark"
        };
        svg.add(&format!(r#"<g class="{class}">"#));
        if let (Some(low), Some(high)) = (found.low, found.high) {
            svg.line("range", (at(low), y), (at(high), y));
        }
        if let Some(value) = found.value {
            svg.add(&format!(
                r#"<circle class="dot" cx="{:.1}" cy="{y:.1}" r="3"><title>{}: {}</title></circle>"#,
                at(value),
                escape(&card.name),
                spell(column.unit * value)
            ));
        }
        svg.add("</g>");
    }
    axis_below(svg, x, bottom, column.title);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_lie_on_the_axis() {
        let ticks = |low, high| -> Vec<String> {
            let scale = Scale {
                values: (low, high),
                places: (0.0, 1.0),
            };
            scale.ticks().map(spell).collect()
        };
        assert_eq!(ticks(0.0, 10.0), ["0", "2", "4", "6", "8", "10"]);
        assert_eq!(
            ticks(46.2, 53.9),
            ["47", "48", "49", "50", "51", "52", "53"]
        );
        assert_eq!(
            ticks(-0.31, 0.25),
            ["-0.3", "-0.2", "-0.1", "0", "0.1", "0.2"]
        );
    }

    #[test]
    fn an_axis_goes_from_its_lowest_to_its_highest_value() {
        let scale = Scale::around([2.0, 4.0].into_iter(), (100.0, 200.0));
        assert!(scale.place(2.0) > 100.0 && scale.place(4.0) < 200.0);
        assert!((scale.place(3.0) - 150.0).abs() < 1e-9);
        // One value alone, or none, is no reason to fail.
        assert!(
            Scale::around([3.0].into_iter(), (0.0, 1.0))
                .place(3.0)
                .is_finite()
        );
        assert!(
            Scale::around([].into_iter(), (0.0, 1.0))
                .place(3.0)
                .is_finite()
        );
    }

    #[test]
    fn what_packs_say_is_no_markup() {
        assert_eq!(escape("<a & b>"), "&lt;a &amp; b&gt;");
        assert_eq!(
            escape("\"'\u{1b}[2J\n\u{202e}"),
            r"&quot;&#39;\u{1b}[2J\n\u{202e}"
        );
    }
}
