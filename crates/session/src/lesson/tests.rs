//! Tests of the tutor.

use super::*;

/// A situation that says what a test wants.
#[derive(Default)]
struct Faced {
    owed: &'static str,
    gain: Option<Message>,
    seen: Option<Message>,
    over: bool,
}

impl Situation for Faced {
    fn owed(&self) -> Option<Cow<'_, str>> {
        Some(self.owed.into())
    }
    fn can_gain(&self, occasion: &Occasion) -> bool {
        self.gain
            .as_ref()
            .is_some_and(|gain| occasion.is_about(gain))
    }
    fn has_seen(&self, occasion: &Occasion) -> bool {
        self.seen
            .as_ref()
            .is_some_and(|seen| occasion.is_about(seen))
    }
    fn is_over(&self) -> bool {
        self.over
    }
}

fn tutor(steps: &str) -> Tutor {
    let text = format!(r#"{{"seed": 1, "opponents": [], "steps": [{steps}]}}"#);
    Tutor::new(Lesson::parse(&text).unwrap())
}

fn id(step: Option<&LessonStep>) -> Option<&str> {
    step.map(|step| step.id.as_str())
}

#[test]
fn steps_come_in_order_and_at_their_occasion() {
    let mut tutor = tutor(
        r#"{"id": "goal"}, {"id": "bonus", "when": {"owed": "owed-bonus"}}, {"id": "rest"},
           {"id": "end", "when": {"over": true}}"#,
    );
    tutor.look(&Faced::default());
    assert_eq!(id(tutor.explained()), Some("goal"));
    tutor.go_on();
    tutor.look(&Faced::default());
    assert_eq!(
        id(tutor.explained()),
        None,
        "the rest keeps its place behind the bonus"
    );
    tutor.look(&Faced {
        owed: "owed-bonus",
        ..Faced::default()
    });
    assert_eq!(id(tutor.explained()), Some("bonus"));
    tutor.skip();
    tutor.look(&Faced {
        over: true,
        ..Faced::default()
    });
    assert_eq!(id(tutor.explained()), Some("rest"));
    tutor.go_on();
    tutor.look(&Faced {
        over: true,
        ..Faced::default()
    });
    assert_eq!(id(tutor.explained()), Some("end"));
    tutor.go_on();
    assert_eq!(tutor.progress(), (4, 4));
}

#[test]
fn a_try_ends_with_a_move_that_brings_the_gain() {
    let mut tutor = tutor(
        r#"{"id": "coin", "when": {"gain": "event-advanced", "of": "track-coins"}, "try": true}"#,
    );
    let gained = |track: &str| Message::new("event-advanced").word("track", track);
    let faced = |track: &str| Faced {
        gain: Some(gained(track)),
        ..Faced::default()
    };
    tutor.look(&faced("track-cups"));
    assert_eq!(id(tutor.explained()), None);
    tutor.look(&faced("track-coins"));
    assert_eq!(tutor.played(&[]), None, "nothing is tried yet");
    tutor.go_on();
    assert_eq!(id(tutor.tried()), Some("coin"));
    assert_eq!(tutor.played(&[gained("track-cups")]), Some(false));
    assert_eq!(
        tutor.played(&[gained("track-cups"), gained("track-coins")]),
        Some(true)
    );
    assert_eq!(id(tutor.tried()), None);
}

#[test]
fn what_never_came_is_explained_at_the_end() {
    let mut tutor = tutor(
        r#"{"id": "torch", "when": {"gain": "event-round-marked"}, "try": true}, {"id": "end", "when": {"over": true}}"#,
    );
    tutor.look(&Faced::default());
    assert_eq!(id(tutor.explained()), None);
    let over = Faced {
        over: true,
        ..Faced::default()
    };
    tutor.look(&over);
    assert_eq!(id(tutor.explained()), Some("torch"));
    // Nothing can be tried any more.
    tutor.go_on();
    tutor.look(&over);
    assert_eq!(id(tutor.explained()), Some("end"));
}

#[test]
fn a_question_needs_an_answer() {
    let mut tutor = tutor(r#"{"id": "ask", "answers": 3, "right": 2}"#);
    tutor.look(&Faced::default());
    tutor.go_on();
    assert_eq!((id(tutor.explained()), tutor.answer()), (Some("ask"), None));
    tutor.choose(4);
    assert_eq!(tutor.answer(), None);
    tutor.choose(3);
    assert_eq!(tutor.answer(), Some(3));
    tutor.try_again();
    assert_eq!((id(tutor.explained()), tutor.answer()), (Some("ask"), None));
    tutor.choose(2);
    tutor.try_again();
    assert_eq!(tutor.answer(), Some(2), "a right answer stays");
    tutor.go_on();
    assert_eq!(id(tutor.explained()), None);
}

#[test]
fn all_that_is_left_can_be_skipped() {
    let mut tutor = tutor(r#"{"id": "a"}, {"id": "b"}"#);
    tutor.look(&Faced::default());
    tutor.skip_all();
    tutor.look(&Faced::default());
    assert_eq!((id(tutor.explained()), tutor.progress()), (None, (2, 2)));
}

#[test]
fn a_question_without_a_right_answer_is_refused() {
    for (answers, right) in [(2, 3), (2, 0), (0, 1), (5, 1)] {
        let step = format!(r#"{{"id": "a", "answers": {answers}, "right": {right}}}"#);
        let text = format!(r#"{{"seed": 1, "opponents": [], "steps": [{step}]}}"#);
        let wrong = matches!(Lesson::parse(&text), Err(LessonError::Answers { .. }));
        assert!(wrong, "{right} of {answers}");
    }
    assert!(matches!(Lesson::parse("{}"), Err(LessonError::Json(_))));
}
