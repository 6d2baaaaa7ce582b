//! Plays whole games and translates all their messages: every sentence that can appear fills all its gaps.

use super::{RULES, engine_files, file_of, keys_of, text_of, words_in};
use crate::common::games;
use crate::symbols::full::{full, plugins};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rnw_bots::Spec;
use rnw_cli::{GameEntry, LoadedGame};
use rnw_i18n::{Language, Translations};
use rnw_packs::{Files, LoadError, Report, Source, read};
use rnw_session::{Ask, DealId, decision_generator};
use roll_and_write::picture::{Hue, Picture};
use roll_and_write::{Arg, Awaiting, Game, GameState, Legal, Message, MoveId, Seat, Target};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// The endings of a word's key: the plain form, one thing, a counted number of things.
const FORMS: [&str; 3] = ["", "-one", "-counted"];
/// The number of texts to try at each decision.
const TRIES: usize = 4;
/// Stray texts that people may type, in addition to words of moves.
const STRAY: [&str; 14] = [
    "", "a", "b", "A", "7", "99", "zebra", "z9", "?", "draw", "accept", "done", "žluť", "\"",
];

/// Keys that no game here uses. The first needs a program, which can name a move that has neither a text nor a
/// number. The second needs a game without targets of its own.
const TO_PROGRAMS: [&str; 2] = ["refusal-off-board", "target-move"];

/// The sentence that says nothing where the order of the seats means nothing.
const MAY_BE_EMPTY: &str = "headline-start";

/// Translates messages into every language, and remembers the gaps that the messages of each key fill.
struct Observer {
    words: Vec<Translations>,
    gaps: BTreeMap<String, BTreeSet<String>>,
    /// The messages that were heard: most come again and again.
    heard: BTreeSet<String>,
}

impl Observer {
    #[track_caller]
    fn hear(&mut self, message: &Message) {
        if !self.heard.insert(message.to_string()) {
            return;
        }
        let name = |seat: Seat| format!("player {}", seat.number());
        for words in &self.words {
            let text = words.translate(message, &name);
            let raw = ["{", "$", &*message.key]
                .into_iter()
                .find(|raw| text.contains(raw));
            assert_eq!(raw, None, "{message}: {text}");
            let says = !text.is_empty() || message.key == MAY_BE_EMPTY;
            assert!(says && text.trim() == text, "{message}: {text:?}");
            assert_said_in_own_language(words, &message.key);
        }
        for (_, arg) in &message.args {
            match arg {
                Arg::List(messages) => self.hear_all(messages),
                Arg::Word(key) => {
                    for key in FORMS.map(|form| format!("{key}{form}")) {
                        for words in self.words.iter().filter(|words| words.has(&key)) {
                            assert_said_in_own_language(words, &key);
                        }
                        let gaps = self.gaps.entry(key).or_default();
                        gaps.insert("count".to_owned());
                    }
                }
                Arg::Number(_) | Arg::Name(_) | Arg::Seat(_) => {}
            }
        }
        let gaps = message.args.iter().map(|(gap, _)| gap.to_string());
        let gaps = gaps.chain(forms(message));
        self.gaps
            .entry(message.key.to_string())
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
        self.hear_all(picture.dice.iter().map(|dice| &dice.name));
        for track in places.clone().flat_map(|place| &place.tracks) {
            self.gaps.entry(track.name.clone()).or_default();
            self.hear_all(&track.facts);
            self.hear_all(track.boxes.iter().flat_map(|one| &one.note));
        }
        let boards = places
            .flat_map(|place| &place.boards)
            .chain(&picture.boards);
        let cards = boards.chain(&picture.offer).chain(&picture.hand);
        self.hear_all(cards.clone().flat_map(|card| &card.facts));
        self.hear_all(cards.clone().flat_map(|card| &card.title));
        self.hear_all(
            cards
                .flat_map(|card| &card.regions)
                .flat_map(|region| &region.facts),
        );
        for (_, key) in &picture.legend {
            self.gaps.entry(key.clone()).or_default();
            self.gaps.entry(format!("{key}-help")).or_default();
        }
    }

    /// Translates the messages that need no play.
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

    /// Tries texts that are moves or resemble moves. Translates the errors and refusals.
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
        // Each of these words is a move by itself. The loop tries them at wrong times too.
        for text in ["draw", "accept", "done"] {
            self.hear_answers(game, state, text);
        }
    }

    fn hear_answers(&mut self, game: &dyn Game, state: &GameState, text: &str) {
        match game.parse_move(text) {
            Err(error) => {
                self.hear(&error.0);
                if let Awaiting::Seats(seats) = game.awaiting(state) {
                    let view = game.view(state, seats.first().unwrap());
                    self.hear(&game.text_error(&view, text, error));
                }
            }
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

    /// Plays a game and translates all messages to anybody. If `greedy` is set, a greedy bot decides; otherwise the
    /// moves are random.
    fn play(&mut self, loaded: &LoadedGame, greedy: bool, seed: u64) {
        let game = &*loaded.game;
        let mut bot = loaded.player(Spec::GREEDY);
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        let mut state = game.start();
        let mut texts: Vec<String> = Vec::new();
        for decision in 0.. {
            let notices = match game.awaiting(&state) {
                Awaiting::Chance(chance) => {
                    self.look_at(&game.picture(&game.view(&state, Seat::new(0))));
                    game.deal(&mut state, chance.sample(&mut generator))
                        .unwrap()
                }
                Awaiting::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let view = game.view(&state, seat);
                    let picture = game.picture(&view);
                    self.look_at(&picture);
                    // A symbol may say which of the open cards may be taken.
                    for card in &picture.offer {
                        self.hear_answers(game, &state, &format!("take {}", card.name));
                    }
                    let moves = game.moves(&state, seat).into_iter();
                    let moves: Vec<MoveId> = moves.map(Legal::mv).collect();
                    for id in &moves {
                        if let Target::Choice(message) = game.target(&view, *id) {
                            self.hear(&message);
                        }
                    }
                    texts.push(game.print_move(*pick(&moves, &mut generator)));
                    self.try_texts(game, &state, &texts, &mut generator);
                    let generator_of_bot = decision_generator(DealId::single(seed), seat, decision);
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

    /// The keys of rules among these for which no message occurred.
    fn missed(&self, keys: &[String]) -> BTreeSet<String> {
        let wanted = |key: &str| {
            let of_rules = RULES.iter().any(|family| key.starts_with(family));
            of_rules && !TO_PROGRAMS.contains(&key) && !self.gaps.contains_key(key)
        };
        keys.iter().filter(|key| wanted(key)).cloned().collect()
    }
}

/// The gaps that the translator derives from words and numbers: `track-id`, `track-one`, `track-gained`.
fn forms(message: &Message) -> Vec<String> {
    let is_number = |arg: &Arg| matches!(arg, Arg::Number(_));
    let numbers = message.args.iter().filter(|(_, arg)| is_number(arg));
    let ends: Vec<&str> = numbers
        .map(|(gap, _)| &**gap)
        .chain(["id", "one"])
        .collect();
    let words = message.args.iter();
    let words = words.filter(|(_, arg)| matches!(arg, Arg::Word(_)));
    let forms = words.flat_map(|(gap, _)| ends.iter().map(move |end| format!("{gap}-{end}")));
    forms.collect()
}

/// Checks that a sentence is in the observer's own language.
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

/// All messages of many games of one entry: with every number of seats, with every value of every option, and with
/// packs in which rare events are common.
fn heard(entry: &GameEntry) -> Observer {
    let mut observer = Observer {
        words: Language::ALL
            .map(|language| words_in(entry, language))
            .into(),
        gaps: BTreeMap::new(),
        heard: BTreeSet::new(),
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

/// Packs with little: one with as few cards as possible, one with few fences, and packs with a single box on one track. Also packs whose
/// symbols do everything, with all cards and with few.
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
    let few_fences = changed(files, "game.json", |file| {
        if let Some(board) = file.get_mut("board") {
            board["fences"] = 4.into();
        }
    });
    let fences = Some(few_fences).filter(|files| opens(files));
    let cards = (1..64).map(few_cards).find(|files| opens(files));
    let boxes = (0..8).map(few_boxes).filter(|files| opens(files));
    let full = [usize::MAX, 8].map(|cards| full(files, cards));
    cards
        .into_iter()
        .chain(fences)
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

/// The messages of every game of the catalogue.
static HEARD: LazyLock<Vec<(GameEntry, Observer)>> = LazyLock::new(|| {
    let with_ear = |entry| (entry, heard(&entry));
    games().into_iter().map(with_ear).collect()
});

/// Every key occurs in some game. A sentence with an unfilled gap fails while the games are played.
#[test]
fn every_sentence_is_said_by_some_game() {
    for file in engine_files() {
        let missed = HEARD
            .iter()
            .map(|(_, observer)| observer.missed(&keys_of(&file)));
        let mut by_nobody = missed.reduce(|one, other| &one & &other).unwrap();
        // Every colour has a name, whether dice of the shipped games have it or not.
        by_nobody.retain(|key| !Hue::ALL.iter().any(|hue| hue.key() == key));
        assert!(by_nobody.is_empty(), "{file}: {by_nobody:?}");
    }
    for (entry, observer) in &*HEARD {
        let missed = observer.missed(&keys_of(&file_of(entry)));
        assert!(missed.is_empty(), "{}: {missed:?}", file_of(entry));
    }
}

/// No sentence, in any of its forms, uses a gap that the sources do not fill.
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

/// Every key of a file, with the gaps of its sentence.
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
