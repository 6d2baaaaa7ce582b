//! A record that is shown step by step.

use super::{Setting, TestScreen};
use crate::viewer::ViewerEffect;
use crate::{ScreenEffect, Viewer};
use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use rnw_bots::analysis::{Cost, JudgedDecision, MadeDecision};
use rnw_i18n::Language;
use rnw_session::{DealId, decision_generator};
use roll_and_write::{Game, Legal};
use std::time::Duration;

pub(super) struct TestReplay {
    viewer: Viewer<Vec<u8>>,
    terminal: Terminal<TestBackend>,
    /// What the viewer wants to be judged.
    unjudged: Vec<MadeDecision>,
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
            unjudged: Vec::new(),
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
            if let Some(ViewerEffect::Judge(decisions)) = self.viewer.update(&event) {
                self.unjudged.extend(decisions);
            }
        }
    }

    pub(super) fn text(&mut self) -> String {
        let Self {
            viewer, terminal, ..
        } = self;
        terminal.draw(|frame| viewer.draw(frame)).unwrap();
        super::text_of(terminal.backend().buffer())
    }

    #[track_caller]
    fn lacks(&mut self, text: &str) {
        let shown = self.text();
        assert!(!shown.contains(text), "{shown}");
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
        let Some(ViewerEffect::Screen(ScreenEffect::Copy(text))) = replay.viewer.update(&event)
        else {
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

/// Judges three of the decisions as mistakes and all others as good, as a judge does that finds another move better.
fn invented(game: &dyn Game, decisions: &[MadeDecision]) -> Vec<JudgedDecision> {
    let judge = |(at, decision): (usize, &MadeDecision)| {
        let seat = decision.seat;
        let mut generator = decision_generator(DealId::single(0), seat, 0);
        let state = game.determinize(&decision.view, &mut generator);
        let moves = game.moves(&state, seat).into_iter().map(Legal::mv);
        let other = moves.into_iter().find(|mv| *mv != decision.made).unwrap();
        let is_clear = [1, 4, 5].contains(&at);
        JudgedDecision {
            step: decision.step,
            seat,
            made: decision.made,
            best: other,
            cost: Cost {
                points: at as f64,
                is_clear,
                ..Cost::default()
            },
        }
    };
    decisions.iter().enumerate().map(judge).collect()
}

/// A key goes from mistake to mistake, and the board shows the played and the better move as their player saw it.
#[test]
fn a_replay_goes_from_mistake_to_mistake() {
    for game in super::GAMES {
        let mut replay = TestReplay::of(Setting::of(game));
        replay.press("n");
        let decisions = std::mem::take(&mut replay.unjudged);
        replay.shows(&format!("Still checking {} decisions.", decisions.len()));
        let is_bots = |decision: &MadeDecision| decision.seat.index() > 0;
        assert!(!decisions.iter().any(is_bots), "only people make mistakes");
        let opened = super::open(game, 2, Language::English);
        let judged = invented(&*opened.game, &decisions);
        for decision in &judged {
            replay.lacks("Played ! !");
            replay.viewer.judged(Some(*decision));
        }
        let steps: Vec<String> = (judged.iter().filter(|one| one.cost.is_clear))
            .map(|one| format!("step {} of", one.step))
            .collect();
        for step in &steps {
            replay.shows(step);
            replay.shows("Played ! !:");
            replay.shows("As Anna saw it");
            replay.press("n");
        }
        replay.shows("No mistake after this step.");
        replay.shows(&steps[2]);
        replay.press("N");
        replay.shows(&steps[1]);
        replay.press("N");
        replay.shows(&steps[0]);
        replay.press("N");
        replay.shows("No mistake before this step.");
        // Anywhere else nothing is said of a mistake.
        replay.press(" ");
        replay.lacks("Played ! !");
    }
}

#[test]
fn the_board_shows_both_moves_of_a_mistake() {
    let mut replay = TestReplay::of(Setting::of("lamplighters"));
    replay.press("n");
    let decisions = std::mem::take(&mut replay.unjudged);
    let opened = super::open("lamplighters", 2, Language::English);
    let judged = invented(&*opened.game, &decisions);
    for one in judged {
        replay.viewer.judged(Some(one));
    }
    let shown = replay.text();
    let sheet: String = shown.lines().take(8).collect();
    assert!(sheet.contains('['), "{shown}");
}

/// A replay in which nothing was done wrong says so.
#[test]
fn a_replay_without_mistakes_says_so() {
    let mut replay = TestReplay::open(Language::English);
    replay.press("n");
    for _ in std::mem::take(&mut replay.unjudged) {
        replay.viewer.judged(None);
    }
    replay.shows("No clear mistakes.");
}
