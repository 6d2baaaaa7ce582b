//! Windows of all sizes: the boards, the pattern and whether the move fits are visible at every decision.

use super::{GAMES, Setting, TestScreen, is_whole, tables};
use crate::form::Form;
use crate::spot::Spot;
use crossterm::event::Event;
use ratatui::layout::Position;
use roll_and_write::OnBoard;

impl TestScreen {
    /// Checks what a player needs for the decision.
    #[track_caller]
    fn check_decision(&self) {
        let text = self.text();
        let Some(selection) = self.app.selection() else {
            return;
        };
        // The pattern has all its cells somewhere on the screen, in its current orientation.
        if let Some(pattern) = &selection.picture.pattern {
            let printed = Form::of_rows(&pattern.rows).unwrap();
            let form = selection.held().unwrap_or(&printed);
            assert!(self.draws_form(form), "{pattern:?}\n{text}");
        }
        // The move, or the reason why it is not legal.
        assert!(
            text.contains('✓') || text.contains('✗') || !selection.picture.hand.is_empty(),
            "{text}"
        );
        let zones = self.app.zones();
        let shown = |spot: Spot| zones.iter().any(|zone| zone.spot == spot);
        let cursor = selection.cursor;
        assert!(cursor.is_none_or(shown), "{cursor:?}\n{text}");
        // All that can be chosen is there.
        let marks =
            selection.is_reachable(Spot::Cell(OnBoard::Own(0), roll_and_write::Cell::new(0)));
        let own = selection.picture.places.first();
        let boards = own.map_or(0, |own| own.boards.len());
        for at in (0..boards).filter(|_| marks) {
            let cells = zones.iter().filter(
                |zone| matches!(zone.spot, Spot::Cell(OnBoard::Own(board), _) if board == at),
            );
            assert!(cells.count() > 4, "board {at}\n{text}");
        }
        for (at, _) in selection.picture.hand.iter().enumerate() {
            assert!(shown(Spot::Hand(at)), "card {at} of the hand\n{text}");
        }
        for number in selection.numbers() {
            assert!(shown(Spot::Number(number)), "chip {number}\n{text}");
        }
        let area = self.buffer().area;
        for zone in zones {
            let corner = Position::new(zone.rect.x, zone.rect.y);
            assert!(area.contains(corner), "{zone:?}");
        }
    }

    /// Whether the rows of a form are on the screen, below each other, with a blank between cells.
    fn draws_form(&self, form: &Form) -> bool {
        let buffer = self.buffer();
        let rows = form.rows();
        let cell = |x: u16, y: u16| buffer.cell((x, y)).map(ratatui::buffer::Cell::symbol);
        let is_at = |at: Position| {
            rows.iter().enumerate().all(|(row, cells)| {
                let drawn = cells.iter().enumerate().all(|(col, filled)| {
                    let (x, y) = (at.x + 2 * col as u16, at.y + row as u16);
                    let sign = if *filled { "■" } else { " " };
                    let between = col == 0 || cell(x - 1, y) == Some(" ");
                    cell(x, y) == Some(sign) && between
                });
                let end = at.x + 2 * cells.len() as u16;
                drawn && cell(end, at.y + row as u16).is_none_or(|sign| sign != "■")
            })
        };
        buffer.area.positions().any(is_at)
    }
}

/// Plays a whole game in a window and checks every decision.
#[track_caller]
fn check_game(setting: Setting, mut choice: usize) {
    let mut screen = TestScreen::open(setting);
    let mut decisions = 0;
    while !screen.is_over() {
        screen.take_over();
        screen.check_decision();
        let Some(selection) = screen.app.selection() else {
            break;
        };
        let moves = screen.app.table().moves(selection.seat).len();
        choice = (choice * 31 + 17) % 10_007;
        screen.press(&format!(":{}\n", 1 + choice % moves));
        if screen.app.is_asking() {
            screen.press("y");
        }
        decisions += 1;
        assert!(decisions < 1000, "{}", screen.text());
    }
    assert!(decisions > 1 && screen.is_over(), "{decisions}");
    screen.check_record();
}

#[test]
fn every_decision_is_visible_in_a_small_window() {
    for (game, at, language, bots) in tables() {
        let setting = Setting::of(game).with(1, bots).told_in(language);
        let setting = setting.sized((40, 20)).seeded(11 + at as u64);
        check_game(setting, at + bots);
    }
}

#[test]
fn every_decision_is_visible_in_a_usual_window() {
    for (game, at, language, bots) in tables() {
        let setting = Setting {
            long_names: true,
            seed: 21 + at as u64,
            ..Setting::of(game).with(1, bots).told_in(language)
        };
        check_game(setting, at + bots);
    }
}

#[test]
fn every_decision_is_visible_in_windows_between() {
    let sizes = [
        (60, 20),
        (79, 50),
        (100, 23),
        (81, 24),
        (112, 30),
        (119, 39),
        (120, 40),
        (200, 60),
    ];
    for (row, game) in GAMES.into_iter().enumerate() {
        // Unless all are wanted, each size with one of the games.
        let own = sizes.into_iter().enumerate();
        let own = own.filter(|(at, _)| is_whole() || at % GAMES.len() == row);
        for (_, size) in own {
            check_game(Setting::of(game).sized(size), 3);
        }
    }
}

/// A window that grows and shrinks shows the same decision.
#[test]
fn the_window_may_change_at_any_time() {
    for game in GAMES {
        let mut screen = TestScreen::open(Setting::of(game));
        screen.play_on(6);
        for (width, height) in [(40, 20), (120, 40), (39, 20), (40, 20), (80, 24), (200, 20)] {
            screen.event(Event::Resize(width, height));
            if width >= 40 {
                screen.check_decision();
            }
        }
    }
}
