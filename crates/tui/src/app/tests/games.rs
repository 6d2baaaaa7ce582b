//! Whole games with only keys and with only the mouse.

use super::{GAMES, Setting, TestScreen};
use roll_and_write::Seat;

/// A number of decisions that no game reaches.
const MANY: usize = 3000;

#[track_caller]
fn play(setting: Setting, decide: fn(&mut TestScreen, usize) -> bool) {
    let mut screen = TestScreen::open(setting);
    let mut choice = 5;
    for _ in 0..MANY {
        if screen.is_over() {
            break;
        }
        // The moves vary, but are the same in every run.
        choice = (choice * 31 + 17) % 10_007;
        assert!(decide(&mut screen, choice), "{}", screen.text());
    }
    assert!(screen.is_over(), "the game never ends:\n{}", screen.text());
    screen.check_record();
    let entries = screen.app.table().log().entries().len();
    for seat in Seat::all(setting.people) {
        // A player who no longer looks at the screen does not get the rest of the log.
        let shown = screen.app.entries_shown(seat);
        let all = shown == entries || setting.people > 1;
        assert!(all && shown <= entries, "{shown} of {entries} entries");
    }
    let total = screen.text();
    assert!(
        total.contains("Standings") && total.contains("Total"),
        "{total}"
    );
    screen.press("q");
    assert!(matches!(screen.ended(), Some(crate::ScreenExit::Over)));
}

#[test]
fn whole_games_are_played_by_keys_alone() {
    for game in GAMES {
        play(Setting::of(game), TestScreen::decide_by_keys);
    }
    let several = Setting::of("silver-and-gold").with(2, 1);
    play(several, TestScreen::decide_by_keys);
}

#[test]
fn whole_games_are_played_in_a_small_and_in_a_large_window() {
    for size in [(40, 20), (120, 40)] {
        for game in GAMES {
            let setting = Setting::of(game).sized(size);
            play(setting, TestScreen::decide_by_keys);
            play(setting, TestScreen::decide_by_mouse);
        }
    }
}

#[test]
fn whole_games_are_played_by_mouse_alone() {
    for game in GAMES {
        play(Setting::of(game), TestScreen::decide_by_mouse);
    }
    let several = Setting::of("nuggets").with(2, 0);
    play(several, TestScreen::decide_by_mouse);
}
