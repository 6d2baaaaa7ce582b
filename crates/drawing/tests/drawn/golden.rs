//! Drawings as text, compared with stored ones. `UPDATE_GOLDEN=1` stores them anew.

use crate::books::{Book, nuggets, pyramids, silver_and_gold};
use rnw_drawing::{BoardPointing, ColorMode, Drawing, FontSource, PaperSize, PrintJob};
use rnw_i18n::Language;
use roll_and_write::picture::{
    BoxContent, BoxPicture, CardPicture, CellPicture, DicePicture, DiePicture, DieState, Face,
    FencePicture, GridLabels, Hue, Label, LinkPicture, Mark, PathKind, Paths, PatternPicture,
    Picture, Piece, PlacePicture, RegionPicture, TrackPicture,
};
use roll_and_write::{Frame, Ground, Message, PrintedMatter, Seat, WideFrame};
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
    use Ground::{Entry, Gap, Plain, Tomb, Wall};
    use Mark::{Free, Fresh, Old};
    let frame = WideFrame::new(3, 4).unwrap();
    let coin = Face {
        hue: Some(Hue::Yellow),
        ..Face::new('●', 'o')
    };
    let unknown = Face::new('漢', 'q');
    let piece = |number, fresh| Piece {
        letter: 'A',
        number,
        fresh,
    };
    let mut cells = [
        (Old, Plain, Some(coin), None),
        (Fresh, Plain, None, None),
        (Free, Gap, None, None),
        (Free, Wall, None, None),
        (Free, Entry, None, None),
        (Free, Entry, Some(coin), None),
        (Free, Tomb, None, None),
        (Free, Plain, Some(unknown), None),
        (Free, Plain, None, Some(piece(Some(4), false))),
        (Free, Plain, None, Some(piece(None, true))),
        (Old, Tomb, None, None),
        (Free, Plain, None, None),
    ]
    .into_iter();
    let mut cell = || {
        let (mark, ground, symbol, piece) = cells.next().unwrap();
        CellPicture {
            mark,
            ground,
            symbol,
            piece,
            ..CellPicture::plain(false)
        }
    };
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
        ..CardPicture::new("<All>", frame, |_| cell())
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

/// SG-6: numbers that are left are on cups, in every colouring.
#[test]
fn each_number_that_is_left_of_a_pool_is_on_a_cup() {
    let book = silver_and_gold(Language::English);
    let sign = |left: &str, colors| {
        let fact = Message::new("fact-pool").name("left", left.to_owned());
        book.renderer().with_colors(colors).fact_sign(&fact, None)
    };
    check(
        "cups.svg",
        &sign("6 4 1", ColorMode::Color).expect("a drawing"),
    );
    for colors in [ColorMode::Color, ColorMode::BlackAndWhite] {
        let [three, two] = ["6 4 1", "4 1"].map(|left| {
            let drawing = sign(left, colors).expect("a drawing");
            drawing.svg(FontSource::Installed)
        });
        let cups = |svg: &str| svg.matches("<path").count();
        assert_eq!((cups(&three), cups(&two)), (3, 2));
        assert!(three.contains(">6<") && !two.contains(">6<"), "{two}");
        assert_eq!(sign("", colors), None, "nothing is left");
    }
}

/// A marked cell has a shade, in every colouring; a symbol that is a cross has none, but a ring.
#[test]
fn a_marked_cell_and_a_cross_that_is_a_symbol_look_different() {
    let book = nuggets(Language::English);
    let symbol = CellPicture {
        symbol: Some(Face::new('×', 'x')),
        ..CellPicture::plain(false)
    };
    for (colors, shade) in [
        (ColorMode::Color, "fill-opacity"),
        (ColorMode::BlackAndWhite, "stroke-width=\"0.15\""),
    ] {
        let drawn = |cell: &CellPicture| {
            let frame = WideFrame::new(1, 1).unwrap();
            let card = CardPicture::new("card", frame, |_| cell.clone());
            let renderer = book.renderer().with_colors(colors);
            let drawing = renderer.grid(&card, 9.0, BoardPointing::nothing());
            drawing.svg(FontSource::Installed)
        };
        let (symbol, marked) = (drawn(&symbol), drawn(&CellPicture::plain(true)));
        assert!(
            symbol.contains("<circle") && !symbol.contains(shade),
            "{symbol}"
        );
        assert!(
            !marked.contains("<circle") && marked.contains(shade),
            "{marked}"
        );
    }
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

/// A table with dice, and sheets on which everything is printed that a box can carry.
fn full_sheet() -> Picture {
    let box_at = |index: usize| BoxPicture {
        content: match index {
            0 | 3 => BoxContent::Crossed,
            5 => BoxContent::Written(17),
            _ => BoxContent::Empty,
        },
        closed: (1..3).contains(&index),
        note: (index == 10).then(|| Message::new("print-player")),
        ..BoxPicture::number(index as i64 + 2)
    };
    let bonus = BoxPicture {
        face: Some(Face::new('♥', 'h')),
        hue: Some(Hue::Purple),
        ..BoxPicture::number(3)
    };
    let lock = BoxPicture {
        face: Some(Face::new('●', 'o')),
        ..BoxPicture::EMPTY
    };
    let boxes: Vec<BoxPicture> = (0..11).map(box_at).chain([lock]).collect();
    let row = |hue, boxes| TrackPicture {
        hue: Some(hue),
        facts: vec![Message::new("fact-fences").number("count", 6)],
        ..TrackPicture::new("print-points", boxes)
    };
    let misses = TrackPicture::new("print-player", vec![BoxPicture::number(-5); 4]);
    let tracks = vec![
        row(Hue::Red, boxes.clone()),
        row(Hue::Blue, vec![bonus; 6]),
        misses,
    ];
    let white = [3, 5].map(DiePicture::number);
    let chosen = DiePicture {
        hue: Some(Hue::Green),
        state: DieState::Chosen,
        ..DiePicture::number(6)
    };
    let gone = DiePicture {
        state: DieState::Gone,
        ..DiePicture::BLANK
    };
    let dice = vec![
        DicePicture::new(Message::new("print-points"), white.to_vec()),
        DicePicture::new(
            Message::new("print-player"),
            vec![chosen, gone, DiePicture::BLANK],
        ),
    ];
    Picture {
        dice,
        ..Picture::of_places([PlacePicture {
            tracks,
            ..PlacePicture::new(Seat::new(0), Vec::new())
        }])
    }
}

#[test]
fn sheets_with_printed_boxes() {
    let book = nuggets(Language::English);
    let (sheet, renderer) = (full_sheet(), book.renderer());
    check("sheet-table.svg", &renderer.picture(&sheet, 190.0));
    let job = PrintJob {
        title: "Sheet",
        printed: &PrintedMatter {
            scored: vec![Message::new("print-points")],
            ..PrintedMatter::default()
        },
        table: &sheet,
        backs: false,
    };
    let pages = rnw_drawing::pages(&renderer, job, PaperSize::A4);
    let [page] = pages.as_slice() else {
        panic!("{} pages", pages.len());
    };
    check("sheet-page.svg", page);
    let renderer = renderer.with_colors(ColorMode::BlackAndWhite);
    check("sheet-table-bw.svg", &renderer.picture(&sheet, 190.0));
}

/// A board with texts, colours, lines to sides and lines between cells.
fn full_network() -> CardPicture {
    let frame = Frame::new(3, 3).unwrap();
    let path = |up, right, down, left| Paths {
        up,
        right,
        down,
        left,
    };
    let (none, light, heavy) = (PathKind::None, PathKind::Light, PathKind::Heavy);
    let cell = |at: roll_and_write::Cell| {
        let plain = CellPicture::plain(false);
        match at.index() {
            0 => CellPicture {
                paths: path(none, light, light, none),
                ..plain
            },
            1 => CellPicture {
                paths: path(heavy, none, light, light),
                ..plain
            },
            2 => CellPicture {
                print: Some(Label::number(100)),
                mark: Mark::Old,
                ..plain
            },
            3 => CellPicture {
                print: Some(Label::new("x2")),
                hue: Some(Hue::Yellow),
                ..plain
            },
            _ => plain,
        }
    };
    let link = |from, to, mark| LinkPicture {
        mark,
        hue: Some(Hue::Blue),
        ..LinkPicture::new(
            roll_and_write::Cell::new(from),
            roll_and_write::Cell::new(to),
        )
    };
    let (cols, rows) = (
        ["A", "B", "C"].map(Label::new).to_vec(),
        [7, 8, 9].map(Label::number).to_vec(),
    );
    CardPicture {
        title: Some(Message::new("print-points")),
        labels: GridLabels::Named { cols, rows },
        links: Some(vec![
            link(4, 5, Mark::Old),
            link(4, 8, Mark::Fresh),
            link(5, 7, Mark::Free),
        ]),
        ..CardPicture::new("network", frame, cell)
    }
}

#[test]
fn boards_with_lines() {
    let book = nuggets(Language::English);
    let renderer = book.renderer();
    check("network.svg", &renderer.board(&full_network(), 60.0, 14.0));
    let renderer = renderer.with_colors(ColorMode::BlackAndWhite);
    check(
        "network-bw.svg",
        &renderer.board(&full_network(), 60.0, 14.0),
    );
    let rail = CellPicture {
        paths: Paths {
            left: PathKind::Heavy,
            right: PathKind::Light,
            ..Paths::NONE
        },
        ..CellPicture::plain(false)
    };
    let pattern = PatternPicture {
        cells: vec![rail, CellPicture::plain(false)],
        ..PatternPicture::new("D1", &["XX"])
    };
    check("domino.svg", &renderer.pattern_card(&pattern));
}
