//! The report as pictures in SVG.

use super::histogram::Bins;
use super::intervals::IntervalEstimate;
use super::report::{CardReport, CardsReport, SeatReport, StatsReport};
use crate::StudioError;
use crate::new_files::must_not_exist;
use plotters::coord::Shift;
use plotters::element::DashedPathElement;
use plotters::prelude::*;
use rnw_plan::seating::player_label;
use rnw_system::{FileError, write};
use roll_and_write::text::counted;
use roll_and_write::text::printable;
use std::fs;
use std::io;
use std::ops::Range;
use std::path::PathBuf;

/// The file names of the pictures.
const SCORES: &str = "scores.svg";
const CARDS: &str = "cards.svg";
/// The largest number of bars in a histogram.
const BARS_MAX: usize = 40;
/// The width of a picture in pixels.
const WIDTH: u32 = 760;
/// The space to the left and to the right of an axis.
const LEFT: u32 = 70;
const RIGHT: u32 = 20;
/// The space for the title of a picture.
const TOP: u32 = 68;
/// The space below for an axis: its numbers and its title.
const BELOW: u32 = 48;
/// The height of the histogram of a seat, with its name and its axis.
const PANEL: u32 = 210;
/// The height of the row of a card.
const ROW: u32 = 15;

/// Colours that people with colour blindness can tell apart (Okabe and Ito, 2008).
const BAR: RGBColor = RGBColor(86, 180, 233);
const MARK: RGBColor = RGBColor(0, 114, 178);
const REMARK: RGBColor = RGBColor(213, 94, 0);
const INK: RGBColor = RGBColor(34, 34, 34);
const FAINT: RGBColor = RGBColor(85, 85, 85);
const GRID: RGBColor = RGBColor(221, 221, 221);

/// A part of a picture that is drawn into a string.
type Area<'p> = DrawingArea<SVGBackend<'p>, Shift>;
/// The result of drawing. It cannot fail for a string, but the library also draws into files.
type Drawn = Result<(), DrawingAreaErrorKind<io::Error>>;

/// A folder for the pictures of a report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PictureFolder {
    /// The folder.
    pub folder: PathBuf,
    /// Whether existing pictures are overwritten.
    pub force: bool,
}

impl PictureFolder {
    /// The paths of all pictures.
    pub fn paths(&self) -> [PathBuf; 2] {
        [SCORES, CARDS].map(|name| self.folder.join(name))
    }

    /// Creates the folder. Fails if a picture exists, and may not be overwritten.
    pub(super) fn prepare(&self) -> Result<(), StudioError> {
        fs::create_dir_all(&self.folder).map_err(FileError::write(&self.folder))?;
        if !self.force {
            self.paths()
                .iter()
                .try_for_each(|path| must_not_exist(path))?;
        }
        Ok(())
    }

    /// Draws the pictures of a report and returns their paths. A pack without cards gets no picture of cards.
    ///
    /// # Errors
    /// If a picture exists and may not be overwritten, or cannot be written.
    pub fn draw(&self, report: &StatsReport) -> Result<Vec<PathBuf>, StudioError> {
        let [scores, cards] = self.paths();
        let mut pictures = vec![(scores, scores_picture(report)?)];
        if let Some(found) = &report.cards {
            pictures.push((cards, cards_picture(report, found)?));
        }
        let write = |(path, picture): (PathBuf, String)| {
            write::write(&path, self.force, &picture)?;
            Ok(path)
        };
        pictures.into_iter().map(write).collect()
    }
}

/// Draws a picture below three lines: its title, what was played, and what it shows. The library escapes the
/// characters that XML reserves; this function makes control characters visible.
fn picture(
    height: u32,
    heads: [&str; 3],
    draw: impl FnOnce(&Area<'_>) -> Drawn,
) -> Result<String, StudioError> {
    let mut text = String::new();
    let drawn = {
        let root = SVGBackend::with_string(&mut text, (WIDTH, height)).into_drawing_area();
        head(&root, heads)
            .and_then(|()| draw(&root.margin(TOP, 0, 0, RIGHT)))
            .and_then(|()| root.present())
    };
    drawn.map_err(|error| StudioError::internal(&error))?;
    Ok(text)
}

fn head(root: &Area<'_>, [title, played, seen]: [&str; 3]) -> Drawn {
    root.fill(&WHITE)?;
    let big = ("sans-serif", 17).into_font().style(FontStyle::Bold);
    let small = ("sans-serif", 12).into_font();
    for (text, style, y) in [
        (title, big.color(&INK), 12),
        (played, small.color(&FAINT), 34),
        (seen, small.color(&FAINT), 48),
    ] {
        root.draw_text(&printable(text), &style, (LEFT as i32, y))?;
    }
    Ok(())
}

/// Formats the number of a tick.
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
        "{} of {}, seed {}",
        counted(report.games, "game"),
        report.players.join(", "),
        report.seed
    )
}

fn scores_picture(report: &StatsReport) -> Result<String, StudioError> {
    let all: Vec<_> = report
        .seats
        .iter()
        .flat_map(|seat| seat.scores.iter().copied())
        .collect();
    // All seats have the same bins, so that readers can compare them.
    let width = Bins::of(&all, BARS_MAX).width;
    let whole = || all.iter().map(|count| count.score.floor() as i64);
    let range = (whole().min().unwrap_or(0), whole().max().unwrap_or(0));
    let seats = report.seats.len();
    let heads = [
        &*format!("Scores in {}", report.pack),
        &what(report),
        "the dashed line is the mean",
    ];
    picture(TOP + PANEL * seats as u32, heads, |area| {
        let panels = area.split_evenly((seats.max(1), 1));
        let mut pairs = panels.iter().zip(&report.seats);
        pairs.try_for_each(|(panel, seat)| histogram(panel, seat, range, width))
    })
}

fn histogram(area: &Area<'_>, seat: &SeatReport, range: (i64, i64), width: i64) -> Drawn {
    let Bins { bins, .. } = Bins::between(&seat.scores, range, width);
    let all: u64 = bins.iter().map(|bin| bin.games).sum();
    let share = |games: u64| 100.0 * games as f64 / all.max(1) as f64;
    let most = bins.iter().map(|bin| share(bin.games)).fold(1.0, f64::max) * 1.05;
    let ends = bins.first().zip(bins.last());
    let ends = ends.map_or((0, 1), |(first, last)| (first.from, last.from + width));
    let player = seat.player.as_deref().unwrap_or_default();
    let name = format!("seat {}, {}", seat.number, printable(&player_label(player)));
    let mut chart = ChartBuilder::on(area)
        .caption(name, ("sans-serif", 14))
        .margin_left(8)
        .x_label_area_size(BELOW)
        .y_label_area_size(LEFT - 8)
        .build_cartesian_2d(ends.0 as f64..ends.1 as f64, 0.0..most)?;
    let tick = |value: &f64| spell(*value);
    chart
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(TRANSPARENT)
        .bold_line_style(GRID)
        .y_labels(8)
        .x_label_formatter(&tick)
        .y_label_formatter(&tick)
        .x_desc("score (points)")
        .y_desc("games (%)")
        .draw()?;
    for style in [BAR.filled(), MARK.stroke_width(1)] {
        let bars = bins.iter().filter(|bin| bin.games > 0);
        chart.draw_series(bars.map(|bin| {
            let (from, to) = (bin.from as f64, (bin.from + width) as f64);
            Rectangle::new([(from, 0.0), (to, share(bin.games))], style)
        }))?;
    }
    let mean = seat.score.value.into_iter();
    chart.draw_series(mean.map(|mean| dashed((mean, 0.0), (mean, most))))?;
    Ok(())
}

/// The dashed line that shows a mean.
fn dashed<C: Clone>(from: C, to: C) -> DashedPathElement<std::array::IntoIter<C, 2>, i32> {
    DashedPathElement::new([from, to], 4, 3, REMARK)
}

/// A column in the picture of cards.
struct Column {
    title: &'static str,
    estimate: fn(&CardReport) -> &IntervalEstimate,
    /// The factor for estimates; 100 gives percent.
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

/// Draws the cards in the order of what they earn, the highest on top: what they earn, and how often the seats
/// that completed them won.
fn cards_picture(report: &StatsReport, cards: &CardsReport) -> Result<String, StudioError> {
    let mut rows: Vec<&CardReport> = cards.each.iter().collect();
    let earned = |card: &CardReport| card.earned.value.unwrap_or(f64::INFINITY);
    // The axis starts at the bottom.
    rows.sort_by(|a, b| earned(a).total_cmp(&earned(b)));
    let heads = [
        &*format!("Cards of {}", report.pack),
        &what(report),
        "with 95 % intervals; the dashed line is the average card, orange is dead or dominating",
    ];
    let longest = rows.iter().map(|card| card.name.chars().count()).max();
    let names = LEFT.max(20 + 8 * longest.unwrap_or(0) as u32);
    let height = TOP + ROW * rows.len() as u32 + BELOW;
    picture(height, heads, |area| {
        if report.seats.len() < 2 {
            return draw_column(area, &EARNED, names, &rows, &cards.average);
        }
        let (left, right) = area.split_horizontally(u32::midpoint(WIDTH - RIGHT, names));
        draw_column(&left, &EARNED, names, &rows, &cards.average)?;
        draw_column(&right, &WON, RIGHT, &rows, &cards.average)
    })
}

/// Draws one column. `names` is the space for names. If it is only `RIGHT`, no names are drawn: another column
/// shows them.
fn draw_column(
    area: &Area<'_>,
    column: &Column,
    names: u32,
    rows: &[&CardReport],
    average: &CardReport,
) -> Drawn {
    let of = |card: &CardReport| {
        let found = (column.estimate)(card);
        [found.low, found.value, found.high].map(|value| value.map(|value| column.unit * value))
    };
    let values = rows.iter().flat_map(|card| of(card).into_iter().flatten());
    // The library includes the last number of these ranges.
    let segments = (0..rows.len().saturating_sub(1)).into_segmented();
    let mut chart = ChartBuilder::on(area)
        .x_label_area_size(BELOW)
        .y_label_area_size(names)
        .build_cartesian_2d(around(values), segments)?;
    let tick = |value: &f64| spell(*value);
    let name = |row: &SegmentValue<usize>| match row {
        SegmentValue::CenterOf(row) if names > RIGHT => {
            let card = rows.get(*row);
            card.map_or(String::new(), |card| printable(&card.name).into_owned())
        }
        SegmentValue::CenterOf(_) | SegmentValue::Exact(_) | SegmentValue::Last => String::new(),
    };
    chart
        .configure_mesh()
        .disable_y_mesh()
        .light_line_style(TRANSPARENT)
        .bold_line_style(GRID)
        .x_labels(8)
        .y_labels(rows.len())
        .x_label_formatter(&tick)
        .y_label_formatter(&name)
        .x_desc(column.title)
        .draw()?;
    if let [_, Some(mean), _] = of(average) {
        let ends = (SegmentValue::Exact(0), SegmentValue::Last);
        chart.draw_series([dashed((mean, ends.0), (mean, ends.1))])?;
    }
    for (row, card) in rows.iter().enumerate() {
        let colour = if card.remarks.is_empty() {
            MARK
        } else {
            REMARK
        };
        let at = |value: f64| (value, SegmentValue::CenterOf(row));
        let [low, value, high] = of(card);
        let range = low.zip(high).into_iter();
        chart.draw_series(
            range.map(|(low, high)| PathElement::new([at(low), at(high)], colour.stroke_width(1))),
        )?;
        let dot = value.into_iter();
        chart.draw_series(dot.map(|value| Circle::new(at(value), 3, colour.filled())))?;
    }
    Ok(())
}

/// An axis that holds these values, with a small margin at both ends. Without values it goes from 0 to 1.
fn around(values: impl Iterator<Item = f64>) -> Range<f64> {
    let (low, high) = values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| {
        (low.min(value), high.max(value))
    });
    if low > high {
        return 0.0..1.0;
    }
    let room = ((high - low) * 0.04).max(0.01);
    low - room..high + room
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_goes_from_its_lowest_to_its_highest_value() {
        let axis = around([2.0, 4.0].into_iter());
        assert!(axis.start < 2.0 && axis.end > 4.0 && axis.end - axis.start < 2.5);
        // A single value, or none, is not an error.
        assert!(around([3.0].into_iter()).contains(&3.0));
        assert_eq!(around([].into_iter()), 0.0..1.0);
    }

    #[test]
    fn numbers_of_an_axis_are_short() {
        let spelled = [46.0, -0.1, -0.0001, 12.5, 0.333_3].map(spell);
        assert_eq!(spelled, ["46", "-0.1", "0", "12.5", "0.33"]);
    }

    #[test]
    fn what_packs_say_is_no_markup() {
        let heads = ["<a & b>", "\"\u{1b}[2J\n\u{202e}", ""];
        let text = picture(100, heads, |_| Ok(())).unwrap();
        assert!(text.contains("&lt;a &amp; b&gt;"), "{text}");
        assert!(text.contains(r"&quot;\u{1b}[2J\n\u{202e}"), "{text}");
    }
}
