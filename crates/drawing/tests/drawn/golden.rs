//! Drawings as text, compared with stored ones. `UPDATE_GOLDEN=1` stores them anew.

use crate::books::{Book, nuggets, pyramids, silver_and_gold};
use rnw_drawing::{ColorMode, Drawing, FontSource, PaperSize};
use rnw_i18n::Language;
use roll_and_write::picture::{
    CardPicture, CellPicture, Face, FencePicture, Hue, Mark, Piece, RegionPicture,
};
use roll_and_write::{Frame, Ground, Message};
use std::fs;
use std::path::Path;

const STORED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pictures");
const DOCS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures");

/// Compares a text with the stored one.
#[track_caller]
fn check_text(folder: &str, name: &str, text: &str) {
    let path = Path::new(folder).join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some_and(|value| value == "1") {
        fs::write(&path, text).unwrap();
    }
    let stored = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stored == text,
        "{name} is drawn differently; if that is meant, run the test with UPDATE_GOLDEN=1 and look at it"
    );
}

#[track_caller]
fn check(name: &str, drawing: &Drawing) {
    check_text(STORED, name, &drawing.svg(FontSource::Installed));
}

#[track_caller]
fn check_card(book: &Book, card: &str, colors: ColorMode, name: &str) {
    let printed = book.printed();
    let card = printed.cards.iter().find(|one| one.name == card).unwrap();
    check(name, &book.renderer().with_colors(colors).card(card));
}

#[test]
fn cards_of_each_game() {
    let (first, second) = (
        silver_and_gold(Language::English),
        pyramids(Language::English),
    );
    check_card(&first, "G06", ColorMode::Color, "silver-and-gold-G06.svg");
    check_card(
        &first,
        "G01",
        ColorMode::BlackAndWhite,
        "silver-and-gold-G01-bw.svg",
    );
    check_card(&second, "G03", ColorMode::Color, "pyramids-G03.svg");
    check_card(
        &second,
        "G03",
        ColorMode::BlackAndWhite,
        "pyramids-G03-bw.svg",
    );
    let book = nuggets(Language::English);
    let board = &book.printed().cards[0];
    check(
        "nuggets-board.svg",
        &book.renderer().board(board, 120.0, 12.0),
    );
}

#[test]
fn patterns() {
    let book = silver_and_gold(Language::English);
    let printed = book.printed();
    let pattern = printed
        .patterns
        .iter()
        .find(|one| one.name == "L4")
        .unwrap();
    check(
        "silver-and-gold-L4.svg",
        &book.renderer().pattern_card(pattern),
    );
}

/// A board with everything that a card can carry.
pub(crate) fn full_board() -> CardPicture {
    let frame = Frame::new(3, 4).unwrap();
    let coin = Face {
        hue: Some(Hue::Yellow),
        ..Face::new('●', 'o')
    };
    let unknown = Face::new('漢', 'q');
    let piece = |number, fresh| {
        Some(Piece {
            letter: 'A',
            number,
            fresh,
        })
    };
    let plain = || CellPicture::plain(false);
    let mut cells = [
        CellPicture {
            mark: Mark::Old,
            symbol: Some(coin),
            ..plain()
        },
        CellPicture {
            mark: Mark::Fresh,
            ..plain()
        },
        CellPicture {
            ground: Ground::Gap,
            ..plain()
        },
        CellPicture {
            ground: Ground::Wall,
            ..plain()
        },
        CellPicture {
            ground: Ground::Entry,
            ..plain()
        },
        CellPicture {
            ground: Ground::Entry,
            symbol: Some(coin),
            ..plain()
        },
        CellPicture {
            ground: Ground::Tomb,
            ..plain()
        },
        CellPicture {
            symbol: Some(unknown),
            ..plain()
        },
        CellPicture {
            piece: piece(Some(4), false),
            ..plain()
        },
        CellPicture {
            piece: piece(None, true),
            ..plain()
        },
        CellPicture {
            mark: Mark::Old,
            ground: Ground::Tomb,
            ..plain()
        },
        plain(),
    ]
    .into_iter();
    let region = |cells, count| RegionPicture {
        cells,
        facts: vec![Message::new("fact-region-cells").number("count", count)],
    };
    CardPicture {
        place: "A".to_owned(),
        facts: vec![Message::new("fact-fences").number("count", 3)],
        fences: Some(FencePicture {
            right: frame.col_cells(0),
            below: frame.row_cells(1),
            fresh_right: frame.col_cells(0) & frame.row_cells(0),
            fresh_below: frame.col_cells(3) & frame.row_cells(1),
        }),
        hue: Some(Hue::Blue),
        regions: vec![region(frame.col_cells(0), 3), region(frame.col_cells(1), 9)],
        ..CardPicture::new("<All>", frame, |_| cells.next().unwrap())
    }
}

#[test]
fn everything_that_a_card_can_carry() {
    let book = nuggets(Language::English);
    let (board, renderer) = (full_board(), book.renderer());
    check("full-board.svg", &renderer.board(&board, 100.0, 14.0));
    let renderer = renderer.with_colors(ColorMode::BlackAndWhite);
    check("full-board-bw.svg", &renderer.board(&board, 100.0, 14.0));
}

#[test]
fn whole_tables() {
    for (book, moves) in [
        (silver_and_gold(Language::English), 40),
        (pyramids(Language::Czech), 40),
        (nuggets(Language::Polish), 12),
    ] {
        let name = format!(
            "{}-table.svg",
            book.title.to_lowercase().replace(" & ", "-and-")
        );
        let table = book.table(moves);
        check(&name, &book.renderer().picture(&table, 180.0));
    }
}

/// The picture in docs/printing.md.
#[test]
fn the_picture_of_the_page_about_printing() {
    let pages = pyramids(Language::English).pages(ColorMode::Color, PaperSize::A4);
    check_text(
        DOCS,
        "printed-page.svg",
        &pages[0].svg(FontSource::Embedded),
    );
}
