//! Lessons at a table: steps, questions, tasks, and who sees them.

use super::rooms::{NAME, decision, join, play};
use super::{GAMES, Memory, TestGame, TestLibrary};
use crate::library::{GameChoice, GameLibrary, TableStorage};
use crate::message::{BotLevel, ErrorCode, LessonRequest, LessonShown, TablePhase};
use crate::note::{LessonNote, SeatNote, TableNote};
use crate::room::{LogPlace, Room, Watcher};
use crate::secret::SecretHash;
use crate::show::show;
use rnw_i18n::Language;
use rnw_protocol::{Chosen, MoveChoice};
use rnw_session::Lesson;
use roll_and_write::Seat;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Instant;

const LEARNER: Watcher = Watcher::Seat(Seat::new(0));

fn lesson(number: usize) -> Lesson {
    TestLibrary(number).lesson("test").unwrap()
}

fn room(number: usize, memory: &Memory) -> Room {
    let level = BotLevel::Easy;
    let choice = GameChoice {
        game: "test".to_owned(),
        seats: 2,
        ..GameChoice::default()
    };
    let seats = vec![SeatNote::FREE, SeatNote::Bot { level }];
    let lesson = lesson(number);
    let note = TableNote {
        lesson: Some(LessonNote::default()),
        ..TableNote::new(choice, lesson.seed, SecretHash::of("host"), seats)
    };
    memory.keep_note(NAME, &note.text()).unwrap();
    restored(number, memory)
}

fn restored(number: usize, memory: &Memory) -> Room {
    let note = TableNote::read(&memory.note_text(NAME)).unwrap();
    let served = (TestGame::new(number, 2) as Arc<_>, Some(lesson(number)));
    let storage = Arc::new(memory.clone());
    Room::restore(NAME.to_owned(), note, served, storage, Instant::now()).unwrap()
}

/// What a viewer is shown of the lesson, and the moves of its decision with their targets.
fn shown(room: &mut Room, viewer: Watcher) -> (Option<LessonShown>, Vec<(String, Vec<String>)>) {
    let sight = room.sight(viewer, LogPlace::default(), Instant::now());
    let shown = show(&sight.unwrap(), &room.translator(Language::English));
    let moves = shown.decision.map_or_else(Vec::new, |decision| {
        let moves = decision.moves.into_iter();
        moves.map(|mv| (mv.mv.text, mv.targets)).collect()
    });
    (shown.lesson, moves)
}

fn learn(room: &mut Room, request: LessonRequest) {
    room.learn(Seat::new(0), request).unwrap();
}

/// Answers the question of a step: first wrong, then right.
fn answer(room: &mut Room, right: u8, answers: u8) {
    let wrong = right % answers + 1;
    learn(
        room,
        LessonRequest::Answer {
            answer: answers + 1,
        },
    );
    learn(room, LessonRequest::Next);
    let question = |room: &mut Room| shown(room, LEARNER).0.unwrap().question.unwrap();
    let asked = question(room);
    assert!(asked.chosen.is_none() && asked.right.is_none() && asked.verdict.is_none());
    assert_eq!(asked.answers.len(), usize::from(answers));
    learn(room, LessonRequest::Answer { answer: wrong });
    let answered = question(room);
    assert_eq!(
        (answered.chosen, answered.right),
        (Some(wrong), Some(right))
    );
    assert!(answered.verdict.unwrap().starts_with("Not quite."));
    learn(room, LessonRequest::Again);
    learn(room, LessonRequest::Answer { answer: right });
    assert!(question(room).verdict.unwrap().starts_with("Right."));
}

#[test]
fn every_lesson_is_taught_to_its_end() {
    for number in 0..GAMES {
        let memory = Memory::default();
        let mut room = room(number, &memory);
        join(&mut room, "Ann");
        let all = lesson(number).steps;
        let (mut met, mut praises, mut restarted) = (BTreeSet::new(), 0, false);
        for _ in 0..10_000 {
            let (taught, moves) = shown(&mut room, LEARNER);
            for other in [Watcher::Onlooker, Watcher::Seat(Seat::new(1))] {
                assert!(
                    shown(&mut room, other).0.is_none(),
                    "only the learner is taught"
                );
            }
            if let Some(taught) = taught.as_ref().filter(|taught| taught.text.is_some()) {
                let sight = room.sight(LEARNER, LogPlace::default(), Instant::now());
                let (step, _) = sight.unwrap().seen.lesson.unwrap().explained.unwrap();
                assert!(met.insert(step.id.clone()), "{} comes twice", step.id);
                assert_eq!(taught.question.is_some(), step.answers > 0);
                let text = serde_json::to_string(taught).unwrap();
                for wrong in ["lesson-", "teach-", "Enter", "arrow keys", "Type "] {
                    assert!(!text.contains(wrong), "{wrong}: {text}");
                }
                if step.answers > 0 {
                    answer(&mut room, step.right, step.answers);
                }
                learn(&mut room, LessonRequest::Next);
                if !restarted && met.len() == 3 {
                    restarted = true;
                    drop(room);
                    room = restored(number, &memory);
                }
                continue;
            }
            if room.phase() == TablePhase::Over {
                break;
            }
            if let Some(id) = decision(&mut room, Seat::new(0)) {
                let example = taught.map(|taught| taught.example).unwrap_or_default();
                let mut fits = moves.iter();
                let chosen = fits.find(|(_, targets)| *targets == example);
                let tries = chosen.is_some();
                let mv = chosen.map_or(Chosen::Number(1), |(text, _)| Chosen::Text(text.clone()));
                let choice = MoveChoice { id, mv };
                room.play(Seat::new(0), &choice, Instant::now()).unwrap();
                let praised = shown(&mut room, LEARNER).0.and_then(|taught| taught.praise);
                if tries {
                    assert_eq!(praised.as_deref(), Some("Well done!"), "game {number}");
                    praises += 1;
                }
            }
            for job in room.bot_jobs() {
                room.bot_answered(job.think(), Instant::now());
            }
        }
        assert_eq!(met.len(), all.len(), "game {number}: {met:?}");
        assert!(praises > 0 && restarted, "game {number}");
    }
}

#[test]
fn a_lesson_can_be_skipped_and_belongs_to_the_learner() {
    let memory = Memory::default();
    let mut room = room(0, &memory);
    let early = room.learn(Seat::new(0), LessonRequest::Next);
    assert_eq!(early.unwrap_err().code, ErrorCode::Phase);
    join(&mut room, "Ann");
    let other = room.learn(Seat::new(1), LessonRequest::Next);
    assert_eq!(other.unwrap_err().code, ErrorCode::Watching);
    let first = shown(&mut room, LEARNER).0.unwrap();
    learn(&mut room, LessonRequest::Skip);
    assert_ne!(shown(&mut room, LEARNER).0.unwrap(), first);
    learn(&mut room, LessonRequest::End);
    assert!(shown(&mut room, LEARNER).0.is_none());
    let id = decision(&mut room, Seat::new(0)).unwrap();
    play(&mut room, Seat::new(0), id).unwrap();
    drop(room);
    let mut room = restored(0, &memory);
    assert!(shown(&mut room, LEARNER).0.is_none(), "it stays skipped");
    // Other tables have no lesson.
    assert!(room.state(Language::English).lesson);
}
