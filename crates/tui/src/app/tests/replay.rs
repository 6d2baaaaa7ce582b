//! A record that is shown step by step.

use super::{Setting, TestScreen};
use crate::{ScreenEffect, Viewer};
use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use rnw_i18n::Language;
use std::time::Duration;

pub(super) struct TestReplay {
    viewer: Viewer<Vec<u8>>,
    terminal: Terminal<TestBackend>,
}

impl TestReplay {
    fn open(language: Language) -> Self {
        Self::of(Setting::of("silver-and-gold").told_in(language))
    }

    /// The record of a game in which the first moves are played.
    pub(super) fn of(setting: Setting) -> Self {
        let mut screen = TestScreen::open(setting);
        screen.draws = false;
        screen.play_on(1000);
        let (table, _, translator, _) = screen.app.leave();
        let mut replay = Self {
            viewer: Viewer::new(table, translator, &setting.settings, None),
            terminal: Terminal::new(TestBackend::new(80, 24)).unwrap(),
        };
        replay.text();
        replay
    }

    pub(super) fn press(&mut self, keys: &str) {
        for c in keys.chars() {
            let code = match c {
                '\n' => KeyCode::Enter,
                '#' => KeyCode::PageDown,
                c => KeyCode::Char(c),
            };
            let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
            self.viewer.update(&event);
        }
    }

    pub(super) fn text(&mut self) -> String {
        let Self { viewer, terminal } = self;
        terminal.draw(|frame| viewer.draw(frame)).unwrap();
        super::text_of(terminal.backend().buffer())
    }

    #[track_caller]
    fn shows(&mut self, text: &str) {
        let shown = self.text();
        let words = shown.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains(text), "{text:?} is not in\n{shown}");
    }
}

#[test]
fn a_record_plays_on_by_itself_at_several_speeds() {
    let mut replay = TestReplay::open(Language::English);
    let pace = |millis| Some(Duration::from_millis(millis));
    replay.viewer.tick();
    replay.shows("step 0 of");
    assert_eq!(replay.viewer.pace(), None);
    replay.press("a");
    assert_eq!(replay.viewer.pace(), pace(1000));
    replay.shows("Playing, 1 a second.");
    replay.viewer.tick();
    replay.viewer.tick();
    replay.shows("step 2 of");
    replay.press("+");
    assert_eq!(replay.viewer.pace(), pace(500));
    replay.press("++++++");
    assert_eq!(replay.viewer.pace(), pace(125), "the fastest");
    replay.press("---------");
    assert_eq!(replay.viewer.pace(), pace(4000), "the slowest");
    replay.shows("Playing, 0.25 a second.");
    // Any other key stops it, and does what it always does.
    for key in ["a", " ", "?", "z", "v", ":"] {
        let mut replay = TestReplay::open(Language::English);
        replay.press("a");
        replay.press(key);
        assert_eq!(replay.viewer.pace(), None, "{key:?}");
        replay.viewer.tick();
        replay.viewer.tick();
        let step = usize::from(key == " ");
        replay.press("\n");
        let text = replay.text();
        assert!(text.contains(&format!("step {step} of")), "{key:?}\n{text}");
    }
}

#[test]
fn a_record_that_plays_by_itself_stops_at_the_end() {
    let mut replay = TestReplay::open(Language::English);
    replay.press("a");
    let mut steps = 0;
    while replay.viewer.pace().is_some() {
        replay.viewer.tick();
        steps += 1;
    }
    assert!(steps > 28, "{steps}");
    replay.shows(&format!("step {steps} of {steps}"));
    // From the end it plays again from the start.
    replay.press("a");
    replay.viewer.tick();
    replay.shows("step 1 of");
}

#[test]
fn a_turn_is_typed_as_one_says_it() {
    for language in [Language::English, Language::Czech, Language::Polish] {
        let (turn, step) = match language {
            Language::English => ("turn", "step"),
            Language::Czech => ("tah", "krok"),
            Language::Polish => ("tura", "krok"),
        };
        let at = |line: &str| {
            let mut replay = TestReplay::open(language);
            replay.press(&format!(":{line}\n"));
            replay.text()
        };
        let wanted = at("t23");
        for line in [
            "turn 23",
            "T 23",
            "turn23",
            " turn  23 ",
            &format!("{turn} 23"),
        ] {
            assert_eq!(at(line), wanted, "{line:?}");
        }
        let wanted = at("23");
        for line in ["step 23", &format!("{step} 23")] {
            assert_eq!(at(line), wanted, "{line:?}");
        }
        let start = at("");
        for line in [
            "turn 99",
            "turn",
            "23 turn",
            "trun 23",
            "9999",
            "99999999999",
        ] {
            let text = at(line);
            let first = |text: &str| text.lines().next().map(str::to_owned);
            assert_eq!(first(&text), first(&start), "{line:?} goes nowhere");
        }
    }
}

#[test]
fn each_step_has_its_position_as_the_chosen_view_knows_it() {
    let mut replay = TestReplay::of(Setting::of("nuggets"));
    let mut given = |keys: &str| {
        replay.press(keys);
        let event = Event::Key(KeyEvent::new(KeyCode::Char('P'), KeyModifiers::SHIFT));
        let Some(ScreenEffect::Copy(text)) = replay.viewer.update(&event) else {
            panic!("no position after {keys}");
        };
        replay.press("\n");
        text
    };
    let start = given("");
    assert!(start.contains(" whole "), "{start}");
    let later = given("#");
    assert!(later.contains(" whole ") && later != start, "{later}");
    let seen = given("v");
    assert!(seen.contains(" seat=1 "), "{seen}");
}
