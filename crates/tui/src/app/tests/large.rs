//! The large form of cards is clickable as a whole.

use super::{Setting, TestScreen};
use crate::spot::Spot;
use crossterm::event::MouseEventKind;
use roll_and_write::OnBoard;

const CARDS: [&str; 2] = ["silver-and-gold", "pyramids"];

#[test]
fn the_whole_large_cell_can_be_clicked() {
    for game in CARDS {
        let mut screen = TestScreen::open(Setting::of(game).sized((120, 40)));
        screen.play_on(3);
        screen.press("s");
        let own = |spot| matches!(spot, Spot::Cell(OnBoard::Own(_), _));
        let zones = screen.app.zones().to_vec();
        let cells = zones.iter().filter(|zone| own(zone.spot));
        let mut seen = 0;
        for zone in cells {
            assert_eq!((zone.rect.width, zone.rect.height), (3, 2), "{zone:?}");
            for place in zone.rect.positions() {
                screen.mouse(MouseEventKind::Moved, place.x, place.y);
                assert_eq!(screen.selection().cursor, Some(zone.spot));
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
