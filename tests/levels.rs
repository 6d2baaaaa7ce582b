//! Levels: names for bots of different strength, wherever a bot is named; and hints.

#[path = "../crates/cli/examples/hints.rs"]
#[expect(dead_code, reason = "the example has a `main` of its own")]
mod example;

use crate::common::{Home, contains, lines};
use crate::page::file;
use rnw_bots::search::{Budget, Parameters};
use rnw_bots::{Greedy, Level, NamedBot, Spec};
use rnw_cli::{Catalogue, GameEntry, LoadedGame};
use roll_and_write::Levels;

fn opened(entry: &GameEntry) -> LoadedGame {
    let files = (entry.shipped)();
    let seats = entry.seats.1;
    let loaded = entry.open(&files, &[], seats, Catalogue::stock().plugins());
    loaded.unwrap_or_else(|failure| panic!("{}: {failure}", entry.name))
}

/// The bot of a level in a game.
fn bot_of(game: &str, level: Level) -> Spec {
    let catalogue = Catalogue::stock();
    let mut entries = catalogue.entries().iter();
    let entry = entries.find(|entry| entry.name == game).unwrap();
    opened(entry).spec(NamedBot::Level(level, None)).unwrap()
}

/// Whether a bot plays the same on every machine.
fn plays_the_same_everywhere(spec: Spec) -> bool {
    match spec {
        Spec::Random | Spec::Greedy(_) => true,
        Spec::Search(Parameters { budget, .. }) => matches!(budget, Budget::Iterations(_)),
        Spec::Own(_) => false,
    }
}

/// The budget of a search; 0 for other bots.
fn iterations(spec: Spec) -> u32 {
    match spec {
        Spec::Search(Parameters {
            budget: Budget::Iterations(count),
            ..
        }) => count,
        Spec::Search(_) | Spec::Random | Spec::Greedy(_) | Spec::Own(_) => 0,
    }
}

/// The levels of each game, from easy to expert.
const LEVELS: [(&str, [&str; 4]); 4] = [
    (
        "silver-and-gold",
        [
            "greedy:look=5",
            "greedy:look=8",
            "greedy:look=13",
            "mcts:iterations=70",
        ],
    ),
    (
        "pyramids",
        [
            "greedy:look=6",
            "greedy:look=8",
            "greedy",
            "mcts:iterations=200",
        ],
    ),
    (
        "nuggets",
        [
            "greedy:look=2",
            "greedy",
            "mcts:iterations=30",
            "mcts:iterations=300",
        ],
    ),
    (
        "lamplighters",
        [
            "greedy:look=2",
            "greedy:look=3",
            "greedy",
            "mcts:iterations=1000",
        ],
    ),
];

/// Whoever changes a level measures it and writes the result in `docs/our-bots.md`.
#[test]
fn the_levels_of_each_game_are_those_that_were_measured() {
    let catalogue = Catalogue::stock();
    let named: Vec<(&str, [String; 4])> = (catalogue.entries().iter())
        .map(|entry| {
            let levels = opened(entry).game.levels();
            let bots = Level::ALL.map(|level| level.spec(&levels).unwrap().to_string());
            (entry.name, bots)
        })
        .collect();
    let expected = LEVELS.map(|(game, bots)| (game, bots.map(str::to_owned)));
    assert_eq!(named, expected);
}

#[test]
fn every_game_names_four_bots_that_play_the_same_everywhere() {
    for entry in Catalogue::stock().entries() {
        let levels = opened(entry).game.levels();
        let specs = Level::ALL.map(|level| level.spec(&levels).unwrap());
        for (index, spec) in specs.into_iter().enumerate() {
            let text = spec.to_string();
            assert!(plays_the_same_everywhere(spec), "{}: {text}", entry.name);
            assert!(
                !specs[..index].contains(&spec),
                "{}: {text} twice",
                entry.name
            );
        }
    }
    // A game of somebody else need not name any.
    for level in Level::ALL {
        let spec = level.spec(&Levels::default()).unwrap();
        assert!(plays_the_same_everywhere(spec), "{level}");
    }
}

#[test]
fn the_guide_names_the_bots_of_all_levels() {
    let guide = file("docs/our-bots.md");
    let bots: Vec<Levels> = (Catalogue::stock().entries().iter())
        .map(|entry| opened(entry).game.levels())
        .collect();
    for level in Level::ALL {
        let specs = bots.iter().map(|levels| level.spec(levels).unwrap());
        let cells: Vec<String> = specs.map(|spec| format!("`{spec}`")).collect();
        let row = guide
            .lines()
            .find(|line| line.starts_with(&format!("| `{level}`")));
        let row: Vec<&str> = row.unwrap().split('|').map(str::trim).collect();
        assert_eq!(row[2..2 + cells.len()], cells, "{level}");
    }
}

#[test]
fn a_level_plays_as_its_bot_and_results_name_both() {
    let home = Home::new();
    let easy = bot_of("pyramids", Level::Easy);
    assert!(matches!(easy, Spec::Greedy(Greedy { look: Some(_), .. })));
    let run = |players: &str| {
        home.json(&format!(
            "simulate pyramids --players {players} --games 20 --seed 3 --format json"
        ))
    };
    let by_level = run("easy,random");
    let by_name = run(&format!("{easy},random"));
    assert_eq!(by_level["seats"][0]["player"], format!("easy:{easy}"));
    assert_eq!(by_level["seats"][0]["mean"], by_name["seats"][0]["mean"]);
    assert_ne!(
        by_level["seats"][0]["mean"],
        run("medium,random")["seats"][0]["mean"]
    );

    let table = home.out("match pyramids --players easy,random --deals 4 --seed 3");
    assert!(table.contains("   1 easy  "), "{table}");
    assert!(lines(&table).contains(&format!("easy: {easy}")), "{table}");
    home.out("match pyramids --players easy,random --deals 4 --out games.csv");
    let rows = home.read("games.csv");
    assert!(rows.contains(&format!(",easy:{easy},")), "{rows}");
    // A run that another version began with another bot is not mixed with this one.
    home.out("match pyramids --players easy,random --deals 4 --out games.jsonl");
    home.refused(
        "match pyramids --players easy:random,random --deals 4 --out games.jsonl --resume",
        2,
        "easy:random",
    );
}

#[test]
fn a_record_keeps_the_bot_of_a_level() {
    let home = Home::new();
    let medium = bot_of("nuggets", Level::Medium);
    home.out("play nuggets --players medium,easy:random --seed 4 --record game.jsonl");
    let record = home.read("game.jsonl");
    let header = &lines(&record)[0];
    contains(
        header,
        format!(r#"{{"name":"medium","player":"medium:{medium}"}}"#),
    );
    contains(header, r#"{"name":"easy","player":"easy:random"}"#);
    home.out("verify game.jsonl");
    // Half of the record, resumed, ends like the whole.
    let all = lines(&record);
    home.write(
        "half.jsonl",
        format!("{}\n", all[..all.len() / 2].join("\n")),
    );
    home.out("play --resume half.jsonl");
    assert_eq!(lines(&home.read("half.jsonl")).last(), all.last());
}

#[test]
fn levels_are_suggested_and_listed() {
    let home = Home::new();
    for command in [
        "play nuggets --players me,exprt",
        "match nuggets --players exprt,greedy",
        "bot serve exprt",
    ] {
        let error = home.run(command).err;
        assert!(
            error.contains("did you mean \"expert\"?"),
            "{command}: {error}"
        );
        assert!(
            error.contains("easy, medium, hard, expert"),
            "{command}: {error}"
        );
    }
    for command in ["play", "simulate", "match", "content stats", "bot serve"] {
        for (language, words) in [
            ("en", ["`easy`", "`medium`", "`hard`", "`expert`"]),
            ("cs", ["snadná", "střední", "těžká", "expert"]),
            ("pl", ["łatwy", "średni", "trudny", "ekspert"]),
        ] {
            let help = home.out(&format!("{command} --help --lang {language}"));
            let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
            for word in words {
                let word = word.trim_matches('`');
                assert!(help.contains(word), "{command}, {language}: {word}: {help}");
            }
        }
    }
}

/// A small search, so that a build for tests is fast.
const QUICK: &str = "mcts:iterations=40";

/// Hints and judgements agree: of a game in which each hint is followed, the record has no mistake.
#[test]
fn a_hint_that_is_followed_costs_nothing() {
    let catalogue = Catalogue::stock();
    for entry in catalogue.entries() {
        let checked = example::check(entry, 1, QUICK, QUICK).unwrap();
        assert!(checked.hints > 5, "{}: {checked:?}", entry.name);
        let lost = (checked.costly, checked.mistakes);
        assert_eq!(lost, (0, 0), "{}: {checked:?}", entry.name);
    }
    // Another search has another opinion, so the hints were really judged.
    let other = "mcts:iterations=30,width=3,depth=1";
    let nuggets = catalogue.entries().iter();
    let nuggets = nuggets.filter(|entry| entry.name == "nuggets");
    for entry in nuggets {
        let checked = example::check(entry, 1, other, QUICK).unwrap();
        assert!(checked.costly > 0, "{checked:?}");
        let error = example::check(entry, 1, "greedy", QUICK).unwrap_err();
        assert_eq!(error.to_string(), "greedy does not search; expected mcts");
    }
    let report = example::report(&example::Checked {
        hints: 200,
        costly: 9,
        mistakes: 3,
        ..example::Checked::default()
    });
    let start = "3 of 200 hints are a mistake of more than two points: 1.50 % (0.51 to 4.32 %); 9 cost anything";
    assert!(report.starts_with(start), "{report}");
}

#[test]
fn the_judge_plays_the_same_everywhere_and_searches_as_long_as_any_level() {
    let judge = Spec::Search(Parameters::judging());
    assert!(plays_the_same_everywhere(judge));
    for entry in Catalogue::stock().entries() {
        let levels = opened(entry).game.levels();
        for level in Level::ALL {
            let level = level.spec(&levels).unwrap();
            assert!(
                iterations(judge) >= iterations(level),
                "{}: {level}",
                entry.name
            );
        }
    }
}
