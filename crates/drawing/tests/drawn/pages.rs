//! The pages of all games: what is on them, with and without colours.

use crate::books::{books, nuggets, silver_and_gold};
use rnw_drawing::{ColorMode, FontSource, PaperSize, html};
use rnw_i18n::Language;

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
            let text: String = pages.iter().map(rnw_drawing::Drawing::text).collect();
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
        .map(rnw_drawing::Drawing::text)
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
