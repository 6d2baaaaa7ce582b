//! One room: seats, secrets, decisions, bots, time.

use super::{Memory, TestGame, TestLibrary};
use crate::analysis::AnalysisQueue;
use crate::library::{GameChoice, TableStorage};
use crate::message::{
    BotLevel, ErrorCode, Join, NewTable, RematchDeal, RematchRequest, SeatPlan, Selected,
    TablePhase,
};
use crate::note::{SeatNote, TableNote};
use crate::refused::Refused;
use crate::room::{LogPlace, Room, Sight, Watcher};
use crate::rooms::{RoomLimits, Rooms};
use crate::saved_game::{table_of_record, with_new_host};
use crate::secret::SecretHash;
use rnw_i18n::Language;
use rnw_protocol::{Chosen, MoveChoice};
use roll_and_write::Seat;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;

pub(super) const NAME: &str = "abcdefghijklmnop";

fn note(seats: Vec<SeatNote>, seconds: Option<u32>) -> TableNote {
    let choice = GameChoice {
        game: "test".to_owned(),
        seats: seats.len(),
        ..GameChoice::default()
    };
    TableNote {
        seconds,
        late: BotLevel::Hard,
        ..TableNote::new(choice, 7, SecretHash::of("host"), seats)
    }
}

/// A table of this game with these seats.
fn room(number: usize, seats: Vec<SeatNote>, seconds: Option<u32>, memory: &Memory) -> Room {
    let note = note(seats, seconds);
    memory.keep_note(NAME, &note.text()).unwrap();
    restored(number, memory)
}

fn restored(number: usize, memory: &Memory) -> Room {
    let note = TableNote::read(&memory.note_text(NAME)).unwrap();
    let served = TestGame::new(number, note.choice.seats);
    let storage = Arc::new(memory.clone());
    Room::restore(
        NAME.to_owned(),
        note,
        (served, None),
        storage,
        Instant::now(),
    )
    .unwrap()
}

/// Somebody with this name who wants this seat, or any.
fn joining(name: &str, seat: Option<usize>) -> Join {
    let name = name.to_owned();
    Join { name, seat }
}

pub(super) fn join(room: &mut Room, name: &str) -> (Seat, String) {
    room.join(&joining(name, None), Instant::now()).unwrap()
}

/// What a viewer is shown, with the whole log.
fn sight(room: &mut Room, viewer: Watcher) -> Option<Sight> {
    room.sight(viewer, LogPlace::default(), Instant::now())
}

/// Two people at a table whose game has begun.
fn two(number: usize, memory: &Memory) -> (Room, [String; 2]) {
    let mut room = room(number, vec![SeatNote::FREE, SeatNote::FREE], None, memory);
    let (_, ann) = join(&mut room, "Ann");
    let (_, bob) = join(&mut room, "Bob");
    assert_eq!(room.phase(), TablePhase::Playing);
    (room, [ann, bob])
}

/// Three people at a table of this game, with this seed.
pub(super) fn three(number: usize, seed: u64) -> Room {
    let memory = Memory::default();
    let note = TableNote {
        seed,
        ..note(vec![SeatNote::FREE; 3], None)
    };
    memory.keep_note(NAME, &note.text()).unwrap();
    let mut room = restored(number, &memory);
    for name in ["Ann", "Bob", "Cleo"] {
        join(&mut room, name);
    }
    room
}

/// The same table once more, from its record.
pub(super) fn copied(number: usize, room: &Room) -> Room {
    let memory = Memory::default();
    memory.copy(NAME, &room.stored());
    memory.keep_note(NAME, &room.note().text()).unwrap();
    restored(number, &memory)
}

pub(super) fn decision(room: &mut Room, seat: Seat) -> Option<u64> {
    let decision = sight(room, Watcher::Seat(seat)).unwrap().decision;
    decision.map(|decision| decision.id)
}

pub(super) fn play(room: &mut Room, seat: Seat, id: u64) -> Result<(), Refused> {
    let mv = Chosen::Number(1);
    room.play(seat, &MoveChoice { id, mv }, Instant::now())
}

#[track_caller]
pub(super) fn refused<T: std::fmt::Debug>(found: Result<T, Refused>, code: ErrorCode) {
    assert_eq!(found.unwrap_err().code, code);
}

/// Every seat decides until the game is over.
pub(super) fn play_out(room: &mut Room, seats: usize) {
    for _ in 0..10_000 {
        if room.phase() != TablePhase::Playing {
            return;
        }
        for seat in Seat::all(seats) {
            if let Some(id) = decision(room, seat) {
                play(room, seat, id).unwrap();
            }
        }
        for job in room.bot_jobs() {
            room.bot_answered(job.think(), Instant::now());
        }
    }
    panic!("the game does not end");
}

#[test]
fn a_seat_is_held_by_a_secret_that_is_written_nowhere() {
    let memory = Memory::default();
    let (mut room, [ann, bob]) = two(0, &memory);
    assert_eq!(room.note().seat_of(&ann), Some(Seat::new(0)));
    assert_eq!(room.note().seat_of(&bob), Some(Seat::new(1)));
    assert_eq!(room.note().seat_of("host"), None);
    assert!(room.note().is_host("host") && !room.note().is_host(&ann));
    play_out(&mut room, 2);
    for text in [memory.record(NAME), memory.note_text(NAME)] {
        assert!(
            !text.contains(&ann) && !text.contains(&bob) && !text.contains("\"host\": \"host\"")
        );
    }
    drop(room);
    let room = restored(0, &memory);
    assert_eq!(room.note().seat_of(&bob), Some(Seat::new(1)));
    assert_eq!(room.phase(), TablePhase::Over);
}

#[test]
fn names_and_seats_are_checked() {
    let memory = Memory::default();
    let mut room = room(0, vec![SeatNote::FREE; 3], None, &memory);
    join(&mut room, "Ann");
    let now = Instant::now();
    for name in [
        "",
        "  ",
        "Ann",
        "a\u{1b}[2J",
        "Bob\u{202e}",
        &"k".repeat(25),
    ] {
        refused(room.join(&joining(name, None), now), ErrorCode::Name);
    }
    for seat in [0, 1, 4, usize::MAX] {
        refused(room.join(&joining("Bob", Some(seat)), now), ErrorCode::Seat);
    }
    refused(room.free(2, now), ErrorCode::Seat);
    refused(room.give_to_bot(9, BotLevel::Easy, now), ErrorCode::Seat);
    assert!(sight(&mut room, Watcher::Onlooker).is_none());
}

#[test]
fn a_message_that_arrives_twice_changes_nothing() {
    let memory = Memory::default();
    let (mut room, _) = two(0, &memory);
    let (ann, bob) = (Seat::new(0), Seat::new(1));
    let first = decision(&mut room, ann).unwrap();
    let of_bob = decision(&mut room, bob);
    play(&mut room, ann, first).unwrap();
    refused(play(&mut room, ann, first), ErrorCode::Stale);
    refused(play(&mut room, ann, first + 1000), ErrorCode::Stale);
    assert_eq!(
        decision(&mut room, bob),
        of_bob,
        "nobody learns that another seat has decided"
    );
    let before = memory.record(NAME);
    refused(play(&mut room, ann, first), ErrorCode::Stale);
    assert_eq!(memory.record(NAME), before);
    // The decision that comes back has another number.
    room.undo(ann, Instant::now()).unwrap();
    let again = decision(&mut room, ann).unwrap();
    assert_ne!(again, first);
    refused(play(&mut room, ann, first), ErrorCode::Stale);
    room.redo(ann, Instant::now()).unwrap();
    refused(room.redo(ann, Instant::now()), ErrorCode::Undo);
    let of_bob = of_bob.unwrap();
    let mv = Chosen::Text("no move".to_owned());
    let numbers = [0, 100_000, u64::MAX].map(Chosen::Number);
    for mv in numbers.into_iter().chain([mv]) {
        let choice = MoveChoice { id: of_bob, mv };
        refused(room.play(bob, &choice, Instant::now()), ErrorCode::Illegal);
    }
    play(&mut room, bob, of_bob).unwrap();
    refused(room.undo(ann, Instant::now()), ErrorCode::Undo);
}

/// Whoever has decided is not shown that another seat takes something back.
#[test]
fn what_is_taken_back_in_secret_is_not_shown_to_others() {
    let mut room = three(0, 7);
    let [ann, bob, cleo] = [0, 1, 2].map(Seat::new);
    let mut undone = 0;
    for _ in 0..40 {
        for seat in [ann, bob] {
            while let Some(id) = decision(&mut room, seat) {
                play(&mut room, seat, id).unwrap();
            }
        }
        let now = Instant::now();
        let seen = sight(&mut room, Watcher::Seat(bob)).unwrap();
        let (place, before) = (seen.log.place, seen.key(room.note().names()));
        if room.undo(ann, now).is_ok() {
            let seen = room.sight(Watcher::Seat(bob), place, now).unwrap();
            assert!(seen.log.lines.is_empty() && seen.key(room.note().names()) == before);
            undone += 1;
        }
        // The turn ends when the others have decided too.
        while let Some(id) = decision(&mut room, ann) {
            play(&mut room, ann, id).unwrap();
        }
        for seat in [cleo, bob] {
            if decision(&mut room, ann).is_none()
                && let Some(id) = decision(&mut room, seat)
            {
                play(&mut room, seat, id).unwrap();
            }
        }
    }
    assert!(undone > 5, "only {undone} decisions were taken back");
}

#[test]
fn the_host_frees_seats_and_sends_bots() {
    let memory = Memory::default();
    let (mut room, [ann, bob]) = two(1, &memory);
    let now = Instant::now();
    room.free(2, now).unwrap();
    assert_eq!(room.note().seat_of(&bob), None, "the secret is void");
    assert_eq!(
        room.note().names(),
        ["Ann", "Bob"],
        "until somebody takes the seat"
    );
    assert_eq!(room.phase(), TablePhase::Playing);
    // The game waits for the free seat.
    while let Some(id) = decision(&mut room, Seat::new(0)) {
        play(&mut room, Seat::new(0), id).unwrap();
    }
    assert!(room.bot_jobs().is_empty());
    let (seat, cleo) = join(&mut room, "Cleo");
    assert_eq!(seat, Seat::new(1));
    room.give_to_bot(2, BotLevel::Hard, now).unwrap();
    assert_eq!(
        (room.note().seat_of(&cleo), room.note().seat_of(&ann)),
        (None, Some(Seat::new(0)))
    );
    play_out(&mut room, 1);
    assert_eq!(room.phase(), TablePhase::Over);
    refused(room.free(1, now), ErrorCode::Phase);
    refused(room.start(now), ErrorCode::Phase);
}

#[test]
fn a_seat_that_somebody_takes_over_has_one_name_everywhere() {
    let memory = Memory::default();
    let (mut room, _) = two(0, &memory);
    let now = Instant::now();
    let before = memory.record(NAME);
    room.free(2, now).unwrap();
    let (_, _) = join(&mut room, "Bob");
    assert_eq!(memory.record(NAME), before, "the same person is back");
    room.free(2, now).unwrap();
    join(&mut room, "Newcomer");
    let seated = |room: &Room| {
        let (record, _) = rnw_session::Record::parse(&room.stored()).unwrap();
        let seats = record.seats().into_iter();
        seats
            .map(|seat| [seat.name, seat.player])
            .collect::<Vec<_>>()
    };
    assert_eq!(seated(&room), [["Ann", "me"], ["Newcomer", "me"]]);
    drop(room);
    let mut room = restored(0, &memory);
    room.give_to_bot(1, BotLevel::Hard, now).unwrap();
    play_out(&mut room, 2);
    assert_eq!(
        seated(&room),
        [["Bot 1", "first at Hard"], ["Newcomer", "me"]]
    );
    assert_eq!(room.note().names(), ["Bot 1", "Newcomer"]);
    let (record, _) = rnw_session::Record::parse(&room.stored()).unwrap();
    let (game, _) = super::game(0, 2);
    let table = rnw_session::replay(game, &record.header.content, &record).unwrap();
    assert_eq!(
        table.header().seats,
        record.seats(),
        "a replay ends with them"
    );
}

#[test]
fn whoever_finds_the_own_seat_taken_is_told_whom_to_ask() {
    let memory = Memory::default();
    let (mut room, _) = two(0, &memory);
    let again = room.join(&joining("Bob", None), Instant::now());
    refused(again, ErrorCode::Seat);
    for language in Language::ALL {
        let text = room.translator(language).text("serve-error-seat");
        let host = ["host", "hostitel", "gospodarz"];
        assert!(host.iter().any(|host| text.contains(host)), "{text}");
    }
}

#[test]
fn every_game_is_played_to_its_end_and_restored_at_any_time() {
    for number in 0..super::GAMES {
        let memory = Memory::default();
        let (mut room, [ann, _]) = two(number, &memory);
        for turn in 0..10_000 {
            if room.phase() == TablePhase::Over {
                break;
            }
            for seat in Seat::all(2) {
                if let Some(id) = decision(&mut room, seat) {
                    play(&mut room, seat, id).unwrap();
                }
            }
            if turn % 10 == 3 {
                let shown = |room: &mut Room| {
                    let sight = sight(room, Watcher::Seat(Seat::new(1))).unwrap();
                    (sight.seen.picture, sight.log.lines, sight.seen.scores)
                };
                let before = shown(&mut room);
                drop(room);
                room = restored(number, &memory);
                assert!(shown(&mut room) == before, "game {number}, turn {turn}");
                assert_eq!(room.note().seat_of(&ann), Some(Seat::new(0)));
            }
        }
        assert_eq!(room.phase(), TablePhase::Over);
        let record = memory.record(NAME);
        let (record, tail) = rnw_session::Record::parse(record.as_bytes()).unwrap();
        assert_eq!(tail.torn, 0);
        let (game, _) = super::game(number, 2);
        let verdict = rnw_session::verify(game, "sha256:0123456789abcdef", &record);
        let is_complete = matches!(verdict, rnw_session::ReplayVerdict::Complete(_));
        assert!(is_complete, "{verdict:?}");
    }
}

#[test]
fn when_the_time_ends_a_bot_decides() {
    let memory = Memory::default();
    let seats = vec![SeatNote::FREE, SeatNote::FREE];
    let mut room = room(0, seats, Some(30), &memory);
    assert_eq!(room.state(Language::English).late, Some(BotLevel::Hard));
    join(&mut room, "Ann");
    join(&mut room, "Bob");
    let (ann, bob) = (Seat::new(0), Seat::new(1));
    let now = Instant::now();
    assert!(!room.end_times(now));
    let id = decision(&mut room, bob).unwrap();
    let of_ann = decision(&mut room, ann).unwrap();
    play(&mut room, ann, of_ann).unwrap();
    let later = now + Duration::from_secs(31);
    assert!(room.end_times(later));
    assert!(!room.end_times(later), "once");
    refused(play(&mut room, bob, id), ErrorCode::Stale);
    let jobs = room.bot_jobs();
    assert!(
        !jobs.is_empty() && room.bot_jobs().is_empty(),
        "a bot is asked once"
    );
    for job in jobs {
        room.bot_answered(job.think(), later);
    }
    assert!(memory.record(NAME).contains(
        r#""code":"late","text":"no decision within 30 s; first at Hard decides","then":"bot""#
    ));
    let sight = sight(&mut room, Watcher::Onlooker).unwrap();
    assert!(sight.seen.late.contains(&bob), "everybody is told");
    let shown = crate::show::show(&sight, &room.translator(Language::English));
    let expected = "Bob: time is up, a bot decided (hard)".to_owned();
    assert!(shown.facts.contains(&expected), "{:?}", shown.facts);
    // Bob is told first that a bot decided for him, until he decides; Ann is not told it twice.
    let news = |room: &mut Room, seat| {
        let sight = self::sight(room, Watcher::Seat(seat)).unwrap();
        crate::show::show(&sight, &room.translator(Language::English)).news
    };
    let of_bob = news(&mut room, bob);
    assert!(
        of_bob.first() == Some(&expected) && of_bob.len() > 1,
        "{of_bob:?}"
    );
    let of_ann = news(&mut room, ann);
    assert!(
        !of_ann.is_empty() && !of_ann.contains(&expected),
        "{of_ann:?}"
    );
    let id = decision(&mut room, bob).expect("the person decides again");
    play(&mut room, bob, id).unwrap();
    assert_eq!(news(&mut room, bob), Vec::<String>::new());
    assert_eq!(news(&mut room, ann), of_ann, "what Bob decided is secret");
    drop(room);
    let mut room = restored(0, &memory);
    assert_eq!(room.phase(), TablePhase::Playing);
    assert!(decision(&mut room, ann).is_some());
}

#[test]
fn whoever_decides_last_is_told_what_the_others_did() {
    let memory = Memory::default();
    let mut room = room(0, vec![SeatNote::FREE, SeatNote::FREE], None, &memory);
    for name in ["Ann", "Bob"] {
        join(&mut room, name);
    }
    let seats = [Seat::new(0), Seat::new(1)];
    for seat in seats {
        let id = decision(&mut room, seat).unwrap();
        play(&mut room, seat, id).unwrap();
    }
    for (seat, [own, other]) in seats.into_iter().zip([["Ann", "Bob"], ["Bob", "Ann"]]) {
        let sight = sight(&mut room, Watcher::Seat(seat)).unwrap();
        let news = crate::show::show(&sight, &room.translator(Language::English)).news;
        let of = |name: &str| news.iter().filter(|line| line.starts_with(name)).count();
        assert_eq!((of(own), of(other)), (0, 1), "{news:?}");
    }
}

#[test]
fn a_slip_is_taken_back_though_bots_have_answered() {
    let memory = Memory::default();
    let level = BotLevel::Easy;
    let mut room = room(
        0,
        vec![SeatNote::FREE, SeatNote::Bot { level }],
        None,
        &memory,
    );
    join(&mut room, "Ann");
    let (ann, now) = (Seat::new(0), Instant::now());
    let first = decision(&mut room, ann).unwrap();
    let before = sight(&mut room, Watcher::Seat(ann)).unwrap().seen.picture;
    play(&mut room, ann, first).unwrap();
    for job in room.bot_jobs() {
        room.bot_answered(job.think(), now);
    }
    let second = decision(&mut room, ann).unwrap();
    assert_ne!(first, second, "the bot has answered");
    // A bot thinks while its question goes away.
    play(&mut room, ann, second).unwrap();
    let stale = room.bot_jobs();
    assert!(!stale.is_empty());
    for _ in 0..2 {
        assert!(sight(&mut room, Watcher::Seat(ann)).unwrap().seen.undo);
        room.undo(ann, now).unwrap();
    }
    let shown = sight(&mut room, Watcher::Seat(ann)).unwrap();
    assert_eq!(shown.seen.picture, before);
    let again = shown.decision.unwrap().id;
    assert!(again > second, "{again} is no number of before");
    refused(play(&mut room, ann, first), ErrorCode::Stale);
    play(&mut room, ann, again).unwrap();
    let steps = |room: &Room| room.game().unwrap().table().log().entries().len();
    let played = steps(&room);
    for job in stale {
        room.bot_answered(job.think(), now);
    }
    assert_eq!(steps(&room), played, "the old answer counts for nothing");
    assert!(memory.record(NAME).contains(r#""answers":"#));
    drop(room);
    let mut room = restored(0, &memory);
    play_out(&mut room, 1);
    refused(room.undo(ann, now), ErrorCode::Undo);
}

/// A table for two with 30 seconds for a decision, and the moments since it began, in seconds.
fn with_clocks(number: usize, memory: &Memory) -> (Room, impl Fn(u64) -> Instant) {
    let seats = vec![SeatNote::FREE, SeatNote::FREE];
    let mut room = room(number, seats, Some(30), memory);
    let start = Instant::now();
    room.join(&joining("Ann", None), start).unwrap();
    room.join(&joining("Bob", None), start).unwrap();
    (room, move |seconds| start + Duration::from_secs(seconds))
}

/// The seconds that are left for the own decision.
fn left(room: &mut Room, seat: Seat, now: Instant) -> Option<u64> {
    let sight = room.sight(Watcher::Seat(seat), LogPlace::default(), now);
    Some(sight?.decision?.left_ms? / 1000)
}

/// The seconds that are left for each seat, as a viewer is shown them.
fn clocks(room: &mut Room, viewer: Watcher, now: Instant) -> Vec<Option<u64>> {
    let sight = room.sight(viewer, LogPlace::default(), now).unwrap();
    let shown = crate::show::show(&sight, &room.translator(Language::English));
    let mut places = shown.places;
    places.sort_by_key(|place| place.seat);
    let left = places.iter().map(|place| Some(place.left_ms? / 1000));
    left.collect()
}

#[test]
fn undo_and_redo_give_no_new_time() {
    let memory = Memory::default();
    let (mut room, at) = with_clocks(0, &memory);
    let ann = Seat::new(0);
    let play = |room: &mut Room, now| {
        let mv = Chosen::Number(1);
        let id = decision(room, ann).unwrap();
        room.play(ann, &MoveChoice { id, mv }, now).unwrap();
    };
    assert_eq!(left(&mut room, ann, at(0)), Some(30));
    play(&mut room, at(10));
    room.undo(ann, at(14)).unwrap();
    assert_eq!(
        left(&mut room, ann, at(14)),
        Some(20),
        "what was left goes on"
    );
    room.redo(ann, at(16)).unwrap();
    room.undo(ann, at(17)).unwrap();
    assert_eq!(
        left(&mut room, ann, at(17)),
        Some(18),
        "redo stops the time and fills nothing"
    );
    play(&mut room, at(18));
    room.undo(ann, at(29)).unwrap();
    assert_eq!(
        left(&mut room, ann, at(29)),
        Some(17),
        "nor does another move"
    );
    assert_eq!(clocks(&mut room, Watcher::Seat(ann), at(29))[0], Some(17));
    assert!(room.end_times(at(47)), "the time ends");
    let job = room.bot_jobs().into_iter().next().unwrap();
    room.bot_answered(job.think(), at(47));
    let shown = sight(&mut room, Watcher::Seat(ann)).unwrap();
    assert!(!shown.seen.undo, "a decision whose time was over stays");
    refused(room.undo(ann, at(48)), ErrorCode::Undo);
}

#[test]
fn clocks_of_others_do_not_tell_who_has_decided() {
    let memory = Memory::default();
    let (mut room, at) = with_clocks(0, &memory);
    let (ann, bob) = (Watcher::Seat(Seat::new(0)), Watcher::Seat(Seat::new(1)));
    for viewer in [ann, bob, Watcher::Onlooker] {
        assert_eq!(clocks(&mut room, viewer, at(5)), [Some(25), Some(25)]);
    }
    let id = decision(&mut room, Seat::new(0)).unwrap();
    let mv = Chosen::Number(1);
    room.play(Seat::new(0), &MoveChoice { id, mv }, at(6))
        .unwrap();
    for viewer in [bob, Watcher::Onlooker] {
        assert_eq!(clocks(&mut room, viewer, at(7)), [Some(23), Some(23)]);
    }
    assert_eq!(
        clocks(&mut room, ann, at(7)),
        [None, Some(23)],
        "Ann knows it of herself"
    );
}

#[test]
fn a_new_time_begins_when_everybody_sees_something_new() {
    let memory = Memory::default();
    let (mut room, at) = with_clocks(0, &memory);
    for (seat, second) in [(0, 10), (1, 20)] {
        let id = decision(&mut room, Seat::new(seat)).unwrap();
        let mv = Chosen::Number(1);
        let choice = MoveChoice { id, mv };
        room.play(Seat::new(seat), &choice, at(second)).unwrap();
    }
    let shown = clocks(&mut room, Watcher::Onlooker, at(21));
    assert_eq!(shown, [Some(29), Some(29)]);
    room.free(2, at(25)).unwrap();
    room.join(&joining("Cleo", None), at(26)).unwrap();
    assert_eq!(
        left(&mut room, Seat::new(1), at(26)),
        Some(24),
        "a new person has what was left"
    );
    room.give_to_bot(2, BotLevel::Easy, at(27)).unwrap();
    let shown = clocks(&mut room, Watcher::Onlooker, at(27));
    assert_eq!(shown, [Some(23), None], "a bot has no clock");
}

#[test]
fn what_cannot_be_written_is_not_shown() {
    let memory = Memory::default();
    let (mut room, _) = two(0, &memory);
    let ann = Seat::new(0);
    let id = decision(&mut room, ann).unwrap();
    memory.fill(true);
    refused(play(&mut room, ann, id), ErrorCode::Full);
    assert_eq!(room.phase(), TablePhase::Stopped);
    assert!(sight(&mut room, Watcher::Seat(ann)).is_none());
    memory.fill(false);
    drop(room);
    let mut room = restored(0, &memory);
    assert!(
        decision(&mut room, ann).is_some(),
        "the table continues after a restart"
    );
}

#[test]
fn a_preview_says_what_a_selection_brings() {
    let memory = Memory::default();
    let (mut room, _) = two(0, &memory);
    let ann = Seat::new(0);
    let translator = room.translator(Language::English);
    let (mut refusals, mut before) = (0, None);
    for _ in 0..30 {
        let sight = sight(&mut room, Watcher::Seat(ann)).unwrap();
        let Some(decided) = sight.decision else {
            break;
        };
        let preview = |id, targets| {
            room.game()
                .unwrap()
                .preview(ann, &Selected { id, targets }, &translator)
        };
        let select = |targets| preview(decided.id, targets).unwrap();
        for mv in decided.moves.iter().take(5) {
            let reply = select(mv.targets.clone());
            assert_eq!((reply.legal, reply.mv.as_ref()), (true, Some(&mv.text)));
            assert!(reply.refusal.is_none());
        }
        let reply = select(vec!["nonsense".to_owned()]);
        assert_eq!((reply.legal, reply.mv), (false, None));
        // The cells of the move before are marked by now.
        if let Some(before) = before.take() {
            let reply = select(before);
            assert!(reply.legal != reply.refusal.is_some());
            // The sentence alone, and with its clause behind it, as before.
            let with_clause = reply.reason.clone().map(|reason| match &reply.clause {
                Some(clause) => format!("{reason} [{clause}]"),
                None => reason,
            });
            assert_eq!(reply.refusal, with_clause);
            refusals += usize::from(!reply.legal);
        }
        before = decided.moves.first().map(|mv| mv.targets.clone());
        refused(preview(decided.id + 1, Vec::new()), ErrorCode::Stale);
        for seat in Seat::all(2) {
            if let Some(id) = decision(&mut room, seat) {
                play(&mut room, seat, id).unwrap();
            }
        }
    }
    assert!(refusals > 5, "only {refusals} selections were refused");
}

pub(super) fn rooms(tables: usize, memory: &Memory) -> Rooms {
    rooms_with(tables, memory, AnalysisQueue::new(watch::channel(false).1))
}

pub(super) fn rooms_with(tables: usize, memory: &Memory, analyses: AnalysisQueue) -> Rooms {
    let limits = RoomLimits {
        tables,
        idle: Duration::ZERO,
    };
    let (library, storage) = (Arc::new(TestLibrary(0)), Arc::new(memory.clone()));
    Rooms::new(library, storage, limits, Arc::default(), analyses)
}

fn again(deal: RematchDeal) -> RematchRequest {
    RematchRequest { deal, pack: None }
}

pub(super) fn new_table(seats: usize) -> NewTable {
    NewTable {
        game: "test".to_owned(),
        seats: vec![SeatPlan::Person; seats],
        ..NewTable::default()
    }
}

#[tokio::test]
async fn idle_tables_leave_memory_and_come_back() {
    let memory = Memory::default();
    let rooms = rooms(2, &memory);
    let first = rooms.create(&new_table(1)).unwrap();
    let second = rooms.create(&new_table(2)).unwrap();
    let third = rooms.create(&new_table(2)).unwrap();
    let room = rooms.find(&first.table).unwrap();
    let held = rooms.find(&second.table).unwrap();
    refused(rooms.create(&new_table(2)), ErrorCode::Full);
    refused(rooms.find(&third.table).map(|_| ()), ErrorCode::Full);
    drop(held);
    let (_, secret) = join(&mut room.lock(), "Ann");
    rooms.tick(Instant::now());
    drop(room);
    rooms.tick(Instant::now());
    let room = rooms.find(&first.table).unwrap();
    assert_eq!(room.lock().note().seat_of(&secret), Some(Seat::new(0)));
    for name in [
        "zzzzzzzzzzzzzzzz",
        "",
        "..",
        "../../etc/passwd",
        "ABCDEFGHIJKLMNOP",
    ] {
        refused(rooms.find(name).map(|_| ()), ErrorCode::NoTable);
    }
}

/// The pack that a table chose by its name may have changed since. Its record says what it was.
#[tokio::test]
async fn a_table_goes_on_with_the_pack_of_its_record() {
    let memory = Memory::default();
    let table = rooms(9, &memory).create(&new_table(1)).unwrap().table;
    let begun = rooms(9, &memory);
    join(&mut begun.find(&table).unwrap().lock(), "Ann");
    let mut note = TableNote::read(&memory.note_text(&table)).unwrap();
    note.choice.pack = Some("gone".to_owned());
    memory.keep_note(&table, &note.text()).unwrap();
    let room = rooms(9, &memory).find(&table).unwrap();
    assert_eq!(room.lock().phase(), TablePhase::Playing);
    assert_eq!(room.lock().note().choice.pack, None);
}

/// Several processes share the records: each table belongs to the one that its clients reach.
#[tokio::test]
async fn a_table_is_opened_by_the_process_that_its_clients_reach() {
    let memory = Memory::default();
    let (one, two) = (rooms(9, &memory), rooms(9, &memory));
    let created = one.create(&new_table(1)).unwrap();
    let room = two.find(&created.table).unwrap();
    join(&mut room.lock(), "Ann");
    play_out(&mut room.lock(), 1);
    let next = two.rematch(&room, &again(RematchDeal::New)).unwrap();
    assert!(memory.record(&next).is_empty(), "it has not begun");
    assert_eq!(one.find(&next).unwrap().lock().phase(), TablePhase::Playing);
}

#[tokio::test]
async fn players_meet_again_at_one_table() {
    let memory = Memory::default();
    let rooms = rooms(9, &memory);
    let created = rooms.create(&new_table(2)).unwrap();
    let room = rooms.find(&created.table).unwrap();
    let (_, ann) = join(&mut room.lock(), "Ann");
    let (_, bob) = join(&mut room.lock(), "Bob");
    refused(
        rooms.rematch(&room, &again(RematchDeal::Same)),
        ErrorCode::Phase,
    );
    refused(rooms.record(&created.table), ErrorCode::Phase);
    play_out(&mut room.lock(), 2);
    assert!(rooms.record(&created.table).unwrap().ends_with(b"}\n"));
    let next = rooms.rematch(&room, &again(RematchDeal::Same)).unwrap();
    assert_eq!(
        rooms.rematch(&room, &again(RematchDeal::New)).unwrap(),
        next,
        "both players come to one table"
    );
    let again = rooms.find(&next).unwrap();
    let mut again = again.lock();
    assert_eq!(
        (again.note().seat_of(&ann), again.note().seat_of(&bob)),
        (Some(Seat::new(0)), Some(Seat::new(1)))
    );
    assert!(again.note().is_host(&created.host));
    assert_eq!(again.phase(), TablePhase::Playing);
    play_out(&mut again, 2);
    let steps = |table: &str| {
        let record = memory.record(table);
        record.split_once('\n').unwrap().1.to_owned()
    };
    assert_eq!(
        steps(&created.table),
        steps(&next),
        "the same deal and the same moves"
    );
}

#[tokio::test]
async fn players_may_meet_again_with_another_pack() {
    let memory = Memory::default();
    let rooms = rooms(9, &memory);
    let created = rooms.create(&new_table(1)).unwrap();
    let room = rooms.find(&created.table).unwrap();
    join(&mut room.lock(), "Ann");
    play_out(&mut room.lock(), 1);
    let with = |pack: &str| RematchRequest {
        deal: RematchDeal::New,
        pack: Some(pack.to_owned()),
    };
    refused(
        rooms.rematch(&room, &with("../other")),
        ErrorCode::Malformed,
    );
    let next = rooms.rematch(&room, &with("other")).unwrap();
    let next = rooms.find(&next).unwrap();
    assert_eq!(next.lock().note().choice.pack.as_deref(), Some("other"));
    let late = room.lock().note().late;
    assert_eq!(next.lock().note().late, late);
    play_out(&mut next.lock(), 1);
    let third = rooms.rematch(&next, &again(RematchDeal::New)).unwrap();
    let third = rooms.find(&third).unwrap();
    assert_eq!(third.lock().note().choice.pack.as_deref(), Some("other"));
}

/// A record that a terminal wrote becomes a table: its seats are free, under their names.
#[test]
fn a_saved_game_becomes_a_table() {
    let memory = Memory::default();
    let (mut room, _) = two(0, &memory);
    for seat in [0, 1].map(Seat::new) {
        let id = decision(&mut room, seat).unwrap();
        play(&mut room, seat, id).unwrap();
    }
    drop(room);
    let (record, _) = rnw_session::Record::parse(memory.record(NAME).as_bytes()).unwrap();
    let choice = note(vec![SeatNote::FREE; 2], None).choice;
    let level = BotLevel::Expert;
    let plans = [SeatPlan::Person, SeatPlan::Person];
    let (created, text) = table_of_record(choice.clone(), &record, &plans).unwrap();
    assert!(!text.contains(&created.host) && !text.contains(&created.table));
    memory.keep_note(NAME, &text).unwrap();
    let mut room = restored(0, &memory);
    assert!(room.note().is_host(&created.host));
    assert_eq!(room.note().names(), ["Ann", "Bob"]);
    assert_eq!(room.phase(), TablePhase::Playing);
    let now = Instant::now();
    refused(room.join(&joining("Ann", Some(2)), now), ErrorCode::Name);
    let (seat, _) = room.join(&joining("Bob", None), now).unwrap();
    assert_eq!(seat, Seat::new(1), "Bob has the seat of Bob");
    let (seat, _) = room.join(&joining("Cleo", None), now).unwrap();
    assert_eq!(seat, Seat::new(0));
    assert_eq!(room.note().names(), ["Cleo", "Bob"]);
    play_out(&mut room, 2);
    let (host, new) = with_new_host(&memory.note_text(NAME)).unwrap().unwrap();
    assert!(!new.contains(&host) && with_new_host("nonsense").unwrap().is_none());
    memory.keep_note(NAME, &new).unwrap();
    drop(room);
    let room = restored(0, &memory);
    assert!(room.note().is_host(&host) && !room.note().is_host(&created.host));
    // Bots keep their level.
    let plans = [SeatPlan::Bot { level }, SeatPlan::Person];
    let (_, text) = table_of_record(choice, &record, &plans).unwrap();
    assert_eq!(
        TableNote::read(&text).unwrap().seats[0],
        SeatNote::Bot { level }
    );
}

#[test]
fn tables_are_checked_before_they_are_created() {
    let memory = Memory::default();
    let rooms = rooms(9, &memory);
    let wrong: [fn(&mut NewTable); 6] = [
        |table| table.game = "other".to_owned(),
        |table| table.pack = Some("../other".to_owned()),
        |table| table.seconds = Some(1),
        |table| table.seconds = Some(100_000),
        |table| table.seed = Some("-1".to_owned()),
        |table| table.seed = Some("99999999999999999999".to_owned()),
    ];
    for spoil in wrong {
        let mut table = new_table(2);
        spoil(&mut table);
        refused(rooms.create(&table), ErrorCode::Malformed);
    }
    // The lesson chooses everything but the game.
    let wrong: [fn(&mut NewTable); 3] = [
        |table| table.seats = vec![SeatPlan::Person],
        |table| table.game = "other".to_owned(),
        |table| table.seconds = Some(30),
    ];
    for spoil in wrong {
        let mut table = NewTable {
            lesson: true,
            ..new_table(0)
        };
        spoil(&mut table);
        refused(rooms.create(&table), ErrorCode::Malformed);
    }
}
