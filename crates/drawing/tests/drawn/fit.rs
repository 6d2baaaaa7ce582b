//! Score sheets of any pack: each text is measured as it is drawn.

use crate::books::{Book, books, silver_and_gold};
use rnw_drawing::{ColorMode, Drawing, FontSource, PaperSize, PrintJob, pages};
use rnw_i18n::Language;
use roll_and_write::picture::{BoxPicture, Picture, TrackPicture};
use roll_and_write::{Message, PrintedMatter};
use ttf_parser::Face;

const REGULAR: &[u8] = include_bytes!("../../fonts/DejaVuSans.ttf");
const BOLD: &[u8] = include_bytes!("../../fonts/DejaVuSans-Bold.ttf");
/// What a line of half its width and the rounding of numbers may take.
const SLACK: f64 = 0.15;

/// A rectangle on paper: left, top, right, bottom.
type Area = [f64; 4];

/// How a group is moved and scaled.
#[derive(Clone, Copy)]
struct Place {
    x: f64,
    y: f64,
    scale: f64,
}

/// The texts and the rectangles of a page, where they are drawn.
struct Drawn {
    texts: Vec<(String, Area)>,
    frames: Vec<Area>,
}

fn attribute<'l>(line: &'l str, name: &str) -> Option<&'l str> {
    let start = format!(" {name}=\"");
    let at = line.find(&start)? + start.len();
    line[at..].split('"').next()
}

fn number(line: &str, name: &str) -> f64 {
    attribute(line, name).map_or(0.0, |text| text.parse().unwrap())
}

impl Place {
    fn moved(self, transform: &str) -> Self {
        let (kind, rest) = transform.split_once('(').unwrap();
        let numbers = rest.trim_end_matches(')').split(' ');
        let numbers: Vec<f64> = numbers.map(|text| text.parse().unwrap()).collect();
        match (kind, numbers.as_slice()) {
            ("translate", [x, y]) => Self {
                x: self.x + x * self.scale,
                y: self.y + y * self.scale,
                ..self
            },
            ("scale", [scale]) => Self {
                scale: self.scale * scale,
                ..self
            },
            _ => panic!("{transform}"),
        }
    }

    fn area(self, [left, top, right, bottom]: Area) -> Area {
        let (x, y) = (|x| self.x + x * self.scale, |y| self.y + y * self.scale);
        [x(left), y(top), x(right), y(bottom)]
    }
}

/// The rectangle around the letters of a text.
fn text_area(faces: &[Face<'_>; 2], line: &str, text: &str) -> Area {
    let (x, y, size) = (
        number(line, "x"),
        number(line, "y"),
        number(line, "font-size"),
    );
    let face = &faces[usize::from(attribute(line, "font-weight").is_some())];
    let units = f64::from(face.units_per_em()) / size;
    let (mut at, mut top, mut bottom) = (0.0, 0.0_f64, 0.0_f64);
    for letter in text.chars() {
        let glyph = face.glyph_index(letter).unwrap();
        if let Some(bounds) = face.glyph_bounding_box(glyph) {
            top = top.max(f64::from(bounds.y_max) / units);
            bottom = bottom.min(f64::from(bounds.y_min) / units);
        }
        at += f64::from(face.glyph_hor_advance(glyph).unwrap()) / units;
    }
    let left = match attribute(line, "text-anchor") {
        Some("middle") => x - at / 2.0,
        Some(_) => x - at,
        None => x,
    };
    [left, y - top, left + at, y - bottom]
}

fn drawn(page: &Drawing) -> Drawn {
    let svg = page.svg(FontSource::Installed);
    let faces = [REGULAR, BOLD].map(|font| Face::parse(font, 0).unwrap());
    let start = Place {
        x: 0.0,
        y: 0.0,
        scale: 1.0,
    };
    let (mut places, mut texts, mut frames) = (vec![start], Vec::new(), Vec::new());
    for line in svg.lines() {
        let place = *places.last().unwrap();
        if line.starts_with("<g") {
            let transform = attribute(line, "transform");
            places.push(transform.map_or(place, |transform| place.moved(transform)));
        } else if line == "</g>" {
            places.pop();
        } else if line.starts_with("<rect") {
            let (x, y) = (number(line, "x"), number(line, "y"));
            let (width, height) = (number(line, "width"), number(line, "height"));
            frames.push(place.area([x, y, x + width, y + height]));
        } else if let Some((_, text)) = line
            .strip_suffix("</text>")
            .and_then(|line| line.split_once('>'))
        {
            texts.push((text.to_owned(), place.area(text_area(&faces, line, text))));
        }
    }
    Drawn { texts, frames }
}

fn is_inside(inner: Area, outer: Area) -> bool {
    inner[0] > outer[0] - SLACK
        && inner[1] > outer[1] - SLACK
        && inner[2] < outer[2] + SLACK
        && inner[3] < outer[3] + SLACK
}

fn is_outside(one: Area, other: Area) -> bool {
    one[2] < other[0] + SLACK
        || other[2] < one[0] + SLACK
        || one[3] < other[1] + SLACK
        || other[3] < one[1] + SLACK
}

/// Fails if a text of a sheet lies on another text or on the edge of a rectangle, or if two rectangles cut each other.
fn check(page: &Drawing, title: &str) {
    let drawn = drawn(page);
    for (index, (text, area)) in drawn.texts.iter().enumerate() {
        for (other, place) in &drawn.texts[..index] {
            assert!(is_outside(*area, *place), "{title}: {text} on {other}");
        }
        for frame in &drawn.frames {
            let (inside, outside) = (is_inside(*area, *frame), is_outside(*area, *frame));
            assert!(
                inside || outside,
                "{title}: {text} on an edge: {area:?} {frame:?}"
            );
        }
    }
    for (index, one) in drawn.frames.iter().enumerate() {
        for other in &drawn.frames[..index] {
            let apart = is_outside(*one, *other) || is_inside(*one, *other);
            assert!(
                apart || is_inside(*other, *one),
                "{title}: {one:?} {other:?}"
            );
        }
    }
}

fn sheets(book: &Book, printed: &PrintedMatter, table: &Picture, paper: PaperSize) -> Vec<Drawing> {
    let printed = PrintedMatter {
        scored: printed.scored.clone(),
        ..PrintedMatter::default()
    };
    let title =
        "Of the long and winding road to the sunken and forgotten cities of the southern sea";
    let job = PrintJob {
        title: if book.title.len() > 9 {
            title
        } else {
            book.title
        },
        printed: &printed,
        table,
        backs: false,
    };
    let renderer = book.renderer().with_colors(ColorMode::Color);
    pages(&renderer, job, paper)
}

#[test]
fn the_sheets_of_all_games_fit_in_every_language() {
    for language in Language::ALL {
        for book in books(language) {
            for paper in [PaperSize::A4, PaperSize::Letter] {
                for page in sheets(&book, &book.printed(), &book.table(0), paper) {
                    check(&page, book.title);
                }
            }
        }
    }
}

/// A sheet with so many tracks, each with so many boxes in a row, and so many lines for points.
fn sheet_of(tracks: usize, boxes: usize, lines: usize, facts: usize) -> (PrintedMatter, Picture) {
    let name = "track-of-the-unreasonably-long-names-that-designers-give-to-their-tracks-at-night";
    let track = |index| {
        let name = if index % 2 == 0 { name } else { "track-coins" };
        TrackPicture::new(name, vec![BoxPicture::EMPTY; boxes])
    };
    let mut table = silver_and_gold(Language::English).table(0);
    table.places.truncate(1);
    for place in &mut table.places {
        place.tracks = (0..tracks).map(track).collect();
    }
    let fact = Message::new("fact-deck").number("cards", 32);
    table.facts = vec![fact; facts];
    let line = Message::new("score-track").word("track", name.to_owned());
    let printed = PrintedMatter {
        scored: vec![line.number("count", 0); lines],
        ..PrintedMatter::default()
    };
    (printed, table)
}

#[test]
fn the_sheet_of_any_pack_fits() {
    for language in Language::ALL {
        let book = silver_and_gold(language);
        for (tracks, boxes, lines, facts) in [
            (15, 20, 15, 2),
            (15, 8, 30, 9),
            (3, 60, 3, 2),
            (16, 200, 40, 9),
            (1, 1, 0, 0),
            (0, 0, 40, 20),
        ] {
            let (printed, table) = sheet_of(tracks, boxes, lines, facts);
            for page in sheets(&book, &printed, &table, PaperSize::A4) {
                check(&page, &format!("{tracks} tracks with {boxes} boxes"));
            }
        }
    }
}

#[test]
fn a_sheet_has_a_line_for_everything_that_scores() {
    let book = silver_and_gold(Language::English);
    let text: String = book
        .pages(ColorMode::Color, PaperSize::A4)
        .iter()
        .map(Drawing::text)
        .collect();
    let count = |wanted: &str| text.lines().filter(|line| *line == wanted).count();
    assert_eq!(count("__ purple cards"), 4, "one on each sheet: {text}");
    assert_eq!(count("__ purple seals"), 4);
    assert_eq!(count("coins, __ boxes"), 4);
}
