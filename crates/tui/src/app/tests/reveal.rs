//! Hidden chips are turned up region by region at the end of a game.

use super::{GAMES, Setting, TestScreen};
use crossterm::event::KeyCode;
use rnw_i18n::Language;
use std::time::Duration;

/// Plays to the end, where nothing is turned up yet.
fn at_the_end(setting: Setting) -> TestScreen {
    let mut screen = TestScreen::open(setting);
    screen.reveals = true;
    let mut choice = 5;
    while !screen.is_over() {
        let moves = screen.targets().len();
        // The last move is to pass for good.
        choice = (choice * 31 + 17) % 10_007;
        let number = 1 + choice % moves.saturating_sub(1).max(1);
        screen.press(&format!(":{number}\n"));
        if screen.app.is_asking() {
            screen.press("y");
        }
    }
    screen
}

/// The number of chips on the screen whose value is not shown.
fn hidden(screen: &TestScreen) -> usize {
    let text = screen.text();
    ["A?", "B?"]
        .map(|chip| text.matches(chip).count())
        .iter()
        .sum()
}

#[test]
fn chips_are_turned_up_region_by_region() {
    for size in [(80, 24), (120, 40), (40, 20)] {
        let mut screen = at_the_end(Setting::of("nuggets").sized(size));
        // The legend of a large window explains one face-down chip.
        let mut last = hidden(&screen);
        assert!(last > 2, "{}", screen.text());
        let mut steps = 0;
        while !screen.text().contains("Standings") {
            let now = hidden(&screen);
            assert!(now <= last, "{}", screen.text());
            last = now;
            steps += 1;
            assert!(steps < 20, "{}", screen.text());
            screen.pace();
        }
        assert!(steps > 1);
        screen.pace();
        assert!(screen.text().contains("Standings"));
    }
}

#[test]
fn any_key_skips_the_rest() {
    for key in [KeyCode::Char('n'), KeyCode::Enter, KeyCode::Esc] {
        let mut screen = at_the_end(Setting::of("nuggets"));
        screen.pace();
        assert!(!screen.text().contains("Standings"));
        screen.key(key);
        screen.shows("Standings");
        // The pause that was begun changes nothing any more.
        screen.pace();
        assert!(screen.text().contains("Standings") && screen.ended().is_none());
    }
}

/// Games without hidden chips, and tables without a pause, show the result at once.
#[test]
fn nothing_is_turned_up_where_nothing_is_hidden() {
    for game in GAMES {
        let mut setting = Setting::of(game);
        if game == "nuggets" {
            setting.settings.bot_pause = Duration::ZERO;
        }
        assert!(at_the_end(setting).text().contains("Standings"), "{game}");
    }
}

#[test]
fn the_reveal_is_said_in_every_language() {
    for language in Language::ALL {
        let mut screen = at_the_end(Setting::of("nuggets").told_in(language));
        screen.pace();
        let text = screen.text();
        assert!(!text.contains("tui-") && text.contains('▸'), "{text}");
        assert_eq!(screen.app.cut(), [""; 0]);
    }
}
