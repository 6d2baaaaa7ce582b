//! The pages of all games: what is on them, with and without colours.

use crate::books::{books, nuggets, silver_and_gold};
use rnw_drawing::{
    CardFormat, CardSize, ColorMode, Drawing, FontSource, PaperSize, PrintJob, html,
};
use rnw_i18n::Language;
use roll_and_write::PrintedMatter;
use roll_and_write::picture::Picture;
use std::collections::BTreeSet;

/// The colours in an SVG text.
fn colors(svg: &str) -> Vec<&str> {
    let ends = |text: &str| text.find('"').unwrap();
    svg.match_indices("=\"#")
        .map(|(at, _)| &svg[at + 2..at + 2 + ends(&svg[at + 2..])])
        .collect()
}

#[test]
fn every_card_pattern_and_symbol_is_printed() {
    for language in Language::ALL {
        for book in books(language) {
            let pages = book.pages(ColorMode::Color, PaperSize::A4);
            let text: String = pages.iter().map(Drawing::text).collect();
            let lines: Vec<&str> = text.lines().collect();
            let printed = book.printed();
            let cards = printed.cards.iter().map(|card| card.name.clone());
            let patterns = printed.patterns.iter().map(|pattern| pattern.name.clone());
            let symbols = printed.symbols.iter();
            let symbols =
                symbols.map(|symbol| book.translator.word(&format!("symbol-{}", symbol.name)));
            for name in cards.chain(patterns).chain(symbols) {
                assert!(lines.contains(&name.as_str()), "{}: {name}", book.title);
            }
        }
    }
}

#[test]
fn all_texts_of_shipped_games_are_in_the_embedded_font() {
    for language in Language::ALL {
        for book in books(language) {
            for page in book.pages(ColorMode::Color, PaperSize::Letter) {
                let missing = book.renderer().missing_letters(&page.text());
                assert_eq!(missing, Vec::<char>::new(), "{}", book.title);
            }
        }
    }
}

#[test]
fn black_and_white_has_no_colour() {
    for book in books(Language::English) {
        for page in book.pages(ColorMode::BlackAndWhite, PaperSize::A4) {
            let svg = page.svg(FontSource::Installed);
            let colors = colors(&svg);
            assert!(!colors.is_empty());
            for color in colors {
                assert!(["#000", "#fff"].contains(&color), "{}: {color}", book.title);
            }
        }
        let colored = book.pages(ColorMode::Color, PaperSize::A4);
        let svg = colored[0].svg(FontSource::Installed);
        assert!(
            colors(&svg).iter().any(|color| color.len() == 7),
            "{}",
            book.title
        );
    }
}

#[test]
fn pages_have_the_size_of_the_paper() {
    let book = nuggets(Language::English);
    for paper in [PaperSize::A4, PaperSize::Letter] {
        for page in book.pages(ColorMode::Color, paper) {
            assert_eq!((page.width(), page.height()), paper.size());
        }
    }
}

#[test]
fn the_pieces_of_a_game_with_chips_are_printed() {
    let text: String = nuggets(Language::English)
        .pages(ColorMode::Color, PaperSize::A4)
        .iter()
        .map(Drawing::text)
        .collect();
    let count = |wanted: &str| text.lines().filter(|line| *line == wanted).count();
    assert_eq!((count("A1"), count("A4"), count("D1")), (5, 1, 5));
    assert_eq!(count("A"), 8, "each chip has a back");
    assert_eq!((count("Deposits"), count("Fences")), (1, 1));
}

#[test]
fn a_page_of_html_needs_no_other_file() {
    let book = silver_and_gold(Language::Czech);
    let pages = book.pages(ColorMode::Color, PaperSize::Letter);
    let page = html(&pages, book.title, "cs", PaperSize::Letter);
    assert_eq!(page.matches("<svg ").count(), pages.len());
    assert_eq!(page.matches("@font-face").count(), 2);
    assert!(page.contains("<title>Silver &amp; Gold</title>"));
    assert!(page.contains("size: letter") && page.contains("lang=\"cs\""));
    for outside in ["href=", "src=\"", "url(http"] {
        assert!(!page.contains(outside), "{outside}");
    }
}

#[test]
fn the_same_pack_gives_the_same_pages() {
    let pages = || silver_and_gold(Language::English).pages(ColorMode::Color, PaperSize::A4);
    assert_eq!(pages(), pages());
}

/// The places of the parts of a page: where each group that the page itself places begins.
fn places(page: &Drawing) -> Vec<(f64, f64)> {
    let svg = page.svg(FontSource::Installed);
    let mut depth = 0;
    let mut found = Vec::new();
    for line in svg.lines() {
        if line == "</g>" {
            depth -= 1;
        }
        if let Some(place) = line.strip_prefix("<g transform=\"translate(") {
            let numbers = place.trim_end_matches(")\">");
            let (x, y) = numbers.split_once(' ').unwrap();
            if depth == 0 {
                found.push((x.parse().unwrap(), y.parse().unwrap()));
            }
        }
        if line.starts_with("<g ") {
            depth += 1;
        }
    }
    found
}

/// The pages of the cards of Silver & Gold, in this format.
fn cards(size: CardSize, bleed: f64, paper: PaperSize, backs: bool) -> Vec<Drawing> {
    let book = silver_and_gold(Language::English);
    let printed = PrintedMatter {
        cards: book.printed().cards,
        ..PrintedMatter::default()
    };
    let job = PrintJob {
        title: book.title,
        printed: &printed,
        table: &Picture::default(),
        backs,
    };
    let renderer = book.renderer().with_format(CardFormat { size, bleed });
    rnw_drawing::pages(&renderer, job, paper)
}

#[test]
fn the_back_of_a_page_lies_behind_its_cards() {
    for (size, paper) in [
        (CardSize::Poker, PaperSize::A4),
        (CardSize::Tarot, PaperSize::Letter),
    ] {
        let pages = cards(size, 3.0, paper, true);
        let (width, _) = paper.size();
        assert_eq!(
            pages.len(),
            2 * cards(size, 3.0, paper, false).len(),
            "each page has a back"
        );
        for sides in pages.chunks(2) {
            let [fronts, backs] = [places(&sides[0]), places(&sides[1])];
            assert!(!fronts.is_empty() && fronts.len() == backs.len());
            for (front, back) in fronts.iter().zip(backs) {
                // Paper that is turned over its long edge shows its right side at the left.
                let seen = width - back.0 - size.size().0;
                assert!(
                    (front.0 - seen).abs() < 0.02 && (front.1 - back.1).abs() < 0.02,
                    "{size:?}: {front:?} {back:?}"
                );
            }
        }
        let lone = &pages[pages.len() - 2..];
        assert!(places(&lone[0]).len() < places(&pages[0]).len());
    }
}

#[test]
fn pages_that_are_no_cards_have_empty_backs() {
    let book = silver_and_gold(Language::English);
    let (printed, table) = (book.printed(), book.table(0));
    let job = PrintJob {
        title: book.title,
        printed: &printed,
        table: &table,
        backs: true,
    };
    let pages = rnw_drawing::pages(&book.renderer(), job, PaperSize::A4);
    let sheets = pages.iter().map(Drawing::text).enumerate();
    let sheets: Vec<usize> = sheets
        .filter(|(_, text)| text.contains("score sheet"))
        .map(|(index, _)| index)
        .collect();
    assert!(!sheets.is_empty());
    for index in sheets {
        assert_eq!(index % 2, 0, "a sheet is a front");
        let back = pages[index + 1].text();
        assert_eq!(back.lines().count(), 3, "only the footer: {back}");
    }
}

#[test]
fn as_many_cards_as_fit_lie_on_a_page() {
    let (a4, letter) = (PaperSize::A4, PaperSize::Letter);
    for (size, bleed, paper, count) in [
        (CardSize::Poker, 0.0, a4, 9),
        (CardSize::Poker, 0.0, letter, 9),
        (CardSize::Poker, 3.0, a4, 6),
        (CardSize::Poker, 3.0, letter, 4),
        (CardSize::Mini, 0.0, a4, 16),
        (CardSize::Mini, 0.0, letter, 12),
        (CardSize::Mini, 3.0, a4, 9),
        (CardSize::Tarot, 0.0, a4, 4),
        (CardSize::Tarot, 5.0, letter, 4),
    ] {
        let pages = cards(size, bleed, paper, false);
        let first = places(&pages[0]);
        assert_eq!(first.len(), count, "{size:?} {bleed} {paper:?}");
        let (width, height) = paper.size();
        for (x, y) in &first {
            let (card, row) = size.size();
            let inside = *x >= bleed + 5.0
                && *y >= bleed + 5.0
                && x + card + bleed <= width - 5.0
                && y + row + bleed <= height - 9.0;
            assert!(inside, "{size:?} {bleed} {paper:?}: {x} {y}");
        }
        // No bleed lies on a neighbour.
        let beside = first[1].0 - first[0].0;
        assert!((beside - size.size().0 - 2.0 * bleed).abs() < 0.02);
    }
}

/// The vertical lines of a page outside its cards: the places where they cut, and the lowest point.
fn upright_cuts(page: &Drawing) -> (BTreeSet<String>, f64) {
    let svg = page.svg(FontSource::Installed);
    let (_, marks) = svg.rsplit_once("</g>").unwrap();
    let mut cuts = BTreeSet::new();
    let mut lowest = 0.0f64;
    for path in marks.split(" d=\"M").skip(1) {
        let path = path.split('"').next().unwrap();
        let (from, to) = path.split_once('L').unwrap();
        let ((x, _), (other, y)) = (from.split_once(' ').unwrap(), to.split_once(' ').unwrap());
        if x == other {
            cuts.insert(x.to_owned());
            lowest = lowest.max(y.parse().unwrap());
        }
    }
    (cuts, lowest)
}

#[test]
fn cut_marks_are_at_the_edges_of_the_cards_and_above_the_footer() {
    for (size, bleed, paper, count) in [
        (CardSize::Poker, 0.0, PaperSize::A4, 4),
        (CardSize::Poker, 0.0, PaperSize::Letter, 4),
        (CardSize::Poker, 3.0, PaperSize::A4, 4),
        (CardSize::Mini, 2.0, PaperSize::A4, 8),
        (CardSize::Tarot, 0.0, PaperSize::A4, 3),
    ] {
        let page = &cards(size, bleed, paper, false)[0];
        let (cuts, lowest) = upright_cuts(page);
        assert_eq!(cuts.len(), count, "{size:?} {bleed}: {cuts:?}");
        for (x, _) in places(page) {
            for edge in [x, x + size.size().0] {
                let is_cut = |cut: &String| (cut.parse::<f64>().unwrap() - edge).abs() < 0.02;
                assert!(cuts.iter().any(is_cut), "{size:?} {bleed}: {edge} {cuts:?}");
            }
        }
        let bottom = paper.size().1;
        assert!(
            lowest > bottom - 60.0 && lowest <= bottom - 6.4,
            "{size:?} {bleed}: {lowest}"
        );
    }
}

#[test]
fn the_ground_of_a_card_reaches_beyond_the_cut() {
    let book = silver_and_gold(Language::English);
    let printed = book.printed();
    for size in [CardSize::Poker, CardSize::Mini, CardSize::Tarot] {
        let renderer = book.renderer().with_format(CardFormat { size, bleed: 3.0 });
        for card in [
            renderer.card(&printed.cards[0]),
            renderer.pattern_card(&printed.patterns[0]),
            renderer.card_back(book.title),
        ] {
            let whole = renderer.with_bleed(card);
            let (width, height) = size.size();
            assert!((whole.width() - width - 6.0).abs() < 0.01);
            assert!((whole.height() - height - 6.0).abs() < 0.01);
            let svg = whole.svg(FontSource::Installed);
            let ground = svg.split("<rect ").nth(1).unwrap();
            let number = |name: &str| {
                let (_, rest) = ground.split_once(&format!("{name}=\"")).unwrap();
                rest.split('"').next().unwrap().parse::<f64>().unwrap()
            };
            let share = width / 63.0;
            assert!((number("x") * share + 3.0).abs() < 0.02, "{ground}");
            assert!((number("width") * share - width - 6.0).abs() < 0.02);
            assert!((number("height") * share - height - 6.0).abs() < 0.02);
            assert!(!ground.contains("fill=\"#fff\""), "a wrong cut shows");
        }
    }
}
