//! Colours by role. No role depends on colour alone: each has its own character or position.

use crate::render::Role;
use ratatui::style::{Color, Modifier, Style};

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

    /// The style of a role.
    pub(crate) fn style(self, role: Role) -> Style {
        let plain = Style::new().add_modifier(role.modifier());
        match role.color(self) {
            Some(color) => plain.fg(color),
            None => plain,
        }
    }
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

    fn color(self, theme: ThemeName) -> Option<Color> {
        let [basic, indexed, full, safe] = match self {
            Self::Plain | Self::Title | Self::Faint | Self::Bar | Self::Wall => return None,
            Self::Symbol => [
                Color::Yellow,
                Color::Indexed(220),
                rgb(0xF2_C1_4E),
                Color::Indexed(220),
            ],
            Self::Marked => [
                Color::Blue,
                Color::Indexed(67),
                rgb(0x6B_93_C4),
                Color::Indexed(67),
            ],
            Self::Fresh => [
                Color::Green,
                Color::Indexed(78),
                rgb(0x57_C7_85),
                Color::Indexed(81),
            ],
            Self::Ghost => [
                Color::Cyan,
                Color::Indexed(80),
                rgb(0x4F_C9_D9),
                Color::Indexed(117),
            ],
            Self::Clash => [
                Color::Red,
                Color::Indexed(203),
                rgb(0xF0_5B_5B),
                Color::Indexed(208),
            ],
            Self::Possible => [
                Color::Cyan,
                Color::Indexed(115),
                rgb(0x8F_D9_B6),
                Color::Indexed(153),
            ],
            Self::Chosen => [
                Color::Magenta,
                Color::Indexed(177),
                rgb(0xC9_8B_F2),
                Color::Indexed(229),
            ],
        };
        match theme {
            ThemeName::Safe => Some(safe),
            ThemeName::Basic => Some(basic),
            ThemeName::Indexed => Some(indexed),
            ThemeName::True => Some(full),
            ThemeName::Mono => None,
        }
    }
}

fn rgb(color: u32) -> Color {
    Color::from_u32(color)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_colours_nothing_is_coloured() {
        for role in Role::ALL {
            assert_eq!(ThemeName::Mono.style(role).fg, None, "{role:?}");
        }
    }

    #[test]
    fn a_theme_keeps_to_the_colours_it_promises() {
        for role in Role::ALL {
            let basic = ThemeName::Basic.style(role).fg;
            assert!(
                !matches!(basic, Some(Color::Indexed(_) | Color::Rgb(..))),
                "{role:?}"
            );
            for theme in [ThemeName::Safe, ThemeName::Indexed] {
                let fg = theme.style(role).fg;
                assert!(
                    matches!(fg, None | Some(Color::Indexed(_))),
                    "{theme:?} {role:?}"
                );
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
}
