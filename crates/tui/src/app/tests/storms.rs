//! Random keys, mouse events and window sizes: nothing breaks, and the record always matches the game.

use super::{GAMES, Setting, TestScreen};
use crossterm::event::{Event, KeyCode, MouseButton, MouseEventKind};
use proptest::prelude::*;

/// One random event at a screen.
#[derive(Clone, Debug)]
enum Gust {
    Key(KeyCode),
    Ctrl(char),
    Mouse(MouseEventKind, u16, u16),
    Resize(u16, u16),
    Typed(String),
    /// The bots answer the questions that wait.
    Answer,
}

fn gust() -> impl Strategy<Value = Gust> {
    let codes = [
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Tab,
        KeyCode::BackTab,
        KeyCode::Enter,
        KeyCode::Esc,
        KeyCode::Backspace,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::F(1),
        KeyCode::Delete,
    ];
    let mice = [
        MouseEventKind::Moved,
        MouseEventKind::Down(MouseButton::Left),
        MouseEventKind::Down(MouseButton::Right),
        MouseEventKind::ScrollDown,
        MouseEventKind::ScrollUp,
        MouseEventKind::ScrollLeft,
        MouseEventKind::Up(MouseButton::Left),
        MouseEventKind::Drag(MouseButton::Left),
    ];
    let chars: Vec<char> = "refs+-123456789 uUhwoOlipmt?q:nbjkxyž漢".chars().collect();
    prop_oneof![
        4 => Just(Gust::Key(KeyCode::Enter)),
        6 => prop::sample::select(codes.to_vec()).prop_map(Gust::Key),
        6 => prop::sample::select(chars).prop_map(|c| Gust::Key(KeyCode::Char(c))),
        1 => prop::sample::select(vec!['r', 'z', 'a']).prop_map(Gust::Ctrl),
        6 => (prop::sample::select(mice.to_vec()), 0..130_u16, 0..45_u16).prop_map(|(kind, x, y)| Gust::Mouse(kind, x, y)),
        1 => (1..140_u16, 1..50_u16).prop_map(|(width, height)| Gust::Resize(width, height)),
        1 => Just(Gust::Resize(80, 24)),
        1 => Just(Gust::Resize(40, 20)),
        1 => "[a-h0-9 ]{0,12}".prop_map(Gust::Typed),
        2 => (1..40_u8).prop_map(|number| Gust::Typed(number.to_string())),
        4 => Just(Gust::Answer),
    ]
}

impl TestScreen {
    fn has_room(&self) -> bool {
        let area = self.buffer().area;
        area.width >= 40 && area.height >= 20
    }

    fn blow(&mut self, gust: Gust) {
        match gust {
            Gust::Key(code) => self.key(code),
            Gust::Ctrl(c) => self.ctrl(c),
            Gust::Mouse(kind, column, row) => self.mouse(kind, column, row),
            Gust::Resize(width, height) => self.event(Event::Resize(width, height)),
            Gust::Typed(line) => {
                self.press(":");
                self.press(&line);
                self.press("\n");
            }
            Gust::Answer => self.answer(),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn storms_break_nothing(
        game in prop::sample::select(GAMES.to_vec()),
        people in 1..=3_usize,
        bots in 1..=1_usize,
        seed in 0..1000_u64,
        confirm: bool,
        thinks: bool,
        gusts in prop::collection::vec(gust(), 1..250),
    ) {
        let mut setting = Setting { people, bots, seed, ..Setting::of(game) };
        setting.settings.confirm = confirm;
        let mut screen = TestScreen::open(setting);
        screen.thinks = thinks;
        for gust in gusts {
            if screen.ended().is_some() {
                break;
            }
            screen.blow(gust);
            // Before a person takes over, the screen shows only a sentence, the keys, and at most one question.
            if screen.app.is_hidden() && screen.has_room() {
                let rows = screen.text().lines().filter(|row| !row.is_empty()).count();
                prop_assert!(rows <= 12, "{}", screen.text());
            }
        }
        screen.check_record();
    }
}
