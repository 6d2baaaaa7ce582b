//! Whole games, said aloud: every sentence that can be said has words for all its gaps.

use super::{RULES, engine_files, file_of, keys_of, text_of, words_in};
use crate::common::games;
use crate::symbols::full::{full, plugins};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rnw_bots::Spec;
use rnw_cli::{GameEntry, LoadedGame};
use rnw_i18n::{Language, Translations};
use rnw_session::{Ask, decision_generator};
use roll_and_write::content::{Files, Report, Source, read};
use roll_and_write::picture::Picture;
use roll_and_write::{
    Arg, Awaiting, Game, GameState, Legal, LoadError, Message, MoveId, Seat, Target,
};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// How many texts are tried at each decision.
const TRIES: usize = 4;
/// What people type besides the words of moves.
const STRAY: [&str; 14] = [
    "", "a", "b", "A", "7", "99", "zebra", "z9", "?", "draw", "accept", "done", "žluť", "\"",
];

/// What is only said to programs, which can ask for moves that have neither a text nor a number; and what a
/// game without targets of its own says.
const TO_PROGRAMS: [&str; 2] = ["refusal-off-board", "target-move"];

/// Takes in sayings, puts them into the words of every language, and remembers the gaps that each key came
/// with.
struct Observer {
    words: Vec<Translations>,
    gaps: BTreeMap<String, BTreeSet<&'static str>>,
}

impl Observer {
    #[track_caller]
    fn hear(&mut self, message: &Message) {
        let name = |seat: Seat| format!("player {}", seat.number());
        for words in &self.words {
            let text = words.translate(message, &name);
            let raw = ["{", "$", message.key]
                .into_iter()
                .find(|raw| text.contains(raw));
            assert_eq!(raw, None, "{message}: {text}");
            assert!(
                !text.is_empty() && text.trim() == text,
                "{message}: {text:?}"
            );
            assert_said_in_own_language(words, message.key);
        }
        for (_, arg) in &message.args {
            match arg {
                Arg::List(messages) => self.hear_all(messages),
                Arg::Word(key) => {
                    for words in self.words.iter().filter(|words| words.has(key)) {
                        assert_said_in_own_language(words, key);
                    }
                    self.gaps.entry(key.clone()).or_default();
                }
                Arg::Number(_) | Arg::Name(_) | Arg::Seat(_) => {}
            }
        }
        let gaps = message.args.iter().map(|(gap, _)| *gap);
        self.gaps
            .entry(message.key.to_owned())
            .or_default()
            .extend(gaps);
    }

    fn hear_all<'a>(&mut self, messages: impl IntoIterator<Item = &'a Message>) {
        messages.into_iter().for_each(|message| self.hear(message));
    }

    fn look_at(&mut self, picture: &Picture) {
        self.hear_all(
            picture
                .headline
                .iter()
                .chain(&picture.facts)
                .chain(&picture.owed),
        );
        let places = picture.places.iter();
        self.hear_all(places.clone().flat_map(|place| &place.facts));
        let boards = places
            .flat_map(|place| &place.boards)
            .chain(&picture.boards);
        let cards = boards.chain(&picture.offer).chain(&picture.hand);
        self.hear_all(cards.flat_map(|card| &card.facts));
        for (_, key) in &picture.legend {
            self.gaps.entry(key.clone()).or_default();
        }
    }

    /// What is said whatever happens.
    fn read_the_rules(&mut self, game: &dyn Game) {
        self.hear_all(&game.info().how_to_move);
        self.hear_all(&game.info().tie_breaks);
        self.hear_all(game.printed().cards.iter().flat_map(|card| &card.facts));
        self.hear_all(
            game.printed()
                .symbols
                .iter()
                .flat_map(|symbol| &symbol.text),
        );
    }

    /// Tries texts that are like moves, or not; what is no move now is answered.
    fn try_texts(
        &mut self,
        game: &dyn Game,
        state: &GameState,
        texts: &[String],
        generator: &mut impl Rng,
    ) {
        let words: Vec<&str> = texts.iter().flat_map(|text| text.split(' ')).collect();
        for _ in 0..TRIES {
            let mut text: Vec<&str> = pick(texts, generator).split(' ').collect();
            let other = if generator.random_bool(0.3) {
                *pick(&STRAY, generator)
            } else {
                *pick(&words, generator)
            };
            let at = generator.random_range(0..text.len());
            match generator.random_range(0..4) {
                0 => text[at] = other,
                1 => text.insert(at, other),
                2 => text.truncate(at),
                _ => text = vec![other],
            }
            self.hear_answers(game, state, text.join(" ").trim());
        }
        // What is a move all by itself is asked for at the wrong time too.
        for text in ["draw", "accept", "done"] {
            self.hear_answers(game, state, text);
        }
    }

    fn hear_answers(&mut self, game: &dyn Game, state: &GameState, text: &str) {
        match game.parse_move(text) {
            Err(error) => self.hear(&error.0),
            Ok(id) => {
                for seat in Seat::all(game.info().seats) {
                    if let Err(refusal) = game.check(state, seat, id) {
                        assert!(refusal.clause.0.contains('-'), "{refusal:?}");
                        self.hear(&refusal.reason);
                    }
                }
            }
        }
    }

    /// Plays a game and hears all that is said to anybody. Half of the decisions are those of a greedy bot, if one is asked.
    fn play(&mut self, loaded: &LoadedGame, greedy: bool, seed: u64) {
        let game = &*loaded.game;
        let mut bot = loaded.player(Spec::Greedy);
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        let mut state = game.start();
        let mut texts: Vec<String> = Vec::new();
        for decision in 0.. {
            let notices = match game.awaiting(&state) {
                Awaiting::Chance(chance) => game
                    .deal(&mut state, chance.sample(&mut generator))
                    .unwrap(),
                Awaiting::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let view = game.view(&state, seat);
                    self.look_at(&game.picture(&view));
                    let moves = game.moves(&state, seat).into_iter();
                    let moves: Vec<MoveId> = moves.map(Legal::mv).collect();
                    for id in &moves {
                        if let Target::Choice(message) = game.target(&view, *id) {
                            self.hear(&message);
                        }
                    }
                    texts.push(game.print_move(*pick(&moves, &mut generator)));
                    self.try_texts(game, &state, &texts, &mut generator);
                    let generator_of_bot = decision_generator(seed, 0, seat, decision);
                    let ask = Ask {
                        game,
                        seat,
                        view: &view,
                        moves: &moves,
                        messages: &[],
                        generator: generator_of_bot,
                    };
                    let id = if greedy {
                        bot.choose(ask).unwrap()
                    } else {
                        *pick(&moves, &mut generator)
                    };
                    let legal = game.check(&state, seat, id).unwrap();
                    game.apply(&mut state, legal)
                }
                Awaiting::Over => break,
            };
            self.hear_all(notices.iter().map(|notice| &notice.message));
        }
        for seat in Seat::all(game.info().seats) {
            self.look_at(&game.picture(&game.view(&state, seat)));
            let score = game.score(&state, seat);
            self.hear_all(
                &score
                    .lines()
                    .iter()
                    .map(|line| game.score_message(line))
                    .collect::<Vec<_>>(),
            );
        }
    }

    /// Those of these keys that were never heard, though rules use them.
    fn missed(&self, keys: &[String]) -> BTreeSet<String> {
        let wanted = |key: &str| {
            let of_rules = RULES.iter().any(|family| key.starts_with(family));
            of_rules && !TO_PROGRAMS.contains(&key) && !self.gaps.contains_key(key)
        };
        keys.iter().filter(|key| wanted(key)).cloned().collect()
    }
}

/// Nobody hears another language than their own.
#[track_caller]
fn assert_said_in_own_language(words: &Translations, key: &str) {
    let (own, said) = (words.language(), words.language_of(key));
    assert_eq!(said, Some(own), "{key} is not said in {own}");
}

fn pick<'a, T>(among: &'a [T], generator: &mut impl Rng) -> &'a T {
    &among[generator.random_range(0..among.len())]
}

fn open(
    entry: &GameEntry,
    files: &Files,
    option: Option<(&str, &str)>,
    seats: usize,
) -> Result<LoadedGame, LoadError> {
    (entry.open)(files, option.into_iter().collect(), seats, &plugins())
}

/// All that was heard in many games of a row: with every number of seats, with every value of every
/// option, and with packs that make rare things common.
fn heard(entry: &GameEntry) -> Observer {
    let mut observer = Observer {
        words: Language::ALL
            .map(|language| words_in(entry, language))
            .into(),
        gaps: BTreeMap::new(),
    };
    let files = (entry.shipped)();
    for seats in entry.seats.0..=entry.seats.1 {
        let loaded = open(entry, &files, None, seats).unwrap();
        observer.read_the_rules(&*loaded.game);
        (0..10).for_each(|seed| observer.play(&loaded, seed % 2 == 0, seed));
    }
    for option in entry.options {
        for (value, _) in option.values {
            let loaded = open(entry, &files, Some((option.name, value)), entry.seats.1).unwrap();
            observer.read_the_rules(&*loaded.game);
            (0..4).for_each(|seed| observer.play(&loaded, seed % 2 == 0, seed));
        }
    }
    for files in scarce(entry, &files) {
        let loaded = open(entry, &files, None, entry.seats.0.max(2));
        let loaded = loaded.unwrap_or_else(|error| panic!("{error}"));
        observer.read_the_rules(&*loaded.game);
        (0..10).for_each(|seed| observer.play(&loaded, seed % 2 == 0, seed));
    }
    observer
}

/// The pack with as few cards as can be, packs with a single box on one track, and packs whose symbols
/// do everything, with all cards and with few.
fn scarce(entry: &GameEntry, files: &Files) -> Vec<Files> {
    let seats = entry.seats.0.max(2);
    let opens = |files: &Files| open(entry, files, None, seats).is_ok();
    let few_cards = |count| {
        changed(files, "cards.json", |file| {
            if let Some(cards) = file["cards"].as_array_mut() {
                cards.truncate(count);
            }
        })
    };
    let few_boxes = |track: usize| {
        changed(files, "sheet.json", |file| {
            if let Some(track) = file["tracks"].get_mut(track) {
                track["boxes"] = 1.into();
                track.as_object_mut().unwrap().remove("row");
            }
        })
    };
    let cards = (1..64).map(few_cards).find(|files| opens(files));
    let boxes = (0..8).map(few_boxes).filter(|files| opens(files));
    let full = [usize::MAX, 8].map(|cards| full(files, cards));
    cards
        .into_iter()
        .chain(boxes)
        .chain(full.into_iter().flatten())
        .filter(|changed| changed != files)
        .collect()
}

/// The pack with one file changed.
fn changed(files: &Files, name: &str, change: impl Fn(&mut Value)) -> Files {
    let with = |source: &Source| {
        if source.name != name {
            return source.clone();
        }
        let mut file = read::<Value>(source, &mut Report::default()).unwrap().value;
        change(&mut file);
        Source {
            text: file.to_string(),
            ..source.clone()
        }
    };
    Files::new(files.sources().iter().map(with).collect())
}

/// What was heard of every game of the catalogue.
static HEARD: LazyLock<Vec<(GameEntry, Observer)>> = LazyLock::new(|| {
    let with_ear = |entry| (entry, heard(&entry));
    games().into_iter().map(with_ear).collect()
});

/// Saying a game aloud fails by itself if a gap stays open; besides, no key is never heard.
#[test]
fn every_sentence_is_said_by_some_game() {
    for file in engine_files() {
        let missed = HEARD
            .iter()
            .map(|(_, observer)| observer.missed(&keys_of(&file)));
        let by_nobody = missed.reduce(|one, other| &one & &other).unwrap();
        assert!(by_nobody.is_empty(), "{file}: {by_nobody:?}");
    }
    for (entry, observer) in &*HEARD {
        let missed = observer.missed(&keys_of(&file_of(entry)));
        assert!(missed.is_empty(), "{}: {missed:?}", file_of(entry));
    }
}

/// No sentence, in any of its forms, asks for a gap that the sources do not fill.
#[test]
fn no_sentence_asks_for_a_gap_that_is_never_filled() {
    for (entry, observer) in &*HEARD {
        for file in engine_files().into_iter().chain([file_of(entry)]) {
            for (key, gaps) in sentences(&text_of(&file)) {
                let Some(filled) = observer.gaps.get(key.as_str()) else {
                    continue;
                };
                let open: Vec<&String> = gaps
                    .iter()
                    .filter(|gap| !filled.contains(gap.as_str()))
                    .collect();
                assert!(
                    open.is_empty(),
                    "{file}: {key} asks for {open:?}; {} fills {filled:?}",
                    entry.name
                );
            }
        }
    }
}

/// Every key of a file with the gaps that its sentence asks for.
pub(super) fn sentences(ftl: &str) -> Vec<(String, Vec<String>)> {
    let word = |text: &str| -> String {
        let part = |c: &char| c.is_ascii_alphanumeric() || *c == '-';
        text.chars().take_while(part).collect()
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
