//! Tries symbols in scenes, and plays the scenes of packs as tests.

use crate::StudioError;
use crate::lines::Lines;
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_i18n::{Language, Translator, name};
use rnw_packs::{Files, Problem, Report, SCENES, Severity, Source};
use rnw_plan::{load_game, pack, words};
use rnw_testkit::{PlayedScene, SceneError, SceneLine};
use roll_and_write::option::{did_you_mean, expected};
use roll_and_write::{Arg, SEATS_MAX, Seat};
use serde::Serialize;

/// What happened in a scene, in sentences.
#[derive(Serialize, Debug)]
pub struct TriedScene {
    /// The symbol.
    pub symbol: String,
    /// The cards on the boards of the first seat.
    pub cards: Vec<String>,
    /// What happened.
    pub happened: Vec<String>,
    /// The same in the form for developers, as `happens` expects it.
    pub events: Vec<String>,
    /// The points that the first seat has gained.
    pub gained: i32,
    /// Each line of its score that changed, with the difference.
    pub scored: Vec<(String, i32)>,
    /// What is awaited then.
    pub awaiting: String,
    /// The seats that have to decide.
    pub choices: Vec<SceneChoice>,
    /// The number of checks that the scene makes.
    pub checks: usize,
    /// The checks that came out otherwise.
    pub surprises: Vec<String>,
    #[serde(skip)]
    words: Translator,
}

/// What a seat may choose after a scene.
#[derive(Serialize, Debug)]
pub struct SceneChoice {
    /// The seat, counted from 1.
    pub seat: usize,
    /// What it must decide.
    pub owed: Option<String>,
    /// Its legal moves.
    pub moves: Vec<String>,
}

/// The scenes of a pack after they were played.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct CheckedScenes {
    /// The number of scenes.
    pub scenes: usize,
    /// What came out otherwise, with its place.
    pub report: Report,
}

/// Plays a scene of a symbol.
///
/// # Errors
/// If no symbol has this name, or if the scene cannot be set up or played. The error shows the piece.
pub fn try_scene(
    catalogue: &Catalogue,
    entry: &GameEntry,
    files: &Files,
    (symbol, line): (&str, &str),
    language: Language,
) -> Result<TriedScene, StudioError> {
    let theatre = Theatre::open(catalogue, entry, files, language)?;
    let played = SceneLine::read(symbol, line, 0).and_then(|scene| theatre.play(&scene));
    match played {
        Ok(played) => Ok(TriedScene::of(symbol, &played, theatre.words)),
        Err(error) => {
            let source = Source {
                path: "the scene".to_owned(),
                name: SCENES.to_owned(),
                text: line.to_owned(),
            };
            let problems = vec![theatre.problem(&error, &source)];
            let files = Files::new(vec![source]);
            Err(StudioError::pack(Report { problems }, &files))
        }
    }
}

/// Plays the scenes of a pack, in `scenes.txt`. Those of the packs that it extends are theirs.
///
/// # Errors
/// If the words of the pack are wrong.
pub fn check(
    catalogue: &Catalogue,
    entry: &GameEntry,
    files: &Files,
) -> Result<CheckedScenes, StudioError> {
    let Some(source) = files.get(SCENES) else {
        return Ok(CheckedScenes::default());
    };
    let theatre = Theatre::open(catalogue, entry, files, Language::English)?;
    let scenes = SceneLine::read_all(&source.text);
    let mut checked = CheckedScenes {
        scenes: scenes.len(),
        ..CheckedScenes::default()
    };
    for scene in scenes {
        let wrong = match scene.and_then(|scene| theatre.play(&scene)) {
            Ok(played) => played.surprises,
            Err(error) => vec![error],
        };
        let problems = wrong.iter().map(|error| theatre.problem(error, source));
        checked.report.problems.extend(problems);
    }
    Ok(checked)
}

/// A pack whose scenes are played.
struct Theatre<'a> {
    catalogue: &'a Catalogue,
    entry: &'a GameEntry,
    files: &'a Files,
    words: Translator,
}

impl<'a> Theatre<'a> {
    fn open(
        catalogue: &'a Catalogue,
        entry: &'a GameEntry,
        files: &'a Files,
        language: Language,
    ) -> Result<Self, StudioError> {
        let words = words::translator(entry, files, Vec::new(), language)?;
        let seat = words.text("page-seat");
        let names = Seat::all(SEATS_MAX).map(|own| format!("{seat} {}", own.number()));
        Ok(Self {
            catalogue,
            entry,
            files,
            words: words.with_names(names.collect()),
        })
    }

    /// Plays a scene at a table with as few seats as it and the pack need.
    fn play(&self, scene: &SceneLine) -> Result<PlayedScene, SceneError> {
        let seats = scene.seats().max(pack::seats_of(self.entry, self.files).0);
        let loaded = load_game(
            self.catalogue,
            self.entry,
            self.files,
            &scene.options(),
            seats,
        );
        let loaded = loaded.map_err(|error| scene.error(error.to_string()))?;
        let symbols = loaded.game.printed().symbols;
        let known = || symbols.iter().map(|symbol| symbol.name.as_str());
        let symbol = scene.symbol();
        if known().all(|known| known != symbol) {
            let (expected, hint) = (expected(known()), did_you_mean(symbol, known()));
            return Err(scene.error(format!("unknown symbol {symbol:?}; {expected}{hint}")));
        }
        loaded.game.play_scene(scene)
    }

    fn problem(&self, error: &SceneError, source: &Source) -> Problem {
        let why = error.why.as_ref().map(|why| self.words.translate(why));
        let why = why.map_or(String::new(), |why| format!(": {why}"));
        Problem {
            severity: Severity::Error,
            path: source.path.clone(),
            range: error.range.clone(),
            position: source.position(error.range.start),
            message: format!("{}{why}", error.what),
            help: None,
        }
    }
}

impl TriedScene {
    fn of(symbol: &str, played: &PlayedScene, words: Translator) -> Self {
        let choice = |(seat, owed, moves): &(Seat, Option<_>, Vec<String>)| SceneChoice {
            seat: seat.number(),
            owed: owed.as_ref().map(|owed| words.translate(owed)),
            moves: moves.clone(),
        };
        let messages = || played.notices.iter().map(|notice| &notice.message);
        let event = |text: String| text.trim_start_matches("event-").to_owned();
        let scored = played.scored.iter();
        Self {
            symbol: symbol.to_owned(),
            cards: played.cards.clone(),
            happened: messages().map(|message| words.translate(message)).collect(),
            events: messages()
                .map(|message| event(message.to_string()))
                .collect(),
            gained: played.gained,
            scored: scored
                .map(|(line, points)| (words.translate(line), *points))
                .collect(),
            awaiting: played.awaiting.clone(),
            choices: played.choices.iter().map(choice).collect(),
            checks: played.checks,
            surprises: played.surprises.iter().map(ToString::to_string).collect(),
            words,
        }
    }

    /// What happened, and what may be chosen then, as lines in the language of the reader.
    pub fn text(&self) -> String {
        let mut lines = Lines::default();
        let number = |number: usize| Arg::Number(number as i64);
        let cards = [("cards", name(self.cards.join(", ")))];
        lines.add(&self.words.with("cli-scene-cards", &cards));
        for sentence in &self.happened {
            lines.add(&format!("  {sentence}"));
        }
        let gained = [("points", Arg::Number(self.gained.into()))];
        lines.add(&self.words.with("cli-scene-gained", &gained));
        for (line, points) in &self.scored {
            lines.add(&format!("  {points:+}  {line}"));
        }
        if self.choices.is_empty() {
            lines.add(&self.words.text("cli-scene-no-choice"));
        }
        for choice in &self.choices {
            let of = [
                ("seat", number(choice.seat)),
                ("moves", number(choice.moves.len())),
            ];
            lines.add(&self.words.with("cli-scene-choice", &of));
            lines.add(&format!("  {}", choice.owed.as_deref().unwrap_or_default()));
            lines.add(&format!("  {}", crate::lines::listed(&choice.moves)));
        }
        if self.checks > 0 && self.surprises.is_empty() {
            let checks = [("checks", number(self.checks))];
            lines.add(&self.words.with("cli-scene-holds", &checks));
        }
        for surprise in &self.surprises {
            lines.add(
                &self
                    .words
                    .with("cli-scene-surprise", &[("what", name(surprise))]),
            );
        }
        lines.text()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a scene of a shipped pack comes to, or what is wrong with it.
    fn tried(pack: &str, symbol: &str, scene: &str) -> Result<TriedScene, String> {
        let catalogue = Catalogue::stock();
        let files = pack::named(&catalogue, pack.as_ref()).unwrap();
        let entry = pack::entry_of(&catalogue, &files).unwrap();
        let scene = (symbol, scene);
        try_scene(&catalogue, entry, &files, scene, Language::English)
            .map_err(|error| error.to_string())
    }

    #[test]
    fn everything_that_a_scene_says_is_so() {
        let scene = "round 4, turn 7, seat 2 track coins 5, track palms 4 2, completed purple purple, card G04, \
            marked a1, offer purple, seat 2 card Y11, seat 2 card G07, seat 2 marked B d2, mark a2, seats 3, \
            expect track palms 4 2, seat 2 track coins 5, marked a1 a2, seat 3 track coins 0";
        let tried = tried("silver-and-gold", "coin", scene).unwrap();
        assert_eq!((tried.checks, tried.surprises), (4, Vec::<String>::new()));
        assert_eq!(tried.awaiting, "over");
        assert!(
            tried.happened[0].starts_with("Turn 28 of 28"),
            "{:?}",
            tried.happened
        );
    }

    #[test]
    fn a_scene_without_pieces_marks_the_symbol() {
        let tried = tried("silver-and-gold", "coin", "").unwrap();
        assert_eq!(tried.gained, 1);
        assert!(
            tried
                .events
                .iter()
                .any(|event| event == "advanced seat=1 track=track-coins gained=1 lost=0")
        );
        assert_eq!(tried.awaiting, "expedition");
    }

    #[test]
    fn what_does_not_come_out_is_named() {
        let scene = "expect gains 3, track coins 1, happens claimed, marked z1";
        let tried = tried("silver-and-gold", "coin", scene).unwrap();
        let [gains, happens, marked] = &tried.surprises[..] else {
            panic!("{:?}", tried.surprises);
        };
        assert_eq!(gains, "expected \"3\", found \"1\"");
        assert!(
            happens.starts_with("no event begins so; found "),
            "{happens}"
        );
        assert!(marked.starts_with("expected \"z1\", found "), "{marked}");
    }

    #[test]
    fn a_wrong_piece_is_named_with_its_place_and_the_cure() {
        for (scene, expected) in [
            (
                "mark a1, track coinz 3",
                "the scene:1:10: unknown track \"coinz\"; expected one of coins, cups, palms; did you mean \"coins\"?",
            ),
            ("track coins 99", "expected how many of the "),
            (
                "track coins 1, track coins 1",
                "1:16: the track coins was already set",
            ),
            (
                "round 5",
                "the game has 4 rounds of 7 turns; found round 5, turn 1",
            ),
            (
                "card Q99",
                "no card has the name, the colour or the symbol \"Q99\"",
            ),
            (
                "card G01, seat 2 offer G01",
                "the card G01 already lies somewhere else",
            ),
            ("card G01, card G02, card G03", "a seat has only 2 boards"),
            ("marked z9", "has no cell z9"),
            ("pool nope 1", "unknown pool \"nope\""),
            ("seats 9", "silver-and-gold needs 1 to 4 seats"),
            ("seats many", "\"many\" is not a number of seats"),
            ("seat 0 mark a1", "no table has a seat \"0\""),
            (
                "mrak a1",
                "\"mrak a1\" is no piece of a scene and no move; did you mean \"mark\"?",
            ),
            (
                "mark z9",
                "no expedition allows \"A z9\"; with the first one: ",
            ),
            ("option start=9", "start"),
        ] {
            let error = tried("silver-and-gold", "coin", scene).unwrap_err();
            assert!(error.contains(expected), "{scene}: {error}");
        }
        let error = tried("nuggets", "coin", "").unwrap_err();
        assert!(error.contains("unknown symbol \"coin\""), "{error}");
    }

    #[test]
    fn a_file_of_scenes_changes_no_game_and_must_check_something() {
        let catalogue = Catalogue::stock();
        let shipped = pack::named(&catalogue, "silver-and-gold".as_ref()).unwrap();
        let entry = pack::entry_of(&catalogue, &shipped).unwrap();
        let text =
            "# What coins do.\ncoin: expect gains 1   -- a comment\n\ncoin: mark a1\ncoin mark\n";
        let mut sources = shipped.sources().to_vec();
        sources.push(Source {
            path: "mine/scenes.txt".to_owned(),
            name: SCENES.to_owned(),
            text: text.to_owned(),
        });
        let files = Files::new(sources).with_blobs(shipped.blobs().to_vec());
        let hash = rnw_flip::content::content_hash;
        assert_eq!(hash(&files), hash(&shipped));
        let checked = check(&catalogue, entry, &files).unwrap();
        assert_eq!(checked.scenes, 3);
        let places = checked
            .report
            .problems
            .iter()
            .map(|problem| problem.position);
        assert_eq!(
            places.collect::<Vec<_>>(),
            [(4, 1), (5, 1)],
            "{}",
            checked.report
        );
    }
}
