//! The grid of panels: everything has its place, and nothing is said twice.

use super::table::waiting;
use super::{GAMES, Setting, TestScreen};
use rnw_i18n::Language;

/// The sizes in which the table is a grid of panels. The second one has a right column.
const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

impl TestScreen {
    /// The rows of the screen.
    fn rows(&self) -> Vec<Vec<char>> {
        self.text()
            .lines()
            .map(|row| row.chars().collect())
            .collect()
    }

    /// The position of a text, by its row and column.
    fn place_of_text(&self, text: &str) -> Option<(usize, usize)> {
        let wanted: Vec<char> = text.chars().collect();
        let rows = self.rows();
        let mut places = rows.iter().enumerate().filter_map(|(at, row)| {
            let mut windows = row.windows(wanted.len());
            windows
                .position(|window| window == wanted)
                .map(|col| (at, col))
        });
        places.next()
    }
}

/// Plays a game to its end and looks at the screen before each decision.
fn watch(setting: Setting, mut look: impl FnMut(&TestScreen)) {
    let mut screen = TestScreen::open(setting);
    let mut decisions = 0;
    while !screen.is_over() {
        look(&screen);
        screen.press("!");
        decisions += 1;
    }
    assert!(decisions > 3);
}

#[test]
fn the_grid_has_borders_that_meet() {
    for game in GAMES {
        for size in SIZES {
            watch(Setting::of(game).with(1, 2).sized(size), |screen| {
                let rows = screen.rows();
                let last = rows[0].len() - 1;
                assert_eq!((rows[0][0], rows[0][last]), ('┌', '┐'), "{}", screen.text());
                for row in &rows[1..rows.len() - 1] {
                    assert!("│├".contains(row[0]), "{}", screen.text());
                    assert!("│┤".contains(row[last]), "{}", screen.text());
                }
            });
        }
    }
}

/// The sentence that says who must do what stays at the same column of a wide window, in its first rows.
#[test]
fn the_decision_has_its_place() {
    for game in GAMES {
        for language in Language::ALL {
            let setting = Setting::of(game).told_in(language).sized((120, 40));
            watch(setting, |screen| {
                let right: String = screen.rows()[1][80..].iter().collect();
                assert!(right.contains("Anna:"), "{}", screen.text());
            });
        }
    }
}

/// What is in the right column is not below the boards as well, and the newest line of the log is there once.
#[test]
fn a_fact_is_in_one_place() {
    for game in GAMES {
        watch(Setting::of(game).with(1, 2).sized((120, 40)), |screen| {
            let text = screen.text();
            let joints = ['├', '┼'].into_iter();
            let titles = joints.map(|joint| text.matches(&format!("{joint} Log ")).count());
            let titles: usize = titles.sum();
            assert_eq!(titles, 1, "{text}");
            assert!(!text.contains("[Log]") && !text.contains(" Log   Legend"));
            let places = screen.selection().picture.places.len();
            for at in 1..places {
                let name = format!("greedy {at}");
                let titled = text.lines().filter(|line| {
                    let titles = ["├", "┼"].map(|joint| format!("{joint} {name}"));
                    titles
                        .into_iter()
                        .chain([format!("[{name}]")])
                        .any(|title| line.contains(&title))
                });
                assert!(titled.count() <= 1, "{name}\n{text}");
            }
        });
    }
}

/// What is new since the last decision can be told from earlier lines, and no longer after the next decision.
#[test]
fn new_lines_of_the_log_are_not_faint() {
    let mut screen = TestScreen::open(Setting::of("silver-and-gold").sized((120, 40)));
    screen.play_on(4);
    let new = screen.app.news().to_vec();
    let newest = new.last().expect("others have done something");
    let is_faint = |screen: &TestScreen, text: &str| {
        let (row, col) = screen.place_of_text(text).expect(text);
        let cell = &screen.buffer()[(col as u16, row as u16)];
        cell.modifier.contains(ratatui::style::Modifier::DIM)
    };
    assert!(!is_faint(&screen, newest), "{}", screen.text());
    let earlier = "Turn 2 of 28";
    assert!(is_faint(&screen, earlier), "{}", screen.text());
}

/// Keys turn only the pages that are not shown elsewhere.
#[test]
fn pages_are_turned_as_many_as_there_are() {
    for size in SIZES {
        for game in GAMES {
            let mut screen = TestScreen::open(Setting::of(game).sized(size));
            screen.play_on(3);
            let first = screen.text();
            let pages = screen.app.pages_shown();
            let mut seen = vec![first.clone()];
            for _ in 1..pages {
                screen.press("o");
                assert!(!seen.contains(&screen.text()), "{}", screen.text());
                seen.push(screen.text());
            }
            screen.press("o");
            assert_eq!(screen.text(), first);
            screen.press("O");
            assert_eq!(screen.text(), *seen.last().unwrap());
        }
    }
}

/// Who must do what is in sight on every page of every window, and so is who is waited for.
#[test]
fn the_awaited_player_is_named_on_every_page() {
    for game in GAMES {
        for size in [(40, 20), (80, 24), (120, 40)] {
            let check = |screen: &mut TestScreen, sentence: &str| {
                for _ in 0..screen.app.pages_shown() {
                    assert!(screen.text().contains(sentence), "{}", screen.text());
                    screen.press("o");
                }
            };
            let mut screen = TestScreen::open(Setting::of(game).with(1, 2).sized(size));
            for _ in 0..6 {
                check(&mut screen, "Anna:");
                screen.press("!");
            }
            let mut screen = TestScreen::open(waiting(game).sized(size));
            while screen.waiting.is_empty() {
                screen.press("!");
            }
            check(&mut screen, "greedy 1 decides.");
            screen.lacks("others decide");
        }
    }
}

/// New lines that have no room are counted, so nobody takes the last ones for all.
#[test]
fn new_lines_without_room_are_counted() {
    let mut found = 0;
    watch(Setting::of("silver-and-gold").with(1, 3), |screen| {
        let text = screen.text();
        let all: usize = screen
            .app
            .news()
            .iter()
            .filter(|line| text.contains(*line))
            .count();
        // Lines that are broken are not found as a whole.
        let broken = screen.app.news().iter().any(|line| line.len() > 30);
        if all < screen.app.news().len() && !broken {
            assert!(text.contains("more line"), "{text}");
            found += 1;
        }
    });
    assert!(found > 0);
}
