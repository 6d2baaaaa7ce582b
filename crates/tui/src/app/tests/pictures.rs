//! Pictures of the full screen for the pages: real screens in colour, stored in `docs/pictures`.
//!
//! `UPDATE_GOLDEN=1 cargo test -p rnw-tui pictures` redraws them.
//! The test fails if a stored picture differs from the screen.

use super::screens::check_stored;
use super::{Setting, TestScreen};
use crate::{Glyphs, ThemeName};
use anstyle::{AnsiColor, Color as Paint, Style as Ink};
use anstyle_svg::Term;
use crossterm::event::KeyCode;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Style};
use std::fmt::Write;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures");

/// A character of one column that no screen shows.
const STAND_IN: &str = "\u{e000}";

/// The duration of one picture in the recording, in seconds.
const SHOWN: f64 = 1.2;

/// The look of a cell; `None` for the terminal's own colours.
fn ink(cell: &Cell) -> Ink {
    let own = |color: Color| Some(color).filter(|color| *color != Color::Reset);
    Ink::from(Style {
        fg: own(cell.fg),
        bg: own(cell.bg),
        add_modifier: cell.modifier,
        ..Style::new()
    })
}

/// The screen as text with terminal control codes.
fn ansi(buffer: &Buffer) -> String {
    let mut text = String::new();
    for row in buffer.area.rows() {
        let cells: Vec<&Cell> = row.columns().map(|at| &buffer[(at.x, at.y)]).collect();
        for run in cells.chunk_by(|one, next| one.style() == next.style()) {
            let ink = ink(run[0]);
            let symbols: String = run.iter().map(|cell| cell.symbol()).collect();
            let _ = write!(text, "{ink}{symbols}{ink:#}");
        }
        text.push('\n');
    }
    text
}

/// The background of the terminal in a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ground {
    Dark,
    Light,
}

fn svg(screen: &TestScreen, ground: Ground) -> String {
    let (black, white) = (
        Paint::Ansi(AnsiColor::Black),
        Paint::Ansi(AnsiColor::BrightWhite),
    );
    let term = match ground {
        Ground::Dark => Term::new(),
        Ground::Light => Term::new().fg_color(black).bg_color(white),
    };
    // The maker of pictures measures `>` as wide as its code in SVG, which moves the backgrounds behind it. So another
    // character stands for it until the picture is made.
    let text = ansi(screen.buffer()).replace('>', STAND_IN);
    without_stripes(&term.render_svg(&text).replace(STAND_IN, "&gt;"))
}

/// How far the second drawing of a background is above the first, in pixels.
const RAISED: u32 = 3;

/// The picture with each row of backgrounds drawn twice, the second time higher. The maker of pictures fills backgrounds
/// with `█`, which is lower than a row in most fonts, so stripes of the terminal would stay between the rows of a card.
fn without_stripes(svg: &str) -> String {
    let mut text = String::new();
    for line in svg.lines() {
        if let Some(row) = background_row(line) {
            let raised = line.replace(
                &format!("y=\"{row}px\""),
                &format!("y=\"{}px\"", row - RAISED),
            );
            let _ = writeln!(text, "{raised}\n</tspan>");
        }
        let _ = writeln!(text, "{line}");
    }
    text
}

/// The position of a row of backgrounds.
fn background_row(line: &str) -> Option<u32> {
    let has_background = line.contains("class=\"bg-");
    let (_, row) = line.split_once("px\" y=\"").filter(|_| has_background)?;
    row.split_once("px")?.0.parse().ok()
}

/// `█` is at least 1.13 times as high as its font of 14 pixels, so two of them cover a row of 18 pixels.
#[test]
fn the_backgrounds_of_cards_have_no_stripes() {
    let mut screen = open("pyramids", (80, 24), ThemeName::default());
    screen.play_on(6);
    let picture = svg(&screen, Ground::Dark);
    assert!(picture.contains("font: 14px") && picture.contains("line-height: 18px"));
    let rows: Vec<u32> = picture.lines().filter_map(background_row).collect();
    let pairs = rows.chunks(2).map(|pair| (pair[0], pair[1]));
    assert!(rows.len() > 20, "{rows:?}");
    for (raised, row) in pairs {
        assert_eq!(raised + RAISED, row, "{rows:?}");
        assert!(1.13 * 14.0 + f64::from(row - raised) >= 18.0);
    }
}

/// A picture that shows these pictures in turn, in an endless loop.
fn animated(frames: &[String]) -> String {
    let first = frames.first().map_or("", String::as_str);
    let head = first.split_once('>').map_or("", |(head, _)| head);
    let (all, mut text) = (frames.len(), format!("{head}>\n"));
    for (index, frame) in frames.iter().enumerate() {
        let (from, to) = (index as f64 / all as f64, (index + 1) as f64 / all as f64);
        let (values, times) = match index {
            0 => ("inline;none".to_owned(), format!("0;{to:.4}")),
            _ if index + 1 == all => ("none;inline".to_owned(), format!("0;{from:.4}")),
            _ => (
                "none;inline;none".to_owned(),
                format!("0;{from:.4};{to:.4}"),
            ),
        };
        let seconds = SHOWN * all as f64;
        let _ = write!(
            text,
            "<g>\n<animate attributeName=\"display\" calcMode=\"discrete\" dur=\"{seconds:.1}s\" \
             keyTimes=\"{times}\" repeatCount=\"indefinite\" values=\"{values}\"/>\n{}\n</g>\n",
            frame.trim_end()
        );
    }
    text + "</svg>\n"
}

/// Compares a picture with the stored one.
#[track_caller]
fn kept(name: &str, picture: &str) {
    check_stored(FOLDER, name, picture);
}

fn open(game: &'static str, size: (u16, u16), theme: ThemeName) -> TestScreen {
    let setting = Setting::of(game).sized(size);
    TestScreen::open(setting.themed(theme, Glyphs::Unicode))
}

/// The sizes of the windows in the pictures, with the decisions before each.
const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (40, 20)];

#[test]
fn pictures_of_each_game_show_what_the_screen_draws() {
    for game in super::GAMES {
        let mut screen = open(game, (100, 30), ThemeName::default());
        screen.play_on(6);
        kept(&format!("{game}.svg"), &svg(&screen, Ground::Dark));
    }
}

/// Each size on a dark and on a light terminal, and the smallest and the largest without colours.
#[test]
fn pictures_of_each_size_show_what_the_screen_draws() {
    for game in super::GAMES {
        for (width, height) in SIZES {
            for (ground, name) in [(Ground::Dark, "dark"), (Ground::Light, "light")] {
                let mut screen = open(game, (width, height), ThemeName::default());
                screen.play_on(6);
                let file = format!("{game}-{width}x{height}-{name}.svg");
                kept(&file, &svg(&screen, ground));
            }
        }
    }
}

#[test]
fn the_picture_of_a_reveal_shows_what_the_screen_draws() {
    let mut screen = open("nuggets", (80, 24), ThemeName::default());
    screen.reveals = true;
    screen.play_on(1000);
    (0..5).for_each(|_| screen.pace());
    kept("nuggets-reveal.svg", &svg(&screen, Ground::Dark));
}

#[test]
fn pictures_of_each_theme_show_what_the_screen_draws() {
    for theme in ThemeName::ALL {
        let mut screen = open("pyramids", (80, 24), theme);
        screen.play_on(6);
        let file = format!("theme-{}.svg", theme.name());
        kept(&file, &svg(&screen, Ground::Dark));
    }
}

#[test]
fn the_recording_of_a_turn_shows_what_the_screen_draws() {
    let mut screen = open("silver-and-gold", (100, 30), ThemeName::default());
    screen.play_on(6);
    let mut frames = vec![svg(&screen, Ground::Dark)];
    for key in [
        KeyCode::Down,
        KeyCode::Right,
        KeyCode::Char('r'),
        KeyCode::Down,
        KeyCode::Enter,
    ] {
        screen.key(key);
        frames.push(svg(&screen, Ground::Dark));
    }
    kept("turn.svg", &animated(&frames));
}
