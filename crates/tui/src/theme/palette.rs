//! The colours of each theme. Arrays of hues are in the order of `Hue::ALL`.

use ratatui::style::Color::{
    self, Black, Blue, Cyan, DarkGray, Gray, Green, LightYellow, Magenta, Red, White, Yellow,
};
use roll_and_write::picture::Hue;

const HUES: usize = Hue::ALL.len();

/// The colour of a text, and that of its background.
pub(super) type Pair = (Color, Color);

/// The colours of a theme.
#[derive(Debug)]
pub(super) struct Palette {
    /// The backgrounds of cards.
    pub(super) card: [Color; HUES],
    /// The background of a card without a colour.
    pub(super) plain_card: Color,
    /// The titles of cards.
    pub(super) banner: [Pair; HUES],
    /// The title of a card without a colour.
    pub(super) plain_banner: Pair,
    /// The background of a free cell in the large form.
    pub(super) tile: Color,
    /// Text on cards.
    pub(super) text: Color,
    pub(super) card_faint: Color,
    pub(super) card_wall: Color,
    pub(super) card_marked: Color,
    pub(super) card_fresh: Color,
    pub(super) card_possible: Color,
    /// Symbols on cards.
    pub(super) ink: [Color; HUES],
    /// Symbols on the terminal's own background.
    pub(super) bare: [Color; HUES],
    pub(super) bare_marked: Color,
    pub(super) bare_fresh: Color,
    pub(super) bare_possible: Color,
    /// Marked cells in the large form: from earlier, and from this turn.
    pub(super) old: Pair,
    pub(super) new: Pair,
    pub(super) ghost: Pair,
    pub(super) clash: Pair,
    pub(super) chosen: Pair,
}

const fn index(color: u8) -> Color {
    Color::Indexed(color)
}

const fn rgb(color: u32) -> Color {
    Color::Rgb((color >> 16) as u8, (color >> 8) as u8, color as u8)
}

const fn indices(colors: [u8; HUES]) -> [Color; HUES] {
    let mut all = [Color::Reset; HUES];
    let mut at = 0;
    while at < HUES {
        all[at] = index(colors[at]);
        at += 1;
    }
    all
}

const fn rgbs(colors: [u32; HUES]) -> [Color; HUES] {
    let mut all = [Color::Reset; HUES];
    let mut at = 0;
    while at < HUES {
        all[at] = rgb(colors[at]);
        at += 1;
    }
    all
}

const fn pair(text: u8, ground: u8) -> Pair {
    (index(text), index(ground))
}

/// Black and white among the 256 colours.
const BLACK: u8 = 16;
const WHITE: u8 = 231;

/// The titles differ in lightness, so that colour-blind people can tell them apart.
pub(super) const SAFE: Palette = Palette {
    card: indices([189, 223, 194, 254, 224, 153, 230]),
    plain_card: index(255),
    banner: [
        pair(WHITE, 54),
        pair(BLACK, 214),
        pair(WHITE, 29),
        pair(WHITE, 240),
        pair(WHITE, 88),
        pair(BLACK, 75),
        pair(BLACK, 228),
    ],
    plain_banner: pair(WHITE, 236),
    tile: index(WHITE),
    text: index(233),
    card_faint: index(239),
    card_wall: index(241),
    card_marked: index(24),
    card_fresh: index(90),
    card_possible: index(24),
    ink: indices([54, 94, 22, 239, 124, 18, 58]),
    bare: indices([134, 166, 29, 244, 160, 33, 136]),
    bare_marked: index(67),
    bare_fresh: index(166),
    bare_possible: index(31),
    old: pair(WHITE, 60),
    new: pair(WHITE, 130),
    ghost: pair(WHITE, 25),
    clash: pair(BLACK, 214),
    chosen: pair(BLACK, 229),
};

pub(super) const INDEXED: Palette = Palette {
    banner: [
        pair(WHITE, 91),
        pair(BLACK, 208),
        pair(WHITE, 28),
        pair(WHITE, 241),
        pair(WHITE, 160),
        pair(WHITE, 26),
        pair(BLACK, 220),
    ],
    card_fresh: index(22),
    ink: indices([90, 130, 22, 239, 160, 20, 58]),
    bare: indices([134, 166, 28, 244, 160, 33, 136]),
    bare_fresh: index(28),
    new: pair(WHITE, 29),
    clash: pair(WHITE, 160),
    chosen: pair(BLACK, 177),
    ..SAFE
};

pub(super) const TRUE: Palette = Palette {
    card: rgbs([
        0xE9_DF_F7, 0xFC_E3_C5, 0xD9_EF_D6, 0xE6_E6_E6, 0xF9_DB_D8, 0xD8_E6_F9, 0xF8_F0_C4,
    ]),
    plain_card: rgb(0xF1_EF_EA),
    banner: [
        (rgb(0xFF_FF_FF), rgb(0x6A_3D_9A)),
        (rgb(0x00_00_00), rgb(0xF2_9B_38)),
        (rgb(0xFF_FF_FF), rgb(0x1E_7B_3A)),
        (rgb(0xFF_FF_FF), rgb(0x61_61_61)),
        (rgb(0xFF_FF_FF), rgb(0xB3_26_1E)),
        (rgb(0xFF_FF_FF), rgb(0x1F_5F_AE)),
        (rgb(0x00_00_00), rgb(0xE8_C9_3A)),
    ],
    plain_banner: (rgb(0xFF_FF_FF), rgb(0x3C_3C_3C)),
    tile: rgb(0xFF_FF_FF),
    text: rgb(0x1A_1A_1A),
    card_faint: rgb(0x54_54_54),
    card_wall: rgb(0x6A_6A_6A),
    card_marked: rgb(0x2F_55_85),
    card_fresh: rgb(0x0B_5A_22),
    card_possible: rgb(0x0B_57_7A),
    ink: rgbs([
        0x5B_2A_86, 0x8A_45_00, 0x0B_5A_22, 0x4A_4A_4A, 0xA8_14_1B, 0x12_3F_8C, 0x5F_52_00,
    ]),
    bare: rgbs([
        0xA5_69_D6, 0xC9_6A_0A, 0x2E_94_48, 0x80_80_80, 0xDB_44_37, 0x3C_82_DC, 0x9A_7D_0A,
    ]),
    bare_marked: rgb(0x5B_87_BC),
    bare_fresh: rgb(0x2E_94_48),
    bare_possible: rgb(0x1E_8A_9A),
    old: (rgb(0xFF_FF_FF), rgb(0x55_68_8A)),
    new: (rgb(0xFF_FF_FF), rgb(0x1B_7F_5A)),
    ghost: (rgb(0xFF_FF_FF), rgb(0x0F_6C_BD)),
    clash: (rgb(0xFF_FF_FF), rgb(0xC0_22_1E)),
    chosen: (rgb(0x00_00_00), rgb(0xD6_A8_FF)),
};

/// Of the sixteen colours only a few are readable on dark and on light. The others are used as backgrounds.
pub(super) const BASIC: Palette = Palette {
    card: [Gray; HUES],
    plain_card: Gray,
    banner: [
        (White, Magenta),
        (Black, Yellow),
        (Black, Green),
        (Black, DarkGray),
        (White, Red),
        (White, Blue),
        (Black, LightYellow),
    ],
    plain_banner: (White, Black),
    tile: White,
    text: Black,
    card_faint: Black,
    card_wall: Black,
    card_marked: Blue,
    card_fresh: Black,
    card_possible: Blue,
    ink: [Magenta, Black, Black, Black, Red, Blue, Black],
    bare: [
        Magenta,
        DarkGray,
        DarkGray,
        DarkGray,
        Red,
        Color::LightBlue,
        DarkGray,
    ],
    bare_marked: Color::LightBlue,
    bare_fresh: Magenta,
    bare_possible: Color::LightBlue,
    old: (White, Blue),
    new: (White, Magenta),
    ghost: (Black, Cyan),
    clash: (White, Red),
    chosen: (Black, Yellow),
};
