//! The large form of cards: clickable as a whole, and readable without colours.

use super::{Setting, TestScreen};
use crate::spot::Spot;
use crate::{TableSettings, ThemeName};
use crossterm::event::{KeyCode, MouseEventKind};
use roll_and_write::OnBoard;

const CARDS: [&str; 2] = ["silver-and-gold", "pyramids"];

fn open(game: &'static str, theme: ThemeName) -> TestScreen {
    let settings = TableSettings {
        theme,
        ..TableSettings::default()
    };
    let mut screen = TestScreen::open(Setting {
        settings,
        size: (120, 40),
        ..Setting::of(game)
    });
    screen.play_on(3);
    screen
}

#[test]
fn the_whole_large_cell_can_be_clicked() {
    for game in CARDS {
        let mut screen = open(game, ThemeName::default());
        screen.press("s");
        let own = |spot| matches!(spot, Spot::Cell(OnBoard::Own(_), _));
        let zones = screen.app.zones().to_vec();
        let cells = zones.iter().filter(|zone| own(zone.spot));
        let mut seen = 0;
        for zone in cells {
            assert_eq!((zone.rect.width, zone.rect.height), (3, 2), "{zone:?}");
            for place in zone.rect.positions() {
                screen.mouse(MouseEventKind::Moved, place.x, place.y);
                assert_eq!(screen.app.selection().unwrap().cursor, Some(zone.spot));
            }
            seen += 1;
        }
        assert!(seen > 10, "{}", screen.text());
        // The cards of the offer are clickable up to their borders.
        let offered = zones
            .iter()
            .filter(|zone| matches!(zone.spot, Spot::Offer(_)));
        assert!(offered.clone().count() == 4 && offered.clone().all(|zone| zone.rect.height > 7));
    }
}

/// Every theme draws the same characters, so marks, selections and cards differ without colours too.
#[test]
fn colours_change_no_character() {
    for game in CARDS {
        let mut texts = ThemeName::ALL.map(|theme| {
            let mut screen = open(game, theme);
            let mut text = screen.text();
            for key in [
                KeyCode::Down,
                KeyCode::Right,
                KeyCode::Right,
                KeyCode::Char('s'),
            ] {
                screen.key(key);
                text += &screen.text();
            }
            text
        });
        texts.sort_unstable();
        assert_eq!(texts[0], texts[4]);
        for sign in [" ■ ", " ▣ ", "[□]", "[ ]", "!", "(·)", "┌─", "│"] {
            assert!(texts[0].contains(sign), "{game}: {sign}\n{}", texts[0]);
        }
    }
}
