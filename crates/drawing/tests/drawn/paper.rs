//! Pages as PNG and PDF: compared with stored pictures, and measured.

use crate::books::{Book, books, nuggets, pyramids, silver_and_gold};
use crate::golden::full_board;
use resvg::tiny_skia::Pixmap;
use resvg::usvg::{Group, Node, Options, Rect, TextChunk, Tree};
use rnw_drawing::{Art, CardFormat, CardSize, ColorMode, Drawing, FontSource, PaperSize, pdf, png};
use rnw_i18n::Language;
use std::fs;
use std::path::Path;
use std::sync::Arc;

const STORED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pictures");
const FONTS: [&[u8]; 2] = [
    include_bytes!("../../fonts/DejaVuSans.ttf"),
    include_bytes!("../../fonts/DejaVuSans-Bold.ttf"),
];
/// The largest mean difference of a channel, and of one pixel the difference that counts, and how many may have it.
const MEAN_MAX: f64 = 1.0;
const FAR: u8 = 64;
const FAR_MAX: f64 = 0.005;

/// How two pictures differ: on average, and the share of the pixels that differ much.
fn difference(one: &Pixmap, other: &Pixmap) -> (f64, f64) {
    let pairs = one.data().iter().zip(other.data());
    let (mut sum, mut far) = (0u64, 0u64);
    for (a, b) in pairs {
        let by = a.abs_diff(*b);
        sum += u64::from(by);
        far += u64::from(by > FAR);
    }
    let count = one.data().len() as f64;
    (sum as f64 / count, far as f64 / count)
}

/// Compares a drawing with a stored picture. Small differences do not count.
#[track_caller]
fn check(name: &str, drawing: &Drawing, pixels_per_mm: f64) {
    let path = Path::new(STORED).join(name);
    let drawn = png(drawing, pixels_per_mm).unwrap();
    if std::env::var_os("UPDATE_GOLDEN").is_some_and(|value| value == "1") {
        fs::write(&path, &drawn).unwrap();
    }
    let stored = Pixmap::decode_png(&fs::read(&path).unwrap_or_default());
    let stored = stored.unwrap_or_else(|error| panic!("{name}: {error}"));
    let drawn = Pixmap::decode_png(&drawn).unwrap();
    assert_eq!(
        (drawn.width(), drawn.height()),
        (stored.width(), stored.height()),
        "{name}"
    );
    let (mean, far) = difference(&drawn, &stored);
    assert!(
        mean <= MEAN_MAX && far <= FAR_MAX,
        "{name} is drawn differently ({mean:.2}, {far:.4}); if that is meant, run the test with UPDATE_GOLDEN=1 and look at it"
    );
}

#[test]
fn pages_look_like_the_stored_pictures() {
    let rows = [
        (silver_and_gold(Language::English), [0, 7, 8]),
        (pyramids(Language::Czech), [0, 7, 8]),
        (nuggets(Language::Polish), [0, 1, 2]),
    ];
    for (book, wanted) in rows {
        let name = book.title.to_lowercase().replace(" & ", "-and-");
        let pages = book.pages(ColorMode::Color, PaperSize::A4);
        for index in wanted {
            check(&format!("{name}-{}.png", index + 1), &pages[index], 1.5);
        }
    }
}

#[test]
fn cards_look_like_the_stored_pictures() {
    let book = nuggets(Language::English);
    let plain = book.renderer().with_colors(ColorMode::BlackAndWhite);
    check(
        "full-board.png",
        &book.renderer().board(&full_board(), 100.0, 14.0),
        4.0,
    );
    check(
        "full-board-bw.png",
        &plain.board(&full_board(), 100.0, 14.0),
        4.0,
    );
    check("back.png", &book.renderer().card_back(book.title), 3.0);
}

#[test]
fn a_changed_picture_is_noticed() {
    let book = silver_and_gold(Language::English);
    let printed = book.printed();
    let picture = |index: usize| {
        let drawn = png(&book.renderer().card(&printed.cards[index]), 3.0).unwrap();
        Pixmap::decode_png(&drawn).unwrap()
    };
    let (same, other) = (
        difference(&picture(3), &picture(3)),
        difference(&picture(3), &picture(4)),
    );
    assert_eq!(same, (0.0, 0.0));
    assert!(other.0 > MEAN_MAX || other.1 > FAR_MAX, "{other:?}");
}

/// The colour of a drawing at a point, in millimetres.
fn color_at(drawing: &Drawing, (x, y): (f64, f64)) -> [u8; 3] {
    let picture = Pixmap::decode_png(&png(drawing, 4.0).unwrap()).unwrap();
    let pixel = picture.pixel((x * 4.0) as u32, (y * 4.0) as u32).unwrap();
    [pixel.red(), pixel.green(), pixel.blue()]
}

#[test]
fn pictures_of_a_pack_are_drawn() {
    let red = include_bytes!("../pictures/red.png");
    let blue = br##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path fill="#0000c8" d="M0 0h4v2h-4Z"/></svg>"##;
    let mut art = Art::default();
    art.add("back.png", red).unwrap();
    art.add("card-G06.svg", blue).unwrap();
    art.add("symbol-palm.svg", blue).unwrap();
    let book = silver_and_gold(Language::English);
    let printed = book.printed();
    let format = CardFormat {
        size: CardSize::Mini,
        bleed: 3.0,
    };
    let renderer = book.renderer().with_format(format);
    let renderer = renderer.with_art(&art, &printed.symbols);
    let finished = |card| renderer.finished(renderer.with_bleed(card));
    let back = finished(renderer.card_back(book.title));
    for corner in [(0.5, 0.5), (49.5, 73.5), (25.0, 37.0)] {
        assert_eq!(
            color_at(&back, corner),
            [200, 0, 0],
            "the whole back and its bleed"
        );
    }
    let card = printed
        .cards
        .iter()
        .find(|card| card.name == "G06")
        .unwrap();
    let card = finished(renderer.card(card));
    for corner in [(0.5, 0.5), (49.5, 73.5), (4.0, 37.0)] {
        assert_eq!(color_at(&card, corner), [0, 0, 200], "behind the card");
    }
    let palm = printed
        .symbols
        .iter()
        .find(|symbol| symbol.name == "palm")
        .unwrap();
    let palm = renderer.finished(renderer.symbols(&[palm.face], 10.0));
    assert_eq!(color_at(&palm, (5.0, 5.0)), [0, 0, 200]);
    assert_eq!(
        color_at(&palm, (5.0, 1.0)),
        [255, 255, 255],
        "it keeps its shape"
    );
    let file = pdf(&[card, back], "x", "en").unwrap();
    let text = String::from_utf8_lossy(&file);
    assert_eq!(
        text.matches("/Subtype/Image").count(),
        1,
        "only the PNG picture"
    );
}

#[test]
fn the_font_of_a_pack_is_embedded_in_pdf_files() {
    let mut art = Art::default();
    let bold = include_bytes!("../../fonts/DejaVuSans-Bold.ttf");
    art.add("font.ttf", bold).unwrap();
    let book = silver_and_gold(Language::English);
    let renderer = book.renderer().with_art(&art, &[]);
    let back = renderer.finished(renderer.card_back("My pack"));
    assert!(
        back.svg(FontSource::Embedded)
            .contains("font-family=\"Pack, DejaVu Sans,")
    );
    let sheet = renderer.finished(renderer.pattern_card(&book.printed().patterns[0]));
    let text = String::from_utf8_lossy(&pdf(&[back, sheet], "x", "en").unwrap()).into_owned();
    assert_eq!(
        text.matches("/FontFile2").count(),
        1,
        "only that of the pack"
    );
}

/// The rectangles of all texts.
fn texts(group: &Group, found: &mut Vec<(String, Rect)>) {
    for node in group.children() {
        match node {
            Node::Group(group) => texts(group, found),
            Node::Text(text) => {
                let shown = text.chunks().iter().map(TextChunk::text);
                found.push((shown.collect(), text.abs_bounding_box()));
            }
            Node::Path(_) | Node::Image(_) => {}
        }
    }
}

fn tree(drawing: &Drawing) -> Tree {
    let mut options = Options::default();
    for font in FONTS {
        Arc::make_mut(&mut options.fontdb).load_font_data(font.to_vec());
    }
    Tree::from_str(&drawing.svg(FontSource::Installed), &options).unwrap()
}

/// The overlap of two ranges; negative if they are apart.
fn overlap(one: (f32, f32), other: (f32, f32)) -> f32 {
    one.1.min(other.1) - one.0.max(other.0)
}

fn check_texts(book: &Book, number: usize, page: &Drawing) {
    let tree = tree(page);
    let mut found = Vec::new();
    texts(tree.root(), &mut found);
    assert!(!found.is_empty());
    // The rectangle of a text is as high as its font, so that of a single symbol is higher than the symbol.
    found.retain(|(text, _)| text.chars().count() > 1);
    let sides = |rect: Rect| ((rect.left(), rect.right()), (rect.top(), rect.bottom()));
    for (at, (text, rect)) in found.iter().enumerate() {
        let whole = tree.size();
        let inside = rect.left() > 8.0
            && rect.top() > 8.0
            && rect.right() < whole.width() - 8.0
            && rect.bottom() < whole.height() - 8.0;
        assert!(
            inside,
            "{} page {number}: {text:?} leaves the page",
            book.title
        );
        for (other, with) in &found[..at] {
            let ((x, y), (a, b)) = (sides(*rect), sides(*with));
            let meet = overlap(x, a) > 0.5 && overlap(y, b) > 0.5;
            assert!(
                !meet,
                "{} page {number}: {text:?} covers {other:?}",
                book.title
            );
        }
    }
}

#[test]
fn no_text_covers_another_or_leaves_its_page() {
    for language in Language::ALL {
        for book in books(language) {
            for paper in [PaperSize::A4, PaperSize::Letter] {
                let pages = book.pages(ColorMode::Color, paper);
                for (index, page) in pages.iter().enumerate() {
                    check_texts(&book, index + 1, page);
                }
            }
        }
    }
}

#[test]
fn everything_stays_inside_its_card() {
    for language in Language::ALL {
        for book in [silver_and_gold(language), pyramids(language)] {
            for card in &book.printed().cards {
                let tree = tree(&book.renderer().card(card));
                let (all, size) = (tree.root().abs_bounding_box(), tree.size());
                assert!(
                    all.left() >= 0.0 && all.right() <= size.width() + 0.01,
                    "{}",
                    card.name
                );
                let mut found = Vec::new();
                texts(tree.root(), &mut found);
                let scale = size.width() / 63.0;
                for (text, rect) in found {
                    let inside = rect.left() >= 3.0 * scale && rect.right() <= 60.0 * scale;
                    assert!(inside, "{}: {text:?} leaves the card", card.name);
                }
            }
        }
    }
}

#[test]
fn a_pdf_file_is_whole_and_has_its_fonts() {
    for book in books(Language::Polish) {
        let pages = book.pages(ColorMode::Color, PaperSize::A4);
        let file = pdf(&pages, book.title, "pl").unwrap();
        let text = String::from_utf8_lossy(&file);
        assert!(text.starts_with("%PDF-1.") && text.trim_end().ends_with("%%EOF"));
        let fonts = text.matches("/FontFile2").count();
        assert_eq!(fonts, 2, "the font is embedded in both weights");
        assert!(text.contains("DejaVuSans-Bold") && text.contains("/ToUnicode"));
        let count = text.matches("/Type/Page/").count();
        assert_eq!(count, pages.len(), "{}", book.title);
        assert_eq!(
            text.matches("/Subtype/Image").count(),
            0,
            "everything is vector"
        );
        let start = text.rsplit("startxref").next().unwrap();
        let start: usize = start.split_whitespace().next().unwrap().parse().unwrap();
        assert!(
            file[start..].starts_with(b"xref"),
            "the list of objects is where it should be"
        );
        assert_eq!(pdf(&pages, book.title, "pl").unwrap(), file);
    }
}
