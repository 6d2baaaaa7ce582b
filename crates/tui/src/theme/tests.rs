//! The colours are measured: their contrast, and their distances in colour-blind eyes.

use super::*;
use crate::render::{Ink, Role, Shade};

/// The smallest contrast of a text with its stated background (WCAG 2, level AA).
const TEXT: f64 = 4.5;
/// The smallest contrast of a symbol, a wall or a mark with its background (WCAG 2, graphics), and of any coloured text
/// with black and with white, because the terminal's own background is not known. No colour has more than 4.6 with
/// both.
const SIGN: f64 = 3.0;

/// Red, green and blue from 0 to 1, linear.
type Light = [f64; 3];

/// Machado, Oliveira and Fernandes 2009, severity 1: what people without one of the three kinds of cones see.
const EYES: [(&str, [Light; 3]); 4] = [
    (
        "all cones",
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    ),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// The colours of xterm.
fn bytes(color: Color) -> [u8; 3] {
    match color {
        Color::Black => [0, 0, 0],
        Color::Red => [0xCD, 0, 0],
        Color::Green => [0, 0xCD, 0],
        Color::Yellow => [0xCD, 0xCD, 0],
        Color::Blue => [0, 0, 0xEE],
        Color::Magenta => [0xCD, 0, 0xCD],
        Color::Cyan => [0, 0xCD, 0xCD],
        Color::Gray => [0xE5, 0xE5, 0xE5],
        Color::DarkGray => [0x7F, 0x7F, 0x7F],
        Color::LightRed => [0xFF, 0, 0],
        Color::LightGreen => [0, 0xFF, 0],
        Color::LightYellow => [0xFF, 0xFF, 0],
        Color::LightBlue => [0x5C, 0x5C, 0xFF],
        Color::LightMagenta => [0xFF, 0, 0xFF],
        Color::LightCyan => [0, 0xFF, 0xFF],
        Color::White => [0xFF, 0xFF, 0xFF],
        Color::Rgb(red, green, blue) => [red, green, blue],
        Color::Indexed(gray @ 232..) => [8 + 10 * (gray - 232); 3],
        Color::Indexed(index @ 16..) => {
            let level = |step: u8| [0, 95, 135, 175, 215, 255][usize::from(step % 6)];
            let index = index - 16;
            [level(index / 36), level(index / 6), level(index)]
        }
        Color::Indexed(_) | Color::Reset => panic!("{color:?} has no colour of its own"),
    }
}

fn light(color: Color) -> Light {
    bytes(color).map(|byte| {
        let level = f64::from(byte) / 255.0;
        if level <= 0.040_45 {
            level / 12.92
        } else {
            ((level + 0.055) / 1.055).powf(2.4)
        }
    })
}

fn dot(a: Light, b: Light) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn luminance(color: Color) -> f64 {
    dot(light(color), [0.2126, 0.7152, 0.0722])
}

fn contrast(a: Color, b: Color) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// A colour as these eyes see it, in CIE L*a*b*.
fn lab(color: Color, eyes: [Light; 3]) -> Light {
    let seen = eyes.map(|row| dot(row, light(color)).clamp(0.0, 1.0));
    let xyz = [
        dot(seen, [0.4124, 0.3576, 0.1805]) / 0.950_47,
        dot(seen, [0.2126, 0.7152, 0.0722]),
        dot(seen, [0.0193, 0.1192, 0.9505]) / 1.088_83,
    ];
    let [x, y, z] = xyz.map(|part| {
        if part > 216.0 / 24_389.0 {
            part.cbrt()
        } else {
            (24_389.0 / 27.0 * part + 16.0) / 116.0
        }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn distance(a: Color, b: Color, eyes: [Light; 3]) -> f64 {
    let (a, b) = (lab(a, eyes), lab(b, eyes));
    a.iter()
        .zip(b)
        .map(|(a, b)| (a - b).powi(2))
        .sum::<f64>()
        .sqrt()
}

fn hues() -> impl Iterator<Item = Option<Hue>> + Clone {
    Hue::ALL.into_iter().map(Some).chain([None])
}

/// All looks that a text can have.
fn inks() -> Vec<Ink> {
    let mut inks = Vec::new();
    for role in Role::ALL {
        for hue in hues() {
            let shades = [Shade::Bare, Shade::Tile, Shade::Old, Shade::New];
            let cards = hues().map(Shade::Card).chain(hues().map(Shade::Banner));
            for shade in shades.into_iter().chain(cards) {
                inks.push(Ink { role, hue, shade });
            }
        }
    }
    inks
}

fn coloured() -> impl Iterator<Item = ThemeName> {
    let all = ThemeName::ALL.into_iter();
    all.filter(|theme| *theme != ThemeName::Mono)
}

#[test]
fn every_text_is_readable_on_its_background() {
    for theme in coloured() {
        for ink in inks() {
            let style = theme.style(ink);
            let signs = [Role::Symbol, Role::Wall, Role::Marked, Role::Fresh];
            let needed = if signs.contains(&ink.role) {
                SIGN
            } else {
                TEXT
            };
            match (style.fg, style.bg) {
                (None, None) => {}
                (Some(fg), Some(bg)) => {
                    let found = contrast(fg, bg);
                    assert!(found >= needed, "{theme:?} {ink:?}: {found:.2}");
                }
                (Some(fg), None) => {
                    for ground in [Color::Black, Color::White] {
                        let found = contrast(fg, ground);
                        assert!(found >= SIGN, "{theme:?} {ink:?} on {ground}: {found:.2}");
                    }
                }
                (None, Some(_)) => panic!("{theme:?} {ink:?}: the text has no colour"),
            }
        }
    }
}

/// The smallest distance of two of these colours, for each kind of eyes.
fn nearest(colors: &[Color]) -> [f64; 4] {
    EYES.map(|(_, eyes)| {
        let pairs = colors.iter().enumerate();
        let pairs = pairs.flat_map(|(at, one)| colors[..at].iter().map(move |other| (one, other)));
        let distances = pairs.map(|(one, other)| distance(*one, *other, eyes));
        distances.fold(f64::INFINITY, f64::min)
    })
}

#[track_caller]
fn apart(what: &str, colors: &[Color], needed: [f64; 4]) {
    for ((found, needed), (eyes, _)) in nearest(colors).into_iter().zip(needed).zip(EYES) {
        assert!(
            found >= needed,
            "{what}, {eyes}: {found:.1}, expected {needed}"
        );
    }
}

/// A distance of 2.3 is just visible. The default theme promises much more, to all eyes.
#[test]
fn the_titles_of_cards_can_be_told_apart() {
    for theme in coloured() {
        let ground = |hue| {
            let ink = Ink {
                shade: Shade::Banner(Some(hue)),
                ..Ink::from(Role::Title)
            };
            theme.style(ink).bg.unwrap()
        };
        let needed = match theme {
            ThemeName::Safe => [14.0; 4],
            ThemeName::Basic => [20.0, 5.0, 5.0, 5.0],
            ThemeName::Indexed | ThemeName::True | ThemeName::Mono => [20.0, 7.0, 7.0, 7.0],
        };
        apart(theme.name(), &Hue::ALL.map(ground), needed);
    }
}

/// Symbols of these hues also have different characters.
#[test]
fn red_green_and_blue_symbols_can_be_told_apart() {
    for theme in [ThemeName::Safe, ThemeName::Indexed, ThemeName::True] {
        for shade in [Shade::Bare, Shade::Tile] {
            let color = |hue| {
                let ink = Ink {
                    hue: Some(hue),
                    shade,
                    role: Role::Symbol,
                };
                theme.style(ink).fg.unwrap()
            };
            let colors = [Hue::Red, Hue::Green, Hue::Blue].map(color);
            let needed = if theme == ThemeName::Safe {
                [12.0; 4]
            } else {
                [30.0, 3.0, 3.0, 14.0]
            };
            apart(theme.name(), &colors, needed);
        }
    }
}

#[test]
fn selections_and_marks_can_be_told_apart() {
    for theme in coloured() {
        let ground = |ink| theme.style(ink).bg.unwrap();
        let mut colors = [Role::Ghost, Role::Clash]
            .map(|role| ground(role.into()))
            .to_vec();
        colors.extend([Shade::Old, Shade::New, Shade::Tile].map(|shade| {
            ground(Ink {
                shade,
                ..Ink::from(Role::Marked)
            })
        }));
        let needed = if theme == ThemeName::Safe {
            [14.0; 4]
        } else {
            [14.0, 3.0, 3.0, 12.0]
        };
        apart(theme.name(), &colors, needed);
    }
}

#[test]
fn without_colours_nothing_is_coloured() {
    for ink in inks() {
        let style = ThemeName::Mono.style(ink);
        assert_eq!((style.fg, style.bg), (None, None), "{ink:?}");
    }
}

#[test]
fn a_theme_keeps_to_the_colours_it_promises() {
    for ink in inks() {
        let colors = |theme: ThemeName| [theme.style(ink).fg, theme.style(ink).bg];
        for basic in colors(ThemeName::Basic) {
            assert!(
                !matches!(basic, Some(Color::Indexed(_) | Color::Rgb(..))),
                "{ink:?}"
            );
        }
        for theme in [ThemeName::Safe, ThemeName::Indexed] {
            for color in colors(theme) {
                assert!(
                    matches!(color, None | Some(Color::Indexed(_))),
                    "{theme:?} {ink:?}"
                );
            }
        }
    }
}

#[test]
fn the_key_goes_through_all_themes() {
    let mut theme = ThemeName::default();
    for _ in ThemeName::ALL {
        assert_eq!(ThemeName::by_name(theme.name()), Some(theme));
        theme = theme.next();
    }
    assert_eq!(theme, ThemeName::default());
}
