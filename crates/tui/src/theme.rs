//! Colours by role, by the hue of a symbol, and by what a text lies on. No role depends on colour alone: each has its
//! own character or position.
//!
//! A coloured text has either a stated background or lies on the terminal's own one, which may be dark or light. The
//! tests measure the contrast of all pairs, and how well colour-blind people can tell the hues apart.

mod palette;

use crate::render::{Ink, Role, Shade};
use palette::{Pair, Palette};
use ratatui::style::{Color, Modifier, Style};
use roll_and_write::picture::Hue;

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum ThemeName {
    /// 256 colours that colour-blind people can distinguish.
    #[default]
    Safe,
    /// The sixteen colours that every terminal has.
    Basic,
    /// 256 colours.
    Indexed,
    /// Sixteen million colours.
    True,
    /// No colour at all.
    Mono,
}

impl ThemeName {
    /// All themes, in the order in which a key cycles through them.
    pub const ALL: [Self; 5] = [
        Self::Safe,
        Self::Basic,
        Self::Indexed,
        Self::True,
        Self::Mono,
    ];

    /// The name that settings use.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Safe => "safe",
            Self::Basic => "basic",
            Self::Indexed => "indexed",
            Self::True => "true",
            Self::Mono => "mono",
        }
    }

    /// The key of its translation.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Safe => "tui-theme-safe",
            Self::Basic => "tui-theme-basic",
            Self::Indexed => "tui-theme-indexed",
            Self::True => "tui-theme-true",
            Self::Mono => "tui-theme-mono",
        }
    }

    /// The theme with this name; `None` if there is none.
    ///
    /// ```
    /// use rnw_tui::ThemeName;
    /// assert_eq!(ThemeName::by_name("mono"), Some(ThemeName::Mono));
    /// assert_eq!(ThemeName::by_name("pink"), None);
    /// ```
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// The theme that follows.
    pub(crate) fn next(self) -> Self {
        let place = Self::ALL
            .iter()
            .position(|theme| *theme == self)
            .unwrap_or(0);
        Self::ALL[(place + 1) % Self::ALL.len()]
    }

    /// The style of a text.
    pub(crate) fn style(self, ink: Ink) -> Style {
        let Some(palette) = self.palette() else {
            return Style::new().add_modifier(ink.role.modifier());
        };
        let (fg, bg) = palette.colours(ink);
        let mut style = Style::new().add_modifier(modifier(ink, bg.is_some()));
        if let Some(fg) = fg {
            style = style.fg(fg);
        }
        if let Some(bg) = bg {
            style = style.bg(bg);
        }
        style
    }

    fn palette(self) -> Option<&'static Palette> {
        match self {
            Self::Safe => Some(&palette::SAFE),
            Self::Basic => Some(&palette::BASIC),
            Self::Indexed => Some(&palette::INDEXED),
            Self::True => Some(&palette::TRUE),
            Self::Mono => None,
        }
    }
}

/// The modifier of a text in a theme with colours.
fn modifier(ink: Ink, has_background: bool) -> Modifier {
    let modifier = ink.role.modifier();
    if !has_background {
        return modifier;
    }
    // A stated background needs no exchange of colours, and a faint text on it has a colour of its own.
    let modifier = modifier - Modifier::REVERSED - Modifier::DIM;
    if matches!(ink.role, Role::Ghost | Role::Chosen) {
        return modifier | Modifier::BOLD;
    }
    modifier
}

impl Role {
    /// The modifier that is also visible without colours.
    fn modifier(self) -> Modifier {
        match self {
            Self::Plain | Self::Marked => Modifier::empty(),
            Self::Title | Self::Symbol | Self::Fresh => Modifier::BOLD,
            Self::Faint | Self::Wall => Modifier::DIM,
            Self::Ghost | Self::Bar | Self::Chosen => Modifier::REVERSED,
            Self::Clash => Modifier::BOLD.union(Modifier::UNDERLINED),
            Self::Possible => Modifier::UNDERLINED,
        }
    }
}

impl Palette {
    /// The colours of a text and of its background; `None` for the terminal's own colour.
    fn colours(&self, ink: Ink) -> (Option<Color>, Option<Color>) {
        let pair = |pair: Pair| (Some(pair.0), Some(pair.1));
        if ink.role == Role::Bar {
            return (None, None);
        }
        let own = [
            (Role::Ghost, self.ghost),
            (Role::Clash, self.clash),
            (Role::Chosen, self.chosen),
        ];
        if let Some((_, own)) = own.into_iter().find(|(role, _)| *role == ink.role) {
            return pair(own);
        }
        let ground = match ink.shade {
            Shade::Bare => return (self.on_bare(ink), None),
            Shade::Banner(hue) => return pair(self.banner(hue)),
            Shade::Old => return pair(self.old),
            Shade::New => return pair(self.new),
            Shade::Card(Some(hue)) => self.card[hue as usize],
            Shade::Card(None) => self.plain_card,
            Shade::Tile => self.tile,
        };
        (Some(self.on_card(ink)), Some(ground))
    }

    fn on_bare(&self, ink: Ink) -> Option<Color> {
        match (ink.role, ink.hue) {
            (Role::Symbol, Some(hue)) => Some(self.bare[hue as usize]),
            (Role::Marked, _) => Some(self.bare_marked),
            (Role::Fresh, _) => Some(self.bare_fresh),
            (Role::Possible, _) => Some(self.bare_possible),
            _ => None,
        }
    }

    fn on_card(&self, ink: Ink) -> Color {
        match (ink.role, ink.hue) {
            (Role::Symbol, Some(hue)) => self.ink[hue as usize],
            (Role::Marked, _) => self.card_marked,
            (Role::Fresh, _) => self.card_fresh,
            (Role::Possible, _) => self.card_possible,
            (Role::Faint, _) => self.card_faint,
            (Role::Wall, _) => self.card_wall,
            _ => self.text,
        }
    }

    fn banner(&self, hue: Option<Hue>) -> Pair {
        hue.map_or(self.plain_banner, |hue| self.banner[hue as usize])
    }
}

#[cfg(test)]
mod tests;
