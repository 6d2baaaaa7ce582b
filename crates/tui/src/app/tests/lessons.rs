//! First games that teach, played to the end.

use super::{GAMES, Setting, TestScreen, lesson};
use crossterm::event::KeyCode;
use rnw_i18n::Language;

/// More events than a game needs.
const MANY: usize = 2000;

fn taught(game: &'static str, language: Language) -> Setting {
    Setting {
        teaches: true,
        ..Setting::of(game)
            .seeded(lesson(game).seed)
            .told_in(language)
    }
}

impl TestScreen {
    /// Answers a step, or decides as a hint says. Returns the name of the step, if one was explained.
    fn learn(&mut self) -> Option<String> {
        let Some(step) = self.app.explained_step() else {
            self.take_over();
            if self
                .app
                .tried_step()
                .is_none_or(|step| step.when.gain.is_none())
            {
                self.press("h");
            }
            self.press("\n");
            if self.app.is_asking() {
                self.press("\n");
            }
            return None;
        };
        if step.answers > 0 {
            let right = step.right;
            self.press("\n");
            let asked = self.app.explained_step().map(|step| step.id);
            assert_eq!(
                asked.as_ref(),
                Some(&step.id),
                "a question waits for an answer"
            );
            self.press(&right.to_string());
        }
        self.press("\n");
        Some(step.id)
    }
}

#[test]
fn every_lesson_can_be_played_to_the_end_in_every_language() {
    for game in GAMES {
        for language in Language::ALL {
            let mut screen = TestScreen::open(taught(game, language));
            let mut seen = Vec::new();
            for _ in 0..MANY {
                if screen.is_over() && screen.app.explained_step().is_none() {
                    break;
                }
                let text = screen.text();
                assert!(!text.contains("lesson-"), "a text is missing:\n{text}");
                seen.extend(screen.learn());
            }
            let steps: Vec<String> = lesson(game).steps.into_iter().map(|step| step.id).collect();
            let missed: Vec<&String> = steps.iter().filter(|id| !seen.contains(id)).collect();
            assert_eq!(missed, Vec::<&String>::new(), "{game} in {language}");
            assert_eq!(
                seen.len(),
                steps.len(),
                "each step is explained once: {seen:?}"
            );
        }
    }
}

#[test]
fn the_boards_stay_visible_while_a_step_is_explained() {
    for game in GAMES {
        let mut screen = TestScreen::open(taught(game, Language::Polish));
        for _ in 0..12 {
            if screen.app.explained_step().is_some() {
                let text = screen.text();
                let top: Vec<&str> = text.lines().take(8).collect();
                assert!(
                    top.iter().any(|line| line.contains("a b")
                        || line.contains("a   b")
                        || line.contains(" P")
                        || line.contains("Bursztynowa")
                        || line.contains('·')),
                    "{text}"
                );
            }
            screen.learn();
        }
    }
}

#[test]
fn a_wrong_answer_says_why_and_shows_the_right_one() {
    let mut screen = TestScreen::open(taught("silver-and-gold", Language::English));
    while screen
        .app
        .explained_step()
        .is_none_or(|step| step.answers == 0)
    {
        screen.learn();
    }
    screen.press("1");
    let text = screen.text();
    assert!(
        text.contains("Not quite.") && text.contains("\u{2713}2)"),
        "{text}"
    );
    let asked = screen.app.explained_step().unwrap().id;
    screen.press("\n");
    assert!(
        screen
            .app
            .explained_step()
            .is_none_or(|step| step.id != asked)
    );
}

#[test]
fn steps_can_be_skipped_and_the_whole_lesson_can() {
    let mut screen = TestScreen::open(taught("pyramids", Language::English));
    let first = screen.app.explained_step().unwrap().id;
    screen.key(KeyCode::Esc);
    assert_ne!(screen.app.explained_step().unwrap().id, first);
    screen.press("X");
    assert!(screen.app.explained_step().is_none());
    screen.shows("The lesson ends here.");
}
