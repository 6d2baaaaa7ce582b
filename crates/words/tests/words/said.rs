//! Whole games, said aloud: every sentence that can be said has words for all its gaps.

use super::{read, words};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roll_and_write::content::{Files, Source};
use roll_and_write::flip::{Event, PoolId, State};
use roll_and_write::picture::Picture;
use roll_and_write::sheet::TrackId;
use roll_and_write::{Awaiting, CardId, CellSet, MoveId, Ruleset, Saying, Seat};
use silver_and_gold::Rules;
use std::collections::{BTreeMap, BTreeSet};
use words::Words;

/// Takes in sayings, puts them into words, and remembers the gaps that each key came with.
struct Ear {
    words: Words,
    gaps: BTreeMap<&'static str, BTreeSet<&'static str>>,
}

impl Ear {
    fn new() -> Self {
        Self {
            words: words(),
            gaps: BTreeMap::new(),
        }
    }

    #[track_caller]
    fn hear(&mut self, saying: &Saying) {
        let text = self
            .words
            .say(saying, &|seat| format!("player {}", seat.number()));
        let raw = ["{", "$", saying.key]
            .into_iter()
            .find(|raw| text.contains(raw));
        assert_eq!(raw, None, "{saying}: {text}");
        assert_eq!(text.trim(), text, "{saying}");
        let gaps = saying.args.iter().map(|(gap, _)| *gap);
        self.gaps.entry(saying.key).or_default().extend(gaps);
    }

    fn hear_all<'a>(&mut self, sayings: impl IntoIterator<Item = &'a Saying>) {
        sayings.into_iter().for_each(|saying| self.hear(saying));
    }

    fn look_at(&mut self, picture: &Picture) {
        self.hear_all(
            picture
                .headline
                .iter()
                .chain(&picture.facts)
                .chain(&picture.owed),
        );
        self.hear_all(
            picture
                .offer
                .iter()
                .chain(&picture.hand)
                .flat_map(|card| &card.facts),
        );
        for place in &picture.places {
            self.hear_all(&place.facts);
            self.hear_all(place.boards.iter().flat_map(|card| &card.facts));
        }
    }

    /// The keys of some families that were never heard.
    fn missed(&self, families: &[&str]) -> Vec<&str> {
        let wanted = |key: &&str| families.iter().any(|family| key.starts_with(family));
        self.words
            .keys()
            .filter(wanted)
            .filter(|key| !self.gaps.contains_key(key))
            .collect()
    }
}

/// Plays a game at random and hears all that is said, the refusals of random moves included.
fn play(rules: &Rules, seed: u64, ear: &mut Ear) {
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    let mut state = rules.start();
    loop {
        let mut events: Vec<Event> = Vec::new();
        match rules.awaiting(&state) {
            Awaiting::Chance(chance) => {
                rules.deal(&mut state, chance.sample(&mut generator), &mut events);
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                ear.look_at(&rules.picture(&rules.view(&state, seat)));
                hear_refusals(rules, &state, &mut generator, ear);
                let random = rules.random_move(&state, seat, &mut generator);
                let (r#move, _) = random.expect("a seat that is awaited has a move");
                rules.apply(&mut state, seat, r#move, &mut events);
            }
            Awaiting::Over => break,
        }
        for event in &events {
            ear.hear(&rules.say(event).saying);
        }
    }
    for seat in Seat::all(rules.seats()) {
        let score = rules.score(&state, seat);
        score
            .lines()
            .iter()
            .for_each(|line| ear.hear(&rules.say_line(line)));
    }
    ear.hear_all(&rules.tie_breaks());
}

fn hear_refusals(rules: &Rules, state: &State, generator: &mut impl Rng, ear: &mut Ear) {
    for seat in Seat::all(rules.seats()) {
        let mut ids: Vec<u32> = (0..10)
            .map(|_| generator.random_range(0..rules.ids()))
            .collect();
        ids.extend(
            ["draw", "accept"].map(|text| rules.move_id(rules.parse_move(text).expect(text)).0),
        );
        for r#move in ids
            .into_iter()
            .filter_map(|id| rules.move_by_id(MoveId(id)))
        {
            if let Err(refusal) = rules.check(state, seat, r#move) {
                ear.hear(&refusal.reason);
            }
        }
    }
}

fn load(files: &Files, options: &[(&str, &str)], seats: usize) -> Rules {
    silver_and_gold::load(files, options.iter().copied(), seats)
        .expect("the pack and the options are sound")
}

/// The shipped pack with no more cards than are dealt to two seats, each complete in a turn or two.
fn tiny() -> Files {
    let card = |number: usize| {
        format!(r#"{{ "name": "M{number}", "color": "gray", "grid": ["x$", "T$"] }}"#)
    };
    let cards: Vec<String> = (1..=8).map(card).collect();
    let mut sources = silver_and_gold::shipped().sources().to_vec();
    sources.retain(|source| source.name != "cards.json");
    sources.push(Source {
        path: "tiny/cards.json".to_owned(),
        name: "cards.json".to_owned(),
        text: format!(r#"{{ "cards": [{}] }}"#, cards.join(",")),
    });
    Files::new(sources)
}

#[test]
fn random_games_are_said_in_words() {
    let mut ear = Ear::new();
    let printed = load(&silver_and_gold::shipped(), &[], 3);
    let bent = [
        ("palms", "optional"),
        ("marking", "in-turn"),
        ("keep", "in-turn"),
        ("picks", "together"),
        ("last-picks", "take"),
        ("tie", "latest-seat"),
    ];
    let bent = load(&silver_and_gold::shipped(), &bent, 3);
    let small = load(&tiny(), &[], 2);
    for seed in 0..20 {
        play(&printed, seed, &mut ear);
        play(&bent, seed, &mut ear);
        play(&small, seed, &mut ear);
    }
    // What only other games and packs can say.
    let on_board = |key| Saying::new(key).name("board", "A").name("card", "P07");
    ear.hear(&on_board("refusal-entry-first").name("cell", "a1"));
    ear.hear(&on_board("refusal-apart"));
    ear.hear(&on_board("refusal-card-complete"));
    let families = [
        "card-",
        "fact-",
        "headline-",
        "owed-",
        "refusal-",
        "score-",
        "tie-",
    ];
    assert_eq!(ear.missed(&families), [""; 0], "keys that no game said");
    check_gaps(&ear);
}

#[test]
fn every_event_is_said_in_words() {
    let rules = load(&silver_and_gold::shipped(), &[], 3);
    let (seat, card, track, pool) = (Seat::new(0), CardId(0), TrackId(0), PoolId(0));
    let cells: CellSet = rules.pack().placements().frame().cells();
    let mut events = vec![
        Event::StartChosen { seat },
        Event::Dealt { seat, card },
        Event::Kept {
            seat,
            cards: (card, CardId(1)),
        },
        Event::Returned { seat, card },
        Event::AllKept,
        Event::Offered { card },
        Event::RoundBegan { round: 0 },
        Event::Revealed {
            expedition: 0,
            turn: 0,
        },
        Event::Skipped { seat },
        Event::Marked {
            seat,
            board: 0,
            card,
            cells,
        },
        Event::RoundMarked {
            seat,
            track,
            gained: true,
        },
        Event::RoundMarked {
            seat,
            track,
            gained: false,
        },
        Event::AllMarked,
        Event::Claimed {
            seat,
            pool,
            number: Some(6),
        },
        Event::Claimed {
            seat,
            pool,
            number: None,
        },
        Event::Completed { seat, card },
        Event::Took { seat, card },
        Event::Drew { seat, card },
        Event::NoReplacement { seat },
        Event::Ended,
    ];
    for count in 0..=3 {
        events.extend([
            Event::Advanced {
                seat,
                track,
                gained: count,
                lost: 3 - count,
            },
            Event::Erased {
                seat,
                track,
                lost: count,
            },
            Event::Wrote {
                seat,
                track,
                number: count,
            },
            Event::WriteLost {
                seat,
                track,
                number: count,
            },
            Event::Declined {
                seat,
                track,
                number: count,
            },
            Event::BonusOwed { seat, cells: count },
            Event::BonusLapsed { seat, cells: count },
        ]);
    }
    let mut ear = Ear::new();
    for event in &events {
        ear.hear(&rules.say(event).saying);
    }
    assert_eq!(ear.missed(&["event-"]), [""; 0], "keys that no event has");
    check_gaps(&ear);
}

#[test]
fn every_text_that_is_no_move_is_answered_in_words() {
    let rules = load(&silver_and_gold::shipped(), &[], 3);
    let texts = [
        "",
        "draw two",
        "take",
        "take P01 P02",
        "keep P01 P01",
        "take P1",
        "take zebra",
        "7",
        "b1 b2",
        "tkae P01",
        "zebra",
        "a z9",
        "a b1 b1",
        "a",
        "a a1 d4",
        "a ?",
        "\"",
        "{",
        "žluť",
    ];
    let mut ear = Ear::new();
    for text in texts {
        let error = rules.parse_move(text).expect_err(text);
        // What was typed is repeated, so a brace may stand in the answer.
        if text != "{" {
            ear.hear(&error.0);
        }
    }
    assert_eq!(
        ear.missed(&["parse-"]),
        [""; 0],
        "keys that no text brought about"
    );
    check_gaps(&ear);
}

/// No sentence, in any of its forms, asks for a gap that the sources do not fill.
fn check_gaps(ear: &Ear) {
    let files = [
        "words/en/events",
        "words/en/refusals",
        "words/en/picture",
        "words/en/scores",
    ];
    for file in files.into_iter().chain(["silver-and-gold/words/en"]) {
        let text = read(&format!("content/{file}.ftl"));
        for (key, gaps) in sentences(&text) {
            let Some(filled) = ear.gaps.get(key.as_str()) else {
                continue;
            };
            let open: Vec<&String> = gaps
                .iter()
                .filter(|gap| !filled.contains(gap.as_str()))
                .collect();
            assert!(
                open.is_empty(),
                "{file}.ftl: {key} asks for {open:?}; the sources fill {filled:?}"
            );
        }
    }
}

/// Every key of a file with the gaps that its sentence asks for.
fn sentences(ftl: &str) -> Vec<(String, Vec<String>)> {
    let word = |text: &str| -> String {
        text.chars()
            .take_while(|c| c.is_ascii_alphanumeric() || *c == '-')
            .collect()
    };
    let mut sentences: Vec<(String, Vec<String>)> = Vec::new();
    for line in ftl.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            sentences.push((word(line), Vec::new()));
        }
        if let Some((_, gaps)) = sentences.last_mut() {
            gaps.extend(line.split('$').skip(1).map(word));
        }
    }
    sentences
}
